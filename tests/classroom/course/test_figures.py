"""The ladder's steps as differences of code."""

from __future__ import annotations

import re

import pytest

from harness.classroom.course import figures
from harness.classroom.course.figures import STEPS, Excerpt, Part, filled, step
from tests.labs.lab_tests import text_of
from tests.naming import naming

CHANGES = {  # the change that a rung is about
    6: ("+TILE_M, TILE_N, TILE_K, STAGES = 128, 256, 64, 4", "ptx.wgmma_m64n256k16("),
    8: ("-ptx.wgmma_wait_group(0)", "+ptx.wgmma_wait_group(1)"),
    9: ("cp_async_bulk_tensor_2d_global_to_shared_multicast(",),
    10: ("ptx.stmatrix_x4(", "ptx.cp_async_bulk_tensor_2d_shared_to_global("),
    11: ("place_of_piece(",),
}


def test_a_step_has_the_lines_that_it_is_about() -> None:
    for rung, lines in CHANGES.items():
        changed = [line for line in step(rung).splitlines() if line[0] in "+-"]
        for wanted in lines:
            assert any(wanted in line for line in changed), (rung, wanted)


def test_every_step_is_in_its_lab_with_its_number() -> None:
    assert {*STEPS} == {*CHANGES}
    text = text_of("08_gemm").read_text()
    assert [*map(int, sorted(re.findall(r"{{rung (\d+)}}", text), key=int))] == [*STEPS]
    assert all(f"{{{{ladder {rung} 8192}}}}" in text for rung in STEPS)


def test_old_and_new_lines_are_those_of_the_sources() -> None:
    """Nothing is written by hand: each line of a difference is in one of its two files."""
    for rung, parts in STEPS.items():
        new = {line.strip() for part in parts for line in part.after.lines()}
        old = {line.strip() for part in parts if part.before for line in part.before.lines()}
        for line in step(rung).splitlines()[1:-1]:
            if line != "@@":
                assert line[1:].strip() in (old if line[0] == "-" else new), line


def test_a_loop_around_lines_is_the_only_change(tmp_path, monkeypatch) -> None:
    (tmp_path / "old.py").write_text("def f():\n    a()\n    b()\n")
    (tmp_path / "new.py").write_text("def f():\n    for i in x:\n        a()\n        b()\n")
    monkeypatch.setattr(figures.resources, "files", lambda package: tmp_path)
    part = Part(Excerpt("old", "def f("), Excerpt("new", "def f("))
    assert part.lines() == [" def f():", "+    for i in x:", "         a()"]


def test_sources_that_have_changed_stop_the_build(monkeypatch) -> None:
    with pytest.raises(LookupError, match=naming("gemm/rung04_ring.py", "'def gone('")):
        Excerpt("gemm/rung04_ring", "def gone(").lines()


def test_text_gets_a_block_of_code() -> None:
    text = filled("{{rung 8}}", {})
    assert text.startswith("```diff\n") and text.endswith("\n```")
