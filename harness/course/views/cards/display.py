"""Displaying a card or a picture in a notebook's cell or in a terminal.

Also detects that the judged kernel is an earlier version than its author sees in the notebook.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import sys
import uuid
from html import escape
from types import FunctionType
from typing import Any


def show(html: str, text: str) -> None:
    """Display the card now: rich in a notebook, plain on stdout anywhere else."""
    if in_notebook():
        from IPython.display import display

        display({"text/html": html, "text/plain": text}, raw=True)
        return
    encoding = sys.stdout.encoding or "utf-8"
    print(text.encode(encoding, errors="replace").decode(encoding))


_CLEARS = "\x1b[K"  # the rest of a terminal's line


class Progress:
    """A line on the progress of a check, in place of its card: in a notebook, and in an
    interactive terminal."""

    def __init__(self) -> None:
        shell = notebook_shell()
        # In grading there is a shell without a kernel: nobody would see the line.
        self._in_cell = getattr(shell, "kernel", None) is not None
        self._in_terminal = shell is None and sys.stderr is not None and sys.stderr.isatty()
        self._id: str | None = None

    @property
    def shown(self) -> bool:
        """Return True if the line is displayed."""
        return self._in_cell or self._in_terminal

    def say(self, words: str) -> None:
        """Show the line, or replace its text with ``words``."""
        self._put(f"<div role='status' style='opacity:0.7'>{escape(words)}</div>", words)
        if self._in_terminal:
            print(f"\r{words}{_CLEARS}", end="", file=sys.stderr, flush=True)

    def end(self, html: str, text: str) -> None:
        """Replace the line with the card."""
        if self._in_cell:
            self._put(html, text)
            return
        if self._in_terminal:
            print(f"\r{_CLEARS}", end="", file=sys.stderr, flush=True)
        show(html, text)

    def _put(self, html: str, text: str) -> None:
        if not self._in_cell:
            return
        from IPython.display import display, update_display

        content: Any = {"text/html": html, "text/plain": text}
        if self._id is None:
            self._id = uuid.uuid4().hex
            display(content, raw=True, display_id=self._id)
        else:
            update_display(content, raw=True, display_id=self._id)


def in_notebook() -> bool:
    """Return True if this is an IPython kernel (JupyterLab, nbconvert, nbgrader), not a
    terminal's IPython."""
    return notebook_shell() is not None


def notebook_shell() -> Any:
    """The shell of the notebook's kernel; None elsewhere."""
    shell = _shell()
    return shell if hasattr(shell, "kernel") else None


def cell_number() -> int | None:
    """The number of the cell being executed; None outside IPython."""
    shell = _shell()
    return None if shell is None else int(shell.execution_count)


def _shell() -> Any:
    if "IPython" not in sys.modules:  # without this import, we are not inside IPython
        return None
    from IPython import get_ipython

    return get_ipython()


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
        text = cell
        try:
            text = shell.transform_cell(cell)  # raises some errors itself
            if text.strip() == mine.strip():
                return ""  # nothing after the kernel's own cell was in the way
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
            ours = shell.user_ns.get(function.__name__) is kernel  # under its own name, not another
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
