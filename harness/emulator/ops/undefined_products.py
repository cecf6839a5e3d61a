"""Undefined elements of a product of matrices in registers: of D = A B + C, an element whose row of
A, whose column of B, or whose own element of C has something undefined.

Right code multiplies tiles of which it filled a part, and drops the rest of the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from harness.emulator.numerics.fragments import Fragment, arranged, handed_out
from harness.emulator.ordering.contents import first_origin
from harness.emulator.ordering.undefined_registers import Bits, UndefinedRegisters
from harness.emulator.threads import Group

Slots = Sequence[int | None]


@dataclass(frozen=True)
class Held:
    """A matrix of ``shape`` in the registers ``slots`` (None: no register, so defined), each of
    ``register_bits``."""

    slots: Slots
    fragment: Fragment
    shape: tuple[int, int]
    register_bits: int

    @property
    def masks(self) -> np.ndarray:
        """The bits of each element of a register, uint64[elements]."""
        elements = self.fragment.row.shape[2]
        width = self.register_bits // elements
        return np.uint64((1 << width) - 1) << (np.arange(elements, dtype=np.uint64) * width)

    def origins(self, undefined: UndefinedRegisters, group: Group) -> np.ndarray | None:
        """Return the origin of each element's undefined bits: int32[matrices, *shape], 0 if it is
        defined; None if all are."""
        held = [None if slot is None else undefined.of(slot, group) for slot in self.slots]
        if all(one is None for one in held):
            return None
        masks = self.masks
        found = np.zeros((len(held), group.count, len(masks)), np.int32)
        for register, one in enumerate(held):
            if one is not None:
                bits, origins = one
                found[register] = np.where(bits[:, None] & masks, origins[:, None], 0)
        return arranged(found, self.fragment, self.shape)

    def put(self, undefined: UndefinedRegisters, group: Group, origins: np.ndarray | None) -> None:
        """The matrix was written, and its elements have these origins."""
        if origins is None:
            for slot in self.slots:
                if slot is not None:
                    undefined.put(slot, group, None)
            return
        registers = handed_out(origins, self.fragment)
        for slot, found in zip(self.slots, registers, strict=True):
            if slot is not None:
                undefined.put(slot, group, self._bits(found))

    def _bits(self, origins: np.ndarray) -> Bits:
        """Return the bits of a register per thread, from the origins of its elements."""
        bits = np.bitwise_or.reduce(np.where(origins != 0, self.masks, np.uint64(0)), axis=1)
        return bits, first_origin(origins)


def of_product(
    a: np.ndarray | None, b: np.ndarray | None, c: np.ndarray | None, shape: tuple[int, int, int]
) -> np.ndarray | None:
    """The origins of D, int32[matrices, m, n], from those of A [m, k], of B as [n, k], and of C
    [m, n]. ``shape``: how many matrices there are, m and n."""
    # A zero in the other matrix does not help: the undefined element may be infinite or NaN.
    parts = [] if c is None else [c]
    parts += [] if a is None else [first_origin(a, 2)[:, :, None]]
    parts += [] if b is None else [first_origin(b, 2)[:, None, :]]
    found = None
    for part in parts:
        whole = np.broadcast_to(part, shape)
        found = whole if found is None else np.where(found != 0, found, whole)
    return found
