"""Collective operations of a warp's lanes: whole warps, partial masks, and exited lanes."""

import numpy as np
import pytest

from harness.base.errors import KernelHung

from .snippet import drawn, evaluate

LANES = np.arange(32)


def test_shfl_may_overwrite_its_operand():
    text = "shfl.sync.bfly.b32 {0}, {0}, 1, 31, -1; mov.b32 {d}, {0};"
    assert evaluate(text, LANES.astype(np.uint32)).tolist() == (LANES ^ 1).tolist()


def test_missing_lanes_of_a_partial_warp_are_not_awaited():
    """A block of 20 threads with a full mask: legal, and common in first kernels."""
    x = np.arange(20, dtype=np.uint32)
    got = evaluate("shfl.sync.up.b32 {d}, {0}, 1, 0, -1;", x, block=20)
    assert got.tolist() == [0, *range(19)]
    assert (
        evaluate("vote.sync.ballot.b32 {d}, {0}, -1;", x > 4, gives=np.uint32, block=20) == 0xFFFE0
    ).all()
    assert evaluate("vote.sync.all.pred {d}, {0}, -1;", x >= 0, gives=np.bool_, block=20).all()


def test_exited_lanes_are_not_awaited():
    text = "{{ @{0} exit; shfl.sync.idx.b32 {d}, {1}, 9, 31, -1; }}"
    got = evaluate(text, LANES < 8, LANES.astype(np.uint32), gives=np.uint32)
    assert got[8:].tolist() == [9] * 24


def test_halves_of_a_warp_on_both_sides_of_a_branch():
    for members in (0x0000_FFFF, 0x5555_5555):
        first, others = (members >> LANES & 1).astype(bool), ~members & 0xFFFF_FFFF
        text = (
            f"{{{{ @{{0}} bra one; vote.sync.ballot.b32 {{d}}, {{1}}, {others:#x}; "
            f"bra both; one: vote.sync.ballot.b32 {{d}}, {{1}}, {members:#x}; both: }}}}"
        )
        odd = LANES % 3 == 1
        got = evaluate(text, first, odd, gives=np.uint32)
        ballot = sum(1 << int(i) for i in LANES[odd])
        assert got.tolist() == [ballot & (members if f else others) for f in first]


def test_late_lanes_are_awaited():
    """Half of the warp runs a loop first; all lanes converge in a ballot."""
    text = (
        "{{ .reg .u32 %n; mov.u32 %n, 0; @{0} bra meet; again: add.u32 %n, %n, 1; "
        ".reg .pred %q; setp.lt.u32 %q, %n, 20; @%q bra again; meet: "
        "vote.sync.ballot.b32 {d}, {0}, -1; }}"
    )
    got = evaluate(text, LANES % 2 == 0, gives=np.uint32)
    assert got.tolist() == [0x5555_5555] * 32


def test_a_lane_outside_its_mask_is_reported():
    with pytest.raises(AssertionError, match=r"illegal-access.*illegal-operand"):
        evaluate("shfl.sync.idx.b32 {d}, {0}, 0, 31, 1;", LANES.astype(np.uint32))


def test_an_absent_lane_hangs_the_warp():
    text = "{{ @{0} bra out; bar.warp.sync -1; out: @{0} bar.sync 0; mov.u32 {d}, 0; }}"
    with pytest.raises(KernelHung):
        evaluate(text, LANES == 3, gives=np.uint32, block=32)


def test_a_negated_vote():
    for p in (LANES < 0, LANES % 5 == 0, LANES >= 0):
        assert (evaluate("vote.sync.any.pred {d}, !{0}, -1;", p) == (not p.all())).all()


def test_redux_of_parts_of_a_warp():
    x = drawn(np.uint32, 32)
    text = (
        "{{ .reg .b32 %m; selp.b32 %m, 0xFFFF, 0xFFFF0000, {1}; redux.sync.or.b32 {d}, {0}, %m; }}"
    )
    got = evaluate(text, x, LANES < 16)
    assert (got[:16] == np.bitwise_or.reduce(x[:16])).all()
    assert (got[16:] == np.bitwise_or.reduce(x[16:])).all()


def test_elect_picks_one_lane():
    text = "elect.sync {d}|{e}, -1;"
    leader, elected = evaluate(text, LANES.astype(np.uint32), gives=(np.uint32, np.bool_))
    assert elected.sum() == 1 and (leader == LANES[elected][0]).all()
    text = "{{ @{0} exit; elect.sync _|{d}, 0xFFFFFF00; }}"
    assert evaluate(text, LANES < 8, gives=np.bool_)[8:].tolist() == [True] + [False] * 23


def test_activemask_and_lane_registers():
    text = "{{ mov.u32 {d}, 0; @{0} bra past; activemask.b32 {d}; past: }}"
    got = evaluate(text, LANES < 4, gives=np.uint32)
    assert got.tolist() == [0] * 4 + [0xFFFF_FFF0] * 28
    for name, holds in {
        "eq": LANES[None] == LANES[:, None],
        "lt": LANES[None] < LANES[:, None],
        "le": LANES[None] <= LANES[:, None],
        "gt": LANES[None] > LANES[:, None],
        "ge": LANES[None] >= LANES[:, None],
    }.items():
        want = [sum(1 << int(i) for i in LANES[row]) for row in holds]
        got = evaluate(f"mov.u32 {{d}}, %lanemask_{name};", np.zeros(32, np.uint32), block=32)
        assert got.tolist() == want
