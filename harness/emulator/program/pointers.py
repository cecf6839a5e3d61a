"""Addresses in the initial values of a module's variables: known once a launch has placed them."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from harness.emulator.memory.windows import GlobalMemory, Windows
from harness.emulator.program.prepare import Program
from harness.isa.text.tree import InitialAddress, Variable


def with_pointers(
    program: Program, memory: GlobalMemory, symbols: Mapping[str, int], windows: Windows
) -> np.ndarray:
    """Write those of global variables, which lie at ``symbols``; gives constant memory, uint8, with
    its own."""
    layout = program.layout
    if not any(variable.pointers for variable in (*program.globals, *program.constants)):
        return layout.constants
    spaces = {name: space for space, some in layout.extents.items() for name in some.names}

    def address(pointer: InitialAddress) -> int:
        name = pointer.symbol
        if name in symbols:
            return symbols[name] + pointer.offset_bytes
        window = windows.of(spaces[name]) if pointer.generic and name in spaces else 0
        return layout.offsets.get(name, 0) + window + pointer.offset_bytes

    def put(data: np.ndarray, variable: Variable) -> None:
        for pointer in variable.pointers:
            value = np.array([address(pointer) % 2**64], np.uint64).view(np.uint8)
            # mask() takes one byte of the address (PTX ISA, "Initializers").
            if pointer.byte is not None:
                value = value[pointer.byte : pointer.byte + 1]
            data[pointer.at : pointer.at + len(value)] = value

    for variable in program.globals:
        allocation = memory.find(symbols[variable.name])
        assert allocation is not None
        put(allocation.bytes, variable)
    constants = layout.constants
    if any(variable.pointers for variable in program.constants):
        constants = constants.copy()
        for variable in program.constants:
            put(constants[layout.offsets[variable.name] :], variable)
    return constants
