"""Has words that go on from the turn before stand for all that they leave out."""

from collections.abc import Sequence
from dataclasses import replace

from ..guard.guessed import is_guess
from ..guard.rules import Rules
from ..guard.second_opinion import SecondOpinion
from ..home.home import Home
from ..llm_tools.spec import Toolset
from ..sentences.follow_up import CallBefore, follow_up
from ..utterance.answer import Reply
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
    heard = said.recognition
    if not before or said.pending is not None or said.answer is not Reply.OTHER:
        return said, rules
    here = rules.place.area_id is not None
    if heard.whole or (
        heard.said is not None and (heard.said.complete or here or not heard.said.acts)
    ):
        return said, rules
    if (found := follow_up(said.request, before)) is None:
        return said, rules
    request, recognition = found
    completed = replace(rules, words=replace(rules.words, request=request))
    second = SecondOpinion(recognition, toolset, home, completed)
    verdicts = second.plain(completed)
    if not verdicts or any(is_guess(one, home, completed) for one in verdicts):
        return said, rules
    return replace(said, request=request, recognition=recognition), completed
