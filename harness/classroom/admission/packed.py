"""The notebooks among the files that somebody handed in, by their content: whatever a file is
called, it may be a notebook, or an archive that holds some."""

from __future__ import annotations

import io
import tarfile
import zipfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from harness.classroom.admission.files import TIMESTAMP, printable

_ZIP = b"PK"
_TARS = (b"\x1f\x8b", b"BZh", b"\xfd7zXZ\x00")  # gzip, bzip2, xz; a plain tar's mark is inside
_OTHERS = {b"Rar!\x1a\x07": "a RAR archive", b"7z\xbc\xaf\x27\x1c": "a 7z archive"}
_PACKED = (".zip", ".tar", ".tgz", ".gz", ".bz2", ".xz")
_TEXTS = (b"{", b"\xef\xbb\xbf{", b"\xff\xfe{", b"\xfe\xff\x00{")
_DEEP = 3  # archives in archives


@dataclass(frozen=True)
class Candidate:
    """A notebook that may be the lab's: ``shown`` is its name, after that of its
    archive, if any; ``beside`` has the files of its folder, by name."""

    shown: str
    content: bytes
    beside: Mapping[str, bytes]


class Unpacker:
    """Unpacks at most ``left`` bytes, and ``entries`` files of each archive. ``damaged`` has the
    archives that cannot be unpacked, with the reason. Nothing is written: names are data."""

    def __init__(self, left: int, entries: int):
        self._left, self._entries = left, entries
        self.damaged: dict[str, str] = {}

    def notebooks(
        self, files: Mapping[str, bytes], archive: str = "", deep: int = 0
    ) -> Iterator[Candidate]:
        """The candidates among ``files``, by path in ``archive``; the nearest to its top first."""
        for path in sorted(files, key=lambda path: path.count("/")):
            content, shown = files[path], printable(f"{archive}{path}")
            if is_packed(content):
                if deep < _DEEP and (inner := self._unpacked(shown, content)):
                    yield from self.notebooks(inner, f"{shown}/", deep + 1)
            elif kind := _OTHERS.get(content[:6], ""):
                self.damaged[shown] = f"is {kind}, not a zip file"
            elif content[:100].lstrip().startswith(_TEXTS):
                inside = archive or "/" in path
                yield Candidate(shown, content, _beside(path, files) if inside else {})
            elif path.lower().endswith(_PACKED):
                self.damaged[shown] = "is a damaged archive"

    def _unpacked(self, archive: str, content: bytes) -> dict[str, bytes]:
        files: dict[str, bytes] = {}
        try:
            for name, unpacked in _members(content, self._entries, lambda: self._left):
                self._left -= len(unpacked)
                if self._left < 0:  # whatever the archive's directory says of its size
                    self.damaged[archive] = "holds more than is unpacked"
                    return {}
                path = PurePosixPath(name)
                if not path.is_absolute() and ".." not in path.parts:
                    files[str(path)] = unpacked
        except Exception:  # a damaged archive leads its reader to whatever
            self.damaged[archive] = "is a damaged archive"
        return files


def is_packed(content: bytes) -> bool:
    """Return True if the bytes are an archive of a kind that is unpacked."""
    return content.startswith((_ZIP, *_TARS)) or content[257:262] == b"ustar"


def _members(content: bytes, entries: int, left: Callable[[], int]) -> Iterator[tuple[str, bytes]]:
    opened = io.BytesIO(content)
    if content.startswith(_ZIP):
        with zipfile.ZipFile(opened) as archive:
            for entry in archive.infolist()[:entries]:
                if not entry.is_dir():
                    with archive.open(entry) as file:
                        yield entry.filename, file.read(left() + 1)
        return
    with tarfile.open(fileobj=opened, mode="r:*") as tar:
        for _, member in zip(range(entries), tar, strict=False):
            if member.isreg() and (reader := tar.extractfile(member)) is not None:
                yield member.name, reader.read(left() + 1)


def _beside(notebook: str, files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of a notebook's own folder, but for other notebooks."""
    inside = f"{PurePosixPath(notebook).parent}/".removeprefix("./")
    return {
        name: content
        for path, content in files.items()
        if path.startswith(inside) and path != notebook
        if (name := path.removeprefix(inside)).isprintable() and name != TIMESTAMP
        if not name.endswith(".ipynb")
    }
