"""The table of mistakes and its recorded results; ``python -m quality.mistakes`` judges it."""

from __future__ import annotations

from harness.course.outputs import OutputCause
from harness.sanitizer import Cause
from quality.mistakes.__main__ import LEAST, digest, recorded
from quality.mistakes.table import FILES, rows
from tests.judged import edits_of


def test_each_mistake_is_named_once_and_each_edit_by_a_row() -> None:
    names = [row.name for row in rows()]
    assert len(set(names)) == len(names) >= 700
    edits = {name for file in FILES for name in edits_of(file)}
    assert edits <= {name.partition("/")[2] for name in names}


def test_the_card_names_nearly_every_cause_first() -> None:
    """A row whose expectation has changed since it was recorded counts as not judged."""
    known, lacking = recorded()
    asked = {digest(row) for row in rows()}
    assert len(asked & known) >= LEAST * len(asked & (known | lacking))
    assert asked <= known | lacking


def test_causes_are_ids() -> None:
    """An id is that of a cause, of a problem without a cause, or a property that failed alone."""
    problems = {"compile-error", "launch-error", "tensor-map-error", "undeclared-effects"}
    properties = {"correct", "synchronized", "conflict-free"}
    known = {*map(str, (*Cause, *OutputCause)), *problems, *properties}
    assert {cause for row in rows() for cause in row.causes} <= known
