"""All that is on in a room goes off, but for what the words spare."""

from dataclasses import replace

import pytest

from custom_components.smart_agent.home.home import Area, Floor, Home
from custom_components.smart_agent.sentences.everything import (
    all_coverings,
    all_of_kind,
    everything_off,
)
from custom_components.smart_agent.utterance.passive import as_command
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity

HOME = Home(
    entities=(
        entity("light.lamp", "Desk Lamp", area="den", floor="top", state="on"),
        entity("light.strip", "Shelf Strip", area="den", floor="top", state="off"),
        entity("switch.printer", "Printer", area="den", floor="top", state="on"),
        entity("media_player.radio", "Radio", area="den", floor="top", state="paused"),
        entity("climate.den", "Den Heater", area="den", floor="top", state="heat"),
        entity("lock.den", "Den Door", area="den", floor="top", state="locked"),
        entity("fan.bath", "Bath Fan", area="bath", floor="top", state="on"),
    ),
    areas=(Area("den", ("Den", "Büro"), "top"), Area("bath", ("Bathroom",), "top")),
    floors=(Floor("top", ("Top Floor",)),),
)


def off(text: str, code: str = "en") -> list[str]:
    """Return what goes off."""
    request = read_request(as_command(text, code, HOME), code, HOME)
    return [
        str(one.args["name"])
        for wish in request.wishes()
        for one in everything_off(request, wish)
    ]


@pytest.mark.parametrize(
    ("code", "text", "names"),
    [
        ("en", "everything in the den off", ["Desk Lamp", "Printer"]),
        ("en", "turn everything off in the den please", ["Desk Lamp", "Printer"]),
        ("en", "everything in the den off, bar the printer", ["Desk Lamp"]),
        (
            "en",
            "switch everything in the den off but leave the printer on",
            ["Desk Lamp"],
        ),
        ("en", "turn off everything that's on in the den", ["Desk Lamp", "Printer"]),
        ("en", "whatever's on in the den, off", []),
        ("de", "mach alles im Büro aus", ["Desk Lamp", "Printer"]),
        ("nl", "zet alles in de Den uit", ["Desk Lamp", "Printer"]),
        # A floor, the home, another deed, what is so, other languages.
        ("en", "everything on the top floor off", []),
        ("en", "everything off", []),
        ("en", "turn everything in the den on", []),
        ("en", "turn everything in the den down", []),
        ("en", "everything in the den is off", []),
        ("en", "don't turn everything in the den off", []),
        ("en", "everything in the den off at ten", []),
        ("pt", "apaga tudo no den", []),
    ],
)
def test_off(code: str, text: str, names: list[str]) -> None:
    """Only what can be switched, is on, and is meant."""
    assert off(text, code) == names


HEATED = Home(
    entities=(
        entity("climate.den", "Den Radiator", area="den", floor="top", state="heat"),
        entity("climate.bath", "Bath Radiator", area="bath", floor="top", state="off"),
        entity("climate.hall", "Stove", area="hall", floor="low", state="heat"),
        entity("media_player.den", "Den Speaker", area="den", state="playing"),
        entity("media_player.bath", "Bath Speaker", area="bath", state="idle"),
        entity("lock.front", "Front Door", area="hall", floor="low", state="unlocked"),
        entity("lock.back", "Back Door", area="den", floor="top", state="unlocked"),
        entity("binary_sensor.front", "Front Door Contact", state="on"),
    ),
    areas=(
        Area("den", ("Den",), "top"),
        Area("bath", ("Bathroom",), "top"),
        Area("hall", ("Hall",), "low"),
    ),
    floors=(Floor("top", ("Upstairs",)), Floor("low", ("Downstairs",))),
)


def all_(text: str, code: str = "en") -> list[str]:
    """Return what is done with which of all devices of a kind."""
    request = read_request(as_command(text, code, HEATED), code, HEATED)
    return [
        f"{one.intent_type} {one.args['name']}"
        for wish in request.wishes()
        for one in all_of_kind(request, wish)
    ]


DEN_OFF, BATH_OFF = "HassTurnOff Den Radiator", "HassTurnOff Bath Radiator"


@pytest.mark.parametrize(
    ("code", "text", "done"),
    [
        ("en", "turn off all the radiators", [DEN_OFF, BATH_OFF]),
        ("en", "all the radiators off but not the den one", [BATH_OFF]),
        ("en", "turn off all radiators in the den", [DEN_OFF]),
        ("en", "turn all the radiators on upstairs", None),
        ("de", "mach alle Radiatoren aus", None),
        ("en", "lock all the doors", ["Front Door", "Back Door"]),
        ("en", "lock all the doors except the front door", ["Back Door"]),
        ("en", "lock all the doors downstairs", ["Front Door"]),
        ("en", "pause all the speakers", ["HassMediaPause Den Speaker"]),
        ("en", "turn off all the speakers", ["Den Speaker", "Bath Speaker"]),
        ("en", "pause everything", ["HassMediaPause Den Speaker"]),
        ("en", "pause everything that's playing", ["HassMediaPause Den Speaker"]),
        ("en", "pause everything that's playing in the hall", []),
        ("en", "pause everything that's playing bar the den speaker", []),
        ("en", "lock everything", ["Front Door", "Back Door"]),
    ],
)
def test_all_of_a_kind(code: str, text: str, done: list[str] | None) -> None:
    """What Home Assistant has no sentence for is done one by one."""
    found = all_(text, code)
    if done is None:
        assert len(found) == 2
        return
    assert len(found) == len(done)
    assert all(one.endswith(end) for one, end in zip(found, done, strict=True))


@pytest.mark.parametrize(
    "text",
    [
        "turn off the radiators",
        "unlock all the doors",
        "open all the doors",
        "don't turn off all the radiators",
        "all the radiators are off",
        "are all the radiators off",
        "turn all the radiators down",
        "turn off all the radiators at ten",
        "turn off all the things",
    ],
)
def test_not_all_of_a_kind(text: str) -> None:
    """Nothing is done where "all" or the deed is not said, or is hard to undo."""
    assert all_(text) == []


SHADED = Home(
    entities=(
        entity("cover.den", "Den Blind", device_class="blind", area="den"),
        entity("cover.bath", "Bath Shade", device_class="shade", area="bath"),
        entity("cover.hall", "Hall Curtains", device_class="curtain", area="hall"),
        entity("cover.gate", "Gate", device_class="gate"),
        entity("cover.garage", "Garage Door", device_class="garage"),
        entity("light.hall", "Hall Light", area="hall", state="on"),
    ),
    areas=(Area("den", ("Den",)), Area("bath", ("Bathroom",)), Area("hall", ("Hall",))),
)


def covered(text: str, code: str = "en", home: Home = SHADED) -> list[str]:
    """Return what is done with which of all that covers windows."""
    request = read_request(as_command(text, code, home), code, home)
    return [
        f"{one.intent_type} {one.args['name']}"
        for wish in request.wishes()
        for one in all_coverings(request, wish)
    ]


DOWN = ["HassTurnOff Den Blind", "HassTurnOff Bath Shade", "HassTurnOff Hall Curtains"]


@pytest.mark.parametrize(
    ("code", "text", "done"),
    [
        ("en", "close all the blinds and curtains", DOWN),
        ("en", "close all the blinds, curtains and shades please", DOWN),
        ("en", "close all the blinds and curtains except the den one", DOWN[1:]),
        ("en", "shut all the curtains and blinds but not the hall ones", DOWN[:2]),
        ("en", "open all the blinds and curtains", None),
        ("de", "schließ alle Rollos und Vorhänge", DOWN),
        # Of one kind Home Assistant knows; no gate, no light, not all, against it.
        ("en", "close all the blinds", []),
        ("en", "close all the blinds and the gate", []),
        ("en", "open all the blinds and gates", []),
        ("en", "close all the blinds and lights", []),
        ("en", "close the blinds and curtains", []),
        ("en", "close all the blinds or curtains", []),
        ("en", "don't close all the blinds and curtains", []),
        ("en", "close all the blinds and curtains at ten", []),
        ("en", "dim all the blinds and curtains", []),
    ],
)
def test_all_coverings(code: str, text: str, done: list[str] | None) -> None:
    """Who names several kinds of them means all that covers a window."""
    found = covered(text, code)
    wanted = [one.replace("Off", "On") for one in DOWN] if done is None else done
    assert found == wanted


def test_not_known_what_covers() -> None:
    """A cover without a class may be a gate, and an awning is no blind: none is done."""
    for device_class in (None, "awning"):
        loft = entity("cover.loft", "Loft", device_class=device_class)
        home = replace(SHADED, entities=(*SHADED.entities, loft))
        assert not covered("open all the blinds and curtains", home=home)
