"""Record the launches of a lab's cells as launch files of the sanitizer, for a page to repeat.

In a Jupyter kernel, ``docs.site.launches.note(FILE)`` appends each later launch on the emulator,
and each explorer, to FILE as a line of JSON. A launch has its PTX, its extents, and the contents
of device memory when it began, at the same addresses.
"""

from __future__ import annotations

import ast
import base64
import gzip
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from ipywidgets import Widget
from pygments import lex
from pygments.lexers import PythonLexer
from pygments.token import STANDARD_TYPES

from docs.site import explorers
from docs.site.statements import mbarriers, places, statements
from harness.course import device
from harness.course.views.explorer import Explorer
from harness.sanitizer import LaunchPlan, Pointer, TensorMap
from harness.sanitizer.emulator.copies import tensormaps
from harness.sanitizer.isa import name_of
from harness.sanitizer.isa.text.names import readable

ROOT = Path(__file__).resolve().parents[2]
MOST_BYTES = 1 << 20  # device memory of a recorded launch: pages should stay small
MOST_THREADS = 4096  # larger launches take too long in a page
MOST_LAUNCHES = 8  # per cell


def note(file: str) -> None:
    """Write every later launch and explorer of this process to ``file``."""

    def explore(explorer: Widget) -> None:
        if isinstance(explorer, Explorer):  # the page sets its id later
            explorer.observe(lambda _: _note_explorer(Path(file), explorer), "comm")

    device("emulator").on_launch(partial(_note, Path(file)))
    Widget.on_widget_constructed(explore)


def _note_explorer(file: Path, explorer: Explorer) -> None:
    _write(file, {"model": explorer.model_id, "scene": explorers.kept(explorer.scene)})


def _write(file: Path, record: dict[str, Any]) -> None:
    from IPython import get_ipython

    shell = get_ipython()
    assert shell is not None
    text = json.dumps({"cell": shell.user_ns["In"][-1].strip(), **record})
    with file.open("a") as written:
        written.write(text.replace(f"{ROOT}/", "") + "\n")  # no local path in a page


def _note(file: Path, plan: LaunchPlan) -> None:
    threads = int(np.prod(plan.grid)) * int(np.prod(plan.block))
    memory = _memory(plan)
    size = sum(array.memory.nbytes for array in memory)
    if size <= MOST_BYTES and threads <= MOST_THREADS and plan.sources:
        _write(file, as_files(plan))


def noting(file: Path) -> list[str]:
    """Return the arguments of a Jupyter kernel that records its launches in ``file``."""
    return [
        f"--IPKernelApp.exec_lines=from docs.site import launches; launches.note({str(file)!r})"
    ]


def of_cells(file: Path, texts: Mapping[str, str], answers: Iterable[str]) -> dict[str, dict]:
    """Return ``launches`` by the id of their cell, and ``scenes`` of explorers by their model's id.

    ``texts``: the shown text of the cells, by id. ``answers``: the text of the solution's cells,
    which is not shown; launches of these kernels are left out.
    """
    hidden = {text.strip() for text in answers}
    ids = {text.strip(): cell for cell, text in texts.items()}
    launches: dict[str, list] = {}
    scenes: dict[str, str] = {}
    for line in file.read_text().splitlines() if file.is_file() else ():
        record = json.loads(line)
        cell = ids.get(record.pop("cell"))
        if cell is None:
            continue
        if "scene" in record:
            scenes[record["model"]] = record["scene"]
        elif not any(text.strip() in hidden for text in record["sources"].values()):
            of_cell = launches.setdefault(cell, [])
            if len(of_cell) < MOST_LAUNCHES:
                earlier = _of_an_earlier_cell(record, texts[cell])
                of_cell.append({**record, **earlier, "sources": colored(record["sources"])})
    return {"launches": launches, "scenes": scenes}


def _of_an_earlier_cell(launch: Mapping[str, Any], text: str) -> dict[str, int]:
    """Return as ``end`` the last line to show of a kernel that another cell defines: that of its
    last definition. The lines below it are a launch of that cell. Empty for this cell's kernel."""
    source = launch["sources"].get(launch.get("file"), "")
    if source.strip() in ("", text.strip()) or launch["file"].startswith("harness/"):
        return {}
    kinds = (ast.FunctionDef, ast.ClassDef)
    ends = [node.end_lineno for node in ast.parse(source).body if isinstance(node, kinds)]
    return {"end": max(ends)} if ends else {}


def colored(sources: Mapping[str, str]) -> dict[str, list]:
    """Return the lines of each source as pieces, ``[class, text]``, colored as a page's cells."""
    return {name: _lines(text.rstrip()) for name, text in sources.items()}


def _lines(source: str) -> list[list[tuple[str, str]]]:
    lines: list[list[tuple[str, str]]] = [[]]
    for token, text in lex(source, PythonLexer(stripnl=False, ensurenl=False)):
        for number, part in enumerate(text.split("\n")):
            if number:
                lines.append([])
            if part:
                lines[-1].append((STANDARD_TYPES.get(token, ""), part))
    return lines


def _memory(plan: LaunchPlan) -> list[Any]:
    """Return one array of each allocation that the parameters refer to."""
    arrays = [p.array for p in plan.parameters if isinstance(p, Pointer | TensorMap)]
    return list({id(array.memory): array for array in arrays if array is not None}.values())


def as_files(plan: LaunchPlan) -> dict[str, Any]:
    """Return the launch for a page: the files that `docs.site.examining` takes, the kernel's
    source, the statements that can be removed, and the places of new ones."""
    files: dict[str, Any] = {"kernel.ptx": plan.kernel.text}
    ranges, names, types = [], {}, {}
    for number, array in enumerate(_memory(plan)):
        name = array.memory._allocation.name or f"memory{number}"
        name = name if name not in names.values() and name.isidentifier() else f"memory{number}"
        names[id(array.memory)] = name
        files[f"{name}.bin.gz"] = _packed(array.memory.read(0, array.memory.nbytes).tobytes())
        ranges.append((name, array.memory.address))
        if array.layout == "C" and array.nbytes == array.memory.nbytes:
            types[name] = name_of(array.dtype), array.shape
    specs = []
    for number, parameter in enumerate(plan.parameters):
        if isinstance(parameter, TensorMap):
            files[f"parameter{number}.bin"] = _packed(tensormaps.pack(parameter), plain=True)
            specs.append(f"struct@parameter{number}.bin")
        elif isinstance(parameter, Pointer):
            array = parameter.array
            offset = array.address + parameter.offset_bytes - array.memory.address
            name = names[id(array.memory)]
            specs.append(f"&{name}+{offset}" if offset else f"&{name}")
        else:
            value = parameter.value
            specs.append(f"{value.dtype.name}={int(value) if value.dtype.kind == 'b' else value}")
    sources, kernel = {}, readable(plan.kernel.entry).rpartition(".")[2]
    # The source of a library would be most of the page, and readers do not edit it.
    shown = {name: text for name, text in plan.sources.items() if "site-packages" not in name}
    for number, (name, text) in enumerate(shown.items()):
        files[f"source{number}.py"] = text
        sources[name] = f"source{number}.py"
    files["launch.toml"] = _launch_file(plan, specs, ranges, sources)
    return {
        "files": files,
        "types": types,
        "kernel": kernel,
        "file": next((name for name, text in shown.items() if f"def {kernel}(" in text), None),
        "grid": plan.grid,
        "block": plan.block,
        "cluster": plan.cluster,
        "shared_bytes": plan.shared_bytes,
        "sources": shown,
        "statements": list(map(asdict, statements(plan.kernel))),
        "places": list(map(asdict, places(plan.kernel))),
        "mbarriers": list(map(asdict, mbarriers(plan.kernel))),
    }


def _packed(data: bytes, plain: bool = False) -> dict[str, str]:
    return {"base64": base64.b64encode(data if plain else gzip.compress(data, mtime=0)).decode()}


def _launch_file(plan: LaunchPlan, specs: list[str], ranges: Any, sources: dict[str, str]) -> str:
    values = {
        "ptx": "kernel.ptx",
        "entry": plan.kernel.entry,
        "grid": plan.grid,
        "block": plan.block,
        "cluster": plan.cluster,
        "shared_bytes": plan.shared_bytes,
        "args": specs,
    }
    lines = [f"{name} = {json.dumps(value)}" for name, value in values.items()]
    if sources:
        lines += ["[sources]", *(f"{json.dumps(k)} = {json.dumps(v)}" for k, v in sources.items())]
    for name, address in ranges:
        lines += [
            "[[memory]]",
            f'name = "{name}"',
            f"address = {address}",
            f'file = "{name}.bin.gz"',
        ]
    return "\n".join(lines) + "\n"
