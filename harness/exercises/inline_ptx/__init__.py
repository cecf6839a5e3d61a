"""Lab 00: inline PTX from Python."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = ()
