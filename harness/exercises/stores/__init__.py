"""Lab 04: stores and reductions, 1D to 5D."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = ()
