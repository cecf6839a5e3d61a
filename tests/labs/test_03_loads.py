"""Lab 03, and what its text says."""

from __future__ import annotations

from tests.labs.lab_tests import LabTests


class TestLoads(LabTests):
    lab = "03_loads"
    skeleton_problems = {"describe-it": "bad-plan"}
