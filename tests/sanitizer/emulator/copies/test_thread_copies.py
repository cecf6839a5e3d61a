"""cp.async: its bytes, waits, fences, and visibility to other threads."""

from __future__ import annotations

import numpy as np
import pytest

from harness.sanitizer.emulator import GlobalMemory, Reason
from tests.sanitizer.emulator.ordering.lines import (
    HEADER,
    SYNC,
    kinds,
    wait,
)
from tests.sanitizer.emulator.running import run
from tests.stops import faults, refused

SOURCE = "mad.wide.u32 %mine, %t, 4, %out;"
COPY = SOURCE + "cp.async.ca.shared.global [%slot], [%mine], 4;"
COMMIT, WAIT = "cp.async.commit_group;", "cp.async.wait_group 0;"
OTHERS = "xor.b32 %v, %t, 32; shl.b32 %v, %v, 2; add.u32 %v, %v, %tile; ld.shared.u32 %v, [%v];"


def copied(*lines: str, threads: int = 4) -> np.ndarray:
    """Return the tile, uint8[256], after these lines, from a source that counts 1, 2, 3 ..."""
    memory = GlobalMemory()
    out = memory.allocate(512)
    out.bytes[:] = np.arange(512) % 251 + 1
    text = "\n".join(lines)
    body = f"{text}\ncp.async.wait_all;\nbar.sync 0;\n" + "".join(
        f"@%first ld.shared.u32 %v, [%tile+{4 * i}];@%first st.global.u32 [%out+{256 + 4 * i}], %v;"
        for i in range(16)
    )
    zero = "@%first st.shared.u32 [%tile+{0}], 0;"
    zeros = "".join(zero.format(4 * i) for i in range(16)) + "bar.sync 0;"
    run(
        ptx=HEADER + zeros + body + "\nret;\n}\n",
        entry="k",
        grid=(1, 1, 1),
        block=(threads, 1, 1),
        parameters=[out.address.to_bytes(8, "little")],
        memory=memory,
    )
    return out.bytes[256:320].copy()


def test_each_size_copies_its_bytes():
    source = (np.arange(64) % 251 + 1).astype(np.uint8)
    assert np.array_equal(copied(COPY), np.concatenate([source[:16], np.zeros(48, np.uint8)]))
    eight = "@%first cp.async.ca.shared::cta.global.L2::128B [%tile+8], [%out+16], 8;"
    assert copied(eight)[8:16].tolist() == source[16:24].tolist()
    sixteen = "@%first cp.async.cg.shared.global [%tile+16], [%out+32], 16;"
    assert copied(sixteen)[16:32].tolist() == source[32:48].tolist()


def test_unread_bytes_are_zero_filled():
    mark = "@%first st.shared.u32 [%tile], -1; @%first st.shared.u32 [%tile+12], -1;"
    partly = "@%first cp.async.cg.shared.global [%tile], [%out], 16, 6;"
    assert copied(mark, partly)[:16].tolist() == [1, 2, 3, 4, 5, 6, *[0] * 10]
    nothing = "@%first cp.async.ca.shared.global [%tile], [%out+65536], 4, 0;"
    assert copied(mark, nothing)[:4].tolist() == [0, 0, 0, 0]
    ignored = "@%first cp.async.cg.shared.global [%tile], [%out], 16, %first;"
    assert copied(mark, ignored)[:16].tolist() == [0] * 16


def test_an_invalid_size_is_refused():
    for size in ("3", "32", "%v"):
        with refused(size):
            copied(f"cp.async.ca.shared.global [%slot], [%out], {size};")
    with refused(16, 8):
        copied("cp.async.cg.shared.global [%slot], [%out], 8;")
    with faults(Reason.SOURCE_BEYOND_COPY, nbytes=5, size=4):
        copied("@%first cp.async.ca.shared.global [%tile], [%out], 4, 5;")


def test_copies_arrive_at_an_mbarrier():
    """Law: a thread that waits for the phase sees the copied bytes; other threads do not."""
    for form, count in ((".noinc", 64), ("", 64)):
        init = f"@%first mbarrier.init.shared::cta.b64 [%bar], {count};"
        arrive = f"cp.async.mbarrier.arrive{form}.shared::cta.b64 [%bar];"
        plain = "" if form else "{ .reg .b64 %s; mbarrier.arrive.shared::cta.b64 %s, [%bar]; }"
        before = (init, SYNC, COPY, arrive, plain)
        assert kinds(*before, wait(), OTHERS) == set()
        assert kinds(*before, OTHERS) == {"read-before-arrival"}


@pytest.mark.parametrize(("offset", "severity"), [("0", "formal"), ("%offset", "error")])
def test_overlapping_copies_of_two_threads_race(offset, severity):
    """Formal, if all write the same bytes."""
    source = f"mul.lo.u32 %offset, %t, 4; mov.u32 %v, {offset}; cvt.u64.u32 %mine, %v;"
    copy = "add.u64 %mine, %mine, %out; cp.async.ca.shared.global [%tile], [%mine], 4;"
    text = f".reg .u32 %offset;\n{source}{copy}{COMMIT}{WAIT}"
    memory = GlobalMemory()
    out = memory.allocate(256)
    out.bytes[:] = np.arange(256)
    report = run(
        ptx=f"{HEADER}{text}\nret;\n}}\n",
        entry="k",
        grid=(1, 1, 1),
        block=(4, 1, 1),
        parameters=[out.address.to_bytes(8, "little")],
        memory=memory,
    )
    assert [(hazard.kind, hazard.severity) for hazard in report.hazards] == [
        ("data-race", severity)
    ]
