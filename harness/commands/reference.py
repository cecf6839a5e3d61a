"""``python -m harness reference``: every instruction of `harness.ptx`, printed as a page."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

import typer

import harness
from harness.commands.crosswalk import INTERFACES, Interface
from harness.commands.docstrings import Described, describe

_SOLUTIONS = Path(harness.__file__).resolve().parents[1] / "solutions"

_HEAD = """# Reference

Printed from the wrappers' docstrings by `python -m harness reference`; do not edit.

One row an instruction: the call, with what it does; the PTX that it becomes; what the operands
may be; who issues it; the proxy of its memory accesses; when it is complete; its section in the
PTX ISA manual; the labs that use it. What it does to memory, in full, is in its docstring:
`help(ptx.mbarrier_arrive)`, or hover over it in an editor. What the emulator runs, these and many
more, is in [instructions.md](instructions.md).

Names from elsewhere are found [at the end](#names-from-elsewhere).
"""

_CROSSWALK = """
## Names from elsewhere

`{1..5}` stands for each number of dimensions, and words in braces for each of them.
"""

# A chapter that is not listed comes after these.
_ORDER = (
    "addresses",
    "mbarrier",
    "mbarrier_state",
    "mbarrier_cluster",
    "fences",
    "memory_fences",
    "tensor_copy",
    "tensor_multicast",
    "tensor_im2col",
    "tensor_im2col_hints",
    "tensor_reduce",
    "tensor_reduce_bits",
    "tensor_reduce_im2col",
    "bulk_copy",
    "bulk_reduce",
    "bulk_reduce_cluster",
    "bulk_groups",
    "thread_copy",
    "cache_hints",
    "tensor_prefetch",
    "tensormap",
    "cluster",
    "barriers",
    "warp",
    "matrix",
    "registers",
    "wgmma",
    "wgmma_k16",
    "wgmma_k8",
    "wgmma_k32",
)


def reference() -> None:
    """Print the reference of harness.ptx, as Markdown."""
    typer.echo(page(), nl=False)


def page() -> str:
    """One table a chapter of `harness.ptx`, then one for each other interface."""
    # Importing harness.ptx imports numba: not before the page is asked for.
    ptx = harness.ptx
    rows = [describe(getattr(ptx, name)) for name in ptx.__all__]
    parts = [_HEAD]
    for chapter in sorted({row.chapter for row in rows}, key=_place):
        module = sys.modules[f"harness.ptx.{chapter}"]
        parts.append(f"\n## {_title(module.__doc__ or chapter)}\n\n")
        parts.append(
            _table(
                ("call", "PTX", "takes", "issued by", "proxy", "complete", "PTX ISA", "labs"),
                (_cells(row) for row in rows if row.chapter == chapter),
            )
        )
    parts.append(_CROSSWALK)
    parts += [_crosswalk(interface) for interface in INTERFACES]
    return "".join(parts)


def labs_using(name: str, solutions: Path = _SOLUTIONS) -> list[str]:
    """The labs whose text calls ``ptx.name``."""
    call = re.compile(rf"\bptx\.{name}\b")
    return sorted(
        {path.parent.name for path in solutions.glob("*/*.py") if call.search(path.read_text())}
    )


def _place(chapter: str) -> tuple[int, str]:
    return (_ORDER.index(chapter) if chapter in _ORDER else len(_ORDER), chapter)


def _title(text: str) -> str:
    """The first sentence."""
    return " ".join(re.split(r"\.(?:\s|$)", text, maxsplit=1)[0].split())


def _cells(row: Described) -> tuple[str, ...]:
    return (
        f"`{row.signature}`<br>{row.summary}",
        row.ptx,
        row.takes,
        row.issued_by.rstrip("."),
        row.proxy.rstrip("."),
        row.completes.rstrip("."),
        row.section.rstrip("."),
        ", ".join(labs_using(row.name)),
    )


def _crosswalk(interface: Interface) -> str:
    rows = (
        (f"`{pair.theirs}`", ", ".join(f"`{name}`" for name in pair.ours), pair.note)
        for pair in interface.pairs
    )
    head = f"\n### {interface.title}\n\n{interface.about}\n\n"
    return head + _table(("there", "here", ""), rows)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head)]
    lines += [tuple(_escaped(cell) for cell in row) for row in rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _escaped(cell: str) -> str:
    """2**20 is no beginning of bold text, and a bar no end of the cell."""
    return re.sub(r"(?<=\d)\*\*(?=\d)", r"\\*\\*", cell.replace("|", "\\|"))
