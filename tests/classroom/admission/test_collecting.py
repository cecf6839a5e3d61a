"""Files in the exchange, where every student can write, do not stop collecting, and never expose
files that their student could not read.
"""

from __future__ import annotations

import json
import os
import pwd
from pathlib import Path

import nbformat
import pytest

from harness.classroom.admission.walk import read
from harness.classroom.course.course import Course
from tests.classroom.conftest import make_course

WHEN = "2026-11-02 10:00:00.000000 UTC"


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    new_course = make_course(tmp_path_factory.mktemp("collected"))
    assert new_course.api().release_assignment("toy")["success"]
    return new_course


@pytest.fixture
def inbound(course: Course):
    """``inbound(student)``: a valid submission in the exchange."""

    def submitted(student: str, when: str = WHEN) -> Path:
        place = course.root / "exchange" / "tma-labs" / "inbound" / f"{student}+toy+{when}+x"
        place.mkdir()
        notebook = nbformat.read(course.labs / "toy" / "toy.ipynb", as_version=4)
        (place / "toy.ipynb").write_text(json.dumps(notebook))
        (place / "timestamp.txt").write_text(when)
        return place

    return submitted


def collected(course: Course, student: str, **options: bool) -> list[str] | None:
    """Return the files of ``student`` in the course after collecting, or None."""
    config = course.config()
    for name, value in options.items():
        config.ExchangeCollect[name] = value
    result = course.api(config).collect("toy")
    assert result["success"], result["log"]
    folder = course.submitted / student / "toy"
    return sorted(os.listdir(folder)) if folder.is_dir() else None


SOUND = ["timestamp.txt", "toy.ipynb"]


def test_a_link_is_not_collected(course, inbound) -> None:
    place = inbound("anton")
    secret = course.root / "gradebook.db"
    (place / "more").mkdir()
    for link in (place / "data.csv", place / "more" / "data.csv"):
        link.symlink_to(secret)
    (place / "folder").symlink_to(course.sources)
    (place / "zero").symlink_to("/dev/zero")
    assert collected(course, "anton") == SOUND


def test_a_submission_that_is_a_link_is_ignored(course, inbound) -> None:
    inbound("clara")
    there = inbound("x-elsewhere")
    there.rename(course.root / "elsewhere")
    there.with_name(f"carl+toy+{WHEN}+x").symlink_to(course.root / "elsewhere")
    assert collected(course, "clara") == SOUND
    assert collected(course, "carl") is None


@pytest.mark.parametrize("odd", ["pipe", "holes", "broken-link", "deep"])
def test_an_uncopyable_submission_does_not_stop_others(course, inbound, odd) -> None:
    place = inbound(f"berta-{odd}")
    if odd == "pipe":
        os.mkfifo(place / "data.csv")
    elif odd == "holes":
        with (place / "data.npy").open("wb") as out:
            out.truncate(2**40)
    elif odd == "broken-link":
        (place / "data.csv").symlink_to("nowhere")
    else:
        (place / "/".join("a" * 40)).mkdir(parents=True)
        (place / "/".join("a" * 40) / "x").touch()
    inbound(f"caesar-{odd}")
    assert collected(course, f"berta-{odd}") == SOUND
    assert collected(course, f"caesar-{odd}") == SOUND


NO_NAMES = ["dora+toy+yesterday+x", "dora+toy+", "+toy+WHEN", "..+toy+WHEN", "do\x1b[2Jra+toy+WHEN"]


@pytest.mark.parametrize("name", [name.replace("WHEN", WHEN) for name in NO_NAMES])
def test_an_unexpected_name_does_not_stop_others(course, inbound, name) -> None:
    place = inbound("x-named")
    place.rename(place.with_name(name))
    sound = f"emil-{abs(hash(name))}"
    inbound(sound)
    assert collected(course, sound) == SOUND
    assert not (course.root / "toy").exists()
    assert not {"dora", "", "do\x1b[2Jra"} & set(os.listdir(course.submitted))


def test_the_submission_time_comes_from_the_name(course, inbound) -> None:
    (inbound("frieda") / "timestamp.txt").write_text("a while ago")
    assert collected(course, "frieda") == SOUND
    inbound("frieda", "2026-11-03 10:00:00.000000 UTC")
    assert collected(course, "frieda", update=True) == SOUND
    kept = (course.submitted / "frieda" / "toy" / "timestamp.txt").read_text()
    assert kept.strip() == "2026-11-03 10:00:00.000000 UTC"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder to another")
def test_a_submission_in_the_name_of_another_is_left_out(course, inbound) -> None:
    victim, other = pwd.getpwuid(1), pwd.getpwuid(2)
    os.chown(inbound(victim.pw_name), victim.pw_uid, -1)
    forged = inbound(victim.pw_name, "2026-12-24 10:00:00.000000 UTC")
    os.chown(forged, other.pw_uid, -1)
    (forged / "forged.txt").touch()
    assert collected(course, victim.pw_name) == SOUND
    assert "forged.txt" in (collected(course, victim.pw_name, check_owner=False, update=True) or [])


def test_a_folder_that_becomes_a_link_while_it_is_read(tmp_path) -> None:
    secret = tmp_path / "secret"
    (tmp_path / "handed-in").mkdir()
    secret.mkdir()
    (secret / "data").write_text("secret")
    (tmp_path / "handed-in" / "folder").symlink_to(secret)
    assert read(str(tmp_path / "handed-in"), "folder/data", 100) is None
    assert read(str(tmp_path), "secret/data", 100) == b"secret"


def test_a_folder_made_by_hand_is_not_reported_as_cheating(course, inbound) -> None:
    inbound("made-by-hand")  # no user of this machine has that name
    result = course.api().collect("toy")
    assert (course.submitted / "made-by-hand" / "toy" / "toy.ipynb").is_file()
    warnings = [line for line in result["log"].splitlines() if "[WARNING]" in line]
    assert not [line for line in warnings if "made-by-hand" in line], warnings
    assert "claims to be submitted" not in result["log"]
