"""Compile CUDA C++ with nvcc from its wheels, with CUTLASS's headers on the path."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path


def main(source: Path, folder: Path) -> None:
    packages = Path(importlib.util.find_spec("nvidia").submodule_search_locations[0])
    nvcc = packages / "cu13" / "bin" / "nvcc"
    cutlass = packages.parent / "cutlass_library" / "source" / "include"
    includes = ["-I", str(cutlass)] if source.parent.name == "cutlass" else []
    options = ["-ptx", "-arch=sm_90a", "-std=c++17", "-lineinfo", "--expt-relaxed-constexpr"]
    ptx = folder / f"{source.stem}.ptx"
    command = [str(nvcc), *options, *includes, "-o", str(ptx), str(source)]
    sys.exit(subprocess.run(command).returncode)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
