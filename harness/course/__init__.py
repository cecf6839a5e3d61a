"""The course: exercises, the kernel's way to PTX, the judge, and what a student is shown.

From the ground up: `recordings` of GPUs, `ptx` and `parts` (what a kernel may call), `compiler`,
`devices` (the Hopper GPU next to the emulator), `exercises`, `judge` (submission to verdict),
`views` (cards and explorers), `checking` and `breaking` (what a notebook calls).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harness.base.doors import Door

if TYPE_CHECKING:
    from harness.course.checking import prepared_submission
    from harness.course.compiler import CompiledKernel, compile_kernel
    from harness.course.devices import default_name, device
    from harness.course.devices.hopper import driver, messages
    from harness.course.devices.hopper.device import driver_version
    from harness.course.devices.launching import KernelDevice
    from harness.course.exercises import scheme
    from harness.course.exercises.draws import normal
    from harness.course.exercises.exercise import PROPERTIES, Exercise, Quiz, wrong_answers
    from harness.course.exercises.hints import HINTS_FILE, Hints, hints_as_text, hints_in_notebook
    from harness.course.exercises.model_answers import COURSE_FILE, SOLUTION_MARKS, course_file
    from harness.course.exercises.scheme import Scheme, scheme_of, with_scheme
    from harness.course.judge import asking, finding_hints, judging, outbox, submission, verdict
    from harness.course.judge.asking import LIMIT_S, ask
    from harness.course.judge.comparison.answers import ANSWER_FILE, answer_as_text, packed_answer
    from harness.course.judge.drawing import SHAPE_SEEDS
    from harness.course.judge.outbox import Export
    from harness.course.judge.submission import Submission, SubmissionError
    from harness.course.judge.verdict import Problem, Verdict, all_properties, split_sentence
    from harness.course.recordings import Outcome, Recording, Speed, products, recording
    from harness.course.recordings.products import FILES
    from harness.course.views.cards import html
    from harness.course.views.cards.html import listed_notices
    from harness.course.views.cards.markup import inline
    from harness.course.views.drawing import Drawing

_DOOR = Door(__name__)
__all__ = _DOOR.names
__getattr__ = _DOOR.resolve
