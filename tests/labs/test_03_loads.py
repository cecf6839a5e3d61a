"""Lab 03, and the statements of its text."""

from __future__ import annotations

import numpy as np
import pytest

import harness
from harness import views
from harness.course import exercises
from harness.course.checking import submit
from harness.sanitizer.assembler.assembler import assemble
from harness.sanitizer.emulator import Reason
from tests.labs.lab_tests import LabTests, text_of
from tests.stops import faults

LAB = "03_loads"


class TestLoads(LabTests):
    lab = LAB
    seed = 425


def box_at(shown, tensor_map, c0: int, c1: int) -> np.ndarray:
    out = shown.gpu.empty((4, 8), np.float32)
    run = shown.gpu.launch(shown.load_box, grid=1, block=32, args=(tensor_map, c0, c1, out))
    assert run.hazards == ()
    return out.copy_to_host()


def test_one_thread_copies_and_waits_then_a_barrier_publishes_the_tile(shown):
    assert shown.run.hazards == ()
    assert any(opcode.startswith("prefetch.tensormap") for opcode in shown.run.executed)
    np.testing.assert_array_equal(shown.half_out.copy_to_host(), shown.halves)


def test_the_element_of_the_question_on_orders(shown):
    assert shown.matrix.shape == (6, 16)
    m = harness.TensorMap.tiled(shown.a, box=(2, 2, 4))
    assert m.global_dims == (8, 5, 7) and m.global_strides == (32, 160)
    flat = shown.a.copy_to_host().reshape(-1)
    assert flat[1040 // 4] == shown.a.copy_to_host()[6, 2, 4]
    assert 4 * 4 + 2 * 32 + 6 * 160 == 1040


@pytest.mark.parametrize("at", [(12, 4), (-4, -1), (160, 100)])
def test_elements_outside_are_filled(shown, at):
    c0, c1 = at
    padded = np.zeros((300, 300), np.float32)
    padded[100:106, 100:116] = shown.matrix
    expected = padded[100 + c1 : 104 + c1, 100 + c0 : 108 + c0]
    np.testing.assert_array_equal(box_at(shown, shown.m, *at), expected)
    filled = harness.TensorMap.tiled(shown.x, box=(4, 8), oob_fill="nan")
    got = box_at(shown, filled, *at)
    inside = np.zeros((300, 300), bool)
    inside[100:106, 100:116] = True
    assert (np.isnan(got) == ~inside[100 + c1 : 104 + c1, 100 + c0 : 108 + c0]).all()


def test_the_crop(shown):
    first, last = box_at(shown, shown.crop, 0, 0), box_at(shown, shown.crop, 16, 3)
    assert first[0, 0] == shown.picture[2, 16] == 144
    assert np.count_nonzero(last) == 4 * 2 and last[0, 0] == shown.picture[5, 32]


@pytest.mark.parametrize(
    ("what", "box", "rule"),
    [
        ("six", (1, 1, 1, 1, 4, 8), "rank"),
        ("column", (4, 4), "global-strides-multiple"),
        ("odd", (4, 8), "global-strides-multiple"),
        ("crop", (4, 8), "global-address"),
    ],
)
def test_deliberately_broken_rules_are_named(shown, what, box, rule):
    array = shown.whole[:, 3:40] if what == "crop" else getattr(shown, what)
    with pytest.raises(harness.TensorMapError) as caught:
        harness.TensorMap.tiled(array, box=box)
    assert [violation.rule for violation in caught.value.violations] == [rule]


def test_element_strides_load_less_and_the_innermost_is_ignored(shown):
    got = box_at(shown, shown.rows, 0, 0)
    np.testing.assert_array_equal(got[:3], shown.matrix[::2, :8])
    assert not got[3].any()
    across = harness.TensorMap.tiled(shown.x, box=(4, 8), element_strides=(1, 2))
    assert shown.rows.box_bytes == across.box_bytes == 128
    np.testing.assert_array_equal(box_at(shown, across, 0, 0), shown.matrix[:4, :8])


def test_expecting_only_the_bytes_inside_hangs(shown):
    with pytest.raises(harness.KernelHung) as caught:
        shown.attempt_inside(shown.gpu)
    assert [hazard.kind for hazard in caught.value.hazards] == ["transaction-mismatch"]
    facts = caught.value.hazards[0].facts
    assert (facts["expected"], facts["delivered"]) == (32, 128)


def test_the_pages_work_nine_times(shown):
    run, got, expected = shown.attempt_pages(shown.gpu, blocks=9)
    assert run.hazards == ()
    np.testing.assert_array_equal(got, expected)
    with faults(Reason.ROW_MISALIGNED, thread=(9, 0), start=260):
        shown.attempt_pages(shown.gpu)


def test_the_bright_pixel(shown):
    blurred = shown.blurred.copy_to_host()
    assert (blurred[:2, :2] == 1).all() and blurred.sum() == 4


@pytest.mark.parametrize("exercise", ["load-1d", "load-2d"])
def test_2048_threads_of_the_kernels_of_the_bandwidth_section_fit(shown, exercise):
    asked = exercises.get(exercise)
    launch = asked.launch(asked.shapes(np.random.default_rng(0))[0])
    kernel = getattr(shown, exercise.replace("-", "_"))
    assembled = assemble(submit(asked, kernel, launch)[0].ptx)
    assert 0 < assembled.registers <= 32 and assembled.spill_store_bytes == 0


@pytest.mark.parametrize("at", [(12, 4), (-4, -1), (0, 0)])
def test_the_explorer_shows_the_loaded_values(shown, at):
    filled = harness.TensorMap.tiled(shown.x, box=(4, 8), oob_fill="nan")
    fill = int(np.isnan(box_at(shown, filled, *at)).sum())
    facts = dict(views.tile_explorer(shown.m, origin=at[::-1]).shown.facts)
    text = f"{fill * 4} of them are outside and arrive as zero"
    assert text in facts["bytes"] if fill else "outside" not in facts["bytes"]


def test_an_explorer_shows_every_rank_mentioned_in_the_text(shown):
    source = text_of("03_loads").read_text()
    assert source.count("\nviews.tile_explorer(") == 6
    assert [tensor_map.rank for tensor_map in (shown.vector_map, shown.m, shown.field_map)] == [
        1,
        2,
        5,
    ]
