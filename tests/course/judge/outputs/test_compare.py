"""Comparison of outputs, and unwritten values."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from harness.course import exercises
from harness.course.exercises.exercise import SAME_BITS, Output, Tolerance
from harness.course.judge.compare import (
    compare,
    inputs_of_element,
    without_box,
    wrong_elements,
)
from harness.course.judge.exploring import draw
from harness.course.judge.verdict import InputElement
from harness.sanitizer.emulator.copies.tensor_copy import OutsideBox

EXACT = Tolerance()


def test_unwritten_elements_are_wrong_even_if_equal():
    """The card distinguishes it from an element with a wrong value."""
    expected = np.full((4, 4), 255.0)
    got = expected.astype(np.uint8)
    output, missing = Output("dst", (4, 4), "uint8", (4, 4)), np.zeros((4, 4), bool)
    assert compare(output, got, expected, EXACT, missing, missing) is None
    missing[0, 2], got[0, 1] = True, 7
    wrong = compare(output, got, expected, EXACT, missing)
    assert (wrong.wrong_elements, wrong.unwritten_elements) == (2, 1)
    assert [(element.index, element.missing) for element in wrong.first] == [
        ((0, 1), False),
        ((0, 2), True),
    ]
    wrong = compare(output, got, expected, EXACT, None, missing)
    assert (wrong.wrong_elements, wrong.unwritten_elements, wrong.undefined) == (2, 0, False)
    got[0, 1] = 255
    wrong = compare(output, got, expected, EXACT, None, missing)
    assert (wrong.index, wrong.wrong_elements, wrong.undefined) == ((0, 2), 1, True)


def test_exact_outputs_are_the_float64_reference_rounded_once():
    expected = np.array([1.0 + 2.0**-30, 0.1])
    got = np.array([1.0, 0.1], np.float32)
    assert not wrong_elements(got, expected, EXACT).any()
    got[1] = np.nextafter(np.float32(0.1), np.float32(1))
    assert wrong_elements(got, expected, EXACT).tolist() == [False, True]


def test_tolerances_bound_the_error():
    expected = np.array([100.0, 100.0, 1e-9, np.inf, 0.0])
    got = np.array([100.9, 101.1, 0.0005, np.inf, np.nan], np.float32)
    wrong = wrong_elements(got, expected, Tolerance(rtol=1e-2, atol=1e-3))
    assert wrong.tolist() == [False, True, False, False, True]


@pytest.mark.parametrize("dtype", ["float16", "float32"])
def test_nan_is_nan_and_a_copy_has_the_same_bits(dtype):
    expected = np.array([np.nan, np.nan, 0.0, -0.0, np.inf, 1.0])
    got = np.array([np.nan, 1.0, -0.0, -0.0, np.inf, np.nan], dtype)
    assert wrong_elements(got, expected, EXACT).tolist() == [0, 1, 0, 0, 0, 1]
    assert wrong_elements(got, expected, Tolerance(rtol=0.1)).tolist() == [0, 1, 0, 0, 0, 1]
    assert wrong_elements(got, expected, SAME_BITS).tolist() == [0, 1, 1, 0, 0, 1]
    turned = np.stack([got, got])[:, ::-1]
    wrong = wrong_elements(turned, np.stack([expected] * 2)[:, ::-1], SAME_BITS)
    assert wrong[0].tolist() == [1, 0, 0, 1, 1, 0]


def test_a_right_output_has_nothing_wrong():
    array = np.arange(12, dtype=np.float32).reshape(3, 4)
    assert compare(Output("o", (3, 4), "float32", (3, 4)), array, array * 1.0, EXACT) is None


@pytest.mark.parametrize(
    ("shape", "tile", "index", "place", "tiles"),
    [
        ((128, 64), (64, 32), (85, 42), (1, 1), ((0, 0), (0, 1))),
        ((10,), (10,), (9,), (0,), ((1,),)),
        ((5, 6), (4, 4), (4, 5), (1, 1), ((0, 0), (0, 1))),
        ((2, 4, 4), (1, 4, 4), (1, 2, 3), (1, 0, 0), ((0,), (1,))),
    ],
)
def test_a_wrong_element_has_a_tile(shape, tile, index, place, tiles):
    expected = np.zeros(shape)
    got = expected.astype(np.float32)
    got[index] = 5.0
    wrong = compare(Output("o", shape, "float32", tile), got, expected, EXACT)
    assert (wrong.index, wrong.got, wrong.tile, wrong.tiles) == (index, 5.0, place, tiles)


@pytest.mark.parametrize("shape", [(), (7,), (1 << 18,), (3, 1 << 17), (1, 300_001), (901, 5, 70)])
@pytest.mark.parametrize("tolerance", [EXACT, Tolerance(rtol=1e-2, atol=1e-3)])
def test_a_large_output_is_compared_in_pieces_as_it_would_be_whole(shape, tolerance):
    rng = np.random.default_rng(5)
    expected = rng.standard_normal(shape)
    got = np.array(expected, np.float32)
    got += rng.choice([0.0, 1e-3, 1.0], size=shape, p=[0.6, 0.3, 0.1]).astype(np.float32)
    got = np.where(rng.random(shape) < 0.01, np.float32(np.nan), got)

    rounded = expected.astype(np.float32)
    with np.errstate(invalid="ignore"):
        apart = np.abs(got.astype(np.float64) - rounded)
        right = apart <= tolerance.atol + tolerance.rtol * np.abs(rounded.astype(np.float64))
    np.testing.assert_array_equal(wrong_elements(got, expected, tolerance), ~right)


@pytest.mark.parametrize(
    ("got", "causes"),
    [
        (0.0, ["box-outside-tensor", "all-zero"]),
        (None, ["box-outside-tensor"]),
    ],
)
def test_a_missing_load_is_the_first_explanation_of_uniform_errors(got, causes):
    expected = np.arange(1.0, 13).reshape(3, 4)
    outside = OutsideBox(7, "x", ((64, 128), (0, 32)), (64, 32), "zeros")
    output = Output("o", (3, 4), "float32", (3, 4))
    output_values = np.float32(expected[::-1]) if got is None else np.full((3, 4), got, np.float32)
    wrong = compare(output, output_values, expected, EXACT, outside=(outside,))
    assert list(wrong.causes) == causes
    assert "line 7" in wrong.pattern and "[64:128, 0:32]" in wrong.pattern
    without = without_box(wrong)
    assert [*without.causes] == (causes[1:] or ["wrong-values"]) and "line 7" not in without.pattern
    assert "box-outside-tensor" not in compare(output, output_values, expected, EXACT).causes


def test_a_store_outside_of_its_tensor_explains_unwritten_elements_alone():
    output = Output("dst", (64,), "float32", (16,))
    expected = np.arange(64.0) + 1
    outside = (OutsideBox(9, "dst", ((64, 80),), (64,), "", share=0.75),)
    got = expected.astype(np.float32)
    got[16:] = -3
    wrong = compare(output, got, expected, EXACT, outside=outside)
    assert "box-stored-outside" not in wrong.causes
    missing = np.arange(64) >= 16
    wrong = compare(output, got, expected, EXACT, missing, outside=outside)
    assert wrong.causes[0] == "box-stored-outside" and "[64:80]" in wrong.pattern


def test_only_infinity_is_right_where_infinity_is_expected():
    got = np.float32([np.inf, 0, 1, -np.inf])
    wrong = wrong_elements(got, np.full(4, np.inf), Tolerance(rtol=0.1))
    assert wrong.tolist() == [False, True, True, True]


def test_a_wrong_element_names_the_inputs_that_it_is_computed_from():
    exercise = exercises.get("tile-copy")
    (case,) = draw(exercise, 1)[:1]
    (output,) = case.launch.outputs
    got = case.expected[output.name].astype(np.float32)
    got[2, 3] += 1
    wrong = compare(output, got, case.expected[output.name], exercise.tolerance)
    facts = case.shape, case.inputs, case.launch, wrong
    (element,) = inputs_of_element(exercise, *facts)
    assert element == InputElement("src", "float32", (2, 3), case.inputs["src"][2, 3])
    # If elements are equal, their parts cannot be told apart: then nothing is said.
    large = {"src": np.full(case.inputs["src"].shape, 1e6)}
    sums = replace(
        exercise,
        reference=lambda _, x: {output.name: x["src"] * 0 + x["src"][0].max() + x["src"][1, 1]},
    )
    assert inputs_of_element(sums, case.shape, large, case.launch, wrong) == ()
    # Inputs of two draws need not fit together: 81 elements have no rows of 2.
    sizes = {"columns": np.array([9])}
    table = replace(
        exercise,
        inputs=lambda *_: {"columns": np.array([2])},
        reference=lambda _, x: {output.name: np.zeros(81).reshape(-1, x["columns"][0])},
    )
    (element,) = inputs_of_element(table, case.shape, sizes, case.launch, wrong)
    assert element.value == 9
