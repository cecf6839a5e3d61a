"""An animation of a kernel of lab 01 that is broken on purpose, step by step.

Lines and the hazard come from a trace of the emulator, and the outcome on a GPU from the
recordings. The verdict is shown all the time; the captions above it follow the kernel. Readers
whose system asks for reduced motion see the last caption.
"""

from __future__ import annotations

import inspect
import re
import textwrap
from dataclasses import dataclass

import numpy as np
from numba import cuda

import harness
from harness import ptx
from harness.course import Drawing, recording
from harness.sanitizer.emulator.trace.record import Trace

NAME = "01_async_proxy/store-without-fence"  # name for `harness.break_it`
FENCE = "    ptx.fence_proxy_async_shared_cta()  # the fix"
SIDE = 8  # the tile's 64 elements are drawn as 8 rows of 8

MARGIN, TOP, LEADING, CELL = 16, 40, 19, 14
SECONDS = 16.0


@cuda.jit
def store_without_fence(dst):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    tile[thread] = np.float32(thread)
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(ptx.global_address(dst), ptx.shared_address(tile), 256)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


@dataclass(frozen=True)
class Layout:
    """Positions and sizes in pixels. ``columns`` and ``characters`` are the lengths of a line of
    code and of a caption."""

    width: int
    height: int
    margin: int
    tile_x: int
    array_x: int
    grid_y: int
    caption_y: int
    characters: int
    columns: int
    code_x: int
    code_size: int
    indent: int


WIDE = Layout(800, 380, MARGIN, 500, 660, 56, 272, 112, 110, MARGIN + 36, 12, 4)
# For phones: memory is below the code, whose long lines are broken.
NARROW = Layout(344, 788, 8, 24, 200, 354, 524, 42, 47, 30, 11, 2)


@dataclass(frozen=True)
class Moment:
    """A caption and the executed line of the listing, shown from ``begin`` to ``end`` in seconds.
    If ``end`` is None, it remains, and is the one shown without motion."""

    begin: float
    end: float | None
    words: str
    line: int


def launched() -> Trace:
    """Return the trace of the kernel on the emulator."""
    gpu = harness.device("emulator")
    out = gpu.to_device(np.zeros(SIDE * SIDE, np.float32))
    run = gpu.launch(store_without_fence, grid=1, block=SIDE * SIDE, args=(out,), trace=True)
    if [hazard.kind for hazard in run.hazards] != ["missing-proxy-fence"]:
        raise SystemExit(f"the broken kernel has other hazards than expected: {run.hazards}")
    return run.trace


def drawings() -> dict[str, Drawing]:
    """Return the picture in its two layouts, by name."""
    trace = launched()
    return {"broken": drawing(trace, WIDE), "broken.narrow": drawing(trace, NARROW)}


def drawing(trace: Trace, layout: Layout) -> Drawing:
    listing = textwrap.dedent(inspect.getsource(store_without_fence.py_func)).splitlines()
    first = inspect.getsourcelines(store_without_fence.py_func)[1]
    hazard = trace.hazards[0].hazard
    meeting, copy = trace.meetings[0], trace.copies[0]
    assert hazard.line and hazard.other_line and meeting.line and copy.end
    write, met, store = (n - first for n in (hazard.other_line, meeting.line, hazard.line))
    outcome = recording().broken[NAME]
    moments = (
        Moment(0.0, 4.0, "Each of 64 threads writes an element, through the generic proxy.", write),
        Moment(4.0, 7.0, "All threads reach the barrier. It orders threads, not proxies.", met),
        Moment(
            7.0, 11.0, "Thread 0 starts a bulk store. It reads the tile through the async proxy, "
            "for which the writes need not be visible yet.", store,
        ),
        Moment(
            11.0, None, f"The bytes have moved. Are they the new ones? On an H200, {outcome}: the "
            "GPU does not tell you.", store,
        ),
    )  # fmt: skip
    picture = Drawing(
        layout.width,
        layout.height,
        f"A kernel of lab 01, moving: 64 threads write a tile in shared memory, and a bulk store "
        f"copies it to global memory without a proxy fence in between. On an H200, {outcome}; "
        f"the emulator reports {hazard.kind} at the store and the write; a fence fixes it",
    )
    picture.style(_animations(moments, layout))
    _code(picture, layout, listing, moments, write, store)
    _memory(picture, layout)
    for number, moment in enumerate(moments):
        picture.begin(moment=number, passing=moment.end is not None)
        _lines(picture, layout, layout.caption_y, moment.words, "caption")
        picture.end()
    title = f"Verdict of the emulator: {hazard.kind} ({hazard.severity})"
    captions = 2 if layout is WIDE else 4  # lines of the longest
    row = layout.caption_y + 18 * captions + 12
    picture.line(layout.margin, row - 20, layout.width - layout.margin, row - 20, "edge")
    row = _lines(picture, layout, row, title, "strong caption")
    row = _lines(picture, layout, row, renumbered(hazard.headline, first - 1), "caption")
    _lines(picture, layout, row, renumbered(hazard.help, first - 1), "caption")
    return picture


def _lines(picture: Drawing, layout: Layout, y: int, words: str, kind: str) -> int:
    """Draw the words in lines that fit, and return the place of the next line."""
    for line in textwrap.wrap(words, layout.characters, break_on_hyphens=False):
        picture.text(layout.margin, y, line, kind)
        y += 18
    return y


def renumbered(words: str, before: int) -> str:
    """Return the words with the line numbers of a listing. ``before``: the lines before it."""
    return re.sub(r"\bline (\d+)", lambda match: f"line {int(match[1]) - before}", words)


def _code(
    picture: Drawing,
    layout: Layout,
    listing: list[str],
    moments: tuple[Moment, ...],
    write: int,
    store: int,
) -> None:
    """Draw the listing. Both lines of the hazard are marked, and a line is highlighted while it
    runs. The fence that fixes the kernel is below the write."""
    rows = [_wrapped(line, layout) for line in listing]
    first = [sum(map(len, rows[:line])) + (line > write) for line in range(len(rows))]
    margin, code_x = layout.margin, layout.code_x

    def ground(line: int, kind: str, below: int = 0) -> None:
        is_long = line == store or layout is NARROW
        wide = (layout.width - margin if is_long else layout.tile_x - 24) - margin
        picture.rect(margin, y(line) + below, wide, LEADING * len(rows[line]), kind)

    def y(line: int) -> float:
        return TOP + LEADING * first[line]

    picture.text(margin, TOP - 18, "store_without_fence, lab 01", "head")
    for line in (write, store):
        ground(line, "t5")
        picture.rect(margin, y(line), 4, LEADING * len(rows[line]), "bad")
    for number, moment in enumerate(moments[:-1]):
        picture.begin(moment=number, passing=True)
        ground(moment.line, "t1")
        picture.end()
    ground(write, "t2", below=LEADING)
    (fence,) = _wrapped(FENCE, layout)
    picture.text(margin + 8, y(write) + LEADING + 14, "+", "mono code strong")
    picture.text(code_x, y(write) + LEADING + 14, fence, "mono code strong")
    for line, pieces in enumerate(rows):
        picture.text(code_x - 6, y(line) + 14, str(line + 1), "mono code quiet end")
        for number, text in enumerate(pieces):
            picture.text(code_x, y(line) + LEADING * number + 14, text, "mono code")


def _wrapped(line: str, layout: Layout) -> list[str]:
    """Return a line of code in pieces that fit, broken after a parenthesis or a comma."""
    text = line.lstrip()
    depth = (len(line) - len(text)) // 4
    pieces = [" " * (layout.indent * depth)]
    for part in re.split(r"(?<=\w\()(?=ptx)|(?<=,) ", text):
        joined = f"{pieces[-1]} {part}" if pieces[-1].endswith(",") else pieces[-1] + part
        if len(joined) <= layout.columns:
            pieces[-1] = joined
        else:
            pieces.append(" " * (layout.indent * (depth + 2)) + part)
    return pieces


def _memory(picture: Drawing, layout: Layout) -> None:
    """Draw the tile and the array, whose rows fill as threads write and as bytes move."""
    tall = SIDE * CELL
    for x, name, place in (
        (layout.tile_x, "tile", "shared memory"),
        (layout.array_x, "dst", "global memory"),
    ):
        picture.text(x, layout.grid_y - 26, name, "mono strong code")
        picture.text(x, layout.grid_y - 9, place, "quiet caption")
        for row in range(SIDE):
            for column in range(SIDE):
                picture.rect(x + column * CELL, layout.grid_y + row * CELL, CELL, CELL, "grid")
    for row in range(SIDE):
        y = layout.grid_y + row * CELL
        picture.begin(row=row)
        for column in range(SIDE):
            picture.rect(layout.tile_x + column * CELL, y, CELL, CELL, "t0 full cell")
        picture.end()
        picture.begin(moved=row)
        for column in range(SIDE):
            picture.rect(layout.array_x + column * CELL, y, CELL, CELL, "hatch")
        picture.end()
    picture.begin(copying=1)
    start, end, middle = layout.tile_x + tall + 4, layout.array_x - 6, layout.grid_y + tall / 2
    picture.line(start, middle, end, middle, "edge")
    picture.shape(f"M{end - 7} {middle - 5}L{end} {middle}L{end - 7} {middle + 5}", "edge")
    picture.end()
    legend = layout.grid_y + tall + 18
    picture.rect(layout.tile_x, legend - 10, 12, 12, "t0 full cell")
    picture.text(layout.tile_x + 18, legend, "written by threads", "quiet caption")
    picture.rect(layout.array_x, legend - 10, 12, 12, "hatch")
    picture.text(layout.array_x + 18, legend, "old bytes or new", "quiet caption")


def _animations(moments: tuple[Moment, ...], layout: Layout) -> str:
    """Return the style sheet. Without animations, the last moment is shown."""
    rules = [
        f".hv-svg .code {{ font-size: {layout.code_size}px; white-space: pre; }}",
        ".hv-svg .caption { font-size: 13px; }",
        "[data-passing='true'] { opacity: 0; }",
    ]
    moving: list[str] = []

    def shown(selector: str, name: str, begin: float, end: float | None) -> None:
        steps = [(0.0, 0 if begin else 1), (begin, 0 if begin else 1), (begin + 0.3, 1)]
        steps += [(end, 1), (end + 0.2, 0), (SECONDS, 0)] if end else [(SECONDS, 1)]
        frames = " ".join(f"{100 * at / SECONDS:.2f}% {{ opacity: {o}; }}" for at, o in steps)
        rules.append(f"@keyframes {name} {{ {frames} }}")
        moving.append(f"{selector} {{ animation: {name} {SECONDS:g}s linear infinite; }}")

    for number, moment in enumerate(moments):
        shown(f"[data-moment='{number}']", f"moment-{number}", moment.begin, moment.end)
    for row in range(SIDE):
        shown(f"[data-row='{row}']", f"row-{row}", 0.4 + 0.4 * row, None)
        shown(f"[data-moved='{row}']", f"moved-{row}", moments[3].begin + 0.15 * row, None)
    shown("[data-copying]", "copying", moments[2].begin, None)
    still = "\n".join(moving)
    return "\n".join(rules) + f"\n@media (prefers-reduced-motion: no-preference) {{\n{still}\n}}\n"
