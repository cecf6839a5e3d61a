"""Exercises of labs 07, 10 and 11: draws that distinguish mistakes."""

from __future__ import annotations

from hypothesis import given

from tests.course.exercises.drawn import SEEDS, draws, launches, scalar


@given(SEEDS)
def test_drawn_shapes_distinguish_mistakes(seed: int) -> None:
    idle = []
    for shape, launch in launches("multicast-load", seed):
        assert launch.cluster == (4, 1, 1) and launch.grid[0] * 128 >= shape[1]
        idle.append((launch.grid[0] - 1) * 128 >= shape[1])
        assert shape[0] % 32 and shape[1] % 128
    assert any(idle)  # a block that owns no column, and owes its quarter all the same
    for (k, n), launch in launches("multicast-stream", seed):
        rounds = scalar(launch, "rounds")
        assert rounds > 1 and (rounds - 1) * 32 < k < rounds * 32 and n % 128
    assert {shape[-1] for shape, _ in launches("im2col-patches", seed)} == {1, 2}  # strides


@given(SEEDS)
def test_groups_are_legal_and_apart(seed: int) -> None:
    for shape, launch, inputs, _ in draws("grouped-copy", seed):
        groups = inputs["groups"]
        assert len({tuple(size) for size in groups[:, 1:3].tolist()}) == shape[0] == len(groups)
        assert (groups[:, 0] % 4 == 0).all() and (groups[:, 3] % 4 == 0).all()
        assert (groups[:, 3] * 4 % 16 == 0).all() and (groups[:, 3] % 16 != 0).all()
        assert (groups[:, 3] > groups[:, 2]).all()
        ends = groups[:, 0] + groups[:, 1] * groups[:, 3]
        assert (ends[:-1] <= groups[1:, 0]).all()  # no two overlap
        # A copy of the padded size from any of them stays within the buffer.
        assert (groups[:, 0] + shape[1] * groups[:, 3]).max() <= inputs["packed"].size
        assert [scratch.shape for scratch in launch.scratch] == [(shape[0], 16)]
