"""A short reason from nbgrader's logs and tracebacks."""

from __future__ import annotations

import pytest

from harness.classroom.course.reasons import reason


@pytest.mark.parametrize(
    "result, sentence",
    [
        ({"error": "Traceback ...\nValueError: no such thing\n"}, "ValueError: no such thing"),
        (
            {
                "log": "[ERROR] There was an error\n[ERROR] Traceback\n"
                "nbclient.exceptions.DeadKernelError: Kernel died\n",
                "error": "nbgrader.converters.base.NbGraderException: see above\n",
            },
            "the notebook ended the Python process that it ran in",
        ),
        (
            {"log": "[INFO] a\n[ERROR] No notebooks", "error": "x.NbGraderException: No notebooks"},
            "No notebooks",
        ),
        ({"error": "x.ExchangeError: Assignment not found: y\n"}, "Assignment not found: y"),
        ({}, "nbgrader gave no reason"),
    ],
)
def test_reason(result, sentence) -> None:
    assert reason(result) == sentence


def test_a_reason_is_a_single_line_of_limited_length() -> None:
    sentence = reason({"error": "ValueError: " + "word " * 200})
    assert len(sentence) == 160 and "\n" not in sentence
