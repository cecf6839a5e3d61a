"""Right and wrong answers: their fields, and the lines that their edits apply to."""

from __future__ import annotations

import pytest

from harness.classroom.course.course import CourseError
from harness.classroom.course.notebooks import read_text_notebook
from tests.classroom.conftest import ROOT
from tests.labs.variants import edited, read_variants, variants_of
from tests.naming import naming

ANSWER = """\
def kernel(src, dst):
    ### BEGIN SOLUTION
    fence()
    barrier()
    store()
    ### END SOLUTION
    barrier()"""
SECTION = "# {chapter} answers\n\n## no-fence\nAbout.\n{said}\n```diff\n-    fence()\n```\n"
SAID = "loses: {loses}\nhazards: {hazards}"


def read(tmp_path, text, chapter="Wrong"):
    path = tmp_path / "tile-copy.md"
    path.write_text(SECTION.format(said=text, chapter=chapter))
    (variant,) = read_variants(path, "tile-copy", ANSWER)
    return variant


def test_a_variant_is_read(tmp_path) -> None:
    variant = read(tmp_path, SAID.format(loses="correct, synchronized", hazards="data-race"))
    assert (variant.name, variant.about) == ("no-fence", "About.")
    assert variant.loses == ("correct", "synchronized") and variant.hazards == ("data-race",)
    assert variant.points("hopper") == 0.0
    assert variant.source == "def kernel(src, dst):\n    barrier()\n    store()\n    barrier()\n"


def test_an_unmeasured_speed_is_credited_to_a_synchronized_kernel_only(tmp_path) -> None:
    path = tmp_path / "tile-copy-large.md"
    text = SAID.format(loses="synchronized", hazards="data-race")
    path.write_text(SECTION.format(said=text, chapter="Wrong"))
    (variant,) = read_variants(path, "tile-copy-large", ANSWER)
    assert (variant.points("hopper"), variant.points("emulator")) == (4.0, 2.0)


def test_empty_and_missing_fields(tmp_path) -> None:
    variant = read(tmp_path, SAID.format(loses="nothing", hazards="none"))
    assert variant.loses == variant.hazards == () and not variant.right
    assert variant.points("emulator") == 5.0


def test_a_right_answer_loses_nothing(tmp_path) -> None:
    variant = read(tmp_path, "", "Right")
    assert variant.right and variant.loses == variant.hazards == ()


def test_a_missing_field_is_named(tmp_path) -> None:
    with pytest.raises(CourseError, match=naming("tile-copy.md", "no-fence", "loses")):
        read(tmp_path, "hazards: none")


def test_an_unknown_property_is_refused(tmp_path) -> None:
    with pytest.raises(CourseError, match=naming("tile-copy.md", "no-fence", "style")):
        read(tmp_path, SAID.format(loses="style", hazards="none"))


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [("", "\n## another\nWithout a diff.\n", 11), ("## first\nAbout.\n```diff\n-x\n```\n", "", 1)],
)
def test_text_that_is_not_a_variant_is_named_by_its_line(tmp_path, before, after, line) -> None:
    path = tmp_path / "tile-copy.md"
    whole = SECTION.format(said=SAID.format(loses="nothing", hazards="none"), chapter="Wrong")
    path.write_text(before + whole + after)
    with pytest.raises(CourseError, match=rf"tile-copy\.md: line {line}:"):
        read_variants(path, "tile-copy", ANSWER)


@pytest.mark.parametrize(
    ("edits", "expected"),
    [
        (" a\n-b", "a\nc\nb\n"),
        (" c\n-b\n+d\n+e", "a\nb\nc\nd\ne\n"),
        (" c\n+\n+d", "a\nb\nc\n\nd\nb\n"),
        (" a\n+x\n\n c\n+y", "a\nx\nb\nc\ny\nb\n"),  # two hunks
    ],
)
def test_edits(edits, expected) -> None:
    assert edited("a\nb\nc\nb", edits) == expected


@pytest.mark.parametrize(
    ("edits", "times"), [("-b", 2), ("-x", 0), (" a\n-c", 0), ("+d", 0), ("", 0)]
)
def test_edits_that_do_not_match_exactly_once(edits, times) -> None:
    with pytest.raises(CourseError, match=naming(times)):
        edited("a\nb\nc\nb", edits)


def test_a_line_without_a_sign_is_refused() -> None:
    with pytest.raises(CourseError, match=naming("-", "+")):
        edited("a\nb", " a\nb\n")


LAB = ROOT / "solutions" / "tile_copy" / "tile_copy.py"
EDIT = (
    "# Wrong answers\n\n## no-fence\nAbout.\nloses: nothing\nhazards: none\n"
    "```diff\n-    ptx.fence_proxy_async_shared_cta()\n```\n"
)


def test_two_answers_of_a_lab_with_the_same_name(tmp_path) -> None:
    for name in ("tile-copy", "tile-copy-large"):
        (tmp_path / f"{name}.md").write_text(EDIT)
    with pytest.raises(CourseError, match=r"no-fence$"):
        variants_of(read_text_notebook(LAB), tmp_path)


def test_a_file_named_after_no_cell_of_the_lab(tmp_path) -> None:
    (tmp_path / "drain.md").write_text(EDIT)
    with pytest.raises(CourseError, match=r"drain\.md: .*`drain-kernel`"):
        variants_of(read_text_notebook(LAB), tmp_path)
