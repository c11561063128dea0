"""What a sentence tells as the reason for what it asks for."""

from collections.abc import Sequence
from itertools import groupby

from .part import Part
from .phrases import Mark
from .sentence import Sentence
from .stance import Stance
from .unlisted_verb import is_doing

CHANGES = (
    Mark.CONDITION,
    Mark.CORRECTION,
    Mark.DOUBT,
    Mark.EXCEPTION,
    Mark.HABIT,
    Mark.HOLD,
    Mark.JUST_ASKING,
    Mark.LATER,
    Mark.REPORT,
    Mark.REVOKED,
    Mark.UNWISH,
)
"""Marks with which what is told may change what is asked for."""

_FEW = 2
"""Words behind "it is" that only tell how it is; a thing and its verb are more."""


def mark_reasons(sentence: Sentence, parts: Sequence[Part]) -> None:
    """Mark the parts that tell why, as a word before or behind them says.

    "It is dark, so …", "… because it is dark", or of the very device: "the compressor is
    loud, turn it off". Without that, what is told may be about the words themselves:
    "that's what she wrote, …". A time in it may be when.
    """
    for at, part in enumerate(parts):
        if _wishes_other(sentence, parts, at):
            part.stance = Stance.TOLD
            part.why = True
    runs = [
        (stance, list(run)) for stance, run in groupby(parts, lambda part: part.stance)
    ]
    for at, (stance, run) in enumerate(runs):
        if stance is not Stance.TOLD:
            continue
        after = runs[at + 1][1][0] if at + 1 < len(runs) else None
        asks = after if after is not None and after.stance is Stance.REQUEST else None
        if run[0].lead is Mark.REASON or (
            asks is not None and _concludes(sentence, asks, run[-1])
        ):
            # A time in it is when that is, "guests come in a minute, so …", unless the
            # command takes it up: "…, so turn it off then".
            timed = asks is None or not _takes_up(sentence, asks)
            is_reason = all(_is_plain(sentence, one, timed=timed) for one in run)
        else:
            is_reason = all(_is_plain(sentence, one) for one in run) and (
                (asks is not None and _refers_back(sentence, asks, run))
                or _is_beside(sentence, runs, at)
            )
        if is_reason:
            for one in run:
                one.why = True


def _wishes_other(sentence: Sentence, parts: Sequence[Part], at: int) -> bool:
    """Return whether a part wishes for nothing of the home next to a command of it.

    "I need a chisel, unlock the cabinet", "…, I want to fill the pool". What the command
    calls only "it" may be what is wished for.
    """
    part, said, language = parts[at], sentence.said, sentence.language
    if (
        part.stance is not Stance.REQUEST
        or part.lead is not Mark.WISH
        or part.joins
        or not _is_plain(sentence, part)
        or sentence.mentions_any(part)
        or len(part.words) < _FEW
        or sentence.has_verb(part.words)
        or not (
            # "You can come in" wishes for nothing.
            language.article_book.has(said, part.first)
            or said[part.first].plain in language.preposition_words
        )
    ):
        return False
    beside = [one for one in parts[max(at - 1, 0) : at + 2] if one is not part]
    return any(
        one.stance is Stance.REQUEST
        and one.lead not in (Mark.JOIN, Mark.WISH)
        and not one.joins
        and sentence.mentions_any(one)
        and sentence.has_verb(one.words)
        and not any(language.it_book.has(said, word) for word in one.words)
        for one in beside
    )


def _is_beside(
    sentence: Sentence, runs: Sequence[tuple[Stance | None, list[Part]]], at: int
) -> bool:
    """Return whether what is told stands by itself next to a command.

    "It smells of smoke, open the window." Its verb is none that a verb in the form of a
    command could go on from, as in "I come home, turn on the lamp and sit down", and does
    not end it, as in "the rule is, close the gate". What stands behind a command does not
    begin with a word for it: "…, that is what she wants".
    """
    said, language = sentence.said, sentence.language
    run = runs[at][1]
    if run[0].lead is Mark.JOIN:
        return False
    settled = all(_is_settled(sentence, one) for one in run)
    behind = at > 0 and runs[at - 1][0] in (Stance.REQUEST, Stance.EXCEPTED)
    if not settled and not (behind and all(_has_verb(sentence, one) for one in run)):
        return False
    if any(
        sentence.mentions_any(one) and language.particle_book.has(said, one.words[-1])
        for one in run
    ):
        # "Tom's lamp on, Anna's off" tells nothing of Anna.
        return False
    after = runs[at + 1] if at + 1 < len(runs) else None
    if settled and after is not None and after[0] is Stance.REQUEST:
        # "There's a moth on the lamp, kill it": what "it" is has to be clear; "I'm done
        # reading" names no other thing. "And" may go on from what is told: "do not come
        # and unlock the shed".
        command = after[1][0]
        joins = command.lead is Mark.JOIN or command.joins
        clear = sentence.mentions_any(command) or all(
            _names_nothing(sentence, one) for one in run
        )
        return clear and not joins
    first = run[0].first
    if language.it_book.has(said, first) or language.pronoun_book.has(said, first):
        return behind and all(
            _is_how_it_is(sentence, one) or _goes_on(sentence, one) for one in run
        )
    return behind


def _names_nothing(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells how somebody is, and has no noun with an article."""
    said, language = sentence.said, sentence.language
    return (
        language.subject_book.has(said, part.first)
        and not sentence.mentions_any(part)
        and not any(language.article_book.has(said, at) for at in part.words)
    )


def _is_settled(sentence: Sentence, part: Part) -> bool:
    """Return whether a part has a verb of a statement that no command goes on from."""
    said, language = sentence.said, sentence.language
    return any(
        language.finite_book.has(said, at) and language.settled_book.has(said, at)
        for at in part.words[:-1]
    )


def _has_verb(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells what some thing or somebody does: "the kids shout".

    Behind a command only with an article, or of somebody and something else: "I burnt my
    tongue". "Tom says", "he wants" may be of the words, "that would help" of what is not.
    """
    said, language = sentence.said, sentence.language
    if language.article_book.has(said, part.first):
        return len(part.words) >= _FEW
    if is_doing(sentence, part.first) and not (
        sentence.has_sign(part) or sentence.mentions_any(part)
    ):
        # "TV up ten percent Leo chewing in my ear".
        return True
    return (
        bool(language.conditionals)
        and len(part.words) > _FEW
        and language.subject_book.has(said, part.first)
        and any(language.finite_book.has(said, at) for at in part.words[1:])
        and not any(language.conditional_book.has(said, at) for at in part.words)
    )


def _is_how_it_is(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells in a word or two how it is: "it's late"."""
    said, language = sentence.said, sentence.language
    verbs = [at for at in part.words if language.settled_book.has(said, at)]
    rest = [at for at in part.words if verbs and at > verbs[0]]
    return (
        0 < len(rest) <= _FEW
        and len(part.words) == len(rest) + 2
        and not sentence.mentions_any(part)
        and not any(language.article_book.has(said, at) for at in rest)
    )


def _goes_on(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells what goes on: "it's shining in my face"."""
    said, language = sentence.said, sentence.language
    return (
        bool(language.progressive)
        and not sentence.mentions_any(part)
        and not any(language.conditional_book.has(said, at) for at in part.words)
        and any(
            language.settled_book.has(said, at)
            and said[at + 1].plain.endswith(language.progressive)
            for at in part.words[:-1]
        )
    )


def _is_plain(sentence: Sentence, part: Part, *, timed: bool = False) -> bool:
    """Return whether a part has nothing that could change what is asked for.

    timed tells that a day in it, or a number behind an article, changes nothing; an hour
    may be when: "the film starts at eight".
    """
    if not part.words or part.asks_first:
        return False
    if any(part.has(one) for one in CHANGES if not (timed and one is Mark.LATER)):
        return False
    said, articles = sentence.said, sentence.language.article_book
    return not any(
        sentence.is_number(at)
        and not articles.has(said, at)
        and not (timed and articles.has(said, at - 1))
        and not _counts(sentence, part, at)
        for at in part.words
    )


def _counts(sentence: Sentence, part: Part, at: int) -> bool:
    """Return whether a number counts things, and says neither when nor how much.

    "The bill was three hundred quid": a noun stands behind, and no preposition before.
    """
    said, language = sentence.said, sentence.language
    behind = at + 1
    while behind < len(said) and sentence.is_number(behind):
        behind += 1
    return (
        behind in part.words
        # "I have one job" may be what follows.
        and not sentence.is_pronoun(at)
        and len(said[behind].plain) > _FEW
        and said[at - 1].plain not in language.preposition_words
        and not (said[behind].weak or said[behind].strong)
        and not language.unit_book.has(said, behind)
        and not language.span_book.has(said, behind)
        and not sentence.mentions[behind]
        and said[behind].plain not in language.joining_words
    )


def _concludes(sentence: Sentence, part: Part, told: Part) -> bool:
    """Return whether a request follows from what was told: "…, so turn it off"."""
    return any(
        sentence.language.conclusion_book.has(sentence.said, at)
        for at in range(told.end + 1, max(part.start, part.first) + 1)
    )


def _takes_up(sentence: Sentence, part: Part) -> bool:
    """Return whether a request says in its midst or behind it when: "turn it off then"."""
    behind = range(part.first + 1, min(part.end + 2, len(sentence.said)))
    return any(
        sentence.language.conclusion_book.has(sentence.said, at) for at in behind
    )


def _refers_back(sentence: Sentence, part: Part, told: Sequence[Part]) -> bool:
    """Return whether a request has a pronoun for what was told of: "…, turn it off"."""
    return (
        any(_is_of_named(sentence, one) for one in told)
        and not sentence.mentions_any(part)
        and any(sentence.language.it_book.has(sentence.said, at) for at in part.words)
    )


def _is_of_named(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells of a thing of the home: not "the note on the lamp"."""
    at = next(
        (one for one in part.words if sentence.named[one] or sentence.things[one]), None
    )
    if at is None:
        return False
    before = [one for one in part.words if one < at]
    while before and sentence.language.article_book.has(sentence.said, before[-1]):
        before.pop()
    prepositions = sentence.language.preposition_words
    return not before or sentence.said[before[-1]].plain not in prepositions
