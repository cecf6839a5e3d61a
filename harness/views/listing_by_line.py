"""A kernel's PTX beside the lines that it comes from.

    print(views.listing(compile_kernel(kernel, args, block=128)))

The PTX stays in its own order, which is the order in which it runs; what the compiler moved, it
shows under its line all the same.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from harness.compiler import CompiledKernel

_LOCATION = re.compile(r"\s*\.loc\s+(\d+)\s+(\d+)(?:.*inlined_at\s+(\d+)\s+(\d+))?")
_FILE = re.compile(r'^\s*\.file\s+(\d+)\s+"((?:[^"\\]|\\.)*)"', re.MULTILINE)
# What declares, what only debuggers read, and the frames that mark inline assembly.
_NOT_CODE = re.compile(r"\s*(?:$|//|\.reg\b|\.loc\b|\.pragma\b|\$L__(?:func|tmp)\w*:|[{}]\s*$)")


@dataclass(frozen=True)
class LineGroup:
    """Instructions that stand together in the PTX and come from one line (None: from no line).

    ``source`` is that line; ``instructions`` are PTX, in order, labels among them.
    """

    line: int | None
    source: str
    instructions: tuple[str, ...]


def groups(compiled: CompiledKernel) -> tuple[LineGroup, ...]:
    """The body of a kernel, cut where the source line changes."""
    files = {number: name.replace("\\\\", "\\") for number, name in _FILE.findall(compiled.ptx)}
    found: list[tuple[tuple[str, int] | None, list[str]]] = [(None, [])]
    for text in _body(compiled):
        location = _LOCATION.match(text)
        if location:
            file, line = (location[3], location[4]) if location[3] else (location[1], location[2])
            at = (file, int(line)) if line != "0" else None  # 0: what belongs to no line
            if found[-1][0] != at:
                found.append((at, []))
        elif not _NOT_CODE.match(text):
            found[-1][1].append(" ".join(text.split()))
    return tuple(
        LineGroup(at and at[1], _source(compiled, files, at), tuple(instructions))
        for at, instructions in found
        if instructions
    )


def listing(compiled: CompiledKernel) -> str:
    """The groups as text: a source line, and under it its PTX."""
    lines = []
    for group in groups(compiled):
        where = "" if group.line is None else f"{group.line:>3}"
        lines.append(f"{where:>3} | {group.source.strip()}".rstrip())
        lines += [f"    {'' if one.endswith(':') else '    '}{one}" for one in group.instructions]
    return "\n".join(lines)


def _body(compiled: CompiledKernel) -> list[str]:
    """The lines between the braces of the entry."""
    entry = re.search(rf"\.entry\s+{re.escape(compiled.entry)}\b", compiled.ptx)
    lines = compiled.ptx[entry.start() if entry else 0 :].splitlines()
    opened = next((i for i, text in enumerate(lines) if text.startswith("{")), 0)
    closed = next((i for i in range(opened, len(lines)) if lines[i].startswith("}")), len(lines))
    return lines[opened + 1 : closed]


def _source(compiled: CompiledKernel, files: dict[str, str], at: tuple[str, int] | None) -> str:
    if at is None:
        return "(of no line)"
    lines = compiled.sources.get(files.get(at[0], ""), "").splitlines()
    return lines[at[1] - 1] if 1 <= at[1] <= len(lines) else ""
