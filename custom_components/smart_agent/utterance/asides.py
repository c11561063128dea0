"""Words that say nothing of what is to be done by where they stand."""

from collections.abc import Sequence, Set as AbstractSet

from ..text.fold import fold
from .languages.ellipsis import words_of
from .languages.otherwise import GOES, GOES_ON, PERMITS, PROPOSES, SUMMONS
from .mark import Mark
from .phrase_book import PhraseMatch
from .phrases import Language
from .sentence import Sentence
from .tokens import Token
from .ways import ends_of

LED_BY = frozenset({Mark.CONTRAST, Mark.COURTESY, Mark.JOIN})
"""Marks of what may stand before a wish: "sorry to ask, but could …"."""


def aside(sentence: Sentence, at: int) -> PhraseMatch[Mark] | None:
    """Return what says nothing of what is to be done by where it stands.

    That is how somebody is called, at the beginning or the end, what comes before a command
    and only softens it, what takes back a thing, and what proposes a number: "mate", "I
    guess", "not that one", "let's say 40".
    """
    said, language = sentence.said, sentence.language
    if sentence.named[at]:
        return None
    for match in language.vocative_book.at(said, at):
        ends = match.end == len(said) or said[match.end].strong
        parted = ends or said[match.end].weak
        begins = not at or _is_parted(said[at])
        # "Make the lamp go on" calls nobody.
        if (begins and parted) or (ends and not _has_particle(language, said, match)):
            return PhraseMatch(at, match.end, Mark.COURTESY)
    for match in language.first_book.at(said, at):
        begins = not at or said[at].strong
        is_noun = language.kind_book.has(said, match.end)  # "first light off"
        if begins and not is_noun and begins_command(sentence, match.end):
            return PhraseMatch(at, match.end, Mark.COURTESY)
    for match in language.softener_book.at(said, at):
        if begins_command(sentence, match.end):
            return PhraseMatch(at, match.end, Mark.COURTESY)
    if end := (
        _proposes(sentence, at) or _summons(sentence, at) or _permits(sentence, at)
    ):
        return PhraseMatch(at, end, Mark.COURTESY)
    if too := too_at(language, said, at):
        return too[0]
    if _quotes(sentence, at):
        return PhraseMatch(at, at + 1, Mark.REPORT)
    for match in language.not_that_book.at(said, at):
        ends = match.end == len(said)
        if (at and ends) or (not ends and _is_parted(said[match.end])):
            # "Not this one, go back": nothing was said that it takes back.
            mark = Mark.CORRECTION if at else Mark.COURTESY
            return PhraseMatch(at, match.end, mark)
    if (end := behind_hedge(sentence, at)) > at:
        # "To 60, make it 30": it stands in place of the number before it.
        corrects = said[at].weak and any(map(sentence.is_number, range(at)))
        return PhraseMatch(at, end, Mark.CORRECTION if corrects else Mark.COURTESY)
    return None


def _summons(sentence: Sentence, at: int) -> int:
    """Return where it ends that somebody is to do what follows: "somebody get …".

    0 where that is not said at a word, or may be told: "somebody shut the blind".
    """
    said, language = sentence.said, sentence.language
    words, tells = SUMMONS.get(language.code, ("", frozenset[str]()))
    if at and not _is_parted(said[at]):
        return 0
    ends = (behind_marks(language, said, end) for end in ends_of(said, at, words))
    return next(
        (
            end
            for end in ends
            if begins_command(sentence, end) and said[end].plain not in tells
        ),
        0,
    )


def _has_particle(
    language: Language, said: Sequence[Token], match: PhraseMatch[str]
) -> bool:
    """Return whether a phrase has a particle, which may be of a deed."""
    return any(
        language.particle_book.has(said, at) for at in range(match.start, match.end)
    )


def _is_parted(token: Token) -> bool:
    """Return whether a sign stands before a word."""
    return token.weak or token.strong


def _proposes(sentence: Sentence, at: int) -> int:
    """Return where it ends that a command is proposed: "let's turn it off", else 0."""
    said, language = sentence.said, sentence.language
    ends = ends_of(said, at, PROPOSES.get(language.code, ""))
    end = next((end for end in ends if begins_command(sentence, end)), 0)
    free = not at or _is_parted(said[at]) or language.book.has(said, at - 1)
    return end if free else 0


def _permits(sentence: Sentence, at: int) -> int:
    """Return where it ends that somebody allows what is asked for, 0 for nothing.

    "Turn it on, mum said I could": it ends a sentence, and has its subject right before it.
    """
    said, language = sentence.said, sentence.language
    if not at or _is_parted(said[at]) or sentence.things[at - 1]:
        return 0
    ends = ends_of(said, at, PERMITS.get(language.code, ""))
    return next((end for end in ends if end == len(said) or _is_parted(said[end])), 0)


def _quotes(sentence: Sentence, at: int) -> bool:
    """Return whether somebody says what follows: "my boss goes lamp on, lamp off".

    "Leo goes, in a robot voice, turn it off": a comma may stand behind it.
    """
    said, language = sentence.said, sentence.language
    behind = at + 1
    if not (
        0 < at < len(said) - 1
        and said[at].plain in GOES.get(language.code, ())
        and not (said[at].weak or said[behind].strong)
        and not sentence.things[at - 1]
        # "Get it going".
        and not language.it_book.has(said, at - 1)
    ):
        return False
    if said[behind].weak:
        goes_on = said[at].plain in GOES_ON.get(language.code, ())
        return goes_on and not _depends(sentence, at)
    return not language.particle_book.has(said, behind) and (
        sentence.things[behind] or begins_command(sentence, behind)
    )


def _depends(sentence: Sentence, at: int) -> bool:
    """Return whether a condition begins before a word, in one breath: "when he goes"."""
    said = sentence.said
    while at and not (said[at].weak or said[at].strong):
        at -= 1
        if any(
            one.tells is Mark.CONDITION for one in sentence.language.book.at(said, at)
        ):
            return True
    return False


def too_at(
    language: Language, said: Sequence[Token], at: int
) -> list[PhraseMatch[Mark]]:
    """Return the word behind a command that says it is for another thing as well."""
    ends = at + 1 == len(said) or said[at + 1].weak or said[at + 1].strong
    table = words_of(language.code)
    if not at or not ends or table is None or said[at].weak or said[at].strong:
        return []
    is_too = (said[at].plain,) in map(fold, table.too.split("|"))
    return [PhraseMatch(at, at + 1, Mark.COURTESY)] if is_too else []


def behind_hedge(sentence: Sentence, at: int) -> int:
    """Return the place behind what proposes a number, the same if none does."""
    said, language = sentence.said, sentence.language
    for match in language.hedge_book.at(said, at):
        behind = match.end
        while behind < len(said) and said[behind].plain in language.joining_words:
            behind += 1
        if behind < len(said) and sentence.is_number(behind):
            return match.end
    return at


def begins_command(sentence: Sentence, at: int) -> bool:
    """Return whether the verb of a command stands at a word, in the same breath."""
    said = sentence.said
    return (
        at < len(said)
        and not (said[at].weak or said[at].strong)
        and sentence.language.verb_book.has(said, at)
    )


def behind_marks(
    language: Language,
    said: Sequence[Token],
    at: int,
    marks: AbstractSet[Mark] = frozenset({Mark.COURTESY}),
) -> int:
    """Return where what says nothing ends that begins at a word: "please, love, …".

    That is what somebody is called, and phrases with one of some marks.
    """
    while at < len(said):
        ends = [one.end for one in language.book.at(said, at) if one.tells in marks]
        ends += [one.end for one in language.vocative_book.at(said, at)]
        if not ends:
            break
        at = max(ends)
    return at
