"""numba-cuda to PTX to cubin. No GPU and no libcuda is needed for either step.

    compiled = compile_kernel(kernel, args, block=128)   # PTX text, and what its lines mean
    assembled = assemble(compiled.ptx)                   # cubin, registers, spills, warnings

This package and `harness.ptx` alone know which numba this is: its successor can take its
place here. Both steps are cached on disk (`cache`).
"""

from __future__ import annotations

from harness.compiler.assembler import Assembled, assemble
from harness.compiler.kernel import CompiledKernel, compile_kernel
from harness.compiler.parameters import ParameterSpec

__all__ = ["Assembled", "CompiledKernel", "ParameterSpec", "assemble", "compile_kernel"]
