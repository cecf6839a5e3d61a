"""What a known-wrong answer has to say about itself, and how its edits find their lines."""

from __future__ import annotations

import pytest

from harness import exercises
from harness.classroom.course.course import CourseError
from harness.classroom.course.notebooks import read_text_notebook
from harness.classroom.labs.variants import edited, read_variants, variants_of
from tests.classroom.conftest import ROOT

ANSWER = """\
def kernel(src, dst):
    ### BEGIN SOLUTION
    fence()
    barrier()
    store()
    ### END SOLUTION
    barrier()"""
SECTION = "# no-fence\nAbout.\n{said}\n```diff\n-    fence()\n```\n"
SAID = "loses: {loses}\nhazards: {hazards}"


def read(tmp_path, said, name="wrong.md"):
    path = tmp_path / name
    path.write_text(SECTION.format(said=said))
    (variant,) = read_variants(path, "tile-copy", ANSWER)
    return variant


def test_read(tmp_path) -> None:
    variant = read(tmp_path, SAID.format(loses="correct, synchronised", hazards="data-race"))
    assert (variant.name, variant.about) == ("no-fence", "About.")
    assert variant.loses == ("correct", "synchronised") and variant.hazards == ("data-race",)
    assert variant.points("hopper") == 0.0
    assert variant.source == "def kernel(src, dst):\n    barrier()\n    store()\n    barrier()\n"


def test_an_unmeasured_speed_is_credited_to_a_synchronised_kernel_only(tmp_path) -> None:
    path = tmp_path / "wrong.md"
    path.write_text(SECTION.format(said=SAID.format(loses="synchronised", hazards="data-race")))
    (variant,) = read_variants(path, "tile-copy-large", ANSWER)
    assert (variant.points("hopper"), variant.points("emulator")) == (4.0, 2.0)


def test_nothing_and_none(tmp_path) -> None:
    variant = read(tmp_path, SAID.format(loses="nothing", hazards="none"))
    assert variant.loses == variant.hazards == ()
    assert variant.points("emulator") == 5.0


def test_a_right_answer_has_nothing_to_say(tmp_path) -> None:
    assert read(tmp_path, "", "right.md").loses == ()


def test_what_is_not_said_is_named(tmp_path) -> None:
    with pytest.raises(CourseError, match=r"wrong\.md: no-fence: it does not say loses"):
        read(tmp_path, "hazards: none")


def test_a_property_that_is_none(tmp_path) -> None:
    with pytest.raises(CourseError, match="loses style: not a property"):
        read(tmp_path, SAID.format(loses="style", hazards="none"))


def test_text_that_is_no_variant_is_named_by_its_line(tmp_path) -> None:
    path = tmp_path / "wrong.md"
    whole = SECTION.format(said=SAID.format(loses="nothing", hazards="none"))
    path.write_text(f"{whole}\n# another\nWithout a diff.\n")
    with pytest.raises(CourseError, match=r"wrong\.md: line 9: no `# name` with its ```diff"):
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
def test_edits_that_do_not_find_their_lines_once(edits, times) -> None:
    with pytest.raises(CourseError, match=f"found {times} times in the solution"):
        edited("a\nb\nc\nb", edits)


def test_a_line_without_a_sign_is_refused() -> None:
    with pytest.raises(CourseError, match=r"begins with -, . or a blank"):
        edited("a\nb", " a\nb\n")


def test_two_answers_of_a_lab_with_one_name(tmp_path) -> None:
    solution = read_text_notebook(ROOT / "solutions" / "tile_copy" / "tile_copy.py")
    for name in ("tile-copy", "tile-copy-large"):
        place = exercises.folder(name)
        folder = tmp_path / place.parent.name / place.name
        folder.mkdir(parents=True)
        (folder / "wrong.md").write_text(
            "# no-fence\nAbout.\nloses: nothing\nhazards: none\n"
            "```diff\n-    ptx.fence_proxy_async_shared_cta()\n```\n"
        )
    with pytest.raises(CourseError, match=r"wrong\.md: two answers .* are called no-fence"):
        variants_of(solution, root=tmp_path)


def test_each_file_of_variants_belongs_to_an_answer_of_its_lab() -> None:
    """A file beside an exercise that no lab asks for would never be tried."""
    files = {path.parent.name for path in exercises.ROOT.glob("*/*/wrong.md")}
    found = set()
    for lab in sorted({exercises.folder(name).parent.name for name in exercises.names()}):
        solution = read_text_notebook(ROOT / "solutions" / lab / f"{lab}.py")
        found |= {exercises.folder(one.exercise).name for one in variants_of(solution)}
    assert found == files
