"""``python -m harness ptx``: the emulator on anyone's PTX, like a sanitizer for TMA code, and its
report for a person at a terminal."""

from __future__ import annotations

import inspect
import json
import math
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from itertools import chain
from pathlib import Path, PurePath
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from typer.core import TyperCommand

from harness.base.errors import HarnessError
from harness.base.files import writing
from harness.base.output import (
    SHORT_HELP,
    Version,
    console_of,
    counted,
    print_error,
    print_notice,
)
from harness.sanitizer.capture import CaptureError, Recording
from harness.sanitizer.capture import capture as record
from harness.sanitizer.cli.examination import (
    Examination,
    ScheduleRun,
    examine,
    missing_sources,
    other_target,
)
from harness.sanitizer.cli.reports import (
    STATUS_NAMES,
    Outcome,
    Refused,
    all_as_data,
    as_github,
    as_sarif,
    exit_status,
    not_executed,
    shown,
    sides,
)
from harness.sanitizer.cli.request import Format, Request, kernel_pattern, options, requests_of
from harness.sanitizer.devices.detection import find_hopper, slow_emulator, tell_once
from harness.sanitizer.diagnosis import Hazard, Severity, indented
from harness.sanitizer.isa.text.names import readable

_MOST = 28  # characters of an opcode
_MOST_PLACES = 8  # places that were not executed
_MOST_NAMES = 3
_LARGEST_LIBRARY = 64 << 20  # bytes; PyTorch's are larger


def show(examination: Examination) -> None:
    """Print the kernel's output, every hazard with both its sides, the endings of the runs, and
    the suppressed hazards."""
    console = console_of()
    _show_printed(console, examination)
    root = examination.root
    if root is not None:
        _show_ending(console, root)
    for hazard in examination.hazards:
        show_hazard(console, hazard, examination.seen_on(hazard))
    reported = {root.message} if root else set()
    for run in examination.runs:
        if run.message and run.message not in reported:
            _show_ending(console, run)
            reported.add(run.message)
    _show_not_executed(console, examination)
    for hazard, suppression in examination.suppressed:
        where = f"{PurePath(hazard.file).name}:{hazard.line}" if hazard.file else "no line"
        line = f"suppressed: {hazard.kind} at {where} ({suppression.reason})"
        console.print(f"[dim]{escape(line)}[/]")
    for unused in examination.unused_suppressions:
        console.print(f"[yellow]a suppression fits no hazard any more:[/] {escape(str(unused))}")
    count = Counter(hazard.severity for hazard in examination.hazards)
    unfinished = sum(run.ending not in ("finished", "differs") for run in examination.runs)
    numbers = [
        counted(count[Severity.ERROR], "error"),
        f"{count[Severity.FORMAL]} formal",
        counted(count[Severity.WARNING], "warning"),
    ]
    if examination.suppressed:
        numbers.append(f"{len(examination.suppressed)} suppressed")
    entry, function = examination.request.entry, readable(examination.request.entry)
    named = entry if entry == function else f"{function} ({entry})"
    runs = counted(len(examination.runs), "schedule")
    if unfinished:
        runs += f", {unfinished} of them did not finish"
    console.print(f"{escape(named)}: {', '.join(numbers)}; {runs}")


def _show_not_executed(console: Console, examination: Examination) -> None:
    places = examination.not_executed
    if not places:
        return
    style = "bold yellow" if examination.shows_nothing else "dim"
    console.print(f"[{style}]{not_executed(examination)}:[/]")
    for place in places[:_MOST_PLACES]:
        where = f"{PurePath(place.file).name}:{place.line}" if place.file else f"line {place.line}"
        console.print(f"  [dim]{escape(where)}  {escape(_short(place.opcode))}[/]")
    if len(places) > _MOST_PLACES:
        console.print(f"  [dim]and {len(places) - _MOST_PLACES} more[/]")


def _show_printed(console: Console, examination: Examination) -> None:
    """Print the kernel's output on the first schedule, under a label; another that differs is
    mentioned."""
    first, *others = examination.runs
    differing = [run.schedule for run in others if run.printed != first.printed]
    if not first.printed and not differing:
        return
    note = f" (it differs on {', '.join(differing)})" if differing else ""
    console.print(f"[bold]printf[/] on {first.schedule}{note}:")
    for line in first.printed.splitlines():
        console.print(f"  {escape(line)}")
    console.print()


def _show_ending(console: Console, run: ScheduleRun) -> None:
    console.print(f"[bold red]{run.ending}[/] on {run.schedule}: {escape(run.message)}\n")


def show_hazard(console: Console, hazard: Hazard, schedules: Sequence[str]) -> None:
    """Print a hazard with its sides; ``schedules`` are those that showed it."""
    color = "red" if hazard.severity == "error" else "yellow"
    is_finer = hazard.cause is not None and str(hazard.cause) != str(hazard.kind)
    cause = f" [dim]{hazard.cause}[/]" if is_finer else ""
    console.print(f"[bold {color}]{hazard.kind}[/] ({hazard.severity}){cause}")
    opcodes = hazard.opcode, hazard.other_opcode
    # Two threads at one place are one entry.
    for side, opcode in dict(zip(sides(hazard, ""), opcodes, strict=False)).items():
        where = f"{PurePath(side.file).name}:{side.line}" if side.file else f"PTX line {side.line}"
        known = f"PTX line {side.ptx_line}: {_short(opcode)}" if side.file and side.ptx_line else ""
        beside = f"  [dim]({escape(known)})[/]" if known else ""
        console.print(f"  [cyan]{escape(where)}[/]  {escape(side.source)}{beside}")
        for frame in side.inlined:
            console.print(f"    [dim]inlined: {escape(shown(frame))}[/]")
        for frame in side.callers:
            console.print(f"    [dim]called at {escape(shown(frame))}[/]")
    for part in filter(None, (hazard.headline, hazard.rest)):
        console.print(escape(indented(part, console.width)))
    console.print(f"  [dim]on {', '.join(schedules)}[/]\n")


def _short(opcode: str) -> str:
    """Shorten an opcode, as ``cp.async.bulk.tensor...``; its line in the PTX has the rest."""
    if len(opcode) <= _MOST:
        return opcode
    return f"{opcode[:_MOST].rpartition('.')[0]}..."


def _with_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command that takes ``context`` and ``**given`` the options of a `Request`, None if not
    given, and ``version``.

    typer reads a command's options from its signature and has no groups of them: this makes the
    signature from the request's fields.
    """
    kind = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter("context", kind, annotation=typer.Context),
        inspect.Parameter("version", kind, annotation=Version, default=False),
    ]
    for name, option in options().items():
        info: Any = typer.Argument(metavar=option.metavar, show_default=False, help=option.help)
        if name != "ptx":
            names = [option.name] if option.name else []
            info = typer.Option(*names, metavar=option.metavar, help=option.help)
        typed: Any = Annotated[option.typed | None, info]
        parameters.append(inspect.Parameter(name, kind, annotation=typed, default=None))
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in parameters}
    return command


class CommandClass(TyperCommand):
    """A command with a program and its arguments after ``--``: the context's ``args``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        end = args.index("--") if "--" in args else len(args)
        super().parse_args(ctx, args[:end])
        ctx.args = program = args[end + 1 :]
        return program

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return [*super().collect_usage_pieces(ctx), "[-- PROGRAM]"]


@_with_options
def ptx(context: typer.Context, **options: Any) -> None:
    """Run PTX on the emulator and report every access that the memory model does not order.

    A program after -- runs on this machine's GPU, and the first launch of each of
    its kernels is examined: ptx-sanitizer --kernel gemm -- python train.py

    Give --arg once for each kernel parameter, --set for each variable:

      i32=5, f32=0.5                            a number
      f32[64,32]=random                         an array: random, zeros, ones,
                                                arange, poison, or a number
      u8[...]=@data.npy                         an array read from a file
      &0, &x, &x+256                            the array of another argument
      map:f32[256,256]:box=64,32:swizzle=128B=random
      map:f32[4,32]:box=4,32:strides=256        rows that are 256 bytes apart
      map:&x:box=64,32                          a tensor map of an array
      &map:f32[64,32]:box=8,32                  the address of a tensor map
      struct{&0; i32=5}, struct@params.bin      a struct by value
      numba:f32[64]=zeros, mlir:f32[64]=zeros   an array as numba-cuda passes it,
                                                as numba-cuda-mlir does
      triton:f32[64,64]:box=16,32=random        a TensorDescriptor of Triton's

    Each may have a name: x: f32[64]=zeros. Types: i8 to i64, u8 to u64, f16,
    bf16, f32, f64, f8e4m3, f8e5m2, bool. docs/launches.md explains these, launch
    files and recording, and docs/reports.md the report.

    Exit status: 0 no errors, 1 errors (--strict: any hazard), 2 bad input, 3 the
    kernel hung or faulted, 4 an output differs from --expect; of several launches,
    the first that there is of 2, 3, 1, 4, 0.

    Example: ptx-sanitizer scale.ptx --grid 4 --block 256 --arg f32[4,256]=zeros
    --arg f32[4,256]=random
    """
    program = context.args
    if options["json"]:
        options["format"] = Format.JSON
    report = options["format"] or Format.TEXT
    if not options["ptx"] and not program:
        raise typer.BadParameter("expected one, or a program after --", param_hint="FILE")
    outcomes: list[Outcome] = []
    try:
        tell_once(slow_emulator(), print_notice)
        with ExitStack() as files:
            if program:
                requests, refused = files.enter_context(recorded(program, options))
            else:
                requests, refused = requests_of(options), []
            for outcome in chain(map(_outcome, requests), refused):
                outcomes.append(outcome)
                if report == Format.TEXT and len(requests) + len(refused) > 1:
                    _show_outcome(outcome)
            _write(outcomes)
    except HarnessError as error:
        file = main_file(program) if program else options["ptx"][0]
        outcomes = [Refused(file, options["entry"] or "", str(error))]
    if report == Format.JSON:
        typer.echo(json.dumps(all_as_data(outcomes), indent=2))
    elif report == Format.GITHUB:
        for line in as_github(outcomes, Path.cwd()):
            typer.echo(line)
    elif len(outcomes) == 1:
        _show_outcome(outcomes[0])
    else:
        _show_total(outcomes)
    raise typer.Exit(exit_status(outcomes))


def _outcome(request: Request) -> Outcome:
    notices = other_target(request), *missing_sources(request)
    for notice in filter(None, notices):
        print_notice(notice)
    try:
        return examine(request, notify=print_notice)
    except HarnessError as error:
        return Refused(request.ptx, request.entry, str(error))


def check_gpu() -> None:
    """Raise CaptureError if no GPU can run a program here; the message says what to do instead."""
    detection = find_hopper()
    if not detection.gpus:
        raise CaptureError(
            f"this machine has no GPU on which the program could run ({detection.reason}). On a "
            "machine that has one, use `ptx-sanitizer --record FOLDER -- PROGRAM`; then "
            "`ptx-sanitizer FOLDER` examines its launch here. Without any GPU, "
            "`python -m harness run FILE.py` runs a numba-cuda program on the emulator, and "
            "`ptx-sanitizer FILE.ptx` examines what a compiler wrote (docs/compiled.md)."
        )


def main_file(program: Sequence[str]) -> Path:
    """Return the file at which a report shows errors of the program: train.py of python train.py"""
    files = (word for word in program if not word.startswith(("/", "-")) and Path(word).is_file())
    return Path(next(files, program[0]))


@contextmanager
def recorded(
    program: Sequence[str], options: Mapping[str, Any]
) -> Iterator[tuple[list[Request], list[Refused]]]:
    """Run a program and yield a request for the first launch of each of its kernels, or of those
    that ``--kernel`` or ``--entry`` names, and the launches that cannot be examined. The launches'
    files exist until the end, or stay in ``--record``.

    The command's files are places in which the PTX may be. Raises CaptureError, FileError and
    LaunchError.
    """
    check_gpu()
    pattern = kernel_pattern(options)
    with tempfile.TemporaryDirectory(prefix="tma-labs-launches-") as scratch:
        recording = record(
            program,
            Path(options["record"] or scratch),
            # A word of a name is also in the mangled name.
            pattern.pattern if re.fullmatch(r"\w*", pattern.pattern) else "",
            options["ptx"] or (),
            wanted=lambda name: pattern.search(name) or pattern.search(readable(name)),
            largest_bytes=math.inf if pattern.pattern else _LARGEST_LIBRARY,
            output=None if options["format"] in (None, Format.TEXT) else sys.stderr.buffer,
        )
        for lacking in recording.folders.values():
            for sentence in lacking:
                print_notice(sentence)
        known = {**options, "ptx": list(recording.folders), "entry": None, "kernel": None}
        yield requests_of(known), list(_refused(program, recording, bool(pattern.pattern)))


def _refused(program: Sequence[str], recording: Recording, chosen: bool) -> Iterator[Refused]:
    """Yield an error for each kernel without PTX if the user ``chosen`` it, and otherwise print a
    notice; and an error if the program failed."""
    file = main_file(program)
    if chosen:
        for name, error in recording.without_ptx.items():
            yield Refused(file, name, str(error))
    elif recording.without_ptx:
        names = [readable(name) for name in recording.without_ptx]
        shown = ", ".join(names[:_MOST_NAMES])
        more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
        print_notice(
            f"not examined, because their PTX was not found: {shown}{more} (with --kernel, "
            f"libraries of more than {_LARGEST_LIBRARY >> 20} MiB are searched too)"
        )
    if recording.status:
        yield Refused(file, "", f"the program ended with status {recording.status}")


def _show_outcome(outcome: Outcome) -> None:
    if isinstance(outcome, Refused):
        print_error(outcome.error)
    else:
        show(outcome)


def _show_total(outcomes: Sequence[Outcome]) -> None:
    """Print the launches that are not clean again, below all reports."""
    console = console_of()
    bad = [outcome for outcome in outcomes if exit_status([outcome])]
    console.print(f"[bold]{len(outcomes)} launches, {len(bad)} with errors[/]")
    for outcome in bad:
        known = outcome if isinstance(outcome, Refused) else outcome.request
        file = known.file if isinstance(known, Refused) else known.ptx
        status = STATUS_NAMES[exit_status([outcome])]
        where = ": ".join(filter(None, (str(file), readable(known.entry), status)))
        console.print(f"  {escape(where)}")


def _write(outcomes: Sequence[Outcome]) -> None:
    """Write the requested files; launches share a SARIF file of the same name."""
    by_file: dict[Path, list[Outcome]] = {}
    for outcome in outcomes:
        if isinstance(outcome, Examination) and (sarif := outcome.request.sarif):
            by_file.setdefault(sarif, []).append(outcome)
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
    for file, those in by_file.items():
        with writing(file, "--sarif "):
            file.write_text(json.dumps(as_sarif([*those, *refused], Path.cwd()), indent=2))


def main() -> None:
    """``ptx-sanitizer``: this command alone."""
    alone = typer.Typer()
    alone.command(cls=CommandClass, context_settings=SHORT_HELP)(ptx)
    alone()
