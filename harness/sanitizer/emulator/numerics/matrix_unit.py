"""Matrices of the tensor cores: in shared memory as wgmma reads them, and the elements that
each thread's registers hold.

A descriptor (PTX ISA 9.7.15.5.1.2.2) names a start address and two strides. With ``T`` the
elements in 16 bytes and ``c`` the 16-byte units in a row of the swizzle (1, 2, 4 or 8), the
bytes lie, before the swizzle, as these canonical layouts say (shape : stride, in elements)::

    K-major,  no swizzle   ((8, m), (T, 2k)) : ((1T, SBO), (1, LBO))
    K-major,  swizzled     ((8, m), (T, c, 2k / c)) : ((cT, SBO), (1, T, LBO))
    MN-major, no swizzle   ((T, 1, m), (8, k)) : ((1, T, SBO), (1T, LBO))
    MN-major, swizzled     ((T, c, m), (8, k)) : ((1, T, LBO), (cT, SBO))

The swizzle is an XOR on bits of the address in shared memory, as TMA's is; the base offset
moves the pattern for matrices that do not begin on a multiple of it.

In registers (PTX ISA 9.7.14.5 and 9.7.15.5.1), the layouts of wgmma are those of mma with 16 rows
per warp, warp below warp. The matrix B is taken transposed, as [n, k].
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from harness.sanitizer.emulator.numerics.rounding import FORMATS

UNIT_BYTES = 16
ADDRESS_BYTES = 1 << 18  # reach of 14 bits in units of 16 bytes
_SWIZZLES = ("none", "128B", "64B", "32B")
_UNITS_A_ROW = {"none": 1, "32B": 2, "64B": 4, "128B": 8}
_SHIFTED_MASK = {"none": 0, "32B": 1, "64B": 3, "128B": 7}


@dataclass(frozen=True)
class MatrixLayout:
    """All of a descriptor but its start address."""

    leading_bytes: int
    stride_bytes: int
    base_offset: int
    swizzle: str


def decode(descriptor: int) -> tuple[int, MatrixLayout]:
    """``(start address, layout)`` of a 64-bit matrix descriptor."""

    def field(low: int, bits: int) -> int:
        return (descriptor >> low) & ((1 << bits) - 1)

    layout = MatrixLayout(
        leading_bytes=field(16, 14) * UNIT_BYTES,
        stride_bytes=field(32, 14) * UNIT_BYTES,
        base_offset=field(49, 3),
        swizzle=_SWIZZLES[field(62, 2)],
    )
    return field(0, 14) * UNIT_BYTES, layout


@lru_cache(maxsize=256)
def _unit_offsets(
    layout: MatrixLayout, rows: int, k_bytes: int, element_bytes: int, k_major: bool
) -> np.ndarray:
    """Byte offsets, int64[unit rows, unit columns], of the 16-byte units, before the swizzle.

    K-major: [rows, units of k]. MN-major: [units of rows, k].
    """
    per_row = _UNITS_A_ROW[layout.swizzle]
    swizzled = layout.swizzle != "none"
    # A unit is 16 bytes along the major axis: those of one row hold neighbors in k.
    if k_major:
        row, unit = np.arange(rows)[:, None], np.arange(k_bytes // UNIT_BYTES)[None, :]
        along = unit % per_row * UNIT_BYTES + unit // per_row * layout.leading_bytes
        return row % 8 * per_row * UNIT_BYTES + row // 8 * layout.stride_bytes + along
    unit = np.arange(rows * element_bytes // UNIT_BYTES)[:, None]
    k = np.arange(k_bytes // element_bytes)[None, :]
    outer, group = layout.leading_bytes, layout.stride_bytes
    # Without a swizzle LBO and SBO change their places, as the layouts above say.
    if not swizzled:
        outer, group = group, outer
    within = unit % per_row * UNIT_BYTES + k % 8 * per_row * UNIT_BYTES
    return within + unit // per_row * outer + k // 8 * group


@dataclass(frozen=True, eq=False)
class MatrixUnits:
    """The 16-byte units of a matrix: their addresses in shared memory, int64, shaped as
    `_unit_offsets`, read-only; from ``begin`` up to ``end``."""

    addresses: np.ndarray

    @cached_property
    def flat(self) -> np.ndarray:
        return self.addresses.ravel()

    @cached_property
    def address(self) -> int:
        """The address of `flat` in this process's memory."""
        return self.flat.ctypes.data

    @cached_property
    def count(self) -> int:
        return self.addresses.size

    @cached_property
    def begin(self) -> int:
        return int(self.addresses.min())

    @cached_property
    def end(self) -> int:
        return int(self.addresses.max()) + UNIT_BYTES


@lru_cache(maxsize=2048)
def units(
    descriptor: int, rows: int, k_bytes: int, element_bytes: int, k_major: bool
) -> MatrixUnits:
    start, layout = decode(descriptor)
    plain = start + _unit_offsets(layout, rows, k_bytes, element_bytes, k_major)
    # Bits 7 to 9 of the address choose the XOR. The base offset is the place in the pattern at
    # which the matrix begins, if that is not on a multiple of it.
    line = (plain >> 7) - layout.base_offset
    swizzled = plain ^ ((line & _SHIFTED_MASK[layout.swizzle]) << 4)
    addresses = np.ascontiguousarray(swizzled & (ADDRESS_BYTES - 1))
    addresses.flags.writeable = False
    return MatrixUnits(addresses)


def matrix(memory: np.ndarray, addresses: np.ndarray, bits: np.dtype, k_major: bool) -> np.ndarray:
    """Elements [rows, k] as ``bits``, of uint8 ``memory`` at the units' ``addresses``."""
    rows = memory.reshape(-1, UNIT_BYTES)[addresses // UNIT_BYTES].view(bits)
    if k_major:
        return rows.reshape(len(addresses), -1)
    return rows.swapaxes(1, 2).reshape(-1, addresses.shape[1])


CONTAINERS: dict[str, np.dtype] = {
    "f16": np.dtype(np.uint16),
    "bf16": np.dtype(np.uint16),
    "tf32": np.dtype(np.uint32),
    "e4m3": np.dtype(np.uint8),
    "e5m2": np.dtype(np.uint8),
    "s8": np.dtype(np.uint8),
    "u8": np.dtype(np.uint8),
}
"""What holds an element of a type."""

RESULTS: dict[str, np.dtype] = {
    "f16": np.dtype(np.float16),
    "f32": np.dtype(np.float32),
    "s32": np.dtype(np.int32),
}
"""The accumulators' types."""


def numbers(elements: np.ndarray, element_type: str) -> np.ndarray:
    """The values of elements given as bits, exact: float32 or float64, int8 or uint8."""
    if element_type == "f16":
        return elements.view(np.float16).astype(np.float32)
    if element_type == "bf16":
        return (elements.astype(np.uint32) << np.uint32(16)).view(np.float32)
    if element_type == "tf32":  # the low 13 bits are not looked at
        return (elements & np.uint32(0xFFFF_E000)).view(np.float32)
    if element_type in FORMATS:
        return FORMATS[element_type].values[elements]
    return elements.view(np.int8 if element_type == "s8" else np.uint8)


@dataclass(frozen=True, eq=False)
class Fragment:
    """``row`` and ``column``: int arrays [registers, threads, elements of a register]."""

    row: np.ndarray
    column: np.ndarray

    @property
    def registers(self) -> int:
        return len(self.row)

    @lru_cache  # noqa: B019 -- there are few fragments, and they stay
    def place_of(self, columns: int) -> np.ndarray:
        """Return each element's place in a matrix of so many columns, register after register."""
        return (self.row * columns + self.column).ravel()

    @lru_cache  # noqa: B019
    def element_of(self, columns: int) -> np.ndarray:
        """Return the element at each place of the matrix."""
        return np.argsort(self.place_of(columns))


def _grid(registers: int, threads: int, elements: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    return (
        np.arange(registers)[:, None, None],
        np.arange(threads)[None, :, None],
        np.arange(elements)[None, None, :],
    )


@lru_cache
def left(rows: int, k: int, bits: int, threads: int = 32) -> Fragment:
    """A: ``rows`` (8 or 16) a warp, ``k`` columns of ``bits``-bit elements."""
    elements, halves = 32 // bits, rows // 8
    register, thread, element = _grid(rows * k * bits // 1024, threads, elements)
    # PTX ISA, "Matrix Fragments for mma": a row is lane / 4 (groupID), and lane % 4 chooses the
    # neighbors along k.
    row = 16 * (thread // 32) + thread % 32 // 4 + 8 * (register % halves) + 0 * element
    column = elements * (thread % 4) + 4 * elements * (register // halves) + element
    return Fragment(row, column)


@lru_cache
def right(n: int, k: int, bits: int) -> Fragment:
    """B, ``n`` columns of it, as [n, k]: eight of them after the other."""
    elements, a_tile = 32 // bits, 8 * k * bits // 1024
    register, thread, element = _grid(n * k * bits // 1024, 32, elements)
    row = thread // 4 + 8 * (register // a_tile) + 0 * element
    return Fragment(row, elements * (thread % 4 + 4 * (register % a_tile)) + element)


@lru_cache
def accumulator(rows: int, n: int, bits: int, threads: int = 32) -> Fragment:
    """C and D: ``rows`` a warp, ``n`` columns; two 16-bit elements share a register."""
    elements, halves = 32 // bits, rows // 8
    register, thread, element = _grid(rows * n * bits // 1024, threads, elements)
    value = register * elements + element
    row = 16 * (thread // 32) + thread % 32 // 4 + 8 * (value // 2 % halves)
    column = 8 * (value // (2 * halves)) + 2 * (thread % 4) + value % 2
    return Fragment(row, column)


def gather(
    registers: np.ndarray, fragment: Fragment, shape: tuple[int, int], dtype: np.dtype
) -> np.ndarray:
    """uint32[registers, threads] of whole warps or warpgroups to matrices [count, *shape]."""
    elements = np.ascontiguousarray(registers).view(dtype)
    in_register = fragment.row.shape[2]
    return arranged(elements.reshape(len(registers), -1, in_register), fragment, shape)


def arranged(elements: np.ndarray, fragment: Fragment, shape: tuple[int, int]) -> np.ndarray:
    """Arrange values per element, [registers, threads, elements], as matrices [count, *shape]."""
    count = elements.shape[1] // fragment.row.shape[1]
    elements = elements.reshape(len(elements), count, -1).swapaxes(0, 1).reshape(count, -1)
    return elements.take(fragment.element_of(shape[1]), axis=1).reshape(count, *shape)


def scatter(matrices: np.ndarray, fragment: Fragment) -> np.ndarray:
    """Matrices [count, rows, columns] to registers, uint32[registers, threads]."""
    registers = np.ascontiguousarray(handed_out(matrices, fragment)).view(np.uint32)
    return registers.reshape(fragment.registers, -1)


def handed_out(matrices: np.ndarray, fragment: Fragment) -> np.ndarray:
    """The inverse of `arranged`: [registers, threads, elements]."""
    count, _, columns = matrices.shape
    elements = matrices.reshape(count, -1).take(fragment.place_of(columns), axis=1)
    elements = elements.reshape(count, fragment.registers, -1).swapaxes(0, 1)
    return elements.reshape(fragment.registers, -1, fragment.row.shape[2])
