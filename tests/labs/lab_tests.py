"""Requirements for every lab. A lab with further statements in its text has its own tests, in a
subclass of `LabTests` that names it; all others are in `test_other_labs.py`:

    class TestGemm(LabTests):
        lab = "08_gemm"

Its exercises' wrong and right answers are in ``solutions/<lab>/answers/``.
"""

from __future__ import annotations

import contextlib
import inspect
import io
import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from unittest.mock import patch

import nbformat
from nbformat import NotebookNode

import harness
from harness.classroom.course.notebooks import code_cells, grade_id, read_text_notebook
from harness.course import checking, exercises
from harness.course.checking import Result
from harness.course.exercises.exercise import Quiz
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import Verdict
from tests import judge_here
from tests.labs.notebook_code import FILE, answer, import_answers, import_file, kept_folder, plan_of
from tests.labs.running import run_notebook
from tests.labs.variants import FOLDER, Variant, variants_of
from tests.offenders import offenders

ROOT = Path(__file__).resolve().parent.parent.parent
LABS = tuple(sorted(path.parent.name for path in (ROOT / "solutions").glob("*/*.py")))
CREDITED = ("passed", "not-measured")


def exercises_of(lab: str) -> tuple[str, ...]:
    """Return the lab's exercises by the names of its test cells."""
    notebook = solution_of(lab)
    checks = [grade_id(cell) for cell in notebook.cells if cell.cell_type == "code"]
    return tuple(name.removesuffix("-check") for name in checks if name and name.endswith("-check"))


@cache
def wrong_answers(lab: str) -> tuple[Variant, ...]:
    """The lab's known-wrong answers."""
    return tuple(variant for variant in answers_of(lab) if not variant.right)


@cache
def right_answers(lab: str) -> tuple[Variant, ...]:
    """The right answers in another form than the lab's solution."""
    return tuple(variant for variant in answers_of(lab) if variant.right)


@cache
def answers_of(lab: str) -> tuple[Variant, ...]:
    """The lab's right and wrong answers."""
    return variants_of(solution_of(lab), text_of(lab).parent / FOLDER)


def text_of(lab: str) -> Path:
    return ROOT / "solutions" / lab / f"{lab}.py"


@cache
def solution_of(lab: str) -> NotebookNode:
    """The lab with its answers, shared by all readers: nobody may change it."""
    return read_text_notebook(text_of(lab))


def answered(exercise: str, change: Callable[[str], str]) -> NotebookNode:
    """Return the lab's solution with another answer to the exercise; ``change`` maps the source."""
    notebook = deepcopy(solution_of(exercises.folder(exercise).parent.name))
    (cell,) = (each for each in notebook.cells if grade_id(each) == f"{exercise}-kernel")
    cell.source = change(cell.source)
    return notebook


def module_of(
    exercise: str, change: Callable[[str], str], folder: Path | None = None
) -> ModuleType:
    """The same as a module. In the same ``folder``, by default a folder kept by this process,
    called functions are not compiled again for each answer.
    """
    last = f"{exercise}-kernel"
    return import_answers(answered(exercise, change), folder or kept_folder(), last=last)


# Calls that only show something, on one line or several.
_SHOWS = re.compile(
    r"^(harness\.(break_it|check|recorded_speed)|views\.\w+)\((\n( .*\n)+\)|.*)$", re.MULTILINE
)


def as_module(
    lab: str, folder: Path, changes: tuple[tuple[str, str], ...] = (), left_out: str = "\0"
) -> ModuleType:
    """Return the solved lab as a module: every code cell, without checks and pictures, edited by
    ``changes``, pairs of an old and a new text. Cells with the text ``left_out`` are omitted.
    """
    cells = [cell for cell in code_cells(solution_of(lab)) if left_out not in cell.source]
    source = "\n\n\n".join(_SHOWS.sub("", cell.source) for cell in cells)
    for old, new in changes:
        assert old in source
        source = source.replace(old, new)
    path = folder / "lab.py"
    path.write_text(source)
    return import_file(path)


def handed_in(module: ModuleType, name: str, seed: int = judge_here.SEED) -> Submission | Verdict:
    """Return the submission of the exercise's check cell, or the verdict if there is none."""
    answered = answer(module, name), plan_of(module, name)
    prepared = checking._prepared(name, *answered, seed, "emulator")
    return prepared if isinstance(prepared, Verdict) else prepared.submission


def edited(exercise: str, *edits: tuple[str, str], form: str = "") -> Submission:
    """Return the submission of an answer, or of its other ``form``, after edits: old and new."""

    def change(source: str) -> str:
        source = form or source
        for old, new in edits:
            assert old in source
            source = source.replace(old, new, 1)
        return source

    with contextlib.redirect_stdout(io.StringIO()):
        submission = handed_in(module_of(exercise, change), exercise)
    assert isinstance(submission, Submission)
    return submission


def in_two_loops(wait: str) -> tuple[tuple[str, str], ...]:
    """Return edits of the answer to ping-pong: each warp has a loop of its own, and warp 0 waits at
    the top of its loop, as ``wait`` says, and not after it."""
    turn = "            values[lane] *= x[point]\n            ptx.mbarrier_arrive(ping)\n"
    store = "    if warp == 0:\n        out[point] = values[lane]"
    again = "    for r in range(coefficients.shape[0]):\n        coefficient = coefficients[r]\n"
    comment = "        # Warp 1's turn: wait, add the coefficient, and hand back.\n"
    end = "            ptx.mbarrier_wait_parity(pong, r & 1)\n        ### END SOLUTION\n"
    return (
        (f"    ### BEGIN SOLUTION\n{store}", ""),
        (f"{turn}{end}", f"            {wait}\n{turn}{store}\n{again}"),
        (f"{comment}        ### BEGIN SOLUTION\n", ""),
    )


def check(module: ModuleType, name: str, device: str, seed: int = judge_here.SEED) -> Result:
    """Do the work of the exercise's check cell with the answer in ``module``; a repeated test has
    the same inputs and the same order of events.
    """
    plan = plan_of(module, name)
    options = {"plan": plan} if plan else {}
    return harness.check(name, answer(module, name), device=device, seed=seed, **options)


def check_variant(
    variant: Variant, folder: Path, device: str, seed: int = judge_here.SEED
) -> Result:
    """Check an answer that replaces the lab's solution."""
    module = module_of(variant.exercise, lambda _: variant.source, folder)
    return check(module, variant.exercise, device, seed)


def check_wrong(variant: Variant, folder: Path, device: str, seed: int) -> Result:
    """The same for a wrong answer. Nearly all lose their points on the first schedule already."""
    if device == "emulator":
        with patch.object(checking, "ask", judge_here.ask_briefly):
            result = check_variant(variant, folder, device, seed)
        kinds = {hazard.kind for hazard in result.verdict.hazards}
        if lost_in(result.verdict) == set(variant.loses) and kinds >= set(variant.hazards):
            return result
    return check_variant(variant, folder, device, seed)


def lost_in(verdict: Verdict) -> set[str]:
    return {prop.name for prop in verdict.properties if prop.status not in CREDITED}


def _shown_by_hardware(verdict: Verdict) -> bool:
    """Return True if a GPU killed the kernel or had to be freed of it, in a run or while it was
    timed, or if the output after timing showed the bug. At 8192³ a missing proxy fence did once:
    1190 of 67108864 elements were wrong on an H200, driver 580.159.04, 2026-11-22.
    """
    killed = any(r.machine == "hopper" and r.outcome in ("fault", "hang") for r in verdict.runs)
    reasons = [prop.reason for prop in verdict.properties]
    return killed or any("while it was timed" in r or "after timing" in r for r in reasons)


def assert_shown(parts: ModuleType, shown: SimpleNamespace, *functions: str) -> None:
    """A lab's own sizes, and its own versions of ``functions``, are those that its parts use."""
    sizes = {name: value for name, value in vars(parts).items() if name.isupper()}
    assert sizes and {name: getattr(shown, name) for name in sizes} == sizes
    for name in functions:
        sources = (inspect.getsource(getattr(module, name).py_func) for module in (parts, shown))
        assert len(set(sources)) == 1, name


class LabTests:
    """Solution, skeleton, wrong answers, and the notebook from top to bottom."""

    lab: str
    # The seed draws small shapes for the lab's exercises if the emulator works long on large ones.
    # The edges are the same.
    seed: int = judge_here.SEED
    # The exercises whose first wrong answer is judged in `make test`; by default all of them.
    judged: tuple[str, ...] = ()
    # Kernels that are given and are not just unfinished: exercise -> problem's kind.
    skeleton_problems: dict[str, str] = {"repair-wrappers": "undeclared-effects"}

    def test_the_solution_earns_all_points(self, solved, exercise: str, device: str) -> None:
        result = check(solved, exercise, device, self.seed)
        assert result.points == result.possible == exercises.get(exercise).total_points
        assert not result.verdict.hazards

    def test_the_skeletons_earn_nothing_and_say_why(self, released) -> None:
        def check_one(exercise: str) -> None:
            with patch.object(checking, "ask", judge_here.ask_briefly):
                result = check(released, exercise, "emulator", self.seed)
            assert result.points == 0.0
            kinds = [problem.kind for problem in result.verdict.problems]
            if not isinstance(exercises.get(exercise), Quiz):
                assert {*kinds} == {self.skeleton_problems.get(exercise, "untouched")}

        assert offenders(exercises_of(self.lab), check_one) == {}

    def test_a_wrong_answer_loses_the_expected_points(
        self, variant: Variant, device: str, answers_folder: Path
    ) -> None:
        result = check_wrong(variant, answers_folder, device, self.seed)
        verdict, lost = result.verdict, lost_in(result.verdict)
        if device == "hopper" and variant.loses and _shown_by_hardware(verdict):
            assert lost >= set(variant.loses)  # hardware's faults lose the rest, too
            return
        if device == "hopper":  # how fast a wrong kernel is, nobody has said
            lost, due = lost - {"fast"}, set(variant.loses) - {"fast"}
        else:
            due = set(variant.loses)
        assert lost == due
        if device != "hopper" and not isinstance(exercises.get(variant.exercise), Quiz):
            assert result.points == variant.points(device)
        kinds = {hazard.kind for hazard in verdict.hazards if hazard.costs}
        kinds |= {problem.kind for problem in verdict.problems}
        assert set(variant.hazards) <= kinds
        if not variant.hazards:
            assert not kinds
        lines = [line.strip() for line in (answers_folder / FILE).read_text().splitlines()]
        for hazard in verdict.hazards:
            assert hazard.line is not None  # a call on several lines is quoted whole
            assert lines[hazard.line - 1] and hazard.source.startswith(lines[hazard.line - 1])

    def test_an_alternative_right_answer_earns_all_points(
        self, other: Variant, answers_folder: Path
    ) -> None:
        result = check_variant(other, answers_folder, "emulator", self.seed)
        assert result.points == result.possible
        hazards = result.verdict.hazards
        assert not [hazard for hazard in hazards if hazard.costs]
        assert {hazard.kind for hazard in hazards} == set(other.hazards)  # the answer's own

    def test_it_runs_from_top_to_bottom(self, which: str) -> None:
        """Without an error, solved and unsolved; a cell that is meant to fail catches its error."""
        path = ROOT / "labs" / self.lab / f"{self.lab}.ipynb"
        notebook = (
            read_text_notebook(text_of(self.lab))
            if which == "solutions"
            else nbformat.read(path, as_version=4)
        )
        errors = run_notebook(notebook, path.parent, self.seed)
        assert errors == [], errors
