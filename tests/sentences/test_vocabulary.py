"""The words of a language's sentences: none is missed, none is made up."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from hassil.expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    TextChunk,
)
from hassil.parse_expression import parse_sentence
from home_assistant_intents import get_intents
from hypothesis import assume, given, strategies as st
import pytest

from custom_components.smart_agent.sentences.vocabularies import Vocabularies
from custom_components.smart_agent.sentences.vocabulary import Vocabulary
from custom_components.smart_agent.text.fold import fold
from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

LANGUAGES = ("de", "en", "es", "fr", "it", "nl", "pl", "sv")
ACTIONS = (
    "HassTurnOn",
    "HassTurnOff",
    "HassLightSet",
    "HassSetPosition",
    "HassMediaPause",
    "HassVacuumStart",
)


def vocabulary(*sentences: str, **more: Any) -> Vocabulary:
    """Return the vocabulary of a language with these sentences for one intent."""
    return Vocabulary(
        {"intents": {"Do": {"data": [{"sentences": [*sentences]}]}}} | more
    )


def words(*sentences: str, **more: Any) -> set[str]:
    """Return all words of these sentences, those before places too."""
    one = vocabulary(*sentences, **more)
    both = [one.wording("Do", (), (), named=named) for named in (True, False)]
    return {word for found in both for word in (*found.words, *found.joining)}


@pytest.mark.parametrize(
    ("template", "found"),
    [
        ("turn on {name}", {"turn", "on"}),
        ("light[s] on", {"light", "lights", "on"}),
        ("abr(a|e|ir|í) {name}", {"abra", "abre", "abrir", "abri"}),
        ("(ein|aus)schalten", {"einschalten", "ausschalten"}),
        ("aus[ge]schaltet", {"ausschaltet", "ausgeschaltet"}),
        ("[turn|put] (it;now) off", {"turn", "put", "it", "now", "off"}),
        ("<open> [<the>]{name}s", {"open", "up", "pull", "the", "s"}),
        ("l'{name}", {"l"}),
        ("on [<nothing> off]", {"on"}),
        ("<round>", {"round"}),
        ("Öffne BITTE", {"offne", "bitte"}),
        ("{name}", set()),
    ],
)
def test_words_of_a_template(template: str, found: set[str]) -> None:
    """Letters that stand together are one word, whatever signs are between them."""
    rules = {"open": "(open[ up]|pull)", "the": "the ", "round": "round <round>"}
    assert words(template, expansion_rules=rules) == found


def test_words_that_join_a_place() -> None:
    """What is said only with a place needs one behind it; what may be has none."""
    one = vocabulary(
        "turn off {name} [on [the] {floor}]", "all off in {area} now", "off"
    )
    wording = one.wording("Do", (), ())
    assert wording.words == {"turn", "off"}
    assert wording.joining == {"on", "the"}
    wording = one.wording("Do", (), (), named=False)
    assert wording.words == {"off"}
    assert wording.joining == {"all", "in", "now"}


def test_where_only_names_are_said() -> None:
    """An intent that has sentences of one sort only is said by these."""
    assert vocabulary("start {name}").wording("Do", (), (), named=False).words == {
        "start"
    }
    assert vocabulary("start now").wording("Do", (), ()).words == {"start", "now"}


def test_other_domains_and_values_have_other_words() -> None:
    """A sentence for covers says nothing of lights, nor does a value nobody meant."""
    data = {
        "lists": {
            "classes": {"values": [{"in": "(blind|shade)[s]", "out": "blind"}, "gate"]}
        },
        "intents": {
            "Do": {
                "data": [
                    {
                        "slots": {"domain": "cover"},
                        "sentences": ["open {name} {classes:kind}"],
                    },
                    {
                        "requires_context": {"domain": ["light", "fan"]},
                        "sentences": ["light up {name}"],
                    },
                    {"sentences": ["start {number} {name}"]},
                ]
            }
        },
    }
    one = Vocabulary(data)
    assert one.wording("Do", ["light"], ["gate"]).words == {"start", "light", "up"}
    blinds = {"blind", "blinds", "shade", "shades"}
    assert one.wording("Do", ["cover"], ["blind"]).words == {"start", "open"} | blinds
    assert one.wording("Do", ["cover"], []).words == {"start", "open"}
    assert not one.wording("Else", ["cover"], []).words


def test_courtesies() -> None:
    """Words that Home Assistant skips go with every sentence."""
    assert Vocabulary({"skip_words": ["s'il te plaît", "bitte"]}).courtesies == {
        *("s", "il", "te", "plait"),
        "bitte",
    }


def test_nothing_at_all() -> None:
    """A language without sentences has no words."""
    empty = Vocabulary({})
    empty.derive()
    assert not empty.courtesies
    assert not empty.wording("HassTurnOn", ["light"], []).words


# -- against what the templates say


def sample(
    part: Expression, data: Mapping[str, Any], values: set[str], by: Random
) -> str:
    """Return something that a template says; the values that are in it are added."""
    match part:
        case TextChunk():
            return part.text
        case RuleReference():
            rule = parse_sentence(data["expansion_rules"][part.rule_name])
            return sample(rule.expression, data, values, by)
        case ListReference():
            known = data.get("lists", {}).get(part.list_name, {}).get("values")
            if part.list_name in ("name", "area", "floor") or not known:
                return " "
            one = by.choice(known)
            text, value = (
                (one["in"], one.get("out", one["in"]))
                if isinstance(one, dict)
                else (one, one)
            )
            values.add(str(value))
            inner = sample(parse_sentence(str(text)).expression, data, values, by)
            return f" {inner} "
        case Alternative():
            return sample(by.choice(part.items), data, values, by)
        case Permutation():
            items = by.sample(part.items, len(part.items))
            return " ".join(sample(item, data, values, by) for item in items)
        case Group():
            return "".join(sample(item, data, values, by) for item in part.items)
    raise AssertionError(part)


def blocks(data: Mapping[str, Any]) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield intents with domains and the sentences for these."""
    for intent_type in ACTIONS:
        for block in data["intents"].get(intent_type, {}).get("data", ()):
            found = [
                block.get(where, {}).get("domain", [])
                for where in ("slots", "requires_context")
            ]
            domains = [d for of in found for d in ([of] if isinstance(of, str) else of)]
            yield intent_type, domains or ["light"], block["sentences"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_home_assistant_understands(language: str) -> None:
    """Of what its own sentences say no word is missed."""
    data = get_intents(language)
    assert data
    one, by = Vocabulary(data), Random(0)
    rules = {k: parse_sentence(v) for k, v in data["expansion_rules"].items()}
    missed = []
    for intent_type, domains, sentences in blocks(data):
        for sentence in sentences:
            values = {*domains}
            parsed = parse_sentence(sentence)
            said = sample(parsed.expression, data, values, by)
            named = "name" in parsed.list_names(rules)
            known = one.wording(intent_type, domains, values, named=named)
            if unknown := {*fold(said)} - known.words - known.joining:
                missed.append((sentence, unknown))
    assert not missed


TEXT = st.text(alphabet="ab ", min_size=1, max_size=4)


def _grouped(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Return how parts of a template make a larger one."""
    several = st.lists(parts, min_size=1, max_size=3)
    return st.one_of(
        several.map("".join),
        several.map(lambda found: f"({'|'.join(found)})"),
        several.map(lambda found: f"[{'|'.join(found)}]"),
        several.map(lambda found: f"({';'.join(found)})"),
    )


@given(
    st.recursive(st.one_of(TEXT, st.just("{name}"), st.just("<it>")), _grouped),
    st.randoms(use_true_random=False),
)
def test_all_that_any_template_says(template: str, by: Random) -> None:
    """Whatever a template says, its words are among those of the template."""
    assume(template.strip())
    rules = {"it": "(a|b)[b] a"}
    known = words(template, expansion_rules=rules)
    parsed = parse_sentence(template).expression
    for _ in range(5):
        assert {*fold(sample(parsed, {"expansion_rules": rules}, set(), by))} <= known


# -- from turn to turn


async def test_kept_until_sentences_are_loaded_anew(hass: HomeAssistant) -> None:
    """A vocabulary is made once, and again when Home Assistant reloads its sentences."""
    for component in ("homeassistant", "conversation"):
        assert await async_setup_component(hass, component, {})
    keeper = Vocabularies(hass)
    english = await keeper.async_get("en")
    assert english
    assert await keeper.async_get("en") is english
    german = await keeper.async_get("de")
    assert german is not english
    assert await keeper.async_get("xx") is None
    agent = get_agent_manager(hass).default_agent
    assert agent
    await agent.async_reload("en")
    again = await keeper.async_get("en")
    assert again is not english
    assert again
    assert again.courtesies == english.courtesies
    assert await keeper.async_get("de") is german
