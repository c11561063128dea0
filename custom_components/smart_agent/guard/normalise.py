"""Same meaning, other spelling: arguments brought into the form the schema asks for."""

import ast
from collections.abc import Mapping
import json
import re
from typing import Any

from ..home import Home
from ..toolset import DEVICE_CLASS, DOMAIN, NAME, ToolSpec
from ..words import fold
from .names import find_word
from .problem import Note

_BLANK = frozenset({"", "none", "null", "undefined"})
"""Texts by which models say that an optional argument is not given."""

_NUMBER = re.compile(r"\s*([-+]?\d+(?:[.,]\d+)?)\s*(\D{0,4})\s*")
_UNITS = {"": "", "%": "", "°": "", "k": "K", "°k": "K"}
"""Units that say nothing more than the argument itself does."""

_TRUE = frozenset({"true", "on", "yes"})
_FALSE = frozenset({"false", "off", "no"})

MAX_LITERAL = 2000
"""Characters up to which a text is tried as a list or object."""


class Normaliser:
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
        args: dict[str, Any] = {}
        for key, value in arguments.items():
            args[self._key(key, args)] = value
        args = {
            key: value for key, value in args.items() if not self._dropped(key, value)
        }
        for key, schema in self._spec.properties.items():
            if key in args:
                self._replace(args, key, self._value(args[key], schema), "form")
                if args[key] == [] and key not in self._spec.required:
                    del args[key]
        self._entity_id_as_name(args)
        if self._spec.targets is not None:
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

    def _key(self, key: str, taken: Mapping[str, Any]) -> str:
        """Return the argument a key means: other case, camel case, spaces."""
        if key in self._spec.properties:
            return key
        wanted = "".join(fold(key))
        for known in self._spec.properties:
            if "".join(fold(known)) == wanted and known not in taken:
                self._note(key, key, known, "spelling")
                return known
        return key

    def _dropped(self, key: str, value: Any) -> bool:
        """Return whether an argument says nothing and is left out."""
        known = key in self._spec.properties
        if key not in self._spec.required and _is_blank(value):
            if value not in (None, ""):
                self._note(key, value, None, "blank")
            return True
        if known or self._spec.schema.get("additionalProperties", True) is not False:
            return False
        # A tool without arguments, or one that only reads, does the same without.
        if not self._spec.properties or self._spec.annotations.read_only:
            self._note(key, value, None, "not an argument of this tool")
            return True
        if key in (DOMAIN, DEVICE_CLASS) and self._says_own_domain(value):
            self._note(key, value, None, "the tool says it already")
            return True
        return False

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

    def _value(self, value: Any, schema: Mapping[str, Any]) -> Any:
        """Return a value in the type that a schema asks for."""
        kind = schema.get("type")
        if kind == "array":
            items = schema.get("items", {})
            return [
                self._value(item, items)
                for item in _as_list(value)
                if not _is_blank(item)
            ]
        if isinstance(value, list) and len(value) == 1 and kind in _SCALARS:
            value = value[0]
        if kind in ("integer", "number"):
            return self._number(value, schema)
        if kind == "boolean":
            return _as_boolean(value)
        if kind == "string":
            if isinstance(value, int | float) and not isinstance(value, bool):
                value = str(value)
            return self._choice(value, schema.get("enum"))
        if kind == "object" and isinstance(value, str):
            return _literal(value, dict)
        return value

    def _number(self, value: Any, schema: Mapping[str, Any]) -> Any:
        """Return a number without quotes and unit; a fraction of 100 as per cent."""
        number = value
        if isinstance(value, str) and (found := _NUMBER.fullmatch(value)):
            if not self._is_own_unit(found[2].strip()):
                return value
            number = float(found[1].replace(",", "."))
        if isinstance(number, bool) or not isinstance(number, float):
            return number
        if schema.get("type") != "integer":
            return int(number) if number.is_integer() and number != value else number
        if schema.get("maximum") == 100 and 0 < number < 1:
            return round(number * 100)
        return int(number) if number.is_integer() else number

    def _is_own_unit(self, unit: str) -> bool:
        """Return whether a unit behind a number is the one that is meant anyway."""
        own = self._home.temperature_unit.casefold()
        return unit.casefold() in {*_UNITS, own, own.lstrip("°")}

    def _choice(self, value: Any, choices: list[Any] | None) -> Any:
        """Return the allowed choice that a value spells otherwise."""
        if not choices or not isinstance(value, str) or value in choices:
            return value
        wanted = fold(value)
        same = [choice for choice in choices if fold(str(choice)) == wanted]
        return same[0] if len(same) == 1 else value

    def _entity_id_as_name(self, args: dict[str, Any]) -> None:
        """Read `entity_id` as the name that Home Assistant accepts it as."""
        if "entity_id" in self._spec.properties or NAME not in self._spec.properties:
            return
        value = args.get("entity_id")
        entity_id = value[0] if isinstance(value, list) and len(value) == 1 else value
        if not isinstance(entity_id, str):
            return
        if (entity := self._home.entity_by_id.get(entity_id)) is None:
            return
        del args["entity_id"]
        self._note("entity_id", value, None, "an entity is called by its name")
        if NAME not in args:
            shared = entity.name.strip().casefold() in self._home.names_shared
            self._replace(
                args, NAME, entity_id if shared else entity.name, "from entity_id"
            )

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
        if classes == values:
            return
        if classes:
            self._replace(args, DEVICE_CLASS, classes, "device class")
        else:
            del args[DEVICE_CLASS]
            self._note(DEVICE_CLASS, values, None, "a domain, not a device class")
        if domains and DOMAIN in self._spec.properties and DOMAIN not in args:
            self._replace(args, DOMAIN, domains, "was written as device_class")

    def _known_domains(self) -> frozenset[str]:
        """Return the domains that the tool or the home knows."""
        items = self._spec.properties.get(DOMAIN, {}).get("items", {})
        return frozenset(items.get("enum", ())) or self._home.domains


_SCALARS = frozenset({"string", "integer", "number", "boolean"})


def as_arguments(written: Any) -> dict[str, Any] | None:
    """Return what a model wrote as arguments as a mapping, None if it is none."""
    if written is None:
        return {}
    if isinstance(written, str):
        written = _literal(written, dict) if written.strip() else {}
    if not isinstance(written, Mapping):
        return None
    return {str(key): value for key, value in written.items()}


def _is_blank(value: Any) -> bool:
    """Return whether a value stands for nothing."""
    return value is None or (
        isinstance(value, str) and value.strip().casefold() in _BLANK
    )


def _as_list(value: Any) -> list[Any]:
    """Return a value as a list: one value, or a list in a text."""
    if isinstance(value, list):
        return value
    if isinstance(value, str):
        parsed = _literal(value, list)
        if isinstance(parsed, list):
            return parsed
        return [part.strip() for part in value.split(",")]
    return [value]


def _as_boolean(value: Any) -> Any:
    """Return a text that says true or false as such."""
    word = value.strip().casefold() if isinstance(value, str) else value
    if word in _TRUE:
        return True
    return False if word in _FALSE else value


def _literal(text: str, kind: type) -> Any:
    """Return the JSON or Python literal that a text is, else the text itself."""
    if len(text) > MAX_LITERAL:
        return text
    for parse in (json.loads, ast.literal_eval):
        try:
            parsed = parse(text)
        except ValueError, SyntaxError, RecursionError, MemoryError:
            continue
        if isinstance(parsed, kind):
            return parsed
    return text
