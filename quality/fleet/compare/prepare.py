"""Compile the programs for a machine with a GPU.

    python -m quality.fleet.compare.prepare FOLDER

Each becomes a cubin with its launch parameters: a program in CUDA C++ is made from the same PTX
that the emulator runs, and a twin is compiled by Triton with ConSan's checks.
"""

from __future__ import annotations

import json
import math
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from quality.fleet.building import KERNELS, MADE, NVCC_PTXAS, build, built_from, folder_of
from quality.fleet.case import Built, Case
from quality.fleet.cases import cuda
from quality.fleet.cases.planted import KERNELS as TWINS
from quality.fleet.compare.plants import PLANTS, Plant

CASES = {case.name: case for case in cuda.CASES}


def programs() -> dict[str, Built]:
    """Return every right kernel in CUDA C++ and every plant, by name."""
    found = {built.case.name: built for built in build(cuda.CASES)}
    return found | {plant.name: built for plant, built in planted()}


def planted() -> list[tuple[Plant, Built]]:
    with ThreadPoolExecutor(2) as workers:
        return list(zip(PLANTS, workers.map(_planted, PLANTS), strict=True))


def _planted(plant: Plant) -> Built:
    folder = MADE / "plants"
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / f"{plant.name}.cu"
    header = f'#include "{KERNELS}/cuda/fleet.cuh"'
    source.write_text(plant.source.replace('#include "fleet.cuh"', header))
    return built_from(source, replace(CASES[plant.kernel], name=plant.name))


def twins() -> dict[str, Case]:
    """Return each right kernel of Gluon, and each of its bugs, by name."""
    return {
        name: replace(kernel, name=f"gluon/planted.{name}")
        for kernel, bugs in TWINS
        for name in (kernel.name.split(".")[1], *bugs)
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, built in programs().items():
        stem = folder / name.replace("/", "-")
        case = name if name in CASES else next(p.kernel for p in PLANTS if p.name == name)
        _write(stem, built, case, 0)
        cubin = stem.with_suffix(".cubin")
        command = [str(NVCC_PTXAS), "-arch=sm_90a", "-lineinfo", "-o", str(cubin)]
        subprocess.run([*command, str(stem.with_suffix(".ptx"))], check=True)
    for name, case in twins().items():
        checked = replace(case, name=f"{case.name}.consan")
        compiled = folder_of(checked) / f"planted.{name}.consan.json"
        stem = folder / f"consan-{name}"
        scratch_bytes = json.loads(compiled.read_text())["scratch_bytes"]
        _write(stem, *build([checked]), case.name, scratch_bytes)
        shutil.copy(compiled.with_suffix(".cubin"), stem.with_suffix(".cubin"))


def _write(stem: Path, built: Built, case: str, scratch_bytes: int) -> None:
    stem.with_suffix(".ptx").write_text(built.ptx)
    launch = {
        "case": case,
        "entry": built.entry,
        "grid": built.grid,
        "block": built.block,
        "cluster": built.cluster,
        "shared_bytes": built.shared_bytes,
        "scratch_bytes": scratch_bytes * math.prod(built.grid),
    }
    stem.with_suffix(".json").write_text(json.dumps(launch))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
