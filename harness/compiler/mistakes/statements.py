"""The statements of a function, as Python's own parser sees them, with the file's line numbers."""

from __future__ import annotations

import ast
import inspect
import textwrap
from types import FunctionType

Node = ast.stmt | ast.expr


def statements(function: FunctionType) -> list[ast.stmt]:
    """All of its body, the inner ones too, in the order of their lines; none where its source
    cannot be found."""
    try:
        lines, first = inspect.getsourcelines(function)
        tree = ast.parse(textwrap.dedent("".join(lines)))
    except (OSError, TypeError, SyntaxError):
        return []
    ast.increment_lineno(tree, max(first, 1) - 1)
    inside = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    return sorted(inside[1:], key=lambda node: (node.lineno, node.col_offset))


def at(function: FunctionType, line: int | None) -> list[ast.stmt]:
    """The statements that ``line`` is in, the innermost last."""
    if line is None:
        return []
    around = [one for one in statements(function) if one.lineno <= line <= (one.end_lineno or 0)]
    return sorted(around, key=lambda node: node.lineno - (node.end_lineno or 0))
