"""The places of the C structs' fields are those that clang gives them."""

from __future__ import annotations

import pytest

from quality import native


def test_the_struct_layout_matches_clang() -> None:
    pytest.importorskip("ziglang")
    assert native.layout() == native.LAYOUT.read_text()
