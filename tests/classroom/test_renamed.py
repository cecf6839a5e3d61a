"""Kept files have British spellings of names, which all their readers accept."""

from __future__ import annotations

from pathlib import Path

from harness.classroom.course import points
from harness.course.judge.finding_hints import read
from harness.sanitizer.cli.suppressions import read_suppressions


def test_old_spellings_are_read(tmp_path: Path) -> None:
    (tmp_path / "points.toml").write_text("[tile-copy]\nsynchronised = 7\n")
    assert points.read(tmp_path)["tile-copy"].points["synchronized"] == 7

    (tmp_path / "hints.md").write_text("# tile-copy\n## uninitialised-read\n1. a\n2. b\n3. c\n")
    assert set(read(tmp_path)["tile-copy"]) == {"uninitialized-read"}

    file = tmp_path / "s.toml"
    kinds = "uninitialised-read", "*initialised*"
    file.write_text(
        "".join(f'[[suppress]]\nkind = "{kind}"\nentry = "*"\nreason = "x"\n' for kind in kinds)
    )
    assert [s.kind for s in read_suppressions(file)] == ["uninitialized-read", "*initialized*"]
