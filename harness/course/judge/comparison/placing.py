"""The statements of a student's file, and those that an operand comes from.

A compiler moves an instruction out of loops and conditions, and gives it the line of its new
neighbor. So a value's line is believed only if an assignment behind the value's use is there.
"""

from __future__ import annotations

import ast
import itertools
import operator
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256

from harness.course.judge.comparison.differences import Difference
from harness.course.judge.comparison.history import Line
from harness.course.judge.comparison.origins import Origin

# The instructions that a compiler makes of an expression's operators. Those of sums and products
# of integers also compute addresses.
_SUMS, _PRODUCTS = ("add", "mad", "fma"), ("mul", "shl", "mad", "fma")
_DIVISIONS = ("div", "rem", "shr", "and", "mul", "sub")
_INSTRUCTIONS: dict[type, tuple[str, ...]] = {
    ast.Add: _SUMS, ast.Sub: (*_SUMS, "sub", "neg"), ast.Mult: _PRODUCTS, ast.Div: _DIVISIONS,
    ast.FloorDiv: _DIVISIONS, ast.Mod: _DIVISIONS, ast.BitAnd: ("and",), ast.BitOr: ("or",),
    ast.BitXor: ("xor", "not"), ast.LShift: ("shl",), ast.RShift: ("shr",), ast.Pow: ("mul",),
    ast.USub: ("neg", "sub"), ast.Invert: ("not", "xor"), ast.Not: ("not", "xor"),
}  # fmt: skip
_OPERATIONS = {key for keys in _INSTRUCTIONS.values() for key in keys}
_DEEP = 4  # assignments behind a use
_INTEGERS: dict[type, Callable[..., int]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod, ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor, ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt,
    ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge,
}  # fmt: skip


class Placing:
    """The expressions and statements of a file's text. ``proven``: digests of statements that work
    in an answer."""

    def __init__(self, text: str, proven: Iterable[str] = ()) -> None:
        self._text, self.statements = text, statements_of(text)
        self.functions = functions_of(text)
        self._proven = {*proven}

    def placed(self, d: Difference, used: ast.AST | None = None) -> Difference:
        """Return the same; if no statement at the line of its origin leads to its use, without the
        origin and with the line that uses the value instead. ``used``: the expression that gives
        the value."""
        use = d.event if d.branch is None else d.branch
        behind = [*self._behind(use.line, used)] if self.statements else []
        behind = [at for at in behind if at <= (use.line or 0) or int(at) in d.came_to]
        unproven = self._unproven(d, use.line, behind)
        if unproven is not d and (unproven.origin or unproven.goes_back_to) is not None:
            return unproven
        d = unproven
        root = d.roots[0] if len(d.roots) == 1 and d.roots[0] in behind[1:] else None
        if root is not None and not self._is_loop(root) and self._has_operation(root):
            return replace(d, origin=None, computed_at=None, goes_back_to=root)
        if d.computed_at is not None:
            users = (at for at in behind if d.computed_at in [*self._sources(at)])
            user = next((at for at in users if not self._is_loop(at)), None)
            if (
                user is None or user == use.line
            ):  # it uses all elements, or names the one that it uses
                names_one = any(isinstance(n, ast.Subscript) for n in self.nodes(use.line))
                user = None if names_one else d.computed_at
            return replace(d, goes_back_to=user)
        if d.origin is None or not behind:
            return d
        # A condition gives no value to another statement.
        is_test = d.branch is None and isinstance(self.statements.get(d.origin.line), ast.If)
        is_own = d.origin.line in behind and not is_test and not d.origin.is_of_answer
        if is_own and self._may_compute(d.origin) and not self._contradicts(d.origin, d.thread):
            return d
        left_out = (use.line, d.origin.line)
        able = (at for at in d.origin.via if at in behind and not self._is_loop(at))
        via = next((at for at in able if at not in left_out), None)
        return replace(d, origin=None, goes_back_to=via)

    def _unproven(self, d: Difference, use: Line | None, behind: list[Line]) -> Difference:
        """Return the same with a statement that the answer does not have, if the origin is in a
        statement that it has, or unknown."""
        place = use if d.origin is None else d.origin.line
        own = [at for at in behind if not self.is_proven(at)]
        if place is None or not own or not self.is_proven(place):
            return d
        near = itertools.takewhile(lambda at: not self._is_loop(at), own)  # not past a loop's own
        able = [at for at in near if at != use and not self._is_given(at)]
        origin = d.origin
        alike = (at for at in able if origin is not None and self._alike(at, origin.line))
        if origin is not None and (same := next(alike, None)) is not None:
            return replace(d, origin=replace(origin, line=same))
        return replace(d, origin=None, goes_back_to=next(iter(able), None))

    def is_proven(self, line: Line) -> bool:
        """Return True of a line whose statement the answer has, too."""
        statement = self.statements.get(line)
        return statement is not None and _digest(statement) in self._proven

    def known(self, at: tuple[Line | None, int | None]) -> object:
        """The statements of a line, and of the call of its function, if the answer has them."""
        lines = [Line(each) for each in at if each is not None]
        if not all(map(self.is_proven, lines)):
            return None
        return tuple(_digest(self.statements[line]) for line in lines)

    def _alike(self, *lines: Line) -> bool:
        """Return True if assignments have an operation in common: a compiler executes it once."""
        if any(isinstance(self.statements.get(line), ast.While) for line in lines):
            return False
        nodes = map(self.nodes, lines)
        mine, other = ({ast.unparse(n) for n in each if isinstance(n, ast.BinOp)} for each in nodes)
        return not mine.isdisjoint(other)

    def _may_compute(self, origin: Origin) -> bool:
        """Return False of a value that a compiler has moved to the head of a loop, or to
        additions and products alone."""
        nodes = [*self.nodes(origin.line)]
        possible = [_INSTRUCTIONS.get(type(getattr(node, "op", None)), ()) for node in nodes]
        is_plain = not any(isinstance(node, ast.Call) for node in nodes)
        is_made = not any(possible) or any(origin.key in each for each in possible)
        if origin.key in _OPERATIONS and is_plain and not is_made:
            return False  # or it multiplies an index by an array's stride
        statement = self.statements.get(origin.line)
        if self._is_given(origin.line):
            return False
        match statement:
            case ast.Expr(value=ast.Call(func=ast.Attribute())):
                return False  # it assigns nothing
        if isinstance(statement, ast.For) and origin.dtype[:1] != "f":
            return origin.key in ("add", "setp", "mov")
        return origin.key == "setp" or not self._is_loop(origin.line)

    def _is_given(self, line: Line) -> bool:
        """Return True of an assignment that is right by itself, as of a thread's number."""
        statement = self.statements.get(line)
        return isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Attribute)

    def _contradicts(self, origin: Origin, thread: int) -> bool:
        """Return True if the statement gives an integer other than the origin's: a compiler has
        merged it with another."""
        statement = self.statements.get(origin.line)
        if not isinstance(statement, ast.Assign) or origin.dtype[:1] == "f" or origin.got is None:
            return False
        known = self.integer(statement.value, origin.line, thread)
        return known is not None and (known - origin.got) % 2**32 != 0

    def integer(self, node: ast.AST, line: int, thread: int, depth: int = _DEEP) -> int | None:
        """The value of an expression of integers, or the truth of a condition, in a thread of a
        block with one dimension; None if it is not known without a run."""
        match node:
            case ast.Constant(value=int(number)):
                return number
            case ast.Attribute() if ast.unparse(node) == "cuda.threadIdx.x":
                return None if "threadIdx.y" in self._text else thread
            case (
                ast.BinOp(left=left, op=op, right=right)
                | ast.Compare(left=left, ops=[op], comparators=[right])
            ) if type(op) in _INTEGERS:
                values = [self.integer(each, line, thread, depth) for each in (left, right)]
                if None in values or (values[1] == 0 and isinstance(op, ast.FloorDiv | ast.Mod)):
                    return None
                return int(_INTEGERS[type(op)](*values))
            case ast.BoolOp(op=op, values=tests):
                known = {self.integer(each, line, thread, depth) for each in tests}
                decides = int(isinstance(op, ast.Or))
                return decides if decides in known else None if None in known else 1 - decides
            case ast.Name(id=name) if depth:
                function = next((f for f in self.functions if spans(f, line)), None)
                lines = self.assigned(name, function, line) if function is not None else set()
                at = lines.pop() if len(lines) == 1 else 0
                source = self.statements.get(at)
                if isinstance(source, ast.Assign) and isinstance(source.targets[0], ast.Name):
                    return self.integer(source.value, at, thread, depth - 1)
        return None

    def _has_operation(self, line: Line) -> bool:
        kinds = ast.BinOp | ast.BoolOp | ast.UnaryOp | ast.Compare | ast.Call | ast.AugAssign
        return any(isinstance(node, kinds) for node in self.nodes(line))

    def nodes(self, line: Line | None) -> Iterator[ast.AST]:
        return _own_nodes(self.statements.get(line or 0))

    def _is_loop(self, line: Line) -> bool:
        return isinstance(self.statements.get(line), ast.For | ast.While)

    def _behind(self, line: Line | None, used: ast.AST | None = None) -> Iterator[Line]:
        """The line of a use, or of an expression there, and those of the assignments behind it, the
        nearest first."""
        seen, level = set(), [] if line is None else [line]
        for depth in range(_DEEP):
            deeper: dict[int, Line] = {}
            for at in sorted(level, reverse=True):
                if int(at) not in seen:
                    seen.add(int(at))
                    yield at
                    sources = self._sources(at, None if depth else used)
                    deeper |= {int(each): each for each in sources}
            level = list(deeper.values())

    def _sources(self, line: Line, used: ast.AST | None = None) -> Iterator[Line]:
        """The lines that assign the variables of a statement, or of an expression in it; of a
        helper's parameter, the call."""
        node = self.statements.get(line)
        names = {
            each.id
            for each in (_own_nodes(node) if used is None else ast.walk(used))
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load)
        }
        function = next((f for f in self.functions if spans(f, line)), None)
        if node is None or function is None:
            return
        assigning = {n for name in names for n in self.assigned(name, function, line)}
        for each in ast.walk(function):  # conditions around these
            if isinstance(each, ast.If | ast.While):
                assigning |= {each.lineno for at in [*assigning] if spans(each, at)}
        for at in assigning:
            yield Line(at, line.called_at)
        if line.called_at is not None and names & {each.arg for each in function.args.args}:
            yield Line(line.called_at)

    def assigned(self, name: str, function: ast.FunctionDef, use: int) -> set[int]:
        """The lines of a function that assign a variable, or an element of it, or pass it to a
        function that may, so that the value can be the one at its use."""
        lines = {
            node.lineno: node
            for node in self.statements.values()
            if spans(function, node.lineno) and name in changed_by(node)
        }
        if any(is_whole(node, name) and _assigns_number(node) for node in lines.values()):
            lines = {at: node for at, node in lines.items() if not isinstance(node, ast.Expr)}
        around = self._around(use)
        # One of these is always executed before the use, and ends the life of earlier values.
        certain = [
            line
            for line, node in lines.items()
            if line < use
            and (is_whole(node, name) or (isinstance(node, ast.For) and spans(node, use)))
            and {*self._around(line)} < {*around, line}
        ]
        if not certain:
            return {*lines}
        last = max(certain)
        loops = (n for n in map(self.statements.get, around) if isinstance(n, ast.For | ast.While))
        again = [n for n in loops if not spans(n, last)]
        kept = (n for n in lines if n >= last and (n < use or any(spans(a, n) for a in again)))
        return {*kept}

    def _around(self, line: int) -> list[int]:
        """The heads of the blocks around a line, and the line."""
        heads = {n.lineno: n for n in self.statements.values() if hasattr(n, "body")}
        return [at for at, head in sorted(heads.items()) if at != line and spans(head, line)] + [
            line
        ]


def is_whole(node: ast.stmt, name: str) -> bool:
    """Return True if a statement assigns a variable anew."""
    if not isinstance(node, ast.Assign):
        return False
    names = (n for target in node.targets for n in getattr(target, "elts", [target]))
    return any(isinstance(each, ast.Name) and each.id == name for each in names)


def digests_of(text: str, kernel: str) -> set[str]:
    """Digests of the statements of a kernel and of the functions that it calls."""
    functions, names = functions_of(text), {kernel}
    called = [each for each in functions if each.name in names]
    while called:
        nodes = [node for each in called for node in ast.walk(each)]
        used = {node.id for node in nodes if isinstance(node, ast.Name)}
        called = [each for each in functions if each.name in used - names]
        names |= used
    return {
        _digest(statement)
        for line, statement in statements_of(text).items()
        if any(each.name in names and spans(each, line) for each in functions)
    }


def _digest(statement: ast.stmt) -> str:
    """A digest of a statement without comments and without its body."""
    head = ast.unparse(statement).partition(":\n")[0]
    return sha256(head.encode()).hexdigest()[:8]


def _assigns_number(node: ast.stmt) -> bool:
    """Return True of an assignment of a number, which no call can change: an address is one."""
    value = getattr(node, "value", None)
    if isinstance(value, ast.Call):
        return ast.unparse(value.func).endswith("_address")
    return isinstance(value, ast.BinOp | ast.Constant | ast.Attribute)


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


def changed_by(node: ast.stmt) -> Iterator[str]:
    """The names of variables that a statement may change."""
    match node:
        case ast.Assign(targets=targets):
            pass
        case ast.AugAssign(target=target) | ast.For(target=target):
            targets = [target]
        case ast.Expr(value=ast.Call(func=function, args=arguments)):
            targets = arguments if isinstance(function, ast.Name) else arguments[:1]
        case _:
            targets = []
    for each in targets:
        for target in each.elts if isinstance(each, ast.Tuple) else [each]:
            while isinstance(target, ast.Subscript):
                target = target.value
            yield ast.unparse(target)


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
