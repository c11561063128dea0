"""Another item for a list, of words that go on from the turn before: "and sugar"."""

from collections.abc import Mapping, Sequence
from typing import Any

from homeassistant.components.todo.const import ATTR_ITEM
from homeassistant.components.todo.intent import (
    INTENT_LIST_ADD_ITEM,
    INTENT_LIST_COMPLETE_ITEM,
    INTENT_LIST_REMOVE_ITEM,
)

from ..utterance.languages.ellipsis import words_of
from ..utterance.phrase_book import PhraseBook
from ..utterance.plain_text import is_plain_text
from ..utterance.request import Request
from ..utterance.tokens import Token
from .recognized import RecognizedIntent

ITEM_KEY = ATTR_ITEM

_ON_SHOPPING_LIST = "HassShoppingListAddItem"
"""The intent of an integration that not every home has (shopping_list/intent.py)."""

LISTS = frozenset(
    {
        _ON_SHOPPING_LIST,
        INTENT_LIST_ADD_ITEM,
        INTENT_LIST_COMPLETE_ITEM,
        INTENT_LIST_REMOVE_ITEM,
    }
)
"""Intents for an item of a list."""

_MOST_WORDS = 3


def item_of(
    request: Request,
    intent_type: str,
    args: Mapping[str, Any],
    words: Sequence[Token],
    *,
    lone: bool,
) -> RecognizedIntent | None:
    """Return a call for a list with words as its item, None where they may be more.

    args are those of the call before; lone tells that no "too" says that it is one. A
    number may be of anything then: "and 5 minutes".
    """
    language, table = request.language, words_of(request.code)
    if language is None or table is None:
        return None
    words = words[table.front(words, "some") :]
    if lone and any(n.is_number or n.plain in language.number_words for n in words):
        return None
    if not 0 < len(words) <= _MOST_WORDS or any(one.weak for one in words[1:]):
        return None
    if {words[0].plain, words[-1].plain} & language.joining_words:
        return None
    item = request.text[words[0].start : words[-1].end]
    books: tuple[PhraseBook[Any], ...] = (
        language.book,
        language.article_book,
        language.verb_book,
        language.finite_book,
        language.pronoun_book,
        language.it_book,
        language.one_book,
        language.particle_book,
        language.kind_book,
        language.subject_book,
        *table.books.values(),
    )
    says_more = any(
        True for at in range(len(words)) for book in books for _ in book.at(words, at)
    ) or all(n.is_number or n.plain in language.number_words for n in words)
    if says_more or not is_plain_text(item, request.home, language):
        return None
    return RecognizedIntent(
        intent_type, {**args, ITEM_KEY: item}, free=frozenset({ITEM_KEY})
    )
