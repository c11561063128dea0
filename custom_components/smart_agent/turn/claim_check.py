"""Checks what an answer claims was done against the calls that ran in the turn."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ..guard.verdict import Run
from ..home.home import Entity, Home
from ..text.fold import fold, positions
from ..utterance.claim_words import OTHER
from ..utterance.claims import Claim, read_claims

ANY = "any"
"""The deed of a call whose effect is not known: any claim about it counts as true."""

_UNKNOWN_DEEDS = frozenset({"automation", "button", "input_button", "scene", "script"})
"""Domains whose entities may do anything when they are called."""

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
"""Deeds by the tools' intent and the entity's domain; "" stands for all others."""

_STATES: Mapping[str, frozenset[str]] = {
    "turn_off": frozenset({"off", "standby"}),
    "open": frozenset({"open", "opening", "unlocked"}),
    "close": frozenset({"closed", "closing", "locked"}),
    "lock": frozenset({"locked", "locking"}),
    "unlock": frozenset({"unlocked", "unlocking"}),
}
"""The states that an entity may have after a deed; "turn_on" is any not in _NOT_ON."""

_NOT_ON = frozenset({"off", "standby", "unavailable", "unknown", ""}) | {
    state for states in _STATES.values() for state in states
}


@dataclass(frozen=True)
class Facts:
    """What was done in a turn, and the home as it was before."""

    home: Home
    """Exposed entities with their states before the turn."""
    runs: Sequence[Run] = ()
    """The calls by which something was done."""
    failed: Collection[str] = frozenset()
    """The ids of entities for which a call failed."""
    read: bool = False
    """Whether a call read something, such as a state."""
    other: bool = False
    """Whether a call ran whose effect is not known; no claim is checked then."""
    meant: Sequence[Entity] = field(default=())
    """The devices that the user's words call by name."""


def false_claims(sentence: str, language: str, facts: Facts) -> list[Claim]:
    """Return the claims of a sentence that are not true; language is the user's."""
    if facts.other:
        return []
    claims = read_claims(sentence, language)
    return [claim for claim in claims if not _holds(claim, facts)]


def undone(claim: Claim, facts: Facts) -> Iterator[Entity]:
    """Yield the devices that a claim names and is not true of, one for each name.

    Devices that a call acted on are left out: the request for them was carried out,
    whatever the answer claims.
    """
    did = _did(facts)
    for called in _called(claim.words, facts.home):
        if not any(
            one.entity_id in did or _is_true_of(one, claim, facts) for one in called
        ):
            yield called[0]


def untouched(text: str, facts: Facts) -> Iterator[Entity]:
    """Yield the devices that a text calls if no call was about any, one for each name.

    Beside one that was acted on another says how or where: "as bright as the hall lamp".
    Those are left out that were before as what was switched is now.
    """
    about = {one.entity_id for run in facts.runs for one in run.entities}
    deeds = frozenset[str]().union(
        *(
            _deeds(run, one)
            for run in facts.runs
            for one in run.entities
            if run.spec.intent_type in _ON_OFF
        )
    )
    groups = _called(fold(text), facts.home)
    if any(one.entity_id in about for called in groups for one in called):
        return
    for called in groups:
        if not any(_has_state(one, deeds) for one in called):
            yield called[0]


def named_in(text: str, home: Home) -> list[Entity]:
    """Return the entities that a text calls by a full name."""
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
    """Return whether a claim is true of a device: by a call, or as it was before."""
    if _did(facts).get(entity.entity_id, frozenset()) & (claim.deeds | {ANY}):
        return True
    if any(not run.entities and ANY in _deeds(run, None) for run in facts.runs):
        return True
    if claim.own:
        return False
    return _is_so(entity, claim) or (facts.read and OTHER in claim.deeds)


def _is_so(entity: Entity, claim: Claim) -> bool:
    """Return whether a device was in the claimed state before the turn."""
    return _has_state(entity, claim.deeds)


def _has_state(entity: Entity, deeds: Collection[str]) -> bool:
    """Return whether a device was before the turn as one of some deeds leaves it."""
    return any(
        entity.state not in _NOT_ON
        if deed == "turn_on"
        else entity.state in _STATES.get(deed, ())
        for deed in deeds
    )


def _did(facts: Facts) -> Mapping[str, frozenset[str]]:
    """Return the deeds that were done, by entity id, without those that failed."""
    did: dict[str, frozenset[str]] = {}
    for run in facts.runs:
        for one in run.entities:
            if one.entity_id not in facts.failed:
                before = did.get(one.entity_id, frozenset())
                did[one.entity_id] = before | _deeds(run, one)
    return did


def _deeds(run: Run, entity: Entity | None) -> frozenset[str]:
    """Return the deeds of a call on an entity, or of a call without any (None)."""
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
    """Return the entities that words call by a full name, a list for each name said.

    Of names that overlap the longer counts. Names of areas and floors do not count.
    """
    spoken = set(words)
    places = {fold(name) for area in home.areas for name in area.names}
    places |= {fold(name) for floor in home.floors for name in floor.names}
    found: dict[tuple[int, int], list[Entity]] = {}
    for entity in home.entities:
        for name in dict.fromkeys(map(fold, entity.names)):
            if name in places or not spoken.issuperset(name):
                continue
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
