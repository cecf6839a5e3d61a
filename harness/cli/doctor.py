"""``tma-labs doctor``: what this machine can do, and what to install for more.

It imports only what the package's base needs, so that it can say what is missing.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from typing import Literal

import typer

import harness
from harness.classroom.sandbox.means import means
from harness.compiler.assembling import ptxas
from harness.devices.detection import driver_cuda, find_hopper, gpu_name
from harness.devices.missing_tools import slow_emulator
from harness.emulator.native.library import SWITCH, Unavailable, unavailable

PROJECT = "tma-labs"
PYTHONS = ((3, 11), (3, 13))
CUDA = 13  # the major version of the toolkit that kernels are linked with
MARKS = {"yes": "✓", "no": "–", "broken": "✗"}


@dataclass(frozen=True)
class Diagnosis:
    """One thing that a machine can do (``yes``), cannot (``no``), or should and does not
    (``broken``); ``said`` tells more, and what to install."""

    what: str
    state: Literal["yes", "no", "broken"]
    said: str

    def __str__(self) -> str:
        return f"{MARKS[self.state]} {self.what}: {self.said}"


def diagnoses() -> Iterator[Diagnosis]:
    """All of them, in the order in which they matter."""
    yield _python()
    yield _system()
    yield Diagnosis("the sanitizer", "yes", "ptx-sanitizer, harness.run_ptx, on the emulator")
    labs = missing("labs")
    yield _extra("the labs", "labs", "JupyterLab, the compiler of kernels, the judge", labs)
    yield from _gpu()
    yield _native_engine()
    yield _assembler()
    if not labs:
        yield _sandbox()
    yield _capture()
    yield _extra("timing beside cuBLAS and cuDNN", "hopper", "needs a Hopper GPU", None)
    yield _extra("a gradebook on PostgreSQL", "postgresql", "its driver is here", None)


def missing(extra: str) -> list[str]:
    """The distributions of an extra that are not installed."""
    try:
        listed = metadata.requires(PROJECT) or []
    except metadata.PackageNotFoundError:  # run from its files
        return []
    names = [
        match[0]
        for text in listed
        if re.search(rf"extra == ['\"]{extra}['\"]", text)
        and (match := re.match(r"[\w.-]+", text))
        and match[0] != PROJECT
    ]
    return [name for name in names if not _installed(name)]


def _installed(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def _extra(what: str, extra: str, there: str, lacks: list[str] | None) -> Diagnosis:
    lacks = missing(extra) if lacks is None else lacks
    if not lacks:
        return Diagnosis(what, "yes", there)
    names = ", ".join(lacks[:3]) + f" and {len(lacks) - 3} more" * (len(lacks) > 3)
    return Diagnosis(what, "no", f"pip install '{PROJECT}[{extra}]' (not here: {names})")


def _python() -> Diagnosis:
    low, high = PYTHONS
    good = low <= sys.version_info[:2] <= high
    said = f"{platform.python_version()}, {sys.executable}"
    if not good:
        said += f"; the labs need {'.'.join(map(str, low))} to {'.'.join(map(str, high))}"
    return Diagnosis("Python", "yes" if good else "broken", said)


def _system() -> Diagnosis:
    system, machine = platform.system(), platform.machine()
    good = system == "Linux" and machine in ("x86_64", "aarch64")
    said = f"{system} on {machine}, {os.cpu_count()} cores"
    if not good:
        said += "; the labs need Linux, or WSL, on x86-64 or arm64"
    return Diagnosis("system", "yes" if good else "broken", said)


def _gpu() -> Iterator[Diagnosis]:
    found = find_hopper()
    if not found.indices:
        said = f"{found.reason}. Kernels run on the emulator; speed is not measured"
        yield Diagnosis("a Hopper GPU", "no", said)
        return
    names = ", ".join(f"{index}: {gpu_name(index)}" for index in found.indices)
    if os.environ.get("HARNESS_DEVICE") == "emulator":
        names += "; HARNESS_DEVICE=emulator keeps kernels off it"
    yield Diagnosis("a Hopper GPU", "yes", names)
    major, minor = driver_cuda()
    good = major >= CUDA
    said = f"runs CUDA {major}.{minor}" + f"; kernels need one that runs CUDA {CUDA}" * (not good)
    yield Diagnosis("its driver", "yes" if good else "broken", said)


def _native_engine() -> Diagnosis:
    what = "the emulator's native engine"
    engine = unavailable()
    if engine is None:
        return Diagnosis(what, "yes", "llvmlite compiles it")
    broken = engine.unavailable is Unavailable.UNREADABLE
    said = slow_emulator() or f"{SWITCH} is 0: the emulator runs in Python alone"
    return Diagnosis(what, "broken" if broken else "no", said)


def _assembler() -> Diagnosis:
    path = ptxas.find()
    if os.environ.get(ptxas.ENVIRONMENT) == "off":
        return Diagnosis("the assembler", "no", f"{ptxas.ENVIRONMENT} is off")
    if path is None:
        said = f"no ptxas: PTX is run without asking it. pip install '{PROJECT}[assembler]'"
        return Diagnosis("the assembler", "no", said)
    version = ptxas.version(path)
    if not version:
        return Diagnosis("the assembler", "broken", f"{path} does not run")
    return Diagnosis("the assembler", "yes", f"{path} ({version})")


def _sandbox() -> Diagnosis:
    found = means()
    if found.namespaces and found.filter:
        return Diagnosis("a sandbox for students' code", "yes", "all its walls are in force")
    said = "; ".join(line for line in found.lines() if "NOT" in line)
    return Diagnosis(
        "a sandbox for students' code", "no",
        f"{said}. Only who grades others needs it: allow unprivileged user namespaces, or grade in "
        "a container of its own with HARNESS_SANDBOX=best-effort",
    )  # fmt: skip


def _capture() -> Diagnosis:
    what = "recording launches of programs (ptx-capture)"
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if driver_cuda() == (0, 0):
        return Diagnosis(what, "no", "needs an NVIDIA GPU and its driver")
    if compiler is None:
        return Diagnosis(what, "no", "needs a C compiler: install cc")
    return Diagnosis(what, "yes", f"{compiler} makes its library; CUPTI is looked for then")


def doctor() -> None:
    """Say what this machine can do: Python, GPU, assembler, sandbox; and what to install for more.

    Exit status: 0, or 1 where something should work and does not.
    """
    typer.echo(f"{PROJECT} {harness.__version__}")
    found = []
    for one in diagnoses():
        found.append(one)
        typer.echo(str(one))
    if any(one.state == "broken" for one in found):
        raise typer.Exit(1)


def main() -> None:
    """This command by itself."""
    typer.run(doctor)
