"""The extra `sanitizer`: a small environment, without Jupyter or numba.

The wheel is built and installed as pip does. Dependencies are not downloaded again: the installed
distributions that the base requires, and their dependencies, are linked.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from harness.base.errors import INSTALL
from tests.sanitizer.cli.test_reports import ARRAYS, EARLY, LAUNCH, WRAPPERS
from tests.test_repository import PYPROJECT, ROOT

NOT_NEEDED = ("numba", "cuda", "nvidia", "jupyterlab", "nbgrader", "IPython", "dask")


def needed(requirements: list[str]) -> dict[str, metadata.Distribution]:
    """Return the distributions that the requirements install, each with its dependencies."""
    distributions: dict[str, metadata.Distribution] = {}
    rest = [Requirement(text) for text in requirements]
    while rest:
        requirement = rest.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": ""}):
            continue
        distribution = metadata.distribution(requirement.name)
        if distributions.setdefault(distribution.name, distribution) is distribution:
            rest += [Requirement(text) for text in distribution.requires or ()]
    return distributions


@pytest.fixture(scope="module")
def alone(tmp_path_factory) -> Path:
    """The folder of programs of such an environment."""
    folder = tmp_path_factory.mktemp("alone")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    clone = folder / "clone"
    shutil.copytree(
        ROOT / "harness", clone / "harness", ignore=shutil.ignore_patterns("__pycache__")
    )
    (clone / "hub" / "users").mkdir(parents=True)
    data = "hub/users/nbgrader_config.py"
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", data):
        shutil.copy(ROOT / name, clone / name)
    build = ["wheel", str(clone), "--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([*pip, *build], check=True, timeout=300)
    (wheel,) = folder.glob("tma_labs-*.whl")
    venv.create(folder / "env", symlinks=True)
    python = folder / "env" / "bin" / "python"
    install = ["install", "--no-deps", "--no-index", "--no-compile", str(wheel)]
    subprocess.run([*pip, "--python", str(python), *install], check=True, timeout=300)
    (site,) = (folder / "env").glob("lib/python*/site-packages")
    project = PYPROJECT["project"]
    listed = project["dependencies"] + project["optional-dependencies"]["sanitizer"]
    for distribution in needed(listed).values():
        for top in {Path(file).parts[0] for file in distribution.files or ()} - {".."}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(distribution.locate_file(top))).resolve())
    return python.parent


def run(*command: str, cwd: Path) -> subprocess.CompletedProcess:
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, timeout=300)


def test_the_sanitizer_runs_without_other_packages(alone: Path, tmp_path: Path) -> None:
    sanitizer = [str(alone / "ptx-sanitizer"), str(WRAPPERS), "--entry", EARLY, *LAUNCH, *ARRAYS]
    report = tmp_path / "report.sarif"
    done = run(*sanitizer, "--sarif", str(report), cwd=tmp_path)
    assert done.returncode == 1, done.stderr
    assert "read-before-arrival (error)" in done.stdout and report.is_file()


def test_the_installed_size_is_small(alone: Path, tmp_path: Path) -> None:
    code = (
        "import importlib.util as util, sys, harness, harness.sanitizer.cli.ptx_sanitizer;"
        f"print([n for n in {NOT_NEEDED} if n in sys.modules or util.find_spec(n)]);"
        "print(harness.__file__)"
    )
    done = run(str(alone / "python"), "-c", code, cwd=tmp_path)
    there, file = done.stdout.splitlines()
    assert there == "[]" and file.startswith(str(alone.parent)), done.stderr


def test_the_doctor_works_without_the_labs(alone: Path, tmp_path: Path) -> None:
    done = run(str(alone / "tma-labs"), "doctor", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "✓ the sanitizer" in done.stdout
    assert f"– the labs: {INSTALL.format(extra='labs')} (not installed: " in done.stdout


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (("tma-labs", "start"), INSTALL.format(extra="labs")),
        (("tma-labs", "labs"), INSTALL.format(extra="labs")),
        (("python", "-m", "harness"), INSTALL.format(extra="labs")),
    ],
)
def test_commands_that_need_the_labs_report_it(
    alone: Path, tmp_path: Path, command, says: str
) -> None:
    done = run(str(alone / command[0]), *command[1:], cwd=tmp_path)
    assert done.returncode == 1 and says in done.stderr
