"""Wrong products, from the matrices that wgmma read in a run whose output was wrong.

Each chunk of 16 bytes that a product read is looked up among the chunks of the inputs that the
exercise's products sum over (`Exercise.summed`). That tells which part of which input a product
takes for which rows and which k, whichever way the bytes came to shared memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from harness.course.judge.wrong_places import where_of
from harness.course.outputs import Detail, Explanation, OutputCause, explanation
from harness.sanitizer.emulator import OperandMatrix, OperandProduct, OperandProducts

_CHUNK_BYTES = 16
_ENOUGH = 8  # chunks that were found, to say how a matrix lies
_NEARLY_ALL = 0.9


class TakenParts:
    """The parts of the inputs that the matrices of a launch's products are. ``summed``: by an
    input's name, the axis that products sum over."""

    def __init__(
        self, products: OperandProducts, inputs: Mapping[str, np.ndarray], summed: Mapping[str, int]
    ) -> None:
        self._products = products
        self._inputs = [_Chunks(name, inputs[name], axis) for name, axis in summed.items()]
        self._taken = [
            (product, [part for each in product.matrices if (part := _part_of(each, self._inputs))])
            for product in products.products
        ]

    def wrong(self) -> Explanation | None:
        """Return the first of these that holds of any product: the other axis is summed over,
        swizzles differ, the tile is laid out otherwise, two parts do not match, a sum is
        discarded."""
        for rule in (_not_transposed, _swizzles_differ, _laid_out_otherwise):
            each = (rule(product, part) for product, parts in self._taken for part in parts)
            if diagnosis := next(filter(None, each), None):
                return diagnosis
        diagnosis = next(filter(None, (_do_not_match(*pair) for pair in self._taken)), None)
        return diagnosis or _discarded(self._products.products)

    def unread(self) -> Iterator[Explanation]:
        """Inputs of which products read a part, and never another."""
        if not self._products.complete:
            return
        for of in self._inputs:
            counts, line = np.zeros(of.array.size // of.step, np.int64), None
            for product, parts in self._taken:
                for part in parts:
                    if part.of is of:
                        np.add.at(counts, part.numbers[part.numbers >= 0], 1)
                        line = product.line
            alone = np.zeros(len(counts), np.bool_)
            alone[of.numbers] = True
            missing = np.repeat(alone & (counts == 0), of.step).reshape(of.array.shape)
            if counts.any() and missing.any():
                yield explanation(
                    OutputCause.INPUT_PARTLY_MULTIPLIED,
                    name=of.name,
                    count=int(missing.sum()),
                    size=of.array.size,
                    where=where_of(missing, of.array.shape),
                    line=f"line {line}",
                    times="once" if counts.max() == 1 else f"{int(counts.max())} times",
                )


class _Chunks:
    """The chunks of an input, by their bytes. ``axis``: the axis that products sum over."""

    def __init__(self, name: str, array: np.ndarray, axis: int) -> None:
        self.name, self.array, self.axis = name, array, axis
        self.step = _CHUNK_BYTES // array.dtype.itemsize
        keys = _keys(np.ascontiguousarray(array).reshape(-1).view(np.uint64).reshape(-1, 2))
        order = np.argsort(keys, kind="stable")
        ranked = keys[order]
        alone = np.ones(len(keys), np.bool_)
        alone[1:] &= ranked[1:] != ranked[:-1]
        alone[:-1] &= ranked[1:] != ranked[:-1]
        self._keys, self.numbers = ranked[alone], order[alone]

    def look_up(self, chunks: np.ndarray) -> np.ndarray:
        """int64[...]: the number of each chunk, uint8[..., 16], in the input; -1 if it is not in
        the input exactly once."""
        keys = _keys(np.ascontiguousarray(chunks).view(np.uint64))
        if not len(self._keys):
            return np.full(keys.shape, -1)
        places = np.minimum(np.searchsorted(self._keys, keys), len(self._keys) - 1)
        return np.where(self._keys[places] == keys, self.numbers[places], -1)


def _keys(pairs: np.ndarray) -> np.ndarray:
    """A number for each pair of numbers, uint64[..., 2]."""
    return np.asarray(pairs[..., 0] * np.uint64(0x9E37_79B9_7F4A_7C15) ^ pairs[..., 1])


@dataclass(frozen=True)
class _Part:
    """A matrix as a part of an input. ``numbers``: int64[rows, chunks], the numbers of its chunks
    in the input (-1: unknown), with its rows along the input's second to last axis."""

    matrix: OperandMatrix
    of: _Chunks
    numbers: np.ndarray

    @cached_property
    def known(self) -> np.ndarray:
        """int64[n, 2]: row and chunk of those that are known."""
        return np.argwhere(self.numbers >= 0)

    @cached_property
    def places(self) -> np.ndarray:
        """int64[n, axes]: where those begin in the input."""
        first = self.numbers[tuple(self.known.T)] * self.of.step
        return np.stack(np.unravel_index(first, self.of.array.shape), axis=-1)

    @cached_property
    def origin(self) -> np.ndarray | None:
        """The place of the first row and chunk in the input, int64[axes]; None if the matrix is not
        a box of it."""
        begins = self.places.copy()
        begins[:, -2] -= self.known[:, 0]
        begins[:, -1] -= self.known[:, 1] * self.of.step
        values, counts = np.unique(begins, axis=0, return_counts=True)
        most = int(counts.argmax())
        return values[most] if counts[most] >= _NEARLY_ALL * len(begins) else None

    @property
    def summed_axis(self) -> int:
        """The axis of the input that the product takes for k."""
        return self.of.array.ndim - (1 if self.matrix.k_major else 2)

    def described(self) -> str:
        """``a[0:64, 16:32]``."""
        assert self.origin is not None
        rows, chunks = self.numbers.shape
        extents = (*(1 for _ in self.origin[:-2]), rows, chunks * self.of.step)
        return f"{self.of.name}[{_slices(self.origin, extents, self.of.array.shape)}]"

    def chunk(self, which: int) -> tuple[str, str]:
        """Of a known chunk: ``a[0, 8:16]``, and ``row 1, k 0 to 7``, where the product takes it."""
        at, (row, chunk) = self.places[which], self.known[which].tolist()
        extents = (*(1 for _ in at[:-1]), self.of.step)
        first = chunk * self.of.step
        name = "row" if self.matrix.which == "A" else "column"
        last = first + self.of.step - 1
        place = f"{name} {row}, k {first} to {last}"
        if not self.matrix.k_major:
            place = f"k {row}, {name}s {first} to {last}"
        return f"{self.of.name}[{_slices(at, extents, self.of.array.shape)}]", place


def _slices(begin: Iterable[int], extents: Iterable[int], shape: Iterable[int]) -> str:
    parts = []
    for at, extent, size in zip(begin, extents, shape, strict=True):
        parts.append(f"{at}" if extent == 1 else f"{at}:{min(at + extent, size)}")
    return ", ".join(parts)


def _part_of(matrix: OperandMatrix, inputs: list[_Chunks]) -> _Part | None:
    """The input that most of its chunks are of; None if too few are known."""
    chunks = matrix.chunks if matrix.k_major else matrix.chunks.swapaxes(0, 1)
    parts = [_Part(matrix, of, of.look_up(chunks)) for of in inputs]
    best = max(parts, key=lambda part: len(part.known))
    return best if len(best.known) >= _ENOUGH else None


def _swizzles_differ(product: OperandProduct, part: _Part) -> Explanation | None:
    matrix = part.matrix
    if part.origin is not None or matrix.loaded_swizzle in ("", matrix.layout.swizzle):
        return None
    return explanation(
        OutputCause.SWIZZLES_DIFFER,
        load=f"line {matrix.load_line}",
        name=part.of.name,
        loaded=matrix.loaded_swizzle,
        line=f"line {product.line}",
        read=matrix.layout.swizzle,
    )


def _laid_out_otherwise(product: OperandProduct, part: _Part) -> Explanation | None:
    if part.origin is not None:
        return None
    begins = part.places.copy()
    begins[:, -2] -= part.known[:, 0]
    begins[:, -1] -= part.known[:, 1] * part.of.step
    other = int((begins != begins[0]).any(axis=1).argmax())
    (first, first_place), (second, second_place) = part.chunk(0), part.chunk(other)
    layout = part.matrix.layout
    return explanation(
        OutputCause.MATRIX_LAID_OUT_OTHERWISE,
        line=f"line {product.line}",
        which=part.matrix.which,
        first=first,
        first_place=first_place,
        other=second,
        other_place=second_place,
        swizzle=layout.swizzle,
        leading=layout.leading_bytes,
        stride=layout.stride_bytes,
    )


def _not_transposed(product: OperandProduct, part: _Part) -> Explanation | None:
    if part.summed_axis == part.of.axis:  # a chunk is along the input's last axis
        return None
    along_rows = part.matrix.k_major
    return explanation(
        OutputCause.MATRIX_NOT_TRANSPOSED,
        line=f"line {product.line}",
        name=part.of.name,
        taken="columns" if along_rows else "rows",
        wanted="rows" if along_rows else "columns",
        operand=part.matrix.which.lower(),
        is_set=not part.matrix.k_major,
    )


def _do_not_match(product: OperandProduct, parts: list[_Part]) -> Explanation | None:
    if len(parts) != 2 or any(part.origin is None for part in parts):
        return None
    (k, leading), (other_k, other_leading) = map(_k_and_leading, parts)
    if (k, leading) == (other_k, other_leading) or len(leading) != len(other_leading):
        return None
    return explanation(
        OutputCause.MATRICES_DO_NOT_MATCH,
        line=f"line {product.line}",
        first=parts[0].described(),
        second=parts[1].described(),
        how=Detail.OTHER_K if k != other_k else Detail.OTHER_INDEX,
        k=k,
        other_k=other_k,
        index=", ".join(map(str, leading)),
        other_index=", ".join(map(str, other_leading)),
    )


def _k_and_leading(part: _Part) -> tuple[int, list[int]]:
    assert part.origin is not None
    return int(part.origin[part.summed_axis]), part.origin[:-2].tolist()


def _discarded(products: tuple[OperandProduct, ...]) -> Explanation | None:
    before: dict[tuple[int, int, int], OperandProduct] = {}
    for product in products:
        last = before.get((product.block, product.warpgroup, product.group))
        before[product.block, product.warpgroup, product.group] = product
        lost = product.discards
        if last is not None and product.replaces and not last.is_used:
            lost = last
        if lost is not None:
            return explanation(
                OutputCause.SUM_DISCARDED,
                line=f"line {lost.line}",
                other=f"the wgmma at line {product.line}",
                same=lost.line == product.line,
            )
    return None
