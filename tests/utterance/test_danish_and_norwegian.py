"""What Danish and Norwegian have that the languages before them had not."""

import pytest

from custom_components.smart_agent.utterance.clauses import Stance
from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.languages.da import DANISH
from custom_components.smart_agent.utterance.languages.nb import NORWEGIAN
from custom_components.smart_agent.utterance.numbers import numbers_in
from custom_components.smart_agent.utterance.phrases import made_of
from custom_components.smart_agent.utterance.request import Request, read_request
from custom_components.smart_agent.utterance.tokens import tokens

from ..builders import entity, home

HALL, FLOOR, KITCHEN = "light.hall", "light.floor", "light.kitchen"

HOMES = {
    "da": home(
        entity(HALL, "Ganglampe", area="Gang"),
        entity(FLOOR, "Standerlampe", area="Have"),
        entity(KITCHEN, "Køkkenlampe", area="Køkken"),
        areas=["Gang", "Have", "Køkken", "Bad"],
    ),
    "nb": home(
        entity(HALL, "Ganglampe", area="Gang"),
        entity(FLOOR, "Stålampe", area="Stue"),
        entity(KITCHEN, "Kjøkkenlampe", area="Kjøkken"),
        areas=["Gang", "Stue", "Kjøkken", "Bad"],
    ),
}


def read(code: str, text: str) -> Request:
    """Return what words in a language ask for."""
    return read_request(text, code, HOMES[code])


def stance(code: str, text: str, entity_id: str) -> Stance:
    """Return what words in a language say of a device."""
    return read(code, text).stance(HOMES[code].entity_by_id[entity_id])


@pytest.mark.parametrize("code", ["nb", "nb-NO", "no", "nn", "nn-NO"])
def test_codes(code: str) -> None:
    """Norwegian has a code for both forms, and one for each."""
    assert language_of(code) is NORWEGIAN


ASKED_FOR = [
    ("da", "sluk standerlampen i haven", FLOOR),
    ("da", "jeg vil gerne have standerlampen slukket", FLOOR),
    ("da", "både standerlampen og ganglampen skal slukkes", FLOOR),
    ("da", "både standerlampen og ganglampen skal slukkes", HALL),
    ("da", "standerlampen må gerne slukkes", FLOOR),
    ("da", "kan du ikke lige tænde ganglampen?", HALL),
    ("da", "slukker du lige ganglampen?", HALL),
    ("nb", "slå av stålampa i stua", FLOOR),
    ("nb", "slå av stålampa med en gang", FLOOR),
    ("nb", "slå av stålampa en gang til", FLOOR),
    ("nb", "stålampa kan skrus av", FLOOR),
    ("nb", "skrur du på ganglampa?", HALL),
    ("nb", "nå har jeg sittet i mørket lenge nok slå på ganglampa", HALL),
    ("no", "slå av ganglampa", HALL),
    ("nn", "skru på ganglampa", HALL),
]


@pytest.mark.parametrize(("code", "text", "entity_id"), ASKED_FOR)
def test_asked_for(code: str, text: str, entity_id: str) -> None:
    """A noun has its article at its end, and "have" and "gang" are more than places."""
    language = "nb" if code in ("no", "nn") else code
    request = read_request(text, code, HOMES[language])
    assert request.stance(HOMES[language].entity_by_id[entity_id]) is Stance.REQUEST


NOT_ASKED_FOR = [
    (
        "da",
        "hverken standerlampen eller ganglampen skal slukkes",
        HALL,
        Stance.FORBIDDEN,
    ),
    ("da", "er der ingen hjemme, så sluk ganglampen", HALL, Stance.CONDITION),
    ("da", "børnene må gerne slukke ganglampen", HALL, Stance.TOLD),
    ("da", "sluk for ovnen i køkkenet", KITCHEN, Stance.UNCLEAR),
    ("da", "nu er ganglampen tændt", HALL, Stance.TOLD),
    ("da", "er ganglampen nu tændt", HALL, Stance.QUESTION),
    ("da", "skal ganglampen slukkes", HALL, Stance.QUESTION),
    ("da", "ganglampen skal ikke slukkes", HALL, Stance.FORBIDDEN),
    ("da", "det var ikke meningen at du skulle slukke ganglampen", HALL, Stance.TOLD),
    ("nb", "Ola kan godt slå av ganglampa", HALL, Stance.TOLD),
    ("nb", "verken stålampa eller ganglampa skal av", HALL, Stance.FORBIDDEN),
    ("nb", "regner det, så slå av ganglampa", HALL, Stance.CONDITION),
    ("nb", "skru av komfyren på kjøkkenet", KITCHEN, Stance.UNCLEAR),
    ("nb", "ikkje slå på ganglampa", HALL, Stance.FORBIDDEN),
    ("nb", "slå på ganglampa når jeg kommer hjem", HALL, Stance.CONDITION),
    ("nb", "når slår du på ganglampa?", HALL, Stance.QUESTION),
    ("nb", "mamma sa slå på ganglampa", HALL, Stance.TOLD),
]


@pytest.mark.parametrize(("code", "text", "entity_id", "expected"), NOT_ASKED_FOR)
def test_not_asked_for(code: str, text: str, entity_id: str, expected: Stance) -> None:
    """What is denied, asked, told or on a condition is no request."""
    assert stance(code, text, entity_id) is expected


DEED = [
    ("da", "standerlampen skal slukkes"),
    ("nb", "stålampa kan nå skrus av"),
]


@pytest.mark.parametrize(("code", "text"), DEED)
def test_the_deed_of_a_wish(code: str, text: str) -> None:
    """A wish that a thing be done says the deed as well."""
    assert read(code, text).says_deeds


NUMBERS = [
    ("da", "femogtyve", ["25"]),
    ("da", "tres", ["60"]),
    ("da", "syvoghalvfems", ["97"]),
    ("da", "hundrede", ["100"]),
    ("nb", "tjuefem", ["25"]),
    ("nb", "femogtjue", []),
    ("nb", "femogtyve", ["25"]),
    ("nb", "syv", ["7"]),
    ("nb", "sju", ["7"]),
    ("no", "åttini", ["89"]),
]


@pytest.mark.parametrize(("code", "text", "expected"), NUMBERS)
def test_numbers(code: str, text: str, expected: list[str]) -> None:
    """Units stand before tens, in Norwegian behind them as well."""
    assert list(numbers_in(tokens(text), code)) == expected


@pytest.mark.parametrize(
    ("word", "bare"),
    [("lampen", "lampe"), ("lyset", "lys"), ("elkedlen", "elkedel"), ("haven", "have")],
)
def test_articles(word: str, bare: str) -> None:
    """A word with its article is the word, and nothing is taken from a short one."""
    assert bare in DANISH.bare(word)
    assert DANISH.bare("en") == {"en"}
    assert "lampe" in NORWEGIAN.bare("lampa")


def test_made_of() -> None:
    """Phrases are made of one of each list, in which a dash is nothing."""
    assert (
        made_of("kan du|vil du", "-|lige") == "|kan du|kan du lige|vil du|vil du lige"
    )
