"""Sums come out right, whatever is asked comes back, and in no time."""

from contextlib import suppress
import math
from typing import Any

from hypothesis import assume, example, given, strategies as st
import pytest

from custom_components.smart_agent.own_tools.calculator.arithmetic import (
    MAX_LENGTH,
    CalculationError,
    brief,
    evaluate,
)
from custom_components.smart_agent.own_tools.calculator.calculate import (
    Calculate,
    calculate,
)
from custom_components.smart_agent.own_tools.calculator.units import CONVERTERS, convert
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm
from homeassistant.util.unit_conversion import BaseUnitConverter

CONTEXT = llm.LLMContext("smart_agent", None, "en", "conversation", None)


async def call(hass: HomeAssistant, **args: Any) -> llm.ToolResult:
    """Return what the tool answers."""
    tool_input = llm.ToolInput("smart_agent__calculate", args)
    return await Calculate().async_call(hass, tool_input, CONTEXT)


@pytest.mark.parametrize(
    ("expression", "result"),
    [
        ("2 + 3 * 4", "14"),
        ("(2+3)*4", "20"),
        ("7/2", "3.5"),
        ("7//2", "3"),
        ("-2^2", "-4"),
        ("2**10", "1024"),
        ("5²-4³", "-39"),
        ("√16", "4"),
        ("√(2)", "1.414213562"),
        ("sqrt 16", "4"),
        ("cbrt(27)", "3"),
        ("8 × 3 ÷ 4 − 1", "5"),
        ("3 x 4", "12"),
        ("2*π", "6.283185307"),
        ("sin(30°)", "0.5"),
        ("log(8, 2)", "3"),
        ("LN(E)", "1"),
        ("max(1, 2.5, -3)", "2.5"),
        ("round(2.567, 2)", "2.57"),
        ("round(2.567)", "3"),
        ("factorial(5)", "120"),
        ("0.1 + 0.2", "0.3"),
        ("1/3", "0.3333333333"),
        ("2^64", "18446744073709551616"),
        ("2^100", "1.2676506e+30"),
        ("2+2=", "4"),
        ("2+2 = ?", "4"),
        ("-0.0", "0"),
        ("1e3", "1000"),
        ("007", "7"),
    ],
)
def test_arithmetic(expression: str, result: str) -> None:
    """As it is written by people, and by models in Python."""
    assert calculate(expression) == result


@pytest.mark.parametrize(
    ("expression", "result"),
    [
        ("15% of 80", "12"),
        ("15 % OF 80", "12"),
        ("15%*80", "12"),
        ("50%", "0.5"),
        ("200 + 10%", "220"),
        ("200 - 10%", "180"),
        ("100 + 100 + 10%", "220"),
        ("200 * 10%", "20"),
        ("200 + 10% of 50", "205"),
        ("50% + 10%", "0.6"),
        ("(5+5)%", "0.1"),
        ("sqrt(16)%", "0.04"),
        ("200 + (5+5)%", "220"),
        ("10 % 3", "1"),
        ("10 % (1+2)", "1"),
        ("10 % pi", "0.5752220392"),
    ],
)
def test_percent(expression: str, result: str) -> None:
    """A share of what follows "of" or stands before; else hundredths or a remainder."""
    assert calculate(expression) == result


@pytest.mark.parametrize(
    ("expression", "result"),
    [
        ("3,5 * 2", "7"),
        ("0,125", "0.125"),
        ("12,5", "12.5"),
        ("1.5", "1.5"),
        (".5 + ,5".replace(",", "."), "1"),
        ("1,234.5", "1234.5"),
        ("1.234,5", "1234.5"),
        ("1,234,567", "1234567"),
        ("1.234.567", "1234567"),
        ("1.234.567,8", "1234567.8"),
        ("max(3,5)", "5"),
        ("max((3,5), 2)", "3.5"),
        ("sqrt(2,25)", "1.5"),
        ("1,5e3", "1500"),
    ],
)
def test_numbers_of_many_countries(expression: str, result: str) -> None:
    """A comma is decimal, but between thousands and between numbers of a list."""
    assert calculate(expression) == result


@pytest.mark.parametrize(
    ("expression", "why"),
    [
        ("1,000 + 1", "'1,000' can be two numbers, write 1000 or 1.000"),
        ("1,23,4", "cannot read the number '1,23,4'"),
        ("1.2.3", "cannot read the number '1.2.3'"),
        ("1, 2", "a comma stands between two numbers"),
        ("log(8)", "write ln(x), log10(x), log2(x) or log(x, base)"),
        ("1/0", "division by zero"),
        ("5 % 0", "division by zero"),
        ("(-8)^(1/3)", "no real number is the result"),
        ("abs((-8)^0.5)", "no real number is the result"),
        ("sqrt(-1)", "no real number is the result"),
        ("factorial(1.5)", "no real number is the result"),
        ("factorial(171)", "the result is too large"),
        ("9^9^9", "the result is too large"),
        ("9^9^9^9^9^9^9", "the result is too large"),
        ("1e308 * 10", "the result is too large"),
        ("1e999", "the result is too large"),
        ("2^1023 * 2", "the result is too large"),
        ("*".join(["9^300"] * 20), "the result is too large"),
        ("1" * (MAX_LENGTH + 1), "longer than 200 characters"),
        ("", "this is no arithmetic expression"),
        ("1 +", "this is no arithmetic expression"),
        ("1 2", "this is no arithmetic expression"),
        ("(" * 100 + "1" + ")" * 99, "this is no arithmetic expression"),
        ("*(2)", "this is no arithmetic expression"),
        ("max(*3)", "this is no arithmetic expression"),
        ("sqrt", "this is no arithmetic expression"),
        ("max(abs, 2)", "this is no arithmetic expression"),
        ("2(3)", "this is no arithmetic expression"),
        ("5 + %", "a % sign without a number"),
        ("max %", "a % sign without a number"),
        ("lambda: 1", "unknown word 'lambda'"),
        ("True", "unknown word 'true'"),
        ("round.__class__", "cannot read '.__class__'"),
        ("__import__('os')", "cannot read \"__import__('os')\""),
        ("[1]", "cannot read '[1]'"),
        ("'a' * 9", "cannot read \"'a' * 9\""),
        ("5 apples", "unknown word 'apples'"),
    ],
)
def test_refused(expression: str, why: str) -> None:
    """What cannot be calculated, or be read in two ways, says so."""
    with pytest.raises(CalculationError) as caught:
        calculate(expression)
    assert str(caught.value) == why


@pytest.mark.parametrize(
    ("expression", "result"),
    [
        ("3 miles in km", "4.82803 km"),
        ("1000 miles to m", "1609344 m"),
        ("20 °C to °F", "68 °F"),
        ("20 C as F", "68 °F"),
        ("20°C→°F", "68 °F"),
        ("68 degrees Fahrenheit in celsius", "20 °C"),
        ("68 deg F in K", "293.15 K"),
        ("-40 °F to °C", "-40 °C"),
        ("0 °F to °F", "0 °F"),
        ("5'0".replace("'", ",") + " ft to in", "60 in"),
        ("12 in in cm", "30.48 cm"),
        ("3 in to cm", "7.62 cm"),
        ("1 foot -> inches", "12 in"),
        ("100 kmh in mph", "62.1371 mph"),
        ("(1 + 2) * 3 kg into lbs", "19.8416 lb"),
        ("50% of 3 miles in km", "2.41402 km"),
        ("2*pi m in cm", "628.319 cm"),
        ("1 hr to ms", "3600000 ms"),
        ("5 hrs to secs", "18000 s"),
        ("2 kwh in BTU/h".replace("BTU/h", "kj"), "7200 kJ"),
        ("1 kW in W", "1000 W"),
        ("1 ms in MS", "1 ms"),
        ("2 litres in fl oz", "67.628 fl. oz."),
        ("100 m² in sq ft", "1076.39 ft²"),
        ("100 m^2 in square feet", "1076.39 ft²"),
        ("3 m3 to l", "3000 L"),
        ("1 kWh in J", "3600000 J"),
        ("90 minutes in hours", "1.5 h"),
        ("5 MW in kW", "5000 kW"),
        ("20 kWh/100km in km/kWh", "5 km/kWh"),
        ("1 GB in MiB", "953.674 MiB"),
        ("8 Beaufort in km/h", "68.0995 km/h"),
        ("1 μs in ms", "0.001 ms"),
        ("1 µs in ms?", "0.001 ms"),
    ],
)
def test_units(expression: str, result: str) -> None:
    """By symbol or name, in the singular or plural, with what is usual beside."""
    assert calculate(expression) == result


@pytest.mark.parametrize(
    ("expression", "why"),
    [
        ("3 cups to mL", "cannot convert '3 cups' to mL; to it can: CCF, L, MCF"),
        ("5 kg to km", "cannot convert '5 kg' to km; to it can: cm, ft, in, km, m,"),
        ("5 mw to kW", "cannot convert '5 mw' to kW"),
        ("km to m", "cannot convert 'km' to m"),
        ("5 km to parsecs", "cannot convert to 'parsecs'"),
        ("5 + km to m", "cannot convert '5 + km' to m"),
        ("1/0 km to m", "division by zero"),
        ("0 km/kWh in kWh/100km", "no real number is the result"),
        ("-5 Beaufort in km/h", "no real number is the result"),
        ("1e308 km in mm", "the result is too large"),
    ],
)
def test_units_refused(expression: str, why: str) -> None:
    """What cannot be converted says what can."""
    with pytest.raises(CalculationError) as caught:
        calculate(expression)
    assert str(caught.value).startswith(why)


@pytest.mark.parametrize("converter", CONVERTERS)
def test_all_units_of_home_assistant(converter: type[BaseUnitConverter]) -> None:
    """Each is found by its symbol and by its name, and converted by Home Assistant."""
    units = [unit for unit in converter.VALID_UNITS if unit is not None]
    for unit in units:
        for target in units:
            value = converter.convert(2, unit, target)
            answer = convert(f"2 {unit} to {target}")
            assert answer is not None
            number, _, shown = answer.partition(" ")
            assert shown == target
            assert math.isclose(float(number), value, rel_tol=1e-5)
            name = str(getattr(unit, "name", unit)).replace("_", " ").lower()
            assert convert(f"2 {name} to {target}") == answer


numbers = st.integers(0, 10**12) | st.floats(0, 1e12).map(lambda x: round(x, 6))


def written(number: float) -> str:
    """Return a number as it is written, without an exponent."""
    return f"{number:f}" if isinstance(number, float) else str(number)


expressions = st.recursive(
    numbers.map(written),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from("+-*/"), inner).map(" ".join),
        inner.map("({})".format),
        inner.map("-{}".format),
        st.tuples(inner, st.integers(0, 4)).map(lambda x: f"({x[0]})**{x[1]}"),
        st.tuples(inner, inner).map(lambda x: f"({x[0]}) // ({x[1]})"),
        st.tuples(inner, inner).map(lambda x: f"max({x[0]}, {x[1]})"),
    ),
    max_leaves=6,
)


@given(expressions)
def test_as_python(expression: str) -> None:
    """What Python calculates comes out the same."""
    assume(len(expression) <= MAX_LENGTH)
    try:
        value = eval(expression, {"max": max})  # noqa: S307 # made of numbers above
    except ArithmeticError:
        with pytest.raises(CalculationError):
            evaluate(expression)
        return
    assert evaluate(expression) == value


@given(
    st.text(max_size=MAX_LENGTH + 5)
    | st.text("0123456789.,+-*/^%()√²π° eExmkinto", max_size=60)
    | st.lists(
        st.sampled_from(
            [
                *"9.,+-*/%^()e",
                "99",
                "**",
                "of",
                "in",
                "to",
                "km",
                "sqrt(",
                "max(",
                "log(",
            ]
        ),
        max_size=25,
    ).map(" ".join)
)
@example("9**9**9**9")
@example("round(5, -999999999999)")
@example("gcd(" + "9" * 190 + ")")
@example("-" * 199 + "1")
@example("exp(9^9)")
@example("99999999 ** 9999999 in km to m")
@example("\ud800")
@example("in to")
def test_anything(expression: str) -> None:
    """Any text has a short result or a reason why not."""
    with suppress(CalculationError):
        assert 0 < len(calculate(expression)) <= 40


@given(st.integers() | st.floats(allow_nan=False, allow_infinity=False))
def test_brief(value: float) -> None:
    """A number keeps ten digits, and all of them if it is whole."""
    assume(abs(value) < 2**1023)
    said = brief(value)
    assert len(said) <= 22
    assert math.isclose(float(said), value, rel_tol=1e-9)
    if isinstance(value, int) and abs(value) < 10**21:
        assert int(said) == value


async def test_tool(hass: HomeAssistant) -> None:
    """The model reads what was calculated beside what came out."""
    assert await call(hass, expression="15% of 80") == llm.ToolResult(
        {"expression": "15% of 80", "result": "12"}
    )
    assert await call(hass, expression="3 miles in km") == llm.ToolResult(
        {"expression": "3 miles in km", "result": "4.82803 km"}
    )


@pytest.mark.parametrize(
    ("args", "why"),
    [
        ({"expression": "1/0"}, "division by zero"),
        ({"expression": ""}, "length of value must be at least 1"),
        ({"expression": 5}, "expected str"),
        ({}, "required key not provided"),
        ({"expression": "1", "precision": 2}, "not a valid option"),
    ],
)
async def test_tool_fails(hass: HomeAssistant, args: dict[str, Any], why: str) -> None:
    """A failure is a result in one line."""
    result = await call(hass, **args)
    assert result.error
    assert str(result.data["error"]).startswith("calculate failed: ")
    assert why in str(result.data["error"])


def test_what_the_model_reads() -> None:
    """Nothing is changed by a sum, and it reaches nothing."""
    assert Calculate.name == "smart_agent__calculate"
    assert Calculate.annotations == llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=False
    )
