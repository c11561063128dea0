"""Same meaning, other spelling: arguments brought into the form the schema asks for."""

from collections.abc import Mapping
from typing import Any

from ...home.home import Home
from ...llm_tools.spec import DEVICE_CLASS, DOMAIN, NAME, TARGET_KEYS, ToolSpec
from ...text.fold import MAX_NAME, fold
from ..problem import Note
from ..schema import check, is_valid
from ..targets.candidates import find_word
from .keys import with_known_keys
from .values import as_boolean, as_list, as_number, kinds_of

_BLANK = frozenset({"", "none", "null", "undefined"})
"""Texts by which models say that an optional argument is not given."""

_SCALARS = frozenset({"string", "integer", "number", "boolean"})


def normalized(
    spec: ToolSpec, arguments: dict[str, Any], home: Home
) -> tuple[dict[str, Any], tuple[Note, ...]]:
    """Return arguments in the form the schema asks for, with what was put right.

    Those of a script or of a server's tool are its own affair once they are valid.
    """
    if spec.intent_type is None and spec.targets is None and not check(spec, arguments):
        return arguments, ()
    normaliser = ArgumentNormalizer(spec, home)
    return normaliser.normalise(arguments), tuple(normaliser.notes)


class ArgumentNormalizer:
    """Puts the arguments of one call right and keeps note of what it did."""

    def __init__(self, spec: ToolSpec, home: Home) -> None:
        """Prepare for a tool in a home."""
        self._spec = spec
        self._home = home
        self.notes: list[Note] = []

    def normalise(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Return the arguments in the form the schema asks for, as far as it goes.

        What cannot be brought into form is left as it is for the schema to judge.
        """
        known, renamed = with_known_keys(arguments, self._spec, self._is_blank)
        self.notes += renamed
        args = {
            key: value for key, value in known.items() if not self._dropped(key, value)
        }
        for key, schema in self._spec.properties.items():
            if key in args:
                now = self._value(key, args[key], schema)
                self._replace(args, key, now, _form(args[key], now))
                if key not in self._spec.required and (
                    now == [] or self._is_blank(key, now)
                ):
                    del args[key]
        if self._spec.targets is not None:
            self._one_name(args)
            self._entity_id_as_name(args)
            self._domains(args)
            self._device_classes(args)
        return args

    def _note(self, path: str, was: Any, now: Any, reason: str) -> None:
        """Keep note of something put right."""
        self.notes.append(Note(path, was, now, reason))

    def _replace(self, args: dict[str, Any], key: str, now: Any, reason: str) -> None:
        """Set an argument and keep note when that changes it."""
        was = args.get(key)
        if was == now and type(was) is type(now):
            return
        args[key] = now
        self._note(key, was, now, reason)

    def _dropped(self, key: str, value: Any) -> bool:
        """Return whether an argument says nothing and is left out."""
        spec = self._spec
        known = key in spec.properties
        if key not in spec.required and self._is_blank(key, value):
            if value not in (None, ""):
                self._note(key, value, None, "blank")
            return True
        if key in spec.set_by_intent and not isinstance(value, bool):
            self._note(key, value, None, "the tool sets it itself")
            return True
        if known or spec.schema.get("additionalProperties", True) is not False:
            return False
        # A tool without arguments does the same without; a filter less reads more.
        if not spec.properties or (spec.targets is not None and spec.targets.reads):
            self._note(key, value, None, "not an argument of this tool")
            return True
        if key in (DOMAIN, DEVICE_CLASS) and self._says_own_domain(value):
            self._note(key, value, None, "the tool says it already")
            return True
        return False

    def _is_blank(self, key: str, value: Any) -> bool:
        """Return whether a value stands for nothing."""
        if value is None or (isinstance(value, str) and not value.strip()):
            return True
        return _says_nothing(value) and not self._may_say_none(key, value)

    def _may_say_none(self, key: str, value: str) -> bool:
        """Return whether a word for none is meant as it stands."""
        if key in TARGET_KEYS:
            home = self._home
            names = (home.entity_names, home.area_names, home.floor_names)
            return any(lexicon.exact(value) for lexicon in names)
        schema = self._spec.properties.get(key, {})
        free = kinds_of(schema) == {"string"} and "enum" not in schema
        return free or value in schema.get("enum", ())

    def _says_own_domain(self, value: Any) -> bool:
        """Return whether a value only repeats the domain that the tool is for."""
        rule = self._spec.targets
        if rule is None or rule.domains is None:
            return False
        values = value if isinstance(value, list) else [value]
        return all(
            isinstance(v, str) and find_word(v, rule.domains) is not None
            for v in values
        )

    def _value(self, key: str, value: Any, schema: Mapping[str, Any]) -> Any:
        """Return a value in the type that a schema asks for."""
        kinds = kinds_of(schema)
        if kinds == {"array"}:
            items = schema.get("items", {})
            choices = items.get("enum", ())
            split = key in TARGET_KEYS or bool(choices)
            return [
                now
                for item in as_list(value, split=split)
                if not _says_nothing(now := self._value(key, item, items))
                or now in choices
            ]
        if len(kinds) != 1:
            return self._alternative(key, value, schema)
        while isinstance(value, list) and len(value) == 1 and kinds <= _SCALARS:
            value = value[0]
        if kinds <= {"integer", "number"}:
            return as_number(value, schema, self._units(key, schema))
        if kinds == {"boolean"}:
            return as_boolean(value)
        if kinds == {"string"}:
            if isinstance(value, int | float) and not isinstance(value, bool):
                value = str(value)
            return _choice(value, schema.get("enum"))
        return value

    def _alternative(self, key: str, value: Any, schema: Mapping[str, Any]) -> Any:
        """Return a value in the form of the first alternative that it then fits."""
        choices = schema.get("anyOf", ())
        if any(is_valid(choice, value) for choice in choices):
            return value
        forms = ((self._value(key, value, choice), choice) for choice in choices)
        return next((now for now, choice in forms if is_valid(choice, now)), value)

    def _units(self, key: str, schema: Mapping[str, Any]) -> set[str]:
        """Return the units that say nothing more than the argument itself does."""
        if schema.get("maximum") == 100:
            return {"%"}
        if key != "temperature" or self._spec.targets is None:
            # "5 min" for minutes, "2 h" for hours.
            return {key[:length].casefold() for length in range(1, len(key) + 1)}
        if "light" in (self._spec.targets.domains or ()):
            return {"k", "°k"}
        own = self._home.temperature_unit.casefold()
        return {own, own.removeprefix("°"), "°"}

    def _one_name(self, args: dict[str, Any]) -> None:
        """Read a list of names of which each is one device's as the first of them."""
        names = args.get(NAME)
        if not isinstance(names, list) or not all(isinstance(n, str) for n in names):
            return
        if not names or kinds_of(self._spec.properties.get(NAME, {})) != {"string"}:
            return
        if not any(name.strip() for name in names) and NAME not in self._spec.required:
            del args[NAME]
            self._note(NAME, names, None, "blank")
            return
        found = [self._home.entity_names.find(name) for name in names]
        meant = {tuple(e.entity_id for e in one.things) for one in found if one.sure}
        if len(set(names)) == 1 or (all(one.sure for one in found) and len(meant) == 1):
            self._replace(args, NAME, names[0], "the same device twice")

    def _entity_id_as_name(self, args: dict[str, Any]) -> None:
        """Read `entity_id` as the name that Home Assistant accepts it as."""
        properties = self._spec.properties
        if "entity_id" in properties or NAME not in properties:
            return
        value = args.get("entity_id")
        entity_id = value[0] if isinstance(value, list) and len(value) == 1 else value
        if not isinstance(entity_id, str):
            return
        if (entity := self._home.entity_by_id.get(entity_id)) is None:
            return
        name = args.get(NAME)
        if name is not None and not (
            isinstance(name, str) and self._home.entity_names.find(name).one is entity
        ):
            return
        del args["entity_id"]
        self._note("entity_id", value, None, "an entity is called by its name")
        if name is None:
            self._replace(args, NAME, self._home.reference(entity), "from entity_id")

    def _domains(self, args: dict[str, Any]) -> None:
        """Put domains right: plural, case, compounds such as `irrigation_valve`."""
        value = args.get(DOMAIN)
        values = value if isinstance(value, list) else [value]
        known = self._known_domains()
        now = [
            (isinstance(v, str) and v not in known and find_word(v, known)) or v
            for v in values
        ]
        if value is not None:
            self._replace(
                args, DOMAIN, now if isinstance(value, list) else now[0], "domain"
            )

    def _device_classes(self, args: dict[str, Any]) -> None:
        """Move a domain that was written as a device class to where it belongs."""
        values = args.get(DEVICE_CLASS)
        if not isinstance(values, list):
            return
        items = self._spec.properties.get(DEVICE_CLASS, {}).get("items", {})
        allowed = items.get("enum", ())
        domains: list[str] = []
        classes: list[Any] = []
        for value in values:
            if value in allowed or not isinstance(value, str):
                classes.append(value)
            elif domain := find_word(value, self._known_domains()):
                domains.append(domain)
            else:
                classes.append(find_word(value, allowed) or value)
        if classes and not domains:
            self._replace(args, DEVICE_CLASS, classes, "device class")
        if classes or not domains:
            # A domain beside a device class: what is meant by both is not clear.
            return
        del args[DEVICE_CLASS]
        self._note(DEVICE_CLASS, values, None, "a domain, not a device class")
        if DOMAIN in self._spec.properties and DOMAIN not in args:
            self._replace(args, DOMAIN, domains, "was written as device_class")

    def _known_domains(self) -> frozenset[str]:
        """Return the domains that the tool or the home knows."""
        items = self._spec.properties.get(DOMAIN, {}).get("items", {})
        return frozenset(items.get("enum", ())) or self._home.domains


def _says_nothing(value: Any) -> bool:
    """Return whether a value is none, or a word for none."""
    return value is None or (
        isinstance(value, str) and value.strip().casefold() in _BLANK
    )


def _form(was: Any, now: Any) -> str:
    """Return the reason for which a value was brought into another form."""
    plain = as_number(was, {"type": "number"}, ())
    if isinstance(now, int) and isinstance(plain, float) and 0 < abs(plain) < 1:
        return "a fraction, not per cent"
    return "form"


def _choice(value: Any, choices: list[Any] | None) -> Any:
    """Return the allowed choice that a value spells otherwise."""
    if not choices or not isinstance(value, str) or value in choices:
        return value
    if len(value) > MAX_NAME:
        return value
    wanted = fold(value)
    same = [choice for choice in choices if fold(str(choice)) == wanted]
    return same[0] if len(same) == 1 else value
