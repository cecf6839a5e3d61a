"""Lab 05's quiz: its answer key, derived from addresses."""

from __future__ import annotations

import numpy as np

from harness.course import exercises

SWIZZLES = {"none": 0x00, "32B": 0x10, "64B": 0x30, "128B": 0x70}  # chunk bits that change


def swizzled(address: np.ndarray, swizzle: str) -> np.ndarray:
    return address ^ (address >> 3 & SWIZZLES[swizzle])


def passes(row_bytes: int, swizzle: str, column: int) -> int:
    """Return the number of passes over 32 banks for a 16-byte chunk of each of eight rows."""
    address = swizzled(np.arange(8) * row_bytes + 16 * column, swizzle)
    words = np.unique(address[:, None] // 4 + np.arange(4))
    return int(np.bincount(words % 32).max())


def test_the_answer_key_of_the_quiz() -> None:
    quiz = exercises.get("swizzle-numbers")
    for name, question in quiz.questions.items():
        if name.startswith("rows"):
            row_bytes, swizzle = int(name.split()[2]), name.split()[-1]
            columns = range(row_bytes // 16)
            assert {passes(row_bytes, swizzle, c) for c in columns} == {int(question.answer)}
        else:
            place = swizzled(np.array([3 * 128 + 5 * 16]), "128B")[0]
            assert place == 3 * 128 + 16 * int(question.answer)
