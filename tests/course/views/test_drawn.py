"""The still pictures match the hardware's behavior, have a description, and show in a notebook."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import numpy as np
import pytest
from numba import cuda

import harness
from docs.pictures.stills import STILLS, copies, matrices, phases, pictures
from harness import ptx, views
from harness.course.views import stills
from harness.course.views.tile.layout import TileLayout
from tests.course.views import xml
from tests.naming import naming

GPU = harness.device("emulator")
PHONE = 342  # pixels of a column of text on a phone, less its margins


def group_map(swizzle: str = "128B") -> harness.TensorMap:
    matrix = GPU.to_device(np.zeros((64, 64), np.float32))
    view = matrix.reshape(64, 2, 32).transpose(1, 0, 2)
    return harness.TensorMap.tiled(view, box=(2, 16, 32), swizzle=swizzle)


DRAWINGS = {
    f"{layout}{name}": draw
    for name, layouts in STILLS.items()
    for layout, draw in zip(("", "narrow "), layouts, strict=True)
}


def test_committed_stills_match_their_script():
    drawn = pictures()
    out_of_date = [
        name
        for name in {*drawn, *(path.name for path in stills.FOLDER.iterdir())}
        if drawn.get(name) != (stills.FOLDER / name).read_text(encoding="utf-8")
    ]
    assert out_of_date == [], "run: python -m docs.pictures.stills"


@pytest.mark.parametrize("name", DRAWINGS)
def test_words_in_the_middle_of_a_box_fit_it(name):
    """A letter is 5.9 pixels wide, or 6.4 if strong: averages of the widest usual font."""
    root = xml.of_svg(DRAWINGS[name]().svg(alone=True))
    boxes = [[float(e.attrib.get(side, 0)) for side in ("x", "y", "width", "height")]
             for e in root.iter(f"{xml.SVG}rect") if e.attrib["class"] != "back"]  # fmt: skip
    for text in root.iter(f"{xml.SVG}text"):
        kind, at, y = text.attrib["class"].split(), *(float(text.attrib[n]) for n in "xy")
        around = [b for b in boxes if b[1] < y - 4 < b[1] + b[3] and abs(b[0] + b[2] / 2 - at) < 3]
        if "mid" in kind and around:
            letter = 6.4 if "strong" in kind else 5.9
            assert letter * len(text.text) <= min(b[2] for b in around), text.text


@pytest.mark.parametrize("narrow", [False, True])
def test_the_heads_of_a_multicasts_arrows_are_not_covered(narrow):
    """An arrow ends at its slice's bus, with its head, 7 high, below the bus before."""
    root = xml.of_svg(copies.multicast_picture(narrow).svg(alone=True))
    order = list(root)
    buses = [e for e in order if e.attrib.get("class", "").endswith(" full")]
    tops = [float(e.attrib["y"]) for e in buses]
    assert len(tops) == copies.BLOCKS
    assert all(b - (a + copies._BAR) > 10 for a, b in itertools.pairwise(tops))
    ends = [re.findall(r"[\d.]+", e.attrib["d"]) for e in order if e.attrib.get("class") == "line"]
    assert set(tops) <= {float(end[3]) for end in ends}


@pytest.mark.parametrize(("picture", "tall"), [
    (matrices.core_matrices_picture, matrices._CORE_TALL),
    (matrices.transpose_lanes_picture, matrices._LANES_TALL),
])  # fmt: skip
@pytest.mark.parametrize("narrow", [False, True])
def test_numbers_have_room_in_their_cells(picture, tall, narrow):
    """Digits are 8 high, and have 4 above and below them."""
    root = xml.of_svg(picture(narrow).svg(alone=True))
    cells = [e for e in root.iter() if e.attrib.get("class", "").startswith("cell")]
    rows = {float(e.attrib["y"]) for e in cells}
    lowest = max(rows) + tall
    baselines = {
        float(e.attrib["y"])
        for e in root.iter(f"{xml.SVG}text")
        if e.text.isdigit() and min(rows) < float(e.attrib["y"]) < lowest
    }
    assert baselines
    for baseline in baselines:
        row = max(y for y in rows if y < baseline)
        assert row + 4 <= baseline - 8 and baseline + 4 <= row + tall


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_picture_fits_its_canvas_and_has_a_description(name):
    drawing = DRAWINGS[name]()
    root = xml.of_svg(drawing.svg(alone=True))
    assert not name.startswith("narrow") or drawing.width <= PHONE
    assert len(root.attrib["aria-label"]) > 150
    for text in root.iter(f"{xml.SVG}text"):
        x, width = float(text.attrib["x"]), 6.2 * len(text.text)  # the widest usual font
        kind = text.attrib["class"]
        left = x - (width if "end" in kind else width / 2 if "mid" in kind else 0)
        small = 0.8 if "small" in kind else 1.0
        assert left > -width * (1 - small) - 8 and left + width * small < drawing.width + 8, (
            text.text
        )
        assert 0 < float(text.attrib["y"]) < drawing.height


@cuda.jit
def who_holds(threads, indices):
    thread = cuda.threadIdx.x
    for i in range(32):
        row, column = ptx.wgmma_row(thread, i), ptx.wgmma_column(thread, i)
        threads[row, column] = thread
        indices[row, column] = i


def test_the_drawn_accumulators_match_the_wrappers():
    threads, indices = GPU.empty((64, 64), np.int32), GPU.empty((64, 64), np.int32)
    GPU.launch(who_holds, grid=1, block=128, args=(threads, indices))
    held = np.stack([threads.copy_to_host(), indices.copy_to_host()], axis=-1)
    drawn = [[matrices.holder(row, column) for column in range(64)] for row in range(64)]
    assert np.array_equal(held, drawn)


def test_core_matrices_are_at_the_offsets_of_the_labs_descriptor():
    seen = {matrices.address(row, chunk) for row in range(24) for chunk in range(8)}
    assert seen == set(range(0, 24 * 128, 16))  # each place once
    assert matrices.address(1, 0) == 16
    assert (matrices.address(0, 1), matrices.address(8, 0)) == (128, 1024)


def test_both_groups_are_drawn_with_every_chunk_in_its_place():
    drawn = copies.groups_picture(group_map())
    assert "chunk 0 is in the places 0, 1, 2, 3, 4, 5, 6, 7" in drawn.alt
    root = xml.of_svg(drawn.svg(alone=True))
    numbers = [text.text for text in root.iter(f"{xml.SVG}text") if text.text.isdecimal()]
    assert sorted(map(int, numbers)) == sorted(list(range(16)) * 16 * 2)
    plain = copies.groups_picture(group_map("none")).alt
    assert "places 0, 0, 0, 0" in plain


@cuda.jit
def asks(answers):
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    ptx.mbarrier_init(bar, phases.COUNT)
    for phase in range(phases.PHASES):
        for parity in range(2):
            answers[phase, parity] = ptx.mbarrier_test_wait_parity(bar, parity)
        ptx.mbarrier_arrive(bar, phases.COUNT)


def test_parities_that_return_immediately_match_the_emulator():
    answers = GPU.empty((phases.PHASES, 2), np.int32)
    GPU.launch(asks, grid=1, block=1, args=(answers,))
    drawn = [[phases.returns_at_once(n, parity) for parity in (0, 1)] for n in range(phases.PHASES)]
    assert np.array_equal(answers.copy_to_host().astype(bool), drawn)


def test_the_stages_of_the_ring_hold_their_tiles():
    for moment in range(phases.MOMENTS):
        tiles = [phases.held(moment, stage)[0] for stage in range(phases.STAGES)]
        assert [tile % phases.STAGES for tile in tiles] == list(range(phases.STAGES))
        assert sorted(tiles) == list(range(moment, moment + phases.STAGES))


def test_the_banks_of_the_transpose_match_the_swizzle():
    tile = harness.TensorMap.tiled(
        GPU.to_device(np.zeros((64, 32), np.float32)), box=(64, 32), swizzle="128B"
    )
    banks = TileLayout(tile, (0, 0)).addresses // 4 % 32
    for step in range(matrices.WORDS):
        words = [matrices.word(lane, step) for lane in range(32)]
        drawn = [matrices.bank(lane, 0, word) for lane, word in enumerate(words)]
        assert drawn == [int(banks[lane, word]) for lane, word in enumerate(words)]
        assert len(set(drawn)) == 32


@cuda.jit
def load_pixels(src, w, h, s, r, out):
    column = cuda.shared.array((8, 4), np.float32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 8 * 4 * 4)
        ptx.cp_async_bulk_tensor_4d_im2col_global_to_shared(
            ptx.shared_address(column), src, 0, w, h, 0, s, r, bar
        )
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(bar, 0)
    out[cuda.threadIdx.x // 4, cuda.threadIdx.x % 4] = column[
        cuda.threadIdx.x // 4, cuda.threadIdx.x % 4
    ]


@pytest.mark.parametrize(("right", "down"), [(0, 0), (1, 2)])
def test_the_drawn_walk_matches_the_copy(right, down):
    rows, columns = copies.HEIGHT, copies.WIDTH
    numbers = np.add.outer(10 * np.arange(rows), np.arange(columns)).astype(np.float32)
    corner = (copies.LOWER,) * 2, (copies.UPPER,) * 2
    pixels = harness.TensorMap.im2col(
        GPU.to_device(np.repeat(numbers[None, :, :, None], 4, axis=3)),
        lower_corner=corner[0],
        upper_corner=corner[1],
        channels_per_pixel=4,
        pixels_per_column=copies.PIXELS,
        oob_fill="nan",
    )
    out = GPU.empty((copies.PIXELS, 4), np.float32)
    GPU.launch(load_pixels, grid=1, block=32, args=(pixels, 2, 0, right, down, out))
    drawn = [(r + down, c + right) for r, c in copies.walk(0, 2)]
    inside = [0 <= r < rows and 0 <= c < columns for r, c in drawn]
    wanted = [10 * r + c if here else np.nan for (r, c), here in zip(drawn, inside, strict=True)]
    assert np.array_equal(out.copy_to_host()[:, 0], wanted, equal_nan=True)


@pytest.mark.parametrize("name", [name for name in DRAWINGS if not name.startswith("narrow")])
def test_views_exports_the_picture(name, capsys):
    view, *lab = name.split("_", 1) if name.startswith("machine_") else [name]
    getattr(views, view)(*lab)
    assert len(capsys.readouterr().out) > 150


def test_the_machine_of_an_unknown_lab_is_rejected_with_the_labs():
    with pytest.raises(ValueError, match=naming("tile_copy", "06_pipeline", "'13'")):
        views.machine("13")


def test_no_file_has_the_name_of_a_public_view():
    """An import of the file would replace the function of that name in `harness.views`."""
    files = {path.stem for path in Path(views.__file__).parent.iterdir()}
    assert not files & set(views.__all__)
