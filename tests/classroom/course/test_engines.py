"""A gradebook that is opened repeatedly has a single engine."""

from __future__ import annotations

import os
import sysconfig

from nbgrader import api
from nbgrader.api import Gradebook

from harness.classroom.course import engines


def test_writes_are_visible_to_the_next_session_and_connections_close(tmp_path, monkeypatch):
    tools = sysconfig.get_path("scripts")  # nbgrader runs `alembic` by name
    monkeypatch.setenv("PATH", os.pathsep.join([tools, os.environ["PATH"]]))
    monkeypatch.setattr(api, "create_engine", api.create_engine)  # as it was, afterwards
    engines.keep()
    url, other = (f"sqlite:///{tmp_path / name}.db" for name in ("one", "other"))
    with Gradebook(url) as first:
        first.add_student("ada")
    with Gradebook(url) as second, Gradebook(other) as elsewhere:
        assert second.engine is first.engine and elsewhere.engine is not first.engine
        assert [student.id for student in second.students] == ["ada"] and elsewhere.students == []
        assert second.engine.pool.checkedout() <= 1
    (tmp_path / "one.db").unlink()
    with Gradebook(url) as anew:  # no connection was kept to the file that is gone
        assert anew.students == []
