"""Whether a device is one that was spoken of before."""

from ..home.home import Entity
from ..text.fold import fold, positions
from ..utterance.request import Request
from ..utterance.stance import Stance
from .rules import Rules


def was_meant(entity: Entity, rules: Rules) -> bool:
    """Return whether a device was acted on last, or named in words or a question.

    Not where what is said calls but others: "that shade too, all the way down".
    """
    if _calls_others(entity, rules.request):
        return False
    if entity.entity_id in rules.earlier.last:
        return True
    said = fold(f"{rules.words.conversation}\n{rules.earlier.question}")
    return any(positions(fold(name), said) for name in entity.names)


def _calls_others(entity: Entity, request: Request) -> bool:
    """Return whether words that tell nothing by a verb name others, and not a device."""
    naming, language = request.naming, request.language
    calling = [
        one
        for one in request.clauses
        if language is not None
        and one.stance in (Stance.REQUEST, Stance.TOLD)
        and not any(
            language.finite_book.has(one.words, n) for n in range(len(one.words))
        )
        and naming.mentions(one)
    ]
    return bool(calling) and not any(naming.score(one, entity) for one in calling)
