"""Lab 00's quiz: its answer key, derived from the compiler."""

from __future__ import annotations

import numpy as np
import pytest
from llvmlite import ir
from numba import cuda
from numba.cuda import types
from numba.cuda.extending import intrinsic
from numba.cuda.typing import signature

import harness
from harness import ptx
from harness.course import exercises

I32, F32 = ir.IntType(32), ir.FloatType()
KINDS = {  # LLVM's result and operands; numba's; the PTX; its constraints
    "popc": (I32, [I32], types.uint32, [types.uint32], "popc.b32 $0, $1;", "=r,r"),
    "laneid": (I32, [], types.uint32, [], "mov.u32 $0, %laneid;", "=r"),
    "fma": (F32, [F32] * 3, types.float32, [types.float32] * 3, "fma.rn.f32 $0, $1, $2, $3;",
            "=f,f,f,f"),
    "ld": (F32, [I32], types.float32, [types.uint32], "ld.shared.f32 $0, [$1];", "=f,r"),
    "atom": (I32, [I32, I32], types.uint32, [types.uint32] * 2,
             "atom.shared.add.u32 $0, [$1], $2;", "=r,r,r"),
}  # fmt: skip


def wrapper(name: str, declared: bool):
    """A wrapper of the instruction, with or without declared effects."""
    result, operands, returns, takes, text, constraints = KINDS[name]

    def define(typingctx, *args):
        def codegen(context, builder, call, values):
            memory = ",~{memory}" if declared else ""
            function = ir.FunctionType(result, operands)
            assembly = ir.InlineAsm(function, text, constraints + memory, side_effect=declared)
            return builder.call(assembly, values)

        return signature(returns, *takes), codegen

    names = ", ".join(["typingctx", *(f"a{i}" for i in range(len(takes)))])
    namespace: dict = {"define": define}
    exec(f"def {name}({names}):\n    return define({names})", namespace)
    return intrinsic(namespace[name])


def twice(name: str, call):
    """Return the results of a kernel that executes the instruction before and after it writes
    memory.
    """
    if name == "laneid":

        @cuda.jit
        def kernel(out):
            out[1] = call()
            out[2] = call()

    elif name == "popc":

        @cuda.jit
        def kernel(out):
            out[1] = call(np.uint32(out[0] + 6))
            out[2] = call(np.uint32(out[0] + 6))

    elif name == "fma":

        @cuda.jit
        def kernel(out):
            out[1] = call(out[0], np.float32(3), np.float32(4))
            out[2] = call(out[0], np.float32(3), np.float32(4))

    elif name == "ld":

        @cuda.jit
        def kernel(out):
            cell = cuda.shared.array(1, np.float32)
            address = ptx.shared_address(cell)
            cell[0] = out[0] + 1
            out[1] = call(address)
            cell[0] = out[0] + 2
            out[2] = call(address)

    else:

        @cuda.jit
        def kernel(out):
            cell = cuda.shared.array(1, np.uint32)
            cell[0] = np.uint32(out[0])
            call(ptx.shared_address(cell), np.uint32(5))
            out[1] = cell[0]

    gpu = harness.device("emulator")
    out = gpu.to_device(np.zeros(3, np.float32))
    gpu.launch(kernel, grid=1, block=1, args=(out,))
    return out.copy_to_host().tolist()


@pytest.mark.parametrize("name", KINDS)
def test_the_answer_key_of_the_quiz(name: str) -> None:
    """Effects must be declared exactly where omitting them changes a kernel's results."""
    changes = twice(name, wrapper(name, True)) != twice(name, wrapper(name, False))
    answer = exercises.get("what-to-declare").questions[name].answer
    assert answer == ("effects" if changes else "nothing")


def test_every_answer_except_clocks_is_derived() -> None:
    """The compiler may merge two clock reads, but it does not have to."""
    assert set(exercises.get("what-to-declare").questions) == {*KINDS, "clock"}
