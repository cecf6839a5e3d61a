"""Functions with parameters and results in registers."""

from __future__ import annotations

import numpy as np

import harness

KERNEL = """.version 8.7
.target sm_90a
.address_size 64
FUNCTION
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    .reg .pred %p<3>;
    .reg .f32 %f<3>;
    mov.u32 %r1, %tid.x;
    CALL
    ld.param.u64 %rd1, [out];
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd1, %rd1, %rd2;
    st.global.u32 [%rd1], %r3;
    ret;
}
"""
ADDS = ".func (.reg .b32 r) f (.reg .b32 x) { add.u32 r, x, 1; ret; }"
IN_VARIABLES = """.func (.param .b32 r) f (.param .b32 x) {
    .reg .b32 %a; ld.param.b32 %a, [x]; add.u32 %a, %a, 5; st.param.b32 [r], %a; ret; }"""
LEAVES_EARLY = """.func (.reg .f32 r) f (.reg .f32 x, .reg .f32 y) {
    .reg .pred p; setp.lt.f32 p, x, y; mov.f32 r, x; @p ret; mov.f32 r, y; }"""
FACTORIAL = """.func (.reg .b32 r) f (.reg .b32 x) {
    .reg .pred p; .reg .b32 y; mov.u32 r, 1; setp.lt.u32 p, x, 2; @p ret;
    sub.u32 y, x, 1; call (y), f, (y); mul.lo.u32 r, x, y; ret; }"""
CASES = {
    "registers": (ADDS, "call (%r3), f, (%r1);", [1, 2, 3, 4, 5, 6]),
    "a constant": (ADDS, "call (%r3), f, (5);", [6] * 6),
    "a result for nobody": (ADDS, "mov.u32 %r3, 7; call (_), f, (%r1);", [7] * 6),
    "a variable": (
        ADDS,
        ".param .b32 q; st.param.b32 [q], %r1; call (%r3), f, (q);",
        [1, 2, 3, 4, 5, 6],
    ),
    "some lanes": (
        ADDS,
        "mov.u32 %r3, 9; setp.lt.u32 %p1, %r1, 3; @%p1 call (%r3), f, (%r1);",
        [1, 2, 3, 9, 9, 9],
    ),
    "to variables": (IN_VARIABLES, "call (%r3), f, (%r1);", [5, 6, 7, 8, 9, 10]),
    "an early return, and none at the end": (
        LEAVES_EARLY,
        "cvt.rn.f32.u32 %f1, %r1; call (%f2), f, (%f1, 0f40400000); cvt.rzi.u32.f32 %r3, %f2;",
        [0, 1, 2, 3, 3, 3],
    ),
    "of itself": (FACTORIAL, "call (%r3), f, (%r1);", [1, 1, 2, 6, 24, 120]),
    "by address": (
        ADDS,
        "mov.u64 %rd3, f; P: .callprototype (.reg .b32 _) _ (.reg .b32 _);"
        "call (%r3), %rd3, (%r1), P;",
        [1, 2, 3, 4, 5, 6],
    ),
}


def test_arguments_and_results_are_passed() -> None:
    gpu = harness.device("emulator")
    for case, (function, call, expected) in CASES.items():
        out = gpu.to_device(np.zeros(32, np.uint32))
        text = KERNEL.replace("FUNCTION", function).replace("CALL", call)
        run = harness.run_ptx(text, "k", 1, 32, (out,))
        assert out.copy_to_host()[:6].tolist() == expected, case
        assert run.hazards == ()
