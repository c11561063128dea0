"""Reading inventories: what is meant by what is written, and what is refused."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from hypothesis import given, strategies as st
import pytest

from custom_components.demo_house.inventory import (
    Inventory,
    InventoryError,
    Item,
    with_states,
)
from homeassistant.components.cover import CoverDeviceClass, CoverEntityFeature
from homeassistant.components.sensor import SensorDeviceClass

from .conftest import HOME


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (True, "on"),
        (False, "off"),
        ("on", "on"),
        (22, "22"),
        (None, None),
        ({"in": "clear", "out": "off"}, "off"),
    ],
)
def test_states(written: object, meant: str | None) -> None:
    """States come out in Home Assistant's words."""
    (item,) = Inventory.load(
        {"entities": [{"id": "light.lamp", "state": written}]}
    ).items
    assert item.state == meant


@pytest.mark.parametrize(
    "written", ["curtain", "CURTAIN", "cover.CoverDeviceClass.CURTAIN"]
)
def test_members(written: str) -> None:
    """A device class may be written in any of the ways found in the wild."""
    item = Item("cover.a", "A", attributes={"device_class": written})
    assert item.member(CoverDeviceClass, "device_class") is CoverDeviceClass.CURTAIN


def test_member_by_value() -> None:
    """A value counts also where the member has another name."""
    item = Item("sensor.a", "A", attributes={"device_class": "carbon_dioxide"})
    assert item.member(SensorDeviceClass, "device_class") is SensorDeviceClass.CO2


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (3, CoverEntityFeature.OPEN | CoverEntityFeature.CLOSE),
        (["OPEN"], CoverEntityFeature.OPEN),
        (["cover.CoverEntityFeature.STOP"], CoverEntityFeature.STOP),
        ([], CoverEntityFeature(0)),
        (None, CoverEntityFeature.CLOSE),
    ],
)
def test_features(written: object, meant: CoverEntityFeature) -> None:
    """Features are a number or names; saying nothing leaves the default."""
    item = Item("cover.a", "A", attributes={"supported_features": written})
    assert item.features(CoverEntityFeature, CoverEntityFeature.CLOSE) == meant


def test_names_and_ids_that_follow() -> None:
    """An area's id follows from its name, an entity's name from its device."""
    house = Inventory.load(
        {
            "areas": [{"name": "Living Room", "floor": "Ground"}],
            "devices": [{"name": "Big Fan", "area": "living_room"}],
            "entities": [{"id": "fan.big_fan", "device": "big_fan"}],
            "language": "en",
        }
    )
    assert [floor.name for floor in house.floors] == ["Ground"]
    assert [item.name for item in house.items] == ["Big Fan"]
    assert house.platforms == ["fan"]


def test_missing_file(tmp_path: Path) -> None:
    """A file that is not there is an inventory that cannot be used."""
    with pytest.raises(InventoryError):
        Inventory.load(tmp_path / "nothing.yaml")


@pytest.mark.parametrize("text", ["- a", "entities: {", "areas: []", "entities: 5"])
def test_bad_file(tmp_path: Path, text: str) -> None:
    """So is one that is no inventory."""
    path = tmp_path / "home.yaml"
    path.write_text(text)
    with pytest.raises(InventoryError):
        Inventory.load(path)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)
_KEYS = st.sampled_from(["id", "name", "area", "device", "state", "attributes", "info"])


@given(
    st.dictionaries(
        st.sampled_from(["floors", "areas", "devices", "entities"]),
        _JSON | st.lists(st.dictionaries(_KEYS, _JSON)),
    )
)
def test_nothing_but_inventory_errors(raw: dict[str, Any]) -> None:
    """Whatever is in the file, it loads or says what is wrong with it."""
    with suppress(InventoryError):
        Inventory.load(raw)


def test_with_states() -> None:
    """Other initial states replace the state, join the attributes, and copy."""
    home: dict[str, Any] = {
        "areas": [],
        "entities": [
            {"id": "light.a", "state": "on", "attributes": {"brightness": 9, "x": 1}},
            {"id": "light.b"},
        ],
    }
    setup: dict[str, dict[str, Any]] = {
        "light.a": {"attributes": {"brightness": 0}},
        "light.b": {"state": "off", "attributes": None},
    }
    assert with_states(home, setup)["entities"] == [
        {"id": "light.a", "state": "on", "attributes": {"brightness": 0, "x": 1}},
        {"id": "light.b", "state": "off", "attributes": {}},
    ]
    assert home["entities"][1] == {"id": "light.b"}
    with pytest.raises(InventoryError, match=r"light\.c"):
        with_states(home, {"light.c": {}})


def test_demo_house_is_furnished() -> None:
    """The demo house has two floors, nine areas and things of many kinds."""
    house = Inventory.load(HOME)
    assert [floor.name for floor in house.floors] == ["Ground floor", "First floor"]
    assert len(house.areas) == 9
    assert {item.area for item in house.items} >= {area.id for area in house.areas}
    assert len(house.platforms) >= 15
