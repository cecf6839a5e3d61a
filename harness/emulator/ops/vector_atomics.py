"""Atomics of several elements: packed halves, and vectors in global memory (PTX ISA 9.7.13.5,
9.7.13.6). Each element is atomic on its own; the address is aligned to all of them.
"""

from __future__ import annotations

import numpy as np

from harness.emulator.memory.regions import IllegalAddress
from harness.emulator.memory.windows import Windows
from harness.emulator.ops.memory import (
    atomic_function,
    check_policy,
    guarded,
    in_turns,
    semantics_of_atomic,
    state_space,
)
from harness.emulator.program.operation import Operation, spread
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.emulator.threads import Group, Step
from harness.isa.types import DTYPES, half_of


@executes("atom.several", "red.several")
def atomic(op: Operation) -> Step:
    gives = op.instruction.opcode.startswith("atom")
    place = 1 if gives else 0
    check_policy(op, place + 2)
    vector, ptx_type = op.words.get("vector"), op.type
    count = int(vector[1]) if vector else 1
    sources = op.elements(place + 1)
    targets = op.elements(0) if gives else ()
    if len(sources) != count or (gives and len(targets) != count):
        raise op.error(f"is about {count} elements, but names {len(sources)}")
    reads = [op.read(element, ptx_type) for element in sources]
    writes = [op.write(element, ptx_type) for element in targets]
    dtype, held = DTYPES[half_of(ptx_type)], DTYPES[ptx_type]
    function = atomic_function(op.words["op"], dtype, in_cache=True)
    address, space = op.address(place), state_space(op)
    size, parts = held.itemsize * count, held.itemsize // dtype.itemsize
    strong = semantics_of_atomic(op)

    def step(group: Group) -> None:
        state = state_of(group)
        state.progress += 1
        values = [np.array(spread(read(group), group)) for read in reads]
        new = np.stack([v.view(dtype).reshape(-1, parts) for v in values], axis=1)
        new = new.reshape(group.count, count * parts)
        old = np.empty_like(new)

        def run() -> None:
            where = spread(address(group), group)
            # Vectors need global memory (PTX ISA, "red", "atom": .v2, .v4, .v8). A generic address
            # shows only now which memory it names.
            _check(where, size, vector is not None and space == "generic", state.access.windows)
            for element in range(count * parts):
                at = where + np.uint64(element * dtype.itemsize)
                # Packed halves lie in one word, which goes through the banks once.
                cells = state.access.cells(
                    space, group, at, dtype, op.site, strong, banked=element == 0
                )
                for part, data, index in cells:
                    chosen = slice(None) if part is None else part
                    mine = [new[chosen, element]]
                    old[chosen, element], _ = in_turns(function, data, index, mine)

        guarded(op, group, run)
        for number, write in enumerate(writes):
            mine = np.ascontiguousarray(old[:, number * parts : (number + 1) * parts])
            write(group, mine.view(held)[:, 0])

    return step


def _check(addresses: np.ndarray, size: int, only_global: bool, windows: Windows) -> None:
    bad = addresses % np.uint64(size) != 0
    if bad.any():
        at = int(addresses[bad][0])
        raise IllegalAddress(bad, f"address {at:#x} is not a multiple of {size}, the bytes of all")
    if only_global:
        bad = windows.is_shared(addresses)
        if bad.any():
            raise IllegalAddress(bad, "vectors are for global memory, this is a shared address")
