"""Has words that go on from the turn before stand for all that they leave out."""

from collections.abc import Sequence
from dataclasses import replace

from ..guard.guessed import is_guess
from ..guard.rules import Rules
from ..guard.second_opinion import SecondOpinion
from ..home.home import Home
from ..llm_tools.spec import Toolset
from ..sentences.follow_up import CallBefore, FollowUp, follow_up
from ..sentences.recognized import Recognition
from ..utterance.answer import Reply
from ..utterance.before_told import text_before_told
from ..utterance.behind_told import text_behind_told, texts_behind_told
from ..utterance.request import Request, read_request
from .context import Said


def go_on(
    said: Said,
    rules: Rules,
    before: Sequence[CallBefore],
    toolset: Toolset,
    home: Home,
) -> tuple[Said, Rules]:
    """Return what was said, and the rules for it, with what the words leave out.

    before are the calls of the turn right before, none where it did anything besides.
    Only what the guard lets run, or asks about, goes on from it; all else stays as it
    was said, for the model.
    """
    if not before or said.pending is not None or said.answer is not Reply.OTHER:
        return said, rules
    found = follow_up(said.request, before)
    found = found or _beside_told(said.request, before, home)
    if found is None:
        return said, rules
    request, recognition = found
    if _is_heard(said, rules) and not _differs(said, recognition, before):
        return said, rules
    completed = replace(rules, words=replace(rules.words, request=request))
    second = SecondOpinion(recognition, toolset, home, completed)
    verdicts = second.plain(completed)
    if not verdicts or any(is_guess(one, home, completed) for one in verdicts):
        return said, rules
    return replace(said, request=request, recognition=recognition), completed


def _beside_told(
    request: Request, before: Sequence[CallBefore], home: Home
) -> FollowUp | None:
    """Return what goes on beside what is only told: "I nearly fell, back on again".

    Or before it: "and the lamp too, I can't see a thing".
    """
    last = home.those({one for call in before for one in call.entities})
    texts = [
        text_before_told(request, last),
        text_behind_told(request),
        *texts_behind_told(request, last),
    ]
    read = (
        read_request(one.lstrip(" ,.!"), request.code, home) for one in texts if one
    )
    return next((found for one in read if (found := follow_up(one, before))), None)


def _is_heard(said: Said, rules: Rules) -> bool:
    """Return whether Home Assistant's own sentences leave nothing of the words open."""
    heard = said.recognition.said
    here = rules.place.area_id is not None
    return heard is not None and (heard.complete or here or not heard.acts)


def _differs(said: Said, followed: Recognition, before: Sequence[CallBefore]) -> bool:
    """Return whether words were heard as another deed than the one that they go on from.

    "And the bedroom to 20", after a thermostat was set, is for no lights.
    """
    intent_type, heard = before[0].intent_type, said.recognition.said
    return (
        heard is not None
        and heard.acts
        and heard.intent_type != intent_type
        and all(one.intent_type == intent_type for one in followed.parts)
    )
