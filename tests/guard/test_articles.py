"""Names with an article in them, which is said of anything."""

import pytest

from custom_components.smart_agent.guard.verdict import Ask, Run
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("cover.awning", "Awning", area="Yard", state="open", device_class="awning"),
    entity("cover.drapes", "Den Drapes", area="Den", state="open"),
    entity("cover.tent", "The Tent", area="Den", state="open", device_class="awning"),
    areas=("Yard, The Quad", "Den"),
)


@pytest.mark.parametrize(
    ("words", "name", "runs"),
    [
        ("close the drapes, dear, I'm cold", "Den Drapes", True),
        ("close the drapes, dear, I'm cold", "Awning", False),
        ("close the drapes, dear, I'm cold", "The Tent", False),
        ("close the tent, dear, I'm cold", "The Tent", True),
        ("close the awning in the quad", "Awning", True),
    ],
)
def test_article(words: str, name: str, *, runs: bool) -> None:
    """What "the" stands before is not named by it, nor is what is in such a place."""
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    found = judged("HassTurnOff", {"name": name}, HOME, rules)
    assert isinstance(found, Run if runs else Ask), found
