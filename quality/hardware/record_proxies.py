"""Record what a Hopper GPU shows where PTX leaves a choice open, or asks for more than most kernels
do: proxy fences, copies within a block, elections, named barriers. On a machine with a Hopper GPU:

    python -m quality.hardware.record_proxies

writes ``quality/hardware/proxies.json``; `docs/hazards.md` decides by it. ``--device emulator``
runs the same programs without a GPU, to check them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from harness.base.errors import HarnessError
from harness.course import device
from harness.course.devices import run_ptx
from harness.sanitizer import Device

RECORDING = Path(__file__).with_name("proxies.json")
RUNS = 20

_HEAD = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 pdata, .param .u64 pflag, .param .u64 pout) {
  .reg .pred %p<8>; .reg .b32 %r<32>; .reg .b64 %rd<32>;
  .shared .align 128 .b8 tile[4096];
  .shared .align 128 .b8 other[4096];
  .shared .align 8 .b8 bar[8];
  ld.param.u64 %rd1, [pdata]; ld.param.u64 %rd2, [pflag]; ld.param.u64 %rd3, [pout];
  mov.u32 %r1, %ctaid.x; mov.u32 %r2, %tid.x; mov.u32 %r3, tile; mov.u32 %r4, bar;
  setp.eq.u32 %p1, %r2, 0;
"""

# Each thread writes a word of the peer's tile; each block then stores its own tile.
_PEERS = (
    _HEAD
    + """
  mad.lo.u32 %r5, %r2, 4, %r3;
  xor.b32 %r6, %r1, 1; and.b32 %r6, %r6, 1;
  mapa.shared::cluster.u32 %r7, %r5, %r6;
  mov.u32 %r8, 0;
AGAIN:
  mad.lo.u32 %r9, %r1, 1024, %r2; add.u32 %r9, %r9, %r8;
  barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;
  st.shared::cluster.u32 [%r7], %r9;
  {fence}
  barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;
  mad.lo.u32 %r10, %r1, 16, %r8;
  mul.wide.u32 %rd4, %r10, 4096; add.u64 %rd4, %rd3, %rd4;
  @%p1 cp.async.bulk.global.shared::cta.bulk_group [%rd4], [%r3], 4096;
  @%p1 cp.async.bulk.commit_group;
  @%p1 cp.async.bulk.wait_group 0;
  add.u32 %r8, %r8, 1;
  setp.lt.u32 %p2, %r8, 16;
  @%p2 bra AGAIN;
  ret;
}
"""
)

# Even blocks store a tile and release a flag; odd blocks have loaded the bytes before, acquire the
# flag, and load them again.
_STORED = (
    _HEAD
    + """
  shr.u32 %r5, %r1, 1;
  mul.wide.u32 %rd4, %r5, 4096; add.u64 %rd4, %rd1, %rd4;
  mul.wide.u32 %rd5, %r5, 4; add.u64 %rd5, %rd2, %rd5;
  @%p1 mbarrier.init.shared::cta.b64 [%r4], 1;
  @%p1 fence.mbarrier_init.release.cluster;
  mad.lo.u32 %r6, %r2, 4, %r3;
  add.u32 %r7, %r2, 1; add.u32 %r7, %r7, %r5;
  and.b32 %r8, %r1, 1;
  setp.ne.u32 %p2, %r8, 0;
  bar.sync 0;
  @%p2 bra READER;
  st.shared.u32 [%r6], %r7;
  fence.proxy.async.shared::cta;
  bar.sync 0;
  @!%p1 ret;
  nanosleep.u32 1000000;
  cp.async.bulk.global.shared::cta.bulk_group [%rd4], [%r3], 4096;
  cp.async.bulk.commit_group;
  cp.async.bulk.wait_group 0;
  st.release.gpu.global.u32 [%rd5], 1;
  ret;
READER:
  @%p1 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r4], 4096;
  @%p1 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r3], [%rd4], 4096, [%r4];
FIRST:
  mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r4], 0;
  @!%p3 bra FIRST;
  bar.sync 0;
  @!%p1 bra SECOND;
POLL:
  ld.acquire.gpu.global.u32 %r9, [%rd5];
  setp.eq.u32 %p4, %r9, 0;
  @%p4 bra POLL;
  {fence}
  mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r4], 4096;
  cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r3], [%rd4], 4096, [%r4];
SECOND:
  mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r4], 1;
  @!%p3 bra SECOND;
  ld.shared.u32 %r10, [%r6];
  mad.lo.u32 %r11, %r5, 1024, %r2;
  mul.wide.u32 %rd6, %r11, 4; add.u64 %rd6, %rd3, %rd6;
  st.global.u32 [%rd6], %r10;
  ret;
}
"""
)

# A copy from shared memory to shared::cluster whose target is the block's own.
_OWN = (
    _HEAD
    + """
  mad.lo.u32 %r5, %r2, 4, %r3; add.u32 %r6, %r2, 5;
  mov.u32 %r7, other; mad.lo.u32 %r8, %r2, 4, %r7;
  @%p1 mbarrier.init.shared::cta.b64 [%r4], 1;
  @%p1 fence.mbarrier_init.release.cluster;
  st.shared.u32 [%r5], %r6;
  fence.proxy.async.shared::cta;
  bar.sync 0;
  @%p1 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r4], 4096;
  mov.u32 %r10, 4096;
  @%p1 cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes
    [%r7], [%r3], %r10, [%r4];
WAIT:
  mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r4], 0;
  @!%p3 bra WAIT;
  ld.shared.u32 %r9, [%r8];
  mad.wide.u32 %rd4, %r2, 4, %rd3;
  st.global.u32 [%rd4], %r9;
  ret;
}
"""
)

# The lanes of the mask elect a leader; each writes who it is.
_ELECT = (
    _HEAD
    + """
  mov.u32 %r5, {mask};
  mov.u32 %r6, 1; shl.b32 %r6, %r6, %r2; and.b32 %r6, %r6, %r5;
  setp.eq.u32 %p2, %r6, 0;
  @%p2 ret;
  elect.sync %r7|%p3, %r5;
  selp.u32 %r8, 100, 0, %p3;
  add.u32 %r8, %r8, %r7;
  mad.wide.u32 %rd4, %r2, 4, %rd3;
  st.global.u32 [%rd4], %r8;
  ret;
}
"""
)

# Four warps arrive at a barrier for 160 threads, and the first of them then synchronizes on it.
_TWICE = (
    _HEAD
    + """
  mad.lo.u32 %r5, %r2, 4, %r3; add.u32 %r6, %r2, 5;
  st.shared.u32 [%r5], %r6;
  bar.arrive 1, 160;
  setp.gt.u32 %p2, %r2, 31;
  @%p2 ret;
  bar.sync 1, 160;
  mov.u32 %r7, 0;
SUM:
  mad.lo.u32 %r8, %r7, 128, %r5;
  ld.shared.u32 %r9, [%r8];
  mad.lo.u32 %r10, %r7, 32, %r2;
  mad.wide.u32 %rd4, %r10, 4, %rd3;
  st.global.u32 [%rd4], %r9;
  add.u32 %r7, %r7, 1;
  setp.lt.u32 %p3, %r7, 4;
  @%p3 bra SUM;
  ret;
}
"""
)

_FENCES = {
    "none": "",
    "fence.proxy.async.shared::cta": "fence.proxy.async.shared::cta;",
    "fence.proxy.async.shared::cluster": "fence.proxy.async.shared::cluster;",
}


def _output(
    gpu: Device, text: str, blocks: int, threads: int, words: int, cluster: int = 1
) -> np.ndarray:
    """Return the output, zeros at first, of one launch with fresh data and flags."""
    data, flag = (gpu.to_device(np.zeros(1 << 18, np.uint32)) for _ in range(2))
    out = gpu.to_device(np.zeros(words, np.uint32))
    run_ptx(text, "k", blocks, threads, (data, flag, out), cluster=cluster, device=gpu)
    return out.copy_to_host()


def _counted(runs: int, launches: Sequence[np.ndarray], want: np.ndarray) -> str:
    right = sum(np.array_equal(got, want) for got in launches)
    return f"{right} of {runs} runs were right"


def writes_to_peers(gpu: Device, runs: int, pairs: int) -> dict[str, str]:
    """Bytes that the other block of a pair wrote, and that a bulk store reads behind a fence."""
    blocks = 2 * pairs
    peer, step, word = np.ogrid[:blocks, :16, :1024]
    want = ((peer ^ 1) * 1024 + step + word).astype(np.uint32).ravel()
    outcomes = {}
    for name, fence in _FENCES.items():
        text = _PEERS.replace("{fence}", fence)
        launches = [_output(gpu, text, blocks, 1024, len(want), 2) for _ in range(runs)]
        outcomes[name] = _counted(runs, launches, want)
    return outcomes


def stores_loaded_by_others(gpu: Device, runs: int, pairs: int) -> dict[str, str]:
    """Bytes that a block stores, and that another, which has loaded them before, loads again."""
    want = (np.arange(pairs)[:, None] + np.arange(1024) + 1).astype(np.uint32).ravel()
    outcomes = {}
    for name, fence in (("none", ""), ("fence.proxy.async", "fence.proxy.async;")):
        text = _STORED.replace("{fence}", fence)
        launches = [_output(gpu, text, 2 * pairs, 1024, len(want)) for _ in range(runs)]
        outcomes[name] = _counted(runs, launches, want)
    return outcomes


def copies_to_own_block(gpu: Device, runs: int) -> dict[str, str]:
    """With and without a cluster launch. An illegal copy ends the launch with an error."""
    want = np.arange(1024, dtype=np.uint32) + 5
    outcomes = {}
    for cluster in (1, 2):
        name = f"blocks in clusters of {cluster}"
        try:
            launches = [_output(gpu, _OWN, cluster, 1024, 1024, cluster) for _ in range(runs)]
            outcomes[name] = _counted(runs, launches, want)
        except HarnessError as error:
            outcomes[name] = f"{type(error).__name__}: {str(error).splitlines()[0]}"
    return outcomes


def elections(gpu: Device) -> dict[str, str]:
    outcomes = {}
    for mask in (0xFFFFFFFF, 0xFFFFFFFE, 0xAAAAAAA0, 0x80000000, 0x40010000):
        got = _output(gpu, _ELECT.replace("{mask}", str(mask)), 1, 32, 32)
        leaders = np.flatnonzero(got >= 100).tolist()
        outcomes[f"{mask:#010x}"] = f"leader {leaders}"
    return outcomes


def arrivals(gpu: Device, runs: int) -> str:
    want = np.arange(128, dtype=np.uint32) + 5
    return _counted(runs, [_output(gpu, _TWICE, 1, 128, 128) for _ in range(runs)], want)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recording", type=Path, default=RECORDING)
    parser.add_argument("--device", default="hopper", choices=("hopper", "emulator"))
    options = parser.parse_args()
    gpu, on_a_gpu = device(options.device), options.device == "hopper"
    runs, pairs = (RUNS, 66) if on_a_gpu else (1, 1)
    recording: dict[str, object] = {
        "date": datetime.now(UTC).date().isoformat(),
        "command": "python -m quality.hardware.record_proxies",
        "a bulk store of what a peer wrote, by the writers' fence": writes_to_peers(
            gpu, runs, pairs
        ),
        "a bulk load of what another block stored, by the fence after its flag": (
            stores_loaded_by_others(gpu, runs, pairs)
        ),
        "elect.sync, by its mask": elections(gpu),
        "a warp that arrives at a named barrier and then synchronizes on it": arrivals(gpu, runs),
        # Last, as an error may end the process's context.
        "a copy from shared memory to the same block's": copies_to_own_block(gpu, runs),
    }
    if on_a_gpu:
        from harness.course import driver_version

        recording |= {"gpu": gpu.gpu, "driver": driver_version()}
        options.recording.write_text(json.dumps(recording, indent=1) + "\n")
    print(json.dumps(recording, indent=1))


if __name__ == "__main__":
    main()
