"""The kernels of the site's pages of hazards: each shows its kind and nothing else, and nothing at
all with the lines that mend it."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.site.hazards import SMALLEST, found, smallest
from harness.diagnosis import KINDS


def test_there_is_one_of_each_kind() -> None:
    assert sorted(path.stem for path in SMALLEST.glob("*.py")) == sorted(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_it_shows_its_kind_until_it_is_mended(kind: str, tmp_path: Path) -> None:
    kernel = smallest(kind)
    assert {one.kind for one in found("broken", kernel.broken, tmp_path)} == {kind}
    assert found("mended", kernel.mended, tmp_path) == ()
    assert kernel.added
