"""The tasks of a data set in the format of home-assistant-datasets.

A folder of a data set holds folders of homes; of these `_fixtures.yaml` is the home,
every other file a list of tests: sentences, the states before, what has to change.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
import re
from typing import Any

from custom_components.demo_house.inventory import with_states
from homeassistant.util.yaml import load_yaml_dict

from .dataset import language

HOME = "_fixtures.yaml"


@dataclass(frozen=True)
class Change:
    """What an entity has to be like in the end; what is not named stays as it was."""

    state: str | None
    attributes: Mapping[str, Any]


@dataclass(frozen=True)
class Task:
    """One sentence said in one home, and what it has to come to.

    name is the data set's own for it. device is the id of the one that hears the
    sentence, if it matters; said are the texts of which the answer has to hold one, in
    any case. ignored are attributes that may change, by entity. dated tells that it has
    to be done at a certain time, idle that nothing may be called that could change
    anything, and no timer started; the published data sets do not have that. language is
    the one that the sentence and the home are in.
    """

    name: str
    home: Path
    category: str
    sentence: str
    setup: Mapping[str, Any]
    expected: Mapping[str, Change]
    ignored: Mapping[str, frozenset[str]]
    said: tuple[str, ...] = ()
    device: str | None = None
    dated: bool = False
    idle: bool = False
    language: str = "en"

    @cached_property
    def inventory(self) -> dict[str, Any]:
        """Return the home as it is before the sentence is said."""
        return with_states(load_yaml_dict(self.home), self.setup)


def load_tasks(folder: Path) -> list[Task]:
    """Return the tasks of a data set, in the order of its files.

    Of several with one name only the last counts, as it does with the authors.
    """
    spoken = language(folder)
    tasks = {
        task.name: task
        for path in sorted(folder.rglob("*.yaml"))
        if path.name[0] != "_" and (path.parent / HOME).exists()
        for task in _tasks_of(path, folder, spoken)
    }
    return list(tasks.values())


def slug(text: str) -> str:
    """Return a text as the data sets write it in the name of a task."""
    return re.sub(r"[^a-z0-9]+", "_", text.casefold()).strip("_")


def _tasks_of(path: Path, folder: Path, spoken: str) -> Iterator[Task]:
    """Yield the tasks of a file."""
    content = load_yaml_dict(path)
    record = slug(" ".join(path.relative_to(folder).with_suffix("").parts))
    category = content["category"]
    for test in content["tests"]:
        changes = {
            entity_id: Change(one.get("state"), one.get("attributes") or {})
            for entity_id, one in (test.get("expect_changes") or {}).items()
        }
        ignored = {
            entity_id: frozenset(keys)
            for entity_id, keys in (test.get("ignore_changes") or {}).items()
        }
        said = test.get("expect_response") or ()
        for sentence in test["sentences"]:
            yield Task(
                name=f"{record}-{slug(sentence.partition('\n')[0])}",
                home=path.parent / HOME,
                category=category if isinstance(category, str) else category[0],
                sentence=sentence,
                setup=test.get("setup") or {},
                expected=changes,
                ignored=ignored,
                said=(said,) if isinstance(said, str) else tuple(said),
                device=test.get("context_device"),
                dated="context_now" in test,
                idle=test.get("expect_no_call", False),
                language=spoken,
            )
