"""`python -m harness pages`: the documents that are generated from tables and recordings.

Among them are docs/reference.md, every function of `harness.ptx`; docs/instructions.md, the
instructions that the emulator runs; and ``harness/ptx/__init__.pyi``, the functions of
`harness.ptx` for editors and type checkers.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import typer

import harness
from harness import settings
from harness.diagnosis import KINDS, MEANINGS
from harness.isa.table.elsewhere import INTERFACES, Interface
from harness.isa.table.index import CHAPTERS, ROWS
from harness.isa.table.row import KINDS as OPERAND_KINDS
from harness.isa.table.row import RESULTS, Form, Row, Wrapper
from harness.ptx import helpers

_SOLUTIONS = Path(harness.__file__).resolve().parents[1] / "solutions"

_REFERENCE_HEAD = """# Reference

<!-- Printed from the instruction table by `python -m harness reference`; do not edit. -->

The functions of `harness.ptx`, which kernels call. Each row has a call and its effect, the PTX
that it becomes, the operands that it accepts, the threads that issue it, the proxy of its memory
accesses, when it is complete, its section in the PTX ISA manual, and the labs that use it. The
full description is in the function's docstring: `help(ptx.mbarrier_arrive)`, or the tooltip of an
editor.

The emulator runs these instructions and many more: [instructions.md](instructions.md) lists them
all. If you know an instruction from CUDA C++ or CUTLASS, look it up under [names from
elsewhere](#names-from-elsewhere).
"""

_CROSSWALK = """
## Names from elsewhere

`{1..5}` means each number of dimensions, and words in braces mean each of those words.
"""


def reference() -> None:
    """Print the reference of harness.ptx, as Markdown."""
    typer.echo(page(), nl=False)


def page() -> str:
    """Return a table for each chapter of the manual, then a table for each other interface."""
    parts = [_REFERENCE_HEAD]
    parts.append(_chapter(helpers.__doc__, helpers.HELPERS))
    for chapter in CHAPTERS:
        wrappers = [wrapper for row in chapter.ROWS for wrapper in row.wrappers]
        if wrappers:
            parts.append(_chapter(chapter.__doc__, wrappers))
    parts.append(_CROSSWALK)
    parts += [_crosswalk(interface) for interface in INTERFACES]
    return "".join(parts)


def _chapter(about: str | None, wrappers: Iterable[Wrapper]) -> str:
    title, _, text = (about or "").strip().partition("\n\n")
    head = ("call", "PTX", "takes", "issued by", "proxy", "complete", "PTX ISA", "labs")
    table = _table(head, map(_cells, wrappers))
    return f"\n## {title.removesuffix('.')}\n\n{text}{chr(10) * 2 if text else ''}{table}"


def labs_using(name: str, solutions: Path = _SOLUTIONS) -> list[str]:
    """The labs whose text calls ``ptx.name``."""
    return sorted({lab for lab, called in _calls(solutions) if name in called})


@cache
def _calls(solutions: Path) -> list[tuple[str, set[str]]]:
    """Return for each text of the labs its lab's name, and the functions of ``ptx`` that it
    calls."""
    return [
        (path.parent.name, set(re.findall(r"\bptx\.(\w+)", path.read_text())))
        for path in solutions.glob("*/*.py")
    ]


def _cells(wrapper: Wrapper) -> tuple[str, ...]:
    return (
        f"`{wrapper.call}`<br>{wrapper.summary}",
        wrapper.ptx_shown,
        wrapper.takes,
        wrapper.issued_by,
        wrapper.of_proxy,
        wrapper.completes,
        wrapper.manual,
        ", ".join(labs_using(wrapper.name)),
    )


def _crosswalk(interface: Interface) -> str:
    rows = (
        (
            _names(re.split(r", (?![^(]*\))", pair.theirs)),
            "<br>".join(filter(None, (_names(pair.ours), pair.note))),
        )
        for pair in interface.pairs
    )
    head = f"\n### {interface.title}\n\n{interface.about}\n\n"
    return head + _table(("there", "here"), rows)


def _names(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head)]
    lines += [tuple(cell.replace("|", "\\|") for cell in row) for row in rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


_INSTRUCTIONS_HEAD = """# Instructions that the emulator runs

<!-- Printed from the instruction table by `python -m harness instructions`; do not edit. -->

A word in braces is optional, `|` separates alternatives, and `<name>` means any of the words listed
under that name. *Issued by* says whether a thread issues the instruction alone, or the threads of a
warp or a warpgroup issue it together. Sections are those of the PTX ISA manual, version 9.1.

The emulator refuses any other instruction, and names it. It also refuses combinations that ptxas
accepts and the manual does not describe, such as `fence.proxy.async.sync_restrict::shared::cta`
or `fence.cta.async`.
"""

_TITLES = """| instruction | operands | what it does | words | issued by | proxy | section |
| --- | --- | --- | --- | --- | --- | --- |
"""


def instructions() -> None:
    """Print the instructions that the emulator runs, as Markdown."""
    typer.echo(support_matrix(), nl=False)


def support_matrix() -> str:
    """Return a table for each chapter, each in the order of the manual."""
    parts = [_INSTRUCTIONS_HEAD]
    for chapter in CHAPTERS:
        title = (chapter.__doc__ or "").split("\n")[0].rstrip(".")
        parts.append(f"\n## {title}\n\n{_TITLES}")
        forms = [(row, form) for row in chapter.ROWS for form in row.forms]
        forms.sort(key=lambda pair: (_in_order(pair[0].section), pair[1].syntax))
        parts += [_line(row, form) for row, form in forms]
    return "".join(parts)


def _line(row: Row, form: Form) -> str:
    words = "; ".join(f"{name}: {' '.join(listed.split())}" for name, listed in form.choices)
    issuer = row.issuer if row.needs == "sm_90" else f"{row.issuer}; {row.needs}"
    cells = (
        _code(form.syntax),
        _code(form.operands),
        row.meaning,
        words,
        issuer,
        row.of_proxy,
        row.section,
    )
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _in_order(section: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", section))


_STUBS_HEAD = """# Written by `python -m harness pages` from the instruction table; do not edit.
# ruff: noqa: E501
# fmt: off

from collections.abc import Iterable
from typing import Any

import numpy as np

__all__: list[str]

Integer = int | np.integer[Any]
"""


def stubs() -> str:
    """Return a type for each kind of operand, and a signature with a line of text for each
    function."""
    taken = {name: kind.python.replace("int", "Integer") for name, kind in OPERAND_KINDS.items()}
    results = {name: kind.python for name, kind in RESULTS.items() if name != "bool"}
    types = [f"{name} = {python}\n" for name, python in {**taken, **results}.items()]
    parts = [_STUBS_HEAD, *types, "\n"]
    wrappers = [*helpers.HELPERS, *(wrapper for row in ROWS.values() for wrapper in row.wrappers)]
    parts += [_function(wrapper) for wrapper in wrappers]
    return "".join(parts)


def _function(wrapper: Wrapper) -> str:
    parameters = ", ".join(
        f"{p.name}: {p.kind or 'Any'}{p.shown_default.replace('=', ' = ')}"
        for p in wrapper.parameters
    )
    returns = wrapper.returns or _RETURNS.get(wrapper.name, "None")
    return f'def {wrapper.name}({parameters}) -> {returns}: """{wrapper.summary}"""\n'


_RETURNS = {
    "shared_address": "int",
    "global_address": "int",
    "unrolled": "Iterable[int]",
    "wgmma_row": "int",
    "wgmma_column": "int",
    "wgmma_descriptor": "int",
}


ROOT = Path(harness.__file__).resolve().parents[1]
NOTED = "docs/measured.toml"
_ISSUE = re.compile(r"([\w-]+/[\w.-]+)#(\d+)")


def _measured() -> str:
    from harness.bench.results import measured  # loads numba, for which no other command waits

    return measured((ROOT / NOTED).read_text())


def _hazards() -> str:
    """The page of hazards, with the table of kinds at its end."""
    head, title, _ = (ROOT / "docs/hazards.md").read_text().partition("## The kinds\n")
    rows = "".join(f"| `{kind}` | {with_links(meaning)} |\n" for kind, meaning in MEANINGS.items())
    return f"{head}{title}\n| kind | what it means |\n| --- | --- |\n{rows}"


def with_links(text: str) -> str:
    """The issues that a text quotes, as links of Markdown."""
    return _ISSUE.sub(r"[\1#\2](https://github.com/\1/issues/\2)", text)


def _schema() -> str:
    """The schema of a report, with the kinds that a hazard may be of."""
    text = (ROOT / "docs/sanitizer.schema.json").read_text()
    head, enum, rest = text.partition('"kind": {\n          "enum": [\n')
    kinds, indent = ", ".join(f'"{kind}"' for kind in KINDS), " " * 12
    listed = textwrap.fill(
        kinds, 100, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
    return f"{head}{enum}{listed}\n          ]{rest.partition(']')[2]}"


_SETTINGS_HEAD = """# Settings

<!-- Printed from `harness/settings.py` by `python -m harness pages`; do not edit. -->

Environment variables change what the harness does. An empty value counts as not set; a wrong one is
an error that names the variable. `tma-labs doctor` lists those that are set.
"""
_SETTINGS_OF: dict[settings.Readers, str] = {
    "everybody": "For everybody",
    "classes": "For classes",
    "harness": "Set by the harness for its own processes",
}


def _settings() -> str:
    """A table for each group of readers."""
    parts = [_SETTINGS_HEAD]
    for readers, title in _SETTINGS_OF.items():
        parts.append(f"\n## {title}\n\n| variable | meaning | values | default |\n| --- |")
        parts.append(" --- | --- | --- |\n")
        for setting in settings.SETTINGS:
            if setting.readers == readers:
                rule = re.sub(r"'([\w-]+)'", r"`\1`", setting.rule)
                parts.append(
                    f"| `{setting.name}` | {setting.meaning} | {rule} | {setting.if_not_set} |\n"
                )
    return "".join(parts)


GENERATED: dict[str, Callable[[], str]] = {
    "docs/reference.md": page,
    "docs/instructions.md": support_matrix,
    "docs/measured.md": _measured,
    "docs/hazards.md": _hazards,
    "docs/settings.md": _settings,
    "docs/sanitizer.schema.json": _schema,
    "harness/ptx/__init__.pyi": stubs,
}


def pages() -> None:
    """Write the documents that are generated from tables and recordings, in a clone, and print the
    names of those that changed."""
    for name, text in GENERATED.items():
        path = ROOT / name
        if not path.parent.is_dir():
            raise typer.BadParameter(f"no folder {path.parent}: run this in a clone")
        written = text()
        if not path.is_file() or path.read_text() != written:
            path.write_text(written)
            typer.echo(name)
