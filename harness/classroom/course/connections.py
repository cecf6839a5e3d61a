"""Connections to a gradebook: a single engine, and all writes of a submission in one transaction.

nbgrader makes an engine of SQLAlchemy's each time that something looks into a gradebook, eleven
times for a submission. SQLAlchemy keeps compiled statements with the engine: each look compiled all
of its own again, which was half of a submission's cost in the grader's process. An engine that is
disposed of, as nbgrader does at the end of each look, has no connection open and can be used again.

nbgrader commits some twenty times a submission, from a series of sessions, and each commit waits
for the disk. Inside `at_once` all sessions share a connection, and a commit of theirs is a
savepoint: their writes are in the gradebook at the end, all of them, or none if the process was
killed before. A server's gradebook keeps nbgrader's own commits.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from typing import Any, Self
from weakref import WeakSet

import sqlalchemy
from nbgrader import api
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

_MOST = 16  # gradebooks that one process looks into


def keep() -> None:
    """Make each `Gradebook` use the engine of the last one with its URL, from now on."""
    api.create_engine = _engine


@lru_cache(_MOST)
def _engine(url: str, **options: Any) -> sqlalchemy.Engine:
    engine = sqlalchemy.create_engine(url, **options)
    watch(engine, url)
    return engine


_POINT = "committed"
_open: dict[str, _Transaction] = {}  # keyed by URL
_engines: defaultdict[str, WeakSet[sqlalchemy.Engine]] = defaultdict(WeakSet)


@contextmanager
def at_once(url: str) -> Iterator[None]:
    """Commit all writes to the gradebook ``url`` at the end of the block; none if the block
    raises. Others can read meanwhile, and cannot write. Raises OperationalError."""
    if sqlalchemy.make_url(url).get_backend_name() != "sqlite" or url in _open:
        yield
        return
    _forget_connections(url)
    _open[url] = transaction = _Transaction()
    try:
        yield
        transaction.commit()
    finally:
        del _open[url]
        _forget_connections(url)
        transaction.close()


def _forget_connections(url: str) -> None:
    """Forget the connections that a failed look has left to the next look."""
    for engine in _engines[url]:
        engine.dispose()


@contextmanager
def apart() -> Iterator[None]:
    """Run a block inside `at_once` that takes long and writes nothing. Earlier writes are
    committed, so that others can write."""
    for transaction in _open.values():
        transaction.commit()
    yield


def watch(engine: sqlalchemy.Engine, url: str) -> None:
    """Let connections of this engine share the connection of a block."""
    _engines[url].add(engine)
    event.listen(engine, "do_connect", partial(_connection, url))


def _connection(
    url: str, dialect: sqlalchemy.Dialect, record: object, where: Any, how: dict[str, Any]
) -> _Session | None:
    transaction = _open.get(url)
    if transaction is None:
        return None  # SQLAlchemy connects
    if transaction.connection is None:
        transaction.connection = dialect.connect(*where, **how)
        transaction.connection.isolation_level = None  # no statement begins or ends anything
    return _Session(transaction)


class _Transaction:
    """A transaction that begins when a session needs it: a process that waits for the lock then has
    read nothing yet."""

    def __init__(self) -> None:
        self.connection: Any = None

    def begun(self) -> sqlite3.Connection:
        connection: sqlite3.Connection = self.connection
        if not connection.in_transaction:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"SAVEPOINT {_POINT}")
        return connection

    def commit(self) -> None:
        """Raises OperationalError."""
        try:
            if self.connection is not None and self.connection.in_transaction:
                self.connection.execute("COMMIT")
        except sqlite3.OperationalError as error:
            raise OperationalError("COMMIT", None, error) from None

    def close(self) -> None:
        if self.connection is not None:
            with suppress(sqlite3.Error):
                self.connection.rollback()
            self.connection.close()


class _Session:
    """The shared connection as a single session sees it: it does not roll back the writes of
    others."""

    def __init__(self, transaction: _Transaction):
        self._transaction, self.wrote = transaction, False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transaction.connection, name)

    def cursor(self) -> sqlite3.Cursor:
        cursor: _Cursor = self._transaction.begun().cursor(_Cursor)
        cursor.session = self
        return cursor

    def commit(self) -> None:
        self._end(f"RELEASE {_POINT}", f"SAVEPOINT {_POINT}")

    def rollback(self) -> None:
        self._end(f"ROLLBACK TO {_POINT}")

    def close(self) -> None:
        """The connection is the block's to close."""

    def _end(self, *statements: str) -> None:
        connection = self._transaction.connection
        if self.wrote and connection.in_transaction:  # an error of the disk's ends it
            for statement in statements:
                connection.execute(statement)
        self.wrote = False


class _Cursor(sqlite3.Cursor):
    session: _Session

    def execute(self, *args: Any) -> Self:
        return self._noted(super().execute, *args)

    def executemany(self, *args: Any) -> Self:
        return self._noted(super().executemany, *args)

    def _noted(self, execute: Callable[..., Self], *args: Any) -> Self:
        before = self.connection.total_changes
        try:
            return execute(*args)
        finally:
            self.session.wrote |= self.connection.total_changes != before
