"""`python -m harness pages`: the documents that are generated from tables and recordings."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from pathlib import Path

import typer

import harness
from harness import settings
from harness.cli.instructions import support_matrix
from harness.cli.reference import page
from harness.cli.stubs import stubs
from harness.diagnosis import KINDS, MEANINGS

ROOT = Path(harness.__file__).resolve().parents[1]
NOTED = "docs/measured.toml"
_ISSUE = re.compile(r"([\w-]+/[\w.-]+)#(\d+)")


def _measured() -> str:
    from harness.bench.page import measured  # loads numba, for which no other command waits

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

Printed from `harness/settings.py` by `python -m harness pages`; do not edit.

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
        for one in settings.SETTINGS:
            if one.readers == readers:
                rule = re.sub(r"'([\w-]+)'", r"`\1`", one.rule)
                parts.append(f"| `{one.name}` | {one.meaning} | {rule} | {one.if_not_set} |\n")
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
