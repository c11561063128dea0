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
    told, table = read_request(reason, language, home), table_of(language)
    return (
        told.known
        and table is not None
        and all(_is_why(part, language, says_deed=says_deed) for part in parts)
        and all(one.stance is Stance.TOLD for one in told.clauses)
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
    return (tells or _is_sensed(part, language)) and not any(
        one.asked or one.quoted for one in part
    )


def _is_sensed(part: Sequence[Token], language: str) -> bool:
    """Return whether words tell by what the speaker knows: "I can hear him"."""
    code = words_language(language)
    sensed = longest(ways_of(SENSED, code), tuple(one.plain for one in part))
    # "Yes, I heard you" says no yes to what was asked.
    return 0 < sensed < len(part) and part[sensed].plain not in OF_WORDS[code]
