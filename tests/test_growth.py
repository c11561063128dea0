"""What others wrote is read in time that grows with its length, not with its square.

Steps are counted, not seconds: lines of ours that run, and characters that patterns are
led over. A text four times as long takes about four times the steps; where each
character is held against each other one, it takes sixteen times as many.
"""

from collections.abc import Callable, Iterator

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.call_parser.parse import CallWatch, salvage
from custom_components.smart_agent.guard.addresses import is_known, said_addresses
from custom_components.smart_agent.speech import (
    SpeechStream,
    clean,
    drop_trailing_offers,
    is_question,
)

from .work import Work, counting

TOOLS = ("HassTurnOn", "HassLightSet", "turn_on")
NAMES = {"light.a": "Lamp"}

LENGTH = 400
"""Characters of the short text."""

TIMES = 4
"""How much longer the long text is."""

MOST = 2 * TIMES
"""How many times the steps the long text may take."""


def watch(text: str) -> None:
    """Watch for calls in a text that comes character by character."""
    watch = CallWatch(TOOLS)
    for char in text:
        watch.feed(char)
    watch.flush()


def stream(text: str) -> None:
    """Clean a text that comes character by character."""
    speech = SpeechStream(domains={"light"}, names=NAMES)
    for char in text:
        speech.feed(char)
    speech.finish()


READERS: dict[str, Callable[[str], object]] = {
    "addresses": said_addresses,
    "known address": lambda text: is_known("a.org/b", text, set(), exactly=False),
    "salvage": lambda text: salvage(text, TOOLS),
    "watch": watch,
    "stream": stream,
    "clean": lambda text: clean(text, domains={"light"}, names=NAMES),
    "question": is_question,
    "offers": drop_trailing_offers,
}
"""All that reads what a model or a user wrote, character by character."""

BEFORE = ("", "<tool_call>", "```", "turn_on(", '{"name": "turn_on", "arguments": ')

UNITS = (
    "a", "1", "_", ".", "?", " ", "\n", "`", '"', "'", "*", "-", "#", "(", "[", "{",
    "<", "}", "]", ")", ">", "\\", "$", ",", ":", "a{", "a(", "a.", "a-", "a:", "_a",
    "{a{\n", "->", "<|", "{}", "{'a':", '{"a":[', "a=1,", "a=", "[a](", "](", "<a", "<a>", "</think>",
    "<think>", "<tool_call>", "turn_on(", "turn_on{", "turn_on {}", "turn_on: a ",
    "a. ", "a? ", "? ", "a\n", "/*", "{/*", "//", "```", "http://", "www.a.b ",
    "light.a ", "print(", "<!--", "<parameter=a>", "name: ", "“", "。", "a，",
)  # fmt: skip


@pytest.fixture(scope="module")
def work() -> Iterator[Work]:
    """Count the steps."""
    with counting() as work:
        yield work


def growth(work: Work, read: Callable[[str], object], before: str, unit: str) -> float:
    """Return how many times the steps a longer text takes."""
    times = LENGTH // len(unit) + 1
    few, many = before + unit * times, before + unit * times * TIMES
    return work.of(lambda: read(many)) / work.of(lambda: read(few))


@pytest.mark.parametrize("before", BEFORE)
@pytest.mark.parametrize(("name", "read"), READERS.items(), ids=READERS)
def test_repeated(
    work: Work, name: str, read: Callable[[str], object], before: str
) -> None:
    """Whatever is repeated, and whatever stands before."""
    for unit in UNITS:
        assert growth(work, read, before, unit) <= MOST, (name, before, unit)


@given(
    read=st.sampled_from(list(READERS.values())),
    before=st.text("ab.{([<`\"' \n", max_size=4),
    unit=st.text("ab_.:-{}()[]<>/|`\"'=,*?! \n", min_size=1, max_size=5),
)
def test_anything_repeated(
    work: Work, read: Callable[[str], object], before: str, unit: str
) -> None:
    """And whatever nobody thought of."""
    assert growth(work, read, before, unit) <= MOST
