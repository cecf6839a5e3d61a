"""Kernels of numba-cuda-mlir. A source's ``BUILDS`` has, by name, the kernel and the types of its
arguments."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path

import numba_cuda_mlir.tools as tools

tools._cached_cc = (9, 0)  # otherwise a driver is asked for the GPU, even if the target is given


def main(source: Path, folder: Path) -> None:
    spec = importlib.util.spec_from_file_location(source.stem, source)
    module = importlib.util.module_from_spec(spec)
    sys.modules[source.stem] = module
    spec.loader.exec_module(module)
    for name, (kernel, types) in module.BUILDS.items():
        (folder / f"{source.stem}.{name}.ptx").write_text(kernel.compile(types).ptx)
        (folder / f"{source.stem}.{name}.json").write_text(json.dumps({}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
