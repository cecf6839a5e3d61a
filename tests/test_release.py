"""The files and the metadata of a release."""

from __future__ import annotations

import os
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
REPOSITORY = "https://example.org/tma-labs"


def tracked(*folders: str) -> set[str]:
    names = {str(path.relative_to(ROOT)) for path in tracked_files()}
    return {name for name in names if not folders or name.split("/")[0] in folders}


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> tuple[Path, Path]:
    """A source release of the tracked files, and its wheel."""
    folder = tmp_path_factory.mktemp("release")
    clone = folder / "clone"
    for name in tracked():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    packages = {}
    for kind, source in (("sdist", clone), ("wheel", folder / f"tma_labs-{VERSION}")):
        code = f"from setuptools import build_meta as b; print(b.build_{kind}({str(folder)!r}))"
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=source, capture_output=True, text=True, timeout=300,
            env=os.environ | {"SITE_REPOSITORY": REPOSITORY},
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        packages[kind] = folder / done.stdout.splitlines()[-1]
        if kind == "sdist":
            with tarfile.open(packages[kind]) as packed:
                packed.extractall(folder, filter="data")
    return packages["sdist"], packages["wheel"]


def test_the_source_release_contains_the_tracked_files(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[0]) as packed:
        names = {m.name.partition("/")[2] for m in packed.getmembers() if m.isfile()}
    metadata = {name for name in names if name.startswith("tma_labs.egg-info/")}
    assert names - metadata == tracked() | {"PKG-INFO", "setup.cfg"}


def test_the_wheel_is_the_package_the_labs_and_their_solutions(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[1]) as packed:
        names = set(packed.namelist())
        labs = {n: packed.read(n) for n in names if n.startswith("harness/labs/")}
        solutions = {n: packed.read(n) for n in names if n.startswith("harness/solutions/")}
        metadata = packed.read(f"tma_labs-{VERSION}.dist-info/METADATA").decode()
    about = {name for name in names if name.startswith(f"tma_labs-{VERSION}.dist-info/")}
    students = f"tma_labs-{VERSION}.data/data/etc/jupyter/nbgrader_config.py"
    assert names - about - set(labs) - set(solutions) == {*tracked("harness"), students}
    texts = {str(path.relative_to(ROOT)) for path in (ROOT / "solutions").glob("*/*.py")}
    assert solutions == {f"harness/{name}": (ROOT / name).read_bytes() for name in texts}
    assert labs == {f"harness/{name}": (ROOT / name).read_bytes() for name in tracked("labs")}
    assert f"\nVersion: {VERSION}\n" in metadata
    assert f"\nProject-URL: Source, {REPOSITORY}\n" in metadata
    # A package index shows the readme without the files beside it.
    assert set(re.findall(r'\]\((\w+)|(?:src|srcset)="(\w+)', metadata)) == {
        ("https", ""),
        ("", "https"),
    }


def solution_lines() -> set[bytes]:
    """Return the lines of all labs' answers that a skeleton does not contain."""
    lines: set[bytes] = set()
    for text in (ROOT / "solutions").glob("*/*.py"):
        marked = text.read_bytes().split(b"### BEGIN SOLUTION")[1:]
        lines.update(*(part.partition(b"### END SOLUTION")[0].splitlines() for part in marked))
    return {line for line in lines if line.strip()}


def test_the_wheel_has_no_edits_of_a_solution(built: tuple[Path, Path]) -> None:
    lines = solution_lines()
    with zipfile.ZipFile(built[1]) as packed:
        edits = {
            f"{name}: {line.decode()}"
            for name in packed.namelist()
            for line in packed.read(name).splitlines()
            if line[:1] in (b"-", b"+") and line[1:] in lines
        }
    assert len(lines) > 500 and edits == set()


def test_the_version_is_defined_once() -> None:
    assert "version" not in PYPROJECT["project"] and "version" in PYPROJECT["project"]["dynamic"]
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert cited["version"] == VERSION
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.M)
    assert newest is not None and newest[1].rstrip(",") == VERSION


def test_the_citation_has_the_required_fields() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert cited["cff-version"] == "1.2.0"
    assert all(cited[key] for key in ("message", "title", "authors"))
    assert cited["license"] == PYPROJECT["project"]["license"]


FORGE = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def jobs(path: Path) -> dict:
    return yaml.safe_load(path.read_text())["jobs"]


def test_the_workflow_tests_every_supported_python_on_both_platforms() -> None:
    tried = jobs(ROOT / ".github" / "workflows" / "tests.yml")["wheel"]["strategy"]["matrix"]
    promised = [
        text.rpartition(" ")[2]
        for text in PYPROJECT["project"]["classifiers"]
        if re.search(r"Python :: 3\.\d+$", text)
    ]
    assert tried["python"] == promised
    assert [("arm" in machine) for machine in tried["machine"]] == [False, True]


def test_commands_of_the_workflows_exist() -> None:
    steps = [step for path in FORGE for job in jobs(path).values() for step in job["steps"]]
    commands = "\n".join(step.get("run", "") for step in steps)
    modules = set(re.findall(r"python -m (quality\.\w+)", commands))
    assert modules and all((ROOT / f"{m.replace('.', '/')}.py").is_file() for m in modules)
