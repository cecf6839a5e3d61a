"""Lab 04: stores and reductions, 1D to 5D."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.quiz import Quiz
from harness.exercises.stores import (
    column_sums,
    depth_buffer,
    ranks,
    reuse_buffer,
    which_wait,
)

EXERCISES: tuple[Exercise | Quiz, ...] = (
    *ranks.EXERCISES,
    which_wait.QUIZ,
    reuse_buffer.REUSE_BUFFER,
    column_sums.COLUMN_SUMS,
    depth_buffer.DEPTH_BUFFER,
)
