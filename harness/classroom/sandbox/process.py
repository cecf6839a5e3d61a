"""The grader's side of a sandbox: a job goes in, an outcome comes out, and nothing is left behind.
Each sandbox has a core: however many processes it starts, they do not use the other sandboxes'
cores."""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import IO

import harness
from harness.base import settings
from harness.base.processes import codec
from harness.base.processes.fork_client import Fork, ForkServer, owner
from harness.base.processes.scratch import scratch_folder
from harness.base.processes.waits import Patience, Waits
from harness.classroom.sandbox import group
from harness.classroom.sandbox.job import Job, JobOutcome, Limits, Walls
from harness.classroom.sandbox.supervisor import ALL_BYTES
from harness.classroom.sandbox.view import TEMPORARY

_GRACE_S = 300.0
_FIRST_UID, _UIDS = 2_000_000, 1_000_000  # used by nothing else; a fresh one for each run
_MOST_BYTES = 2 * ALL_BYTES + 2**20  # a byte is two at most as JSON, and there are names


def run(
    module: str,
    *,
    walls: Walls,
    limits: Limits,
    folder: Path | None = None,
    files: Mapping[str, str] | None = None,
    environment: Mapping[str, str] | None = None,
    loaded: bool = False,
) -> JobOutcome:
    """Run ``python -m MODULE`` in a sandbox. In any case this returns or raises KeyboardInterrupt,
    and every process of the run is gone then.

    ``loaded``: begin from a process that has loaded the module, which has `warm_up` and `main`. Not
    without namespaces: there, processes of the same user may meet.
    """
    with scratch_folder() as root, _a_group(limits) as groups, a_core() as core:
        uid = _user_of_its_own(walls)
        job = Job(
            walls=walls,
            limits=limits,
            root=str(root),
            command=(sys.executable, "-P", "-m", module),
            folder=str(folder.resolve()) if folder else "",
            files=dict(files or {}),
            environment={**_environment(), **(environment or {})},
            readable=_readable(),
            hidden=_hidden(),
            uid=uid,
            watcher_uid=None if uid is None else uid + _UIDS,
            groups=groups,
            core=core,
        )
        begins_loaded = loaded and walls == "namespaces"
        return _run(job, _fork_server(module, owner()) if begins_loaded else None)


def prepare(module: str) -> None:
    """Start the fork server from which `run` forks ``loaded`` jobs of ``module``, so that it loads
    meanwhile."""
    _fork_server(module, owner()).begin()


@contextmanager
def _a_group(limits: Limits) -> Iterator[tuple[str, ...]]:
    """The folders of a control group for the run; none where none can be made."""
    control = group.make(limits)
    try:
        yield control.folders if control else ()
    finally:
        if control:
            control.remove()


def _user_of_its_own(walls: Walls) -> int | None:
    """A fresh user for this run, where the grader is root and that user can get at Python."""
    if os.geteuid() != 0 or (walls == "limits" and not python_is_public()):
        return None
    return _FIRST_UID + secrets.randbelow(_UIDS)


def python_is_public() -> bool:
    """Return True if every user of this machine can run this interpreter and import the harness."""
    for path in (sys.executable, os.path.realpath(sys.executable), _HOUSE):
        for folder in Path(path).parents:
            if not os.stat(folder).st_mode & 0o001:
                return False
    return True


def _run(job: Job, fork_server: ForkServer | None) -> JobOutcome:
    out, out_theirs = os.pipe()
    err, err_theirs = os.pipe()
    with tempfile.TemporaryFile() as text, open(out, "rb"), open(err, "rb") as errors:
        try:
            text.write(codec.dumps(job).encode())
            text.seek(0)
            started = _start(text, out_theirs, err_theirs, fork_server)
        finally:
            os.close(out_theirs)
            os.close(err_theirs)
        try:
            answer = _answer(out, started.number, job.limits)
        finally:
            started.end()
        try:
            return codec.loads(JobOutcome, answer)
        except codec.CodecError as error:
            message = errors.read(2000).decode(errors="replace").strip()
            return JobOutcome("no-sandbox", message=message[-500:] or str(error)[:500])


def _start(text: IO[bytes], out: int, err: int, fork_server: ForkServer | None) -> Fork | Fresh:
    if fork_server is not None:
        return fork_server.fork([text.fileno(), out, err])
    environment = {"PYTHONPATH": _HOUSE, "PATH": os.defpath, "LANG": "C.UTF-8"}
    return Fresh(text, out, err, environment)


@cache
def _fork_server(module: str, owner: int) -> ForkServer:
    """Return the fork server of the process ``owner``."""
    environment = {**_environment(), settings.CACHE_DIR.name: "off"}
    return ForkServer("harness.classroom.sandbox.jail", environment, module)


def _answer(descriptor: int, jail: int, limits: Limits) -> bytes:
    """Return the output of the jail until its end, up to _MOST_BYTES. It watches its limits
    itself, and is given up only when it is stuck."""
    parts: list[bytes] = []
    length = 0
    with closing(Waits()) as waits:
        patience = Patience(jail, limits.notebook_s + _GRACE_S, limits.notebook_s + _GRACE_S, waits)
        while length <= _MOST_BYTES and (left_s := patience.left_s()) > 0:
            if not select.select([descriptor], [], [], left_s)[0]:
                continue
            part = os.read(descriptor, 2**16)
            if not part:
                break
            parts.append(part)
            length += len(part)
    return b"".join(parts)


_HOUSE = str(Path(harness.__file__).resolve().parent.parent)


def _readable() -> tuple[str, ...]:
    """The interpreter, its packages and the harness: no other file of this machine's."""
    packages = [
        path for path in sys.path if os.path.basename(path) in ("site-packages", "dist-packages")
    ]
    house = os.path.join(_HOUSE, "harness")
    python = [sys.prefix, sys.base_prefix, os.path.dirname(sys.executable)]
    wanted = [*python, *packages, *_added_packages(), *_toolkit().values(), house]
    real = [os.path.realpath(path) for path in wanted]
    seen: list[str] = []
    for path in (*wanted, *real):
        inside = any(
            path == folder or path.startswith(folder + os.sep) for folder in ("/usr", *seen)
        )
        if os.path.isdir(path) and not inside:
            seen.append(path)
    return tuple(seen)


def _hidden() -> tuple[str, ...]:
    """The solutions of the labs, which a wheel has inside the package."""
    path = os.path.join(_HOUSE, "harness", "solutions")
    return tuple(dict.fromkeys((path, os.path.realpath(path))))


def _added_packages() -> list[str]:
    """Folders of packages that PYTHONPATH names, as clusters do. None that holds more than
    packages: a course, the repository (of that only the harness is shown), somebody's home, this
    run's folder, the sandbox's own places."""
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    others = (str(Path.home()), os.getcwd(), tempfile.gettempdir(), TEMPORARY, _HOUSE)
    private = [os.path.realpath(path) for path in others]
    return [
        path
        for path in paths
        if os.path.isabs(path)
        and not any(Path(folder).is_relative_to(os.path.realpath(path)) for folder in private)
        and not any(os.path.exists(f"{path}/{name}") for name in ("nbgrader_config.py", "harness"))
    ]


def _toolkit() -> dict[str, str]:
    """Return the variables that name the CUDA toolkit, if it is not a Python package: the
    compiler of kernels is looked for there."""
    paths = {name: os.environ.get(name, "") for name in ("CUDA_PATH", "CUDA_HOME")}
    return {
        name: path
        for name, path in paths.items()
        if os.path.isabs(path) and os.path.isdir(os.path.join(path, "nvvm"))
    }


def _environment() -> dict[str, str]:
    return {
        **_toolkit(),
        "PATH": os.pathsep.join([os.path.dirname(sys.executable), "/usr/bin", "/bin"]),
        "PYTHONPATH": os.pathsep.join([_HOUSE, *_added_packages()]),
        "LANG": "C.UTF-8",
        "PYTHONDONTWRITEBYTECODE": "1",
        settings.DEVICE.name: "emulator",
        "MPLBACKEND": "module://matplotlib_inline.backend_inline",
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
        "NBGRADER_EXECUTION": "autograde",
    }


class Fresh:
    """A Python of its own. Its job is its standard input."""

    def __init__(self, job: IO[bytes], out: int, err: int, environment: Mapping[str, str]):
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "harness.classroom.sandbox.jail"],
            stdin=job,
            stdout=out,
            stderr=err,
            env=dict(environment),
            start_new_session=True,
        )

    @property
    def number(self) -> int:
        return self._process.pid

    def end(self) -> None:
        """Kill its session, and leave no zombie."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@contextmanager
def a_core() -> Iterator[int]:
    """A core that no other sandbox of this user has on this machine; any, where all are taken. It
    is given back at the end, even if this process is killed."""
    folder = Path(tempfile.gettempdir(), f"tma-labs-cores-{os.geteuid()}")
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    cores = sorted(os.sched_getaffinity(0))
    # Another user of the folder of temporary files may have made this file first.
    own = folder.lstat().st_uid == os.geteuid()
    for core in cores if own else ():
        held = os.open(folder / str(core), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
        try:
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                continue
            yield core
            return
        finally:
            os.close(held)
    yield secrets.choice(cores)
