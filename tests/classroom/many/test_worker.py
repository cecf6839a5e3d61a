"""Modules that a worker does not import at its start."""

from __future__ import annotations

import subprocess
import sys

LOADED = "import sys, {name}; print([one for one in {others} if one in sys.modules])"


def loaded(name: str, *others: str) -> str:
    """The other modules that are loaded after importing ``name``."""
    code = LOADED.format(name=name, others=list(others))
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return run.stdout.strip()


def test_a_worker_does_not_load_nbgrader() -> None:
    assert loaded("harness.classroom.many.work", "nbgrader", "nbformat") == "['nbformat']"


def test_the_command_line_starts_without_its_commands_imports() -> None:
    heavy = "numpy", "harness.sanitizer.emulator", "nbgrader", "distributed"
    assert loaded("harness.__main__, harness.classroom.commands", *heavy, "typer") == "['typer']"
