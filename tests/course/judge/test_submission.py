"""Submissions: limits and format."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import pytest

from harness.course.judge.submission import (
    LIMIT_BYTES,
    Submission,
    SubmissionError,
    from_json,
    to_json,
)

GOOD = Submission("tile-copy", "kernel", '.file 1 "é.py"', "k", {"lab.py": "é"})


def test_round_trip():
    assert from_json(to_json(GOOD)) == GOOD


def changed(**fields) -> bytes:
    return json.dumps(asdict(GOOD) | fields).encode()


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        (b"", "malformed-submission", "not JSON"),
        (b"\xff\xfe", "malformed-submission", "not JSON"),
        (b" " * (LIMIT_BYTES + 1), "submission-too-large", "4 MiB"),
        (changed(entry="k; rm"), "malformed-submission", "identifier"),
        (changed(entry="k\n"), "malformed-submission", "identifier"),
        (changed(kernel="<b>"), "malformed-submission", "kernel"),
        (changed(format=1), "malformed-submission", "format 1"),
        (changed(seed=3), "malformed-submission", "'seed'"),
        (changed(sources=[]), "malformed-submission", "sources"),
        (changed(ptx=None), "malformed-submission", "ptx"),
        (changed(plans=[{}]), "malformed-submission", "plans.0.: field"),
        (changed(answers={"a": 1}), "malformed-submission", "answers"),
    ],
)
def test_invalid_submissions_are_refused_with_a_reason(text, kind, words):
    with pytest.raises(SubmissionError, match=words) as caught:
        from_json(text)
    assert caught.value.kind == kind


def test_huge_sources_are_dropped_and_the_kernel_is_kept():
    huge = replace(GOOD, sources={"lab.py": "x" * LIMIT_BYTES})
    assert from_json(to_json(huge)) == replace(GOOD, sources={})


def test_huge_ptx_is_refused():
    with pytest.raises(SubmissionError, match="4 MiB"):
        to_json(replace(GOOD, ptx="x" * LIMIT_BYTES))
