"""Which parts of a sentence report what somebody said before: "mum says, turn it off"."""

from collections.abc import Sequence

from .noted import is_noted
from .only_told import asks_so, is_own_report
from .part import Part
from .phrases import Mark
from .sentence import Sentence
from .tokens import breath

_FEWEST_SAID = 3
"""Words of what somebody says by themselves."""


def reported(sentence: Sentence, unit: Sequence[Part]) -> Sequence[Part]:
    """Return the parts of a sentence that report what somebody said before.

    A report of the user's own words ends at "but" and a command: "I know I said
    leave it on, but turn it off". Any ends where the speaker goes on to ask: "mum says
    it's fine, so can you …", and none reports a command before it that says in full
    what was said: "lamp on please, mum says you only listen to that".
    """
    if not any(
        part.has(Mark.REPORT)
        and not (is_noted(sentence, part) or _is_in_mind(sentence, part))
        for part in unit
    ):
        return ()
    first = next(at for at, one in enumerate(unit) if one.has(Mark.REPORT))
    if not _says_in_full(sentence, unit, first):
        first = 0
    for at, part in enumerate(unit):
        if (
            part.lead is Mark.CONTRAST
            and sentence.is_command(part.first)
            and is_own_report(sentence, unit[:at])
        ) or (at > first and asks_so(sentence, part)):
            return unit[first:at]
    return unit[first:]


def _says_in_full(sentence: Sentence, unit: Sequence[Part], at: int) -> bool:
    """Return whether a part reports, behind a sign, what it says itself."""
    part, said, language = unit[at], sentence.said, sentence.language
    ends = [one.end for one in part.marks if one.tells is Mark.REPORT]
    if not at or not ends:
        return False
    behind = max(ends)
    return (
        behind < len(said)
        # "…, hat er gerufen" is of what stands before it.
        and part.first
        < min(one.start for one in part.marks if one.tells is Mark.REPORT)
        and said[part.start].weak
        and breath(said, behind).stop - behind >= _FEWEST_SAID
        # "…, he would shout every morning" is of it too.
        and (
            language.subject_book.has(said, behind)
            or language.article_book.has(said, behind)
            or language.that_book.has(said, behind)
        )
        and not (said[behind].weak or said[behind].strong)
    )


def _is_in_mind(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells what somebody wants or thinks, as a whole.

    "Poppy wants to show us something", other than "Tom thinks, turn it off", reports
    no words that others could be.
    """
    said, language = sentence.said, sentence.language
    reports = [one for one in part.marks if one.tells is Mark.REPORT]
    return all(
        language.mind_book.has(said, one.start)
        and one.start > part.start
        and any(at >= one.end for at in part.words)
        for one in reports
    ) and not any(language.verb_book.has(said, one.end) for one in reports)
