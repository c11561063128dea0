"""The options of one conversation agent."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from homeassistant.const import CONF_LLM_HASS_API, CONF_MODEL, CONF_PROMPT
from homeassistant.helpers import llm

from .const import (
    CONF_CONFIRM,
    CONF_KEEP_ALIVE,
    CONF_LIST_SIZE,
    CONF_MAX_ATTEMPTS,
    CONF_MAX_HISTORY,
    CONF_MAX_STEPS,
    CONF_NUM_CTX,
    CONF_RISKY,
    CONF_SENTENCES,
    CONF_STRICT,
    CONF_THINK,
    CONF_TOOL_TIMEOUT,
    CONF_TURN_TIMEOUT,
    CONF_WARM,
    CONF_WHOLE_HOME,
    DEFAULT_KEEP_ALIVE,
    DEFAULT_LIST_SIZE,
    DEFAULT_MAX_ATTEMPTS,
    DEFAULT_MAX_HISTORY,
    DEFAULT_MAX_STEPS,
    DEFAULT_NUM_CTX,
    DEFAULT_SENTENCES,
    DEFAULT_STRICT,
    DEFAULT_TOOL_TIMEOUT,
    DEFAULT_TURN_TIMEOUT,
    DEFAULT_WARM,
    DEFAULT_WHOLE_HOME,
)


class Risky(StrEnum):
    """When a call that is hard to undo is asked back before it runs."""

    WHEN_GUESSED = "when_guessed"
    ALWAYS = "always"
    NEVER = "never"


class Confirm(StrEnum):
    """Who confirms commands that worked."""

    AUTOMATIC = "automatic"
    """Home Assistant's own sentences, without asking the model again, where they can."""
    MODEL = "model"


@dataclass(frozen=True, slots=True)
class AgentOptions:
    """What a user chose for one agent, with the defaults for what he left alone.

    Limits are counts per turn; keep_alive and time limits are in seconds, num_ctx
    in tokens, max_history in rounds, list_size in exposed entities.
    """

    model: str
    prompt: str = llm.DEFAULT_INSTRUCTIONS_PROMPT
    llm_apis: tuple[str, ...] = ()
    num_ctx: int = DEFAULT_NUM_CTX
    keep_alive: int = DEFAULT_KEEP_ALIVE
    think: bool = False
    max_history: int = DEFAULT_MAX_HISTORY
    max_attempts: int = DEFAULT_MAX_ATTEMPTS
    max_steps: int = DEFAULT_MAX_STEPS
    tool_timeout: int = DEFAULT_TOOL_TIMEOUT
    turn_timeout: int = DEFAULT_TURN_TIMEOUT
    strict: bool = DEFAULT_STRICT
    whole_home: bool = DEFAULT_WHOLE_HOME
    risky: Risky = Risky.WHEN_GUESSED
    sentences: bool = DEFAULT_SENTENCES
    confirm: Confirm = Confirm.AUTOMATIC
    list_size: int = DEFAULT_LIST_SIZE
    warm: bool = DEFAULT_WARM

    @classmethod
    def from_subentry(cls, data: Mapping[str, Any]) -> Self:
        """Return the options stored in a sub-entry's data."""
        return cls(
            model=data[CONF_MODEL],
            prompt=data.get(CONF_PROMPT, llm.DEFAULT_INSTRUCTIONS_PROMPT),
            llm_apis=tuple(data.get(CONF_LLM_HASS_API, ())),
            num_ctx=data.get(CONF_NUM_CTX, DEFAULT_NUM_CTX),
            keep_alive=data.get(CONF_KEEP_ALIVE, DEFAULT_KEEP_ALIVE),
            think=data.get(CONF_THINK, False),
            max_history=data.get(CONF_MAX_HISTORY, DEFAULT_MAX_HISTORY),
            max_attempts=data.get(CONF_MAX_ATTEMPTS, DEFAULT_MAX_ATTEMPTS),
            max_steps=data.get(CONF_MAX_STEPS, DEFAULT_MAX_STEPS),
            tool_timeout=data.get(CONF_TOOL_TIMEOUT, DEFAULT_TOOL_TIMEOUT),
            turn_timeout=data.get(CONF_TURN_TIMEOUT, DEFAULT_TURN_TIMEOUT),
            strict=data.get(CONF_STRICT, DEFAULT_STRICT),
            whole_home=data.get(CONF_WHOLE_HOME, DEFAULT_WHOLE_HOME),
            risky=Risky(data.get(CONF_RISKY, Risky.WHEN_GUESSED)),
            sentences=data.get(CONF_SENTENCES, DEFAULT_SENTENCES),
            confirm=Confirm(data.get(CONF_CONFIRM, Confirm.AUTOMATIC)),
            list_size=data.get(CONF_LIST_SIZE, DEFAULT_LIST_SIZE),
            warm=data.get(CONF_WARM, DEFAULT_WARM),
        )

    @property
    def keep_alive_value(self) -> int | str:
        """Return keep_alive as Ollama reads it: -1 as a number, else with a unit."""
        return self.keep_alive if self.keep_alive < 0 else f"{self.keep_alive}s"
