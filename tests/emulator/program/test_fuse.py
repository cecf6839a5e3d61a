"""Fused runs give the results of their steps in sequence."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness.emulator.exec import launch
from harness.emulator.memory.global_memory import GlobalMemory
from harness.emulator.program.lower import lowered
from tests.emulator.ops.snippet import HEADER
from tests.emulator.running import run

FORMS = """
add.s32 R, r, r | add.u32 R, r, 7 | sub.s32 R, r, r | mul.lo.s32 R, r, r | mul.hi.u32 R, r, r
mul.wide.s32 D, r, r | mad.lo.s32 R, r, r, r | mad.wide.u32 D, r, r, d | add.s64 D, d, -3
and.b32 R, r, 255 | or.b32 R, r, r | xor.b64 D, d, d | not.b32 R, r | shl.b32 R, r, 3
shr.u32 R, r, 5 | shr.s32 R, r, 31 | shl.b32 R, r, 40 | shl.b32 R, r, r | shr.s64 D, d, r
min.s32 R, r, r | max.u32 R, r, 9 | neg.s32 R, r | div.s32 R, r, r | rem.u32 R, r, r
setp.lt.s32 P, r, r | setp.eq.u32 P, r, 4 | setp.gt.and.s64 P, d, d, p | selp.b32 R, r, r, p
selp.b64 D, d, 5, p | not.pred P, p | and.pred P, p, p | mov.u32 R, r | mov.u32 R, %tid.x
mov.b64 D, d | mov.u32 R, 12 | mov.pred P, p | cvt.u64.u32 D, r | cvt.s64.s32 D, r
cvt.u32.u64 R, d | cvt.s32.s8 R, r | cvt.rn.f32.s32 F, r | cvt.rzi.s32.f32 R, f | mov.b32 R, f
mov.b32 F, r | add.f32 F, f, f | mul.f32 F, f, f | fma.rn.f32 F, f, f, f | sub.f32 F, f, f
min.f32 F, f, f | neg.f32 F, f | setp.leu.f32 P, f, f | selp.f32 F, f, f, p
mov.b64 D, {r, r} | mov.b64 {R, R}, d | mov.b64 {_, R}, d | lop3.b32 R, r, r, r, 0x96
prmt.b32 R, r, r, 0x5410 | bfe.u32 R, r, 3, 9 | bfi.b32 R, r, r, 4, 8 | shf.l.wrap.b32 R, r, r, 9
cvt.rn.bf16x2.f32 R, f, f | popc.b32 R, r | slct.b32.s32 R, r, r, r | cvta.to.shared.u64 D, d
ld.param.u32 R, [p1] | add.rn.f16x2 R, r, r | setp.lt.s16 P, h, h | add.s16 H, h, h | mov.b16 H, h
cvt.u16.u32 H, r | cvt.u32.u16 R, h | mov.b32 R, {h, h} | mul.wide.s16 R, h, h
"""
COUNTS = {"r": 6, "d": 4, "f": 4, "p": 3, "h": 3}
WIDTHS = {"r": "b32", "d": "b64", "f": "f32", "p": "pred", "h": "b16"}
NAMES = {"r": "%r", "d": "%rd", "f": "%f", "p": "%p", "h": "%h"}


def body(rng: np.random.Generator, count: int) -> str:
    forms = [form.strip() for line in FORMS.strip().splitlines() for form in line.split("|")]
    lines = []
    for form in rng.choice(forms, count):
        opcode, _, operands = str(form).partition(" ")
        named = "".join(
            f"{NAMES[operand.lower()]}{rng.integers(COUNTS[operand.lower()])}"
            if operand.lower() in COUNTS
            and not (operands[:at][-1:].isalnum() or operands[:at][-1:] in ("%", "."))
            and not operands[at + 1 : at + 2].isalnum()
            else operand
            for at, operand in enumerate(operands)
        )
        lines.append(f"    {opcode} {named};")
    return "\n".join(lines)


def kernel(seed: int) -> str:
    """Every register gets a value specific to the thread, a loop changes the values, and all are
    stored.
    """
    rng = np.random.default_rng(seed)
    declared = "\n".join(f"    .reg .{WIDTHS[k]} {NAMES[k]}<{n}>;" for k, n in COUNTS.items())
    begin, end, at = [], [], 0
    for kind, count in COUNTS.items():
        for number in range(count):
            name = f"{NAMES[kind]}{number}"
            begin.append(f"mad.lo.s32 %x, %t, {int(rng.integers(-9999, 99999))}, {number};")
            if kind == "p":
                begin.append(f"setp.gt.s32 {name}, %x, 99;")
                end.append(f"selp.u32 %x, 1, 0, {name}; st.global.u32 [%at+{at}], %x;")
            elif kind == "f":
                begin.append(f"cvt.rn.f32.s32 {name}, %x;")
                end.append(f"st.global.f32 [%at+{at}], {name};")
            else:
                bits = WIDTHS[kind][1:]
                begin.append(f"cvt.s{bits}.s32 {name}, %x;" if kind != "r" else "")
                begin.append(f"mov.u32 {name}, %x;" if kind == "r" else "")
                end.append(f"st.global.b{bits} [%at+{at}], {name};")
            at += 8
    return f"""{HEADER}
.visible .entry k(.param .u64 p0, .param .u32 p1)
{{
{declared}
    .reg .b32 %t, %x, %n;
    .reg .b64 %at, %i;
    .reg .pred %go;
    mov.u32 %t, %tid.x;
    {" ".join(begin)}
    mov.u32 %n, 0;
AGAIN:
{body(rng, 70)}
    setp.gt.u32 %go, %t, 20;
    @%go bra ON;
{body(rng, 12)}
ON:
{body(rng, 9)}
    add.u32 %n, %n, 1;
    setp.lt.u32 %go, %n, 3;
    @%go bra AGAIN;
    ld.param.u64 %at, [p0];
    cvt.u64.u32 %i, %t;
    mad.lo.u64 %at, %i, {at}, %at;
    {" ".join(end)}
    ret;
}}
"""


def left_behind(text: str, schedule: str):
    memory = GlobalMemory()
    out = memory.allocate(64 * 8 * sum(COUNTS.values()))
    out.bytes[:] = 0
    report = run(
        ptx=text,
        entry="k",
        grid=(1, 1, 1),
        block=(64, 1, 1),
        parameters=[np.uint64(out.address).tobytes(), np.uint32(7).tobytes()],
        memory=memory,
        schedule=schedule,
    )
    return out.bytes.copy(), report.hazards


@given(st.integers(0, 2**32 - 1), st.sampled_from(["late-copies", "warps-apart"]))
def test_a_fused_run_equals_its_steps(seed, schedule):
    text = kernel(seed)

    def by_steps(*of):
        whole = lowered(*of)
        return replace(whole, runs=(None,) * len(whole.runs))

    data, hazards = left_behind(text, schedule)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(launch, "lowered", by_steps)
        stepped, same_hazards = left_behind(text, schedule)
    assert np.array_equal(data, stepped)
    assert hazards == same_hazards


def test_kernels_have_fused_runs():
    runs = lowered(kernel(0), "k", 0).runs
    assert max(run.length for run in runs if run is not None) > 40
