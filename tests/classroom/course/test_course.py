"""An instructor's configuration is Python: errors are reported with their line."""

from __future__ import annotations

import pytest

from harness.classroom.course.course import CONFIG, CourseError, find_course


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("c = get_config()\nc.CourseDirectory.root = (\n", ", line 2: SyntaxError: "),
        ("c = get_config()\n\nc.Nothing.of = this\n", ", line 3: NameError: name 'this'"),
        ("import no_such_module\n", ", line 1: ModuleNotFoundError: "),
        ("c = get_config()\nc.CourseDirectory.course_id = 'x'\n", "sets no c.CourseDirectory.root"),
        ("\0", "null bytes"),
    ],
)
def test_an_unusable_configuration(tmp_path, text: str, says: str) -> None:
    (tmp_path / CONFIG).write_text(text)
    with pytest.raises(CourseError) as raised:
        find_course(tmp_path)
    assert str(raised.value).startswith(str(tmp_path / CONFIG)) and says in str(raised.value)
    assert "\n" not in str(raised.value)


def test_its_root_is_the_course(tmp_path) -> None:
    (tmp_path / CONFIG).write_text("c = get_config()\nc.CourseDirectory.root = '/a'\n")
    assert str(find_course(tmp_path).root) == "/a"
