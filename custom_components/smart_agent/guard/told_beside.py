"""Whether a command counts as told only for what stands beside it."""

from collections.abc import Sequence

from ..home.home import Entity
from ..utterance.bare_number import bare_number
from ..utterance.behind_told import is_report, reports
from ..utterance.clauses import Clause
from ..utterance.deeds import UNDOING
from ..utterance.request import Request, read_request
from ..utterance.stance import Stance
from ..utterance.tokens import Token, as_said, parted, tokens
from .own_word import has_own_word


def is_command_beside(entity: Entity, deed: str, request: Request) -> bool:
    """Return whether words command something of a device that by themselves tell nothing.

    "Big light on love, I've dropped my earring": said alone, the first part would be done.
    Beside something else it may go on from that, and is not sure; a model that makes this
    very call decides it. What may be somebody's words is none: "turn it off, she said".
    """
    parts = parted(tokens(request.text))
    others = [one for one in request.clauses if one.stance is not Stance.TOLD]
    return len(parts) > 1 and any(
        # What is of no clause, as "double that", is told neither.
        not any(_begins_in(clause, part) for clause in others)
        and not _is_quoted(parts, at, request)
        and _is_command(as_said(request.text, part), entity, deed, request)
        for at, part in enumerate(parts)
    )


def _begins_in(clause: Clause, part: Sequence[Token]) -> bool:
    """Return whether a clause begins in a part of what was said."""
    return bool(clause.words) and (
        part[0].start <= clause.words[0].start <= part[-1].start
    )


def _is_command(text: str, entity: Entity, deed: str, request: Request) -> bool:
    """Return whether a part of what was said, by itself, says a deed of a device.

    What names nothing says it of any, but not another deed: "unlock it" is of no lamp.
    """
    alone = read_request(text, request.code, request.home)
    said = frozenset[str]().union(*map(alone.deeds, alone.clauses))
    return (
        bool(alone.clauses)
        and (not said or deed in said)
        and alone.stance(entity) is Stance.REQUEST
        and all(
            one.stance is Stance.REQUEST
            and alone.has_deed(one)
            and (
                has_own_word(one, entity, alone)
                or (not alone.mentions(one) and _says_what(one, deed, said, alone))
            )
            for one in alone.clauses
        )
    )


def _says_what(
    clause: Clause, deed: str, said: frozenset[str], request: Request
) -> bool:
    """Return whether a clause that names nothing says a deed, or is only a value.

    "In nine languages" says nothing of a freezer, and a number has nothing closed.
    """
    return deed in said or (
        deed not in UNDOING and bare_number(clause, request) is not None
    )


def _is_quoted(parts: Sequence[Sequence[Token]], at: int, request: Request) -> bool:
    """Return whether a part may be what somebody says.

    It reports something itself, or any other part does and says not what: "she said
    that", other than "she says it's too bright". What is said behind a colon is quoted.
    """
    return (
        parts[at][0].colon
        or any(reports(parts[at], request))
        or any(is_report(one, request) for one in parts)
    )
