"""`tma-labs doctor`: diagnosis of the machine, a row for each ability.

It imports only the requirements of the package's base, so that it can report missing packages.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import metadata
from itertools import chain
from typing import Literal

import typer

import harness
from harness.base import settings
from harness.base.errors import INSTALL, SettingError
from harness.classroom.sandbox.means import means
from harness.sanitizer import driver_cuda, find_hopper, gpu_name, slow_emulator
from harness.sanitizer.assembler import assembler
from harness.sanitizer.emulator import NativeUnavailable, native_unavailable

PROJECT = "tma-labs"
PYTHONS = ((3, 11), (3, 13))
CUDA = 13  # the major version of the toolkit that kernels are linked with
MARKS = {"yes": "✓", "no": "–", "broken": "✗"}


@dataclass(frozen=True)
class Diagnosis:
    """An ability that a machine has (``yes``), does not have (``no``), or should have and does
    not (``broken``); ``detail`` is its version or place, or the package to install."""

    subject: str
    state: Literal["yes", "no", "broken"]
    detail: str

    def __str__(self) -> str:
        return f"{MARKS[self.state]} {self.subject}: {self.detail}"


def missing(extra: str) -> list[str]:
    """Return the distributions of an extra that are not installed."""
    try:
        listed = metadata.requires(PROJECT) or []
    except metadata.PackageNotFoundError:  # the package runs from its source files
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


def _extra(subject: str, extra: str, detail: str) -> Iterator[Diagnosis]:
    """Return the packages that an extra adds."""
    lacks = missing(extra)
    if lacks:
        names = ", ".join(lacks[:3]) + f" and {len(lacks) - 3} more" * (len(lacks) > 3)
        detail = f"{INSTALL.format(extra=extra)} (not installed: {names})"
    yield Diagnosis(subject, "no" if lacks else "yes", detail)


def _python() -> Iterator[Diagnosis]:
    low, high = PYTHONS
    good = low <= sys.version_info[:2] <= high
    detail = f"{platform.python_version()}, {sys.executable}"
    if not good:
        detail += f"; the labs need {'.'.join(map(str, low))} to {'.'.join(map(str, high))}"
    yield Diagnosis("Python", "yes" if good else "broken", detail)


def _system() -> Iterator[Diagnosis]:
    system, machine = platform.system(), platform.machine()
    good = system == "Linux" and machine in ("x86_64", "aarch64")
    detail = f"{system} on {machine}, {os.cpu_count()} cores"
    if not good:
        detail += "; the labs need Linux, or WSL, on x86-64 or arm64"
    yield Diagnosis("system", "yes" if good else "broken", detail)
    yield Diagnosis("the sanitizer", "yes", "ptx-sanitizer, harness.run_ptx, on the emulator")


def _gpu() -> Iterator[Diagnosis]:
    gpus = find_hopper()
    if not gpus.indices:
        detail = f"{gpus.reason}. Kernels run on the emulator; speed is not measured"
        yield Diagnosis("a Hopper GPU", "no", detail)
        return
    names = ", ".join(f"{index}: {gpu_name(index)}" for index in gpus.indices)
    if settings.DEVICE.text() == "emulator":
        names += f"; not used, as {settings.DEVICE.name} is 'emulator'"
    yield Diagnosis("a Hopper GPU", "yes", names)
    major, minor = driver_cuda()
    good = major >= CUDA
    detail = f"runs CUDA {major}.{minor}" + f"; kernels need CUDA {CUDA}" * (not good)
    yield Diagnosis("its driver", "yes" if good else "broken", detail)


def _native_engine() -> Iterator[Diagnosis]:
    subject, engine = "the emulator's native engine", native_unavailable()
    if engine is None:
        yield Diagnosis(subject, "yes", "llvmlite compiles it")
        return
    broken = engine.unavailable is NativeUnavailable.UNREADABLE
    detail = slow_emulator() or (
        f"{settings.MACHINE_CODE.name} is 0: the emulator runs in Python alone"
    )
    yield Diagnosis(subject, "broken" if broken else "no", detail)


def _assembler() -> Iterator[Diagnosis]:
    path = assembler.find_ptxas()
    if settings.PTXAS.text() == "off":
        yield Diagnosis("the assembler", "no", f"{settings.PTXAS.name} is 'off'")
    elif path is None:
        detail = f"no ptxas, so PTX is not assembled: {INSTALL.format(extra='assembler')}"
        yield Diagnosis("the assembler", "no", detail)
    elif version := assembler.ptxas_version(path):
        yield Diagnosis("the assembler", "yes", f"{path} ({version})")
    else:
        yield Diagnosis("the assembler", "broken", f"{path} cannot be run")


def _sandbox() -> Iterator[Diagnosis]:
    if missing("labs"):  # the labs' trial needs them
        return
    support, subject = means(), "a sandbox for students' code"
    if support.namespaces and support.filter:
        yield Diagnosis(subject, "yes", "all its walls are in force")
        return
    walls = "; ".join(line for line in support.lines() if "NOT" in line)
    detail = (
        f"{walls}. Needed only to grade others' work: allow unprivileged user namespaces, or grade "
        f"in a dedicated container with {settings.SANDBOX.name}=best-effort"
    )
    yield Diagnosis(subject, "no", detail)


def _capture() -> Iterator[Diagnosis]:
    subject = "recording of a program's launches (ptx-sanitizer -- PROGRAM)"
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if driver_cuda() == (0, 0):
        yield Diagnosis(subject, "no", "needs an NVIDIA GPU and its driver")
    elif compiler is None:
        yield Diagnosis(subject, "no", "needs a C compiler: install cc")
    else:
        yield Diagnosis(subject, "yes", f"{compiler} compiles its library, which needs CUPTI")


def _settings() -> Iterator[Diagnosis]:
    """A row for each environment variable that is set; a wrong value is broken."""
    for setting in settings.SETTINGS:
        if not setting.text():
            continue
        try:
            setting.value()
        except SettingError as error:
            yield Diagnosis(setting.name, "broken", str(error))
        else:
            yield Diagnosis(setting.name, "yes", f"set to {setting.shown()}")


CHECKS: tuple[Callable[[], Iterable[Diagnosis]], ...] = (
    _python,
    _system,
    partial(_extra, "the labs", "labs", "JupyterLab, the compiler of kernels, the judge"),
    _gpu,
    _native_engine,
    _assembler,
    _sandbox,
    _capture,
    partial(_extra, "timing next to cuBLAS and cuDNN", "hopper", "needs a Hopper GPU"),
    partial(_extra, "a gradebook on PostgreSQL", "postgresql", "its driver is installed"),
    _settings,
)
"""To add a row: write a function that yields it (or nothing if it does not apply), and name the
function here. It may import only what the package's base needs."""


def doctor() -> None:
    """Report what this machine can run, what is broken, and what to install for more.

    Exit status: 0, or 1 if something is broken.
    """
    typer.echo(f"{PROJECT} {harness.__version__}")
    broken = False
    for row in chain.from_iterable(check() for check in CHECKS):
        typer.echo(str(row))
        broken |= row.state == "broken"
    if broken:
        raise typer.Exit(1)
