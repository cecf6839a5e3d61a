"""Operands that an instruction or a call cannot have are named; the assembler agrees on each."""

from __future__ import annotations

import re

from harness.errors import PtxError
from harness.isa.check import check
from tests.isa import ptxas

PTX = """\
.version 8.7
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 p)
{{
    .reg .b16 %h<4>;
    .reg .b32 %r<4>;
    .reg .u32 %u;
    .reg .f32 %f<4>;
    .reg .f64 %d<3>;
    .reg .b64 %rd<4>;
    .reg .pred %p<3>;
    .shared .b32 tile[4];
    {line}
    ret;
}}
"""
_F32 = "{%f0, %f1, %f2, %f3}, %rd0, %rd1, %p0"
_S32 = "{%r0, %r1, %r2, %r3}, %rd0, %rd1, %p0"
RIGHT = [
    "mov.pred %p1, %is_explicit_cluster;",
    "mov.u64 %rd1, %pm3_64;",
    "setp.eq.u32 _, %r1, 0;",
    "lop3.b32 _, %r1, %r2, %r3, 3;",
    "st.global.v2.u32 [%rd1], {%tid.x, %r1};",
    "st.global.v2.u64 [%rd1], {%clock64, %rd2};",
    "cp.async.bulk.prefetch.tensor.2d.L2.global [%rd1, {%ctaid.x, %r1}];",
    "cp.async.bulk.prefetch.tensor.2d.L2.global [%rd1, {%r1, %f1}];",
    "cp.async.bulk.prefetch.tensor.2d.L2.global [%rd1, {%laneid, -1}];",
    "mov.u64 %rd1, 0x123456789ABCDEF01;",
    "mov.u64 %rd1, 18446744073709551620;",
    "mbarrier.expect_tx.relaxed.cta.shared.b64 [%r1], 4;",
    "add.u32 %r1, %u, %r2;",
    "add.f32 %f1, %r1, 1.5;",
    "mov.b32 %r1, %f1;",
    "mov.b32 %r1, 0f3F800000;",
    "mov.b64 %rd1, {%f1, %r2};",
    "mov.b64 {%r1, _}, %rd1;",
    "mov.u32 %r1, tile;",
    "mov.u64 %rd1, %clock64;",
    "prefetch.param.tensormap [%r1];",
    "cp.async.bulk.prefetch.tensor.2d.L2.global [%r1, {%r1, %r2}];",
    "ld.shared.f32 %rd1, [tile];",
    "ld.shared.u16 %r1, [tile+2];",
    "ld.shared.v2.u32 {%r1, _}, [%r2];",
    "st.shared.u32 [tile], %rd1;",
    "cvt.rn.f32.u32 %f1, %rd1;",
    "cvt.u32.u32 %r1, %tid.x;",
    "shl.b64 %rd1, %rd2, %r1;",
    "mul.wide.u32 %rd1, %r1, %r2;",
    "popc.b64 %r1, %rd1;",
    "setp.eq.and.u32 %p1|%p2, %r1, %r2, !%p2;",
    "atom.shared.add.u32 _, [tile], 1;",
    "shfl.sync.idx.b32 %f1|%p1, %f2, 0, 31, -1;",
    "mbarrier.try_wait.parity.shared.b64 %p1, [%r1], %r2;",
    "elect.sync _|%p1, -1;",
    "selp.f32 %f1, %r2, %f1, %p1;",
    "add.f16 %h1, %h2, %h3;",
    "bar.sync %r1, %r2;",
    "bar.red.popc.u32 %r1, 0, 64, !%p1;",
    "mov.u32 %r1, - -5 * 3 + 2;",
    "ld.global.u32 %r1, [%rd1 + 4 * 2 + -4];",
    "ld.mmio.relaxed.sys.global.u32 %r1, [%rd1];",
    "ld.volatile.u32 %r1, [%rd1];",
    "mbarrier.init.b64 [%rd1], 1;",
    "cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%rd1, {%r1}], [%r2];",
    "{ .reg .b64 %r1; mov.u64 %r1, 1; }",
    f"wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {_F32}, 1, -1, 0, 1;",
    f"wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {_F32}, 1, -1;",
    f"wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.u8 {_S32};",
    f"wgmma.mma_async.sync.aligned.m64n8k256.s32.b1.b1.and.popc {_S32};",
]
WRONG = [
    "mov.u32 %r1, %is_explicit_cluster;",
    "setp.eq.u32 _|_, %r1, 0;",
    "shfl.sync.idx.b32 _|%p1, %r1, 0, 31, -1;",
    "mbarrier.try_wait.parity.shared.b64 _, [%r1], 0;",
    "mbarrier.test_wait.shared.b64 _, [%r1], %rd1;",
    "mbarrier.pending_count.b64 _, %rd1;",
    "mbarrier.arrive.cta.shared.b64 _, [%r1];",
    "mbarrier.arrive.release.shared.b64 _, [%r1];",
    "mbarrier.expect_tx.relaxed.shared.b64 [%r1], 4;",
    "mbarrier.try_wait.parity.cluster.shared.b64 %p1, [%r1], 0;",
    "st.global.v2.u32 [%rd1], {%clock64, %r1};",
    "cp.async.bulk.prefetch.tensor.2d.L2.global [%rd1, {%clock64, 0}];",
    "cp.async.bulk.prefetch.tensor.2d.L2.global [%rd1, {1.5, 0}];",
    "cp.async.bulk.prefetch.tensor.2d.L2.global [%rd1, {%f1, %f2}];",
    "cp.async.bulk.prefetch.tensor.2d.L2.global [%rd1, {0, %f1}];",
    "mov.u64 %rd1, 99999999999999999999;",
    "mov.u64 %rd1, 0xFFFFFFFFFFFFFFFFF;",
    "mov.u32 %r1, %rd1;",
    "mov.u32 %r1, %f1;",
    "add.u32 %r1, %f1, 1;",
    "add.f32 %f1, %u, %f2;",
    "add.f32 %f1, %f2, 1;",
    "add.u32 %r1, %r2, 1.5;",
    "mov.b32 %r1, 1.5;",
    "bfind.u32 %r1, %rd1;",
    "ld.shared.u32 %f1, [tile];",
    "ld.shared.u32 %h1, [tile];",
    "ld.global.u32 %r1, [%r1];",
    "ld.shared.u32 %r1, [%f1];",
    "ld.shared.u32 %r1, tile;",
    "ld.shared.u32 %r1, [nowhere];",
    "ld.shared.u32 _, [tile];",
    "ld.shared.u32 %r1, [tile-4];",
    "ld.global.u32 %r1, [tile];",
    "ld.shared.v2.u32 {%r1, %r2, %r3}, [tile];",
    "ld.shared.v2.u32 {%r1, %rd2}, [tile];",
    "cvt.u16.u32 %h1, %h2;",
    "add.u32 %r1, %tid.x, 1;",
    "mov.u64 %rd1, %tid.x;",
    "mov.u32 %r1, %r99;",
    "shl.b64 %rd1, %rd2, %rd1;",
    "mul.wide.u32 %r1, %r1, %r2;",
    "setp.eq.u32 %r1, %r1, %r2;",
    "selp.u32 %r1, 1, 0, %r2;",
    "add.u32 5, %r1, 1;",
    "add.u32 _, %r1, 1;",
    "add.u32 %r1, %r2;",
    "mov.u32 %r1, 12345678901234567890123;",
    "mbarrier.init.shared.b64 [%r1], 0;",
    "mbarrier.try_wait.parity.shared.b64 %p1, [%r1], %rd2;",
    "cp.async.bulk.wait_group %r1;",
    "setmaxnreg.inc.sync.aligned.u32 25;",
    ".reg .b32 %r1;",
    "L: L: bra L;",
    "call nowhere;",
    "bar.sync %rd1;",
    "bar.sync 16;",
    "bar.sync 0, 33;",
    "bar.sync {0, 1};",
    "bar.red.and.pred %p2, 0, %r1;",
    "mov.f32 %f1, tile;",
    "mov.f32 %f1, %tid.x;",
    "mov.f64 %d1, 1e400;",
    "selp.b64 %rd1, %rd1, 0, 1.5;",
    "add.f16x2 %r1, %r2, 0;",
    "ld.cta.u32 %r1, [%rd1];",
    "ld.relaxed.global.u32 %r1, [%rd1];",
    "ld.nc.u32 %r1, [%rd1];",
    "mbarrier.init.b64 [%r1], 1;",
    "mbarrier.init.shared.b64 [8], 1;",
    "mbarrier.try_wait.parity.shared.b64 %p1, [%r1], 2;",
    "cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%r2], [%rd1, {%r1}];",
    "cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%rd1, {%rd2}], [%r2];",
    "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%rd1, {%r1 %r2}], [%r2];",
    ".shared .b32 tile[4];",
    ".shared .b32 _;",
    ".shared .pred other;",
    ".shared .b32 other[4]",
    ".reg .b32 p;",
    ".pragma ;",
    f"wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {_F32}, 1, -1, 0, 1;",
    f"wgmma.mma_async.sync.aligned.m64n8k32.f32.e4m3.e5m2 {_F32}, 1, -1, 0, 1;",
    f"wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.u8 {_S32}, 1, -1;",
    f"wgmma.mma_async.sync.aligned.m64n8k256.s32.b1.b1.and.popc {_S32}, 1, -1;",
]


HEAD = ".version 8.7\n.target sm_90a\n.address_size 64\n"
KERNEL = """
.visible .entry k()
{
    .reg .b16 %h<4>;
    .reg .b32 %r<4>;
    .reg .f32 %f<4>;
    .reg .b64 %rd<4>;
    .reg .pred %p<3>;
    .param .b32 word;
    .param .u32 count;
    .param .f32 fraction;
    .param .b64 wide;
    .param .align 8 .b8 bytes[8];
    .param .b8 loose[8];
    CALL
    ret;
}
"""
IN_REGISTERS = ".func (.reg .b32 r) f (.reg .b32 x) { add.u32 r, x, 1; ret; }"
UNSIGNED = ".func (.reg .u32 r) f (.reg .u32 x) { add.u32 r, x, 1; ret; }"
IN_VARIABLES = ".func (.param .b32 r) f (.param .b32 x) { ret; }"
BYTES = ".func f (.param .align 8 .b8 x[8]) { ret; }"
RIGHT_CALLS = [
    (IN_REGISTERS, "call (%r1), f, (%r2);"),
    (IN_REGISTERS, "call.uni (%f1), f, (%f2);"),
    (IN_REGISTERS, "call (_), f, (5);"),
    (IN_REGISTERS, "call (%r1), f, (0f3F800000);"),
    (IN_REGISTERS, "call (word), f, (fraction);"),
    (UNSIGNED, "call (%r1), f, (word);"),
    (IN_VARIABLES, "call (%r1), f, (5);"),
    (IN_VARIABLES, "call (count), f, (%f1);"),
    (BYTES, "call f, (bytes);"),
    (".func f (.reg .b32 x, .param .b32 y) { .reg .b32 z; ld.param.b32 z, [y]; ret; }",
     "call f, (%r1, %r2);"),
    (".func (.reg .b32 r) f () { mov.u32 r, 1; ret; }", "call (%r1), f;"),
    (".func (.reg .b32 r) f (.reg .b32 x) { { .reg .b64 x; mov.u64 x, 1; } ret; }", ""),
    (".visible .entry fother (.param .b32 _) { ret; }", ""),
    (".extern .func (.param .b32 r) f (.param .b32 x, .param .b32 x);", ""),
]  # fmt: skip
WRONG_CALLS = [
    (IN_REGISTERS, "call (%r1), f, (%h1);"),
    (IN_REGISTERS, "call (%r1), f, (%rd1);"),
    (IN_REGISTERS, "call (%r1), f, (%p1);"),
    (IN_REGISTERS, "call (%r1), f, (_);"),
    (IN_REGISTERS, "call (%r1), f, (wide);"),
    (IN_REGISTERS, "call (%r1), f, (bytes);"),
    (IN_REGISTERS, "call f, (%r1);"),
    (IN_REGISTERS, "call (%r1), f, (%r2, %r3);"),
    (IN_REGISTERS, "call (%r1), f, %r2;"),
    (IN_REGISTERS, "call (%r1), k, (%r2);"),
    (UNSIGNED, "call (%r1), f, (%f2);"),
    (UNSIGNED, "call (%r1), f, (1.5);"),
    (UNSIGNED, "call (%r1), f, (fraction);"),
    (IN_VARIABLES, "call (%rd1), f, (%r1);"),
    (BYTES, "call f, (%rd1);"),
    (BYTES, "call f, (wide);"),
    (BYTES, "call f, (loose);"),
    (".func (.reg .b32 x) f (.reg .b32 x) { ret; }", ""),
    (".func (.reg .b32 r) f (.reg .b32 x) { .reg .b32 x; ret; }", ""),
    (".func (.reg .b32 %r1) f (.reg .b32 x) { .reg .b32 %r<3>; ret; }", ""),
    (".func f (.reg .b32 x[2]) { ret; }", ""),
    (".func f (.reg .b32 x) .maxntid 32 { ret; }", ""),
    (".func f (.param .b32 x);", ""),
    (".func f (.param .param .b32 x) { ret; }", ""),
    (".visible .entry fother (.reg .b32 x) { ret; }", ""),
]


def called(case: tuple[str, str]) -> str:
    return f"{HEAD}{case[0]}{KERNEL.replace('CALL', case[1])}"


def is_accepted(text: str) -> bool:
    try:
        check(text)
    except PtxError as refusal:
        assert refusal.line
        return False
    return True


def test_operands_are_accepted_exactly_if_the_assembler_accepts_them() -> None:
    legal = {PTX.format(line=line): True for line in RIGHT}
    legal |= {PTX.format(line=line): False for line in WRONG}
    legal |= {called(case): True for case in RIGHT_CALLS}
    legal |= {called(case): False for case in WRONG_CALLS}
    assert [text for text, is_legal in legal.items() if is_accepted(text) != is_legal] == []
    # One process of the assembler reads all: names are unique to each text.
    apart = [
        re.sub(r"(?<![\w.%])(k|f|fother)(?= ?\(|[,;])", rf"\g<1>_{number}", text)
        for number, text in enumerate(legal)
    ]
    theirs = zip(legal.items(), ptxas.refusals(apart), strict=True)
    assert [text for (text, is_legal), refusal in theirs if bool(refusal) == is_legal] == []
