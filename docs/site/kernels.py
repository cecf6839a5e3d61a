"""Kernels of pages other than labs: versions of a kernel side by side.

Each version is a launch that a page can repeat, with the emulator's report from the build of the
site. So a reader sees the verdict at once, and can then run the kernel.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from docs.site import examining
from docs.site.launches import as_files, colored
from docs.site.statements import ADDED
from harness.base.errors import LaunchEnded
from harness.course.devices.emulator import Emulator

_LAUNCHING = re.compile(r"\n+def launch\(.*", re.DOTALL)


@dataclass(frozen=True)
class Version:
    """The text of a module with a kernel and a function ``launch(gpu)``. ``label`` names the
    version on its button; ``new`` are the numbers of its changed lines."""

    label: str
    text: str
    new: tuple[int, ...] = ()


def load(path: Path) -> ModuleType:
    """Import a module from a file, ignoring cached bytecode."""
    spec = importlib.util.spec_from_file_location(re.sub(r"\W", "_", path.stem), path)
    assert spec
    module = importlib.util.module_from_spec(spec)
    # A text of the same length, written in the same second, would be taken for the cached one.
    exec(compile(path.read_text(), path, "exec"), module.__dict__)
    return module


def launches(name: str, versions: Iterable[Version], folder: Path) -> dict[str, Any]:
    """Return the data of the kernel ``name`` for the page's script. Modules are written to
    ``folder``, where numba finds their lines."""
    data = [_launch(f"{name}-{number}", version, folder) for number, version in enumerate(versions)]
    return {"launches": {name: data}, "statements": ADDED}


def element(name: str, still: str) -> str:
    """Return the Markdown that the page's script replaces by the kernel ``name``: ``still``, for
    readers without JavaScript and for the search."""
    return f'<div class="live-kernel" data-kept="{name}">\n\n{still}\n\n</div>'


def _launch(name: str, version: Version, folder: Path) -> dict[str, Any]:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.py"
    path.write_text(version.text)
    text = json.dumps(_launched(load(path)))
    text = text.replace(json.dumps(str(path))[1:-1], "kernel.py")  # no local path in a page
    launch: dict[str, Any] = json.loads(text)
    launch["sources"] = colored({"kernel.py": _LAUNCHING.sub("\n", version.text)})
    request = {"files": launch["files"], "file": "launch.toml", "types": launch["types"]}
    report = json.loads(examining.answer(json.dumps(request)))
    begin = version.text.partition("@cuda.jit")[0].count("\n") + 1
    of_version = {"label": version.label, "new": version.new, "begin": begin}
    return {**launch, **of_version, "report": report}


def _launched(module: ModuleType) -> dict[str, Any]:
    """Return the module's launch, with the contents of memory before it."""
    plans: list[dict[str, Any]] = []
    gpu = Emulator()  # a new device, since listeners cannot be removed
    gpu.on_launch(lambda plan: plans.append(as_files(plan)))
    with contextlib.suppress(LaunchEnded):  # the report has this outcome
        module.launch(gpu)
    (launch,) = plans
    return launch
