"""Matrices in the registers of a warp: ldmatrix, stmatrix, mma (PTX ISA 9.7.14).

Of D = A B + C, an element is undefined if its row of A, its column of B, or its own element of C
has something undefined. Right code multiplies tiles of which it filled a part, and drops the rest
of the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from harness.sanitizer.emulator.findings import Illegal, Reason
from harness.sanitizer.emulator.numerics import matrix_unit
from harness.sanitizer.emulator.numerics.dot_products import (
    accumulation,
    converted_products,
    float_products,
    integer_products,
)
from harness.sanitizer.emulator.numerics.matrix_unit import (
    CONTAINERS,
    RESULTS,
    Fragment,
    arranged,
    handed_out,
    numbers,
)
from harness.sanitizer.emulator.ops.memory import guarded, state_space
from harness.sanitizer.emulator.ops.warp import WHOLE_WARP, together
from harness.sanitizer.emulator.ordering.undefined import (
    Bits,
    UndefinedBytes,
    UndefinedRegisters,
    first_origin,
    undefined_bytes,
)
from harness.sanitizer.emulator.program.operation import Function, Operation, Reader, Writer, spread
from harness.sanitizer.emulator.program.steps import execute, executes
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import WARP, Group, Step

Slots = Sequence[int | None]


@dataclass(frozen=True)
class Held:
    """A matrix of ``shape`` in the registers ``slots`` (None: no register, so defined)."""

    slots: Slots
    fragment: Fragment
    shape: tuple[int, int]

    @property
    def masks(self) -> np.ndarray:
        """The bits of each element of a register, uint64[elements]."""
        elements = self.fragment.row.shape[2]
        width = 32 // elements
        return np.uint64((1 << width) - 1) << (np.arange(elements, dtype=np.uint64) * width)

    def origins(self, undefined: UndefinedRegisters, group: Group) -> np.ndarray | None:
        """Return the origin of each element's undefined bits: int32[matrices, *shape], 0 if it is
        defined; None if all are."""
        held = [None if slot is None else undefined.bits_of(slot, group) for slot in self.slots]
        if all(registers is None for registers in held):
            return None
        masks = self.masks
        by_register = np.zeros((len(held), group.count, len(masks)), np.int32)
        for register, operand in enumerate(held):
            if operand is not None:
                bits, origins = operand
                by_register[register] = np.where(bits[:, None] & masks, origins[:, None], 0)
        return arranged(by_register, self.fragment, self.shape)

    def put(self, undefined: UndefinedRegisters, group: Group, origins: np.ndarray | None) -> None:
        """The matrix was written, and its elements have these origins."""
        if origins is None:
            for slot in self.slots:
                if slot is not None:
                    undefined.put(slot, group, None)
            return
        registers = handed_out(origins, self.fragment)
        for slot, values in zip(self.slots, registers, strict=True):
            if slot is not None:
                undefined.put(slot, group, self._bits(values))

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
    origins = None
    for part in parts:
        whole = np.broadcast_to(part, shape)
        origins = whole if origins is None else np.where(origins != 0, origins, whole)
    return origins


_WORD = np.dtype(np.uint32)


def whole_warps(op: Operation, act: Callable[..., object]) -> Step:
    """A step for all lanes of a warp; a warp with lanes that have left cannot take it."""

    def checked(group: Group) -> None:
        # With .sync.aligned, a matrix is spread over 32 lanes, and has no meaning for fewer.
        if not group.is_of_whole_warps:
            op.fault(group, Illegal(Reason.LANES_HAVE_LEFT))
        act(group)

    return together(op, lambda group: WHOLE_WARP, checked)


def _read_all(op: Operation, operand: int, count: int) -> Reader:
    """Reads a vector operand as uint32[registers, lanes]."""
    reads = [op.read(e, "b32") for e in op.elements(operand, count)]

    def read(group: Group) -> np.ndarray:
        return np.stack([spread(r(group), group) for r in reads])

    return read


def _write_all(op: Operation, count: int) -> Writer:
    writes = [op.write(e, "b32") for e in op.elements(0, count)]

    def write(group: Group, values: np.ndarray) -> None:
        for put, value in zip(writes, values, strict=True):
            put(group, value)

    return write


def _count(op: Operation) -> int:
    return int(op.words["count"][1])


@cache
def _address_lanes(count: int) -> Callable[[Group], tuple[np.ndarray, Group]]:
    """Return the lanes of a group that give the rows' addresses: the first eight for each 8×8
    matrix."""

    def lanes(group: Group) -> tuple[np.ndarray, Group]:
        # The addresses of other lanes are ignored (PTX ISA, "ldmatrix") and may be anything.
        mask = group.threads % WARP < 8 * count
        return mask, group.where(mask)

    return lanes


@executes("ldmatrix")
def ldmatrix(op: Operation) -> Step:
    """Lane 8i + r gives the address of row r of matrix i; lane t gets two neighbors of row t/4."""
    count, site, space = _count(op), op.site, state_space(op)
    write, address, transposed = _write_all(op, count), op.address(1), op.has("trans")
    slots, address_lanes = op.slots(0), _address_lanes(count)

    def act(group: Group) -> None:
        mask, lanes = group.once(address_lanes)
        places = spread(address(group), group)[mask]
        origins_of_rows: list[np.ndarray] = []

        def take(users: Group, undefined: UndefinedBytes) -> None:
            origins = np.zeros((lanes.count, 16), np.int32)
            origins[np.searchsorted(lanes.index, users.index)] = undefined.origins
            origins_of_rows.append(origins)

        access = state_of(group).access
        words = guarded(
            op,
            lanes,
            lambda: access.load(space, lanes, places, _WORD, 4, site, None, True, take),
        )
        rows = np.stack(words, axis=1).reshape(-1, count, 8, 4)  # warp, matrix, row, word
        # Elements of 16 bits are transposed, so the words are split first.
        if transposed:
            halves = np.ascontiguousarray(rows).view(np.uint16).swapaxes(2, 3)
            rows = np.ascontiguousarray(halves).view(np.uint32)
        write(group, rows.swapaxes(0, 1).reshape(count, -1))
        for row_origins in origins_of_rows:
            elements = row_origins.reshape(-1, count, 8, 8, 2)  # warp, matrix, row, element, byte
            elements = elements.swapaxes(2, 3) if transposed else elements
            of_threads = elements.swapaxes(0, 1).reshape(count, -1, 4)
            undefined = state_of(group).undefined
            for slot, origins in zip(slots, of_threads, strict=True):
                undefined.loaded([slot], group, undefined_bytes(origins))

    return whole_warps(op, act)


@executes("stmatrix")
def stmatrix(op: Operation) -> Step:
    count, site, space = _count(op), op.site, state_space(op)
    read, address, transposed = _read_all(op, 1, count), op.address(0), op.has("trans")
    slots, address_lanes = op.slots(1), _address_lanes(count)

    def undefined_rows(undefined: UndefinedRegisters, group: Group) -> UndefinedBytes | None:
        unwritten = undefined.stored(slots, group, 4)
        if unwritten is None:
            return None
        elements = unwritten.origins.reshape(-1, count, 4).swapaxes(0, 1)
        elements = elements.reshape(count, -1, 8, 8, 2)  # matrix, warp, row, element, byte
        elements = elements.swapaxes(2, 3) if transposed else elements
        return undefined_bytes(elements.swapaxes(0, 1).reshape(-1, 16))

    def act(group: Group) -> None:
        state = state_of(group)
        state.progress += 1
        mask, lanes = group.once(address_lanes)
        places = spread(address(group), group)[mask]
        rows = read(group).reshape(count, -1, 8, 4).swapaxes(0, 1)
        if transposed:
            halves = np.ascontiguousarray(rows).view(np.uint16).swapaxes(2, 3)
            rows = np.ascontiguousarray(halves).view(np.uint32)
        words = list(np.ascontiguousarray(rows).reshape(-1, 4).T)
        undefined = undefined_rows(state.undefined, group) if state.undefined else None
        guarded(
            op,
            lanes,
            lambda: state.access.store(
                space, lanes, places, words, _WORD, site, None, True, undefined
            ),
        )

    return whole_warps(op, act)


@dataclass(frozen=True)
class _Operand:
    """A matrix of ``shape``, B as [n, k]."""

    type: str
    shape: tuple[int, int]
    fragment: Fragment


def _operands(op: Operation, a_type: str, b_type: str, d_type: str) -> tuple[_Operand, ...]:
    """D, A, B and C, as the instruction's operands."""
    m, rest = op.words["shape"][1:].split("n")
    rows, n, k = int(m), *map(int, rest.split("k"))
    bits = 8 * CONTAINERS[a_type].itemsize
    of_d = matrix_unit.accumulator(rows, n, 8 * RESULTS[d_type].itemsize)
    return (
        _Operand(d_type, (rows, n), of_d),
        _Operand(a_type, (rows, k), matrix_unit.left(rows, k, bits)),
        _Operand(b_type, (n, k), matrix_unit.right(n, k, bits)),
        _Operand(d_type, (rows, n), of_d),
    )


def _mma(op: Operation, a_type: str, b_type: str, d_type: str, multiply: Function) -> Step:
    """D = A B + C, from registers to registers.

    ``multiply(a, b, c)`` takes values [warps, m, k], [warps, n, k] and [warps, m, n].
    """
    matrices = of_d, of_a, of_b, of_c = _operands(op, a_type, b_type, d_type)
    write = _write_all(op, of_d.fragment.registers)
    read_a, read_b, read_c = (
        _read_all(op, at, of.fragment.registers) for at, of in enumerate(matrices[1:], 1)
    )
    undefined_of = [Held(op.slots(at), of.fragment, of.shape) for at, of in enumerate(matrices)]
    slots = {slot for operand in undefined_of for slot in operand.slots}

    def act(group: Group) -> None:
        undefined = state_of(group).undefined
        if not undefined or undefined.slots_in(group).isdisjoint(slots):
            return computed(group)
        shape = group.count // WARP, *of_d.shape
        # Asked before the product is written: D is nearly always the registers of C.
        from_a, from_b, from_c = (operand.origins(undefined, group) for operand in undefined_of[1:])
        origins = of_product(from_a, from_b, from_c, shape)
        computed(group)
        undefined_of[0].put(undefined, group, origins)

    def gathered(read: Reader, of: _Operand, group: Group, dtype: np.dtype) -> np.ndarray:
        return matrix_unit.gather(read(group), of.fragment, of.shape, dtype)

    def computed(group: Group) -> None:
        a = numbers(gathered(read_a, of_a, group, CONTAINERS[of_a.type]), of_a.type)
        b = numbers(gathered(read_b, of_b, group, CONTAINERS[of_b.type]), of_b.type)
        c = gathered(read_c, of_c, group, RESULTS[of_c.type])
        write(group, matrix_unit.scatter(multiply(a, b, c), of_d.fragment))

    return whole_warps(op, act)


def _result(op: Operation) -> str:
    d_type = op.words.get("d") or "f32"
    if op.words.get("c", d_type) != d_type:
        raise op.error("C and D of these shapes have one type")
    return d_type


def _float_mma(op: Operation, a_type: str, b_type: str) -> Step:
    d_type = _result(op)
    how = accumulation(a_type, d_type)
    return _mma(
        op, a_type, b_type, d_type, lambda a, b, c: float_products(a, b, c, a_type, b_type, how)
    )


execute(
    {
        "mma.f16": lambda op: _float_mma(op, "f16", "f16"),
        "mma.bf16": lambda op: _float_mma(op, "bf16", "bf16"),
        "mma.tf32": lambda op: _float_mma(op, "tf32", "tf32"),
        "mma.float8": lambda op: _mma(
            op, op.words["a"], op.words["b"], _result(op), converted_products
        ),
        "mma.integer": lambda op: _mma(
            op,
            op.words["a"],
            op.words["b"],
            "s32",
            lambda a, b, c: integer_products(a, b, c, op.has("satfinite")),
        ),
    }
)
