"""Finds sentences in an answer that repeat the prompt."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
import re

from ..home.home import Home
from ..speech import sentences
from ..text.fold import fold
from ..utterance.own_words import stands_in

RUN = 5
"""Words in a row that are compared: as many do not match by chance."""

_OWN = 3
"""Words among these that must come from neither the user nor the home's names."""

_LEAST = 2
"""Fewest words of a sentence that is compared as a whole."""

_FORMS = frozenset(
    map(fold, ("context", "cut", "done", "failed", "from outside", "notes"))
)
"""Labels of the parts of a tool result (prompt/history.py) and of a user message."""

_LABEL = re.compile(r"^- ([\w.]+):", re.MULTILINE)
"""The name of a rejected argument in the feedback to a model (guard/feedback.py)."""

_HEAD = re.compile(r"(?:^|[.?!] )(?:- )?(\w[\w ]{0,24}):", re.MULTILINE)
"""What stands before a list in a prompt: "Possible: …"."""

_PROTOCOL = frozenset(
    {"tool", "tools", "response", "call", "calls", "function", "assistant", "system"}
    | {"user", "result", "results", "im", "end", "start"}
)
"""Words of the formats in which models are told of tools."""

_OF_THE_USER = ("the", "user")
"""How prompts begin to speak of who is spoken to: an answer does not."""

_COINED = re.compile(r"[a-z][A-Z]|_")
"""What tells the name of a tool from a word: nobody says "HassTurnOff"."""

_TO_SAY = re.compile(r"\b[Ss]ay in a few words\b.*|\bsay that\b.*|\bTell the user\b.*")
"""Parts of prompts that tell the model what to say: to repeat them is allowed."""


class Wording:
    """Holds the sentences of a prompt, to recognize them in an answer."""

    def __init__(
        self, texts: Iterable[str], quoted: Iterable[str], tools: Iterable[str] = ()
    ) -> None:
        """Take the texts of the prompt, and the names of its tools.

        quoted are texts whose words may be repeated: names, the user's words.
        """
        self._sentences: frozenset[tuple[str, ...]] = frozenset()
        self._runs: frozenset[tuple[str, ...]] = frozenset()
        self._labels = _FORMS
        self._heads: frozenset[tuple[str, ...]] = frozenset()
        for text in texts:
            whole, runs = _read(text)
            self._sentences |= whole
            self._runs |= runs
            self._labels |= {fold(label) for label in _LABEL.findall(text)}
            self._heads |= {fold(head) for head in _HEAD.findall(text)}
        self._quoted = frozenset(word for text in quoted for word in fold(text))
        coined = (one for name in tools if _COINED.search(name) for one in [fold(name)])
        self._tools = frozenset(coined)

    def repeats(self, sentence: str) -> bool:
        """Return whether a sentence of an answer repeats the prompt, or nearly so."""
        words = fold(sentence)
        if not words:
            return False
        if sentence.rstrip().endswith(":") and words in self._labels:
            return True
        head, sign, _ = sentence.partition(":")
        if sign and fold(head) in self._heads and self._own(fold(head)):
            return True
        if _PROTOCOL.issuperset(words) and len(words) >= _LEAST:
            return True
        if words[: len(_OF_THE_USER)] == _OF_THE_USER and words[1] not in self._quoted:
            return True
        if words in self._sentences and self._own(words):
            return True
        if any(stands_in(name, words) and self._own(name) for name in self._tools):
            return True
        return any(run in self._runs and self._own(run) >= _OWN for run in _rows(words))

    def _own(self, words: Iterable[str]) -> int:
        """Return how many words are neither quoted nor numbers."""
        return sum(word not in self._quoted and not word.isdecimal() for word in words)


def names_of(home: Home) -> Iterator[str]:
    """Yield the names of entities, areas and floors, the domains and device classes."""
    for things in (home.entities, home.areas, home.floors):
        yield from (name for thing in things for name in thing.names)
    yield from home.domains
    for classes in home.device_classes.values():
        yield from classes


@lru_cache(maxsize=64)
def _read(text: str) -> tuple[frozenset[tuple[str, ...]], frozenset[tuple[str, ...]]]:
    """Return the sentences of a text, and their runs of RUN words, all folded."""
    whole = set[tuple[str, ...]]()
    runs = set[tuple[str, ...]]()
    for line in text.splitlines():
        for one, _ in sentences(line):
            whole.add(fold(one))
            runs.update(_rows(fold(_TO_SAY.sub("", one))))
    return frozenset(one for one in whole if len(one) >= _LEAST), frozenset(runs)


def _rows(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield each run of RUN words."""
    for at in range(len(words) - RUN + 1):
        yield words[at : at + RUN]
