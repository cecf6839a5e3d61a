"""The instruction table: each row is whole, and means one thing."""

from __future__ import annotations

from harness.emulator import ops
from harness.emulator.program.steps import STEPS
from harness.isa.table.index import CHAPTERS, ROWS


def test_every_row_has_a_step_and_every_step_a_row():
    assert ops.__all__
    assert set(STEPS) == set(ROWS)


def test_a_key_stands_once():
    assert len(ROWS) == sum(len(chapter.ROWS) for chapter in CHAPTERS)
