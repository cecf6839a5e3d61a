"""Build the PTX of every kernel with the compilers in .venv-fleet."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

from harness.sanitizer import dim3
from harness.sanitizer.isa import declarations
from harness.sanitizer.launch.plan import Dim3
from quality.fleet.case import Built, Case

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
KERNELS = HERE / "kernels"
MADE = ROOT / "build" / "fleet"
PYTHON = ROOT / ".venv-fleet" / "bin" / "python"
NVCC_PTXAS = next(ROOT.glob(".venv-fleet/lib/python*/site-packages/nvidia/cu13/bin/ptxas"), None)
_IN_PYTHON = ("triton", "gluon", "cute_dsl", "tilelang", "numba_cuda_mlir")
_SUFFIXES = {"cuda": ".cu", "cutlass": ".cu", "mojo": ".mojo"}


class NotBuilt(Exception):
    """A compiler rejected a kernel or is missing; the message is its output."""


def build(cases: Iterable[Case], jobs: int = 2) -> list[Built]:
    """Compile missing kernels, several at a time."""
    cases = list(cases)
    files = sorted({source_of(case) for case in cases})
    with ThreadPoolExecutor(jobs) as workers:
        list(workers.map(_made, files))
    return [_built(case) for case in cases]


def source_of(case: Case) -> Path:
    """Return the source: ``cuda/ring`` is in kernels/cuda/ring.cu, or in a file named by
    ``cuda/ring.small``.
    """
    toolchain, name = case.name.split("/")
    suffix = ".py" if toolchain in _IN_PYTHON else _SUFFIXES[toolchain]
    return KERNELS / toolchain / (name.split(".")[0] + suffix)


def folder_of(case: Case) -> Path:
    """Return the folder with what its compiler wrote for the case."""
    return _made(source_of(case))


def built_from(source: Path, case: Case) -> Built:
    """Build a case from a modified CUDA C++ text."""
    return _launched(case, (_made(source, "cuda") / f"{source.stem}.ptx").read_text(), {})


def _built(case: Case) -> Built:
    folder = folder_of(case)
    name = case.name.split("/")[1]
    ptx = (folder / f"{name}.ptx").read_text()
    facts = (
        json.loads((folder / f"{name}.json").read_text()) if case.toolchain in _IN_PYTHON else {}
    )
    return _launched(case, ptx, facts)


def _launched(case: Case, ptx: str, facts: dict) -> Built:
    module = declarations(ptx)
    entries = [f for f in module.functions.values() if f.is_entry and f.name.startswith(case.entry)]
    if len(entries) != 1:
        raise NotBuilt(f"{case.name}: {len(entries)} entries begin with {case.entry!r}")
    block: Dim3 | None = dim3(case.block, "block") if case.block else None
    block = block or entries[0].directives.required_block
    if block is None:
        raise NotBuilt(f"{case.name}: how many threads? Its PTX has no .reqntid")
    shared = case.shared_bytes if case.shared_bytes is not None else facts.get("shared_bytes", 0)
    return Built(
        case,
        ptx,
        entries[0].name,
        dim3(case.grid, "grid"),
        block,
        dim3(case.cluster, "cluster"),
        shared,
        {file: Path(file).read_text() for file in module.files.values() if _ours(file)},
    )


def _ours(file: str) -> bool:
    return Path(file).is_relative_to(KERNELS) or Path(file).is_relative_to(MADE)


@lru_cache
def _made(source: Path, toolchain: str = "") -> Path:
    """Return the folder of a source's PTX, named by a digest of its inputs."""
    toolchain = toolchain or source.parent.name
    beside = sorted(KERNELS.glob(f"{toolchain}/*.cuh"))
    went_in = [source, *beside, HERE / "constraints.txt", *(HERE / "compilers").glob("*.py")]
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in went_in)).hexdigest()[:16]
    folder = MADE / toolchain / source.stem / digest
    if not (folder / "done").exists():
        folder.mkdir(parents=True, exist_ok=True)
        command = [str(PYTHON), "-m", f"quality.fleet.compilers.{_compiler(toolchain)}"]
        run = subprocess.run(
            [*command, str(source), str(folder)], capture_output=True, text=True, cwd=ROOT
        )
        if run.returncode:
            raise NotBuilt(f"{toolchain}/{source.name}:\n{run.stdout[-2000:]}{run.stderr[-6000:]}")
        (folder / "done").touch()
    return folder


def _compiler(toolchain: str) -> str:
    return {"cuda": "nvcc", "cutlass": "nvcc", "gluon": "triton"}.get(toolchain, toolchain)
