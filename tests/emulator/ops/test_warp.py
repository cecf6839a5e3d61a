"""Collective operations of a warp's lanes: whole warps, partial masks, and exited lanes."""

import numpy as np
import pytest

from harness.errors import KernelHung

from .snippet import drawn, evaluate

LANES = np.arange(32)


def source(mode: str, lane: int, b: int, c: int) -> tuple[int, bool]:
    """Return the lane that shfl reads by the manual's pseudocode (PTX ISA 9.7.9.6)."""
    bval, cval, segment = b & 0x1F, c & 0x1F, c >> 8 & 0x1F
    most = (lane & segment) | (cval & ~segment)
    least = lane & segment
    if mode == "up":
        j = lane - bval
        valid = j >= most
    else:
        j = {"down": lane + bval, "bfly": lane ^ bval, "idx": least | (bval & ~segment)}[mode]
        valid = j <= most
    return (j if valid else lane), valid


@pytest.mark.parametrize("control", [0x1F, 0x00, 0x1C1F, 0x180F, 0x1003, 0x1000])
@pytest.mark.parametrize("mode", ["up", "down", "bfly", "idx"])
def test_shfl(mode, control):
    a, b = drawn(np.uint32, 128), drawn(np.uint32, 128, 1)
    b[::2] %= 40
    text = f"shfl.sync.{mode}.b32 {{d}}|{{e}}, {{0}}, {{1}}, {control}, -1;"
    got, valid = evaluate(text, a, b, gives=(np.uint32, np.bool_))
    for i in range(128):
        lane, holds = source(mode, i % 32, int(b[i]), control)
        assert (got[i], valid[i]) == (a[i // 32 * 32 + lane], holds)


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


def test_shuffling_from_an_absent_lane_is_undefined():
    x = np.arange(1, 41, dtype=np.uint32)  # two blocks of 20: the next block's values are near
    got = evaluate("shfl.sync.down.b32 {d}, {0}, 1, 31, -1;", x, block=20)
    assert got[[19, 39]].tolist() == [0xFFFF_FFFF] * 2


def test_exited_lanes_are_not_awaited():
    text = "{{ @{0} exit; shfl.sync.idx.b32 {d}, {1}, 9, 31, -1; }}"
    got = evaluate(text, LANES < 8, LANES.astype(np.uint32), gives=np.uint32)
    assert got[8:].tolist() == [9] * 24


@pytest.mark.parametrize("members", [0x0000_FFFF, 0x5555_5555])
def test_halves_of_a_warp_on_both_sides_of_a_branch(members):
    first = (members >> LANES & 1).astype(bool)
    text = (
        f"{{{{ @{{0}} bra one; vote.sync.ballot.b32 {{d}}, {{1}}, {~members & 0xFFFFFFFF:#x}; "
        f"bra both; one: vote.sync.ballot.b32 {{d}}, {{1}}, {members:#x}; both: }}}}"
    )
    odd = LANES % 3 == 1
    got = evaluate(text, first, odd, gives=np.uint32)
    ballot = sum(1 << int(i) for i in LANES[odd])
    assert got.tolist() == [ballot & (members if f else ~members & 0xFFFFFFFF) for f in first]


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
    with pytest.raises(AssertionError, match=r"illegal-access.*lane-not-in-mask"):
        evaluate("shfl.sync.idx.b32 {d}, {0}, 0, 31, 1;", LANES.astype(np.uint32))


def test_an_absent_lane_hangs_the_warp():
    text = "{{ @{0} bra out; bar.warp.sync -1; out: @{0} bar.sync 0; mov.u32 {d}, 0; }}"
    with pytest.raises(KernelHung):
        evaluate(text, LANES == 3, gives=np.uint32, block=32)


@pytest.mark.parametrize("pattern", ["none", "some", "all"])
def test_votes(pattern):
    p = {"none": LANES < 0, "some": LANES % 5 == 0, "all": LANES >= 0}[pattern]
    ballot = sum(1 << int(i) for i in LANES[p])
    assert (evaluate("vote.sync.ballot.b32 {d}, {0}, -1;", p, gives=np.uint32) == ballot).all()
    for mode, want in {
        "all": pattern == "all",
        "any": pattern != "none",
        "uni": pattern != "some",
    }.items():
        assert (evaluate(f"vote.sync.{mode}.pred {{d}}, {{0}}, -1;", p) == want).all()
    none = "vote.sync.any.pred {d}, !{0}, -1;"
    assert (evaluate(none, p) == (pattern != "all")).all()


@pytest.mark.parametrize("bits", [32, 64])
def test_match(bits):
    x = (drawn(f"u{bits // 8}", 64) % 5).astype(f"u{bits // 8}")
    got = evaluate(f"match.any.sync.b{bits} {{d}}, {{0}}, -1;", x, gives=np.uint32)
    for i in range(64):
        warp = x[i // 32 * 32 :][:32]
        assert got[i] == sum(1 << j for j in range(32) if warp[j] == x[i])
    x[:32] = 3
    x[32:] = 3
    x[40] = 4
    text = f"match.all.sync.b{bits} {{d}}|{{e}}, {{0}}, -1;"
    mask, holds = evaluate(text, x, gives=(np.uint32, np.bool_))
    assert mask.tolist() == [0xFFFF_FFFF] * 32 + [0] * 32
    assert holds.tolist() == [True] * 32 + [False] * 32


REDUCE = {"add": sum, "min": min, "max": max}


@pytest.mark.parametrize("kind", ["u", "i"])
@pytest.mark.parametrize("name", REDUCE)
def test_redux(name, kind):
    x = drawn(f"{kind}4", 64)
    t = "s32" if kind == "i" else "u32"
    got = evaluate(f"redux.sync.{name}.{t} {{d}}, {{0}}, -1;", x)
    for half in (slice(32), slice(32, None)):
        want = REDUCE[name](int(v) for v in x[half]) & 0xFFFF_FFFF
        assert (got[half].view(np.uint32) == want).all()


def test_redux_on_bits_and_on_parts():
    x = drawn(np.uint32, 32)
    assert (evaluate("redux.sync.xor.b32 {d}, {0}, -1;", x) == np.bitwise_xor.reduce(x)).all()
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
