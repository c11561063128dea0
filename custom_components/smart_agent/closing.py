"""The agent's own words at the end of a turn."""

from collections.abc import Sequence
from dataclasses import dataclass
import json

from homeassistant.core import HomeAssistant

from .guard.problem import Problem, ProblemKind
from .guard.verdict import Ask, Reject, Signature
from .sentences import Confirmed, async_confirmation, async_say

_HELPED_BY_CHOICE = frozenset(
    {
        ProblemKind.AMBIGUOUS_NAME,
        ProblemKind.UNKNOWN_AREA,
        ProblemKind.UNKNOWN_FLOOR,
        ProblemKind.UNKNOWN_NAME,
    }
)
"""Problems after which a choice of names helps the user."""

_NAMED = _HELPED_BY_CHOICE - {ProblemKind.AMBIGUOUS_NAME}
"""Problems with a sentence of their own that repeats what was not understood."""

_MOST_CHOICES = 3


@dataclass(frozen=True)
class Pending:
    """A question the user was asked, and the calls that his yes stands for.

    calls are written as the model writes them.
    """

    text: str
    signatures: frozenset[Signature]
    calls: tuple[str, ...]


async def async_question(
    hass: HomeAssistant, language: str, asked: Sequence[Ask]
) -> Pending:
    """Return the question to the user about calls that wait for his word."""
    texts = [
        await async_say(hass, language, one.question.key, one.question.placeholders)
        for one in asked
    ]
    return Pending(
        " ".join(dict.fromkeys(texts)),
        frozenset(one.signature for one in asked),
        tuple(
            f"{one.spec.name} {json.dumps(one.args, ensure_ascii=False)}"
            for one in asked
        ),
    )


async def async_gave_up(
    hass: HomeAssistant,
    language: str,
    reject: Reject | None,
    done: Sequence[Confirmed],
) -> tuple[str, bool]:
    """Return what was not understood, and whether it ends in a question.

    What has been done before in the turn is said first.
    """
    texts = []
    if confirmed := await async_confirmation(hass, language, done):
        texts.append(f"{confirmed}.")
    problem = _most_telling(reject)
    kind = problem.kind if problem else None
    value = {"value": str(problem.value)} if problem else {}
    if kind in _NAMED:
        texts.append(await async_say(hass, language, kind, value))
    if problem and problem.nearest and kind in _HELPED_BY_CHOICE:
        choices = await _async_choice(hass, language, problem.nearest)
        question = await async_say(hass, language, "did_you_mean", {"choices": choices})
        return " ".join([*texts, question]), True
    if kind is ProblemKind.NO_TARGET:
        question = await async_say(hass, language, "which_device")
        return " ".join([*texts, question]), True
    if kind not in _NAMED:
        texts.append(await async_say(hass, language, "gave_up"))
    return " ".join(texts), False


async def _async_choice(
    hass: HomeAssistant, language: str, values: Sequence[str]
) -> str:
    """Return two or three names as a choice in the user's language."""
    text, *others = values[:_MOST_CHOICES]
    for other in others:
        text = await async_say(hass, language, "or", {"first": text, "second": other})
    return text


def _most_telling(reject: Reject | None) -> Problem | None:
    """Return the problem that is most worth telling the user."""
    if reject is None:
        return None
    with_choice = [problem for problem in reject.problems if problem.nearest]
    return (with_choice or [*reject.problems])[0]
