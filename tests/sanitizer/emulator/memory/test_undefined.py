"""Undefined values: copied silently, reported where they affect the result, with the line they come
from.

Each law has kernels that break it and kernels that keep it. Thread t of 32 has ``%t``, its own
bytes ``[%mine]`` of shared memory, and its own 4 bytes of ``out`` at ``[%o]``.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from harness.course import device
from harness.course.devices import run_ptx
from harness.sanitizer.diagnosis import Cause
from tests.sanitizer.emulator.ops.snippet import HEADER

KIND = "uninitialized-read"
LOAD = "ld.shared.u32 %a, [%mine];"
WRITE = "st.shared.u32 [%mine], %t;"
RESULT = "st.global.u32 [%o], %a;"


def kernel(*lines: str) -> str:
    return f"""{HEADER}
.visible .entry k(.param .u64 out, .param .u64 src) {{
  .reg .b16 %h<8>; .reg .b32 %a, %b, %c, %t, %mine, %tile, %r<8>; .reg .b64 %o, %s, %i, %d<4>;
  .reg .pred %p, %q; .shared .align 128 .b8 tile[4096]; .local .align 16 .b8 own[64];
  .shared .align 8 .b64 bar;
  mov.u32 %t, %tid.x; mov.u32 %tile, tile; shl.b32 %mine, %t, 2; add.u32 %mine, %mine, %tile;
  ld.param.u64 %o, [out]; ld.param.u64 %s, [src]; mul.wide.u32 %i, %t, 4; add.u64 %o, %o, %i;
{chr(10).join(lines)}
  ret;
}}"""


def launch(*lines: str, out=None, src=None):
    gpu = device("emulator")
    out = gpu.empty(1024, np.uint32) if out is None else out
    src = gpu.to_device(np.arange(1024, dtype=np.uint32)) if src is None else src
    return run_ptx(kernel(*lines), "k", 1, 32, (out, src)), out


def reports(*lines: str, **options) -> list[tuple[str, str]]:
    """Return the reported instruction and the other instruction, as text without operands."""
    run, _ = launch(*lines, **options)
    assert {h.kind for h in run.hazards} <= {KIND}, run.hazards
    return [(h.source.split()[0], h.other_source.split()[0] if h.other_source else "")
            for h in run.hazards]  # fmt: skip


USES = [  # uses of the undefined value in %a, with the instruction that makes it matter
    line.split(" => ")
    for line in Path(__file__).with_name("undefined.txt").read_text().splitlines()[2:]
]


def test_a_load_whose_undefined_value_matters_is_reported():
    for use, other in (each for each in USES if len(each) == 2):
        out = device("emulator").to_device(np.zeros(1024, np.uint32))
        first = "setp.eq.u32 %q, %t, 0; @!%q bra END;" if "mbarrier" in use else ""
        if "mbarrier" in use:  # the count may be illegal besides
            use = "and.b32 %a, %a, 1; or.b32 %a, %a, %t; max.u32 %a, %a, 1; " + use
        assert reports(first, LOAD, use, "END:", out=out) == [("ld.shared.u32", other)], use
        assert reports(first, WRITE, LOAD, use, "END:", out=out) == [], use


def test_unused_undefined_values_are_allowed():
    unused = [each[0] for each in USES if len(each) == 1]
    assert unused and [use for use in unused if reports(LOAD, use)] == []


UNASSIGNED = [  # how it is left undefined in some threads, its use, and what would define it
    ("", "st.global.u32 [%o], %r1;", "mov.u32 %r1, 1;"),
    ("", "setp.eq.u32 %p, %r1, 0; @%p bra L; L:", "mov.u32 %r1, 1;"),
    ("setp.lt.u32 %q, %t, 8; @%q mov.u32 %r1, 1;", "st.global.u32 [%o], %r1;",
     "@!%q mov.u32 %r1, 2;"),
    ("setp.lt.u32 %q, %t, 8; @%q bra THERE; mov.u32 %r1, 1; bra.uni THERE; THERE:",
     "st.global.u32 [%o], %r1;", "@%q mov.u32 %r1, 2;"),
    ("", "add.u32 %r1, %r1, 1; st.global.u32 [%o], %r1;", "mov.u32 %r1, 1;"),
]  # fmt: skip


def test_an_unassigned_register_is_reported_at_its_use():
    """On some path, or only in some threads."""
    for undefined, use, defined in UNASSIGNED:
        run, _ = launch(undefined, use)
        (hazard,) = run.hazards
        assert hazard.kind == KIND and hazard.other_line is None
        assert hazard.cause is Cause.UNASSIGNED_REGISTER
        assert reports(undefined, defined, use) == [], use


@pytest.mark.parametrize("copy", [
    "cp.async.bulk.global.shared::cta.bulk_group [%o], [%tile], 128;",
    "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%o], [%tile], 128;",
])  # fmt: skip
def test_a_bulk_copy_of_unwritten_bytes_is_reported_immediately(copy):
    lines = (
        "fence.proxy.async.shared::cta; bar.sync 0; setp.ne.u32 %p, %t, 0; @%p bra END;",
        copy,
        "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; END:",
    )
    gpu = device("emulator")
    for written, expected in (
        (WRITE, []),
        ("setp.lt.u32 %p, %t, 31; @%p " + WRITE, [(copy.split()[0], "")]),
        (LOAD.replace("mine]", "mine+512]") + "st.shared.u32 [%mine], %a;",
         [("ld.shared.u32", copy.split()[0])]),
    ):  # fmt: skip
        out = gpu.to_device(np.zeros(1024, np.uint32))
        assert reports(written, *lines, out=out) == expected


def test_a_reduction_into_unwritten_bytes_is_reported():
    """Outputs start unwritten; bytes written by the host are defined."""
    gpu = device("emulator")
    red = "red.global.add.u32 [%o], 1;"
    assert reports(red) == [("red.global.add.u32", "")]
    assert reports("st.global.u32 [%o], 0;", red) == []
    assert reports(red, out=gpu.to_device(np.zeros(1024, np.uint32))) == []


def test_global_memory_remembers_from_launch_to_launch():
    gpu = device("emulator")
    between, copy = gpu.empty(32, np.uint32), "ld.global.u32 %a, [%s]; st.global.u32 [%o], %a;"
    first = "setp.lt.u32 %p, %t, 16; @%p st.global.u32 [%o], %t;"
    launch(first, out=between)
    known = gpu.undefined(between)
    assert known.unwritten.tolist() == [False] * 16 + [True] * 16 and not known.undefined.any()
    at = "add.u64 %s, %s, %i;"
    run, out = launch(at, copy, src=between)
    assert [(h.kind, h.cause) for h in run.hazards] == [(KIND, "unwritten-read")]
    assert run.hazards[0].source.startswith("ld.global")
    assert gpu.undefined(out).undefined[:32].tolist() == [False] * 16 + [True] * 16
    between.copy_from_host(np.zeros(32, np.uint32))
    assert reports(at, copy, src=between) == []


def test_undefined_scratch_memory_is_not_a_result():
    gpu = device("emulator")
    assert reports(LOAD, RESULT) == [("ld.shared.u32", "st.global.u32")]
    assert reports(LOAD, RESULT, out=gpu.scratch(1024, np.uint32)) == []


def test_bytes_are_tracked_separately():
    """The upper half of a word is written, the lower half is not."""
    write = "add.u32 %b, %mine, 2; mov.b32 {%h0, %h1}, %t; st.shared.u16 [%b], %h0;"
    assert reports(write, LOAD, "shr.u32 %a, %a, 16;", RESULT) == []
    assert reports(write, LOAD, "and.b32 %a, %a, 0xFFFF0000;", RESULT) == []
    assert reports(write, LOAD, RESULT) == [("ld.shared.u32", "st.global.u32")]


@pytest.mark.parametrize("space", ["shared", "local"])
def test_bits_are_tracked_separately(space):
    """A bit field is written together with neighbors that have no value yet."""
    at, far = {"shared": ("[%mine]", 2048), "local": ("[own]", 32)}[space]
    field = f"ld.{space}.u8 %h0, {at}; and.b16 %h0, %h0, 0xF0; or.b16 %h0, %h0, 5;"
    field += f"st.{space}.u8 {at}, %h0;"
    load = f"ld.{space}.u8 %a, {at};"
    assert reports(field, load, "and.b32 %a, %a, 0x0F;", RESULT) == []
    of_neighbors = reports(field, load, "and.b32 %a, %a, 0x1F;", RESULT)
    assert of_neighbors == [(f"ld.{space}.u8", "st.global.u32")]
    neighbor = f"ld.{space}.u8 %h0, {at}; and.b16 %h0, %h0, 0x0F; or.b16 %h0, %h0, 0x30;"
    neighbor += f"st.{space}.u8 {at}, %h0;"
    assert reports(field, neighbor, load, RESULT) == []
    nothing = f"ld.{space}.u32 %b, [{at[1:-1]}+{far}]; st.{space}.u32 {at}, %b;"
    assert len(reports(field, nothing, load, "and.b32 %a, %a, 0x0F;", RESULT)) == 1


def test_matrix_moves_preserve_undefined_bits():
    """ldmatrix and stmatrix move undefined bits to the right elements."""
    row = "shl.b32 %r0, %t, 4; add.u32 %r0, %r0, %tile; add.u32 %r7, %r0, 1024;"
    write = "setp.ne.u32 %p, %t, 3; @%p st.shared.v4.u32 [%r0], {%t, %t, %t, %t};"
    copy = (
        "bar.warp.sync -1;"
        "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r1, %r2, %r3, %r4}, [%r0];"
        "stmatrix.sync.aligned.m8n8.x4.shared.b16 [%r7], {%r1, %r2, %r3, %r4}; bar.warp.sync -1;"
        "ld.shared.v4.u32 {%a, %b, %c, %r6}, [%r7]; add.u32 %a, %a, %r6;"
    )
    keep = "setp.eq.u32 %q, %t, {}; @%q bra END;"
    assert reports(row, write, copy, keep.format(3), RESULT, "END:") == []
    reported = reports(row, write, copy, keep.format(4), RESULT, "END:")
    assert reported == [("ldmatrix.sync.aligned.m8n8.x4.shared.b16", "st.global.u32")]


@pytest.mark.parametrize("trans", ["", ".trans"])
def test_matrices_move_each_byte_of_an_element(trans):
    """Only the lower byte of each element was written."""
    row = "shl.b32 %r0, %t, 4; add.u32 %r0, %r0, %tile; add.u32 %r7, %r0, 1024;"
    write = "".join(f"st.shared.u8 [%r0+{byte}], %t;" for byte in range(0, 16, 2))
    copy = (
        "bar.warp.sync -1;"
        f"ldmatrix.sync.aligned.m8n8.x4{trans}.shared.b16 {{%r1, %r2, %r3, %r4}}, [%r0];"
        f"stmatrix.sync.aligned.m8n8.x4{trans}.shared.b16 [%r7], {{%r1, %r2, %r3, %r4}};"
        "bar.warp.sync -1; ld.shared.v4.u32 {%a, %b, %c, %r6}, [%r7];"
    )
    assert reports(row, write, copy, "and.b32 %a, %a, 0x00FF00FF;", RESULT) == []
    for half in ("0xFF000000", "0x0000FF00"):
        assert len(reports(row, write, copy, f"and.b32 %a, %a, {half};", RESULT)) == 1
