"""Timer stamps inside a kernel: its PTX, rewritten to note when each warp waits and copies.

Around each wait by parity, meeting, copy and group of the entry stand two reads of ``%clock64``;
the lowest lane of those that come there then appends a record to its own part of a buffer in global
memory. So the kernel itself says how long it waited, on a GPU as on the emulator (PTX ISA, "Special
Registers", %clock64). A record costs some twenty instructions, none of which waits for memory: a
counter that all lanes share would be an atomic, and cost more than most of what is to be seen.
What is short still looks longer than it is.

`stamped` makes the plan that records, `harness.devices.stamp_records` a trace of what it wrote.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from harness.devices.plan import LaunchPlan
from harness.errors import LaunchError
from harness.isa.text.locations import LocationTable
from harness.tensormap import TensorMap

BLOCKS = 8  # the first blocks of the grid are recorded
RECORDS = 1000  # of each lane at most; what comes later is not kept
BUFFER_BYTES = 64 << 20  # about so large at most: many warps keep fewer records
WARP = 32

# begin and end by %clock64, what was done and by which lanes, what it was done to.
RECORD = np.dtype(
    [("begin", "u8"), ("end", "u8"), ("site", "u4"), ("lanes", "u4"), ("to", "u4"), ("and", "u4")]
)

_BRACKET = r"\[([^\]]*)\]"
_PATTERNS = {
    "wait": rf"mbarrier\.(?:try|test)_wait\.parity[\w.:]*\s+[^,\[]+,\s*{_BRACKET}\s*,\s*([^;,\s]+)",
    "meeting": r"(?:bar|barrier)(?:\.cta)?\.sync(?:\.aligned)?\s+([^;,\s]+)",
    "load": r"cp\.async\.bulk\.(?!prefetch)[\w.:]*mbarrier::complete_tx::bytes[\w.:]*\s+"
    rf"{_BRACKET}\s*,\s*{_BRACKET}\s*,\s*(?:([^\[\],;\s]+)\s*,\s*)?{_BRACKET}",
    "store": r"cp\.(?:reduce\.)?async\.bulk\.(?!prefetch)[\w.:]*bulk_group[\w.:]*\s+"
    rf"{_BRACKET}(?:\s*,\s*\[[^\]]*\])(?:\s*,\s*([^\[\],;\s]+))?",
    "commit": r"cp\.async\.bulk\.commit_group",
    "drain": r"cp\.async\.bulk\.wait_group(\.read)?\s+([^;\s]+)",
    "wgmma-commit": r"wgmma\.commit_group",
    "wgmma-wait": r"wgmma\.wait_group[\w.]*\s+([^;\s]+)",
}
_KINDS = {kind: re.compile(pattern) for kind, pattern in _PATTERNS.items()}
_LOC = re.compile(r"\s*\.loc\s+(\d+)\s+(\d+)\s+(\d+)(?:.*inlined_at\s+(\d+)\s+(\d+)\s+(\d+))?")
_BEGIN, _END = "// begin inline asm", "// end inline asm"
_PARAMETER = re.compile(r"\.param\s[^,]*?([\w$]+)(?:\[\d+\])?\s*(?:,|$)")
_RESULT = re.compile(r"(?:^|[;{}])\s*(?:@!?%\w+\s+)?[a-z][\w.:]*\s+(%\w+)", re.MULTILINE)
_ADDRESS = re.compile(r"(?:mov|cvta(?:\.param)?)\.[bus]64\s+(%\w+),\s*([%\w$]+)\s*;")


@dataclass(frozen=True)
class Site:
    """A place in the kernel that is stamped. ``number`` is an immediate operand of it: of the
    block barrier, or how many groups may be pending; ``reads_only``: of ``.read``."""

    kind: str
    opcode: str
    line: int | None
    number: int = 0
    reads_only: bool = False


@dataclass(frozen=True)
class Stamped:
    """A plan that records, but for its last parameter, the buffer, of ``nbytes`` zeros."""

    plan: LaunchPlan
    sites: tuple[Site, ...]
    blocks: int
    warps: int  # of a block
    records: int  # of a lane, at most

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """The buffer's, in records: of blocks, warps and lanes, the first the count of the rest."""
        return self.blocks, self.warps, WARP, self.records + 1

    @property
    def nbytes(self) -> int:
        return math.prod(self.shape) * RECORD.itemsize


def stamped(plan: LaunchPlan) -> Stamped:
    """The plan with stamps in its kernel. Raises LaunchError where its PTX has no such entry."""
    blocks = min(math.prod(plan.grid), BLOCKS)
    warps = -(-math.prod(plan.block) // WARP)
    records = min(RECORDS, BUFFER_BYTES // (blocks * warps * WARP * RECORD.itemsize))
    head, parameters, body, tail = _split(plan)
    sites: list[Site] = []
    lines = list(_prologue(f"{plan.entry}_stamps", blocks, warps, records))
    lines += _rewritten(body.splitlines(), sites, _boxes(plan, parameters, body), records)
    ptx = head + "\n".join(lines) + tail
    return Stamped(replace(plan, ptx=ptx), tuple(sites), blocks, warps, records)


def _split(plan: LaunchPlan) -> tuple[str, str, str, str]:
    """The PTX up to the entry's body, with one more parameter; those that it had; the body; and
    the rest."""
    found = re.search(rf"\.entry\s+{re.escape(plan.entry)}\s*\(([^)]*)\)", plan.ptx)
    opened = plan.ptx.find("{", found.end()) if found else -1
    if found is None or opened < 0:
        raise LaunchError(f"stamps: the PTX has no .entry {plan.entry} with a list of parameters.")
    comma = "," if found[1].strip() else ""
    head = (
        plan.ptx[: found.end(1)].rstrip()
        + f"{comma}\n\t.param .u64 {plan.entry}_stamps\n"
        + plan.ptx[found.end(1) : opened + 1]
        + "\n"
    )
    depth, closed = 1, opened + 1
    while depth:
        brace = re.compile(r"[{}]").search(plan.ptx, closed)
        if brace is None:
            raise LaunchError(f"stamps: the body of .entry {plan.entry} has no end.")
        depth += 1 if brace[0] == "{" else -1
        closed = brace.end()
    return head, found[1], plan.ptx[opened + 1 : closed - 1], plan.ptx[closed - 1 :]


def _boxes(plan: LaunchPlan, parameters: str, body: str) -> dict[str, int]:
    """Of each register that can only hold the address of one of the launch's tensor maps: the
    bytes of its box."""
    named = zip(_PARAMETER.findall(parameters), plan.parameters, strict=False)
    boxes = {name: p.box_bytes for name, p in named if isinstance(p, TensorMap)}
    written = Counter(_RESULT.findall(body))
    for register, source in _ADDRESS.findall(body):
        if source in boxes and written[register] == 1:
            boxes[register] = boxes[source]
    return boxes


def _prologue(parameter: str, blocks: int, warps: int, records: int) -> list[str]:
    """Where this lane counts its records (%st_d0), where the next goes (%st_d3), how many there
    are (%st_n), and whether its block has any (%st_p0)."""
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
	mov.u32 %st_n, 0;""".splitlines()


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


def _rewritten(
    lines: list[str], sites: list[Site], boxes: Mapping[str, int], records: int
) -> list[str]:
    places, made = LocationTable(), []
    places.begin_function()
    at = 0
    while at < len(lines):
        if loc := _LOC.match(lines[at]):
            numbers = [int(n) for n in loc.groups() if n is not None]
            place, parent = _place(numbers[:3]), _place(numbers[3:]) if numbers[3:] else None
            places.here(place, parent)
        last = at
        if _BEGIN in lines[at]:
            last = next(n for n in range(at, len(lines)) if _END in lines[n])
        statement = lines[at : last + 1]
        made += _with_stamps(statement, places, sites, boxes, records)
        at = last + 1
    return made


def _place(numbers: list[int]) -> tuple[int, int, int]:
    file, line, column = numbers
    return file, line, column


def _with_stamps(
    statement: list[str],
    places: LocationTable,
    sites: list[Site],
    boxes: Mapping[str, int],
    records: int,
) -> list[str]:
    text = "\n".join(line for line in statement if "//" not in line).strip()
    for kind, pattern in _KINDS.items():
        found = pattern.search(text)
        # A guarded instruction is not for all lanes: its stamps would have to be guarded, too.
        if found is None or text.startswith("@"):
            continue
        here = places.current()
        opcode = found[0].split()[0]
        to, also, number = _operands(kind, found, boxes)
        line = here.line if here else None
        sites.append(Site(kind, opcode, line, number, kind == "drain" and found[1] is not None))
        before = "\tmov.u64 %st_d1, %clock64;"
        return [before, *statement, *_record(len(sites) - 1, to, also, records)]
    return statement


def _operands(kind: str, found: re.Match[str], boxes: Mapping[str, int]) -> tuple[str, str, int]:
    """What goes into ``to`` and ``and`` of the record, and the immediate of the site."""
    match kind:
        case "wait":
            return _value(found[1]), _value(found[2]), 0
        case "load":
            return _value(found[4]), _nbytes(found, found[2], found[3], boxes), 0
        case "store":
            return "0", _nbytes(found, found[1], found[2], boxes), 0
        case "meeting" | "wgmma-wait":
            return "0", "0", _number(found[1])
        case "drain":
            return "0", "0", _number(found[2])
    return "0", "0", 0


def _nbytes(found: re.Match[str], address: str, size: str | None, boxes: Mapping[str, int]) -> str:
    """How much a copy moves: a tensor copy does not say it, its map does."""
    if ".tensor." not in found[0]:
        return _value(size)
    return str(boxes.get(address.split(",")[0].strip(), 0))


def _value(operand: str | None) -> str:
    """A register or an integer, which `mov` takes as it is; else 0, as of what is not known."""
    plain = operand is not None and re.fullmatch(r"%?\w+", operand.strip())
    return operand.strip() if operand is not None and plain else "0"


def _number(operand: str) -> int:
    return int(operand) if operand.isdigit() else 0


def _record(site: int, to: str, also: str, records: int) -> list[str]:
    """No branch: the lanes stay together for what comes next, which may be for all of them."""
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
	@%st_p1 st.global.u32 [%st_d0], %st_n;""".splitlines()
