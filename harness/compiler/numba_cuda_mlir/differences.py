"""Differences of numba-cuda-mlir: what a kernel of numba-cuda cannot have once its import has
changed, each with its smallest kernel. `tests/compiler/test_successor.py` compiles these kernels
with both compilers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Difference:
    """``kernel``: the source of a kernel of ``x``, an array of float32, whose imports precede it:
    numba-cuda compiles it. ``reason``: a part of the message with which it is refused after the
    import has changed. ``answers`` of the labs have it, or all of a lab's (``lab``)."""

    name: str
    kernel: str
    reason: str
    answers: tuple[str, ...] = ()
    lab: str = ""


_WRAPPER = """\
@intrinsic
def lane(typingctx):
    def codegen(context, builder, call, values):
        function = ir.FunctionType(ir.IntType(32), [])
        return builder.call(ir.InlineAsm(function, "mov.u32 $0, %laneid;", "=r"), [])

    return signature(types.int32), codegen


@cuda.jit
def kernel(x):
    x[0] = lane()
"""

DIFFERENCES = (
    Difference(
        "wrappers that llvmlite writes, of numba.cuda.extending.intrinsic",
        _WRAPPER,
        "is of numba-cuda, and this kernel of numba-cuda-mlir",
        lab="00_inline_ptx",
    ),
    Difference(
        "cuda.threadfence and its kin",
        "@cuda.jit\ndef kernel(x):\n    cuda.threadfence()\n    x[0] = 1\n",
        "numba-cuda-mlir does not implement cuda.threadfence",
        answers=("handoff-threadfence",),
    ),
)
