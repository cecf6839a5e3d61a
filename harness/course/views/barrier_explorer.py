"""The barrier stepper: an mbarrier through a recorded run, event by event.

Its picture shows the mbarrier's current state, and its events before and after."""

from __future__ import annotations

from dataclasses import dataclass

from harness.course.views.drawing import STACKED, WIDE, Drawing, Spot, remark
from harness.course.views.explorer import Control, Explorer, Settings, Shown
from harness.course.views.recorded import Recorded, listing, recorded
from harness.sanitizer.emulator import WARP, BarrierEvent, Trace, Wait

MOST_EVENTS = 20_000  # events of one barrier that can be stepped through


@dataclass(frozen=True)
class Step:
    """An event of a barrier and the barrier's state after it: ``what`` is a BarrierEvent's, or
    "wait" or "go" for the begin and the end of a wait, "test" or "passed" for those of a test.
    ``phase`` counts complete phases."""

    at: int
    what: str
    threads: tuple[int, ...]
    line: int | None
    phase: int
    pending: int
    tx: int
    nbytes: int = 0
    parity: int | None = None
    waiting: int = 0  # threads that wait for the barrier now


def steps_of(trace: Trace, block: int, address: int) -> tuple[list[Step], int]:
    """Return the events of a barrier in order, at most `MOST_EVENTS`, and their full number."""
    done = [e for e in trace.barriers if e.address == address and e.block == block]
    waits = [w for w in trace.waits if w.address == address and w.block == block]
    count = len(done) + 2 * len(waits) - sum(wait.end is None for wait in waits)
    events: list[tuple[int, int, BarrierEvent | Wait]] = []
    # Both are in order of their begins, so that later ones are not among the first events.
    events += [(event.step, 1, event) for event in done[:MOST_EVENTS]]
    for wait in waits[:MOST_EVENTS]:
        # A wait that begins in the step of an arrival looked before it, one that ends, after.
        events.append((wait.begin, 0, wait))
        if wait.end is not None:
            events.append((wait.end, 2, wait))
    issued = {  # the lines of the copies, for the deliveries of their bytes
        (copy.end, copy.nbytes): copy.line
        for copy in trace.copies
        if copy.barrier == address and copy.block == block
    }
    events.sort(key=lambda event: event[:2])
    steps: list[Step] = []
    what: str
    parity: int | None
    phase = pending = tx = waiting = 0
    for at, order, event in events[:MOST_EVENTS]:
        if isinstance(event, Wait):
            if not event.tests:
                waiting += len(event.threads) * (1 if order == 0 else -1)
            names = ("test", "passed") if event.tests else ("wait", "go")
            what, nbytes, parity = names[order != 0], 0, event.parity
        else:
            if event.what == "phase" or event.phase <= phase:
                phase, pending, tx = event.phase, event.pending, event.tx
            else:  # the trace shows the phase after it already, whose own event comes next
                pending = tx = 0
            what, nbytes, parity = event.what, event.nbytes, None
        line = event.line
        if what == "complete_tx":
            line = issued.get((at, nbytes))
        steps.append(
            Step(at, what, event.threads, line, phase, pending, tx, nbytes, parity, waiting)
        )
    return steps, count


def threads_in_words(threads: tuple[int, ...]) -> str:
    """Threads in words: "thread 0", "threads 0 to 31", "96 threads of 3 warps"."""
    if len(threads) == 1:
        return f"thread {threads[0]}"
    first, last = min(threads), max(threads)
    if last - first == len(threads) - 1:
        return f"threads {first} to {last}"
    warps = len({thread // WARP for thread in threads})
    return f"{len(threads)} threads of {warps} warp{'s' * (warps != 1)}"


def sentence(step: Step) -> str:
    """Return the event as a sentence."""
    if step.what == "phase":
        return f"phase {step.phase - 1} is complete: nothing is pending"
    if step.what == "complete_tx":
        return f"a copy delivers {step.nbytes} bytes"
    name = threads_in_words(step.threads) if step.threads else "no thread"
    single = len(step.threads) == 1
    if step.what == "init":
        return f"{name} initialize{'s' * single} it with the count {step.pending}"
    if step.what == "inval":
        return f"{name} invalidate{'s' * single} it"
    if step.what == "arrive":
        words = f"{name} arrive{'s' * single}"
        return words + (f" and expect{'s' * single} {step.nbytes} bytes" if step.nbytes else "")
    if step.what == "expect":
        return f"{name} expect{'s' * single} {step.nbytes} bytes"
    if step.what == "wait":
        return f"{name} wait{'s' * single} for the phase of parity {step.parity}"
    if step.what == "test":
        return f"{name} test{'s' * single} whether the phase of parity {step.parity} is complete"
    if step.what == "passed":
        return f"{name}: a test returns true: {_complete(step)}"
    return f"{name} go{'es' * single} on: {_complete(step)}"


def _complete(step: Step) -> str:
    """Name the phase that a wait or a test with ``step.parity`` found complete."""
    phase = step.phase - 1
    if phase % 2 != step.parity:  # one more phase was completed since
        phase -= 1
    return f"{f'phase {phase}' if phase >= 0 else 'the phase before phase 0'} is complete"


def standing(step: Step) -> str:
    """Return the state of the barrier after the event as a sentence."""
    lacks = []
    if step.pending:
        lacks.append(f"{step.pending} arrival{'s' * (step.pending != 1)}")
    if step.tx:
        lacks.append(f"{step.tx} bytes")
    words = f"phase {step.phase} (parity {step.phase % 2}) lacks {' and '.join(lacks) or 'nothing'}"
    if step.waiting:
        words += f"; {step.waiting} thread{'s wait' if step.waiting != 1 else ' waits'}"
    return words


ROWS, STACKED_ROWS = 16, 9  # events in view
_WIDTH = 680  # at most
_LETTER, _SMALL_LETTER, _STRONG_LETTER = 6.0, 6.0, 6.2  # pixels of one, at most on average
_KINDS = {"init": "t7", "inval": "t7", "arrive": "t0", "expect": "t1", "complete_tx": "t2"}
_KINDS |= {"phase": "t4", "wait": "t6", "go": "t3", "test": "t6", "passed": "t3"}


def draw(name: str, steps: list[Step], number: int, width: int) -> Drawing:
    now = steps[number]
    stacked = width < STACKED
    width = min(width, _WIDTH)
    rows = min(STACKED_ROWS if stacked else ROWS, len(steps))
    top, row_tall = (168, 38) if stacked else (150, 22)
    more = len(steps) > rows
    drawing = Drawing(width, top + rows * row_tall + 8 + 18 * more, "")
    drawing.text(10, 18, f"mbarrier: {name}", "head")
    parity = now.phase % 2
    for each in (0, 1):  # the phase that goes on has the parity that is lit
        kind = "t0 edge" if each == parity else "faint"
        drawing.rect(10 + each * 66, 34, 60, 34, kind)
        drawing.text(
            40 + each * 66, 55, f"parity {each}", "mid strong" if each == parity else "mid quiet"
        )
    drawing.text(150, 55, f"phase {now.phase}", "head")
    most_pending = max((step.pending for step in steps), default=0)
    most_tx = max((abs(step.tx) for step in steps), default=0)
    second = 126 if stacked else 104
    _bar(drawing, 82, "pending arrivals", now.pending, most_pending, "t0", stacked)
    _bar(drawing, second, "pending bytes (tx-count)", now.tx, most_tx, "t1", stacked)
    columns = {name: width - right for name, right in _COLUMNS.items()}
    if not stacked:
        drawing.text(10, 140, "step", "quiet small")
        drawing.text(60, 140, "event", "quiet small")
        for heading, x in columns.items():
            drawing.text(x, 140, heading, "quiet small")
    first = min(max(number - rows // 2, 0), max(len(steps) - rows, 0))
    if more:
        later = len(steps) - first - rows
        words = f"not shown: ↑ {first} earlier, ↓ {later} later events"
        drawing.text(16, drawing.height - 10, words, "quiet")
    for row, step in enumerate(steps[first : first + rows]):
        index, y = first + row, top + row * row_tall
        _ground(drawing, y, row_tall, step, index, index == number)
        weight, quiet = ("strong pass", "") if index == number else ("pass", "quiet ")
        letter = _STRONG_LETTER if index == number else _LETTER
        if stacked:
            drawing.text(16, y + 14, _cut(sentence(step), width - 24, letter), weight)
            figures = _cut(_figures(step), width - 24, _SMALL_LETTER)
            drawing.text(16, y + 30, figures, f"{quiet}small pass")
            continue
        drawing.text(16, y + 14, str(step.at), f"{quiet}mono {weight}")
        drawing.text(60, y + 14, _cut(sentence(step), columns["line"] - 66, letter), weight)
        values = (step.line or "", step.phase, step.pending, step.tx)
        for x, value in zip(columns.values(), values, strict=True):
            drawing.text(x, y + 14, str(value), f"mono {weight}")
    return drawing


_COLUMNS = {"line": 210, "phase": 165, "arrivals": 118, "bytes": 62}  # from the right


def _cut(words: str, pixels: float, letter: float) -> str:
    room = int(pixels / letter)
    return words if len(words) <= room else words[: room - 1] + "…"


def _figures(step: Step) -> str:
    """The columns of a row, in words."""
    line = f"line {step.line}, " if step.line else ""
    return f"step {step.at}, {line}phase {step.phase}, arrivals {step.pending}, bytes {step.tx}"


def _bar(
    drawing: Drawing, y: float, name: str, value: int, most: int, kind: str, stacked: bool
) -> None:
    label = f"{value} of at most {most}"
    wide = drawing.width - 20 if stacked else drawing.width - 340
    left, top = (10, y + 18) if stacked else (170, y)
    drawing.text(10, y + 12, name)
    drawing.rect(left, top, wide, 15, "faint")
    if most:
        drawing.rect(left, top, wide * min(abs(value) / most, 1), 15, f"{kind} full")
    if stacked:
        drawing.text(drawing.width - 10, y + 12, label, "strong end")
    else:
        drawing.text(left + wide + 8, y + 12, label, "strong")


def _ground(drawing: Drawing, y: float, tall: float, step: Step, index: int, chosen: bool) -> None:
    spot, wide = Spot(choose={"event": index}), drawing.width - 8
    drawing.rect(4, y, wide, tall - 2, "t1" if chosen else "faint", spot)
    drawing.rect(4, y, 6, tall - 2, f"{_KINDS[step.what]} full pass")
    if chosen:
        drawing.rect(4, y, wide, tall - 2, "edge pass")


MOST_BARRIERS = 500  # more cannot be chosen


def barrier_stepper(run: object) -> Explorer:
    """Show an mbarrier through a recorded run: its phase, its missing arrivals and bytes, and the
    threads that act on it.

    run: the result of ``gpu.launch(kernel, ..., trace=True)``, the KernelHung or KernelFault that
    it raised, or a Trace. Step with the buttons, the arrow keys, Home and End, or click on an
    event. Raises ValueError if nothing was recorded.
    """
    return Explorer(BarrierScene(recorded(run)))


class BarrierScene:
    """The scene of the barrier stepper; see `barrier_stepper`."""

    name = "Barrier stepper"
    keyboard = "Left and right: back and forward; Home and End: the first and the last event."

    def __init__(self, run: Recorded):
        self.run = run
        names = run.barrier_names()
        places = sorted(names)
        self.count = len(places)
        self.barriers = {
            f"{names[place]} (block {place[0]}, {place[1]:#x})": place
            for place in places[:MOST_BARRIERS]
        }
        self._steps: dict[str, tuple[list[Step], int]] = {}

    def start(self) -> Settings:
        return {"barrier": next(iter(self.barriers), ""), "event": 0, "width": WIDE}

    def steps(self, barrier: str) -> tuple[list[Step], int]:
        """The events of a barrier, in order, and how many there were before the limit."""
        if barrier not in self._steps:
            self._steps = {barrier: steps_of(self.run.trace, *self.barriers[barrier])}
        return self._steps[barrier]

    def show(self, settings: Settings) -> Shown:
        settings = dict(settings)
        if not self.barriers:
            words = "No mbarrier was used in this run"
            drawing = remark(words, settings["width"])
            return Shown(drawing, settings, facts=self.run.facts)
        steps, count = self.steps(settings["barrier"])
        last = len(steps) - 1
        settings["event"] = min(settings["event"], last)
        now = steps[settings["event"]]
        drawing = draw(settings["barrier"], steps, settings["event"], settings["width"])
        state = standing(now)
        facts = [("event", sentence(now)), ("state", state)]
        if source := self.run.source(now.line):
            facts.append(("source", f"line {now.line}: `{source}`"))
        facts += self.run.facts
        if count > len(steps):
            facts.append(("shown", f"the first {len(steps)} of {count} events of this barrier"))
        if self.count > len(self.barriers):
            words = f"{len(self.barriers)} of {self.count} barriers can be chosen"
            facts.append(("shown", words))
        drawing.alt = f"Event {settings['event'] + 1} of {len(steps)}: {sentence(now)}"
        lines = {step.line for step in steps if step.line}
        return Shown(
            drawing,
            settings,
            self._controls(settings["event"], last),
            tuple(facts),
            description=f"{drawing.alt}. {state[:1].upper()}{state[1:]}",
            keys={
                "ArrowRight": ("event", 1),
                "ArrowLeft": ("event", -1),
                "Home": ("event", -last),
                "End": ("event", last),
            },
            aside=listing(self.run, now.line, lines),
        )

    def _controls(self, event: int, last: int) -> tuple[Control, ...]:
        def button(label: str, value: int) -> Control:
            value = min(max(value, 0), last)
            return Control("event", label, "button", "", 0, last, value=value)

        return (
            Control("barrier", "", "choice", "barrier", options=tuple(self.barriers)),
            button("first", 0),
            button("back", event - 1),
            button("forward", event + 1),
            button("last", last),
            Control("event", "event", "range", "", 0, last),
        )
