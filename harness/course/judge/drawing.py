"""The shapes that a seed draws: of a student's process, which plans for them, and of the judge."""

from __future__ import annotations

import numpy as np

from harness.course.exercises.exercise import Exercise, Shape

SHAPE_SEEDS = 2**32


def draw_shapes(exercise: Exercise, seed: int) -> tuple[Shape, ...]:
    """The shapes that a seed draws. Where the student's process has to know them, to plan a
    launch for each, they depend on the seed's lowest 32 bits alone: it gets those. The data
    depend on the other bits as well, which stay secret."""
    return sum(explored_and_edges(exercise, seed), ())


def explored_and_edges(
    exercise: Exercise, seed: int
) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
    """The shapes that are explored on every schedule, and those that are run once."""
    known = seed % SHAPE_SEEDS if exercise.student_plan else seed
    rng = np.random.default_rng([known, 0])
    explored = exercise.shapes(rng)
    return explored, exercise.edges(explored, rng)
