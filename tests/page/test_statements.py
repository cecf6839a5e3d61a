"""The lines of a kernel that can be deleted, and the findings without them."""

from __future__ import annotations

import json
import re

import pytest

from docs.site.examining import answer
from docs.site.statements import ADDED, MBarrier, mbarriers, places, statements
from harness.sanitizer.isa import Kernel, Ptx
from tests.page.requests import PTX, requests

TILE_COPY = (PTX / "tile_copy.ptx").read_text()
LINES = {
    statement.line: statement for statement in statements(Kernel(Ptx(TILE_COPY), "tile_copy_"))
}


def test_only_synchronizing_statements_are_offered():
    assert list(LINES) == [24, 25, 26, 28, 30, 33, 34, 37, 38]
    assert LINES[33].opcodes == ("fence.proxy.async.shared::cta",)


def test_a_wait_is_offered_with_its_loop():
    text = TILE_COPY.split("\n")
    wait, branch = (text[number - 1].strip() for number in LINES[30].ptx_lines)
    assert wait.startswith("mbarrier.try_wait") and branch.startswith("@!complete bra")


def test_a_statement_that_others_depend_on_is_not_offered():
    """A vote's result is read elsewhere; and a line with two statements is not split."""
    ptx = TILE_COPY.replace(
        "fence.proxy.async.shared::cta;", "fence.proxy.async.shared::cta; membar.cta;"
    )
    assert 33 not in {statement.line for statement in statements(Kernel(Ptx(ptx), "tile_copy_"))}


def test_deleting_a_statement_is_reported():
    kinds = {25: "unfenced-barrier-init", 30: "read-before-arrival", 33: "missing-proxy-fence"}
    for line, kind in kinds.items():
        request = {**requests()["tile-copy"], "struck": LINES[line].ptx_lines}
        report = json.loads(answer(json.dumps(request)))
        assert kind in [hazard["kind"] for hazard in report["hazards"]]


PLACES = {place.line: place for place in places(Kernel(Ptx(TILE_COPY), "tile_copy_"))}


def with_a_fence_at(line: int, side: str) -> dict:
    """Return the report of the kernel whose only proxy fence is on that side of a line."""
    fence = ADDED["ptx.fence_proxy_async_shared_cta()"]
    added = [[number, guard + fence] for number, guard in getattr(PLACES[line], side)]
    request = {**requests()["tile-copy"], "struck": LINES[33].ptx_lines, "added": added}
    return json.loads(answer(json.dumps(request)))


@pytest.mark.parametrize(
    ("line", "side", "status"),
    [
        (32, "above", "hazards"),
        (32, "below", "clean"),
        (34, "above", "clean"),
        (36, "below", "hazards"),
    ],
)
def test_a_fence_is_added_on_the_requested_side(line, side, status):
    assert with_a_fence_at(line, side)["status"] == status


def test_adding_below_a_wait_inserts_after_its_loop():
    text = TILE_COPY.split("\n")
    ((number, _),) = PLACES[30].below
    assert all("complete bra" not in line for line in text[number:])


(BAR,) = mbarriers(Kernel(Ptx(TILE_COPY), "tile_copy_"))


def filled(name: str, bar: MBarrier, number: int = 0) -> str:
    """The PTX of a statement as the page's script puts it together."""
    statement = re.sub(r"\bBAR\b", bar.address, ADDED[name])
    code = bar.ptx if "BAR" in name else ""
    return f"{code} " + re.sub(r"\bN\b", str(number), statement)


def test_every_statement_that_is_offered_can_be_run():
    """A cluster barrier may hang or be harmless there; none is refused."""
    ((number, _),) = PLACES[24].above
    for name in ADDED:
        added = [[number, filled(name, BAR, int("init" in name))]]
        request = {**requests()["tile-copy"], "added": added}
        assert "error" not in json.loads(answer(json.dumps(request))), name


LOOP = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry fill(.param .u64 out)
{
    .reg .b64 %out;
    .reg .b32 %t<3>;
    .reg .pred %p;
    .loc 1 3 0
    mov.u32 %t1, %tid.x;
LOOP:
    .loc 1 4 0
    st.shared.u32 [%t1], %t1;
    st.shared.u32 [%t1+128], %t1;
    add.u32 %t1, %t1, 256;
    setp.lt.u32 %p, %t1, 1024;
    @%p bra LOOP;
    .loc 1 4 0
    @%p st.shared.u32 [%t1], %t1;
    .loc 1 5 0
    bar.sync 0;
    ret;
}
.file 1 "kernel.py"
"""


def test_each_basic_block_of_a_line_has_the_statement_under_its_guard():
    loop, barrier = places(Kernel(Ptx(LOOP), "fill"))
    assert (loop.line, loop.above, loop.below) == (
        4,
        ((12, ""), (18, "@%p ")),
        ((14, ""), (19, "@%p ")),
    )
    assert (barrier.line, barrier.above, barrier.below) == (5, ((20, ""),), ((21, ""),))


@pytest.mark.parametrize(("parity", "kinds"), [(0, set()), (1, {"phase-mismatch"})])
def test_a_wait_is_added_with_its_operands(parity, kinds):
    """Instead of the kernel's own. Parity 1 is that of the phase before the first."""
    ((number, guard),) = PLACES[30].below
    assert guard == ""
    wait = filled("ptx.mbarrier_wait_parity(BAR, N)", BAR, parity)
    request = {**requests()["tile-copy"], "struck": LINES[30].ptx_lines, "added": [[number, wait]]}
    assert {
        hazard["kind"] for hazard in json.loads(answer(json.dumps(request)))["hazards"]
    } == kinds


def module(*statements: str) -> str:
    body = "\n".join(statements)
    return f"""
.version 8.0
.target sm_90a
.address_size 64
.visible .entry kernel()
{{
    .shared .align 8 .b8 shared$full$of_2_uint64[16];
    .shared .align 8 .b8 shared$bar$of_1_uint64[8];
    .reg .b64 %rd<9>;
    .reg .b32 %r<9>;
    .reg .pred %p1;
    {body}
    ret;
}}
"""


def test_mbarriers_have_the_names_of_their_places():
    kernel = module(
        "mov.u64 %rd1, shared$full$of_2_uint64;",
        "add.s64 %rd2, %rd1, 8;",
        "cvt.u32.u64 %r1, %rd1;",
        "cvt.u32.u64 %r2, %rd2;",
        "mov.u64 %rd3, shared$bar$of_1_uint64;",
        "cvt.u32.u64 %r3, %rd3;",
        *(f"mbarrier.init.shared::cta.b64 [%r{number}], 1;" for number in (1, 2, 3, 1)),
    )
    assert [mbarrier.name for mbarrier in mbarriers(Kernel(Ptx(kernel), "kernel"))] == [
        "full[0]",
        "full[1]",
        "bar",
    ]


def test_an_address_that_changes_in_a_loop_is_not_offered():
    kernel = module(
        "mov.u64 %rd1, shared$full$of_2_uint64;",
        "cvt.u32.u64 %r1, %rd1;",
        "AGAIN:",
        "mbarrier.init.shared::cta.b64 [%r1], 1;",
        "add.u32 %r1, %r1, 8;",
        "bra AGAIN;",
    )
    assert list(mbarriers(Kernel(Ptx(kernel), "kernel"))) == []
