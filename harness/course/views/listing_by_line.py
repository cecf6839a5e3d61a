"""A kernel's PTX next to the lines that it comes from.

    print(views.listing(compile_kernel(kernel, args, block=128)))

The PTX stays in its own order, which is the order in which it runs; instructions that the compiler
moved are shown under their line all the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from harness.sanitizer.isa import statements

if TYPE_CHECKING:
    from harness.course.compiler import CompiledKernel

# Only debuggers read these labels.
_MARKS = ("$L__func", "$L__tmp")


@dataclass(frozen=True)
class LineGroup:
    """Consecutive instructions in the PTX that come from the same line (None: from no line).

    ``source`` is that line; ``instructions`` are PTX, in order, labels among them.
    """

    line: int | None
    source: str
    instructions: tuple[str, ...]


def groups(compiled: CompiledKernel) -> tuple[LineGroup, ...]:
    """The body of a kernel, cut where the source line changes."""
    module = compiled.kernel.ptx.module
    text, shown = compiled.ptx.splitlines(), -1
    sections: list[tuple[tuple[int, int] | None, list[str]]] = [(None, [])]
    for statement in statements(module.bodies[compiled.entry]):
        if statement.kind in ("registers", "scope"):
            continue
        if compiled.ptx.startswith(_MARKS, statement.start):
            continue
        outermost = statement.frames[-1] if statement.frames else None
        # line 0: what belongs to no line
        at = (outermost.file, outermost.line) if outermost and outermost.line else None
        if sections[-1][0] != at:
            sections.append((at, []))
        for line in statement.lines:
            if line > shown:  # one may hold several
                sections[-1][1].append(" ".join(text[line - 1].split()))
                shown = line
    return tuple(
        LineGroup(at and at[1], _source(compiled, module.files, at), tuple(instructions))
        for at, instructions in sections
        if instructions
    )


def listing(compiled: CompiledKernel) -> str:
    """The groups as text: a source line, and under it its PTX."""
    lines = []
    for group in groups(compiled):
        where = "" if group.line is None else f"{group.line:>3}"
        lines.append(f"{where:>3} | {group.source.strip()}".rstrip())
        lines += [
            f"    {'' if instruction.endswith(':') else '    '}{instruction}"
            for instruction in group.instructions
        ]
    return "\n".join(lines)


def _source(compiled: CompiledKernel, files: dict[int, str], at: tuple[int, int] | None) -> str:
    if at is None:
        return "(of no line)"
    lines = compiled.sources.get(files.get(at[0], ""), "").splitlines()
    return lines[at[1] - 1] if 1 <= at[1] <= len(lines) else ""
