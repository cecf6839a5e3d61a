"""The timed functions exist: the stopwatch ignores unknown names."""

from __future__ import annotations

import functools
import importlib

import pytest

from tests.class_on_gpus.stopwatch.sitecustomize import PHASES


@pytest.mark.parametrize("module", PHASES)
def test_timed_functions_exist(module: str) -> None:
    for name in PHASES[module]:
        path = name.rstrip("()").split(".")
        assert callable(functools.reduce(getattr, path, importlib.import_module(module)))
