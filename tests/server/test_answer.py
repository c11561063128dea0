"""A streamed answer is put together, and released as far as it can be spoken."""

from collections.abc import Iterable

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.server.answer import (
    Answer,
    AnswerReader,
    WrittenCall,
)
from custom_components.smart_agent.server.client import Chunk, RawCall, Usage

TOOLS = ("HassTurnOn", "HassLightSet")
CALL = '{"name": "HassTurnOn", "arguments": {"name": "Lamp"}}'
READ = WrittenCall("HassTurnOn", {"name": "Lamp"}, as_text=True)


def usage(generated: int = 20) -> Usage:
    """Return what a finished request cost."""
    return Usage("stop", 100, generated, 0, 0, 0)


def hear(
    chunks: Iterable[Chunk | str], hold_back: int | None = 0
) -> tuple[str, Answer]:
    """Return what was released while an answer came in, and the answer."""
    listener = AnswerReader(TOOLS, {"light"}, {"light.lamp": "Lamp"}, hold_back)
    released = [
        listener.feed(Chunk(chunk) if isinstance(chunk, str) else chunk)
        for chunk in chunks
    ]
    listener.finish()
    return "".join(released), listener.answer


def test_words_are_released_as_they_come() -> None:
    """A sentence is released when the next one has begun."""
    released, answer = hear(
        ["It is on. ", "And it is ", "warm. Bye for now", Chunk(usage=usage())]
    )
    assert released == "It is on. And it is warm."
    assert answer.spoken == released
    assert answer.rest == " Bye for now"
    assert answer.speech == "It is on. And it is warm. Bye for now"
    assert answer.complete
    assert not answer.lost


@pytest.mark.parametrize(
    ("hold_back", "released"), [(8, "It is on."), (9, ""), (None, "")]
)
def test_held_back(hold_back: int | None, released: str) -> None:
    """The first words wait until there are more of them than are held back."""
    heard, answer = hear(["It is on. ", "Now we know"], hold_back)
    assert heard == released
    assert answer.speech == "It is on. Now we know"


def test_nothing_is_spoken_from_a_call_on() -> None:
    """Where a call may begin the rest waits for the end."""
    released, answer = hear(["It is on. One moment. ", CALL, " Done."])
    assert released == "It is on."
    assert answer.calls == (READ,)
    assert answer.rest == ""


def test_nothing_is_spoken_behind_a_real_call() -> None:
    """What comes after a call in the same answer is not released."""
    call = Chunk(calls=(RawCall("HassTurnOn", {}),))
    released, answer = hear([call, "It is on. And it is warm. "])
    assert released == ""
    assert answer.calls == (WrittenCall("HassTurnOn", {}),)


def test_calls_in_the_text_come_after_real_ones() -> None:
    """Calls of both kinds are in one answer."""
    call = Chunk(calls=(RawCall("HassLightSet", {"brightness": 1}),))
    _, answer = hear([CALL, call])
    assert answer.calls == (WrittenCall("HassLightSet", {"brightness": 1}), READ)


def test_words_around_a_call() -> None:
    """What surrounds a call that nobody heard is left to speak."""
    _, answer = hear([f"Sure. **Done** {CALL}"], 100)
    assert answer.calls == (READ,)
    assert answer.speech == "Sure. Done"


def test_broken_call() -> None:
    """A call that cannot be read is in the answer as such."""
    released, answer = hear(['{"name": "HassTurnOn", "arguments": {"name": "Lamp}}'])
    assert released == ""
    assert not answer.calls
    assert len(answer.broken) == 1
    assert answer.speech == ""


def test_thoughts() -> None:
    """Thoughts are kept apart from the text."""
    released, answer = hear([Chunk(thinking="Hm, "), Chunk(thinking="yes."), "Yes."])
    assert released == ""
    assert answer.thinking == "Hm, yes."
    assert answer.text == "Yes."


@pytest.mark.parametrize(
    ("chunks", "lost"),
    [
        ([Chunk(usage=usage(40))], True),
        ([" \n", Chunk(usage=usage(40))], True),
        ([Chunk(thinking="Hm."), Chunk(usage=usage(40))], True),
        ([Chunk(usage=usage(3))], False),
        ([Chunk(calls=(RawCall("HassTurnOn", {}),)), Chunk(usage=usage(40))], False),
        (["Hi.", Chunk(usage=usage(40))], False),
        ([], False),
    ],
)
def test_lost(chunks: list[Chunk | str], lost: bool) -> None:
    """Tokens of which nothing arrived are a lost call."""
    assert hear(chunks)[1].lost is lost


def test_incomplete() -> None:
    """An answer without a last chunk is not complete."""
    assert not hear(["It is"])[1].complete


@given(
    st.text(max_size=200), st.lists(st.integers(1, 40)), st.sampled_from([0, 9, None])
)
def test_speech_does_not_depend_on_the_pieces(
    text: str, sizes: list[int], hold_back: int | None
) -> None:
    """However an answer is cut into pieces, the same is spoken of it in the end."""
    pieces = []
    rest = text
    for size in sizes:
        pieces.append(rest[:size])
        rest = rest[size:]
    _, whole = hear([text], None)
    released, answer = hear([*pieces, rest], hold_back)
    assert answer.calls == whole.calls
    assert released == answer.spoken
    if not answer.calls and not answer.broken and "</" not in text:
        assert answer.speech == whole.speech
