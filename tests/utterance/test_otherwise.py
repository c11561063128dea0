"""Commands in other words that say the same."""

import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.halves import with_halves
from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.otherwise import said_otherwise
from custom_components.smart_agent.utterance.passive import as_command

from ..builders import entity

HOME = Home(
    entities=(
        entity("climate.hall", "Hall Radiator"),
        entity("vacuum.rover", "Rover"),
        entity("light.study", "Study Lamp"),
    )
)


def otherwise(text: str, language: str = "en") -> list[str]:
    """Return a command in other words."""
    return [*said_otherwise(text, language, language_of(language), HOME)]


@pytest.mark.parametrize(
    ("language", "text", "command"),
    [
        ("en", "pop the lamp on for our visitor", "pop the lamp on"),
        ("en", "get the heater off at the plug", "get the heater off"),
        ("en", "mute the telly a minute", "mute the telly"),
        ("de", "mach das Licht an für den Besuch", "mach das Licht an"),
        ("fr", "allume la lampe pour les invités", "allume la lampe"),
        ("en", "put two degrees on the heating", "turn the heating up by two degrees"),
        (
            "en",
            "give us another two degrees on the heating",
            "turn the heating up by another two degrees",
        ),
        (
            "en",
            "one degree less on the hall radiator",
            "the hall radiator one degree less",
        ),
        (
            "en",
            "two degrees warmer on the hall radiator",
            "the hall radiator two degrees warmer",
        ),
        (
            "en",
            "set the study lamp to a cosy 30 percent",
            "set the study lamp to 30 percent",
        ),
        ("en", "resume the radio from where we left off", "resume the radio"),
        ("en", "a bit more on the study lamp", "turn the study lamp up by a bit more"),
        (
            "en",
            "leave the study lamp at 30 percent",
            "set the study lamp to 30 percent",
        ),
        ("en", "keep the heating on 20", "set the heating to 20"),
        ("en", "crank the radio to 70", "set the radio to 70"),
        ("en", "21 degrees down here", "set the temperature to 21 degrees in here"),
        ("en", "set the blind to a third open", "set the blind to a third"),
    ],
)
def test_otherwise(language: str, text: str, command: str) -> None:
    """It says the same in words that are read."""
    assert otherwise(text, language) == [command]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        # How long it is to be so, for which room, on what condition.
        ("en", "turn the lamp on for ten minutes"),
        ("en", "turn the lamp on for an hour"),
        ("en", "turn the lamp on for a while"),
        ("en", "turn on the lamp for the study"),
        ("en", "turn the lamp on for when I get home"),
        ("en", "turn the lamp on for tomorrow"),
        ("de", "mach das Licht an für zehn Minuten"),
        # A value, not by how much.
        ("en", "put 21 degrees on the heating"),
        ("en", "put 50 percent on the study lamp"),
        ("en", "put 20 on the heating"),
        ("en", "put the kettle on the shelf"),
        ("en", "leave the study lamp on"),
        ("en", "21 degrees in the study"),
        ("en", "two degrees more here"),
        ("en", "leave the study lamp alone"),
        ("en", "keep the lamp"),
        ("en", "is the blind open"),
        # A language without such words.
        ("fi", "take a degree off the hall radiator"),
    ],
)
def test_not_otherwise(language: str, text: str) -> None:
    """Nothing is left out that says what is to be done."""
    assert otherwise(text, language) == []


@pytest.mark.parametrize(
    ("text", "command"),
    [
        (
            "The hall radiator wants to go up by a degree, I'm cold",
            "turn hall radiator up by a degree, I'm cold",
        ),
        ("hall radiator needs turning down a bit", "turn hall radiator down a bit"),
        ("Rover can go home now", "send Rover home now"),
        ("Rover should go back to his dock", "send Rover home"),
    ],
)
def test_wants(text: str, command: str) -> None:
    """What a thing by its name is said to want is asked for."""
    assert as_command(text, "en", HOME) == command


@pytest.mark.parametrize(
    "text",
    [
        "the hall radiator can go up to 30",
        "the hall radiator could go up by 2 degrees by itself",
        "the hall radiator wants to go up",
        "the hall radiator wants to go up by a degree?",
        "the rent needs to go up by a degree",
        "my hall radiator, the doctor said, needs to go up a bit",
        "Grandma can go home now",
        "Rover should go home at five",
        "Rover can go home by himself",
        "Rover can go home?",
    ],
)
def test_wants_nothing(text: str) -> None:
    """What others want, what can be, and what is asked is no wish."""
    assert as_command(text, "en", HOME) == text


@pytest.mark.parametrize(
    ("language", "text", "number"),
    [
        ("en", "heating to eighteen and a half", "heating to 18.5"),
        ("en", "up by a degree and a half please", "up by 1.5 degrees please"),
        ("en", "heating to twenty one and a half", "heating to 21.5"),
        ("en", "heating to twenty-one and a half", "heating to 21.5"),
        ("en", "up by one and a half degrees", "up by 1.5 degrees"),
        ("en", "2 and a half degrees", "2.5 degrees"),
        # "Like" says nothing before a number.
        (
            "en",
            "in like forty minutes cut the kettle",
            "in forty minutes cut the kettle",
        ),
        ("en", "in like an hour cut the kettle", "in an hour cut the kettle"),
        ("en", "drop the AC like two degrees", "drop the AC two degrees"),
        ("en", "down like a tad", "down a tad"),
        ("en", "it looks like two of them", "it looks like two of them"),
        ("en", "lamp at like 5 percent", "lamp at 5 percent"),
        ("en", "I like 5 of them", "I like 5 of them"),
        ("en", "wait two and a half hours", "wait two and a half hours"),
        ("fr", "à six heures et demie", "à six heures et demie"),
        ("es", "en dos horas y media", "en dos horas y media"),
        ("it", "tra due ore e mezza", "tra due ore e mezza"),
        ("en", "a pound and a half of mince", "a pound and a half of mince"),
        ("fr", "à dix-neuf et demi", "à 19.5"),
        ("it", "a venti e mezzo", "a 20.5"),
        # Half of what it is now is no half.
        ("en", "lamp to half of what it is now", "lamp down by half"),
        ("en", "take it down to half what it's at please", "take it down by half"),
        ("en", "the lamp to half", "the lamp to half"),
        ("en", "half of what it is now is fine", "half of what it is now is fine"),
        ("en", "tell me half of what it is", "tell me half of what it is"),
        ("fi", "kaksi ja puoli", "kaksi ja puoli"),
        ("en", "and a half", "and a half"),
    ],
)
def test_halves(language: str, text: str, number: str) -> None:
    """A number with a half is one number, but of hours."""
    assert with_halves(text, language) == number
