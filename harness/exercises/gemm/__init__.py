"""Lab 07: a pipelined matrix product."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.exercises.gemm import epilogue, fast, rungs
from harness.exercises.quiz import Quiz

EXERCISES: tuple[Exercise | Quiz, ...] = (*rungs.EXERCISES, epilogue.EPILOGUE, fast.FAST)
