"""Compile the programs for a machine with a GPU.

    python -m quality.fleet.compare.prepare FOLDER

Each becomes a cubin, made from the same PTX that the emulator runs, with its launch parameters.
"""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from quality.fleet.building import KERNELS, MADE, NVCC_PTXAS, build, built_from
from quality.fleet.case import Built
from quality.fleet.cases import cuda
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


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, built in programs().items():
        stem = folder / name.replace("/", "-")
        stem.with_suffix(".ptx").write_text(built.ptx)
        cubin = stem.with_suffix(".cubin")
        command = [str(NVCC_PTXAS), "-arch=sm_90a", "-lineinfo", "-o", str(cubin)]
        subprocess.run([*command, str(stem.with_suffix(".ptx"))], check=True)
        launch = {
            "case": name if name in CASES else next(p.kernel for p in PLANTS if p.name == name),
            "entry": built.entry,
            "grid": built.grid,
            "block": built.block,
            "cluster": built.cluster,
            "shared_bytes": built.shared_bytes,
        }
        stem.with_suffix(".json").write_text(json.dumps(launch))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
