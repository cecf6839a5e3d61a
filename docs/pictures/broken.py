"""The picture that moves: a kernel of lab 01 that is broken on purpose, step by step.

The kernel runs on the emulator; lines, steps and the hazard are those of its trace, what a GPU did
those that were recorded. A reader whose system asks for less motion sees the last moment.
"""

from __future__ import annotations

import inspect
import textwrap
from dataclasses import dataclass

import numpy as np
from numba import cuda

import harness
from harness import ptx
from harness.diagnosis import MEANINGS
from harness.emulator.trace.record import Trace
from harness.recordings import recording
from harness.views.drawing import Drawing

NAME = "01_async_proxy/store-without-fence"  # of `harness.break_it`
FENCE = "    ptx.fence_proxy_async_shared_cta()"
SIDE = 8  # the tile's 64 elements are drawn as 8 rows of 8

WIDTH, HEIGHT, MARGIN, TOP, LEADING = 800, 336, 16, 40, 19
TILE_X, ARRAY_X, GRID_Y, CELL = 500, 660, 56, 14
CAPTION_Y, CHARACTERS = 280, 112
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
class Moment:
    """What is shown from ``begin`` to ``end`` (seconds; None: to the end, and where nothing may
    move): the words below the picture, and the line of the listing that runs."""

    begin: float
    end: float | None
    words: str
    line: int


def launched() -> Trace:
    """The trace of the kernel on the emulator."""
    gpu = harness.device("emulator")
    out = gpu.to_device(np.zeros(SIDE * SIDE, np.float32))
    run = gpu.launch(store_without_fence, grid=1, block=SIDE * SIDE, args=(out,), trace=True)
    if [hazard.kind for hazard in run.hazards] != ["missing-proxy-fence"]:
        raise SystemExit(f"the broken kernel is not broken as it should be: {run.hazards}")
    return run.trace


def drawing() -> Drawing:
    trace = launched()
    listing = textwrap.dedent(inspect.getsource(store_without_fence.py_func)).splitlines()
    first = inspect.getsourcelines(store_without_fence.py_func)[1]
    hazard, seen_at = trace.hazards[0].hazard, trace.hazards[0].step
    meeting, copy = trace.meetings[0], trace.copies[0]
    assert hazard.line and hazard.other_line and meeting.line and copy.end
    write, met, store = (n - first for n in (hazard.other_line, meeting.line, hazard.line))
    outcome, meaning = recording().broken[NAME], MEANINGS[hazard.kind]
    moments = (
        Moment(0.0, 4.0, "Each of 64 threads writes its element: the generic proxy.", write),
        Moment(4.0, 6.0, f"Step {meeting.end}: all threads have come to the barrier.", met),
        Moment(
            6.0, 9.0, f"Step {copy.begin}: thread 0 starts a bulk store. The copy engine reads the "
            "tile through the async proxy, and no fence has shown it the writes.", store,
        ),
        Moment(
            9.0, 11.5, f"Step {copy.end}: the bytes have moved. Are they the new ones? On an H200, "
            f"{outcome}.", store,
        ),
        Moment(
            11.5, None, f"The emulator, at step {seen_at}: {hazard.kind} ({hazard.severity}), line "
            f"{store + 1} with line {write + 1}\n{meaning[0].upper()}{meaning[1:]}.", store,
        ),
    )  # fmt: skip
    picture = Drawing(
        WIDTH,
        HEIGHT,
        f"A kernel of lab 01, moving: 64 threads write a tile in shared memory, and a bulk store "
        f"copies it to global memory without a proxy fence between. On an H200, {outcome}; the "
        f"emulator reports {hazard.kind} at the store and the write; a fence between mends it",
    )
    picture.style(_animations(moments))
    _code(picture, listing, moments, write, store)
    _memory(picture)
    for number, moment in enumerate(moments):
        picture.begin(moment=number, passing=moment.end is not None)
        rows = [row for part in moment.words.split("\n") for row in textwrap.wrap(part, CHARACTERS)]
        for row, line in enumerate(rows):
            kind = "strong caption" if row == 0 and moment.end is None else "caption"
            picture.text(MARGIN, CAPTION_Y + 18 * row, line, kind)
        picture.end()
    return picture


def _code(
    picture: Drawing, listing: list[str], moments: tuple[Moment, ...], write: int, store: int
) -> None:
    """The listing; a line's ground is lit while it runs, and both of the hazard's at the end. The
    fence has a free line below the write."""

    def y(line: int) -> float:
        return TOP + LEADING * (line + (line > write))

    picture.text(MARGIN, TOP - 18, "store_without_fence, lab 01", "head")

    def wide(line: int) -> float:
        return (WIDTH - MARGIN if line == store else TILE_X - 24) - MARGIN

    for number, moment in enumerate(moments[:-1]):
        picture.begin(moment=number, passing=True)
        picture.rect(MARGIN, y(moment.line), wide(moment.line), LEADING, "t1")
        picture.end()
    picture.begin(moment=len(moments) - 1, passing=False)
    for line in (write, store):
        picture.rect(MARGIN, y(line), wide(line), LEADING, "t5")
        picture.rect(MARGIN, y(line), 4, LEADING, "bad")
    picture.rect(MARGIN, y(write) + LEADING, wide(write), LEADING, "t2")
    picture.text(MARGIN + 8, y(write) + LEADING + 14, "+", "mono code strong")
    picture.text(MARGIN + 36, y(write) + LEADING + 14, FENCE, "mono code strong")
    picture.end()
    for line, text in enumerate(listing):
        picture.text(MARGIN + 30, y(line) + 14, str(line + 1), "mono code quiet end")
        picture.text(MARGIN + 36, y(line) + 14, text, "mono code")


def _memory(picture: Drawing) -> None:
    """The tile and the array: rows that fill as the threads write and as the bytes move."""
    tall = SIDE * CELL
    for x, name, place in (
        (TILE_X, "tile", "shared memory"),
        (ARRAY_X, "dst", "global memory"),
    ):
        picture.text(x, GRID_Y - 26, name, "mono strong code")
        picture.text(x, GRID_Y - 9, place, "quiet caption")
        for row in range(SIDE):
            for column in range(SIDE):
                picture.rect(x + column * CELL, GRID_Y + row * CELL, CELL, CELL, "grid")
    for row in range(SIDE):
        y = GRID_Y + row * CELL
        picture.begin(row=row)
        for column in range(SIDE):
            picture.rect(TILE_X + column * CELL, y, CELL, CELL, "t0 full cell")
        picture.end()
        picture.begin(moved=row)
        for column in range(SIDE):
            picture.rect(ARRAY_X + column * CELL, y, CELL, CELL, "hatch")
        picture.end()
    picture.begin(copying=1)
    start, end, middle = TILE_X + tall + 4, ARRAY_X - 6, GRID_Y + tall / 2
    picture.line(start, middle, end, middle, "edge")
    picture.shape(f"M{end - 7} {middle - 5}L{end} {middle}L{end - 7} {middle + 5}", "edge")
    picture.end()
    legend = GRID_Y + tall + 18
    picture.rect(TILE_X, legend - 10, 12, 12, "t0 full cell")
    picture.text(TILE_X + 18, legend, "written by threads", "quiet caption")
    picture.rect(ARRAY_X, legend - 10, 12, 12, "hatch")
    picture.text(ARRAY_X + 18, legend, "old bytes or new", "quiet caption")


def _animations(moments: tuple[Moment, ...]) -> str:
    """The style sheet. Without animations, the last moment stands."""
    rules = [
        ".hv-svg .code { font-size: 12px; white-space: pre; }",
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
