"""A course's points and ladders, set in a single file: parsed, validated by name, and applied."""

from __future__ import annotations

import ast
import re
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor

import nbformat
import pytest
from nbgrader.api import Gradebook

from harness.base.errors import FileError
from harness.classroom.course import points
from harness.classroom.course.course import Course
from harness.classroom.course.notebooks import read_text_notebook
from harness.classroom.grading.one import autograde
from harness.classroom.labs.release import drift, generate, points_of
from harness.course import exercises
from harness.course.exercises.scheme import PointsError, Scheme, scheme_of, with_scheme
from tests.classroom.conftest import HALF, ROOT, make_course, put_in
from tests.naming import naming


@pytest.fixture(scope="module")
def course(tmp_path_factory) -> Course:
    return make_course(tmp_path_factory.mktemp("points"))


@pytest.fixture
def schemes_of(course):
    """``given(text)``: use the text as the course's points file until the test ends."""
    file = course.root / points.FILE

    def schemes_of(text: str) -> dict:
        file.write_text(text)
        return points.read(course.root)

    yield schemes_of
    file.unlink(missing_ok=True)


def test_without_a_file_no_points_are_changed(course) -> None:
    assert points.read(course.root) == {} and points.fingerprint({}) == ""


def test_the_template_lists_the_current_points(schemes_of) -> None:
    text = points.default_file()
    assert list(tomllib.loads(text)) == list(exercises.names())
    for name, scheme in schemes_of(text).items():
        assert scheme == scheme_of(exercises.get(name)), name
        exercise = exercises.get(name)
        if isinstance(exercise, exercises.Exercise):
            assert with_scheme(exercise, scheme).total_points == exercise.total_points


def test_omitted_entries_keep_their_defaults(schemes_of) -> None:
    default = scheme_of(exercises.get("tile-copy-large"))
    schemes = schemes_of("[tile-copy-large]\ncorrect = 7.5\n")
    assert set(schemes) == {"tile-copy-large"}
    assert schemes["tile-copy-large"].points == {**default.points, "correct": 7.5}
    assert schemes["tile-copy-large"].ladder == default.ladder
    schemes = schemes_of("[tile-copy-large]\nfast = 3\nladder = [[0.5, 1], [0.9, 3]]\n")
    changed = with_scheme(exercises.get("tile-copy-large"), schemes["tile-copy-large"])
    assert changed.points["fast"] == 3.0
    assert [(r.fraction, r.points) for r in changed.benchmark.ladder] == [(0.5, 1.0), (0.9, 3.0)]


INVALID = (
    ("[tile-cpoy]\ncorrect = 1", ("points.toml", "[tile-cpoy]", "tile-copy-large")),
    ("tile-copy = 3", ("points.toml", "tile-copy", "[tile-copy]")),
    ("[tile-copy]\ncorrect = -1", ("points.toml", "tile-copy.correct", -1)),
    ("[tile-copy]\ncorrect = nan", ("tile-copy.correct", "nan")),
    ("[tile-copy]\ncorrect = true", ("tile-copy.correct", "True")),
    ("[tile-copy]\ncorrect = '2'", ("tile-copy.correct", "'2'")),
    ("[tile-copy]\ncorect = 1", ("tile-copy.corect", "correct", "synchronized")),
    ("[tile-copy]\nfast = 1", ("tile-copy.fast", "correct", "synchronized")),
    ("[tile-copy]\nladder = [[0.5, 1]]", ("tile-copy.ladder",)),
    (
        "[tile-copy-large]\nladder = [[0.9, 1], [0.5, 2]]",
        ("tile-copy-large.ladder[1]", "[0.5, 2]", "[0.9, 1]"),
    ),
    (
        "[tile-copy-large]\nladder = [[0.5, 2], [0.9, 1]]",
        ("tile-copy-large.ladder[1]", "[0.5, 2]", "[0.9, 1]"),
    ),
    ("[tile-copy-large]\nladder = [[0.5, 1], [0.9, 3]]", ("tile-copy-large.ladder", 3, 2, "fast")),
    ("[tile-copy-large]\nladder = [[0.5, 1]]", ("tile-copy-large.ladder", 1, 2, "fast")),
    ("[tile-copy-large]\nladder = [0.5, 1]", ("tile-copy-large.ladder", "$[0]", 0.5)),
    ("[tile-copy-large]\nladder = []", ("tile-copy-large.ladder", "[]")),
    ("[tile-copy-large]\nladder = [[-1, 2]]", ("tile-copy-large.ladder", "$[0][0]", -1)),
    ("[tile-copy", ("points.toml", "TOML")),
)


def test_an_invalid_entry_is_named_with_its_location(schemes_of) -> None:
    for text, facts in INVALID:
        with pytest.raises(PointsError, match=naming(*facts)):
            schemes_of(text)


def test_a_file_that_is_not_text(tmp_path) -> None:
    (tmp_path / points.FILE).write_bytes(b"\xff")
    with pytest.raises(FileError, match=r"points\.toml: .*\bUTF-8\b"):
        points.read(tmp_path)


def test_an_invalid_points_file_stops_grading(course, schemes_of) -> None:
    (course.root / points.FILE).write_text("[phase-questions]\ncorrect = -1\n")
    with pytest.raises(PointsError, match=naming("phase-questions.correct", -1)):
        list(autograde(course, "toy", ()))
    with pytest.raises(PointsError, match=r"phase-questions\.correct"):
        generate(course)


def worth(notebook) -> list[float]:
    data = [cell.metadata.get("nbgrader", {}) for cell in notebook.cells]
    return [each["points"] for each in data if each.get("grade")]


def grade(course: Course, student: str) -> dict[str, tuple]:
    (graded,) = autograde(course, "toy", (student,))
    assert graded.graded, graded.findings
    return {
        name: (test_points.earned, test_points.possible)
        for name, test_points in graded.points.items()
    }


def test_judge_and_gradebook_use_the_points_of_the_file(course, schemes_of, cells_run_once) -> None:
    """The notebook's cells say 2 and 3; the file takes precedence, and without it the cells
    count.
    """
    put_in(course, "half", f"one = {HALF}")
    assert grade(course, "half") == {"one-check": (1.5, 2.0), "two-check": (1.5, 3.0)}
    schemes_of("[phase-questions]\ncorrect = 10\n")
    assert grade(course, "half") == {"one-check": (5.0, 10.0), "two-check": (5.0, 10.0)}
    with Gradebook(course.gradebook_url) as book:
        assert book.find_assignment("toy").max_score == 20.0
        assert book.find_submission("toy", "half").score == 10.0
    notebook = nbformat.read(course.autograded / "half" / "toy" / "toy.ipynb", as_version=4)
    assert worth(notebook) == [10.0, 10.0]


def test_labs_are_made_with_the_points_of_the_file(tmp_path) -> None:
    course = make_course(tmp_path)
    text = course.sources / "toy" / "toy.py"
    (tmp_path / points.FILE).write_text("[phase-questions]\ncorrect = 4\n")
    assert [str(difference) for difference in drift(course)] and points_of(text) == 5.0
    generate(course)
    assert drift(course) == ()
    notebook = nbformat.read(course.labs / "toy" / "toy.ipynb", as_version=4)
    assert worth(notebook) == [4.0, 4.0] and points_of(text, points.read(tmp_path)) == 8.0


STANDS = re.compile(
    r"\*(correct|synchronized|fast|conflict-free)\*,?(?: gives)?(?: up to)? ([\d.]+)", re.I
)


def test_texts_of_labs_have_the_points_of_the_course() -> None:
    """Titles, points of properties, ladders: no number is written by hand."""
    labs = sorted(path.name for path in (ROOT / "labs").glob("*/"))
    assert not [(lab, wrong) for lab in labs if (wrong := points_written_by_hand(lab))]


def points_written_by_hand(lab: str) -> list[tuple[str, str]]:
    schemes = {}
    for number, name in enumerate(points.exercises_of(ROOT / "labs" / lab)):
        own = scheme_of(exercises.get(name))
        worth = {key: 11.5 + 10 * number + at for at, key in enumerate(own.points)}
        ladder = tuple((fraction, worth["fast"]) for fraction, _ in own.ladder)
        schemes[name] = Scheme(worth, ladder)
    notebook = read_text_notebook(ROOT / "solutions" / lab / f"{lab}.py", schemes)
    text = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    sections = re.split(r"^(?=#+ .*`[\w-]+` \([\d.]+ points?\))", text, flags=re.M)[1:]
    assert len(sections) == len(schemes), lab
    wrong = []
    for section in sections:
        ((name, total),) = re.findall(r"\A#+ .*`([\w-]+)` \(([\d.]+) points?\)", section)
        if float(total) != schemes[name].total:
            wrong.append((name, total))
        for key, worth in STANDS.findall(" ".join(section.split())):
            if schemes[name].points[key.lower()] != float(worth.rstrip(".")):
                wrong.append((name, key))
    return wrong


def test_cell_ids_do_not_depend_on_points() -> None:
    text = ROOT / "solutions" / "tile_copy" / "tile_copy.py"
    other = {"tile-copy": Scheme({"correct": 9.0, "synchronized": 9.0})}
    ids = [
        [cell.id for cell in read_text_notebook(text, schemes).cells] for schemes in (None, other)
    ]
    assert ids[0] == ids[1]


def test_one_thread_at_a_time_parses(monkeypatch) -> None:
    parse, running, most = ast.parse, [], []

    def slowly(*args: object) -> object:
        running.append(args)
        most.append(len(running))
        time.sleep(0.01)
        running.remove(args)
        return parse(*args)

    monkeypatch.setattr(ast, "parse", slowly)
    sources = [f"harness.check('tile-copy', kernel_{number})" for number in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(points.asked, sources)) == [(f"kernel_{n}",) for n in range(4)]
    assert max(most) == 1
