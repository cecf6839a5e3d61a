"""The root of several findings comes first, in JSON and in SARIF, on any schedule."""

from __future__ import annotations

import json

import numpy as np
import pytest
from numba import cuda

from harness import ptx
from harness.course import device
from harness.course.compiler import compile_kernel
from harness.sanitizer.diagnosis import Cause
from tests.sanitizer.cli.test_ptx import report

STAGES, READERS = 2, 64


def ring(readers: int = READERS, begins: int = 0, expects: bool = True, returns: bool = False):
    """A ring that thread 0 fills. ``readers`` is the count of ``empty``; ``begins``
    determines the parity of the wait for ``empty``; a reader may return before its arrival.
    """

    @cuda.jit
    def kernel(src, out, n):
        stages = cuda.shared.array((STAGES, READERS), np.float32, 128)
        bars = cuda.shared.array(4, np.uint64)
        full, empty = ptx.shared_address(bars, 0), ptx.shared_address(bars, STAGES)
        t = cuda.threadIdx.x
        if t == 0:
            for s in range(STAGES):
                ptx.mbarrier_init(full + 8 * s, 1)
                ptx.mbarrier_init(empty + 8 * s, readers)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        if t == READERS:
            for k in range(n):
                s = k % STAGES
                if k >= STAGES:
                    parity = k // STAGES - 1 + begins
                    ptx.mbarrier_wait_parity(empty + 8 * s, parity & 1)
                if expects:
                    ptx.mbarrier_arrive_expect_tx(full + 8 * s, 4 * READERS)
                else:
                    ptx.mbarrier_arrive(full + 8 * s)
                ptx.cp_async_bulk_global_to_shared(
                    ptx.shared_address(stages, READERS * s),
                    ptx.global_address(src, READERS * k),
                    4 * READERS,
                    full + 8 * s,
                )
        elif t < READERS:
            total = np.float32(0)
            for k in range(n):
                s = k % STAGES
                ptx.mbarrier_wait_parity(full + 8 * s, (k // STAGES) & 1)
                total += stages[s, t]
                if returns and t == 5 and k == 1:
                    return
                ptx.fence_proxy_async_shared_cta()
                ptx.mbarrier_arrive(empty + 8 * s)
            out[t] = total

    return kernel


def examined(folder, kernel, *options: str) -> dict:
    gpu = device("emulator")
    arrays = (gpu.empty((8 * READERS,), np.float32), gpu.empty((READERS,), np.float32), np.int32(8))
    file = folder / "ring.ptx"
    file.write_text(compile_kernel(kernel, arrays, block=96).ptx)
    specifications = (
        "--arg",
        "numba:f32[512]=random",
        "--arg",
        "numba:f32[64]=zeros",
        "--arg",
        "i32=8",
    )
    return report(str(file), "--grid", "1", "--block", "96", *specifications, *options)


@pytest.mark.parametrize(
    ("changes", "causes"),
    [
        ({"readers": READERS + 1}, {Cause.COUNT_TOO_LARGE}),
        ({"begins": 1}, {Cause.PARITY_BEGINS_AT_ONE}),
        ({"expects": False}, {Cause.BYTES_NEVER_EXPECTED}),
        ({"returns": True}, {Cause.COUNT_TOO_LARGE, Cause.ARRIVING_THREADS_RETURNED}),
    ],
    ids=["count too large", "parity", "no bytes", "returned"],
)
def test_the_root_comes_first(tmp_path, changes, causes):
    sarif = tmp_path / "ring.sarif"
    shown = examined(tmp_path, ring(**changes), "--sarif", str(sarif))
    assert shown["cause"] in causes
    first = json.loads(sarif.read_text())["runs"][0]["results"][0]
    assert first["properties"]["cause"] == shown["cause"]
    named = [h["headline"] for h in shown["hazards"]] + [r["message"] for r in shown["runs"]]
    assert shown["headline"] and any(text.startswith(shown["headline"]) for text in named)
    for run in shown["runs"]:
        assert run["message"].endswith(run["details"]) and bool(run["details"]) == bool(
            run["message"]
        )
        assert not run["cause"] or len(run["details"]) < len(run["message"])


def test_a_right_ring_has_no_cause(tmp_path):
    shown = examined(tmp_path, ring())
    assert (shown["exit_status"], shown["cause"], shown["headline"]) == (0, None, "")
