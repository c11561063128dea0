"""What a model reads that is to say plainly what is wanted, and what it answers."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.prompt.restate import (
    MOST_COMMANDS,
    commands_in,
    restating,
)

from ..builders import entity, home

HOUSE = home(
    entity("light.den", "Den Lamp", "Reading Light", area="Den"),
    entity("switch.pump", "Pond Pump"),
)


def test_all_of_the_home() -> None:
    """It stands in front, the same for all words; where and after what go with these."""
    one, two = (
        restating(HOUSE, HOUSE.entities, text, room=room, last=last, listed=True)
        for text, room, last in (
            ("kill it", "Den", ["Pond Pump"]),
            ("light please", "", []),
        )
    )
    assert one[0] == two[0]
    lines = one[0]["content"].splitlines()
    assert lines[-2:] == ["-: Pond Pump", "Den: Den Lamp (Reading Light)"]
    assert one[1]["content"] == 'Room: Den\nLast: Pond Pump\n"kill it"'
    assert two[1]["content"] == '"light please"'


def test_some_of_a_large_home() -> None:
    """What the words may mean goes with the words, so that the front stays the same."""
    one, two = (
        restating(HOUSE, [device], "kill it", room="", last=[], listed=False)
        for device in HOUSE.entities
    )
    assert one[0] == two[0]
    assert "Pond Pump" not in one[0]["content"]
    assert "Pond Pump" in two[1]["content"]


@pytest.mark.parametrize("listed", [True, False])
def test_what_the_user_has_written(listed: bool) -> None:
    """It stands behind all that stays the same from turn to turn."""
    written = "We call the den the snug."
    plain, told = (
        restating(
            HOUSE, HOUSE.entities, "kill it", room="", last=[], listed=listed, own=own
        )
        for own in ("", written)
    )
    assert written not in plain[0]["content"]
    assert told[0]["content"].startswith(plain[0]["content"])
    assert told[0]["content"].endswith(written)
    assert told[1] == plain[1]


@pytest.mark.parametrize(
    ("answer", "commands"),
    [
        ("turn on the lamp", ["turn on the lamp"]),
        ('- "turn on the lamp"\n\n* open it', ["turn on the lamp", "open it"]),
        ("nothing", []),
        ("Nothing.", []),
        ("  \n", []),
        ("\x1f", []),
        ("open it\nnothing", ["open it"]),
        ("go\n" * MOST_COMMANDS, ["go"] * MOST_COMMANDS),
        # Who says more makes up a list, of which no part is surer than another.
        ("go\n" * (MOST_COMMANDS + 1), []),
    ],
)
def test_commands(answer: str, commands: list[str]) -> None:
    """One a line, without what a model puts around it."""
    assert commands_in(answer) == commands


@given(st.text())
def test_any_answer(answer: str) -> None:
    """It comes to a few lines that say something."""
    found = commands_in(answer)
    assert len(found) <= MOST_COMMANDS
    assert all(one.strip() for one in found)
