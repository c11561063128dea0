"""What the model is told: the system text, and what goes with the newest words."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
import json
import re

from ..home.home import Area, Entity, Home, Place
from ..home.live_state import LiveState
from ..llm_tools.spec import AREA, DEVICE_CLASS, DOMAIN, NAME, Toolset
from ..sentences.recognized import RecognizedIntent

SPEECH = (
    "Your answer is spoken aloud. Answer in one short sentence, as a person would say "
    "it, in the user's language. Write words only: no lists, no markdown, no emoji, no "
    "JSON. If exactly one device fits, act without asking."
)

CONTEXT = "Context:"
"""What a paragraph begins with that stands beside the user's words."""

_NOW = re.compile(rf"{CONTEXT} \w+ \d+ \w+ \d+:\d+")
"""The time as it stands in a context."""

CONTROL = (
    "Control the home with the tools only. For one device pass its full name alone, for "
    "many a domain and an area. Pass an area only if the user says it; without one they "
    f"mean the room they are in. {CONTEXT} beside their words are the time, their room, their "
    "name and devices that they may mean, as far as known."
)

STATES = "States, values and modes are known only from {tool}. {others}"

FROM_KNOWLEDGE = "Answer questions that are not about the home from what you know."
ELSEWHERE = (
    "What is not about the home look up with {tools}, unless you know it for sure."
)

_LIVE_STATES = "homeassistant__GetLiveContext"
"""Home Assistant's tool that reads states (components/homeassistant/llm.py)."""

READ_NOW = "States read just now:"
"""What a paragraph begins with that tells the states a question is about."""

_ONLY_ASKS = (
    "The user only asks. Answer from these states in one sentence, without a tool; "
    "{tool} is for other devices alone."
)
"""What follows the states that a question is about: the system text says that states are
known from a tool alone, and small models like to call some tool or other."""

_PROPOSED = (
    "By themselves some of these words mean:\n{calls}\nIf the user wants that now, call it "
    "as it stands, with all else that they want."
)
"""What is told of calls that a part of the words would ask for."""

_MOST_CLASSES = 6
"""Device classes the hint lists for a domain."""


def prefix_text(api_prompt: str, home: Home, toolset: Toolset, list_size: int) -> str:
    """Return all of the system text that follows the user's instructions.

    api_prompt is what the chosen LLM APIs say of themselves; tools are called there by
    their full names, which no model sees. list_size is the number of entities up to
    which they are listed.
    """
    parts = [short_names(api_prompt, toolset)]
    if toolset.domains:
        parts.append(CONTROL)
    if reads := toolset.by_name.get(_LIVE_STATES):
        others = FROM_KNOWLEDGE
        if toolset.elsewhere:
            others = ELSEWHERE.format(tools=" or ".join(toolset.elsewhere))
        parts.append(STATES.format(tool=reads.name, others=others))
        parts.append(inventory(home, list_size, reads.name))
    parts += [hint(home, toolset), SPEECH]
    return "\n\n".join(part for part in parts if part)


def inventory(home: Home, list_size: int, reads: str) -> str:
    """Return the devices of a home, or where they are if they are too many to list.

    reads is the name of the tool that finds the others.
    """
    if not home.entities:
        return ""
    if len(home.entities) <= list_size:
        return f"Devices:\n{listing(home, home.entities)}"
    kinds = ", ".join(sorted(home.domains))
    lines = [
        f"There are {len(home.entities)} devices; {reads} finds those that do not stand "
        "beside the user's words, by name, area or domain.",
        f"Areas: {', '.join(sorted(_area(home, area) for area in home.areas))}",
        f"Domains: {kinds}",
    ]
    return "\n".join(lines)


def listing(home: Home, entities: Iterable[Entity], *, brief: bool = False) -> str:
    """Return entities in few words: a line an area, by domain, names with aliases.

    Brief is without the aliases and floors of areas, which stand elsewhere.
    """
    by_area: dict[str, dict[str, list[str]]] = {}
    for entity in entities:
        area = home.area_by_id.get(entity.area_id or "")
        place = (area.name if brief else _area(home, area)) if area else ""
        by_domain = by_area.setdefault(place, {})
        by_domain.setdefault(entity.domain, []).append(_called(entity.names))
    return "\n".join(
        f"{place or '-'}: {_kinds(by_domain)}"
        for place, by_domain in sorted(by_area.items(), key=_places_first)
    )


def _kinds(by_domain: Mapping[str, list[str]]) -> str:
    """Return names by their domain."""
    return "; ".join(
        f"{domain}: {', '.join(sorted(names))}"
        for domain, names in sorted(by_domain.items())
    )


def _places_first(item: tuple[str, object]) -> tuple[bool, str]:
    """Return by what lines are sorted: areas by name, then what is in none."""
    return not item[0], item[0]


def _area(home: Home, area: Area) -> str:
    """Return an area's names, with its floor where the home has several."""
    floor = home.floor_by_id.get(area.floor_id or "")
    beside = f" ({floor.name})" if floor and len(home.floors) > 1 else ""
    return _called(area.names) + beside


def _called(names: Iterable[str]) -> str:
    """Return all names of one thing."""
    return " / ".join(names)


def short_names(text: str, toolset: Toolset) -> str:
    """Return a text with the tools called by the names that the model sees."""
    names = {tool.full_name: tool.name for tool in toolset.tools}
    # Merged APIs put a namespace before names that their prompts write without it.
    names |= {
        full.partition("__")[2]: short
        for full, short in names.items()
        if full.count("__") > 1
    }
    if not names:
        return text
    pattern = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.sub(rf"\b(?:{pattern})\b", lambda found: names[found[0]], text)


def hint(home: Home, toolset: Toolset) -> str:
    """Return what is a domain and what a device class, in words of this home.

    Empty where no tool offers a device class: there the mistake cannot be made.
    """
    offered = {
        value
        for tool in toolset.tools
        if tool.targets is not None
        for value in tool.device_classes(home.device_classes)
    }
    actionable = set().union(
        *(tool.targets.domains or () for tool in toolset.tools if tool.targets)
    )
    classes = {
        domain: [value for value in present if value in offered]
        for domain, present in home.device_classes.items()
        if domain in actionable
    }
    with_classes = [f"{d}: {_listed(found)}" for d, found in classes.items() if found]
    plain = [domain for domain, found in classes.items() if not found]
    if not with_classes:
        return ""
    lines = [
        "device_class tells devices of one domain apart, only if the user asks for such "
        f"a kind: {'; '.join(with_classes)}. Else leave it out."
    ]
    if plain:
        lines.append(f"Never a device_class: {_listed(plain)}.")
        lines.append(_example(home, plain))
    return "\n".join(lines)


def _example(home: Home, domains: list[str]) -> str:
    """Return right calls and a wrong one for a device of a domain without classes."""
    domain = "light" if "light" in domains else domains[0]
    one = next(e for e in home.entities if e.domain == domain)
    right = [{NAME: one.name}]
    if area := home.area_by_id.get(one.area_id or ""):
        right.append({AREA: area.name, DOMAIN: domain})
    wrong = {NAME: one.name, DEVICE_CLASS: domain}
    return f"Right: {' or '.join(map(_written, right))}\nWrong: {_written(wrong)}"


def _written(args: Mapping[str, str]) -> str:
    """Return arguments as a model writes them."""
    return json.dumps(args, ensure_ascii=False)


def _listed(values: Iterable[str]) -> str:
    """Return a few values in words."""
    return ", ".join(list(values)[:_MOST_CLASSES])


def without_now(text: str) -> str:
    """Return a text of a request without the time, whose numbers tell nothing of a home."""
    return _NOW.sub(CONTEXT, text)


def beside(now: datetime, place: str, speaker: str, devices: str, extra: str) -> str:
    """Return what goes with the user's newest words, since it moves from turn to turn.

    It is the time, the area they are in, their name, the devices that they may mean and what
    an automation adds; each but the time may be empty. Every word of it is read before
    each first answer, so it has no year: there is a tool for that.
    """
    lines = [
        ", ".join(filter(None, (f"{CONTEXT} {now:%a %d %b %H:%M}", place, speaker)))
    ]
    if devices:
        lines.append(devices)
    if extra:
        lines.append(extra)
    return "\n".join(lines)


def states_now(home: Home, states: Sequence[LiveState], toolset: Toolset) -> str:
    """Return the states of devices that a question is about, empty where it is none.

    A line each: name, kind, area, state, and what else is known of it in numbers.
    """
    if not states or (reads := toolset.reads_home) is None:
        return ""
    lines = [_state_now(home, one) for one in states]
    return "\n".join((READ_NOW, *lines, _ONLY_ASKS.format(tool=reads.name)))


def proposed(calls: Sequence[RecognizedIntent], toolset: Toolset) -> str:
    """Return calls that a part of the user's words would ask for, empty for none.

    A line each: the tool and its arguments as JSON. Calls of no tool are left out.
    """
    lines = [
        f"{tool.name} {json.dumps(dict(one.args), ensure_ascii=False)}"
        for one in calls
        if (tool := toolset.of_intent(one.intent_type)) is not None
    ]
    return _PROPOSED.format(calls="\n".join(dict.fromkeys(lines))) if lines else ""


def _state_now(home: Home, one: LiveState) -> str:
    """Return a device with its state."""
    entity = one.entity
    area = home.area_by_id.get(entity.area_id or "")
    kind = entity.device_class or entity.domain
    where = f"{kind}, {area.name}" if area else kind
    told = [one.state, *(f"{key} {value}" for key, value in one.attributes.items())]
    return f"{entity.name} ({where}): {', '.join(told)}"


def place_name(home: Home, place: Place) -> str:
    """Return where the user is, empty if that is not known."""
    area = home.area_by_id.get(place.area_id or "")
    return area.name if area else ""


def with_pending(text: str, question: str, calls: Iterable[str]) -> str:
    """Return the user's words with the question that they may answer."""
    return (
        f"{text}\n\n(You had asked: {json.dumps(question, ensure_ascii=False)} "
        f"If this is a yes, call now: {'; '.join(calls)}. If not, do not call it.)"
    )


def lost_answer(user_text: str, acting: Sequence[str] = ()) -> str:
    """Return what a model is told whose answer did not arrive.

    acting are the tools for what the words speak of: the server drops a call for a tool
    that there is not.
    """
    which = f"There is no tool for that but {', '.join(acting)}. " if acting else ""
    return (
        f"Your last answer did not arrive. {which}"
        f"The user said: {json.dumps(user_text, ensure_ascii=False)} "
        "Call a tool, or answer in one short sentence."
    )


def answer_now() -> str:
    """Return what a model is told after the last step that is allowed."""
    return (
        "Answer now in one short sentence with what you know. Do not call any more "
        "tools."
    )


def go_on(user_text: str) -> str:
    """Return what a model is told after a step when its template forgets the tools."""
    return (
        f"The user said: {json.dumps(user_text, ensure_ascii=False)} "
        "If a part of that is not done yet, do it now. Otherwise say in a few words "
        "what was done."
    )


def not_done(names: Sequence[str], user_text: str) -> str:
    """Return what a model is told that claims a deed of which nothing was done.

    names are what it claims it of, as far as it names anything.
    """
    listed = ", ".join(json.dumps(name, ensure_ascii=False) for name in names)
    what = f"This was not done: {listed}." if names else "Nothing of that was done."
    return (
        f"{what} No tool was called for it. "
        f"The user said: {json.dumps(user_text, ensure_ascii=False)} "
        "If that asks for it, call the tool now. Otherwise say in a few words what was "
        "done, and claim nothing else."
    )


def unread(reads: str, user_text: str) -> str:
    """Return what a model is told that answers with a value which it did not read."""
    return (
        "Nothing that you have read says that. "
        f"The user said: {json.dumps(user_text, ensure_ascii=False)} "
        f"Read it with {reads} now, and answer with what it says. If it does not say it, "
        "answer that you do not know."
    )


def only_one(name: str, user_text: str) -> str:
    """Return what a model is told that asks which device is meant when one fits."""
    return (
        f"Only one device fits: {json.dumps(name, ensure_ascii=False)} "
        f"The user said: {json.dumps(user_text, ensure_ascii=False)} "
        "If that asks for something to be done, call the tool for it now. Otherwise "
        "answer in one short sentence without a question."
    )
