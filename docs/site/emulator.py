"""The emulator for the pages: its Python in one archive, and where Python itself comes from.

A page fetches Pyodide (Python for a browser) when its reader first asks for it: from the site, if
the site was made with a folder of it, or else from its official place, if the reader says so. That
every file of it is the one that this was tried with, hashes see to.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from harness.emulator import SCHEDULES
from harness.page import answer

ROOT = Path(__file__).resolve().parents[2]
LIVE = Path(__file__).parent / "live"
ARCHIVE = "harness.zip"
STAND_INS = Path(__file__).parent / "stand_ins"  # for packages that a page has not
_MODULES = """
import sys, harness.page, harness.views.explorer
from harness.views.bank import explorer
from harness.views import barrier_explorer
from harness.views.tile import explorer
from harness.views.timelines import explorer
print(*(name for name in sys.modules if name.split(".")[0] == "harness"))
"""
_NOT_READ = (".py", ".pyc", ".ll", ".so")  # beside a module: no data, or machine code
_NEEDED = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
_LOCK = "pyodide-lock.json"
_FETCHED = {".mjs", ".js", ".wasm", ".zip", ".json", ".whl"}  # before the first check
_EPOCH = (1980, 1, 1, 0, 0, 0)  # the same sources make the same archive


def write(target: Path, pyodide: Path | None) -> None:
    """Write what the scripts of ``live/`` fetch into the folder ``target``."""
    target.mkdir(parents=True, exist_ok=True)
    archive(target / ARCHIVE)
    official = json.loads((LIVE / "pyodide.json").read_text())
    local = None
    if pyodide is not None:
        copy_pyodide(pyodide, target / "pyodide")
        local = "pyodide/"
    bytes_of = sum(path.stat().st_size for path in target.rglob("*") if path.suffix in _FETCHED)
    megabytes = round(bytes_of / 1e6) if local else official["megabytes"]
    settings = {"archive": ARCHIVE, "local": local, "official": official, "megabytes": megabytes}
    (target / "settings.json").write_text(json.dumps(settings))
    told = {"schedules": SCHEDULES, "examples": list(examples())}
    (target / "ptx.json").write_text(json.dumps(told))


def archive(path: Path) -> None:
    """Every module that a page asks, all that these import, and what they read."""
    command = [sys.executable, "-c", _MODULES]
    listed = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    with zipfile.ZipFile(path, "w") as packed:
        for file in sorted(set(_files(listed.stdout.split()))):
            info = zipfile.ZipInfo(str(file.relative_to(ROOT)), _EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(info, file.read_bytes())
        for file in sorted(STAND_INS.rglob("*.py")):
            info = zipfile.ZipInfo(str(file.relative_to(STAND_INS)), _EPOCH)
            packed.writestr(info, file.read_bytes())


def _files(modules: list[str]) -> Iterator[Path]:
    for name in modules:
        module = ROOT / name.replace(".", "/")
        if not module.is_dir():
            yield module.with_suffix(".py")
            continue
        yield module / "__init__.py"
        beside = (*module.glob("*.*"), *module.glob("assets/*.*"))
        yield from (path for path in beside if path.suffix not in _NOT_READ)


def copy_pyodide(folder: Path, target: Path) -> None:
    """What of a distribution a page needs: the interpreter and numpy."""
    target.mkdir(parents=True, exist_ok=True)
    lock = json.loads((folder / _LOCK).read_text())
    for name in (*_NEEDED, _LOCK, lock["packages"]["numpy"]["file_name"]):
        shutil.copy(folder / name, target / name)


def examples() -> Iterator[dict[str, Any]]:
    """Launches to choose from, as launch files say them."""
    for path in sorted((LIVE / "examples").glob("*.toml")):
        said = tomllib.loads(path.read_text())
        launch = said["launch"]
        ptx = (ROOT / said["ptx"]).read_text()
        for left_out in said.get("without", ()):
            assert left_out in ptx, f"{path.name}: {left_out!r} is not in {said['ptx']}"
            ptx = "\n".join(line for line in ptx.split("\n") if left_out not in line)
        example = {"title": said["title"], "ptx": ptx, **launch}
        yield {**example, "report": _report(ptx, launch)} if said.get("opens") else example


def _report(ptx: str, launch: dict[str, Any]) -> dict[str, Any]:
    """Return the emulator's report of an example, which the page opens with."""
    asked = {"files": {"kernel.ptx": ptx}, "file": "kernel.ptx", "options": launch}
    report: dict[str, Any] = json.loads(answer(json.dumps(asked)))
    return report
