"""Gradebooks: a single engine for each, and writes in a transaction or not at all."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import sysconfig

import pytest
from nbgrader import api
from nbgrader.api import Gradebook, InvalidEntry
from sqlalchemy.exc import OperationalError

from harness.classroom.course import connections
from harness.classroom.course.connections import apart, at_once


def test_writes_are_visible_to_the_next_session_and_connections_close(tmp_path, monkeypatch):
    tools = sysconfig.get_path("scripts")  # nbgrader runs `alembic` by name
    monkeypatch.setenv("PATH", os.pathsep.join([tools, os.environ["PATH"]]))
    monkeypatch.setattr(api, "create_engine", api.create_engine)  # restored afterwards
    connections.keep()
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


@pytest.fixture
def url(tmp_path, monkeypatch) -> str:
    tools = sysconfig.get_path("scripts")  # nbgrader runs `alembic` by name
    monkeypatch.setenv("PATH", os.pathsep.join([tools, os.environ["PATH"]]))
    monkeypatch.setattr(api, "create_engine", api.create_engine)  # restored afterwards
    connections.keep()
    where = f"sqlite:///{tmp_path / 'gradebook.db'}"
    Gradebook(where).close()
    return where


def students(url: str) -> list[str]:
    """The students that another program sees."""
    with sqlite3.connect(url.removeprefix("sqlite:///"), timeout=0.1) as other:
        return [name for (name,) in other.execute("SELECT id FROM student ORDER BY id")]


def enters(url: str, name: str) -> None:
    with sqlite3.connect(url.removeprefix("sqlite:///"), timeout=0.1) as other:
        other.execute("INSERT INTO student (id) VALUES (?)", [name])


def test_changes_appear_together_at_the_end(url):
    with at_once(url):
        with Gradebook(url) as book:
            book.add_student("ada")
            with Gradebook(url) as beside:
                assert [each.id for each in beside.students] == ["ada"]
        with Gradebook(url) as two:
            two.add_student("bob")
        assert students(url) == []
    assert students(url) == ["ada", "bob"]
    with Gradebook(url) as after:
        after.add_student("cyd")
        assert students(url) == ["ada", "bob", "cyd"]


def test_nothing_is_written_if_the_block_raises(url):
    with pytest.raises(ZeroDivisionError), at_once(url), Gradebook(url) as book:
        book.add_student("ada")
        raise ZeroDivisionError
    assert students(url) == []
    with Gradebook(url) as after:
        assert after.students == []


KILLED = """
import os, signal, sys
from nbgrader.api import Gradebook
from harness.classroom.course import connections
from harness.classroom.course.connections import at_once
connections.keep()
with at_once(sys.argv[1]):
    with Gradebook(sys.argv[1]) as one:
        one.add_student("ada")
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_nothing_is_written_if_the_process_is_killed(url):
    killed = subprocess.run([sys.executable, "-c", KILLED, url], env=os.environ)
    assert killed.returncode == -9 and students(url) == []
    enters(url, "bob")
    assert students(url) == ["bob"]


def test_a_session_rolls_back_only_its_own_changes(url):
    with at_once(url):
        with Gradebook(url) as book, Gradebook(url) as two:
            book.add_student("ada")
            with pytest.raises(InvalidEntry):
                two.add_student("ada")
            two.add_student("bob")
        with Gradebook(url) as three:
            three.db.add(api.Student(id="cyd"))
            three.db.flush()
            with Gradebook(url) as reader:
                reader.db.rollback()
            assert [each.id for each in three.students] == ["ada", "bob", "cyd"]
            three.db.rollback()
    assert students(url) == ["ada", "bob"]


def test_other_writers_are_locked_out_during_a_transaction(url):
    with at_once(url):
        with Gradebook(url) as book:
            book.add_student("ada")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            enters(url, "bob")
        with apart():
            assert students(url) == ["ada"]
            enters(url, "bob")
        with Gradebook(url) as two:
            two.add_student("cyd")
    assert students(url) == ["ada", "bob", "cyd"]


def test_a_refused_caller_gets_the_usual_message(url):
    holder = sqlite3.connect(url.removeprefix("sqlite:///"))
    holder.execute("BEGIN IMMEDIATE")
    hasty = f"{url}?timeout=0.1"
    with pytest.raises(OperationalError, match="locked"), at_once(hasty):
        Gradebook(hasty).close()
    with Gradebook(hasty) as reader:  # nothing is left of the look that failed
        assert reader.students == []
    holder.rollback()
    with at_once(hasty), Gradebook(hasty) as book:
        book.add_student("ada")
    assert students(url) == ["ada"]


def test_a_server_s_gradebook_is_left_to_nbgrader():
    with at_once("postgresql+psycopg://nobody@nowhere/gradebook"):
        pass
