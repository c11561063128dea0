"""Splits text into sentences in any script, and finds questions among them."""

from collections.abc import Iterator
import re

# Question marks of living scripts; U+037E is the Greek one, which NFC turns into ";".
QUESTION_MARKS = "?\u037e؟፧᥅⁇⁈⁉⳺⳻⸮꘏꛷︖﹖？𑅃"
_UNSPACED = "。！？｡"  # end a sentence without a space after them
# Full stops: Devanagari, Armenian, Arabic, Ethiopic, Khmer and Burmese among them.
_TERMINATORS = (
    f".!…‼\u0964\u0965\u0589\u06d4\u1362\u17d4\u104b{QUESTION_MARKS}{_UNSPACED}"
)
_CLOSERS = "\"'”’»›)\\]」』）】*_`~"
_ARMENIAN_QUESTION = "\u055e"  # stands inside the word that is asked for
_GREEK = re.compile(r"[\u0370-\u03ff\u1f00-\u1fff]")
MOST_CLOSERS = 8


def _boundary(terminators: str) -> re.Pattern[str]:
    """Return a pattern for closing marks and gap between two sentences.

    It needs the first character of the next sentence, so a match stays right whatever
    follows. Possessive repeats keep it linear.
    """
    closers = rf"([{_CLOSERS}]{{0,{MOST_CLOSERS}}}+)"
    return re.compile(
        rf"(?<=[{_UNSPACED}]){closers}(\s*+)(?=[^\s{terminators}])"
        rf"|(?<=[{terminators}]){closers}(\s++)(?=\S)"
        r"|()(\n\s*+)(?=\S)"
    )


_SENTENCE = _boundary(_TERMINATORS)
# A colon ends what can be cleaned on its own, but not a sentence.
CLAUSE = _boundary(f"{_TERMINATORS}:")
CLOSED = re.compile(rf"[{_TERMINATORS}:][{_CLOSERS}]*\Z")
_LAST_MARKS = re.compile(
    rf"(?<![{_TERMINATORS};])[{_TERMINATORS};]++(?=(?:[^\w{_TERMINATORS};]|_)*\Z)"
)


def split(
    text: str, boundary: re.Pattern[str], searched: int = 0
) -> Iterator[tuple[str, str | None]]:
    """Yield each sentence and the gap after it, which is None for the last.

    No boundary starts in the first `searched` characters.
    """
    start = 0
    for match in boundary.finditer(text, searched):
        group = match.lastindex or 0
        yield text[start : match.end(group - 1)], match[group]
        start = match.end()
    yield text[start:], None


def sentences(text: str) -> Iterator[tuple[str, str | None]]:
    """Yield each sentence, or part of one up to a colon, and the gap after it.

    The gap is white space; it is None after the last one.
    """
    yield from split(text, CLAUSE)


def _sentence_starts(text: str) -> list[int]:
    """Return where each sentence that has words starts."""
    starts, start = [], 0
    for sentence, gap in split(text.rstrip(), _SENTENCE):
        if any(map(str.isalnum, sentence)):
            starts.append(start)
        start += len(sentence) + len(gap or "")
    return starts


def is_question(text: str) -> bool:
    """Return whether the last sentence ends in a question mark of any script."""
    starts = _sentence_starts(text)
    return bool(starts) and _asks(text[starts[-1] :])


def drop_trailing_offers(text: str) -> str:
    """Return text without the questions at its end; empty if there is nothing else.

    A sentence never starts with a lower-case letter ("approx. four?"): if the last
    question cannot be told from the text before it, the result is empty.
    """
    starts = _sentence_starts(text)
    end = len(text)
    while starts and _asks(text[starts[-1] : end]):
        start = starts.pop()
        first = text[start]
        if not starts or (first.islower() and first.title() != first):
            return ""
        end = start
    return text if end == len(text) else text[:end].rstrip()


def _asks(sentence: str) -> bool:
    """Return whether a sentence ends in a question mark."""
    if _ARMENIAN_QUESTION in sentence:
        return True
    if (match := _LAST_MARKS.search(sentence)) is None:
        return False
    return any(mark in QUESTION_MARKS for mark in match[0]) or (
        ";" in match[0] and _GREEK.search(sentence) is not None
    )
