"""The repository's own promises: imports, pins, and unwanted contents."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
import yaml
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import harness

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted((ROOT / "harness").rglob("*.py"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())

# Kernels, what times them, and what stands in below numba.
MAY_IMPORT_NUMBA = {"course/compiler", "course/parts", "course/program", "bench"}
MAY_IMPORT_LLVM = {*MAY_IMPORT_NUMBA, "sanitizer/emulator"}  # for machine code


MOST_MODULES = 500


def test_the_number_of_modules_does_not_grow() -> None:
    """A small file belongs in the neighbor whose idea it shares."""
    assert len(MODULES) <= MOST_MODULES


def room(path: Path) -> str:
    wing, *inside = path.relative_to(ROOT / "harness").with_suffix("").parts
    return f"{wing}/{inside[0]}" if wing in ("base", "sanitizer", "course") else wing


@cache
def imports(path: Path) -> set[str]:
    """Return the packages that the file imports, also inside functions."""
    packages = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            packages |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level:
            # The name of a lab's folder begins with a digit: no absolute import can say it.
            assert room(path) == "course/exercises", f"{path}: relative import"
        elif isinstance(node, ast.ImportFrom):
            packages.add((node.module or "").split(".")[0])
    return packages


def test_only_kernels_and_the_compiler_import_numba() -> None:
    for package, rooms in (("numba", MAY_IMPORT_NUMBA), ("llvmlite", MAY_IMPORT_LLVM)):
        importing = {path for path in MODULES if package in imports(path)}
        assert [path for path in importing if room(path) not in rooms] == []


def test_a_function_can_be_searched_for() -> None:
    """Hundreds of lines have the word `of`, and none of them says which function it is."""
    called = {
        f"{path.name}: {node.name}"
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef) and re.match(r"of$|_of_", node.name)
    }
    assert called == set()


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
        "assemble",
        "break_it",
        "check",
        "compile_kernel",
        "device",
        "emulated",
        "progress",
        "ptx",
        "recorded_ladder",
        "recorded_speed",
        "recording",
        "run_ptx",
        "views",
    ]
    assert dir(harness) == harness.__all__
    assert [name for name in harness.__all__ if getattr(harness, name) is None] == []


def test_the_judge_does_not_import_numba() -> None:
    code = (
        "import sys, harness.course.judge.asking, harness.course.devices;"
        "print([m for m in sys.modules if m.split('.')[0] in ('numba', 'llvmlite')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert run.stdout.strip() == "[]", run.stdout + run.stderr


def test_imported_packages_are_declared() -> None:
    declared = {canonicalize_name(Requirement(text).name) for text in what_users_may_install()}
    providers = packages_distributions()
    missing = set()
    for path in MODULES:
        for top in imports(path):
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
    return dependencies("labs", "hopper")


def dependencies(*extras: str) -> list[str]:
    """Return the requirements of the base and these extras, without the project itself
    (`tma-labs[labs]`).
    """
    named = PYPROJECT["project"]["optional-dependencies"]
    texts = [*PYPROJECT["project"]["dependencies"], *(t for extra in extras for t in named[extra])]
    return [text for text in texts if Requirement(text).name != "tma-labs"]


def test_the_development_extra_includes_the_labs() -> None:
    extras = PYPROJECT["project"]["optional-dependencies"]
    assert "tma-labs[labs]" in extras["dev"] and "tma-labs[labs]" in extras["hopper"]


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


def test_constraints_meet_every_requirement() -> None:
    pinned = constraints()
    texts = {*dependencies(*PYPROJECT["project"]["optional-dependencies"])}
    requirements = [Requirement(text) for text in sorted(texts)]
    assert [str(each) for each in requirements if not each.specifier] == [], "choose a range"
    unmet = [
        str(each)
        for each in requirements
        if not each.specifier.contains(pinned.get(canonicalize_name(each.name), "0"))
    ]
    assert unmet == []


def test_the_conda_environment_agrees_with_pyproject() -> None:
    environment = yaml.safe_load((ROOT / "environment.yml").read_text())
    conda = [entry for entry in environment["dependencies"] if isinstance(entry, str)]
    (pip,) = (entry["pip"] for entry in environment["dependencies"] if isinstance(entry, dict))
    requires_python = PYPROJECT["project"]["requires-python"]
    python = next(entry for entry in conda if entry.startswith("python"))
    assert Requirement(python).specifier == Requirement(f"python{requires_python}").specifier
    # Everything else comes from pyproject.toml itself, at the versions of constraints.txt.
    assert pip == ["-c constraints.txt", "-e .[labs]"]
    assert set(conda) - {python} == {"pip", "make"}


def test_make_describes_its_targets() -> None:
    text = (ROOT / "Makefile").read_text()
    described = set(re.findall(r"^#   make ([\w-]+)", text, flags=re.MULTILINE))
    made = set(re.findall(r"^([\w-]+):(?!=)", text, flags=re.MULTILINE))
    assert described <= made
    assert made - described <= {"env", "hub-env", "pyodide", "fleet-lock", "format", "clean"}


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


def test_jupyter_allows_root_only_in_a_container() -> None:
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    output = subprocess.run(
        ["make", "--dry-run", "--always-make", "course"],
        cwd=ROOT, env=alone | {"container": "docker"}, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert output.count("--allow-root") == (os.geteuid() == 0)
