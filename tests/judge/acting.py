"""Replaces the process that a fork server would fork as a judge: a Python that runs a script."""

from __future__ import annotations

import os
import sys

from harness.judge.loaded import as_asked


def warm_up(script: str) -> None:
    global _script
    _script = script


def main() -> None:
    os.execv(sys.executable, [sys.executable, "-c", _script, *as_asked()])
