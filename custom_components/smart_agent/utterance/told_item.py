"""Items that are told of before what is to be done with them: "we're out of eggs, …"."""

from collections.abc import Iterator, Mapping, Sequence

from ..text.base_language import words_language
from ..text.fold import fold
from .clauses import Clause
from .deeds import says_both
from .languages.listed import GOT, OUT_OF, PARTICLES, TAKEN_OFF, THOSE
from .mark import Mark
from .phrases import Language
from .plain_list import plain_list
from .plain_text import is_joined
from .request import Request
from .stance import Stance
from .tokens import Token, as_said, tokens

_MOST_WORDS = 12
"""Words that may be items; who says more tells a story."""

_ITEM_STANDS = frozenset({Stance.REQUEST, Stance.TOLD})
"""What the words are for that tell of an item: a wish for it, "we need …", too."""


def with_told_item(request: Request) -> str | None:
    """Return a command for a list with what was told before in place of its pronoun.

    "We're out of eggs, put them on the list" is "put eggs on the list", "we've got rice
    now, cross it off the list" is "cross rice off the list". None for other words: the
    command is the last clause and names a list, and only such words stand before it.
    """
    language = request.language
    if language is None or len(request.clauses) < 2:
        return None
    *before, command = request.clauses
    if (
        command.stance is not Stance.REQUEST
        or any(
            one.stance not in _ITEM_STANDS
            or (one.stance is Stance.REQUEST and language.verb_book.has(one.words, 0))
            for one in before
        )
        or not (request.names_list(command) or _is_for_list(request, command))
        or (pronoun := _pronoun(language, command)) is None
    ):
        return None
    takes_off = any(
        {*deed} <= {one.plain for one in command.words}
        for deed in _ways(TAKEN_OFF, request.code)
    )
    ways = [*_ways(GOT if takes_off else OUT_OF, request.code)]
    if (items := _items(request, language, command, ways)) is None:
        return None
    first, last = pronoun
    both = says_both(command.words[first].text, language.code)
    if both and not is_joined(items, language):
        # "We used up the eggs and are out of bread, put both on the list."
        return None
    parts = (
        as_said(request.text, command.words[:first]),
        items,
        as_said(request.text, command.words[last:]),
    )
    return " ".join(filter(None, parts))


def _is_for_list(request: Request, command: Clause) -> bool:
    """Return whether a command is one for a list, by its verb and the list's name."""
    text = request.said(command)
    return plain_list(text, request.code, request.language, request.home) is not None


def _ways(words: Mapping[str, str], code: str) -> Iterator[tuple[str, ...]]:
    """Yield the ways to say something in a language, folded."""
    of_language = words.get(words_language(code), "")
    return filter(None, map(fold, of_language.split(",")))


def _pronoun(language: Language, command: Clause) -> tuple[int, int] | None:
    """Return where the first pronoun of a command begins and ends, which takes up."""
    for at in range(len(command.words)):
        found = [*language.it_book.at(command.words, at)]
        if command.words[at].plain in THOSE.get(language.code, ()) and (
            _is_free(language, command.words[at + 1 :])
        ):
            return at, at + 1
        if found:
            return at, max(one.end for one in found)
    return None


def _is_free(language: Language, behind: Sequence[Token]) -> bool:
    """Return whether no noun stands behind a word for things: "those down for Tesco"."""
    beside = PARTICLES.get(language.code, frozenset()) | language.preposition_words
    return bool(behind) and behind[0].plain in beside


def _items(
    request: Request,
    language: Language,
    command: Clause,
    ways: Sequence[tuple[str, ...]],
) -> str | None:
    """Return what is told of behind one of these ways to say so, None for nothing."""
    said = [one for one in tokens(request.text) if one.start < command.words[0].start]
    plain = [one.plain for one in said]
    begins = [
        at + len(way)
        for way in ways
        for at in range(len(said))
        if tuple(plain[at : at + len(way)]) == way
    ]
    if not begins:
        return None
    begin = max(begins)
    end = next(
        (at for at in range(begin, len(said)) if _ends_item(language, said, at, begin)),
        len(said),
    )
    while begin < end and language.article_book.has(said, begin):
        begin += 1
    few = 0 < end - begin <= _MOST_WORDS
    return as_said(request.text, said[begin:end]) if few else None


def _ends_item(language: Language, said: Sequence[Token], at: int, begin: int) -> bool:
    """Return whether a word is behind an item: of another clause, or of a time."""
    return (
        said[at].strong
        or language.conclusion_book.has(said, at)
        or language.present_book.has(said, at)
        or (at > begin and said[at].plain in language.preposition_words)
        or any(one.tells is not Mark.JOIN for one in language.book.at(said, at))
    )
