"""Heads of a lab's cells in a text notebook: nbgrader's metadata of each."""

from __future__ import annotations

import json


def of_answer(name: str) -> str:
    return _head(name, is_test=False)


def of_test(name: str, points: float) -> str:
    return _head(name, is_test=True, points=points)


def of_words(name: str, points: float) -> str:
    """Metadata of a question that is answered in prose."""
    return f"[markdown] {_head(name, is_test=False, is_graded=True, points=points)}"


def _head(name: str, is_test: bool, is_graded: bool = False, **points: float) -> str:
    known = {
        "grade": is_test or is_graded,
        "grade_id": name,
        "locked": is_test,
        **points,
        "schema_version": 3,
        "solution": not is_test,
        "task": False,
    }
    return f"nbgrader={json.dumps(known)}"
