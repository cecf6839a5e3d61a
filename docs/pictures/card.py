"""A card of the first lab: its exercise `tile-copy`, without the fence before the store.

The kernel is judged again for the picture, so the card says what a reader's card says.
"""

from __future__ import annotations

import contextlib
import inspect
import io
import os
import textwrap
from dataclasses import dataclass
from unittest.mock import patch

import numpy as np
from numba import cuda

import harness
from docs.pictures.broken import renumbered
from harness import ptx
from harness.course import Drawing
from harness.course.checking import Result

LEADING, MARGIN = 19, 16
SEED = 20261121


@cuda.jit
def tile_copy(src, dst):
    tile = cuda.shared.array((4, 4), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    row, col = thread // 4, thread % 4
    c0, c1 = cuda.blockIdx.x * 4, cuda.blockIdx.y * 4
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 4 * 4 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(tile_address, src, c0, c1, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    tile[row, col] += np.float32(row * 4 + col)
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, tile_address)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


@dataclass(frozen=True)
class Layout:
    """Width in pixels, and the lengths of a line of text and of code."""

    width: int
    margin: int
    characters: int
    columns: int


WIDE = Layout(800, MARGIN, 100, 100)
NARROW = Layout(344, 8, 46, 46)


def drawings() -> dict[str, Drawing]:
    """Return the picture in its two layouts, by name."""
    quiet = patch.dict(os.environ, {"HARNESS_ATTEMPTS_DIR": "off"})
    with quiet, contextlib.redirect_stdout(io.StringIO()):
        result = harness.check("tile-copy", tile_copy, seed=SEED, device="emulator")
    return {"card": _drawing(result, WIDE), "card.narrow": _drawing(result, NARROW)}


def _drawing(result: Result, layout: Layout) -> Drawing:
    verdict, hazard = result.verdict, result.verdict.hazards[0]
    before = inspect.getsourcelines(tile_copy.py_func)[1] - 1
    rows: list[tuple[str, str]] = []  # the text of each row, and its kind

    def say(words: str, kind: str = "caption") -> None:
        wide = layout.columns if "mono" in kind else layout.characters - 6 * ("strong" in kind)
        rows.extend((row, kind) for row in textwrap.wrap(words, wide, break_on_hyphens=False))

    say(f"{verdict.exercise}: {result.points:g} of {result.possible:g} points", "strong caption")
    for each in verdict.properties:
        mark = "✓" if each.status == "passed" else "✗"
        say(f"{mark} {each.name}, {each.earned:g} of {each.possible:g} ({each.reason})")
    rows.append(("", "caption"))
    say(f"{hazard.kind} ({hazard.severity})", "strong caption bar")
    say(renumbered(verdict.headline, before), "strong caption")
    for line, source in ((hazard.line, hazard.source), (hazard.other_line, hazard.other_source)):
        say(f"{line - before:2}  {source}", "mono code")
    say(renumbered(hazard.help, before))
    say(hazard.note, "quiet caption")
    height = LEADING * len(rows) + 2 * MARGIN
    picture = Drawing(layout.width, height, _ALT)
    picture.style(".hv-svg .caption { font-size: 13px; } .hv-svg .code { white-space: pre; }")
    for number, (words, kind) in enumerate(rows):
        y = MARGIN + LEADING * number
        if "bar" in kind:
            picture.rect(layout.margin - 6, y, 4, height - y - MARGIN, "bad")
        picture.text(layout.margin + 4, y + 14, words, kind.removesuffix(" bar"))
    return picture


_ALT = (
    "The card of a check: the exercise tile-copy has 2 of 5 points. The output is right in every "
    "run, but no proxy fence separates the line that writes the tile from the line that stores it; "
    "the card quotes both lines, and says which fence to add and where"
)
