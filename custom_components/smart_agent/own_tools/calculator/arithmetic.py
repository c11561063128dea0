"""Arithmetic as people and models write it, evaluated within bounds.

The grammar is Python's, with what is written otherwise put right first: `^` for powers,
other signs for times, divided and root, a decimal comma, and per cent:

- `15%` is 0.15, and so is `15% of` what follows: `15% of 80` is 12.
- Added to or taken from a number it is that share of the number, as on a pocket
  calculator: `200 + 10%` is 220.
- A `%` before a number, a name or a bracket is Python's remainder: `10 % 3` is 1.

What can be read in two ways (`1,000`, `log(8)`) is refused, never guessed.
"""

import ast
from collections.abc import Callable
import math
import operator
import re

import simpleeval  # type: ignore[import-untyped] # has no types

type Number = int | float

MAX_LENGTH = 200
"""Characters of an expression; with the next bound it keeps evaluation instant."""

MAX_BITS = 1023
"""Bits of a whole number: a larger one cannot be a floating-point number."""

MAX_FACTORIAL = 170
"""The last number whose factorial a floating-point number can hold."""

MAX_EXACT = 10**21
"""Whole numbers from here on are given with ten digits and an exponent."""

_WRITTEN = str.maketrans(
    {
        "×": "*",
        "·": "*",
        "⋅": "*",
        "÷": "/",
        "−": "-",
        "–": "-",
        "π": " pi ",
        "√": " sqrt ",
        "²": "^2",
        "³": "^3",
        "°": "*(pi/180)",
    }
)

_PLAIN_NUMBER = r"\d+(?:\.\d+)?"
_NUMBER = r"\d+(?:[.,]\d+)*"


def _tokens(number: str) -> re.Pattern[str]:
    """Return the pattern of a token; no number ends in a letter."""
    return re.compile(
        rf"\s*(?:(?P<number>(?:{number}|\.\d+)(?:e[+-]?\d+)?(?![^\W_]))"
        r"|(?P<name>[a-z]\w*)"
        r"|(?P<sign>\*\*|//|[-+*/^%(),]))",
        re.IGNORECASE | re.ASCII,
    )


_TOKEN = _tokens(_NUMBER)
_TOKEN_IN_LIST = _tokens(_PLAIN_NUMBER)
_LISTS = frozenset({"gcd", "hypot", "log", "max", "min", "round"})
"""Functions of several numbers, between which a comma is not decimal."""

_GROUPS = re.compile(r"\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+")
_TIMES = re.compile(r"(?<=[\d)])\s+x\s+(?=[\d(])")


class CalculationError(ValueError):
    """An expression cannot be evaluated; the text says why, in English."""


class _Percent(float):
    """A percentage; added or subtracted, it is that share of the other number."""


def evaluate(text: str) -> Number:
    """Return the value of an expression; raises CalculationError, and nothing else."""
    if len(text) > MAX_LENGTH:
        raise CalculationError(f"longer than {MAX_LENGTH} characters")
    evaluator = simpleeval.SimpleEval(_OPERATORS, _FUNCTIONS, _CONSTANTS)
    try:
        return _real(evaluator.eval(_python(text)))
    except CalculationError:
        raise
    except ZeroDivisionError as err:
        raise CalculationError("division by zero") from err
    except OverflowError as err:
        raise CalculationError("the result is too large") from err
    except ValueError as err:
        raise CalculationError("no real number is the result") from err
    except (
        simpleeval.InvalidExpression,
        SyntaxError,
        TypeError,
        RecursionError,
        MemoryError,
    ) as err:
        raise CalculationError("this is no arithmetic expression") from err


def brief(value: Number) -> str:
    """Return a number as it is said: whole ones exactly, others with ten digits."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        value = int(value)
    if isinstance(value, int) and abs(value) < MAX_EXACT:
        return str(value)
    return f"{value:.10g}"


def _python(text: str) -> str:
    """Return an expression in Python's grammar."""
    text = _TIMES.sub(" * ", text.translate(_WRITTEN)).rstrip("=?. \n")
    out: list[str] = []
    lists: list[bool] = []
    at = 0
    while at < len(text):
        in_list = bool(lists and lists[-1])
        token = (_TOKEN_IN_LIST if in_list else _TOKEN).match(text, at)
        if token is None:
            raise CalculationError(f"cannot read {text[at : at + 20]!r}")
        at = token.end()
        sign = token["sign"]
        if sign == "(":
            lists.append(bool(out) and out[-1] in _LISTS)
        elif sign == ")" and lists:
            lists.pop()
        elif sign == "," and not in_list:
            raise CalculationError("a comma stands between two numbers")
        if sign == "%" and not _is_operand(text, at):
            _wrap_last(out)
        else:
            out.append(_word(token))
    return " ".join(_with_brackets(out))


def _word(token: re.Match[str]) -> str:
    """Return a token in Python's grammar."""
    if number := token["number"]:
        return _number(number.lower())
    if name := token["name"]:
        name = name.lower()
        if name == "of":
            return "*"
        if name not in _FUNCTIONS and name not in _CONSTANTS:
            raise CalculationError(f"unknown word {name!r}")
        return name
    return "**" if token["sign"] == "^" else token["sign"]


def _number(text: str) -> str:
    """Return a number with a decimal point and without marks between thousands."""
    digits, e, exponent = text.partition("e")
    last = max(digits.rfind("."), digits.rfind(","))
    if last >= 0:
        whole, mark, part = digits[:last], digits[last], digits[last + 1 :]
        if mark in whole or not whole.isdigit():
            # Marks between thousands, all alike; another one after them is decimal.
            thousands = digits if mark in whole else whole
            if whole and not _GROUPS.fullmatch(thousands):
                raise CalculationError(f"cannot read the number {text!r}")
            digits = re.sub("[.,]", "", thousands)
            digits += "" if mark in whole else f".{part}"
        elif mark == "," and _GROUPS.fullmatch(digits) and not whole.startswith("0"):
            raise CalculationError(
                f"{text!r} can be two numbers, write {whole}{part} or {whole}.{part}"
            )
        else:
            digits = f"{whole}.{part}"
    return (digits if "." in digits else str(int(digits))) + e + exponent


def _is_operand(text: str, at: int) -> bool:
    """Return whether what a remainder could be of stands at a place in a text."""
    token = _TOKEN.match(text, at)
    if token is None or token["sign"]:
        return token is not None and token["sign"] == "("
    return token["number"] is not None or token["name"].lower() != "of"


def _wrap_last(out: list[str]) -> None:
    """Make the last operand, a number, a constant or brackets, a percentage."""
    start = len(out) - 1
    if start >= 0 and out[start] == ")":
        depth = 0
        for start in range(len(out) - 1, -1, -1):
            depth += (out[start] == ")") - (out[start] == "(")
            if depth == 0:
                break
        if start and out[start - 1] in _FUNCTIONS:
            start -= 1
    elif start < 0 or not (out[start][-1:].isdigit() or out[start] in _CONSTANTS):
        raise CalculationError("a % sign without a number")
    out[start:] = ["percent", "(", *out[start:], ")"]


def _with_brackets(words: list[str]) -> list[str]:
    """Return the words with brackets around what a function has without: √16."""
    out: list[str] = []
    for word in words:
        if out and out[-1] in _FUNCTIONS and (word[0].isdigit() or word in _CONSTANTS):
            out += ["(", word, ")"]
        else:
            out.append(word)
    return out


def _real(value: object) -> Number:
    """Return a result if it is a finite real number within the bounds."""
    if isinstance(value, int) and not isinstance(value, bool):
        if value.bit_length() > MAX_BITS:
            raise OverflowError
        return value
    if isinstance(value, float):
        if not math.isfinite(value):
            raise OverflowError
        return float(value)
    raise TypeError(value)


def _add(left: Number, right: Number) -> Number:
    """Return a sum; a percentage is of what stands before it."""
    if isinstance(right, _Percent) and not isinstance(left, _Percent):
        return left + left * right
    return left + right


def _subtract(left: Number, right: Number) -> Number:
    """Return a difference; a percentage is of what stands before it."""
    if isinstance(right, _Percent) and not isinstance(left, _Percent):
        return left - left * right
    return left - right


def _power(base: Number, exponent: Number) -> Number:
    """Return a power, unless it is too large a whole number or not a real one."""
    if (
        isinstance(base, int)
        and isinstance(exponent, int)
        and (base.bit_length() - 1) * exponent > MAX_BITS
    ):
        raise OverflowError
    power: Number | complex = base**exponent
    if isinstance(power, complex):
        raise ValueError(power)  # noqa: TRY004 # not of the wrong type: undefined
    return power


def _percent(value: Number) -> _Percent:
    """Return hundredths."""
    return _Percent(value / 100)


def _factorial(value: Number) -> int:
    """Return the factorial of a whole number."""
    if value > MAX_FACTORIAL:
        raise OverflowError
    if value != int(value):
        raise ValueError(value)
    return math.factorial(int(value))


def _log(value: Number, base: Number | None = None) -> float:
    """Return a logarithm; raises without a base, which could be e or 10."""
    if base is None:
        raise CalculationError("write ln(x), log10(x), log2(x) or log(x, base)")
    return math.log(value, base)


def _round(value: Number, digits: Number = 0) -> Number:
    """Return a number rounded to so many decimals, at most fifteen."""
    return round(value, max(-15, min(15, int(digits)))) if digits else round(value)


_OPERATORS: dict[type[ast.AST], Callable[..., object]] = {
    ast.Add: _add,
    ast.Sub: _subtract,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: _power,
    ast.UAdd: operator.pos,
    ast.USub: operator.neg,
}

_CONSTANTS = {"pi": math.pi, "e": math.e, "tau": math.tau}

_FUNCTIONS: dict[str, Callable[..., object]] = {
    "abs": abs,
    "acos": math.acos,
    "asin": math.asin,
    "atan": math.atan,
    "cbrt": math.cbrt,
    "ceil": math.ceil,
    "cos": math.cos,
    "degrees": math.degrees,
    "exp": math.exp,
    "factorial": _factorial,
    "floor": math.floor,
    "gcd": math.gcd,
    "hypot": math.hypot,
    "ln": math.log,
    "log": _log,
    "log10": math.log10,
    "log2": math.log2,
    "max": max,
    "min": min,
    "percent": _percent,
    "radians": math.radians,
    "round": _round,
    "sin": math.sin,
    "sqrt": math.sqrt,
    "tan": math.tan,
}
