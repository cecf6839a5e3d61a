"""A product of the same matrices is cached, and only of the same matrices."""

from __future__ import annotations

import numpy as np
import pytest

from harness.sanitizer.emulator.numerics import dot_products
from harness.sanitizer.emulator.numerics.dot_products import accumulation, float_products

HOW = accumulation("bf16", "f32")


def matrices(seed: int = 0) -> list[np.ndarray]:
    draw = np.random.default_rng(seed)
    sizes = ((1, 64, 16), (1, 8, 16), (1, 64, 8))
    return [draw.integers(-8, 8, size).astype(np.float32) for size in sizes]


def product(a, b, c) -> np.ndarray:
    return float_products(a, b, c, "bf16", "bf16", HOW)


def test_equal_matrices_hit_the_cache() -> None:
    first = product(*matrices())
    assert product(*matrices()) is first
    with pytest.raises(ValueError, match="read-only"):
        first[0, 0, 0] = 1


def test_any_changed_element_misses_the_cache() -> None:
    for which in range(3):
        operands = matrices()
        product(*operands)
        operands[which][0, 3, 5] += 1
        a, b, c = operands
        assert np.array_equal(product(a, b, c)[0], a[0] @ b[0].T + c[0])


def test_non_contiguous_matrices_are_read_in_order() -> None:
    a, b, c = matrices()
    turned = np.asfortranarray(b)
    assert product(a, turned, c) is product(a, b, c)
    assert np.array_equal(product(a, b[:, ::-1], c)[0], a[0] @ b[0, ::-1].T + c[0])


def test_the_cache_is_bounded() -> None:
    a, b, c = matrices()
    for number in range(dot_products._MOST_REMEMBERED + 2):
        product(a, b, np.full_like(c, number))
    assert len(dot_products._remembered) == dot_products._MOST_REMEMBERED
