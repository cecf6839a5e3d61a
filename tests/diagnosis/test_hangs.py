"""The headline of a hang is the student's mistake, on every schedule on which the kernel hangs."""

from __future__ import annotations

import re

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.diagnosis import Cause
from harness.errors import KernelHung
from tests.emulator.corpus import FAMILIES
from tests.emulator.corpus.running import outcomes
from tests.emulator.corpus.variants import Bug, build

FULL, EMPTY = (f"ptx.shared_address({name}, stage)" for name in ("full", "empty"))
LATER = "if k >= STAGES:\n    ...  # @empty"  # the producer waits from its second round on

AT_ONCE = {
    Cause.PARITY_ONE_ON_FRESH_MBARRIER,
    Cause.PARITY_BEGINS_AT_ONE,
    Cause.WAIT_BEGINS_AHEAD,
    Cause.WAIT_RETURNED_AT_ONCE,
}

# By family and name: the edits, the causes of which one is found on each schedule, and the labels
# of the lines that its headline names.
HANGS = {
    "ring: consumers wait for the phase before": (
        {"full": f"ptx.mbarrier_wait_parity({FULL}, phase ^ 1)  # @full"},
        {*AT_ONCE, Cause.ARRIVED_BEFORE_PRODUCER},
        ["full"],
    ),
    "ring: they do, and nothing holds the first loads back": (
        {"full": f"ptx.mbarrier_wait_parity({FULL}, phase ^ 1)  # @full", "empty": LATER},
        AT_ONCE,
        ["full"],
    ),
    "ring: consumers always name parity 1": (
        {"full": f"ptx.mbarrier_wait_parity({FULL}, 1)  # @full", "empty": LATER},
        AT_ONCE,
        ["full"],
    ),
    "ring: the consumers' parity never flips": (
        {"consumer-phase": "stage, phase = k % STAGES, 0  # @consumer-phase"},
        {Cause.PARITY_NEVER_FLIPS, Cause.WAIT_RAN_AHEAD},
        ["full"],
    ),
    "ring: the producer's parity never flips": (
        {"producer-phase": "stage, phase = k % STAGES, 0  # @producer-phase"},
        {Cause.WAIT_FOR_OLD_PHASE, Cause.WAIT_RAN_AHEAD},
        ["empty"],
    ),
    "ring: consumers do not wait": (
        {"full": ""},
        {Cause.LOAD_NEVER_AWAITED, Cause.ARRIVED_BEFORE_PRODUCER},
        [],
    ),
    "ring: the producer waits before anybody can arrive": (
        {"empty": f"ptx.mbarrier_wait_parity({EMPTY}, phase)  # @empty"},
        {Cause.FIRST_WAIT_BEFORE_ARRIVAL},
        ["empty"],
    ),
    "ring: a count that is too small": (
        {"init-empty": f"ptx.mbarrier_init({EMPTY}, CONSUMERS // 2)  # @init-empty"},
        {Cause.COUNT_TOO_SMALL},
        ["init-empty"],
    ),
    "ring: a count that is too large": (
        {"init-empty": f"ptx.mbarrier_init({EMPTY}, CONSUMERS + 1)  # @init-empty"},
        {Cause.COUNT_TOO_LARGE},
        ["init-empty"],
    ),
    "ring: one arrival too many is counted": (
        {"init-full": f"ptx.mbarrier_init({FULL}, 2)  # @init-full"},
        {Cause.COUNT_TOO_LARGE},
        ["init-full"],
    ),
    "ring: all release twice": (
        {"release": f"...  # @release\nptx.mbarrier_arrive({EMPTY})"},
        {Cause.THREADS_ARRIVE_TWICE, Cause.ARRIVALS_IN_TWO_LINES},
        ["release"],
    ),
    "ring: a thread releases twice": (
        {"release": f"...  # @release\nif t == 0:\n    ptx.mbarrier_arrive({EMPTY})"},
        {Cause.THREADS_ARRIVE_TWICE, Cause.ARRIVALS_IN_TWO_LINES},
        ["release"],
    ),
    "ring: a thread never releases": (
        {"release": "if t != 5:\n    ...  # @release"},
        {Cause.COUNT_TOO_LARGE},
        [],
    ),
    "ring: full is released in place of empty": (
        {"release": f"ptx.mbarrier_arrive({FULL})  # @release"},
        {Cause.COUNT_TOO_SMALL},
        [],
    ),
    "ring: bytes are expected without an arrival": (
        {"expect": "ptx.mbarrier_expect_tx(bar, NBYTES)  # @expect"},
        {Cause.EXPECTED_BYTES_WITHOUT_ARRIVAL},
        ["expect"],
    ),
    "ring: too many bytes are expected": (
        {"expect": "ptx.mbarrier_arrive_expect_tx(bar, NBYTES + 16)  # @expect"},
        {Cause.BYTES_EXPECTED_DIFFER},
        ["expect", "load"],
    ),
    "ring: too few bytes are expected": (
        {"expect": "ptx.mbarrier_arrive_expect_tx(bar, NBYTES - 16)  # @expect"},
        {Cause.BYTES_EXPECTED_DIFFER},
        ["expect", "load"],
    ),
    "ring: the copies complete on the other stage": (
        {"producer-bar": "bar = ptx.shared_address(full, (stage + 1) % STAGES)"},
        {Cause.READ_IN_UNAWAITED_ROUND},
        ["read", "load"],
    ),
    "ring: a load too many": (
        {"tiles": "for k in range(TILES + 3):  # @tiles"},
        {Cause.ARRIVING_THREADS_RETURNED},
        ["release"],
    ),
    "ring: the last load is missing": (
        {"tiles": "for k in range(TILES - 1):  # @tiles"},
        {Cause.ARRIVING_THREADS_RETURNED},
        ["expect"],
    ),
    "ping_pong: the parity never flips": (
        {"parity": "parity = 0  # @parity"},
        {Cause.PARITY_NEVER_FLIPS, Cause.WAIT_RAN_AHEAD},
        [],
    ),
    "ping_pong: the first warp does not wait in its first round": (
        {"wait-pong": "ptx.mbarrier_wait_parity(pong, parity ^ 1)  # @wait-pong"},
        {*AT_ONCE, Cause.HANDOVER_WAIT_RETURNED_AT_ONCE},
        ["wait-pong"],
    ),
    "ping_pong: the last answer is missing": (
        {"arrive-pong": "if round_ < ROUNDS - 1:\n    ...  # @arrive-pong"},
        {Cause.ARRIVING_THREADS_RETURNED},
        ["arrive-pong"],
    ),
    "rendezvous: a thread arrives twice": (
        {"arrive": "...  # @arrive\nif t == 0:\n    ptx.mbarrier_arrive(bar)"},
        {Cause.THREADS_ARRIVE_TWICE},
        ["arrive"],
    ),
}


@pytest.mark.parametrize("name", HANGS)
def test_a_hang_has_its_cause(name: str) -> None:
    edits, causes, labels = HANGS[name]
    (family,) = (family for family in FAMILIES if family.name == name.partition(":")[0])
    built = build(family, Bug("hangs", edits, ""))
    hung = {
        run.schedule: run.error
        for run in outcomes(family, built)
        if isinstance(run.error, KernelHung)
    }
    assert hung
    for schedule, error in hung.items():
        assert error.cause in causes, f"{schedule}: {error.headline}"
        if error.cause != Cause.ARRIVED_BEFORE_PRODUCER:
            named = {int(number) for number in re.findall(r"\d+", error.headline)}
            assert {built.lines[label] for label in labels} <= named, (
                f"{schedule}: {error.headline}"
            )


@cuda.jit
def waits_in_dynamic_memory(out):
    shared = cuda.shared.array(0, np.uint8, 1024)
    empty = ptx.shared_address(shared) + 64
    if cuda.threadIdx.x == 0:
        for s in range(2):
            ptx.mbarrier_init(empty + 8 * s, 2)
    cuda.syncthreads()
    ptx.mbarrier_arrive(empty + 8)
    ptx.mbarrier_wait_parity(empty + 8, 0)
    out[0] = 1


def test_an_mbarrier_in_dynamic_memory_is_named_as_its_initialisation_writes_it() -> None:
    gpu = harness.device("emulator")
    with pytest.raises(harness.KernelHung) as caught:
        args = (gpu.to_device(np.zeros(1, np.int32)),)
        gpu.launch(waits_in_dynamic_memory, grid=1, block=1, args=args, shared_bytes=128)
    assert "`empty + 8 * s`" in caught.value.facts["barrier"]
