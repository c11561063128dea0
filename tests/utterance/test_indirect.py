"""What bothers somebody, as what is to be done about it."""

import pytest

from custom_components.smart_agent.home.home import Area, Floor, Home
from custom_components.smart_agent.utterance.clauses import Stance
from custom_components.smart_agent.utterance.indirect import as_wish, read_wish
from homeassistant.components.climate import HVACMode

from ..builders import entity

HOME = Home(
    entities=(
        entity("light.hall", "Hall Light", area="hall", state="off"),
        entity("light.porch", "Porch Light", area="porch", state="on"),
        entity("light.plum", "Plum Tree Lights", area="garden", state="off"),
        entity("light.desk", "Desk Lamp", area="study", state="off"),
        entity("light.shelf", "Shelf Lamp", area="study", state="off"),
        entity("light.sofa", "Sofa Lamp", area="lounge", state="off"),
        entity("light.wall", "Wall Lamp", area="lounge", state="on"),
        entity("climate.study", "Study Heater", area="study", state="heat"),
        entity("climate.attic", "Attic Heater", area="attic", state="off"),
        entity(
            "climate.den",
            "Den Unit",
            area="den",
            state="off",
            choices={"hvac_mode": (HVACMode.OFF, HVACMode.COOL)},
        ),
        entity("fan.bath", "Bath Fan", area="bath", state="off"),
        entity("cover.study", "Study Blind", area="study", state="open"),
        entity("cover.gate", "Garage Gate", area="garage", device_class="garage"),
        entity("media_player.lounge", "Lounge Radio", area="lounge", state="playing"),
        entity("media_player.deck", "Record Player", area="den", state="paused"),
        entity("switch.iron", "Ann's Curling Iron", area="bath", state="on"),
        entity("switch.heater", "Truck Heater", area="garage", state="on"),
        entity("vacuum.bo", "Bo", area="hall", floor="ground", state="docked"),
        entity("lock.front", "Front Door", area="hall", state="locked"),
    ),
    areas=(
        Area("hall", ("Hall",), "ground"),
        Area("porch", ("Porch",)),
        Area("garden", ("Garden",)),
        Area("study", ("Study", "Office"), "ground"),
        Area("lounge", ("Lounge",), "ground"),
        Area("attic", ("Attic",), "top"),
        Area("den", ("Den",), "ground"),
        Area("bath", ("Bathroom",), "ground"),
        Area("garage", ("Garage",)),
    ),
    floors=(Floor("ground", ("Ground Floor",)), Floor("top", ("Top Floor",))),
)


def command(text: str, area_id: str | None = None) -> str | None:
    """Return the command for what bothers somebody."""
    wish = as_wish(text, "en", HOME, area_id)
    return wish and wish.command


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("it's pitch black in the hall", "turn on Hall Light"),
        ("ugh, way too dark in the hall to read this", "turn on Hall Light"),
        ("the hall's a bit gloomy", "turn on Hall Light"),
        ("I can't see a thing in the hall", "turn on Hall Light"),
        ("the garden could use some light", "turn on Plum Tree Lights"),
        ("it's so dim in the office", "turn on the lights in Study"),
        ("it's dark in the porch", "turn Porch Light up a bit"),
        ("it's freezing in the study", "turn Study Heater up a bit"),
        ("I'm freezing my toes off in the attic!", "turn on Attic Heater"),
        ("it's like an oven in the den", "turn on Den Unit"),
        ("the bathroom's all steamed up", "turn on Bath Fan"),
        ("the sun is coming straight through the study blind", "close Study Blind"),
        ("the porch light is blinding me", "turn Porch Light down a bit"),
        ("the porch light is shining right into my room", "turn off Porch Light"),
        ("the lounge radio is deafening", "turn Lounge Radio down a bit"),
        (
            "the lounge radio is way too loud for a Sunday morning",
            "turn Lounge Radio down a bit",
        ),
        ("the porch light is too bright for sleeping", "turn Porch Light down a bit"),
        (
            "there's no sense in the iron still going round",
            "turn off Ann's Curling Iron",
        ),
        (
            "I can't hear myself think over the lounge radio",
            "turn Lounge Radio down a bit",
        ),
        ("I can't hear the lounge radio", "turn Lounge Radio up a bit"),
        ("the hall needs hoovering", "start Bo"),
        ("there's crumbs all over the floor", "start Bo"),
        ("Ann doesn't need her curling iron on anymore", "turn off Ann's Curling Iron"),
        ("no point in the porch light staying on", "turn off Porch Light"),
        ("nobody's listening to the lounge radio", "turn off Lounge Radio"),
        (
            "the porch light and the lounge radio can both go off",
            "turn off Porch Light and Lounge Radio",
        ),
        ("that's enough of the lounge radio", "turn off Lounge Radio"),
        ("I'd love to hear the record player again", "resume Record Player"),
        ("it'd be lovely to have the plum tree all lit up", "turn on Plum Tree Lights"),
        ("a bit of light in the garden would be nice", "turn on Plum Tree Lights"),
        ("I wouldn't mind the hall light on", "turn on Hall Light"),
        ("any chance of a bit of light in the hall?", "turn on Hall Light"),
        ("could we have some light in the hall please?", "turn on Hall Light"),
        ("let Bo loose", "start Bo"),
        ("let Bo start", "start Bo"),
        ("have Bo do the floors", "start Bo"),
        ("have Bo go vacuum", "start Bo"),
        ("get Bo to hoover in here", "start Bo"),
        ("Bo can start vacuuming now", "start Bo"),
        ("give the floors a once over", "start Bo"),
        ("call Bo back", "send Bo home"),
        ("Bo's done enough bumping into me for one day", "send Bo home"),
        ("the record player can play again", "resume Record Player"),
        ("let Bo at it", "start Bo"),
        ("Bo had better get cracking", "start Bo"),
        ("the kids won't settle without the hall light", "turn on Hall Light"),
        ("the bath fan would shift it", "turn on Bath Fan"),
        ("the porch light's burning away for no one", "turn off Porch Light"),
        ("there's no call for that iron to be going", "turn off Ann's Curling Iron"),
        (
            "I can hardly hear the lounge radio over that rain",
            "turn Lounge Radio up a bit",
        ),
        ("Ann has guests, so the hall light will have to go on", "turn on Hall Light"),
        ("the study heater needs to start warming up", "turn on Study Heater"),
        ("the iron will have to go off", "turn off Ann's Curling Iron"),
        ("how am I supposed to find my keys in the hall", "turn on Hall Light"),
        ("how'm I meant to shave in the hall it's like a cave", "turn on Hall Light"),
        ("it's pitch black out there in the garden", "turn on Plum Tree Lights"),
        ("gimme the hall light", "turn on Hall Light"),
        ("I can't see my hand in front of my face in the hall", "turn on Hall Light"),
        ("the kids keep bumping into things in the hall", None),
        ("we keep tripping over things in the hall", "turn on Hall Light"),
        ("I need to see what I'm doing in the hall", "turn on Hall Light"),
        ("I can barely read this letter in the hall", "turn on Hall Light"),
        ("we're all sitting in the dark in the hall", "turn on Hall Light"),
        ("my teeth are chattering in the study", "turn Study Heater up a bit"),
        ("I can see my breath in the attic", "turn on Attic Heater"),
        ("I'm turning into an icicle in the study", "turn Study Heater up a bit"),
        ("I'm sweating buckets in the den", "turn on Den Unit"),
        ("the bathroom mirror's all fogged up", "turn on Bath Fan"),
        ("the bathroom reeks of bleach", "turn on Bath Fan"),
        ("there's dog hair all over the hall floor", "start Bo"),
        ("there's dog hair everywhere in the hall", "start Bo"),
        ("the hall carpet is covered in crumbs", "start Bo"),
        ("I can't see the screen for the glare in the study", "close Study Blind"),
        ("there's an awful glare on my screen in the study", "close Study Blind"),
        # No vacuum is of use against these.
        ("there's water all over the hall floor", None),
        ("there's spilt milk everywhere in the hall", None),
        ("the hall floor is covered in broken glass", None),
        ("we're all in bed now so the record player can play", "resume Record Player"),
        ("she's off so the lounge radio can take a break", "turn off Lounge Radio"),
        ("let Bo make a quick pass", "start Bo"),
        ("let the record player pick up where it left off", "resume Record Player"),
        ("how am I supposed to know what is on in the hall", None),
        ("gimme a break", None),
        ("I'm chilled to the bone in the study", "turn Study Heater up a bit"),
        ("make Bo go", "start Bo"),
        ("give the lounge radio the flick", "turn off Lounge Radio"),
        ("the desk is a bit dark", "turn on Desk Lamp"),
        (
            "we can't sleep because the lounge radio's still blaring",
            "turn Lounge Radio down a bit",
        ),
        (
            "there's no sense in the truck heater running, the truck's been sold",
            None,
        ),
        (
            "no sense in the truck heater running, the truck's in the shop",
            "turn off Truck Heater",
        ),
    ],
)
def test_command(text: str, wanted: str | None) -> None:
    """It is the command for the only thing that helps."""
    assert command(text) == wanted


@pytest.mark.parametrize(
    "text",
    [
        # Not now, not here, not so, or only asked.
        "it was pitch black in the hall",
        "it's always dark in the hall",
        "it's not dark in the hall",
        "it's dark in the hall at night",
        "it's dark in the hall when the sun goes down",
        "is it dark in the hall?",
        "it's dark in the hall?",
        "it's dark in the cellar",
        "it's freezing outside",
        "it's cold today",
        "Tom says it's freezing in the study",
        # It is well so, or there is a cause, or another thing is told.
        "it's dark in the hall, I like that",
        "it's freezing in the study, I left the window open",
        "it's freezing in the study because the heater is broken",
        "so I walk in and it's pitch black in the hall",
        'he said "it\'s pitch black in the hall"',
        # Two may help, or none for sure, or it is no such thing.
        "it's dark in the lounge",
        "it's freezing in the garage",
        "the soup is freezing",
        "nobody's using the truck",
        "the truck needs a clean",
        "there's crumbs all over the table",
        "a new lamp would be nice",
        "it'd be lovely to have the porch light fixed",
        "the porch light would be nice in green",
        # What is not needed is no reason to open or to lock anything.
        "we don't need the front door anymore",
        "I'm done with the garage gate",
        "you don't need to turn the porch light on anymore",
        "we don't need the lounge radio",
        "Ann will be done with the curling iron soon",
        "when Ann's done with the curling iron",
        "have Bo do the floors tomorrow",
        "let Bo loose on Monday",
        "let Bo start on Monday",
        "have Ann do the floors",
        "can Bo start vacuuming on his own?",
        "could we have a word in the hall?",
        "could we have some light music?",
        "it's too dark to drive",
        "Ann doesn't need her curling iron anymore, she bought a new one",
        "the hall needs hoovering before they come on Sunday",
        "it's freezing in the study every winter",
        "I think it's freezing in the study",
        "Bo has done enough rooms to know",
    ],
)
def test_no_command(text: str) -> None:
    """It is nothing to be done, or not for sure."""
    assert command(text) is None


@pytest.mark.parametrize(
    ("text", "area_id", "wanted"),
    [
        ("it's freezing in here", "study", "turn Study Heater up a bit"),
        ("I'm cold", "attic", "turn on Attic Heater"),
        ("too dark in here", "hall", "turn on Hall Light"),
        ("let some daylight in", "garage", None),
        ("too dark in here", None, None),
        ("I'm cold", None, None),
    ],
)
def test_here(text: str, area_id: str | None, wanted: str | None) -> None:
    """What helps is where the user is, if that is known."""
    assert command(text, area_id) == wanted


@pytest.mark.parametrize(
    ("text", "name", "wanted"),
    [
        (
            "still a bit bright for a movie",
            "Porch Light",
            "turn Porch Light down a bit",
        ),
        ("now it's too dark", "Porch Light", "turn Porch Light up a bit"),
        ("that's too loud", "Lounge Radio", "turn Lounge Radio down a bit"),
        ("still too quiet", "Lounge Radio", "turn Lounge Radio up a bit"),
        ("still too cold", "Study Heater", "turn Study Heater up a bit"),
        ("still too cold", "Porch Light", None),
        ("still a bit bright", None, None),
        ("it was a bit bright", "Porch Light", None),
        ("the soup is still a bit cold", "Study Heater", None),
        ("not too loud", "Lounge Radio", None),
    ],
)
def test_last(text: str, name: str | None, wanted: str | None) -> None:
    """It is of what was spoken of before, if that can be so."""
    last = [one for one in HOME.entities if one.name == name]
    wish = as_wish(text, "en", HOME, None, last)
    assert (wish and wish.command) == wanted


@pytest.mark.parametrize(
    ("text", "stances"),
    [
        ("Ann's asleep, it's dark in the hall", {Stance.REQUEST}),
        # Whatever else is asked for is what is meant.
        ("it's dark in the hall, open the study blind", {Stance.TOLD, Stance.REQUEST}),
        (
            "it's dark in the hall, leave the light alone",
            {Stance.TOLD, Stance.FORBIDDEN},
        ),
        (
            "it's dark in the hall, but don't do anything",
            {Stance.TOLD, Stance.FORBIDDEN},
        ),
        ("yesterday it's dark in the hall", {Stance.TOLD}),
        # What is asked for again is the same.
        ("no sense leaving the porch light on, turn that off", {Stance.REQUEST}),
    ],
)
def test_read(text: str, stances: set[Stance]) -> None:
    """It is a wish only where nothing else is said for or against one."""
    request = read_wish(text, "en", HOME, None)
    assert {one.stance for one in request.clauses} == stances
    assert ("turn" in request.text) == (stances == {Stance.REQUEST})


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("hall light off, and Bo can start", "hall light off, and start Bo"),
        (
            "turn off the hall light and the iron, and let Bo do a lap",
            "turn off the hall light and the iron, and start Bo",
        ),
        ("we had a laugh, and Bo can start", "we had a laugh, and Bo can start"),
    ],
)
def test_bidden_beside(text: str, read: str) -> None:
    """What is to start by itself is one wish among several."""
    assert read_wish(text, "en", HOME, None).text == read


@pytest.mark.parametrize(
    "text",
    [
        "no sense leaving the porch light on, turn it on",
        "open the study blind, no sense leaving the porch light on",
    ],
)
def test_what_is_not_asked_for_again(text: str) -> None:
    """What else is asked for beside what bothers somebody is left as it was said."""
    assert read_wish(text, "en", HOME, None).text == text


GERMAN = Home(
    entities=(
        entity("light.flur", "Flurlicht", area="flur", state="off"),
        entity("climate.bad", "Badheizung", area="bad", state="heat"),
        entity("fan.bad", "Badlüfter", area="bad", state="off"),
        entity("media_player.radio", "Küchenradio", area="kueche", state="playing"),
        entity("vacuum.bo", "Stöpsel", area="flur", state="docked"),
    ),
    areas=(Area("flur", ("Flur",)), Area("kueche", ("Küche",)), Area("bad", ("Bad",))),
)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("im Flur ist es stockdunkel", "schalte Flurlicht ein"),
        ("hier ist es so dunkel", "schalte Flurlicht ein"),
        ("etwas Licht im Flur wäre schön", "schalte Flurlicht ein"),
        ("könnten wir etwas Licht im Flur haben?", "schalte Flurlicht ein"),
        ("das Bad ist eiskalt", "dreh Badheizung etwas hoch"),
        ("im Bad ist es stickig", "schalte Badlüfter ein"),
        ("das Küchenradio ist viel zu laut", "dreh Küchenradio etwas runter"),
        ("ich höre das Küchenradio kaum", "dreh Küchenradio etwas hoch"),
        ("wir brauchen das Küchenradio nicht mehr", "schalte Küchenradio aus"),
        ("der Boden ist dreckig", "starte Stöpsel"),
        ("Stöpsel hat genug gesaugt", "schick Stöpsel zurück"),
        ("im Flur war es dunkel", None),
        ("ist es dunkel im Flur?", None),
        ("im Flur ist es immer dunkel", None),
        ("im Flur ist es dunkel, das mag ich", None),
        ("wir brauchen ein neues Küchenradio", None),
        ("im Bad ist es nicht kalt", None),
        ("es ist kalt heute", None),
        ("wenn es im Flur dunkel ist", None),
    ],
)
def test_german(text: str, wanted: str | None) -> None:
    """So it is in German."""
    wish = as_wish(text, "de", GERMAN, "flur")
    assert (wish and wish.command) == wanted


def test_german_told() -> None:
    """What somebody says of it is told."""
    request = read_wish("Tom sagt, im Flur ist es dunkel", "de", GERMAN, None)
    assert {one.stance for one in request.clauses} == {Stance.TOLD}
