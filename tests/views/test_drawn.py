"""The drawn pictures say what the hardware does, in words too, and show in a notebook."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx, views
from harness.views.drawn import accumulators, core_matrices, groups, multicast, way_of_a_tile
from tests.views import xml

GPU = harness.device("emulator")


def group_map(swizzle: str = "128B") -> harness.TensorMap:
    matrix = GPU.to_device(np.zeros((64, 64), np.float32))
    view = matrix.reshape(64, 2, 32).transpose(1, 0, 2)
    return harness.TensorMap.tiled(view, box=(2, 16, 32), swizzle=swizzle)


DRAWINGS = {
    "way_of_a_tile": way_of_a_tile.picture,
    "core_matrices": core_matrices.picture,
    "accumulators": accumulators.picture,
    "multicast": multicast.picture,
    "groups": lambda: groups.picture(group_map()),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_picture_stays_inside_and_has_words(name):
    drawing = DRAWINGS[name]()
    root = xml.of_svg(drawing.svg(alone=True))
    assert len(root.attrib["aria-label"]) > 150
    for text in root.iter(f"{xml.SVG}text"):
        x, width = float(text.attrib["x"]), 6.2 * len(text.text)  # of 11 pixels, by the widest
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


def test_the_accumulators_are_those_of_the_wrappers():
    threads, indices = GPU.empty((64, 64), np.int32), GPU.empty((64, 64), np.int32)
    GPU.launch(who_holds, grid=1, block=128, args=(threads, indices))
    held = np.stack([threads.copy_to_host(), indices.copy_to_host()], axis=-1)
    drawn = [[accumulators.holder(row, column) for column in range(64)] for row in range(64)]
    assert np.array_equal(held, drawn)


def test_core_matrices_lie_as_the_lab_s_descriptor_says():
    seen = {core_matrices.address(row, chunk) for row in range(24) for chunk in range(8)}
    assert seen == set(range(0, 24 * 128, 16))  # each place once
    assert core_matrices.address(1, 0) == 16
    assert (core_matrices.address(0, 1), core_matrices.address(8, 0)) == (128, 1024)


def test_both_groups_are_drawn_with_every_chunk_in_its_place():
    drawn = groups.picture(group_map())
    assert "chunk 0 lies in the places 0, 1, 2, 3, 4, 5, 6, 7" in drawn.alt
    root = xml.of_svg(drawn.svg(alone=True))
    numbers = [text.text for text in root.iter(f"{xml.SVG}text") if text.text.isdecimal()]
    assert sorted(map(int, numbers)) == sorted(list(range(16)) * 16 * 2)
    plain = groups.picture(group_map("none")).alt
    assert "places 0, 0, 0, 0" in plain


def test_a_map_of_another_rank_is_refused():
    flat = harness.TensorMap.tiled(GPU.to_device(np.zeros((8, 8), np.float32)), box=(8, 8))
    with pytest.raises(ValueError, match="rank 3"):
        views.groups(flat)
    with pytest.raises(TypeError, match="a TensorMap is drawn here"):
        views.groups(np.zeros(3))


@pytest.mark.parametrize("name", DRAWINGS)
def test_views_shows_it(name, capsys):
    arguments = (group_map(),) if name == "groups" else ()
    getattr(views, name)(*arguments)
    assert len(capsys.readouterr().out) > 150
