"""Explanations of Python that a kernel cannot use, by the statement that numba could not compile.
numba's reports of these are about its own internals ("NRT required but not enabled"), so the
statement is examined instead. A table: (pattern in the report, statement or expression, sentence).
The first whose pattern is in the report, and whose node is in a statement at the report's line,
decides; the line is the node's. A sentence is a string, or a function of the node.
"""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Callable, Container, Iterator
from types import FunctionType

import numpy as np

from harness.course.compiler.mistakes.location import Location, Node, at, statements

Sentence = str | Callable[[ast.AST], str]

NO_COLLECTIONS = "a kernel cannot build lists, dicts or sets: use cuda.local.array or a tuple"
_NO_MEMORY = r"NRT required|_ol_array_allocate|build_set|Untyped global name 'op'"
_NO_COLLECTION = rf"{_NO_MEMORY}|build_map|Unknown attribute 'add' of type range"
_FLOAT_INDEX = r"float\d+|is an integer"
_OF_COLLECTIONS = ("sorted", "reversed", "map", "filter", "iter", "next")  # built-in functions
_MAKE_ARRAYS = (
    *("zeros", "ones", "empty", "full", "zeros_like", "ones_like", "empty_like", "full_like"),
    *("array", "arange", "linspace"),
)
_NEW_ARRAYS = ("copy", "astype", "flatten", "repeat", "tolist")


def _is(*kinds: type[ast.AST]) -> Callable[[ast.AST], bool]:
    return lambda node: isinstance(node, kinds)


def _stores_a_slice(node: ast.AST) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else []
    return any(
        isinstance(target, ast.Subscript)
        and any(isinstance(inner, ast.Slice) for inner in ast.walk(target.slice))
        for target in targets
    )


def _called(node: ast.AST) -> tuple[str, str]:
    """The owner, as it is written, and the name of what is called: ("np", "zeros")."""
    called = node.func if isinstance(node, ast.Call) else None
    if isinstance(called, ast.Attribute):
        return ast.unparse(called.value), called.attr
    return "", called.id if isinstance(called, ast.Name) else ""


def _calls(names: Container[str], *owners: str) -> Callable[[ast.AST], bool]:
    def calls(node: ast.AST) -> bool:
        owner, name = _called(node)
        return owner in owners and name in names

    return calls


_PRINTS = _calls(("print",), "")


def _calls_numpy(node: ast.AST) -> bool:
    """Return True if it calls a function of numpy; its types, as np.int32, convert numbers."""
    owner, name = _called(node)
    return owner in ("np", "numpy") and not isinstance(getattr(np, name, type), type)


def _instead_of_numpy(node: ast.AST) -> str:
    _, name = _called(node)
    instead = f"math.{name}(x), of one number" if hasattr(math, name) else "a loop over elements"
    return f"a kernel has no np.{name}: write {instead}"


def _not_in_a_kernel(node: ast.AST) -> str:
    _, name = _called(node)
    return f"a kernel has no {name}(): write a loop over the elements"


def _calculates_with_text(node: ast.AST) -> bool:
    return isinstance(node, ast.BinOp) and any(
        isinstance(side, ast.Constant) and isinstance(side.value, str)
        for side in (node.left, node.right)
    )


TERMS: tuple[tuple[str, Callable[[ast.AST], bool], Sentence], ...] = (
    (
        r"must have void return type",
        lambda node: isinstance(node, ast.Return) and node.value is not None,
        "a kernel returns nothing: write the result into an array argument",
    ),
    (r"Untyped global name|get_function_type", _calls(_OF_COLLECTIONS, ""), _not_in_a_kernel),
    (
        r"yield in a closure",
        _is(ast.GeneratorExp),
        "a kernel cannot use a generator expression: write a for loop",
    ),
    (
        r"resolve_getattr|NRT required|keyword arguments|unicode_type|Literal\[str\]",
        _PRINTS,
        'a kernel cannot format strings: print takes strings and numbers side by side, print("x", '
        "x), and nothing else",
    ),
    (
        r"resolve_getattr|unicode_type|Literal\[str\]|NRT required",
        _is(ast.JoinedStr),
        "a kernel cannot format strings: leave the string out, or print numbers side by side, "
        'print("x", x); the message of an assert or a raise is a plain string',
    ),
    (
        r"set_try_status|[Tt]ry|[Ee]xcept",
        _is(ast.Try),
        "a kernel cannot use try: nothing in it raises. Ask first, with an if, and return or skip",
    ),
    (
        _NO_MEMORY,
        _stores_a_slice,
        "a kernel cannot assign one array to a slice of another: each thread copies its own "
        "elements, for i in range(thread, n, threads): dst[i] = src[i]",
    ),
    (
        _NO_MEMORY,
        lambda node: isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Compare),
        "a kernel cannot choose elements by a mask: each thread asks for its own, "
        "if x[i] > 0: x[i] = 0",
    ),
    (
        _NO_COLLECTION,
        _is(ast.List, ast.ListComp, ast.Set, ast.SetComp, ast.Dict, ast.DictComp),
        NO_COLLECTIONS,
    ),
    (
        r"No implementation|NRT required",
        _calls(_MAKE_ARRAYS, "np", "numpy"),
        "a kernel cannot make arrays with numpy: cuda.shared.array(n, dtype) is "
        "the block's, cuda.local.array(n, dtype) is the thread's",
    ),
    (
        _NO_MEMORY,
        lambda node: _called(node)[0] != "" and _called(node)[1] in _NEW_ARRAYS,
        "a kernel cannot make a new array: each thread copies or converts its own elements, such "
        "as np.int32(x[i])",
    ),
    (
        r"No implementation of function Function\(<(?!intrinsic)|<ufunc",
        _calls_numpy,
        _instead_of_numpy,
    ),
    (
        r"linear algebra",
        lambda node: isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult),
        "a kernel cannot multiply matrices with @: each thread adds up its own elements, or a "
        "warpgroup calls ptx.wgmma_...",
    ),
    (
        r"not enough values to unpack|too many values to unpack",
        lambda node: _called(node)[0].endswith("atomic"),
        "an atomic takes the array, the index and the value: cuda.atomic.add(x, 0, 1)",
    ),
    (
        _NO_MEMORY + r"|No implementation",
        _calculates_with_text,
        "a kernel cannot calculate with text",
    ),
    (
        _NO_MEMORY + r"|<ufunc",
        _is(ast.BinOp, ast.AugAssign),
        "a kernel cannot calculate with whole arrays, or with a row of one: each thread computes "
        "its own elements, with an index for each dimension",
    ),
    (
        _FLOAT_INDEX,
        lambda node: isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div),
        "/ gives a float, also of whole numbers: an index or an address needs //",
    ),
)


def in_python_s_terms(
    report: str, place: Location | None, function: FunctionType
) -> tuple[str, Location] | None:
    """The sentence for the statement at ``place``, and the line that it is about. Where numba names
    no place, the whole function is searched."""
    filename, line = place or (function.__code__.co_filename, None)
    # The line of ``def`` stands for the whole function.
    around = at(function, line) or (statements(function) if _is_whole(function, line) else [])
    nodes = [node for statement in reversed(around) for node in _own(statement)]
    for pattern, is_it, explanation in TERMS:
        if re.search(pattern, report):
            for node in nodes:
                if is_it(node):
                    sentence = explanation if isinstance(explanation, str) else explanation(node)
                    return sentence, (filename, node.lineno)
    return None


def first_use(name: str, function: FunctionType) -> int | None:
    """The line at which a variable is read first."""
    for statement in statements(function):
        for node in _own(statement):
            reads = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
            adds = isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name)
            if (reads and node.id == name) or (adds and node.target.id == name):  # type: ignore[union-attr]
                return node.lineno
    return None


def _is_whole(function: FunctionType, line: int | None) -> bool:
    body = statements(function)
    return line is None or (bool(body) and line < body[0].lineno)


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
