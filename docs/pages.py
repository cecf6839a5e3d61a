"""`python -m docs.pages`: the documents that are generated from tables and recordings.

Among them are docs/reference.md, every function of `harness.ptx`; docs/instructions.md, the
instructions that the emulator runs; and ``harness/ptx/__init__.pyi``, the functions of
`harness.ptx` for editors and type checkers.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable
from functools import cache
from itertools import groupby
from pathlib import Path

import harness
from docs.interfaces import INTERFACES
from harness import settings
from harness.diagnosis import KINDS, MEANINGS
from harness.isa.table.elsewhere import Interface
from harness.isa.table.index import CHAPTERS, ROWS
from harness.isa.table.row import KINDS as OPERAND_KINDS
from harness.isa.table.row import RESULTS, Form, Row, Wrapper
from harness.ptx import helpers

_LISTED = 5  # numbers at equal distances that are written as a range
_SOLUTIONS = Path(harness.__file__).resolve().parents[1] / "solutions"

_REFERENCE_HEAD = """# Reference

<!-- Written from the instruction table by `python -m docs.pages`; do not edit. -->

The functions of `harness.ptx`, which kernels call. Each row has a call and its effect, the PTX
that it becomes, the operands that it accepts, the threads that issue it, the proxy of its memory
accesses, when it is complete, its section in the PTX ISA manual, and the labs that use it. The
full description is in the function's docstring: `help(ptx.mbarrier_arrive)`, or the tooltip of an
editor. In a row with `{n}`, there is a function for each number of columns, such as
`wgmma_m64n128k16`.

The emulator runs these instructions and many more: [instructions.md](instructions.md) lists them
all. If you know an instruction from CUDA C++ or CUTLASS, look it up under [names from
elsewhere](#names-from-elsewhere).
"""

_CROSSWALK = """
## Names from elsewhere

`{1..5}` means each number of dimensions, and words in braces mean each of those words.
"""


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
    groups = groupby(wrappers, key=lambda wrapper: row_name(wrapper.name))
    table = _table(head, (_row(list(group)) for _, group in groups))
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


def row_name(name: str) -> str:
    """Return the name in a function's row: products share a row for all n."""
    return re.sub(r"(?<=^wgmma_m64n)\d+", "{n}", name)


def _row(wrappers: list[Wrapper]) -> tuple[str, ...]:
    """Return the row of a function, or of functions that differ in their number of columns alone.

    Raises ValueError if they differ in something else."""
    first, *others = map(_cells, wrappers)
    if not others:
        return first
    columns = [int(wrapper.name.split("n", 1)[1].split("k")[0]) for wrapper in wrappers]
    *cells, labs = zip(first, *others, strict=True)
    call, ptx, takes, *rest = (_with_columns(texts, columns) for texts in cells)
    used_by = sorted({lab for text in labs for lab in text.split(", ") if lab})
    return (call, ptx, f"n: {_ranges(columns)}. {takes}", *rest, ", ".join(used_by))


def _with_columns(texts: tuple[str, ...], columns: list[int]) -> str:
    """Return the text for a number of columns n, from the texts for each number."""
    tokens = [re.split(r"(\d+|\ban? (?=\d))", text) for text in texts]
    values = {tuple(map(str, columns)): "n", tuple(str(n // 2) for n in columns): "n / 2"}
    parts = []
    for token in zip(*tokens, strict=True):
        if set(token) == {"a ", "an "}:
            parts.append("an ")
        elif len(set(token)) == 1:
            parts.append(token[0])
        elif token in values:
            parts.append("{n}" if parts[-1] == "n" else values[token])
        else:
            raise ValueError(f"not a function of the number of columns: {token}")
    return "".join(parts)


def _ranges(numbers: list[int]) -> str:
    """Return a list of numbers, with those at its end as a range if their distances are equal."""
    step, first = numbers[-1] - numbers[-2], len(numbers) - 1
    while first and numbers[first] - numbers[first - 1] == step:
        first -= 1
    if len(numbers) - first < _LISTED:
        return " ".join(map(str, numbers))
    last = f"{numbers[first]} to {numbers[-1]} in steps of {step}"
    return ", ".join([*map(str, numbers[:first]), last])


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

<!-- Written from the instruction table by `python -m docs.pages`; do not edit. -->

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
    words = "; ".join(f"{name}: {_listed(listed.split())}" for name, listed in form.choices)
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


def _listed(words: list[str]) -> str:
    are_numbers = len(words) > 1 and all(map(str.isdecimal, words))
    return _ranges([*map(int, words)]) if are_numbers else " ".join(words)


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _in_order(section: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", section))


_STUBS_HEAD = """# Written by `python -m docs.pages` from the instruction table; do not edit.
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

<!-- Written from `harness/settings.py` by `python -m docs.pages`; do not edit. -->

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


def main() -> None:
    for name, text in GENERATED.items():
        path, written = ROOT / name, text()
        if not path.is_file() or path.read_text() != written:
            path.write_text(written)
            print(name)


if __name__ == "__main__":
    main()
