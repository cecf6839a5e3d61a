"""``python -m harness capture``: a real launch of a program, recorded for the emulator."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from harness.base.errors import HarnessError
from harness.base.output import print_error, print_notice
from harness.sanitizer.capture import Chosen
from harness.sanitizer.capture import capture as record
from harness.sanitizer.cli.examination import BAD_INPUT


def capture(
    command: Annotated[list[str], typer.Argument(help="The program and its arguments, after --.")],
    out: Annotated[Path, typer.Option(help="Folder to create.")],
    kernel: Annotated[
        str, typer.Option(help="Record launches of kernels whose names contain this.")
    ] = "",
    skip: Annotated[int, typer.Option(help="Skip the first N of these launches.")] = 0,
    count: Annotated[int, typer.Option(help="Launches to record, each in its own folder.")] = 1,
    limit: Annotated[
        int, typer.Option(metavar="MIB", help="Largest part of an allocation to record.")
    ] = 256,
    ptx: Annotated[
        list[Path] | None,
        typer.Option(help="A file or folder with the PTX, if the program does not load it."),
    ] = None,
) -> None:
    """Run a program on this machine's GPU and record a launch; replay it with `ptx FOLDER`.

    Exit status: 0 if a launch was recorded, otherwise 2.
    """
    try:
        limits = Chosen(kernel, skip, count, limit << 20)
        folders = record(command, out, limits, ptx or ())
    except HarnessError as error:
        print_error(error)
        raise typer.Exit(BAD_INPUT) from None
    for folder, lacking in folders.items():
        for sentence in lacking:
            print_notice(sentence)
        typer.echo(f"recorded: run it with  python -m harness ptx {folder}")


def main() -> None:
    """``ptx-capture``: this command alone."""
    typer.run(capture)
