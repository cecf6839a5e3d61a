"""Compile TileLang's kernels: it generates CUDA C++, which nvcc compiles to PTX as TileLang does. A
source's ``BUILDS`` has, by name, the function and the options of its passes.
"""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

OPTIONS = ("-ptx", "-arch=sm_90a", "-std=c++20", "-lineinfo", "-w")


class _Torch(ModuleType):
    """TileLang imports torch for a kernel's tensor arguments and for the names of their types. Its
    compiler does not need it, and torch would be most of the environment.
    """

    __version__ = "0"
    cuda = SimpleNamespace(is_available=lambda: False)
    npu = cuda
    backends = SimpleNamespace(mps=cuda)
    version = SimpleNamespace(hip=None)

    def __getattr__(self, name: str) -> type:
        if name.startswith("__"):
            raise AttributeError(name)
        setattr(self, name, type(name, (), {}))
        return getattr(self, name)


def main(source: Path, folder: Path) -> None:
    os.environ["TILELANG_CACHE_DIR"] = str(folder / "cache")  # default: in the home folder
    sys.modules["torch"] = _Torch("torch")
    import tilelang
    from tilelang import tvm

    package = Path(tilelang.__file__).parent
    nvcc = package.parent / "nvidia" / "cu13" / "bin" / "nvcc"
    includes = [f"-I{package / part}" for part in ("src", "3rdparty/cutlass/include")]
    target = tvm.target.Target({"kind": "cuda", "arch": "sm_90a"})
    for name, (function, passes) in runpy.run_path(str(source))["BUILDS"].items():
        with target, tvm.transform.PassContext(config=passes):
            lowered = tilelang.lower(function, target=target)
        cuda, ptx, facts = (
            folder / f"{source.stem}.{name}.{kind}" for kind in ("cu", "ptx", "json")
        )
        cuda.write_text(lowered.kernel_source)
        subprocess.run([nvcc, *OPTIONS, *includes, "-o", ptx, cuda], check=True)
        (kernel,) = lowered.device_mod.functions.values()
        shared_bytes = int(kernel.attrs.get("dyn_shared_memory_buf", 0))
        facts.write_text(json.dumps({"shared_bytes": shared_bytes}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
