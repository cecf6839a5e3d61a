"""Cache operations, and loads of data that no thread writes (PTX ISA 9.7.9.10, 9.7.9.15 to
9.7.9.17)."""

from __future__ import annotations

import numpy as np

from harness.emulator.ops.memory import guarded, load_step, state_space, vector_type
from harness.emulator.ordering.contents import undefined_bytes
from harness.emulator.program.operation import Operation
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.emulator.threads import Group, Step
from harness.isa.text.tree import Address, Register, Symbol

_LINE_BYTES = 128


@executes("prefetch")
def prefetch(op: Operation) -> Step:
    place = op.operands[0]
    if not isinstance(place, Address) or not isinstance(place.base, Register | Symbol):
        raise op.error("needs an address")
    return lambda group: None


def _check_size(op: Operation) -> None:
    size = op.constant(op.operands[1], np.dtype(np.int64))
    if size != _LINE_BYTES:
        raise op.error(f"is about {_LINE_BYTES} bytes, not {size}")


@executes("applypriority")
def applypriority(op: Operation) -> Step:
    _check_size(op)
    op.address(0)
    return lambda group: None


@executes("discard")
def discard(op: Operation) -> Step:
    """The bytes of a line are lost: a write of undefined bytes."""
    _check_size(op)
    address, space = op.address(0), state_space(op)
    dtype = np.dtype(np.uint64)
    lost = [dtype.type(0xFFFF_FFFF_FFFF_FFFF)] * (_LINE_BYTES // dtype.itemsize)

    def step(group: Group) -> None:
        state = state_of(group)
        state.progress += 1
        access = state.access
        # The contents become undetermined (PTX ISA, "discard"). They may still be copied; a use
        # that decides something is reported, as of memory that was never written.
        undefined = undefined_bytes(np.full((group.count, _LINE_BYTES), op.site + 1, np.int32))

        def drop() -> None:
            where = address(group)
            access.store(space, group, where, lost, dtype, op.site, undefined=undefined)

        guarded(op, group, drop)

    return step


@executes("ldu")
def ldu(op: Operation) -> Step:
    """Load bytes that no thread writes while the kernel runs."""
    writes = [op.write(element, op.type) for element in op.elements(0)]
    return load_step(op, writes, vector_type(op, writes), state_space(op), None)
