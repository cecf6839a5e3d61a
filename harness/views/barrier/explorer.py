"""The barrier stepper: an mbarrier through a recorded run, event by event."""

from __future__ import annotations

from harness.views.barrier import picture as barrier_picture
from harness.views.barrier.steps import Step, sentence, standing, steps_of
from harness.views.controls import Control, Settings
from harness.views.drawing import WIDE, remark
from harness.views.explorer import Explorer, Shown
from harness.views.recorded import Recorded, listing, recorded

MOST_BARRIERS = 500  # that can be chosen


def barrier_stepper(run: object, source: str | None = None) -> Explorer:
    """Show an mbarrier through a recorded run: its phase, its missing arrivals and bytes, and the
    threads that act on it.

    run: the result of ``gpu.launch(kernel, ..., trace=True)``, the KernelHung or KernelFault that
    it raised, or a Trace. source: the kernel's file as text, if ``run`` does not know it. Step with
    the buttons, the arrow keys, Home and End, or click on an event. Raises ValueError if nothing
    was recorded.
    """
    return Explorer(BarrierScene(recorded(run, source)))


class BarrierScene:
    """The scene of the barrier stepper; see `barrier_stepper`."""

    name = "Barrier stepper"
    keyboard = "Left and right: back and forward; Home and End: the first and the last event."

    def __init__(self, run: Recorded):
        self.run = run
        names = run.barrier_names()
        found = sorted(names)
        self.count = len(found)
        self.barriers = {
            f"{names[place]} (block {place[0]}, {place[1]:#x})": place
            for place in found[:MOST_BARRIERS]
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
        drawing = barrier_picture.draw(
            settings["barrier"], steps, settings["event"], settings["width"]
        )
        facts = [("event", sentence(now)), ("state", standing(now))]
        if source := self.run.source(now.line):
            facts.append(("source", f"line {now.line}: {source}"))
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
            said=f"{drawing.alt}. {standing(now)}",
            keys={
                "ArrowRight": ("event", 1),
                "ArrowLeft": ("event", -1),
                "Home": ("event", -last),
                "End": ("event", last),
            },
            aside=listing(self.run.lines, now.line, lines),
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
