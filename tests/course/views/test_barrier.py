"""The barrier stepper shows the trace and the rules of a barrier."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx, views
from harness.course.views.barrier_explorer import (
    MOST_EVENTS,
    BarrierScene,
    draw,
    sentence,
    standing,
    steps_of,
    threads_in_words,
)
from harness.course.views.drawing import NARROW
from harness.course.views.explorer import Explorer
from harness.course.views.recorded import recorded
from harness.sanitizer.emulator.trace.record import BarrierEvent, Trace, Wait
from tests.course.views import xml
from tests.course.views.traced import launch
from tests.naming import naming


def arrive(step, phase=0, pending=0, tx=0, nbytes=0, what="arrive", threads=(0,), address=8):
    return BarrierEvent(step, what, 0, address, threads, nbytes, phase, pending, tx, step)


def test_a_load_event_by_event():
    run, lines = launch("tile_copy")
    steps, _ = steps_of(run.trace, 0, run.trace.barriers[0].address)
    whats = [step.what for step in steps]
    assert whats.index("init") == 0
    assert [w for w in whats if w not in ("wait", "go")] == [
        "init", "arrive", "complete_tx", "phase",
    ]  # fmt: skip
    words = dict(zip(whats, steps, strict=False))
    assert (words["arrive"].line, words["arrive"].tx) == (lines["expect"], 1024)
    assert words["complete_tx"].line == lines["load"]  # the copy's own line
    arrived = words["complete_tx"]
    assert (arrived.phase, arrived.pending, arrived.tx) == (0, 0, 0)
    assert (words["phase"].phase, words["phase"].pending, words["phase"].tx) == (1, 1, 0)
    assert steps[-1].waiting == 0 and max(step.waiting for step in steps) == 64


def test_steps_of_a_ring_obey_the_barrier():
    run, _ = launch("ring")
    for block, address in {(e.block, e.address) for e in run.trace.barriers}:
        steps, count = steps_of(run.trace, block, address)
        assert count == len(steps)
        assert [s.at for s in steps] == sorted(s.at for s in steps)
        for before, after in itertools.pairwise(steps):
            assert after.phase == before.phase + (after.what == "phase")
            if after.what == "phase":  # the event before left nothing pending
                assert (before.pending, before.tx) == (0, 0)
            assert after.waiting >= 0
            if after.what in ("wait", "go"):
                stood = before.phase, before.pending, before.tx
                assert (after.phase, after.pending, after.tx) == stood
        last = [s.phase for s in steps if s.what == "phase"]
        assert last == list(range(1, len(last) + 1))


def test_forward_and_back():
    run, _ = launch("ring")
    stepper = views.barrier_stepper(run)
    seen = [stepper.text()]
    for event in (1, 2):
        stepper.set(event=event)
        seen.append(stepper.text())
    assert len(set(seen)) == 3
    for key, event in (("ArrowLeft", 1), ("ArrowLeft", 0), ("ArrowRight", 1), ("Home", 0)):
        name, by = stepper.shown.keys[key]
        stepper.set(**{name: stepper.settings[name] + by})
        assert stepper.text() == seen[event]
    stepper.set(event=10**6)
    last = stepper.settings["event"]
    assert f"Event {last + 1} of {last + 1}" in stepper.text()


@pytest.mark.parametrize("event", [0, 6, 10**6])
def test_the_events_that_are_not_in_view_are_counted(event):
    run, _ = launch("ring")
    stepper = views.barrier_stepper(run)
    stepper.set(event=event, width=NARROW)
    picture = xml.of_svg(stepper.shown.picture.svg(alone=True))
    events = len(stepper.scene.steps(stepper.settings["barrier"])[0])
    in_view = [w for w in xml.words(picture) if w.startswith("step ")]
    (note,) = [w for w in xml.words(picture) if "↑" in w]
    earlier, later = map(int, re.findall(r"\d+", note))
    assert earlier + len(in_view) + later == events
    assert (earlier == 0) == (event == 0) and (later == 0) == (event > events)
    stepper.set(width=720)  # has room for all
    assert not any("↑" in w for w in xml.words(xml.of_svg(stepper.shown.picture.svg(alone=True))))


def test_the_source_line_is_beside_it():
    run, lines = launch("tile_copy")
    stepper = views.barrier_stepper(run)
    event = next(
        i for i, s in enumerate(stepper.scene.steps(stepper.settings["barrier"])[0])
        if s.what == "arrive"
    )  # fmt: skip
    stepper.set(event=event)
    (here,) = [row for row in stepper.view["aside"].split("<div") if "hv-here" in row]
    assert f"{lines['expect']}" in here and "mbarrier_arrive_expect_tx" in here
    assert dict(stepper.shown.facts)["source"].startswith(f"line {lines['expect']}: ")


def test_barriers_have_their_names_in_the_kernel():
    run, _ = launch("ring")
    names = recorded(run).barrier_names()
    mine = {name: address for (block, address), name in names.items() if block == 0}
    assert set(mine) == {"full[0]", "full[1]", "empty[0]", "empty[1]"}
    assert mine["full[1]"] == mine["full[0]"] + 8 and mine["empty[1]"] == mine["empty[0]"] + 8


def test_the_file_is_chosen_by_matching_lines():
    compiled = SimpleNamespace(sources={
        "helper.py": "a = 1\n",
        "other.py": "\n\n\n\n\n",
        "kernel.py": "\n\n\n\nptx.mbarrier_arrive(bar)\n",
    })  # fmt: skip
    compiled.name = "kernel"
    run = SimpleNamespace(trace=Trace(9, (arrive(5),)), compiled=compiled)
    assert recorded(run).source(5) == "ptx.mbarrier_arrive(bar)"


def test_waiting_threads_continue_after_the_phase_in_the_same_step():
    events = arrive(5, pending=0), arrive(5, phase=1, pending=1, what="phase", threads=())
    steps, _ = steps_of(Trace(9, events, (Wait(2, 5, 0, 8, 0, (7,), 3),)), 0, 8)
    assert [step.what for step in steps] == ["wait", "arrive", "phase", "go"]


def test_a_test_is_no_wait():
    trace = Trace(9, waits=(Wait(3, 5, 0, 8, 0, (7,), 12, tests=True),))
    steps, _ = steps_of(trace, 0, 8)
    assert [(step.what, step.waiting) for step in steps] == [("test", 0), ("passed", 0)]


def test_the_trace_tells_tests_from_waits():
    @cuda.jit
    def kernel(out):
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        ptx.mbarrier_init(bar, 1)
        out[0] = ptx.mbarrier_test_wait_parity(bar, 0)
        ptx.mbarrier_arrive(bar)
        ptx.mbarrier_wait_parity(bar, 0)

    gpu = harness.device("emulator")
    run = gpu.launch(kernel, 1, 1, (gpu.empty(1, np.int32),), trace=True)
    assert [(wait.tests, wait.end is None) for wait in run.trace.waits] == [
        (True, True), (False, False),
    ]  # fmt: skip


def test_a_kernel_that_hung():
    with pytest.raises(harness.KernelHung) as hung:
        launch("tile_copy", "expects-without-arriving")
    stepper = views.barrier_stepper(hung.value)
    stepper.set(event=99)
    assert "phase 0 (parity 0) lacks 1 arrival; 64 threads wait" in stepper.text()
    assert "KernelHung: " in stepper.text() and "The kernel cannot finish" in stepper.text()
    assert "hv-source" in stepper.view["aside"]


def test_an_empty_trace():
    stepper = views.barrier_stepper(Trace(0))
    assert "No mbarrier was used in this run" in stepper.text()
    stepper.request = {"serial": 1, "settings": {"event": 4}}
    assert stepper.view["serial"] == 1
    assert xml.words(xml.of_still(stepper.still())) == ["No mbarrier was used in this run."]


def test_without_a_trace():
    gpu = harness.device("emulator")
    with pytest.raises(ValueError, match="trace=True"):
        views.barrier_stepper(harness.course.devices.Run("emulator"))
    with pytest.raises(ValueError, match="hardware"):
        views.barrier_stepper(harness.course.devices.Run("hopper"))
    with pytest.raises(ValueError, match=naming("KernelHung", "trace")):
        views.barrier_stepper(harness.KernelHung("it waits"))
    with pytest.raises(ValueError, match=naming("NoneType", "trace")):
        views.barrier_stepper(None)
    assert gpu.traces


def test_a_very_long_run_is_truncated_with_a_notice():
    events = tuple(arrive(step, phase=step) for step in range(300_000))
    stepper = views.barrier_stepper(Trace(300_000, events))
    assert f"the first {MOST_EVENTS} of 300000 events" in stepper.text()


def test_a_wait_on_an_uninitialized_barrier():
    trace = Trace(9, waits=(Wait(3, None, 1, 64, 0, (0, 1), 12),))
    stepper = views.barrier_stepper(trace)
    assert "threads 0 to 1 wait for the phase of parity 0" in stepper.text()


@pytest.mark.parametrize(
    ("threads", "words"),
    [((3,), "thread 3"), ((0, 1, 2), "threads 0 to 2"), ((0, 32, 64), "3 threads of 3 warps")],
)
def test_threads_in_words(threads, words):
    assert threads_in_words(threads) == words


def test_sentences():
    (step,), _ = steps_of(Trace(1, (arrive(0, pending=1, nbytes=64, tx=64),)), 0, 8)
    assert sentence(step) == "thread 0 arrives and expects 64 bytes"
    assert standing(step) == "phase 0 (parity 0) lacks 1 arrival and 64 bytes"
    for phase, parity, name in ((1, 0, "phase 0"), (2, 0, "phase 0"), (0, 1, "before phase 0")):
        go = replace(step, what="go", phase=phase, parity=parity)
        assert f"{name} is complete" in sentence(go)


def test_the_events_of_a_ring_are_whole_on_a_phone():
    run, _ = launch("ring")
    steps, _ = steps_of(run.trace, 0, run.trace.barriers[0].address)
    for number in range(len(steps)):
        assert "…" not in draw("full[0]", steps, number, max(NARROW, 374)).svg()


def test_source_text_is_escaped():
    trace = Trace(4, (arrive(1),))
    run = replace(recorded(trace), lines=("<script>alert(1)</script>",))
    stepper = Explorer(BarrierScene(run))
    assert "<script" not in stepper.view["aside"] + stepper.view["facts"]
    assert "&lt;script" in stepper.view["aside"]


def test_lines_that_would_share_a_name_have_their_whole_expressions():
    lines = (
        "ptx.mbarrier_init(full, 1)",
        "ptx.mbarrier_init(full + 8 * STAGES, consumers)",
        "ptx.mbarrier_init(ptx.shared_address(empty, stage), 1)",
    )
    inits = [
        arrive(line, what="init", address=address)
        for line, address in ((1, 8), (1, 16), (2, 24), (2, 32), (3, 40))
    ]
    names = replace(recorded(Trace(9, tuple(inits))), lines=lines).barrier_names()
    assert list(names.values()) == [
        "full[0]", "full[1]", "(full + 8 * STAGES)[0]", "(full + 8 * STAGES)[1]", "empty",
    ]  # fmt: skip
