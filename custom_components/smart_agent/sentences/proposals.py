"""What some of the user's words would ask for by themselves, as a hint to a model.

Home Assistant's sentences, and its matcher of frames, understand a part of what was said.
The rest may change it: only the model can tell, and the guard judges what it calls.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from homeassistant.core import HomeAssistant

from ..home.home import Entity, Home
from ..llm_tools.spec import NAME, Toolset
from ..utterance.carriers import is_carrier
from ..utterance.clauses import AGAINST, Clause, Stance
from ..utterance.phrases import Language
from ..utterance.request import Request
from ..utterance.tokens import tokens
from .all_set import all_set
from .everything import all_coverings, all_of_kind, everything_off
from .frames import async_frames
from .hearing import deed_in
from .recognized import RecognizedIntent
from .wishes import async_otherwise
from .worked_out import async_worked_out

MOST_PROPOSALS = 3
"""Wishes, or calls, of words that ask for more; more of them are no help to a small model."""

_PLAIN = AGAINST | {Stance.REQUEST, Stance.TOLD}
"""What a clause is for beside which nothing is left to do once the wishes are done."""


async def async_proposed(
    hass: HomeAssistant,
    hear: Callable[[str], Awaitable[RecognizedIntent | None]],
    home: Home,
    toolset: Toolset,
    request: Request,
    last: Sequence[Entity],
) -> tuple[tuple[RecognizedIntent, ...], bool]:
    """Return what the wishes would ask for by themselves, and whether that is all.

    last is what was acted on before. It is all where each wish is heard strictly, and
    what is said besides is told or ruled out. Nothing of clauses that ask for nothing now,
    nor of "a bit" where it is not clear from what.
    """
    found: list[RecognizedIntent] = []
    wishes = request.wishes()
    strict = 0
    for clauses in wishes[:MOST_PROPOSALS]:
        if not any(map(request.has_deed, clauses)):
            continue
        texts = [request.named(one, last) for one in clauses]
        heard = await hear(texts[0]) if len(texts) == 1 else None
        if heard is None and len(texts) == 1:
            heard = async_worked_out(hass, request, clauses[0], texts[0], toolset)
        if heard is None and len(texts) == 1:
            heard = deed_in(texts[0], request) or await async_otherwise(
                hass, hear, texts[0], request, toolset
            )
        if heard is not None and heard.acts and not heard.free:
            found.append(heard)
            # "There's a wasp, kill it" is no wish for what was acted on before.
            strict += texts == [request.named(one, ()) for one in clauses]
        elif several := (
            everything_off(request, clauses)
            or all_of_kind(request, clauses)
            or all_set(request, clauses)
            or all_coverings(request, clauses)
        ):
            found += several
            strict += 1
        elif request.are_joined(clauses) and not any(
            map(partial(_is_in_part, request.language), clauses)
        ):
            frames = async_frames(hass)
            spare = partial(_is_spare, request)
            read = await frames.async_read(texts, request.code, home, spare)
            # What is no name was guessed: "bathroom to 23" is not about its lights.
            found += [one for one in read if one.acts and NAME in one.args]
    all_ = 0 < strict == len(wishes) and all(
        one.stance in _PLAIN for one in request.clauses
    )
    return tuple(found[: None if all_ else MOST_PROPOSALS]), all_


def _is_spare(request: Request, at: int, word: str) -> bool:
    """Return whether a word may be left over: no verb, nor what stands in place of one."""
    language = request.language
    if language is None:
        return False
    said = tokens(word)
    return is_carrier(request.code, word) or bool(
        at and said and not language.verb_book.has(said, 0)
    )


def _is_in_part(language: Language | None, clause: Clause) -> bool:
    """Return whether a clause says that something goes not all the way: "a bit"."""
    return language is not None and any(
        language.moved_book.has(clause.words, at) for at in range(len(clause.words))
    )
