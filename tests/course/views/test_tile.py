"""The tile explorer compared with the emulator: the shown places are where the bytes go."""

from __future__ import annotations

import itertools
import re
from contextlib import nullcontext
from xml.etree import ElementTree

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx, views
from harness.course.views.tile import picture as tile_picture
from harness.course.views.tile.layout import TileLayout, broken_by_copy
from harness.sanitizer.emulator.copies.copy import IllegalCopy, _check
from harness.sanitizer.tensormap.description import SWIZZLES
from tests.course.views import xml
from tests.naming import naming

GPU = harness.device("emulator")
MATRIX = np.arange(64 * 48, dtype=np.float32).reshape(64, 48)


def matrix_map(box=(16, 32), swizzle="128B", **more):
    return harness.TensorMap.tiled(GPU.to_device(MATRIX), box, swizzle=swizzle, **more)


@cuda.jit
def keep(src, c0, c1, out):
    memory = cuda.shared.array(512, np.float32, 1024)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    for i in range(t, 512, 32):
        memory[i] = -1.0
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, 2048)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(memory), src, c0, c1, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, 512, 32):
        out[i] = memory[i]


@pytest.mark.parametrize(("swizzle", "box"), [("none", (16, 32)), ("32B", (64, 8)),
                                              ("64B", (32, 16)), ("128B", (16, 32))])  # fmt: skip
def test_elements_land_where_the_emulator_puts_them(swizzle, box):
    for origin in ((8, 12), (56, 40)):
        assert_they_land(swizzle, box, origin)


def assert_they_land(swizzle: str, box: tuple[int, int], origin: tuple[int, int]) -> None:
    src, out = matrix_map(box, swizzle), GPU.empty(512, np.float32)
    GPU.launch(keep, 1, 32, (src, origin[1], origin[0], out))
    landed, layout = out.copy_to_host(), TileLayout(src, origin)
    for index in np.ndindex(box):
        row, column = layout.tensor_index(index)
        inside = row < 64 and column < 48
        assert layout.inside[index] == inside
        wanted = MATRIX[row, column] if inside else 0.0
        assert landed[layout.addresses[index] // 4] == wanted


def test_the_plain_offset_ignores_the_swizzle():
    plain = TileLayout(matrix_map(swizzle="none"), (0, 0))
    assert (plain.plain == plain.addresses).all()
    swizzled = TileLayout(matrix_map(), (0, 0))
    assert (swizzled.plain == plain.addresses).all()
    assert (swizzled.plain != swizzled.addresses).any()


def test_facts_match_the_map():
    explorer = views.tile_explorer(matrix_map(), (56, 40))
    facts = dict(explorer.shown.facts)
    outside = 2048 - 8 * 8 * 4
    assert facts["bytes"].startswith("2048 per load") and f"{outside} of them" in facts["bytes"]
    assert "multiple of 1024" in facts["shared memory"]
    # Eight rows of eight elements of four bytes: 32 bytes a row, as the rows are aligned.
    assert facts["global memory"].startswith("8 sectors of 32 bytes, 256 bytes of them")
    assert facts["load"].endswith("(dst, m, 40, 56, bar)`")
    assert facts["store"].startswith("a store at these coordinates writes 256 bytes")
    assert explorer.shown.problems == ()
    vector = harness.TensorMap.tiled(GPU.to_device(np.zeros(45, np.float32)), (32,))
    store = dict(views.tile_explorer(vector, (32,)).shown.facts)["store"]
    assert re.findall(r"\d+ bytes", store) == ["64 bytes", "16 bytes", "12 bytes"]
    tensor_map = eval(
        facts["descriptor"].strip("`"), {"harness": harness, "x": GPU.to_device(MATRIX)}
    )
    assert (tensor_map.box, tensor_map.swizzle) == ((16, 32), "128B")


def test_narrow_boxes_leave_other_memory_unchanged():
    explorer = views.tile_explorer(matrix_map((16, 8)))
    assert "1536 of them are not written" in dict(explorer.shown.facts)["shared memory"]


def test_both_sides_show_every_element():
    for swizzle in SWIZZLES:
        explorer = views.tile_explorer(matrix_map((16, 8), swizzle))
        keys = xml.keyed(xml.of_still(explorer.still()))
        assert len(keys) == 16 * 8  # one an element, as there are few
        assert set(keys.values()) == {2}  # in the tensor and in shared memory


def cells(picture):
    """Return the places of the box's elements in the tensor, which are drawn first, and in
    memory.
    """
    sides = {}, {}
    for rect in picture.iter(f"{xml.SVG}rect"):
        if "data-k" in rect.attrib:
            key = int(rect.attrib["data-k"])
            place = float(rect.attrib["x"]), float(rect.attrib["y"])
            sides[key in sides[0]][key] = place
    return sides


def shared_memory(picture):
    """Return the left and upper edge of shared memory, and the width of a bank, from the banks'
    names.
    """
    names = [e for e in picture.iter(f"{xml.SVG}text") if e.attrib["class"] == "quiet small mid"]
    at = {int(e.text): float(e.attrib["x"]) for e in names[-8:]}
    wide = (at[28] - at[0]) / 28
    return at[0] - wide / 2, float(names[-1].attrib["y"]) + 6, wide


@pytest.mark.parametrize(
    ("swizzle", "box"), [("none", (16, 8)), ("32B", (16, 8)), ("128B", (16, 32))]
)
def test_shapes_are_where_the_elements_are(swizzle, box):
    src = matrix_map(box, swizzle)
    layout = TileLayout(src, (8, 12))
    picture = xml.of_still(views.tile_explorer(src, (8, 12)).still())
    labels = {e.text: e for e in picture.iter(f"{xml.SVG}text")}
    rows = {int(t): float(e.attrib["y"]) for t, e in labels.items() if "end" in e.attrib["class"]}
    lines = rows.keys() - set(range(64))  # the offsets of lines, but for that of line 0
    high = (rows[max(lines)] - rows[min(lines)]) / ((max(lines) - min(lines)) // 128)
    left, top, wide = shared_memory(picture)
    for key, (x, y) in cells(picture)[1].items():
        index = np.unravel_index(key, box)
        bank, line = (x - left) / wide, (y - top) / high
        assert layout.addresses[index] == pytest.approx(128 * round(line, 1) + 4 * bank, abs=0.1)


def test_a_cell_in_the_tensor_is_at_its_row_and_column():
    picture = xml.of_still(views.tile_explorer(matrix_map((8, 8)), (8, 12)).still())
    drawn = cells(picture)[0]
    wide, high = drawn[1][0] - drawn[0][0], drawn[8][1] - drawn[0][1]
    marks = {
        int(e.text): float(e.attrib["x"])
        for e in picture.iter(f"{xml.SVG}text")
        if float(e.attrib["y"]) == tile_picture._TOP - 9
    }
    column, at = next(iter(marks.items()))
    assert drawn[0][0] + wide / 2 == pytest.approx(at + (12 - column) * wide, abs=0.6)
    for key, (x, y) in drawn.items():
        assert x == pytest.approx(drawn[0][0] + key % 8 * wide, abs=0.6)
        assert y == pytest.approx(drawn[0][1] + key // 8 * high, abs=0.6)


def test_wide_boxes_are_shown_in_chunks_of_16_bytes():
    explorer = views.tile_explorer(matrix_map())
    keys = xml.keyed(xml.of_still(explorer.still()))
    assert {int(key) for key in keys} == set(range(0, 16 * 32, 4))
    explorer.set(swizzle="none", box1=48, element=0)
    assert len(xml.keyed(xml.of_still(explorer.still()))) == 16 * 12


def test_fill_is_hatched_and_has_no_names():
    inside = views.tile_explorer(matrix_map())
    outside = views.tile_explorer(matrix_map(oob_fill="nan"), (0, 32))
    assert xml.kinds(xml.of_still(inside.still()))["hatch"] == 0
    picture = xml.of_still(outside.still())
    assert xml.kinds(picture)["hatch"] == 2 * 16 * 4  # half of the box, on both sides
    assert len(names_in_shared_memory(outside)) == 16 * 4  # the other half
    assert sum("NaN" in words for words in xml.words(picture)) == 1
    vector = harness.TensorMap.tiled(GPU.to_device(np.zeros(101, np.float32)), box=32)
    explorer = views.tile_explorer(vector, (80,))
    names = [words for *_, words in names_in_shared_memory(explorer)]
    assert names == ["0", "4", "8", "12", "16", "20"]  # no 0 is the name of fill
    hatched = [
        float(rect.attrib["width"])
        for rect in xml.of_still(explorer.still()).iter(f"{xml.SVG}rect")
        if rect.attrib["class"].startswith("hatch")
    ]
    assert hatched[0] == pytest.approx(hatched[1] * 3 / 4, abs=0.1)  # one of 4 elements is inside


def edges(**changes) -> int:
    """Return the number of edges of the tensor 28 × 40 that the picture shows."""
    src = harness.TensorMap.tiled(GPU.to_device(np.zeros((28, 40), np.float32)), (8, 16))
    explorer = views.tile_explorer(src)
    explorer.set(**changes)
    return xml.kinds(xml.of_still(explorer.still()))["edge"]


def test_a_tensor_is_open_where_it_goes_on():
    assert edges(at0=12, at1=12) == 0
    assert edges() == 2
    assert edges(at0=22, at1=28) == 2
    assert edges(at0=12, at1=-4) == 1
    picture = xml.of_still(views.tile_explorer(matrix_map((8, 8)), (8, 12)).still())
    ground = next(e for e in picture.iter() if e.attrib.get("class") == "faint")
    x, wide = float(ground.attrib["x"]), float(ground.attrib["width"])
    assert x == tile_picture._LABELS - tile_picture._BEYOND
    first = min(
        float(x) for x in re.findall(r"M([\d.]+) ", picture.find(".//*[@class='grid']").attrib["d"])
    )
    assert first == x and wide > 100


def test_negative_origins_are_outside():
    explorer = views.tile_explorer(matrix_map(), (-4, 0))
    assert xml.kinds(xml.of_still(explorer.still()))["hatch"] == 2 * 4 * 8
    assert "illegal" in dict(explorer.shown.facts)["store"]
    assert explorer.shown.problems == ()


def test_a_broken_rule_is_reported_and_nothing_is_copied():
    explorer = views.tile_explorer(matrix_map())
    explorer.set(box1=48)
    (problem,) = explorer.shown.problems
    with pytest.raises(harness.TensorMapError) as refused:
        matrix_map((16, 48))
    assert problem == str(refused.value.violations[0])
    assert not xml.keyed(xml.of_still(explorer.still()))
    explorer.set(box0=0, box1=3)
    assert len(explorer.shown.problems) == 2
    explorer.set(box0=16, box1=32)
    assert explorer.shown.problems == ()


def test_legal_box_origins_follow_the_emulator():
    src = matrix_map()
    for column in (0, 1, 2, 3, 4, -4, 30):
        broken = broken_by_copy(src, (0, column))
        with pytest.raises(IllegalCopy) if broken else nullcontext():
            _check(src, (column, 0), im2col=False, stores=False)
        assert len(views.tile_explorer(src, (0, column)).shown.problems) == len(broken)


def test_an_array_that_was_freed():
    src = matrix_map()
    src.array.memory.free()
    explorer = views.tile_explorer(src)
    assert "array-freed" in explorer.shown.problems[0]


@pytest.mark.parametrize("rank", [1, 2, 3, 4, 5])
def test_every_rank(rank):
    shape, box = (3, 4, 5, 6, 16)[-rank:], (2, 2, 2, 2, 8)[-rank:]
    src = harness.TensorMap.tiled(GPU.to_device(np.zeros(shape, np.float32)), box)
    explorer = views.tile_explorer(src)
    sliders = [c.name for c in explorer.shown.controls if c.name.startswith("slice")]
    assert len(sliders) == max(rank - 2, 0)
    shown = min(2, rank)
    keys = xml.keyed(xml.of_still(explorer.still()))
    assert len(keys) == 8 * (2 if shown == 2 else 1)
    if rank > 2:
        last = dict.fromkeys(range(rank - 2), 1)
        explorer.set(**{f"slice{axis}": index for axis, index in last.items()})
        others = xml.keyed(xml.of_still(explorer.still()))
        assert not others.keys() & keys.keys()
        explorer.set(axes="0 × 1")
        assert len(xml.keyed(xml.of_still(explorer.still()))) == 4


def test_element_strides():
    src = matrix_map((32, 16), "none", element_strides=(2, 1))
    layout = TileLayout(src, (4, 0))
    assert layout.copied == (16, 16)
    assert layout.tensor_index((3, 5)) == (10, 5)
    assert "element_strides=(2, 1)" in views.tile_explorer(src).text()
    cube = GPU.to_device(np.zeros((8, 12, 16), np.float32))
    src = harness.TensorMap.tiled(cube, (4, 9, 8), element_strides=(2, 3, 1))
    assert TileLayout(src, (1, 2, 0)).tensor_index((1, 2, 3)) == (3, 8, 3)


def test_a_huge_tensor_is_shown_by_a_window():
    class Huge:  # described, not allocated
        shape, strides = (100_000, 65_536, 4096), (65_536 * 8192, 8192, 2)
        dtype, address = np.dtype(np.float16), 1 << 20

    src = harness.TensorMap.tiled(Huge(), (4, 256, 64), swizzle="128B")
    explorer = views.tile_explorer(src, (99_990, 65_500, 4000))
    explorer.set(at0=99_999)
    words = explorer.text()
    assert "lines 0 to 33 of 1024 of shared memory" in words
    assert "of 16384 elements of this slice" in words
    assert len(explorer.view["picture"]) < 300_000
    before = xml.words(xml.of_still(explorer.still()))
    explorer.set(top=65_700, line=300)
    assert xml.words(xml.of_still(explorer.still())) != before


def test_arrow_keys_move_the_box_by_legal_steps():
    keys = views.tile_explorer(matrix_map()).shown.keys
    assert keys["ArrowRight"] == ("at1", 4)  # 16 bytes
    assert keys["ArrowDown"] == ("at0", 1)
    assert keys["Shift+ArrowDown"] == ("at0", 16)


def test_the_window_is_kept_while_the_box_stays_inside():
    explorer = views.tile_explorer(matrix_map((8, 8)), (20, 16))
    top = explorer.settings["top"]
    explorer.set(at0=19)
    assert explorer.settings["top"] == top
    explorer.set(at0=60)
    assert explorer.settings["top"] > top


def test_invalid_arguments_are_refused():
    with pytest.raises(TypeError, match="ndarray"):
        views.tile_explorer(MATRIX)
    with pytest.raises(ValueError, match=naming(1, 2)):
        views.tile_explorer(matrix_map(), (1,))
    images = GPU.to_device(np.zeros((2, 8, 8), np.float16))
    im2col = harness.TensorMap.im2col(images, 0, 0, 8, 8)
    with pytest.raises(ValueError, match=naming("im2col", 8, "TensorMap.tiled")):
        views.tile_explorer(im2col)
    with pytest.raises(ValueError, match=naming("tiled", 2, 3)):
        views.bank_explorer(im2col)


def test_names_of_narrow_cells_are_above_their_neighbors():
    svg = views.tile_explorer(matrix_map((8, 16), "none")).shown.picture.svg()
    first_name, last_cell = (
        svg.index('<text class="small mid pass"'),
        svg.rindex('<rect class="cell'),
    )
    assert last_cell < first_name


def names_in_shared_memory(explorer) -> list[tuple[float, float, str]]:
    """Return x, y and text of each name in a cell of shared memory."""
    svg = explorer.shown.picture.svg()
    texts = re.findall(r'<text class="small mid pass" x="([^"]*)" y="([^"]*)"[^>]*>([^<]*)<', svg)
    return [(float(x), float(y), words) for x, y, words in texts]


def half(words: str) -> int:
    """Return half the width of a small text in pixels: capitals are wider."""
    return sum(4 if letter.isupper() else 3 for letter in words)


def test_names_of_cells_do_not_overlap() -> None:
    """Also at an edge, where the fill's short names fit and those of elements do not."""
    vector = harness.TensorMap.tiled(GPU.to_device(np.arange(45, dtype=np.float32)), box=16)
    narrow = harness.TensorMap.tiled(GPU.to_device(MATRIX[:, :44]), box=(2, 32))
    field = harness.TensorMap.tiled(
        GPU.to_device(np.zeros((5, 13, 4), np.float32)), box=(4, 8, 4), oob_fill="nan"
    )
    for tensor_map, origin in (
        (vector, (32,)),
        (narrow, (0, 30)),
        (narrow, (0, 16)),
        (field, (4, 8, 0)),
    ):
        names = names_in_shared_memory(views.tile_explorer(tensor_map, origin=origin))
        assert len(names) > 4
        ends = sorted((y, x - half(words), x + half(words)) for x, y, words in names)
        for (y, _, end), (next_y, begin, _) in itertools.pairwise(ends):
            assert y != next_y or end <= begin


def test_labels_and_headings_have_room() -> None:
    for dtype, shape, box, origin in (
        (np.float32, (8, 65536), (8, 32), (0, 32768)),
        (np.float32, (65536,), (256,), (32000,)),
        (np.uint8, (64, 256), (8, 32), (8, 16)),
    ):
        tensor_map = harness.TensorMap.tiled(GPU.empty(shape, dtype), box=box)
        explorer = views.tile_explorer(tensor_map, origin=origin)
        for width in (390, 900):
            explorer.set(width=width)
            assert_labels_are_apart(explorer)


def assert_labels_are_apart(explorer) -> None:
    texts = [
        (element.get("class", ""), element.get("y"), float(element.get("x", 0)), element.text or "")
        for element in ElementTree.fromstring(explorer.shown.picture.svg(alone=True)).iter()
        if element.tag.endswith("text")
    ]
    heads = sorted((y, x, x + 7 * len(words)) for kind, y, x, words in texts if kind == "head")
    labels = sorted(
        (y, x - 3.5 * len(words), x + 3.5 * len(words))
        for kind, y, x, words in texts
        if kind == "quiet small mid"
    )
    assert len(heads) == 2 and len(labels) > 8
    for row in (heads, labels):
        for (y, _, end), (next_y, begin, _) in itertools.pairwise(row):
            assert y != next_y or end <= begin
