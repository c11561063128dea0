"""Python call syntax, evaluated without running anything.

The arguments are parsed by `ast` and evaluated on a whitelist: literals, arithmetic,
list repetition and list comprehensions. What it may build is bounded.
"""

import ast
from collections.abc import Callable, Iterator
import copy
import operator
import re
import sys
from typing import TypeIs
import warnings

from .literal import MAX_DEPTH, Cause, LiteralError, closing

MAX_SIZE = 50_000
"""Steps of evaluation and size of what they build (items and characters), together."""
_MAX_NUMBER = sys.float_info.max
_MAX_GENERATORS = 4

_NAMES: dict[str, object] = {"true": True, "false": False, "null": None}
_ARITHMETIC: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_LINE_RE = re.compile(r"[^\r\n]*+(?:\r\n|\r|\n|\Z)")


def read_arguments(text: str, start: int) -> tuple[dict[str, object], int]:
    """Return the arguments of the call whose `(` is at `start`, and where it ends.

    Keywords, or one dictionary. Raises LiteralError.
    """
    end = closing(text, start)
    # A name in front makes the brackets a call; it shifts positions by one.
    evaluator = _Evaluator("f" + text[start:end], start - 1)
    return evaluator.arguments(), end


def read_expression(text: str, start: int) -> tuple[object, int]:
    """Return the value of the bracketed expression at `start`, and where it ends.

    Raises LiteralError.
    """
    end = closing(text, start)
    return _Evaluator(text[start:end], start).value(), end


class _Evaluator:
    """Evaluates one expression; `base` is its offset in the whole text."""

    def __init__(self, source: str, base: int) -> None:
        self._source = source
        self._base = base
        self._left = MAX_SIZE
        self._scope = dict(_NAMES)
        self._body = self._parse()

    def value(self) -> object:
        return self._eval(self._body, 0)

    def arguments(self) -> dict[str, object]:
        call = self._body
        if not isinstance(call, ast.Call):
            raise self._error(call, "Not a call", Cause.OTHER)
        result: dict[str, object] = {}
        parts = [ast.keyword(value=arg) for arg in call.args] + call.keywords
        for name, node in ((part.arg, part.value) for part in parts):
            value = self._eval(node, 0)
            if name is not None:
                result[name] = value
            elif isinstance(value, dict):
                result |= value
            else:
                message = "Argument without a keyword"
                raise self._error(node, message, Cause.ARGUMENTS_NOT_OBJECT)
        return result

    def _parse(self) -> ast.expr:
        try:
            with warnings.catch_warnings():
                # An unknown escape such as "\d" is no error, and nobody to warn.
                warnings.simplefilter("ignore", SyntaxWarning)
                return ast.parse(self._source, mode="eval").body
        except SyntaxError as err:
            offset = self._offset(err.lineno or 1) + max((err.offset or 1) - 1, 0)
            position = self._base + min(offset, len(self._source))
            raise LiteralError(err.msg, position, Cause.OTHER) from None
        except (ValueError, MemoryError, RecursionError) as err:
            # Null bytes and lone surrogates; nesting beyond what the parser takes.
            cause = Cause.OTHER if isinstance(err, ValueError) else Cause.TOO_LARGE
            raise LiteralError("Cannot be parsed", self._base + 1, cause) from None

    def _eval(self, node: ast.expr, depth: int) -> object:
        self._charge(None, node, depth)
        depth += 1
        match node:
            case ast.Constant(value=str() | int() | float() | None as value):
                self._charge(value, node, depth)
                return self._bounded(value, node)
            case ast.Name(id=name) if name in self._scope:
                self._charge(self._scope[name], node, depth)
                return copy.deepcopy(self._scope[name])
            case ast.List(elts=items) | ast.Tuple(elts=items) | ast.Set(elts=items):
                return [self._eval(item, depth) for item in items]
            case ast.Dict():
                return self._dict(node, depth)
            case ast.UnaryOp(op=ast.USub() | ast.UAdd() as sign, operand=operand):
                number = self._number(operand, depth)
                return -number if isinstance(sign, ast.USub) else number
            case ast.BinOp():
                return self._binary(node, depth)
            case ast.ListComp(elt=elt, generators=generators) if (
                len(generators) <= _MAX_GENERATORS
            ):
                scope = self._scope
                built = [self._eval(elt, depth) for _ in self._loop(generators, depth)]
                self._scope = scope
                return built
        raise self._not_literal(node)

    def _dict(self, node: ast.Dict, depth: int) -> dict[str, object]:
        result: dict[str, object] = {}
        for key, value in zip(node.keys, node.values, strict=True):
            name = None if key is None else self._eval(key, depth)
            if not isinstance(name, str):
                raise self._not_literal(key or value)
            result[name] = self._eval(value, depth)
        return result

    def _binary(self, node: ast.BinOp, depth: int) -> object:
        left, right = self._eval(node.left, depth), self._eval(node.right, depth)
        match node.op, left, right:
            case ast.Mult(), (str() | list()) as items, int(times):
                return self._repeat(items, times, node)
            case ast.Mult(), int(times), (str() | list()) as items:
                return self._repeat(items, times, node)
            case (ast.Add(), list() as first, list() as second):
                self._spend(_size(first) + _size(second), node)
                return first + second
            case (ast.Add(), str() as first, str() as second):
                self._spend(len(first) + len(second), node)
                return first + second
        operation = _ARITHMETIC.get(type(node.op))
        if not (operation and _is_number(left) and _is_number(right)):
            raise self._not_literal(node)
        try:
            return self._bounded(operation(left, right), node)
        except ArithmeticError:
            raise self._not_literal(node) from None

    def _repeat(
        self, items: str | list[object], times: int, node: ast.AST
    ) -> str | list[object]:
        self._spend(_size(items) * max(times, 0), node)
        if isinstance(items, str):
            return items * times
        # Copies: repeated lists would be one object, changed together.
        return [copy.deepcopy(item) for _ in range(times) for item in items]

    def _loop(self, generators: list[ast.comprehension], depth: int) -> Iterator[None]:
        """Set the variables of a comprehension, once for each of its items."""
        if not generators:
            yield
            return
        first, *rest = generators
        if first.ifs or first.is_async or not isinstance(first.target, ast.Name):
            raise self._not_literal(first.target)
        outer = self._scope
        for item in self._items(first.iter, depth):
            self._spend(1, first.target)
            self._scope = outer | {first.target.id: item}
            yield from self._loop(rest, depth)

    def _items(self, node: ast.expr, depth: int) -> list[object]:
        match node:
            case ast.Call(func=ast.Name(id="range"), args=args, keywords=[]) if (
                1 <= len(args) <= 3
            ):
                return self._range(node, args, depth)
        items = self._eval(node, depth)
        if not isinstance(items, list):
            raise self._not_literal(node)
        return items

    def _range(self, node: ast.expr, args: list[ast.expr], depth: int) -> list[object]:
        bounds = [self._number(arg, depth) for arg in args]
        whole = [bound for bound in bounds if isinstance(bound, int)]
        if len(whole) < len(bounds) or whole[2:] == [0]:
            raise self._not_literal(node)
        # One more than there is budget for: len() overflows on the widest ranges.
        numbers = range(*whole)[: self._left + 1]
        self._spend(len(numbers), node)
        return list(numbers)

    def _number(self, node: ast.expr, depth: int) -> int | float:
        value = self._eval(node, depth)
        if not _is_number(value):
            raise self._not_literal(node)
        return value

    def _bounded[T](self, value: T, node: ast.AST) -> T:
        if _is_number(value) and not -_MAX_NUMBER <= value <= _MAX_NUMBER:
            raise self._error(node, "Number too large", Cause.TOO_LARGE)
        return value

    def _charge(self, value: object, node: ast.AST, depth: int) -> None:
        """Pay for a value at `depth`: none gets larger or deeper than allowed."""
        if depth > MAX_DEPTH:
            raise self._error(node, "Nested too deeply", Cause.TOO_LARGE)
        self._spend(len(value) if isinstance(value, str) else 1, node)
        if isinstance(value, dict):
            value = list(value.values())
        for item in value if isinstance(value, list) else ():
            self._charge(item, node, depth + 1)

    def _spend(self, size: int, node: ast.AST) -> None:
        self._left -= size
        if self._left < 0:
            raise self._error(node, "Builds too much", Cause.TOO_LARGE)

    def _not_literal(self, node: ast.expr) -> LiteralError:
        return self._error(node, "Not a literal", Cause.NOT_LITERAL)

    def _error(self, node: ast.AST, message: str, cause: Cause) -> LiteralError:
        line, end_line = getattr(node, "lineno", 1), getattr(node, "end_lineno", 1)
        start = self._offset(line, getattr(node, "col_offset", 0))
        end = self._offset(end_line, getattr(node, "end_col_offset", 0))
        detail = self._source[start : min(end, start + 60)]
        return LiteralError(message, self._base + start, cause, detail)

    def _offset(self, line: int, column: int = 0) -> int:
        """Return the offset of a line (from 1) and column (in UTF-8 bytes)."""
        offset = 0
        for match in _LINE_RE.finditer(self._source):
            line -= 1
            if line == 0:
                head = match.group().encode("utf-8", "surrogatepass")[:column]
                return offset + len(head.decode("utf-8", "ignore"))
            offset = match.end()
        return offset


def _is_number(value: object) -> TypeIs[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _size(value: object) -> int:
    match value:
        case str():
            return len(value)
        case list():
            return 1 + sum(map(_size, value))
        case dict():
            return 1 + sum(len(key) + _size(item) for key, item in value.items())
    return 1
