"""A separate cache of compiled kernels for each test."""

from __future__ import annotations

import pytest


@pytest.fixture
def fresh_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("HARNESS_CACHE_DIR", str(tmp_path))
    return tmp_path
