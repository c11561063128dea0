"""What an answer claims was done is held against what ran."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.home.home import Entity
from custom_components.smart_agent.turn.claim_check import Facts, false_claims, undone
from custom_components.smart_agent.utterance.claim_words import OTHER
from custom_components.smart_agent.utterance.claims import read_claims
from custom_components.smart_agent.utterance.languages.claims import CLAIM_WORDS

from ..builders import TOOLS, entity, home

NAMES = ("Zorra", "Quimby", "Vexel", "Big Zorra", "Numo")
BEFORE = {
    "turn_on": "off",
    "turn_off": "on",
    "lock": "unlocked",
    "unlock": "locked",
} | {
    "open": "closed",
    "close": "open",
}
"""How something was before a deed."""
DOMAINS = {"lock": "lock", "unlock": "lock", "open": "cover", "close": "cover"}
TURNS_ON = frozenset({"turn_on", "lock", "open"})

languages = st.sampled_from(sorted(CLAIM_WORDS))
names = st.sampled_from(NAMES)
deeds = st.sampled_from(sorted(BEFORE))


def device(name: str, deed: str) -> Entity:
    """Return a device to which a deed has not been done yet."""
    domain = DOMAINS.get(deed, "light")
    own_id = name.casefold().replace(" ", "_")
    return entity(f"{domain}.{own_id}", name, state=BEFORE[deed])


def run_of(deed: str, *entities: Entity) -> Run:
    """Return the call by which a deed was done."""
    tool = TOOLS.by_name["HassTurnOn" if deed in TURNS_ON else "HassTurnOff"]
    ids = tuple(one.entity_id for one in entities)
    return Run(tool, {}, (tool.name, ids, ""), entities)


def _is_deed(words: tuple[str, ...], language: str) -> bool:
    """Return whether words claim something by themselves, as verbs in Spanish do."""
    return bool(read_claims(" ".join(words), language))


@st.composite
def claims(draw: st.DrawFn) -> tuple[str, str, str, str]:
    """Return a claim of a deed: its language, deed, name, and sentence."""
    language, deed, name = draw(languages), draw(deeds), draw(names)
    words = CLAIM_WORDS[language]
    first, *rest = draw(st.sampled_from(sorted(words.act_ways[deed])))
    subjects = [one for one in words.folded["first"] if not _is_deed(one, language)]
    subject = draw(st.sampled_from(sorted(subjects)))
    told = [*draw(st.sampled_from([(), subject])), first, name, *rest]
    return language, deed, name, f"{' '.join(told).capitalize()}."


@given(st.lists(claims(), min_size=1, max_size=4))
def test_what_ran_may_be_told(told: list[tuple[str, str, str, str]]) -> None:
    """A text whose deeds all ran passes."""
    for language, deed, name, sentence in told:
        devices = [device(one, deed) for one in NAMES]
        acted = [one for one in devices if one.name == name]
        facts = Facts(home(*devices), [run_of(deed, *acted)])
        assert false_claims(sentence, language, facts) == []


@given(claims(), st.sets(names), st.booleans())
def test_what_did_not_run_may_not(
    told: tuple[str, str, str, str], others: set[str], read: bool
) -> None:
    """A claimed deed that did not run never gets through, whatever else ran."""
    language, deed, name, sentence = told
    devices = [device(one, deed) for one in NAMES]
    acted = [one for one in devices if one.name in others - {name}]
    facts = Facts(home(*devices), [run_of(deed, *acted)] if acted else [], read=read)
    false = false_claims(sentence, language, facts)
    assert false
    assert name in {one.name for claim in false for one in undone(claim, facts)}


@given(claims())
def test_the_opposite_ran(told: tuple[str, str, str, str]) -> None:
    """Nor does a claim of a deed where another was done to the same device."""
    language, deed, name, sentence = told
    opposite = "turn_off" if deed in TURNS_ON else "turn_on"
    one = device(name, deed)
    facts = Facts(home(one), [run_of(opposite, one)])
    assert false_claims(sentence, language, facts)


@given(claims())
def test_failed(told: tuple[str, str, str, str]) -> None:
    """A call that failed for a device has done nothing to it."""
    language, deed, name, sentence = told
    one = device(name, deed)
    facts = Facts(home(one), [run_of(deed, one)], failed={one.entity_id})
    assert false_claims(sentence, language, facts)


@pytest.mark.parametrize(
    ("sentence", "state", "true"),
    [
        ("The Zorra is already on.", "on", True),
        ("The Zorra is on.", "off", False),
        ("I turned on the Zorra.", "on", False),
        ("It is on.", "on", True),
        ("It is on.", "off", False),
        ("Done.", "on", False),
    ],
)
def test_how_it_was(sentence: str, state: str, true: bool) -> None:
    """That something is so may be said where it was; that the agent did it may not."""
    one = entity("light.zorra", "Zorra", state=state)
    facts = Facts(home(one), meant=[one])
    assert bool(false_claims(sentence, "en", facts)) is not true


def test_scenes_and_scripts() -> None:
    """Of what does more than its call tells, everything can be told."""
    lamp, scene = entity("light.zorra", "Zorra"), entity("scene.night", "Night")
    facts = Facts(home(lamp, scene), [run_of("turn_on", scene)])
    assert false_claims("The lights are turned off.", "en", facts) == []
    assert false_claims("Anything was locked.", "en", Facts(home(), other=True)) == []


def test_other_deeds() -> None:
    """A deed without an opposite may be told of any that ran."""
    lamp = entity("light.zorra", "Zorra")
    for sentence in ("Done.", "I dimmed the Zorra."):
        assert OTHER in read_claims(sentence, "en")[0].deeds
        assert false_claims(sentence, "en", Facts(home(lamp)))
        facts = Facts(home(lamp), [run_of("turn_on", lamp)])
        assert false_claims(sentence, "en", facts) == []
