"""What is open on a list: the items that somebody means to take off it."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from homeassistant.components.todo import DOMAIN as TODO
from homeassistant.components.todo.const import (
    ATTR_ITEM,
    ATTR_STATUS,
    TodoItemStatus,
    TodoServices,
)
from homeassistant.components.todo.intent import (
    INTENT_LIST_COMPLETE_ITEM,
    INTENT_LIST_REMOVE_ITEM,
)
from homeassistant.const import ATTR_ENTITY_ID
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import HomeAssistantError

from ..home.home import Home
from ..llm_tools.spec import NAME
from ..text.fold import fold, positions
from ..text.similarity import by_first_letter, near_words
from ..utterance.clauses import Clause
from ..utterance.deeds import says_both
from ..utterance.languages.listed import CAME_WITH, DONE_BY, SEVERAL
from ..utterance.phrases import Language
from ..utterance.plain_list import CHECK, REMOVE, plain_list
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.ways import ways_of
from .recognized import Recognition, RecognizedIntent

_DEADLINE = 5
"""Seconds after which a list is taken for one that cannot be read."""

_PAIR = 2
"""Items that "both" means."""

_SHORT = 3
"""Letters up to which a word may be in anything that is told."""

_NOUN_FIRST = frozenset({"es", "fr", "it", "pt"})
"""Languages in which what tells things apart stands behind their noun."""

_TAKES_OFF = {CHECK: INTENT_LIST_COMPLETE_ITEM, REMOVE: INTENT_LIST_REMOVE_ITEM}
"""Intents that name an item of a list, by the verb of the command."""


async def async_open_items(
    hass: HomeAssistant, context: Context, entity_id: str
) -> list[str] | None:
    """Return what is still to be done on a list, None where it cannot be read."""
    try:
        async with asyncio.timeout(_DEADLINE):
            response = await hass.services.async_call(
                TODO,
                TodoServices.GET_ITEMS,
                {ATTR_ENTITY_ID: entity_id, ATTR_STATUS: [TodoItemStatus.NEEDS_ACTION]},
                blocking=True,
                context=context,
                return_response=True,
            )
    except TimeoutError, HomeAssistantError:
        # Whatever is done with the list fails alike, and then the user is told.
        return None
    return _items(response, entity_id)


def _items(response: object, entity_id: str) -> list[str]:
    """Return the items of a list from what Home Assistant responds."""
    of_list = response.get(entity_id) if isinstance(response, dict) else None
    items = of_list.get("items") if isinstance(of_list, dict) else None
    return [str(one["summary"]) for one in items or () if one.get("summary")]


async def async_with_items(
    hass: HomeAssistant,
    context: Context,
    recognition: Recognition,
    request: Request,
    home: Home,
) -> Recognition:
    """Return what was recognized with items as they stand on their lists.

    Who takes "milk" off a list on which there is oat milk, and no other, means that, but
    not milk chocolate. "The grill's clean, check it off the list" means the only item of
    which it has all words, or any.
    """
    if not (recognition.said or recognition.parts):
        told = await _async_told(hass, context, request, home)
        if len(told) == 1:
            return replace(recognition, said=told[0])
        return Recognition(parts=told, whole=True) if told else recognition

    async def found(one: RecognizedIntent) -> RecognizedIntent:
        if one.intent_type not in _TAKES_OFF.values():
            return one
        named = home.entity_names.find(str(one.args.get(NAME, ""))).things
        meant = [entity for entity in named if entity.domain == TODO]
        if len(meant) != 1:
            return one
        items = await async_open_items(hass, context, meant[0].entity_id)
        same = _standing(str(one.args[ATTR_ITEM]), items or (), request.language)
        return replace(one, args={**one.args, ATTR_ITEM: same}) if same else one

    said = await found(recognition.said) if recognition.said else None
    parts = tuple([await found(one) for one in recognition.parts])
    return replace(recognition, said=said, parts=parts)


def _standing(item: str, items: Sequence[str], language: Language | None) -> str | None:
    """Return the only item that is meant by another text, None where it stands so."""
    said = _in_order(item, language)
    if not said or any(fold(one) == fold(item) for one in items):
        return None
    first = language is not None and language.code in _NOUN_FIRST
    fitting = [
        one
        for one in items
        if _in_order(one, language)[-len(said) :] == said
        or (first and _in_order(one, language)[: len(said)] == said)
    ]
    return fitting[0] if len(fitting) == 1 else None


async def _async_told(
    hass: HomeAssistant, context: Context, request: Request, home: Home
) -> tuple[RecognizedIntent, ...]:
    """Return what takes off a list the items that are told to be done, () for nothing.

    "It" is one, "both" are two, "those" as many as are told of.
    """
    language = request.language
    if language is None or len(request.clauses) < 2:
        return ()
    *told, command = request.clauses
    if command.stance is not Stance.REQUEST or any(
        one.stance is not Stance.TOLD for one in told
    ):
        return ()
    listed = plain_list(request.said(command), request.code, language, home)
    if listed is None or listed.verb not in _TAKES_OFF:
        return ()
    several = {*fold(listed.items)} <= SEVERAL.get(language.code, frozenset())
    if not several and not any(
        fold(listed.items) == tuple(one.plain for one in command.words[at : match.end])
        for at in range(len(command.words))
        for match in (
            *language.it_book.at(command.words, at),
            *language.pronoun_book.at(command.words, at),
            *language.one_book.at(command.words, at),
        )
    ):
        return ()
    items = await async_open_items(hass, context, listed.entity_id) or ()
    words = by_first_letter(token.plain for one in told for token in one.words)
    done = [
        item
        for item in items
        if len(own := _words(item, language)) > 1
        and all(near_words(word, words) for word in own)
    ]
    if not done and any(_is_done(one, language) for one in told):
        done = [item for item in items if _is_told(item, told, language)]
    both = says_both(listed.items, request.code)
    if not done or (both and len(done) != _PAIR) or (not several and len(done) > 1):
        return ()
    name = home.reference(home.entity_by_id[listed.entity_id])
    return tuple(
        RecognizedIntent(
            _TAKES_OFF[listed.verb],
            {ATTR_ITEM: item, NAME: name},
            free=frozenset({ATTR_ITEM}),
        )
        for item in done
    )


def _is_done(clause: Clause, language: Language) -> bool:
    """Return whether a clause tells that something is done: "I rang the dentist"."""
    speakers, ends = DONE_BY.get(language.code, (frozenset(), frozenset()))
    words = clause.words
    plain = tuple(one.plain for one in words)
    got = any(positions(way, plain) for way in ways_of(CAME_WITH, language.code))
    return bool(words) and (
        got or words[0].plain in speakers or words[-1].plain in ends
    )


def _is_told(item: str, told: Sequence[Clause], language: Language) -> bool:
    """Return whether a word of an item was told of: "I rang the dentist".

    "The shower screen" is no fly screen: what stands before the word may tell it apart.
    """
    own = by_first_letter(w for w in _words(item, language) if len(w) > _SHORT)
    speakers, _ = DONE_BY.get(language.code, (frozenset(), frozenset()))
    return any(
        near_words(token.plain, own)
        and (
            at == 0
            or near_words(words[at - 1].plain, own)
            or language.article_book.has(words, at - 1)
            or language.owner_book.has(words, at - 1)
            or (at > 1 and words[at - 2].plain in speakers)
        )
        for clause in told
        for words in (clause.words,)
        for at, token in enumerate(words)
    )


def _in_order(text: str, language: Language | None) -> tuple[str, ...]:
    """Return the words of a text in their order, without articles."""
    articles = language.article_words if language else frozenset()
    return tuple(word for word in fold(text) if word not in articles)


def _words(text: str, language: Language | None) -> frozenset[str]:
    """Return the words of a text without articles."""
    return frozenset(_in_order(text, language))
