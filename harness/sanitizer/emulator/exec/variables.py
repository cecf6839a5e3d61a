"""A module's variables in a launch: their addresses, their initial values, which may contain
addresses, and their contents before and after it.

Values that a program wrote before the launch, by cudaMemcpyToSymbol for example, are not in the
PTX, and are passed in. (PTX ISA 5.1.4, 5.1.3, 5.4.4)
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from harness.base.errors import LaunchError
from harness.sanitizer.emulator.memory.global_memory import GlobalMemory, Windows
from harness.sanitizer.emulator.program.prepare import Program
from harness.sanitizer.isa.text.tree import InitialAddress, Variable
from harness.sanitizer.launch.plan import HostVariable

_FROM = 0x100  # offset in their page, as on an H200

_WORKSPACE_BYTES = 16


Given = Mapping[str, HostVariable]


def check_initial(program: Program, initial: Given) -> None:
    """Raise LaunchError for a variable that the module has not, or that has another size."""
    known = {v.name: v.size_bytes for v in (*program.globals, *program.constants)}
    for name, variable in initial.items():
        if name not in known:
            raise LaunchError(
                f"the PTX has no variable {name!r} in global or constant memory; it has "
                f"{', '.join(sorted(known)) or 'none'}"
            )
        if len(variable.data) != known[name]:
            raise LaunchError(f"{name} has {known[name]} bytes; {len(variable.data)} were given")


def allocate(program: Program, memory: GlobalMemory, initial: Given) -> dict[str, int]:
    """Addresses of the variables in global memory, fresh for each launch."""
    symbols = {}
    for variable in program.globals:
        nbytes, mine = variable.size_bytes or 0, initial.get(variable.name)
        if mine is None or mine.address is None:
            allocation = memory.allocate(nbytes, _FROM)
        else:
            try:
                allocation = memory.allocate_at(mine.address, nbytes)
            except ValueError as error:
                raise LaunchError(f"the variable {variable.name}: {error}") from None
        allocation.observed, allocation.name = False, variable.name
        allocation.bytes[:] = 0
        # Variables without an initial value begin as zeros (PTX ISA, "Initializers").
        if variable.initial:
            allocation.bytes[: len(variable.initial)] = np.frombuffer(variable.initial, np.uint8)
        symbols[variable.name] = allocation.address
    return symbols


def allocate_workspace(memory: GlobalMemory) -> int:
    """The address of the words that the blocks of a cooperative launch meet at, all 0."""
    allocation = memory.allocate(_WORKSPACE_BYTES)
    allocation.observed, allocation.name = False, "the barrier of the grid"
    allocation.bytes[:] = 0
    return allocation.address


def set_initial(
    program: Program,
    memory: GlobalMemory,
    symbols: Mapping[str, int],
    constants: np.ndarray,
    initial: Given,
) -> np.ndarray:
    """Write the given values into global memory; gives constant memory, uint8, with its own."""
    offsets = program.layout.offsets
    in_constant = [
        v.name for v in program.constants if v.name in initial and initial[v.name].is_set
    ]
    if in_constant:
        constants = constants.copy()
    for name in in_constant:
        constants[offsets[name] : offsets[name] + len(initial[name].data)] = initial[name].data
    for name in initial.keys() & symbols.keys():
        allocation = memory.find(symbols[name])
        if initial[name].is_set and allocation is not None:
            allocation.bytes[:] = initial[name].data
    return constants


def free(memory: GlobalMemory, symbols: Mapping[str, int], initial: Given) -> None:
    """The launch is over: copy the final contents of the variables into ``initial``."""
    for name, address in symbols.items():
        allocation = memory.find(address)
        if name in initial and allocation is not None:
            initial[name].data[:] = allocation.bytes
        memory.free(address)


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
        window = windows.start_of(spaces[name]) if pointer.generic and name in spaces else 0
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
