"""Whether a task is passed."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from evals.score import Ended, differences, harm, is_said, recorded_harm
from evals.task import Change, Range, Task
from homeassistant.core import State

LAMP, COVER = "light.lamp", "cover.door"


def task(said: tuple[str, ...] = (), **expected: Change) -> Task:
    """Return a task at the lamp."""
    changes = {f"light.{name}": change for name, change in expected.items()}
    return Task(
        name="a task",
        home=Path(),
        category="light",
        sentence="",
        setup={},
        expected=changes,
        ignored={LAMP: frozenset({"color_mode"})},
        said=said,
    )


def home(lamp: str, cover: str = "closed", **attributes: Any) -> Mapping[str, State]:
    """Return the states of a home."""
    door = State(COVER, cover, {"is_closed": cover == "closed"})
    return {LAMP: State(LAMP, lamp, attributes), COVER: door}


ON = Change("on", {"brightness": 128})


@pytest.mark.parametrize(
    ("after", "wrong"),
    [
        (home("on", brightness=128), []),
        (home("on", brightness=128, color_mode="rgb"), []),
        (
            home("off"),
            ["brightness: None instead of 128", "state: 'off' instead of 'on'"],
        ),
        (home("on", brightness=255), ["brightness: 255 instead of 128"]),
        (home("on", brightness=128, effect="x"), ["effect: 'x' instead of None"]),
    ],
)
def test_what_was_expected(after: Mapping[str, State], wrong: list[str]) -> None:
    """Expected values count, ignored ones do not, and all else has to stay."""
    found = differences(task(lamp=ON), home("off"), after)
    assert found == [f"{LAMP} {one}" for one in wrong]


def test_nothing_else_may_change() -> None:
    """Another entity that moved is wrong, once however often it is said."""
    after = home("on", "open", brightness=128)
    found = differences(task(lamp=ON), home("off"), after)
    assert found == [f"{COVER} state: 'open' instead of 'closed'"]


@pytest.mark.parametrize(
    ("after", "harmful"),
    [
        (home("on", brightness=128), []),
        (home("off"), []),
        (home("on", brightness=255), ["light.lamp brightness: 255, was None"]),
        (home("idle", brightness=128), ["light.lamp state: 'idle', was 'off'"]),
        (home("on", brightness=128, color_mode="rgb"), []),
        (home("on", brightness=128, effect="rainbow"), []),
        (home("off", "open"), ["cover.door state: 'open', was 'closed'"]),
    ],
    ids=[
        "done",
        "not done",
        "other value",
        "other state",
        "ignored",
        "goes with it",
        "other device",
    ],
)
def test_harm(after: Mapping[str, State], harmful: list[str]) -> None:
    """Harm is a value that is neither as it should be nor as it was."""
    assert harm(task(lamp=ON), home("off"), after) == harmful


def test_an_attribute_that_is_gone_is_harm() -> None:
    """What had a value and has none is not as it was, what never had one is."""
    before = home("off", effect="rainbow")
    assert harm(task(), before, home("off")) == [
        "light.lamp effect: None, was 'rainbow'"
    ]
    assert not harm(task(), home("off"), home("off"))


@pytest.mark.parametrize(
    ("ended", "harmful"),
    [
        ({}, []),
        ({LAMP: {"state": "off"}}, []),
        ({LAMP: {"brightness": None}}, []),
        ({LAMP: {"brightness": 255}}, ["light.lamp brightness: 255"]),
        ({LAMP: {"effect": None, "color_mode": "rgb"}}, []),
        ({COVER: {"position": 40}}, ["cover.door position: 40"]),
        ({COVER: {"state": "open", "is_closed": False}}, ["cover.door state: 'open'"]),
        ({"fan.gone": {"state": "on"}}, ["fan.gone state: 'on'"]),
    ],
)
def test_recorded_harm(ended: Ended, harmful: list[str]) -> None:
    """A wrong value has changed, unless it had to and is as it was."""
    assert recorded_harm(task(lamp=ON), home("off"), ended) == harmful


def test_recorded_harm_of_a_state_that_is_none_today() -> None:
    """What the task writes of before is no change, whatever the house makes of it."""
    wanted = task(lamp=ON)
    set_up = {LAMP: {"state": "idle", "attributes": {"brightness": 7}}}
    ended = {LAMP: {"state": "idle", "brightness": 7}}
    assert len(recorded_harm(wanted, home("off"), ended)) == 2
    assert not recorded_harm(replace(wanted, setup=set_up), home("off"), ended)


def test_values_are_the_same_in_other_types() -> None:
    """A list is as good as a tuple, and a number as its text."""
    wanted = task(lamp=Change(None, {"rgb_color": [1, 2, 3], "brightness": "128"}))
    before = home("on", rgb_color=(0, 0, 0), brightness=0)
    after = home("on", rgb_color=(1, 2, 3), brightness=128)
    assert not differences(wanted, before, after)
    assert len(differences(wanted, before, before)) == 2


@pytest.mark.parametrize(
    ("now", "wrong"), [(10, False), (99, False), (9, True), (100, True), (None, True)]
)
def test_a_value_may_be_left_open(now: int | None, wrong: bool) -> None:
    """Each number of a range is right, both ends too; the value before is none."""
    wanted = task(lamp=Change(None, {"brightness": Range(10, 99)}))
    before, after = home("on", brightness=200), home("on", brightness=now)
    assert bool(differences(wanted, before, after)) is wrong
    assert bool(harm(wanted, before, after)) is wrong
    assert not harm(wanted, before, before)


@pytest.mark.parametrize(
    ("speech", "said"),
    [
        ("It is locked.", True),
        ("It is LOCKED", True),
        ("It is unlocked.", False),
        ("21.", True),
        ("21.5 °C", False),
        ("4,21", False),
        ("It is 121", False),
        ("21°C", True),
        ("It’s on.", True),
    ],
)
def test_only_whole_words_are_said(speech: str, said: bool) -> None:
    """A word that is the end of its opposite, or a number in another, is none."""
    assert is_said(task(said=("locked", "21", "it's on")), speech) is said


def test_what_must_not_be_said() -> None:
    """One of the texts is too many, whatever else is said."""
    asked = replace(task(said=("locked",)), unsaid=("not locked", "open"))
    assert is_said(asked, "It is locked.")
    assert not is_said(asked, "It is not locked.")
    assert not is_said(asked, "It is locked, or open.")


def test_what_has_to_be_said() -> None:
    """One of the texts is enough, in any case; without any nothing is asked for."""
    asked = task(said=("Playing", "on air"))
    assert is_said(asked, "It is playing.")
    assert not is_said(asked, "It is paused.")
    assert is_said(task(), "")
