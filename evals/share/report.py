"""What was measured, as a table, and whether it is within its bounds."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median

from evals.layout import Row

from .server import PLAIN
from .stopwatch import CORE, REST
from .visit import CROWD, GUARD, HEARING, HOME, PROMPT, TOOLSET, Turn, Visit

_SHARE = {300: 5.0, 2000: 15.0}
"""Milliseconds that the home, the tools, the prompt and the guard may take of a turn
with so many exposed entities."""

_BLOCK = 10.0
"""Milliseconds for which nothing else may be kept from running, in homes up to _LARGE;
in larger ones Home Assistant itself takes longer to match a name, and it is _ROUND."""

_LARGE = 2000
"""Exposed entities of the largest home that is common."""

_ROUND = 50.0
"""Milliseconds for which nothing else may be kept from running while many speak."""

_PLAIN = {30: 15.0, 300: 25.0, 2000: 60.0}
"""Milliseconds that a turn without a request may take with so many exposed entities."""

_FLAT = 1.02
"""Growth of the memory, from a tenth of the turns to all of them, that is none."""

_ENOUGH = 10_000
"""Turns after which it can be told whether memory grows."""

_COUNTED = (HOME, TOOLSET, PROMPT, GUARD)


def table(visits: Sequence[Visit]) -> tuple[Row, list[Row]]:
    """Return the header and the rows of a table with a column for each home."""
    measures: dict[str, Callable[[Visit], float]] = {
        part: partial(_part, part)
        for part in (HOME, TOOLSET, PROMPT, GUARD, HEARING, REST, CORE)
    }
    measures |= {
        "home, toolset, prompt and guard": _share,
        "turn without the model": _without_model,
        "longest block, ours": lambda visit: _own_block(visit.turns),
        "longest block, with Home Assistant's": lambda visit: _block(visit.turns),
        "after a change: home, toolset, prompt and guard": lambda visit: _median(
            visit.changed, *_COUNTED
        ),
        "after a change: longest block, ours": lambda visit: _own_block(visit.changed),
    }
    measures[f"{CROWD} speak at once: longest round"] = lambda visit: 1e3 * visit.crowd
    measures |= {
        f"plain turn, {language}": partial(_plain, language) for language in PLAIN
    }
    header = ("milliseconds", *(f"{visit.size} entities" for visit in visits))
    return header, [
        (name, *(f"{measure(visit):.2f}" for visit in visits))
        for name, measure in measures.items()
    ]


def lines(visits: Sequence[Visit]) -> Iterator[str]:
    """Yield what is within its bounds and what is not."""
    for visit in visits:
        where = f"at {visit.size} entities"
        if bound := _SHARE.get(visit.size):
            yield _line(
                _share(visit),
                bound,
                f"home, toolset, prompt and guard {where}, median",
            )
        if bound := _PLAIN.get(visit.size):
            slowest = max(PLAIN, key=lambda one: _plain(one, visit))
            text = f"plain turn {where}, median, slowest language ({slowest})"
            yield _line(_plain(slowest, visit), bound, text)
        most = _BLOCK if visit.size <= _LARGE else _ROUND
        block = f"longest block of ours {where}"
        yield _line(_own_block(visit.turns), most, block) + _mostly(visit.turns)
        block += ", home just changed"
        yield _line(_own_block(visit.changed), most, block) + _mostly(visit.changed)
        crowd = f"longest round {where} while {CROWD} speak at once"
        yield _line(1e3 * visit.crowd, _ROUND, crowd)
        before, after = (size / 2**20 for size in visit.memory)
        told = f"memory {where}, {before:.0f} MiB and then {after:.0f} MiB"
        if visit.taken < _ENOUGH:
            yield f"-       {told}: takes --turns {_ENOUGH}"
        else:
            yield f"{_met(after <= before * _FLAT)}  {told}"


def _line(value: float, bound: float, what: str) -> str:
    """Return whether a time in milliseconds is within its bound."""
    return f"{_met(value <= bound)}  {what}: {value:.2f} ms of {bound:.0f} ms"


def _met(met: bool) -> str:
    """Return whether something is as it should be, in words of one width."""
    return "met   " if met else "missed"


def _share(visit: Visit) -> float:
    """Return what a turn takes of what is bounded, in milliseconds."""
    return _median(visit.turns, *_COUNTED)


def _part(part: str, visit: Visit) -> float:
    """Return what a part takes of a turn, in milliseconds."""
    return _median(visit.turns, part)


def _without_model(visit: Visit) -> float:
    """Return how long a turn is but for its requests, in milliseconds."""
    return 1e3 * median(turn.seconds - turn.waited for turn in visit.turns)


def _plain(language: str, visit: Visit) -> float:
    """Return how long a turn without a request is in a language, in milliseconds."""
    return 1e3 * median(turn.seconds for turn in visit.plain[language])


def _median(turns: Sequence[Turn], *parts: str) -> float:
    """Return what parts take of a turn together, in milliseconds."""
    return 1e3 * median(
        sum(turn.taken.parts.get(part, 0.0) for part in parts) for turn in turns
    )


def _own_block(turns: Sequence[Turn]) -> float:
    """Return the longest block without what others took of it, in milliseconds."""
    return 1e3 * max(turn.taken.own_block for turn in turns)


def _mostly(turns: Sequence[Turn]) -> str:
    """Return what took the most of the longest block, in brackets."""
    longest = max(turns, key=lambda turn: turn.taken.own_block)
    parts = longest.taken.own_parts
    part = max(parts, key=lambda part: parts[part])
    return f" ({part} {1e3 * parts[part]:.2f} ms)"


def _block(turns: Sequence[Turn]) -> float:
    """Return the longest block, in milliseconds."""
    return 1e3 * max(turn.taken.block for turn in turns)
