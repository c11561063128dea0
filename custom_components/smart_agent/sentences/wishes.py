"""Recognizes the wishes of a sentence, one by one."""

from collections.abc import Sequence

from homeassistant.core import HomeAssistant

from ..home.home import Entity, Home
from ..llm_tools.spec import Toolset
from ..utterance.clauses import AGAINST, Clause
from ..utterance.commands import are_only_commands
from ..utterance.otherwise import said_otherwise, without_rest
from ..utterance.request import Request
from .all_set import all_set
from .everything import all_coverings, all_of_kind, everything_off
from .frames import async_frames
from .hearing import deed_in
from .named_deeds import recognized_deeds
from .near import Hear, is_plain
from .recognized import Recognition, RecognizedIntent, without_needless
from .several import EachHeard
from .worked_out import async_worked_out, async_worked_out_each, async_worked_out_of

MOST_WISHES = 5
"""Wishes of one sentence that are recognized one by one."""


async def async_parts(
    hass: HomeAssistant,
    hear: Hear,
    home: Home,
    toolset: Toolset,
    request: Request,
    last: Sequence[Entity],
    here: str | None,
) -> Recognition | None:
    """Return the intents of the wishes, each by itself, None where it finds no wish.

    here is the area where the user is.
    Courtesies are left out. If the words are only commands, a wish that no template
    fits may be a deed and a device's name, or is read as frames.
    """
    wishes, only = request.wishes(), are_only_commands(request)
    single = sum(map(len, wishes)) == 1
    if not wishes or (single and not only):
        return None
    each = EachHeard(hass, hear, home, toolset, request, here, only)
    parts: list[RecognizedIntent] = []
    understood = 0
    for clauses in wishes[:MOST_WISHES]:
        texts = [request.named(one, last) for one in clauses]
        one = await _async_clause(hear, texts, home, request, single=single)
        found: Sequence[RecognizedIntent] = (one,) if one else ()
        if not found and len(clauses) == 1:
            one = async_worked_out(hass, request, clauses[0], texts[0], toolset)
            found = (one,) if one else ()
        if not found and len(clauses) > 1:
            found = async_worked_out_each(hass, request, clauses, texts, toolset)
        if only and not found:
            found = _deeds(texts, clauses, request)
        if only and not found:
            found = (
                everything_off(request, clauses)
                or all_of_kind(request, clauses)
                or all_set(request, clauses)
                or all_coverings(request, clauses)
            )
        if not found:
            found = await each.of_clauses(clauses, texts)
        if only and not (found or single) and len(clauses) == 1:
            found = await each.near(texts[0])
        if not found and len(clauses) == 1:
            one = await async_otherwise(hass, hear, texts[0], request, toolset)
            found = (one,) if one else ()
        if found and all(one.acts for one in found):
            parts += found
            understood += 1
    if single and not parts:
        return None
    whole = only and understood == len(wishes)
    return Recognition(parts=without_needless(parts), whole=whole)


async def async_otherwise(
    hass: HomeAssistant, hear: Hear, text: str, request: Request, toolset: Toolset
) -> RecognizedIntent | None:
    """Return the intent of a wish of one clause in other words that say the same.

    None where it has no such words, or none that anything fits strictly.
    """
    ways = [*said_otherwise(text, request.code, request.language, request.home)]
    spares = any(one.stance in AGAINST for one in request.clauses)
    if spares and (rest := without_rest(text, request.code)):
        ways.append(rest)
    for way in ways:
        heard = await hear(way)
        if heard is None or heard.free:
            heard = async_worked_out_of(hass, request, way, toolset)
        heard = heard or deed_in(way, request)
        if heard is None:
            frames = async_frames(hass)
            found = await frames.async_read([way], request.code, request.home)
            heard = found[0] if len(found) == 1 else None
        if heard:
            return heard if heard.acts else None
    return None


async def _async_clause(
    hear: Hear, texts: Sequence[str], home: Home, request: Request, *, single: bool
) -> RecognizedIntent | None:
    """Return the intent that sentences recognize in a wish of one clause, or None.

    single tells that there is no other wish whose words a free text could contain.
    """
    if len(texts) > 1:
        return None
    heard = await hear(text := texts[0])
    if heard and (
        not heard.free or (single and is_plain(heard, text, home, request.language))
    ):
        return heard
    return None


def _deeds(
    texts: Sequence[str], clauses: Sequence[Clause], request: Request
) -> Sequence[RecognizedIntent]:
    """Return the intents of clauses that are only a deed and devices' names.

    texts are the clauses as they were said, or with a name in place of a pronoun.
    """
    if texts == [request.said(one) for one in clauses]:
        return recognized_deeds(request, clauses)
    one = deed_in(texts[0], request) if len(texts) == 1 else None
    return (one,) if one else ()
