"""Compile a Mojo kernel to PTX: the function with its file's name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

_PROGRAM = """
from max.gpu.host.compile import _compile_code, get_gpu_target
from {kernel} import {kernel}


def main():
    print(_compile_code[{kernel}, target=get_gpu_target["sm_90a"]()]().asm)
"""


def main(source: Path, folder: Path) -> None:
    program = folder / "main.mojo"
    program.write_text(_PROGRAM.format(kernel=source.stem))
    compiler = Path(sys.executable).parent / "mojo"
    run = subprocess.run(
        [compiler, "run", "-g1", "-I", source.parent, program],
        env={**os.environ, "MODULAR_HOME": str(folder.parents[1])},  # Mojo's cache
        capture_output=True,
        text=True,
    )
    if run.returncode:
        raise SystemExit(run.stderr)
    (folder / f"{source.stem}.ptx").write_text(run.stdout)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
