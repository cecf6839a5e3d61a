"""Lab 01: the async proxy and its fences."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = ()
