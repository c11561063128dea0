"""Checks arguments against a tool's JSON Schema and Home Assistant's own validators."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
import json
import re
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.exceptions import UnknownType
import probatio
from referencing.exceptions import Unresolvable

from ..llm_tools.spec import ToolSpec
from .problem import LONGEST, Problem, ProblemKind
from .targets.candidates import find_word, suggest

_KINDS = {
    "required": ProblemKind.MISSING,
    "additionalProperties": ProblemKind.UNKNOWN_ARGUMENT,
    "type": ProblemKind.TYPE,
    "enum": ProblemKind.NOT_ALLOWED,
    "const": ProblemKind.NOT_ALLOWED,
    "minimum": ProblemKind.RANGE,
    "maximum": ProblemKind.RANGE,
    "exclusiveMinimum": ProblemKind.RANGE,
    "exclusiveMaximum": ProblemKind.RANGE,
}
"""Keyword of JSON Schema -> what a failure of it means; any other is a VALUE."""


def check(spec: ToolSpec, args: Mapping[str, Any]) -> list[Problem]:
    """Return a problem for each argument that a tool's JSON Schema refuses."""
    return _check(spec.schema, args, _Checked(spec.name))


def check_data(schema: Mapping[str, Any], data: Any) -> list[Problem]:
    """Return a problem for each part of data that a JSON Schema refuses."""
    return _check(schema, data, _Checked("the data", part="key", of_many=""))


@dataclass(frozen=True, slots=True)
class _Checked:
    """In what words problems speak of what is checked, by default a call."""

    name: str
    part: str = "argument"
    of_many: str = "; make one call for each"
    """What to do with a list where one value is right."""


def _check(schema: Mapping[str, Any], value: Any, checked: _Checked) -> list[Problem]:
    """Return a problem for each part of a value that a JSON Schema refuses."""
    try:
        failures = [
            _failure(error) for error in _validator_of(schema).iter_errors(value)
        ]
    except (Unresolvable, UnknownType, RecursionError) as err:
        # Nothing runs unchecked, also where the tool's own schema is the culprit.
        message = f"the schema of {checked.name} cannot be read: {err}"[:LONGEST]
        return [Problem(ProblemKind.VALUE, "", message)]
    return [problem for failure in failures for problem in _problems(checked, failure)]


def is_valid(schema: Mapping[str, Any], value: Any) -> bool:
    """Return whether a value is right by a JSON Schema."""
    return _validator_of(schema).is_valid(value)


def check_by_validator(spec: ToolSpec, args: dict[str, Any]) -> list[Problem]:
    """Return a problem for each argument that Home Assistant's own validator refuses.

    It knows what JSON Schema cannot say, such as which words are colours.
    """
    return [] if spec.validate is None else check_by(spec.validate, args)


def check_by(validate: Callable[[Any], Any], args: Any) -> list[Problem]:
    """Return a problem for each part of a value that a validator refuses."""
    try:
        validate(args)
    except probatio.MultipleInvalid as err:
        return [_own_problem(args, error) for error in err.errors]
    except (ArithmeticError, AttributeError, LookupError, TypeError) as err:
        # A validator that falls over a value would do so in the call as well.
        return [
            Problem(ProblemKind.VALUE, "", f"{type(err).__name__}: {err}"[:LONGEST])
        ]
    return []


def _validator_of(schema: Mapping[str, Any]) -> Draft202012Validator:
    """Return the validator of a schema."""
    return _validator(json.dumps(schema, sort_keys=True))


@lru_cache(maxsize=512)
def _validator(schema: str) -> Draft202012Validator:
    """Return the validator of a schema, built once."""
    return Draft202012Validator(json.loads(schema))


@dataclass(frozen=True, slots=True)
class _Failure:
    """An error of jsonschema, copied: it changes once it has been raised."""

    keyword: str
    expected: Any
    instance: Any
    schema: Any
    path: str
    message: str


def _failure(error: ValidationError) -> _Failure:
    """Return a copy of an error of jsonschema."""
    return _Failure(
        str(error.validator),
        error.validator_value,
        error.instance,
        error.schema,
        ".".join(str(part) for part in error.absolute_path),
        error.message,
    )


def _problems(checked: _Checked, failure: _Failure) -> Iterator[Problem]:
    """Return an error of jsonschema as problems of the call."""
    kind = _KINDS.get(failure.keyword, ProblemKind.VALUE)
    if kind is ProblemKind.MISSING and isinstance(failure.instance, Mapping):
        yield from _missing(failure)
    elif kind is ProblemKind.UNKNOWN_ARGUMENT:
        yield from _unknown(checked, failure)
    elif failure.keyword == "anyOf" and not failure.path:
        yield _one_of(failure)
    else:
        allowed = _allowed(failure.schema)
        written = failure.instance if isinstance(failure.instance, str) else ""
        meant = find_word(written, allowed) if failure.keyword == "enum" else None
        yield Problem(
            kind,
            failure.path,
            _message(checked, failure),
            failure.instance,
            allowed,
            nearest=suggest(written, allowed),
            fix={failure.path: meant} if meant and "." not in failure.path else {},
        )


def _message(checked: _Checked, failure: _Failure) -> str:
    """Return the text of an error of jsonschema; a long value is cut."""
    if failure.keyword in ("enum", "anyOf", "oneOf"):
        return f"{_short(failure.instance)} is not allowed here"
    if failure.keyword != "type":
        return failure.message[:LONGEST]
    message = f"{_short(failure.instance)} must be of type {failure.expected}"
    if isinstance(failure.instance, list) and failure.instance:
        message += checked.of_many
    return message


def _short(value: Any) -> str:
    """Return a value as JSON, cut to a length worth reading."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 80 else f"{text[:77]}..."


def _missing(failure: _Failure) -> Iterator[Problem]:
    """Return a problem for each required argument that is not there."""
    for key in failure.expected:
        # jsonschema reports each missing key in an error of its own.
        if key not in failure.instance and f"'{key}'" in failure.message:
            path = f"{failure.path}.{key}" if failure.path else key
            allowed = _allowed(failure.schema.get("properties", {}).get(key))
            yield Problem(
                ProblemKind.MISSING, path, f"{key} is required", allowed=allowed
            )


def _unknown(checked: _Checked, failure: _Failure) -> Iterator[Problem]:
    """Return a problem for each argument that the schema does not know."""
    known = failure.schema.get("properties", {})
    patterns = failure.schema.get("patternProperties", {})
    for key, value in failure.instance.items():
        if key not in known and not any(re.search(one, key) for one in patterns):
            yield Problem(
                ProblemKind.UNKNOWN_ARGUMENT,
                f"{failure.path}.{key}" if failure.path else key,
                f"{checked.name} has no {checked.part} {key[:LONGEST]}",
                value,
                allowed=tuple(known),
                nearest=suggest(key, known, limit=1),
                fix={} if failure.path else {key: None},
            )


def _one_of(failure: _Failure) -> Problem:
    """Return the problem of arguments of which at least one must be there."""
    keys = tuple(
        key for choice in failure.expected for key in choice.get("required", ())
    )
    return Problem(
        ProblemKind.MISSING,
        keys[0] if keys else "",
        f"at least one of {', '.join(keys)} is required" if keys else failure.message,
        allowed=keys,
    )


def _allowed(schema: Any) -> tuple[str, ...]:
    """Return what a schema allows for a value, in words."""
    if not isinstance(schema, Mapping):
        return ()
    if values := schema.get("enum"):
        return tuple(str(value) for value in values)
    if choices := schema.get("anyOf"):
        return tuple(word for choice in choices for word in _allowed(choice))
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None and high is not None:
        return (f"{low} to {high}",)
    return (f"{low} or more",) if low is not None else ()


def _own_problem(args: Any, error: probatio.Invalid) -> Problem:
    """Return an error of Home Assistant's validator as a problem of the call."""
    path = [str(part) for part in error.path]
    value = args.get(path[0]) if path and isinstance(args, Mapping) else None
    return Problem(
        ProblemKind.VALUE,
        ".".join(path),
        f"{_short(value)}: {error.msg}" if path else str(error.msg),
        value,
    )
