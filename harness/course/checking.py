"""`harness.check`, which students call: kernel -> submission -> judge -> verdict -> card.

    harness.check("tile-copy", kernel)            shows the card, returns the result
    harness.check("tile-copy", kernel).points     ... and the points, as a number
    harness.check("load-plan", kernel, plan=plan) where the launch is the student's, too
    harness.check("which-fence", {"a": "none"})   where the answer is not a kernel

Errors of a kernel do not raise here: they are on the card, and earn no points.
"""

from __future__ import annotations

import inspect
import linecache
import secrets
import warnings
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from harness.base import settings
from harness.base.errors import CompileError, FileError, HarnessError
from harness.course import exercises
from harness.course.devices import hopper_name
from harness.course.exercises.exercise import (
    LIBRARIES,
    ArrayArgument,
    Exercise,
    Launch,
    Quiz,
    ScalarArgument,
    Shape,
    read_answers,
)
from harness.course.exercises.hints import HintsError
from harness.course.exercises.model_answers import (
    are_hidden,
    code_lines,
    lines_handed_out,
    model_answer,
    without_marks,
)
from harness.course.exercises.plan import Plan, PlanError, applied, read_plan
from harness.course.judge import finding_hints, outbox
from harness.course.judge.asking import ask, prepare
from harness.course.judge.drawing import SHAPE_SEEDS, draw_shapes
from harness.course.judge.submission import Submission, SubmissionError
from harness.course.judge.verdict import (
    Problem,
    Verdict,
    all_properties,
    refused,
    size_of,
    split_sentence,
)
from harness.course.recordings import note, speed_of
from harness.course.recordings.attempts import Attempt, add
from harness.course.views import speed_card as speed_card
from harness.course.views.cards import html as card
from harness.course.views.cards.display import (
    Progress,
    cell_number,
    judged_instead,
    show,
    source_of,
)
from harness.course.views.cards.markup import Compared, inline

# JupyterLab shows no output with this, not even a prompt.
_UNSEEN = (
    "<style>.jp-OutputArea-child:has(> .jp-OutputArea-output > .hv-said){display:none}</style>"
    "<span class='hv-said'></span>"
)


class Points(float):
    """Points, as a grade cell's last line. nbgrader reads the number from `text/plain`; a notebook
    shows nothing, as the card above has said it."""

    shown_in_cell: int | None = None

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        shown = self.shown_in_cell is not None and self.shown_in_cell == cell_number()
        return {"text/plain": repr(self), **({"text/html": _UNSEEN} if shown else {})}


@dataclass(frozen=True, repr=False)
class Result:
    """The result of a check. ``points`` is a float, for a grade cell's last line."""

    verdict: Verdict
    _shown_in_cell: int | None = field(default=None, compare=False)
    _answers: Compared | None = field(default=None, compare=False)

    @property
    def points(self) -> float:
        """Points earned."""
        earned = Points(self.verdict.points)
        earned.shown_in_cell = self._shown_in_cell
        return earned

    @property
    def possible(self) -> float:
        """Points that could be earned."""
        return float(self.verdict.possible)

    @property
    def passed(self) -> bool:
        """Return True if nothing failed."""
        return self.verdict.passed

    def __repr__(self) -> str:
        state = "passed" if self.passed else "not passed"
        return f"<{self.verdict.exercise}: {self.points:g} of {self.possible:g} points, {state}>"

    def _repr_html_(self) -> str:
        return card.html(self.verdict, answers=self._answers)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """Return the display of a cell whose last line is a result.

        The plain text is the points, always: nbgrader gives a grade cell whose value is no
        number *full* points. The card is not repeated in the cell in which `check` showed it.
        """
        shown = self._shown_in_cell is not None and self._shown_in_cell == cell_number()
        html = f"<code>{escape(repr(self))}</code>" if shown else self._repr_html_()
        return {"text/plain": repr(self.points), "text/html": html}


def check(
    name: str,
    answer: Any,
    *,
    plan: Callable[[Shape], Any] | None = None,
    seed: int | None = None,
    device: Any = None,
) -> Result:
    """Judge ``answer`` as an answer to the exercise ``name``, show the card, return the result.

    ``answer`` is a `@cuda.jit` function (or a plain function), or the dictionary of a quiz. If the
    exercise leaves a part of the launch open, ``plan(shape)`` returns it as a dictionary
    (`harness.course.exercises.plan`); ``shape`` is in numpy order. ``seed`` repeats the shapes and
    inputs of an earlier check. ``device`` is "hopper", "emulator" or a device (default: a Hopper
    GPU if this machine has a Hopper GPU, else the emulator).

    In grading, if HARNESS_OUTBOX names a folder, nothing is judged here: the submission is
    left in that folder, as data, for the judge that runs outside.
    """
    progress = Progress()
    progress.say(f"{name}: compiling")
    prepared = _prepared(name, answer, plan, seed, getattr(device, "name", device))
    if folder := settings.OUTBOX.value():
        verdict = _left_for_the_judge(folder, str(name), prepared)
        if not verdict.problems:
            message = f"{verdict.exercise}: handed in; the judge's card is at the test cell"
            progress.end(f"<div>{escape(message)}</div>", message)
            return Result(verdict, cell_number())
    elif isinstance(prepared, Verdict):
        verdict = prepared
    else:
        progress.say(f"{name}: compiled; the judge tries new shapes and several orders of events")
        verdict = _judged(prepared, seed, getattr(device, "name", device), progress)
        _remember(verdict)
    verdict = _with_the_course_s_hints(verdict)
    if earlier := judged_instead(answer):
        verdict = replace(verdict, earlier=earlier)
    verdict = _without_comparison_if_hidden(verdict)
    verdict, answers = _with_the_model_answer(verdict, answer if plan is None else plan)
    progress.end(card.html(verdict, answers=answers), card.text(verdict))
    return Result(verdict, cell_number(), answers)


def _with_the_model_answer(verdict: Verdict, answer: Any) -> tuple[Verdict, Compared | None]:
    """Return the course's answer next to an answer with full points, unless the course hides it.

    Not of a kernel that its author has changed since, and not if the two are the same text. An
    error of reading is a note in the verdict.
    """
    function = getattr(answer, "py_func", answer)
    full = verdict.passed and verdict.points >= verdict.possible > 0
    if not full or verdict.earlier or not inspect.isfunction(function):
        return verdict, None
    try:
        if are_hidden(Path.cwd()):
            return verdict, None
        compared = Compared(source_of(function), model_answer(verdict.exercise))
    except HarnessError as error:
        return replace(verdict, notes=(*verdict.notes, str(error))), None
    same = without_marks(compared.theirs).split() == compared.ours.split()
    return verdict, None if same or not compared.ours else compared


def _without_comparison_if_hidden(verdict: Verdict) -> Verdict:
    """Return the verdict without the comparison with the course's answer, if the course hides it.
    An error of reading is a note in the verdict."""
    if verdict.compared is None:
        return verdict
    try:
        return replace(verdict, compared=None) if are_hidden(Path.cwd(), "comparisons") else verdict
    except FileError as error:
        return replace(verdict, compared=None, notes=(*verdict.notes, str(error)))


def _with_the_course_s_hints(verdict: Verdict) -> Verdict:
    """Return the verdict with the hints of `hints.md` next to the notebook, if the course has put
    such a file there."""
    try:
        return finding_hints.put_into(verdict, finding_hints.read(Path.cwd()))
    except (HintsError, FileError) as error:
        return replace(verdict, notes=(*verdict.notes, str(error)))


def recorded_speed(name: str) -> None:
    """Show the speed that the solution of the exercise ``name`` reached on Hopper, as it was
    recorded: with its GPU, its date, and the library in the same run."""
    line = _recorded(name) or f"No speed was recorded for `{name}`."
    show(f"<div>{inline(line)}</div>{speed_card.recorded(name)}", line)


def _remember(verdict: Verdict) -> None:
    """Keep this attempt for the student's progress."""
    timed = any(prop.name == "fast" for prop in verdict.properties)
    was_judged = verdict.runs or (verdict.possible and not timed and not verdict.problems)
    # A recording session checks the solutions: these are no student's attempts.
    if was_judged and not settings.RECORD.value():
        now = datetime.now(UTC).isoformat(timespec="seconds")
        add(verdict.exercise, Attempt(now, verdict.points, verdict.possible))


def _recorded(name: str) -> str:
    record = speed_of(name, hopper_name())
    if record is None:
        return ""
    recorded, speed = record
    if speed.kernel_tflop_per_s:
        did = f"did {speed.kernel_tflop_per_s:.0f} TFLOP/s"
        beside = f"{speed.library_tflop_per_s:.0f} TFLOP/s"
    else:
        did = f"moved {speed.kernel_gb_per_s / 1e3:.2f} TB/s"
        beside = f"{speed.library_gb_per_s / 1e3:.2f} TB/s"
    exercise = exercises.get(name)
    timed = getattr(exercise, "benchmark", None)
    library = LIBRARIES[timed.library if timed else "copy"]
    size = size_of(speed.shape, getattr(exercise, "parameters", {}))
    return (
        f"Recorded on {recorded.where}: the solution of `{name}` {did} at {size}, "
        f"{speed.fraction:.2f} of {library} ({beside})."
    )


@dataclass(frozen=True)
class _Prepared:
    """A submission, ready to be judged, and the compiler's warnings."""

    exercise: Exercise | Quiz
    submission: Submission
    notes: tuple[str, ...] = ()


def _prepared(
    name: str, kernel: object, plan: Any, seed: int | None, device: str | None
) -> _Prepared | Verdict:
    """Return the submission for an answer, or the verdict on a value that is not an answer."""
    try:
        exercise = exercises.get(name)
    except exercises.UnknownExercise as error:
        shown = str(name)[:80]
        return Verdict(exercise=shown, problems=(Problem("unknown-exercise", str(error)),))
    if isinstance(exercise, Quiz):
        return _quiz(exercise, kernel)
    launch = _a_launch(exercise)
    problem = (
        _not_its_kernel(kernel, exercise, launch)
        or _bad_options(seed, device)
        or _untouched(exercise, kernel)
        or _calls_its_answer(exercise, _function_of(kernel))
        or _bad_plan(exercise, plan)
    )
    if problem is not None:
        return refused(exercise, problem)
    if settings.OUTBOX.value() is None:
        prepare()  # while the kernel is compiled
    shape_seed: int | None = None
    plans: tuple[Plan, ...] = ()
    try:
        if exercise.student_plan:
            shape_seed = _shape_seed(seed)
            plans = _plans(exercise, plan, shape_seed)
            launch = applied(launch, plans[0])
        submission, notes = submit(exercise, kernel, launch)
        submission = replace(submission, plans=plans, shape_seed=shape_seed)
    except PlanError as error:
        return refused(exercise, Problem("bad-plan", str(error)))
    except CompileError as error:
        return refused(
            exercise,
            Problem("compile-error", str(error), headline=split_sentence(error.reason)[0]),
        )
    except HarnessError as error:
        return refused(exercise, Problem(type(error).__name__, str(error)))
    except (
        Exception
    ) as error:  # numba's internal error: not readable for students, but without a traceback
        message = f"the compiler itself failed: {type(error).__name__}: {error}"
        return refused(exercise, Problem("compiler-failed", message[:2000]))
    return _Prepared(exercise, submission, notes)


def _judged(
    prepared: _Prepared, seed: int | None, device: str | None, progress: Progress
) -> Verdict:
    exercise, notes = prepared.exercise, prepared.notes
    if isinstance(exercise, Quiz):
        return ask(prepared.submission)
    options: dict[str, Any] = {}
    if progress.shown:
        options["say"] = lambda words: progress.say(f"{exercise.name}: compiled; {words}")
    verdict = ask(prepared.submission, seed=seed, device=device, **options)
    if not verdict.properties:
        properties = all_properties(exercise, "not-run", "the kernel was not run")
        verdict = replace(verdict, properties=properties)
    if verdict.benchmark is not None:
        if file := settings.RECORD.value():
            note(file, {"speed": exercise.name, "figures": asdict(verdict.benchmark)})
    elif exercise.benchmark is not None and (recorded := _recorded(exercise.name)):
        notes = (*notes, recorded)
    return replace(
        verdict,
        exercise=exercise.name,
        title=exercise.title,
        notes=(*verdict.notes, *notes),
    )


def _shape_seed(seed: int | None) -> int:
    """In grading the grader chooses the shapes to plan for, and accepts plans for no others."""
    shape_seed = settings.SHAPE_SEED.value()
    if settings.OUTBOX.value() is not None and shape_seed is not None:
        return shape_seed % SHAPE_SEEDS
    return secrets.randbits(32) if seed is None else seed % SHAPE_SEEDS


def _left_for_the_judge(folder: Path, name: str, prepared: _Prepared | Verdict) -> Verdict:
    """Leave the submission in the outbox ``folder``; returns a verdict without points that says
    so."""
    try:
        if isinstance(prepared, Verdict):
            problem = prepared.problems[0]
            outbox.write(folder, outbox.Export(prepared.exercise, problem=problem))
            return prepared
        submission = prepared.submission
        outbox.write(folder, outbox.Export(name, submission, notes=prepared.notes))
    except (SubmissionError, OSError) as error:
        problem = Problem(getattr(error, "kind", "outbox"), str(error))
        return Verdict(exercise=name[:80], problems=(problem,))
    exercise = prepared.exercise
    return Verdict(
        exercise=exercise.name,
        title=exercise.title,
        properties=all_properties(exercise, "not-run", "left for the judge"),
    )


def _quiz(quiz: Quiz, answers: object) -> _Prepared | Verdict:
    if not isinstance(answers, Mapping):
        asked = ", ".join(repr(name) for name in quiz.questions)
        problem = f"the answers are a dictionary with {asked}; got {type(answers).__name__}"
        return refused(quiz, Problem("bad-answer", problem))
    return _Prepared(quiz, Submission(quiz.name, "answers", answers=read_answers(answers)))


def _bad_plan(exercise: Exercise, plan: object) -> Problem | None:
    if exercise.student_plan and not callable(plan):
        listed = ", ".join(exercise.student_plan)
        return Problem(
            "bad-plan",
            f"`{exercise.name}` also asks for a plan: `check({exercise.name!r}, kernel, plan=plan)`"
            f", with a function `plan(shape)` that returns a dictionary with {listed}",
        )
    if plan is not None and not exercise.student_plan:
        return Problem("bad-plan", f"`{exercise.name}` takes no plan: its launch is given")
    return None


def _untouched(exercise: Exercise, kernel: Any) -> Problem | None:
    """Return the problem with an answer cell in which nothing was added."""
    function = _function_of(kernel)
    mine = code_lines("".join(linecache.getlines(function.__code__.co_filename)))
    try:
        lines = lines_handed_out(exercise.name)
    except HarnessError:  # an exercise of a course's own, or no solutions
        return None
    if _contains(mine, lines) and not exercise.repair:
        return Problem(
            "untouched",
            f"No line has been added to `{function.__name__}` yet. Write yours below each "
            "`# YOUR CODE HERE`, run the cell, and check again.",
        )
    return None


def _function_of(kernel: Any) -> Any:
    return getattr(kernel, "py_func", kernel)


def _calls_its_answer(exercise: Exercise, function: Any) -> Problem | None:
    parts = {}
    for name in exercise.to_write:
        module, _, part = name.partition(".")
        parts[id(getattr(import_module(f"harness.course.parts.{module}"), part))] = part
    left, seen = [function], set[int]()
    while left and parts:
        code, names = (used := left.pop()).__code__, used.__globals__
        values = [names[name] for name in code.co_names if name in names]
        asked = [name for name in code.co_names if name in parts.values()]
        modules = [each for each in values if inspect.ismodule(each)]
        values += [getattr(module, name, None) for module in modules for name in asked]
        values += [cell.cell_contents for cell in used.__closure__ or ()]
        if called := [parts[id(value)] for value in values if id(value) in parts]:
            return Problem(
                "answer-imported",
                f"`{used.__name__}` calls `{called[0]}`, which is what this exercise asks you to "
                "write: later exercises are given it. Write its lines here.",
            )
        functions = [f for f in map(_function_of, values) if inspect.isfunction(f)]
        left += [f for f in functions if id(f) not in seen]
        seen |= set(map(id, functions))
    return None


def _contains(mine: list[str], lines: list[str]) -> bool:
    """Return True if a cell or file of these lines has ``lines``, and none was added to them."""
    begins = (i for i, line in enumerate(mine) if line == lines[0]) if lines else ()
    ends = (i + len(lines) for i in begins if mine[i : i + len(lines)] == lines)
    return any(end == len(mine) or not mine[end][0].isspace() for end in ends)


def _plans(
    exercise: Exercise, plan: Callable[[Shape], object], shape_seed: int
) -> tuple[Plan, ...]:
    shapes = list(draw_shapes(exercise, shape_seed))
    if exercise.benchmark is not None:
        shapes.append(exercise.benchmark.shape)
    plans = []
    for shape in shapes:
        try:
            description = plan(tuple(shape))
        except Exception as error:
            raise PlanError(f"plan({shape}) raised {type(error).__name__}: {error}") from None
        plans.append(read_plan(exercise, description))
    if len({each.block for each in plans}) > 1:
        raise PlanError("the block has to be the same for every shape: one kernel is compiled")
    return tuple(plans)


def submit(
    exercise: Exercise, kernel: object, launch: Launch
) -> tuple[Submission, tuple[str, ...]]:
    """Return ``kernel``, compiled for ``exercise``, as data; and the compiler's warnings.
    Warnings are returned and not printed: a line on stderr costs a grade cell its points."""
    from harness.course.compiler import compile_kernel  # brings numba: only when there is a kernel

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        compiled = compile_kernel(kernel, launch.specifications(), block=launch.threads)
    notes = (
        " ".join(f"{warning.category.__name__}: {warning.message}".split())[:500]
        for warning in caught
        # A deprecation inside a library does not concern a student.
        if not issubclass(warning.category, DeprecationWarning | PendingDeprecationWarning)
    )
    submission = Submission(
        exercise=exercise.name,
        kernel=compiled.name,
        ptx=compiled.ptx,
        entry=compiled.entry,
        sources=dict(compiled.sources),
        convention=compiled.convention,
    )
    return submission, tuple(dict.fromkeys(notes))


def prepared_submission(name: str, kernel: object, plan: Any, seed: int) -> Submission:
    """Return an answer as the submission that `check` would make of it.

    Raises HarnessError for any other value."""
    prepared = _prepared(name, kernel, plan, seed, "emulator")
    if isinstance(prepared, Verdict):
        raise HarnessError(f"{name}: {prepared.headline}")
    return prepared.submission


def _a_launch(exercise: Exercise) -> Launch:
    """A launch of the exercise: kinds of arguments and block do not depend on the shape."""
    import numpy as np

    return exercise.launch(exercise.shapes(np.random.default_rng(0))[0])


def _not_its_kernel(kernel: object, exercise: Exercise, launch: Launch) -> Problem | None:
    function = _function_of(kernel)
    if not inspect.isfunction(function):
        return Problem(
            "not-a-kernel",
            f"`check({exercise.name!r}, ...)` wants a kernel: a function under `@cuda.jit`. It was "
            f"given a value of type {type(kernel).__name__}. Pass the kernel itself, not its "
            "call and not its result.",
        )
    if not function.__name__.isidentifier():
        return Problem(
            "not-a-kernel",
            f"`check({exercise.name!r}, ...)` wants a kernel that has a name, and a lambda has none"
            ": write it as a function, with `def`, under `@cuda.jit`.",
        )
    wanted = [argument.name for argument in launch.arguments]
    parameters = list(inspect.signature(function).parameters)
    if len(parameters) != len(wanted):
        passed = ", ".join(map(_describe, launch.arguments))
        return Problem(
            "wrong-arguments",
            f"`{function.__name__}({', '.join(parameters)})` takes {len(parameters)} arguments; "
            f"the exercise `{exercise.name}` passes {len(wanted)}: {passed}."
            f" Write it as `def {function.__name__}({', '.join(wanted)})`.",
        )
    return None


def _describe(argument: Any) -> str:
    if isinstance(argument, ScalarArgument):
        return f"{argument.name} ({argument.dtype})"
    if isinstance(argument, ArrayArgument):
        return f"{argument.name} (an array of {argument.dtype}, {argument.ndim} dimensions)"
    box = getattr(argument, "box", None)  # an im2col map has none
    return f"{argument.name} (a TensorMap{f', box {box}' if box else ', im2col'})"


def _bad_options(seed: object, device: object) -> Problem | None:
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or seed < 0):
        return Problem("wrong-arguments", f"seed is a whole number from 0, or None; got {seed!r}.")
    if device not in (None, "hopper", "emulator"):
        return Problem(
            "wrong-arguments", f"device is 'hopper', 'emulator' or None; got {device!r}."
        )
    return None
