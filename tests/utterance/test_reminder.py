"""A reminder on a list is an item of it."""

import pytest

from custom_components.smart_agent.utterance.passive import as_command

from ..builders import entity, home

HOME = home(
    entity("todo.chores", "Chores"),
    entity("todo.shop", "Shopping List"),
    entity("switch.kettle", "Kettle"),
)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        (
            "remind me on my chores list to descale the kettle",
            "add descale the kettle to the Chores",
        ),
        (
            "please remind us on the shopping list to get milk",
            "add get milk to the Shopping List",
        ),
        ("remind me on the shopping list to get milk, it's late", ""),
        ("remind me to descale the kettle", ""),
        ("remind me on Monday to descale the kettle", ""),
        ("remind me on my way to work", ""),
        ("remind me what's on my chores list", ""),
        ("she said remind me on my chores list to descale the kettle", ""),
    ],
)
def test_reminder(text: str, command: str) -> None:
    """What stands behind "to" is the item, where a list is named before it."""
    assert as_command(text, "en", HOME) == (command or text)
