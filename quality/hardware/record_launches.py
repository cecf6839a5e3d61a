"""Record launches of real programs. On a machine with a Hopper GPU, CUDA's compiler and CUPTI:

    python -m quality.hardware.record_launches FOLDER [NAME...]

makes a subfolder of FOLDER for each program of ``tests/sanitizer/capture/programs``: nvcc's, and
those of Triton, CuPy, numba-cuda and PyTorch if these are installed. Three of them are kept in
``tests/sanitizer/capture/recorded``, and the tests run them on the emulator.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from harness.base.errors import HarnessError
from harness.sanitizer.capture import capture

PROGRAMS = Path(__file__).parents[2] / "tests" / "sanitizer" / "capture" / "programs"
BOTH = "-gencode=arch=compute_90a,code=[sm_90a,compute_90a]"
MACHINE_CODE = "-gencode=arch=compute_90a,code=sm_90a"
PYTHON = {
    "triton": ("triton_doubled.py", "doubled"),
    "cupy": ("cupy_axpy.py", "axpy"),
    "numba": ("numba_scaled.py", "scaled"),
    "torch": ("torch_shifted.py", "shifted"),
}


def compiled(folder: Path, architecture: str) -> list[str]:
    program = folder / "tiles"
    command = [
        "nvcc",
        "-std=c++17",
        "-lineinfo",
        architecture,
        PROGRAMS / "tiles.cu",
        "-o",
        program,
    ]
    subprocess.run([str(word) for word in command], check=True, capture_output=True)
    return [str(program)]


def main() -> None:
    out, names = Path(sys.argv[1]), sys.argv[2:] or ["nvcc", "machine code", *PYTHON]
    os.environ["TORCH_CUDA_ARCH_LIST"] = "9.0a+PTX"
    with tempfile.TemporaryDirectory() as name:
        for each in names:
            kernel = ""
            if each in PYTHON:
                file, kernel = PYTHON[each]
                command = [sys.executable, str(PROGRAMS / file)]
            else:
                command = compiled(Path(name), BOTH if each == "nvcc" else MACHINE_CODE)
            try:
                folders = capture(command, out / each, kernel).folders
            except HarnessError as error:
                print(f"{each}: {error}")
            else:
                print(f"{each}: {', '.join(folder.name for folder in folders)}")


if __name__ == "__main__":
    main()
