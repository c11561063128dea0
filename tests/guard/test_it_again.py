"""A pronoun is what was acted on, whatever else the model tried."""

import pytest

from custom_components.smart_agent.guard.verdict import Ask, Run
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("light.lamp", "Lamp", area="Den", state="on"),
    entity("light.strip", "Strip", area="Den", state="on"),
    areas=("Den",),
)


@pytest.mark.parametrize(
    ("words", "name", "runs"),
    [
        ("ooh, that's harsh, knock it off", "Lamp", True),
        # Another one, and a wish for something that is not there.
        ("ooh, that's harsh, knock it off", "Strip", False),
        ("open the chimney", "Lamp", False),
    ],
)
def test_doubted(words: str, name: str, runs: bool) -> None:
    """Only for that is a name that was found at last no guess."""
    rules = rules_of(
        request=read_request(words, "en", HOME),
        text=words,
        unsaid=True,
        doubted=True,
        last=frozenset({"light.lamp"}),
    )
    verdict = judged("HassTurnOff", {"name": name}, HOME, rules)
    assert isinstance(verdict, Run if runs else Ask), verdict
