"""Which words take back what was done last: a whole sentence of them, and no other."""

import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.answer import Reply, read_answer
from custom_components.smart_agent.utterance.asks_undo import (
    asks_undo,
    undoes_behind_told,
)
from custom_components.smart_agent.utterance.languages import LANGUAGES
from custom_components.smart_agent.utterance.languages.undo import WORDS
from custom_components.smart_agent.utterance.request import read_request

SAID = [
    ("en", "Undo that."),
    ("en", "no, wait, undo that please"),
    ("en", "could you please put it back the way it was?"),
    ("en", "okay, put it back where you had it"),
    ("en", "turn them back to how they were"),
    ("en-GB", "undo what you've just done, thanks"),
    ("en", "mm, put it back to what it was before"),
    ("en", "back to how it was please"),
    ("de", "Mach das bitte rückgängig!"),
    ("de", "mach das rueckgaengig"),
    ("de-CH", "Könntest du das wieder rückgängig machen?"),
    ("de", "Mach es wieder so, wie es war."),
    ("fr", "Annule ça, s'il te plaît."),
    ("fr", "Non, remets tout comme c'était !"),
    ("es", "¡Deshaz eso, por favor!"),
    ("es", "¿Puedes deshacerlo?"),
    ("nl", "Maak dat ongedaan, alsjeblieft."),
    ("nl", "Kun je dat ongedaan maken?"),
    ("pl", "Cofnij to, proszę."),
    ("pl", "Czy możesz to cofnąć?"),
    ("it", "No, aspetta, rimetti tutto com'era!"),
    ("it", "Puoi annullare l'ultima azione, per favore?"),
    ("it", "rimettila come era prima, grazie"),
    ("pt", "Desfaz isso, por favor."),
    ("pt-PT", "Podes pôr tudo como estava antes?"),
    ("pt-BR", "Desfaça o que você acabou de fazer!"),
    ("pt-BR", "Você pode desfazer isso, por favor?"),
]

NOT_SAID = [
    ("en", "don't undo that"),
    ("en", "do not undo that"),
    ("en", "undo the zipper"),
    ("en", "she said undo that"),
    ("en", "can you undo that later"),
    ("en", "undo that tomorrow"),
    ("en", "undo that and turn on the lamp"),
    ("en", '"undo that"'),
    ("en", "did you undo that"),
    ("en", "please"),
    ("en", ""),
    ("de", "mach das nicht rückgängig"),
    ("de", "mach das später rückgängig"),
    ("de", "sie hat das rückgängig gemacht"),
    ("de", "mach das"),
    ("fr", "n'annule pas ça"),
    ("fr", "annule le minuteur"),
    ("fr", "elle a dit annule ça"),
    ("es", "no deshagas eso"),
    ("es", "no deshacer"),
    ("es", "deshaz la maleta"),
    ("nl", "maak dat niet ongedaan"),
    ("nl", "zet het terug in de kast"),
    ("pl", "nie cofaj tego"),
    ("pl", "nie cofnij tego"),
    ("pl", "cofnij o dziesięć sekund"),
    # A sentence of another language, and a language whose words are not known.
    ("de", "undo that"),
    ("xx", "undo that"),
    ("it", "annulla"),
    ("it", "annulla il timer"),
    ("it", "non annullare l'ultima azione"),
    ("it", "rimetti com'era la canzone di ieri"),
    ("it", "ha detto rimetti com'era"),
    ("it", "rimetti tutto a posto"),
    ("pt", "não desfaças isso"),
    ("pt-BR", "não desfaz isso"),
    ("pt-BR", "não, desfazer isso não"),
    ("pt", "cancela isso"),
    ("pt", "deixa como está"),
    ("pt", "desfaz a mala"),
    ("pt", "põe como estava planeado"),
]


@pytest.mark.parametrize(("language", "text"), SAID)
def test_said(language: str, text: str) -> None:
    """The whole sentence asks for it, courtesies aside."""
    assert asks_undo(text, language)


@pytest.mark.parametrize(("language", "text"), NOT_SAID)
def test_not_said(language: str, text: str) -> None:
    """Among other words, denied, told, quoted or put off, it is something else."""
    assert not asks_undo(text, language)


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("Marcus is complaining, put it back where you had it", True),
        ("the kids are crying, undo that please", True),
        ("if Marcus complains, put it back where you had it", False),
        ("Marcus said put it back how it was", False),
        ("it's too bright, don't put it back how it was", False),
        ("it's too bright, turn on the lamp and undo that", False),
        ("when did you put it back how it was?", False),
        ("put it back how it was at eight", False),
    ],
)
def test_behind_told(text: str, asks: bool) -> None:
    """What is told before it changes nothing of it."""
    assert undoes_behind_told(read_request(text, "en", Home())) is asks


def test_languages() -> None:
    """Every language that is read has them."""
    assert WORDS.keys() >= LANGUAGES.keys()


@pytest.mark.parametrize("language", WORDS)
def test_table(language: str) -> None:
    """Each phrase is one by itself, and none is a yes to a question."""
    phrases = [one.strip() for one in WORDS[language].phrases.split(",")]
    assert len(set(phrases)) == len(phrases)
    for phrase in phrases:
        assert asks_undo(phrase, language), phrase
        assert read_answer(phrase, language) is not Reply.YES, phrase
    courtesies = f"{WORDS[language].before},{WORDS[language].after}"
    for one in courtesies.split(","):
        assert not asks_undo(one, language), one
