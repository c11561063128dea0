"""Mutates what a model wrote: its text, its calls, and the values in them."""

from collections.abc import Callable, Sequence
import copy
from functools import partial
import json
from random import Random
from typing import Any

from .output import Output

_MOST_STEPS = 3
"""Mutations of one answer; more of them leave little of what a model writes."""

_LONGEST = 20_000
"""Characters of a text; what is longer is cut, so that a run goes through many."""

_SIGNS = (
    *("{", "}", "[", "]", "(", ")", "<", ">", '"', "'", "`", ":", ",", "=", "\\", "\n"),
    *(
        "{{",
        "}}",
        "[[",
        "]]",
        '\\"',
        '\\"',
        "```",
        "```json\n",
        "```tool_code\n",
        "\\u",
    ),
    *("<tool_call>", "</tool_call>", "<function=", "</function>", "<parameter=name>"),
    *("</parameter>", "<|tool_call|>", "<|python_tag|>", "[TOOL_CALLS]", "[ARGS]"),
    *('<|"|>', "<think>", "</think>", "<|im_end|>", "functools", "print(", "**", "//"),
    *('{"name": ', '"arguments": ', '"parameters": ', '"tool_calls": [', "null", "NaN"),
    *("Infinity", "-", "1e999", "9" * 40, "0x10", "true", "None", "lambda: 0", "/*"),
    *("\0", "\x1f", "\ufeff", "\u202e", "\u200b", "\ud800", "😀", "١", "ﬁ", "ß", "İ"),
)
"""Signs of the syntaxes that models write calls in, and characters that break readers."""

_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 50, 101, 0.5, -0.0, 10**30, 1e308, float("nan")),
    *("", " ", "all", "none", "null", "50%", "21°C", "[]", "{}", "’; DROP", "\ud800"),
    *("light", "lock", "lights", "*", "light.*", "entity_id", "\0", "a" * 5000),
    *([], {}, [[]], [None], ["light"], ["light", "lock"], {"name": "x"}, {"": []}),
)
"""Values that arguments are replaced with."""

_KEYS = (
    *("name", "area", "floor", "domain", "device_class", "entity_id", "brightness"),
    *("color", "position", "temperature", "item", "minutes", "conversation_command"),
    *("preferred_area_id", "query", "url", "", "x", "Name", "name "),
)


class Mutator:
    """Makes answers out of others.

    names are those of a home's tools, entities, areas and floors, some of them not
    exposed: any of them may get into an answer.
    """

    def __init__(self, seeds: Sequence[Output], names: Sequence[str]) -> None:
        """Take what is mutated."""
        self.seeds = [*seeds]
        self._names = [*names]
        self._own = _told_names(seeds)

    def mutate(self, random: Random) -> Output:
        """Return an answer made of a seed; the same random numbers make the same."""
        seed = random.choice(self.seeds)
        text = self._renamed(random, seed.content)
        calls = [
            (name, copy.deepcopy(arguments))
            for name, arguments in (seed.calls if random.random() < 0.8 else ())
        ]
        for _ in range(random.randint(1, _MOST_STEPS)):
            if calls and random.random() < 0.6:
                at = random.randrange(len(calls))
                calls[at] = self._call(random, *calls[at])
            else:
                text = random.choice(_TEXT)(self, random, text)[:_LONGEST]
            if random.random() < 0.1:
                text, calls = self._moved(random, text, calls)
        return Output(text, tuple(calls))

    # -- text

    def _renamed(self, random: Random, text: str) -> str:
        """Call what the text is about as something of this home."""
        for name in self._own:
            if name in text and random.random() < 0.7:
                text = text.replace(name, random.choice(self._names))
        return text

    def _delete(self, random: Random, text: str) -> str:
        start, end = _span(random, text)
        return text[:start] + text[end:]

    def _double(self, random: Random, text: str) -> str:
        start, end = _span(random, text)
        return text[:end] + text[start:end] * random.choice((1, 1, 2, 50)) + text[end:]

    def _insert(self, random: Random, text: str) -> str:
        at = random.randint(0, len(text))
        sign = random.choice((*_SIGNS, random.choice(self._names)))
        return text[:at] + sign * random.choice((1, 1, 1, 2, 60)) + text[at:]

    def _flip(self, random: Random, text: str) -> str:
        if not text:
            return chr(random.randrange(0x110000))
        at = random.randrange(len(text))
        return text[:at] + chr(random.randrange(0x250)) + text[at + 1 :]

    def _swap(self, random: Random, text: str) -> str:
        start, end = _span(random, text)
        at = random.randint(end, len(text))
        return text[:start] + text[end:at] + text[start:end] + text[at:]

    def _splice(self, random: Random, text: str) -> str:
        other = random.choice(self.seeds)
        more = other.content or _as_text(other)
        return text[: random.randint(0, len(text))] + more[_span(random, more)[0] :]

    def _cut(self, random: Random, text: str) -> str:
        return text[: random.randint(0, len(text))]

    def _case(self, random: Random, text: str) -> str:
        return random.choice((str.upper, str.lower, str.swapcase, str.title))(text)

    def _escaped(self, random: Random, text: str) -> str:
        return json.dumps(text)[random.randint(0, 1) :]

    # -- calls

    def _call(self, random: Random, name: str, arguments: Any) -> tuple[str, Any]:
        """Return a call with something else in it."""
        kind = random.random()
        if kind < 0.15:
            return random.choice((*self._names, self._flip(random, name))), arguments
        if kind < 0.25:
            return name, random.choice((*_VALUES, json.dumps(arguments), [arguments]))
        return name, self._value(random, arguments)

    def _value(self, random: Random, value: Any) -> Any:
        """Return a value with something else in it, at any depth."""
        if isinstance(value, dict) and random.random() < 0.9:
            return self._object(random, value)
        if isinstance(value, list) and value and random.random() < 0.6:
            at = random.randrange(len(value))
            return [*value[:at], self._value(random, value[at]), *value[at:]]
        if isinstance(value, str) and random.random() < 0.4:
            return random.choice(_TEXT)(self, random, value)[:_LONGEST]
        return random.choice(
            (*_VALUES, [value], {"value": value}, str(value), *self._some(random))
        )

    def _object(self, random: Random, value: dict[str, Any]) -> dict[str, Any]:
        """Return an object with another value, another key, one more or one less."""
        changed = dict(value)
        kind = random.random()
        key = random.choice([*changed]) if changed else "name"
        if kind < 0.2:
            changed.pop(key, None)
        elif kind < 0.35:
            changed[random.choice(_KEYS)] = changed.pop(key, None)
        elif kind < 0.6:
            changed[random.choice(_KEYS)] = random.choice(
                (*_VALUES, *self._some(random))
            )
        elif kind < 0.8:
            changed[key] = random.choice(self._names)
        else:
            changed[key] = self._value(random, changed.get(key))
        return changed

    def _some(self, random: Random) -> list[str]:
        """Return names, as likely as all other values together."""
        return random.choices(self._names, k=len(_VALUES))

    def _moved(
        self, random: Random, text: str, calls: list[tuple[str, Any]]
    ) -> tuple[str, list[tuple[str, Any]]]:
        """Write the calls into the text, or make one more of what there is."""
        if calls and random.random() < 0.6:
            return f"{text} {_as_text(Output('', tuple(calls)))}"[:_LONGEST], []
        return text, calls * random.choice((1, 2, 40))


type _TextStep = Callable[[Mutator, Random, str], str]

_TEXT: tuple[_TextStep, ...] = (
    Mutator._delete,  # noqa: SLF001
    Mutator._double,  # noqa: SLF001
    Mutator._insert,  # noqa: SLF001
    Mutator._flip,  # noqa: SLF001
    Mutator._swap,  # noqa: SLF001
    Mutator._splice,  # noqa: SLF001
    Mutator._cut,  # noqa: SLF001
    Mutator._case,  # noqa: SLF001
    Mutator._escaped,  # noqa: SLF001
)


def _span(random: Random, text: str) -> tuple[int, int]:
    """Return where a piece of a text begins and ends, mostly a short one."""
    start = random.randint(0, len(text))
    return start, min(len(text), start + random.choice((1, 1, 2, 5, 20, 500)))


def _as_text(output: Output) -> str:
    """Return calls as models write them into their text."""
    dumped = partial(json.dumps, default=str)
    return " ".join(
        f'{{"name": {dumped(name)}, "arguments": {dumped(arguments)}}}'
        for name, arguments in output.calls
    )


def _told_names(seeds: Sequence[Output]) -> list[str]:
    """Return the names that stand in the calls of seeds, the longest first."""
    found = {
        value
        for seed in seeds
        for _, arguments in seed.calls
        if isinstance(arguments, dict)
        for key in ("name", "area", "floor")
        if isinstance(value := arguments.get(key), str) and len(value) > 3
    }
    return sorted(found, key=len, reverse=True)[:200]
