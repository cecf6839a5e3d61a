"""Putting a card in front of a person: a notebook's cell, or a terminal."""

from __future__ import annotations

import sys
import uuid
from html import escape
from typing import Any


def show(html: str, text: str) -> None:
    """Display the card now: rich in a notebook, plain on stdout anywhere else."""
    if in_notebook():
        from IPython.display import display

        display({"text/html": html, "text/plain": text}, raw=True)
        return
    encoding = sys.stdout.encoding or "utf-8"
    print(text.encode(encoding, errors="replace").decode(encoding))


class Progress:
    """A line that says how far a check has come, where its card will stand; in a notebook only."""

    def __init__(self) -> None:
        shell = notebook_shell()
        # In grading there is a shell without a kernel behind it: nobody looks.
        self._shown = getattr(shell, "kernel", None) is not None
        self._id: str | None = None

    def say(self, words: str) -> None:
        """Show the line, or put ``words`` in the place of what it said."""
        self._put(f"<div role='status' style='opacity:0.7'>{escape(words)}</div>", words)

    def end(self, html: str, text: str) -> None:
        """Put the card in its place."""
        if self._shown:
            self._put(html, text)
        else:
            show(html, text)

    def _put(self, html: str, text: str) -> None:
        if not self._shown:
            return
        from IPython.display import display, update_display

        content: Any = {"text/html": html, "text/plain": text}
        if self._id is None:
            self._id = uuid.uuid4().hex
            display(content, raw=True, display_id=self._id)
        else:
            update_display(content, raw=True, display_id=self._id)


def in_notebook() -> bool:
    """Is this an IPython kernel (JupyterLab, nbconvert, nbgrader)? A terminal's IPython is not."""
    return notebook_shell() is not None


def notebook_shell() -> Any:
    """The shell of the notebook's kernel; None elsewhere."""
    shell = _shell()
    return shell if hasattr(shell, "kernel") else None


def cell_number() -> int | None:
    """The number of the cell being executed; None outside IPython."""
    shell = _shell()
    return None if shell is None else int(shell.execution_count)


def _shell():
    if "IPython" not in sys.modules:  # where nobody imported it, we are not inside it
        return None
    from IPython import get_ipython

    return get_ipython()
