"""What the model is shown never reaches the ear."""

from collections.abc import Iterator
from datetime import datetime

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.call_parser.parse import BrokenCall, Cause
from custom_components.smart_agent.guard.feedback import broken_text, feedback
from custom_components.smart_agent.guard.problem import Problem, ProblemKind
from custom_components.smart_agent.guard.verdict import Reject
from custom_components.smart_agent.prompt import texts
from custom_components.smart_agent.prompt.history import CUT
from custom_components.smart_agent.prompt.untrusted import MARK
from custom_components.smart_agent.prompt.wording import Wording, names_of
from custom_components.smart_agent.speech import SpeechStream, clean, sentences
from custom_components.smart_agent.text.fold import fold
from custom_components.smart_agent.turn.screen import Screen

from ..builders import TOOLS, entity, home

HOME = home(
    entity("light.zorra", "Zorra Lamp", area="Kitchen"),
    entity("cover.vexel", "Vexel", area="Hall", device_class="blind"),
)
SAID = "douse the zorra lamp"
NAMES = ("Zorra Lamp", "Vexel", "Kitchen", "Hall", "light", "cover", "blind")


def _told() -> Iterator[str]:
    """Yield what a model is told of calls that did not run."""
    for kind in ProblemKind:
        problem = Problem(kind, "name", "there is nothing that is called 'x' here", "x")
        for last in (False, True):
            yield feedback(
                "HassTurnOn",
                Reject((problem,)),
                SAID,
                again=last,
                last=last,
                elsewhere=("search_web",),
                timer="HassStartTimer",
            )
    for cause in Cause:
        broken = BrokenCall(0, "HassTurnOn(", "the call is not closed", cause)
        yield broken_text([broken], SAID)


SENT = (
    texts.prefix_text("When in doubt call the tools of the house.", HOME, TOOLS, 100),
    texts.prefix_text("", HOME, TOOLS, 0),
    texts.FROM_KNOWLEDGE,
    texts.ELSEWHERE.format(tools="search_web"),
    texts.with_pending(SAID, "Shall I turn off Zorra Lamp?", ["HassTurnOff()"]),
    texts.lost_answer(SAID),
    texts.answer_now(),
    texts.go_on(SAID),
    texts.only_one("Zorra Lamp", SAID),
    texts.unread("GetLiveContext", SAID),
    texts.not_done(["Zorra Lamp"], SAID),
    texts.not_done([], SAID),
    texts.beside(datetime(2026, 11, 22, 20, 15), "Kitchen", "Anna", "", ""),
    "The user is asked first.",
    CUT,
    MARK,
    *_told(),
)
"""All that a model is sent in the agent's own words."""

ORDINARY = (
    "The kitchen is at twenty degrees.",
    "Goethe wrote that in Weimar.",
    "I could not find what you mean.",
    "It can only be done right away.",
    "You have the Zorra Lamp and the Vexel.",
    "Nothing was changed.",
    "Which one do you mean?",
)
"""What a model may well say."""


def screen(*sent: str) -> Screen:
    """Return what keeps these texts from being spoken."""
    return Screen(Wording(sent or SENT, (SAID, *NAMES)).repeats, lambda _: [])


def test_a_home_brings_its_names() -> None:
    """The names and kinds of a home are no wording of the agent's."""
    assert set(names_of(HOME)) == set(NAMES)


def spoken(text: str, size: int = 10_000) -> str:
    """Return what is heard of an answer that comes in pieces of a size."""
    stream, kept, said = SpeechStream(), screen(), ""
    for at in range(0, len(text), size):
        if piece := stream.feed(text[at : at + size]):
            said += kept.through(piece, first=not said)
    if piece := stream.finish():
        said += kept.through(piece, first=not said)
    return said


def ours(text: str) -> set[tuple[str, ...]]:
    """Return the sentences of a text that are none of the user's or the home's."""
    quoted = {word for name in (SAID, *NAMES) for word in fold(name)}
    return {
        fold(one)
        for line in text.splitlines()
        for one, _ in sentences(line)
        if len(fold(one)) > 1 and not quoted >= set(fold(one))
    }


@pytest.mark.parametrize("text", SENT)
@pytest.mark.parametrize("size", [7, 10_000])
def test_no_sentence_is_spoken(text: str, size: int) -> None:
    """No sentence of what was sent is heard, read out as it is."""
    said = spoken(text, size)
    assert not ours(said) & ours(text)
    assert not ours(said) & ours(clean(text))


@given(st.lists(st.sampled_from(ORDINARY), max_size=3), st.data())
def test_among_others(around: list[str], data: st.DataObject) -> None:
    """Nor is it between other sentences, which are heard as they are."""
    text = data.draw(st.sampled_from(SENT))
    lines = [one for line in text.splitlines() for one, _ in sentences(clean(line))]
    echo = data.draw(st.sampled_from([one for one in lines if ours(one)] or [CUT]))
    at = data.draw(st.integers(0, len(around)))
    size = data.draw(st.integers(1, 60))
    if echo.endswith(":"):
        # What follows a label is a part of it.
        around = around[:at]
    answer = " ".join([*around[:at], echo, *around[at:]])
    if not echo.rstrip().endswith((".", "!", ":")):
        answer = answer.replace(echo, f"{echo}.")
    assert spoken(answer, size) == " ".join(around)


@pytest.mark.parametrize(
    "answer",
    [
        "Done: Downstairs, Hall Sconce. Notes: device class: 'light' read as 'light'.",
        "tool response. /tool response.",
        "Context: Sun 22 Nov 20:15, Kitchen, Anna.",
        "The user said: douse the zorra lamp.",
        "Your answer is spoken aloud!",
        "answer in one short sentence, as a person would say",
    ],
)
def test_read_out(answer: str) -> None:
    """What small models were heard to read out is not spoken."""
    assert spoken(answer) == ""


@pytest.mark.parametrize("answer", ORDINARY)
@pytest.mark.parametrize("size", [3, 10_000])
def test_ordinary_words(answer: str, size: int) -> None:
    """Ordinary words are spoken, and so is what the model was told to say."""
    assert spoken(answer, size) == answer


def test_false_claims_are_kept() -> None:
    """A sentence with a false claim is not heard; what is asked claims nothing."""
    kept = Screen(lambda _: False, lambda one: ["x"] if "on" in fold(one) else [])  # type: ignore[list-item] # any mark will do
    assert kept.through("It is on. It is late. Is it on?", first=True) == (
        "It is late. Is it on?"
    )
    assert len(kept.false) == 1
    assert kept.through(" It is on. Good night.", first=False) == " Good night."


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("HassTurnOff,", ""),
        ("I will use HassTurnOff. The lamp is off.", "The lamp is off."),
        ("I called get_weather for you.", ""),
        # A name that is a word, and none of the tools.
        ("A search is under way.", "A search is under way."),
        ("YouTube is on.", "YouTube is on."),
    ],
)
def test_no_tool_is_named(text: str, heard: str) -> None:
    """Nobody says the name of a tool."""
    tools = ("HassTurnOff", "get_weather", "search")
    kept = Screen(Wording(SENT, (SAID, *NAMES), tools).repeats, lambda _: [])
    assert kept.through(text, first=True, last=True).strip() == heard


def test_tool_the_user_names() -> None:
    """But if the user has said it themselves."""
    kept = Screen(
        Wording(SENT, ("what is HassTurnOff", *NAMES), ("HassTurnOff",)).repeats,
        lambda _: [],
    )
    text = "HassTurnOff turns things off."
    assert kept.through(text, first=True, last=True) == text
