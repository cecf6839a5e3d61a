"""wgmma: layouts, results, and every ordering rule.

Bit-exact results are tested by tests/sanitizer/emulator/test_recorded_matrices.py.
"""

from __future__ import annotations

import dataclasses
import itertools

import numpy as np
import pytest

from harness.base.errors import KernelFault, KernelHung
from harness.course import device
from harness.course.devices import run_ptx
from harness.course.devices.emulator import Emulator
from harness.sanitizer.diagnosis import Cause, WaitsFor
from harness.sanitizer.emulator import SCHEDULES, GlobalMemory, Reason
from harness.sanitizer.emulator.copies.tensor_copy import swizzled
from harness.sanitizer.emulator.numerics.matrix_unit import matrix, units
from tests.hardware import wgmma_gemm
from tests.hardware.matrix_cases import HEADER, SWIZZLES, module, run, wgmma
from tests.sanitizer.emulator.running import run as emulate
from tests.stops import faults, hangs, refused


def canonical(row: int, k: int, swizzle: str, k_major: bool, leading: int, stride: int) -> int:
    """Return the byte offset of a 16-bit element by the manual's table of canonical layouts."""
    t, c = 8, {"none": 1, "32B": 2, "64B": 4, "128B": 8}[swizzle]
    leading, stride = leading // 2, stride // 2
    if k_major and swizzle == "none":
        at = row % 8 * t + row // 8 * stride + k % t + k // t * leading
    elif k_major:
        at = row % 8 * c * t + row // 8 * stride + k
    elif swizzle == "none":
        at = row % t + row // t * stride + k % 8 * t + k // 8 * leading
    else:
        at = row % t + row // t % c * t + row // (c * t) * leading
        at += k % 8 * c * t + k // 8 * stride
    return 2 * at


def test_elements_follow_the_canonical_layout():
    memory = np.arange(65536, dtype=np.uint32).astype(np.uint16).view(np.uint8)
    leading, stride, start = 4112, 6160, 2048
    fields = start // 16 | leading // 16 << 16 | stride // 16 << 32
    for swizzle, k_major in itertools.product(SWIZZLES, (True, False)):
        descriptor = fields | SWIZZLES[swizzle] << 62
        addresses = units(descriptor, 64, 32, 2, k_major).addresses
        elements = matrix(memory, addresses, np.uint16, k_major)
        for row, k in itertools.product(range(64), range(16)):
            byte = start + canonical(row, k, swizzle, k_major, leading, stride)
            assert elements[row, k] == swizzled(np.array(byte), swizzle) // 2, (swizzle, k_major)


def test_the_manuals_accumulator_layout_and_scale_d():
    """D = A times B, dense, without a swizzle, compared with float64: d[4j + 2h + e] is row 16 warp
    + lane / 4 + 8h and column 8j + 2 (lane % 4) + e.
    """
    case = wgmma("f16", "f16", "f32", 16, "numbers")
    result = run(device("emulator"), module([case]), 0, case)
    for block in (0, 2):  # in block 2 scale-d is false
        image = case.image[block].view(np.float16).astype(np.float64)
        a = image[: 64 * 16].reshape(8, 2, 8, 8).swapaxes(1, 2).reshape(64, 16)
        b = image[10240 : 10240 + 256].reshape(2, 2, 8, 8).swapaxes(1, 2).reshape(16, 16)
        product = a @ b.T
        for i, thread in itertools.product(range(8), range(128)):
            row = thread // 32 * 16 + thread % 32 // 4 + 8 * (i // 2 % 2)
            exact = product[row, 8 * (i // 4) + 2 * (thread % 4) + i % 2]
            if block == 0:
                exact += np.ascontiguousarray(case.words[block, i]).view(np.float32)[thread]
            got = result[block, i].view(np.float32)[thread]
            assert abs(got - exact) <= 1e-5 * np.abs(a[row]).max() * np.abs(b).max() * 16 + 1e-9


def test_a_whole_matrix_product():
    a, b = wgmma_gemm.inputs(128, 128, 512)
    result, hazards = product(a, b)
    assert hazards == ()
    exact = a.astype(np.float64) @ b.astype(np.float64).T
    assert np.abs(result - exact).max() < 1e-3


class OnSchedule(Emulator):
    def __init__(self, schedule: str):
        super().__init__()
        self.schedule = schedule

    def run(self, plan, options):
        return super().run(plan, dataclasses.replace(options, schedule=self.schedule, seed=5))


def product(a, b, without: str = "", schedule: str = SCHEDULES[0]):
    """Return ``(C, hazards)`` of the warp-specialized product on a schedule."""
    try:
        text = wgmma_gemm.text(128, without)
        result, done = wgmma_gemm.run(OnSchedule(schedule), a, b, 128, text)
        return result, done.hazards
    except (KernelHung, KernelFault) as stopped:
        return None, stopped.hazards


@pytest.mark.parametrize(
    "without, kind",
    (
        ("wait-full", "read-before-arrival"),
        ("wait-empty", "overwrite-in-use"),
        ("release-late", "source-reused"),
        ("wait-group", "source-reused"),
        ("commit", "source-reused"),
        ("fence", "wgmma-order"),
        ("keep-accumulators", "wgmma-order"),
    ),
)
def test_a_missing_k_step_changes_the_product(without, kind):
    # Outcomes of waits differ: apart, the consumers are through before the first copy is issued.
    expected = {"late-copies": kind}
    if without == "wait-full":
        expected["warps-apart"] = "uninitialized-read"
    for schedule, first in expected.items():
        _, hazards = product(*wgmma_gemm.inputs(128, 128, 512), without, schedule)
        reported = {h.kind for h in hazards if h.severity == "error"}
        assert first in reported
        consequences = {"wgmma-order", "overwrite-in-use", "phase-mismatch"}
        if without in ("wait-full", "wait-empty"):  # the other way round: the wgmma came first
            consequences |= {"uninitialized-read", "source-reused"}
        assert reported <= {first} | consequences


# -- what is ordered with what: sites in PTX text, switched

FENCE = "wgmma.fence.sync.aligned;"
COMMIT = "wgmma.commit_group.sync.aligned;"
WAIT = "wgmma.wait_group.sync.aligned 0;"
ACCUMULATORS = "{%f0, %f1, %f2, %f3}"
TYPES = "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16"
MMA = f"{TYPES} {ACCUMULATORS}, %da, %db, %p, 1, 1, 0, 0;"
OTHER = f"{TYPES} {{%f4, %f5, %f6, %f7}}, %da, %db, %p, 1, 1, 0, 0;"
FROM_REGISTERS = f"{TYPES} {ACCUMULATORS}, {{%a0, %a1, %a2, %a3}}, %db, %p, 1, 1, 0;"
WIDER = (
    "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 "
    "{%f0, %f1, %f2, %f3, %f4, %f5, %f6, %f7}, %da, %db, %p, 1, 1, 0, 0;"
)
USE = "add.f32 %f0, %f0, %f0;"
FILL = "".join(f"@%w st.shared.u32 [%mine+{at}], 0;" for at in range(0, 3072, 512))
PROXY_FENCE = "fence.proxy.async.shared::cta;"
SYNC = "bar.sync 0;"
READY = (FILL, PROXY_FENCE, SYNC)
REGISTERS = "".join(
    [f"mov.f32 %{kind}{i}, 0f00000000;" for kind, n in (("f", 16), ("g", 8)) for i in range(n)]
    + [f"mov.b32 %a{i}, 0;" for i in range(8)]
)


def hazards(*lines: str, threads: int = 128, schedule: str = SCHEDULES[0]):
    text = f"""{HEADER}
.visible .entry k(.param .u64 out) {{
  .reg .b32 %r<8>, %a<8>, %t, %mine; .reg .b64 %da, %db;
  .reg .f32 %f<16>, %g<8>; .reg .pred %p, %q, %w;
  .shared .align 128 .b8 tile[4096];
  mov.u32 %t, %tid.x; shl.b32 %mine, %t, 2; mov.u32 %r0, tile; add.u32 %mine, %mine, %r0;
  shr.u32 %r0, %r0, 4; cvt.u64.u32 %da, %r0; or.b64 %da, %da, {8 << 16 | 16 << 32};
  mov.u64 %db, %da; setp.eq.u32 %p, 0, 0; setp.lt.u32 %q, %t, 32;
  setp.lt.u32 %w, %t, 128; {REGISTERS}
{chr(10).join(lines)}
  ret;
}}"""
    memory = GlobalMemory()
    out = memory.allocate(256)
    report = emulate(
        ptx=text, entry="k", grid=(1, 1, 1), block=(threads, 1, 1), memory=memory,
        parameters=[out.address.to_bytes(8, "little")], schedule=schedule,
    )  # fmt: skip
    return report.hazards


def kinds(*lines: str, **options) -> set[str]:
    return {h.kind for h in hazards(*READY, *lines, **options)}


def test_fence_commit_and_wait():
    """Law: a fence before, then a commit and a wait before the result is used."""
    for fence, commit, wait in itertools.product((False, True), repeat=3):
        lines = (USE, FENCE * fence, MMA, COMMIT * commit, WAIT * wait, USE)
        reported = kinds(*lines)
        assert (reported == set()) == (fence and commit and wait), (fence, commit, wait, reported)
        assert reported <= {"wgmma-order"}


def test_a_wait_counts_groups():
    two = (FENCE, MMA, COMMIT, OTHER, COMMIT)
    for pending, use, clean in (
        (0, "%f4", True), (1, "%f0", True), (1, "%f4", False), (2, "%f0", False),
    ):  # fmt: skip
        wait = f"wgmma.wait_group.sync.aligned {pending};"
        reported = kinds(*two, wait, f"add.f32 %g0, {use}, {use};", WAIT)
        assert (reported == set()) == clean, (pending, use)


def test_a_first_wgmma_without_a_fence_is_reported():
    (hazard,) = hazards(*READY, MMA, COMMIT, WAIT)
    assert (hazard.kind, hazard.cause) == ("wgmma-order", Cause.NO_WGMMA_FENCE_BETWEEN)


def test_reading_the_result_and_multiplying_again():
    once = (FENCE, MMA, COMMIT, WAIT)
    assert kinds(*once, USE, *once) == set()
    assert kinds(*once, USE, MMA, COMMIT, WAIT) == {"wgmma-order"}
    assert kinds(*once, MMA, COMMIT, WAIT) == set()  # nothing touched them in between
    assert kinds(FENCE, MMA, MMA, COMMIT, WAIT) == set()  # the same shape: ordered by itself


def test_a_compiler_that_keeps_accumulators_in_memory_is_named():
    """nvcc does so with -G: reported at the product's line, after it and before the next
    product.
    """

    def orders(*lines: str) -> list[Cause]:
        return [h.cause for h in hazards(*READY, *lines) if h.kind == "wgmma-order"]

    spilled = "st.shared.f32 [%mine], %f0; ld.shared.f32 %f0, [%mine];"
    once = (".loc 1 7 1", MMA, spilled, MMA, ".loc 1 8 1", COMMIT, WAIT)
    causes = orders(".loc 1 6 1", FENCE, *once)
    assert causes and set(causes) == {Cause.WGMMA_REGISTERS_IN_MEMORY}
    apart = (".loc 1 7 1", MMA, ".loc 1 9 1", spilled, ".loc 1 7 1", MMA, COMMIT, WAIT)
    causes = orders(".loc 1 6 1", FENCE, *apart)
    assert causes and Cause.WGMMA_REGISTERS_IN_MEMORY not in causes


def test_accumulators_of_another_shape():
    assert kinds(FENCE, MMA, WIDER, COMMIT, WAIT) == {"wgmma-order"}
    assert kinds(FENCE, MMA, COMMIT, WAIT, WIDER, COMMIT, WAIT) == set()


def test_a_from_registers():
    write = "mul.lo.u32 %a0, %a1, 3;"
    assert kinds(write, FENCE, FROM_REGISTERS, COMMIT, WAIT, write) == set()
    assert kinds(FENCE, write, FROM_REGISTERS, COMMIT, WAIT) == {"wgmma-order"}
    assert kinds(FENCE, FROM_REGISTERS, COMMIT, write, WAIT) == {"wgmma-order"}
    constant = "mov.b32 %a0, 0;"
    (late,) = hazards(*READY, FENCE, constant, FROM_REGISTERS, COMMIT, WAIT)
    assert (late.severity, late.cause) == ("formal", Cause.NO_WGMMA_FENCE_BETWEEN)
    assert kinds(FENCE, constant, FENCE, FROM_REGISTERS, COMMIT, WAIT) == set()
    bits = "mov.b32 %a0, %f4;"
    assert kinds(FENCE, OTHER, bits, FROM_REGISTERS, COMMIT, WAIT) == {"wgmma-order"}
    assert kinds(FENCE, OTHER, COMMIT, WAIT, bits, FROM_REGISTERS, COMMIT, WAIT) == set()


def test_register_copies_are_followed():
    """A compiler leaves such code: constants after the fence, copies between two wgmma."""
    zero, copy = "mov.f32 %f0, 0f00000000;", "mov.f32 %f4, %f0;"
    assert kinds(FENCE, zero, MMA, COMMIT, WAIT) == set()
    assert kinds(FENCE, MMA, copy, OTHER, COMMIT, WAIT, USE) == set()
    assert kinds(USE, FENCE, "mov.f32 %f4, %f0;", OTHER, COMMIT, WAIT) == set()
    assert kinds(FENCE, USE, "mov.f32 %f4, %f0;", OTHER, COMMIT, WAIT) == {"wgmma-order"}
    out = "mov.f32 %g0, %f0;"
    read = "add.f32 %g1, %g0, %g0;"
    assert kinds(FENCE, MMA, out, COMMIT, WAIT, read) == set()
    assert kinds(FENCE, MMA, out, read, COMMIT, WAIT) == {"wgmma-order"}
    assert kinds(FENCE, MMA, zero, COMMIT, WAIT) == {"wgmma-order"}  # overwritten in flight
    assert kinds(FENCE, MMA, out, "add.f32 %g0, %g2, %g2;", read, COMMIT, WAIT) == set()


@pytest.mark.parametrize("schedule", ["late-copies", "warps-apart"])
def test_generic_writes_before_and_after(schedule):
    """Law: fence and barrier before; commit, wait and barrier before the bytes are written
    again.
    """
    for fence, sync in itertools.product((False, True), repeat=2):
        lines = (FILL, PROXY_FENCE * fence, SYNC * sync, FENCE, MMA, COMMIT, WAIT)
        reported = {h.kind for h in hazards(*lines, schedule=schedule)}
        expected = set() if fence and sync else {"missing-proxy-fence"} if sync else {"data-race"}
        if not fence and not sync:
            expected = {"data-race", "missing-proxy-fence"}
        if not sync and schedule == "warps-apart":
            assert "data-race" in reported
        else:
            assert reported <= expected and (reported == set()) == (expected == set()), (
                fence,
                sync,
            )
    for commit, wait, sync in itertools.product((False, True), repeat=3):
        lines = (FENCE, MMA, COMMIT * commit, WAIT * wait, SYNC * sync, FILL)
        reported = kinds(*lines, schedule=schedule)
        assert (reported == set()) == (commit and wait), (commit, wait, sync, reported)
        assert reported <= {"source-reused"}


def test_another_warpgroup_must_synchronize_with_the_wait():
    """Both warpgroups read the same bytes; the second overwrites them."""
    second = "setp.ge.u32 %q, %t, 128; @%q st.shared.u32 [%mine+-512], 0;"
    only_first = "setp.lt.u32 %q, %t, 128; @%q bra MULTIPLY; bra DONE; MULTIPLY:"
    done, sync = "DONE:", "DONE: bar.sync 0;"
    unheld, released = "write-before-read-done", "released-before-product-done"
    for end, causes in (((WAIT, sync), []), ((WAIT, done), [unheld]), ((sync, WAIT), [released])):
        found = hazards(*READY, only_first, FENCE, MMA, COMMIT, *end, second, threads=256)
        assert [(h.kind, str(h.cause)) for h in found] == [("source-reused", c) for c in causes]


def test_two_warpgroups_that_read_the_same_bytes_are_both_remembered():
    """Only the second waits for its group; the first warpgroup's read is still pending."""
    wait = "setp.lt.u32 %q, %t, 128; @%q bra OUT; " + WAIT + " OUT:"
    assert "source-reused" in kinds(FENCE, MMA, COMMIT, wait, SYNC, FILL, threads=256)
    assert kinds(FENCE, MMA, COMMIT, WAIT, SYNC, FILL, threads=256) == set()


def test_unwritten_shared_memory():
    assert {h.kind for h in hazards(FENCE, MMA, COMMIT, WAIT)} == {"uninitialized-read"}


# -- bad operands, and threads that do not come


def test_operands_that_hardware_rejects():
    with faults(Reason.BLOCK_ENDS_IN_WARPGROUP, threads=96):
        kinds(FENCE, threads=96)
    with faults(Reason.DIFFERS_IN_WARPGROUP):
        kinds("@%q mov.u64 %da, 0;", FENCE, MMA, COMMIT, WAIT)
    with pytest.raises(KernelFault) as fault:
        kinds(f"or.b64 %da, %da, {0x3FF << 32};", FENCE, MMA, COMMIT, WAIT)
    assert fault.value.cause is Cause.MATRIX_BEYOND_MEMORY
    with hangs(WaitsFor.WARPGROUP):
        kinds("@%q bra DONE;", FENCE, MMA, "DONE:")
    assert kinds("@%q bra DONE;", FENCE, COMMIT, "DONE:") == {"illegal-access"}


def test_bad_operands_are_named():
    for line, facts in (
        ("setmaxnreg.inc.sync.aligned.u32 20;", (8, 24, 256, 20)),
        ("setmaxnreg.dec.sync.aligned.u32 44;", (8, 24, 256, 44)),
        ("setmaxnreg.inc.sync.aligned.u32 264;", (8, 24, 256, 264)),
        (MMA.replace("1, 1, 0, 0", "2, 1, 0, 0"), (2, 1, -1)),
        (MMA.replace("1, 1, 0, 0", "1, 1, 0, 3"), (3, 0, 1)),
        (MMA.replace(", 1, 1, 0, 0", ", 1, 1"), ("scale-d", 4, 2)),
        (FROM_REGISTERS.replace("%a3}", "%a3, %a4}"), ("operand", 1, 4, 5)),
        (MMA.replace("n8", "n12"), (f"`{MMA.split()[0].replace('n8', 'n12')}`",)),
    ):
        with refused(*facts):
            kinds(FENCE, line)


def test_setmaxnreg_has_no_other_effect():
    less, more = "setmaxnreg.dec.sync.aligned.u32 24;", "setmaxnreg.inc.sync.aligned.u32 256;"
    assert kinds(less, SYNC, more) == set()
    assert kinds(less, more) == {"illegal-access"}  # the warps meet between the two


def test_warps_may_execute_a_setmaxnreg_at_several_places():
    """Compilers write it so, with the same number: it does not make warps converge."""
    parted = """.reg .pred %low; .reg .b32 %me; mov.u32 %me, %tid.x; setp.lt.u32 %low, %me, 64;
  @%low bra LOW; setmaxnreg.dec.sync.aligned.u32 HIGH; bra MEET;
LOW: setmaxnreg.dec.sync.aligned.u32 24; MEET:"""
    assert kinds(parted.replace("HIGH", "24"), SYNC) == set()
    assert kinds(parted.replace("HIGH", "32"), SYNC) == {"illegal-access"}


def test_kernels_without_wgmma_track_no_registers():
    text = f"{HEADER}.visible .entry k() {{ .reg .f32 %f; mov.f32 %f, 0f00000000; ret; }}"
    assert run_ptx(text, "k", 1, 32, (), device="emulator").hazards == ()
