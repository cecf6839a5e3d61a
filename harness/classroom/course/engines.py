"""A single engine for each gradebook, however often it is opened.

nbgrader makes an engine of SQLAlchemy's each time that something looks into a gradebook, eleven
times for a submission. SQLAlchemy keeps compiled statements with the engine: each look compiled all
of its own again, which was half of a submission's cost in the grader's process. An engine that is
disposed of, as nbgrader does at the end of each look, has no connection open and can be used again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import sqlalchemy
from nbgrader import api

from harness.classroom.course import transaction

_MOST = 16  # gradebooks that one process looks into


def keep() -> None:
    """Make each `Gradebook` use the engine of the last one with its URL, from now on."""
    api.create_engine = _engine


@lru_cache(_MOST)
def _engine(url: str, **options: Any) -> sqlalchemy.Engine:
    engine = sqlalchemy.create_engine(url, **options)
    transaction.watch(engine, url)
    return engine
