"""What is told as a reason changes nothing of a command; anything else told may."""

import pytest

from custom_components.smart_agent.utterance.commands import are_only_commands
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOMES = {
    "en": home(
        entity("light.desk", "Desk Lamp"),
        entity("light.floor", "Floor Lamp"),
        entity("light.anna", "Anna's Lamp"),
    ),
    "de": home(entity("light.desk", "Stehlampe"), entity("light.floor", "Nachtlicht")),
    "nl": home(entity("light.desk", "Leeslamp")),
    "sv": home(entity("light.desk", "Läslampan")),
    "da": home(entity("light.desk", "Læselampe")),
    "es": home(entity("light.desk", "Lámpara")),
}


@pytest.mark.parametrize(
    ("code", "text", "only"),
    [
        ("en", "it's dark in here so turn on the desk lamp", True),
        ("en", "turn on the desk lamp because I want to read", True),
        ("en", "because I'm tired, turn off the desk lamp", True),
        # Of the very thing that is meant.
        ("en", "the desk lamp is blinding me, turn it off", True),
        ("de", "es ist dunkel, also schalte die Stehlampe ein", True),
        # A time may be when.
        ("en", "the film starts at eight so turn off the desk lamp", False),
        ("en", "the desk lamp comes on at eight, turn it off", False),
        ("en", "the film starts at eight, so turn off the desk lamp", False),
        ("en", "we'll be away tomorrow, so turn off the desk lamp then", False),
        # Where a word says that it is the reason, a day is when that is.
        ("en", "we've got guests in a minute, so turn off the desk lamp", True),
        ("en", "I've a nine o'clock lecture, so turn off the desk lamp", True),
        ("en", "since I'm working late tonight I want the desk lamp on", True),
        ("en", "we've got guests in a minute, turn off the desk lamp", False),
        ("en", "turn off the desk lamp, I hate it", True),
        ("en", "I do hate to be a bother, but would you turn off the desk lamp", True),
        ("en", "it's dark in here, but not yet turn on the desk lamp", False),
        # Behind what is spared.
        ("en", "turn off the lights, but not Anna's, she's reading", True),
        ("en", "turn off the lights, but not Anna's at ten", False),
        # What goes on.
        ("en", "turn off the desk lamp, it's shining in my face", True),
        ("en", "turn off the desk lamp, it might be shining in my face", False),
        ("en", "turn off the desk lamp, it's being repaired tomorrow", False),
        ("en", "turn off the desk lamp, the kids keep asking", True),
        # By itself beside it, with a verb that no command goes on from.
        ("en", "it's dark in here, turn on the desk lamp", True),
        ("en", "turn off the desk lamp, the film is starting", True),
        ("en", "my hands are full, turn on the desk lamp", True),
        ("en", "the dog keeps barking at it, turn off the desk lamp", True),
        ("de", "es ist dunkel, mach die Stehlampe an", True),
        ("nl", "het is donker, doe de leeslamp aan", True),
        ("sv", "det är mörkt, tänd läslampan", True),
        ("da", "det er mørkt, tænd læselampe", True),
        ("en", "turn off the desk lamp, it's late", True),
        ("en", "turn off the desk lamp, it's way too bright", False),
        ("en", "turn off the desk lamp, I'm a zombie", True),
        ("en", "I'd be ever so grateful if you could turn on the desk lamp", True),
        ("en", "you can come in, turn on the desk lamp", False),
        ("en", "turn off the desk lamp please, the baby wakes up", True),
        ("en", "turn off the desk lamp, it's a joke", False),
        ("de", "mach die Stehlampe an, es ist dunkel", True),
        # What is told may go on in the form of a command.
        ("en", "I come home, turn on the desk lamp and sit down", False),
        ("en", "he came in, put the desk lamp on", False),
        ("en", "the kids come in, turn on the desk lamp", False),
        ("de", "ich komme heim, mache die Stehlampe an", False),
        ("nl", "ik kom binnen, doe de leeslamp aan", False),
        ("es", "Ana está cansada, apaga la lámpara", False),
        # A wish, though it could be told of somebody.
        ("en", "desk lamp on, Anna's off", False),
        ("en", "Anna's off, turn on the desk lamp", False),
        ("en", "turn off the desk lamp, I'm off", True),
        # Of something else, or of the words.
        ("en", "the rule is, turn off the desk lamp", False),
        ("en", "there's a moth on the desk lamp, kill it", False),
        ("en", "turn off the desk lamp, is what she likes", False),
        ("en", "I have one job, turn off the desk lamp", False),
        ("en", "the note on the desk lamp is clear, turn it off", False),
        ("en", "turn on the desk lamp, that's what she wants", False),
        ("en", "he was cold so he said turn on the desk lamp", False),
        ("en", "turn off the desk lamp because Tom said so", False),
        ("en", "turn on the desk lamp so it's on when I get home", False),
        ("en", "the desk lamp and the floor lamp are on, leave it", False),
    ],
)
def test_reasons(code: str, text: str, only: bool) -> None:
    """What is told is a reason by a word for it, a pronoun, or by standing by itself."""
    assert are_only_commands(read_request(text, code, HOMES[code])) is only


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("I need a chisel, turn on the desk lamp", [True, False]),
        ("turn on the desk lamp, I want to read", [False, True]),
        # Of the home, with its own verb, taken up, for another time, or one of two.
        ("I need the floor lamp, turn on the desk lamp", [False, False]),
        ("I want to turn up, turn on the desk lamp", [False, False]),
        ("I need a chisel, turn it on", [False, False]),
        ("I need to read later, turn on the desk lamp", [False, False]),
        ("I need 20 minutes, turn on the desk lamp", [False, False]),
        ("I want a pizza and turn on the desk lamp", [False, False]),
        ("I want a pizza, I want the desk lamp on", [False, False]),
    ],
)
def test_wishes(text: str, why: list[bool]) -> None:
    """A wish for what the home has not is the reason for what is asked of it."""
    clauses = read_request(text, "en", HOMES["en"]).clauses
    assert [one.why for one in clauses] == why


@pytest.mark.parametrize(
    ("code", "text", "wishes"),
    [
        ("en", "first turn on the desk lamp and then turn off the floor lamp", 2),
        ("en", "First of all, turn on the desk lamp", 1),
        ("de", "zuerst schalte die Stehlampe ein, dann schalte das Nachtlicht aus", 2),
        ("en", "could you turn on the desk lamp, love?", 1),
    ],
)
def test_asides(code: str, text: str, wishes: int) -> None:
    """What only says in what order, or calls somebody, leaves nothing over."""
    request = read_request(text, code, HOMES[code])
    assert are_only_commands(request)
    assert len(request.wishes()) == wishes


@pytest.mark.parametrize("text", ["first light off", "turn on the first lamp"])
def test_the_first(text: str) -> None:
    """The first of several lamps is not all of them."""
    request = read_request(text, "en", HOMES["en"])
    assert "first" in request.said(request.clauses[0]).split()
