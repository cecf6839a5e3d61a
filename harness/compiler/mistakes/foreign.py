"""Functions that the PTX calls and does not hold.

numba-cuda 0.30 compiles arithmetic on float16 and bfloat16 to calls of functions in CUDA
C++, to be compiled and linked on the way to the GPU. The PTX that leaves here has to be
whole, since the emulator runs it as it stands: such a call is an error at its line.
Loading, storing and copying these types needs no such function, and neither does
converting a float16.
"""

from __future__ import annotations

from types import FunctionType

from harness.compiler.mistakes.explain import at_line
from harness.isa.text.parser import declarations, parse
from harness.isa.text.tree import placed

# What the driver provides to every kernel.
_PROVIDED = {"vprintf", "malloc", "free", "__assertfail"}


def check(ptx: str, kernel: FunctionType) -> None:
    """Raise CompileError at the first call of a function that nobody provides."""
    missing = [name for name in declarations(ptx).declared if name not in _PROVIDED]
    if not missing:
        return
    half = any("bfloat16" in name or "half" in name for name in missing)
    reason = (
        "a kernel cannot calculate with float16 or bfloat16 values: calculate in float32 and "
        "convert at the end (np.float32(x) of a float16; a bfloat16 by its bits)"
        if half
        else "a kernel cannot reshape an array: compute the index, or reshape it before the launch"
        if "numba_attempt_nocopy_reshape" in missing
        else f"the kernel calls {', '.join(missing)}, which is in CUDA C++ and not in the kernel"
    )
    raise at_line(reason, kernel, _first_call(ptx, set(missing), kernel))


def _first_call(ptx: str, missing: set[str], kernel: FunctionType) -> tuple[str, int] | None:
    """The line of the first call of one of ``missing``, if it is the kernel's own."""
    module = parse(ptx)
    for statement, instruction in placed(module):
        if missing & {str(operand) for operand in instruction.operands}:
            if not statement.frames:
                return None
            outermost = statement.frames[-1]
            file = module.files.get(outermost.file, kernel.__code__.co_filename)
            return file, outermost.line
    return None
