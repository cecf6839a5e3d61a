"""The launches that a lab's cells make, kept as the sanitizer's launch files, to be made in a page.

In a kernel, ``docs.site.launches.note(FILE)`` writes each launch on the emulator from then on to
FILE, and each explorer, as a line of JSON. A launch is its PTX, its extents, and device memory as
it was when it began, at the addresses that it had.
"""

from __future__ import annotations

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

from docs.site import explorers
from docs.site.statements import mbarriers, places, statements
from harness.devices import device
from harness.devices.parameters import Pointer
from harness.emulator.copies import tensormaps
from harness.isa.text.names import readable
from harness.launches import LaunchPlan
from harness.tensormap import TensorMap
from harness.views.explorer import Explorer

ROOT = Path(__file__).resolve().parents[2]
MOST_BYTES = 1 << 20  # of device memory that a launch may read: a page is to stay small
MOST_THREADS = 4096  # in a page, a launch of more takes too long
MOST_LAUNCHES = 8  # of one cell


def note(file: str) -> None:
    """Write every launch of this process from here on, and every explorer, to ``file``."""

    def explore(explorer: Widget) -> None:
        if isinstance(explorer, Explorer):  # what the page calls it is known once it is there
            explorer.observe(lambda _: _note_explorer(Path(file), explorer), "comm")

    device("emulator").on_launch(partial(_note, Path(file)))
    Widget.on_widget_constructed(explore)


def _note_explorer(file: Path, explorer: Explorer) -> None:
    _write(file, {"model": explorer.model_id, "scene": explorers.kept(explorer.scene)})


def _write(file: Path, made: dict[str, Any]) -> None:
    from IPython import get_ipython

    shell = get_ipython()
    assert shell is not None
    text = json.dumps({"cell": shell.user_ns["In"][-1].strip(), **made})
    with file.open("a") as written:
        written.write(text.replace(f"{ROOT}/", "") + "\n")  # a page names no folder of ours


def _note(file: Path, plan: LaunchPlan) -> None:
    threads = int(np.prod(plan.grid)) * int(np.prod(plan.block))
    memory = _memory(plan)
    size = sum(one.memory.nbytes for one in memory)
    if size <= MOST_BYTES and threads <= MOST_THREADS and plan.sources:
        _write(file, as_files(plan))


def noting(file: Path) -> list[str]:
    """The arguments of a kernel that notes in ``file``."""
    return [
        f"--IPKernelApp.exec_lines=from docs.site import launches; launches.note({str(file)!r})"
    ]


def of_cells(file: Path, texts: Mapping[str, str], answers: Iterable[str]) -> dict[str, dict]:
    """``launches`` of each cell, by its id, and ``scenes`` of explorers, by their model's id.

    ``texts``: what is shown of the cells, by id. ``answers``: the solution's, which are not shown;
    a launch of one is left out.
    """
    hidden = {text.strip() for text in answers}
    ids = {text.strip(): cell for cell, text in texts.items()}
    launches: dict[str, list] = {}
    scenes: dict[str, str] = {}
    for line in file.read_text().splitlines() if file.is_file() else ():
        made = json.loads(line)
        cell = ids.get(made.pop("cell"))
        if cell is None:
            continue
        if "scene" in made:
            scenes[made["model"]] = made["scene"]
        elif not any(text.strip() in hidden for text in made["sources"].values()):
            mine = launches.setdefault(cell, [])
            if len(mine) < MOST_LAUNCHES:
                mine.append(made)
    return {"launches": launches, "scenes": scenes}


def _memory(plan: LaunchPlan) -> list[Any]:
    """An array of each allocation that the parameters name."""
    arrays = [p.array for p in plan.parameters if isinstance(p, Pointer | TensorMap)]
    return list({id(array.memory): array for array in arrays if array is not None}.values())


def as_files(plan: LaunchPlan) -> dict[str, Any]:
    """The launch: a launch file and what it names, as `harness.page` takes them; its kernel's text
    and the statements of it that can be left out."""
    files: dict[str, Any] = {"kernel.ptx": plan.ptx}
    ranges, names = [], {}
    for number, array in enumerate(_memory(plan)):
        name = array.memory._allocation.name or f"memory{number}"
        name = name if name not in names.values() and name.isidentifier() else f"memory{number}"
        names[id(array.memory)] = name
        files[f"{name}.bin.gz"] = _packed(array.memory.read(0, array.memory.nbytes).tobytes())
        ranges.append((name, array.memory.address))
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
    sources, kernel = {}, readable(plan.entry).rpartition(".")[2]
    # A library's own text would be most of the page, and no reader edits it.
    shown = {name: text for name, text in plan.sources.items() if "site-packages" not in name}
    for number, (name, text) in enumerate(shown.items()):
        files[f"source{number}.py"] = text
        sources[name] = f"source{number}.py"
    files["launch.toml"] = _launch_file(plan, specs, ranges, sources)
    return {
        "files": files,
        "kernel": kernel,
        "file": next((name for name, text in shown.items() if f"def {kernel}(" in text), None),
        "grid": plan.grid,
        "block": plan.block,
        "cluster": plan.cluster,
        "shared_bytes": plan.shared_bytes,
        "sources": shown,
        "statements": [asdict(one) for one in statements(plan.ptx, plan.entry)],
        "places": [asdict(one) for one in places(plan.ptx, plan.entry)],
        "mbarriers": [asdict(one) for one in mbarriers(plan.ptx, plan.entry)],
    }


def _packed(data: bytes, plain: bool = False) -> dict[str, str]:
    return {"base64": base64.b64encode(data if plain else gzip.compress(data, mtime=0)).decode()}


def _launch_file(plan: LaunchPlan, specs: list[str], ranges: Any, sources: dict[str, str]) -> str:
    values = {
        "ptx": "kernel.ptx",
        "entry": plan.entry,
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
