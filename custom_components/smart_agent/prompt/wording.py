"""The agent's own wording in what a model is sent, to know it in an answer."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
import re

from ..home.home import Home
from ..speech import sentences
from ..text.fold import fold

RUN = 5
"""Words in a row that are no chance."""

_OWN = 3
"""Words among them that neither the user nor the home brings in."""

_LEAST = 2
"""Words of a sentence that is told apart by itself."""

_FORMS = frozenset(
    map(fold, ("context", "cut", "done", "failed", "from outside", "notes"))
)
"""What a result's parts (prompt/history.py) and what goes with words begin with."""

_LABEL = re.compile(r"^- ([\w.]+):", re.MULTILINE)
"""An argument that something is wrong with (guard/feedback.py)."""

_PROTOCOL = frozenset(
    {"tool", "tools", "response", "call", "calls", "function", "assistant", "system"}
    | {"user", "result", "results", "im", "end", "start"}
)
"""Words of the formats in which models are told of tools."""

_TO_SAY = re.compile(r"\b[Ss]ay in a few words\b.*|\bsay that\b.*|\bTell the user\b.*")
"""What a model is told to say it may say."""


class Wording:
    """Knows the sentences that were sent, but for what stands in them of others."""

    def __init__(self, texts: Iterable[str], quoted: Iterable[str]) -> None:
        """Take what was sent; quoted is what may be said: names, the user's words."""
        self._sentences: frozenset[tuple[str, ...]] = frozenset()
        self._runs: frozenset[tuple[str, ...]] = frozenset()
        self._labels = _FORMS
        for text in texts:
            whole, runs = _read(text)
            self._sentences |= whole
            self._runs |= runs
            self._labels |= {fold(label) for label in _LABEL.findall(text)}
        self._quoted = frozenset(word for text in quoted for word in fold(text))

    def repeats(self, sentence: str) -> bool:
        """Return whether a sentence of an answer is one that was sent, or nearly."""
        words = fold(sentence)
        if not words:
            return False
        if sentence.rstrip().endswith(":") and words in self._labels:
            return True
        if _PROTOCOL.issuperset(words) and len(words) >= _LEAST:
            return True
        if words in self._sentences and self._own(words):
            return True
        return any(run in self._runs and self._own(run) >= _OWN for run in _rows(words))

    def _own(self, words: Iterable[str]) -> int:
        """Return how many words are none that may be quoted."""
        return sum(word not in self._quoted and not word.isdecimal() for word in words)


def names_of(home: Home) -> Iterator[str]:
    """Yield what a home's things are called, and their kinds."""
    for things in (home.entities, home.areas, home.floors):
        yield from (name for thing in things for name in thing.names)
    yield from home.domains
    for classes in home.device_classes.values():
        yield from classes


@lru_cache(maxsize=64)
def _read(text: str) -> tuple[frozenset[tuple[str, ...]], frozenset[tuple[str, ...]]]:
    """Return the sentences of a text, and the rows of words in them."""
    whole = set[tuple[str, ...]]()
    runs = set[tuple[str, ...]]()
    for line in text.splitlines():
        for one, _ in sentences(line):
            whole.add(fold(one))
            runs.update(_rows(fold(_TO_SAY.sub("", one))))
    return frozenset(one for one in whole if len(one) >= _LEAST), frozenset(runs)


def _rows(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield each row of so many words."""
    for at in range(len(words) - RUN + 1):
        yield words[at : at + RUN]
