"""Edits of a kernel's source lines, made in its PTX: a page has no compiler.

A line that synchronises can be struck out (`statements`). A fence, a barrier, or a statement of
groups or mbarriers can be added above or below a line (`places`). Only its order among memory
accesses, copies and other synchronisation matters, and compilers keep their order. So "below a
line" is after each of its runs of such instructions. A run ends where its basic block does: each
copy of the body of an unrolled loop, and the loop of its remainder, has the statement. A line
that only computes has no place of its own.

An operand is a number, or one of the mbarriers that the kernel uses (`mbarriers`). The address of
an mbarrier is computed anew where the statement is added, so it must not depend on a variable of a
loop.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby

from harness.isa.table import mbarrier, synchronisation
from harness.isa.table.index import key_of
from harness.isa.text.names import readable
from harness.isa.text.parser import parse
from harness.isa.text.tree import Address, Instruction, Location, Register, Symbol
from harness.isa.uses import only_computes, read, written

_KEYS = {row.key for row in (*synchronisation.ROWS, *mbarrier.ROWS)}
_OF_GROUPS = ("commit_group", "wait_group", "wgmma.fence")
_LABEL = re.compile(r"\s*[\w$]+:(?!:)")
_BRANCHES = {"bra", "brx.idx", "ret", "exit", "call"}

ADDED = {
    "ptx.fence_proxy_async_shared_cta()": "fence.proxy.async.shared::cta;",
    "ptx.fence_proxy_async_global()": "fence.proxy.async.global;",
    "ptx.fence_mbarrier_init()": "fence.mbarrier_init.release.cluster;",
    "cuda.syncthreads()": "bar.sync 0;",
    "cuda.syncwarp()": "bar.warp.sync -1;",
    "ptx.cp_async_bulk_commit_group()": "cp.async.bulk.commit_group;",
    "ptx.cp_async_bulk_wait_group_read(N)": "cp.async.bulk.wait_group.read N;",
    "ptx.cp_async_bulk_wait_group(N)": "cp.async.bulk.wait_group N;",
    "ptx.wgmma_fence()": "wgmma.fence.sync.aligned;",
    "ptx.wgmma_commit_group()": "wgmma.commit_group.sync.aligned;",
    "ptx.wgmma_wait_group(N)": "wgmma.wait_group.sync.aligned N;",
    "ptx.barrier_cluster_arrive()": "barrier.cluster.arrive.aligned;",
    "ptx.barrier_cluster_wait()": "barrier.cluster.wait.aligned;",
    "ptx.mbarrier_init(BAR, N)": "mbarrier.init.shared::cta.b64 [BAR], N;",
    "ptx.mbarrier_arrive(BAR)": "mbarrier.arrive.release.cta.shared::cta.b64 _, [BAR];",
    "ptx.mbarrier_arrive_expect_tx(BAR, N)": (
        "mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [BAR], N;"
    ),
    "ptx.mbarrier_expect_tx(BAR, N)": "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [BAR], N;",
    "ptx.mbarrier_wait_parity(BAR, N)": (
        "{ .reg .pred complete; again: mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 "
        "complete, [BAR], N; @!complete bra again; }"
    ),
}
"""Statements that a reader can add, as written in Python, and their PTX. BAR is the address of an
mbarrier, and N a number; both are the reader's to choose."""


@dataclass(frozen=True)
class Statement:
    """Line ``line`` of the source file ``file``; ``ptx_lines`` are those of its PTX that are left
    out with it."""

    file: str
    line: int
    opcodes: tuple[str, ...]
    ptx_lines: tuple[int, ...]


def statements(ptx: str, entry: str) -> Iterator[Statement]:
    """Those that can be left out alone: nothing else reads what they give."""
    instructions = parse(ptx).functions[entry].instructions
    text = ptx.split("\n")
    places: dict[tuple[str, int], list[Instruction]] = {}
    for one in instructions:
        if one.location is not None:
            places.setdefault((one.location.file, one.location.line), []).append(one)
    for (file, line), mine in sorted(places.items()):
        gone = [one for one in mine if synchronises(one.opcode)]
        if not gone:
            continue
        waits = any(written(one) for one in gone)
        gone += [one for one in mine if waits and _is_of_its_loop(one, gone)]
        left = [one for one in instructions if one not in gone]
        given = {name for one in gone for name in written(one)}
        if not given.isdisjoint(name for one in left for name in read(one)):
            continue
        lines = [number for one in gone for number in _lines(text, one.ptx_line)]
        if None not in lines:
            opcodes = dict.fromkeys(one.opcode for one in gone if synchronises(one.opcode))
            yield Statement(file, line, tuple(opcodes), tuple(sorted({n for n in lines if n})))


def synchronises(opcode: str) -> bool:
    key = key_of(opcode)
    return key in _KEYS or key.endswith(_OF_GROUPS)


def _is_of_its_loop(one: Instruction, gone: list[Instruction]) -> bool:
    """What of a waiting line asks whether it has waited enough: it computes with what the wait
    gave, or branches."""
    if one in gone:
        return False
    if key_of(one.opcode) == "bra":
        return True
    given = {name for other in gone for name in written(other)}
    return only_computes(one) and not given.isdisjoint(read(one))


def _lines(text: list[str], first: int) -> Iterator[int | None]:
    """The lines of the PTX statement that begins there; None where others share them."""
    for number in range(first, len(text) + 1):
        line = text[number - 1].partition("//")[0]
        body = re.sub(r"^\s*[\w$]+:", "", line)
        if body.count(";") > 1 or set("{}:") & set(re.sub(r"\{[^{};]*\}|::", "", body)):
            yield None
        yield number
        if ";" in line:
            return


@dataclass(frozen=True)
class Place:
    """Where statements can be added at line ``line`` of the source file ``file``: after each of
    the lines ``above`` or ``below`` of its PTX, under the guard of that run (`@%p1`, or "")."""

    file: str
    line: int
    above: tuple[tuple[int, str], ...]
    below: tuple[tuple[int, str], ...]


def places(ptx: str, entry: str) -> Iterator[Place]:
    """Yield the places of every source line that has one."""
    text = ptx.split("\n")
    depths = _depths(text)
    instructions = parse(ptx).functions[entry].instructions
    blocks = _blocks(text, depths, instructions)

    def block_and_place(one: Instruction) -> tuple[int, Location | None]:
        return blocks[one.ptx_line], one.location

    runs: dict[tuple[str, int], list[tuple[Instruction, Instruction]]] = {}
    for (_, place), run in groupby(filter(_is_ordered, instructions), block_and_place):
        if place is not None:
            first, *others = run
            runs.setdefault((place.file, place.line), []).append((first, [first, *others][-1]))
    for (file, line), mine in sorted(runs.items()):
        above = tuple(_above(first, depths) for first, _ in mine)
        below = tuple(_below(last, text, depths) for _, last in mine)
        yield Place(file, line, above, below)


@dataclass(frozen=True)
class MBarrier:
    """An mbarrier of a kernel, as a reader chooses it by ``name``. ``ptx`` computes its
    ``address``, wherever it is put."""

    name: str
    ptx: str
    address: str


def mbarriers(ptx: str, entry: str) -> Iterator[MBarrier]:
    """Yield each mbarrier of the block whose address is the same in every pass of a loop."""
    text = ptx.split("\n")
    depths = _depths(text)
    instructions = parse(ptx).functions[entry].instructions
    definitions: dict[str, list[Instruction]] = {}
    for one in instructions:
        for name in written(one):
            definitions.setdefault(name, []).append(one)

    def computed(name: str) -> list[int] | None:
        """The PTX lines that compute a register, in their order; None if it may vary."""
        known = definitions.get(name, [])
        if len(known) != 1 or known[0].guard is not None or depths[known[0].ptx_line] != 1:
            return None
        if not (only_computes(known[0]) or known[0].opcode.startswith("ld.param")):
            return None
        lines = []
        for needed in read(known[0]):
            before = computed(needed)
            if before is None:
                return None
            lines += before
        own = list(_lines(text, known[0].ptx_line))
        return None if None in own else [*lines, *(number for number in own if number)]

    names = set()
    for one in instructions:
        if not _is_of_own_mbarrier(one.opcode):
            continue
        address = next(operand for operand in one.operands if isinstance(operand, Address))
        base = address.base.name if isinstance(address.base, Register | Symbol) else ""
        lines = computed(base) if isinstance(address.base, Register) else []
        if not base or lines is None:
            continue
        code = " ".join(text[number - 1].partition("//")[0].strip() for number in sorted({*lines}))
        where = f"{base}+{address.offset}" if address.offset else base
        name = _name_of_place(f"{code} {where}")
        if name not in names:
            names.add(name)
            yield MBarrier(name, code, where)


def _name_of_place(code: str) -> str:
    """Name a place in shared memory by the code that computes its address."""
    symbols = re.findall(r"(?<![\w$%.])[A-Za-z_][\w$]*(?=;)", code) or [code.partition("+")[0]]
    added = re.findall(r"add\.\w+\s[^;]*?, (\d+);", code) + re.findall(r"\+(\d+)$", code)
    offset, is_alone = sum(map(int, added)), "$of_1_" in symbols[0]
    if is_alone and not offset:
        return readable(symbols[0])
    is_array = "uint64" in symbols[0]
    return (
        f"{readable(symbols[0])}[{offset // 8}]" if is_array else f"{readable(symbols[0])}+{offset}"
    )


def _is_of_own_mbarrier(opcode: str) -> bool:
    """Return True if it uses an mbarrier of its own block."""
    return key_of(opcode).startswith("mbarrier.") and "shared::cluster" not in opcode


def _is_ordered(one: Instruction) -> bool:
    """Return True if a fence before this instruction may differ from a fence after it."""
    key = key_of(one.opcode)
    is_parameter = key == "ld" and ".param" in one.opcode
    return not (key in _BRANCHES or is_parameter or only_computes(one))


def _above(first: Instruction, depths: Sequence[int]) -> tuple[int, str]:
    number = first.ptx_line - 1
    while depths[number] > 1:  # inside the braces of inline assembly
        number -= 1
    return number, _guard(first)


def _below(last: Instruction, text: Sequence[str], depths: Sequence[int]) -> tuple[int, str]:
    number = last.ptx_line
    while ";" not in text[number - 1].partition("//")[0]:
        number += 1
    while depths[number] > 1:
        number += 1
    return number, _guard(last)


def _guard(one: Instruction) -> str:
    if one.guard is None:
        return ""
    return f"@{'!' if one.guard.negated else ''}{one.guard.predicate.name} "


def _blocks(
    text: Sequence[str], depths: Sequence[int], instructions: Sequence[Instruction]
) -> list[int]:
    """Return the number of the basic block that each line of the text is in. A loop inside inline
    assembly is part of the block around it."""
    ends = [0] * (len(text) + 2)
    for one in instructions:
        if key_of(one.opcode) in _BRANCHES and depths[one.ptx_line] <= 1:
            ends[one.ptx_line + 1] = 1
    for number, line in enumerate(text, 1):
        if depths[number] <= 1 and _LABEL.match(line):
            ends[number] = 1
    return list(accumulate(ends))


def _depths(text: Sequence[str]) -> list[int]:
    """Return the number of braces that are open after each line; first, before the text."""
    code = (line.partition("//")[0] for line in text)
    return [0, *accumulate(line.count("{") - line.count("}") for line in code)]
