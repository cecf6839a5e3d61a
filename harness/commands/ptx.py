"""``python -m harness ptx``: the emulator on anyone's PTX, like a sanitizer for TMA code."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from harness.commands.sanitizer import BAD_INPUT, SCHEMA, Examination, Request, examine
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
            folder=file.parent,
            assemble=assemble,
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
            reported = {"schema": SCHEMA, "status": "bad-input", "exit_status": BAD_INPUT}
            typer.echo(json.dumps(reported | {"error": str(error)}, indent=2))
        else:
            Console(stderr=True).print(f"error: {error}", style="red", markup=False)
        raise typer.Exit(BAD_INPUT) from None
    if trace is not None and findings.runs[-1].trace is not None:
        trace.write_text(json.dumps(findings.runs[-1].trace.to_chrome()))
    if as_json:
        typer.echo(json.dumps(findings.to_json(strict), indent=2))
    else:
        _print(findings, strict)
    raise typer.Exit(findings.exit_status(strict))


def _not_assembled(why: str) -> None:
    told = f"the PTX was not assembled, only run on the emulator: {why}"
    Console(stderr=True).print(told, style="yellow", markup=False)


def _print(findings: Examination, strict: bool) -> None:
    console = Console(width=None if Console().is_terminal else 120, highlight=False)
    for hazard in findings.hazards:
        colour = "red" if hazard.severity == "error" else "yellow"
        console.print(f"[bold {colour}]{hazard.kind}[/] ({hazard.severity})")
        for line, source in (
            (hazard.line, hazard.source),
            (hazard.other_line, hazard.other_source),
        ):
            if line is not None:
                where = f"{Path(hazard.file).name}:{line}" if hazard.file else f"PTX line {line}"
                console.print(f"  [cyan]{escape(where)}[/]  {escape(source)}")
        console.print(f"  {escape(hazard.message)}")
        console.print(f"  [dim]on {', '.join(findings.seen_on(hazard))}[/]\n")
    reported = set()
    for run in findings.runs:
        if run.message and run.message not in reported:
            console.print(f"[bold red]{run.ending}[/] on {run.schedule}: {escape(run.message)}\n")
            reported.add(run.message)
    count = Counter(h.severity for h in findings.hazards)
    ended = sum(run.ending != "finished" for run in findings.runs)
    console.print(
        f"{escape(findings.request.entry)}: {count['error']} errors, {count['formal']} formal, "
        f"{count['warning']} warnings; "
        f"{len(findings.runs)} schedules, {ended} of them did not finish"
    )


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
