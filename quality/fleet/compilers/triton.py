"""Compile Triton's and Gluon's kernels. A source's ``BUILDS`` has, by name, the function, its
signature, its constants, the compiler's options, and known properties of its arguments.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
from pathlib import Path

os.environ["TRITON_DEFAULT_FP_FUSION"] = "1"  # otherwise it warns that its default will change

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton.experimental.gluon._runtime import GluonASTSource, GluonJITFunction


def main(source: Path, folder: Path) -> None:
    for name, (function, signature, constants, options, *attributes) in builds(source):
        kind = GluonASTSource if isinstance(function, GluonJITFunction) else ASTSource
        says = {**signature, **dict.fromkeys(constants, "constexpr")}
        whole = kind(function, {n: says[n] for n in function.arg_names}, constants, *attributes)
        target = GPUTarget("cuda", 90, 32)
        compiled = triton.compile(whole, target=target, options=options)
        stem = f"{source.stem}.{name}"
        (folder / f"{stem}.ptx").write_text(compiled.asm["ptx"])
        (folder / f"{stem}.cubin").write_bytes(compiled.asm["cubin"])
        facts = {
            "shared_bytes": compiled.metadata.shared,
            "scratch_bytes": compiled.metadata.profile_scratch_size,  # for each block
        }
        (folder / f"{stem}.json").write_text(json.dumps(facts))


def builds(source: Path):
    return runpy.run_path(str(source))["BUILDS"].items()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
