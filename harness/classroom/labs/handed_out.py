"""The labs that came with the package, written into a folder of a reader's own."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NoReturn

import harness
from harness.base.errors import HarnessError
from harness.base.files import writing

INDEX = "index.ipynb"
# Settings of JupyterLab for those who learn alone: without nbgrader's panels, which are a course's.
DESK = Path(__file__).resolve().parent / "desk"
# Folders that have another name on a desk, whose file browser sorts them by name: the first lab is
# called by what it teaches, and would come last. The notebook keeps its name, as it is handed in.
PLACES = {"tile_copy": "00_first_tile_copy"}
# JupyterLab writes the kernel's own version here, and calls a notebook with another one unsaved.
_VERSION = re.compile(rb'(?<="version": ")[^"]+(?="\n)')
State = Literal["written", "same", "kept"]


@dataclass(frozen=True)
class HandedOut:
    """A file: ``written`` now, the ``same`` there already, or ``kept`` since it is different."""

    name: str
    state: State


def labs_folder() -> Path:
    """Return the folder of the labs: in the installed package, or next to it in a clone."""
    package = Path(harness.__file__).resolve().parent
    for folder in (package / "labs", package.parent / "labs"):
        if (folder / INDEX).is_file():
            return folder
    raise HarnessError("this installation has no labs: install tma-labs again, from its wheel")


def hand_out(to: Path) -> Iterator[HandedOut]:
    """Write the labs to the folder ``to``, which is created, each in its place in the course. Files
    that exist stay as they are, and so do folders that have their labs' names from before.

    Raises FileError.
    """
    source = labs_folder()
    if to.resolve() == source:
        return
    if _is_in_a_clone(to):
        with writing(to / ".gitignore"):
            _placed(b"*\n", to / ".gitignore")
    places = {lab: place for lab, place in PLACES.items() if not (to / lab).exists()}
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source)
        if not path.is_file() or any(part.startswith(".") for part in name.parts):
            continue
        content = path.read_bytes()
        if name == Path(INDEX):
            for lab, place in places.items():
                content = content.replace(f"]({lab}/".encode(), f"]({place}/".encode())
        if path.suffix == ".ipynb":
            content = _VERSION.sub(sys.version.split()[0].encode(), content)
        name = Path(places.get(name.parts[0], name.parts[0]), *name.parts[1:])
        with writing(to / name):
            state = _placed(content, to / name)
        yield HandedOut(str(name), state)


def _is_in_a_clone(folder: Path) -> bool:
    """Return True if ``folder`` is in a clone of this repository, from which the package may have
    been installed elsewhere. The labs are not to be left there as untracked files."""
    repository = next((p for p in folder.resolve().parents if (p / ".git").exists()), None)
    return repository is not None and (repository / "solutions" / "index.py").is_file()


def _placed(data: bytes, target: Path) -> State:
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        with target.open("xb") as out:
            out.write(data)
    except FileExistsError:
        there = target.read_bytes() if target.is_file() else b""
        return "same" if _VERSION.sub(b"", there) == _VERSION.sub(b"", data) else "kept"
    return "written"


def open_jupyterlab(folder: Path, arguments: Sequence[str] = ()) -> NoReturn:
    """Become JupyterLab, on the labs' index in ``folder``. ``arguments`` are more of its own."""
    programs = str(Path(sys.executable).parent)  # extensions look on the PATH
    environment = os.environ | {
        "PATH": os.pathsep.join([programs, os.environ.get("PATH", "")]),
        "JUPYTER_CONFIG_PATH": os.pathsep.join(
            filter(None, [str(DESK), os.environ.get("JUPYTER_CONFIG_PATH", "")])
        ),
    }
    command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder.resolve()}"]
    command += [f"--LabApp.default_url=/lab/tree/{INDEX}", "--LabApp.news_url=None"]
    # JupyterLab rejects root, who may be a container's only user.
    command += [*(["--allow-root"] if os.geteuid() == 0 else []), *arguments]
    os.execve(sys.executable, command, environment)
