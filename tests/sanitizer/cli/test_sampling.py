"""Blocks that further schedules omit, and the conditions under which all blocks run."""

from __future__ import annotations

import pytest

from harness.sanitizer.cli import sampling
from harness.sanitizer.isa.text import kernel
from harness.sanitizer.isa.text.parser import parse
from tests.sanitizer.cli.test_ptx import report

HEAD = """.version 8.6
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 p) .reqntid 64 {} {{
  .shared .align 4 .b8 tile[256]; .shared .align 4 .u32 tickets;
  .reg .u32 %t, %b, %v, %a; .reg .u64 %out, %at; .reg .pred %first, %seventh;
  ld.param.u64 %out, [p]; mov.u32 %t, %tid.x; mov.u32 %b, %ctaid.x;
  mad.wide.u32 %at, %b, 256, %out; mad.wide.u32 %at, %t, 4, %at;
  setp.eq.u32 %first, %t, 0; setp.eq.u32 %seventh, %b, 7;
  mov.u32 %v, tile; mad.lo.u32 %a, %t, 4, %v;
"""
SWAP = """st.shared.u32 [%a], %b; bar.sync 0;
  xor.b32 %v, %a, 128; ld.shared.u32 %v, [%v]; st.global.u32 [%at], %v;"""
TICKETS = """@%first st.shared.u32 [tickets], 0; bar.sync 0;
  atom.shared.add.u32 %v, [tickets], 1; st.global.u32 [%at], %v;"""
CLUSTERS = ".reqnctapercluster 2"


@pytest.fixture(autouse=True)
def short_launches_count(monkeypatch):
    monkeypatch.setattr(sampling, "LONG_S", 0.0)


def examined(folder, *lines: str, directives: str = "", options: tuple[str, ...] = ()) -> dict:
    file = folder / "k.ptx"
    file.write_text(HEAD.format(directives) + "\n".join(lines) + "\nret; }\n")
    grid = ("--grid", "16", "--arg", "u32[1024]=zeros")
    return report(str(file), *grid, *options)


def left_out(shown: dict) -> list[list[list[int]]]:
    first, *others = [run["left_out"] for run in shown["runs"]]
    assert first == [] and len(others) == 3
    return others


def test_blocks_that_repeat_others_run_on_the_first_schedule_alone(tmp_path):
    shown = examined(tmp_path, SWAP)
    assert shown["exit_status"] == 0
    assert left_out(shown) == [[[1, 14]]] * 3


def test_the_ptx_of_all_schedules_is_parsed_once(tmp_path, monkeypatch):
    parsed = []
    monkeypatch.setattr(kernel, "parse", lambda text: parsed.append(text) or parse(text))
    examined(tmp_path, "bar.sync 0;")
    assert len(parsed) == 1


def test_short_launches_run_whole(tmp_path, monkeypatch):
    monkeypatch.undo()
    assert left_out(examined(tmp_path, SWAP)) == [[]] * 3


def test_a_block_with_a_path_of_its_own_is_run(tmp_path):
    shown = examined(tmp_path, SWAP, "@%seventh bar.sync 0;")
    assert left_out(shown) == [[[1, 6], [8, 14]]] * 3


def test_sampling_omits_whole_clusters(tmp_path):
    shown = examined(tmp_path, SWAP, directives=CLUSTERS)
    assert left_out(shown) == [[[2, 13]]] * 3


@pytest.mark.parametrize(
    "lines",
    [
        (SWAP, "@%seventh st.global.u32 [%at+512], %v;"),
        (SWAP.replace("bar.sync 0;", "@!%seventh bar.sync 0;"),),
    ],
    ids=["between blocks", "in one block"],
)
def test_an_error_of_any_block_is_found_and_all_blocks_run(tmp_path, lines):
    shown = examined(tmp_path, *lines)
    assert {h["kind"] for h in shown["hazards"]} == {"data-race"}
    assert left_out(shown) == [[]] * 3


def test_all_blocks_run_if_they_share_strong_accesses_to_global_memory(tmp_path):
    shown = examined(tmp_path, SWAP, "red.global.add.u32 [%out+4096], 1;")
    assert left_out(shown) == [[]] * 3


def test_all_blocks_run_if_a_schedule_leaves_other_bytes(tmp_path):
    """The order in which warps take tickets determines the value that each thread stores."""
    assert [] in left_out(examined(tmp_path, TICKETS))


def test_barriers_that_a_launch_did_not_execute_are_listed(tmp_path):
    """``strict`` fails on a launch that executed none of a kernel's copies, waits and barriers."""
    never = "setp.gt.u32 %first, %b, 15; @!%first bra OUT;"
    for lines, opcodes, status in (
        ((SWAP,), [], 0),
        ((SWAP, never, "fence.sc.gpu;", "OUT:"), ["fence.sc.gpu"], 0),
        ((never, SWAP, "OUT:"), ["bar.sync"], 1),
    ):
        shown = examined(tmp_path, *lines, options=("--schedule", "late-copies", "--strict"))
        assert [place["opcode"] for place in shown["not_executed"]] == opcodes
        assert (shown["exit_status"], shown["shows_nothing"]) == (status, bool(status))
