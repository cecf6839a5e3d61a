"""The repository's own promises: imports, pins, and unwanted contents."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
import yaml
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import harness
from tests.conftest import LONGEST

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted((ROOT / "harness").rglob("*.py"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())

MAY_IMPORT_NUMBA = {"compiler", "parts", "bench"}  # kernels, and what times them
MAY_IMPORT_LLVM = {*MAY_IMPORT_NUMBA, "emulator"}  # where it is: for its machine code


MOST_MODULES = 480


def test_the_number_of_modules_does_not_grow() -> None:
    """A small file belongs in the neighbour whose idea it shares."""
    assert len(MODULES) <= MOST_MODULES


def room(path: Path) -> str:
    return path.relative_to(ROOT / "harness").parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[tuple[str, str | None]]:
    """(module, name) of every import statement in the file, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from ((alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # The name of a lab's folder begins with a digit: no absolute import can say it.
            assert node.level == 0 or room(path) == "exercises", f"{path}: relative import"
            if node.level:
                continue
            yield from ((node.module or "", alias.name) for alias in node.names)


def test_only_kernels_and_the_compiler_import_numba() -> None:
    importing = {
        room(path)
        for path in MODULES
        for module, _ in imports(path)
        if module.split(".")[0] == "numba"
    }
    assert importing <= MAY_IMPORT_NUMBA
    importing = {
        room(path)
        for path in MODULES
        for module, _ in imports(path)
        if module.split(".")[0] == "llvmlite"
    }
    assert importing <= MAY_IMPORT_LLVM


def test_public_names() -> None:
    assert harness.__all__ == [
        "CompileError",
        "DeviceNotFound",
        "HarnessError",
        "Hazard",
        "KernelFault",
        "KernelHung",
        "KernelUnfinished",
        "LaunchError",
        "PtxError",
        "TensorMap",
        "TensorMapError",
        "break_it",
        "check",
        "device",
        "ptx",
        "recorded_speed",
        "run_ptx",
    ]
    assert dir(harness) == harness.__all__


@pytest.mark.parametrize("name", harness.__all__)
def test_public_names_exist(name: str) -> None:
    assert getattr(harness, name) is not None


def test_the_judge_does_not_import_numba() -> None:
    code = (
        "import sys, harness.judge.asking, harness.devices, harness.emulator;"
        "print([m for m in sys.modules if m.split('.')[0] in ('numba', 'llvmlite')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert run.stdout.strip() == "[]", run.stdout + run.stderr


def test_imported_packages_are_declared() -> None:
    declared = {canonicalize_name(Requirement(text).name) for text in what_users_may_install()}
    providers = packages_distributions()
    missing = set()
    for path in MODULES:
        for module, _ in imports(path):
            top = module.split(".")[0]
            if top in sys.stdlib_module_names or top in ("harness", "torch"):
                continue
            owners = {canonicalize_name(owner) for owner in providers.get(top, [top])}
            owners |= {"nvmath-python"} if top == "nvmath" else set()
            owners |= {"nvidia-cudnn-frontend"} if top == "cudnn" else set()
            if top == "cuda":
                owners |= {"cuda-core", "cuda-python"}  # `cuda` is a namespace of several
            if not owners & declared:
                missing.add(f"{top} ({path.relative_to(ROOT)})")
    assert not missing


def what_users_may_install() -> list[str]:
    return dependencies("labs", "hopper", "mlir")


def dependencies(*extras: str) -> list[str]:
    """Return the requirements of the base and these extras, without the project itself
    (`tma-labs[labs]`).
    """
    named = PYPROJECT["project"]["optional-dependencies"]
    texts = [*PYPROJECT["project"]["dependencies"], *(t for extra in extras for t in named[extra])]
    return [text for text in texts if Requirement(text).name != "tma-labs"]


def all_dependencies() -> list[str]:
    return sorted({*dependencies(*PYPROJECT["project"]["optional-dependencies"])})


@pytest.mark.parametrize("extra", ["dev", "hopper"])
def test_the_development_extra_includes_the_labs(extra: str) -> None:
    assert "tma-labs[labs]" in PYPROJECT["project"]["optional-dependencies"][extra]


def constraints() -> dict[str, str]:
    """The pinned version of each distribution, for the Python that runs the tests."""
    pinned = {}
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate(default_environment()):
            (specifier,) = requirement.specifier
            assert specifier.operator == "==", line
            pinned[canonicalize_name(requirement.name)] = specifier.version
    return pinned


@pytest.mark.parametrize("text", all_dependencies())
def test_constraints_meet_every_requirement(text: str) -> None:
    requirement = Requirement(text)
    assert requirement.specifier, "choose a range"
    assert requirement.specifier.contains(constraints()[canonicalize_name(requirement.name)])


def test_the_conda_environment_agrees_with_pyproject() -> None:
    environment = yaml.safe_load((ROOT / "environment.yml").read_text())
    conda = [entry for entry in environment["dependencies"] if isinstance(entry, str)]
    (pip,) = (entry["pip"] for entry in environment["dependencies"] if isinstance(entry, dict))
    requires_python = PYPROJECT["project"]["requires-python"]
    python = next(entry for entry in conda if entry.startswith("python"))
    assert Requirement(python).specifier == Requirement(f"python{requires_python}").specifier
    # Everything else comes from pyproject.toml itself, at the versions of constraints.txt.
    assert pip == ["-c constraints.txt", "-e .[dev]"]
    assert set(conda) - {python} == {"pip", "make"}


def test_continuous_integration_runs_every_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test\n" in script.read_text()
    (places,) = re.findall(r'make thorough PLACES="(.+)"', script.read_text())
    assert all((ROOT / place).is_dir() for place in places.split())
    jobs = yaml.safe_load((ROOT / ".github/workflows/tests.yml").read_text())["jobs"].values()
    commands = {step.get("run") for job in jobs for step in job["steps"]}
    assert commands >= {".ci/run", "make thorough"}
    makefile = (ROOT / "Makefile").read_text()
    assert "-m 'not thorough' tests" in makefile and "-m thorough $(PLACES)" in makefile
    assert "PLACES ?= tests\n" in makefile


@pytest.mark.parametrize("target", ["lab", "test", "check", "labs", "grade", "lock"])
def test_make_has_the_documented_targets(target: str) -> None:
    assert re.search(rf"^{target}: ", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)


def test_make_enables_pythons_bytecode_cache() -> None:
    target = 'kept: ; @echo "$${PYTHONDONTWRITEBYTECODE-unset}."'
    shown = subprocess.run(
        ["make", "--silent", "--eval", target, "kept"],
        cwd=ROOT, env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}, capture_output=True, text=True,
        check=True,
    ).stdout  # fmt: skip
    assert shown.strip() == "."


def tracked_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], capture_output=True, text=True, cwd=ROOT, check=False
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def test_no_file_names_a_local_path() -> None:
    places = [f"/{name}/" for name in ("work", "root", "home")]
    pattern = re.compile("|".join(rf"(?<![\w.}}]){place}[\w.]" for place in places))
    hits = []
    for path in tracked_files():
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            continue
        hits += [f"{path.relative_to(ROOT)}: {hit}" for hit in pattern.findall(text)]
    assert not hits


def test_the_lock_names_no_package_index() -> None:
    text = (ROOT / "constraints.txt").read_text()
    assert "://" not in text and "--" not in text


def test_every_module_imports() -> None:
    for path in MODULES:
        parts = path.relative_to(ROOT).with_suffix("").parts
        if parts[-1] == "__main__":
            continue
        importlib.import_module(".".join(part for part in parts if part != "__init__"))


def test_the_listed_longest_test_files_exist() -> None:
    assert [name for name in LONGEST if not (ROOT / "tests" / name).is_file()] == []


def test_jupyter_allows_root_only_in_a_container() -> None:
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    output = subprocess.run(
        ["make", "--dry-run", "--always-make", "lab"],
        cwd=ROOT, env=alone | {"container": "docker"}, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert output.count("--allow-root") == (os.geteuid() == 0)
