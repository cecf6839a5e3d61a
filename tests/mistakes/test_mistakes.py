"""The card names the mistake: a sample of the table, and the recorded results for all of it."""

from __future__ import annotations

import hashlib

import pytest

from harness.diagnosis import Cause
from tests.mistakes.__main__ import LEAST, digest, recorded
from tests.mistakes.judged import judged
from tests.mistakes.table import Row, edits, holds, rows

ROWS = 815
JUDGED = 815
SAMPLED = 12
_SMALL = ("tile_copy", "00_inline_ptx", "01_async_proxy", "04_stores", "05_swizzles")


def _sample() -> list[Row]:
    """Return an example of each of some families: small kernels, always the same."""
    by_family: dict[str, Row] = {}
    for row in rows():
        if row.name.startswith(_SMALL) and not row.is_mutant:
            by_family.setdefault(row.family, row)
    known, _ = recorded()
    small = [row for row in by_family.values() if digest(row) in known]
    return sorted(small, key=lambda row: hashlib.sha256(row.name.encode()).digest())[:SAMPLED]


def test_the_table_is_large_and_names_each_mistake_once() -> None:
    names = [row.name for row in rows()]
    assert len(names) >= ROWS and len(set(names)) == len(names)
    assert set(edits()) <= {name.partition("/")[2] for name in names}


def test_the_card_names_nearly_every_cause_first() -> None:
    """By the recorded results (``python -m tests.mistakes --record``); a row whose expectation has
    changed since counts as not judged.
    """
    known, lacking = recorded()
    asked = {digest(row) for row in rows()}
    assert len(asked & known) >= LEAST * len(asked & (known | lacking))
    assert len(asked & (known | lacking)) >= JUDGED


@pytest.mark.parametrize("row", _sample(), ids=lambda row: row.name)
def test_the_first_cause(row: Row) -> None:
    judgement = judged(row)
    assert holds(row, judgement.verdict.causes, judgement.lines), judgement.sentence


def test_another_cause_is_rejected() -> None:
    """The control: both the cause and the line are required."""
    row = next(row for row in rows() if row.line not in ("-", "*"))
    assert holds(row, row.causes, [f"x = {row.line}"])
    assert not holds(row, row.causes, ["another line"])
    assert not holds(row, ("hang",), [row.line])


def test_causes_are_ids() -> None:
    """Of a cause, of a problem without a cause, or the name of a property that failed alone."""
    problems = {"compile-error", "launch-error", "tensor-map-error", "undeclared-effects"}
    properties = {"correct", "synchronised", "conflict-free"}
    known = {*map(str, Cause), *problems, *properties}
    assert {cause for row in rows() for cause in row.causes} <= known
