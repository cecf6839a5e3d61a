"""A PostgreSQL server for a test: Debian's, in a temporary folder, run by an unprivileged user."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PASSWORD = "of this test alone"


def programs() -> Path | None:
    """Return the folder of `initdb` and `postgres`, or None if no server is installed."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    folders = [path for path in versions if (path / "initdb").exists()]
    named = shutil.which("initdb")
    return folders[-1] if folders else Path(named).resolve().parent if named else None


@contextmanager
def server() -> Iterator[str]:
    """A running server, as the URL of its database. As root it runs as the user nobody, since
    PostgreSQL refuses to run as root.
    """
    where = programs()
    assert where is not None
    with tempfile.TemporaryDirectory(prefix="postgresql-") as name:
        folder = Path(name)
        (folder / "password").write_text(PASSWORD)
        me = pwd.getpwuid(os.geteuid()).pw_name
        user = "nobody" if me == "root" else me
        if user != me:
            for path in (folder, folder / "password"):
                shutil.chown(path, user)
        with _running(where, folder, user) as url:
            yield url


@contextmanager
def _running(where: Path, folder: Path, user: str) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    changed = user if os.geteuid() == 0 else None

    def run(program: str, *arguments: str | Path) -> None:
        log = folder / "log"
        with log.open("ab") as out:
            subprocess.run(
                [where / program, *arguments], check=True, cwd=folder, user=changed,
                env={"PATH": os.defpath, "LANG": "C.UTF-8"}, stdout=out, stderr=out,
            )  # fmt: skip

    data, password = folder / "data", folder / "password"
    new = ("--username=teacher", "--auth=scram-sha-256", f"--pwfile={password}", "--no-sync")
    run("initdb", "--pgdata", data, "--encoding=UTF8", *new)
    settings = f"-h 127.0.0.1 -p {port} -k '' -c fsync=off"
    run("pg_ctl", "start", "--wait", "--pgdata", data, "-o", settings)
    try:
        word = PASSWORD.replace(" ", "%20")
        yield f"postgresql+psycopg://teacher:{word}@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "stop", "--mode=immediate", "--pgdata", data)
