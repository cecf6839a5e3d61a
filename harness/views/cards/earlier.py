"""Detects that the judged kernel is an earlier version than its author sees in the notebook.

A cell with a SyntaxError defines nothing: its names keep the values of an earlier run. A check that
follows judges the earlier kernel, and a reader would take its card for the new text's.
"""

from __future__ import annotations

import ast
import inspect
import linecache
from types import FunctionType
from typing import Any

from harness.views.cards.display import notebook_shell


def judged_instead(kernel: Any) -> str:
    """A sentence if a cell run after that defines ``kernel``, or a function that it uses, and
    failed before the definition; "" otherwise, and outside a notebook."""
    function, shell = getattr(kernel, "py_func", kernel), notebook_shell()
    if shell is None or not isinstance(function, FunctionType):
        return ""
    cells = list(getattr(shell, "user_ns", {}).get("In", ()))[:-1]  # the last one is running
    mine = "".join(linecache.getlines(function.__code__.co_filename))
    wanted = {function.__name__, *function.__code__.co_names}
    for cell in reversed(cells):
        text = shell.transform_cell(cell)
        if text.strip() == mine.strip():
            return ""  # nothing after the kernel's own cell was in the way
        try:
            defined = _defined(ast.parse(text))
        except SyntaxError as error:
            if named := _named(text) & wanted:
                quoted = f": {error.text.strip()}" if error.text else ""
                return (
                    f"The cell that defines {min(named)} was last run with a SyntaxError, in line "
                    f"{error.lineno}{quoted}. Nothing in it took effect. What is judged here is "
                    f"the {function.__name__} of before."
                )
        else:
            wanted -= defined - {function.__name__}
            ours = shell.user_ns.get(function.__name__) is kernel  # by its own name, not another
            if ours and function.__name__ in defined & _defined_by(mine):
                return (
                    f"The cell that defines {function.__name__} ended with an error before it came "
                    f"to that. What is judged here is the {function.__name__} of before."
                )
    return ""


def source_of(function: FunctionType) -> str:
    """Return the source of a kernel: its whole cell in a notebook, its lines elsewhere; "" if
    neither can be found."""
    if notebook_shell() is not None:
        return "".join(linecache.getlines(function.__code__.co_filename)).strip("\n")
    try:
        return inspect.getsource(function).strip("\n")
    except OSError:
        return ""


def _defined_by(text: str) -> set[str]:
    try:
        return _defined(ast.parse(text))
    except SyntaxError:
        return set()


def _defined(tree: ast.Module) -> set[str]:
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def _named(text: str) -> set[str]:
    """The names of the top-level functions in a text that Python cannot parse."""
    lines = (line.split("(")[0] for line in text.splitlines() if line.startswith("def "))
    return {line.removeprefix("def ").strip() for line in lines}
