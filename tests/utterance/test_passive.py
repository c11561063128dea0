"""Questions by which people ask for a deed of a thing."""

import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.passive import as_command

from ..builders import entity, home


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("could the hall lamp come on?", "turn on the hall lamp"),
        ("could the hall lamp go on", "turn on the hall lamp"),
        ("I am knitting, could the lamp come on?", "I am knitting, turn on the lamp"),
        ("Could the fan go off please", "turn off the fan"),
        (
            "Whenever you've got a second, mate, could the den blinds be closed?",
            "close the den blinds",
        ),
        (
            "would it be ok with you if that radio got turned off?",
            "turn off that radio",
        ),
        ("any chance the lamp in the den could go off", "turn off the lamp in the den"),
        ("any chance of the lamp in the den going off", "turn off the lamp in the den"),
        ("sorry to ask, could the lamp go off? Ta", "turn off the lamp. Ta"),
    ],
)
def test_asks_for_it(text: str, command: str) -> None:
    """What is to become of a thing is asked for."""
    assert as_command(text, "en", Home()) == command


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("before we go, lock the door", "lock the door"),
        ("just before I head out, lamp off", "lamp off"),
        # That is another time, or may be.
        ("before we go to bed, lock the door", None),
        ("lock the door before we go", None),
        ("before we go lock the door", None),
    ],
)
def test_about_to_leave(text: str, command: str | None) -> None:
    """What is asked for at the door is for now."""
    assert as_command(text, "en", Home()) == (command or text)


DOCK = home(entity("vacuum.dusty", "Dusty"))


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("can Dusty go home now, it's loud", "send Dusty home now, it's loud"),
        ("Dusty can go home", "send Dusty home"),
        ("can Dusty go home by itself?", None),
        ("does Dusty go home when it rains?", None),
    ],
)
def test_sent(text: str, command: str | None) -> None:
    """What moves by itself may be asked to go, but not whether it can alone."""
    assert as_command(text, "en", DOCK) == (command or text)


WINDOW = home(
    entity("cover.den", "Den Curtains", device_class="curtain"),
    entity("cover.gate", "Front Gate", device_class="gate"),
    entity("media_player.den", "Radio"),
)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("I'd be grateful if the den curtains were opened", "open the den curtains"),
        ("could the den curtains be opened?", "open the den curtains"),
        (
            "could the radio come down to forty percent",
            "turn radio down to forty percent",
        ),
        # What lets somebody in is said plainly, and how far a thing can go is asked.
        ("could the front gate be opened?", None),
        ("could the shed be opened?", None),
        ("can the radio go up to forty percent?", None),
    ],
)
def test_opens_at_windows(text: str, command: str | None) -> None:
    """What keeps the sun out is opened, and nothing else."""
    assert as_command(text, "en", WINDOW) == (text if command is None else command)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "could the lamp come on by itself?"),
        ("en", "could the lamp be on?"),
        ("en", "can the lamp be turned off?"),
        ("en", "could it come on?"),
        ("en", "could the lamp not come on"),
        ("en", "could the gate be opened?"),
        ("en", "could the smoke alarm go off?"),
        ("en", "could the lamp come on tomorrow?"),
        ("en", "she asked could the lamp come on"),
        ("en", "could the lamp, when it is dark, come on"),
        ("en", "just asking, could the lamp come on?"),
        ("en", "Ann wants to know, could the lamp come on?"),
        ("en", '"could the lamp come on", is that right?'),
        ("en", "would it be ok if I turned off the lamp?"),
        ("en", ""),
        ("de", "could the lamp come on?"),
        ("fi", "could the lamp come on?"),
    ],
)
def test_asks_about_it(language: str, text: str) -> None:
    """How it is, whether it can, when and who: none of it is a wish."""
    assert as_command(text, language, Home()) == text


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("can the heating go up a degree?", "turn heating up a degree."),
        (
            "I can't see, could the den blind go up another ten percent",
            "I can't see, turn den blind up another ten percent",
        ),
        (
            "could the heating go a bit warmer, I'm cold",
            "make heating a bit warmer, I'm cold",
        ),
        ("have the heating go warmer, would you", "make heating warmer, would you"),
        ("can the heating go a touch warmer?", "make heating a touch warmer."),
        ("the heating wants to be warmer", "make heating warmer"),
        ("could the heating go twice as fast?", "make heating twice as fast."),
        # Who complains of it does not ask what it can do.
        (
            "the heating's roasting us, can it be a bit cooler",
            "the heating's roasting us, make it a bit cooler",
        ),
        (
            "the heating is roasting us, can it go cooler?",
            "the heating is roasting us, make it cooler.",
        ),
        (
            "who's operating, the heating wants to come down a degree",
            "who's operating, turn heating down a degree",
        ),
        ("Ann says, the heating wants to come down a degree", None),
        ("it's broken, the heating wants to come down a degree?", None),
        # Whether it can, or when: "to" is a value that it may have.
        ("can the heating go up to 30?", None),
        ("can the den blind go up?", None),
        ("can the heating go warmer?", None),
        ("could the heating be warmer than that?", None),
        ("could the heating be on?", None),
        ("could the heating be a bit warmer?", None),
        ("could the den blind be more open?", None),
        ("have the heating pipes gone warmer?", None),
        ("can the heating go up a degree when it snows?", None),
        ("can it go up a degree?", None),
        ("Ann asks if, could the heating go up a degree?", None),
    ],
)
def test_so_much_more(text: str, command: str | None) -> None:
    """A question for a thing by its name to become so much more asks for that."""
    house = home(entity("climate.x", "Heating"), entity("cover.x", "Den Blind"))
    assert as_command(text, "en", house) == (command or text)
