"""Lab 05: swizzles and layouts."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = ()
