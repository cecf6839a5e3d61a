"""Explanations of wrong products from the chunks that they read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import ml_dtypes
import numpy as np
import pytest

from harness.course.judge.products import TakenParts
from harness.course.outputs import OutputCause
from harness.sanitizer.emulator.numerics.matrix_unit import MatrixLayout
from harness.sanitizer.emulator.trace.operands import Matrix, Product, Products

_RNG = np.random.default_rng(3)
A, B = (_RNG.standard_normal((rows, 64)).astype(ml_dtypes.bfloat16) for rows in (64, 32))
SUMMED = {"a": 1, "b": 1}
LAYOUT = MatrixLayout(16, 1024, 0, "128B")


def _chunks(part: np.ndarray) -> np.ndarray:
    """Return uint8[rows, chunks, 16] of a part of an input."""
    return np.ascontiguousarray(part).view(np.uint8).reshape(len(part), -1, 16)


def _product(step: int, of_a: np.ndarray = A, of_b: np.ndarray = B, group: int = 1) -> Product:
    k = slice(16 * step, 16 * step + 16)
    matrices = tuple(
        Matrix(which, True, LAYOUT, _chunks(part[:, k]), "128B", 7)
        for which, part in (("A", of_a), ("B", of_b))
    )
    return Product(9, 0, 0, group, step == 0, None, True, matrices)


RIGHT = tuple(map(_product, range(4)))


def _wrong(products: tuple[Product, ...]) -> OutputCause | None:
    parts = TakenParts(Products(products, True), {"a": A, "b": B}, SUMMED)
    diagnosis = parts.wrong() or next(parts.unread(), None)
    return diagnosis.cause if diagnosis else None


def _with_b(change: Callable[[Matrix], Matrix]) -> Product:
    first = RIGHT[0]
    a, b = first.matrices
    return replace(first, matrices=(a, change(b)))


def _every_second_row(matrix: Matrix) -> Matrix:
    return replace(matrix, chunks=matrix.chunks[np.arange(32) // 2])


def test_right_products_are_not_reported():
    assert _wrong(RIGHT) is None


def test_operands_may_be_exchanged():
    """Cᵀ = B · Aᵀ."""
    exchanged = [
        replace(product, matrices=(replace(b, which="A"), replace(a, which="B")))
        for product in RIGHT
        for a, b in (product.matrices,)
    ]
    assert _wrong(tuple(exchanged)) is None


def test_bytes_not_in_any_input_explain_nothing():
    noise = _RNG.integers(256, size=(32, 2, 16), dtype=np.uint8)
    unknown = _with_b(lambda matrix: replace(matrix, chunks=noise))
    assert _wrong((unknown, *RIGHT)) is None


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        (
            lambda b: replace(_every_second_row(b), loaded_swizzle="none"),
            OutputCause.SWIZZLES_DIFFER,
        ),
        (_every_second_row, OutputCause.MATRIX_LAID_OUT_OTHERWISE),
        (
            lambda b: replace(_every_second_row(b), loaded_swizzle="", load_line=None),
            OutputCause.MATRIX_LAID_OUT_OTHERWISE,
        ),
        (lambda b: replace(b, k_major=False), OutputCause.MATRIX_NOT_TRANSPOSED),
        (lambda b: replace(b, chunks=_chunks(B[:, 16:32])), OutputCause.MATRICES_DO_NOT_MATCH),
    ],
)
def test_a_wrong_matrix(change: Callable[[Matrix], Matrix], cause: OutputCause):
    assert _wrong((_with_b(change), *RIGHT[1:])) == cause


def test_a_swizzle_without_effect_here_is_not_reported():
    assert _wrong((_with_b(lambda b: replace(b, loaded_swizzle="none")), *RIGHT[1:])) is None


def test_a_sum_replaced_by_the_next_product():
    unused = replace(RIGHT[0], is_used=False)
    assert (
        _wrong((unused, replace(RIGHT[1], replaces=True), *RIGHT[2:])) == OutputCause.SUM_DISCARDED
    )
    held = replace(RIGHT[1], replaces=True, discards=RIGHT[0])
    assert _wrong((RIGHT[0], held, *RIGHT[2:])) == OutputCause.SUM_DISCARDED
    assert _wrong((unused, replace(RIGHT[1], replaces=True, group=2), *RIGHT[2:])) is None


def test_a_part_not_read_by_any_product():
    twice = (*RIGHT[:2], *RIGHT[:2])
    assert _wrong(twice) == OutputCause.INPUT_PARTLY_MULTIPLIED
    parts = TakenParts(Products(twice, False), {"a": A, "b": B}, SUMMED)
    assert not list(parts.unread())
