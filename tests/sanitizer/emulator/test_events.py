"""Events are created only for listeners."""

from __future__ import annotations

import numpy as np
import pytest

from harness.sanitizer.emulator import GlobalMemory
from harness.sanitizer.emulator.copies.engine import Copies
from harness.sanitizer.emulator.events import (
    CopyMoved,
    Events,
    FindingFound,
    MBarrierChanged,
    WaveEvents,
)
from harness.sanitizer.emulator.exec.launch import lowered
from tests.sanitizer.emulator.running import run

PTX = """
.version 8.0
.target sm_90a
.address_size 64
.global .align 4 .u32 kept;
.visible .entry k(.param .u64 out, .param .u32 n)
{
  .reg .b32 %t, %n, %v;
  .reg .b64 %out, %mine;
  .shared .align 8 .b8 bar[8];
  ld.param.u64 %out, [out]; ld.param.u32 %n, [n];
  mov.u32 %t, %tid.x;
  mov.u32 %v, bar;
  mbarrier.init.shared.b64 [%v], 1;
  ld.global.u32 %v, [kept];
  add.u32 %v, %v, %n;
  st.global.u32 [kept], %v;
  mov.u32 %t, %ntid.x;
  mad.lo.u32 %v, %t, 1000, %v;
  st.global.u32 [%out], %v;
  ret;
}
"""


def launch(n: int, threads: int = 1, **options):
    memory = GlobalMemory()
    out = memory.allocate(4)
    parameters = [out.address.to_bytes(8, "little"), n.to_bytes(4, "little")]
    grid, block = (1, 1, 1), (threads, 1, 1)
    report = run(
        ptx=PTX, entry="k", grid=grid, block=block, parameters=parameters, memory=memory, **options
    )
    return int(out.bytes.view(np.uint32)[0]), report


def test_listeners_receive_only_their_kind_in_order():
    events, heard = Events(), []
    assert CopyMoved not in events
    events.emit(CopyMoved("nobody hears of this one"))
    events.listen(CopyMoved, lambda event: heard.append(("first", event.copy)))
    events.listen(CopyMoved, lambda event: heard.append(("second", event.copy)))
    assert CopyMoved in events and FindingFound not in events
    events.emit(CopyMoved(1))
    events.emit(CopyMoved(2))
    assert heard == [("first", 1), ("second", 1), ("first", 2), ("second", 2)]


def test_wave_listeners_run_before_launch_listeners():
    launch, heard = Events(), []
    wave = WaveEvents(launch)
    wave.catch_up = lambda: heard.append("caught up")
    wave.listen(CopyMoved, lambda event: heard.append("wave"))
    wave.emit(CopyMoved(1))
    assert heard == ["wave"] and FindingFound not in wave
    launch.listen(CopyMoved, lambda event: heard.append("launch"))
    launch.listen(FindingFound, lambda event: None)
    wave.emit(CopyMoved(2))
    assert heard == ["wave", "wave", "caught up", "launch"] and FindingFound in wave


@pytest.mark.parametrize("trace", [False, True])
def test_unobserved_events_are_not_created(trace, monkeypatch):
    events = []
    monkeypatch.setattr(MBarrierChanged, "__init__", _noting(events, MBarrierChanged.__init__))
    monkeypatch.setattr(Copies, "_emit_issue", _noting(events, Copies._emit_issue))
    _, report = launch(5, trace=trace)
    assert bool(events) == trace == (report.trace is not None)


def _noting(events: list, method):
    def noted(*args, **more):
        events.append(method)
        return method(*args, **more)

    return noted


def test_a_kernel_is_lowered_once_and_keeps_nothing_of_a_launch():
    lowered.cache_clear()
    for n, threads in ((5, 1), (7, 1), (5, 32), (9, 1)):
        for schedule in ("late-copies", "warps-apart"):
            value, _ = launch(n, threads, schedule=schedule)
            assert value == 1000 * threads + n  # `kept` begins as 0 in each launch
    assert (lowered.cache_info().misses, lowered.cache_info().hits) == (1, 7)
