"""The corpus: each kernel has the findings that its first lines expect, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.corpus.kernels import read

FOLDER = Path(__file__).parent
KERNELS = sorted(FOLDER.rglob("*.ptx"))


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_kernel_has_its_findings(path: Path) -> None:
    assert list(read(path).problems()) == []
