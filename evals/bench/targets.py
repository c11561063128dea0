"""What Smart Agent is to reach beside Home Assistant's own agent, and whether it does."""

from collections.abc import Iterator

from evals.agents import SMART_AGENT

from .row import OLLAMA, Medians, Medley
from .script import FIRST, SITUATIONS

_REQUESTS = 1.1
_PROMPT_SHARES = {30: 0.55, 100: 0.55, 300: 0.35}
_GROWTH = 0.10
_GROWN = (300, 1000)
_TIME = 0.5
_EVALUATED = 150

_COMMANDS = frozenset(one.name for one in SITUATIONS if one.acts and one is not FIRST)


def targets(found: Medley) -> list[str]:
    """Return a line for every target that the measured homes can tell of.

    Commands are all turns but the first that do something. Prompts are those of all
    turns but the first; a turn's prompts are added up. None is met by doing less than
    was asked.
    """
    done = all(one.done for one in _of(found, SMART_AGENT))
    later = {key: agents for key, agents in found.items() if key[1] != FIRST.name}
    commands = {key: agents for key, agents in later.items() if key[1] in _COMMANDS}
    sizes = sorted({size for size, _ in found})
    return [
        _line(met=met and done, text=text)
        for met, text in (
            (done, "everything that is asked for is done"),
            _requests(commands),
            *_shares(later, sizes),
            *_growth(later, sizes),
            *(_time(commands, size) for size in sizes),
            *_evaluated(later),
        )
    ]


type _Target = tuple[bool, str]
"""Whether it is met, and what it is."""


def _line(*, met: bool, text: str) -> str:
    """Return a target as a line."""
    return f"{'met' if met else 'missed'}: {text}"


def _requests(commands: Medley) -> _Target:
    """Return whether commands take few requests."""
    counts = [one.requests for one in _of(commands, SMART_AGENT)]
    mean = sum(counts) / len(counts)
    return mean <= _REQUESTS, f"{mean:.2f} requests a command, at most {_REQUESTS}"


def _shares(found: Medley, sizes: list[int]) -> Iterator[_Target]:
    """Return whether prompts are short beside core's."""
    for size in sizes:
        if (most := _PROMPT_SHARES.get(size)) is None:
            continue
        ours, cores = (_prompt(found, size, one) for one in (SMART_AGENT, OLLAMA))
        each = _prompt(found, size, SMART_AGENT, each=True) / _prompt(
            found, size, OLLAMA, each=True
        )
        yield (
            ours <= most * cores,
            f"{ours / cores:.0%} of core's prompt tokens at {size} entities, at most "
            f"{most:.0%} ({each:.0%} a request)",
        )


def _growth(found: Medley, sizes: list[int]) -> Iterator[_Target]:
    """Return whether prompts stay short when the home grows."""
    small, large = _GROWN
    if small in sizes and large in sizes:
        before, after = (_prompt(found, size, SMART_AGENT) for size in _GROWN)
        growth = after / (before or 1) - 1
        yield (
            growth < _GROWTH,
            f"{growth:+.0%} prompt tokens from {small} to {large} entities, less than "
            f"{_GROWTH:+.0%}",
        )


def _time(commands: Medley, size: int) -> _Target:
    """Return whether commands are fast beside core's."""
    here = {key: agents for key, agents in commands.items() if key[0] == size}
    ours, cores = (
        sum(one.seconds for one in _of(here, agent)) for agent in (SMART_AGENT, OLLAMA)
    )
    return (
        ours <= _TIME * cores,
        f"{ours / cores:.2f} of core's time to the end of commands at {size} entities, "
        f"at most {_TIME}",
    )


def _evaluated(later: Medley) -> Iterator[_Target]:
    """Return whether little is read after the first turn."""
    most = max((one.most or 0 for one in _of(later, SMART_AGENT)), default=0)
    if any(one.most is not None for one in _of(later, SMART_AGENT)):
        where = next(
            f"{situation}, {size} entities"
            for (size, situation), agents in later.items()
            if agents[SMART_AGENT].most == most
        )
        yield (
            most <= _EVALUATED,
            f"{most} tokens evaluated at most of a request after the first turn "
            f"({where}), at most {_EVALUATED}",
        )


def _prompt(found: Medley, size: int, agent: str, *, each: bool = False) -> float:
    """Return the tokens of all prompts of an agent in a home, or of one on average."""
    here = [agents[agent] for (of, _), agents in found.items() if of == size]
    tokens = sum(one.prompt for one in here)
    return tokens / (sum(one.requests for one in here) or 1) if each else tokens


def _of(found: Medley, agent: str) -> list[Medians]:
    """Return the medians of one agent."""
    return [agents[agent] for agents in found.values()]
