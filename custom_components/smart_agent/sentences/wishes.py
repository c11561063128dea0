"""Recognizes the wishes of a sentence, one by one."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from homeassistant.core import HomeAssistant

from ..home.home import Entity, Home
from ..llm_tools.spec import Toolset
from ..utterance.clauses import AGAINST, Clause
from ..utterance.commands import are_only_commands
from ..utterance.otherwise import said_otherwise, without_rest
from ..utterance.phrases import Language
from ..utterance.plain_place import without_away, without_owner
from ..utterance.plain_text import is_plain_text
from ..utterance.request import Request
from ..utterance.tokens import tokens
from .all_set import all_set
from .everything import all_coverings, all_of_kind, everything_off
from .frames import async_frames
from .hearing import deed_in
from .named_deeds import recognized_deeds
from .recognized import Recognition, RecognizedIntent, without_needless
from .rewrite import ways_to_call
from .shared_verb import with_verb_each
from .worked_out import async_worked_out, async_worked_out_each, async_worked_out_of

MOST_DEVICES = 6
"""Devices that are tried as the one that is meant. If more of them share a word with
what was said, as many lamps do with "lamp", none is meant for sure."""

MOST_WISHES = 5
"""Wishes of one sentence that are recognized one by one."""

type Hear = Callable[[str], Awaitable[RecognizedIntent | None]]
"""Returns the intent that Home Assistant's sentences recognize in a text, or None."""


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
        if only and not found and request.are_joined(clauses):
            found = await async_frames(hass).async_read(texts, request.code, home)
            found = found or await _async_each(
                hass,
                hear,
                with_verb_each(request, clauses),
                home,
                toolset,
                request,
                here,
            )
        if only and not (found or single) and len(clauses) == 1:
            found = await _async_one_near(
                hass, hear, texts[0], home, toolset, request, here
            )
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


async def _async_each(
    hass: HomeAssistant,
    hear: Hear,
    texts: Sequence[str],
    home: Home,
    toolset: Toolset,
    request: Request,
    here: str | None,
) -> Sequence[RecognizedIntent]:
    """Return the intents of texts, each heard by itself, or none of them."""
    parts: list[RecognizedIntent] = []
    for text in texts:
        one = await hear(text) or deed_in(text, request)
        found = (
            (one,)
            if one and one.acts and not one.free
            else await _async_one_near(hass, hear, text, home, toolset, request, here)
        )
        if not found:
            return ()
        parts += found
    return parts


async def _async_one_near(
    hass: HomeAssistant,
    hear: Hear,
    text: str,
    home: Home,
    toolset: Toolset,
    request: Request,
    here: str | None,
) -> Sequence[RecognizedIntent]:
    """Return the intent of the words with the name of the only device they may mean."""
    near = await async_near(hass, hear, text, home, toolset, request)
    found = [replace(one, near=True) for one in those_in(near, here, home).values()]
    return found if len(found) == 1 else ()


async def async_near(
    hass: HomeAssistant,
    hear: Hear,
    text: str,
    home: Home,
    toolset: Toolset,
    request: Request,
) -> dict[str, RecognizedIntent]:
    """Return by entity id the intent of the words with the entity's name put in them.

    The name replaces words that may mean the entity. Only entities are returned whose
    name is then the whole target of the intent.
    """
    near: dict[str, RecognizedIntent] = {}
    joining = request.language.joining_words if request.language else frozenset()
    text = without_away(text, request.code, request.language) or text
    text = without_owner(text, request.language)
    ways = ways_to_call(text, home, toolset.domains, MOST_DEVICES, joining)
    for entity, way in ways:
        if entity.entity_id in near:
            continue
        heard = await hear(way) or deed_in(way, request)
        heard = heard or async_worked_out_of(hass, request, way, toolset)
        if (
            heard
            and heard.is_of(entity)
            and is_plain(heard, way, home, request.language)
        ):
            near[entity.entity_id] = heard
    return near


def those_in(
    near: dict[str, RecognizedIntent], here: str | None, home: Home
) -> dict[str, RecognizedIntent]:
    """Return the only one of several intents whose device is in an area, else all.

    "The telly" is that of the room.
    """
    there = [one for one in near if home.entity_by_id[one].area_id == here]
    if here is None or len(near) == 1 or len(there) != 1:
        return near
    return {there[0]: near[there[0]]}


def is_plain(
    heard: RecognizedIntent, text: str, home: Home, language: Language | None
) -> bool:
    """Return whether the free texts of an intent are plain and made of whole words.

    Free text that is not plain may contain more than its argument, see is_plain_text.
    Templates without spaces may cut it in the middle of a word of the text.
    """
    said = f" {' '.join(one.text for one in tokens(text))} "
    values = [str(heard.args[key]) for key in heard.free & heard.args.keys()]
    return all(
        is_plain_text(value, home, language)
        and f" {' '.join(one.text for one in tokens(value))} " in said
        for value in values
    )
