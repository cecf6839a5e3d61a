"""The readme and the pages of docs/: their Python runs, and their links and commands exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import numpy as np
import typer

from harness.__main__ import app
from tests.labs.notebook_code import import_file

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "quality/README.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
# A path in the repository, unless part of it stands for a name: LAB, KIND.
PATH = re.compile(r"`((?:docs|harness|hub|labs|quality|solutions|tests)/[\w./-]+)[`:]")
PLACEHOLDER = re.compile(r"[A-Z]{2,}")
_GROUP = typer.main.get_command(app)
OURS = set(_GROUP.list_commands(typer.Context(_GROUP)))  # type: ignore[attr-defined]
MADE = set(re.findall(r"^([\w-]+): ", (ROOT / "Makefile").read_text(), re.M))


def test_the_example_runs(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("HARNESS_DEVICE", "emulator")
    text = (ROOT / "docs" / "harness.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    (example,) = (block for block in blocks if "import harness" in block)
    path = tmp_path / "example.py"
    path.write_text(example)
    module = import_file(path)
    assert module.run.hazards == ()
    assert not np.any(module.x.copy_to_host())


def anchors(page: Path) -> set[str]:
    """Return the anchors that a forge makes for the headings of a page."""
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    heads = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def broken_links(page: Path) -> list[str]:
    text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(), flags=re.DOTALL)
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    return broken


def test_links_resolve(tmp_path: Path) -> None:
    assert [f"{page.name}: {link}" for page in PAGES for link in broken_links(page)] == []
    page = tmp_path / "page.md"
    page.write_text("# A head\n[a](#a-head) [b](#another) [c](page.md) [d](none.md)\n")
    assert broken_links(page) == ["#another", "none.md"]


def unknown_commands(text: str) -> list[str]:
    """Return commands in a code block or between backquotes that do not exist."""
    fences = re.findall(r"```\w*\n(.*?)```", text, flags=re.DOTALL)
    ticks = re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    unknown = []
    for line in "\n".join(fences + ticks).splitlines():
        for name in re.findall(r"(?:python -m harness|^\s*tma-labs) ([a-z][\w-]*)", line):
            unknown += [f"tma-labs {name}"] * (name not in OURS)
        for target in re.findall(r"(?:^|\()\s*make ([a-z][\w-]*)", line):
            unknown += [f"make {target}"] * (target not in MADE)
        for module in re.findall(r"python -m ((?:tests|quality|docs)[\w.]+|harness\.[\w.]+)", line):
            path = ROOT / module.replace(".", "/")
            there = path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()
            unknown += [f"python -m {module}"] * (not there)
    return unknown


def test_commands_exist() -> None:
    unknown = [
        f"{page.name}: {name}" for page in PAGES for name in unknown_commands(page.read_text())
    ]
    assert unknown == []
    text = (
        "`tma-labs begin` `tma-labs start DIR`\n```\nmake none\nmake lab\n```\n`python -m tests.no`"
    )
    assert unknown_commands(text) == ["make none", "tma-labs begin", "python -m tests.no"]


def test_paths_exist() -> None:
    paths = [(page.name, path) for page in PAGES for path in PATH.findall(page.read_text())]
    gone = [(page, path) for page, path in paths if not (ROOT / path).exists()]
    assert [each for each in gone if not PLACEHOLDER.search(each[1])] == []
    assert len(paths) - len(gone) > 100


def test_a_newcomer_needs_two_commands() -> None:
    text = (ROOT / "README.md").read_text()
    blocks = re.findall(r"```\n(.*?)```", text, flags=re.DOTALL)
    commands = [[shlex.split(line, comments=True) for line in b.splitlines()] for b in blocks]
    assert commands[0] == [["make", "lab"]] and "`make test`" in text
    assert [command[0] for command in commands[1]] == ["pip", "tma-labs"]
