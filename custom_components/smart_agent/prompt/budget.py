"""What of a prompt fits into a model's context.

Ollama cuts what does not fit without a word: at first the oldest messages, then the
middle of what remains, until half of the context is full (llm/llama_server.go).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
import json
import math
from typing import Any

from ..server.client import ChatRequest

BYTES_PER_TOKEN = 3.5
"""Of UTF-8, before the server has counted: tokenizers join bytes, so that a token is
three or four letters of Latin script, two of Cyrillic, one Chinese character."""

LEAST_RATIO, MOST_RATIO = 0.6, 3.0
"""Bounds of what a server's count can make of that; one below is not of all that was
sent."""

_WEIGHT = 0.3
"""How much of the ratio the newest count is."""

_ROUNDING = 1024
"""Tokens in steps of which a larger context is asked for."""


class TokenEstimate:
    """Estimates how many tokens a prompt has; learns from what the server counts."""

    def __init__(self) -> None:
        """Begin with what holds for models at large."""
        self._ratio: float | None = None

    @property
    def ratio(self) -> float:
        """Return tokens as the server counts them to tokens of BYTES_PER_TOKEN."""
        return 1.0 if self._ratio is None else self._ratio

    def tokens(self, size: int) -> int:
        """Return how many tokens a part of a prompt has; size is in bytes of JSON."""
        return math.ceil(size / BYTES_PER_TOKEN * self.ratio)

    def size(self, tokens: int) -> int:
        """Return how many bytes of JSON make so many tokens."""
        return math.floor(tokens * BYTES_PER_TOKEN / self.ratio)

    def learn(self, request: ChatRequest, counted: int) -> None:
        """Learn from the prompt tokens that the server counted for a request.

        They include those that were in its cache. What it cut teaches nothing, and
        neither do pictures, which are tokens too, however many.
        """
        if request.pictures or _is_cut(counted, request.options["num_ctx"]):
            return
        size = _size([*request.messages, *request.tools])
        found = min(counted / (size / BYTES_PER_TOKEN), MOST_RATIO)
        if found < LEAST_RATIO:
            return
        known = found if self._ratio is None else self._ratio
        self._ratio = known + _WEIGHT * (found - known)


@dataclass(frozen=True, slots=True)
class Fitted:
    """The messages that are sent, and whether they fit the context."""

    messages: Sequence[Mapping[str, Any]]
    dropped_rounds: int
    fits: bool
    """Whether the reply finds room beside them."""
    tokens: int
    """How many tokens they and the tools are estimated to have."""
    needed: int
    """The num_ctx in which they, the tools and the reply would fit."""


def fit(
    messages: Sequence[Mapping[str, Any]],
    tools: Sequence[Mapping[str, Any]],
    num_ctx: int,
    reply_tokens: int,
    estimate: TokenEstimate,
    *,
    turn: int | None = None,
) -> Fitted:
    """Drop the oldest rounds of history, as many as must be and some more.

    A round is what a user said and all that followed; messages from index turn on, by
    default from the last words of a user on, are the turn's own and stay.

    A history whose beginning changes is evaluated anew, so it has to change rarely,
    although nothing is remembered here: what is dropped is a multiple of a step that
    system text and tools alone determine, an eighth to a quarter of the room that they
    leave. While a conversation grows by a step its history begins at the same round.
    The step is a power of two, so that an estimate that gets better does not change it.
    """
    users = [i for i, message in enumerate(messages) if message["role"] == "user"]
    if turn is None:
        turn = users[-1] if users else len(messages)
    rounds = [i for i in users if i < turn]
    head = rounds[0] if rounds else turn
    sizes = [_size(message) for message in messages]
    fixed = sum(sizes[:head]) + _size(tools)
    total = fixed + sum(sizes[head:])
    cuts = [*rounds, turn]
    dropped = [0, *accumulate(sum(sizes[a:b]) for a, b in pairwise(cuts))]

    budget = num_ctx - reply_tokens
    step = _step(estimate.size(budget) - fixed)
    over = total - estimate.size(budget) if estimate.tokens(total) > budget else 0
    least = math.ceil(over / step) * step
    count = next(
        (
            number
            for number, size in enumerate(dropped)
            if size >= least and estimate.tokens(total - size) <= budget
        ),
        len(rounds),
    )
    tokens = estimate.tokens(total - dropped[count])
    return Fitted(
        [*messages[:head], *messages[cuts[count] :]] if count else messages,
        count,
        fits=tokens <= budget,
        tokens=tokens,
        needed=math.ceil((tokens + reply_tokens) / _ROUNDING) * _ROUNDING,
    )


def first_round(count: int, most: int) -> int:
    """Return the first of count rounds to keep so that at most most of them are kept.

    It moves by a quarter of most at once, for the reason that fit gives.
    """
    step = max(1, most // 4)
    return max(0, math.ceil((count - most) / step) * step)


def _step(room: int) -> int:
    """Return the power of two up to a quarter of the room for history, in bytes."""
    return 1 << max(0, (room // 4).bit_length() - 1) if room > 0 else 1


def _size(value: Any) -> int:
    """Return the bytes of a part of a prompt; its brackets stand for role marks."""
    return len(json.dumps(value, ensure_ascii=False).encode("utf-8", "replace"))


def _is_cut(counted: int, num_ctx: int) -> bool:
    """Return whether a prompt that long is likely one that the server has cut.

    It leaves half of the context and two tokens; within a hundredth both look alike.
    """
    return counted >= num_ctx or abs(2 * counted - num_ctx) <= num_ctx / 100
