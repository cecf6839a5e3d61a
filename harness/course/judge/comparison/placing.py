"""The statements of a student's file, and which of them can have computed a value.

A compiler moves an instruction out of loops and conditions, and gives it the line of its new
neighbor: a loop's head, say, that divides nothing. So a line is believed only if an operator
or a call there can become such an instruction. Otherwise the assignments behind the value's use are
searched, the nearest first.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from harness.course.judge.comparison.differences import Difference, Origin, as_floats
from harness.course.judge.comparison.history import Line

_EXACT = 3
_DEEP = 4  # assignments behind a use
_SIGN = 1 << 31  # masks from here on are of signs
_ADDRESSES = {"add", "mad", "mul", "shl", "setp", "selp", "or"}
_CHOICES = {"setp", "selp", "min", "max"}
# Keyed by operator: the opcodes that it becomes.
_KEYS: dict[type[ast.AST], set[str]] = {
    ast.Add: {"add", "sub", "mad", "fma", "or"},
    ast.Sub: {"add", "sub", "mad", "fma", "neg", "xor", "not"},
    ast.Mult: {"mul", "mad", "fma", "shl"},
    ast.Div: {"div", "mul", "rcp"},
    ast.FloorDiv: {"div", "shr", "mul", "mad", "bfe", "setp", "selp"},
    ast.Mod: {"rem", "and", "sub", "mul", "mad", "bfe", "setp", "selp"},
    ast.LShift: {"shl", "mul", "mad", "bfi"},
    ast.RShift: {"shr", "bfe"},
    ast.BitXor: {"xor", "lop3"},
    ast.BitAnd: {"and", "lop3", "bfe"},
    ast.BitOr: {"or", "lop3", "add"},
    ast.USub: {"neg", "sub", "mul"},
    ast.Invert: {"not", "xor"},
    ast.Compare: _CHOICES,
    ast.BoolOp: _CHOICES,
    ast.Not: _CHOICES,
    ast.IfExp: _CHOICES,
}
_RESULTS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod, ast.LShift: operator.lshift,
    ast.RShift: operator.rshift, ast.BitXor: operator.xor, ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
}  # fmt: skip
_NOTHING = {"range", "unrolled", "len", "array"}  # is computed by a call of these
_CASTS = ("np.", "float", "int", "bool")


class Placing:
    """The expressions and statements of a file's text."""

    def __init__(self, text: str) -> None:
        self.statements = statements_of(text)
        self.functions = functions_of(text)

    def placed(self, d: Difference) -> Difference:
        """Return the same with its origin at a statement that can have computed it, if any."""
        origin = d.origin
        if origin is None or not self.statements:
            return d
        here = self._strength(origin.line, origin)
        use = d.event if d.branch is None else d.branch
        behind = [*self._behind(use.line)]
        if here and origin.line in behind:
            return d
        if origin.key != "mov":  # a constant may come late, other instructions come early
            behind = [
                at for at in behind if at.called_at != origin.line.called_at or at > origin.line
            ]
        strengths = {at: self._strength(at, origin) for at in reversed(behind)}
        able = [at for at, strength in strengths.items() if strength > (here and here - 1)]
        exact = [at for at in able if strengths[at] == _EXACT]
        gives = [at for at in able if self._gives(at, d, origin)]
        most = max(strengths.values(), default=0)
        alone = [at for at in able if strengths[at] == most]
        # The deepest: its own operands are right.
        best = exact or gives or (alone if len(alone) == 1 else [])
        if not best:
            return d if here else replace(d, origin=None)
        return replace(d, origin=replace(origin, line=best[0]))

    def _gives(self, line: Line, d: Difference, origin: Origin) -> bool:
        """Return True if an operator at a line gives the value of an origin, in the first iteration
        of loops."""
        got = origin.got or 0
        values = {
            self._value(each, line, d)
            for each in _own_nodes(self.statements[line])
            if isinstance(each, ast.BinOp) and _strength(each, origin)
        }
        return not values.isdisjoint({got, got - (1 << 32), got - (1 << 64)})

    def _value(self, node: ast.expr, line: int, d: Difference, deep: int = _DEEP) -> int | None:
        """An expression's value in a thread; None where that is not known here."""
        match node:
            case ast.Constant(value=int(number)):
                return number
            case ast.Attribute() if ast.unparse(node) == "cuda.threadIdx.x":
                return d.thread
            case ast.Attribute() if ast.unparse(node).startswith("cuda.blockIdx.") and not d.block:
                return 0
            case ast.Name(id=name) if (
                deep and (value := self._assigned_value(name, line)) is not None
            ):
                return self._value(value, value.lineno, d, deep - 1)
            case ast.BinOp(op=op, left=left, right=right) if type(op) in _RESULTS:
                a, b = (self._value(each, line, d, deep) for each in (left, right))
                by_0 = b == 0 and isinstance(op, ast.FloorDiv | ast.Mod)
                if a is not None and b is not None and 0 <= b < _SIGN and not by_0:
                    return _RESULTS[type(op)](a, min(b, 64) if "Shift" in type(op).__name__ else b)
        return None

    def _assigned_value(self, name: str, line: int) -> ast.expr | None:
        """The value that a variable is assigned, if only once; a loop's, at first."""
        function = next((f for f in self.functions if spans(f, line)), None)
        lines = self.assigned(name, function) if function else set()
        node = self.statements[min(lines)] if len(lines) == 1 else None
        match node:
            case ast.Assign(targets=[ast.Name()], value=value):
                return value
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                return dict(zip(map(ast.unparse, names), values, strict=False)).get(name)
            case ast.For(iter=ast.Call(args=args)) if args:
                return args[0] if len(args) > 1 else ast.Constant(0, lineno=node.lineno)
        return None

    def _strength(self, line: Line, origin: Origin) -> int:
        """Return _EXACT if an operator at a line becomes such an instruction with its constant, 2
        if it may with another, 1 if a call may hide an operator, and else 0."""
        node = self.statements.get(line)
        if node is None:
            return 0
        return max((_strength(each, origin) for each in _own_nodes(node)), default=0)

    def _behind(self, line: Line | None) -> Iterator[Line]:
        """The line of a use and those of the assignments behind it, the nearest first."""
        seen, level = set(), [] if line is None else [line]
        for _ in range(_DEEP):
            deeper: dict[int, Line] = {}
            for at in sorted(level, reverse=True):
                if int(at) not in seen:
                    seen.add(int(at))
                    yield at
                    deeper |= {int(each): each for each in self._sources(at)}
            level = list(deeper.values())

    def behind(self, names: set[str], use: Line) -> set[int]:
        """The lines of the assignments behind these variables, at their use."""
        function = next((f for f in self.functions if spans(f, use)), None)
        lines = {n for name in names for n in self.assigned(name, function)} if function else set()
        return {int(each) for at in lines for each in self._behind(Line(at, use.called_at))}

    def _sources(self, line: Line) -> Iterator[Line]:
        """The lines that assign what a statement uses; of a helper's parameter, the call."""
        node = self.statements.get(line)
        names = {
            each.id
            for each in _own_nodes(node)
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load)
        }
        function = next((f for f in self.functions if spans(f, line)), None)
        if node is None or function is None:
            return
        for at in {n for name in names for n in self.assigned(name, function)}:
            yield Line(at, line.called_at)
        if line.called_at is not None and names & {each.arg for each in function.args.args}:
            yield Line(line.called_at)

    def assigned(self, name: str, function: ast.FunctionDef) -> set[int]:
        """The lines of a function that assign a variable, or an element of it."""
        return {
            node.lineno
            for node in self.statements.values()
            if isinstance(node, ast.Assign | ast.AugAssign | ast.For)
            and any(name == _base(each) for target in targets_of(node) for each in flat(target))
            and spans(function, node.lineno)
        }


def _strength(node: ast.AST, origin: Origin) -> int:
    key = "setp" if origin.dtype == "pred" else origin.key
    match node:
        case ast.Call(func=function):
            name = ast.unparse(function)
            if name in ("min", "max", "abs"):
                return 2 * (key in ("setp", "selp", "min", "max", "abs", "neg"))
            computes = name.rpartition(".")[2] not in _NOTHING
            return int(computes and (key == "cvt" or not name.startswith(_CASTS)))
        case ast.Assign(
            value=ast.Constant(value=number) | ast.Call(args=[ast.Constant(value=number)])
        ):
            held = [*as_floats(origin.got or 0, origin.dtype)] or [origin.got]
            return _EXACT * (key == "mov" and number in held)
        case ast.For(iter=ast.Call(args=ranged)):
            step = ranged[2] if len(ranged) > 2 else ast.Constant(1)
            known = not isinstance(step, ast.Constant) or step.value in origin.constants
            return 2 * (key == "setp" or (key in ("add", "sub") and known))
        case ast.Subscript():
            return int(origin.dtype[:1] in ("s", "u", "") and key in _ADDRESSES)
        case ast.BinOp(op=op, left=left, right=right):
            return _by_operator(op, (left, right), origin)
        case ast.AugAssign(op=op, value=value):
            return _by_operator(op, (value,), origin)
        case ast.UnaryOp(op=op):
            return 2 * (key in _KEYS.get(type(op), ()))
        case ast.If() | ast.While() | ast.Assert():
            return 2 * (key in _CHOICES)
    return 2 * (key in _KEYS.get(type(node), ()))


def _by_operator(op: ast.operator, operands: tuple[ast.expr, ...], origin: Origin) -> int:
    key = origin.key
    of_sign = isinstance(op, ast.FloorDiv) and not any(abs(c) < _SIGN for c in origin.constants)
    if key not in _KEYS.get(type(op), ()) and not (of_sign and key in ("and", "add")):
        return 0
    known = [n.value for n in operands if isinstance(n, ast.Constant) and isinstance(n.value, int)]
    return _EXACT if any(c in origin.constants for n in known for c in _encoded(key, op, n)) else 2


def _encoded(key: str, op: ast.operator, number: int) -> tuple[int, ...]:
    """A constant of an operator, as the instruction has it."""
    if key in ("shl", "shr") and isinstance(op, ast.Mult | ast.FloorDiv):
        return (number.bit_length() - 1,) if number > 0 and number & (number - 1) == 0 else ()
    if isinstance(op, ast.Mod):
        return number, number - 1, -number
    return number, -number


def _own_nodes(node: ast.stmt | None) -> Iterator[ast.AST]:
    """The nodes of a statement; if it has a body, its head's alone."""
    if node is None:
        return
    yield node
    if isinstance(node, ast.For):
        yield from ast.walk(node.iter)
    elif isinstance(node, ast.If | ast.While):
        yield from ast.walk(node.test)
    else:
        for each in ast.iter_child_nodes(node):
            yield from ast.walk(each)


def _base(target: ast.expr) -> str:
    while isinstance(target, ast.Subscript):
        target = target.value
    return ast.unparse(target)


def targets_of(node: ast.Assign | ast.AugAssign | ast.For) -> list[ast.expr]:
    return node.targets if isinstance(node, ast.Assign) else [node.target]


def flat(target: ast.expr) -> list[ast.expr]:
    return target.elts if isinstance(target, ast.Tuple) else [target]


def spans(node: ast.stmt, line: int | None) -> bool:
    return line is not None and node.lineno <= line <= (node.end_lineno or 0)


@lru_cache(maxsize=8)
def functions_of(text: str) -> tuple[ast.FunctionDef, ...]:
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return ()
    return tuple(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@lru_cache(maxsize=8)
def statements_of(text: str) -> dict[int, ast.stmt]:
    """Return the statement of each line; of a statement with a body, only the head."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):  # a notebook's magics, or whatever a file holds
        return {}
    heads: dict[int, ast.stmt] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) or not isinstance(node, ast.stmt):
            continue
        last = node.end_lineno or node.lineno
        body = getattr(node, "body", None)
        if body:
            last = max(node.lineno, body[0].lineno - 1)
        for line in range(node.lineno, last + 1):
            heads.setdefault(line, node)
    return heads
