"""Messages for files named by the user that cannot be read or written."""

from __future__ import annotations

import gzip
import tomllib
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from harness.base.errors import FileError, HarnessError, LaunchError
from harness.base.files import check_place, reading, writing
from tests.naming import naming


def read_packed(file: Path) -> None:
    gzip.decompress(file.read_bytes())


def read_toml(file: Path) -> None:
    tomllib.loads(file.read_text(encoding="utf-8"))


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    cases: list[tuple[bytes | None, Callable[[Path], object], type[Exception]]] = [
        (None, Path.read_bytes, FileNotFoundError),
        (b"\xff", read_toml, UnicodeDecodeError),
        (b"a = ", read_toml, tomllib.TOMLDecodeError),
        (b"a = " + 5000 * b"[", read_toml, RecursionError),
        (b"packed", read_packed, gzip.BadGzipFile),
        (gzip.compress(b"packed", mtime=0)[:-9], read_packed, EOFError),
        (gzip.compress(b"x", mtime=0)[:10] + b"\xff" * 20, read_packed, zlib.error),
    ]
    file = tmp_path / "x"
    for content, read, cause in cases:
        if content is not None:
            file.write_bytes(content)
        with (
            pytest.raises(FileError, match=naming("--launch", file, "launch file")) as raised,
            reading(file, "a launch file", "--launch "),
        ):
            read(file)
        assert type(raised.value.__context__) is cause


def test_a_folder_and_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path, cause in ((tmp_path, IsADirectoryError), (tmp_path / "file/x", NotADirectoryError)):
        with pytest.raises(FileError, match=naming(path)) as raised, reading(path, "a file"):
            path.read_bytes()
        assert type(raised.value.__context__) is cause
        with pytest.raises(FileError, match=naming(path)) as raised, writing(path):
            path.write_bytes(b"")
        assert type(raised.value.__context__) is cause


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
    for path, named, cause in (
        (tmp_path, tmp_path, IsADirectoryError),
        (tmp_path / "no" / "new", tmp_path / "no", FileNotFoundError),
        (tmp_path / "old" / "new", tmp_path / "old", FileNotFoundError),
        (tmp_path / ("x" * 300), tmp_path, OSError),
    ):
        with pytest.raises(FileError, match=naming("--out", named)) as raised:
            check_place(path, "--out ")
        assert type(raised.value.__context__) is cause
