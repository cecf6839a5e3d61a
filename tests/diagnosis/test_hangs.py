"""What a hang says first is what the student did, on every schedule on which the kernel hangs."""

from __future__ import annotations

import re

import pytest

from harness.errors import KernelHung
from tests.emulator.corpus import FAMILIES
from tests.emulator.corpus.running import outcomes
from tests.emulator.corpus.variants import Bug, build

FULL, EMPTY = (f"ptx.shared_address({name}, stage)" for name in ("full", "empty"))
LATER = "if k >= STAGES:\n    ...  # @empty"  # the producer waits from its second round on

ALWAYS = "The wait of @{} .*always names parity 0"
AT_ONCE = "The wait of @full names parity 1"
TWICE = "twice.* at `empty.0.`.*@release and line"

# By family and name: the edits, and what the first sentence has to match. `@label` is a line.
HANGS = {
    "ring: consumers wait for the phase before": (
        {"full": f"ptx.mbarrier_wait_parity({FULL}, phase ^ 1)  # @full"},
        f"{AT_ONCE}|@full let them go on at once",
    ),
    "ring: they do, and nothing holds the first loads back": (
        {"full": f"ptx.mbarrier_wait_parity({FULL}, phase ^ 1)  # @full", "empty": LATER},
        AT_ONCE,
    ),
    "ring: consumers always name parity 1": (
        {"full": f"ptx.mbarrier_wait_parity({FULL}, 1)  # @full", "empty": LATER},
        AT_ONCE,
    ),
    "ring: the consumers' parity never flips": (
        {"consumer-phase": "stage, phase = k % STAGES, 0  # @consumer-phase"},
        ALWAYS.format("full"),
    ),
    "ring: the producer's parity never flips": (
        {"producer-phase": "stage, phase = k % STAGES, 0  # @producer-phase"},
        "The wait of @empty lets the copy of @load go on for an old phase",
    ),
    "ring: consumers do not wait": (
        {"full": ""},
        "Nobody waits for the copy of @load|had not waited for what thread 64 brings",
    ),
    "ring: the producer waits before anybody can arrive": (
        {"empty": f"ptx.mbarrier_wait_parity({EMPTY}, phase)  # @empty"},
        "@empty waits for its first phase .parity 0. before anybody can arrive",
    ),
    "ring: a count that is too small": (
        {"init-empty": f"ptx.mbarrier_init({EMPTY}, CONSUMERS // 2)  # @init-empty"},
        "Threads 0–63 arrive at `empty.0.`.*@init-empty. gives a count of 32",
    ),
    "ring: a count that is too large": (
        {"init-empty": f"ptx.mbarrier_init({EMPTY}, CONSUMERS + 1)  # @init-empty"},
        "@init-empty gives a count of 65, and only threads 0–63 arrive",
    ),
    "ring: one arrival too many is counted": (
        {"init-full": f"ptx.mbarrier_init({FULL}, 2)  # @init-full"},
        "@init-full gives a count of 2, and only thread 64 arrives",
    ),
    "ring: all release twice": (
        {"release": f"...  # @release\nptx.mbarrier_arrive({EMPTY})"},
        TWICE,
    ),
    "ring: a thread releases twice": (
        {"release": f"...  # @release\nif t == 0:\n    ptx.mbarrier_arrive({EMPTY})"},
        f"Thread 0 arrives {TWICE}",
    ),
    "ring: a thread never releases": (
        {"release": "if t != 5:\n    ...  # @release"},
        "only threads 0–4 and 6–63 arrive",
    ),
    "ring: full is released in place of empty": (
        {"release": f"ptx.mbarrier_arrive({FULL})  # @release"},
        "Threads 0–64 arrive at `full.0.`.* gives a count of 1",
    ),
    "ring: bytes are expected without an arrival": (
        {"expect": "ptx.mbarrier_expect_tx(bar, NBYTES)  # @expect"},
        "Nobody arrives at `full.0.`: it lacks 1 of 1 arrival, and the bytes that @expect expects",
    ),
    "ring: too many bytes are expected": (
        {"expect": "ptx.mbarrier_arrive_expect_tx(bar, NBYTES + 16)  # @expect"},
        "@expect expects 272 bytes .* 256 come with the copies of @load",
    ),
    "ring: too few bytes are expected": (
        {"expect": "ptx.mbarrier_arrive_expect_tx(bar, NBYTES - 16)  # @expect"},
        "@expect expects 240 bytes .* 256 come with the copies of @load",
    ),
    "ring: the copies complete on the other stage": (
        {"producer-bar": "bar = ptx.shared_address(full, (stage + 1) % STAGES)"},
        "@read uses `tiles` in a round in which nobody has waited for the copy of @load",
    ),
    "ring: a load too many": (
        {"tiles": "for k in range(TILES + 3):  # @tiles"},
        "threads 0–63, which arrive at it .@release., have returned",
    ),
    "ring: the last load is missing": (
        {"tiles": "for k in range(TILES - 1):  # @tiles"},
        "thread 64, which arrives at it .@expect., has returned",
    ),
    "ping_pong: the parity never flips": (
        {"parity": "parity = 0  # @parity"},
        f"{ALWAYS.format('wait-ping')}|{ALWAYS.format('wait-pong')}",
    ),
    "ping_pong: the first warp does not wait in its first round": (
        {"wait-pong": "ptx.mbarrier_wait_parity(pong, parity ^ 1)  # @wait-pong"},
        "The wait of @wait-pong names parity 1",
    ),
    "ping_pong: the last answer is missing": (
        {"arrive-pong": "if round_ < ROUNDS - 1:\n    ...  # @arrive-pong"},
        "threads 32–63, which arrive at it .@arrive-pong., have returned",
    ),
    "rendezvous: a thread arrives twice": (
        {"arrive": "...  # @arrive\nif t == 0:\n    ptx.mbarrier_arrive(bar)"},
        "Thread 0 arrives twice in a round at `barrier` .@arrive and line",
    ),
}


@pytest.mark.parametrize("name", HANGS)
def test_a_hang_says_what_was_done(name: str) -> None:
    edits, expected = HANGS[name]
    (family,) = (family for family in FAMILIES if family.name == name.partition(":")[0])
    built = build(family, Bug("hangs", edits, ""))
    for label, line in built.lines.items():
        expected = re.sub(rf"@{label}\b(?!-)", f"[Ll]ine {line}", expected)
    said = {
        run.schedule: str(run.error).splitlines()[0].partition(" The kernel cannot finish")[0]
        for run in outcomes(family, built)
        if isinstance(run.error, KernelHung)
    }
    assert said
    for schedule, sentence in said.items():
        assert re.search(expected, sentence), f"{schedule}: {sentence}"
