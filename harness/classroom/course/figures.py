"""Measured figures, hints and steps of code in a lab's text, filled in when the lab is built.

In the text of a cell, ``{{...}}`` is replaced by a figure of the recordings, or by the hints that
the exercise's `hints.md` has for the notebook, folded::

    {{outcome 04_stores/buffer-reused}}   20 of 20 runs gave a wrong output
    {{speed ring-copy}}                   4019 GB/s
    {{fraction ring-copy}}                0.95
    {{asks ring-copy}}                    0.5 of that speed gives 0.5 points, 0.8 gives 1, ...
    {{points ring-copy}}                  7 points; of a property, {{points ring-copy fast}}
    {{worth ring-copy fast}}              2, without the word
    {{fractions gemm-fast}}               0.5 | 0.7 | ...: the ladder, as cells of a table
    {{rungs gemm-fast}}                   1 | 2 | ...: its points
    {{columns gemm-fast}}                 --- | --- | ...: as many columns
    {{hints ring-copy}}                   <details><summary>Hint 1</summary> ...
    {{copy}}                              4.20 to 4.26 TB/s, of the driver's own copy
    {{where}}                             the GPU, its driver and the day of these
    {{ladder 4 8192}}                     rung 4 of the matrix product at 8192 x 8192 x 8192
    {{slower 8192}}                       4, 5 and 9: the rungs slower than their predecessor
    {{cublas 8192}}                       671 to 695 TFLOP/s, cuBLAS's in the same run
    {{rung 6}}                            what rung 6 changes in the code, as a difference
    {{bench}}                             the GPU, its driver and the day of these two
    {{beside exact 4096 causal}}          rung 11 of attention compared with FlashAttention-3
    {{beside where}}                      the GPU, its driver and the day of these

Points are those of the course's points file, if it names the exercise, else the exercise's own.

A step of the ladder is made from its own sources. It compares excerpts of two files, without
their indentation, because a loop that is put around code is one change.
"""

from __future__ import annotations

import difflib
import re
import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import resources

from harness.classroom.course.course import CourseError
from harness.course import Scheme, exercises, hints_in_notebook, products, recording, scheme_of

_FIGURE = re.compile(r"\{\{([a-z]+)((?: [\w./-]+)*)\}\}")


def filled(text: str, schemes: Mapping[str, Scheme]) -> str:
    """Return ``text`` with its figures in their places. Raises CourseError for a figure that
    nobody recorded."""
    figures = {**_FIGURES, "asks": lambda name: _asks(_scheme(name, schemes))}
    return _FIGURE.sub(lambda match: _figure(match, figures), text)


def _scheme(name: str, schemes: Mapping[str, Scheme]) -> Scheme:
    return schemes[name] if name in schemes else scheme_of(exercises.get(name))


def with_points(text: str, schemes: Mapping[str, Scheme]) -> str:
    """Return ``text`` with the points of its exercises and their ladders in their places."""

    def worth(name: str, *named: str) -> float:
        scheme = _scheme(name, schemes)
        return scheme.points[named[0]] if named else scheme.total

    def cells(name: str, of: Callable[[float, float], str]) -> str:
        return " | ".join(of(*rung) for rung in _scheme(name, schemes).ladder)

    figures: dict[str, Callable[..., str]] = {
        "points": lambda *args: _in_points(worth(*args)),
        "worth": lambda *args: f"{worth(*args):g}",
        "fractions": lambda name: cells(name, lambda fraction, points: f"{fraction:g}"),
        "rungs": lambda name: cells(name, lambda fraction, points: f"{points:g}"),
        "columns": lambda name: cells(name, lambda fraction, points: "---"),
    }
    return _FIGURE.sub(lambda match: _figure(match, figures), text)


def _in_points(worth: float) -> str:
    return "1 point" if worth == 1 else f"{worth:g} points"


def _figure(match: re.Match[str], figures: Mapping[str, Callable[..., str]]) -> str:
    what, *names = match[0][2:-2].split()
    if what not in figures:  # somebody's own braces
        return match[0]
    try:
        return figures[what](*names)
    except (LookupError, TypeError, ValueError):
        raise CourseError(f"{match[0]}: there is no such figure") from None


def _speed(name: str) -> str:
    speed = recording().speeds[name]
    if speed.kernel_tflop_per_s:
        return f"{speed.kernel_tflop_per_s:.0f} TFLOP/s"
    return f"{speed.kernel_gb_per_s:.0f} GB/s"


def _asks(scheme: Scheme) -> str:
    (fraction, points), *others = scheme.ladder
    words = [f"{fraction:g} of that speed gives {_in_points(points)}"]
    words += [f"{fraction:g} gives {points:g}" for fraction, points in others]
    return ", ".join(words)


def _hints(name: str) -> str:
    return "\n".join(
        f"<details><summary>Hint {level}</summary>\n\n{text}\n\n</details>"
        for level, text in enumerate(hints_in_notebook(exercises.folder(name)), 1)
    )


def _copy() -> str:
    copies = [
        speed.library_gb_per_s / 1000
        for speed in recording().speeds.values()
        if not speed.kernel_tflop_per_s
    ]
    return f"{min(copies):.2f} to {max(copies):.2f} TB/s"


def _slower(size: str) -> str:
    *others, last = map(str, products.slower(int(size)))
    return f"{', '.join(others)} and {last}" if others else last


def _cublas(size: str) -> str:
    beside = [sizes[int(size)].library_tflop_per_s for sizes in products.recorded_ladder().values()]
    return f"{min(beside):.0f} to {max(beside):.0f} TFLOP/s"


def _beside(maxima: str, length: str = "", *causal: str) -> str:
    if maxima == "where":
        return products.where(products.FILE_BESIDE_FLASH_3)
    return f"{products.beside_flash_3(maxima, int(length), causal == ('causal',)):.3f}"


_FIGURES: dict[str, Callable[..., str]] = {
    "outcome": lambda name: str(recording().broken[name]),
    "speed": _speed,
    "fraction": lambda name: f"{recording().speeds[name].fraction:.2f}",
    "hints": _hints,
    "copy": _copy,
    "where": lambda: recording().where,
    "ladder": lambda rung, size: f"{products.recorded_ladder()[int(rung)][int(size)].ratio:.3f}",
    "slower": _slower,
    "cublas": _cublas,
    "rung": lambda number: step(int(number)),
    "bench": products.where,
    "beside": _beside,
}


KERNELS = "harness.bench.kernels"


@dataclass(frozen=True)
class Excerpt:
    """Lines of a file, from the first that begins with ``first``. The last line is the next that
    begins with ``last``; without it, the excerpt is the block below the first line, which is
    included.

    ``file`` is below the kernels' folder. ``after``: a line before it, if ``first`` is not unique.
    """

    file: str
    first: str
    last: str = ""
    after: str = ""

    def lines(self) -> list[str]:
        """Raises LookupError if the file has no such lines."""
        path = resources.files(KERNELS).joinpath(f"{self.file}.py")
        lines = path.read_text(encoding="utf-8").splitlines()
        start = self._find(lines, self.after, 0) if self.after else 0
        start = self._find(lines, self.first, start)
        end = self._find(lines, self.last, start) if self.last else _end_of_block(lines, start)
        return textwrap.dedent("\n".join(lines[start : end + 1])).splitlines()

    def _find(self, lines: list[str], beginning: str, start: int) -> int:
        for number, line in enumerate(lines[start:], start):
            if line.strip().startswith(beginning):
                return number
        raise LookupError(f"{self.file}.py has no line that begins with {beginning!r}")


def _end_of_block(lines: list[str], start: int) -> int:
    margin = _indentation(lines[start])
    end = start
    for number, line in enumerate(lines[start + 1 :], start + 1):
        if line.strip():
            if _indentation(line) <= margin:
                break
            end = number
    return end


def _indentation(line: str) -> int:
    return len(line) - len(line.lstrip())


@dataclass(frozen=True)
class Part:
    """Two excerpts to compare; without ``before``, all of ``after`` is new."""

    before: Excerpt | None
    after: Excerpt

    def lines(self, context: int = 1) -> list[str]:
        """The difference: lines that begin with a blank, "-" or "+"; "@@" where some are left
        out."""
        old = self.before.lines() if self.before else []
        new = self.after.lines()
        matcher = difflib.SequenceMatcher(
            a=[line.strip() for line in old], b=[line.strip() for line in new], autojunk=False
        )
        lines: list[str] = []
        for group in matcher.get_grouped_opcodes(context):
            lines += ["@@"] if lines else []
            for kind, a, a_end, b, b_end in group:
                if kind == "equal":
                    lines += [f" {line}" for line in new[b:b_end]]
                else:
                    lines += [f"-{line}" for line in old[a:a_end]]
                    lines += [f"+{line}" for line in new[b:b_end]]
        return [line.rstrip() for line in lines]


def _kernels(before: str, after: str, name: str) -> Part:
    return Part(Excerpt(before, f"def {name}("), Excerpt(after, f"def {name}("))


_PIPELINE = "gemm/pipeline"
_5, _6, _7 = (f"gemm/rung0{rung}" for rung in ("5_roles", "6_two_consumers", "7_persistent"))
_9, _10, _11 = "gemm/rung09_multicast", "gemm/rung10_overlapped_store", "gemm/rung11_last_wave"

# Keyed by the number of a rung that is no exercise of lab 08.
STEPS: dict[int, tuple[Part, ...]] = {
    6: (
        Part(Excerpt(_5, "TILE_M, TILE_N", "THREADS ="), Excerpt(_6, "TILE_M", "THREADS =")),
        _kernels(_5, _6, "gemm"),
    ),
    8: (
        Part(
            Excerpt(_7, "ptx.wgmma_wait_group(0)", "ptx.mbarrier_arrive(empty"),
            Excerpt(_PIPELINE, "ptx.wgmma_wait_group(1)", "before = stage", "def accumulate(acc"),
        ),
        Part(None, Excerpt(_PIPELINE, "def release(base")),
    ),
    9: (
        Part(Excerpt(_PIPELINE, "def load(base"), Excerpt(_9, "def load_half(")),
        Part(None, Excerpt(_9, "def relay_releases(")),
    ),
    10: (
        Part(Excerpt(_PIPELINE, "def multiply(acc"), Excerpt(_10, "def tile(acc")),
        Part(None, Excerpt(_10, "def write(")),
    ),
    11: (_kernels(_10, _11, "gemm"),),
}


def step(rung: int) -> str:
    """Return what a rung of the matrix product changes, as a block of Markdown. Raises LookupError
    for an unknown rung, and for sources that no longer have the excerpts."""
    parts = ("\n".join(part.lines()) for part in STEPS[rung])
    return "\n".join(("```diff", "\n@@\n".join(parts), "```"))
