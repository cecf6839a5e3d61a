"""Axes of shapes, and the fewest shapes that meet all demands on them."""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Demand, Length, at_least_once, edges


def test_an_extent_has_its_tiles_and_its_ends():
    extent = Length(tile=16, step=4, tiles=(1, 3), ends=(0, 1, -1))
    assert extent.choices() == ((1, 3), (0, 4, 12))
    assert [extent.value(3, end) for end in (0, 4, 12)] == [48, 36, 44]
    assert not extent.legal(6) and not extent.legal(0) and extent.legal(4)
    assert Length(tile=16, least=7).value(1, 1) == 17


def test_edge_cases_add_only_missing_shapes():
    axes = (Length(8, tiles=(1, 2)), Length(8, tiles=(1, 2)))
    demand = Demand("long", lambda shape: shape[0] > 70, lambda: (72, 8))
    rng = np.random.default_rng(0)
    first = edges(axes, (demand,), (), rng)
    wanted = (*at_least_once(axes), demand)
    assert all(any(map(each.meets, first)) for each in wanted)
    assert edges(axes, (demand,), first, rng) == ()
    for first_shape in first:  # each is needed
        others = tuple(shape for shape in first if shape != first_shape)
        assert not all(any(map(want.meets, others)) for want in wanted)


def test_whole_tiles_along_one_axis_meet_a_partial_one_along_the_other():
    axes = (Length(8, tiles=(1, 2)), Length(8, tiles=(1, 2)))
    shapes = edges(axes, (), (), np.random.default_rng(0))
    kinds = {(shape[0] % 8 == 0, shape[1] % 8 == 0) for shape in shapes}
    assert kinds == {(True, True), (True, False), (False, True), (False, False)}
