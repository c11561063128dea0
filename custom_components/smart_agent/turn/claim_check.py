"""Whether what an answer claims was done is what ran in the turn."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ..guard.verdict import Run
from ..home.home import Entity, Home
from ..text.fold import fold, positions
from ..utterance.claim_words import OTHER
from ..utterance.claims import Claim, read_claims

ANY = "any"
"""What a call did of which it is not known what it does: whatever is told of it."""

_UNKNOWN_DEEDS = frozenset({"automation", "button", "input_button", "scene", "script"})
"""Domains of what does more than its call tells."""

_ON_OFF: Mapping[str, Mapping[str, frozenset[str]]] = {
    "HassTurnOn": {
        "lock": frozenset({"lock", "turn_on"}),
        "cover": frozenset({"open", "turn_on"}),
        "valve": frozenset({"open", "turn_on"}),
        "": frozenset({"turn_on"}),
    },
    "HassTurnOff": {
        "lock": frozenset({"unlock", "open", "turn_off"}),
        "cover": frozenset({"close", "turn_off"}),
        "valve": frozenset({"close", "turn_off"}),
        "": frozenset({"turn_off"}),
    },
}
"""What the tools for on and off do, by domain; "" stands for the others."""

_STATES: Mapping[str, frozenset[str]] = {
    "turn_off": frozenset({"off", "standby"}),
    "open": frozenset({"open", "opening", "unlocked"}),
    "close": frozenset({"closed", "closing", "locked"}),
    "lock": frozenset({"locked", "locking"}),
    "unlock": frozenset({"unlocked", "unlocking"}),
}
"""The states that something has after a deed."""

_NOT_ON = frozenset({"off", "standby", "unavailable", "unknown", ""}) | {
    state for states in _STATES.values() for state in states
}


@dataclass(frozen=True)
class Facts:
    """What came about in a turn, and how the home was before."""

    home: Home
    runs: Sequence[Run] = ()
    """The calls by which something was done."""
    failed: Collection[str] = frozenset()
    """The ids of entities for which they failed."""
    read: bool = False
    """Whether anything was read."""
    other: bool = False
    """Whether anything ran of which it is not known what it does."""
    meant: Sequence[Entity] = field(default=())
    """The devices that the user's words call by name."""


def false_claims(sentence: str, language: str, facts: Facts) -> list[Claim]:
    """Return what a sentence claims was done and was not."""
    if facts.other:
        return []
    claims = read_claims(sentence, language)
    return [claim for claim in claims if not _holds(claim, facts)]


def undone(claim: Claim, facts: Facts) -> Iterator[Entity]:
    """Yield what a claim names of which it is not true, one for each name.

    What a call acted on has come to what was asked for, whatever is claimed of it.
    """
    did = _did(facts)
    for called in _called(claim.words, facts.home):
        if not any(
            one.entity_id in did or _is_true_of(one, claim, facts) for one in called
        ):
            yield called[0]


def named_in(text: str, home: Home) -> list[Entity]:
    """Return what a text calls by a full name."""
    return [one for called in _called(fold(text), home) for one in called]


def _holds(claim: Claim, facts: Facts) -> bool:
    """Return whether a claim is true."""
    if OTHER in claim.deeds and any(not run.entities for run in facts.runs):
        return True
    if called := _called(claim.words, facts.home):
        return all(
            any(_is_true_of(one, claim, facts) for one in group) for group in called
        )
    if any(deeds & (claim.deeds | {ANY}) for deeds in _did(facts).values()):
        return True
    if any(_deeds(run, None) & (claim.deeds | {ANY}) for run in facts.runs):
        return True
    if claim.own:
        return False
    if facts.meant and OTHER not in claim.deeds:
        return all(_is_so(one, claim) for one in facts.meant)
    return facts.read


def _is_true_of(entity: Entity, claim: Claim, facts: Facts) -> bool:
    """Return whether a claim is true of a device: a call did it, or it is so anyway."""
    if _did(facts).get(entity.entity_id, frozenset()) & (claim.deeds | {ANY}):
        return True
    if any(not run.entities and ANY in _deeds(run, None) for run in facts.runs):
        return True
    if claim.own:
        return False
    return _is_so(entity, claim) or (facts.read and OTHER in claim.deeds)


def _is_so(entity: Entity, claim: Claim) -> bool:
    """Return whether a device was in the state of a claim already."""
    return any(
        entity.state not in _NOT_ON
        if deed == "turn_on"
        else entity.state in _STATES.get(deed, ())
        for deed in claim.deeds
    )


def _did(facts: Facts) -> Mapping[str, frozenset[str]]:
    """Return the deeds that were done, by the id of what they were done to."""
    did: dict[str, frozenset[str]] = {}
    for run in facts.runs:
        for one in run.entities:
            if one.entity_id not in facts.failed:
                before = did.get(one.entity_id, frozenset())
                did[one.entity_id] = before | _deeds(run, one)
    return did


def _deeds(run: Run, entity: Entity | None) -> frozenset[str]:
    """Return what a call did to one of its devices, or to none."""
    if entity is None:
        return frozenset() if run.entities else frozenset({OTHER, ANY})
    if entity.domain in _UNKNOWN_DEEDS:
        return frozenset({ANY})
    if (by_domain := _ON_OFF.get(run.spec.intent_type or "")) is not None:
        return by_domain.get(entity.domain, by_domain[""]) | {OTHER}
    if entity.domain in ("cover", "valve"):
        return frozenset({"open", "close", OTHER})
    if entity.domain == "lock":
        return frozenset({OTHER})
    return frozenset({"turn_on", "turn_off", OTHER})


def _called(words: Sequence[str], home: Home) -> list[list[Entity]]:
    """Return what words call by full names, by name; the longer name counts.

    What is called as a place is no device.
    """
    places = {fold(name) for area in home.areas for name in area.names}
    places |= {fold(name) for floor in home.floors for name in floor.names}
    found: dict[tuple[int, int], list[Entity]] = {}
    for entity in home.entities:
        for name in set(map(fold, entity.names)) - places:
            for at in positions(name, words):
                found.setdefault((at, at + len(name)), []).append(entity)
    return [
        entities
        for (start, end), entities in found.items()
        if not any(
            first <= start and end <= last and (first, last) != (start, end)
            for first, last in found
        )
    ]
