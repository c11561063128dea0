"""Languages whose sentences are not read: Home Assistant's sentences carry them.

Where there is no table of a language under utterance/languages, a plain sentence is still
carried out, a question still comes in that language if there are dialogs in it, and a yes
to it is still a yes. A language that is read does all of it as well.
"""

from dataclasses import dataclass

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from fakes.ollama_server import call, say
from homeassistant.helpers import entity_registry as er

from ..house_fixtures import NewTalk, Talk
from ..turn.test_at_once import at_once

LAMP, DOOR = "light.desk_lamp", "lock.front_door"


@dataclass(frozen=True)
class Spoken:
    """What is said in one language, and what is heard."""

    lamp: str
    """What the lamp is called."""
    door: str
    """What the lock is called."""
    turn_on: tuple[str, str]
    """A command, and Home Assistant's sentence that it is carried out."""
    undo: tuple[str, str] | None
    """What takes it back, and what is said then; None where no words for it are known."""
    not_plain: tuple[str, ...]
    """The command denied, put off, under a condition, told."""
    unlock: tuple[str, str]
    """What is hard to undo, and the question before it."""
    yes: tuple[str, str]
    no: tuple[str, str]
    unclear: str
    """An answer that has a yes in it and is none."""


READ = frozenset({"it", "pt", "pt-BR"})
"""Those of the languages that have a table."""

SPOKEN = {
    "fi": Spoken(
        lamp="Pöytälamppu",
        door="Etuovi",
        turn_on=("Sytytä pöytälamppu", "Kytkettiin päälle Pöytälamppu"),
        undo=None,
        not_plain=(
            "Älä sytytä pöytälamppua",
            "Sytytä pöytälamppu huomenna",
            "Jos on pimeää sytytä pöytälamppu",
            "Hän sanoi sytytä pöytälamppu",
        ),
        unlock=("Avaa lukko etuovi", "Shall I unlock Etuovi?"),
        yes=("Kyllä, kiitos", "Lukitus on auki"),
        no=("Ei kiitos", "All right, I left it as it is."),
        unclear="Kyllä, mutta ei nyt",
    ),
    "it": Spoken(
        lamp="Lampada da tavolo",
        door="Porta d'ingresso",
        turn_on=("Accendi la lampada da tavolo", "Ho acceso Lampada da tavolo"),
        undo=("Rimetti com'era", "Di nuovo come prima: Lampada da tavolo."),
        not_plain=(
            "Non accendere la lampada da tavolo",
            "Accendi la lampada da tavolo domani",
            "Se fa buio accendi la lampada da tavolo",
            "Ha detto accendi la lampada da tavolo",
            "Non, accendi la lampada da tavolo",
        ),
        unlock=("Sblocca la porta d'ingresso", "Devo sbloccare Porta d'ingresso?"),
        yes=("Sì, sbloccala pure", "Sto aprendo"),
        no=("No, lascia stare", "Va bene, ho lasciato tutto com'è."),
        unclear="Sì, ma non ora",
    ),
    "pt": Spoken(
        lamp="Candeeiro de mesa",
        door="Porta da rua",
        turn_on=("Liga o candeeiro de mesa", "Ligado"),
        undo=("Desfaz isso, se faz favor", "De novo como antes: Candeeiro de mesa."),
        not_plain=(
            "Não ligues o candeeiro de mesa",
            "Liga o candeeiro de mesa amanhã",
            "Se estiver escuro liga o candeeiro de mesa",
            "Ela disse liga o candeeiro de mesa",
            "Não liga o candeeiro de mesa",
        ),
        unlock=("Destranca a porta da rua", "Devo destrancar Porta da rua?"),
        yes=("Sim, podes destrancar", "Destrancado"),
        no=("Não, deixa estar", "Está bem, deixei tudo como está."),
        unclear="Sim, mas não agora",
    ),
    "pt-BR": Spoken(
        lamp="Luminária de mesa",
        door="Porta da frente",
        turn_on=("Ligue a luminária de mesa", "luz ligado"),
        undo=("Desfaça isso, por favor", "De volta como antes: Luminária de mesa."),
        not_plain=(
            "Não ligue a luminária de mesa",
            "Ligue a luminária de mesa amanhã",
            "Se estiver escuro ligue a luminária de mesa",
            "Ela disse ligue a luminária de mesa",
            "Não liga a luminária de mesa",
        ),
        unlock=("Destrancar a porta da frente", "Devo destrancar Porta da frente?"),
        yes=("Pode sim, por favor", "Destrancando"),
        no=("Deixa pra lá", "Tudo bem, deixei como está."),
        unclear="Pode deixar",
    ),
}


@pytest.fixture(params=SPOKEN)
def language(request: pytest.FixtureRequest) -> str:
    """Return one language after the other."""
    return str(request.param)


@pytest.fixture
def spoken(language: str) -> Spoken:
    """Return what is said in it."""
    return SPOKEN[language]


@pytest.fixture
async def talk(new_talk: NewTalk, language: str, spoken: Spoken) -> Talk:
    """Return a person who speaks a language, and calls the devices in it."""
    talk = await new_talk(confirm="automatic", sentences=True, risky="always")
    talk.language = language
    for entity_id, name in ((LAMP, spoken.lamp), (DOOR, spoken.door)):
        er.async_get(talk.hass).async_update_entity(entity_id, name=name)
    await talk.hass.async_block_till_done()
    return talk


def test_no_table(language: str) -> None:
    """It has no table of its own; one that gets it is tested with those that do."""
    assert (language_of(language) is None) is (language not in READ)


async def test_command_and_undo(talk: Talk, spoken: Spoken) -> None:
    """A plain command is carried out and confirmed without a model, and taken back."""
    text, confirmation = spoken.turn_on
    heard = await at_once(talk, text)
    assert heard.speech == confirmation
    assert talk.state(LAMP) == "on"
    if spoken.undo is None:
        return
    text, undone = spoken.undo
    heard = await at_once(talk, text, heard)
    assert heard.speech == undone
    assert talk.state(LAMP) == "off"


async def test_not_plain(talk: Talk, spoken: Spoken) -> None:
    """What says more than the command, or the opposite, is the model's."""
    for text in spoken.not_plain:
        talk.server.script(say("Hm."))
        assert (await talk(text)).speech == "Hm.", text
        assert talk.state(LAMP) == "off", text


async def test_yes(talk: Talk, spoken: Spoken) -> None:
    """What is hard to undo is asked about in the language, and runs after a yes."""
    text, question = spoken.unlock
    asked = await at_once(talk, text)
    assert asked.speech == question
    assert asked.asks
    assert talk.state(DOOR) == "locked"
    text, confirmation = spoken.yes
    heard = await at_once(talk, text, asked)
    assert heard.speech == confirmation
    assert talk.state(DOOR) in ("unlocking", "unlocked")


async def test_no(talk: Talk, spoken: Spoken) -> None:
    """After a no nothing runs."""
    asked = await at_once(talk, spoken.unlock[0])
    text, left = spoken.no
    heard = await at_once(talk, text, asked)
    assert heard.speech == left
    assert not heard.asks
    assert talk.state(DOOR) == "locked"


async def test_unclear(talk: Talk, spoken: Spoken, language: str) -> None:
    """What is no clear yes is the model's to hear, and what it then calls is asked.

    Where it is read that it is not for now, the call is refused.
    """
    asked = await at_once(talk, spoken.unlock[0])
    talk.server.script(call("HassTurnOff", {"name": spoken.door}))
    heard = await talk(spoken.unclear, after=asked)
    if language in READ:
        assert not heard.asks
    else:
        assert heard.speech == spoken.unlock[1]
        assert heard.asks
    assert talk.state(DOOR) == "locked"


async def test_by_model(talk: Talk, spoken: Spoken) -> None:
    """What no sentence understands a model may call, and it is asked about as well."""
    talk.server.script(call("HassTurnOff", {"name": spoken.door}))
    asked = await talk(f"{spoken.door}, abracadabra")
    assert asked.speech == spoken.unlock[1]
    assert talk.state(DOOR) == "locked"
    await at_once(talk, spoken.yes[0], asked)
    assert talk.state(DOOR) in ("unlocking", "unlocked")
