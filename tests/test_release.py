"""What a release holds, file by file, and what it says of itself."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
import yaml

import harness
from tests.test_repository import PYPROJECT, ROOT, tracked_files

VERSION = harness.__version__


def tracked(*folders: str) -> set[str]:
    names = {str(path.relative_to(ROOT)) for path in tracked_files()}
    return {name for name in names if not folders or name.split("/")[0] in folders}


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> tuple[Path, Path]:
    """A source release of what is tracked, and the wheel that is made from it."""
    folder = tmp_path_factory.mktemp("release")
    clone = folder / "clone"
    for name in tracked():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    made = {}
    for kind, source in (("sdist", clone), ("wheel", folder / f"tma_labs-{VERSION}")):
        code = f"from setuptools import build_meta as b; print(b.build_{kind}({str(folder)!r}))"
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=source, capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 0, done.stderr
        made[kind] = folder / done.stdout.splitlines()[-1]
        if kind == "sdist":
            with tarfile.open(made[kind]) as packed:
                packed.extractall(folder, filter="data")
    return made["sdist"], made["wheel"]


def test_the_source_release_is_what_is_tracked(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[0]) as packed:
        names = {m.name.partition("/")[2] for m in packed.getmembers() if m.isfile()}
    made = {name for name in names if name.startswith("tma_labs.egg-info/")}
    assert names - made == tracked() | {"PKG-INFO", "setup.cfg"}


def test_the_wheel_is_the_package_and_the_labs(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[1]) as packed:
        names = set(packed.namelist())
        labs = {n: packed.read(n) for n in names if n.startswith("harness/labs/")}
        metadata = packed.read(f"tma_labs-{VERSION}.dist-info/METADATA").decode()
    about = {name for name in names if name.startswith(f"tma_labs-{VERSION}.dist-info/")}
    assert names - about - set(labs) == tracked("harness")
    assert labs == {f"harness/{name}": (ROOT / name).read_bytes() for name in tracked("labs")}
    assert f"\nVersion: {VERSION}\n" in metadata


def test_the_version_stands_in_one_place() -> None:
    assert "version" not in PYPROJECT["project"] and "version" in PYPROJECT["project"]["dynamic"]
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert cited["version"] == VERSION
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.M)
    assert newest is not None and newest[1].rstrip(",") == VERSION


def test_the_citation_says_what_the_format_asks_for() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert cited["cff-version"] == "1.2.0"
    assert all(cited[key] for key in ("message", "title", "authors"))
    assert cited["license"] == PYPROJECT["project"]["license"]


@pytest.fixture(scope="module")
def workflow() -> dict:
    return yaml.safe_load((ROOT / ".github" / "workflows" / "tests.yml").read_text())


def test_a_forge_tries_every_python_that_is_promised_on_both_machines(workflow: dict) -> None:
    tried = workflow["jobs"]["wheel"]["strategy"]["matrix"]
    promised = [
        text.rpartition(" ")[2]
        for text in PYPROJECT["project"]["classifiers"]
        if re.search(r"Python :: 3\.\d+$", text)
    ]
    assert tried["python"] == promised
    assert [("arm" in machine) for machine in tried["machine"]] == [False, True]


def test_what_a_forge_runs_is_there(workflow: dict) -> None:
    steps = [s["run"] for job in workflow["jobs"].values() for s in job["steps"] if "run" in s]
    said = "\n".join(steps)
    modules = set(re.findall(r"python -m (tests\.\w+)", said))
    assert modules and all((ROOT / f"{m.replace('.', '/')}.py").is_file() for m in modules)
    assert ".ci/run" in said and "make check" in said
