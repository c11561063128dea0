"""The agent's own words at the end of a turn."""

from collections.abc import Mapping, Sequence
import re

from homeassistant.core import HomeAssistant

from ..guard.problem import Problem, ProblemKind
from ..guard.verdict import Ask, Reject
from ..sentences.responses import Confirmed, async_confirmation, async_say, closed
from .confirmation import Pending, pending_calls

_HELPED_BY_CHOICE = frozenset(
    {
        ProblemKind.AMBIGUOUS_NAME,
        ProblemKind.UNKNOWN_AREA,
        ProblemKind.UNKNOWN_FLOOR,
        ProblemKind.UNKNOWN_NAME,
    }
)
"""Problems after which a choice of names helps the user."""

_NAMED = _HELPED_BY_CHOICE - {ProblemKind.AMBIGUOUS_NAME} | {ProblemKind.NO_TIMERS}
"""Problems with a sentence of their own, which may repeat what was not understood."""

_HELPED_BY_WORDS = _HELPED_BY_CHOICE | {ProblemKind.MISSING, ProblemKind.NO_TARGET}
"""Problems that the user settles by saying more."""

_MOST_CHOICES = 3

_PLACEHOLDER = re.compile(r"\{\w+\}")


def waits_for_words(reject: Reject | None) -> bool:
    """Return whether a question that follows a rejected call is one to wait for."""
    return reject is not None and any(
        problem.kind in _HELPED_BY_WORDS for problem in reject.problems
    )


async def async_question(
    hass: HomeAssistant,
    language: str,
    asked: Sequence[Ask],
    done: Sequence[Confirmed],
) -> Pending:
    """Return the question to the user about calls that wait for their word.

    What has been done before in the turn is said first.
    """
    texts = await _async_done(hass, language, done)
    wording = []
    for one in asked:
        question = one.question
        texts.append(
            await async_say(hass, language, question.key, question.placeholders)
        )
        wording.append(await async_say(hass, language, question.key))
    return Pending(
        " ".join(dict.fromkeys(texts)),
        tuple(pending_calls(asked)),
        _PLACEHOLDER.sub(" ", " ".join(wording)),
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
    texts = await _async_done(hass, language, done)
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


async def async_confirm(
    hass: HomeAssistant, language: str, done: Sequence[Confirmed], *, failed: bool
) -> tuple[str, bool]:
    """Return what was done and what was not, and whether there is such.

    failed tells that the last call came to nothing at all. Of a call that worked for
    some devices only it is not told for which: Home Assistant mixes up the names.
    """
    some = any(call[2].failed_results for call in done)
    if not failed and not some:
        confirmed = await async_confirmation(hass, language, done)
        return confirmed or await async_say(hass, language, "done"), False
    texts = await _async_done(hass, language, done)
    if some:
        texts.append(await async_say(hass, language, "failed_some"))
    if failed:
        texts.append(await async_say(hass, language, "failed"))
    return " ".join(texts), True


async def async_correct(
    hass: HomeAssistant,
    language: str,
    done: Sequence[Confirmed],
    missing: Sequence[str],
    *,
    failed: bool,
) -> str:
    """Return what was done, and that it was not done for what is missing by name."""
    if not (done or failed):
        return await async_say(hass, language, "not_done")
    text, _ = await async_confirm(hass, language, done, failed=failed)
    if not missing:
        return text
    names = {"names": ", ".join(missing)}
    return f"{closed(text)} {await async_say(hass, language, 'not_done_for', names)}"


async def async_sorry(
    hass: HomeAssistant,
    language: str,
    key: str,
    placeholders: Mapping[str, str],
    done: Sequence[Confirmed],
) -> str:
    """Return why the turn ends here.

    After something was done that is said, and that there may be more to do: who heard
    "please try again" would have it done twice.
    """
    if texts := await _async_done(hass, language, done):
        return " ".join([*texts, await async_say(hass, language, "broke_off")])
    return await async_say(hass, language, key, placeholders)


async def _async_done(
    hass: HomeAssistant, language: str, done: Sequence[Confirmed]
) -> list[str]:
    """Return as a sentence what was done and did not fail, empty if nothing was."""
    whole = [call for call in done if not call[2].failed_results]
    confirmed = await async_confirmation(hass, language, whole)
    return [closed(confirmed)] if confirmed else []


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
