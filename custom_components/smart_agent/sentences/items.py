"""Several items of a list in one sentence: "add milk, eggs and bread to the list"."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import dropwhile

from homeassistant.components.todo.const import ATTR_ITEM

from ..home.home import Home
from ..text.fold import fold
from ..utterance.phrases import Language, Mark
from ..utterance.plain_text import is_plain_text
from ..utterance.tokens import Token, as_said, tokens
from .recognized import RecognizedIntent

MOST_ITEMS = 6
"""Items of one sentence that are told apart."""


def items_of(
    heard: RecognizedIntent, text: str, home: Home, language: Language | None
) -> tuple[RecognizedIntent, ...]:
    """Return an intent about a list's item as one intent for each item it names.

    They are cut at commas and at words such as "and", as they were said in the text.
    Empty where it names but one, or where one of them is not for sure an item.
    """
    item = heard.args.get(ATTR_ITEM)
    if heard.free != {ATTR_ITEM} or not isinstance(item, str) or language is None:
        return ()
    said, wanted = tokens(text), fold(item)
    starts = [
        at
        for at in range(len(said) - len(wanted) + 1)
        if tuple(one.plain for one in said[at : at + len(wanted)]) == wanted
    ]
    if len(starts) != 1:
        return ()
    (start,) = starts
    item_words = said[start : start + len(wanted)]
    if _explains(item_words, language):
        return ()
    runs = _cut(item_words, language)
    least = 2
    if _announces(runs, language):
        runs, least = runs[1:], 1
    items = [as_said(text, one) for one in runs]
    if not least <= len(items) <= MOST_ITEMS or not all(
        is_plain_text(one, home, language) for one in items
    ):
        return ()
    return tuple(
        replace(heard, args={**heard.args, ATTR_ITEM: one}, free=frozenset())
        for one in items
    )


def _explains(said: Sequence[Token], language: Language) -> bool:
    """Return whether only what stands behind a comma has an article: "eggs, the big ones"."""
    articles = language.article_words
    return said[0].plain not in articles and any(
        one.weak and one.plain in articles for one in said[1:]
    )


def _cut(said: Sequence[Token], language: Language) -> list[list[Token]]:
    """Return words cut at commas and at what joins, without that."""
    runs: list[list[Token]] = [[]]
    at = 0
    while at < len(said):
        joins = [one for one in language.book.at(said, at) if one.tells is Mark.JOIN]
        if joins or said[at].weak:
            runs.append([])
        if joins:
            at = joins[0].end
        else:
            runs[-1].append(said[at])
            at += 1
    return [bare for run in runs if (bare := _bare(run, language))]


def _announces(runs: Sequence[Sequence[Token]], language: Language) -> bool:
    """Return whether the first words only say that an item follows behind a comma.

    "Jobs, new one, mow the lawn", but not "the red ones and tea".
    """
    return (
        len(runs) > 1
        and language.bare_one_book.has(runs[0], len(runs[0]) - 1)
        and runs[1][0].weak
    )


def _bare(said: Sequence[Token], language: Language) -> list[Token]:
    """Return words without articles in front: "des œufs"."""
    return [*dropwhile(lambda one: one.plain in language.article_words, said)]
