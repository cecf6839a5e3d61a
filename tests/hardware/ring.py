"""Lab 06's solution of `ring-copy`, launched as in the cell that shows its recorded run: a single
block, twelve tiles, and time stamps that the kernel records itself.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

import harness
from harness.sanitizer.emulator import Trace
from tests.labs.lab_tests import solution_of
from tests.labs.notebook_code import import_answers

LAB = "06_pipeline"
TILES = 12


def ring(gpu: Any) -> tuple[Any, str]:
    """Return the trace of the solution's ring, and its source text."""
    module = import_answers(solution_of(LAB), Path(tempfile.mkdtemp()))
    rows, columns = module.TILE_ROWS, module.TILE_COLS
    image = gpu.to_device(np.ones((TILES * rows, columns), np.float32))
    brighter = gpu.empty(image.shape, np.float32)
    maps = [harness.TensorMap.tiled(array, box=(rows, columns)) for array in (image, brighter)]
    args = (*maps, np.int32(1), np.int32(TILES))
    for _ in range(2):  # the first launch finds nothing in the caches
        run = gpu.launch(module.ring_copy, grid=1, block=160, args=args, stamps=True)
    assert run.trace is not None and (brighter.copy_to_host() == 3).all()
    return run.trace, Path(module.__file__ or "").read_text(encoding="utf-8")


def noted(trace: Trace, source: str, gpu: str, driver: str, date: str) -> str:
    """Return the recording as text. ``source``: the file of the trace's lines. The recording has
    the names that are called in those lines, and no arguments: readers are to write them."""
    data = asdict(trace)
    numbers: dict[int, int] = {}
    for event in _events(data):
        event["line"] = numbers.setdefault(event["line"], len(numbers) + 1)
    text = source.splitlines()
    calls = [text[line - 1].partition("(")[0].strip() + "(...)" for line in numbers]
    return json.dumps({"gpu": gpu, "driver": driver, "date": date, "calls": calls, "trace": data})


def _events(data: Any) -> Iterator[dict[str, Any]]:
    """All that has a line, in the order of the lines."""
    events = []
    left = [data]
    while left:
        value = left.pop()
        if isinstance(value, dict):
            events += [value] if value.get("line") else []
            left += value.values()
        elif isinstance(value, list | tuple):
            left += value
    return iter(sorted(events, key=lambda event: event["line"]))
