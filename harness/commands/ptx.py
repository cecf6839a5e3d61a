"""``python -m harness ptx``: the emulator on anyone's PTX, like a sanitizer for TMA code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from harness.commands.reports.plain import as_data, bad_input
from harness.commands.reports.sarif import as_sarif
from harness.commands.reports.text import show
from harness.commands.sanitizer import BAD_INPUT, Request, examine
from harness.commands.suppressions import read_suppressions
from harness.devices.limits import Dim3, dim3
from harness.emulator import SCHEDULES
from harness.errors import HarnessError, LaunchError

_EXTENTS = "X[,Y[,Z]]"


def ptx(
    file: Annotated[Path, typer.Argument(help="PTX text: nvcc's, clang's, numba's, your own.")],
    entry: Annotated[str, typer.Option(help="Name of the .entry to run.")],
    grid: Annotated[str, typer.Option(metavar=_EXTENTS, help="Blocks (also with --cluster).")],
    block: Annotated[str, typer.Option(metavar=_EXTENTS, help="Threads of a block.")],
    arg: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SPEC",
            help="One for each parameter: i32=5, f32[64,32]=random, u8[...]=@file.npy, &0, "
            "numba:f32[64]=zeros, map:f32[256,256]:box=64,32:swizzle=128B=random.",
        ),
    ] = None,
    cluster: Annotated[str, typer.Option(metavar=_EXTENTS, help="Blocks of a cluster.")] = "1",
    shared_bytes: Annotated[int, typer.Option(help="Dynamic shared memory of a block.")] = 0,
    schedule: Annotated[str, typer.Option(help=f"all, or one of {', '.join(SCHEDULES)}.")] = "all",
    seed: Annotated[int, typer.Option(help="Of the random schedule and of random contents.")] = 0,
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
    trace: Annotated[
        Path | None, typer.Option(help="Write the last run as a Chrome/Perfetto trace.")
    ] = None,
    timeout: Annotated[float, typer.Option(help="Seconds for each schedule.")] = 30.0,
    assemble: Annotated[
        bool,
        typer.Option(
            "--assemble/--no-assemble",
            help="PTX that the assembler refuses for sm_90a is bad input, or not (other targets).",
        ),
    ] = True,
) -> None:
    """Run PTX on the emulator and report every access that the memory model does not order.

    Exit status: 0 no error, 1 errors (--strict: any hazard), 2 bad input, 3 the kernel hung or
    faulted.
    """
    try:
        request = Request(
            ptx=_read(file),
            entry=entry,
            grid=_extents(grid, "grid"),
            block=_extents(block, "block"),
            cluster=_extents(cluster, "cluster"),
            shared_bytes=shared_bytes,
            specs=tuple(arg or ()),
            seed=seed,
            timeout_s=timeout,
            file=file,
            assemble=assemble,
            suppressions=read_suppressions(suppressions) if suppressions else (),
        )
        schedules = SCHEDULES if schedule == "all" else (_known(schedule),)
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


def _not_assembled(why: str) -> None:
    told = f"the PTX was not assembled, only run on the emulator: {why}"
    Console(stderr=True).print(told, style="yellow", markup=False)


def _read(file: Path) -> str:
    try:
        return file.read_text()
    except (OSError, UnicodeDecodeError) as error:
        raise LaunchError(f"cannot read {file}: {error}") from None


def _extents(text: str, name: str) -> Dim3:
    try:
        return dim3(tuple(int(part) for part in text.split(",")), name)
    except ValueError as error:
        if isinstance(error, LaunchError):
            raise
        raise LaunchError(f"--{name} {text!r}: give {_EXTENTS}, whole numbers.") from None


def _known(schedule: str) -> str:
    if schedule not in SCHEDULES:
        raise LaunchError(f"no schedule {schedule!r}: all, or one of {', '.join(SCHEDULES)}.")
    return schedule
