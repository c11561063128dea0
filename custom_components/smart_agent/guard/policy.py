"""Whether a right call may run now: how much it hits, how risky, how often."""

from collections.abc import Mapping, Set as AbstractSet
from dataclasses import dataclass, field, replace
import json
from typing import Any

from homeassistant.components.cover import CoverDeviceClass
from homeassistant.helpers import intent

from ..home import Entity, Home, Place
from ..options import Risky
from ..toolset import AREA, FLOOR, TARGET_KEYS, ToolSpec
from ..utterance.request import Request
from .also import also
from .asked_for import check_request, is_open
from .problem import Note, Problem, ProblemKind
from .spoken import named
from .targets import Resolution
from .verdict import Ask, Question, Reject, Repeat, Run, Signature, Verdict

_HEAVY_DOORS = frozenset({CoverDeviceClass.GARAGE, CoverDeviceClass.GATE})


@dataclass(frozen=True)
class Rules:
    """What holds for a turn: the agent's options, and what was said and done before.

    confirmed are the calls that the user has said yes to, asked those that they were
    asked about earlier in the conversation, with the question, ran those that have run
    in this turn. doubted tells that a call was refused in this turn for
    what it was to act on: the model may since have picked any name. understood are the
    calls that the user's words say for sure, whoever else says them. timers tells that
    the user's device can ring. unsaid tells that
    the words name nothing of the home, questioned that they are a question, and both
    that it is not for sure what they say.

    outside tells that text of others was read in this turn, tainted that it was earlier
    in the conversation: such text may have led the model to what it calls. about_home
    tells that the user's words name something of the home. words is what the user said
    in the conversation, found the addresses that searches of this turn came back with.
    """

    place: Place = field(default_factory=Place)
    strict: bool = False
    whole_home: bool = False
    risky: Risky = Risky.WHEN_GUESSED
    timers: bool = True
    confirmed: AbstractSet[Signature] = frozenset()
    asked: Mapping[Signature, Question] = field(default_factory=dict)
    ran: AbstractSet[Signature] = field(default_factory=frozenset)
    doubted: bool = False
    understood: AbstractSet[Signature] = frozenset()
    unsaid: bool = False
    questioned: bool = False
    outside: bool = False
    tainted: bool = False
    about_home: bool = False
    words: str = ""
    found: AbstractSet[str] = frozenset()
    text: str = ""
    request: Request = field(default_factory=Request)
    guessed: bool = False
    insisted: bool = False


def judge_policy(
    spec: ToolSpec,
    found: Resolution,
    notes: tuple[Note, ...],
    home: Home,
    rules: Rules,
) -> Verdict:
    """Return whether a call whose arguments are right may run."""
    if found.whole_home:
        found = _narrow(spec, found, home, rules.place)
    notes += found.notes
    signature = sign(spec, found.args, found.entities)
    if signature not in rules.confirmed:
        problems = check_request(
            spec,
            found,
            rules.request,
            insisted=rules.insisted or rules.outside or rules.tainted,
        )
        if problems:
            return Reject(problems, spec, found.args, notes)
    if signature in rules.ran:
        if spec.repeatable:
            return Repeat(spec, found.args, signature, notes)
        return Reject(
            (
                Problem(
                    ProblemKind.REPEATED,
                    "",
                    "this call has run already in this turn, it is done",
                ),
            ),
            spec,
            found.args,
            notes,
        )
    understood = signature in rules.understood
    if understood:
        found = replace(found, certain=True, whole_home=False)
        rules = replace(rules, doubted=False)
    question = _question(spec, found, home, rules)
    if question is None and not understood:
        # What was asked about once is no more certain for being called again.
        question = _led(spec, found, rules) or rules.asked.get(signature)
    if question and signature not in rules.confirmed:
        return Ask(spec, found.args, signature, question, notes)
    return Run(spec, found.args, signature, found.entities, notes)


def sign(
    spec: ToolSpec, args: Mapping[str, Any], entities: tuple[Entity, ...]
) -> Signature:
    """Return what a call does, so that two ways of writing it are one call."""
    ids = tuple(sorted(entity.entity_id for entity in entities))
    rest = {
        key: value
        for key, value in args.items()
        if not (ids and key in TARGET_KEYS and key not in spec.required)
    }
    return (spec.full_name, ids, json.dumps(rest, sort_keys=True, default=str))


def _narrow(spec: ToolSpec, found: Resolution, home: Home, place: Place) -> Resolution:
    """Return a call for a kind narrowed to the area that the user speaks in."""
    area = home.area_by_id.get(place.area_id or "")
    here = tuple(e for e in found.entities if e.area_id == place.area_id)
    if area is None or not here or AREA not in spec.properties:
        return found
    name = home.reference(area)
    return replace(
        found,
        args={**found.args, AREA: name},
        entities=here,
        whole_home=False,
        notes=(*found.notes, Note(AREA, None, name, "where the user is")),
    )


def _question(
    spec: ToolSpec, found: Resolution, home: Home, rules: Rules
) -> Question | None:
    """Return what the user has to be asked before a call runs."""
    risky, key = _risk(spec, found)
    certain = found.certain and not rules.doubted
    if risky and rules.risky is not Risky.NEVER:
        if not certain or rules.risky is Risky.ALWAYS:
            return Question(key, named(risky), risky=True)
    elif found.whole_home and not rules.whole_home:
        return Question("confirm_all", named(found.entities))
    elif rules.guessed or is_open(spec, found, rules.request) or _is_unasked(spec, found, rules):
        return Question("confirm_unsaid", named(found.entities))
    return None


def _led(spec: ToolSpec, found: Resolution, rules: Rules) -> Question | None:
    """Return the question about a call that text of others may have led to.

    With such text before it, a model may call anything; in later turns it no longer has
    that text, but its own words about it: there what is hard to undo is asked about, and
    what the user's words give no reason for.
    """
    if not spec.alters:
        return None
    risky, _ = _risk(spec, found)
    if rules.outside or (rules.tainted and (risky or not rules.about_home)):
        return replace(also(spec, found), risky=bool(risky))
    return None


def _is_unasked(spec: ToolSpec, found: Resolution, rules: Rules) -> bool:
    """Return whether a call acts although nobody seems to have asked for it.

    The words are a question, or name nothing of the home, and neither does the call of
    its own accord: a model that is told names takes one of them.
    """
    if not spec.is_action or not found.entities:
        return False
    said = found.named or any(key in found.args for key in (AREA, FLOOR))
    questioned = rules.questioned and not rules.request.known
    return questioned or (rules.unsaid and (rules.doubted or not said))


def _risk(spec: ToolSpec, found: Resolution) -> tuple[tuple[Entity, ...], str]:
    """Return the entities with which a call does what is hard to undo, and what.

    HassTurnOff unlocks and HassTurnOn opens (components/intent/__init__.py).
    """
    if spec.intent_type == intent.INTENT_TURN_OFF:
        locks = tuple(e for e in found.entities if e.domain == "lock")
        return locks, "confirm_unlock"
    opens = spec.intent_type == intent.INTENT_TURN_ON or (
        spec.intent_type == intent.INTENT_SET_POSITION and found.args.get("position")
    )
    doors = tuple(
        e
        for e in found.entities
        if opens and e.domain == "cover" and e.device_class in _HEAVY_DOORS
    )
    return doors, "confirm_open"
