"""Submissions from the archives of Moodle and Canvas, and grades and pages for them."""

from __future__ import annotations

import csv
import io
import shutil
import zipfile

import pytest

from harness.classroom import lms
from harness.classroom.admission.desk import admit
from harness.classroom.course.course import CourseError
from tests.classroom.conftest import make_course

MOODLE = "Ann Bell_4711_assignsubmission_file_/toy.ipynb"
CANVAS = "al_saudabdul_LATE_4712_123456_toy-1.ipynb.txt"


@pytest.mark.parametrize(
    ("path", "student", "file"),
    [
        (MOODLE, "4711", "toy.ipynb"),
        (f"all of them/{MOODLE}", "4711", "toy.ipynb"),
        ("Ann_Marie Bell_4711_assignsubmission_file_toy.zip", "4711", "toy.zip"),
        ("Suharto_4712_assignsubmission_file_/more/mine.py", "4712", "more/mine.py"),
        ("Participant_4713_assignsubmission_file_toy.ipynb", "4713", "toy.ipynb"),
        (CANVAS, "4712", "toy-1.ipynb.txt"),
        ("bellann_4711_123456_01_2_x.ipynb", "4711", "01_2_x.ipynb"),
        ("IMG 1.ipynb", "IMG 1", "IMG 1.ipynb"),  # nobody's: a row of its own
        (".a+b.ipynb", "_a_b", ".a+b.ipynb"),
    ],
)
def test_the_student_is_in_the_name(path, student, file) -> None:
    entry = lms.named(path)
    assert entry is not None and (entry.student, entry.file) == (student, file)


@pytest.mark.parametrize(
    "path",
    [
        "a/",
        "../a_1_234_x",
        "/etc/passwd",
        "__MACOSX/._toy.ipynb",
        "A_1_assignsubmission_file_/timestamp.txt",
    ],
)
def test_files_of_systems_and_dates_are_left_out(path) -> None:
    assert lms.named(path) is None


def test_from_the_archive_and_back(tmp_path) -> None:
    course = make_course(tmp_path / "course")
    archive = tmp_path / "all.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for path in (MOODLE, CANVAS, "IMG 1.ipynb"):
            file.write(course.labs / "toy" / "toy.ipynb", path)
    assert [new for _, _, new in lms.collect(course, "toy", archive)] == [True] * 3
    assert not any(new for _, _, new in lms.collect(course, "toy", archive))
    kinds = {
        student: [finding.kind.value for finding in admit(course, "toy", student)]
        for student in ("4711", "4712")
    }
    assert kinds == {"4711": [], "4712": ["other-name", "no-date"]}  # late, and nobody knows when
    with course.gradebook() as book:
        names = {student.id: (student.first_name, student.last_name) for student in book.students}
    assert names == {"4711": ("Ann", "Bell"), "4712": ("", "al_saudabdul")}
    with pytest.raises(CourseError, match="toy"):
        lms.pack_feedback(course, "toy", tmp_path / "pages.zip")
    for student in ("4711", "4712", "IMG 1"):
        page = course.feedback / student / "toy" / "toy.html"
        page.parent.mkdir(parents=True)
        page.touch()
    assert lms.pack_feedback(course, "toy", tmp_path / "pages.zip") == 3
    assert set(zipfile.ZipFile(tmp_path / "pages.zip").namelist()) == {
        "Ann Bell_4711_assignsubmission_file_/toy.html",
        "al_saudabdul_LATE_4712_123456_toy-1.ipynb.html",
        "IMG 1/toy.html",
    }
    out = {"moodle": io.StringIO(), "canvas": io.StringIO()}
    assert [lms.write_grades(course, "toy", name, text) for name, text in out.items()] == [2, 2]
    first, *_ = csv.DictReader(io.StringIO(out["moodle"].getvalue()))
    assert (first["Identifier"], first["Grade"]) == ("Participant 4711", "0")
    possible, first, *_ = csv.DictReader(io.StringIO(out["canvas"].getvalue()))
    assert (possible["toy"], first["Student"], first["ID"]) == ("5", "Bell, Ann", "4711")


def test_an_archive_that_is_damaged(toy_course, tmp_path) -> None:
    (tmp_path / "half.zip").write_bytes(b"PK\x03\x04")
    with pytest.raises(CourseError, match="damaged"):
        list(lms.collect(toy_course, "toy", tmp_path / "half.zip"))
    with zipfile.ZipFile(tmp_path / "one.zip", "w") as file:
        file.writestr("Al_4801_assignsubmission_file_/toy.ipynb", "intact")
        file.writestr("Bo_4802_assignsubmission_file_/toy.ipynb", "damaged")
        file.writestr("Cy_4803_assignsubmission_file_/toy.ipynb", "intact")
    content = (tmp_path / "one.zip").read_bytes()
    (tmp_path / "one.zip").write_bytes(content.replace(b"damaged", b"changed"))
    with pytest.raises(CourseError, match="4802"):
        list(lms.collect(toy_course, "toy", tmp_path / "one.zip"))
    for student in ("4801", "4803"):
        assert (toy_course.submitted / student / "toy" / "toy.ipynb").is_file()
        shutil.rmtree(toy_course.submitted / student)
