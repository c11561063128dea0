"""What an answer claims was done, in six languages."""

import pytest

from custom_components.smart_agent.utterance.claims import read_claims
from custom_components.smart_agent.utterance.languages.claims import CLAIM_WORDS


@pytest.mark.parametrize(
    ("language", "sentence", "deeds"),
    [
        ("en", "I turned the lamp on.", {"turn_on"}),
        ("en", "The kitchen spots and counter strip are turned on.", {"turn_on"}),
        ("en", "It is now on.", {"turn_on"}),
        ("en", "Unlocking.", {"unlock"}),
        ("en", "I've locked the front door for you.", {"lock"}),
        ("en", "Okay, the blinds are closed!", {"close"}),
        ("en", "Done.", {"other"}),
        ("en", "The lamp has been dimmed.", {"other"}),
        ("de", "Ich habe die Lampe eingeschaltet.", {"turn_on"}),
        ("de", "Das Licht ist jetzt aus.", {"turn_off"}),
        ("de", "Ich schließe die Haustür ab.", {"lock"}),
        ("de", "The lamp is on.", {"turn_on"}),
        ("fr", "J'ai éteint la lampe.", {"turn_off"}),
        ("fr", "C'est fait.", {"other"}),
        ("es", "He abierto la persiana.", {"open"}),
        ("it", "Ho aperto la tapparella.", {"open"}),
        ("it", "Ho chiuso a chiave la porta.", {"lock"}),
        ("es", "La puerta está cerrada con llave.", {"lock"}),
        ("nl", "Ik heb de lamp aangezet.", {"turn_on"}),
        ("nl", "De deur zit op slot.", {"lock"}),
        ("sv", "Jag har tänt lampan.", {"turn_on"}),
        ("sv", "Jag har låst upp dörren.", {"unlock"}),
        ("sv", "Dörren är låst.", {"lock"}),
        ("pl", "Włączyłem lampę.", {"turn_on"}),
        ("pl", "Drzwi są zamknięte na klucz.", {"lock"}),
    ],
)
def test_claimed(language: str, sentence: str, deeds: set[str]) -> None:
    """A deed that is told as done is a claim, also in English to who speaks another."""
    (claim,) = read_claims(sentence, language)
    assert claim.deeds == deeds


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "I could not turn on the lamp."),
        ("en", "I can't get the lamp turned on."),
        ("en", "The lamp was not turned on."),
        ("en", "Nothing was turned on."),
        ("en", "The key is on the table."),
        ("en", "If the door is locked, ring the bell."),
        ("en", "It is 20 degrees in the kitchen."),
        ("de", "Ich habe die Lampe nicht eingeschaltet."),
        ("de", "Das Bild ist an der Wand."),
        ("de", "Das ist zu hell."),
        ("fr", "Je n'ai pas éteint la lampe."),
        ("es", "No he abierto la persiana."),
        ("it", "Non ho aperto la tapparella."),
        ("nl", "Ik heb de lamp niet aangezet."),
        ("sv", "Jag har inte tänt lampan."),
        ("sv", "Jag kan tända lampan."),
        ("pl", "Nie włączyłem lampy."),
    ],
)
def test_not_claimed(language: str, sentence: str) -> None:
    """What was not done, cannot be, or is elsewhere, is no claim."""
    assert read_claims(sentence, language) == []


def test_two_claims() -> None:
    """What is denied beside a claim is no part of it; a list is."""
    (claim,) = read_claims("I turned off the lamp, but not the TV.", "en")
    assert "tv" not in claim.words
    (claim,) = read_claims("I turned off the lamp, the TV and the fan.", "en")
    assert {"lamp", "tv", "fan"} <= set(claim.words)
    on, off = read_claims("The lamp is on and the fan was turned off.", "en")
    assert on.deeds == {"turn_on"}
    assert off.deeds == {"turn_off"}


def test_who() -> None:
    """Whether the agent says that it did it itself is told."""
    (own,) = read_claims("I turned the lamp on.", "en")
    (other,) = read_claims("The lamp is on.", "en")
    assert own.own and not other.own


@pytest.mark.parametrize("language", CLAIM_WORDS)
def test_every_way_is_found(language: str) -> None:
    """No way to say a deed hides behind another one."""
    for deed, ways in CLAIM_WORDS[language].act_ways.items():
        for way in ways:
            claims = read_claims(" ".join(way), language)
            assert any(deed in claim.deeds for claim in claims), way


@pytest.mark.parametrize(
    ("language", "sentence", "deed"),
    [
        ("en", "I'll close the blind.", "close"),
        ("en", "I will turn the lamp off for you.", "turn_off"),
        ("en", "Let me dim the lamp.", "other"),
        ("de", "Ich werde die Lampe ausschalten.", "turn_off"),
        ("fr", "Je vais fermer le volet.", "close"),
        ("es", "Voy a encender la luz.", "turn_on"),
        ("nl", "Ik zal de lamp uitzetten.", "turn_off"),
        ("it", "Vado a chiudere la tenda.", "close"),
        ("pt", "Vou acender a luz.", "turn_on"),
        ("sv", "Jag ska stänga gardinen.", "close"),
        ("da", "Jeg skal nok slukke lampen.", "turn_off"),
        ("nb", "Jeg skal lukke gardinen.", "close"),
    ],
)
def test_promise(language: str, sentence: str, deed: str) -> None:
    """Who says what they are about to do claims it: nothing is done behind an answer."""
    (claim,) = read_claims(sentence, language)
    assert deed in claim.deeds
    assert claim.own


@pytest.mark.parametrize(
    "sentence",
    [
        "I'll leave the lamp on.",
        "I'll let you know.",
        "I will not open the gate.",
        "I'll close it if you want.",
        "I can close it when you like.",
        "It will turn off by itself.",
    ],
)
def test_no_promise(sentence: str) -> None:
    """What is left, denied or offered is no promise to act."""
    assert read_claims(sentence, "en") == []
