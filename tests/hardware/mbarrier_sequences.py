"""Random sequences of mbarrier operations, and a kernel that executes them.

Each block is a single thread with an mbarrier; it reads ``(operation, operand)`` pairs and writes a
result for each. Sequences are defined by PTX: a small model tracks the counts.
"""

from __future__ import annotations

import hashlib
import random

import numpy as np

from harness.sanitizer import LaunchPlan, Pointer
from harness.sanitizer.devices.base import Device
from harness.sanitizer.isa import Kernel, Ptx
from harness.sanitizer.launch.plan import RunOptions

DIGITS = 12  # per hash
STEPS = 32
OPERATIONS = (
    "init",
    "arrive",
    "expect_tx",
    "complete_tx",
    "arrive_expect_tx",
    "arrive_drop",
    "arrive_drop_expect_tx",
    "arrive_no_complete",
    "arrive_drop_no_complete",
    "test_wait_parity",
    "test_wait",
    "try_wait_parity",
    "try_wait",
    "pending_count",
    "nothing",
)
TOKENS = ("arrive", "arrive_expect_tx", "arrive_drop", "arrive_drop_expect_tx",
          "arrive_no_complete", "arrive_drop_no_complete")  # fmt: skip

_BODIES = {
    "init": "mbarrier.init.shared::cta.b64 [%bar], %x;",
    "arrive": "mbarrier.arrive.shared::cta.b64 %token, [%bar], %x; mov.b64 %result, %token;",
    "expect_tx": "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%bar], %x;",
    "complete_tx": "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%bar], %x;",
    "arrive_expect_tx": "mbarrier.arrive.expect_tx.shared::cta.b64 %token, [%bar], %x;"
    " mov.b64 %result, %token;",
    "arrive_drop": "mbarrier.arrive_drop.shared::cta.b64 %token, [%bar], %x;"
    " mov.b64 %result, %token;",
    "arrive_drop_expect_tx": "mbarrier.arrive_drop.expect_tx.shared::cta.b64 %token, [%bar], %x;"
    " mov.b64 %result, %token;",
    "arrive_no_complete": "mbarrier.arrive.noComplete.shared::cta.b64 %token, [%bar], %x;"
    " mov.b64 %result, %token;",
    "arrive_drop_no_complete": "mbarrier.arrive_drop.noComplete.shared::cta.b64 %token, [%bar],"
    " %x; mov.b64 %result, %token;",
    "test_wait_parity": "mbarrier.test_wait.parity.shared::cta.b64 %p, [%bar], %x;"
    " selp.u64 %result, 1, 0, %p;",
    "test_wait": "mbarrier.test_wait.shared::cta.b64 %p, [%bar], %token;"
    " selp.u64 %result, 1, 0, %p;",
    "try_wait_parity": "mbarrier.try_wait.parity.shared::cta.b64 %p, [%bar], %x, 20;"
    " selp.u64 %result, 1, 0, %p;",
    "try_wait": "mbarrier.try_wait.shared::cta.b64 %p, [%bar], %token, 20;"
    " selp.u64 %result, 1, 0, %p;",
    "pending_count": "mbarrier.pending_count.b64 %x, %token; cvt.u64.u32 %result, %x;",
    "nothing": "",
}


def module() -> str:
    """``sequences(operations u64, results u64)``: uint32[blocks, STEPS, 2] to uint64[...]."""
    branches, bodies = [], []
    for number, name in enumerate(OPERATIONS):
        branches.append(f"setp.eq.u32 %p, %what, {number}; @%p bra DO_{name};")
        bodies.append(f"DO_{name}: {_BODIES[name]} bra NEXT;")
    return f"""
.version 8.0
.target sm_90a
.address_size 64
.visible .entry sequences(.param .u64 operations, .param .u64 results)
{{
  .shared .align 8 .b64 barrier;
  .reg .pred %p;
  .reg .b32 %bar, %what, %x, %i, %block;
  .reg .b64 %from, %to, %token, %result, %at;
  ld.param.u64 %from, [operations];
  ld.param.u64 %to, [results];
  mov.u32 %bar, barrier;
  mov.u32 %block, %ctaid.x;
  mul.wide.u32 %at, %block, {8 * STEPS};
  add.u64 %from, %from, %at;
  add.u64 %to, %to, %at;
  mov.u64 %token, 0;
  mov.u32 %i, 0;
AGAIN:
  ld.global.u32 %what, [%from];
  ld.global.u32 %x, [%from+4];
  mov.u64 %result, 0;
  {" ".join(branches)}
  ret;
{chr(10).join("  " + body for body in bodies)}
NEXT:
  st.global.u64 [%to], %result;
  add.u64 %from, %from, 8;
  add.u64 %to, %to, 8;
  add.u32 %i, %i, 1;
  setp.lt.u32 %p, %i, {STEPS};
  @%p bra AGAIN;
  ret;
}}
"""


def draw(seed: int) -> np.ndarray:
    """uint32[STEPS, 2], a legal sequence."""
    r = random.Random(seed)

    def between(low: int, high: int) -> int:
        return low + int(r.random() * (high - low + 1))

    count = between(1, (1, 4, 40, (1 << 20) - 1)[between(0, 3)])
    expected, pending, tx, phase, token_phase = count, count, 0, 0, None
    steps = [("init", count)]
    while len(steps) < STEPS:
        name = OPERATIONS[between(1, len(OPERATIONS) - 1)]
        operand = 0
        if name in TOKENS:
            if name.endswith("expect_tx"):
                operand, arrivals = between(0, (1 << 16) - 1), 1
                added = operand
            else:
                arrivals = operand = between(1, (1, 3, pending)[between(0, 2)])
                added = 0
            left = pending - arrivals
            drops = name.startswith("arrive_drop")
            completes = left == 0 and tx + added == 0
            if left < 0 or (name.endswith("no_complete") and left == 0):
                continue
            if drops and expected - arrivals == 0 and completes:
                continue  # a phase that expects nobody
            if drops and expected - arrivals < 1:
                continue
            token_phase, pending, tx = phase, left, tx + added
            expected -= arrivals if drops else 0
        elif name == "expect_tx":
            operand = between(0, (1 << 17) - 1)
            tx += operand
        elif name == "complete_tx":
            operand = tx if tx > 0 and between(0, 1) else between(0, 5000)
            tx -= operand
        elif name.endswith("parity"):
            operand = between(0, 1)
        elif name in ("test_wait", "try_wait", "pending_count") and (
            token_phase is None or phase - token_phase > 1
        ):
            continue
        if abs(tx) >= 1 << 20:
            return draw(seed + 1_000_000)
        steps.append((name, operand))
        if pending == 0 and tx == 0:
            phase, pending = phase + 1, expected
    return np.array([(OPERATIONS.index(name), x) for name, x in steps], np.uint32)


def illegal() -> dict[str, list[tuple[str, int]]]:
    """Sequences that PTX does not define, by name; hardware's behavior is recorded."""
    most = (1 << 20) - 1
    return {
        "arrive beyond the count": [("init", 2), ("arrive", 3)],
        "arrive again in a full phase": [
            ("init", 1), ("expect_tx", 16), ("arrive", 1), ("arrive", 1),
        ],
        "tx-count over its limit": [
            ("init", 1), ("expect_tx", most), ("expect_tx", 16),
        ],
        "tx-count under its limit": [
            ("init", 1), ("complete_tx", most), ("complete_tx", 16),
        ],
        "init with 0": [("init", 0)],
        "init with 2^20": [("init", 1 << 20)],
        "noComplete that completes": [("init", 1), ("arrive_no_complete", 1)],
        "the last one drops": [("init", 1), ("arrive_drop", 1), ("arrive", 1)],
        "bytes alone do not complete": [
            ("init", 1), ("expect_tx", 16), ("complete_tx", 16),
        ],
    }  # fmt: skip


PARITIES = (0, 1, 2, 3, 4, 5, 6, 7, 64, 255, 2**16, 2**31 - 1, 2**31, 2**32 - 2, 2**32 - 1)


def parities() -> np.ndarray:
    """uint32[parities, STEPS, 2]: for each of `PARITIES`, waits for it in the first three phases.
    PTX defines 0 and 1."""
    waits = ("test_wait_parity", "try_wait_parity")
    return np.stack(
        [
            encoded([("init", 1), *[*((name, p) for name in waits), ("arrive", 1)] * 3])
            for p in PARITIES
        ]
    )


def answers(results: np.ndarray) -> list[str]:
    """The answers of the waits in each parity's sequence (`parities`), "1" if complete."""
    steps = np.arange(3) * 3 + 1
    asked = np.stack([steps, steps + 1], axis=1).ravel()
    return ["".join(str(int(word)) for word in row[asked]) for row in results]


def encoded(steps: list[tuple[str, int]]) -> np.ndarray:
    """uint32[STEPS, 2]; the remaining steps do nothing."""
    steps = [*steps, *[("nothing", 0)] * (STEPS - len(steps))]
    return np.array([(OPERATIONS.index(name), x) for name, x in steps], np.uint32)


def run(gpu: Device, sequences: np.ndarray) -> np.ndarray:
    """uint64[sequences, STEPS]; for an opaque state token, the parity of its phase."""
    count = len(sequences)
    operations = gpu.to_device(sequences)
    results = gpu.empty((count, STEPS), np.uint64)
    unit = (1, 1, 1)
    kernel, arrays = Kernel(Ptx(module()), "sequences"), (Pointer(operations), Pointer(results))
    plan = LaunchPlan(kernel, (count, 1, 1), unit, parameters=arrays)
    gpu.run(plan, RunOptions(timeout_s=60.0))
    values = results.copy_to_host()
    token = np.isin(sequences[:, :, 0], [OPERATIONS.index(name) for name in TOKENS])
    return np.where(token, values >> np.uint64(63), values)


def digest(results: np.ndarray) -> str:
    return hashlib.sha256(results.tobytes()).hexdigest()[:DIGITS]
