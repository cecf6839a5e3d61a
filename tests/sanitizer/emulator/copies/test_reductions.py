"""Bulk reductions, prefetches and cache policies: their results and their waits."""

from __future__ import annotations

import numpy as np

from harness.sanitizer.emulator import GlobalMemory
from tests.sanitizer.emulator.ordering.lines import (
    DRAIN,
    HEADER,
    PROXY_FENCE,
    STORE,
    SYNC,
    WRITE,
    kinds,
    launch,
)
from tests.sanitizer.emulator.running import run
from tests.stops import refused

REDUCE = "@%first cp.reduce.async.bulk.global.shared::cta.bulk_group.{0} [%out], [%tile], 256;"
TYPES = {
    "u32": np.uint32, "s32": np.int32, "u64": np.uint64, "s64": np.int64,
    "b32": np.uint32, "b64": np.uint64, "f32": np.float32, "f64": np.float64, "f16": np.float16,
}  # fmt: skip
FUNCTIONS = {
    "add.u32": np.add, "add.s32": np.add, "add.u64": np.add, "add.f32": np.add, "add.f64": np.add,
    "add.noftz.f16": np.add, "min.s32": np.minimum, "min.u64": np.minimum, "max.s64": np.maximum,
    "min.f16": np.minimum, "max.f16": np.maximum, "and.b32": np.bitwise_and,
    "or.b64": np.bitwise_or, "xor.b32": np.bitwise_xor,
    "inc.u32": lambda old, new: np.where(old >= new, 0, old + 1),
    "dec.u32": lambda old, new: np.where((old == 0) | (old > new), new, old - 1),
}  # fmt: skip


def reduced(form: str) -> np.ndarray:
    """Return elements 0, 1, ... modulo 7 after a reduction of the threads' indices into them."""
    memory, dtype = GlobalMemory(), np.dtype(TYPES[form.split(".")[-1]])
    out = memory.allocate(256)
    out.bytes[:] = (np.arange(256 // dtype.itemsize) % 7).astype(dtype).view(np.uint8)
    run(
        ptx=HEADER + "\n".join((WRITE, PROXY_FENCE, SYNC, REDUCE.format(form), DRAIN)) + "ret; }",
        entry="k",
        grid=(1, 1, 1),
        block=(64, 1, 1),
        parameters=[out.address.to_bytes(8, "little")],
        memory=memory,
    )
    return out.bytes.view(dtype)


def test_reductions_into_global_memory():
    for form, function in FUNCTIONS.items():
        result = reduced(form)
        old = (np.arange(len(result)) % 7).astype(result.dtype)
        new = np.arange(64, dtype=np.uint32).view(result.dtype)
        assert np.array_equal(result, function(old, new).astype(result.dtype)), form
    for form in ("add.s64", "min.f32", "inc.s32", "and.u32", "add.f16"):
        with refused(f"`cp.reduce.async.bulk.global.shared::cta.bulk_group.{form}`"):
            kinds(WRITE, PROXY_FENCE, SYNC, REDUCE.format(form), DRAIN)


def test_blocks_may_reduce_into_the_same_bytes():
    """Law: reductions are atomic among themselves; a plain store is not."""
    lines = (WRITE, PROXY_FENCE, SYNC)
    reduce = REDUCE.format("add.u32")
    assert launch(*lines, reduce, DRAIN, blocks=4) == ()
    stores = launch(*lines, STORE, DRAIN, blocks=4)
    assert {h.kind for h in stores} == {"overwrite-in-use"}


def test_a_reduction_needs_the_fences_of_a_store():
    reduce = REDUCE.format("add.u32")
    assert kinds(WRITE, SYNC, reduce, DRAIN) == {"missing-proxy-fence"}
    assert kinds(WRITE, PROXY_FENCE, SYNC, reduce) == {"store-not-drained"}
    read = "mad.wide.u32 %mine, %t, 4, %out; ld.global.u32 %v, [%mine];"
    commit = "@%first cp.async.bulk.commit_group;"
    before = (WRITE, PROXY_FENCE, SYNC, reduce, commit)
    assert kinds(*before, "cp.async.bulk.wait_group 0;", SYNC, read) == set()
    assert kinds(*before, "cp.async.bulk.wait_group.read 0;", SYNC, read) == {"read-before-arrival"}


def test_cache_hints_have_no_effect_on_memory():
    policy = (
        "{ .reg .b64 %p; createpolicy.fractional.L2::evict_first.b64 %p, 0.5;"
        " createpolicy.fractional.L2::evict_last.L2::evict_unchanged.b64 %p;"
        " cp.async.bulk.prefetch.L2.global.L2::cache_hint [%out], 256, %p;"
        " @%first cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint"
        " [%out], [%tile], 256, %p; }"
    )
    assert kinds(WRITE, PROXY_FENCE, SYNC, policy, DRAIN) == set()
    beyond = "cp.async.bulk.prefetch.L2.global [%out], 512;"
    assert kinds(beyond) == {"illegal-access", "KernelFault"}
