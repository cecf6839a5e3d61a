"""Loads, stores, atomics and prefetches (PTX ISA 9.7.9.8, 9.7.9.11, 9.7.9.15, 9.7.13.5, 9.7.13.6).

Of an atomic of several elements (packed halves, and vectors in global memory), each element is
atomic on its own; the address is aligned to all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import numpy as np

from harness.sanitizer.emulator.findings import Illegal, Reason, Severity
from harness.sanitizer.emulator.memory.access import Order
from harness.sanitizer.emulator.memory.checks import OnUndefined
from harness.sanitizer.emulator.memory.global_memory import Windows
from harness.sanitizer.emulator.memory.regions import IllegalAddress, Part
from harness.sanitizer.emulator.numerics.copy_arithmetic import combine
from harness.sanitizer.emulator.numerics.rounding import flush, with_one_nan
from harness.sanitizer.emulator.ordering.clocks import GPU, SCOPES
from harness.sanitizer.emulator.ordering.strong import Strong
from harness.sanitizer.emulator.program.operation import (
    Function,
    Operation,
    Reader,
    Writer,
    spread,
)
from harness.sanitizer.emulator.program.steps import Pure, executes, pure
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import Group, Moved, Step
from harness.sanitizer.isa.text.tree import Address, Operand, Register, Symbol
from harness.sanitizer.isa.types import BFLOAT16, DTYPES, half_of, of_bfloat16


def state_space(op: Operation) -> str:
    return (op.words.get("space") or "generic").split("::")[0]


def semantics(op: Operation) -> Strong | None:
    """Return the ordering of a strong access; None for a weak access. Volatile is relaxed with
    system scope (PTX ISA 8.4, 9.7.13.5)."""
    if not op.modifiers & {"relaxed", "acquire", "release", "volatile", "mmio"}:
        return None
    return semantics_of_atomic(op)


def semantics_of_atomic(op: Operation) -> Strong:
    """Return the ordering of an access that is always strong; relaxed by default."""
    both = op.has("acq_rel")
    scope = next((scope for word, scope in SCOPES.items() if op.has(word)), GPU)
    return Strong(op.has("acquire") or both, op.has("release") or both, scope)


def address_of(op: Operation, operand: int) -> Reader:
    """Reads the address of an access. A generic one of an atomic, or of an access that orders
    threads, must be in global or shared memory (PTX ISA, "ld", "st", "atom", "red"). An H200 loads
    and stores local memory all the same, but its atomics return other values
    (quality/hardware/lanes.json)."""
    address, ordered = op.address(operand), {"relaxed", "acquire", "release"}
    if state_space(op) != "generic" or (op.key in ("ld", "st") and not op.modifiers & ordered):
        return address

    def read(group: Group) -> np.ndarray:
        values = spread(address(group), group)
        local = state_of(group).access.windows.are_of("local", values)
        if local.any() and op.key in ("ld", "st"):
            op.undefined(group.where(local), Reason.ORDERED_IN_LOCAL, severity=Severity.FORMAL)
        elif local.any():
            op.fault(group.where(local), Illegal(Reason.ORDERED_IN_LOCAL))
        return values

    return read


Result = TypeVar("Result")


def guarded(op: Operation, group: Group, access: Callable[[], Result]) -> Result:
    """Run ``access``; an address the hardware would fault on ends the launch, named."""
    try:
        return access()
    except IllegalAddress as illegal:
        op.fault(group.where(illegal.bad), illegal)


def vector_type(op: Operation, elements: Sequence[object]) -> np.dtype:
    """Return the type of each element of an access: at most 16 bytes in all."""
    dtype = DTYPES[op.type]
    if len(elements) * dtype.itemsize > 16:
        nbytes = len(elements) * dtype.itemsize
        raise op.error(f"{nbytes} bytes; sm_90 moves at most 16 at once")
    return dtype


def is_kernel_parameter(op: Operation, place: Address) -> bool:
    parameters = op.program.function.parameters
    return isinstance(place.base, Symbol) and any(p.name == place.base.name for p in parameters)


def per_thread(op: Operation, place: Operand, space: str) -> str:
    """The .param variables of calls are a thread's own: they lie in its local memory."""
    if space != "param" or not isinstance(place, Address) or is_kernel_parameter(op, place):
        return space
    return "local" if isinstance(place.base, Symbol) else space


@executes("ld")
def ld(op: Operation) -> Step | Pure:
    space, ptx_type = state_space(op), op.type
    writes = [op.write(element, ptx_type) for element in op.elements(0)]
    dtype = vector_type(op, writes)
    place = op.operands[1]
    assert isinstance(place, Address)  # see `harness.sanitizer.isa.check`
    # Nothing writes a kernel's parameters, so that loading them is pure: no shadow is asked, and
    # the step is compiled together with its neighbors.
    if space == "param" and is_kernel_parameter(op, place):
        return _load_parameter(op, place, dtype)
    step = load_step(op, writes, dtype, per_thread(op, place, space), semantics(op))
    return _non_coherent(op, dtype.itemsize * len(writes), step) if op.has("nc") else step


def _non_coherent(op: Operation, nbytes: int, load: Step) -> Step:
    """A load past the caches that writes reach: its bytes must not change during the launch (PTX
    ISA, "ld.global.nc")."""
    address = op.address(1)

    def step(group: Group) -> Moved | None:
        addresses = spread(address(group), group)
        guarded(
            op,
            group,
            lambda: state_of(group).access.check_constant(group, addresses, nbytes, op.site),
        )
        return load(group)

    return step


def load_step(
    op: Operation, writes: list[Writer], dtype: np.dtype, space: str, strong: Strong | None
) -> Step:
    """A step that loads from the address, the second operand, into the registers of the first."""
    address, take, count = address_of(op, 1), loaded_result(op), len(writes)

    def step(group: Group) -> None:
        state = state_of(group)
        access = state.access
        if strong is not None:
            state.scheduler.polled(op.site, group.index)
        values = guarded(
            op,
            group,
            lambda: access.load(
                space, group, address(group), dtype, count, op.site, strong, True, take
            ),
        )
        for write, value in zip(writes, values, strict=True):
            write(group, value)

    return step


def loaded_result(op: Operation) -> OnUndefined:
    """Return a callback that marks the registers of the result as undefined where loaded bytes
    are."""
    slots = op.slots(0)
    return lambda group, missing: state_of(group).undefined.loaded(slots, group, missing)


def _load_parameter(op: Operation, place: Address, dtype: np.dtype) -> Pure:
    """A kernel parameter is the same for every thread, and known before the first step."""
    start = op.symbol(place.base.name) + place.offset
    part, count = slice(start, start + dtype.itemsize * len(op.elements(0))), len(op.elements(0))

    def values(group: Group) -> Any:
        values = state_of(group).access.parameters[part].view(dtype)
        return values if count == 1 else tuple(values[at : at + 1] for at in range(count))

    return pure(op, values, [], [(element, op.type) for element in op.elements(0)], of_group=True)


@executes("st")
def st(op: Operation) -> Step:
    space, ptx_type = state_space(op), op.type
    reads = [op.read(element, ptx_type) for element in op.elements(1)]
    dtype = vector_type(op, reads)
    space = per_thread(op, op.operands[0], space)
    address, strong, slots = address_of(op, 0), semantics(op), op.slots(1)

    def step(group: Group) -> None:
        values = [spread(read(group), group) for read in reads]
        state = state_of(group)
        # The bytes may be a flag that another thread polls.
        state.progress += 1
        undefined = None
        # Nearly always no register is undefined, and the question would cost more than the store.
        if state.undefined:
            undefined = state.undefined.stored(slots, group, dtype.itemsize)
        guarded(
            op,
            group,
            lambda: state.access.store(
                space, group, address(group), values, dtype, op.site, strong, True, undefined
            ),
        )

    return step


def _sum(old: np.ndarray, operand: np.ndarray) -> np.ndarray:
    result = np.add(old, operand)
    if result.dtype == np.float64:  # a loop of DADD and compare-and-swap, in shared memory
        result = np.where(np.isnan(operand), operand + 0.0, result)
        return np.where(np.isnan(old), old + 0.0, result)
    return with_one_nan(result)


def _cache_sum(old: np.ndarray, operand: np.ndarray) -> np.ndarray:
    """Add as the L2 cache does: f32 flushes subnormal numbers, f64 passes on a NaN unchanged."""
    if old.dtype == np.float32:
        return flush(_sum(flush(old), flush(operand)))
    result = np.where(np.isnan(old), old, np.add(old, operand))
    return np.where(np.isnan(operand), operand, result)


def atomic_function(name: str, dtype: np.dtype, in_cache: bool) -> Function:
    """Return the function of the old value and the operand that an operation applies; ``in_cache``:
    in global memory."""
    if name != "add":
        return combine(name, dtype)
    if dtype == BFLOAT16:
        return of_bfloat16(_sum)
    return _cache_sum if in_cache and dtype.name in ("float32", "float64") else _sum


@executes("atom", "red", "atom.several", "red.several")
def atomic(op: Operation) -> Step:
    dtype = DTYPES[half_of(op.type)]
    return _atomic(op, atomic_function(op.words["op"], dtype, state_space(op) != "shared"))


@executes("atom.exch")
def atom_exch(op: Operation) -> Step:
    return _atomic(op, lambda old, new: new, loaded_result(op))


@executes("atom.cas")
def atom_cas(op: Operation) -> Step:
    return _atomic(
        op, lambda old, expected, new: np.where(old == expected, new, old), compares=True
    )


def _atomic(
    op: Operation, function: Function, undefined: OnUndefined | None = None, compares: bool = False
) -> Step:
    """Of one element, of a vector, or of packed halves. ``undefined``: as `Access.modify` takes it.
    ``compares``: with the first operand, and nothing is written where that differs."""
    gives = op.instruction.opcode.startswith("atom")
    place = 1 if gives else 0
    dtype, held = DTYPES[half_of(op.type)], DTYPES[op.type]
    operands = [op.elements(place + 1 + number) for number in range(1 + compares)]
    reads = [[op.read(element, op.type) for element in elements] for elements in operands]
    writes = [op.write(element, op.type) for element in op.elements(0)] if gives else []
    address, space, strong = address_of(op, place), state_space(op), semantics_of_atomic(op)
    vector, parts = op.words.get("vector"), held.itemsize // dtype.itemsize
    count = len(reads[0]) * parts

    def step(group: Group) -> None:
        state = state_of(group)
        values = [_parts(group, each, dtype, count) for each in reads]
        results = np.empty((group.count, count), dtype)
        if gives:
            state.scheduler.polled(op.site, group.index)

        def run() -> None:
            where = spread(address(group), group)
            # Vectors need global memory (PTX ISA, "red", "atom": .v2, .v4, .v8). A generic address
            # shows only now which memory it names.
            if count > 1:
                only_global = vector is not None and space == "generic"
                _check(where, count * dtype.itemsize, only_global, state.access.windows)
            for element in range(count):
                at = where + np.uint64(element * dtype.itemsize)

                def apply(
                    part: Part,
                    data: np.ndarray,
                    index: np.ndarray,
                    order: Order,
                    element: int = element,
                ) -> np.ndarray:
                    chosen = slice(None) if part is None else part
                    mine = [value[chosen, element] for value in values]
                    # Only a change counts as progress: a compare-and-swap that fails must not hide
                    # the livelock of a lock that is never released.
                    old, changes = in_turns(function, data, index, mine, order)
                    state.progress += changes
                    results[chosen, element] = old
                    return old == mine[0] if compares else np.ones(len(index), np.bool_)

                # Packed halves lie in one word, which goes through the banks once.
                state.access.modify(
                    space, group, at, dtype, op.site, apply, strong, element == 0, undefined, gives
                )

        guarded(op, group, run)
        for number, write in enumerate(writes):
            mine = np.ascontiguousarray(results[:, number * parts : (number + 1) * parts])
            write(group, mine.view(held)[:, 0])

    return step


def _parts(group: Group, reads: Sequence[Reader], dtype: np.dtype, count: int) -> np.ndarray:
    """Return the elements of an operand, [threads, count], packed ones apart."""
    values = [np.array(spread(read(group), group)) for read in reads]
    return np.stack(values, axis=1).view(dtype).reshape(group.count, count)


def in_turns(
    function: Function,
    data: np.ndarray,
    index: np.ndarray,
    values: Sequence[np.ndarray],
    order: Order = None,
) -> tuple[np.ndarray, int]:
    """``data[index] = function(data[index], *values)``; threads that use the same element go in
    ``order`` (None: their own). Returns the old value for each thread, and the number of rounds
    that changed an element: a lock that is taken stays as it is."""
    old, changes = np.empty((len(index), *data.shape[1:]), data.dtype), 0
    # Atomics at one location happen in some order. Here the schedule says which: each run of it
    # gives the same result, and numpy's indexed assignment, which would keep the last value alone,
    # is applied to distinct elements.
    turns = _turns(index) if order is None else (order[turn] for turn in _turns(index[order]))
    for turn in turns:
        at = index[turn]
        old[turn] = before = data[at]
        data[at] = after = function(before, *(v[turn] for v in values))
        changes += not np.array_equal(after, before)
    return old, changes


def _turns(index: np.ndarray) -> Iterator[np.ndarray]:
    """Positions in rounds: each round touches an element at most once."""
    order = np.argsort(index, kind="stable")
    in_order = index[order]
    first = np.flatnonzero(np.diff(in_order, prepend=in_order[0] - 1))
    lengths = np.diff(first, append=len(index))
    rank = np.arange(len(index)) - np.repeat(first, lengths)
    for turn in range(int(lengths.max(initial=0))):
        yield order[rank == turn]


def _check(addresses: np.ndarray, size: int, only_global: bool, windows: Windows) -> None:
    bad = addresses % np.uint64(size) != 0
    if bad.any():
        at = int(addresses[bad][0])
        raise IllegalAddress(bad, Reason.MISALIGNED, address=at, size=size, several=True)
    if only_global:
        bad = windows.are_of("shared", addresses)
        if bad.any():
            raise IllegalAddress(bad, Reason.VECTOR_IN_SHARED)


@executes("prefetch")
def prefetch(op: Operation) -> Step:
    place = op.operands[0]
    if not isinstance(place, Address) or not isinstance(place.base, Register | Symbol):
        raise op.error("needs an address")
    return lambda group: None
