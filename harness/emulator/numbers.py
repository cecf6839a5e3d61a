"""Numbers of threads and blocks, in words."""

from __future__ import annotations

import numpy as np

MAX_RUNS = 8  # of numbers that are named before a list is cut short


def ranges(numbers: np.ndarray, noun: str) -> str:
    """``threads 0-31, 40 and 64-95``; ``numbers`` ascend. Long lists are cut short."""
    starts = np.flatnonzero(np.diff(numbers, prepend=numbers[0] - 2) != 1)
    runs = [(int(run[0]), int(run[-1])) for run in np.split(numbers, starts[1:])]
    parts = [f"{first}–{last}" if last > first else f"{first}" for first, last in runs]
    if len(parts) > MAX_RUNS:
        parts = [*parts[:MAX_RUNS], f"others ({len(numbers)} in all)"]
    return f"{noun}{'s' if len(numbers) > 1 else ''} {listed(parts)}"


def listed(parts: list[str]) -> str:
    """``a, b and c``."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def as_sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
