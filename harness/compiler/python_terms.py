"""What Python can say and a kernel cannot: by the statement that numba could not compile.

numba's reports of these are about its own insides ("NRT required but not enabled"), so that the
statement has to tell what was meant. A table: (pattern in the report, statement or expression,
sentence). The first whose pattern is in the report, and whose node is in a statement at the
report's line, decides; the line is the node's.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from types import FunctionType

from harness.compiler.location import Location
from harness.compiler.statements import Node, at, statements

NO_COLLECTIONS = "a kernel cannot build lists, dicts or sets: use cuda.local.array or a tuple"
_NO_MEMORY = r"NRT required|_ol_array_allocate|build_set|Untyped global name 'op'"
_FLOAT_INDEX = r"float\d+|is an integer"


def _is(*kinds: type[ast.AST]) -> Callable[[ast.AST], bool]:
    return lambda node: isinstance(node, kinds)


def _stores_a_slice(node: ast.AST) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else []
    return any(
        isinstance(target, ast.Subscript)
        and any(isinstance(inner, ast.Slice) for inner in ast.walk(target.slice))
        for target in targets
    )


def _makes_an_array(node: ast.AST) -> bool:
    called = node.func if isinstance(node, ast.Call) else None
    return (
        isinstance(called, ast.Attribute)
        and ast.unparse(called.value) in ("np", "numpy")
        and re.fullmatch(r"(zeros|ones|empty|full)(_like)?|array|arange|linspace", called.attr)
        is not None
    )


def _prints(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "print"


def _divides_in_an_index(node: ast.AST) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)


TERMS: tuple[tuple[str, Callable[[ast.AST], bool], str], ...] = (
    (
        r"resolve_getattr|NRT required|keyword arguments|unicode_type|Literal\[str\]",
        _prints,
        'a kernel cannot format strings: print takes strings and numbers side by side, print("x", '
        "x), and nothing else",
    ),
    (
        r"set_try_status|[Tt]ry|[Ee]xcept",
        _is(ast.Try),
        "a kernel cannot use try: nothing in it raises. Ask first, with an if, and return or skip",
    ),
    (r"del found", _is(ast.Delete), "a kernel cannot del: leave the line out"),
    (
        r"cannot be determined",
        _is(ast.NamedExpr),
        "a kernel cannot use :=: assign in a line of its own",
    ),
    (
        _NO_MEMORY,
        _stores_a_slice,
        "a kernel cannot assign one array to a slice of another: each thread copies its own "
        "elements, for i in range(thread, n, threads): dst[i] = src[i]",
    ),
    (
        _NO_MEMORY,
        _is(ast.List, ast.ListComp, ast.Set, ast.SetComp, ast.Dict, ast.DictComp),
        NO_COLLECTIONS,
    ),
    (
        r"No implementation|NRT required",
        _makes_an_array,
        "a kernel cannot make arrays with numpy: cuda.shared.array(n, dtype) is "
        "the block's, cuda.local.array(n, dtype) is the thread's",
    ),
    (
        _NO_MEMORY,
        _is(ast.BinOp),
        "a kernel cannot calculate with whole arrays: each thread computes its own elements",
    ),
    (
        _FLOAT_INDEX,
        _divides_in_an_index,
        "/ gives a float, of whole numbers too: // divides them, as an index or an address needs",
    ),
)


def in_python_s_terms(
    report: str, place: Location | None, function: FunctionType
) -> tuple[str, Location] | None:
    """The sentence for what stands at ``place``, and the line that it is about. Where numba names
    no place, the whole function is looked through."""
    filename, line = place or (function.__code__.co_filename, None)
    around = statements(function) if line is None else at(function, line)
    nodes = [node for statement in reversed(around) for node in _own(statement)]
    for pattern, is_it, said in TERMS:
        if re.search(pattern, report):
            for node in nodes:
                if is_it(node):
                    return said, (filename, node.lineno)
    return None


def _own(statement: ast.stmt) -> Iterator[Node]:
    """The statement and its expressions, without the statements inside it."""
    yield statement
    waiting: list[ast.AST] = [statement]
    while waiting:
        for child in ast.iter_child_nodes(waiting.pop()):
            if not isinstance(child, ast.stmt):
                waiting.append(child)
                if isinstance(child, ast.expr):
                    yield child
