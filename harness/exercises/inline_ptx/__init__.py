"""Lab 00: inline PTX from Python."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.inline_ptx.bit_adder import BIT_ADDER
from harness.exercises.inline_ptx.highest_bit import HIGHEST_BIT
from harness.exercises.inline_ptx.repair_wrappers import REPAIR_WRAPPERS
from harness.exercises.inline_ptx.vector_copy import VECTOR_COPY
from harness.exercises.inline_ptx.what_to_declare import WHAT_TO_DECLARE
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = (
    HIGHEST_BIT,
    BIT_ADDER,
    WHAT_TO_DECLARE,
    REPAIR_WRAPPERS,
    VECTOR_COPY,
)
