"""The matrices in shared memory that wgmma reads: their bytes, their layout by the descriptor, and
the tensor load that brought the bytes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import numpy as np

from harness.sanitizer.emulator.copies.copy import LoadIssued
from harness.sanitizer.emulator.events import Events, ProductRead
from harness.sanitizer.emulator.numerics.matrix_unit import MatrixLayout, decode
from harness.sanitizer.emulator.program.prepare import Program
from harness.sanitizer.isa.uses import accumulated, read

_MOST = 1024  # products that are kept


@dataclass(frozen=True, eq=False)
class Matrix:
    """A matrix that a product read, by a descriptor with this ``layout``. ``chunks``: uint8[rows of
    A or columns of B, chunks of k, 16] if it is ``k_major``, else uint8[chunks of rows or columns,
    k, 16]. ``loaded_swizzle`` and ``load_line`` are those of the tensor load that last wrote where
    the matrix begins, "" and None without one."""

    which: Literal["A", "B"]
    k_major: bool
    layout: MatrixLayout
    chunks: np.ndarray
    loaded_swizzle: str = ""
    load_line: int | None = None


@dataclass(frozen=True, eq=False)
class Product:
    """A wgmma of a warpgroup, in its group ``group``, counted from 1. ``replaces``: it does not add
    to its accumulators. ``discards``: then these held the result of ``discards``, a product of the
    same group. ``is_used``: another instruction reads the result, or a part of it."""

    line: int | None
    block: int
    warpgroup: int
    group: int
    replaces: bool
    discards: Product | None
    is_used: bool
    matrices: tuple[Matrix, ...]


@dataclass(frozen=True)
class Products:
    """The first products of a launch, in the order of time; all of them if ``complete``."""

    products: tuple[Product, ...]
    complete: bool


class Operands:
    """Listens to a launch, and keeps its first products."""

    def __init__(
        self,
        events: Events,
        source_of: Callable[[int], tuple[int | None, str, str]],
        program: Program,
    ) -> None:
        self._source_of = source_of
        self._readers = _readers(program)
        self._products: list[Product] = []
        self._complete = True
        # By the place of its first byte in the shared memory of all blocks.
        self._tiles: dict[int, tuple[int, str, int | None]] = {}
        # By the block, the warpgroup and its group: those that gave accumulators with these bits.
        self._results: dict[tuple[int, int, int], dict[bytes, Product]] = {}
        events.listen(LoadIssued, self._loaded)
        events.listen(ProductRead, self._read)

    def products(self) -> Products:
        return Products(tuple(self._products), self._complete)

    def _loaded(self, event: LoadIssued) -> None:
        load = event.load
        if load.descriptor is None or not len(load.target.cells):
            return
        begin, end = int(load.target.cells.min()), int(load.target.cells.max())
        self._tiles.pop(begin, None)  # the newest is the last
        self._tiles[begin] = end, load.descriptor.map.swizzle, self._source_of(event.site)[0]

    def _read(self, event: ProductRead) -> None:
        if len(self._products) >= _MOST:
            self._complete = False
            return
        matrices = []
        for which, k_major, descriptor, places, chunks in event.matrices:
            swizzle, line = self._tile_at(int(places.min()))
            matrices.append(Matrix(which, k_major, decode(descriptor)[1], chunks, swizzle, line))
        used = any(self._readers.get(slot, set()) - {event.site} for slot in event.accumulators)
        results = self._results.setdefault((event.block, event.warpgroup, event.group), {})
        held = any(event.before)  # zeros are no result
        product = Product(
            self._source_of(event.site)[0],
            event.block,
            event.warpgroup,
            event.group,
            event.replaces,
            results.get(_digest(event.before)) if event.replaces and held else None,
            used,
            tuple(matrices),
        )
        results[_digest(event.after)] = product
        self._products.append(product)

    def _tile_at(self, place: int) -> tuple[str, int | None]:
        for begin, (end, swizzle, line) in reversed(self._tiles.items()):
            if begin <= place <= end:
                return swizzle, line
        return "", None


def _digest(bits: bytes) -> bytes:
    return hashlib.blake2b(bits, digest_size=16).digest()


def _readers(program: Program) -> dict[int, set[int]]:
    """By a register's slot: the sites of the instructions that read it."""
    readers: dict[int, set[int]] = {}
    for site, instruction in enumerate(program.function.instructions):
        for name in (*read(instruction), *accumulated(instruction)):
            readers.setdefault(program.registers[name][0], set()).add(site)
    return readers
