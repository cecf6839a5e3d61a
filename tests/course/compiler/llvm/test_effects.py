"""A load or store wrapper that does not declare both effects is noted in the PTX."""

from __future__ import annotations

import numpy as np
import pytest
from llvmlite import ir
from numba import cuda
from numba.cuda import types
from numba.cuda.extending import intrinsic
from numba.cuda.typing import signature

from harness import ptx
from harness.course.compiler import compile_kernel
from harness.course.compiler.effects import declared_at, undeclared
from harness.sanitizer.launch.parameters import ParameterSpec

LOAD = "ld.shared.f32 $0, [$1];"
LOOP = """{
    .reg .pred waiting;
    WAIT_${:uid}:
    ld.shared.f32 $0, [$1];
    setp.eq.f32 waiting, $0, 0f00000000;
    @waiting bra WAIT_${:uid};
}"""
OUT = ParameterSpec("array", "float32", 1, "C", "out")


def compiled(text: str, side_effect: bool, memory: bool) -> str:
    @intrinsic
    def wrapper(typingctx, address):
        def codegen(context, builder, call, operands):
            function = ir.FunctionType(ir.FloatType(), [ir.IntType(32)])
            constraints = "=f,r" + (",~{memory}" if memory else "")
            assembly = ir.InlineAsm(function, text, constraints, side_effect=side_effect)
            return builder.call(assembly, operands)

        return signature(types.float32, types.uint32), codegen

    @cuda.jit
    def kernel(out):
        tile = cuda.shared.array(32, np.float32)
        tile[0] = 1
        out[0] = wrapper(ptx.shared_address(tile))

    return compile_kernel(kernel, (OUT,)).ptx


def test_volatile_and_memory_clobber_are_required() -> None:
    for text, side_effect, memory, lacks in (
        (LOAD, True, True, ""),
        (LOAD, False, False, "side_effect"),
        (LOAD, True, False, "~{memory}"),
        (LOAD, False, True, "side_effect"),
        (LOOP, True, True, ""),
        (LOOP, True, False, "~{memory}"),
    ):
        lacking = undeclared(compiled(text, side_effect, memory), ["ld.shared*"])
        assert [access.opcode for access in lacking] == (["ld.shared.f32"] if lacks else [])
        assert all(lacks in access.note and access.lines for access in lacking)


def test_register_only_assembly_has_no_requirements() -> None:
    assert "declares" not in compiled("cvt.rn.f32.u32 $0, $1;", True, False)


@pytest.mark.parametrize(("declared", "line"), [("False", 6), ("declares", 3)])
def test_a_declaration_has_a_line(declared: str, line: int) -> None:
    text = f"""
def wrapper(typingctx, address):
    declares = False
    def codegen(context, builder, call, operands):
        text = "ld.shared.f32 $0, [$1];"
        return ir.InlineAsm(function, text, "=f,r", side_effect={declared})
"""
    assert declared_at(text, "ld.shared.f32") == line
    assert declared_at(text, "ld.global.f32") == 0


def test_only_requested_instructions_are_found() -> None:
    assert undeclared(compiled(LOAD, True, False), ["st.*"]) == ()


STORE = "st.shared.f32 [$0], $1;"


@pytest.mark.parametrize(("text", "opcode"), [(STORE, "st.shared.f32"), ("nanosleep.u32 1;", "")])
def test_a_removed_access_to_memory_is_noted(text, opcode) -> None:
    @intrinsic
    def wrapper(typingctx, address, value):
        def codegen(context, builder, call, operands):
            function = ir.FunctionType(ir.VoidType(), [ir.IntType(32), ir.FloatType()])
            builder.call(ir.InlineAsm(function, text, "r,f"), operands)
            return context.get_dummy_value()

        return signature(types.void, types.uint32, types.float32), codegen

    @cuda.jit
    def kernel(out):
        tile = cuda.shared.array(32, np.float32)
        wrapper(ptx.shared_address(tile), np.float32(2))
        out[0] = tile[0]

    noted = undeclared(compile_kernel(kernel, (OUT,)).ptx, ["st.*"])
    assert [(access.opcode, access.removed) for access in noted] == (
        [(opcode, True)] if opcode else []
    )
