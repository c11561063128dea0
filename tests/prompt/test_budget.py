"""What of a prompt fits: the estimate and what is dropped."""

from collections.abc import Sequence
from itertools import pairwise
import json
from typing import Any

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.prompt import history as messages
from custom_components.smart_agent.prompt.budget import (
    MOST_RATIO,
    Fitted,
    TokenEstimate,
    first_round,
    fit,
)
from custom_components.smart_agent.prompt.history import Message
from custom_components.smart_agent.server.client import ChatRequest

TOOL: dict[str, Any] = {
    "type": "function",
    "function": {"name": "turn_on", "parameters": {"type": "object"}},
}
SYSTEM = messages.system("You live in a house. " * 50)

_TEXTS = st.text(max_size=200)


@st.composite
def rounds(draw: st.DrawFn) -> list[Message]:
    """Return what a user said and what followed: calls with their results, words."""
    made = [messages.user(draw(_TEXTS))]
    for _ in range(draw(st.integers(0, 2))):
        names = draw(st.lists(_TEXTS, min_size=1, max_size=2))
        made.append(messages.assistant("", [(name, {}) for name in names]))
        made += [messages.tool(name, draw(_TEXTS)) for name in names]
    if draw(st.booleans()):
        made.append(messages.assistant(draw(_TEXTS)))
    return made


_HISTORIES = st.lists(rounds(), max_size=8)
_ROOMS = st.integers(256, 4096)
_RATIOS = st.floats(0.7, MOST_RATIO)


def estimate(ratio: float = 1.0) -> TokenEstimate:
    """Return an estimate that has learned a ratio."""
    made = TokenEstimate()
    request = request_of([SYSTEM], num_ctx=10**9)
    made.learn(request, round(made.tokens(size(SYSTEM)) * ratio))
    return made


def request_of(
    sent: Sequence[Message], tools: Sequence[Any] = (), num_ctx: int = 8192
) -> ChatRequest:
    """Return a request."""
    return ChatRequest("test-model", sent, tools, {"num_ctx": num_ctx}, -1, False)


def size(value: Any) -> int:
    """Return the bytes of a value."""
    return len(json.dumps([value], ensure_ascii=False).encode())


def history(texts: Sequence[str]) -> list[Message]:
    """Return rounds in which each text is answered."""
    return [
        one for text in texts for one in (messages.user(text), messages.assistant("Ok"))
    ]


# -- what is dropped


@given(_HISTORIES, rounds(), _ROOMS, st.integers(0, 512), _RATIOS)
def test_whole_rounds(
    earlier: list[list[Message]],
    newest: list[Message],
    num_ctx: int,
    reply: int,
    ratio: float,
) -> None:
    """What is left is the system text and the latest rounds, each of them whole."""
    sent = [SYSTEM, *(m for one in earlier for m in one), *newest]
    fitted = fit(sent, [TOOL], num_ctx, reply, estimate(ratio))
    kept = earlier[fitted.dropped_rounds :]
    assert fitted.messages == [SYSTEM, *(m for one in kept for m in one), *newest]
    assert fitted.fits is (fitted.tokens + reply <= num_ctx)
    assert fitted.fits or not kept
    assert fitted.needed % 1024 == 0
    assert 0 <= fitted.needed - fitted.tokens - reply < 1024


@given(_HISTORIES, rounds(), _RATIOS)
def test_nothing_without_need(
    earlier: list[list[Message]], newest: list[Message], ratio: float
) -> None:
    """What fits is sent as it is, to the last token."""
    sent = [SYSTEM, *(m for one in earlier for m in one), *newest]
    known = estimate(ratio)
    tokens = fit(sent, [TOOL], 10**6, 512, known).tokens
    assert fit(sent, [TOOL], tokens + 512, 512, known).messages == sent
    less = fit(sent, [TOOL], tokens + 511, 512, known)
    assert less.dropped_rounds or not less.fits


def test_turn_in_several_steps() -> None:
    """Words that the agent adds in the user's place do not end what the user said."""
    sent = [
        SYSTEM,
        *history(["Light on"]),
        messages.user("Heating to 21"),
        messages.assistant("", [("set", {"temperature": 210})]),
        messages.tool("set", "too hot"),
        messages.user("The user said: Heating to 21"),
    ]
    fitted = fit(sent, [], 300, 200, estimate(), turn=3)
    assert not fitted.fits
    assert fitted.messages == [SYSTEM, *sent[3:]]


def test_no_user() -> None:
    """A prompt without any round is left as it is."""
    fitted = fit([SYSTEM], [TOOL], 256, 0, estimate())
    assert (fitted.messages, fitted.fits, fitted.dropped_rounds) == ([SYSTEM], False, 0)
    assert fit([], [], 256, 0, estimate()).fits


@pytest.mark.parametrize("words", [1, 20])
def test_beginning_stays(words: int) -> None:
    """While a conversation grows its history begins anew only now and then."""
    known = estimate()
    starts: list[int] = []
    texts = [f"Sentence {number} " + "word " * words for number in range(400)]
    for number in range(len(texts)):
        sent = [SYSTEM, *history(texts[:number]), messages.user("Now this")]
        fitted = fit(sent, [TOOL], 2048, 512, known)
        assert fitted.fits
        starts.append(fitted.dropped_rounds)
    moves = sum(a != b for a, b in pairwise(starts))
    dropping = sum(start > 0 for start in starts)
    assert dropping > 300
    assert starts == sorted(starts)
    assert moves < dropping / 3


@given(st.integers(0, 200), st.integers(0, 100))
def test_first_round(count: int, most: int) -> None:
    """At most so many rounds are kept, and more than three quarters of them."""
    kept = count - first_round(count, most)
    assert kept <= most
    assert kept == count or kept > most - max(1, most // 4)


def test_first_round_stays() -> None:
    """It moves by several rounds at once."""
    assert [first_round(count, 10) for count in range(9, 16)] == [0, 0, 2, 2, 4, 4, 6]
    assert [first_round(count, 2) for count in range(4)] == [0, 0, 0, 1]


# -- the estimate


@given(
    st.lists(st.tuples(st.integers(-1, 10**6), _TEXTS), max_size=20),
    st.integers(512, 10**5),
)
def test_ratio_stays_in_bounds(counted: list[tuple[int, str]], num_ctx: int) -> None:
    """No count of a server, however mad, leads the estimate astray."""
    known = TokenEstimate()
    for count, text in counted:
        known.learn(request_of([messages.user(text)], num_ctx=num_ctx), count)
    assert 0.6 <= known.ratio <= 3


def test_learns() -> None:
    """The estimate comes to what the server counts and does not jump at one outlier."""
    known = TokenEstimate()
    request = request_of([SYSTEM], [TOOL])
    guess = fitted(known).tokens
    for _ in range(20):
        known.learn(request, round(guess * 1.5))
    assert fitted(known).tokens == pytest.approx(guess * 1.5, rel=0.02)
    known.learn(request, guess * 3)
    assert fitted(known).tokens < guess * 2


def fitted(known: TokenEstimate) -> Fitted:
    """Return the plain prompt with an estimate."""
    return fit([SYSTEM], [TOOL], 10**6, 0, known)


@pytest.mark.parametrize("counted", [0, 512 + 2, 512 - 4, 1024, 2000])
def test_what_was_cut_teaches_nothing(counted: int) -> None:
    """Half of the context, or all of it, is what the server leaves of a longer prompt."""
    known = TokenEstimate()
    known.learn(request_of([SYSTEM], num_ctx=1024), counted)
    assert known.ratio == 1


def test_what_was_not_counted_teaches_nothing() -> None:
    """A server that leaves out what was in its cache counts far too few."""
    known = TokenEstimate()
    known.learn(request_of([SYSTEM]), 20)
    assert known.ratio == 1


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("Turn on the light in the kitchen, please.", 9, 16),
        ("Schalte bitte das Licht in der Küche ein.", 9, 16),
        ("Включи свет на кухне, пожалуйста.", 8, 20),
        ("请打开厨房的灯。", 5, 10),
        ("キッチンの電気をつけてください。", 9, 18),
        ("부엌 불을 켜 주세요.", 6, 14),
        ("💡🏠🔥", 3, 9),
    ],
)
def test_scripts(text: str, least: int, most: int) -> None:
    """Before anything was counted each script has about the tokens it is known for."""
    assert least <= TokenEstimate().tokens(len(text.encode())) <= most
