"""Unit conversion with Home Assistant's own converters."""

from collections.abc import Callable
import math
import re
import unicodedata

from homeassistant.util import unit_conversion as uc

from .arithmetic import CalculationError, brief, evaluate

CONVERTERS: tuple[type[uc.BaseUnitConverter], ...] = (
    uc.DistanceConverter,
    uc.MassConverter,
    uc.VolumeConverter,
    uc.TemperatureConverter,
    uc.DurationConverter,
    uc.SpeedConverter,
    uc.AreaConverter,
    uc.EnergyConverter,
    uc.PowerConverter,
    uc.PressureConverter,
    uc.InformationConverter,
    uc.DataRateConverter,
    uc.VolumeFlowRateConverter,
    uc.EnergyDistanceConverter,
    uc.FrequencyConverter,
    uc.ElectricCurrentConverter,
    uc.ElectricPotentialConverter,
)
"""Converters whose units alone say what is measured. Left out are those that need more:
how many ppm a microgram is depends on the substance, and a degree may be a
difference."""

SIGNIFICANT_DIGITS = 6

_BETWEEN = re.compile(r"(?<=\s)(?:to|into|in|as)(?=\s)|->|→", re.IGNORECASE)
_NUMBER_END = re.compile(r"(?:[\d)%.²³π]|\b(?:e|pi|tau)\b)(?=[^\d)%.²³])")
_SQUARE = re.compile(r"^sq(?!uare)(.+)")
_DEGREES = re.compile(r"^deg(?:rees?)?(?=\W|[cfk]$)", re.IGNORECASE)
_ALSO = {
    "foot": "feet",
    "hr": "hour",
    "kmh": "km/h",
    "kph": "km/h",
    "sec": "second",
}
"""Other names of units; symbols and English names come from Home Assistant."""


def convert(text: str) -> str | None:
    """Return a quantity in another unit: "4.82803 km" for "3 miles in km".

    None if the text names no units. Raises CalculationError where it names one that is
    unknown or of another kind.
    """
    fault = ""
    for find in (_by_symbol, _by_name):
        for between in _BETWEEN.finditer(text):
            source, target = text[: between.start()], text[between.end() :].strip(" ?.")
            for converter in CONVERTERS:
                to_unit = find(converter, target)
                quantity = _quantity(converter, source, find)
                if to_unit and quantity:
                    return _converted(converter, *quantity, to_unit)
                if to_unit and not fault:
                    units = ", ".join(sorted(filter(None, converter.VALID_UNITS)))
                    fault = (
                        f"cannot convert {source.strip()!r} to {to_unit};"
                        f" to it can: {units}"
                    )
                elif quantity and not fault:
                    fault = f"cannot convert to {target!r}"
    if fault:
        raise CalculationError(fault)
    return None


def _converted(
    converter: type[uc.BaseUnitConverter],
    expression: str,
    from_unit: str,
    to_unit: str,
) -> str:
    """Return the value of an expression in another unit, as it is said."""
    number = evaluate(expression)
    try:
        value = converter.convert(number, from_unit, to_unit)
        magnitude = math.floor(math.log10(abs(value))) if value else 0
        digits = max(0, SIGNIFICANT_DIGITS - 1 - magnitude)
        return f"{brief(round(value, digits))} {to_unit}"
    except OverflowError as err:
        raise CalculationError("the result is too large") from err
    except (ZeroDivisionError, TypeError) as err:
        raise CalculationError("no real number is the result") from err


def _quantity(
    converter: type[uc.BaseUnitConverter],
    text: str,
    find: Callable[[type[uc.BaseUnitConverter], str], str | None],
) -> tuple[str, str] | None:
    """Return the expression and the unit behind it that a text consists of."""
    for number_end in _NUMBER_END.finditer(text):
        at = number_end.end()
        if unit := find(converter, text[at:]):
            return text[:at], unit
    return None


def _by_symbol(converter: type[uc.BaseUnitConverter], text: str) -> str | None:
    """Return a converter's unit by its symbol, which case tells from others: mW, MW."""
    return _TABLES[converter][0].get(_key(_DEGREES.sub("", text.strip())))


def _by_name(converter: type[uc.BaseUnitConverter], text: str) -> str | None:
    """Return a converter's unit by its symbol or English name in any case."""
    if unit := _by_symbol(converter, text):
        return unit
    key = _SQUARE.sub(r"\g<1>2", _key(_DEGREES.sub("", text.strip())).lower())
    key = key.replace("metre", "meter").replace("litre", "liter")
    # A plural, unless nothing but a letter is left: "lbs", "inches", but not "ms".
    for name in filter(None, (key, key[:-1] if key[2:].endswith("s") else "")):
        units = _TABLES[converter][1].get(_key(_ALSO.get(name, name)), set())
        if len(units) == 1:
            return next(iter(units))
    return None


def _key(text: str) -> str:
    """Return a unit without what is written in several ways: m^2, m² and m2."""
    return re.sub(r"[\s.°^_]", "", unicodedata.normalize("NFKC", text))


def _table(
    converter: type[uc.BaseUnitConverter],
) -> tuple[dict[str, str], dict[str, set[str]]]:
    """Return a converter's units by symbol, and by symbol or name in lower case."""
    symbols: dict[str, str] = {}
    names: dict[str, set[str]] = {}
    for unit in converter.VALID_UNITS:
        if unit is None:
            continue
        symbols[_key(unit)] = unit
        name = _key(getattr(unit, "name", "")).lower()
        for called in (_key(unit).lower(), name, re.sub(r"(?<=h)es$|s$", "", name)):
            names.setdefault(called, set()).add(unit)
    return symbols, names


_TABLES = {converter: _table(converter) for converter in CONVERTERS}
