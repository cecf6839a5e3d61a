"""``python -m harness capture``: a real launch of a program, recorded for the emulator."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from harness.capture import Chosen
from harness.capture import capture as record
from harness.cli.sanitizer.examination import BAD_INPUT
from harness.errors import HarnessError


def capture(
    command: Annotated[list[str], typer.Argument(help="The program and its arguments, behind --.")],
    out: Annotated[Path, typer.Option(help="The folder to make.")],
    kernel: Annotated[
        str, typer.Option(help="Record launches of kernels with this in their names.")
    ] = "",
    skip: Annotated[int, typer.Option(help="Leave out so many of these launches first.")] = 0,
    count: Annotated[int, typer.Option(help="Record so many; each has its own folder.")] = 1,
    limit: Annotated[
        int, typer.Option(metavar="MIB", help="Most of one allocation that is recorded.")
    ] = 256,
    ptx: Annotated[
        list[Path] | None,
        typer.Option(help="A file or folder with the PTX, if the program does not load it."),
    ] = None,
) -> None:
    """Run a program on this machine's GPU and record a launch: run it again with `ptx FOLDER`.

    Exit status: 0 recorded, 2 nothing was.
    """
    try:
        limits = Chosen(kernel, skip, count, limit << 20)
        made = record(command, out, limits, ptx or ())
    except HarnessError as error:
        Console(stderr=True).print(f"error: {error}", style="red", markup=False)
        raise typer.Exit(BAD_INPUT) from None
    for folder, lacking in made.items():
        for sentence in lacking:
            Console(stderr=True).print(sentence, style="yellow", markup=False)
        typer.echo(f"recorded: run it with  python -m harness ptx {folder}")


def main() -> None:
    """``ptx-capture``: this command by itself."""
    typer.run(capture)
