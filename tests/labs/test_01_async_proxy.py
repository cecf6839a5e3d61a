"""Lab 01: the async proxy, and what its text says."""

from __future__ import annotations

import pytest

from tests.labs.lab_tests import LabTests


class TestAsyncProxy(LabTests):
    lab = "01_async_proxy"
