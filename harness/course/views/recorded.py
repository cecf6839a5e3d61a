"""A recorded run: its trace, and the source lines that the trace refers to."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from harness.base.errors import LaunchEnded
from harness.sanitizer.emulator import Trace

_INIT = re.compile(r"mbarrier_init\(\s*(.*)")
_VARIABLE = re.compile(r"(?:ptx\.shared_address\(\s*)?([A-Za-z_]\w*)")
_HOW = "ask for one: gpu.launch(kernel, ..., trace=True) on the emulator"

MOST_LINES = 1000  # lines of a source that are shown at once
_ORDER = "the order of events is right, the durations are not hardware's"


_MOST_CONTINUED = 8  # lines after a statement's first


def _open_brackets(text: str) -> int:
    return sum((letter in "([") - (letter in ")]") for letter in text)


@dataclass(frozen=True)
class Recorded:
    """A trace, the lines of the kernel's file (none if they are not known), and how it ended."""

    trace: Trace
    lines: tuple[str, ...]
    ended: str = ""  # empty if the kernel finished
    device: str = ""  # the name of the device, where it is known
    notes: tuple[tuple[str, str], ...] = ()  # (what, value), of how it came about
    title: str = ""  # the kernel's name and the device
    of_file: bool = True  # the lines are a file's, which readers know by number

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """Return origin and end of the run, as ``(name, value)``."""
        return (*self.notes, *((("the run ended", self.ended),) if self.ended else ()))

    @property
    def clock(self) -> str:
        """The trace's clock, and its meaning."""
        if self.trace.unit != "cycles":
            return f"steps of the emulator: {_ORDER}"
        if self.device == "emulator":
            return f"cycles as the emulator counts them, with timestamps in the kernel: {_ORDER}"
        return (
            "cycles of the GPU's clock, measured by timestamps. They take time, too: "
            "what is short looks longer"
        )

    def source(self, line: int | None) -> str:
        """The text of the statement that begins in a line, without its line breaks; empty where
        it is not known."""
        if line is None or not 1 <= line <= len(self.lines):
            return ""
        text = first = self.lines[line - 1].strip()
        for more in self.lines[line : line + _MOST_CONTINUED]:
            if _open_brackets(text) <= 0:
                return text
            is_inside = not text.endswith(("(", "[")) and not more.strip().startswith((")", "]"))
            text += " " * is_inside + more.strip()
        return first if _open_brackets(text) else text

    def barrier_names(self) -> dict[tuple[int, int], str]:
        """Return by (block, address) the name of each mbarrier in its initialization, as
        "full[1]" if a line makes several, else its address. Where lines would share a name, it is
        the whole expression: "(full + 8 * STAGES)[1]"."""
        used = {(event.block, event.address) for event in self.trace.barriers}
        used |= {(wait.block, wait.address) for wait in self.trace.waits}
        lines: dict[tuple[int, int], int | None] = dict.fromkeys(used)
        for event in self.trace.barriers:
            if event.what == "init":
                lines[event.block, event.address] = event.line
        of_line: dict[tuple[int, int | None], list[tuple[int, int]]] = {}
        for place in sorted(lines):
            of_line.setdefault((place[0], lines[place]), []).append(place)
        arguments = {key: _initialized(self.source(key[1])) for key in of_line}
        variables = Counter((block, _variable(each)) for (block, _), each in arguments.items())
        names = {}
        for key, places in of_line.items():
            name = _variable(arguments[key])
            if variables[key[0], name] > 1 and name != arguments[key]:
                name = f"({arguments[key]})"
            for number, place in enumerate(places):
                several = f"[{number}]" if len(places) > 1 else ""
                names[place] = f"{name}{several}" if name else f"mbarrier {place[1]:#x}"
        return names


def _initialized(statement: str) -> str:
    """Return the first argument of the mbarrier_init in a statement; "" if it has none."""
    match = _INIT.search(statement)
    text = match[1] if match else ""
    commas = (i for i, letter in enumerate(text) if letter == "," and not _open_brackets(text[:i]))
    return text[: next(commas, len(text))]


def _variable(argument: str) -> str:
    match = _VARIABLE.match(argument)
    return match[1] if match else argument


def recorded(run: Any) -> Recorded:
    """Return the recording of a `Run`, a KernelHung (or the like) of a traced launch, or a Trace.

    Raises ValueError with the way out if nothing was recorded.
    """
    ended = ""
    if isinstance(run, LaunchEnded):
        ended = f"{type(run).__name__}: {str(run).splitlines()[0] if str(run) else ''}"
        if run.trace is None:
            raise ValueError(f"this {type(run).__name__} carries no trace; {_HOW}")
        run = run.run if run.run is not None else run.trace
    trace = run if isinstance(run, Trace) else getattr(run, "trace", None)
    if not isinstance(trace, Trace):
        if getattr(run, "device", "") == "hopper":
            raise ValueError(
                "hardware records nothing: run the kernel on the emulator, and "
                + _HOW
                + "; or ask for stamps=True, which `timeline` shows"
            )
        raise ValueError(f"this {type(run).__name__} carries no trace; {_HOW}")
    device = getattr(run, "device", "")
    compiled = getattr(run, "compiled", None)
    where = "emulator" if device == "emulator" else "GPU"
    title = f"{compiled.name} on the {where}" if compiled else ""
    return Recorded(trace, _lines(run, trace), ended, device, title=title)


def _lines(run: object, trace: Trace) -> tuple[str, ...]:
    """Return the lines of the kernel's own file: among the sources, a file that the trace's
    lines fit, the harness's own wrappers last."""
    sources = getattr(getattr(run, "compiled", None), "sources", None) or {}
    numbers = [event.line for event in trace.barriers[:50]]
    numbers += [copy.line for copy in trace.copies[:50]]
    wanted = [line for line in numbers if line]
    package = str(Path(__file__).resolve().parent.parent.parent)

    def rank(item: tuple[str, str]) -> tuple[bool, bool, int]:
        name, text = item
        lines = text.splitlines()
        blank = sum(not (line <= len(lines) and lines[line - 1].strip()) for line in wanted)
        calls = sum(line <= len(lines) and "ptx." in lines[line - 1] for line in wanted)
        return name.startswith(package), blank > 0, -calls

    best = min(sources.items(), key=rank, default=("", ""))
    return tuple(best[1].splitlines())


def listing(run: Recorded, here: int | None, others: set[int]) -> str:
    """The part of a run's source that ``others`` are in as HTML, the line ``here`` marked."""
    lines = run.lines
    known = sorted(line for line in {*others, here} if line and 1 <= line <= len(lines))
    if not known:
        return ""
    first, last = max(known[0] - 3, 1), min(known[-1] + 3, len(lines))
    count = last - first + 1
    if count > MOST_LINES:  # keep the lines around the marked one
        first = min(max((here or first) - MOST_LINES // 2, first), last - MOST_LINES + 1)
        last = first + MOST_LINES - 1
    rows = []
    for number in range(first, last + 1):
        kind, mark = "", " "
        if number == here:
            kind, mark = ' class="hv-here" aria-current="true"', "▶"
        elif number in others:
            kind = ' class="hv-other"'
        shown = f"{number:4}  " if run.of_file else " "
        rows.append(f"<div{kind}>{mark}{shown}{escape(lines[number - 1])}</div>")
    if count > MOST_LINES:
        rows.append(f"<div>      … lines {first} to {last} of {count} are shown</div>")
    return f'<div class="hv-source" tabindex="0" aria-label="source">{"".join(rows)}</div>'
