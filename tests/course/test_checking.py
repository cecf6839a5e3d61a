"""`harness.check`: the judge's input, the student's view, and the absence of exceptions."""

from __future__ import annotations

import inspect
import re
import sys
import types
import warnings
from dataclasses import replace
from html import escape

import nbformat
import pytest
from nbclient import NotebookClient

from harness.base.errors import CompileError
from harness.course import checking, exercises
from harness.course.exercises.exercise import LIBRARIES
from harness.course.exercises.model_answers import COURSE_FILE, course_file, model_answer
from harness.course.judge.verdict import Problem, PropertyVerdict, RunRecord, Verdict


def kernel(src, dst):
    """Replaces a kernel; the compiler is replaced, too."""


PASSED = Verdict(
    exercise="tile-copy",
    seed=5,
    device="emulator",
    properties=(
        PropertyVerdict("correct", "passed", 2.0, 2.0, "right"),
        PropertyVerdict("synchronized", "failed", 0.0, 3.0, "hazards"),
    ),
    runs=(RunRecord("emulator", "lockstep", (8, 12), "right", 0, 1.0),),
)


@pytest.fixture
def asked(monkeypatch):
    """Replace compiler and judge; collect the judge's requests."""
    questions = []

    def compile_kernel(function, args, *, block=None):
        warnings.warn("slow kernel", UserWarning, stacklevel=1)
        warnings.warn("internal", DeprecationWarning, stacklevel=1)
        function = getattr(function, "py_func", function)
        if function.__name__ == "broken":
            raise CompileError("line 3: Python's print of a list is not for kernels")
        if function.__name__ == "puzzling":
            raise AssertionError("numba")
        questions.append((args, block))
        return types.SimpleNamespace(
            ptx=".entry k",
            entry="k",
            sources={"a.py": "x"},
            name=function.__name__,
            convention="numba",
        )

    def ask(submission, seed=None, device=None):
        questions.append((submission, seed, device))
        return PASSED

    fake = types.ModuleType("harness.course.compiler")
    fake.compile_kernel = compile_kernel
    fake.ParameterSpec = types.SimpleNamespace
    monkeypatch.setitem(sys.modules, "harness.course.compiler", fake)
    monkeypatch.setattr(checking, "ask", ask)
    return questions


def test_the_kernel_crosses_as_data_and_the_verdict_comes_back(asked, capsys):
    result = checking.check("tile-copy", kernel, seed=5, device="emulator")
    (specs, block), (submission, seed, device) = asked
    assert [spec.kind for spec in specs] == ["tensor_map", "tensor_map"] and block == 16
    assert (submission.exercise, submission.entry, seed, device) == (
        "tile-copy",
        "k",
        5,
        "emulator",
    )
    assert isinstance(result.points, float) and result.points == 2.0 and result.possible == 5.0
    assert not result.passed
    assert repr(result) == "<tile-copy: 2 of 5 points, not passed>"
    assert "2 of 5 points" in result._repr_html_()
    printed = capsys.readouterr()
    assert "tile-copy: Not yet: synchronized (2 of 5 points)" in printed.out
    assert printed.err == ""


def test_compiler_warnings_are_notes_and_not_stderr(asked, capsys):
    result = checking.check("tile-copy", kernel)
    assert result.verdict.notes == ("UserWarning: slow kernel",)
    assert capsys.readouterr().err == ""


def test_the_course_s_hints_beside_the_notebook_are_shown(asked, monkeypatch, tmp_path, capsys):
    hung = replace(PASSED, problems=(Problem("hang", "it hangs", hints=("ours is better",)),))
    monkeypatch.setattr(checking, "ask", lambda submission, seed=None, device=None: hung)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hints.md").write_text("# tile-copy\n## hang\n1. Ask us.\n2. b\n3. c\n")
    checking.check("tile-copy", kernel)
    assert "hint: Ask us." in capsys.readouterr().out
    (tmp_path / "hints.md").write_text("# my own notes\n")
    result = checking.check("tile-copy", kernel)
    assert any("hints.md: # my own notes: unknown exercise" in n for n in result.verdict.notes)
    assert "hint: ours is better" in capsys.readouterr().out


FULL = replace(
    PASSED, properties=(PropertyVerdict("correct", "passed", 2.0, 2.0, "right"),), runs=()
)


@pytest.fixture
def earned(asked, monkeypatch, tmp_path):
    """Return a check of `kernel` with the given verdict, and the folder of its notebook."""

    def check(verdict, **asked):
        monkeypatch.setattr(checking, "ask", lambda submission, seed=None, device=None: verdict)
        return checking.check(verdict.exercise, kernel, **asked)

    monkeypatch.chdir(tmp_path)
    return check


def test_full_points_show_the_model_answer_beside_the_student_s(earned):
    result = earned(FULL)
    assert result._answers.theirs.startswith("def kernel(src, dst):")
    assert result._answers.ours == model_answer("tile-copy")
    assert escape(result._answers.ours) in result._repr_html_()


def failed(verdict):
    return replace(verdict, problems=(Problem("hang", "it hangs"),))


def test_less_than_full_points_show_no_model_answer(earned):
    assert earned(PASSED)._answers is None
    assert earned(failed(PASSED))._answers is None


def test_a_course_can_hide_its_model_answers(earned, tmp_path):
    (tmp_path / COURSE_FILE).write_text(course_file(shown=False, compared=True))
    assert earned(FULL)._answers is None
    (tmp_path / COURSE_FILE).write_text("model_answers = true\n")
    assert earned(FULL)._answers is not None


def test_a_wrong_course_file_is_a_note_and_shows_nothing(earned, tmp_path):
    for text in ("model_answers = 1\n", "model_answers\n"):
        (tmp_path / COURSE_FILE).write_text(text)
        result = earned(FULL)
        assert result._answers is None
        assert [note for note in result.verdict.notes if COURSE_FILE in note]


def test_an_answer_that_is_the_model_answer_is_not_shown_twice(earned, monkeypatch):
    ours = inspect.getsource(kernel)
    monkeypatch.setattr(checking, "model_answer", lambda name: ours)
    assert earned(FULL)._answers is None
    marked = ours.replace("\n", "\n    ### BEGIN SOLUTION\n", 1)
    monkeypatch.setattr(checking, "source_of", lambda function: marked)
    assert earned(FULL)._answers is None


def test_the_model_answer_of_a_plan_is_beside_the_student_s_plan(earned):
    def plan(shape):
        source = {"box": (8, 16, 32), "element_strides": (4, 2, 1), "oob_fill": "nan"}
        return {
            "grid": tuple(-(-n // m) for n, m in zip(shape[::-1], (32, 16, 8), strict=True)),
            "src": source,
        }

    result = earned(replace(FULL, exercise="describe-it"), plan=plan)
    assert result._answers.theirs.strip().startswith("def plan(shape):")
    assert "def describe_it_plan(shape):" in result._answers.ours


def test_in_grading_no_model_answer_is_read(asked, monkeypatch, tmp_path):
    monkeypatch.setenv("HARNESS_OUTBOX", str(tmp_path))
    monkeypatch.setattr(checking, "model_answer", lambda name: pytest.fail(name))
    result = checking.check("tile-copy", kernel)
    assert result._answers is None and list(tmp_path.iterdir())


def test_a_device_object_is_accepted(asked):
    checking.check("tile-copy", kernel, device=types.SimpleNamespace(name="emulator"))
    assert asked[-1][2] == "emulator"


def test_a_jitted_kernel_is_unwrapped(asked):
    dispatcher = types.SimpleNamespace(py_func=kernel)
    assert checking.check("tile-copy", dispatcher).points == 2.0


def broken(src, dst):
    pass


def puzzling(src, dst):
    pass


def three(src, dst, n):
    pass


def test_errors_are_on_the_card_and_earn_nothing(asked, capsys):
    for name, argument, options, kind, words in (
        ("tile-kopy", kernel, {}, "unknown-exercise", "'tile-copy'"),
        (None, kernel, {}, "unknown-exercise", "tile-copy-large"),
        (kernel, "tile-copy", {}, "unknown-exercise", "check("),
        ("tile-copy", None, {}, "not-a-kernel", "NoneType"),
        ("tile-copy", 3.5, {}, "not-a-kernel", "float"),
        ("tile-copy", lambda src, dst: None, {}, "not-a-kernel", "lambda"),
        ("tile-copy", broken, {}, "compile-error", "line 3"),
        ("tile-copy", puzzling, {}, "compiler-failed", "numba"),
        ("tile-copy", three, {}, "wrong-arguments", "box (4, 4)"),
        ("tile-copy", kernel, {"seed": "x"}, "wrong-arguments", "seed"),
        ("tile-copy", kernel, {"seed": True}, "wrong-arguments", "seed"),
        ("tile-copy", kernel, {"device": "tpu"}, "wrong-arguments", "'hopper', 'emulator'"),
    ):
        result = checking.check(name, argument, **options)
        (problem,) = result.verdict.problems
        assert problem.kind == kind and words in problem.message
        assert result.points == 0.0 and not result.passed
        printed = capsys.readouterr()
        assert words in printed.out and printed.err == ""
        if kind != "unknown-exercise":
            assert result.possible == 5.0


def test_a_card_without_a_verdict_still_lists_the_points(asked, monkeypatch):
    lost = Verdict("tile-copy", problems=(Problem("judge-error", "it died"),))
    monkeypatch.setattr(checking, "ask", lambda *_, **__: lost)
    result = checking.check("tile-copy", kernel)
    assert (result.points, result.possible) == (0.0, 5.0)


def test_in_a_notebook_the_card_shows_once_and_points_are_the_cells_value():
    cells = [
        "from harness import check\ndef kernel(src): pass",
        "check('tile-copy', kernel).points",
        "check('tile-copy', kernel)",
        "result = check('tile-copy', kernel)",
        "result",
    ]
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    NotebookClient(book, timeout=600).execute()
    outputs = [cell.outputs for cell in book.cells]
    kinds = [[output.output_type for output in cell] for cell in outputs]
    assert kinds == [
        [],
        ["display_data", "execute_result"],
        ["display_data", "execute_result"],
        ["display_data"],
        ["execute_result"],
    ]
    for cell in outputs[1:4]:
        assert "<section" in cell[0].data["text/html"]
        assert "takes 1 arguments" in cell[0].data["text/plain"]
    # nbgrader reads the value of a grade cell from here; anything else earns full points.
    assert [outputs[i][-1].data["text/plain"] for i in (1, 2, 4)] == ["0.0"] * 3
    assert "display:none" in outputs[1][1].data["text/html"]  # the card above says the points
    assert "<section" not in outputs[2][1].data["text/html"]
    assert "<section" in outputs[4][0].data["text/html"]


def test_a_card_after_an_error_says_that_it_shows_the_earlier_kernel():
    """A cell ended with an error, and its name still refers to an earlier run's kernel."""
    check = "check('tile-copy', kernel)"
    cells = [
        "from harness import check\n\ndef helper():\n    return 1",
        "def kernel(src):\n    return helper()",
        check,
        "def kernel(src):\n    return (",
        check,
        "def kernel(src):\n    if src:\n        pass\n      return 1",
        check,
        "def kernel(src):\n    return helper()  # mended",
        check,
        "1 / 0\n\ndef kernel(src):\n    return 3",
        check,
        "def kernel(src):\n    return helper()  # again",
        "def helper():\n    return 2 +",
        check,
        "def helper():\n    return 2",
        check,
    ]
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    NotebookClient(book, timeout=600, allow_errors=True).execute()
    cards = [
        cell.outputs[0].data["text/plain"] for cell in book.cells if cell.source.endswith(check)
    ]
    stated = [re.findall(r"The cell that defines (\w+) (was|ended)", card) for card in cards]
    was = [("kernel", "was")]
    assert stated == [[], was, was, [], [("kernel", "ended")], [("helper", "was")], []]
    assert "SyntaxError, in line 2: return (. Nothing in it took effect" in cards[1]
    assert [card.startswith("! The cell") for card in cards] == [bool(each) for each in stated]


def test_a_progress_line_is_replaced_by_the_card():
    """Half a second after the cell starts there is a progress line, and a single output at the
    end.
    """
    cells = [
        "import harness.course.checking as checking\nfrom harness import check\n"
        "from harness.course.views.cards import display\nsaid = []\n"
        "told = display.Progress.say\n"
        "display.Progress.say = lambda self, words: (said.append(words), told(self, words))",
        "def kernel(src):\n    pass\n\nresult = check('tile-copy', kernel)",
        "said",
    ]
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    NotebookClient(book, timeout=600).execute()
    (card,) = book.cells[1].outputs
    assert card.output_type == "display_data" and "<section" in card.data["text/html"]
    assert "compiling" not in card.data["text/plain"]
    assert book.cells[2].outputs[0].data["text/plain"] == "['tile-copy: compiling']"


def test_outside_a_notebook_only_the_card_is_printed(asked, capsys):
    checking.check("tile-copy", kernel)
    assert "compiling" not in capsys.readouterr().out


def test_a_recorded_speed_names_the_library_of_its_benchmark(capsys):
    for name in ("attention-fast", "gemm-fast", "ring-copy"):
        checking.recorded_speed(name)
        library = exercises.get(name).benchmark.library
        assert f" of {LIBRARIES[library]} (" in capsys.readouterr().out
