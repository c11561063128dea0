"""A model that does what the words name, whatever else they say.

It hears a verb, and devices, rooms and kinds, and calls the one on the others: in plain
words where it is asked for these, and if that comes to nothing with the tools. It is deaf to "not", "if", "when", "except", "tomorrow", question marks, quotes and the past.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
import re
from typing import Any

from custom_components.smart_agent.text.fold import fold

from .verbs import KINDS, MINUTES, NUMBER, TENS, VERBS, Act, Kind

_ALIKE = 0.66
"""How much of the longer of two words both must begin with to be one word."""

_SHORT = 4
"""Letters up to which a word has no other forms, but for one letter more."""

_DEFINITE = frozenset({"en", "et"})
"""What makes "the hall" of "hall" in Swedish: "hallen"."""

_LITTLE = frozenset(
    {"przy", "nad", "del", "des", "sur", "della", "dello", "delle", "dell", "sul"}
)
"""Words of names that say nothing, as those of up to two letters do."""

_ARTICLE = (
    r"^(de la|de l|du|des|some|an?|eine?n?|une?|una|unos|unas|een|en|ett|et|ei|un|uno|di|litt"
    r"|lidt|nogle|noen) "
)
"""What may stand before an item."""

Call = tuple[str, dict[str, Any]]
"""A tool by its name, without a namespace, and its arguments."""

Plan = Mapping[str, Sequence[Mapping[str, Any]]]
"""The entities, areas and floors of a home, each with an id and names by language."""


@dataclass(frozen=True)
class Named:
    """What a stretch of the words names: a target as in a call, and where it stands."""

    target: dict[str, Any]
    domain: str | None
    at: int
    area: str | None = None


class Eager:
    """The model in one language."""

    def __init__(self, language: str, plan: Plan) -> None:
        """Learn the names of the house and the verbs of the language."""
        self._language = language
        self._lists = [one for one in plan["entities"] if one["id"].startswith("todo.")]
        self.domains = {
            name: one["id"].partition(".")[0]
            for one in plan["entities"]
            for name in one["names"][language]
        }
        self._verbs = VERBS[language]
        self._tens = TENS[language]
        self._names = {
            kind: _by_length(plan[kind], language)
            for kind in ("entities", "floors", "areas")
        }

    def calls(self, text: str) -> list[Call]:
        """Return the calls that the model makes of a sentence."""
        joined = _spoken(text, self._tens)
        whole = [act for act, _ in self._acts(joined)]
        if Act.TIMER in whole:
            return self._timer(joined)
        if Act.ADD in whole and (item := self._item(joined)):
            return [("HassListAddItem", {"name": self._list(joined), "item": item})]
        clauses = [
            _spoken(one, self._tens) for one in re.split(self._verbs.clause, text)
        ]
        acts = [self._acts(clause) for clause in clauses]
        made: list[Call] = []
        for i, clause in enumerate(clauses):
            near = next((one for one in acts[i::-1] + acts[i:] if one), [])
            made += self._clause(clause, acts[i] or near or _numbered(clause))
        if not made and re.search(MINUTES, joined):
            return self._timer(joined)
        return [call for i, call in enumerate(made) if call not in made[:i]]

    def _clause(self, clause: str, acts: Sequence[tuple[Act, int]]) -> list[Call]:
        """Return the calls of a part of a sentence.

        A verb that puts things anywhere does so only where there is no other one.
        """
        acts = [one for one in acts if one[0] is not Act.ADD] or acts
        if not acts:
            return []
        return [
            call
            for named in self._named(clause.split())
            if (call := self._call(_nearest(acts, named.at), named, clause))
        ]

    def _acts(self, joined: str) -> list[tuple[Act, int]]:
        """Return the verbs with the number of words before them, in order."""
        found: list[tuple[Act, int, int]] = []
        for act, pattern in self._verbs.acts.items():
            for match in re.finditer(pattern, joined):
                at, to = match.span()
                if not any(at < end and start < to for _, start, end in found):
                    found.append((act, at, to))
        return sorted(
            ((act, joined[:to].count(" ")) for act, _, to in found),
            key=lambda one: one[1],
        )

    def _named(self, words: Sequence[str]) -> list[Named]:
        """Return what the words name: devices, else kinds where they are."""
        left: list[str | None] = list(words)
        devices = [
            Named({"name": thing["names"][self._language][0]}, domain, at, area)
            for thing, at in self._spotted("entities", left)
            if (domain := thing["id"].partition(".")[0])
            not in {"sensor", "binary_sensor", "todo"}
            for area in (thing.get("area"),)
        ]
        floors = list(self._spotted("floors", left))
        areas = [
            (thing, at)
            for thing, at in self._spotted("areas", left)
            if thing["id"] not in {device.area for device in devices}
        ]
        heats = any(device.domain == "climate" for device in devices)
        kinds = [
            (kind, at)
            for kind, at in self._kinds(left)
            # "22 degrees" names what the thermostat beside it is set to.
            if not (heats and kind.domain == "climate")
        ]
        return devices + self._placed(areas, floors, kinds)

    def _placed(
        self,
        areas: list[tuple[Mapping[str, Any], int]],
        floors: list[tuple[Mapping[str, Any], int]],
        kinds: list[tuple[Kind, int]],
    ) -> list[Named]:
        """Return the kinds in each place that is named, or wherever they are."""
        places: list[tuple[dict[str, Any], int]] = [
            ({key: thing["names"][self._language][0]}, at)
            for key, spotted in (("area", areas), ("floor", floors))
            for thing, at in spotted
        ]
        if not places:
            return [Named(_kind(kind), kind.domain, at) for kind, at in kinds]
        if not kinds:
            kinds = [(Kind("light"), at) for _, at in places[:1]]
        return [
            Named(place | _kind(kind), kind.domain, at)
            for place, at in places
            for kind, _ in kinds
        ]

    def _spotted(
        self, kind: str, left: list[str | None]
    ) -> Iterator[tuple[Mapping[str, Any], int]]:
        """Yield things that the words name, longest names first, and take the words."""
        for words, thing in self._names[kind]:
            spots: list[int] = []
            for word in words:
                if (spot := _find(word, left)) is None:
                    break
                spots.append(spot)
            else:
                yield thing, spots[0]
                for spot in spots:
                    left[spot] = None

    def _kinds(self, left: Sequence[str | None]) -> Iterator[tuple[Kind, int]]:
        """Yield the kinds that are named by words that are no name."""
        seen: set[Kind] = set()
        for at, word in enumerate(left):
            for key, pattern in self._verbs.kinds.items():
                kind = KINDS[key]
                if word and re.search(pattern, word) and kind not in seen:
                    if key == "all" and seen:
                        break
                    seen.add(kind)
                    yield kind, at
                    break

    def _call(self, act: Act, named: Named, joined: str) -> Call | None:
        """Return the call of a verb on what is named, None for what no tool does."""
        number = re.search(NUMBER, joined)
        value = int(number[1]) if number else None
        match named.domain, act:
            case "vacuum", Act.DOCK | Act.OFF | Act.CLOSE:
                return "HassVacuumReturnToBase", named.target
            case "vacuum", _:
                return "HassVacuumStart", named.target
            case "media_player", Act.PAUSE:
                return "HassMediaPause", named.target
            case "media_player", Act.RESUME:
                return "HassMediaUnpause", named.target
            case "climate", _ if value is not None:
                return _set(named, value)
            case _, Act.SET | Act.ADD | Act.OPEN | Act.CLOSE if value is not None:
                return _set(named, value)
            case "light" | "fan", Act.ON if value is not None:
                return _set(named, value)
            case "lock", Act.OPEN | Act.UNLOCK | Act.OFF:
                return "HassTurnOff", named.target
            case "lock", Act.LOCK | Act.CLOSE | Act.ON:
                return "HassTurnOn", named.target
            case _, Act.ON | Act.ADD | Act.OPEN | Act.START | Act.RESUME | Act.UNLOCK:
                return "HassTurnOn", named.target
            case _, Act.OFF | Act.CLOSE | Act.LOCK | Act.PAUSE:
                return "HassTurnOff", named.target
        return None

    def _timer(self, joined: str) -> list[Call]:
        """Return the call for a timer of as many minutes as the words have."""
        number = re.search(r"\d+", joined)
        return [("HassStartTimer", {"minutes": int(number[0]) if number else 5})]

    def _item(self, joined: str) -> str | None:
        """Return what stands between the verb and the list."""
        match = re.search(self._verbs.acts[Act.ADD], joined)
        names = [name for one in self._lists for name in one["names"][self._language]]
        if not match or not any(_says(joined, name) for name in names):
            return None
        item = re.sub(self._verbs.stop, "", joined[match.end() :]).strip()
        return re.sub(_ARTICLE, "", item) or None

    def _list(self, joined: str) -> str:
        """Return the name of the list that is named, of the first one else."""
        of_lists = [one["names"][self._language] for one in self._lists]
        for names in reversed(of_lists):
            if any(_says(joined, name) for name in names):
                return str(names[0])
        return str(of_lists[0][0])


def _set(named: Named, value: int) -> Call | None:
    """Return the call that sets what is named to a number."""
    match named.domain:
        case "light":
            return "HassLightSet", named.target | {"brightness": min(value, 100)}
        case "cover" | "valve":
            return "HassSetPosition", named.target | {"position": min(value, 100)}
        case "fan":
            return "HassFanSetSpeed", named.target | {"percentage": min(value, 100)}
        case "media_player":
            return "HassSetVolume", named.target | {"volume_level": min(value, 100)}
        case "climate":
            place = {k: v for k, v in named.target.items() if k != "domain"}
            return "HassClimateSetTemperature", place | {"temperature": value}
    return None


def _kind(kind: Kind) -> dict[str, Any]:
    """Return a kind as in a call."""
    if kind.device_class:
        return {"device_class": [kind.device_class], "domain": [kind.domain]}
    return {"domain": [kind.domain]}


def _spoken(text: str, tens: Mapping[str, str]) -> str:
    """Return the words of a text, numbers in digits; tens are those that are words."""
    return " ".join(tens.get(word, word) for word in fold(text))


def _numbered(clause: str) -> list[tuple[Act, int]]:
    """Return what a number asks for where no verb is heard."""
    return [(Act.SET, 0)] if re.search(NUMBER, clause) else []


def _nearest(acts: Sequence[tuple[Act, int]], at: int) -> Act:
    """Return the verb that stands nearest to what it acts on."""
    return min(acts, key=lambda one: abs(one[1] - at))[0]


def _by_length(
    things: Sequence[Mapping[str, Any]], language: str
) -> list[tuple[list[str], Mapping[str, Any]]]:
    """Return the words of the names of things with what they name, longest first."""
    names = [
        (words, thing)
        for thing in things
        for name in thing["names"][language]
        if (words := _telling(name))
    ]
    return sorted(names, key=lambda one: -sum(map(len, one[0])))


def _telling(name: str) -> list[str]:
    """Return the words of a name that say something."""
    words = fold(name)
    return [w for w in words if len(w) > 2 and w not in _LITTLE] or list(words)


def _find(word: str, left: Sequence[str | None]) -> int | None:
    """Return where a word of a name stands, in some form."""
    return next((i for i, one in enumerate(left) if one and _is_alike(word, one)), None)


@cache
def _is_alike(one: str, other: str) -> bool:
    """Return whether two words are forms of one."""
    shorter, longer = sorted((one, other), key=len)
    if len(shorter) <= _SHORT:
        return (
            one == other
            or (len(shorter) == _SHORT and longer[:-1] == shorter)
            or any(longer == shorter + ending for ending in _DEFINITE)
        )
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return same >= _ALIKE * max(len(one), len(other))


def _says(joined: str, name: str) -> bool:
    """Return whether all words of a name are said."""
    words = joined.split()
    return all(any(_is_alike(part, word) for word in words) for part in fold(name))
