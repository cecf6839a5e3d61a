"""Moodle and Canvas: the archive of an assignment's submissions, the table of grades that they
import, and the archive of feedback.

Moodle: ``Ann Bell_4711_assignsubmission_file_/tile_copy.ipynb``, or all of it in the file's name.
Canvas: ``bellann_LATE_4711_123456_tile_copy-1.ipynb``.
"""

from __future__ import annotations

import csv
import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Literal, TextIO

from nbgrader.api import Gradebook

from harness.base.files import reading
from harness.classroom.admission.files import TIMESTAMP, printable
from harness.classroom.course.course import Course, CourseError
from harness.classroom.grading import records
from harness.classroom.grading.export import inert, sums

Lms = Literal["moodle", "canvas"]
_NAMES = "handed_in_as.json"  # in the lab's folder of records: by student, the name in the archive
_MOODLE = re.compile(r"(?P<name>.+?)_(?P<id>\d+)_assignsubmission_[a-z]+_?/?(?P<file>.*)", re.S)
_CANVAS = re.compile(r"(?P<name>.+?)(?P<late>_LATE)?_(?P<id>\d+)_\d{3,}_(?P<file>.+)", re.S)
_LATE = "late by Canvas: write the time of handing in here\n"
_JUNK = ("__MACOSX", ".DS_Store", "desktop.ini", "Thumbs.db")


@dataclass(frozen=True)
class HandedIn:
    """A file of an archive: its path there, the ``student`` whom its path names, that student's
    name, the file's own path, and whether the path says that it was late. ``known`` is False if the
    path has neither Moodle's form nor Canvas's: the student is then called after the file."""

    path: str
    student: str
    name: str
    file: str
    late: bool = False
    known: bool = True


def named(path: str) -> HandedIn | None:
    """Return the facts in a path of an archive; None for a folder, and for files of systems."""
    parts = PurePosixPath(path).parts
    if path.endswith("/") or not parts or ".." in parts or parts[0] == "/":
        return None
    if any(part in _JUNK or part.startswith("._") for part in parts):
        return None
    if parts[-1].endswith(TIMESTAMP):  # a student would write it for the grader
        return None
    for start in range(len(parts)):
        inner = "/".join(parts[start:])
        match = _MOODLE.fullmatch(inner) or _CANVAS.fullmatch(inner)
        if match is not None and "/" not in match["name"]:
            parsed = match.groupdict()
            file = parsed["file"] or parts[-1]
            return HandedIn(path, parsed["id"], parsed["name"], file, bool(parsed.get("late")))
    name = re.sub(r"[/+\\]|^\.", "_", printable(PurePosixPath(parts[0]).stem)) or "_"
    return HandedIn(path, name, "", parts[-1], known=False)


def collect(course: Course, lab: str, archive: Path) -> Iterator[tuple[str, list[HandedIn], bool]]:
    """Put the submissions in ``archive``, a zip file, in the place in which `grade` looks. Yield
    each student, their files, and whether they are new. Raises CourseError, also if a submission
    cannot be unpacked: then all others have been put there."""
    course.check_lab(lab)
    students: dict[str, list[HandedIn]] = {}
    with reading(archive, "an archive of an LMS"), archive.open("rb") as file:
        try:
            opened = zipfile.ZipFile(file)
        except zipfile.BadZipFile as error:
            raise CourseError(f"{archive} is not a zip file, or is damaged: {error}") from None
        for path in sorted(opened.namelist()):
            if (entry := named(path)) is not None:
                students.setdefault(entry.student, []).append(entry)
        damaged = []
        for student, entries in students.items():
            try:
                contents = {entry.file: opened.read(entry.path) for entry in entries}
            except Exception as error:  # a damaged archive leads its reader to whatever
                damaged.append(f"{student} ({error})")
                continue
            yield student, entries, _put(course.submitted / student / lab, entries, contents)
    names = _names(course, lab) | {student: each[0].path for student, each in students.items()}
    records.put(course.root / records.FOLDER / lab / _NAMES, json.dumps(names))
    with course.gradebook() as gradebook:
        there = {student.id for student in gradebook.students}
        for student, entries in students.items():
            if student not in there and entries[0].known:
                first, _, last = entries[0].name.rpartition(" ")
                gradebook.add_student(student, first_name=first, last_name=last)
    if damaged:
        raise CourseError(f"{archive}: not collected, as it is damaged: {', '.join(damaged)}")


def _put(target: Path, entries: list[HandedIn], contents: dict[str, bytes]) -> bool:
    """Return False if these files are there. A date that somebody has written next to them stays
    with them."""
    files = [path for path in target.rglob("*") if path.is_file() and path.name != TIMESTAMP]
    if (
        target.is_dir()
        and {str(path.relative_to(target)): path.read_bytes() for path in files} == contents
    ):
        return False
    new = target.with_name(f".{target.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    for file, content in contents.items():
        (new / file).parent.mkdir(parents=True, exist_ok=True)
        (new / file).write_bytes(content)
    if any(entry.late for entry in entries):
        (new / TIMESTAMP).write_text(_LATE)
    shutil.rmtree(target, ignore_errors=True)
    new.rename(target)
    return True


def _names(course: Course, lab: str) -> dict[str, str]:
    path = course.root / records.FOLDER / lab / _NAMES
    with reading(path, "the names in an LMS's archive"):
        return dict(json.loads(path.read_text())) if path.is_file() else {}


def pack_feedback(course: Course, lab: str, target: Path) -> int:
    """Write the students' pages into an archive, each under the name that its submission had in
    the LMS, which finds the student by it. Return the number of pages. Raises CourseError if there
    are none."""
    course.check_lab(lab)
    names, pages = _names(course, lab), sorted(course.feedback.glob(f"*/{lab}/*.html"))
    if not pages:
        raise CourseError(f"feedback/*/{lab} has no pages: `nbgrader generate_feedback {lab}`")
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for page in pages:
            student = page.parent.parent.name
            entry = named(names.get(student, ""))
            if entry is None or not entry.known:
                name = f"{student}/{page.name}"
            elif _MOODLE.search(entry.path):
                name = f"{entry.path.removesuffix(entry.file).rstrip('/_')}_/{page.name}"
            else:
                name = str(PurePosixPath(entry.path).with_suffix(".html"))
            packed.write(page, name)
    return len(pages)


def write_grades(course: Course, lab: str, lms: Lms, out: TextIO) -> int:
    """Write a lab's sums as the LMS imports them: Moodle as a worksheet of the assignment, Canvas
    as a gradebook. Return the number of students. Without a grade the field is empty."""
    table = csv.writer(out, lineterminator="\n")
    with Gradebook(course.gradebook_url) as gradebook:
        rows = list(sums(gradebook, course.root, lab))
    most = f"{max((row.max_score for row in rows), default=0.0):g}"
    if lms == "moodle":
        table.writerow(("Identifier", "Full name", "Email address", "Grade", "Maximum Grade"))
    else:
        table.writerow(("Student", "ID", "SIS User ID", "SIS Login ID", "Section", lab))
        table.writerow(("    Points Possible", "", "", "", "", most))
    for row in rows:
        first, last, email = row.first_name or "", row.last_name or "", row.email or ""
        score = "" if row.score is None else f"{row.score:g}"
        if lms == "moodle":
            name = f"{first} {last}".strip()
            cells: tuple[str, ...] = (f"Participant {row.student_id}", name, email, score, most)
        else:
            name = f"{last}, {first}".strip(", ")
            cells = (name, row.student_id, "", "", "", score)
        table.writerow([inert(cell) for cell in cells])
    return len(rows)
