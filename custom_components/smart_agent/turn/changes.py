"""What a turn changed in the house, and how it was before, so that it can be put back."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
import time

from homeassistant.components.conversation import (
    AssistantContent,
    ChatLog,
    ConversationInput,
    UserContent,
)
from homeassistant.components.media_player.const import (
    INTENT_MEDIA_NEXT,
    INTENT_MEDIA_PREVIOUS,
    INTENT_MEDIA_SEARCH_AND_PLAY,
)
from homeassistant.components.todo import TodoItem
from homeassistant.components.todo.const import DATA_COMPONENT, DOMAIN as TODO
from homeassistant.components.todo.intent import (
    INTENT_LIST_ADD_ITEM,
    INTENT_LIST_COMPLETE_ITEM,
    INTENT_LIST_REMOVE_ITEM,
)
from homeassistant.const import Platform
from homeassistant.core import (
    CALLBACK_TYPE,
    Context,
    Event,
    EventStateChangedData,
    HomeAssistant,
    State,
    callback,
)
from homeassistant.helpers.event import async_track_state_change_event
from homeassistant.util import dt as dt_util

from ..guard.verdict import Run
from ..home.home import Entity
from ..home.settings import ATTRIBUTES, Settings, devices_of, is_moving, settings_of
from ..speech import is_question
from ..trace.dry_run_flag import current_trial

KEPT_SECONDS = 300.0
"""Seconds for which a change can be taken back: as long as Home Assistant keeps a
conversation. Somebody who says "undo that" later may mean something else."""

SETTLE_SECONDS = 15.0
"""Seconds after a call in which a device that tells of a change by itself tells of that
call: not all of them do at once."""

TRAVEL_SECONDS = 60.0
"""The same for what travels there and may not say that it is on its way."""

_TRAVELS = frozenset({Platform.COVER, Platform.VALVE})

MOST = 20
"""Turns whose changes are kept; the oldest are dropped first."""

_PASSING = frozenset(
    {INTENT_MEDIA_NEXT, INTENT_MEDIA_PREVIOUS, INTENT_MEDIA_SEARCH_AND_PLAY}
)
"""Intents after which a device is set as before, and yet not as it was."""

LISTS = frozenset(
    {INTENT_LIST_ADD_ITEM, INTENT_LIST_COMPLETE_ITEM, INTENT_LIST_REMOVE_ITEM}
)
"""Intents that change an item of a list."""


@dataclass(frozen=True)
class Origin:
    """Where a turn was taken."""

    conversation_id: str
    device_id: str | None
    context_id: str
    dry_run: bool

    def is_beside(self, other: Origin) -> bool:
        """Return whether two turns belong together: one conversation, or one device.

        A satellite begins a new conversation when somebody was silent for a while.
        """
        same = self.device_id is not None and self.device_id == other.device_id
        return same or self.conversation_id == other.conversation_id


@dataclass
class DeviceChange:
    """One device that a turn acted on."""

    entity: Entity
    """What the call was for: the device, or a group that it is in."""
    before: State | None
    settings: Settings | None
    """What the turn has brought it to; what others change since is not followed."""
    moves: bool = False
    """Whether it was on its way when it was heard of last."""

    @property
    def domain(self) -> str:
        """Return the domain of the device, "" where it was not there."""
        return self.before.domain if self.before else ""


@dataclass
class ListChange:
    """One list that a turn acted on."""

    entity: Entity
    before: Sequence[TodoItem]
    """Its items, copied."""
    deeds: list[tuple[str, str]] = field(default_factory=list)
    """The intents that ran, with their item, in order."""


class TurnChanges:
    """What one turn changed, from before its first call on."""

    def __init__(self, hass: HomeAssistant, last: LastChanges, of: Origin) -> None:
        """Begin with nothing changed; last keeps it as soon as something is."""
        self._hass = hass
        self._last = last
        self._before: dict[str, State | None] = {}
        self._items: dict[str, Sequence[TodoItem]] = {}
        self.origin = of
        self.until = 0.0
        """When it is too late to take it back, on the monotonic clock, in seconds."""
        self.ended = dt_util.utcnow()
        """When its last call has run."""
        self.devices: dict[str, DeviceChange] = {}
        """The devices by their id."""
        self.lists: dict[str, ListChange] = {}
        """The lists by their id."""
        self.lasting: list[Entity] = []
        """What was acted on and cannot be put back."""
        self.is_more = False
        """Whether something was done that has no name: a timer, a message."""

    @callback
    def async_look(self, run: Run) -> None:
        """Look at what a call is to act on, before it runs."""
        if self.origin.dry_run or not run.spec.alters:
            return
        for entity in run.entities:
            for device in devices_of(self._hass, entity.entity_id):
                self._before.setdefault(device, self._hass.states.get(device))
            if entity.domain == TODO and entity.entity_id not in self._items:
                self._items[entity.entity_id] = async_items(self._hass, entity)

    @callback
    def async_took(self, run: Run, *, failed: bool) -> None:
        """Keep that a call has run.

        One that failed may have changed some of its devices, and nothing else.
        """
        if self.origin.dry_run or not run.spec.alters:
            return
        script = self._hass.states.get(run.spec.runs)
        for entity in () if script else run.entities:
            self._take(run, entity, failed=failed)
        if script and not failed:
            # What a script does cannot be told from what it is given.
            self.lasting.append(Entity(script.entity_id, (script.name,)))
        elif not run.entities and not failed:
            self.is_more = True
        self.until = time.monotonic() + KEPT_SECONDS
        self.ended = dt_util.utcnow()
        self._last.async_keep(self)

    def _take(self, run: Run, entity: Entity, *, failed: bool) -> None:
        """Keep what a call changed of one entity."""
        devices = devices_of(self._hass, entity.entity_id)
        is_set = run.spec.intent_type not in _PASSING and all(
            one.partition(".")[0] in ATTRIBUTES for one in devices
        )
        if not is_set and failed:
            return
        if run.spec.intent_type in LISTS and entity.domain == TODO:
            items = self._items.get(entity.entity_id, ())
            listed = self.lists.setdefault(entity.entity_id, ListChange(entity, items))
            item = str(run.args.get("item", "")).strip()
            listed.deeds.append((run.spec.intent_type or "", item))
            return
        if not is_set:
            self.lasting.append(entity)
            return
        for device in devices:
            state = self._hass.states.get(device)
            before = self._before.get(device)
            change = self.devices.setdefault(device, DeviceChange(entity, before, None))
            change.settings, change.moves = settings_of(state), is_moving(state)

    @callback
    def async_changed(self, event: Event[EventStateChangedData]) -> None:
        """Follow a device to where the turn brings it, and not where others do."""
        state = event.data["new_state"]
        change = self.devices.get(event.data["entity_id"])
        if change is None or (settings := settings_of(state)) is None:
            return
        if self._is_own(event.context, change):
            change.settings = settings
            change.moves = is_moving(state)

    def _is_own(self, context: Context, change: DeviceChange) -> bool:
        """Return whether a change comes of the turn, as far as can be told.

        Whoever uses Home Assistant is named in a change, or what led to it is. A device
        that tells by itself may tell of the call, or of somebody who pressed a button.
        """
        own = self.origin.context_id
        if own in (context.id, context.parent_id):
            return True
        if context.user_id or context.parent_id:
            return False
        since = time.monotonic() - (self.until - KEPT_SECONDS)
        travels = change.domain in _TRAVELS
        return change.moves or since < (TRAVEL_SECONDS if travels else SETTLE_SECONDS)

    @callback
    def async_take_last(self, chat_log: ChatLog, agent_id: str) -> TurnChanges | None:
        """Return what the last turn changed that changed anything, once.

        None where another agent has answered since, such as Home Assistant's own: what it
        did is not known here, and may be meant. None as well where a later turn has asked
        something: then the words are about that, and what was changed stays.
        """
        last = self._last.async_find(self.origin)
        if last is None or _is_asked(chat_log, last):
            return None
        if not self.origin.dry_run:
            self._last.async_drop(last)
        return None if _is_others_turn(chat_log, agent_id, last) else last


class LastChanges:
    """Keeps what the last turn of each conversation changed, for a while, in memory."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Begin with nothing changed."""
        self._hass = hass
        self._kept: dict[TurnChanges, CALLBACK_TYPE] = {}

    @callback
    def async_begin(self, user_input: ConversationInput) -> TurnChanges:
        """Return what keeps the changes of a turn that begins."""
        trial = current_trial.get()
        origin = Origin(
            conversation_id=user_input.conversation_id or "",
            device_id=user_input.device_id,
            context_id=user_input.context.id,
            dry_run=trial is not None and trial.dry_run,
        )
        return TurnChanges(self._hass, self, origin)

    @callback
    def async_keep(self, changes: TurnChanges) -> None:
        """Keep the changes of a turn, in place of those before it."""
        self._forget_old()
        for one in [*self._kept]:
            if one is changes or one.origin.is_beside(changes.origin):
                self._kept.pop(one)()
        for one in [*self._kept][: max(0, len(self._kept) + 1 - MOST)]:
            self._kept.pop(one)()
        self._kept[changes] = async_track_state_change_event(
            self._hass, changes.devices, changes.async_changed
        )

    @callback
    def async_find(self, origin: Origin) -> TurnChanges | None:
        """Return the last changes of a conversation or a device."""
        self._forget_old()
        return next(
            (one for one in reversed(self._kept) if one.origin.is_beside(origin)), None
        )

    @callback
    def async_drop(self, changes: TurnChanges) -> None:
        """Keep the changes of a turn no more."""
        self._kept.pop(changes)()

    @callback
    def async_forget(self) -> None:
        """Forget all changes."""
        for stop in self._kept.values():
            stop()
        self._kept.clear()

    def _forget_old(self) -> None:
        """Forget what is too old to be taken back."""
        now = time.monotonic()
        for one in [*self._kept]:
            if one.until <= now:
                self._kept.pop(one)()


def _is_others_turn(chat_log: ChatLog, agent_id: str, last: TurnChanges) -> bool:
    """Return whether another agent has answered in a conversation since a turn."""
    return any(
        isinstance(one, AssistantContent)
        and one.agent_id != agent_id
        and one.created > last.ended
        for one in chat_log.content
    )


def _is_asked(chat_log: ChatLog, last: TurnChanges) -> bool:
    """Return whether the turn before this one is a later one than last, and asks."""
    since = [
        one
        for one in chat_log.content
        if isinstance(one, UserContent) and one.created > last.ended
    ]
    said = [
        one.content
        for one in chat_log.content
        if isinstance(one, AssistantContent) and one.content
    ]
    return len(since) > 1 and bool(said) and is_question(said[-1])


@callback
def async_items(hass: HomeAssistant, entity: Entity) -> Sequence[TodoItem]:
    """Return the items of a list as they are now, copied."""
    component = hass.data.get(DATA_COMPONENT)
    known = component.get_entity(entity.entity_id) if component else None
    items = known.todo_items if known else None
    return [replace(one) for one in items or ()]
