"""Which words a question looks for in the user's files, and which passage fits."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
import re
import unicodedata

from ...text.similarity import STEM_LENGTH, is_wide, near_words

MAX_WORDS = 24
"""Words of a question that are looked for."""
MAX_WORD = 40
"""Characters of a word."""
MAX_RELATED = 12
"""Related words that are also looked for, for each word."""

EXCERPT_SIZE = 200
"""Characters that are shown of a passage."""

_FUSION = 60
"""How little the first places of a list count above the next ones (Cormack et al.,
Reciprocal Rank Fusion, SIGIR 2009)."""

type IndexedWords = Mapping[str, Sequence[str]]
"""Words by their first letter."""

_WORD = re.compile(r"[^\W_]+")
_BETWEEN = r"[ :.\-–_/]{0,2}"
_CODE = re.compile(rf"(?<![^\W_])([^\W\d_]{{1,3}}){_BETWEEN}(\d{{1,5}})(?![^\W_])")
_STARTS = re.compile(r"(?:^|(?<=[.!?\n]))\s*(?=\S)")


def folded(text: str) -> str:
    """Return a text in small letters without accents, each character at its place."""
    return "".join(_folded(char) for char in text)


def words_of(text: str) -> list[str]:
    """Return the words of a text as they are looked for, each once."""
    words = (word[:MAX_WORD] for word in _WORD.findall(folded(text)))
    return list(dict.fromkeys(words))[:MAX_WORDS]


def codes_of(text: str) -> list[str]:
    """Return codes of letters and numbers, joined: e15 for "E:15" and "E 15".

    Manuals print error codes in various ways, and speech-to-text writes them in others.
    """
    codes = (letters + digits for letters, digits in _CODE.findall(folded(text)))
    return list(dict.fromkeys(codes))


def exact_words_of(text: str) -> list[str]:
    """Return the words of a text, a code as one of them and not as its parts."""
    return [*codes_of(text), *words_of(_CODE.sub(" ", folded(text)))]


def related(words: Iterable[str], vocabulary: IndexedWords) -> list[str]:
    """Return the words of the files that have to do with those of a question.

    Either one is part of the other, as in "pump" and "Laugenpumpe", or they differ by
    an ending or a slip. Short words have no related words; a word with digits only
    those that begin with it.
    """
    found: list[str] = []
    for word in words:
        if any(char.isdigit() for char in word):
            near = {own for own in vocabulary.get(word[0], ()) if own.startswith(word)}
        elif len(word) < STEM_LENGTH and not is_wide(word):
            continue
        else:
            near = {
                own
                for part in vocabulary.values()
                for own in part
                if word in own or (len(own) >= STEM_LENGTH and own in word)
            }
            near.update(near_words(word, vocabulary))
        near_length = sorted(near, key=lambda own: (abs(len(own) - len(word)), own))
        found += near_length[:MAX_RELATED]
    return list(dict.fromkeys(found))


def fused(rankings: Iterable[Sequence[int]], limit: int) -> list[int]:
    """Return the best of several rankings of the same things, each the best first."""
    scores: dict[int, float] = {}
    for ranking in rankings:
        for place, one in enumerate(ranking, 1):
            scores[one] = scores.get(one, 0.0) + 1 / (_FUSION + place)
    return sorted(scores, key=lambda one: -scores[one])[:limit]


def excerpt(text: str, query: str, size: int = EXCERPT_SIZE) -> str:
    """Return the part of a passage, size characters at most, that answers best.

    It begins with a sentence or a line, where that brings in as many words.
    """
    flat = folded(text)
    hits = [
        (match.start(), pattern)
        for pattern in _patterns(query)
        for match in re.finditer(pattern, flat)
    ]
    starts = [match.end() for match in _STARTS.finditer(text)]
    starts += [max(0, text.rfind(" ", 0, at) + 1) for at, _ in hits]

    def worth(start: int) -> float:
        """Return how much of the words stands in the part that begins at a place.

        Words in the second half count less near its end, where their context is cut.
        """
        seen: dict[str, float] = {}
        for at, pattern in hits:
            if start <= at < start + size:
                room = min(1.0, 2 * (start + size - at) / size)
                seen[pattern] = max(seen.get(pattern, 0.0), room * len(pattern))
        return sum(seen.values())

    best = max(starts, key=worth, default=0)
    return text[best : best + size].strip()


def _patterns(query: str) -> list[str]:
    """Return what to look for in a passage; the longer, the more it tells."""
    codes = [
        rf"(?<![^\W_]){letters}{_BETWEEN}{digits}(?!\d)"
        for letters, digits in _CODE.findall(folded(query))
    ]
    words = words_of(query)
    short = (rf"\b{word}\b" for word in words if len(word) < STEM_LENGTH)
    return [*codes, *short, *(word for word in words if len(word) >= STEM_LENGTH)]


@lru_cache(1024)
def _folded(char: str) -> str:
    """Return one character as it is compared: small and without its accents."""
    return unicodedata.normalize("NFKD", char.lower())[0]
