"""Edits of the PTX that a compiler wrote: names as in its Python, and arithmetic before a fence.

Shared arrays are called as in the kernel, with their shape, which PTX does not have:
``shared$tile$of_8_32_float32`` for ``tile = cuda.shared.array((8, 32), np.float32)``. The name that
a line assigns an array to is in the source.

Arithmetic that a kernel has before ``wgmma.fence`` goes before it in the PTX, too. LLVM knows the
fence as a text that touches memory. Arithmetic touches registers alone, so LLVM may move it after
the fence: with a ``factor`` that a condition chose, ``o[i] *= factor`` of the line above came
between the fence and the products that add to ``o``. Such a product is undefined (PTX ISA,
"wgmma.fence"). Arithmetic that the kernel itself has after the fence stays there: that is a
mistake.
"""

from __future__ import annotations

import ast
import linecache
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import groupby, takewhile
from typing import NamedTuple

from harness.sanitizer.isa import (
    Body,
    Frame,
    Function,
    Instruction,
    Ptx,
    Statement,
    Vector,
    inline_assemblies,
    look_up,
    only_computes,
    read,
    registers,
    shared_array,
    written,
)

Place = tuple[str, int]  # a file and a line


class SharedArray(NamedTuple):
    """A shared array: the compiler's name for it, the line that makes it, its shape (() if it is
    not known), and numpy's name of its dtype."""

    name: str
    place: Place
    shape: tuple[int, ...]
    dtype: str


def with_names(ptx: str, pattern: re.Pattern[str], arrays: Iterable[SharedArray]) -> str:
    """Return ``ptx`` with its shared arrays, whose names match ``pattern``, renamed if the source
    has a name for them. If two have the same name, the second is ``shared$tile$2``."""
    names: dict[str, str] = {}
    counts: dict[str, int] = {}
    for name, (file, line), shape, dtype in arrays:
        variable = _assigned("".join(linecache.getlines(file))).get(line)
        if variable is not None and name not in names:
            count = counts[variable] = counts.get(variable, 0) + 1
            names[name] = shared_array(variable, count, shape, dtype)
    return pattern.sub(lambda match: names.get(match[0], match[0]), ptx)


@lru_cache(maxsize=64)
def _assigned(source: str) -> dict[int, str]:
    """Return the assigned name for each line of an assignment to a single name."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return {}
    return {
        line: node.targets[0].id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and len(node.targets) == 1
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id.isascii()
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def named_entry(ptx: str, mangled: str, name: str) -> tuple[str, str]:
    """PTX with its entry (and so its parameters) named like the Python function.

    Returns the PTX and the entry's name: ``name``, spelled in ASCII, and with an underscore added
    while something else in the PTX is called the same.
    """
    entry = re.sub(r"[^A-Za-z0-9_]", "_", name)
    if not re.match(r"[A-Za-z]", entry):
        entry = f"kernel_{entry}"
    while re.search(rf"(?<![\w$%.]){entry}(?:_param_\d+)?\b", ptx):
        entry += "_"
    return ptx.replace(mangled, entry), entry


# -- arithmetic before a fence

_FENCE, _COPY = "wgmma.fence", "mov."


@dataclass(frozen=True)
class _Lines:
    """Lines of a body, from character ``start`` to ``end``: an instruction, or an inline assembly
    with all of its own. ``frames`` is their place in the source, innermost first."""

    start: int
    end: int
    instructions: Sequence[Instruction]
    frames: tuple[Frame, ...]

    @property
    def are_a_fence(self) -> bool:
        return any(instruction.opcode.startswith(_FENCE) for instruction in self.instructions)

    @property
    def only_compute(self) -> bool:
        return bool(self.instructions) and all(map(only_computes, self.instructions))

    @property
    def reads(self) -> set[str]:
        return {name for instruction in self.instructions for name in read(instruction)}

    @property
    def writes(self) -> set[str]:
        return {name for instruction in self.instructions for name in written(instruction)}

    def touch(self, products: set[str]) -> bool:
        """A copy from register to register does not: the assembler removes it."""
        copies = all(instruction.opcode.startswith(_COPY) for instruction in self.instructions)
        return not copies and bool((self.reads | self.writes) & products)

    def come_before(self, other: _Lines) -> bool:
        """In the source, in the function that has both or calls those that have them."""
        for mine, its in zip(reversed(self.frames), reversed(other.frames), strict=False):
            if mine != its:
                return mine.file == its.file and mine.line < its.line
        return False

    def depend_on(self, earlier: _Lines) -> bool:
        """Return True if they cannot change places with lines that come before them."""
        touched = earlier.reads | earlier.writes
        return bool(earlier.writes & self.reads or self.writes & touched)


def with_fences_in_order(ptx: Ptx) -> Ptx:
    """Return ``ptx``, of this compiler, with arithmetic on the registers of products moved
    before each fence that it precedes in the source."""
    text, pieces, done = ptx.text, [], 0
    if _FENCE not in text:
        return ptx
    module = ptx.module
    for name, function in module.functions.items():
        body, products = module.bodies[name], _product_registers(function)
        every = list(_lines(text, function, body))
        for at, fence in enumerate(every):
            if not fence.are_a_fence:
                continue
            behind = takewhile(lambda lines: lines.only_compute, every[at + 1 :])
            early = _to_precede(fence, list(behind), products)
            if early:
                pieces.append(text[done : fence.start])
                for place, held in groupby([*early, fence], partial(_place, text, body)):
                    pieces += [place, *(text[lines.start : lines.end] for lines in held)]
                done = fence.end
                for lines in early:
                    pieces.append(text[done : lines.start])
                    done = lines.end
    return Ptx("".join([*pieces, text[done:]])) if pieces else ptx


def _product_registers(function: Function) -> set[str]:
    """The registers that wgmma adds to or takes A from, and those that are copied to them."""
    names: set[str] = set()
    copies: list[tuple[str, str]] = []
    for instruction in function.instructions:
        match = look_up(instruction.opcode)
        if match and match.row.completion == "in a group of wgmma":
            vectors = [operand for operand in instruction.operands if isinstance(operand, Vector)]
            names |= {register.name for register in registers(vectors)}
        elif instruction.opcode.startswith(_COPY):
            copies += [
                (into, source) for into in written(instruction) for source in read(instruction)
            ]
    while more := {source for into, source in copies if into in names} - names:
        names |= more
    return names


def _lines(ptx: str, function: Function, body: Body) -> Iterator[_Lines]:
    """All of a body. Labels and declarations have no instructions."""
    texts = inline_assemblies(ptx, body.start, body.end)
    assemblies = [(text.start, text.end) for text in texts]
    starts = [start for start, _ in assemblies]

    def span(statement: Statement) -> tuple[int, int]:
        at = bisect_right(starts, statement.start) - 1
        if at >= 0 and statement.start < assemblies[at][1]:
            return assemblies[at]
        return ptx.rindex("\n", 0, statement.start) + 1, ptx.index("\n", statement.end) + 1

    for (start, end), held in groupby(body.statements, span):
        statements = list(held)
        instructions = [
            function.instructions[n] for statement in statements for n in statement.instructions
        ]
        yield _Lines(start, end, instructions, statements[0].frames)


def _to_precede(fence: _Lines, behind: Sequence[_Lines], products: set[str]) -> list[_Lines]:
    """Return the lines that go before the fence, and their dependencies."""
    early: list[_Lines] = []
    for lines in reversed(behind):
        is_early = lines.touch(products) and lines.come_before(fence)
        if is_early or any(later.depend_on(lines) for later in early):
            early.append(lines)
    return early[::-1]


def _place(ptx: str, body: Body, lines: _Lines) -> str:
    """Return the directive with their place in the source."""
    at = ptx.rfind("\t.loc", body.start, lines.start)
    return "" if at < 0 else ptx[at : ptx.index("\n", at) + 1]
