"""Words that a later part of the sentence puts right."""

import pytest

from custom_components.smart_agent.utterance.clauses import Stance
from custom_components.smart_agent.utterance.commands import are_only_commands

from .test_classes import BLIND, HALL, KITCHEN, RADIO, cases, read, stance


def put_right(code: str, text: str) -> list[str]:
    """Return what is asked for, put right, if the words are nothing but commands."""
    request = read(code, text)
    if not are_only_commands(request):
        return []
    return [request.named(one, ()) for clauses in request.wishes() for one in clauses]


@pytest.mark.parametrize(
    ("code", "text", "meant"),
    cases("""
en|turn on the hall lamp, no wait, the radio|turn on the radio
en|turn on the hall lamp, sorry, the radio|turn on the radio
en|dim the hall lamp to 21, no, 22|dim the hall lamp to 22
en|dim the hall lamp to 30, no, 40 percent|dim the hall lamp to 40 percent
en|open the blind - scratch that, close it|close Blind
en|hall lamp off. Sorry, not the hall lamp, the radio|the radio off
de|mach die Flurlampe an, nein, das Radio|mach das Radio an
fr|allume la lampe du couloir, non, la radio|allume la radio
es|enciende la lámpara del pasillo, no, la radio|enciende la radio
pt|acende o candeeiro do corredor, não, o rádio|acende o rádio
it|accendi la lampada del corridoio, no, la radio|accendi la radio
it|accendi la lampada del corridoio, anzi no, la radio|accendi la radio
nl|zet de ganglamp aan, nee, de radio|zet de radio aan
sv|tänd hallampan, nej, kökslampan|tänd kökslampan
pl|włącz radio, to znaczy roleta|włącz roleta
"""),
)
def test_put_right(code: str, text: str, meant: str) -> None:
    """What is said last stands in the place of what it corrects."""
    assert put_right(code, text) == [meant]


@pytest.mark.parametrize(
    "text",
    [
        "turn on the hall lamp, no wait",
        "turn on the hall lamp, no wait, the radio at ten",
        "turn on the hall lamp, no wait, is the radio on?",
        "turn on the hall lamp, no wait, the radio is broken",
        "turn on the hall lamp, no wait, not the radio",
        "hall lamp off. Sorry, not the hall lamp, leave that",
        "turn on the hall lamp, no wait, the disco ball",
        "turn on the hall lamp and the kitchen lamp, no wait, the radio",
        "turn on the hall lamp, no wait, the radio, no, the kitchen lamp",
        "turn on the lamp, no wait, the radio",
        "the hall lamp, no wait, the radio",
        "don't turn on the hall lamp, no wait, the radio",
        "she said turn on the hall lamp, no wait, the radio",
        "dim the hall lamp to 21, no, 22, if it is dark",
        "dim the hall lamp to 21 and the kitchen lamp to 22, no, 23 and 24",
    ],
)
def test_not_for_sure(text: str) -> None:
    """Whatever else is said leaves it to the model what is meant."""
    assert put_right("en", text) == []


@pytest.mark.parametrize(
    "text",
    [
        "dim the hall lamp to 80, that'd blind him, make it 40",
        "dim the hall lamp to 80, goodness, that's bright, do it at 40",
        "dim the hall lamp to 80, it's far too much, go for 40",
    ],
)
def test_why_stands_between(text: str) -> None:
    """What only tells why something is put right is not what is put right."""
    request = read("en", text)
    found = [request.named(one, ()) for wish in request.wishes() for one in wish]
    assert found == ["dim the hall lamp to 40"]
    assert "80" in request.withdrawn


def test_another_wish_before() -> None:
    """Only what stands right before a correction is corrected."""
    text = "turn on the radio and open the hall lamp, no wait, the blind"
    assert "turn on the radio" in put_right("en", text) or not put_right("en", text)


def test_stances() -> None:
    """A question or something told behind a correction asks for nothing."""
    asked = "turn on the hall lamp, no wait, is the radio on?"
    assert stance("en", asked, RADIO) is Stance.QUESTION
    told = "turn on the hall lamp, no wait, the radio is broken"
    assert stance("en", told, RADIO) is Stance.UNCLEAR
    said = "turn on the hall lamp, no wait, the radio"
    assert stance("en", said, RADIO) is Stance.REQUEST
    assert stance("en", said, HALL) is Stance.REVOKED
    assert stance("en", said, KITCHEN) is not Stance.REQUEST
    assert stance("en", said, BLIND) is not Stance.REQUEST
