"""Putting a card in front of a person: a notebook's cell, or a terminal."""

from __future__ import annotations

import sys
from typing import Any


def show(html: str, text: str) -> None:
    """Display the card now: rich in a notebook, plain on stdout anywhere else."""
    if in_notebook():
        from IPython.display import display

        display({"text/html": html, "text/plain": text}, raw=True)
        return
    encoding = sys.stdout.encoding or "utf-8"
    print(text.encode(encoding, errors="replace").decode(encoding))


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
