"""Record what a Hopper GPU shows of kernels that the PTX memory model does not order. On a machine
with a Hopper GPU:

    python -m quality.hardware.record_scopes

writes ``quality/hardware/scopes.json``. `docs/hazards.md` decides by it what is an *error*
(hardware can show it) and what is *formal* (the model asks for more than a GPU was seen to need).

Each experiment has a control, which the model orders: the control shows that the experiment could
have failed for another reason.
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from harness import KernelFault, KernelHung
from harness.course import device
from harness.course.devices import run_ptx
from harness.sanitizer import Device

RECORDING = Path(__file__).with_name("scopes.json")
RUNS = 20
POLL_NS = 200_000_000  # how long a poll may last before it gives up

_HEAD = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 pflag, .param .u64 pdata, .param .u64 pout) {
  .reg .pred %p<8>; .reg .b32 %r<32>; .reg .b64 %rd<32>;
  ld.param.u64 %rd1, [pflag]; ld.param.u64 %rd2, [pdata]; ld.param.u64 %rd3, [pout];
  mov.u32 %r1, %ctaid.x; mov.u32 %r2, %tid.x;
  mov.u64 %rd9, 1;
"""

# Block 1 reads the flag (and so has its line in L1), then polls; block 0 sets it 2 ms later.
_POLL = (
    _HEAD
    + """
  setp.ne.u32 %p1, %r1, 0;
  @%p1 bra READER;
  nanosleep.u32 1000000; nanosleep.u32 1000000;
  st.relaxed.gpu.global.u32 [%rd1], 1;
  ret;
READER:
  {load} %r3, [%rd1];
  mov.u64 %rd4, %globaltimer;
  mov.u32 %r4, 0;
POLL:
  {load} %r3, [%rd1];
  setp.eq.u32 %p2, %r3, 1;
  @%p2 bra SEEN;
  mov.u64 %rd5, %globaltimer;
  sub.u64 %rd6, %rd5, %rd4;
  setp.lt.u64 %p3, %rd6, {patience};
  @%p3 bra POLL;
  ret;
SEEN:
  st.global.u32 [%rd3], 1;
  ret;
}
"""
)

# Block 1 has the data in L1, waits for the flag, fences, and reads the data again.
_MESSAGE = (
    _HEAD
    + """
  setp.ne.u32 %p1, %r1, 0;
  @%p1 bra READER;
  nanosleep.u32 1000000;
  st.global.u32 [%rd2], 7;
  fence.acq_rel.{writer};
  st.relaxed.gpu.global.{size} [%rd1], {value};
  ret;
READER:
  ld.global.ca.u32 %r5, [%rd2];
  st.global.u32 [%rd3+4], %r5;
  mov.u64 %rd4, %globaltimer;
POLL:
  ld.relaxed.gpu.global.u32 %r3, [%rd1];
  setp.eq.u32 %p2, %r3, 1;
  @%p2 bra SEEN;
  mov.u64 %rd5, %globaltimer;
  sub.u64 %rd6, %rd5, %rd4;
  setp.lt.u64 %p3, %rd6, {patience};
  @%p3 bra POLL;
  ret;
SEEN:
  fence.acq_rel.{reader};
  ld.global.ca.u32 %r6, [%rd2];
  st.global.u32 [%rd3], %r6;
  ret;
}
"""
)

# All threads add 1 to the same word, 100 times.
_ADD = (
    _HEAD
    + """
  mov.u32 %r3, 0;
ADD:
  red.relaxed.{scope}.global.add.u32 [%rd3], 1;
  add.u32 %r3, %r3, 1;
  setp.lt.u32 %p1, %r3, 100;
  @%p1 bra ADD;
  ret;
}
"""
)

# Each block fills 64 KiB of shared memory with its own words, stores them with one bulk copy and
# exits, with or without a wait. The next block on its SM fills the same shared memory at once.
_WORDS = 16384
_DRAIN = """.version 8.0
.target sm_90a
.address_size 64
.extern .shared .align 128 .b8 tile[];
.visible .entry k(.param .u64 pflag, .param .u64 pdata, .param .u64 pout) {{
  .reg .pred %p<8>; .reg .b32 %r<32>; .reg .b64 %rd<32>;
  ld.param.u64 %rd3, [pout];
  mov.u32 %r1, %ctaid.x; mov.u32 %r2, %tid.x; mov.u32 %r9, tile;
  mul.lo.u32 %r3, %r1, 2654435761;
  mov.u32 %r4, %r2;
FILL:
  add.u32 %r5, %r3, %r4;
  shl.b32 %r6, %r4, 2;
  add.u32 %r6, %r6, %r9;
  st.shared.u32 [%r6], %r5;
  add.u32 %r4, %r4, 512;
  setp.lt.u32 %p1, %r4, {words};
  @%p1 bra FILL;
  fence.proxy.async.shared::cta;
  bar.sync 0;
  setp.ne.u32 %p2, %r2, 0;
  @%p2 ret;
  mul.wide.u32 %rd4, %r1, {bytes};
  add.u64 %rd5, %rd3, %rd4;
  cp.async.bulk.global.shared::cta.bulk_group [%rd5], [%r9], {bytes};
  cp.async.bulk.commit_group;
  {wait}
  ret;
}}
"""

# Block 0 copies 16 bytes to block 1's shared memory. Both blocks' mbarriers expect 16 bytes, and
# each block says whether its phase completed within 2 ms, and what its own tile holds.
_PEER = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 pflag, .param .u64 pdata, .param .u64 pout) {{
  .reg .pred %p<8>; .reg .b32 %r<32>; .reg .b64 %rd<32>;
  .shared .align 128 .b8 tile[128];
  .shared .align 8 .b64 full;
  ld.param.u64 %rd2, [pdata]; ld.param.u64 %rd3, [pout];
  mov.u32 %r1, %ctaid.x; mov.u32 %r10, tile; mov.u32 %r11, full;
  mov.u32 %r2, 1;
  mapa.shared::cluster.u32 %r20, %r10, %r2;
  mapa.shared::cluster.u32 %r21, %r11, %r2;
  st.shared.u32 [%r10], 0;
  fence.proxy.async.shared::cta;
  mbarrier.init.shared.b64 [%r11], 1;
  fence.mbarrier_init.release.cluster;
  mbarrier.arrive.expect_tx.shared.b64 _, [%r11], 16;
  barrier.cluster.arrive.release.aligned;
  barrier.cluster.wait.acquire.aligned;
  setp.ne.u32 %p1, %r1, 0;
  @%p1 bra WAIT;
  cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
    [%r20], [%rd2], 16, [{mbarrier}];
WAIT:
  mov.u64 %rd4, %globaltimer;
  mov.u32 %r4, 0;
POLL:
  mbarrier.test_wait.parity.shared::cta.b64 %p2, [%r11], 0;
  @%p2 mov.u32 %r4, 1;
  @%p2 bra DONE;
  mov.u64 %rd5, %globaltimer;
  sub.u64 %rd6, %rd5, %rd4;
  setp.lt.u64 %p3, %rd6, 2000000;
  @%p3 bra POLL;
DONE:
  barrier.cluster.arrive.release.aligned;
  barrier.cluster.wait.acquire.aligned;
  ld.shared.u32 %r5, [%r10];
  mul.wide.u32 %rd7, %r1, 8;
  add.u64 %rd8, %rd3, %rd7;
  st.global.u32 [%rd8], %r4;
  st.global.u32 [%rd8+4], %r5;
  ret;
}}
"""

_LOADS = {
    "ld.relaxed.gpu": "ld.relaxed.gpu.global.u32",
    "ld.volatile": "ld.volatile.global.u32",
    "ld.relaxed.cta": "ld.relaxed.cta.global.u32",
    "ld.weak": "ld.global.ca.u32",
}


def _launch(
    gpu: Device, text: str, blocks: int, threads: int, out_words: int, shared_bytes: int = 0
):
    """Return the output, zeros at first, of one launch with a fresh flag and fresh data."""
    flag, data = gpu.to_device(np.zeros(64, np.uint32)), gpu.to_device(np.zeros(64, np.uint32))
    out = gpu.to_device(np.zeros(out_words, np.uint32))
    run_ptx(text, "k", blocks, threads, (flag, data, out), shared_bytes=shared_bytes, device=gpu)
    return out.copy_to_host()


def _filled(text: str, **slots: object) -> str:
    for name, value in slots.items():
        text = text.replace("{" + name + "}", str(value))
    return text


def polls(gpu: Device) -> dict[str, str]:
    """Count the runs in which a poll sees the flag that a block on another SM sets."""
    seen = {}
    for name, load in _LOADS.items():
        text = _filled(_POLL, load=load, patience=POLL_NS)
        # 200 KiB of shared memory a block: each has an SM to itself.
        ends = [int(_launch(gpu, text, 2, 1, 1, 200_000)[0]) for _ in range(RUNS)]
        seen[name] = f"saw the flag in {sum(ends)} of {RUNS} runs"
    return seen


def messages(gpu: Device) -> dict[str, str]:
    """Count the runs in which data are stale after the flag was seen, by the scopes of the fences
    and the sizes of the flag's accesses.
    """
    ways = {
        "fences .gpu and .gpu": ("gpu", "gpu", "u32"),
        "fences .gpu and .cta": ("gpu", "cta", "u32"),
        "fences .cta and .gpu": ("cta", "gpu", "u32"),
        "fences .gpu, flag written as u64 and read as u32": ("gpu", "gpu", "u64"),
    }
    outcomes = {}
    for name, (writer, reader, size) in ways.items():
        value = "%rd9" if size == "u64" else "1"
        text = _filled(
            _MESSAGE, writer=writer, reader=reader, size=size, value=value, patience=POLL_NS
        )
        ends = [int(_launch(gpu, text, 2, 1, 2, 200_000)[0]) for _ in range(RUNS)]
        outcomes[name] = f"stale in {sum(end != 7 for end in ends)} of {RUNS} runs"
    return outcomes


def additions(gpu: Device) -> dict[str, str]:
    """Compare the sum of all blocks' atomics with the number of additions."""
    sums = {}
    for scope in ("gpu", "cta"):
        text = _filled(_ADD, scope=scope)
        right = sum(int(_launch(gpu, text, 264, 256, 1)[0]) == 264 * 256 * 100 for _ in range(RUNS))
        sums[f"red.relaxed.{scope}"] = f"the sum was right in {right} of {RUNS} runs"
    return sums


def drains(gpu: Device) -> dict[str, str]:
    """Count the runs in which bytes of a bulk store are lost because its block has exited."""
    blocks = 132 * 3 * 10
    want = np.arange(blocks, dtype=np.uint64)[:, None] * 2654435761 + np.arange(_WORDS)[None, :]
    want = (want % 2**32).astype(np.uint32)
    lost = {}
    for name, wait in (
        ("cp.async.bulk.wait_group.read 0", "cp.async.bulk.wait_group.read 0;"),
        ("exit at once", ""),
    ):
        text = _DRAIN.format(words=_WORDS, bytes=_WORDS * 4, wait=wait)
        wrong = 0
        for _ in range(RUNS):
            got = _launch(gpu, text, blocks, 512, blocks * _WORDS, _WORDS * 4)
            wrong += not np.array_equal(got.reshape(blocks, _WORDS), want)
        lost[name] = f"{RUNS - wrong} of {RUNS} runs of {blocks} blocks were right"
    return lost


def copies_to_a_peer() -> dict[str, str]:
    """Say which block's mbarrier counts the bytes that block 0 copies to block 1, and where they
    are, by the mbarrier that the copy names.
    """
    outcomes = {}
    for name, mbarrier in (("the peer's mbarrier", "%r21"), ("the block's own mbarrier", "%r11")):
        gpu = device("hopper")
        data, out = gpu.to_device(np.full(64, 7, np.uint32)), gpu.to_device(np.zeros(4, np.uint32))
        text = _PEER.format(mbarrier=mbarrier)
        try:
            run_ptx(text, "k", 2, 1, (data, data, out), cluster=2, device=gpu)
        except (KernelFault, KernelHung) as error:
            outcomes[name] = f"{type(error).__name__}: {error}".splitlines()[0]
            continue
        own_phase, own_word, peer_phase, peer_word = (int(word) for word in out.copy_to_host())
        outcomes[name] = (
            f"phases completed: {own_phase} of block 0, {peer_phase} of block 1; "
            f"words that arrived: {own_word == 7:d} in block 0, {peer_word == 7:d} in block 1"
        )
    return outcomes


def main() -> None:
    from harness.course import driver_version

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recording", type=Path, default=RECORDING)
    options = parser.parse_args()
    gpu = device("hopper")
    recording = {
        "date": datetime.now(UTC).date().isoformat(),
        "gpu": gpu.gpu,
        "driver": driver_version(),
        "command": "python -m quality.hardware.record_scopes",
        "a poll of another block's flag": polls(gpu),
        "data behind a flag, fenced with some scope": messages(gpu),
        "atomics of several blocks": additions(gpu),
        "a bulk store whose block exits": drains(gpu),
        "a bulk copy to a peer's shared memory": copies_to_a_peer(),
    }
    options.recording.write_text(json.dumps(recording, indent=1) + "\n")
    print(json.dumps(recording, indent=1))


if __name__ == "__main__":
    main()
