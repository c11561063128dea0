"""What an entry holds while it is loaded."""

from collections import deque
from dataclasses import dataclass, field

from homeassistant.config_entries import ConfigEntry

from .model.client import OllamaServer
from .record import MAX_RECORDS, TurnRecord, TurnRecords

type SmartAgentConfigEntry = ConfigEntry[SmartAgentRuntime]


@dataclass(slots=True)
class SmartAgentRuntime:
    """One server, the models it had when the entry was loaded, the last turns."""

    server: OllamaServer
    models: list[str]
    records: TurnRecords = field(
        default_factory=lambda: deque[TurnRecord](maxlen=MAX_RECORDS)
    )
