"""Say how often the device that a task is about is in the shortlist of a large home.

Needs no model and no core. Each home of a data set grows by the devices of the others
and of `homes.py`, which keep their rooms, up to a size. What grows leaves the sentence
its meaning: nothing is added whose name, or whose new room, stands in it, and nothing of
a kind of which the home has only what the task is about, since "turn on the fan" is
about the only one. Where nothing says which room the user is in, three are tried.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
import json
from pathlib import Path
from statistics import fmean, median
from time import perf_counter

from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.home.home import Entity, Home, Place
from custom_components.smart_agent.home.shortlist import MOST, Shortlist, kind_words
from homeassistant import components
from homeassistant.helpers.translation import recursive_flatten

from . import homes
from .dataset import dataset
from .grow import grown, home_of
from .layout import Row, layout
from .task import Task, load_tasks

NOWHERE, ITS_ROOM, OTHER_ROOM = "not known", "that of the device", "another"
"""Rooms that the user speaks from."""

HEADER = (
    "user's room",
    "entities",
    "tasks",
    "all %",
    "some %",
    "listed",
    "tokens",
    "ms",
)

_CATEGORIES = ("title", "entity_component", "services")
_COMPONENTS = Path(components.__path__[0])


@dataclass(frozen=True)
class Outcome:
    """What became of a task: where it was said, what it is about, what was listed."""

    room: str
    size: int
    task: Task
    targets: tuple[str, ...]
    listed: tuple[Entity, ...]
    seconds: float

    @property
    def found(self) -> int:
        """Return how many of the devices it is about are listed."""
        return len(
            {entity.entity_id for entity in self.listed}.intersection(self.targets)
        )

    @property
    def tokens(self) -> float:
        """Return about how many tokens the list takes in a prompt, at 4 characters."""
        lines = (f"{e.name} ({e.domain}, {e.area_id})\n" for e in self.listed)
        return sum(map(len, lines)) / 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--data", default="assist", help="name or folder of a data set")
    parser.add_argument(
        "--sizes", default="300,1000", help="entities that the homes grow to"
    )
    parser.add_argument("--most", type=int, default=MOST, help="entities of a list")
    parser.add_argument(
        "--crowded", action="store_true", help="let kinds with only one grow too"
    )
    parser.add_argument("--failures", action="store_true", help="list what is missing")
    parser.add_argument("--markdown", action="store_true", help="as a Markdown table")


def run(args: argparse.Namespace) -> int:
    """Measure, print the table and return the exit code."""
    tasks = load_tasks(dataset(args.data))
    sizes = [int(size) for size in args.sizes.split(",")]
    outcomes = list(measure(tasks, sizes, args.most, crowded=args.crowded))
    print(layout(HEADER, rows(outcomes), markdown=args.markdown))
    print(f"\n{len(tasks) - len({o.task.name for o in outcomes})} tasks change nothing")
    if args.failures:
        missed = (one for one in outcomes if one.found < len(one.targets))
        print("\n".join(("", *map(_failure, missed))))
    return 0


def measure(
    tasks: Sequence[Task], sizes: Iterable[int], most: int, *, crowded: bool = False
) -> Iterator[Outcome]:
    """Yield what becomes of tasks that change something, said from each room."""
    sizes = list(sizes)
    small = {path: home_of(Inventory.load(path)) for path in {t.home for t in tasks}}
    large = home_of(Inventory.load(homes.home(2 * max(sizes, default=0))))
    kinds = english_kinds(
        domain for home in (*small.values(), large) for domain in home.domains
    )
    for task in tasks:
        inventory = Inventory.load(task.inventory)
        if not (targets := _targets(task, inventory)):
            continue
        home = small[task.home]
        others = [small[path] for path in sorted(small) if path != task.home]
        kept = frozenset[str]() if crowded else _only(home, targets)
        for size in sizes:
            full = grown(home, [*others, large], size, task.sentence, kept)
            shortlist = Shortlist(full, kinds)
            for room, place in _places(task, inventory, full, targets[0]):
                start = perf_counter()
                listed = shortlist.pick(full, task.sentence, place, most=most)
                seconds = perf_counter() - start
                yield Outcome(room, size, task, targets, listed, seconds)


def rows(outcomes: Sequence[Outcome]) -> list[Row]:
    """Return the rows of the table: for every room each size."""
    subjects = sorted(
        {(one.room, one.size) for one in outcomes},
        key=lambda subject: (
            (NOWHERE, ITS_ROOM, OTHER_ROOM).index(subject[0]),
            subject[1],
        ),
    )
    groups = {
        subject: [one for one in outcomes if (one.room, one.size) == subject]
        for subject in subjects
    }
    return [
        (
            room,
            str(size),
            str(len(group)),
            _percent(one.found == len(one.targets) for one in group),
            _percent(one.found > 0 for one in group),
            f"{fmean(len(one.listed) for one in group):.1f}",
            f"{fmean(one.tokens for one in group):.0f}",
            f"{median(one.seconds for one in group) * 1000:.2f}",
        )
        for (room, size), group in groups.items()
    ]


def english_kinds(domains: Iterable[str]) -> dict[str, list[str]]:
    """Return the words for kinds of entities that an English user's agent has."""
    texts: dict[str, str] = {}
    for domain in set(domains):
        file = _COMPONENTS / domain / "translations" / "en.json"
        own = json.loads(file.read_text(encoding="utf-8"))
        texts |= recursive_flatten(
            f"component.{domain}.", {key: own[key] for key in _CATEGORIES if key in own}
        )
    return kind_words(texts)


def _percent(values: Iterable[bool]) -> str:
    """Return of how many of 100 something holds."""
    return f"{fmean(values):.1%}".rstrip("%")


def _targets(task: Task, inventory: Inventory) -> tuple[str, ...]:
    """Return the entities that are to be otherwise than they are when it begins."""
    items = {item.id: item for item in inventory.items}
    return tuple(
        entity_id
        for entity_id, wanted in task.expected.items()
        if wanted.state not in {None, items[entity_id].state}
        or any(
            items[entity_id].attributes.get(key) != value
            for key, value in wanted.attributes.items()
        )
    )


def _only(home: Home, targets: Sequence[str]) -> frozenset[str]:
    """Return the domains of which a home has nothing but the targets."""
    others = {e.domain for e in home.entities if e.entity_id not in targets}
    return frozenset(home.entity_by_id[one].domain for one in targets) - others


def _places(
    task: Task, inventory: Inventory, home: Home, target: str
) -> Iterator[tuple[str, Place]]:
    """Yield the rooms a task is said from, with their places."""
    if task.device:
        # The task says where; that is the same whatever else is tried.
        (area_id,) = (d.area for d in inventory.devices if d.id == task.device)
        (name,) = (area.name for area in inventory.areas if area.id == area_id)
        (own,) = (area for area in home.areas if area.name == name)
        for room in (NOWHERE, ITS_ROOM, OTHER_ROOM):
            yield room, Place(own.area_id, own.floor_id)
        return
    entity = home.entity_by_id[target]
    others = [area for area in home.areas if area.area_id != entity.area_id]
    other = others[len(task.sentence) % len(others)]
    yield NOWHERE, Place()
    yield ITS_ROOM, Place(entity.area_id, entity.floor_id)
    yield OTHER_ROOM, Place(other.area_id, other.floor_id)


def _failure(one: Outcome) -> str:
    """Return what a list lacks, in words."""
    listed = [entity.entity_id for entity in one.listed]
    missing = [target for target in one.targets if target not in listed]
    return (
        f"{one.size} entities, user's room {one.room}: {one.task.sentence!r}\n"
        f"  missing {', '.join(missing)}\n"
        f"  listed  {', '.join(listed)}"
    )
