"""The program that goes into the sandbox: `python -m harness.classroom.sandbox.jail`.

A `Job` (JSON) on stdin, a `JobOutcome` (JSON) on stdout. It sets up the isolation, drops every
privilege, and becomes the supervisor of the job's process. It runs no code of a student.

It is a fresh Python, or a fork of a process that has loaded the job's program (`warm_up`). No job
changes the loaded program: only the fork reads the job.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
from types import ModuleType

from harness.base.processes import codec, linux
from harness.classroom.sandbox import view
from harness.classroom.sandbox.group import ControlGroup, Gauges
from harness.classroom.sandbox.job import Job, JobOutcome
from harness.classroom.sandbox.supervisor import Begin, supervise

_NAMESPACES = (
    view.CLONE_NEWNS | view.CLONE_NEWPID | view.CLONE_NEWNET | view.CLONE_NEWIPC | view.CLONE_NEWUTS
)

_loaded: ModuleType | None = None  # the job's program; without it a job's process is its command


def warm_up(name: str) -> None:
    """Load the program ``name``, whose module has `warm_up` and `main`."""
    global _loaded
    _loaded = importlib.import_module(f"{name}.__main__")
    _loaded.warm_up()


def main() -> int:
    """Run a job."""
    begin = None if _loaded is None else _loaded.main
    linux.prctl(linux.PR_SET_PDEATHSIG, signal.SIGKILL)  # nothing outlives the grader
    job = codec.loads(Job, sys.stdin.buffer.read())
    linux.prctl(linux.PR_SET_NO_NEW_PRIVS, 1)
    try:
        gauges = ControlGroup(job.groups).enter() if job.groups else None
        if job.walls == "limits":
            linux.prctl(linux.PR_SET_CHILD_SUBREAPER, 1)
            return _run(job, job.root, False, begin, gauges)
        _leave_namespaces()
        inside = os.fork()  # the first process of the new process namespace
    except OSError as error:
        return _give_up(error)
    if inside:
        _, status = os.waitpid(inside, 0)
        return os.waitstatus_to_exitcode(status)
    linux.prctl(linux.PR_SET_PDEATHSIG, signal.SIGKILL)
    try:
        view.build(job.root, job.readable, job.hidden, job.limits.disk_bytes)
        if job.folder:
            _copy_in(job, job.root + view.HOME)
        view.enter(job.root)
    except OSError as error:
        os._exit(_give_up(error))
    os._exit(_run(job, "", True, begin, gauges))


def _leave_namespaces() -> None:
    """Leave the namespaces, as root without a user namespace; else within a namespace that this
    process owns."""
    user, group = os.geteuid(), os.getegid()
    if user == 0:
        view.unshare(_NAMESPACES)
        return
    view.unshare(_NAMESPACES | view.CLONE_NEWUSER)
    # A fork server's fork is closed to other processes, and its own /proc is root's. Nothing of a
    # student's runs yet; the supervisor closes itself before anything does.
    linux.prctl(linux.PR_SET_DUMPABLE, 1)
    for name, text in (
        ("setgroups", "deny"),
        ("uid_map", f"{user} {user} 1"),
        ("gid_map", f"{group} {group} 1"),
    ):
        with open(f"/proc/self/{name}", "w") as out:
            out.write(text)


def _run(job: Job, root: str, inside: bool, begin: Begin | None, gauges: Gauges | None) -> int:
    places = {
        name: root + path
        for name, path in (("home", view.HOME), ("job", view.JOB), ("tmp", view.TEMPORARY))
    }
    outbox = root + view.OUTBOX
    if not inside:
        for path in (*places.values(), outbox):
            os.makedirs(path)
        if job.folder:
            _copy_in(job, places["home"])
    for name, text in job.files.items():
        with open(f"{places['job']}/{os.path.basename(name)}", "w", encoding="utf-8") as out:
            out.write(text)
    _give(job, (*places.values(), outbox, "/dev/shm") if inside else tuple(places.values()))
    outcome = supervise(job, places, outbox, inside, begin, gauges)
    sys.stdout.write(codec.dumps(outcome))
    sys.stdout.flush()
    return 0


def _copy_in(job: Job, home: str) -> None:
    view.copy_in(job.folder, home, job.limits.disk_bytes // 2)


def _give(job: Job, owned: tuple[str, ...]) -> None:
    """Let the folders ``owned`` be those of the user of the job's processes."""
    if job.uid is None:
        return
    if job.walls == "limits":
        os.chmod(job.root, 0o711)
    for top in owned:
        device = os.stat(top).st_dev
        for folder, folders, files in os.walk(top):
            os.chown(folder, job.uid, job.uid)
            for name in files:
                os.chown(os.path.join(folder, name), job.uid, job.uid, follow_symlinks=False)
            # A folder that is shown from outside may be below /tmp: it is another file system.
            folders[:] = [name for name in folders if os.lstat(f"{folder}/{name}").st_dev == device]


def _give_up(error: OSError) -> int:
    sys.stdout.write(codec.dumps(JobOutcome("no-sandbox", message=str(error)[:500])))
    sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
