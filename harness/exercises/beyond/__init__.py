"""Lab 08: clusters, im2col, hints and edited maps."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = ()
