"""What turns come to: counted, kept on disk, begun anew."""

from datetime import UTC, date, datetime, timedelta
import json
from typing import Any
from zoneinfo import ZoneInfo

from hypothesis import given, strategies as st
import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
)

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.trace.counters import MAX_SECONDS, AgentStatistics
from custom_components.smart_agent.trace.dry_run_flag import Trial, current_trial
from custom_components.smart_agent.trace.outcome import Judgement, Outcome
from custom_components.smart_agent.trace.record import (
    LOST,
    UNREADABLE,
    CallRecord,
    RequestRecord,
    TurnRecord,
)
from fakes.ollama_server import call, say
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.util import dt as dt_util

from ..house_fixtures import Talk

LAMP_ON = call("HassTurnOn", {"name": "Desk Lamp"})
WRONG = call("HassTurnOn", {"name": "bedside light"})

NOON = datetime(2026, 3, 4, 12, tzinfo=UTC)

RUN = CallRecord("HassTurnOn", {}, Judgement.RUN, {})
FAILED = CallRecord("HassTurnOn", {}, Judgement.RUN, {}, failed=True)
REJECTED = CallRecord(
    "HassTurnOn", {}, Judgement.REJECTED, {}, kinds=("range", "unknown_name")
)
ASKED = CallRecord("HassTurnOn", {}, Judgement.ASKED, {})

type Storage = dict[str, Any]


def turn(
    outcome: Outcome,
    *requests: list[CallRecord] | str,
    seconds: float = 1.0,
    started: datetime = NOON,
    dry_run: bool = False,
) -> TurnRecord:
    """Return a turn; a request is what it called, or its problem."""
    return TurnRecord(
        "",
        "conversation.x",
        "m",
        "en",
        "hello",
        None,
        started,
        [
            RequestRecord("m", 0, prompt_tokens=10, generated_tokens=2, problem=one)
            if isinstance(one, str)
            else RequestRecord("m", 0, prompt_tokens=10, generated_tokens=2, calls=one)
            for one in requests
        ],
        speech="It is done.",
        outcome=outcome,
        seconds=seconds,
        dry_run=dry_run,
        # hypothesis wants no chance but its own.
        id="",
    )


def counted(*turns: TurnRecord) -> AgentStatistics:
    """Return what turns come to."""
    statistics = AgentStatistics()
    for one in turns:
        statistics.count(one)
    return statistics


def test_begins_at_nothing() -> None:
    """Before the first turn there is nothing to divide by."""
    statistics = AgentStatistics()
    assert statistics.turns == 0
    assert statistics.right_at_first_try is None
    assert statistics.at_once_share is None
    assert statistics.requests_per_command is None
    assert statistics.seconds_median is None
    assert statistics.seconds_95 is None


@pytest.mark.parametrize(
    ("one", "expected"),
    [
        (turn(Outcome.ANSWERED, []), {}),
        (
            turn(Outcome.ACTED, [RUN], []),
            {"commands": 1, "command_requests": 2, "called": 1, "first_try": 1},
        ),
        (
            turn(Outcome.ACTED, [REJECTED, RUN], [RUN], []),
            {"commands": 1, "command_requests": 3, "called": 1, "corrected": 1},
        ),
        (turn(Outcome.ANSWERED, UNREADABLE, []), {"called": 1, "corrected": 1}),
        (turn(Outcome.ASKED_BACK, [ASKED]), {"called": 1, "first_try": 1}),
        (turn(Outcome.GAVE_UP, [REJECTED], [REJECTED]), {"called": 1}),
        (turn(Outcome.GAVE_UP, [RUN]), {"called": 1}),
        (turn(Outcome.FAILED, [RUN]), {"called": 1, "first_try": 1}),
        (turn(Outcome.FAILED, LOST), {"called": 1}),
        (turn(Outcome.FAILED, "cannot_connect"), {}),
        (turn(Outcome.CANCELLED, [REJECTED]), {"called": 1}),
    ],
)
def test_what_a_turn_is(one: TurnRecord, expected: dict[str, int]) -> None:
    """A turn is right at first try, corrected, neither, or not about calls at all."""
    statistics = counted(one)
    keys = ("commands", "command_requests", "called", "first_try", "corrected")
    assert {key: getattr(statistics, key) for key in keys} == dict.fromkeys(
        keys, 0
    ) | expected
    assert statistics.turns == 1
    assert statistics.gave_up == (one.outcome is Outcome.GAVE_UP)
    assert statistics.asked_back == (one.outcome is Outcome.ASKED_BACK)


def test_sums() -> None:
    """What many turns come to."""
    statistics = counted(
        turn(Outcome.ACTED, [RUN], [], seconds=1),
        turn(Outcome.ACTED, [REJECTED], [REJECTED, FAILED], [RUN], [], seconds=2),
        turn(Outcome.ANSWERED, LOST, UNREADABLE, [], seconds=9),
        turn(Outcome.FAILED, "timeout", seconds=60),
        turn(Outcome.CANCELLED, [], seconds=50),
    )
    assert statistics.validations == 5
    assert statistics.rejected == 2
    assert statistics.rejected_by == {"range": 2, "unknown_name": 2}
    assert statistics.unread == 2
    assert statistics.tool_failures == 1
    assert statistics.requests == 11
    assert statistics.prompt_tokens == 110
    assert statistics.generated_tokens == 22
    assert statistics.words == 15
    assert statistics.requests_per_command == 3
    assert statistics.right_at_first_try == pytest.approx(100 / 3)
    # Of turns without an answer the seconds do not count.
    assert list(statistics.seconds) == [1, 2, 9]
    assert statistics.seconds_median == 2


def test_at_once() -> None:
    """What no model saw is told by number and share; a failed turn is none of them."""
    statistics = counted(
        turn(Outcome.ACTED),
        turn(Outcome.ASKED_BACK),
        turn(Outcome.ACTED, [RUN]),
        turn(Outcome.FAILED),
    )
    assert statistics.at_once == 2
    assert statistics.at_once_share == 50


def test_dry_run() -> None:
    """What was only tried counts for nothing."""
    assert counted(turn(Outcome.ACTED, [RUN], dry_run=True)) == AgentStatistics()


@pytest.mark.parametrize(
    ("seconds", "median", "most"),
    [([3], 3, 3), ([1, 2], 1.5, 2), (range(1, 21), 10.5, 19), (range(101), 50.5, 95)],
)
def test_seconds(seconds: Any, median: float, most: float) -> None:
    """The middle and the 95th percentile are of the last hundred turns."""
    statistics = counted(*(turn(Outcome.ANSWERED, seconds=one) for one in seconds))
    assert statistics.seconds_median == median
    assert statistics.seconds_95 == most
    assert len(statistics.seconds) == min(len(seconds), MAX_SECONDS)


def test_turns_of_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """A day begins at midnight where the house is, a turn is of the day it ended on."""
    late = datetime(2026, 3, 4, 22, 59, 59, tzinfo=UTC)
    first, second = date(2026, 3, 4), date(2026, 3, 5)
    with monkeypatch.context() as berlin:
        berlin.setattr(dt_util, "DEFAULT_TIME_ZONE", ZoneInfo("Europe/Berlin"))
        statistics = counted(
            turn(Outcome.ANSWERED), turn(Outcome.ANSWERED, started=late, seconds=0.5)
        )
        assert [statistics.turns_on(day) for day in (first, second)] == [2, 0]
        statistics.count(turn(Outcome.ANSWERED, started=late, seconds=1))
        assert [statistics.turns_on(day) for day in (first, second)] == [0, 1]


def test_reset() -> None:
    """Nothing is left, and what is counted then is not shared with others."""
    statistics = counted(turn(Outcome.ACTED, [REJECTED], [RUN]))
    statistics.reset()
    assert statistics == AgentStatistics()
    statistics.count(turn(Outcome.ACTED, [REJECTED], [RUN]))
    assert not AgentStatistics().rejected_by


CALLS = st.lists(
    st.builds(
        CallRecord,
        st.just("x"),
        st.none(),
        st.sampled_from(Judgement),
        st.just({}),
        kinds=st.lists(st.sampled_from([*ProblemKind])).map(tuple),
        failed=st.booleans(),
    ),
    max_size=3,
)
TURNS = st.builds(
    lambda outcome, requests, seconds: turn(outcome, *requests, seconds=seconds),
    st.sampled_from(Outcome),
    st.lists(CALLS | st.sampled_from(["", LOST, "timeout"]), max_size=4),
    st.floats(0, 1e6).map(lambda one: round(one, 3)),
)


@given(st.lists(TURNS, max_size=8))
def test_adds_up(turns: list[TurnRecord]) -> None:
    """Parts are never more than their whole, and storage loses nothing."""
    statistics = counted(*turns)
    assert statistics.turns == len(turns)
    assert statistics.first_try + statistics.corrected <= statistics.called
    assert statistics.called <= statistics.turns
    assert statistics.commands + statistics.gave_up + statistics.asked_back <= len(
        turns
    )
    assert statistics.rejected + statistics.tool_failures <= statistics.validations
    assert statistics.right_at_first_try is None or (
        0 <= statistics.right_at_first_try <= 100
    )
    data = json.loads(json.dumps(statistics.to_dict()))
    assert AgentStatistics.from_dict(data) == statistics


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda one: st.lists(one) | st.dictionaries(st.text(), one),
    max_leaves=5,
)


@given(
    st.dictionaries(
        st.sampled_from([*AgentStatistics().to_dict(), "gone"]), JSON, max_size=22
    )
)
def test_what_cannot_be_read(data: dict[str, Any]) -> None:
    """Whatever is stored, counting goes on."""
    statistics = AgentStatistics.from_dict(data)
    statistics.count(turn(Outcome.ACTED, [REJECTED, FAILED], []))
    assert statistics.turns >= 1
    assert statistics.seconds_95 is not None
    assert json.loads(json.dumps(statistics.to_dict(), allow_nan=False))


# -- as an entry keeps them


def statistics_of(talk: Talk) -> AgentStatistics:
    """Return the statistics of the agent."""
    kept = talk.entry.runtime_data.statistics
    (subentry_id,) = talk.entry.subentries
    statistics: AgentStatistics = kept[subentry_id]
    assert len(kept) == 1
    return statistics


def key(entry: MockConfigEntry) -> str:
    """Return the name of what is stored of an entry."""
    return f"smart_agent.statistics.{entry.entry_id}"


async def test_turns_are_counted(talk: Talk) -> None:
    """What the agent did is in it."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."), say("Hello."))
    await talk("turn on the desk lamp")
    await talk("hello")
    statistics = statistics_of(talk)
    assert statistics.turns == 2
    assert statistics.commands == statistics.corrected == 1
    assert statistics.requests == 4
    assert statistics.prompt_tokens == 800
    assert statistics.rejected_by == {"ambiguous_name": 1}
    assert statistics.words == 5
    assert statistics.turns_on(dt_util.now().date()) == 2


async def test_trial(hass: HomeAssistant, talk: Talk) -> None:
    """A dry run from the panel counts for nothing."""
    talk.server.script(LAMP_ON, say("The lamp is on."))
    token = current_trial.set(Trial(dry_run=True))
    await talk("turn on the desk lamp")
    current_trial.reset(token)
    assert talk.record.dry_run
    assert statistics_of(talk) == AgentStatistics()


async def test_survives_a_restart(
    hass: HomeAssistant, talk: Talk, hass_storage: Storage
) -> None:
    """What was counted is there again, and counted on."""
    talk.server.script(LAMP_ON, say("The lamp is on."), say("Hello."))
    await talk("turn on the desk lamp")
    before = statistics_of(talk).to_dict()
    await hass.config_entries.async_reload(talk.entry.entry_id)
    assert statistics_of(talk).to_dict() == before
    await talk("hello")
    assert statistics_of(talk).turns == 2


async def test_is_written_after_a_while(
    hass: HomeAssistant, talk: Talk, hass_storage: Storage
) -> None:
    """No end of Home Assistant is needed for it, and nothing said is in it."""
    talk.server.script(say("Hello."))
    await talk("good morning")
    assert key(talk.entry) not in hass_storage
    async_fire_time_changed(hass, dt_util.utcnow() + timedelta(minutes=2))
    await hass.async_block_till_done()
    (stored,) = hass_storage[key(talk.entry)]["data"]["agents"].values()
    assert stored["turns"] == 1
    assert "morning" not in json.dumps(stored)


async def test_removed_with_the_entry(
    hass: HomeAssistant, talk: Talk, hass_storage: Storage
) -> None:
    """Nothing is left behind, nor written later."""
    talk.server.script(say("Hello."))
    await talk("hello")
    await hass.config_entries.async_remove(talk.entry.entry_id)
    async_fire_time_changed(hass, dt_util.utcnow() + timedelta(minutes=2))
    await hass.async_block_till_done()
    assert key(talk.entry) not in hass_storage


async def test_removed_with_the_agent(
    hass: HomeAssistant, talk: Talk, hass_storage: Storage
) -> None:
    """An agent that is gone leaves nothing on disk; a turn of nobody breaks nothing."""
    talk.server.script(say("Hello."))
    await talk("hello")
    (subentry_id,) = talk.entry.subentries
    hass.config_entries.async_remove_subentry(talk.entry, subentry_id)
    await hass.async_block_till_done()
    assert not talk.entry.runtime_data.statistics
    talk.entry.runtime_data.records.async_end(talk.record)
    await hass.config_entries.async_unload(talk.entry.entry_id)
    assert hass_storage[key(talk.entry)]["data"] == {"agents": {}}


async def test_renamed(hass: HomeAssistant, talk: Talk) -> None:
    """An agent is known by more than its entity id."""
    er.async_get(hass).async_update_entity(
        talk.agent_id, new_entity_id="conversation.butler"
    )
    await hass.async_block_till_done()
    talk.agent_id = "conversation.butler"
    talk.server.script(say("Hello."))
    await talk("hello")
    assert statistics_of(talk).turns == 1


WRONG_AGENTS = [
    3,
    {"turns": "many"},
    {"turns": 4, "seconds": [1.5, "soon"]},
    {"turns": 4, "rejected_by": {"unknown_name": -1}},
    {"turns": 4, "of_a_later_version": 1},
]


@pytest.mark.parametrize("wrong", WRONG_AGENTS, ids=str)
async def test_agent_that_cannot_be_read(
    hass: HomeAssistant,
    talk: Talk,
    hass_storage: dict[str, Any],
    caplog: pytest.LogCaptureFixture,
    wrong: Any,
) -> None:
    """What can be is counted on from; all is kept as it was, and told of once."""
    await hass.config_entries.async_unload(talk.entry.entry_id)
    (subentry_id,) = talk.entry.subentries
    agents = {subentry_id: wrong, "removed": 3}
    hass_storage[key(talk.entry)] = {"version": 1, "data": {"agents": agents}}
    caplog.clear()
    await hass.config_entries.async_setup(talk.entry.entry_id)
    talk.server.script(say("Hello."))
    await talk("hello")
    before = wrong.get("turns") if isinstance(wrong, dict) else None
    assert statistics_of(talk).turns == (before if isinstance(before, int) else 0) + 1
    kept = hass_storage[f"{key(talk.entry)}.unreadable"]["data"]["pieces"]
    assert kept == [{subentry_id: wrong}]
    await hass.config_entries.async_reload(talk.entry.entry_id)
    assert len(warnings(caplog)) == 1


@pytest.mark.parametrize("data", [[], {"agents": []}, {}])
async def test_storage_of_another_kind(
    hass: HomeAssistant,
    talk: Talk,
    hass_storage: dict[str, Any],
    caplog: pytest.LogCaptureFixture,
    data: Any,
) -> None:
    """An agent is there all the same, and begins anew."""
    await hass.config_entries.async_unload(talk.entry.entry_id)
    hass_storage[key(talk.entry)] = {"version": 1, "data": data}
    caplog.clear()
    await hass.config_entries.async_setup(talk.entry.entry_id)
    talk.server.script(say("Hello."))
    await talk("hello")
    assert statistics_of(talk).turns == 1
    assert hass_storage[f"{key(talk.entry)}.unreadable"]["data"]["pieces"] == [data]
    assert len(warnings(caplog)) == 1


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the log warns of."""
    return [
        one.getMessage()
        for one in caplog.records
        if one.name.startswith("custom_components.smart_agent")
        and one.levelname in ("WARNING", "ERROR")
    ]
