"""Bandwidth of the TMA copies of rank 1 to 5 on a Hopper GPU, beside the library's copies.

    python -m harness.bench.copy_bandwidth             the five ranks at 1 GiB
    python -m harness.bench.copy_bandwidth --sweep     the same for other stages, boxes, blocks

Each kernel is interleaved with the driver's device-to-device copy (cuMemcpyDtoDAsync) in the same
run, on random data; medians. Bytes are those read plus those written.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

import harness
from harness.arch import H200, MAX_SHARED_BYTES, RESERVED_SHARED_BYTES
from harness.bench.kernels.copies import CopyPlan, kernel_for
from harness.compiler import compile_kernel
from harness.devices import plan_of
from harness.devices.arrays import DeviceArray
from harness.errors import HarnessError
from harness.files import check_place

SHOWN = 6  # plans of a rank, the best ones

# Chosen by --sweep on an H200; COPIES.md says what was learnt.
PLANS = {
    1: CopyPlan((2**27,), (256,), 8, 32, stages=4, blocks=264, dtype="float64"),
    2: CopyPlan((2**14, 2**14), (24, 256), stages=6),
    3: CopyPlan((16, 1024, 2**14), (1, 24, 256), stages=6),
    4: CopyPlan((4, 4, 1024, 2**14), (1, 1, 24, 256), stages=6),
    5: CopyPlan((2, 2, 4, 1024, 2**14), (1, 1, 1, 24, 256), stages=6),
}


def measure(
    plan: CopyPlan, gpu: Any, arrays: Sequence[DeviceArray], repeats: int
) -> dict[str, Any]:
    """Return the figures of a plan. Checks the whole copy, afterwards, bit for bit."""
    source, target, spare = (array.view(plan.dtype).reshape(plan.shape) for array in arrays)
    maps = [
        harness.TensorMap.tiled(array, plan.box, l2_promotion=plan.l2_promotion)
        for array in (source, target)
    ]
    tickets = gpu.to_device(np.zeros(2, np.int32))
    args = (*maps, tickets)
    compiled = compile_kernel(kernel_for(plan), args, block=32)
    grid, block = (plan.blocks, 1, 1), (32, 1, 1)
    launch = plan_of(compiled, args, grid, block, shared_bytes=plan.shared_bytes)
    timed = gpu.benchmark(launch, copy_bytes_peer=(spare, source), repeats=repeats)
    return {
        "rank": len(plan.shape),
        "plan": asdict(plan),
        "tb_per_s": round(timed.kernel_gb_per_s / 1e3, 3),
        "library_tb_per_s": round(timed.peer_gb_per_s / 1e3, 3),
        "ratio": round(timed.ratio, 4),
        "datasheet": round(timed.kernel_gb_per_s / H200.gb_per_s, 3),
        "spread": round(timed.kernel_spread, 4),
        "regime": timed.regime,
        "gpu": timed.gpu,
        "driver": timed.driver,
        "date": timed.date,
    }


# By rank: box (numpy order), how many make a stage, and how far apart those lie.
BOXES: dict[int, list[tuple[tuple[int, ...], int, int]]] = {
    1: [((256,), n, spread) for n in (8, 12, 16) for spread in (8, 16, 32, 64)],
    2: [((rows, 256), 1, 1) for rows in (16, 24, 32, 40)],
    3: [((1, 24, 256), 1, 1), ((1, 32, 256), 1, 1), ((2, 16, 256), 1, 1), ((2, 12, 256), 1, 1)],
    4: [((1, 1, 32, 256), 1, 1), ((1, 2, 16, 256), 1, 1), ((2, 2, 8, 256), 1, 1)],
    5: [((1, 1, 1, 32, 256), 1, 1), ((1, 1, 2, 16, 256), 1, 1), ((1, 2, 2, 8, 256), 1, 1)],
}


def sweep(base: CopyPlan) -> Iterator[CopyPlan]:
    """Plans around ``base`` that fit an SM's shared memory."""
    for (box, boxes, spread), stages, per_sm, stores in itertools.product(
        BOXES[len(base.shape)], (2, 3, 4, 5, 6, 8), (1, 2), (0, 1, 2)
    ):
        plan = replace(
            base,
            box=box,
            boxes=boxes,
            spread=spread,
            stages=stages,
            blocks=H200.multiprocessors * per_sm,
            stores_in_flight=stores,
        )
        total = per_sm * (plan.shared_bytes + RESERVED_SHARED_BYTES)
        if stores < stages and 64 * 1024 <= total <= MAX_SHARED_BYTES:
            yield plan


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sweep", type=int, nargs="*", metavar="RANK", help="try many plans")
    parser.add_argument("--most", type=int, default=60, help="plans of a sweep")
    parser.add_argument("--repeats", type=int, default=50)
    parser.add_argument("--json", type=Path, help="write all figures there")
    options = parser.parse_args(arguments)
    if options.json:
        try:
            check_place(options.json, "--json ")
        except HarnessError as error:
            parser.error(str(error))
    gpu = harness.device("hopper")
    host = np.frombuffer(np.random.default_rng(1).bytes(2**30), np.uint8)
    arrays = (gpu.to_device(host), gpu.empty(host.shape, "u1"), gpu.empty(host.shape, "u1"))
    plans = list(PLANS.values())
    rows = []
    if options.sweep:  # a fair draw of them: all would take an hour
        rng = np.random.default_rng(0)
        every = {rank: list(sweep(PLANS[rank])) for rank in options.sweep}
        plans = [
            cases[n]
            for cases in every.values()
            for n in rng.permutation(len(cases))[: options.most]
        ]
    for plan in plans:
        try:
            row = measure(plan, gpu, arrays, options.repeats)
        except HarnessError as error:
            print(f"{plan}: {error}"[:600], file=sys.stderr)
            continue
        rows.append(row)
        if not options.sweep:
            row["right"] = bool(np.array_equal(arrays[1].copy_to_host(), host))
    rows.sort(key=lambda row: (row["rank"], -row["ratio"]))
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1))
    seen: Counter[int] = Counter()
    for row in rows:
        seen[row["rank"]] += 1
        if seen[row["rank"]] > SHOWN:
            continue
        p = row["plan"]
        print(
            f"{row['rank']}D  {row['tb_per_s']:.3f} TB/s  library {row['library_tb_per_s']:.3f}  "
            f"ratio {row['ratio']:.4f}  datasheet {row['datasheet']:.2f}  box {p['box']} x "
            f"{p['boxes']} / {p['spread']}  stages {p['stages']}  stores {p['stores_in_flight']}  "
            f"burst {p['burst']} {'tickets' if p['dynamic'] else 'rows'}  blocks "
            f"{p['blocks']}  {p['load_hint']}/{p['store_hint']}  "
            f"{p['shape']}  {row.get('right', '')}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
