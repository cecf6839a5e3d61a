"""The structure that an exercise asks for, from counts of a launch: copies in flight together, a
single copy instead of many, products in turns, each output written once.

Copies are counted on the schedule on which they arrive as late as they can: the number in flight
then is the largest that the kernel allows. Each run is judged by itself, and a block only if it has
more to copy than is to be in flight.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from harness.course.exercises.draws import Shape
from harness.course.exercises.effects import FewCopies, InFlight, InTurns, WrittenOnce
from harness.course.exercises.exercise import Launch
from harness.course.judge.compare import dtype_of
from harness.course.judge.rewriting import MARK
from harness.course.outputs import (
    Explanation,
    MissingEffect,
    OutputCause,
    Shortfall,
    explanation,
    missing_effect,
)
from harness.sanitizer import Report
from harness.sanitizer.emulator import BlockTraffic, Execution
from harness.sanitizer.isa import look_up

_SECTOR_BYTES = 32


def missing_in_counts(
    effect: InFlight | FewCopies | InTurns | WrittenOnce,
    shape: Shape,
    launch: Launch,
    report: Report | None,
) -> MissingEffect | None:
    """Return the missing part of the effect in this run; None if nothing is missing, or if the run
    was not counted."""
    if report is None:
        return None
    if isinstance(effect, WrittenOnce):
        return _stores_missing(launch, report)
    if report.traffic is None:
        return None
    for block in report.traffic.blocks:
        if isinstance(effect, InFlight):
            shortfall = _flight_missing(effect, block)
        elif isinstance(effect, FewCopies):
            count = block.loads if effect.what == "load" else block.stores
            many = missing_effect(Shortfall.TOO_MANY_COPIES, count=count, what=effect.what)
            shortfall = many if count > effect.most else None
        else:
            shortfall = _turns_missing(effect.share(shape), block)
        if shortfall:
            return shortfall
    return None


def _flight_missing(effect: InFlight, block: BlockTraffic) -> MissingEffect | None:
    if effect.loads and block.fills > effect.loads:
        if block.fills_at_once < effect.loads:
            return missing_effect(
                Shortfall.LOADS_IN_TURN,
                at_once=block.fills_at_once,
                count=block.fills,
                least=effect.loads,
            )
        if block.restarts:
            return missing_effect(
                Shortfall.LOADS_RESTARTED, restarts=block.restarts, count=block.fills
            )
    if effect.stores and effect.stores < block.groups and block.groups_at_once < effect.stores:
        return missing_effect(
            Shortfall.STORES_IN_TURN,
            at_once=block.groups_at_once,
            count=block.groups,
            least=effect.stores,
        )
    return None


def _turns_missing(share: float, block: BlockTraffic) -> MissingEffect | None:
    if block.turns_at_once > 1:
        return missing_effect(Shortfall.TURNS_AT_ONCE, count=block.turns_at_once)
    if block.in_turn < share * block.products:
        return missing_effect(Shortfall.OUT_OF_TURN, in_turn=block.in_turn, count=block.products)
    return None


def _stores_missing(launch: Launch, report: Report) -> MissingEffect | None:
    """Return a shortfall if threads store more bytes than the outputs have. A partly written
    sector counts as a full sector: the least number of bytes is known."""
    stores = [sector for sector in report.sectors if sector.opcode.startswith("st.")]
    least = _SECTOR_BYTES * sum(store.ideal - store.accesses for store in stores)
    size = sum(
        math.prod(output.shape) * dtype_of(output.dtype).itemsize for output in launch.outputs
    )
    if least <= size:
        return None
    lines = sorted({store.line for store in stores if store.line})
    where = f"line{'s' * (len(lines) > 1)} {', '.join(map(str, lines))}" if lines else ""
    names = " and ".join(f"`{output.name}`" for output in launch.outputs)
    return missing_effect(Shortfall.STORED_TWICE, least=least, lines=where, name=names, size=size)


# -- stores that threads do not reach


def not_reached(executions: Sequence[Execution], *unwritten: float) -> Explanation | None:
    """Return a diagnosis if no thread of the block executes a store to global memory, or if those
    that do not are the share of its threads that is ``unwritten`` of a tile, or of the output. The
    run is one of `with_marked_stores`."""
    known = [(execution.line, execution) for execution in executions if execution.line is not None]
    stores = [
        (line, execution)
        for line, execution in known
        if _is_bulk_store(execution) or execution.opcode == MARK
    ]
    if not stores:
        return None
    store, by_line = min(line for line, _ in stores), dict[int, np.ndarray]()
    for line, instruction in known:
        by_line[line] = by_line.get(line, np.zeros_like(instruction.threads)) | instruction.threads
    done = np.any([execution.threads for _, execution in stores], axis=0)
    idle = 1 - done.mean()
    is_skipped = idle > 0 and any(abs(idle - share) < _SAME_SHARE for share in unwritten)
    if done.any() and (not is_skipped or any(_is_bulk_store(execution) for _, execution in stores)):
        return None
    others = done if done.any() else np.ones_like(done)
    # The threads that reach no line from some line on, though others do, and the last such line.
    gone, first = np.zeros_like(done), ""
    for line in sorted(line for line in by_line if line < store and (by_line[line] & others).any()):
        later = np.any([threads for at, threads in by_line.items() if at >= line], axis=0)
        missing = ~done & ~later
        if gone.any() and (missing != gone).any():
            break
        if missing.any():
            gone, first = missing, f"line {line}"
    if done.any() and not first:
        gone = ~done
    cause = OutputCause.STORE_SKIPPED if done.any() else OutputCause.STORE_NEVER_EXECUTED
    return explanation(
        cause,
        store=f"line {store}",
        thread=int(gone.argmax()),
        others=int(gone.sum()) - 1,
        line=first,
    )


def _is_bulk_store(execution: Execution) -> bool:
    match = look_up(execution.opcode)
    return match is not None and match.row.completion == "in a bulk group"


_SAME_SHARE = 0.02
