"""The options of one conversation agent, and how options are stored."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Self

from homeassistant.const import CONF_LLM_HASS_API
from homeassistant.helpers import llm


class Risky(StrEnum):
    """When the user is asked before a call runs that is hard to undo."""

    WHEN_GUESSED = "when_guessed"
    ALWAYS = "always"
    NEVER = "never"


class Confirm(StrEnum):
    """Who confirms commands that worked."""

    AUTOMATIC = "automatic"
    """Home Assistant's own sentences where they fit, without a request to the model."""
    MODEL = "model"


class Temperature(StrEnum):
    """How freely the model chooses among its next tokens."""

    GREEDY = "greedy"
    """Always the likeliest."""
    LOW = "low"
    """Nearly always the likeliest."""
    OWN = "own"
    """The default of the model or of the server; mostly 0.8."""


class Plain(StrEnum):
    """Who carries out sentences that Home Assistant understands for sure."""

    AT_ONCE = "at_once"
    """The agent itself, without a request to the model."""
    MODEL = "model"


def stored_fields(options: type[Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values in data for the fields of a dataclass, choices as their enums.

    Fields are stored under their names. Other keys in data, such as those of an earlier
    version, are left out.
    """
    found: dict[str, Any] = {}
    for one in fields(options):
        if one.name not in data:
            continue
        value, kind = data[one.name], one.type
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            value = kind(value)
        found[one.name] = value
    return found


@dataclass(frozen=True, slots=True)
class AgentOptions:
    """What a user chose for one agent, with the defaults for what they left alone.

    The fields but llm_apis are stored under their names. Limits are counts per turn,
    keep_alive and time limits are in seconds.
    """

    model: str
    prompt: str = llm.DEFAULT_INSTRUCTIONS_PROMPT
    llm_apis: tuple[str, ...] = ()
    num_ctx: int = 8192
    """Tokens. HA core's own Ollama agent asks for the same, so that both share one
    loaded model: Ollama reloads a model when a request names another size."""
    keep_alive: int = -1
    """How long the server keeps the model loaded; -1 is for ever, 0 unloads at once."""
    think: bool = False
    temperature: Temperature = Temperature.GREEDY
    max_history: int = 10
    """Earlier rounds (a user's words and all that followed) sent again to the model."""
    max_attempts: int = 3
    max_steps: int = 5
    tool_timeout: int = 12
    turn_timeout: int = 60
    strict: bool = False
    whole_home: bool = False
    risky: Risky = Risky.WHEN_GUESSED
    sentences: bool = True
    plain: Plain = Plain.AT_ONCE
    """Has no effect without `sentences`."""
    confirm: Confirm = Confirm.AUTOMATIC
    list_size: int = 60
    """The prompt lists all exposed entities if there are at most this many."""
    warm: bool = True

    @classmethod
    def from_subentry(cls, data: Mapping[str, Any]) -> Self:
        """Return the options stored in a sub-entry's data."""
        apis = tuple(data.get(CONF_LLM_HASS_API, ()))
        return cls(**stored_fields(cls, data), llm_apis=apis)

    @property
    def hears_plainly(self) -> bool:
        """Return whether what the words say plainly is done without the model."""
        by_model = self.plain is Plain.MODEL or self.confirm is Confirm.MODEL
        return self.sentences and not by_model

    @property
    def keep_alive_value(self) -> int | str:
        """Return keep_alive as Ollama reads it: -1 as a number, else with a unit."""
        return self.keep_alive if self.keep_alive < 0 else f"{self.keep_alive}s"


DEFAULTS = AgentOptions(model="")
"""The options of an agent for which the user chose nothing."""


@dataclass(frozen=True, slots=True)
class TaskOptions:
    """What a user chose for one AI task entity, stored as AgentOptions are."""

    model: str
    num_ctx: int | None = None
    """None for what the agents of the model have: one that was never set would else keep
    an agent from a smaller context, since all that use a model share the largest."""
    keep_alive: int = DEFAULTS.keep_alive
    think: bool = False
    temperature: Temperature = Temperature.GREEDY
    turn_timeout: int = 120
    """For all attempts of a task. Nobody stands there and waits for it, and a picture
    takes a model longer to read than words."""

    @classmethod
    def from_subentry(cls, data: Mapping[str, Any]) -> Self:
        """Return the options stored in a sub-entry's data."""
        return cls(**stored_fields(cls, data))

    @property
    def keep_alive_value(self) -> int | str:
        """Return keep_alive as Ollama reads it: -1 as a number, else with a unit."""
        return self.keep_alive if self.keep_alive < 0 else f"{self.keep_alive}s"


TASK_DEFAULTS = TaskOptions(model="")
"""The options of an AI task entity for which the user chose nothing."""
