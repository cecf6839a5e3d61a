"""Lab 05: swizzles and layouts."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.quiz import Quiz
from harness.exercises.swizzles.choices import SWIZZLE_NUMBERS
from harness.exercises.swizzles.decode import DECODE
from harness.exercises.swizzles.groups import GROUPS
from harness.exercises.swizzles.transpose import TRANSPOSE

EXERCISES: tuple[Exercise | Quiz, ...] = (DECODE, SWIZZLE_NUMBERS, TRANSPOSE, GROUPS)
