"""What the emulator counts of a kernel that is to be fast: feedback where nothing can be timed."""

from __future__ import annotations

from harness.exercises.exercise import Exercise
from harness.judge.exploring import Findings
from harness.judge.scoring import bank_use
from harness.judge.verdict import KernelCounts

MOST_LINES = 3


def counted(exercise: Exercise, findings: Findings) -> KernelCounts | None:
    """Of the run that moved the most; None where nothing was counted."""
    if exercise.benchmark is None or not findings.traffic:
        return None
    run, traffic = max(findings.traffic, key=lambda one: one[1].loaded_bytes + one[1].products)
    sectors = run.outcome.report.sectors if run.outcome.report else ()
    banks = [use for use in bank_use(findings) if use.passes > use.ideal]
    return KernelCounts(
        shape=tuple(run.shape),
        loads=traffic.loads,
        loaded_bytes=traffic.loaded_bytes,
        stores=traffic.stores,
        stored_bytes=traffic.stored_bytes,
        input_bytes=sum(array.nbytes for array in run.inputs.values()),
        output_bytes=sum(array.nbytes for array in run.outcome.outputs.values()),
        products=traffic.products,
        product_shape=next(iter(traffic.product_shapes), ""),
        waits=traffic.waits,
        lasting_waits=traffic.lasting_waits,
        stages=traffic.stages,
        stages_at_once=traffic.stages_at_once,
        bytes_at_once=traffic.bytes_at_once,
        sectors=sum(one.sectors for one in sectors),
        ideal_sectors=sum(one.ideal for one in sectors),
        banks=tuple(banks[:MOST_LINES]),
    )
