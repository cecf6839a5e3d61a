"""Lab 00, and the key of its quiz."""

from __future__ import annotations

from tests.labs.lab_tests import LabTests


class TestInlinePtx(LabTests):
    lab = "00_inline_ptx"
