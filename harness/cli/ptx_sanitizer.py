"""``python -m harness ptx``: the emulator on anyone's PTX, like a sanitizer for TMA code."""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext, redirect_stdout
from pathlib import Path

import typer
from rich.console import Console

from harness.cli.sanitizer import options
from harness.cli.sanitizer.examination import (
    BAD_INPUT,
    Examination,
    examine,
    missing_sources,
    other_target,
)
from harness.cli.sanitizer.reports.plain import as_data, bad_input
from harness.cli.sanitizer.reports.sarif import as_sarif
from harness.cli.sanitizer.reports.text import show
from harness.cli.sanitizer.request import Options, request_of
from harness.cli.sanitizer.suppressions import read_suppressions
from harness.devices.missing_tools import slow_emulator, tell_once
from harness.emulator import SCHEDULES
from harness.errors import HarnessError, LaunchError
from harness.files import check_place, writing
from harness.launches import WORDS, Words


def ptx(
    file: options.File,
    entry: options.Entry = None,
    grid: options.Grid = None,
    block: options.Block = None,
    arg: options.Arguments = None,
    set_: options.Variables = None,
    out: options.Outputs = None,
    expect: options.Expected = None,
    cluster: options.Cluster = None,
    shared_bytes: options.SharedBytes = None,
    cooperative: options.Cooperative = None,
    schedule: options.Schedule = "all",
    seed: options.Seed = None,
    fail_fast: options.FailFast = False,
    strict: options.Strict = False,
    as_json: options.AsJson = False,
    sarif: options.SarifFile = None,
    suppressions: options.SuppressionsFile = None,
    words: options.WordsOf = "auto",
    trace: options.TraceFile = None,
    timeout: options.Timeout = None,
    assemble: options.Assemble = None,
) -> None:
    """Run PTX on the emulator and report every access that the memory model does not order.

    Give --arg once for each kernel parameter, --set for each variable:

      i32=5, f32=0.5                            a number
      f32[64,32]=random                         an array: random, zeros, ones,
                                                arange, poison, or a number
      u8[...]=@data.npy                         an array read from a file
      &0, &x, &x+256                            the array of another argument
      map:f32[256,256]:box=64,32:swizzle=128B=random
      map:&x:box=64,32                          a tensor map of an array
      struct{&0; i32=5}, struct@params.bin      a struct by value
      numba:f32[64]=zeros                       an array as numba passes it

    Each may have a name: x: f32[64]=zeros.

    Exit status: 0 no errors, 1 errors (--strict: any hazard), 2 bad input,
    3 the kernel hung or faulted, 4 an output differs from --expect.
    """
    try:
        for option, made in (("--sarif ", sarif), ("--trace ", trace)):
            if made is not None:
                check_place(made, option)
        request = request_of(
            file,
            Options(
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
                cooperative=cooperative,
            ),
            suppressions=read_suppressions(suppressions) if suppressions else (),
            words=_known_words(words),
        )
        tell_once(slow_emulator(), _tell)
        for told in filter(None, (other_target(request), *missing_sources(request))):
            _tell(told)
        schedules = SCHEDULES if schedule == "all" else (_known(schedule),)
        # What the kernel prints is no part of a report that a program reads.
        with redirect_stdout(sys.stderr) if as_json else nullcontext():
            findings = examine(
                request,
                schedules,
                fail_fast=fail_fast,
                trace=trace is not None,
                tell=_tell,
            )
        _write(findings, strict, sarif, trace)
    except HarnessError as error:
        _refuse(error, as_json)
        raise typer.Exit(BAD_INPUT) from None
    if as_json:
        typer.echo(json.dumps(as_data(findings, strict), indent=2))
    else:
        show(findings)
    raise typer.Exit(findings.exit_status(strict))


def _refuse(error: HarnessError, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(bad_input(str(error)), indent=2))
    else:
        Console(stderr=True).print(f"error: {error}", style="red", markup=False)


def _write(findings: Examination, strict: bool, sarif: Path | None, trace: Path | None) -> None:
    """Write the files that were asked for."""
    last = findings.runs[-1].trace
    if trace is not None and last is not None:
        with writing(trace, "--trace "):
            trace.write_text(json.dumps(last.to_chrome()))
    if sarif is not None:
        with writing(sarif, "--sarif "):
            sarif.write_text(json.dumps(as_sarif([findings], Path.cwd(), strict), indent=2))


def _tell(what: str) -> None:
    Console(stderr=True).print(what, style="yellow", markup=False)


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
