"""The descriptions of all sensors."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import Any

from homeassistant.components.sensor import (
    SensorDeviceClass,
    SensorEntityDescription,
    SensorStateClass,
)
from homeassistant.const import (
    MAX_LENGTH_STATE_STATE,
    PERCENTAGE,
    EntityCategory,
    UnitOfTime,
)
from homeassistant.helpers.typing import StateType

from .coordinator import ServerState
from .trace.counters import AgentStatistics

NOTHING_LOADED = "none"
"""The state of a server without a model in memory; it has a translation."""


@dataclass(frozen=True, kw_only=True)
class AgentSensorDescription(SensorEntityDescription):
    """A sensor of an agent's statistics."""

    value: Callable[[AgentStatistics], float | None]
    """Returns the state."""
    parts: Callable[[AgentStatistics], Mapping[str, int]] | None = None
    """Returns the parts of the number, shown as attributes."""


@dataclass(frozen=True, kw_only=True)
class ServerSensorDescription(SensorEntityDescription):
    """A sensor of a server's state."""

    value: Callable[[ServerState], StateType]
    """Returns the state."""
    parts: Callable[[ServerState], Mapping[str, Any]] | None = None
    """Returns details of the state, shown as attributes."""


def _of_agent(
    key: str,
    *,
    enabled: bool = False,
    state_class: SensorStateClass = SensorStateClass.TOTAL_INCREASING,
    **more: Any,
) -> AgentSensorDescription:
    """Return the description of a sensor for the attribute `key` of the statistics.

    It is a count by default; more holds further fields of the description.
    """
    return AgentSensorDescription(
        key=key,
        translation_key=key,
        entity_category=EntityCategory.DIAGNOSTIC,
        entity_registry_enabled_default=enabled,
        state_class=state_class,
        **{"value": attrgetter(key), **more},
    )


_measured = partial(_of_agent, state_class=SensorStateClass.MEASUREMENT)
_seconds = partial(
    _measured,
    device_class=SensorDeviceClass.DURATION,
    native_unit_of_measurement=UnitOfTime.SECONDS,
    suggested_display_precision=1,
)

AGENT_SENSORS = (
    _of_agent("turns", enabled=True),
    _of_agent("at_once"),
    _measured(
        "at_once_share",
        native_unit_of_measurement=PERCENTAGE,
        suggested_display_precision=1,
    ),
    _of_agent("commands"),
    _of_agent("validations"),
    _measured(
        "right_at_first_try",
        enabled=True,
        native_unit_of_measurement=PERCENTAGE,
        suggested_display_precision=1,
    ),
    _of_agent("corrected"),
    _of_agent("gave_up", enabled=True),
    _of_agent("asked_back"),
    _of_agent("unread"),
    _of_agent("rejected", parts=attrgetter("rejected_by")),
    _of_agent("tool_failures"),
    _of_agent("requests"),
    _measured("requests_per_command", suggested_display_precision=2),
    _seconds("seconds_median", enabled=True),
    _seconds("seconds_95"),
    _of_agent("prompt_tokens"),
    _of_agent("generated_tokens"),
    _of_agent("words"),
)

TASK_SENSORS = (
    _of_agent("tasks", enabled=True, value=attrgetter("turns")),
    _measured(
        "right_at_first_try",
        native_unit_of_measurement=PERCENTAGE,
        suggested_display_precision=1,
    ),
    _of_agent("corrected"),
    _of_agent("gave_up", enabled=True),
    _of_agent("requests"),
    _seconds("seconds_median", enabled=True),
    _seconds("seconds_95"),
    _of_agent("prompt_tokens"),
    _of_agent("generated_tokens"),
)


def _loaded(state: ServerState) -> StateType:
    """Return the names of the models in memory, cut to the length of a state."""
    if state.loaded is None:
        return None
    names = ", ".join(model.name for model in state.loaded) or NOTHING_LOADED
    return names[:MAX_LENGTH_STATE_STATE]


def _contexts(state: ServerState) -> dict[str, int | None]:
    """Return the context size in tokens by loaded model, None where it is unknown."""
    return {model.name: model.num_ctx for model in state.loaded or ()}


def _largest_context(state: ServerState) -> int | None:
    """Return the largest context size of a loaded model, in tokens."""
    return max((size for size in _contexts(state).values() if size), default=None)


SERVER_SENSORS = (
    ServerSensorDescription(
        key="version",
        translation_key="version",
        entity_category=EntityCategory.DIAGNOSTIC,
        value=attrgetter("version"),
    ),
    ServerSensorDescription(
        key="loaded_models",
        translation_key="loaded_models",
        entity_category=EntityCategory.DIAGNOSTIC,
        value=_loaded,
    ),
    ServerSensorDescription(
        key="context_size",
        translation_key="context_size",
        entity_category=EntityCategory.DIAGNOSTIC,
        entity_registry_enabled_default=False,
        state_class=SensorStateClass.MEASUREMENT,
        value=_largest_context,
        parts=_contexts,
    ),
)
