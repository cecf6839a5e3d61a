"""Mistakes in a wrapper are reported at the wrapper's line, before NVVM reads them."""

from __future__ import annotations

import linecache

import pytest
from llvmlite import ir
from numba import cuda
from numba.cuda import types
from numba.cuda.extending import intrinsic
from numba.cuda.typing import signature

from harness import CompileError
from harness.compiler import ParameterSpec, compile_kernel, trial
from harness.compiler.wrappers import wrong_with

I32, F32, VOID = ir.IntType(32), ir.FloatType(), ir.VoidType()
WORDS = ParameterSpec("array", "uint32", 1, "C")
BFIND = "bfind.u32 $0, $1;"


def compiled(constraints=None, text=BFIND, make=None, argument=types.uint32):
    """Compile a kernel that calls a wrapper made of these parts."""

    @intrinsic
    def wrapper(typingctx, a):
        def codegen(context, builder, call, operands):
            function = ir.FunctionType(I32, [I32])
            if make is not None:
                return make(function, builder, operands)
            return builder.call(ir.InlineAsm(function, text, constraints), operands)

        return signature(types.uint32, argument), codegen

    @cuda.jit
    def kernel(src, out):
        out[0] = wrapper(src[0])

    return compile_kernel(kernel, (WORDS, WORDS), block=32).ptx


WRONG = {
    "=r": "'=r': 2 operands, 1 constraint.",
    "=r,=r": "'=' marks a result, and results come first",
    "r,=r": "'=' marks a result, and results come first",
    "=r r": "'=r r' is not a constraint",
    "=r;r": "'=r;r' is not a constraint",
    "=r,r,r": "2 operands, 3 constraints",
    "": "2 operands, 0 constraints",
    "=x,r": "'=x' is not a constraint",  # NVVM takes the process with it
    "={r1},r": "'={r1}' is not a constraint",  # so here
    "=r,u": "'u' is not a constraint",  # NVVM drops the instruction
    "+r": "an operand that is read and written is a result",
    "=r,r,~memory": "write it as ~{memory}",
    "~{memory},=r,r": "after all operands",
}


@pytest.mark.parametrize("constraints", WRONG)
def test_wrong_constraints_are_reported_at_the_wrapper_s_line(constraints):
    with pytest.raises(CompileError) as caught:
        compiled(constraints)
    message = str(caught.value)
    assert WRONG[constraints] in message
    assert "return builder.call(ir.InlineAsm(function, text, constraints), operands)" in message
    assert message.startswith(f"kernel does not compile.\n{__file__}, line ")
    if "~" not in constraints and "+" not in constraints:
        assert "'=r' for $0, 'r' for $1" in message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("bfind.u32 $0, $2;", "the text names $2, and its operands are $0 to $1"),
        ("bfind.u32 ${0}, ${2:x};", "the text names $2"),
        ("bfind.u32 %0, %1;", "as in CUDA C++"),
        ("bfind.u32 $0, $1", "a PTX instruction ends with ';'"),
        ("bfind.u32 $0, $1 // the highest", "a PTX instruction ends with ';'"),
    ],
)
def test_a_wrong_text_is_reported_at_the_wrapper_s_line(text, message):
    with pytest.raises(CompileError, match="InlineAsm") as caught:
        compiled("=r,r", text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("constraints", "text", "expected"),
    [
        ("=r,l", BFIND, "`bfind.u32 $0, $1;`: $1 is .b64, but .u32 is needed"),
        ("=r,h", BFIND, "Its constraint is 'h': 'h' is a register of 16 bits, 'r' of 32"),
        ("=l,r", BFIND, "$0 is .b64, but .b32 is needed"),
        ("=r,r", "bfind.u32 $0, [$1];", "[$1] is an address, but a value is needed"),
        ("=r,r", "bfind.u32 $0 $1;", "expected ',', found '$1'"),
        ("=r,r", "bfind.u32 $0;", "takes `d, a`, got 1 operands"),
        ("=r,r", "{ .reg .u64 wide; cvt.u64.u32 wide, $1; bfind.u32 $0, wide; }", "is .u64"),
        ("=r,r,~{memory}", "bfind.u32 $0, %lane;", "%lane is not declared"),
        ("=r,r", "bfind.u32 $1, $0;", "`bfind.u32` writes $1, an argument: results come first"),
        ("=r,r", "popk.b32 $0, $1;", "`popk.b32 $0, $1;`: PTX has no such instruction on sm_90a; "),
        ("=r,r", "popk.b32 $0, $1;", "did you mean `popc.b32`?"),
        ("=r,r", "bfind.u33 $0, $1;", "near it: `bfind"),
        ("=r,r", "qqqqqq.u32 $0, $1;", "PTX has no such instruction on sm_90a"),
        ("=r,r", "tcgen05.fence::before_thread_sync; mov.b32 $0, $1;", "Blackwell"),
    ],
)
def test_invalid_ptx_is_reported_at_the_wrapper_s_line(constraints, text, expected):
    with pytest.raises(CompileError) as caught:
        compiled(constraints, text)
    message = str(caught.value)
    assert expected in message
    assert "return builder.call(ir.InlineAsm(function, text, constraints), operands)" in message
    assert message.startswith(f"kernel does not compile.\n{__file__}, line ")


def test_an_array_instead_of_a_number_is_named():
    @intrinsic
    def wrapper(typingctx, a):
        def codegen(context, builder, call, operands):
            function = ir.FunctionType(I32, [I32])
            return builder.call(ir.InlineAsm(function, BFIND, "=r,r"), operands)

        return signature(types.uint32, types.uint32), codegen

    @cuda.jit
    def kernel(src, out):
        out[0] = wrapper(src)

    with pytest.raises(CompileError, match=r"does it lack an index") as caught:
        compile_kernel(kernel, (WORDS, WORDS), block=32)
    assert "out[0] = wrapper(src)" in str(caught.value)


def test_the_wrong_wrapper_of_two_is_named():
    """Both are inlined; labels are renumbered."""

    def kernel_of(text):
        @intrinsic
        def wrapper(typingctx, a):
            def codegen(context, builder, call, operands):
                function = ir.FunctionType(I32, [I32])
                return builder.call(ir.InlineAsm(function, text, "=r,r"), operands)

            return signature(types.uint32, types.uint32), codegen

        return wrapper

    loop = "AGAIN_${:uid}: bfind.u32 $0, $1;"
    right, wrong = kernel_of(loop), kernel_of(loop + " bfind.u32 $0, [$1];")

    @cuda.jit
    def kernel(src, out):
        out[0] = right(src[0])
        out[1] = wrong(src[1])

    with pytest.raises(CompileError, match=r"`bfind.u32 \$0, \[\$1\];`"):
        compile_kernel(kernel, (WORDS, WORDS), block=32)


@pytest.mark.parametrize("answer", ["taken", "not asked", "over its limits"])
def test_unlisted_instructions_accepted_by_the_assembler_are_compiled(answer, monkeypatch):
    monkeypatch.setattr(trial.Trial, "outcome", lambda asked: trial.TrialOutcome(answer))
    assert "bfund.u32" in compiled("=r,r", "bfund.u32 $0, $1;")


@pytest.mark.parametrize(
    "constraints", ["=r,r", "=r, r", "=&r,r", "=r,0", "=r,r,~{memory},~{cc}", "=r, r, ~{memory}"]
)
def test_correct_inline_assembly_is_compiled(constraints):
    assert "bfind.u32" in compiled(constraints, "/* two */ bfind.u32 $0, $1; // one")


@pytest.mark.parametrize(
    ("function", "text", "constraints"),
    [
        (ir.FunctionType(VOID, []), "", ""),
        (ir.FunctionType(VOID, []), "// a comment", "~{memory}"),
        (ir.FunctionType(VOID, [I32]), "{ .reg .pred p; L_${:uid}: @p bra L_${:uid}; }", "r"),
        (ir.FunctionType(ir.LiteralStructType([F32, F32]), [I32]), "ld $0, $1, $2;", "=f,=f,r"),
        (ir.FunctionType(VOID, [ir.IntType(16).as_pointer()]), "x [$0];", "l"),
        (ir.FunctionType(VOID, []), ".reg .b32 %0;\nmov.b32 %0, 1;", ""),
        (ir.FunctionType(I32, [I32]), "cvt $0, $1; // $$2 a day", "=r,h"),
        (ir.FunctionType(VOID, []), ".loc 1 2 3", ""),
    ],
)
def test_legal_inline_assembly_has_no_warning(function, text, constraints):
    assert wrong_with(function, text, constraints) == ""


def test_an_error_in_a_wrapper_s_python_is_reported_at_its_line():
    def too_few(function, builder, operands):
        return builder.call(ir.InlineAsm(function, BFIND, "=r,r"), operands[1:])

    with pytest.raises(CompileError) as caught:
        compiled(make=too_few)
    line = too_few.__code__.co_firstlineno + 1
    assert f"line {line}:\n    {linecache.getline(__file__, line).strip()}" in str(caught.value)


@pytest.mark.parametrize(
    "make, words",
    [
        (lambda function, builder, operands: None, "end it with `return builder.call"),
        (
            lambda function, builder, operands: ir.Constant(ir.IntType(64), 0),
            "is i64 in the function type and i32 in the signature",
        ),
    ],
)
def test_a_result_that_does_not_fit_the_signature_is_explained(make, words):
    with pytest.raises(CompileError) as caught:
        compiled(make=make)
    assert words in str(caught.value)


def test_mismatched_types_are_reported_at_the_wrapper_s_line():
    with pytest.raises(CompileError, match="builder") as caught:
        compiled("=r,r", argument=types.uint64)
    assert "is i32 in the function type and i64 in the signature" in str(caught.value)
