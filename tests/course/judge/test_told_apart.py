"""A kernel that follows the rules only if it detects the emulator is found."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from harness.course import device
from harness.course.judge.submission import Submission
from tests import judge_here
from tests.judged import solutions

FENCE = "fence.proxy.async.shared::cta;"
# Signs that a kernel could take for those of an emulator: it executes the fence only there.
SIGNS = {
    "other multiprocessors than an H200 has": "mov.u32 m, %nsmid; setp.ne.u32 q, m, 132;",
    "other warps than fit a multiprocessor": "mov.u32 m, %nwarpid; setp.ne.u32 q, m, 64;",
    "shared memory that begins with the block's variables": (
        "mov.u32 m, _cudapy_smem; setp.lt.u32 q, m, 1024;"
    ),
    "a window of shared memory where no driver puts it": (
        "mov.u32 m, 0; cvt.u64.u32 w, m; cvta.shared.u64 w, w; shr.u64 w, w, 40;"
        "setp.ne.u64 q, w, 0x7f;"
    ),
    "a clock that stands still": (
        "mov.u64 w, %globaltimer; setp.lt.u64 q, w, 1000000000000000000;"
    ),
    "steps that all take 37 cycles": (
        "{ .reg .b32 n; mov.u32 m, %clock; mov.u32 n, %clock; sub.u32 m, n, m; }"
        "rem.u32 m, m, 37; setp.eq.u32 q, m, 0;"
    ),
    "a sleep that takes no time": (
        "{ .reg .b64 v; mov.u64 w, %globaltimer; nanosleep.u32 100000; mov.u64 v, %globaltimer;"
        "sub.u64 w, v, w; } setp.lt.u64 q, w, 20000;"
    ),
    "arrays that follow one another upward": (
        "{ .reg .b64 v; ld.param.u64 w, [tile_copy_param_0]; ld.param.u64 v, [tile_copy_param_1];"
        "setp.lt.u64 q, w, v; }"
    ),
}


@cache
def _right() -> Submission:
    (submission,) = solutions("tile_copy", ("tile-copy",))
    return submission


def _with(fence: str) -> Submission:
    right = _right()
    assert right.ptx.count(FENCE) == 1
    return replace(right, ptx=right.ptx.replace(FENCE, fence))


@pytest.mark.parametrize("sign", SIGNS)
def test_a_fence_conditional_on_the_emulator_is_reported(sign: str) -> None:
    verdict = judge_here.ask_briefly(_with(_fence_with(sign)), seed=3)
    assert "missing-proxy-fence" in {hazard.kind for hazard in verdict.hazards}
    assert verdict.points < verdict.possible


def test_addresses_do_not_depend_on_other_allocations() -> None:
    """An array below all others: beneath it, no window could be where a driver puts it."""
    low = device("emulator").array_at(0x7E80_0000_0000, np.zeros(16, np.float32))
    fence = _fence_with("a window of shared memory where no driver puts it")
    assert judge_here.ask(_with(fence), seed=3).points < 5.0
    del low


def _fence_with(sign: str) -> str:
    first = _right().ptx.partition(".shared .align 128 .b8 ")[2].partition("[")[0]
    says = SIGNS[sign].replace("_cudapy_smem", first)
    return f"{{ .reg .pred q; .reg .b32 m; .reg .b64 w; {says} @q {FENCE} }}"


WITH_CARE = {
    "a true condition": f"{{ .reg .pred q; setp.eq.u32 q, 0, 0; @q {FENCE} }}",
    "both ways": "{ .reg .pred q; .reg .b32 m; mov.u32 m, %gridid; setp.eq.u32 q, m, 3;"
    f"@q {FENCE} @!q {FENCE} }}",
    "until the clock goes on": (
        "{ .reg .pred q; .reg .b32 m, n; again: "
        f"mov.u32 m, %clock; and.b32 n, m, 1023; setp.eq.u32 q, n, 5; @q bra again; {FENCE} }}"
    ),
}


@pytest.mark.parametrize("how", WITH_CARE)
def test_a_kernel_right_on_any_machine_value_keeps_its_points(how) -> None:
    verdict = judge_here.ask_briefly(_with(WITH_CARE[how]), seed=3)
    assert verdict.passed and not verdict.hazards
