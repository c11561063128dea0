"""Something is put on a list only where the words speak of one, or of what is lacking."""

import pytest

from custom_components.smart_agent.guard.verdict import Ask, Run
from custom_components.smart_agent.utterance.list_words import speaks_of_list
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(entity("todo.tesco", "Tesco List", features=7, state="2"))


@pytest.mark.parametrize(
    ("language", "words", "listed"),
    [
        ("en", "run me a bath", False),
        ("en", "feed the cat", False),
        ("en", "add milk", True),
        ("en", "we need milk", True),
        ("en", "stick milk on Tesco", True),
        ("en", "milk on the list", True),
        ("en", "get me some milk", True),
        ("en", "get us two cod and chips from the place on the corner", False),
        ("en", "book Ann in at the optician's", False),
        ("de", "lass mir ein Bad ein", False),
        ("de", "schreib Milch auf", True),
        ("fr", "fais couler un bain", False),
        ("fr", "ajoute du lait", True),
        ("fi", "lisää maitoa", True),
    ],
)
def test_speaks_of_list(language: str, words: str, listed: bool) -> None:
    """A verb for it, a noun for lists, a list's name or what is lacking tell."""
    assert speaks_of_list(read_request(words, language, HOME)) is listed


@pytest.mark.parametrize(
    ("words", "item", "asks"),
    [
        ("run me a bath", "bath", True),
        ("add milk to Tesco", "milk", False),
        # Nor where it is only told.
        ("book Ann in at the optician's", "Ann at the optician's", True),
    ],
)
def test_asked_about(words: str, item: str, asks: bool) -> None:
    """What a model puts there by itself is asked about."""
    request = read_request(words, "en", HOME)
    rules = rules_of(request=request, text=words)
    args = {"name": "Tesco List", "item": item}
    found = judged("HassListAddItem", args, HOME, rules)
    assert isinstance(found, Ask if asks else Run)
