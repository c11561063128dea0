"""Puts back what the last turn changed in the house, as far as that can be."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
import time

from homeassistant.components.conversation import ChatLog
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ..guard.put_back import judge_put_back
from ..guard.spoken import named
from ..guard.verdict import Ask, Reject
from ..home.home import Entity
from ..home.settings import Settings, settings_of
from ..llm_tools.timeout import BoundedTool
from ..sentences.responses import async_say
from ..text.json_safe import json_safe
from ..trace.outcome import Judgement
from ..trace.record import CallRecord, TurnRecord
from .changes import DeviceChange, ListChange, TurnChanges, async_items
from .context import TurnContext
from .put_back import PUT_BACK, PutDeviceBack, PutItemBack, can_reach
from .undo_list import list_undo

_SINCE = "it was changed since"
_LEFT = "it cannot be put back"

_KINDS = {_SINCE: "changed_since", _LEFT: "not_put_back"}
"""The reasons in the record, by the words for them."""


@dataclass
class Undone:
    """What came of taking a turn back; each thing stands in all lists that are so of it."""

    back: list[Entity] = field(default_factory=list)
    """What is as it was."""
    since: list[Entity] = field(default_factory=list)
    """What somebody else has changed since, and is left as it is."""
    left: list[Entity] = field(default_factory=list)
    """What cannot be put back, or was not to be."""
    asked: list[Ask] = field(default_factory=list)
    """What waits for the user's word."""
    is_more: bool = False
    """Whether something without a name cannot be taken back either."""

    async def async_told(self, hass: HomeAssistant, language: str) -> str:
        """Return it as sentences; empty where there is nothing but a question."""
        parts = []
        if self.back:
            parts.append(await async_say(hass, language, "undone", _names(self.back)))
        if self.since:
            names = _names(self.since)
            parts.append(await async_say(hass, language, "undo_changed_since", names))
        if self.left:
            parts.append(
                await async_say(hass, language, "undo_left", _names(self.left))
            )
        if self.is_more:
            parts.append(await async_say(hass, language, "undo_not_all"))
        if not (parts or self.asked):
            parts.append(await async_say(hass, language, "undo_nothing"))
        return " ".join(parts)


class Undo:
    """Takes one turn back, judged by the guard, in the name of who asks for it."""

    def __init__(
        self, chat_log: ChatLog, context: TurnContext, record: TurnRecord, limit: float
    ) -> None:
        """Prepare; each thing may take limit seconds."""
        assert chat_log.llm_api is not None
        self._hass = chat_log.hass
        self._user = chat_log.llm_api.llm_context
        self._context = context
        self._record = record
        self._limit = limit
        self._undone = Undone()

    async def run(self, last: TurnChanges | None) -> Undone:
        """Put back what a turn changed, None for no turn; return what came of it.

        What was left alone stands in the record as well, with the reason.
        """
        undone = self._undone
        if last is None:
            return undone
        undone.is_more = last.is_more
        for entity in last.lasting:
            self._leave(entity, undone.left, _LEFT)
        waiting = [
            *self._devices(last.devices),
            *(tool for one in last.lists.values() for tool in self._list(one)),
        ]
        self._record.changed()
        records = await asyncio.gather(
            *(self._run(tool, args) for _, tool, args in waiting)
        )
        for (entity, _, _), record in zip(waiting, records, strict=True):
            (undone.left if record.failed else undone.back).append(entity)
        self._record.changed()
        return undone

    def _devices(self, changes: dict[str, DeviceChange]) -> Iterable[_Call]:
        """Yield what puts devices back that may be put back now."""
        for device_id, change in changes.items():
            state = self._hass.states.get(device_id)
            before, now = settings_of(change.before), settings_of(state)
            if before is not None and before == now:
                continue
            entity = self._present(change.entity)
            if state is None or before is None or now is None or entity is None:
                self._leave(change.entity, self._undone.left, _LEFT)
            elif now != change.settings:
                self._leave(entity, self._undone.since, _SINCE)
            elif not can_reach(state, before):
                self._leave(entity, self._undone.left, _LEFT)
            elif self._may(entity, device_id, change):
                tool = PutDeviceBack(device_id, before, now)
                yield entity, tool, _args(device_id, before)

    def _list(self, change: ListChange) -> Iterable[_Call]:
        """Yield what takes changes of a list back."""
        if (entity := self._present(change.entity)) is None:
            self._leave(change.entity, self._undone.left, _LEFT)
            return
        undo = list_undo(change, async_items(self._hass, entity))
        if undo.since:
            self._leave(entity, self._undone.since, _SINCE)
        if undo.left:
            self._leave(entity, self._undone.left, _LEFT)
        for service, data in undo.calls:
            tool = PutItemBack(entity.entity_id, service, data)
            yield entity, tool, {"entity_id": entity.entity_id, **data}

    def _present(self, entity: Entity) -> Entity | None:
        """Return an entity as it is now, None where it may not be controlled any more."""
        context = self._context
        if entity.entity_id in context.rules.not_permitted:
            return None
        return context.home.entity_by_id.get(entity.entity_id)

    def _may(self, entity: Entity, device_id: str, change: DeviceChange) -> bool:
        """Return whether the guard lets a device be put back at once."""
        before = settings_of(change.before)
        assert before is not None
        context = self._context
        verdict = judge_put_back(
            entity, device_id, before, context.toolset, context.home, context.rules
        )
        if isinstance(verdict, Ask):
            self._undone.asked.append(verdict)
            self._keep(Judgement.ASKED, _args(device_id, before))
            return False
        if isinstance(verdict, Reject):
            self._leave(entity, self._undone.left, _LEFT)
            return False
        return True

    async def _run(self, tool: llm.Tool, args: dict[str, object]) -> CallRecord:
        """Put one thing back, in time; the record that is returned says whether it is."""
        record = self._keep(Judgement.RUN, args)
        if not self._record.dry_run:
            result = await BoundedTool(tool, self._limit).async_call(
                self._hass, llm.ToolInput(PUT_BACK, args), self._user
            )
            record.seconds = time.monotonic() - record.started
            record.result = json_safe(result.data)
            record.failed = result.error
        return record

    def _leave(self, entity: Entity, where: list[Entity], why: str) -> None:
        """Keep that something is left as it is, and why."""
        where.append(entity)
        self._keep(Judgement.REJECTED, {"entity_id": entity.entity_id}, why)

    def _keep(
        self, judgement: Judgement, args: dict[str, object], *problems: str
    ) -> CallRecord:
        """Put a call into the record; return it."""
        record = CallRecord(PUT_BACK, args, judgement, args, problems=problems)
        record.reasons = [{"kind": _KINDS[one]} for one in problems]
        record.started = time.monotonic()
        self._record.said.append(record)
        return record


def _args(device_id: str, before: Settings) -> dict[str, object]:
    """Return how it stands in the record that a device is put back."""
    known = {key: value for key, value in before.items() if value is not None}
    return {"entity_id": device_id, **known}


def _names(entities: Sequence[Entity]) -> dict[str, str]:
    """Return the names of entities, each once, for a sentence."""
    return named(tuple({one.entity_id: one for one in entities}.values()))


type _Call = tuple[Entity, llm.Tool, dict[str, object]]
"""What is put back, by what, and how that stands in the record."""
