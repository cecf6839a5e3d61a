"""The bank explorer has the emulator's counts, and arranges tiles as tensor maps do."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

import harness
from harness import views
from harness.course.views.bank.explorer import bank_explorer
from harness.course.views.bank.layout import Tile, count, instructions, pattern, place
from harness.course.views.tile.layout import TileLayout, swizzle_formula
from harness.sanitizer.tensormap.description import SWIZZLES
from tests.course.views import xml
from tests.naming import naming

GPU = harness.device("emulator")
U32, F32 = np.dtype(np.uint32), np.dtype(np.float32)


def wavefronts(explorer) -> tuple[int, int]:
    """Return the wavefronts of all instructions: actual, and without a conflict."""
    (fact,) = [value for what, value in explorer.shown.facts if what.startswith("all ")]
    taken, best = fact.split(" wavefronts, ")
    return int(taken), int(best.split()[0])


@pytest.mark.parametrize(
    ("swizzle", "group", "factor", "refused"),
    [("none", "whole rows", 8, False), ("128B", "whole rows", 2, True),
     ("none", "128 bytes", 8, False), ("128B", "128 bytes", 1, False)],
)  # fmt: skip
def test_16_by_16_against_16_by_8_groups(swizzle, group, factor, refused):
    # The figures of tests/features/test_swizzle_groups.py, which runs it.
    explorer = views.bank_explorer()
    explorer.set(swizzle=swizzle, group=group)
    taken, best = wavefronts(explorer)
    assert best == 16 * 16 // 8  # eight chunks of 16 bytes a wavefront
    assert taken == factor * best
    assert bool(explorer.shown.problems) == refused
    bars = xml.kinds(xml.of_still(explorer.still()))["bad"]
    assert bars == {8: 4, 2: 16, 1: 0}[factor]  # banks that must give more than one word


@cuda.jit
def read_column(column, out):
    tile = cuda.shared.array((32, 32), np.float32)
    for row in range(32):
        tile[row, cuda.threadIdx.x] = 1.0
    cuda.syncthreads()
    out[cuda.threadIdx.x] = tile[cuda.threadIdx.x, column]


@cuda.jit
def read_at(addresses, out):
    memory = cuda.shared.array(4096, np.uint32)
    for i in range(cuda.threadIdx.x, 4096, 32):
        memory[i] = 0
    cuda.syncthreads()
    out[cuda.threadIdx.x] = memory[addresses[cuda.threadIdx.x]]


def test_a_kernel_and_the_explorer_agree():
    run = GPU.launch(read_column, 1, 32, (3, GPU.empty(32)))
    (read,) = [c for c in run.bank_conflicts if c.opcode.startswith("ld.shared")]
    explorer = views.bank_explorer((32, 32), F32, "column", lane_bytes=4)  # each of 32 columns
    assert wavefronts(explorer) == (32 * read.wavefronts, 32 * read.ideal) == (32 * 32, 32)


@pytest.mark.parametrize("swizzle", ["none", "32B", "64B", "128B"])
def test_swizzled_reads_on_the_emulator(swizzle):
    for name in ("row", "column", "diagonal"):
        compare(swizzle, name)


def compare(swizzle: str, name: str) -> None:
    tile = Tile(64, {"none": 32, "32B": 8, "64B": 16, "128B": 32}[swizzle], U32, swizzle)
    placed = place(tile)
    assert not placed.refused
    at = pattern(name, tile, 4, instructions(name, tile, 4) - 1)
    offsets = placed.addresses[at[:, 0], at[:, 1]]
    words = GPU.to_device((offsets // 4).astype(np.uint32))
    run = GPU.launch(read_at, 1, 32, (words, GPU.empty(32, np.uint32)))
    (read,) = [c for c in run.bank_conflicts if c.opcode.startswith("ld.shared")]
    counted = count(offsets, 4)
    assert (counted.wavefronts, counted.ideal) == (read.wavefronts, read.ideal)


@pytest.mark.parametrize("lane_bytes", [4, 8, 16])
def test_the_bars_add_up_to_the_count(lane_bytes):
    random = np.random.default_rng(lane_bytes)
    for lanes in (32, 20, 3):
        offsets = random.integers(0, 512, lanes) * lane_bytes
        counted = count(offsets, lane_bytes)
        assert sum(int(words.max()) for _, words in counted.passes) == counted.wavefronts
        assert len(counted.passes) == counted.ideal


def test_offsets_match_a_tensor_map():
    matrix = GPU.to_device(np.zeros((16, 64), np.uint32))
    m = harness.TensorMap.tiled(matrix, (16, 32), swizzle="128B")
    explorer = views.bank_explorer(m, lane_bytes=16)
    assert explorer.settings["swizzle"] == "128B"
    tile = explorer.scene.tile
    assert (tile.rows, tile.columns, tile.dtype) == (16, 32, U32)
    np.testing.assert_array_equal(place(tile).addresses, TileLayout(m, (0, 0)).addresses)


def test_a_map_of_rank_3_is_group_row_column():
    stack = GPU.to_device(np.zeros((2, 16, 32), np.uint32))
    m = harness.TensorMap.tiled(stack, (2, 16, 32), swizzle="128B")
    explorer = views.bank_explorer(m)
    assert explorer.settings["group"] == "128 bytes"
    assert dict(explorer.shown.facts)["box"].startswith("(group, row, column) = (2, 16, 32)")
    assert wavefronts(explorer) == (32, 32)
    assert {"group 0", "group 1"} <= set(xml.words(xml.of_still(explorer.still())))


def test_groups_are_drawn_in_sequence():
    placed = place(Tile(16, 64, U32, "none", 128))
    assert (placed.addresses[:, :32] < 2048).all() and (placed.addresses[:, 32:] >= 2048).all()
    assert len(np.unique(placed.addresses)) == 16 * 64


@pytest.mark.parametrize("name", ["row", "column"])
def test_patterns_read_every_unit_once(name):
    tile = Tile(16, 64, U32)
    total = instructions(name, tile, 8)
    at = np.concatenate([pattern(name, tile, 8, i) for i in range(total)])
    assert len(at) == len(np.unique(at, axis=0)) == 16 * 32


def test_the_comparison_agrees_with_each_swizzle():
    explorer = views.bank_explorer()
    explorer.set(group="128 bytes")
    comparison = dict(explorer.shown.facts)["by swizzle"]
    for part, swizzle in zip(comparison.split("; "), SWIZZLES, strict=True):
        explorer.set(swizzle=swizzle)
        assert part.split()[:2] == [swizzle, str(wavefronts(explorer)[0])]
        assert ("not possible" in part) == bool(explorer.shown.problems)


def test_invalid_arguments_are_refused():
    for asked, facts in (
        ({"access": "zigzag"}, ("access", "'row'", "'column'", "'diagonal'")),
        ({"tile": (0, 4)}, ("tile", 1)),
        ({"tile": (4096, 4096)}, ("tile", 4096)),
        ({"swizzle": "256B"}, ("'256B'", "'none'")),
        ({"lane_bytes": 2}, (2, 4, 8, 16)),
    ):
        with pytest.raises(ValueError, match=naming(*facts)):
            views.bank_explorer(**asked)
    with pytest.raises(TypeError, match=naming("tile", 7)):
        views.bank_explorer(7)


def test_a_large_tile_is_drawn_with_a_notice():
    explorer = views.bank_explorer((256, 128), np.float16, lane_bytes=2)
    explorer.set(instruction=200)
    text = explorer.text()
    assert "the first 256 of 1024 instructions" in text
    assert "lines 0 to 31 of 512" in text and "of 256, cells" in text


@pytest.mark.parametrize("swizzle", ["32B", "64B", "128B"])
def test_the_formula_matches_the_offsets_of_a_copy(swizzle):
    formula = swizzle_formula(swizzle)
    code, words = formula.split("; ")
    span = int(swizzle[:-1])
    assert words.startswith(f"in rows of {span} bytes: ")
    placed = place(Tile(16, span // 4, np.dtype(np.float32), swizzle))
    for row in range(16):
        for chunk in range(span // 16):
            address = row * span + 16 * chunk
            landed = int(placed.addresses[row, 4 * chunk])
            assert eval(code, {"address": address}) == landed
            there = eval(words.split(": ")[1], {"chunk": chunk, "row": row})
            assert landed == row * span + 16 * there
    explorer = bank_explorer((16, span // 4), np.float32, swizzle=swizzle)
    assert ("swizzle", formula) in explorer.shown.facts
    assert swizzle_formula("none") == ""


@pytest.mark.parametrize("width", [340, 720, 1000])
def test_frames_are_drawn_over_all_cells(width: int) -> None:
    """A cell that is drawn later would cover a part of its neighbor's frame."""
    explorer = views.bank_explorer()
    explorer.set(width=width)
    picture = xml.of_svg(explorer.shown.picture.svg(alone=True))
    shapes = [e.attrib.get("class", "") for e in picture.iter(f"{xml.SVG}rect")]
    frames = [at for at, kind in enumerate(shapes) if kind == "edge pass"]
    assert len(frames) == 2 * 8  # 8 lanes go together, in the tile and in memory
    of_tile, of_memory = frames[:8], frames[8:]
    last_of_tile = max(at for at, kind in enumerate(shapes) if kind == "faint cell")
    last_of_memory = max(at for at, kind in enumerate(shapes) if "dim" in kind)
    assert of_tile[0] > last_of_tile and of_memory[0] > last_of_memory


def test_lanes_that_read_the_same_place_have_one_name() -> None:
    explorer = views.bank_explorer((4, 1), np.float32, "diagonal", lane_bytes=4)
    picture = xml.of_svg(explorer.shown.picture.svg(alone=True))
    names = [
        e.text for e in picture.iter(f"{xml.SVG}text") if "small mid pass" in e.attrib["class"]
    ]
    assert names == 2 * names[:4] and len(names) == 8
    tips = [
        e.attrib["data-t"] for e in picture.iter() if "lanes 1, 5" in e.attrib.get("data-t", "")
    ]
    assert len(tips) == 2
