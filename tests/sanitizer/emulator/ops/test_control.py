"""Branches, loops, exits and calls."""

import numpy as np
import pytest

from harness.base.errors import KernelHung
from harness.course import device
from harness.course.devices import run_ptx
from harness.sanitizer.emulator import Reason
from tests.stops import faults, refused

from .snippet import HEADER, call, evaluate, kernel

LANES = np.arange(64, dtype=np.int32)


def with_functions(functions: str, template: str, *operands, gives=np.int32, **more):
    dtypes = [np.asarray(o).dtype for o in operands]
    text = HEADER + functions + kernel("k", template, dtypes, (gives,))
    return call(text, "k", list(operands), (gives,), **more)[0]


def test_lanes_diverge_and_reconverge():
    text = """{{ .reg .pred %q; setp.lt.s32 %q, {0}, 10;
        @!%q bra other; add.s32 {d}, {0}, 1000; bra.uni meet;
        other: neg.s32 {d}, {0};
        meet: add.s32 {d}, {d}, 1; }}"""
    assert evaluate(text, LANES).tolist() == [x + 1001 if x < 10 else 1 - x for x in range(64)]


def test_lanes_have_their_own_trip_counts():
    text = """{{ .reg .pred %q; .reg .b32 %n; mov.u32 %n, {0}; mov.u32 {d}, 0;
        head: setp.le.s32 %q, %n, 0; @%q bra done;
        add.s32 {d}, {d}, %n; sub.s32 %n, %n, 1; bra head; done: }}"""
    assert evaluate(text, LANES).tolist() == [n * (n + 1) // 2 for n in range(64)]


def test_nested_divergence():
    text = """{{ .reg .pred %q; .reg .b32 %b; mov.u32 {d}, 0; and.b32 %b, {0}, 1;
        setp.ne.u32 %q, %b, 0; @%q bra odd;
        and.b32 %b, {0}, 2; setp.ne.u32 %q, %b, 0; @%q bra two; add.u32 {d}, {d}, 1; bra meet;
        two: add.u32 {d}, {d}, 2; bra meet;
        odd: add.u32 {d}, {d}, 4; meet: add.u32 {d}, {d}, 8; }}"""
    assert evaluate(text, LANES).tolist() == [
        12 if x & 1 else 10 if x & 2 else 9 for x in range(64)
    ]


def test_guards():
    text = "mov.s32 {d}, 1; @{1} add.s32 {d}, {0}, 5; @!{1} sub.s32 {d}, {0}, 5;"
    flag = LANES % 3 == 0
    assert evaluate(text, LANES, flag).tolist() == np.where(flag, LANES + 5, LANES - 5).tolist()


def test_exited_lanes_store_nothing():
    got = evaluate("@{1} exit; mov.s32 {d}, {0};", LANES, LANES > 40)
    assert got.tolist() == [*range(41), *[-1] * 23]  # fresh arrays hold 0xFF


def test_trap_and_endless_loops():
    with faults(Reason.TRAP):
        evaluate("@{1} trap; mov.s32 {d}, {0};", LANES, LANES == 5)
    evaluate("@{1} trap; mov.s32 {d}, {0};", LANES, LANES < 0)
    with faults(Reason.BREAKPOINT):
        evaluate("@{1} brkpt; mov.s32 {d}, {0};", LANES, LANES == 5)


def test_instructions_that_only_take_time():
    text = "nanosleep.u32 100; membar.gl; fence.acq_rel.gpu; fence.sc.cta; mov.s32 {d}, {0};"
    assert evaluate(text, LANES).tolist() == LANES.tolist()


SQUARE = """.func (.param .b32 out) square(.param .b32 x)
{
    .reg .b32 %r<3>;
    ld.param.b32 %r1, [x];
    mul.lo.s32 %r2, %r1, %r1;
    st.param.b32 [out+0], %r2;
    ret;
}
"""
CALL = """{{ .reg .b32 temp_param_reg; .param .b32 param0; st.param.b32 [param0+0], {0};
    .param .b32 retval0; call.uni (retval0), NAME, (param0); ld.param.b32 {d}, [retval0+0]; }}"""


def test_a_function_is_called():
    got = with_functions(SQUARE, CALL.replace("NAME", "square"), LANES)
    assert got.tolist() == (LANES**2).tolist()


def test_a_function_is_called_by_some_lanes():
    text = "{{ mov.s32 {d}, -7; @!{1} bra past; " + CALL.replace("NAME", "square") + " past: }}"
    got = with_functions(SQUARE, text, LANES, LANES % 2 == 0)
    assert got.tolist() == [x * x if x % 2 == 0 else -7 for x in range(64)]
    guarded = CALL.replace("NAME", "square").replace("call.uni", "@{1} call")
    text = "{{ " + guarded.replace("[retval0+0];", "[retval0+0]; @!{1} mov.s32 {d}, -7;") + " }}"
    assert with_functions(SQUARE, text, LANES, LANES % 2 == 0).tolist() == got.tolist()


def test_nested_calls_have_their_own_memory():
    outer = """.func (.param .b32 out) outer(.param .b32 x)
{
    .local .align 4 .b8 depot[8];
    .reg .b64 %rd<2>;
    .reg .b32 %r<4>;
    .reg .pred %p;
    ld.param.b32 %r1, [x];
    mov.u64 %rd1, depot;
    st.local.u32 [%rd1+4], %r1;
    setp.gt.s32 %p, %r1, 5;
    @%p bra L;
    { .param .b32 param0; st.param.b32 [param0], %r1; .param .b32 retval0;
      call (retval0), square, (param0); ld.param.b32 %r2, [retval0]; }
    ld.local.u32 %r3, [%rd1+4];
    sub.s32 %r2, %r2, %r3;
    st.param.b32 [out], %r2;
    ret;
L:  st.param.b32 [out], 99;
    ret;
}
"""
    twice = CALL.replace("NAME", "outer") + " add.s32 {0}, {0}, 1; mov.s32 {d}, {d};"
    text = "{{ .reg .b32 %first; " + twice + " mov.b32 %first, {d}; "
    text += CALL.replace("NAME", "outer") + " mad.lo.s32 {d}, %first, 1000, {d}; }}"

    def once(x):
        return 99 if x > 5 else x * x - x

    got = with_functions(SQUARE + outer, text, LANES)
    assert got.tolist() == [once(x) * 1000 + once(x + 1) for x in range(64)]


ENDLESS = SQUARE.replace(
    "mul.lo.s32 %r2, %r1, %r1;", CALL.replace("NAME", "square").format("%r1", d="%r2")
)


def test_impossible_calls():
    printing = ".extern .func (.param .b32 r) vprintf(.param .b32 x);\n"
    for functions, name, facts in (
        (printing, "vprintf", ("print()", "vprintf")),
        (printing.replace("vprintf", "away"), "away", ("away",)),
        (ENDLESS, "square", ("square",)),
        (SQUARE.replace("32 x)", "32 x, .param .b32 y)"), "square", ("square", 3)),
    ):
        with refused(*facts):
            with_functions(functions, CALL.replace("NAME", name), LANES)


def test_an_unreached_impossible_call_is_ignored():
    away = ".extern .func (.param .b32 r) away(.param .b32 x);\n"
    text = "{{ mov.s32 {d}, {0}; bra past; " + CALL.replace("NAME", "away") + " past: }}"
    got = with_functions(away, text, LANES, assemble=False)  # ptxas would reject it
    assert got.tolist() == LANES.tolist()


def test_an_endless_loop_ends_with_its_time():
    gpu_text = HEADER + kernel("k", "again: bra again;", [np.int32], (np.int32,))
    gpu = device("emulator")
    x = gpu.empty(32, np.int32)
    with pytest.raises(KernelHung):
        run_ptx(gpu_text, "k", 1, 32, (x, x), device=gpu, timeout=0.3)


BRANCHES = """{{ .reg .b32 %n; and.b32 %n, {0}, 3; mov.s32 {d}, 0;
    targets: .branchtargets one, two, three, one;
    brx.idx %n, targets;
    one: add.s32 {d}, {d}, 1; bra meet;
    two: add.s32 {d}, {d}, 20;
    three: add.s32 {d}, {d}, 300;
    meet: add.s32 {d}, {d}, 4000; }}"""


def test_a_branch_by_index():
    want = [4001, 4320, 4300, 4001]
    assert evaluate(BRANCHES, LANES).tolist() == [want[x & 3] for x in range(64)]


def test_a_guarded_branch_by_index():
    text = """{{ .reg .pred %q; setp.lt.s32 %q, {0}, 10; mov.s32 {d}, 5;
        targets: .branchtargets past; @%q brx.idx 0, targets;
        mov.s32 {d}, 6; past: }}"""
    assert evaluate(text, LANES).tolist() == [5 if x < 10 else 6 for x in range(64)]


def test_a_branch_by_index_in_a_function():
    functions = """.func (.param .b32 r) pick(.param .b32 a)
    {
        .reg .b32 %x, %y;
        ld.param.b32 %x, [a];
        T: .branchtargets A, B;
        brx.idx.uni %x, T;
        A: mov.b32 %y, 10; bra.uni C;
        B: mov.b32 %y, 20;
        C: st.param.b32 [r], %y;
        ret;
    }
    """
    text = """{{ .param .b32 x; .param .b32 y; .reg .b32 %n; and.b32 %n, {0}, 1;
        st.param.b32 [x], %n; call.uni (y), pick, (x); ld.param.b32 {d}, [y];
        st.param.b32 [x], 1; call.uni (y), pick, (x); ld.param.b32 %n, [y];
        add.s32 {d}, {d}, %n; }}"""
    got = with_functions(functions, text, LANES)
    assert got.tolist() == [30 + 10 * (x & 1) for x in range(64)]


def test_a_branch_index_beyond_the_list_is_reported():
    text = "{{ t: .branchtargets a; a: brx.idx {0}, t; mov.s32 {d}, {0}; }}"
    with faults(Reason.LABEL_BEYOND_LIST, label=1, count=1):
        evaluate(text, np.ones(4, np.int32))


def test_branches_without_a_target():
    for text, fact in (
        ("brx.idx {0}, nowhere;", "'nowhere'"),
        ("{{ t: .branchtargets nowhere; brx.idx {0}, t; }}", "'nowhere'"),
        ("brx.idx {0};", "brx"),
        ("{{ a: bra a, a; }}", "bra"),
    ):
        with refused(fact):
            evaluate(text, LANES)


ASSERT = """.extern .func __assertfail(.param .b64 text, .param .b64 file, .param .b32 line,
    .param .b64 function, .param .b64 size);
.global .align 1 .b8 said[6] = {120, 32, 60, 32, 57, 0};
.global .align 1 .b8 file[5] = {97, 46, 99, 117, 0};
.global .align 1 .b8 who[7] = {118, 111, 105, 100, 32, 107, 0};
"""
FAILING = """{{ .reg .b64 %a; .reg .pred %ok; setp.lt.s32 %ok, {0}, 9; mov.b32 {d}, {0}; @%ok bra L;
    { .param .b64 s; .param .b64 f; .param .b32 l; .param .b64 w; .param .b64 z;
    mov.u64 %a, said; cvta.global.u64 %a, %a; st.param.b64 [s], %a;
    mov.u64 %a, file; cvta.global.u64 %a, %a; st.param.b64 [f], %a; st.param.b32 [l], 12;
    mov.u64 %a, who; cvta.global.u64 %a, %a; st.param.b64 [w], %a; st.param.b64 [z], 1;
    call __assertfail, (s, f, l, w, z); }
    L: }}""".replace("{ .p", "{{ .p").replace("z); }", "z); }}")


def test_a_failing_assertion_is_named():
    said = {"condition": "x < 9", "file": "a.cu", "at": 12, "function": "void k"}
    with faults(Reason.ASSERTION_FAILED, thread=(0, 9), **said):
        with_functions(ASSERT, FAILING, LANES)
    assert with_functions(ASSERT, FAILING, LANES % 9).tolist() == (LANES % 9).tolist()
