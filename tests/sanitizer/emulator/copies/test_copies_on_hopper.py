"""cp.async and bulk reductions: the same PTX on a Hopper GPU and on the emulator, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest

from harness.course import device
from harness.course.devices import run_ptx

PTX = """
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out)
{{
  .shared .align 128 .b8 tile[512];
  .reg .pred %p, %first; .reg .b32 %t, %to, %size; .reg .b64 %in, %out, %from;
  ld.param.u64 %in, [in]; ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x; setp.eq.u32 %first, %t, 0;
  mov.u32 %to, tile; mad.lo.u32 %to, %t, 16, %to; mad.wide.u32 %from, %t, 16, %in;
  and.b32 %size, %t, 3; shl.b32 %size, %size, 2;  // 0, 4, 8 or 12 bytes; the rest is zeros
  cp.async.cg.shared.global [%to], [%from], 16, %size;
  cp.async.commit_group; cp.async.wait_group 0;
  fence.proxy.async.shared::cta;
  bar.sync 0;
  mov.u32 %to, tile;
  @%first cp.reduce.async.bulk.global.shared::cta.bulk_group.{operation} [%out], [%to], 512;
  @%first cp.async.bulk.commit_group; @%first cp.async.bulk.wait_group 0;
  ret;
}}
"""
OPERATIONS = {
    "add.u32": np.uint32,
    "add.s32": np.int32,
    "add.u64": np.uint64,
    "add.f32": np.float32,
    "add.f64": np.float64,
    "add.noftz.f16": np.float16,
    "min.s32": np.int32,
    "max.u32": np.uint32,
    "min.f16": np.float16,
    "inc.u32": np.uint32,
    "dec.u32": np.uint32,
    "and.b32": np.uint32,
    "or.b32": np.uint32,
    "xor.b64": np.uint64,
}


def launch(gpu, operation: str) -> np.ndarray:
    dtype = np.dtype(OPERATIONS[operation])
    random = np.random.default_rng(5)

    def values():
        count = 512 // dtype.itemsize
        if dtype.kind == "f":
            return random.standard_normal(count).astype(dtype)
        return random.integers(0, 1000, count).astype(dtype)

    source, target = gpu.to_device(values()), gpu.to_device(values())
    run = run_ptx(PTX.format(operation=operation), "k", 1, 32, (source, target), device=gpu)
    assert run.hazards == ()
    return target.copy_to_host()


@pytest.mark.hopper
def test_both_machines_give_the_same():
    ours, theirs = device("emulator"), device("hopper")
    different = [
        name
        for name in OPERATIONS
        if launch(ours, name).tobytes() != launch(theirs, name).tobytes()
    ]
    assert different == []
