"""The emulator for the pages: an archive of its modules, and the source of Pyodide.

A page fetches Pyodide (Python for browsers) when its reader first asks for it: from the site, if
the site was built with a copy, otherwise from the official host, with the reader's consent. Hashes
ensure that each file is the one that was tested.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docs.site.examining import answer
from harness.course.views.cards.markup import WIDER_THAN_A_PHONE
from harness.sanitizer.emulator import SCHEDULES

ROOT = Path(__file__).resolve().parents[2]
LIVE = Path(__file__).parent / "live"
ARCHIVE = "harness.zip"
EXAMINING = Path(__file__).with_name("examining.py")  # for a page to call
STAND_INS = Path(__file__).parent / "stand_ins"  # for packages that are not in a page
_MODULES = """
import sys, docs.site.examining, harness.course.views.explorer
from harness.course.views.bank import explorer
from harness.course.views import barrier_explorer
from harness.course.views.tile import explorer
from harness.course.views.timelines import explorer
from harness.sanitizer import causes_of_hangs, diagnosis_rules
from harness.sanitizer.diagnosis import *
from harness.sanitizer.emulator import *
print(*(name for name in sys.modules if name.split(".")[0] == "harness"))
"""
_NOT_READ = (".py", ".pyc", ".ll", ".so")  # not data, or machine code
_NEEDED = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
_ENTRY = re.compile(r"^\.visible \.entry (?P<name>\w+)\(.*?^\}\n*", re.MULTILINE | re.DOTALL)
_LOCK = "pyodide-lock.json"
_FETCHED = {".mjs", ".js", ".wasm", ".zip", ".json", ".whl"}  # downloaded before the first check
_EPOCH = (1980, 1, 1, 0, 0, 0)  # equal sources give equal archives


def write(target: Path, pyodide: Path | None) -> None:
    """Write the files that the scripts of ``live/`` fetch to the folder ``target``."""
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
    form = {"schedules": SCHEDULES, "examples": list(examples())}
    (target / "ptx.json").write_text(json.dumps(form))
    (target / "names.js").write_text(names())


def names() -> str:
    """Return the script with the constants of Python that scripts of ``live/`` import."""
    return f"export const WIDER_THAN_A_PHONE = {WIDER_THAN_A_PHONE};\n"


def archive(path: Path) -> None:
    """Archive the modules that a page calls, their imports, and the data that they read."""
    command = [sys.executable, "-c", _MODULES]
    listed = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    with zipfile.ZipFile(path, "w") as packed:
        for file in sorted(set(_files(listed.stdout.split()))):
            info = zipfile.ZipInfo(str(file.relative_to(ROOT)), _EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(info, file.read_bytes())
        for file in (EXAMINING, *sorted(STAND_INS.rglob("*.py"))):
            folder = EXAMINING.parent if file == EXAMINING else STAND_INS
            info = zipfile.ZipInfo(str(file.relative_to(folder)), _EPOCH)
            packed.writestr(info, file.read_bytes())


def _files(modules: list[str]) -> Iterator[Path]:
    for name in modules:
        module = ROOT / name.replace(".", "/")
        if not module.is_dir():
            yield module.with_suffix(".py")
            continue
        yield module / "__init__.py"
        files = (*module.glob("*.*"), *module.glob("assets/*.*"))
        yield from (path for path in files if path.suffix not in _NOT_READ)


def copy_pyodide(folder: Path, target: Path) -> None:
    """Copy the parts of a distribution that a page needs: the interpreter and numpy."""
    target.mkdir(parents=True, exist_ok=True)
    lock = json.loads((folder / _LOCK).read_text())
    for name in (*_NEEDED, _LOCK, lock["packages"]["numpy"]["file_name"]):
        shutil.copy(folder / name, target / name)


def examples() -> Iterator[dict[str, Any]]:
    """Yield the example launches, each with the options of its launch file."""
    for path in sorted((LIVE / "examples").glob("*.toml")):
        example = tomllib.loads(path.read_text())
        launch = example["launch"]
        ptx = _only(launch["entry"], (ROOT / example["ptx"]).read_text())
        for removed in example.get("without", ()):
            assert removed in ptx, f"{path.name}: {removed!r} is not in {example['ptx']}"
            ptx = "\n".join(line for line in ptx.split("\n") if removed not in line)
        shown = {"title": example["title"], "ptx": ptx, **launch}
        yield {**shown, "report": _report(ptx, launch)} if example.get("opens") else shown


def _only(entry: str, ptx: str) -> str:
    """Return PTX without its other kernels: a page's text begins with the kernel that it runs."""
    return _ENTRY.sub(lambda kernel: kernel[0] if kernel["name"] == entry else "", ptx)


def _report(ptx: str, launch: dict[str, Any]) -> dict[str, Any]:
    """Return the emulator's report of the example with which the page opens."""
    request = {"files": {"kernel.ptx": ptx}, "file": "kernel.ptx", "options": launch}
    report: dict[str, Any] = json.loads(answer(json.dumps(request)))
    return report
