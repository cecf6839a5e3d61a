"""A form that PTX does not have stops the run with the PTX line; nothing is guessed."""

import numpy as np

from tests.stops import refused

from .snippet import BFLOAT16, evaluate

f32, f64, f16 = np.float32(1), np.float64(1), np.float16(1)
s32, u32, s64, pred = np.int32(1), np.uint32(1), np.int64(1), np.bool_(True)
x2 = np.uint32(1)  # a pair of halves
bf16 = np.array(1, BFLOAT16)

REFUSED = {
    "add.sat.u32": (u32, u32),
    "add.sat.s64": (s64, s64),
    "add.ftz.f64": (f64, f64),
    "add.rz.f16": (f16, f16),
    "add.ftz.bf16": (bf16, bf16),
    "fma.f32": (f32, f32, f32),
    "div.f32": (f32, f32),
    "div.approx.f64": (f64, f64),
    "mul.wide.u64": (s64, s64),
    "min.ftz.f64": (f64, f64),
    "tanh.approx.ftz.f32": (f32,),
    "shl.s32": (s32, u32),
    "cvt.rn.s32.f32": (f32,),
    "cvt.s32.f32": (f32,),
    "cvt.f32.s32": (s32,),
    "cvt.rn.f64.f32": (f32,),
    "cvt.f32.f64": (f64,),
    "cvt.rni.s32.s64": (s64,),
    "cvt.sat.s64.s32": (s32,),
    "setp.lo.s32": (s32, s32),
    "setp.num.s32": (s32, s32),
    "setp.hs.f32": (f32, f32),
    "setp.lt.b32": (s32, s32),
    "setp.lt.ftz.f64": (f64, f64),
    "and.s32": (s32, s32),
    "no.such.thing": (s32,),
    "add.ftz.bf16x2": (x2, x2),
    "add.sat.bf16x2": (x2, x2),
    "add.rz.f16x2": (x2, x2),
    "fma.f16x2": (x2, x2, x2),
    "fma.rn.sat.relu.f16x2": (x2, x2, x2),
    "fma.rn.oob.f16x2": (x2, x2, x2),
    "ex2.approx.bf16x2": (x2,),
    "ex2.approx.ftz.f16x2": (x2,),
    "min.xorsign.abs.f64": (f64, f64),
    "sub.u16x2": (x2, x2),
    "max.relu.u32": (x2, x2),
    "mov.f16x2": (x2,),
    "set.eq.f16.f16x2": (x2, x2),
    "set.eq.f32.f16": (f16, f16),
    "set.eq.ftz.bf16.f16": (f16, f16),
    "cvt.rn.f16x2.f16": (f16, f16),
    "cvt.rm.f16x2.f32": (f32, f32),
    "cvt.rn.sat.f16x2.f32": (f32, f32),
    "cvt.rn.sat.bf16.f32": (f32,),
    "cvt.rm.relu.f16.f32": (f32,),
    "cvt.rn.e4m3x2.f32": (f32, f32),
    "cvt.rn.satfinite.tf32.f32": (f32,),
    "cvt.rna.relu.tf32.f32": (f32,),
    "cvt.pack.sat.u16.s32.b32": (x2, x2, x2),
    "cvt.pack.sat.u8.s32": (x2, x2),
    "bmsk.b32": (u32, u32, u32),
    "szext.clamp.u64": (u32, u32, u32),
    "dp2a.u32.u32": (u32, u32, u32),
    "lop3.xor.b32": (u32, u32, u32),
    "prmt.b32.f4f": (u32, u32, u32),
}


def test_nonexistent_forms():
    for opcode, operands in REFUSED.items():
        with refused(f"`{opcode}`"):
            evaluate(opcode, *operands, gives=np.bool_ if opcode.startswith("setp") else None)


def test_mismatched_operands():
    for text, facts in (
        ("add.s64 {d}, {0}, 1;", ("%d", ".b32", ".s64")),
        ("add.s32 {d}, {0};", ("d, a, b", 2)),
        ("add.s32 {d}, {0}, 0f3F800000;", ("0f3F800000",)),
        ("add.s32 7, {0}, 1;", (7,)),
        ("add.s32 {d}, %nosuch, 1;", ("%nosuch",)),
        ("add.s32 {d}, nosuch, 1;", ("nosuch",)),
        ("and.pred {d}, {0}, {0};", ("%d", ".b32", ".pred")),
        ("ld.global.v2.s32 {d}, [%at];", ("%d", 2)),
        ("ld.global.s32 {d}, %at;", ("%at", "[...]")),
        ("st.global.v4.b64 [%at], {{%i, %i, %i, %i}};", (32, 16)),
        ("atom.global.add.s64 {d}, [%at], {0};", ("`atom.global.add.s64`",)),
        ("atom.global.min.f32 {d}, [%at], {0};", ("`atom.global.min.f32`",)),
        ("add.f16x2 {d}, {0}, 0;", (".f16x2",)),
    ):
        with refused(*facts):
            evaluate(text, s32)
    with refused("predicate", ".f16"):
        evaluate("setp.eq.f16 {d}|{e}, {0}, {0};", f16, gives=(bool, bool))


def test_an_unreached_instruction_is_not_an_error():
    text = "{{ @{1} bra past; no.such.thing {0}; past: mov.b32 {d}, {0}; }}"
    assert evaluate(text, s32, pred, assemble=False) == 1  # ptxas would reject it
