"""The options of an agent as they are stored and as they are used."""

import pytest

from custom_components.smart_agent.options import AgentOptions, Confirm, Risky


def test_defaults() -> None:
    """An agent that was added together with its server has a model and tools alone."""
    stored = {"model": "new:1b", "llm_hass_api": ["assist"]}
    assert AgentOptions.from_subentry(stored) == AgentOptions(
        model="new:1b",
        llm_apis=("assist",),
        num_ctx=8192,
        keep_alive=-1,
        think=False,
        max_history=10,
        max_attempts=3,
        max_steps=5,
        tool_timeout=12,
        turn_timeout=60,
        strict=False,
        whole_home=False,
        risky=Risky.WHEN_GUESSED,
        confirm=Confirm.AUTOMATIC,
        list_size=60,
        warm=True,
    )


def test_removed_options() -> None:
    """What an earlier version stored and no version reads any more breaks nothing."""
    stored = {"model": "new:1b", "words_model": "large:1b", "words_for": "all"}
    assert AgentOptions.from_subentry(stored) == AgentOptions("new:1b")


@pytest.mark.parametrize(("seconds", "value"), [(-1, -1), (0, "0s"), (600, "600s")])
def test_keep_alive(seconds: int, value: int | str) -> None:
    """For ever is a number, everything else a duration with its unit."""
    assert AgentOptions("new:1b", keep_alive=seconds).keep_alive_value == value
