"""A page for each kind of hazard: what it is, the smallest kernel that has it, what the emulator
says of it, what mends it, and what became of kernels with it on hardware.

Nothing here is told twice: meanings and messages are the emulator's, kernels are the files of
``smallest/``, which are run, and outcomes are those that were recorded of the labs' kernels.
"""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import harness
from harness.cli.pages import with_links
from harness.diagnosis import KINDS, MEANINGS, Hazard
from harness.errors import HarnessError
from harness.recordings import recording

SMALLEST = Path(__file__).parent / "smallest"
_MARK = re.compile(r"  # (mends|breaks)$", re.MULTILINE)


@dataclass(frozen=True)
class Smallest:
    """The smallest kernel of a kind, as text: ``broken`` and ``mended``; ``gone`` and ``added`` are
    the numbers of the lines that the one has and the other has not."""

    kind: str
    about: str
    broken: str
    mended: str
    gone: tuple[int, ...]
    added: tuple[int, ...]


def smallest(kind: str) -> Smallest:
    """A line marked ``# breaks`` is in the broken kernel only, ``# mends`` in the other."""
    text = (SMALLEST / f"{kind}.py").read_text()
    about = text.split('"""')[1]
    text = text[text.index("\n\n") :].lstrip("\n")
    broken, gone = _version(text, "breaks")
    mended, added = _version(text, "mends")
    return Smallest(kind, about, broken, mended, gone, added)


def _version(text: str, wanted: str) -> tuple[str, tuple[int, ...]]:
    lines: list[str] = []
    marked = []
    for line in text.splitlines():
        mark = _MARK.search(line)
        if mark and mark[1] != wanted:
            continue
        lines.append(_MARK.sub("", line))
        if mark:
            marked.append(len(lines))
    return "\n".join(lines) + "\n", tuple(marked)


def found(name: str, text: str, folder: Path) -> tuple[Hazard, ...]:
    """What the emulator reports of a kernel whose module's text is ``text``; the module is written
    to ``folder``, where numba finds its lines."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.py"
    path.write_text(text)
    try:
        return tuple(_loaded(path).launch(harness.device("emulator")).hazards)
    except HarnessError as error:
        return tuple(getattr(error, "hazards", ()))


def _loaded(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(re.sub(r"\W", "_", path.stem), path)
    assert spec
    module = importlib.util.module_from_spec(spec)
    # Without kept bytecode, by which a text of the same second and length would be this one.
    exec(compile(path.read_text(), path, "exec"), module.__dict__)
    return module


def page(kind: str, folder: Path, seen_in: Mapping[str, Iterable[str]]) -> str:
    """The page as Markdown. ``seen_in``: for each `harness.break_it` of the labs, in their order,
    the kinds that the emulator found there."""
    kernel = smallest(kind)
    hazards = found(f"{kind}-broken", kernel.broken, folder)
    left = found(f"{kind}-mended", kernel.mended, folder)
    if {one.kind for one in hazards} != {kind} or left:
        raise SystemExit(f"smallest/{kind}.py: {hazards}, and mended {left}")
    hazard = hazards[0]
    lines = sorted({line for line in (hazard.line, hazard.other_line) if line})
    meaning = with_links(MEANINGS[kind])
    broken = [name for name in recording().broken if kind in seen_in.get(name, ())]
    return f"""# `{kind}`

{meaning[0].upper()}{meaning[1:]}.

[How grave each kind is](../hazards.md), and what is formal.

## The smallest kernel that has it

{kernel.about}

{_code(kernel.broken, lines)}

The emulator reports `{kind}`, severity **{hazard.severity}**, {_where(hazard)}:

> {hazard.message.replace(chr(10), chr(10) + "> ")}

## What mends it

{_code(kernel.mended, kernel.added)}

With the marked {"line" if len(kernel.added) == 1 else "lines"} the emulator reports nothing.

## What an H200 did

{_outcomes(broken)}
"""


def _code(text: str, lines: Iterable[int]) -> str:
    emphasised = ",".join(map(str, lines))
    option = f":emphasize-lines: {emphasised}\n" if emphasised else ""
    return f"```{{code-block}} python\n:linenos:\n{option}\n{text.rstrip()}\n```"


def _where(hazard: Hazard) -> str:
    if hazard.line is None:
        return "of the launch as a whole"
    if hazard.other_line in (None, hazard.line):
        return f"at line {hazard.line}"
    return f"at line {hazard.line}, against line {hazard.other_line}"


def _outcomes(broken: list[str]) -> str:
    if not broken:
        return "No kernel of the labs with this hazard was recorded on hardware."
    recorded = recording()
    rows = "".join(f"| {_link(name)} | {recorded.broken[name]} |\n" for name in broken)
    return (
        "Kernels of the labs in which the emulator finds it, broken on purpose (some have other "
        f"hazards besides), on {recorded.where}:\n\n| kernel | what became of it |\n| --- | --- |\n"
        f"{rows}"
    )


def _link(name: str) -> str:
    lab = name.split("/")[0]
    return f'<a href="../../labs/{lab}/{lab}.html#{anchor(name)}"><code>{name}</code></a>'


def anchor(name: str) -> str:
    """Of the cell where `harness.break_it` is called with this name."""
    return "break-" + re.sub(r"[^a-z0-9]+", "-", name.lower())


def linked(text: str) -> str:
    """The page of all kinds, where each name in the table of kinds leads to its own page."""
    for kind in KINDS:
        text = text.replace(f"\n| `{kind}` |", f"\n| [`{kind}`](hazards/{kind}.md) |")
    return text
