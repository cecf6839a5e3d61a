"""nbgrader's exchange: submissions out of it, and feedback into it, with checks.

Every student can write into the exchange's `inbound`, not only by `nbgrader submit`. nbgrader's own
`collect` copies as the instructor and follows links; a folder that cannot be copied, or whose name
has no date, ends the collecting of all. Its `release_feedback` ends for all if a submission lacks
the secret under which its student finds the feedback: if it did not come through the exchange, or
its secret is not text.
"""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import stat
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import nbgrader.exchange.default.collect
import nbgrader.utils
from nbgrader.apps import NbGraderAPI
from nbgrader.coursedir import CourseDirectory
from nbgrader.exchange import ExchangeError
from nbgrader.exchange.default.collect import ExchangeCollect
from nbgrader.exchange.default.release_feedback import ExchangeReleaseFeedback
from nbgrader.utils import notebook_hash, temp_attrs

from harness.base.processes.scratch import scratch_folder
from harness.classroom import dates
from harness.classroom.admission.files import (
    ALLOWANCE,
    CHANGED,
    TIMESTAMP,
    LeftOut,
    handed_in,
    printable,
    read,
    walk,
)
from harness.classroom.course.course import ignored_in_submissions
from harness.classroom.dates import DateError

_NOBODY = ""
_MARGIN = timedelta(minutes=5)  # `nbgrader submit` first takes the time, and then copies


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
        except (DateError, ExchangeError):
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
            # The folder is named after a date; the text in the file may be anything.
            date = dates.utc(os.path.basename(src).rsplit("+", 3)[2])
            changed = _last_change(src)
            text = f"{date} UTC\n"
            if changed - date > _MARGIN:  # anybody can make a folder of any name
                text += f"{CHANGED}{changed:%Y-%m-%d %H:%M:%S} UTC\n"
                named = printable(os.path.basename(src))
                self.log.warning(
                    "%s: changed at %s UTC, after the date in its name", named, changed
                )
            (staged / TIMESTAMP).write_text(text)
            super().do_copy(str(staged), dest, log)

    def _admitted(self, src: str) -> Iterator[tuple[str, bytes]]:
        left = 1000 * min(self.coursedir.max_dir_size, self.coursedir.max_file_size)
        sources = Path(self.coursedir.root, self.coursedir.source_directory)
        ignored = ignored_in_submissions(self.coursedir.ignore, sources)
        for entry in walk(src, ALLOWANCE, ignored):
            why, content = "", None
            if isinstance(entry, LeftOut):
                why = entry.why
            elif entry.size > left:
                why = f"{entry.size / 2**20:.0f} MiB, which is too much"
            elif (content := read(src, entry.name, entry.size)) is None:
                why = "cannot be read"
            if content is not None and entry.name != TIMESTAMP:
                left -= len(content)
                yield entry.name, content
            elif why:
                place = f"{os.path.basename(src)}: {printable(entry.name)}"
                self.log.warning("%s: %s: left out", place, why)


def _last_change(folder: str) -> datetime:
    """The last time (UTC) at which the folder or a file in it was written, renamed or given
    away. The system keeps that time, and no user can set it."""
    files = [entry.name for entry in walk(folder, ALLOWANCE, ())]
    changes = [os.lstat(folder).st_ctime]
    for name in files:
        with suppress(OSError):
            changes.append(os.lstat(os.path.join(folder, name)).st_ctime)
    return datetime.fromtimestamp(int(max(changes)), UTC).replace(tzinfo=None)


SECRET = "submission_secret.txt"  # nbgrader's name for it


class ReleaseFeedback(ExchangeReleaseFeedback):
    """Release feedback to all students who can get it this way, and name the others."""

    src_path: str
    dest_path: str

    def copy_files(self) -> None:
        for folder in sorted(glob.glob(self.src_path)):
            self.src_path = glob.escape(folder)
            try:
                super().copy_files()
                self._under_other_names(Path(folder))
            except (OSError, UnicodeError) as error:
                student = os.path.basename(os.path.dirname(folder))
                self.log.error("%s: %s", student, self._reason(folder, error))

    def _under_other_names(self, folder: Path) -> None:
        """Release the single page of a lab under each name of a submitted notebook, too: a
        student's `fetch_feedback` asks for those names."""
        pages = sorted(folder.glob("*.html"))
        student, lab = folder.parent.name, folder.name
        place = self.coursedir
        submitted = Path(place.format_path(place.submitted_directory, student, lab))
        for notebook in submitted.glob("*.ipynb") if len(pages) == 1 else ():
            secret = (folder / SECRET).read_text()
            name = notebook_hash(secret=secret, notebook_id=notebook.stem)
            shutil.copy(pages[0], Path(self.dest_path, f"{name}.html"))

    def _reason(self, folder: str, error: Exception) -> str:
        pages = ", ".join(sorted(glob.glob(os.path.join(glob.escape(folder), "*.html"))))
        if not os.path.exists(os.path.join(folder, SECRET)):
            return f"handed in without the exchange: give them {pages} yourself"
        return f"the exchange cannot hand out {pages}: {error}. Give it to them yourself"


def guard_nbgrader() -> None:
    """Have nbgrader read dates as `dates.utc` does, due dates among them, and a submission's as
    `handed_in`: a file that holds no date ends its `autograde` for all, and Formgrader's list of
    the lab."""

    def existing(course: Any, folder: str) -> datetime | None:
        try:
            return handed_in(folder)[0]
        except DateError:
            return None

    def submitted(api: Any, lab: str, student: str) -> datetime | None:
        place = api.coursedir
        folder = place.format_path(place.submitted_directory, student, lab)
        return existing(place, str(Path(folder).absolute()))

    def parse_utc(date: datetime | str | None) -> datetime | None:
        return dates.utc(date) if isinstance(date, str) else _as_it_is(date)

    CourseDirectory.get_existing_timestamp = existing
    NbGraderAPI.get_submitted_timestamp = submitted
    nbgrader.utils.parse_utc = nbgrader.exchange.default.collect.parse_utc = parse_utc


_as_it_is = nbgrader.utils.parse_utc
