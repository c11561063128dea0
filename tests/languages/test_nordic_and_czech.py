"""Swedish, Danish, Norwegian and Czech: plain commands, answers, and taking back.

What Home Assistant's sentences say is done, what is hard to undo is asked about in the
language that was spoken, a clear yes runs it, and what was done is taken back.
"""

import json
from pathlib import Path

import pytest

from custom_components import smart_agent
from custom_components.smart_agent.sentences.responses import async_say
from custom_components.smart_agent.trace.outcome import Outcome, TakenBy
from custom_components.smart_agent.utterance.answer import Beside, Reply, read_answer
from custom_components.smart_agent.utterance.asks_undo import asks_undo
from fakes.house import states
from fakes.ollama_server import call, say
from homeassistant.core import HomeAssistant

from ..house_fixtures import Heard, NewTalk, Talk
from .test_languages import changed

LAMP = "light.desk_lamp"
LOCK = "lock.front_door"
MODEL_SAYS = "That is the model speaking."
UNLOCK = call("HassTurnOff", {"name": "Front Door"})

ON = {
    "sv": ("Tänd Desk Lamp", "Slog på lampan"),
    "da": ("Tænd for Desk Lamp", "Tændte lyset"),
    "nb": ("Skru på Desk Lamp", "Slo på Desk Lamp"),
    "cs": ("Rozsviť Desk Lamp", "Zapnuto"),
}
"""A command of Home Assistant's sentences, and what they confirm it with."""

NOT_NOW = {
    "sv": ("Tänd inte Desk Lamp", "Tänd Desk Lamp imorgon", "Varför är Desk Lamp av?"),
    "da": (
        "Tænd ikke Desk Lamp",
        "Tænd Desk Lamp i morgen",
        "Hvorfor er Desk Lamp af?",
    ),
    "nb": (
        "Ikke skru på Desk Lamp",
        "Skru på Desk Lamp i morgen",
        "Hvorfor Desk Lamp?",
    ),
    "cs": (
        "Nerozsvěcuj Desk Lamp",
        "Rozsviť Desk Lamp zítra",
        "Proč nesvítí Desk Lamp?",
    ),
}
"""What names the lamp and is no command for now."""

OPEN = {
    "sv": ("Lås upp Front Door", "Ska jag låsa upp Front Door?", "Ja tack!"),
    "da": ("Lås Front Door op", "Skal jeg låse Front Door op?", "Ja, gør det"),
    "nb": ("Lås opp Front Door", "Skal jeg låse opp Front Door?", "Ja, gjør det"),
    "cs": ("Odemkni Front Door", "Mám odemknout: Front Door?", "Ano, prosím"),
}
"""A command that is hard to undo, the question about it, and a yes."""

LEFT = {
    "sv": ("nej, låt bli", "Okej, jag lät det vara som det är."),
    "da": ("nej, lad være", "Okay, jeg lod det være, som det er."),
    "nb": ("nei, la være", "Greit, jeg lot det være som det er."),
    "cs": ("ne, nech to být", "Dobře, zůstává to, jak to je."),
}
"""A no, and what is said to it."""

UNDO = {
    "sv": ("Ångra det, tack.", "Återställt som det var: Desk Lamp."),
    "da": ("Kan du fortryde det?", "Sat tilbage som før: Desk Lamp."),
    "nb": ("Nei, vent, angre det!", "Satt tilbake som før: Desk Lamp."),
    "cs": ("Prosím, vrať to zpátky.", "Vráceno do původního stavu: Desk Lamp."),
}
"""What takes back what was done, and what is said to it."""

YES = [
    ("sv", "ja"),
    ("sv", "Ja, gärna!"),
    ("sv", "japp, gör det nu"),
    ("sv", "okej, kör på"),
    ("sv", "självklart"),
    ("sv", "ja, Front Door"),
    ("sv", "ja, låsa upp den"),
    ("da", "ja"),
    ("da", "Ja tak."),
    ("da", "ja, gør det bare"),
    ("da", "selvfølgelig"),
    ("da", "i orden"),
    ("da", "jo tak"),
    ("nb", "ja"),
    ("nb", "Ja, vær så snill"),
    ("nb", "greit, gjør det"),
    ("nb", "selvsagt, ja"),
    ("nb-NO", "ja takk"),
    ("no", "ja, kjør på"),
    ("nn", "ja"),
    ("cs", "ano"),
    ("cs", "Ano, prosím tě!"),
    ("cs", "no jasně"),
    ("cs", "tak jo, udělej to"),
    ("cs", "samozrejme"),
    ("cs", "jo, do toho"),
    ("cs", "ano, odemknout"),
]

NO = [
    ("sv", "nej"),
    ("sv", "nej tack, inte nu"),
    ("sv", "låt det vara"),
    ("sv", "gör det inte"),
    ("sv", "självklart inte"),
    ("da", "nej"),
    ("da", "ellers tak"),
    ("da", "gør det ikke"),
    ("da", "lad være med det"),
    ("da", "bestemt ikke"),
    ("nb", "nei"),
    ("nb", "nei da"),
    ("nb", "ikke gjør det"),
    ("nb", "la det være"),
    ("no", "nei takk"),
    ("cs", "ne"),
    ("cs", "ne, díky"),
    ("cs", "určitě ne"),
    ("cs", "nedělej to"),
    ("cs", "nech to být"),
]

NEITHER = [
    ("sv", "ja nej"),
    ("sv", "ja, men inte garaget"),
    ("sv", "ja, om fem minuter"),
    ("sv", "nej, gör det"),
    ("sv", "ja?"),
    ("sv", "jo"),
    ("sv", "det är bra"),
    ("sv", "ingen fara"),
    ("sv", "tack"),
    ("sv", "ja, lås Front Door"),
    ("da", "ja, men vent"),
    ("da", "måske"),
    ("da", "sikkert"),
    ("da", "ja, bare den ene"),
    ("da", "nej, gør det"),
    ("da", "det er fint"),
    ("da", "tak"),
    ("nb", "ja nei"),
    ("nb", "ja, ikkje garasjen"),
    ("nb", "kanskje"),
    ("nb", "akkurat"),
    ("nb", "visst"),
    ("nb", "takk"),
    ("cs", "no"),
    ("cs", "no jo"),
    ("cs", "ano ne"),
    ("cs", "ano, ale ne garáž"),
    ("cs", "možná"),
    ("cs", "prosím"),
    ("cs", "jo, zamkni"),
    ("cs", "v pořádku"),
]

TAKES_BACK = [
    ("sv", "Ångra"),
    ("sv", "Nej, vänta, ångra det där!"),
    ("sv", "Kan du snälla ångra det du nyss gjorde?"),
    ("sv-SE", "aangra det"),
    ("sv", "Gör det som det var innan"),
    ("da", "Fortryd det, tak"),
    ("da", "Vil du lige fortryde den sidste ændring?"),
    ("da", "Sæt det tilbage, som det var."),
    ("nb", "Angre siste endring"),
    ("nb", "Kan du sette det tilbake slik det var?"),
    ("no", "angre det"),
    ("cs", "Vrať to!"),
    ("cs", "Můžeš to vrátit zpět?"),
    ("cs", "Počkej, vrať to, jak to bylo."),
]

TAKES_NOTHING_BACK = [
    ("sv", "ångra inte det"),
    ("sv", "hon sa ångra det"),
    ("sv", "ångra det imorgon"),
    ("sv", "jag ångrar mig"),
    ("sv", "återställ det"),
    ("sv", "fortryd det"),
    ("da", "fortryd det ikke"),
    ("da", "hun sagde fortryd det"),
    ("da", "sæt det tilbage i skabet"),
    ("da", "jeg har fortrudt"),
    ("nb", "ikke angre det"),
    ("nb", "sett det tilbake i skapet"),
    ("nb", "angre det i morgen"),
    ("cs", "nevracej to"),
    ("cs", "ne vrátit to"),
    ("cs", "vrať se"),
    ("cs", "vrať to o minutu"),
    ("cs", "řekla vrať to"),
]


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        *((*one, Reply.YES) for one in YES),
        *((*one, Reply.NO) for one in NO),
        *((*one, Reply.OTHER) for one in NEITHER),
    ],
)
async def test_answers(
    hass: HomeAssistant, language: str, text: str, expected: Reply
) -> None:
    """A clear yes is one, a clear no too, and all else is neither."""
    wording = await async_say(hass, language, "confirm_unlock", {"names": ""})
    beside = Beside(("Front Door",), "unlock", wording)
    assert read_answer(text, language, beside) is expected


@pytest.mark.parametrize(("language", "text"), TAKES_BACK)
def test_takes_back(language: str, text: str) -> None:
    """The whole sentence takes back what was done, courtesies aside."""
    assert asks_undo(text, language)


@pytest.mark.parametrize(("language", "text"), TAKES_NOTHING_BACK)
def test_takes_nothing_back(language: str, text: str) -> None:
    """Among other words, denied, told or put off, it is something else."""
    assert not asks_undo(text, language)


@pytest.fixture(params=ON)
async def talk(request: pytest.FixtureRequest, new_talk: NewTalk) -> Talk:
    """Return a person who speaks one of the languages to an agent as it is by default.

    Only before what is risky it always asks.
    """
    talk = await new_talk(sentences=True, confirm="automatic", risky="always")
    talk.language = request.param
    return talk


async def at_once(talk: Talk, text: str, after: Heard | None = None) -> Heard:
    """Return what is heard of a turn in which nothing is sent to the model."""
    await talk.hass.async_block_till_done(wait_background_tasks=True)
    before = len(talk.asked)
    heard = await talk(text, after=after)
    await talk.hass.async_block_till_done()
    assert len(talk.asked) == before, text
    return heard


async def test_plain_command(talk: Talk) -> None:
    """What Home Assistant's sentences understand is done without the model."""
    text, speech = ON[talk.language]
    before = states(talk.hass)
    heard = await at_once(talk, text)
    assert talk.state(LAMP) == "on"
    assert changed(before, states(talk.hass)) == {LAMP}
    assert heard.speech == speech
    assert talk.record.outcome is Outcome.ACTED
    assert talk.record.taken_by is TakenBy.AT_ONCE


async def test_not_plain(talk: Talk) -> None:
    """What is denied, put off or asked is the model's, and by itself does nothing."""
    before = states(talk.hass)
    for text in NOT_NOW[talk.language]:
        talk.server.script(say(MODEL_SAYS))
        assert (await talk(text)).speech == MODEL_SAYS, text
    assert not changed(before, states(talk.hass))


async def test_command_by_the_model(talk: Talk) -> None:
    """What they do not understand is done as the model calls it."""
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("OK."))
    heard = await talk("Desk Lamp!")
    assert talk.state(LAMP) == "on"
    assert not heard.asks


async def test_yes(talk: Talk) -> None:
    """Before the door is unlocked the question comes, and a yes unlocks it."""
    text, question, yes = OPEN[talk.language]
    talk.server.script(UNLOCK)
    asked = await talk(text)
    assert asked.speech == question
    assert asked.asks
    assert talk.state(LOCK) == "locked"
    heard = await at_once(talk, yes, asked)
    assert talk.state(LOCK) == "unlocked"
    assert not heard.asks


async def test_no(talk: Talk) -> None:
    """A no leaves it locked."""
    text, _, _ = OPEN[talk.language]
    no, left = LEFT[talk.language]
    talk.server.script(UNLOCK)
    heard = await at_once(talk, no, await talk(text))
    assert heard.speech == left
    assert not heard.asks
    assert talk.state(LOCK) == "locked"


async def test_undo(talk: Talk) -> None:
    """What was done is taken back, and told in the language that was spoken."""
    heard = await at_once(talk, ON[talk.language][0])
    text, told = UNDO[talk.language]
    heard = await at_once(talk, text, heard)
    assert heard.speech == told
    assert talk.state(LAMP) == "off"


@pytest.mark.parametrize(
    ("code", "language"), [("no", "nb"), ("sv-SE", "sv"), ("xx", "en")]
)
async def test_codes(hass: HomeAssistant, code: str, language: str) -> None:
    """Codes of speech engines get the sentences of their language."""
    path = Path(smart_agent.__file__).parent / "translations" / f"{language}.json"
    texts = json.loads(path.read_text("utf-8"))["common"]
    assert await async_say(hass, code, "failed") == texts["failed"]
