"""An examination for a person at a terminal."""

from __future__ import annotations

from collections import Counter
from pathlib import PurePath

from rich.console import Console
from rich.markup import escape

from harness.cli.output import console_of, counted
from harness.cli.sanitizer.examination import Examination, ScheduleRun
from harness.cli.sanitizer.reports import shown, sides
from harness.diagnosis import Hazard, Severity, indented
from harness.emulator.threads import listed
from harness.isa.text.names import readable

_MOST = 28  # characters of an opcode


def show(examination: Examination) -> None:
    """Print the kernel's output, every hazard with both its sides, the endings of the runs, and
    the suppressed hazards."""
    console = console_of()
    _show_printed(console, examination)
    root = examination.root
    if root is not None:
        _show_ending(console, root)
    for hazard in examination.hazards:
        _show(console, examination, hazard)
    reported = {root.message} if root else set()
    for run in examination.runs:
        if run.message and run.message not in reported:
            _show_ending(console, run)
            reported.add(run.message)
    for left_out, schedules in examination.left_out.items():
        blocks = listed([f"{a}-{b}" if a < b else str(a) for a, b in left_out])
        line = f"blocks {blocks} were left out on {listed(schedules)}"
        why = "each executed the same synchronisation as one that ran (--every-block runs all)"
        console.print(f"[dim]{line}: {why}[/]")
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
    console.print(
        f"{escape(named)}: {', '.join(numbers)}; {counted(len(examination.runs), 'schedule')}, "
        f"{unfinished} of them did not finish"
    )


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


def _show(console: Console, examination: Examination, hazard: Hazard) -> None:
    colour = "red" if hazard.severity == "error" else "yellow"
    is_finer = hazard.cause is not None and str(hazard.cause) != str(hazard.kind)
    cause = f" [dim]{hazard.cause}[/]" if is_finer else ""
    console.print(f"[bold {colour}]{hazard.kind}[/] ({hazard.severity}){cause}")
    opcodes = hazard.opcode, hazard.other_opcode
    for side, opcode in zip(sides(hazard, ""), opcodes, strict=False):
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
    console.print(f"  [dim]on {', '.join(examination.seen_on(hazard))}[/]\n")


def _short(opcode: str) -> str:
    """Shorten an opcode, as ``cp.async.bulk.tensor...``; its line in the PTX has the rest."""
    if len(opcode) <= _MOST:
        return opcode
    return f"{opcode[:_MOST].rpartition('.')[0]}..."
