"""The corpus as typed cases: sentences, the right calls, and what may change."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from fakes.eager import Call
from homeassistant.util.yaml import load_yaml

HERE = Path(__file__).parent
LANGUAGES = tuple(sorted(path.stem for path in HERE.glob("??.yaml")))

TIMER = "timer"
_KEYS = frozenset({"say", "class", "from", "right", "change", "asks"})


class Kind(StrEnum):
    """What a sentence is about, as a class of sentences."""

    EXCEPTION = "exception"
    NEGATION = "negation"
    CORRECTION = "correction"
    TIME = "time"
    CONDITION = "condition"
    RELATION = "relation"
    REPORTED = "reported"
    QUESTION = "question"
    TOLD = "told"
    COMPOUND = "compound"
    WILDCARD = "wildcard"
    COURTESY = "courtesy"
    PLAIN = "plain"


@dataclass(frozen=True)
class Case:
    """A sentence and what must happen.

    heard_by is the satellite that it is said to, None for none. changes are states and
    attributes by entity id, items the ones added by list, timer tells that one may be
    started. asks tells that the agent may ask instead.
    """

    say: str
    kind: Kind
    right: tuple[Call, ...] = ()
    changes: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    items: Mapping[str, Sequence[str]] = field(default_factory=dict)
    timer: bool = False
    heard_by: str | None = None
    asks: bool = False

    @property
    def acts(self) -> bool:
        """Return whether anything may be otherwise afterwards."""
        return bool(self.changes or self.items or self.timer)

    @property
    def is_request(self) -> bool:
        """Return whether it must be carried out without a question."""
        return self.acts and not self.asks


def load(language: str) -> list[Case]:
    """Return the cases of a language. Raises ValueError for one that is not as written."""
    written = load_yaml(HERE / f"{language}.yaml")
    assert isinstance(written, list)
    cases = [_case(one) for one in written]
    twice = {case.say for case in cases if [c.say for c in cases].count(case.say) > 1}
    if twice:
        raise ValueError(f"said twice: {sorted(twice)}")
    return cases


def _case(written: Mapping[str, Any]) -> Case:
    """Return a case as it is written in a file."""
    say = str(written["say"])
    if unknown := written.keys() - _KEYS:
        raise ValueError(f"{say}: unknown {sorted(unknown)}")
    change = dict(written.get("change") or {})
    timer = bool(change.pop(TIMER, False))
    items = {key: change.pop(key) for key in list(change) if key.startswith("todo.")}
    case = Case(
        say=say,
        kind=Kind(written["class"]),
        right=tuple(_call(one) for one in written.get("right") or ()),
        changes={key: _expected(value) for key, value in change.items()},
        items=items,
        timer=timer,
        heard_by=written.get("from"),
        asks=bool(written.get("asks", False)),
    )
    if case.acts and not case.right:
        raise ValueError(f"{say}: changes something without a right call")
    return case


def _call(written: Mapping[str, Any]) -> Call:
    """Return a call, written as a tool's name with its arguments."""
    ((tool, arguments),) = written.items()
    return str(tool), dict(arguments or {})


def _expected(value: Any) -> Mapping[str, Any]:
    """Return the state and attributes that are expected, where a state may stand alone."""
    return dict(value) if isinstance(value, Mapping) else {"state": str(value)}
