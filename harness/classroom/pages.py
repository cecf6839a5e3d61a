"""``python -m harness pages``: every file that is printed from tables and recordings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer

import harness
from harness.commands.instructions import support_matrix
from harness.commands.reference import page
from harness.commands.stubs import stubs

ROOT = Path(harness.__file__).resolve().parents[1]
NOTED = "docs/measured.toml"


def _measured() -> str:
    from harness.bench.page import measured  # loads numba, for which no other command waits

    return measured((ROOT / NOTED).read_text())


GENERATED: dict[str, Callable[[], str]] = {
    "docs/reference.md": page,
    "docs/instructions.md": support_matrix,
    "docs/measured.md": _measured,
    "harness/ptx/__init__.pyi": stubs,
}


def pages() -> None:
    """Write what is printed from the instruction table and from recordings, in a clone."""
    for name, text in GENERATED.items():
        path = ROOT / name
        if not path.parent.is_dir():
            raise typer.BadParameter(f"{path.parent} is not there: run it in a clone")
        path.write_text(text())
        typer.echo(name)
