"""The structure that an exercise asks for, from counts of a launch: copies in flight together,
products in turns, each output written once.

Copies are counted on the schedule on which they arrive as late as they can: the number in flight
then is the largest that the kernel allows. Each run is judged by itself, and a block only if it has
more to copy than is to be in flight.
"""

from __future__ import annotations

import math

from harness.course.exercises.draws import Shape
from harness.course.exercises.effects import InFlight, InTurns, WrittenOnce
from harness.course.exercises.exercise import Launch
from harness.course.judge.compare import dtype_of
from harness.course.outputs import MissingEffect, Shortfall
from harness.sanitizer import Report
from harness.sanitizer.emulator import BlockTraffic

_SECTOR_BYTES = 32


def missing_in_counts(
    effect: InFlight | InTurns | WrittenOnce,
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
    for block in report.traffic:
        if isinstance(effect, InFlight):
            shortfall = _flight_missing(effect, block)
        else:
            shortfall = _turns_missing(effect.share(shape), block)
        if shortfall:
            return shortfall
    return None


def _flight_missing(effect: InFlight, block: BlockTraffic) -> MissingEffect | None:
    if effect.loads and block.fills > effect.loads:
        if block.fills_at_once < effect.loads:
            return MissingEffect(
                Shortfall.LOADS_IN_TURN,
                at_once=block.fills_at_once,
                count=block.fills,
                least=effect.loads,
            )
        if block.restarts:
            return MissingEffect(
                Shortfall.LOADS_RESTARTED, restarts=block.restarts, count=block.fills
            )
    if effect.stores and effect.stores < block.groups and block.groups_at_once < effect.stores:
        return MissingEffect(
            Shortfall.STORES_IN_TURN,
            at_once=block.groups_at_once,
            count=block.groups,
            least=effect.stores,
        )
    if effect.beside and 2 * block.groups_beside_loads < block.groups - 1:
        return MissingEffect(
            Shortfall.STORES_BESIDE_NO_LOADS,
            beside=block.groups_beside_loads,
            count=block.groups,
        )
    return None


def _turns_missing(share: float, block: BlockTraffic) -> MissingEffect | None:
    if block.turns_at_once > 1:
        return MissingEffect(Shortfall.TURNS_AT_ONCE, count=block.turns_at_once)
    if block.in_turn < share * block.products:
        return MissingEffect(Shortfall.OUT_OF_TURN, in_turn=block.in_turn, count=block.products)
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
    return MissingEffect(Shortfall.STORED_TWICE, least=least, lines=where, name=names, size=size)
