"""Whether words say yes or no to a question, and beside that only why."""

from collections.abc import Sequence

from ..home.home import Home
from ..text.base_language import words_language
from .answer import Beside, Reply, read_answer
from .behind_told import reports
from .languages.yes_no import OF_WORDS, OWN_WHY, SENSED, WHY, table_of
from .request import read_request
from .stance import Stance
from .tokens import Token, parted, tokens
from .ways import longest, ways_of

_SIGNS = " ,;.!-–—"

_VERB_WITHIN = 4
"""Words of a reason by which its verb stands: "my best friend is"."""


def read_answer_with_reason(
    text: str, language: str, beside: Beside, home: Home
) -> Reply:
    """Return whether words are a clear yes or no, and else tell only why.

    "I'm sure, unlock it, it's my son". What asks for anything else, speaks against it or
    makes it wait leaves it OTHER, as does any word that takes a yes back.
    """
    answer = read_answer(text, language, beside)
    table = table_of(language)
    if answer is not Reply.OTHER or table is None:
        return answer
    parts = parted(tokens(text))
    if _says_again(text, parts, language, beside, home):
        return Reply.YES
    for at in range(len(parts) - 1, -1, -1):
        for end in range(len(parts), at, -1):
            head = _head(text, parts, at, end, language, beside)
            if head is Reply.OTHER:
                continue
            told = parts[at:end]
            reason = text[told[0][0].start : told[-1][-1].end]
            says_deed = end < len(parts)
            if _tells_why(reason, told, language, home, says_deed=says_deed):
                return head
    return Reply.OTHER


def _says_again(
    text: str,
    parts: Sequence[Sequence[Token]],
    language: str,
    beside: Beside,
    home: Home,
) -> bool:
    """Return whether words say what is asked about, or to go on, and else only tell.

    "It's me, yes, the dog's in, open it": who says the deed once more means it.
    """
    said = [text[one[0].start : one[-1].end] for one in parts]
    replies = [read_answer(one, language, beside) for one in said]
    # A yes by itself may only have heard the question.
    insists = any(
        reply is Reply.YES and _insists(one, language)
        for one, reply in zip(said, replies, strict=True)
    )
    return (
        insists
        and Reply.NO not in replies
        and all(
            _only_tells(one, [part], language, home)
            for one, part, reply in zip(said, parts, replies, strict=True)
            if reply is Reply.OTHER
        )
    )


def _insists(text: str, language: str) -> bool:
    """Return whether a yes says what is to be done, or to go on: "go ahead"."""
    table = table_of(language)
    if table is None or read_answer(text, language) is not Reply.YES:
        # It says yes only to what is asked.
        return True
    words = table.split(text)
    return len(words) > 1 and words not in table.soft


def _head(
    text: str,
    parts: Sequence[Sequence[Token]],
    at: int,
    end: int,
    language: str,
    beside: Beside,
) -> Reply:
    """Return what words say without some of their parts, OTHER where none are left.

    "Yes, I'm right here, open it" says the deed behind the reason. "Okay, she's out, it can
    carry on" has only heard the question.
    """
    table = table_of(language)
    before = text[: parts[at][0].start].rstrip(_SIGNS)
    behind = text[parts[end][0].start :] if end < len(parts) else ""
    said = ", ".join(filter(None, (before, behind)))
    if table is None or not said or table.split(said) in table.soft:
        return Reply.OTHER
    return read_answer(said, language, beside)


def _tells_why(
    reason: str,
    parts: Sequence[Sequence[Token]],
    language: str,
    home: Home,
    *,
    says_deed: bool,
) -> bool:
    """Return whether words only tell why, and take nothing back.

    says_deed tells that the deed is said behind them.
    """
    return all(
        _is_why(part, language, says_deed=says_deed) for part in parts
    ) and _only_tells(reason, parts, language, home)


def _only_tells(
    reason: str, parts: Sequence[Sequence[Token]], language: str, home: Home
) -> bool:
    """Return whether words tell something, and neither what others say nor what is not."""
    told, table = read_request(reason, language, home), table_of(language)
    return (
        told.known
        and table is not None
        and not any(one.asked or one.quoted for part in parts for one in part)
        and bool(told.clauses)
        and told.clauses[0].stance is Stance.TOLD
        # "I'm in front of it".
        and all(one.stance in (Stance.TOLD, Stance.NEARBY) for one in told.clauses)
        and not table.negates(table.split(reason))
        and not any(
            any(reports(part, told)) for part in parts if not _is_sensed(part, language)
        )
    )


def _is_why(part: Sequence[Token], language: str, *, says_deed: bool) -> bool:
    """Return whether words tell how something is: "he's waiting".

    Before the deed the speaker may be meant: "I'm right here, open it".
    """
    code = words_language(language)
    begins, verbs = WHY.get(code, (frozenset(), frozenset()))
    if says_deed:
        own, how = OWN_WHY.get(code, (frozenset(), frozenset()))
        begins, verbs = begins | own, verbs | how
    tells = part[0].plain in begins and any(
        one.plain in verbs for one in part[1:_VERB_WITHIN]
    )
    return tells or _is_sensed(part, language)


def _is_sensed(part: Sequence[Token], language: str) -> bool:
    """Return whether words tell by what the speaker knows: "I can hear him"."""
    code = words_language(language)
    sensed = longest(ways_of(SENSED, code), tuple(one.plain for one in part))
    # "Yes, I heard you" says no yes to what was asked.
    return 0 < sensed < len(part) and part[sensed].plain not in OF_WORDS[code]
