"""Collects submissions from the exchange into the course: nbgrader's `collect`, with checks.

Every student can write into the exchange's `inbound`, not only by `nbgrader submit`. nbgrader's own
copies as the instructor and follows links; a folder that cannot be copied, or whose name has no
date, ends the collecting of all.
"""

from __future__ import annotations

import os
import pwd
import stat
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from nbgrader.exchange.default.collect import ExchangeCollect
from nbgrader.utils import temp_attrs

from harness.classroom.admission.allowance import ALLOWANCE
from harness.classroom.admission.timestamp import TIMESTAMP
from harness.classroom.admission.walk import LeftOut, printable, read, walk
from harness.processes.scratch import scratch_folder

_NOBODY = ""


class Collect(ExchangeCollect):
    """Plain files of limited number and size are copied; the rest is left out, with a warning."""

    src_records: list[dict[str, Any]]

    def init_src(self) -> None:
        super().init_src()
        self.src_records = [record for record in self.src_records if record["username"] != _NOBODY]

    def _path_to_record(self, path: str) -> dict[str, Any]:
        """Return the record that the folder's name encodes. A folder that is not a submission
        belongs to nobody."""
        try:
            record: dict[str, Any] = super()._path_to_record(path)
            why = self._no_submission(path, record["username"])
        except Exception:  # a parser of dates raises what it likes
            record, why = {"timestamp": datetime.min}, "its name says no student and no date"
        if why:
            self.log.warning("%s: %s: left out", printable(os.path.basename(path)), why)
            record["username"] = _NOBODY
        return record

    def _no_submission(self, path: str, student: str) -> str:
        """Return the reason why this folder is not a submission of ``student``; empty if it is."""
        if not student or student.startswith(".") or not student.isprintable():
            return "no student has such a name"
        info = os.lstat(path)
        if not stat.S_ISDIR(info.st_mode):
            return "it is not a folder"
        try:
            owner = pwd.getpwnam(student).pw_uid
        except KeyError:  # students are no users of this machine
            return ""
        if self.check_owner and info.st_uid != owner:
            return f"it belongs to user {info.st_uid}, and not to {student}"
        return ""

    def copy_files(self) -> None:
        """Collect. Owners have been checked: nbgrader's own check takes a student who is not a user
        of this machine for a cheat."""
        with temp_attrs(self, check_owner=False):
            super().copy_files()

    def do_copy(self, src: str, dest: str, log: object = None) -> None:
        """Copy the admitted part of ``src``, which may change meanwhile, through a folder that
        nobody else can write to."""
        with scratch_folder() as scratch:
            staged = scratch / "submission"
            staged.mkdir()
            for name, content in self._admitted(src):
                target = staged / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
            # What the folder is named after is a date; what the file says may be anything.
            (staged / TIMESTAMP).write_text(os.path.basename(src).rsplit("+", 3)[2] + "\n")
            super().do_copy(str(staged), dest, log)

    def _admitted(self, src: str) -> Iterator[tuple[str, bytes]]:
        left = 1000 * min(self.coursedir.max_dir_size, self.coursedir.max_file_size)
        for entry in walk(src, ALLOWANCE, tuple(self.coursedir.ignore)):
            why, content = "", None
            if isinstance(entry, LeftOut):
                why = entry.why
            elif entry.size > left:
                why = f"{entry.size / 1e6:.0f} MB, which is too much"
            elif (content := read(src, entry.name, entry.size)) is None:
                why = "cannot be read"
            if content is not None and entry.name != TIMESTAMP:
                left -= len(content)
                yield entry.name, content
            elif why:
                place = f"{os.path.basename(src)}: {printable(entry.name)}"
                self.log.warning("%s: %s: left out", place, why)
