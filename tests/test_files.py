"""Messages for files named by the user that cannot be read or written."""

from __future__ import annotations

import gzip
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from harness.errors import FileError, HarnessError, LaunchError
from harness.files import check_place, reading, writing


def read_packed(file: Path) -> None:
    gzip.decompress(file.read_bytes())


def read_toml(file: Path) -> None:
    tomllib.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("content", "read", "says"),
    [
        (None, Path.read_bytes, "there is no such file"),
        (b"\xff", read_toml, "it is not valid UTF-8"),
        (b"a = ", read_toml, "it is not valid TOML: Invalid value"),
        (b"a = " + 5000 * b"[", read_toml, "it is nested too deeply"),
        (b"packed", read_packed, "Not a gzipped file"),
        (gzip.compress(b"packed", mtime=0)[:-9], read_packed, "Compressed file ended before"),
        (gzip.compress(b"x", mtime=0)[:10] + b"\xff" * 20, read_packed, "Error -3 while"),
    ],
)
def test_an_unreadable_file_is_named(
    content: bytes | None, read: Callable[[Path], object], says: str, tmp_path: Path
) -> None:
    file = tmp_path / "x"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(FileError) as raised, reading(file, "a launch file", "--launch "):
        read(file)
    message = str(raised.value)
    assert message.startswith(f"--launch {file}: {says}")
    assert message.endswith("; expected a launch file")


def test_a_folder_and_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path, says in ((tmp_path, "it is a folder"), (tmp_path / "file/x", "is a file")):
        with pytest.raises(FileError, match=says), reading(path, "a file"):
            path.read_bytes()
        with pytest.raises(FileError, match=f"cannot be written: .*{says}"), writing(path):
            path.write_bytes(b"")


def test_a_file_without_read_permission() -> None:
    with pytest.raises(FileError, match=r"\bx\b"), reading(Path("x"), "a file"):
        raise PermissionError(13, "Permission denied", "x")


def test_an_error_of_the_harness_stays_as_it_is() -> None:
    with pytest.raises(HarnessError, match=r"^mine$"), reading(Path("x"), "a file"):
        raise LaunchError("mine")


def test_an_unwritable_path_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("old")
    check_place(tmp_path / "new")
    check_place(tmp_path / "old")
    assert [path.name for path in tmp_path.iterdir()] == ["old"]
    for path, says in (
        (tmp_path, "it is a folder"),
        (tmp_path / "no" / "new", f"there is no folder {tmp_path / 'no'}"),
        (tmp_path / "old" / "new", "there is no folder"),
        (tmp_path / ("x" * 300), "File name too long"),
    ):
        with pytest.raises(FileError, match=f"--out .*cannot be written: {says}"):
            check_place(path, "--out ")
