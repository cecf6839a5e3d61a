"""``python -m harness capture``: a real launch of a program, recorded for the emulator."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from harness.base.errors import HarnessError
from harness.base.output import SHORT_HELP, Version, print_error, print_notice
from harness.sanitizer.capture import Chosen
from harness.sanitizer.capture import capture as record
from harness.sanitizer.cli.examination import BAD_INPUT
from harness.sanitizer.cli.recording import check_gpu


def capture(
    command: Annotated[
        list[str],
        typer.Argument(metavar="COMMAND", help="The program and its arguments, after --."),
    ],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Folder to create.")],
    kernel: Annotated[
        str,
        typer.Option(metavar="TEXT", help="Record launches of kernels whose names contain this."),
    ] = "",
    skip: Annotated[int, typer.Option(metavar="N", help="Skip the first N of these launches.")] = 0,
    count: Annotated[
        int, typer.Option(metavar="N", help="Launches to record, each in its own folder.")
    ] = 1,
    limit: Annotated[
        int, typer.Option(metavar="MIB", help="Largest part of an allocation to record.")
    ] = 256,
    ptx: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="PATH",
            help="A file or folder with the PTX, if the program does not load it. May be repeated.",
        ),
    ] = None,
    version: Version = False,
) -> None:
    """Run a program on this machine's GPU, and record a launch for `ptx-sanitizer FOLDER`.

    Exit status: 0 if a launch was recorded, otherwise 2.

    Example: ptx-capture --kernel gemm --out recorded -- ./program its arguments
    """
    try:
        check_gpu()
        recording = record(command, out, Chosen(kernel, skip, count, limit << 20), ptx or ())
    except HarnessError as error:
        print_error(error)
        raise typer.Exit(BAD_INPUT) from None
    for why in recording.without_ptx.values():
        print_notice(f"not recorded: {why}")
    for folder, lacking in recording.folders.items():
        for sentence in lacking:
            print_notice(sentence)
        typer.echo(f"recorded: run it with  ptx-sanitizer {folder}")


def main() -> None:
    """``ptx-capture``: this command alone."""
    alone = typer.Typer()
    alone.command(context_settings=SHORT_HELP)(capture)
    alone()
