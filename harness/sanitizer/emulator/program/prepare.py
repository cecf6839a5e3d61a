"""A kernel made ready to run: its entry, its register file, the layout of its memory."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from harness.base.arch import (
    CONSTANT_BYTES,
    MAX_LOCAL_BYTES,
    RESERVED_SHARED_BYTES,
)
from harness.base.errors import LaunchError
from harness.sanitizer.emulator.memory.extents import DYNAMIC, Extent, Extents
from harness.sanitizer.isa.passes.contraction import contracted
from harness.sanitizer.isa.passes.inline import with_calls_in_place
from harness.sanitizer.isa.passes.unmerged import unmerged
from harness.sanitizer.isa.table.index import key_of, look_up
from harness.sanitizer.isa.text.kernel import Kernel
from harness.sanitizer.isa.text.names import NUMBAS
from harness.sanitizer.isa.text.tree import (
    Address,
    Function,
    Immediate,
    Instruction,
    Module,
    Variable,
)
from harness.sanitizer.isa.types import container
from harness.sanitizer.launch.plan import check_shared

SHARED_BASE = RESERVED_SHARED_BYTES
MAX_GLOBAL_BYTES = 1 << 32  # bytes of a module's variables
MAX_GRANULE_BYTES = 16
DYNAMIC_ALIGNMENT_BYTES = 16
# An H200's values: a kernel can read the addresses of its variables and its parameters.
LOCAL_END, LOCAL_ALIGNMENT_BYTES = 0xFFFDC0, 64
PARAM_BASE = 0x210
_CODE_BYTES = 0x80  # from where one function lies to where the next does, as a kernel can see it


@dataclass(frozen=True)
class MemoryLayout:
    """Offset of each variable in its space, by name; and the bytes of each space.

    ``shared_bytes`` is where shared memory ends; ``dynamic_bytes`` of it are the launch's.
    ``local_base`` is where the variables in local memory begin, and ``parameter_bytes`` where
    parameters end.
    ``extents``: the variables of shared, local, param and const memory.
    """

    offsets: dict[str, int]
    extents: dict[str, Extents]
    shared_bytes: int
    dynamic_bytes: int
    local_base: int
    local_bytes: int
    parameter_bytes: int
    constants: np.ndarray


@dataclass(frozen=True)
class Program:
    """``registers``: the place of each in the register file, and its dtype, by name. ``globals``:
    the module's variables in global memory, ``constants`` those in constant memory.
    ``access_bytes``: the largest size that divides every access of the kernel to shared or global
    memory, ``local_access_bytes`` to local memory."""

    function: Function
    labels: dict[str, int]
    leaders: frozenset[int]
    layout: MemoryLayout
    access_bytes: int
    local_access_bytes: int
    registers: dict[str, tuple[int, np.dtype]]
    globals: tuple[Variable, ...]
    constants: tuple[Variable, ...]

    @cached_property
    def parameters(self) -> list[tuple[int, int | None]]:
        """The offset of each parameter, and its bytes."""
        return [(self.layout.offsets[v.name], v.size_bytes) for v in self.function.parameters]

    @cached_property
    def register_dtypes(self) -> tuple[np.dtype, ...]:
        """The dtypes of registers, by their places in the register file."""
        return tuple(dtype for _, dtype in self.registers.values())

    def symbol(self, name: str) -> int | None:
        """Return the address of a variable; None if the launch decides, or there is no such
        variable."""
        return self.layout.offsets.get(name)


def prepare(kernel: Kernel, dynamic_shared_bytes: int) -> Program:
    # Calls first: the assembler contracts across them, as it inlines before.
    module = kernel.ptx.module
    function = unmerged(contracted(with_calls_in_place(module, kernel.function)))
    layout = _layout(module, function, dynamic_shared_bytes)
    leaders = frozenset({0, *function.labels.values()})
    accesses = [_access_bytes(i) for i in function.instructions]
    # Accesses to .param may be a call's arguments, which are in local memory and have granules of
    # their own.
    smallest = min((size for size, is_param in accesses if not is_param), default=MAX_GRANULE_BYTES)
    local = min((size for size, _ in accesses), default=MAX_GRANULE_BYTES)
    registers = {
        name: (slot, container(ptx_type))
        for slot, (name, ptx_type) in enumerate(function.registers.items())
    }
    in_global = tuple(v for v in module.variables if v.space == "global" and v.size_bytes)
    constants = tuple(v for v in module.variables if v.space == "const")
    return Program(
        function, function.labels, leaders, layout, smallest, local, registers, in_global, constants
    )


def _layout(module: Module, function: Function, dynamic_shared_bytes: int) -> MemoryLayout:
    # A kernel can take a function's address, and call or print it.
    offsets = {name: _CODE_BYTES * (1 + n) for n, name in enumerate(module.functions)}
    # The first KiB of a block's shared memory is the system's on sm_90: no variable is at address
    # 0.
    at = {"shared": SHARED_BASE, "local": _local_base(module, function), "param": PARAM_BASE}
    at["const"] = 0
    local_base = at["local"]
    by_space: dict[str, list[Extent]] = {space: [] for space in at}

    def place(variable: Variable) -> None:
        start = -(-at[variable.space] // variable.align) * variable.align
        offsets[variable.name] = start
        at[variable.space] = start + (variable.size_bytes or 0)
        by_space[variable.space].append(Extent(variable.name, start, at[variable.space]))

    variables = [*module.variables, *function.variables]
    for variable in variables:
        if variable.space in at and variable.size_bytes is not None:
            place(variable)
    for variable in function.parameters:
        place(variable)
    dynamic = [v for v in variables if v.space == "shared" and v.size_bytes is None]
    align = _dynamic_alignment(function, dynamic)
    begin = -(-at["shared"] // align) * align  # start of all of them
    offsets |= {variable.name: begin for variable in dynamic}
    if dynamic or dynamic_shared_bytes:
        at["shared"] = begin
    name = dynamic[0].name if len(dynamic) == 1 else DYNAMIC
    by_space["shared"].append(Extent(name, begin, begin + dynamic_shared_bytes, is_dynamic=True))
    extents = {space: Extents(each) for space, each in by_space.items()}
    end = at["shared"] + dynamic_shared_bytes
    # A launch on hardware fails as well, with an error that names no number.
    check_shared(at["shared"] - SHARED_BASE, dynamic_shared_bytes)
    _check_sizes(module, at, local_base)
    constants = np.zeros(max(at["const"], 16), np.uint8)
    for variable in module.variables:
        if variable.space == "const" and variable.initial:
            start = offsets[variable.name]
            constants[start : start + len(variable.initial)] = np.frombuffer(
                variable.initial, np.uint8
            )
    return MemoryLayout(
        offsets,
        extents,
        end,
        dynamic_shared_bytes,
        local_base,
        at["local"] - local_base,
        at["param"],
        constants,
    )


def _local_base(module: Module, function: Function) -> int:
    """A thread's variables lie at the upper end of its local memory."""
    size = 0
    for variable in (*module.variables, *function.variables):
        if variable.space == "local" and variable.size_bytes is not None:
            size = -(-size // variable.align) * variable.align + variable.size_bytes
    align = max([LOCAL_ALIGNMENT_BYTES, *(v.align for v in function.variables)])
    return (LOCAL_END - size) // align * align


def _dynamic_alignment(function: Function, dynamic: list[Variable]) -> int:
    """Dynamic shared memory begins after the static variables. ptxas and the driver keep its
    .align. nvJitLink, which links numba's kernels but those that move registers, begins it on 16
    bytes whatever it says (seen on an H200)."""
    numbas = any(mark in variable.name for variable in dynamic for mark in NUMBAS)
    # Measured, and not what .align asks for: a kernel that relies on more than 16 bytes fails on
    # hardware, and has to fail here.
    if numbas and all(key_of(i.opcode) != "setmaxnreg" for i in function.instructions):
        return DYNAMIC_ALIGNMENT_BYTES
    return max([DYNAMIC_ALIGNMENT_BYTES, *(variable.align for variable in dynamic)])


def _check_sizes(module: Module, at: dict[str, int], local_base: int) -> None:
    in_global = sum(v.size_bytes or 0 for v in module.variables if v.space == "global")
    for what, size, most in (
        ("local memory a thread", at["local"] - local_base, MAX_LOCAL_BYTES),
        ("constant memory", at["const"], CONSTANT_BYTES),
        ("global variables", in_global, MAX_GLOBAL_BYTES),
    ):
        if size > most:
            raise LaunchError(f"the kernel has {size} bytes of {what}; at most {most} are run")


def _access_bytes(instruction: Instruction) -> tuple[int, bool]:
    """Return the bytes per thread of a load, store or atomic, the largest for others; and whether
    it is an access to .param memory, which may be local memory too."""
    match, operands = look_up(instruction.opcode), instruction.operands
    at = next((place for place, each in enumerate(operands) if isinstance(each, Address)), None)
    role = None if match is None or at is None else match.role(at)
    if match is None or role is None:
        return MAX_GRANULE_BYTES, False
    if role.nbytes == "type":
        is_param = (match.words.get("space") or "").startswith("param")
        return min(match.element_bytes, MAX_GRANULE_BYTES), is_param
    if match.row.key == "cp.async":
        size = operands[match.form.places.index("size")]
        known = isinstance(size, Immediate) and size.value in (4, 8)
        return int(size.value) if known else MAX_GRANULE_BYTES, False
    return MAX_GRANULE_BYTES, False
