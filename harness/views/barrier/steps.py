"""The events of an mbarrier in a trace, in order, and in words."""

from __future__ import annotations

from dataclasses import dataclass

from harness.emulator.threads import WARP
from harness.emulator.trace.record import BarrierEvent, Trace, Wait

MOST_EVENTS = 20_000  # of one barrier, that can be stepped through


@dataclass(frozen=True)
class Step:
    """An event of a barrier and the barrier's state after it: ``what`` is a BarrierEvent's, or
    "wait" or "go" for the begin and the end of a wait. ``phase`` counts complete phases."""

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
            waiting += len(event.threads) * (1 if order == 0 else -1)
            what, nbytes, parity = "wait" if order == 0 else "go", 0, event.parity
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
    """The event, in words."""
    if step.what == "phase":
        return f"phase {step.phase - 1} is complete: nothing is pending"
    if step.what == "complete_tx":
        return f"a copy delivers {step.nbytes} bytes"
    name = threads_in_words(step.threads) if step.threads else "nobody"
    one = len(step.threads) == 1
    if step.what == "init":
        arrivals = (
            "1 arrival completes" if step.pending == 1 else f"{step.pending} arrivals complete"
        )
        return f"{name} initialise{'s' * one} it: {arrivals} a phase"
    if step.what == "inval":
        return f"{name} invalidate{'s' * one} it"
    if step.what == "arrive":
        words = f"{name} arrive{'s' * one}"
        return words + (f" and expect{'s' * one} {step.nbytes} bytes" if step.nbytes else "")
    if step.what == "expect":
        return f"{name} expect{'s' * one} {step.nbytes} bytes"
    if step.what == "wait":
        return f"{name} wait{'s' * one} for the phase of parity {step.parity}"
    return f"{name} go{'es' * one} on: the phase of parity {step.parity} is complete"


def standing(step: Step) -> str:
    """The state of the barrier after it, in words."""
    lacks = []
    if step.pending:
        lacks.append(f"{step.pending} arrival{'s' * (step.pending != 1)}")
    if step.tx:
        lacks.append(f"{step.tx} bytes")
    words = f"phase {step.phase} (parity {step.phase % 2}) lacks {' and '.join(lacks) or 'nothing'}"
    if step.waiting:
        words += f"; {step.waiting} thread{'s wait' if step.waiting != 1 else ' waits'}"
    return words
