"""The structure of a task's data: as a JSON Schema, and as Home Assistant's validator."""

from dataclasses import dataclass
import json
from typing import Any, Self

import probatio

from homeassistant.helpers import llm, selector

from ..guard.problem import Problem
from ..guard.schema import check_by, check_data


@dataclass(frozen=True, slots=True)
class Structure:
    """What data has to look like."""

    schema: dict[str, Any]
    """As a JSON Schema, as far as it can be said in one."""
    validate: probatio.Schema
    """As Home Assistant's own validator, which knows more, such as what is a date."""

    @classmethod
    def of(cls, validate: probatio.Schema) -> Self:
        """Return a structure that somebody asks for; raises SchemaError for an endless one."""
        schema = probatio.to_openapi(
            validate,
            custom_serializer=_serialized,
            openapi_version="3.1.0",
        )
        # Descriptions may be any object, and choices members of an enum.
        return cls(json.loads(json.dumps(schema, default=str)), validate)

    @property
    def kind(self) -> str:
        """Return the type that the schema names, empty if it names none or several."""
        kind = self.schema.get("type")
        return kind if isinstance(kind, str) else ""

    def check(self, data: Any) -> list[Problem]:
        """Return all that is wrong with data; what the schema finds is said first."""
        return check_data(self.schema, data) or check_by(self.validate, data)


_OBJECTS = {"type": "array", "items": {"type": "object"}}


def _serialized(schema: Any) -> Any:
    """Return a validator as a JSON Schema, mended where Home Assistant's is at odds with it.

    `llm.selector_serializer` calls what it does not know a string, also where the selector
    takes none: no data would pass both.
    """
    match schema:
        case selector.ActionSelector() | selector.TriggerSelector():
            return _OBJECTS
        case selector.NumericThresholdSelector():
            return {"type": "object"}
        case selector.ChooseSelector():
            choices = schema.config["choices"].values()
            return {"anyOf": [_of_selector(one["selector"]) for one in choices]}
        case selector.SelectSelector() if schema.config["custom_value"]:
            text = {"type": "string"}
            many = schema.config["multiple"]
            return {"type": "array", "items": text} if many else text
        case selector.ObjectSelector() if schema.config.get("fields"):
            return _of_object(schema)
    return llm.selector_serializer(schema)


def _of_object(schema: selector.ObjectSelector) -> dict[str, Any]:
    """Return an object selector with its fields, which may need mending too."""
    fields = schema.config["fields"]
    made = {
        "type": "object",
        "properties": {
            key: _of_selector(field["selector"]) for key, field in fields.items()
        },
        "required": [key for key, field in fields.items() if field.get("required")],
        "additionalProperties": False,
    }
    return {"type": "array", "items": made} if schema.config["multiple"] else made


def _of_selector(config: Any) -> dict[str, Any]:
    """Return a selector, or its configuration, as a JSON Schema."""
    return probatio.to_openapi(
        selector.selector(config),
        custom_serializer=_serialized,
        openapi_version="3.1.0",
    )
