"""The policy: whether a valid call runs, is rejected, or is asked about first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
import json
from typing import Any

from ..home.home import Entity, Home, Place
from ..llm_tools.spec import AREA, FLOOR, NAME, TARGET_KEYS, ToolSpec
from ..options import Risky
from ..utterance.deeds import ways_to_say
from ..utterance.request import Request
from ..utterance.whole_home import says_all_over
from .asked_for import check_request, is_open, narrowed
from .asked_twice import asks_twice
from .deed import ask, deed_of
from .draft import MOST_CHOICES
from .named import is_named, is_tool_named
from .named_instead import is_named_instead
from .other_named import check_named
from .overdone import is_overdone
from .playing import is_what_plays
from .problem import Note, Problem, ProblemKind
from .risk import hard_to_undo, is_opener_by_name
from .rules import Rules
from .spoken import named
from .targets.candidates import told_apart
from .targets.resolve import Resolution
from .unnamed import is_unnamed, says_it
from .unsaid import check_said, is_unsaid
from .verdict import Ask, Question, Reason, Reject, Repeat, Run, Signature, Verdict


def judge_policy(
    spec: ToolSpec,
    found: Resolution,
    notes: tuple[Note, ...],
    home: Home,
    rules: Rules,
) -> Verdict:
    """Return the verdict on a call whose arguments are valid.

    notes are the corrections so far. All reasons to ask are collected, so that none hides
    another; the user is asked once.
    """
    found = scoped(spec, found, home, rules)
    notes += found.notes
    if denied := _denied(spec, found, rules):
        return Reject((denied,), spec, found.args, notes)
    signature = sign(spec, found.args, found.entities)
    if signature in rules.so_far.ran:
        return _repeated(spec, found, signature, notes)
    if signature in rules.so_far.undone and not asks_twice(
        deed_of(spec, found.entities), rules.request
    ):
        return Reject((_has_run(),), spec, found.args, notes)
    if signature in rules.earlier.confirmed:
        return Run(spec, found.args, signature, found.entities, notes)
    problems = check_request(
        spec,
        found,
        rules.request,
        insisted=rules.so_far.insisted or rules.so_far.outside or rules.earlier.tainted,
    )
    if problems := problems or check_named(spec, found, rules):
        return Reject(problems, spec, found.args, notes)
    risky = hard_to_undo(spec, found.args, found.entities, home)
    understood = signature in rules.understood or _is_said(spec, found, rules.request)
    call = _Call(spec, found, home, risky, understood)
    if (
        len(call.risky) > 1
        and not call.understood
        and rules.choices.risky is not Risky.NEVER
    ):
        return Reject((_which(call),), spec, found.args, notes)
    reasons = tuple(reason for reason, holds in _REASONS if holds(call, rules))
    if signature in rules.earlier.asked and not call.understood:
        # What was asked about once is no more certain for being called again.
        reasons = reasons or (Reason.AGAIN,)
    if not _ASKED_FOR.isdisjoint(reasons) and (
        problems := check_said(spec, found, rules.request)
    ):
        return Reject(problems, spec, found.args, notes)
    if reasons:
        question = _question(call, reasons)
        return Ask(spec, found.args, signature, question, reasons, notes)
    return Run(spec, found.args, signature, found.entities, notes)


def scoped(spec: ToolSpec, found: Resolution, home: Home, rules: Rules) -> Resolution:
    """Return a call for as much as the user can mean from where they are, by their words."""
    if found.whole_home and not says_all_over(
        rules.words.text, rules.request.language, home
    ):
        found = _narrow(spec, found, home, rules.place)
    return narrowed(spec, found, rules.request)


def sign(
    spec: ToolSpec, args: Mapping[str, Any], entities: tuple[Entity, ...]
) -> Signature:
    """Return the signature of a call: two ways to write one call have the same."""
    ids = tuple(sorted(entity.entity_id for entity in entities))
    rest = {
        key: value
        for key, value in args.items()
        if not (ids and key in TARGET_KEYS and key not in spec.required)
    }
    return (spec.full_name, ids, json.dumps(rest, sort_keys=True, default=str))


def _narrow(spec: ToolSpec, found: Resolution, home: Home, place: Place) -> Resolution:
    """Return a call for all of a kind as one for the user's area, if it can be."""
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


def _denied(spec: ToolSpec, found: Resolution, rules: Rules) -> Problem | None:
    """Return the problem of a call on what the user may not control, None if they may.

    Home Assistant's services check that by themselves, but some intents call none, call
    it in nobody's name, or leave it for later: lists, temperatures, timers with a command.
    """
    if not (spec.alters and rules.not_permitted):
        return None
    denied = tuple(e for e in found.entities if e.entity_id in rules.not_permitted)
    if not denied and spec.runs not in rules.not_permitted:
        return None
    allowed = [one.name for one in found.entities if one not in denied]
    names = named(denied)["names"] or spec.name
    return Problem(
        ProblemKind.NOT_PERMITTED,
        NAME if allowed else "",
        f"the user is not permitted to control {names}",
        names,
        allowed=tuple(allowed[: MOST_CHOICES + 1]),
    )


def _repeated(
    spec: ToolSpec, found: Resolution, signature: Signature, notes: tuple[Note, ...]
) -> Verdict:
    """Return the verdict on a call that has already run in this turn."""
    if spec.repeatable:
        return Repeat(spec, found.args, signature, notes)
    return Reject((_has_run(),), spec, found.args, notes)


def _has_run() -> Problem:
    """Return the problem of a call that has run in this turn, and need not again."""
    message = "this call has run already in this turn, it is done"
    return Problem(ProblemKind.REPEATED, "", message)


def _which(call: _Call) -> Problem:
    """Return the problem of a call that would open or unlock several devices at once."""
    return Problem(
        ProblemKind.AMBIGUOUS_NAME,
        NAME,
        "only one can be opened or unlocked at a time; ask the user which",
        nearest=tuple(told_apart(call.risky[: MOST_CHOICES + 1], call.home)),
    )


# -- the reasons to ask


@dataclass(frozen=True)
class _Call:
    """A call that could run."""

    spec: ToolSpec
    found: Resolution
    home: Home
    risky: tuple[Entity, ...]
    """The entities with which it does what is hard to undo."""
    understood: bool
    """Whether the user's own words say it for sure."""

    @property
    def is_risky(self) -> bool:
        """Return whether it does anything that is hard to undo."""
        return bool(self.risky) or is_opener_by_name(self.spec)


def _is_said(spec: ToolSpec, found: Resolution, request: Request) -> bool:
    """Return whether the user's own words say a deed of just this one device."""
    if len(found.entities) != 1:
        return False
    deeds = ways_to_say(request.code, deed_of(spec, found.entities))
    return bool(deeds) and request.says(found.entities[0], deeds)


def _is_risky(call: _Call, rules: Rules) -> bool:
    """Return whether a call is hard to undo, and the user wants to be asked about it.

    That the model wrote a name as it is called proves nothing: only the user's own
    words say what they want.
    """
    if not call.is_risky or rules.choices.risky is Risky.NEVER:
        return False
    return rules.choices.risky is Risky.ALWAYS or not call.understood


def _is_whole_home(call: _Call, rules: Rules) -> bool:
    """Return whether a call acts on all of a kind in the home, and nobody said so."""
    return call.found.whole_home and not (rules.choices.whole_home or call.understood)


def _may_be_led(call: _Call, rules: Rules) -> bool:
    """Return whether prompt injection may have led to a call: untrusted text was read.

    In the turn that read it any call may follow from it. Later turns no longer hold the
    text, only what the model said about it: there a call is suspect if it is hard to undo
    or the user's words name nothing of the home.
    """
    if call.understood or not call.spec.alters:
        return False
    later = rules.earlier.tainted and (call.is_risky or not rules.words.about_home)
    return rules.so_far.outside or later


def _may_be_read(call: _Call, rules: Rules) -> bool:
    """Return whether words of others in a result may have led to a call: a list's item.

    Not where the user's words name the target: a model that does what was asked reads
    states or a list first.
    """
    spec, found = call.spec, call.found
    if not rules.so_far.read or call.understood or not spec.alters:
        return False
    if call.is_risky:
        return True
    script = call.home.entity_by_id.get(spec.runs)
    if not (entities := (script,) if script else found.entities):
        # Of a tool of others one word is too little: "any message?" sends none.
        wholly = _is_of_others(spec)
        return not is_tool_named(rules.words.text, spec.name, wholly=wholly)
    return not all(is_named(rules.words.text, entity, call.home) for entity in entities)


def _is_unasked(call: _Call, rules: Rules) -> bool:
    """Return whether a call acts although the user's words do not ask for an action.

    They are a question, or they name nothing of the home while the call has no target of
    its own: a model that is told names takes one of them. Or they are about the home, and
    the call is of a tool of others that they do not name: a name that somebody gave to a
    device can ask for one as well.
    """
    found = call.found
    if _is_of_others(call.spec):
        return rules.words.about_home and not is_tool_named(
            rules.words.text, call.spec.name
        )
    if call.understood or not call.spec.is_action or not found.entities:
        return False
    request = rules.request
    questioned = rules.words.questioned and not request.known
    if not (questioned or rules.words.unsaid):
        # Before what takes long in a large home.
        return False
    said = found.named or any(key in found.args for key in (AREA, FLOOR))
    if request.known and all(map(request.names, found.entities)):
        # "Start vacuuming" names the kind of the one that can.
        said = True
        if not any(map(request.rivals, found.entities)):
            return False
    last = rules.earlier.last
    if is_what_plays(call.spec, found, call.home, rules) or (
        says_it(request) and all(one.entity_id in last for one in found.entities)
    ):
        # "Bring it up a bit" is of what was acted on, whatever the model tried before.
        return questioned
    return questioned or (rules.words.unsaid and (rules.so_far.doubted or not said))


def _is_of_others(spec: ToolSpec) -> bool:
    """Return whether a tool is neither Home Assistant's nor of the user's making."""
    return spec.intent_type is None and spec.alters and not spec.runs


def _is_open(call: _Call, rules: Rules) -> bool:
    """Return whether the words leave it open if a call is wanted, or say another."""
    if call.understood:
        return False
    return (
        rules.guessed
        or is_open(call.spec, call.found, rules.request)
        or (
            is_unnamed(call.spec, call.found, rules)
            and not is_named_instead(call.spec, call.found, rules.request)
            and not is_what_plays(call.spec, call.found, call.home, rules)
        )
        or is_unsaid(call.spec, rules.request)
        or is_overdone(call.found, rules.request)
    )


_REASONS: tuple[tuple[Reason, Callable[[_Call, Rules], bool]], ...] = (
    (Reason.RISKY, _is_risky),
    (Reason.WHOLE_HOME, _is_whole_home),
    (Reason.OUTSIDE, _may_be_led),
    (Reason.READ, _may_be_read),
    (Reason.UNASKED, _is_unasked),
    (Reason.OPEN, _is_open),
)
"""What may speak against running a call at once, the most serious first."""

_ASKED_FOR = frozenset({Reason.OPEN, Reason.UNASKED})
"""Reasons for which it is asked whether a call is wanted at all."""


def _question(call: _Call, reasons: tuple[Reason, ...]) -> Question:
    """Return what the user is asked: what would be done."""
    found, risky = call.found, Reason.RISKY in reasons
    if Reason.WHOLE_HOME in reasons and not risky:
        return Question("confirm_all", named(found.entities))
    question = ask(
        call.spec,
        found.args,
        found.entities,
        call.home,
        risky=call.risky if risky else (),
        also=not {Reason.OUTSIDE, Reason.READ}.isdisjoint(reasons),
    )
    return replace(question, risky=call.is_risky)
