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
from harness.course.compiler import compile_kernel
from harness.course.compiler.wrappers import wrong_with
from harness.sanitizer.assembler import trial
from harness.sanitizer.launch.parameters import ParameterSpec
from tests.naming import names, naming

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
    "=r": ("2", "1"),
    "=r,=r": ("'='",),
    "r,=r": ("'='",),
    "=r r": ("'=r r'", "h", "16"),
    "=r;r": ("'=r;r'", "h", "16"),
    "=r,r,r": ("2", "3"),
    "": ("2", "0"),
    "=x,r": ("'=x'", "h", "16"),  # NVVM takes the process with it
    "={r1},r": ("'={r1}'", "h", "16"),  # so here
    "=r,u": ("'u'", "h", "16"),  # NVVM drops the instruction
    "+r": ('"=r"', '"0"'),
    "=r,r,~memory": ("'~memory'", "~{memory}"),
    "~{memory},=r,r": ("'~{memory}'",),
}


def refusal(*parts: str) -> CompileError:
    """Return the error about a wrapper made of these parts, at its line."""
    with pytest.raises(CompileError) as caught:
        compiled(*parts)
    assert "builder.call(ir.InlineAsm(" in str(caught.value)
    assert f"\n{__file__}, line " in str(caught.value)
    return caught.value


def test_wrong_constraints_are_reported_at_the_wrapper_s_line():
    for constraints, facts in WRONG.items():
        error = refusal(constraints)
        assert names(error.reason, *facts), constraints
        if "~" not in constraints and "+" not in constraints:
            assert "'=r' for $0, 'r' for $1" in str(error), constraints


def test_wrong_text_is_reported_at_the_wrapper_s_line():
    two, lane = "`bfind.u32 $0, $1;`", "bfind.u32 $0, %lane;"
    wide = "{ .reg .u64 wide; cvt.u64.u32 wide, $1; bfind.u32 $0, wide; }"
    blackwell = "tcgen05.fence::before_thread_sync; mov.b32 $0, $1;"
    for constraints, text, facts in (
        ("=r,r", "bfind.u32 $0, $2;", ("$2", "$0", "$1")),
        ("=r,r", "bfind.u32 ${0}, ${2:x};", ("$2", "$0", "$1")),
        ("=r,r", "bfind.u32 %0, %1;", ("%0", "$0")),
        ("=r,r", "bfind.u32 $0, $1", ("';'",)),
        ("=r,r", "bfind.u32 $0, $1 // the highest", ("';'",)),
        # PTX that is not legal
        ("=r,l", BFIND, (two, ".b64", ".u32", "'l'")),
        ("=r,h", BFIND, (two, ".b16", ".u32", "'h'", 16)),
        ("=l,r", BFIND, (".b64", ".b32", "'=l'")),
        ("=r,r", "bfind.u32 $0, [$1];", ("`bfind.u32 $0, [$1];`: [$1]",)),
        ("=r,r", "bfind.u32 $0 $1;", ("','", "'$1'")),
        ("=r,r", "bfind.u32 $0;", ("d, a", 1)),
        ("=r,r", wide, ("wide#1", ".u64")),
        ("=r,r,~{memory}", lane, (f"`{lane}`", "%lane")),
        ("=r,r", "bfind.u32 $1, $0;", ("`bfind.u32`", "$1", "$0")),
        ("=r,r", "popk.b32 $0, $1;", ("`popk.b32 $0, $1;`", "sm_90a", "`popc.b32`")),
        ("=r,r", "bfind.u33 $0, $1;", ("sm_90a", "bfind{.shiftamt}.<type>")),
        ("=r,r", "qqqqqq.u32 $0, $1;", ("`qqqqqq.u32 $0, $1;`", "sm_90a")),
        ("=r,r", blackwell, ("sm_100", "sm_90a")),
    ):
        error = refusal(constraints, text)
        assert names(error.reason, *facts), (text, error.reason)


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

    with pytest.raises(CompileError, match=naming("src[i]")) as caught:
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


def test_unlisted_instructions_accepted_by_the_assembler_are_compiled(monkeypatch):
    for answer in ("taken", "not asked", "over its limits"):
        known = trial.TrialOutcome(answer)
        monkeypatch.setattr(trial.Trial, "outcome", lambda asked, known=known: known)
        assert "bfund.u32" in compiled("=r,r", "bfund.u32 $0, $1;")


def test_correct_inline_assembly_is_compiled():
    for constraints in ("=r,r", "=r, r", "=&r,r", "=r,0", "=r,r,~{memory},~{cc}"):
        assert "bfind.u32" in compiled(constraints, "/* two */ bfind.u32 $0, $1; // one")


def test_legal_inline_assembly_has_no_warning():
    pair, half = ir.LiteralStructType([F32, F32]), ir.IntType(16).as_pointer()
    for result, operands, text, constraints in (
        (VOID, [], "", ""),
        (VOID, [], "// a comment", "~{memory}"),
        (VOID, [I32], "{ .reg .pred p; L_${:uid}: @p bra L_${:uid}; }", "r"),
        (pair, [I32], "ld $0, $1, $2;", "=f,=f,r"),
        (VOID, [half], "x [$0];", "l"),
        (VOID, [], ".reg .b32 %0;\nmov.b32 %0, 1;", ""),
        (I32, [I32], "cvt $0, $1; // $$2 a day", "=r,h"),
        (VOID, [], ".loc 1 2 3", ""),
    ):
        assert wrong_with(ir.FunctionType(result, operands), text, constraints) == "", text


def test_an_error_in_a_wrapper_s_python_is_reported_at_its_line():
    def too_few(function, builder, operands):
        return builder.call(ir.InlineAsm(function, BFIND, "=r,r"), operands[1:])

    with pytest.raises(CompileError) as caught:
        compiled(make=too_few)
    line = too_few.__code__.co_firstlineno + 1
    assert f"line {line}:\n    {linecache.getline(__file__, line).strip()}" in str(caught.value)


def test_a_result_that_does_not_fit_the_signature_is_explained():
    for result, facts in (
        (None, ("`return builder.call(...)`",)),
        (ir.Constant(ir.IntType(64), 0), ("i64", "i32")),
    ):
        with pytest.raises(CompileError, match=naming(*facts)):
            compiled(make=lambda *parts, result=result: result)


def test_mismatched_types_are_reported_at_the_wrapper_s_line():
    with pytest.raises(CompileError, match=naming("builder.call", 1, "i32", "i64")):
        compiled("=r,r", argument=types.uint64)
