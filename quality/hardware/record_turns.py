"""Record when two warpgroups of lab 09's `attention-fast` had products in flight, on a Hopper GPU.

    python -m quality.hardware.record_turns     # docs/pictures/stills/turns.json

The solution, with and without ping-pong scheduling, records timestamps itself (``stamps=True``);
the lab's picture is drawn from the first block's work on 16 tiles of keys: `python -m
docs.pictures.stills` draws it.
"""

from __future__ import annotations

import json
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import Any

import ml_dtypes
import numpy as np

import harness
from docs.pictures.stills import turns
from tests.labs.lab_tests import answered, right_answers
from tests.labs.notebook_code import import_answers

LAB, KERNEL, WITHOUT = "09_attention", "attention-fast", "attention-fast-without-turns"
HEADS, QUERIES, KEYS, DIM = 33, 512, 2560, 128


def modules() -> dict[str, ModuleType]:
    """Return the lab's answers with and without ping-pong scheduling."""
    (without,) = (answer for answer in right_answers(LAB) if answer.name == WITHOUT)
    by_name = {}
    for name, source in (("with turns", None), ("without turns", without.source)):
        notebook = answered(KERNEL, lambda solution, other=source: other or solution)
        by_name[name] = import_answers(notebook, Path(tempfile.mkdtemp()))
    return by_name


def spans(module: ModuleType, gpu: Any) -> list[tuple[int, int, int]]:
    """(warpgroup, begin, end) of the products in block 0, those of an iteration together."""
    rng = np.random.default_rng(9)
    q, k, v = (
        gpu.to_device(
            rng.standard_normal((HEADS, length, DIM), np.float32).astype(ml_dtypes.bfloat16)
        )
        for length in (QUERIES, KEYS, KEYS)
    )
    out = gpu.empty(q.shape, ml_dtypes.bfloat16)
    plan = module.attention_fast_plan((HEADS, QUERIES, KEYS))
    maps = [
        harness.TensorMap.tiled(x, **plan[name])
        for name, x in (("q", q), ("k", k), ("v", v), ("to_out", out))
    ]
    scale = np.float32(np.log2(np.e) / np.sqrt(DIM))
    run = gpu.launch(
        module.attention_fast,
        grid=HEADS * QUERIES // 128,
        block=plan["block"],
        args=(*maps[:3], out, maps[3], HEADS, QUERIES, KEYS, scale),
        shared_bytes=plan["shared_bytes"],
        stamps=True,
    )
    return rounds(run.trace)


def rounds(trace: Any) -> list[tuple[int, int, int]]:
    """Merge concurrent groups of a warpgroup into spans."""
    joined_spans: list[tuple[int, int, int]] = []
    for who in (0, 1):
        mine = [
            (product.begin, product.end)
            for product in trace.products
            if product.block == 0 and product.warpgroup == who and product.end is not None
        ]
        joined: list[tuple[int, int]] = []
        for begin, end in sorted(mine):
            if joined and begin < joined[-1][1]:
                joined[-1] = joined[-1][0], max(end, joined[-1][1])
            else:
                joined.append((begin, end))
        joined_spans += [(who, begin, end) for begin, end in joined]
    return sorted(joined_spans, key=lambda span: span[2])


def main() -> None:
    from harness.course import driver_version

    gpu: Any = harness.device("hopper")
    by_name = modules()
    for module in by_name.values():
        spans(module, gpu)  # the first launch finds nothing in the caches
    recorded = {
        "gpu": gpu.gpu,
        "driver": driver_version(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "spans": {name: spans(module, gpu) for name, module in by_name.items()},
    }
    turns.FILE.write_text(json.dumps(recorded) + "\n")
    print({name: (len(rows), rows[-1]) for name, rows in recorded["spans"].items()})


if __name__ == "__main__":
    main()
