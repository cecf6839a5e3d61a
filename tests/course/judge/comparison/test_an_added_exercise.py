"""An added exercise is a folder with its definition and its answer: its cards compare with that."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from harness.course import checking, exercises
from harness.course.judge.comparison.answers import (
    ANSWER_FILE,
    answer_as_text,
    answer_to,
    packed_answer,
)
from harness.course.judge.submission import Submission
from tests import judge_here
from tests.labs.notebook_code import import_file

EXERCISE = """
import numpy as np
from harness.course.exercises.draws import Length
from harness.course.exercises.exercise import ArrayArgument, Exercise, Launch, Output

EXERCISE = Exercise(
    name="scaled-copy",
    title="A bulk load, doubled",
    axes=(Length(128, step=128, drawn=((2,), (3,))),),
    inputs=lambda shape, rng: {"src": rng.normal(size=shape).astype(np.float32)},
    reference=lambda shape, inputs: {"dst": 2.0 * inputs["src"]},
    launch=lambda shape: Launch(
        (shape[0] // 128, 1, 1),
        (128, 1, 1),
        (ArrayArgument("src", "src", "float32", 1), ArrayArgument("dst", "dst", "float32", 1)),
        (Output("dst", shape, "float32", (128,)),),
    ),
    points={"correct": 1.0, "synchronized": 1.0},
)
"""
ANSWER = """
import numpy as np
from numba import cuda
from harness import ptx

@cuda.jit
def scaled_copy(src, dst):
    tile = cuda.shared.array(128, np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    at, full = ptx.shared_address(tile), ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    first = cuda.blockIdx.x * 128
    if thread == 0:
        ptx.mbarrier_init(full, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(full, 512)
        ptx.cp_async_bulk_global_to_shared(at, ptx.global_address(src, first), 512, full)
    ptx.mbarrier_wait_parity(full, 0)
    dst[first + thread] = np.float32(2) * tile[thread]
"""
# The edit, and the line that has it.
MISTAKES = {
    "another place": ("first + thread] =", "first + thread ^ 1] ="),
    "another factor": ("np.float32(2) *", "np.float32(3) *"),
    "another count": ("mbarrier_init(full, 1)", "mbarrier_init(full, 2)"),
}


@pytest.fixture
def hand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "exercise.py").write_text(EXERCISE)
    module, folders = import_file(tmp_path / "exercise.py"), exercises._folders()
    get = exercises.module
    name = "scaled-copy"
    monkeypatch.setattr(exercises, "_folders", lambda: {**folders, name: tmp_path})
    monkeypatch.setattr(exercises, "module", lambda one: module if one == name else get(one))

    def hand_in(source: str) -> Submission:
        (tmp_path / "answer.py").write_text(source)
        kernel = import_file(tmp_path / "answer.py").scaled_copy
        return checking.prepared_submission(name, kernel, None, judge_here.SEED)

    yield hand_in
    answer_to.cache_clear()


def test_its_mistakes_are_named_at_their_lines(
    hand_in, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = hand_in(ANSWER)
    (tmp_path / ANSWER_FILE).write_bytes(packed_answer(answer_as_text(right, "")))
    answer_to.cache_clear()
    assert judge_here.ask_briefly(right).passed
    for mistake, (old, new) in MISTAKES.items():
        assert old in ANSWER
        wrong = ANSWER.replace(old, new)
        verdict = judge_here.ask_briefly(hand_in(wrong))
        line = wrong[: wrong.index(new)].count("\n") + 1
        assert not verdict.passed and verdict.compared is not None, mistake
        assert line in verdict.compared.lines, mistake
    untouched = ANSWER[: ANSWER.index("    tile =")] + "    pass\n"
    assert judge_here.ask_briefly(hand_in(untouched)).compared is None
    quiet = replace(exercises.get("scaled-copy"), untold=(verdict.compared.what,))
    monkeypatch.setattr(exercises, "get", lambda name: quiet)
    assert judge_here.ask_briefly(hand_in(wrong)).compared is None
