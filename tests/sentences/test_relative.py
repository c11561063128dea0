"""What a step or a share comes to on a device as it is."""

from typing import Any

from hypothesis import assume, given, strategies as st
import pytest

from custom_components.smart_agent.sentences.relative import Setting, setting
from custom_components.smart_agent.utterance.step_reading import Share, Step

UP, DOWN = Step(up=True), Step(up=False)
DIMMABLE = {"supported_color_modes": ["brightness"]}


def warm(
    temperature: float | None = 21, **more: Any
) -> tuple[str, str, dict[str, Any]]:
    """Return a radiator that is on."""
    limits = {"min_temp": 7, "max_temp": 30, "target_temp_step": 0.5}
    return "climate", "heat", {"temperature": temperature, **limits, **more}


def lamp(brightness: int | None, state: str = "on") -> tuple[str, str, dict[str, Any]]:
    """Return a lamp that can be dimmed."""
    return "light", state, {**DIMMABLE, "brightness": brightness}


def radio(level: float | None, **more: Any) -> tuple[str, str, dict[str, Any]]:
    """Return a radio that plays."""
    features = {"supported_features": 4, "volume_level": level}
    return "media_player", "playing", {**features, **more}


def blind(position: int | None, features: int = 15) -> tuple[str, str, dict[str, Any]]:
    """Return a blind."""
    told = {"supported_features": features, "current_position": position}
    return "cover", "open", told


def fan(
    percentage: int, step: float = 1, state: str = "on"
) -> tuple[str, str, dict[str, Any]]:
    """Return a fan."""
    told = {"percentage": percentage, "percentage_step": step}
    return "fan", state, {"supported_features": 1, **told}


@pytest.mark.parametrize(
    ("device", "asked", "value"),
    [
        (warm(), UP, 22),
        (warm(), Step(False, 2), 19),
        (warm(20.5), Step(True, 0.5), 21),
        (warm(29.5), UP, 30),
        (warm(21, target_temp_step=2), UP, 24),
        (lamp(128), DOWN, 30),
        (lamp(128), UP, 70),
        (lamp(230), UP, 100),
        (lamp(38), DOWN, 8),
        (lamp(128), Step(False, 10), 40),
        (lamp(None, "off"), Share(50), 50),
        (lamp(255), Share(33, False), 33),
        (lamp(76), Step(True, times=2), 60),
        (fan(50), Step(False, times=0.5), 25),
        (radio(0.5), DOWN, 40),
        (radio(0.06), DOWN, 3),
        (radio(0.3), Step(True, 5), 35),
        (blind(40), UP, 60),
        (blind(10), DOWN, 0),
        (blind(100), Share(50, False), 50),
        (fan(40), UP, 60),
        (fan(33, 100 / 3), UP, 66),
        (fan(66, 100 / 3), DOWN, 33),
        (fan(0, 1, "off"), Share(25), 25),
    ],
)
def test_value(
    device: tuple[str, str, dict[str, Any]], asked: Step | Share, value: float
) -> None:
    """A little is a degree, twenty points or ten of a volume; a number is a number."""
    found = setting(*device, asked)
    assert found is not None
    assert found.value == value
    assert isinstance(found.value, int) or value != int(value)


@pytest.mark.parametrize(
    ("device", "asked"),
    [
        # No room left, or not for all that was said.
        (warm(30), UP),
        (warm(29), Step(True, 2)),
        (warm(21, target_temp_step=1), Step(True, 0.5)),
        (lamp(255), UP),
        (lamp(3), DOWN),
        (lamp(128), Step(False, 60)),
        (lamp(200), Step(True, times=2)),
        (radio(1.0), UP),
        (blind(0), DOWN),
        (fan(33, 100 / 3), DOWN),
        (fan(66, 100 / 3), Step(True, 10)),
        # It is nowhere that a step could go from.
        (("climate", "off", warm()[2]), UP),
        (warm(None), UP),
        (lamp(None, "off"), UP),
        (radio(None), UP),
        (blind(None), Share(50)),
        (fan(0, 1, "off"), UP),
        (("light", "unavailable", lamp(100)[2]), Share(50)),
        # It takes no such value.
        (("light", "on", {"supported_color_modes": ["onoff"]}), Share(50)),
        (blind(40, 11), UP),
        (radio(0.5, supported_features=1), UP),
        (("fan", "on", {"percentage": 50, "supported_features": 0}), UP),
        # The share lies the other way.
        (blind(20), Share(50, False)),
        (blind(50), Share(50, True)),
        (lamp(100), Share(50, False)),
    ],
)
def test_nothing(device: tuple[str, str, dict[str, Any]], asked: Step | Share) -> None:
    """Nothing is worked out where it cannot be done as it was said."""
    assert setting(*device, asked) is None


def test_fahrenheit() -> None:
    """A little is two degrees where they are smaller."""
    device = warm(70, min_temp=45, max_temp=86, target_temp_step=1)
    assert setting(*device, UP, "°F") == Setting(
        "HassClimateSetTemperature", "temperature", 72
    )


@st.composite
def devices(
    draw: st.DrawFn,
) -> tuple[tuple[str, str, dict[str, Any]], float, float, float]:
    """Return a device with where it is, in the value of its intent, and its limits."""
    match draw(st.sampled_from(["climate", "light", "media_player", "cover", "fan"])):
        case "climate":
            low = draw(st.integers(-10, 20))
            high = low + draw(st.integers(1, 40))
            now = draw(st.floats(low, high))
            grain = draw(st.sampled_from([None, 0.1, 0.5, 1, 2, 3]))
            limits = {"min_temp": low, "max_temp": high, "target_temp_step": grain}
            return warm(now, **limits), now, low, high
        case "light":
            bright = draw(st.integers(1, 255))
            return lamp(bright), max(round(bright / 2.55), 1), 1, 100
        case "media_player":
            level = draw(st.floats(0, 1))
            return radio(level), round(level * 100), 0, 100
        case "cover":
            position = draw(st.integers(0, 100))
            return blind(position), position, 0, 100
    now = draw(st.integers(1, 100))
    grain = draw(st.sampled_from([1, 10, 20, 25, 100 / 3, 50, 100]))
    return fan(now, grain), now, 1, 100


@given(
    devices(),
    st.booleans(),
    st.one_of(st.none(), st.integers(1, 120), st.floats(0.1, 30)),
)
def test_never_outside_nor_the_other_way(
    found: tuple[tuple[str, str, dict[str, Any]], float, float, float],
    up: bool,
    amount: float | None,
) -> None:
    """Whatever the step, the value is one that the device takes, and lies that way."""
    device, now, low, high = found
    got = setting(*device, Step(up, amount))
    assume(got is not None)
    assert got is not None
    assert low <= got.value <= high
    assert got.value > now if up else got.value < now


@given(devices(), st.sampled_from([10, 25, 33, 50, 75]), st.booleans())
def test_share_never_the_other_way(
    found: tuple[tuple[str, str, dict[str, Any]], float, float, float],
    percent: int,
    up: bool,
) -> None:
    """A share that the words say to be reached upwards is above where it is."""
    device, now, _, _ = found
    assume(device[0] != "climate")
    got = setting(*device, Share(percent, up))
    assert (got is not None) is (percent > now if up else percent < now)
