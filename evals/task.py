"""The tasks of a data set in the format of home-assistant-datasets.

A folder of a data set holds folders of homes; of these `_fixtures.yaml` is the home,
every other file a list of tests: sentences, the states before, what has to change. What
data sets of our own may say beyond that is in README.md.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
import re
from typing import Any

from custom_components.demo_house.inventory import with_states
from homeassistant.util.yaml import load_yaml_dict

from .dataset import ignored_beside, language

HOME = "_fixtures.yaml"

ITEMS = "items"
"""Stands among the attributes of a list for what is open on it, sorted, in small letters."""

_TODO = "todo."


@dataclass(frozen=True)
class Range:
    """Numbers that a value may be, least and most among them."""

    least: float
    most: float

    def holds(self, value: Any) -> bool:
        """Return whether a value is one of them."""
        return isinstance(value, int | float) and self.least <= value <= self.most

    def __str__(self) -> str:
        """Return it as people write it."""
        return f"{self.least:g} to {self.most:g}"

    __repr__ = __str__


@dataclass(frozen=True)
class Change:
    """What an entity has to be like in the end; what is not named stays as it was."""

    state: str | None
    attributes: Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Turn:
    """One sentence, and what it has to come to.

    said are the texts of which the answer has to hold one, unsaid those of which it may
    hold none, in any case. ignored are attributes that may change, by entity. idle tells
    that nothing may be called that could change anything, and no timer started.
    """

    sentence: str
    expected: Mapping[str, Change] = field(default_factory=dict)
    ignored: Mapping[str, frozenset[str]] = field(default_factory=dict)
    said: tuple[str, ...] = ()
    unsaid: tuple[str, ...] = ()
    idle: bool = False


@dataclass(frozen=True, kw_only=True)
class Task(Turn):
    """A talk in one home: the turn that it begins with, and those that follow.

    name is the data set's own for it. device is the id of the one that hears what is
    said, if it matters. dated tells that it has to be done at a certain time. language
    is the one that the sentences and the home are in.
    """

    name: str
    home: Path
    category: str
    setup: Mapping[str, Any]
    device: str | None = None
    dated: bool = False
    language: str = "en"
    follow_ups: tuple[Turn, ...] = ()

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Return all turns in the order in which they are taken."""
        return self, *self.follow_ups

    @cached_property
    def inventory(self) -> dict[str, Any]:
        """Return the home as it is before the first sentence is said."""
        return with_states(load_yaml_dict(self.home), self.setup)


def load_tasks(folder: Path) -> list[Task]:
    """Return the tasks of a data set, in the order of its files.

    Of several with one name only the last counts, as it does with the authors.
    """
    reader = _Reader(folder, language(folder), ignored_beside(folder))
    tasks = {
        task.name: task
        for path in sorted(folder.rglob("*.yaml"))
        if path.name[0] != "_" and (path.parent / HOME).exists()
        for task in reader.tasks(path)
    }
    return list(tasks.values())


def slug(text: str) -> str:
    """Return a text as the data sets write it in the name of a task."""
    return re.sub(r"[^a-z0-9]+", "_", text.casefold()).strip("_")


@dataclass(frozen=True)
class _Reader:
    """Reads the files of a data set; beside are attributes to ignore, by domain."""

    folder: Path
    language: str
    beside: Mapping[str, Sequence[str]]

    def tasks(self, path: Path) -> Iterator[Task]:
        """Yield the tasks of a file."""
        content = load_yaml_dict(path)
        record = slug(" ".join(path.relative_to(self.folder).with_suffix("").parts))
        category = content["category"]
        for test in content["tests"]:
            follow_ups = tuple(
                Turn(sentence=one["say"], **self._wanted(one))
                for one in test.get("follow_ups") or ()
            )
            for sentence in test["sentences"]:
                yield Task(
                    name=f"{record}-{slug(sentence.partition('\n')[0])}",
                    home=path.parent / HOME,
                    category=category if isinstance(category, str) else category[0],
                    sentence=sentence,
                    setup=test.get("setup") or {},
                    device=test.get("context_device"),
                    dated="context_now" in test,
                    language=self.language,
                    follow_ups=follow_ups,
                    **self._wanted(test),
                )

    def _wanted(self, turn: Mapping[str, Any]) -> dict[str, Any]:
        """Return what a turn has to come to, as the fields of one."""
        expected = {
            entity_id: _change(one)
            for entity_id, one in (turn.get("expect_changes") or {}).items()
        }
        ignored = {
            entity_id: frozenset(keys)
            for entity_id, keys in (turn.get("ignore_changes") or {}).items()
        }
        for entity_id, change in expected.items():
            if beside := self._beside(entity_id, change):
                ignored[entity_id] = ignored.get(entity_id, frozenset()) | beside
        return {
            "expected": expected,
            "ignored": ignored,
            "said": _texts(turn.get("expect_response")),
            "unsaid": _texts(turn.get("reject_response")),
            "idle": turn.get("expect_no_call", False),
        }

    def _beside(self, entity_id: str, change: Change) -> frozenset[str]:
        """Return what may change beside what has to change of an entity.

        The published data sets tell of lists how many items are on them, not which.
        """
        keys = {*self.beside.get(entity_id.partition(".")[0], ())}
        if entity_id.startswith(_TODO):
            keys.add(ITEMS)
        return frozenset(keys - change.attributes.keys())


def _change(written: Mapping[str, Any]) -> Change:
    """Return a change as a file has it, {min, max} as a range."""
    attributes = {
        key: Range(value["min"], value["max"])
        if isinstance(value, Mapping) and value.keys() == {"min", "max"}
        else value
        for key, value in (written.get("attributes") or {}).items()
    }
    return Change(written.get("state"), attributes)


def _texts(written: str | Sequence[str] | None) -> tuple[str, ...]:
    """Return one text or several, as they stand in a file, as several."""
    return (written,) if isinstance(written, str) else tuple(map(str, written or ()))
