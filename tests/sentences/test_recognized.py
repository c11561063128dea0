"""What was heard beside words that only tell."""

from dataclasses import replace

from custom_components.smart_agent.sentences.recognized import (
    Recognition,
    RecognizedIntent,
)

LAMP = RecognizedIntent("HassTurnOn", {"name": "Desk Lamp"})
RADIO = RecognizedIntent("HassTurnOff", {"name": "Radio"})
LIGHTS = RecognizedIntent("HassTurnOff", {"area": "Hall", "domain": "light"})


def test_beside_told() -> None:
    """One wish may be for all of a kind, several are each for a device by its name."""
    all_ = Recognition(proposed=(LAMP, RADIO), proposes_all=True)
    assert all_.beside_told == all_.for_sure == (LAMP, RADIO)
    assert all_.only is None
    assert replace(all_, proposed=(LIGHTS,)).only == LIGHTS
    for other in (
        replace(all_, proposes_all=False),
        replace(all_, said=LIGHTS),
        replace(all_, proposed=(LAMP, LIGHTS)),
        replace(all_, proposed=(LAMP, replace(RADIO, complete=False))),
        replace(all_, proposed=()),
    ):
        assert other.beside_told == ()
        assert other.only is None
