"""Turns that survive a restart, where the user chose so."""

from collections.abc import Iterator
from datetime import timedelta
import json
from pathlib import Path
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
)

from custom_components.smart_agent.const import CONF_KEEP_TURNS
from custom_components.smart_agent.trace import aside, store as turn_store
from custom_components.smart_agent.trace.log import TurnLog, async_turn_logs
from custom_components.smart_agent.trace.store import TurnKeeper
from fakes.ollama_server import call, say
from homeassistant.core import HomeAssistant
from homeassistant.helpers.storage import Store
from homeassistant.util import dt as dt_util

from ..house_fixtures import NewTalk, Talk

LAMP_ON = call("HassTurnOn", {"name": "Desk Lamp"})

WRITE = Store._async_write_data  # noqa: SLF001 # what hass_storage puts away
"""Home Assistant's own writing to disk."""

LOAD = Store._async_load  # noqa: SLF001
"""And its reading."""

type Storage = dict[str, Any]


def stored(storage: Storage, entry: MockConfigEntry) -> list[dict[str, Any]]:
    """Return the turns on disk."""
    turns: list[dict[str, Any]] = storage[key(entry)]["data"]["turns"]
    return turns


def key(entry: MockConfigEntry) -> str:
    """Return the name of what is stored of an entry."""
    return f"smart_agent.turns.{entry.entry_id}"


async def keep(hass: HomeAssistant, talk: Talk, *, on: bool = True) -> None:
    """Turn the option on or off, as its dialog does."""
    hass.config_entries.async_update_entry(talk.entry, options={CONF_KEEP_TURNS: on})
    await hass.async_block_till_done()


async def restart(hass: HomeAssistant, talk: Talk) -> None:
    """Load the entry as after a restart, when nothing is in memory."""
    await hass.config_entries.async_unload(talk.entry.entry_id)
    async_turn_logs(hass).async_remove(talk.entry.entry_id)
    await hass.config_entries.async_setup(talk.entry.entry_id)
    await hass.async_block_till_done()


async def test_survives_a_restart(
    hass: HomeAssistant, talk: Talk, hass_storage: Storage
) -> None:
    """Turns are there again, all but their prompts, and new ones come behind them."""
    await keep(hass, talk)
    talk.server.script(LAMP_ON, say("The lamp is on."), say("Hello."))
    await talk("turn on the desk lamp")
    before = talk.record.as_dict()
    await restart(hass, talk)
    (record,) = talk.entry.runtime_data.records
    assert record.as_dict() == before
    assert record.requests[0].prompt is None
    await talk("hello")
    assert [one.text for one in talk.entry.runtime_data.records] == [
        "turn on the desk lamp",
        "hello",
    ]
    await restart(hass, talk)
    assert len(talk.entry.runtime_data.records) == 2


async def test_is_written_after_a_while(
    hass: HomeAssistant, talk: Talk, hass_storage: Storage
) -> None:
    """No end of Home Assistant is needed for it."""
    await keep(hass, talk)
    talk.server.script(say("Hello."))
    await talk("one")
    assert key(talk.entry) not in hass_storage
    async_fire_time_changed(hass, dt_util.utcnow() + timedelta(minutes=1))
    await hass.async_block_till_done()
    assert [turn["text"] for turn in stored(hass_storage, talk.entry)] == ["one"]


async def test_off(hass: HomeAssistant, talk: Talk, hass_storage: Storage) -> None:
    """Nothing is on disk by default, and nothing stays there once it is turned off."""
    talk.server.script(say("Hello."), say("Hello."))
    await talk("one")
    await hass.config_entries.async_unload(talk.entry.entry_id)
    assert key(talk.entry) not in hass_storage
    await hass.config_entries.async_setup(talk.entry.entry_id)

    # What is in memory when it is turned on is kept as well.
    await keep(hass, talk)
    await hass.config_entries.async_reload(talk.entry.entry_id)
    assert [turn["text"] for turn in stored(hass_storage, talk.entry)] == ["one"]

    await keep(hass, talk, on=False)
    assert key(talk.entry) not in hass_storage
    assert [one.text for one in talk.entry.runtime_data.records] == ["one"]


async def test_removed_with_the_entry(
    hass: HomeAssistant, talk: Talk, hass_storage: Storage
) -> None:
    """Nothing that was said is left behind, nor written later."""
    await keep(hass, talk)
    talk.server.script(say("Hello."))
    await talk("hello")
    await hass.config_entries.async_remove(talk.entry.entry_id)
    async_fire_time_changed(hass, dt_util.utcnow() + timedelta(minutes=1))
    await hass.async_block_till_done()
    assert key(talk.entry) not in hass_storage


async def test_bounded(
    hass: HomeAssistant,
    talk: Talk,
    hass_storage: Storage,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What would take too much room is dropped, the oldest first."""
    monkeypatch.setattr(turn_store, "MAX_BYTES", 4000)
    await keep(hass, talk)
    for number in range(8):
        talk.server.script(say("Hello."))
        await talk(f"{number}")
    await hass.config_entries.async_unload(talk.entry.entry_id)
    turns = stored(hass_storage, talk.entry)
    assert [turn["text"] for turn in turns] == [
        str(number) for number in range(8 - len(turns), 8)
    ]
    assert 2000 < len(json.dumps(turns, separators=(",", ":"))) <= 4000 + len(turns)


async def test_private(
    hass: HomeAssistant, talk: Talk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only Home Assistant itself can read what was said."""
    hass.config.config_dir = str(tmp_path)
    log = TurnLog()
    keeper = TurnKeeper(hass, "entry", log)
    await keeper.async_start()
    talk.server.script(say("Hello."))
    await talk("hello")
    log.async_begin(talk.record)
    log.async_end(talk.record)
    with monkeypatch.context() as patched:
        patched.setattr(Store, "_async_write_data", WRITE)
        await keeper.async_stop()
    path = tmp_path / ".storage" / "smart_agent.turns.entry"
    assert path.stat().st_mode & 0o777 == 0o600
    assert json.loads(path.read_text("utf-8"))["data"]["turns"][0]["text"] == "hello"


@pytest.mark.parametrize(
    ("data", "pieces"),
    [
        (
            {"version": 1, "data": {"turns": [{}, None, {"id": "x"}, 3]}},
            [{}, None, {"id": "x"}, 3],
        ),
        ({"version": 1, "data": {"turns": "none"}}, [{"turns": "none"}]),
        ({"version": 1, "data": []}, [[]]),
    ],
)
async def test_what_cannot_be_read(
    hass: HomeAssistant,
    talk: Talk,
    hass_storage: Storage,
    caplog: pytest.LogCaptureFixture,
    data: dict[str, Any],
    pieces: list[Any],
) -> None:
    """An agent is there all the same; what was stored is kept, and told of once."""
    hass_storage[key(talk.entry)] = {"minor_version": 1, "key": key(talk.entry)} | data
    await keep(hass, talk)
    talk.server.script(say("Hello."))
    await talk("hello")
    assert [one.text for one in talk.entry.runtime_data.records] == ["hello"]
    kept = hass_storage[f"{key(talk.entry)}.unreadable"]["data"]["pieces"]
    assert kept == pieces
    (told,) = warnings(caplog)
    assert f"{len(pieces)} stored in" in told
    # What is read from now on is what can be, and nothing is kept twice.
    await restart(hass, talk)
    await restart(hass, talk)
    assert [one.text for one in talk.entry.runtime_data.records] == ["hello"]
    assert hass_storage[f"{key(talk.entry)}.unreadable"]["data"]["pieces"] == kept
    assert len(warnings(caplog)) == 1


def wrong_turns(good: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Return a turn once for each of its parts, with something else in its place."""
    for one in _wrong(good):
        yield one
    for name in ("requests", "said"):
        ((part, *rest), others) = good[name], good
        for one in _wrong(part):
            yield others | {name: [one, *rest]}
    request = good["requests"][0]
    for one in _wrong(request["calls"][0]):
        yield good | {"requests": [request | {"calls": [one]}]}


def _wrong(good: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Return an object once for each key, with what no key has in its place."""
    for name in good.keys() - COUNTED - ANYTHING:
        yield good | {name: {"no": ["such", 3.5, None]} if name != "arguments" else 3}


COUNTED = {"attempts", "taken_by", "tools"}
"""What is told of a turn that follows from the rest, and is not read."""

ANYTHING = {"written", "result"}
"""What may be any JSON."""


async def test_field_of_a_wrong_type(
    hass: HomeAssistant,
    new_talk: NewTalk,
    hass_storage: Storage,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """One turn that cannot be read takes no other away, whatever is wrong with it."""
    talk = await new_talk(sentences=True, confirm="automatic")
    await keep(hass, talk)
    talk.server.script(LAMP_ON, say("Hello."), say("Bye."))
    await talk("please have the desk lamp glow")
    await talk("turn off the desk lamp")
    await talk("thanks")
    await hass.config_entries.async_unload(talk.entry.entry_id)
    first, second, third = stored(hass_storage, talk.entry)
    good = first | {"said": second["said"]}
    assert good["said"]
    assert good["requests"][0]["calls"]
    wrong = [
        *wrong_turns(good),
        good | {"started": "2026-01-01T00:00:00"},
        good | {"done": False},
        good | {"more": 1},
    ]
    turns = [first, *wrong, third]
    hass_storage[key(talk.entry)]["data"]["turns"] = turns
    await restart(hass, talk)
    texts = [one.text for one in talk.entry.runtime_data.records]
    assert texts == [first["text"], third["text"]]
    assert hass_storage[f"{key(talk.entry)}.unreadable"]["data"]["pieces"] == wrong
    (told,) = warnings(caplog)
    assert f"{len(wrong)} stored in" in told


async def test_of_an_earlier_version(
    hass: HomeAssistant, talk: Talk, hass_storage: Storage
) -> None:
    """A turn that was stored before there were some of its parts is read."""
    await keep(hass, talk)
    talk.server.script(LAMP_ON, say("It is on."))
    await talk("turn on the desk lamp")
    await hass.config_entries.async_unload(talk.entry.entry_id)
    (turn,) = stored(hass_storage, talk.entry)
    for name in ("said", "confirmed", "sources", "dry_run"):
        del turn[name]
    await restart(hass, talk)
    (record,) = talk.entry.runtime_data.records
    assert record.text == "turn on the desk lamp"


@pytest.mark.parametrize(
    "text",
    [
        '{"version": 99, "minor_version": 1, "data": {"turns": []}}',
        '{"version": 0, "minor_version": 1, "data": {"turns": []}}',
        '{"version": "one", "data": {"turns": []}}',
        '{"version": 1}',
        '{"data": {"turns": []}}',
        "[]",
        "3",
        '{"version": 1, "data": {"turns": [{"id": "0',
        "\0\0\0\0",
        "",
    ],
)
async def test_file_that_cannot_be_read(
    hass: HomeAssistant,
    talk: Talk,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    text: str,
) -> None:
    """It is kept under another name, and goes with the entry; the rest goes on."""
    hass.config.config_dir = str(tmp_path)
    folder = tmp_path / ".storage"
    folder.mkdir()
    for kind in ("turns", "statistics"):
        (folder / f"smart_agent.{kind}.{talk.entry.entry_id}").write_text(text)
    with monkeypatch.context() as patched:
        patched.setattr(Store, "_async_load", LOAD)
        patched.setattr(Store, "_async_write_data", WRITE)
        await keep(hass, talk)
        talk.server.script(say("Hello."))
        assert (await talk("hello")).speech == "Hello."
        kept = {one.name.split(".")[1]: one for one in folder.glob("smart_agent.*.*.*")}
        assert [one.read_text() for one in kept.values()] == [text, text]
        assert kept.keys() == {"turns", "statistics"}
        await hass.config_entries.async_unload(talk.entry.entry_id)
    await hass.config_entries.async_remove(talk.entry.entry_id)
    assert not [*folder.glob("smart_agent.*.unreadable*")]


async def test_nothing_kept_once_turned_off(
    hass: HomeAssistant, talk: Talk, hass_storage: Storage
) -> None:
    """What cannot be read is gone with what can be."""
    hass_storage[key(talk.entry)] = {"version": 1, "data": {"turns": [3]}}
    await keep(hass, talk)
    assert f"{key(talk.entry)}.unreadable" in hass_storage
    await keep(hass, talk, on=False)
    assert f"{key(talk.entry)}.unreadable" not in hass_storage


async def test_bounded_aside(
    hass: HomeAssistant, hass_storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is kept aside takes a bounded room."""
    monkeypatch.setattr(aside, "MAX_BYTES", 30)
    for number in range(10):
        await aside.async_keep(hass, "smart_agent.test", [f"piece {number}"])
    pieces = hass_storage["smart_agent.test.unreadable"]["data"]["pieces"]
    assert pieces == ["piece 7", "piece 8", "piece 9"]


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the log warns of."""
    return [
        one.getMessage()
        for one in caplog.records
        if one.name.startswith("custom_components.smart_agent")
        and one.levelname in ("WARNING", "ERROR")
    ]
