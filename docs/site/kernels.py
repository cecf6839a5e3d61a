"""Kernels that pages have of their own, not from a lab: versions of one kernel side by side.

A version is kept as a launch that the page can make, with the report that the emulator gave when
the site was built. So a reader sees the verdict at once, and can then make the launch.
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

from docs.site.launches import as_files
from docs.site.statements import ADDED
from harness import page
from harness.devices.emulated import EmulatedDevice
from harness.errors import LaunchEnded

_LAUNCHING = re.compile(r"\n+def launch\(.*", re.DOTALL)


@dataclass(frozen=True)
class Version:
    """The text of a module with a kernel and a function ``launch(gpu)``. ``label`` names the
    version on its button; ``new`` are the numbers of the lines that distinguish it."""

    label: str
    text: str
    new: tuple[int, ...] = ()


def load(path: Path) -> ModuleType:
    """Import a module from a file, whatever Python has cached of it."""
    spec = importlib.util.spec_from_file_location(re.sub(r"\W", "_", path.stem), path)
    assert spec
    module = importlib.util.module_from_spec(spec)
    # Without kept bytecode, by which a text of the same second and length would be this one.
    exec(compile(path.read_text(), path, "exec"), module.__dict__)
    return module


def launches(name: str, versions: Iterable[Version], folder: Path) -> dict[str, Any]:
    """Return what the page's script reads for the kernel ``name``. Modules are written to
    ``folder``, where numba finds their lines."""
    kept = [_launch(f"{name}-{number}", one, folder) for number, one in enumerate(versions)]
    return {"launches": {name: kept}, "statements": ADDED}


def element(name: str) -> str:
    """Return the HTML that the script replaces by the kernel ``name``."""
    return (
        f'<div class="live-kernel" data-kept="{name}"><noscript>This part of the page needs '
        "JavaScript.</noscript></div>"
    )


def _launch(name: str, version: Version, folder: Path) -> dict[str, Any]:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.py"
    path.write_text(version.text)
    text = json.dumps(_launched(load(path)))
    text = text.replace(json.dumps(str(path))[1:-1], "kernel.py")  # a page names no folder of ours
    launch: dict[str, Any] = json.loads(text)
    launch["sources"] = {"kernel.py": _LAUNCHING.sub("\n", version.text)}
    asked = {"files": launch["files"], "file": "launch.toml"}
    report = json.loads(page.answer(json.dumps(asked)))
    begin = version.text.partition("@cuda.jit")[0].count("\n") + 1
    of_version = {"label": version.label, "new": version.new, "begin": begin}
    return {**launch, **of_version, "report": report}


def _launched(module: ModuleType) -> dict[str, Any]:
    """Return the launch that the module makes, with memory as it was before."""
    found: list[dict[str, Any]] = []
    gpu = EmulatedDevice()  # of its own: a listener stays with a device
    gpu.on_launch(lambda plan: found.append(as_files(plan)))
    with contextlib.suppress(LaunchEnded):  # the report has how it ended
        module.launch(gpu)
    (launch,) = found
    return launch
