"""Judges the command that a timer is to give later, as if it were given now."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from homeassistant.helpers import intent

from ..home.home import Home
from ..llm_tools.spec import Toolset, ToolSpec
from ..options import Risky
from ..sentences.recognized import RecognizedIntent
from ..text.fold import fold
from ..text.similarity import by_first_letter, near_words
from ..utterance.clauses import Stance
from ..utterance.request import Request, read_request
from .asked_for import COMMAND
from .pipeline import judge
from .problem import Problem, ProblemKind
from .rules import Rules
from .verdict import Ask, Reject, Run, Verdict

_NOT_TO_BE = frozenset(
    {
        Stance.FORBIDDEN,
        Stance.EXCEPTED,
        Stance.REVOKED,
        Stance.QUESTION,
        Stance.CONDITION,
        Stance.TOLD,
        Stance.UNCLEAR,
        Stance.ELSEWHERE,
    }
)
"""Stances for which a command is refused for later too."""


def command_of(spec: ToolSpec | None, args: Mapping[str, Any]) -> str:
    """Return the command that a call is to give later, "" for none."""
    if spec is None or spec.intent_type != intent.INTENT_START_TIMER:
        return ""
    command = args.get(COMMAND)
    return command.strip() if isinstance(command, str) else ""


def judge_delayed(
    verdict: Verdict,
    heard: RecognizedIntent | None,
    toolset: Toolset,
    home: Home,
    rules: Rules,
) -> Verdict:
    """Return what is to become of a timer that gives a command when it is over.

    Home Assistant's sentences run it then, outside of the guard. So they have to
    understand it now (heard), its words have to be the user's own, and what would be
    asked about now is asked about now.
    """
    if not isinstance(verdict, Run | Ask):
        return verdict
    command = command_of(verdict.spec, verdict.args)
    if not command:
        return verdict
    tool = toolset.of_intent(heard.intent_type) if heard and heard.acts else None
    if heard is None or tool is None or heard.free:
        return _refused(verdict, "it is not a command that Home Assistant understands")
    request = rules.request
    if not _is_said(command, rules):
        return _refused(verdict, "the user did not say that this be done")
    choices, words = rules.choices, rules.words
    if choices.risky is Risky.WHEN_GUESSED:
        # Whoever hears the words then cannot know who is at the door.
        choices = replace(choices, risky=Risky.ALWAYS)
    words = replace(words, request=read_request(command, request.code, home))
    now = replace(rules, choices=choices, words=words, understood=frozenset())
    inner = judge(tool.name, dict(heard.args), toolset, home, now)
    if isinstance(inner, Reject):
        return _refused(verdict, "; ".join(one.message for one in inner.problems))
    against = {
        request.stance(home.entity_by_id[one])
        for one in inner.signature[1]
        if one in home.entity_by_id
    } & _NOT_TO_BE
    if against:
        return _refused(verdict, "the user did not ask for it to be done")
    if isinstance(inner, Ask) and verdict.signature not in rules.earlier.confirmed:
        return Ask(
            verdict.spec,
            verdict.args,
            verdict.signature,
            inner.question,
            inner.reasons,
            verdict.notes,
        )
    return verdict


def _is_said(command: str, rules: Rules) -> bool:
    """Return whether the words of a command are the user's own, articles aside.

    They are so in one place: "turn off the fan, and turn on the lamp" does not say that
    the lamp be turned off.
    """
    language = rules.request.language
    joining = language.joining_words if language else frozenset()
    words = [word for word in fold(command) if word not in joining]
    if not _all_near(words, fold(rules.words.text)):
        return False
    places = [*_places(rules.request)]
    read = by_first_letter(word for place in places for word in place)
    # What is of no clause is a courtesy, or tells how the clauses go together.
    words = [word for word in words if near_words(word, read)]
    return not places or any(_all_near(words, place) for place in places)


def _places(request: Request) -> Iterator[list[str]]:
    """Yield the words of clauses, each with those that it goes on from."""
    place: list[str] = []
    for clause in request.clauses:
        own = [token.plain for token in clause.words]
        place = [*place, *own] if clause.goes_on else own
        yield place


def _all_near(words: Iterable[str], said: Iterable[str]) -> bool:
    """Return whether all words are among those that were said, as they sound."""
    vocabulary = by_first_letter(said)
    return all(near_words(word, vocabulary) for word in words)


def _refused(verdict: Run | Ask, message: str) -> Reject:
    """Return that a timer cannot give its command."""
    problem = Problem(
        ProblemKind.VALUE, COMMAND, message, verdict.args.get(COMMAND), fix={}
    )
    return Reject((problem,), verdict.spec, dict(verdict.args), verdict.notes)
