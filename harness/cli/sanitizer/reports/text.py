"""An examination for a person at a terminal."""

from __future__ import annotations

from collections import Counter
from pathlib import PurePath

from rich.console import Console
from rich.markup import escape

from harness.cli.sanitizer.examination import Examination
from harness.cli.sanitizer.reports.places import shown, sides
from harness.diagnosis import Hazard, Severity, indented
from harness.isa.text.names import readable

_MOST = 28  # characters of an opcode


def show(found: Examination) -> None:
    """Every hazard with both its sides, then how the runs ended, then what is suppressed."""
    console = Console(width=None if Console().is_terminal else 120, highlight=False)
    for hazard in found.hazards:
        _show(console, found, hazard)
    reported = set()
    for run in found.runs:
        if run.message and run.message not in reported:
            console.print(f"[bold red]{run.ending}[/] on {run.schedule}: {escape(run.message)}\n")
            reported.add(run.message)
    for hazard, suppression in found.suppressed:
        where = f"{PurePath(hazard.file).name}:{hazard.line}" if hazard.file else "no line"
        told = f"suppressed: {hazard.kind} at {where} ({suppression.reason})"
        console.print(f"[dim]{escape(told)}[/]")
    for one in found.unused_suppressions:
        console.print(f"[yellow]a suppression fits no hazard any more:[/] {escape(str(one))}")
    count = Counter(h.severity for h in found.hazards)
    ended = sum(run.ending not in ("finished", "differs") for run in found.runs)
    suppressed = f", {len(found.suppressed)} suppressed" if found.suppressed else ""
    entry, function = found.request.entry, readable(found.request.entry)
    named = entry if entry == function else f"{function} ({entry})"
    console.print(
        f"{escape(named)}: {count[Severity.ERROR]} errors, "
        f"{count[Severity.FORMAL]} formal, {count[Severity.WARNING]} warnings{suppressed}; "
        f"{len(found.runs)} schedules, {ended} of them did not finish"
    )


def _show(console: Console, found: Examination, hazard: Hazard) -> None:
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
        console.print(escape(indented(part, console.width)), soft_wrap=True)
    console.print(f"  [dim]on {', '.join(found.seen_on(hazard))}[/]\n")


def _short(opcode: str) -> str:
    """``cp.async.bulk.tensor...``: what it is; its line in the PTX has the rest."""
    if len(opcode) <= _MOST:
        return opcode
    return f"{opcode[:_MOST].rpartition('.')[0]}..."
