"""Isolation mechanisms that this machine offers for a student's process, found by a trial."""

from __future__ import annotations

import functools
import json
import os
import sys
from dataclasses import dataclass
from typing import Any, get_args

from harness.base import settings
from harness.base.errors import HarnessError
from harness.classroom.sandbox import restrictions
from harness.classroom.sandbox.job import Limits, Walls
from harness.classroom.sandbox.process import python_is_public, run

LEVELS = get_args(settings.Sandbox)
PROBE = "harness.classroom.sandbox.probe"
_PROBE_LIMITS = Limits(notebook_s=20.0)


class NoWalls(HarnessError):
    """This machine lacks the isolation that a graded run must have."""


@dataclass(frozen=True)
class Means:
    """Mechanisms in force, found by a trial run. ``why`` is why there are no namespaces;
    ``landlock`` is the version of Landlock, which restricts files without namespaces; 0 without
    it."""

    namespaces: bool
    own_user: bool
    filter: bool
    why: str = ""
    landlock: int = 0

    def lines(self) -> tuple[str, ...]:
        """A line for each means, for a person to read."""
        closed = "in force" if self.namespaces else f"NOT in force ({self.why})"
        instead = "in force" if self.landlock else "NOT in force"
        return (
            f"namespaces (no network, no other processes, private files): {closed}",
            *([] if self.namespaces else [f"files of others closed (Landlock): {instead}"]),
            f"a user of its own: {'in force' if self.own_user else 'NOT in force'}",
            f"filter of system calls (seccomp): {'in force' if self.filter else 'NOT in force'}",
            "limits on memory, processes, files, output and time: in force",
        )


@functools.cache
def means() -> Means:
    """Try the isolation with a harmless process, once."""
    outcome = run(PROBE, walls="namespaces", limits=_PROBE_LIMITS)
    seen = _seen(outcome.files)
    if seen:
        alone = not seen["network"] and seen["processes"] <= 2 and not seen["outside"]
        why = "" if alone else "the trial process saw more than its own"
        return Means(alone, seen["user"] != os.geteuid(), bool(seen["filtered"]), why)
    why = outcome.message or f"the trial process ended with {outcome.status}"
    seen = _seen(run(PROBE, walls="limits", limits=_PROBE_LIMITS).files)
    own = os.geteuid() == 0 and python_is_public()
    return Means(False, own, bool(seen and seen["filtered"]), why, restrictions.landlock_version())


def _seen(files: dict[str, str]) -> dict[str, Any]:
    try:
        seen: dict[str, Any] = json.loads(files.get("seen.json", "{}"))
    except ValueError:
        return {}
    return seen


def walls(level: str) -> Walls:
    """The isolation of a run under ``level``; raises NoWalls where it is less than asked for."""
    if level not in LEVELS:
        raise NoWalls(f"the sandbox's level must be {settings.SANDBOX.rule}, got {level!r}")
    if level == "off":
        return "limits"
    support = means()
    if support.namespaces and support.filter:
        return "namespaces"
    if level == "required":
        lines = "; ".join(support.lines())
        raise NoWalls(
            f"students' code is not run on this machine: {lines}. Allow unprivileged user "
            "namespaces, or grade in a container of its own with "
            f"{settings.SANDBOX.name}=best-effort"
        )
    if support.namespaces:
        return "namespaces"
    own = os.geteuid() != 0 or support.own_user
    if not own and not restrictions.closes_signals():  # root could end any process
        raise NoWalls(
            "students' code is not run as root: without namespaces, and before Linux 6.12, it "
            f"needs a user of its own, and only root can run {sys.executable} and import the "
            "harness. Let all users enter the folders that they lie in (chmod o+x), or grade as "
            "an ordinary user"
        )
    return "limits"
