"""Inputs of the fleet's kernels, and references in higher precision."""

from __future__ import annotations

import ml_dtypes
import numpy as np


def integers(draw: np.random.Generator, shape) -> np.ndarray:
    """Small int32 numbers, so that sums are exact in every type."""
    return draw.integers(-8, 8, shape).astype(np.int32)


def floats(draw: np.random.Generator, shape) -> np.ndarray:
    return draw.standard_normal(shape, np.float32)


def bfloat16(draw: np.random.Generator, shape) -> np.ndarray:
    """Small integers in bfloat16."""
    return integers(draw, shape).astype(ml_dtypes.bfloat16)


def product(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return a.astype(np.float64) @ b.astype(np.float64)
