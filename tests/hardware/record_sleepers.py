"""Record kernels in which a thread waits that nothing waits for, with that thread held back. On a
machine with a Hopper GPU:

    python -m tests.hardware.record_sleepers

writes ``tests/emulator/recordings/sleepers.json``: how often the output of each kernel was right,
as it is and with warps held back for some milliseconds before their first wait. Kernels that
TileLang made (``make fleet``) are run too if they are there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import numpy as np

from harness.devices import device
from harness.devices.base import Device, Run
from harness.devices.parameters import bind
from harness.errors import KernelFault, KernelHung
from harness.launches import LaunchPlan, RunOptions
from tests.fleet.building import NotBuilt, build
from tests.fleet.case import Built
from tests.fleet.cases.tilelang import CASES, SLEEPERS

RECORDING = Path(__file__).parents[1] / "emulator" / "recordings" / "sleepers.json"
TILES = 9  # an odd number: the first of two stages has one phase more than the second
TILE_BYTES = 2048
RUNS = 100
OPTIONS = RunOptions(timeout_s=2.0)
LIKE_TILELANG = "four warps wait for a free stage, one copies"

_HEADER = """.version 8.0
.target sm_90a
.address_size 64
"""

# Late threads sleep for three milliseconds: longer than the others need for all tiles.
_SLEEP = """
  mov.u32 %late, 0;
SLEEP:
  nanosleep.u32 1000000;
  add.u32 %late, %late, 1;
  setp.lt.u32 %q, %late, 6;
  @%q bra SLEEP;
"""

_KERNEL = """
.visible .entry sleepers(.param .u64 source, .param .u64 target, .param .u32 late)
{{
  .shared .align 128 .b8 tiles[{both}];
  .shared .align 8 .b64 full[2];
  .shared .align 8 .b64 free[2];
  .reg .pred %p, %q;
  .reg .b32 %t, %r, %i, %stage, %phase, %full, %free, %tile, %late, %v;
  .reg .b64 %from, %to, %at;
  ld.param.u64 %from, [source];
  ld.param.u64 %to, [target];
  ld.param.u32 %late, [late];
  mov.u32 %t, %tid.x;
  setp.ne.u32 %p, %t, 0;
  @%p bra READY;
  mov.u32 %r, full;
  mbarrier.init.shared::cta.b64 [%r], 1;
  mbarrier.init.shared::cta.b64 [%r+8], 1;
  mov.u32 %r, free;
  mbarrier.init.shared::cta.b64 [%r], {arrivals};
  mbarrier.init.shared::cta.b64 [%r+8], {arrivals};
  fence.mbarrier_init.release.cluster;
READY:
  bar.sync 0;
  setp.eq.u32 %q, %late, 0;
  @%q bra BEGIN;
  setp.lt.u32 %q, %t, {late_from};
  @%q bra BEGIN;
  setp.ge.u32 %q, %t, {late_to};
  @%q bra BEGIN;
  {sleep}
BEGIN:
  mov.u32 %i, 0;
  setp.ge.u32 %p, %t, {producers};
AGAIN:
  and.b32 %stage, %i, 1;
  shr.u32 %phase, %i, 1;
  and.b32 %phase, %phase, 1;
  shl.b32 %r, %stage, 3;
  mov.u32 %full, full;
  add.u32 %full, %full, %r;
  mov.u32 %free, free;
  add.u32 %free, %free, %r;
  mov.u32 %tile, tiles;
  mad.lo.u32 %tile, %stage, {tile}, %tile;
  @%p bra CONSUME;
  xor.b32 %phase, %phase, 1;
WAIT_FREE:
  mbarrier.try_wait.parity.shared::cta.b64 %q, [%free], %phase;
  @!%q bra WAIT_FREE;
  setp.ne.u32 %q, %t, 0;
  @%q bra NEXT;
  mbarrier.arrive.expect_tx.shared::cta.b64 _, [%full], {tile};
  mad.wide.u32 %at, %i, {tile}, %from;
  cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%tile], [%at], {tile}, [%full];
  bra NEXT;
CONSUME:
  mbarrier.try_wait.parity.shared::cta.b64 %q, [%full], %phase;
  @!%q bra CONSUME;
  sub.u32 %r, %t, {producers};
  {consume}
NEXT:
  add.u32 %i, %i, 1;
  setp.lt.u32 %q, %i, {tiles};
  @%q bra AGAIN;
  ret;
}}
"""

_READ = """
  shl.b32 %v, %r, 4;
  add.u32 %tile, %tile, %v;
  mad.lo.u32 %v, %i, {tile}, %v;
  cvt.u64.u32 %at, %v;
  add.u64 %at, %to, %at;
  {{ .reg .b32 %w<4>;
  ld.shared.v4.u32 {{%w0, %w1, %w2, %w3}}, [%tile];
  {arrive}
  st.global.v4.u32 [%at], {{%w0, %w1, %w2, %w3}}; }}
"""

_ARRIVE = "mbarrier.arrive.shared::cta.b64 _, [%free];"


def _kernel(producers: int, consume: str, arrivals: int, late: tuple[int, int]) -> str:
    return _HEADER + _KERNEL.format(
        both=2 * TILE_BYTES,
        tile=TILE_BYTES,
        tiles=TILES,
        producers=producers,
        consume=consume,
        arrivals=arrivals,
        late_from=late[0],
        late_to=late[1],
        sleep=_SLEEP,
    )


def kernels() -> dict[str, tuple[str, int]]:
    """PTX and threads, by name: threads that wait, and that nothing waits for."""
    read = _READ.format(tile=TILE_BYTES, arrive=_ARRIVE)
    # 32 of the 128 threads that read a tile release it.
    some = "setp.lt.u32 %q, %r, 32; @%q " + _ARRIVE
    one_warp = _READ.format(tile=TILE_BYTES, arrive=some)
    return {
        LIKE_TILELANG: (_kernel(128, read, 128, (96, 128)), 256),
        "four warps read a stage, one releases it": (_kernel(32, one_warp, 32, (128, 160)), 160),
    }


def launch(gpu: Device, ptx: str, threads: int, late: bool, options: RunOptions = OPTIONS) -> Run:
    """Raises what the device raises, and AssertionError if the output is wrong."""
    values = np.arange(TILES * TILE_BYTES // 4, dtype=np.uint32)
    source, target = gpu.to_device(values), gpu.to_device(np.zeros_like(values))
    unit = (1, 1, 1)
    arguments = bind(ptx, "sleepers", (source, target, np.uint32(late)))
    plan = LaunchPlan(ptx, "sleepers", unit, (threads, 1, 1), unit, 0, arguments)
    done = gpu.run(plan, options)
    assert np.array_equal(target.copy_to_host(), values)
    return done


_PLANTED = """
  {{ .reg .pred %planted; .reg .b32 %who, %slept;
  mov.u32 %who, %tid.x; and.b32 %who, %who, 127; setp.lt.u32 %planted, %who, 32;
  @%planted bra PLANTED;
  mov.u32 %slept, 0;
PLANT:
  nanosleep.u32 1000000; add.u32 %slept, %slept, 1; setp.lt.u32 %planted, %slept, 6;
  @%planted bra PLANT;
PLANTED: }}
"""


def planted(ptx: str) -> str:
    """TileLang's PTX with all warps but the first of its producer held back, once."""
    first, mark = ptx.index("setmaxnreg.dec"), ";"
    at = ptx.index(mark, first) + len(mark)
    return ptx[:at] + _PLANTED.format() + ptx[at:]


def launch_built(gpu: Device, built: Built, late: bool) -> None:
    arguments, outputs = built.case.arguments(gpu, np.random.default_rng(5))  # type: ignore[arg-type]
    # A version that the driver of every Hopper GPU takes; nothing newer is used.
    ptx = built.ptx.replace(".version 9.4", ".version 8.7")
    ptx = planted(ptx) if late else ptx
    plan = LaunchPlan(
        ptx,
        built.entry,
        built.grid,
        built.block,
        built.cluster,
        built.shared_bytes,
        bind(ptx, built.entry, arguments),
    )
    gpu.run(plan, OPTIONS)
    assert all(output.is_right for output in outputs)


def outcome(run: Callable[[bool], object], late: bool) -> str:
    """Return the outcome of some runs, in the words of the labs' recordings."""
    ways: dict[str, int] = {}
    for _ in range(3 if late else RUNS):
        try:
            run(late)
            way = "gave the right output"
        except AssertionError:
            way = "gave a wrong output"
        except (KernelHung, KernelFault) as error:
            way = "hung" if isinstance(error, KernelHung) else "ended with a fault"
        ways[way] = ways.get(way, 0) + 1
    return ", ".join(f"{count} of {sum(ways.values())} {way}" for way, count in ways.items())


def record(gpu: Device) -> dict[str, dict[str, str]]:
    recorded = {}
    for name, (ptx, threads) in kernels().items():
        recorded[name] = _both(partial(launch, gpu, ptx, threads))
    cases = [case for case in CASES if SLEEPERS.items() <= case.expected.items()]
    try:
        built_cases = build(cases)
    except (NotBuilt, OSError) as error:
        print(f"TileLang's kernels are not there: {error}")
        return recorded
    for built in built_cases:
        recorded[built.case.name] = _both(partial(launch_built, gpu, built))
    return recorded


def _both(run: Callable[[bool], object]) -> dict[str, str]:
    return {"as it is": outcome(run, False), "held back": outcome(run, True)}


def main() -> None:
    from harness.devices.hopper.device import driver_version

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recording", type=Path, default=RECORDING)
    options = parser.parse_args()
    gpu = device("hopper")
    recording = {
        "date": datetime.now(UTC).date().isoformat(),
        "gpu": gpu.gpu,
        "driver": driver_version(),
        "command": "python -m tests.hardware.record_sleepers",
        "kernels": record(gpu),
    }
    options.recording.write_text(json.dumps(recording, indent=1) + "\n")


if __name__ == "__main__":
    main()
