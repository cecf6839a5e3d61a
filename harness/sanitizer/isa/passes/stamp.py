"""Timer stamps inside a kernel: its text, rewritten to note when each warp waits and copies.

Each wait by parity, meeting, copy and group of the entry is between two reads of ``%clock64``; the
lowest lane of those that come there then appends a record to its own part of a buffer in global
memory. So the kernel itself measures how long it waits, on a GPU as on the emulator (PTX ISA,
"Special Registers", %clock64). A record costs some twenty instructions, none of which waits for
memory: a counter that all lanes share would be an atomic, and cost more than most of the measured
spans. Short spans still look longer than they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from harness.base.arch import WARP
from harness.base.errors import LaunchError
from harness.sanitizer.isa.table.index import Match, look_up
from harness.sanitizer.isa.text.kernel import Kernel, Ptx
from harness.sanitizer.isa.text.tree import (
    SCOPE_MARK,
    Address,
    Body,
    Function,
    Immediate,
    Instruction,
    Operand,
    Register,
    Symbol,
    TensorAddress,
)
from harness.sanitizer.isa.uses import written

# begin and end by %clock64, what was done and by which lanes, what it was done to.
RECORD = np.dtype(
    [("begin", "u8"), ("end", "u8"), ("site", "u4"), ("lanes", "u4"), ("to", "u4"), ("and", "u4")]
)

# Keyed by rows of the table. A wait for a state token does not wait by parity, and is not stamped.
_KINDS = {
    "mbarrier.test_wait": "wait",
    "mbarrier.try_wait": "wait",
    "bar.sync": "meeting",
    "cp.async.bulk.load": "load",
    "cp.async.bulk.load.multicast": "load",
    "cp.async.bulk.tensor.load": "load",
    "cp.async.bulk.tensor.load.im2col": "load",
    "cp.async.bulk.tensor.load.multicast": "load",
    "cp.async.bulk.tensor.load.im2col.multicast": "load",
    "cp.async.bulk.store": "store",
    "cp.async.bulk.tensor.store": "store",
    "cp.reduce.async.bulk.global": "store",
    "cp.reduce.async.bulk.tensor": "store",
    "cp.async.bulk.commit_group": "commit",
    "cp.async.bulk.wait_group": "drain",
    "wgmma.commit_group": "wgmma-commit",
    "wgmma.wait_group": "wgmma-wait",
}
_COPIES_OF_ADDRESSES = {
    f"{opcode}.{kind}64" for opcode in ("mov", "cvta", "cvta.param") for kind in "bus"
}


@dataclass(frozen=True)
class Site:
    """A place in the kernel that is stamped. ``number`` is an immediate operand of it: of the
    block barrier, or how many groups may be pending; ``reads_only``: of ``.read``; ``array``: the
    name of a copy's tensor map."""

    kind: str
    opcode: str
    line: int | None
    number: int = 0
    reads_only: bool = False
    array: str = ""


@dataclass(frozen=True)
class Map:
    """A parameter that is a tensor map: the bytes of its box, and its name in the kernel."""

    box_bytes: int
    name: str


_UNKNOWN = Map(0, "")


def stamped(
    kernel: Kernel, maps: Sequence[Map | None], blocks: int, warps: int, records: int
) -> tuple[Kernel, tuple[Site, ...]]:
    """Return ``kernel`` with timestamps; its last parameter is the buffer's address.

    ``maps``: for each parameter a `Map` if it is a tensor map, else None. The buffer
    is ``RECORD[blocks, warps, 32, records + 1]``: of each lane of the first blocks, how many
    records it has written or wanted to, and then the records. Raises LaunchError, PtxError.
    """
    text, entry, module = kernel.text, kernel.entry, kernel.ptx.module
    function, body = module.functions.get(entry), module.bodies.get(entry)
    if function is None or body is None or not function.is_entry or not body.parameters_end:
        raise LaunchError(f"stamps: the PTX has no .entry {entry} with a list of parameters.")
    parameter = f"{entry}_stamps"
    comma = "," if function.parameters else ""
    known = _maps(function, maps)
    parts = [
        text[: body.parameters_end].rstrip(),
        f"{comma}\n\t.param .u64 {parameter}\n",
        text[body.parameters_end : body.start],
        _prologue(parameter, blocks, warps, records),
    ]
    sites: list[Site] = []
    kept = body.start
    for start, end, instruction, match in _stampable(function, body):
        operands = dict(zip(match.form.names, instruction.operands, strict=False))
        tensor_map = _map_of(operands, known)
        to, also, number = _noted(operands, _KINDS[match.row.key], tensor_map)
        line = instruction.location.line if instruction.location else None
        kind, reads_only = _KINDS[match.row.key], "read" in match.modifiers
        parts += [
            text[kept:start],
            "mov.u64 %st_d1, %clock64;\n\t",
            text[start:end],
            _record(len(sites), to, also, records),
        ]
        array = tensor_map.name if tensor_map else ""
        sites.append(Site(kind, instruction.opcode, line, number, reads_only, array))
        kept = end
    return Kernel(Ptx("".join([*parts, text[kept:]])), entry), tuple(sites)


def _stampable(function: Function, body: Body) -> Iterator[tuple[int, int, Instruction, Match]]:
    """Yield each statement that is stamped, with its begin and end: an instruction, or a scope
    of inline assembly, where a wait may be a loop, with the instruction that it is about."""
    for statement in body.statements:
        for index in statement.instructions:
            instruction = function.instructions[index]
            # A guarded instruction is not for all lanes: its stamps would have to be guarded, too.
            if statement.kind == "instruction" and instruction.guard is not None:
                continue
            match = look_up(instruction.opcode)
            if match is None or match.row.key not in _KINDS:
                continue
            if _KINDS[match.row.key] == "wait" and "parity" not in match.modifiers:
                continue
            yield statement.start, statement.end, instruction, match
            break


def _maps(function: Function, maps: Sequence[Map | None]) -> dict[str, Map]:
    """Return the map of each parameter that is a tensor map, and of each register with only the
    address of such a parameter."""
    named = zip(function.parameters, maps, strict=False)
    known = {parameter.name: each for parameter, each in named if each}
    times = Counter(name for statement in function.instructions for name in written(statement))
    for instruction in function.instructions:
        if instruction.opcode in _COPIES_OF_ADDRESSES:
            into, source = map(str, instruction.operands[:2])
            if source in known and times[into] == 1:
                known[into] = known[source]
    return known


def _prologue(parameter: str, blocks: int, warps: int, records: int) -> str:
    """Return the code that sets the place of this lane's count of records (%st_d0), the place of
    its next record (%st_d3), the number of its records (%st_n), and the predicate that its block
    records (%st_p0)."""
    return f"""
	.reg .pred %st_p<3>;
	.reg .b32 %st_n, %st_r<5>;
	.reg .b64 %st_d<4>;
{_linear("%st_r0", "ctaid")}
	setp.lt.u32 %st_p0, %st_r0, {blocks};
{_linear("%st_r3", "tid")}
	mad.lo.u32 %st_r3, %st_r0, {warps * WARP}, %st_r3;
	mul.wide.u32 %st_d0, %st_r3, {(records + 1) * RECORD.itemsize};
	ld.param.u64 %st_d1, [{parameter}];
	cvta.to.global.u64 %st_d1, %st_d1;
	add.s64 %st_d0, %st_d0, %st_d1;
	add.s64 %st_d3, %st_d0, {RECORD.itemsize};
	mov.u32 %st_n, 0;
"""


def _linear(into: str, index: str) -> str:
    """The linear index, x fastest, of the block in the grid or of the thread in the block."""
    return f"""\
	mov.u32 {into}, %{index}.z;
	mov.u32 %st_r1, %n{index}.y;
	mov.u32 %st_r2, %{index}.y;
	mad.lo.u32 {into}, {into}, %st_r1, %st_r2;
	mov.u32 %st_r1, %n{index}.x;
	mov.u32 %st_r2, %{index}.x;
	mad.lo.u32 {into}, {into}, %st_r1, %st_r2;"""


def _map_of(operands: Mapping[str, Operand], known: Mapping[str, Map]) -> Map | None:
    """Return the map of a tensor copy; None for another instruction."""
    tensor = operands.get("tensor")
    if not isinstance(tensor, TensorAddress):
        return None
    is_whole = tensor.tensor_map.offset == 0
    return known.get(str(tensor.tensor_map.base), _UNKNOWN) if is_whole else _UNKNOWN


def _noted(
    operands: Mapping[str, Operand], kind: str, tensor_map: Map | None
) -> tuple[str, str, int]:
    """Return the fields ``to`` and ``and`` of the record, and the immediate of the site."""
    match kind:
        case "wait":
            return _value(operands["addr"]), _value(operands["phase"]), 0
        case "load":
            return _value(operands["mbar"]), _nbytes(operands, tensor_map), 0
        case "store":
            return "0", _nbytes(operands, tensor_map), 0
        case "meeting":
            return "0", "0", _number(operands["a"])
        case "drain" | "wgmma-wait":
            return "0", "0", _number(operands["n"])
    return "0", "0", 0


def _nbytes(operands: Mapping[str, Operand], tensor_map: Map | None) -> str:
    """Return the number of bytes that a copy moves: for a tensor copy, its map has it."""
    return str(tensor_map.box_bytes) if tensor_map else _value(operands["size"])


def _value(operand: Operand) -> str:
    """Return a register, a symbol or an integer, which `mov` takes as it is; else 0, also for
    unknown values: a name in a scope is not known outside it."""
    if isinstance(operand, Address) and operand.offset == 0:
        operand = operand.base
    match operand:
        case Register(type="b32" | "u32" | "s32") | Symbol():
            return "0" if SCOPE_MARK in operand.name else operand.name
        case Immediate(value=int()):
            return operand.text
    return "0"


def _number(operand: Operand) -> int:
    return int(operand.value) if isinstance(operand, Immediate) and operand.value > 0 else 0


def _record(site: int, to: str, also: str, records: int) -> str:
    """Return the code of a record, without a branch: the lanes stay together for the next
    instruction, which may be for all of them."""
    return f"""
	mov.u64 %st_d2, %clock64;
	activemask.b32 %st_r0;
	mov.u32 %st_r1, %lanemask_lt;
	and.b32 %st_r1, %st_r1, %st_r0;
	setp.eq.u32 %st_p1, %st_r1, 0;
	and.pred %st_p1, %st_p1, %st_p0;
	setp.lt.u32 %st_p2, %st_n, {records};
	and.pred %st_p2, %st_p2, %st_p1;
	mov.u32 %st_r1, {site};
	mov.u32 %st_r3, {to};
	mov.u32 %st_r4, {also};
	@%st_p2 st.global.v2.u64 [%st_d3], {{%st_d1, %st_d2}};
	@%st_p2 st.global.v4.u32 [%st_d3+16], {{%st_r1, %st_r0, %st_r3, %st_r4}};
	@%st_p2 add.s64 %st_d3, %st_d3, {RECORD.itemsize};
	@%st_p1 add.u32 %st_n, %st_n, 1;
	@%st_p1 st.global.u32 [%st_d0], %st_n;"""
