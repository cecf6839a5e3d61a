"""``python -m harness ptx``: the emulator on anyone's PTX, like a sanitizer for TMA code."""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext, redirect_stdout
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from harness.commands.reports.plain import as_data, bad_input
from harness.commands.reports.sarif import as_sarif
from harness.commands.reports.text import show
from harness.commands.requests import EXTENTS, Options, request_of
from harness.commands.sanitizer import BAD_INPUT, examine
from harness.commands.suppressions import read_suppressions
from harness.emulator import SCHEDULES
from harness.emulator.hazards.words import WORDS, Words
from harness.errors import HarnessError, LaunchError


def ptx(
    file: Annotated[
        Path,
        typer.Argument(
            help="PTX text: nvcc's, clang's, numba's, your own; or a launch file (TOML), or a "
            "folder with a launch.toml, of which options change what they name."
        ),
    ],
    entry: Annotated[
        str | None,
        typer.Option(
            help="Name of the .entry to run, mangled or plain; not needed if it is alone."
        ),
    ] = None,
    grid: Annotated[
        str | None, typer.Option(metavar=EXTENTS, help="Blocks (also with --cluster).")
    ] = None,
    block: Annotated[
        str | None,
        typer.Option(metavar=EXTENTS, help="Threads of a block; else .reqntid or .maxntid."),
    ] = None,
    arg: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SPEC",
            help="One for each parameter: i32=5, f32[64,32]=random, u8[...]=@file.npy, &0, "
            "numba:f32[64]=zeros, map:f32[256,256]:box=64,32:swizzle=128B=random, "
            "struct{&0; i32=5}. A name may stand before it: x: f32[64]=zeros.",
        ),
    ] = None,
    set_: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="NAME=SPEC",
            help="A __device__ or __constant__ variable: scale=f32=2.0, table=f32[4]=@table.npy.",
        ),
    ] = None,
    out: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=FILE.npy", help="Write an argument's array, or a variable."),
    ] = None,
    expect: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=FILE.npy[,rtol=R][,atol=A]", help="Compare it with a file's contents."
        ),
    ] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar=EXTENTS, help="Blocks of a cluster.")
    ] = None,
    shared_bytes: Annotated[
        int | None, typer.Option(help="Dynamic shared memory of a block.")
    ] = None,
    schedule: Annotated[str, typer.Option(help=f"all, or one of {', '.join(SCHEDULES)}.")] = "all",
    seed: Annotated[
        int | None, typer.Option(help="Of the random schedule and of random contents.")
    ] = None,
    fail_fast: Annotated[
        bool, typer.Option("--fail-fast", help="Stop at the first schedule with an error.")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="What is formal counts too, and warnings.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
    sarif: Annotated[
        Path | None, typer.Option(help="Write the report as SARIF 2.1.0 too, for a code host.")
    ] = None,
    suppressions: Annotated[
        Path | None, typer.Option(help="TOML: hazards not to report, each with its reason.")
    ] = None,
    words: Annotated[
        str, typer.Option(help=f"Whose names hints use: auto, {', '.join(WORDS)}.")
    ] = "auto",
    trace: Annotated[
        Path | None, typer.Option(help="Write the last run as a Chrome/Perfetto trace.")
    ] = None,
    timeout: Annotated[
        float | None, typer.Option(help="Seconds for each schedule; 30 if nothing is said.")
    ] = None,
    assemble: Annotated[
        bool | None,
        typer.Option(
            "--assemble/--no-assemble",
            help="PTX that the assembler refuses for sm_90a is bad input, or not (other targets).",
        ),
    ] = None,
) -> None:
    """Run PTX on the emulator and report every access that the memory model does not order.

    Exit status: 0 no error, 1 errors (--strict: any hazard), 2 bad input, 3 the kernel hung or
    faulted, 4 an output is not what is expected.
    """
    try:
        for file_made in (sarif, trace):
            _check_folder(file_made)
        options = Options(
            entry=entry,
            grid=grid,
            block=block,
            cluster=cluster,
            shared_bytes=shared_bytes,
            args=arg or (),
            variables=set_ or (),
            out=out or (),
            expect=expect or (),
            seed=seed,
            timeout_s=timeout,
            assemble=assemble,
        )
        request = request_of(
            file,
            options,
            suppressions=read_suppressions(suppressions) if suppressions else (),
            words=_known_words(words),
        )
        schedules = SCHEDULES if schedule == "all" else (_known(schedule),)
        # What the kernel prints is no part of a report that a program reads.
        with redirect_stdout(sys.stderr) if as_json else nullcontext():
            findings = examine(
                request,
                schedules,
                fail_fast=fail_fast,
                trace=trace is not None,
                unassembled=_not_assembled,
            )
    except HarnessError as error:
        if as_json:
            typer.echo(json.dumps(bad_input(str(error)), indent=2))
        else:
            Console(stderr=True).print(f"error: {error}", style="red", markup=False)
        raise typer.Exit(BAD_INPUT) from None
    if trace is not None and findings.runs[-1].trace is not None:
        trace.write_text(json.dumps(findings.runs[-1].trace.to_chrome()))
    if sarif is not None:
        sarif.write_text(json.dumps(as_sarif([findings], Path.cwd(), strict), indent=2))
    if as_json:
        typer.echo(json.dumps(as_data(findings, strict), indent=2))
    else:
        show(findings)
    raise typer.Exit(findings.exit_status(strict))


def _check_folder(file: Path | None) -> None:
    """Before the launch, which may take long: is there a place for a file?"""
    if file is not None and not file.absolute().parent.is_dir():
        raise LaunchError(f"cannot write {file}: there is no folder {file.absolute().parent}")


def _not_assembled(why: str) -> None:
    told = f"the PTX was not assembled, only run on the emulator: {why}"
    Console(stderr=True).print(told, style="yellow", markup=False)


def _known(schedule: str) -> str:
    if schedule not in SCHEDULES:
        raise LaunchError(f"no schedule {schedule!r}: all, or one of {', '.join(SCHEDULES)}.")
    return schedule


def _known_words(words: str) -> Words | None:
    """None: whatever the PTX came from."""
    found = next((one for one in WORDS if one == words), None)
    if found is None and words != "auto":
        raise LaunchError(f"no words {words!r}: auto, or one of {', '.join(WORDS)}.")
    return found


def main() -> None:
    """``ptx-sanitizer``: this command by itself."""
    typer.run(ptx)
