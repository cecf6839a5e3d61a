"""`python -m docs.pages`: the documents that are generated from tables and recordings.

Among them are docs/reference.md, every function of `harness.ptx`; docs/instructions.md, the
instructions that the emulator runs; and ``harness/course/ptx/__init__.pyi``, the functions of
`harness.ptx` for editors and type checkers.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Callable
from pathlib import Path

import harness
from docs.instructions import support_matrix
from docs.reference import page
from harness.base import settings
from harness.course.ptx import helpers
from harness.sanitizer.diagnosis import KINDS, MEANINGS
from harness.sanitizer.isa import KINDS as OPERAND_KINDS
from harness.sanitizer.isa import RESULTS, ROWS, Wrapper

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
    from docs.measurements import measured  # loads numba, for which no other command waits

    return measured((ROOT / NOTED).read_text())


def _hazards() -> str:
    """The page of hazards, with the table of kinds after its first lines."""
    head, title, rest = (ROOT / "docs/hazards.md").read_text().partition("## The kinds\n")
    rows = "".join(
        f"| `{kind}` | {with_links(meaning)} | {_example(kind)} |\n"
        for kind, meaning in MEANINGS.items()
    )
    below = rest[rest.index("\n## ") :]
    return f"{head}{title}\n| kind | meaning | example |\n| --- | --- | --- |\n{rows}{below}"


def _example(kind: str) -> str:
    """The first sentence of the smallest kernel that has the hazard."""
    text = (ROOT / f"docs/site/smallest/{kind}.py").read_text()
    return (ast.get_docstring(ast.parse(text)) or "").split("\n\n")[0].replace("\n", " ")


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

<!-- Written from `harness/base/settings.py` by `python -m docs.pages`; do not edit. -->

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
    "harness/course/ptx/__init__.pyi": stubs,
}


def main() -> None:
    for name, text in GENERATED.items():
        path, written = ROOT / name, text()
        if not path.is_file() or path.read_text() != written:
            path.write_text(written)
            print(name)


if __name__ == "__main__":
    main()
