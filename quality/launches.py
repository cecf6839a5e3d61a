"""Recorded launches and their results, to verify that a change preserves every bit.

    python -m quality.launches record FOLDER [--every N] [WORD]
    python -m quality.launches replay FOLDER [--every N] [WORD]

``record`` judges every solution, right and wrong answer, and runs the corpus; it writes each
emulator launch with its result, in a file per answer. ``replay`` repeats the launches without a
compiler, prints differences (exit status 1), and gives the processor time of each answer before and
after. Record before a change, and replay after it.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import hashlib
import io
import itertools
import pickle
import re
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np

from harness.base.errors import HarnessError
from harness.sanitizer import (
    DEFAULT_OPTIONS,
    Hazard,
    LaunchPlan,
    RunOptions,
    Scalar,
    TensorMap,
    emulated,
)
from harness.sanitizer.diagnosis import run as emulate
from harness.sanitizer.emulator import Allocation, GlobalMemory

SEED = 100
HAZARD = ("kind", "severity", "line", "source", "file", "other_line", "other_source", "threads")
HAZARD += ("indirect", "evident", "granules")  # no texts: those are reworded
FIELDS = {field.name for field in dataclasses.fields(Allocation)} - {"bytes", "padded"}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m quality.launches")
    parser.add_argument("what", choices=("record", "replay"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--every", type=int, default=1, help="of the answers, one of so many")
    parser.add_argument("word", nargs="?", default="", help="answers with this in their names")
    options = parser.parse_intermixed_args()
    if options.what == "record":
        record(options)
        return 0
    differ, total = 0, np.zeros(2)
    files = ((path.stem, path) for path in sorted(options.folder.glob("*.launches")))
    for name, path in _chosen(files, options):
        launches = pickle.loads(zlib.decompress(path.read_bytes()))
        again = [_run(begun) for begun, _, _ in launches]
        wrong = [
            f"launch {number}: {', '.join(_differing(then, now))}"
            for number, ((_, then, _), (now, _)) in enumerate(zip(launches, again, strict=True))
            if _differing(then, now)
        ]
        differ += bool(wrong)
        seconds = np.array([sum(s for *_, s in launches), sum(s for _, s in again)])
        total += seconds
        note = f"; {len(wrong)} DIFFER: {'; '.join(wrong[:3])}" if wrong else ""
        print(f"{name}: {len(launches)} launches, {_times(seconds)}{note}", flush=True)
    print(f"{_times(total)}; {differ} answers differ")
    return 1 if differ else 0


def record(options: argparse.Namespace) -> None:
    options.folder.mkdir(parents=True, exist_ok=True)
    output = sys.stdout
    with contextlib.redirect_stdout(io.StringIO()):  # notebooks print
        for name, act in _chosen(_answers(), options):
            launches = _recorded(act)
            path = options.folder / f"{re.sub('[^a-z0-9-]+', '_', name.lower())}.launches"
            path.write_bytes(zlib.compress(pickle.dumps(launches), 1))
            print(f"{name}: {len(launches)} launches", file=output, flush=True)


def _times(seconds: np.ndarray) -> str:
    then, now = seconds
    return f"{then:.2f} s then, {now:.2f} s now ({then / max(now, 1e-9):.2f} times as fast)"


def _chosen(named: Iterator[tuple[str, Any]], options: argparse.Namespace) -> Iterator:
    return itertools.islice((n for n in named if options.word in n[0]), 0, None, options.every)


def _answers() -> Iterator[tuple[str, Callable[[], object]]]:
    from quality.seeds import everything
    from tests.corpus.families import FAMILIES  # numba is imported only to record
    from tests.corpus.families.running import outcomes
    from tests.corpus.families.variants import build

    for name, judge in everything():
        yield name, lambda judge=judge: judge(SEED)
    for family in FAMILIES:
        for variant in family.variants:
            name = f"corpus: {family.name}: {variant.name}"
            yield name, lambda f=family, v=variant: [*outcomes(f, build(f, v))]


def _recorded(act: Callable[[], object]) -> list:
    """Return ``(begun, result, seconds)`` of each launch that ``act`` makes."""
    launches = []
    arrays: dict[str, np.ndarray] = {}  # a launch after the other finds mostly the same bytes

    def listening(
        plan: LaunchPlan, memory: GlobalMemory, options: RunOptions = DEFAULT_OPTIONS
    ) -> object:
        packed = (
            p if isinstance(p, TensorMap) else Scalar(np.void(p.data)) for p in plan.parameters
        )
        without_arrays = dataclasses.replace(plan, parameters=tuple(packed))
        kept = [
            (fields, arrays.setdefault(_digest(data), data), room)
            for fields, data, room in _kept(memory)
        ]
        begun = (without_arrays, options), _free(memory), kept
        launches.append((begun, *_run(begun)))
        return emulate(plan, memory, options)

    emulated.emulate = listening  # type: ignore[attr-defined]
    try:
        act()
    finally:
        emulated.emulate = emulate  # type: ignore[attr-defined]
    return launches


def _run(begun: tuple[tuple[LaunchPlan, RunOptions], int, list]) -> tuple[dict[str, str], float]:
    """Return the result of a launch, field by field, and its seconds of processor time."""
    (plan, options), free, kept = begun
    memory, printed = _allocated(free, kept), []
    started = time.process_time()
    try:
        options = dataclasses.replace(options, write=printed.append)
        report: Any = emulate(plan, memory, options)
        fields = {f.name: getattr(report, f.name) for f in dataclasses.fields(report)}
    except HarnessError as error:
        fields = {"error": (type(error).__name__, str(error))}
        fields["hazards"] = getattr(error, "hazards", ())
    seconds = time.process_time() - started
    fields |= {"printed": printed, "memory": _kept(memory)}
    return {name: _digest(value) for name, value in fields.items()}, seconds


def _kept(memory: GlobalMemory) -> list[tuple[dict[str, Any], np.ndarray, int]]:
    """Return for each allocation its kind, its bytes, and its capacity."""
    return [
        (
            {name: getattr(allocation, name) for name in FIELDS},
            allocation.bytes,
            len(allocation.padded),
        )
        for allocation in deepcopy(memory.allocations())
    ]


def _free(memory: GlobalMemory) -> tuple[int, bool]:
    """Return the address of the next allocation, and True if addresses decrease."""
    return memory._next, memory._downward


def _allocated(
    free: tuple[int, bool], kept: list[tuple[dict[str, Any], np.ndarray, int]]
) -> GlobalMemory:
    memory = GlobalMemory()
    memory._next, memory._downward = free
    for fields, data, room in deepcopy(kept):
        padded = np.zeros(room, np.uint8)
        padded[: len(data)] = data
        memory._allocations[fields["address"]] = Allocation(
            bytes=padded[: len(data)], padded=padded, **fields
        )
    memory._bases = sorted(memory._allocations)
    return memory


def _differing(then: dict[str, str], now: dict[str, str]) -> list[str]:
    """Return the fields that differ between two results."""
    return [name for name in sorted(then.keys() & now.keys()) if then[name] != now[name]]


def _digest(value: Any) -> str:
    return hashlib.sha256(repr(_plain(value)).encode()).hexdigest()[:16]


def _plain(value: Any) -> Any:
    """Return a form that is the same for equal values in any process."""
    if isinstance(value, Hazard):
        return [_plain(getattr(value, name)) for name in HAZARD]
    if dataclasses.is_dataclass(value):
        fields = [_plain(getattr(value, f.name)) for f in dataclasses.fields(value)]
        return type(value).__name__, *fields
    if isinstance(value, np.ndarray):
        return value.dtype.str, value.shape, hashlib.sha256(value.tobytes()).hexdigest()
    if isinstance(value, dict):
        return [(_plain(key), _plain(item)) for key, item in sorted(value.items())]
    if isinstance(value, set | frozenset):
        return sorted(_plain(item) for item in value)
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return repr(value)


if __name__ == "__main__":
    sys.exit(main())
