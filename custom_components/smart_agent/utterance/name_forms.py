"""The words of names that a word may be a form of."""

from collections.abc import Sequence

from ..home.home import Home
from ..text.similarity import WORD_LIKENESS, is_form, near_words
from .phrases import Language
from .tokens import Token

_LONGEST = 2
"""Words that stand before another in what is no name: "back from"."""


def forms_of(
    words: Sequence[Token], at: int, home: Home, language: Language | None
) -> frozenset[str]:
    """Return the words of names that a word can be; verbs and "half" are no near ones.

    Nor are the small words of a language any word of a name: "the" is no "Theo", and
    names nothing of a room that is "The Den" too.
    """
    word = words[at].plain
    if language and any(
        at < match.end
        for start in range(max(at - _LONGEST, 0), at + 1)
        for match in language.no_name_book.at(words, start)
    ):
        return frozenset()
    small = language.joining_words if language else frozenset[str]()
    own = [one for one in home.name_words.get(word[:1], ()) if one not in small]
    known = frozenset(language.bare(word) if language else {word}).intersection(own)
    if language and (
        word in small
        or any(
            book.has(words, at)
            for book in (
                language.verb_book,
                language.finite_book,
                language.partway_book,
                language.subject_book,
            )
        )
    ):
        return known & {word}
    # A word that is in a name itself may be a form of another one all the same, but not
    # where one only goes on much longer: "room" is no "Roomba", "heater" is no "heat".
    near = near_words(word, {word[:1]: [one for one in own if one != word]})
    if known:
        near = {
            one: likeness
            for one, likeness in near.items()
            if likeness >= WORD_LIKENESS
            or not (one.startswith(word) or word.startswith(one))
        }
    if not known and language and stands_for_place(words, at, language):
        # The light "on the stairs" is not the one that is called "Stars".
        places = home.place_words.get(word[:1], ())
        near = {
            one: score
            for one, score in near.items()
            if one in places or is_form(word, one)
        }
    others = language.other_kinds(word, near) if language else frozenset()
    return known | (near.keys() - others)


def stands_for_place(words: Sequence[Token], at: int, language: Language) -> bool:
    """Return whether a word stands for a place: "in the attic", "the light on the stairs".

    "Turn on the light" has no article before its particle.
    """
    before = at
    while before and language.article_book.has(words, before - 1):
        before -= 1
    within = before - 1
    if within < 0:
        return False
    return language.within_book.has(words, within) or (
        before < at
        and words[within].plain in language.preposition_words
        and within > 1
        and language.kind_book.has(words, within - 1)
        and language.article_book.has(words, within - 2)
    )
