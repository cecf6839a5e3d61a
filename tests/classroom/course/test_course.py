"""Errors of an instructor's configuration, and a short reason from nbgrader's logs."""

from __future__ import annotations

import pytest

from harness.classroom.course.course import CONFIG, CourseError, find_course, reason


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("c = get_config()\nc.CourseDirectory.root = (\n", ", line 2: SyntaxError: "),
        ("c = get_config()\n\nc.Nothing.of = this\n", ", line 3: NameError: name 'this'"),
        ("import no_such_module\n", ", line 1: ModuleNotFoundError: "),
        ("c = get_config()\nc.CourseDirectory.course_id = 'x'\n", "c.CourseDirectory.root"),
        ("\0", "SyntaxError"),
    ],
)
def test_an_unusable_configuration(tmp_path, text: str, says: str) -> None:
    (tmp_path / CONFIG).write_text(text)
    with pytest.raises(CourseError) as raised:
        find_course(tmp_path)
    assert str(raised.value).startswith(str(tmp_path / CONFIG)) and says in str(raised.value)
    assert "\n" not in str(raised.value)


def test_its_root_is_the_course(tmp_path) -> None:
    root = tmp_path / "elsewhere"
    (tmp_path / CONFIG).write_text(f"c = get_config()\nc.CourseDirectory.root = '{root}'\n")
    with pytest.raises(CourseError, match="HARNESS_COURSE_ROOT"):
        find_course(tmp_path)
    (root / "solutions" / "toy").mkdir(parents=True)
    (root / "solutions" / "toy" / "toy.py").touch()
    assert find_course(tmp_path).root == root


@pytest.mark.parametrize(
    "result, sentence",
    [
        ({"error": "Traceback ...\nValueError: no such thing\n"}, "ValueError: no such thing"),
        (
            {
                "log": "[ERROR] There was an error\n[ERROR] Traceback\n"
                "nbclient.exceptions.DeadKernelError: Kernel died\n",
                "error": "nbgrader.converters.base.NbGraderException: see above\n",
            },
            "DeadKernelError: Kernel died",
        ),
        (
            {"log": "[INFO] a\n[ERROR] No notebooks", "error": "x.NbGraderException: No notebooks"},
            "No notebooks",
        ),
        ({"error": "x.ExchangeError: Assignment not found: y\n"}, "Assignment not found: y"),
        ({}, "nbgrader gave no reason"),
    ],
)
def test_reason(result, sentence) -> None:
    assert reason(result) == sentence


def test_a_reason_is_a_single_line_of_limited_length() -> None:
    sentence = reason({"error": "ValueError: " + "word " * 200})
    assert len(sentence) == 160 and "\n" not in sentence
