"""Output of the command lines: lines are wrapped at a terminal's width, and nowhere else."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from harness.base.errors import HarnessError

SHORT_HELP = {"help_option_names": ["-h", "--help"]}  # settings of a command


def _print_version(wanted: bool) -> None:
    if wanted:
        import harness

        typer.echo(f"tma-labs {harness.__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version."),
]
"""A parameter of a command."""

_UNWRAPPED = 1 << 14  # columns: of a pipe or a file, which wrap nothing


def console_of(stderr: bool = False) -> Console:
    """Return a console for a terminal, or for a program that reads whole lines."""
    console = Console(stderr=stderr, highlight=False)
    if console.is_terminal:
        return console
    return Console(stderr=stderr, highlight=False, width=_UNWRAPPED, soft_wrap=True)


def print_error(error: HarnessError | str) -> None:
    console_of(stderr=True).print(f"error: {error}", style="red", markup=False)


def print_notice(notice: str) -> None:
    console_of(stderr=True).print(notice, style="yellow", markup=False)


def counted(count: int, noun: str) -> str:
    """``1 error``, ``2 errors``."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


def duration(seconds: float) -> str:
    """A duration in its two largest units: "2 d 3 h", "4 min 5 s"."""
    left = round(seconds)
    parts: list[str] = []
    for unit, length in (("d", 86400), ("h", 3600), ("min", 60), ("s", 1)):
        count, left = divmod(left, length)
        if count and len(parts) < 2:
            parts.append(f"{count} {unit}")
    return " ".join(parts) or "0 s"
