"""The timeline's lanes match the trace's events; omissions are reported."""

from __future__ import annotations

import dataclasses
import itertools

import numpy as np
import pytest

import harness
from harness import views
from harness.course.devices.emulator import Emulator
from harness.course.views.barrier_explorer import BarrierScene
from harness.course.views.explorer import Explorer
from harness.course.views.recorded import MOST_LINES, recorded
from harness.course.views.timelines.explorer import TimelineScene
from harness.course.views.timelines.lanes import MOST_READ, NUMBER, Lanes, blocks_of, tiles_of
from harness.course.views.timelines.picture import bars, draw
from harness.sanitizer.diagnosis import Hazard
from harness.sanitizer.emulator.trace.record import (
    Copy,
    GroupEvent,
    Left,
    Meeting,
    Seen,
    Trace,
    Wait,
)
from tests.course.views import xml
from tests.course.views.traced import launch
from tests.hardware import wgmma_gemm


def wait(begin, end, thread=0, block=0, address=8):
    return Wait(begin, end, block, address, 0, (thread,), 5)


class Traced(Emulator):
    def run(self, plan, options):
        return super().run(plan, dataclasses.replace(options, trace=True))


def test_lanes_of_a_ring():
    run, lines = launch("ring")
    trace = run.trace
    lanes = Lanes(trace, 0)
    named = [(lane.name, lane.role) for lane in lanes.lanes if lane.name]
    assert named == [
        ("warps 0 to 1", "consumer"), ("warp 2", "producer"), ("TMA: loads", ""),
    ]  # fmt: skip
    mine = [copy for copy in trace.copies if copy.block == 0]
    loads = [event for event in lanes.events if event.kind == "load"]
    assert [(e.begin, e.end) for e in loads] == sorted((c.begin, c.end) for c in mine)
    assert {e.line for e in loads} == {lines["load"]}
    kinds = {(e.kind, e.line) for e in lanes.events if "wait" in e.words}
    assert kinds == {
        ("data", lines["full"]), ("arrivals", lines["empty"]), ("block", lines["share-init"]),
    }  # fmt: skip


def test_concurrent_copies_are_drawn_side_by_side():
    run, _ = launch("ring")
    for lane in Lanes(run.trace, 0).lanes:
        assert (lane.begins[1:] >= lane.ends[:-1]).all()


def test_steps_waited():
    trace = Trace(100, waits=(wait(0, 30), wait(0, 30, thread=33), wait(50, None)),
                  meetings=(Meeting(60, 65, 0, 0, (0, 40), 7),))  # fmt: skip
    assert Lanes(trace, 0).waited() == {"data": 0, "arrivals": 110, "block": 10}
    two_as_one = Trace(9, waits=(wait(0, 4), wait(0, 4, thread=32)))
    assert Lanes(two_as_one, 0).waited()["arrivals"] == 8


def test_identical_warps_share_a_lane():
    def named(*waits):
        return [lane.name for lane in Lanes(Trace(9, waits=waits), 0).lanes]

    assert named(wait(0, 5, 0), wait(0, 5, 32), wait(0, 5, 64)) == ["warps 0 to 2"]
    assert named(wait(0, 5, 0), wait(0, 6, 32)) == ["warp 0", "warp 1"]
    assert named(wait(0, 5, 0), wait(0, 5, 64)) == ["warp 0", "warp 2"]


def test_everything_is_drawn_if_there_is_room():
    run, _ = launch("ring")
    timeline = views.timeline(run)
    lanes = Lanes(run.trace, 0)
    keys = xml.keyed(xml.of_still(timeline.still()))
    assert {int(key) for key in keys} == set(range(len(lanes.events)))
    assert not [fact for fact in timeline.shown.facts if fact[0] == "shown"]


def test_a_hazard_is_marked_and_opened_at_its_line():
    run, lines = launch("tile_copy", "no-proxy-fence")
    timeline = views.timeline(run)
    assert timeline.settings["block"] == f"block {run.hazards[0].threads[0][0]}"
    event = f"missing-proxy-fence (error), line {lines['store']}"
    assert event in dict(timeline.shown.facts)[f"event {timeline.settings['event']}"]
    picture = xml.of_still(timeline.still())
    assert f"missing-proxy-fence, line {lines['store']}" in xml.words(picture)
    assert f" {lines['store']} " in timeline.view["aside"].split("hv-here")[1].split("</div>")[0]


def test_zoom_shows_less_time():
    run, _ = launch("ring")
    timeline = views.timeline(run)

    def shown():
        words = xml.words(xml.of_still(timeline.still()))
        ticks = [int(word) for word in words if word.isdigit()]
        return ticks[0], ticks[-1]

    whole = shown()
    timeline.set(zoom=4, center=150)
    low, high = shown()
    assert whole[0] < low < 150 < high < whole[1]
    timeline.set(zoom=99, center=-5)
    assert timeline.settings["center"] >= 0


def test_a_selected_event_scrolls_into_view():
    run, _ = launch("ring")
    timeline = views.timeline(run)
    timeline.set(zoom=6, center=300)
    timeline.set(event=2)
    chosen = Lanes(run.trace, 0).events[2]
    assert abs(timeline.settings["center"] - chosen.begin) < 40
    assert "2" in xml.keyed(xml.of_still(timeline.still()))


def test_a_kernel_that_hung():
    with pytest.raises(harness.KernelHung) as hung:
        launch("tile_copy", "expects-without-arriving")
    timeline = views.timeline(hung.value)
    never = [e for e in timeline.scene.lanes("block 0").events if not e.ended]
    assert never and all(e.words.endswith("never released") for e in never)
    assert "KernelHung: " in timeline.text() and "The kernel cannot finish" in timeline.text()


@pytest.mark.parametrize(("steps", "message"), [(7, "in 7 steps:"), (1, "in 1 step:")])
def test_an_empty_trace(steps, message):
    timeline = views.timeline(Trace(steps))
    assert message in timeline.text()
    assert xml.words(xml.of_still(timeline.still()))
    timeline.request = {"serial": 1, "settings": {"zoom": 2}}
    assert timeline.view["serial"] == 1


def test_no_trace():
    with pytest.raises(ValueError, match="trace=True"):
        views.timeline(harness.course.devices.Run("emulator"))


def test_too_many_bars_show_the_longest_activities():
    # 10,000 steps at 100 pixels: short waits in the first half, one copy after another later.
    trace = Trace(
        10_000,
        waits=tuple(wait(i, i + 1) for i in range(0, 5000, 2)),
        meetings=tuple(Meeting(i, i + 9, 0, 0, (0,), 1) for i in range(5000, 10_000, 10)),
    )
    (lane,) = Lanes(trace, 0).lanes
    drawn, stands_for = bars(lane, 0, 10_000, 100)
    assert stands_for == 2500 + 500
    assert [(low, high) for low, high, *_ in drawn] == [(0, 5000), (5000, 10_000)]
    assert [kind for *_, kind, _ in drawn] == [NUMBER["arrivals"], NUMBER["block"]]
    few, all_of_them = bars(lane, 0, 100, 100)
    assert len(few) == all_of_them == 50
    assert few[0] == (0, 1, NUMBER["arrivals"], 0)


def test_gaps_between_bars_are_kept():
    trace = Trace(1000, waits=tuple(wait(i, i + 1) for i in [*range(200), *range(800, 1000)]))
    (lane,) = Lanes(trace, 0).lanes
    drawn, _ = bars(lane, 0, 1000, 50)
    assert [(low, high) for low, high, *_ in drawn] == [(0, 200), (800, 1000)]


def test_a_long_span_that_began_before_the_window_is_seen():
    trace = Trace(1000, waits=(wait(0, 900), wait(950, 960)))
    (lane,) = Lanes(trace, 0).lanes
    assert bars(lane, 400, 420, 10) == ([(0, 900, NUMBER["arrivals"], 0)], 1)


def test_many_marks_are_thinned_and_hazards_kept():
    groups = tuple(GroupEvent(i, "commit", 0, 0, i) for i in range(5000))
    hazard = Hazard("data-race", "error", "", line=3, threads=((0, 0),))
    timeline = views.timeline(Trace(5000, groups=groups, hazards=(Seen(2500, hazard),)))
    assert "400 of 5001 marks" in timeline.text()
    assert "data-race, line 3" in xml.words(xml.of_still(timeline.still()))


def test_many_hazards_are_drawn_with_a_notice():
    wide = tuple((0, thread) for thread in range(1024))
    hazard = Hazard("data-race", "error", "", line=3, threads=wide)
    seen = tuple(Seen(step, hazard) for step in range(300_000))
    timeline = views.timeline(Trace(300_000, hazards=seen))
    assert f"{300_000 - MOST_READ} events of this block were not read" in timeline.text()


@pytest.mark.parametrize("scene", [TimelineScene, BarrierScene])
def test_a_long_source_is_cut_around_the_line(scene):
    waits = (wait(0, 3), Wait(5, 9, 0, 8, 0, (0,), 299_000))
    run = dataclasses.replace(recorded(Trace(9, waits=waits)), lines=("x = 1",) * 300_000)
    widget = Explorer(scene(run))
    assert len(widget.view["aside"]) < 100_000
    assert f"… lines 2 to {MOST_LINES + 1} of 299002 are shown" in widget.view["aside"]
    widget.set(event=len(widget.scene.lanes("block 0").events) - 1 if scene is TimelineScene else 3)
    (here,) = [row for row in widget.view["aside"].split("<div") if "hv-here" in row]
    assert "299000" in here and "to 299003 of" in widget.view["aside"]


def test_many_lanes_and_blocks():
    waits = tuple(wait(w, 40, thread=32 * w, block=b) for w in range(32) for b in range(1200))
    trace = Trace(40, waits=waits)
    timeline = views.timeline(trace)
    assert len(blocks_of(trace)) == 1200
    assert "24 of 32 lanes" in timeline.text()
    assert "the first 1000 of 1200 blocks" in timeline.text()
    timeline.set(lane=8)
    assert "warp 31" in xml.words(xml.of_still(timeline.still()))


def test_a_copy_that_never_arrived():
    copy = Copy(5, None, "load", "cp", 0, 0, 128, 0, 0, (1, 2), 8, None, 4)
    (event,) = Lanes(Trace(50, copies=(copy,)), 0).events
    assert (event.begin, event.end, event.ended) == (5, 50, False)
    assert "its bytes never moved" in event.words
    assert np.array_equal(Lanes(Trace(50, copies=(copy,)), 0).lanes[0].ends, [50])


def test_the_tensor_core():
    a, b = wgmma_gemm.inputs(128, 128, 256)
    _, run = wgmma_gemm.run(Traced(), a, b, 128)
    products = run.trace.products
    # Two consumer warpgroups, each four steps of 64 columns in four wgmma of 16.
    assert [(p.warpgroup, p.group) for p in products if p.warpgroup == 1] == [
        (1, n) for n in range(1, 5)
    ]
    assert {p.instructions for p in products} == {4} and {p.block for p in products} == {0}
    assert all(p.begin < p.end for p in products)
    lanes = Lanes(run.trace, 0)
    drawn = {lane.role: lane for lane in lanes.lanes if lane.name == "tensor core"}
    assert set(drawn) == {"warpgroup 1", "warpgroup 2"}
    assert all(lane.name or not lane.role for lane in lanes.lanes)  # further rows are without both
    words = [e.words for e in lanes.events if e.kind == "product"]
    assert "group 1 of warpgroup 1: 4 wgmma" in words
    # Also a consumer, which there would be no room to say where a warp loads as well.
    assert next(lane.role for lane in lanes.lanes if lane.name == "warps 4 to 11") == "multiplies"


def test_products_that_are_never_waited_for():
    a, b = wgmma_gemm.inputs(128, 128, 256)
    text = wgmma_gemm.text(128, "wait-group")
    _, run = wgmma_gemm.run(Traced(), a, b, 128, text)
    assert any(products.end is None for products in run.trace.products)
    words = [event.words for event in Lanes(run.trace, 0).events]
    assert any(phrase.endswith("never waited for") for phrase in words)


def test_a_wait_for_all_but_one_group():
    a, b = wgmma_gemm.inputs(128, 128, 256)
    waits = "wgmma.wait_group.sync.aligned 0"
    text = wgmma_gemm.text(128)
    assert waits in text
    _, run = wgmma_gemm.run(Traced(), a, b, 128, text.replace(waits, waits[:-1] + "1"))
    mine = [p for p in run.trace.products if p.warpgroup == 1]
    for before, after in itertools.pairwise(mine):
        assert after.begin < before.end  # the wait ends after the next one has begun
    assert mine[-1].end is None
    lanes = Lanes(run.trace, 0).lanes
    first = next(number for number, lane in enumerate(lanes) if lane.role == "warpgroup 1")
    further = lanes[first + 1]
    assert list(further.kinds) and not further.name and not further.role


def test_a_warp_is_drawn_running_except_in_waits():
    left = Left(60, 0, tuple(range(32))), Left(80, 0, tuple(range(32, 64)))
    trace = Trace(100, waits=(wait(10, 30), wait(40, 50), wait(10, None, 33)), exits=left)
    first, second = Lanes(trace, 0).lanes
    assert first.runs == [(30, 40), (50, 60)]
    assert second.runs == []  # the second wait lasts to the end
    unknown = Trace(100, waits=(wait(10, 30), wait(40, 50)))
    assert Lanes(unknown, 0).lanes[0].runs == [(30, 40)]


def test_the_exits_of_a_run_are_in_its_trace():
    run, _ = launch("ring")
    threads = sorted(t for left in run.trace.exits if left.block == 0 for t in left.threads)
    assert threads == list(range(96))
    for lane in Lanes(run.trace, 0).lanes:
        if lane.name.startswith("warp"):
            assert lane.runs and lane.runs[-1][1] in {left.step for left in run.trace.exits}
            spans = sorted([*lane.runs, *zip(lane.begins, lane.ends, strict=True)])
            assert all(a[1] <= b[0] for a, b in itertools.pairwise(spans))
    words = xml.words(xml.of_still(views.timeline(run).still()))
    assert "a warp runs: it does not wait and has not exited" in words


def test_the_legend_lists_only_occurring_events():
    run, _ = launch("ring")
    words = " ".join(xml.words(xml.of_still(views.timeline(run).still())))
    assert "load in flight" in words and "waits for data" in words
    assert "wgmma in flight" not in words and "a hazard" not in words


def test_a_copy_has_no_tile_if_its_place_is_unknown():
    """A GPU's stamps have no places: every load would be of tile 0."""
    copy = Copy(5, None, "load", "cp", 0, 0, 128, 0, 0, (1, 2), 8, None, 4)
    nowhere = dataclasses.replace(copy, coordinates=(), global_address=None)
    assert tiles_of([copy, nowhere, nowhere]) == [0, None, None]
    lanes = Lanes(Trace(10, copies=(copy, nowhere)), 0)
    assert sorted(event.label for event in lanes.events) == ["", "tile 0"]


def copied(what, array, *coordinates, address=0):
    copy = Copy(0, 9, what, "cp", 0, 0, 128, 0, address, coordinates, None, None, 4, array)
    return dataclasses.replace(copy, global_address=None) if address is None else copy


def test_the_tiles_of_each_array_are_numbered():
    """A kernel with two operands issues two copies for each k tile."""
    copies = [copied("load", array, 64 * k, 0) for k in (0, 1, 2, 1) for array in "ab"]
    assert tiles_of(copies) == [0, 0, 1, 1, 2, 2, 1, 1]
    labels = [event.label for event in Lanes(Trace(10, copies=tuple(copies[:4])), 0).events]
    assert sorted(labels) == ["a 0", "a 1", "b 0", "b 1"]


def test_a_stored_tile_has_the_number_of_the_loaded_one_if_that_is_clear():
    loads = [copied("load", "src", n) for n in (0, 1, 2)]
    swapped = [copied("store", "dst", n) for n in (1, 0)]
    assert tiles_of([*loads, *swapped])[3:] == [1, 0]
    # Another array's tile has the coordinates of one of them, but not each tile has.
    assert tiles_of([*loads, *swapped, copied("store", "dst", 9)])[3:] == [0, 1, 2]
    in_place = [copied("load", "x", 0), copied("load", "x", 1), copied("store", "x", 1)]
    assert tiles_of(in_place) == [0, 1, 1]


def test_copies_without_a_place_are_counted_by_array():
    """A GPU's stamps know only the tensor map."""
    copies = [copied("load", array, address=None) for array in "abab"]
    assert tiles_of(copies) == [0, 0, 1, 1]


@pytest.mark.parametrize("span", [wait, lambda b, e: Meeting(b, e, 0, 0, (0,), 7)])
def test_a_barrier_that_is_passed_is_no_wait(span):
    def drawn(begin, end):
        made = span(begin, end)
        kind = "meetings" if isinstance(made, Meeting) else "waits"
        lanes = Lanes(Trace(100, **{kind: (made,)}), 0)
        picture = xml.of_svg(
            draw(lanes, slice(None), 0, 100, {"width": 340, "event": -1}).drawing.svg(alone=True)
        )
        marks = [shape for shape in picture.iter() if shape.attrib.get("data-k") == "0"]
        return lanes, [shape.tag.removeprefix(xml.SVG) for shape in marks], picture

    lanes, tags, picture = drawn(40, 40)
    assert lanes.events[0].is_passed and "waits" not in lanes.events[0].words
    assert sum(lanes.waited().values()) == 0 and tags == ["path"]
    assert not [words for words in xml.words(picture) if words.startswith("waits")]
    lanes, tags, picture = drawn(40, 60)
    assert not lanes.events[0].is_passed and tags == ["rect"]
    assert [words for words in xml.words(picture) if words.startswith("waits")]


def test_severities_differ_in_shape_and_in_words():
    shapes, labels = set(), []
    for severity in ("error", "formal", "warning"):
        hazard = Hazard("data-race", severity, "", line=3, threads=((0, 0),))
        lanes = Lanes(Trace(100, hazards=(Seen(50, hazard),)), 0)
        drawing = draw(lanes, slice(None), 0, 100, {"width": 340, "event": -1}).drawing
        picture = xml.of_svg(drawing.svg(alone=True))
        (sign,) = (shape for shape in picture.iter() if shape.attrib.get("data-k") == "0")
        shapes.add((severity == "error", sign.attrib["d"].partition("l")[2]))
        labels.append(lanes.events[0].label)
    assert len(shapes) == 2
    assert [label.partition(":")[0] for label in labels[1:]] == ["formal", "warning"]
    assert labels[0] == "data-race, line 3"


def test_a_label_is_not_drawn_below_another_bar():
    """A warp waits for data, and another of its threads for arrivals."""
    copy = Copy(0, 50, "load", "cp", 0, 64, 128, 0, 0, (1, 2), 8, None, 4)
    waits = wait(0, 100, thread=1), wait(2, 90, address=16)
    lanes = Lanes(Trace(100, waits=waits, copies=(copy,)), 0, {(0, 8): "full", (0, 16): "empty"})
    drawing = draw(lanes, slice(None), 0, 100, {"width": 720, "event": -1}).drawing
    words = xml.words(xml.of_svg(drawing.svg(alone=True)))
    assert "empty" in words and "full" not in words


def test_the_title_is_the_kernel_and_the_device():
    run, _ = launch("ring")
    timeline = views.timeline(run)
    words = xml.words(xml.of_still(timeline.still()))
    assert run.compiled.name in words[0] and "emulator" in words[0]
    assert run.compiled.name in timeline.shown.picture.alt
