"""The structure that an exercise asks for, from counts of a launch: copies in flight together, a
single copy instead of many, products in turns, each output written once.

Copies are counted on the schedule on which they arrive as late as they can: the number in flight
then is the largest that the kernel allows. Each run is judged by itself, and a block only if it has
more to copy than is to be in flight.
"""

from __future__ import annotations

import math

from harness.diagnosis import Report
from harness.emulator.trace.traffic import BlockTraffic
from harness.exercises.draws import Shape
from harness.exercises.effects import FewCopies, InFlight, InTurns, WrittenOnce
from harness.exercises.exercise import Launch
from harness.judge.compare import dtype_of

_SECTOR_BYTES = 32


def missing_in_counts(
    effect: InFlight | FewCopies | InTurns | WrittenOnce,
    shape: Shape,
    launch: Launch,
    report: Report | None,
) -> str:
    """Return a sentence on the missing part of the effect in this run; empty if nothing is
    missing, or if the run was not counted."""
    if report is None:
        return ""
    if isinstance(effect, WrittenOnce):
        return _of_stores(launch, report)
    if report.traffic is None:
        return ""
    for block in report.traffic.blocks:
        if isinstance(effect, InFlight):
            missing = _of_flight(effect, block)
        elif isinstance(effect, FewCopies):
            count = block.loads if effect.what == "load" else block.stores
            many = f"a block issues {count} bulk {effect.what}s; one is asked for"
            missing = many if count > effect.most else ""
        else:
            missing = _of_turns(effect.share(shape), block)
        if missing:
            return missing
    return ""


def _of_flight(effect: InFlight, block: BlockTraffic) -> str:
    if effect.loads and block.fills > effect.loads:
        if block.fills_at_once < effect.loads:
            return (
                f"at most {block.fills_at_once} of a block's {block.fills} loads are in flight at "
                f"the same time; at least {effect.loads} are asked for: loads do not overlap"
            )
        if block.restarts:
            return (
                f"{block.restarts} of a block's {block.fills} loads are issued while none of the "
                "others is in flight: the block waits for them with nothing to do"
            )
    if effect.stores and effect.stores < block.groups and block.groups_at_once < effect.stores:
        return (
            f"at most {block.groups_at_once} of a block's {block.groups} stores are in flight at "
            f"the same time; {effect.stores} are asked for: each store is waited for before the "
            "next buffer is filled"
        )
    return ""


def _of_turns(share: float, block: BlockTraffic) -> str:
    if block.turns_at_once > 1:
        return f"{block.turns_at_once} warpgroups have the turn at the same time"
    if block.in_turn < share * block.products:
        return (
            f"{block.in_turn} of a block's {block.products} products are issued in a turn that the "
            "other warpgroup has passed on"
        )
    return ""


def _of_stores(launch: Launch, report: Report) -> str:
    """Return a sentence if threads store more bytes than the outputs have. A partly written
    sector counts as a full sector: the least number of bytes is known."""
    stores = [sector for sector in report.sectors if sector.opcode.startswith("st.")]
    least = _SECTOR_BYTES * sum(store.ideal - store.accesses for store in stores)
    size = sum(
        math.prod(output.shape) * dtype_of(output.dtype).itemsize for output in launch.outputs
    )
    if least <= size:
        return ""
    lines = sorted({store.line for store in stores if store.line})
    where = f" (line{'s' * (len(lines) > 1)} {', '.join(map(str, lines))})" if lines else ""
    names = " and ".join(f"`{output.name}`" for output in launch.outputs)
    return f"threads store at least {least} bytes{where}, and {names} has {size}: write it once"
