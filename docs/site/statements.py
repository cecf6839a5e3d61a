"""Edits of a kernel's source lines, made in its PTX, since a page has no compiler.

A line that synchronizes can be struck out (`statements`). A fence, a barrier, or a statement about
groups or mbarriers can be added above or below a line (`places`). Only its order among memory
accesses, copies and other synchronization matters, and compilers preserve that order. So "below a
line" means after each of the line's runs of such instructions. A run ends with its basic block:
every copy of an unrolled loop's body, and the loop for the remainder, gets the statement. A line
that only computes has no place.

An operand is a number, or one of the mbarriers that the kernel uses (`mbarriers`). The address of
an mbarrier is computed again at the new statement, so it must not depend on a loop variable.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby

from harness.sanitizer.isa import (
    Instruction,
    Kernel,
    Register,
    key_of,
    only_computes,
    read,
    written,
)
from harness.sanitizer.isa.table import mbarrier, synchronization
from harness.sanitizer.isa.text.names import readable
from harness.sanitizer.isa.text.tree import Address, Location, Symbol

_KEYS = {row.key for row in (*synchronization.ROWS, *mbarrier.ROWS)}
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
    """Line ``line`` of the source file ``file``; removing it removes ``ptx_lines`` from the PTX."""

    file: str
    line: int
    opcodes: tuple[str, ...]
    ptx_lines: tuple[int, ...]


def statements(kernel: Kernel) -> Iterator[Statement]:
    """Yield the statements that can be removed: no other instruction reads their results."""
    instructions = kernel.function.instructions
    text = kernel.text.split("\n")
    places: dict[tuple[str, int], list[Instruction]] = {}
    for instruction in instructions:
        if (location := instruction.location) is not None:
            places.setdefault((location.file, location.line), []).append(instruction)
    for (file, line), of_line in sorted(places.items()):
        removed = [i for i in of_line if synchronizes(i.opcode)]
        if not removed:
            continue
        waits = any(written(i) for i in removed)
        removed += [i for i in of_line if waits and _is_of_its_loop(i, removed)]
        remaining = [i for i in instructions if i not in removed]
        results = {name for i in removed for name in written(i)}
        if not results.isdisjoint(name for i in remaining for name in read(i)):
            continue
        lines = [number for i in removed for number in _lines(text, i.ptx_line)]
        if None not in lines:
            opcodes = dict.fromkeys(i.opcode for i in removed if synchronizes(i.opcode))
            yield Statement(file, line, tuple(opcodes), tuple(sorted({n for n in lines if n})))


def synchronizes(opcode: str) -> bool:
    key = key_of(opcode)
    return key in _KEYS or key.endswith(_OF_GROUPS)


def _is_of_its_loop(instruction: Instruction, waits: list[Instruction]) -> bool:
    """Return True for an instruction of a waiting loop besides ``waits``: it branches, or computes
    with their results."""
    if instruction in waits:
        return False
    if key_of(instruction.opcode) == "bra":
        return True
    results = {name for wait in waits for name in written(wait)}
    return only_computes(instruction) and not results.isdisjoint(read(instruction))


def _lines(text: list[str], first: int) -> Iterator[int | None]:
    """Yield the lines of the PTX statement at ``first``; None for a line shared with others."""
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
    """Places of new statements at line ``line`` of the source file ``file``: after each PTX line
    of ``above`` or ``below``, under the guard of that run (`@%p1`, or "")."""

    file: str
    line: int
    above: tuple[tuple[int, str], ...]
    below: tuple[tuple[int, str], ...]


def places(kernel: Kernel) -> Iterator[Place]:
    """Yield the places of all source lines that have any."""
    text = kernel.text.split("\n")
    depths = _depths(text)
    instructions = kernel.function.instructions
    blocks = _blocks(text, depths, instructions)

    def block_and_location(instruction: Instruction) -> tuple[int, Location | None]:
        return blocks[instruction.ptx_line], instruction.location

    runs: dict[tuple[str, int], list[tuple[Instruction, Instruction]]] = {}
    for (_, location), run in groupby(filter(_is_ordered, instructions), block_and_location):
        if location is not None:
            first, *others = run
            ends = first, [first, *others][-1]
            runs.setdefault((location.file, location.line), []).append(ends)
    for (file, line), of_line in sorted(runs.items()):
        above = tuple(_above(first, depths) for first, _ in of_line)
        below = tuple(_below(last, text, depths) for _, last in of_line)
        yield Place(file, line, above, below)


@dataclass(frozen=True)
class MBarrier:
    """An mbarrier of a kernel, which a reader chooses by ``name``. ``ptx`` computes its ``address``
    at any place of the kernel."""

    name: str
    ptx: str
    address: str


def mbarriers(kernel: Kernel) -> Iterator[MBarrier]:
    """Yield each mbarrier of the block whose address is the same in all iterations of loops."""
    text = kernel.text.split("\n")
    depths = _depths(text)
    instructions = kernel.function.instructions
    definitions: dict[str, list[Instruction]] = {}
    for instruction in instructions:
        for name in written(instruction):
            definitions.setdefault(name, []).append(instruction)

    def computed(name: str) -> list[int] | None:
        """Return the PTX lines that compute a register, in order; None if it may vary."""
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
    for instruction in instructions:
        if not _is_of_own_mbarrier(instruction.opcode):
            continue
        address = next(operand for operand in instruction.operands if isinstance(operand, Address))
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
    """Return True if the instruction uses an mbarrier of its own block."""
    return key_of(opcode).startswith("mbarrier.") and "shared::cluster" not in opcode


def _is_ordered(instruction: Instruction) -> bool:
    """Return True if a fence before this instruction may differ from a fence after it."""
    key = key_of(instruction.opcode)
    is_parameter = key == "ld" and ".param" in instruction.opcode
    return not (key in _BRANCHES or is_parameter or only_computes(instruction))


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


def _guard(instruction: Instruction) -> str:
    guard = instruction.guard
    if guard is None:
        return ""
    return f"@{'!' if guard.negated else ''}{guard.predicate.name} "


def _blocks(
    text: Sequence[str], depths: Sequence[int], instructions: Sequence[Instruction]
) -> list[int]:
    """Return the number of the basic block of each line of the text. A loop inside inline assembly
    is part of the surrounding block."""
    ends = [0] * (len(text) + 2)
    for instruction in instructions:
        if key_of(instruction.opcode) in _BRANCHES and depths[instruction.ptx_line] <= 1:
            ends[instruction.ptx_line + 1] = 1
    for number, line in enumerate(text, 1):
        if depths[number] <= 1 and _LABEL.match(line):
            ends[number] = 1
    return list(accumulate(ends))


def _depths(text: Sequence[str]) -> list[int]:
    """Return the number of open braces before the text and after each of its lines."""
    code = (line.partition("//")[0] for line in text)
    return [0, *accumulate(line.count("{") - line.count("}") for line in code)]
