"""The mbarriers of a Python kernel as its calls name them, by their first arguments."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True)
class Written:
    """An mbarrier as a call names it. ``stage``: the variable that is multiplied in its address,
    and ``stage_bytes`` the factor."""

    text: str
    stage: str = ""
    stage_bytes: int = 8


@lru_cache(maxsize=256)
def mbarrier_named(text: str, line: int) -> Written | None:
    """The mbarrier that the call at a line of a file's ``text`` is about; the sum that a variable
    holds instead of its name."""
    here = [node for node in ast.walk(_tree(text)) if _spans(node, line)]
    for call in (node for node in here if isinstance(node, ast.Call) and node.args):
        if ast.unparse(call.func).rpartition(".")[2].startswith("mbarrier_"):
            named = call.args[0]
            function = [node for node in here if isinstance(node, ast.FunctionDef)][-1:]
            value = _assigned(function[0], line).get(ast.unparse(named)) if function else None
            return _written(value if isinstance(value, ast.BinOp) else named)
    return None


def _written(node: ast.expr) -> Written:
    for each in ast.walk(node):
        match each:
            case ast.BinOp(ast.Constant(value=int(size)), ast.Mult(), ast.Name(name)) | ast.BinOp(
                ast.Name(name), ast.Mult(), ast.Constant(value=int(size))
            ) if size > 0 and not name.isupper():
                return Written(ast.unparse(node), name, size)
    return Written(ast.unparse(node))


def _assigned(function: ast.FunctionDef, line: int) -> dict[str, ast.expr]:
    """The values that a function assigns above a line, by variable; the last of several."""
    assigned: dict[str, ast.expr] = {}
    nodes = [n for n in ast.walk(function) if isinstance(n, ast.Assign) and n.lineno < line]
    for node in sorted(nodes, key=lambda each: each.lineno):
        match node.targets[0], node.value:
            case ast.Tuple(names), ast.Tuple(values):
                assigned |= zip(map(ast.unparse, names), values, strict=False)
            case target, value:
                assigned[ast.unparse(target)] = value
    return assigned


@lru_cache(maxsize=8)
def _tree(text: str) -> ast.Module:
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError):  # C++, or a notebook's magics
        return ast.Module([], [])


def _spans(node: ast.AST, line: int) -> bool:
    first, last = getattr(node, "lineno", None), getattr(node, "end_lineno", None)
    return first is not None and last is not None and first <= line <= last
