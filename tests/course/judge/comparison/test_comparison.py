"""Comparison with an answer that works, from the recording of a run to the verdict."""

from __future__ import annotations

import re
from functools import cache

import pytest

from harness.classroom.course.notebooks import read_text_notebook
from harness.classroom.labs.answers import digests
from harness.course import exercises
from harness.course.exercises.exercise import Exercise, Quiz
from harness.course.judge.comparison.answers import DIGEST, answer_to
from harness.course.judge.comparison.comparing import LookedAt, compare
from harness.course.judge.exploring import draw
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import Comparison
from tests import judge_here
from tests.judge_here import SEED
from tests.labs.lab_tests import LABS, edited, right_answers, text_of


def submitted(exercise: str, old: str = "", new: str = "", form: str = "") -> Submission:
    return edited(exercise, (old, new)) if old else edited(exercise, form=form)


def compared(
    submission: Submission, only_values: bool = False, faults: frozenset[int] = frozenset()
) -> Comparison | None:
    exercise, answer = exercises.get(submission.exercise), answer_to(submission.exercise)
    assert isinstance(exercise, Exercise) and answer is not None
    drawn = draw(exercise, SEED, submission)
    case = min(
        (case for case in drawn if not case.once),
        key=lambda case: sum(array.size for array in case.inputs.values()),
    )
    return compare(exercise, submission, answer, case, LookedAt((), only_values, faults=faults))


def line_of(submission: Submission, text: str) -> int:
    (source,) = (s for s in submission.sources.values() if f"def {submission.kernel}(" in s)
    begin = source.index(f"def {submission.kernel}(")
    return source[: source.index(text, begin)].count("\n") + 1


# Exercise, the edit, the kind of the difference, and the changed line.
MISTAKES = {
    "a coordinate": (
        "store-2d", "cuda.blockIdx.x * 64", "cuda.blockIdx.x * 32", "other-operand", "",
    ),
    "a parity": (
        "phase-counter", "ptx.mbarrier_wait_parity(bar_address, r & 1)",
        "ptx.mbarrier_wait_parity(bar_address, 0)",
        "other-operand", "ptx.mbarrier_wait_parity(bar_address, 0)",
    ),
    "a condition": (
        "vector-copy", "store_four(ptx.global_address(dst, first)",
        "if cuda.threadIdx.x == 0: store_four(ptx.global_address(dst, first)",
        "decision", "",
    ),
    "a fence": ("tile-copy", "    ptx.fence_proxy_async_shared_cta()\n", "", "missing", ""),
    "an operation that the answer has, too": (
        "split-groups", "thread % 32 // 4", "thread // 32 // 4",
        "other-operand", "thread // 32 // 4",
    ),
    "an mbarrier initialized elsewhere": (
        "tile-copy", "mbarrier_init(bar_address, 1)", "mbarrier_init(tile_address, 1)",
        "other-operand", "mbarrier_init(tile_address, 1)",
    ),
    "coordinates exchanged": (
        "tile-copy", "src, c0, c1", "src, c1, c0", "other-operand", "src, c1, c0",
    ),
    "another array": (
        "tile-copy", "shared_to_global(dst, c0", "shared_to_global(src, c0",
        "other-operand", "shared_to_global(src, c0",
    ),
    "an expectation in two parts": (
        "tile-copy", "arrive_expect_tx(bar_address, 4 * 4 * 4)\n",
        "arrive_expect_tx(bar_address, 32)\n"
        "        ptx.mbarrier_arrive_expect_tx(bar_address, 16 + 16)\n",
        "extra", "bar_address, 16 + 16)",
    ),
    "a return": (
        "tile-copy", "    ptx.fence_proxy_async_shared_cta()\n",
        "    if thread > 0:\n        return\n    ptx.fence_proxy_async_shared_cta()\n",
        "decision", "if thread > 0:",
    ),
    "a loop that begins an iteration later": (
        "tile-copy-large", "range(thread // 32, 64, 4)", "range(thread // 32 + 4, 64, 4)",
        "other-operand", "range(thread // 32 + 4, 64, 4)",
    ),
    "a sum of what is read in another order": (
        "phase-counter",
        "samples[buffer, left] + samples[buffer, right]\n        value = (neighbors + np.float32(2",
        "samples[buffer, right] + samples[buffer, left]\n        value = (neighbors + np.float32(3",
        "stored-value", "np.float32(3)",
    ),
    "an element that others are compared with, too": (
        "load-5d", "2 * x + dx, c", "x + dx, c", "other-operand", "x + dx, c",
    ),
}  # fmt: skip
# No hazard comes with these.
OF_VALUES = ("a coordinate", "a condition", "another array",
             "a loop that begins an iteration later",
             "an element that others are compared with, too",
             "an operation that the answer has, too",
             "a sum of what is read in another order")  # fmt: skip


# An edit, and what is needed.
ELEMENTS = {
    "many-copies-one-barrier": ("shared_address(q_part)", "shared_address(x_part)", "q_part[0]"),
    "ping-pong": ("wait_parity(pong", "wait_parity(ping", "pong"),
    "tile-copy-large": ("range(thread // 32, 64, 4)", "range(thread // 32, 64)", "tile[2, 0]"),
    "halo-load": ("for dy in range(3)", "for dy in range(2)", "tile[2, 3]"),
}


# Edits that make another design, with a mistake: the comparison cannot lead.
DESIGNS = {
    "loads before the barrier, and a test in place of the wait": (
        "tile-copy",
        ("    cuda.syncthreads()\n", ""),
        ("    ptx.mbarrier_wait_parity(bar_address, 0)\n",
         "    cuda.syncthreads()\n    ptx.mbarrier_test_wait_parity(bar_address, 0)\n"),
    ),
    "an arrival before the work, among calls in the right order": (
        "ping-pong",
        ("            values[lane] += coefficient\n            ptx.mbarrier_arrive(pong)\n",
         "            ptx.mbarrier_arrive(pong)\n            values[lane] += coefficient\n"),
    ),
    "a second wait, and no flip of the parity": (
        "repair-deadlock",
        ("empty_parity ^= 1", "ptx.mbarrier_wait_parity(empty, empty_parity ^ 1)"),
    ),
    "two threads store the halves of a row, and one of them does not wait": (
        "bulk-stream-out",
        ("        if thread == 0:\n            source",
         "        if thread == 64 or (thread == 0 and cols >= 8):\n"
         "            half = cols // 8 * 4\n"
         "            begin = half if thread else 0\n"
         "            count = cols - half if thread else half\n            source"),
        ("buffer * 1024)", "buffer * 1024 + begin)"), ("row * cols)", "row * cols + begin)"),
        ("source, cols * 4)", "source, count * 4)"),
    ),
    "each buffer has a thread that stores it, and one does not wait at the end": (
        "bulk-stream-out",
        ("        if thread == 0:\n            ptx.cp_async_bulk_wait_group_read(1)",
         "        if thread == buffer:\n            ptx.cp_async_bulk_wait_group_read(0)"),
        ("        if thread == 0:\n            source",
         "        if thread == buffer:\n            source"),
    ),
    "all threads are counted, and arrive too early": (
        "first-load",
        ("mbarrier_init(bar_address, 1)", "mbarrier_init(bar_address, 128)"),
        ("    cuda.syncthreads()\n", "    else:\n        ptx.mbarrier_arrive(bar_address)\n"
                                     "    cuda.syncthreads()\n"),
    ),
    "each block expects its bytes at all, but is not counted": (
        "multicast-load",
        ("mbarrier_init(bar_address, 1)", "mbarrier_init(bar_address, 4)"),
        ("bar_address, 32 * 128 + 256 * 4)",
         "bar_address, 32 * 128)\n        for peer in range(4):\n"
         "            ptx.mbarrier_arrive_expect_tx_cluster(ptx.mapa(bar_address, peer), 256)"),
    ),
    "a result in an array of its own, without alignment": (
        "tile-copy",
        ("    bar = cuda", "    result = cuda.shared.array((4, 4), np.float32)\n    bar = cuda"),
        ("tile[row, col] += np.float32(", "result[row, col] = tile[row, col] + np.float32("),
        ("dst, c0, c1, tile_address", "dst, c0, c1, ptx.shared_address(result)"),
    ),
    "another thread stores, and does not wait": (
        "tile-copy",
        ("    if thread == 0:\n        ptx.cp_async_bulk_tensor_2d_shared_to_global",
         "    if thread == 5:\n        ptx.cp_async_bulk_tensor_2d_shared_to_global"),
        ("wait_group(0)", "wait_group(1)"),
    ),
    "a thread that does everything, without the fence": (
        "tile-copy",
        ("    tile[row, col] += np.float32(row * 4 + col)\n",
         "    if thread == 0:\n        for i in range(16):\n"
         "            tile[i // 4, i % 4] += np.float32(i)\n"),
        ("    ptx.fence_proxy_async_shared_cta()\n    cuda.syncthreads()\n", ""),
    ),
    "a single buffer, written at the end of a round": (
        "phase-counter",
        ("(2, SAMPLES)", "SAMPLES"),
        ("        samples[buffer, thread] = value\n", ""),
        ("    for r in", "    samples[thread] = value\n    for r in"),
        ("samples[buffer, left] + samples[buffer, right]", "samples[left] + samples[right]"),
        ("np.float32(0.25)\n", "np.float32(0.25)\n        samples[thread] = value\n"),
    ),
    "bytes in two phases, and the same parity for both": (
        "many-copies-one-barrier",
        ("x_bytes + q_bytes + scale_bytes)", "x_bytes)"),
        ("        ptx.cp_async_bulk_global_to_shared(\n            ptx.shared_address(q_part)",
         "    ptx.mbarrier_wait_parity(bar_address, 0)\n    cuda.syncthreads()\n"
         "    if thread == 0:\n        q_bytes, scale_bytes = count, count // 32 * 4\n"
         "        ptx.mbarrier_arrive_expect_tx(bar_address, q_bytes + scale_bytes)\n"
         "        ptx.cp_async_bulk_global_to_shared(\n            ptx.shared_address(q_part)"),
    ),
    "arrivals before the loop, and the parity of a loop without": (
        "multicast-stream",
        ("    for r in range(rounds):\n",
         "    if thread < 2:\n        ptx.mbarrier_arrive_cluster(ptx.mapa(empty, thread))\n"
         "    for r in range(rounds):\n"),
        ("            if r > 0:\n    ", ""),
    ),
    "a lane that arrives for its warp, and a constant parity": (
        "phase-counter",
        ("        ptx.mbarrier_arrive(bar_address)\n",
         "        cuda.syncwarp()\n        if thread % 32 == 0:\n"
         "            ptx.mbarrier_arrive(bar_address, 32)\n"),
        ("bar_address, r & 1)", "bar_address, 0)"),
    ),
    "a block that loads for all, but one piece": (
        "multicast-load",
        ("        ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(\n"
         "            ptx.shared_address(book, rank * 64),\n            codebooks,\n"
         "            rank * 64,\n",
         "        for piece in range(3 if rank == 0 else 0):\n"
         "          ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(\n"
         "            ptx.shared_address(book, piece * 64),\n            codebooks,\n"
         "            piece * 64,\n"),
    ),
    "runs of rows that overlap": (
        "tile-copy-large",
        ("range(thread // 32, 64, 4)", "range(thread // 32 * 15, thread // 32 * 15 + 16)"),
    ),
    "a read before the wait": (
        "tile-copy",
        ("    ptx.mbarrier_wait_parity(bar_address, 0)\n",
         "    value = tile[row, col] + np.float32(row * 4 + col)\n"
         "    ptx.mbarrier_wait_parity(bar_address, 0)\n"),
        ("tile[row, col] += np.float32(row * 4 + col)", "tile[row, col] = value"),
    ),
    "a thread that arrives in both blocks, by their numbers in the grid": (
        "multicast-stream",
        ("        if thread < 2:\n"
         "            ptx.mbarrier_arrive_cluster(ptx.mapa(empty, thread))\n",
         "        if thread == 0:\n"
         "            ptx.mbarrier_arrive_cluster(ptx.mapa(empty, cuda.blockIdx.x))\n"
         "            ptx.mbarrier_arrive_cluster(ptx.mapa(empty, cuda.blockIdx.x ^ 1))\n"),
    ),
    "all threads wait for the release, and all but one with another parity": (
        "repair-deadlock",
        ("            if y > 0:\n                ptx.mbarrier_wait_parity(empty, empty_parity)\n"
         "                # Place 1.\n                ### BEGIN SOLUTION\n"
         "                empty_parity ^= 1\n                ### END SOLUTION\n", ""),
        ("        if thread == 0:\n            row_part",
         "        if y > 0:\n            ptx.mbarrier_wait_parity(empty, empty_parity)\n"
         "            if thread == 0:\n                empty_parity ^= 1\n"
         "        if thread == 0:\n            row_part"),
    ),
}  # fmt: skip


# Edits, and the kind of the difference that leads.
STILL_COMPARED = {
    "a wait with a wider scope, for another block": (
        "multicast-load", "other-operand",
        ("mbarrier_wait_parity(bar_address, 0)",
         "mbarrier_wait_parity_cluster(ptx.mapa(bar_address, 0), 0)"),
    ),
    "a condition around a barrier of the cluster": (
        "multicast-load", "other-operation",
        ("    ptx.barrier_cluster_arrive()\n    ptx.barrier_cluster_wait()\n",
         "        ptx.barrier_cluster_arrive()\n        ptx.barrier_cluster_wait()\n"
         "    cuda.syncthreads()\n"),
    ),
    "pieces of a copy, from the same place": (
        "many-copies-one-barrier", "stored-value",
        ("global_address(x, begin), x_bytes, bar_address\n        )\n",
         "global_address(x, begin), count, bar_address\n        )\n"
         "        for piece in range(1, 4):\n"
         "            ptx.cp_async_bulk_global_to_shared(\n"
         "                ptx.shared_address(x_part, piece * (count // 4)),\n"
         "                ptx.global_address(x, begin), count, bar_address)\n"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("design", DESIGNS)
def test_another_design_is_not_compared(design: str) -> None:
    exercise, *edits = DESIGNS[design]
    verdict = judge_here.ask_briefly(edited(exercise, *edits))
    assert verdict.findings and (verdict.compared is None or not verdict.compared.leads)


@pytest.mark.parametrize("mistake", STILL_COMPARED)
def test_a_mistake_in_another_order_or_thread_is_found(mistake: str) -> None:
    exercise, what, *edits = STILL_COMPARED[mistake]
    verdict = judge_here.ask_briefly(edited(exercise, *edits))
    assert verdict.compared is not None and verdict.compared.leads
    assert verdict.compared.what == what
    if what == "other-operation":  # the condition that keeps threads from it is named
        assert "`thread == 0`" in verdict.compared.sentence


@pytest.mark.parametrize("exercise", ELEMENTS)
def test_a_needed_mbarrier_or_element_is_named(exercise: str) -> None:
    old, new, element = ELEMENTS[exercise]
    comparison = compared(submitted(exercise, old, new))
    assert comparison is not None and f"`{element}`" in comparison.sentence


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_difference_and_its_line_are_found(mistake: str) -> None:
    exercise, old, new, what, line = MISTAKES[mistake]
    submission = submitted(exercise, old, new)
    comparison = compared(submission, only_values=mistake in OF_VALUES)
    assert comparison is not None and comparison.what == what
    if line:
        assert line_of(submission, line) == comparison.lines[0]


# Exercise, the edit, the kind of the difference, a line that is named, and one that is not.
PLACES = {
    "only the same mbarrier's arrival can be meant": (
        "ping-pong", "            ptx.mbarrier_arrive(ping)\n", "",
        "missing", "mbarrier_wait_parity(pong", "mbarrier_arrive(pong)",
    ),
    "a wait in place of an arrival": (
        "repair-deadlock", "        else:\n            ptx.mbarrier_arrive(empty)",
        "        else:\n            ptx.mbarrier_wait_parity(empty, 0)",
        "other-operation", "mbarrier_wait_parity(empty, 0)", "mbarrier_wait_parity(full",
    ),
    "before a loop, not in it": (
        "phase-counter", "    cuda.syncthreads()\n", "",
        "missing", "for r in range", "samples[buffer, thread] = value",
    ),
    "where a thread goes on after it": (
        "tile-copy", "    tile[row, col] += np.float32(row * 4 + col)\n    ### END SOLUTION\n\n"
        "    # Make the writes of all threads visible to TMA.\n    ### BEGIN SOLUTION\n"
        "    ptx.fence_proxy_async_shared_cta()\n    cuda.syncthreads()\n", "",
        "missing", "mbarrier_wait_parity", "cp_async_bulk_wait_group",
    ),
    "an early return, of no use to copies": (
        "multicast-load", "    c1 = cuda.blockIdx.y * 32\n",
        "    c1 = cuda.blockIdx.y * 32\n    if c0 >= out.shape[1]:\n        return\n",
        "decision", "if c0 >= out.shape[1]:", "cp_async_bulk_tensor_2d_global_to_shared_multicast(",
    ),
    "a condition on something else": (
        "tile-copy-large", "    cuda.syncthreads()\n    if thread == 0:", "    if thread == 1:",
        "missing", "fence_mbarrier_init", "if thread == 1:",
    ),
    "a condition in a loop, of which the first access is illegal": (
        "multicast-load",
        "range(32):\n        if c1 + row < out.shape[0] and c0 + thread < out.shape[1]:",
        "range(min(32, out.shape[0] - c1)):\n        if c0 + thread <= out.shape[1]:",
        "decision", "if c0 + thread <=", "for row in range(min",
    ),
    "a loop that repeats a condition": (
        "tile-copy-large",
        "row * 32 + col)\n    ### END SOLUTION\n\n"
        "    # Store the tile at (c0, c1), and wait for the store to finish.\n"
        "    ### BEGIN SOLUTION\n    ptx.fence_proxy_async_shared_cta()\n"
        "    cuda.syncthreads()\n    if thread == 0:\n"
        "        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, tile_address)\n",
        "row * 32 + col)\n        ptx.fence_proxy_async_shared_cta()\n        cuda.syncthreads()\n"
        "        if thread == 0:\n"
        "            ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, tile_address)\n"
        "    if thread == 0:\n",
        "extra", "for row in range", "if thread == 0:\n            ptx.cp_async",
    ),
    "a loop that does not contain what is executed too often": (
        "many-copies-one-barrier",
        "    ptx.mbarrier_wait_parity(bar_address, 0)\n    ### END SOLUTION\n\n"
        "    # Compute and store: each thread takes every 128th element.\n    ### BEGIN SOLUTION\n"
        "    for i in range(thread, count, THREADS):\n",
        "    ptx.mbarrier_wait_parity(bar_address, 0)\n    for half in range(2):\n"
        "      ptx.mbarrier_wait_parity(bar_address, half)\n"
        "      for i in range(thread + half * (count // 2), (half + 1) * (count // 2), THREADS):\n",
        "decision", "mbarrier_wait_parity(bar_address, half)", "for i in range(thread + half",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", PLACES)
def test_a_missing_event_has_its_place(mistake: str) -> None:
    exercise, old, new, what, named, other = PLACES[mistake]
    submission = submitted(exercise, old, new)
    comparison = judge_here.ask_briefly(submission).compared
    assert comparison is not None and comparison.what == what
    lines = [*map(int, re.findall(r"line (\d+)", comparison.sentence.lower()))]
    assert line_of(submission, named) in lines
    assert line_of(submission, other) not in lines


def test_an_assignment_that_the_thread_has_not_come_to_is_not_named() -> None:
    wrong = edited(
        "ping-pong",
        ("    for r in range", "    mine = warp\n    for r in range"),
        ("wait_parity(ping, r & 1)\n", "wait_parity(ping, mine)\n            mine ^= 1\n"),
    )
    comparison = judge_here.ask_briefly(wrong).compared
    assert comparison is not None
    assert f"line {line_of(wrong, 'mine = warp')} " in comparison.sentence
    assert f"line {line_of(wrong, 'mine ^= 1')} " not in comparison.sentence


def test_the_index_of_an_axis_that_is_right_is_not_traced() -> None:
    buffer = "buffer = r % 2"
    wrong = edited(
        "phase-counter",
        ("buffer = r & 1", buffer),
        ("[buffer, left]", "[buffer, max(thread - 1, 0)]"),
        ("[buffer, right]", "[buffer, min(thread + 1, SAMPLES - 1)]"),
    )
    comparison = judge_here.ask_briefly(wrong).compared
    assert comparison is not None
    assert f"line {line_of(wrong, buffer)} " not in comparison.sentence


def test_it_does_not_matter_which_buffer_is_the_first() -> None:
    buffer = "buffer = r & 1", "buffer = 1 - (r & 1)"
    wrong = edited("phase-counter", buffer, ("bar_address, r & 1)", "bar_address, buffer)"))
    comparison = judge_here.ask_briefly(wrong).compared
    assert comparison is not None
    assert comparison.line == line_of(wrong, "mbarrier_wait_parity(bar_address, buffer)")


def test_a_read_is_compared_where_it_is_illegal() -> None:
    wrong = submitted("highest-bit", "if i < src.size", "if i <= src.size")
    line = line_of(wrong, "if i <= src.size")
    assert compared(wrong) is None
    comparison = compared(wrong, faults=frozenset({line + 1}))
    assert comparison is not None and f"line {line} " in comparison.sentence


def test_a_return_that_comes_too_seldom_is_named() -> None:
    guard = "if i > src.size:\n        return\n    out"
    wrong = submitted("highest-bit", "if i < src.size:\n        out", guard)
    line = line_of(wrong, "if i > src.size")
    comparison = compared(wrong, faults=frozenset({line + 2}))
    assert comparison is not None and f"line {line} " in comparison.sentence


def test_it_does_not_matter_which_thread_acts_for_all() -> None:
    begin = "if thread == 0:\n        ptx.mbarrier_init"
    other = begin.replace("0", "1")
    assert compared(submitted("tile-copy", begin, other)) is None
    wrong = submitted("tile-copy", f"{begin}(bar_address, 1)", f"{other}(bar_address, 2)")
    comparison = compared(wrong)
    assert comparison is None or "condition" not in comparison.sentence
    store = "if thread == 0:\n        ptx.cp_async_bulk_tensor_2d_shared_to_global"
    assert compared(submitted("tile-copy", store, store.replace("0", "1", 1))) is None


def test_a_place_is_compared_whichever_thread_writes_it() -> None:
    rows, by_columns = (
        "for row in range(thread // 32, 64, 4):\n        tile[row, col]",
        "row = thread % 64\n    for col in range(thread // 64, 32, 2):\n        tile[row, col]",
    )
    assert compared(submitted("tile-copy-large", rows, by_columns), only_values=True) is None
    wrong = submitted(
        "tile-copy-large",
        f"{rows} += np.float32(row * 32 + col)",
        f"{by_columns} += np.float32(row * 32 - col)",
    )
    comparison = compared(wrong, only_values=True)
    assert comparison is not None and comparison.what == "stored-value"
    assert line_of(wrong, "row * 32 - col") == comparison.lines[0]


def test_a_place_is_compared_if_the_first_has_the_same_thread() -> None:
    rows, run = (
        "for row in range(thread // 32, 64, 4):\n        tile[row, col] += np.float32(row * 32 +",
        "for e in range(thread * 16, thread * 16 + 16):\n        col = e % 32 + 1\n"
        "        tile[e // 32, col - 1] += np.float32(e // 32 * 32 +",
    )
    wrong = submitted("tile-copy-large", rows, run)
    comparison = compared(wrong, only_values=True)
    assert comparison is not None and comparison.what == "stored-value"
    assert line_of(wrong, "tile[e // 32, col - 1]") in comparison.lines


# Other forms of answers: the first and the last text of what is replaced, its replacement, the
# wrong statement, and what is needed, which the comparison names.
OTHER_STORES = {
    "two buffers, of which the wrong one is stored": (
        "phase-counter", "    for r in range(rounds):", "    dst[row, thread] = value",
        "    samples[0, thread] = value\n"
        "    for r in range(rounds):\n"
        "        ptx.mbarrier_arrive(bar_address)\n"
        "        ptx.mbarrier_wait_parity(bar_address, r & 1)\n"
        "        old = r & 1\n"
        "        samples[1 - old, thread] = (\n"
        "            samples[old, left] + samples[old, right] + 2 * samples[old, thread]\n"
        "        ) * np.float32(0.25)\n"
        "    dst[row, thread] = samples[0, thread]",
        "dst[row, thread] = samples[0, thread]", "dst[0, 0]",
    ),
    "a round of each parity": (
        "phase-counter", "    for r in range(rounds):", "    dst[row, thread] = value",
        "    for r in range(rounds):\n"
        "        if r & 1:\n"
        "            samples[1, thread] = value\n"
        "            ptx.mbarrier_arrive(bar_address)\n"
        "            ptx.mbarrier_wait_parity(bar_address, 1)\n"
        "            value = (samples[1, left] + 2 * value + samples[1, right]) / 4\n"
        "        else:\n"
        "            samples[0, thread] = value\n"
        "            ptx.mbarrier_arrive(bar_address)\n"
        "            ptx.mbarrier_wait_parity(bar_address, 0)\n"
        "            value = (samples[0, left] + value + samples[0, right]) / 4\n"
        "    dst[row, thread] = value",
        "value = (samples[0, left] + value", "dst[0, 0]",
    ),
    "the result of the other warp": (
        "ping-pong", "            ptx.mbarrier_wait_parity(pong, r & 1)", "        out[point]",
        "        if warp == 1:\n"
        "            ptx.mbarrier_wait_parity(ping, r & 1)\n"
        "            values[lane] += coefficient\n"
        "            ptx.mbarrier_arrive(pong)\n"
        "        ptx.mbarrier_wait_parity(pong, r & 1)\n"
        "    if warp == 1:\n"
        "        x_point = x[point]\n"
        "        out[point] = x_point * values[lane]  #",
        "out[point] = x_point * values[lane]", "-57961",
    ),
    "a sum in memory": (
        "column-sums", "    total = np.float32(0)", "    part[thread] = total",
        "    part[thread] = np.float32(0)\n"
        "    if c0 + thread < src.shape[1]:\n"
        "        for row in range(first, min(first + 32, src.shape[0])):\n"
        "            part[thread] += src[row, thread]",
        "part[thread] += src[row, thread]", "src[0, 128]",
    ),
    "rows of three": (
        "halo-load", "    total = np.float32(0)",
        "            total += tile[row + dy, col + 3 + dx]",
        "    a = tile[row, col + 3] + tile[row, col + 4] + tile[row, col + 5]\n"
        "    b = tile[row + 1, col + 3] + tile[row + 1, col + 4] + tile[row + 1, col + 5]\n"
        "    c = tile[row + 2, col + 3] + tile[row + 2, col + 4] + tile[row + 2, col + 3]\n"
        "    total = a + b + c",
        "total = a + b + c", "tile[2, 5]",
    ),
    "an index that leads to the right place": (
        "tile-copy-large", "    col = thread % 32", "    ptx.fence_proxy_async_shared_cta()",
        "    for i in range(16):\n"
        "        k = i * 128 + thread\n"
        "        tile[k // 32, k % 32] += np.float32(k % 32 * 32 + k // 32)\n"
        "    ptx.fence_proxy_async_shared_cta()",
        "tile[k // 32, k % 32] +=", "32",
    ),
    "a piece for all that another thread loads": (
        "multicast-load", "        ptx.mbarrier_arrive_expect_tx", "            0b1111,\n        )",
        "        ptx.mbarrier_arrive_expect_tx(bar_address, 32 * 128 + 256 * 4)\n"
        "        ptx.cp_async_bulk_tensor_2d_global_to_shared(\n"
        "            ptx.shared_address(tile), codes, c0, c1, bar_address\n        )\n"
        "    cuda.syncthreads()\n"
        "    if thread == 32:\n"
        "        ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(\n"
        "            ptx.shared_address(book, rank * 64), codebooks, 0, cuda.blockIdx.y,\n"
        "            bar_address, 0b1111,\n        )",
        "global_to_shared_multicast(", "(64, 0)",
    ),
    "the sign of a product": (
        "store-5d", "        tile[0, plane, row, col, 0]", "-rate * y",
        "        tile[0, plane, row, col, 0] = rate * y",
        "tile[0, plane, row, col, 0] = rate * y", "tile[0, 0, 1, 0, 0]",
    ),
}  # fmt: skip


@pytest.mark.parametrize("form", OTHER_STORES)
def test_a_wrong_value_is_found_in_a_kernel_with_other_stores(form: str) -> None:
    exercise, begin, end, instead, statement, needed = OTHER_STORES[form]
    name = exercise.replace("-", "_")
    text = next(t for t in submitted(exercise).sources.values() if f"def {name}(" in t)
    kernel = text[text.rindex("@cuda.jit", 0, text.index(f"def {name}(")) :]
    start = kernel.index(begin)
    stop = kernel.index(end, start) + len(end)
    wrong = submitted(exercise, kernel[start:stop], instead)
    comparison = judge_here.ask_briefly(wrong).compared
    assert comparison is not None and needed in comparison.sentence
    assert line_of(wrong, statement) == comparison.lines[-1]


def test_elements_divided_otherwise_are_no_mistake_beside_an_illegal_index() -> None:
    rows, own = "for row in range(thread // 32, 64, 4)", "row = thread\n    for col in range(32)"
    wrong = submitted("tile-copy-large", rows, own)
    line = line_of(wrong, "tile[row, col] +=")
    assert compared(wrong, faults=frozenset({line})) is None


def test_a_right_answer_does_nothing_otherwise() -> None:
    assert compared(submitted("tile-copy")) is None


def test_a_proxy_fence_of_all_memory_does_as_well() -> None:
    narrow, wide = "ptx.fence_proxy_async_global()", "ptx.fence_proxy_async()"
    assert compared(submitted("global-handoff", narrow, wide)) is None
    other = compared(submitted("global-handoff", narrow, "ptx.fence_proxy_async_shared_cta()"))
    assert other is not None and other.what == "other-operation"


def test_a_missing_copy_is_placed_among_all_that_its_thread_does() -> None:
    copy = "        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, tile_address)\n"
    wrong = submitted("tile-copy", copy, "")
    comparison = compared(wrong, only_values=True)
    assert comparison is not None and comparison.what == "missing"
    assert line_of(wrong, "cp_async_bulk_commit_group") in comparison.lines


def test_only_the_index_that_differs_is_followed() -> None:
    wrong = submitted("load-2d", "tile[row, thread]", "tile[row, 127 - thread]")
    comparison = compared(wrong, only_values=True)
    assert comparison is not None and "`row`" not in comparison.sentence


# Right answers in other forms that compute or place other values on their way.
OTHER_VALUES = {
    "describe-it-a-box-that-ends-with-its-last-element", "persistent-tiles-row-by-row",
    "causal-diagonal-alone", "one-tile-v-through-shared-memory",
}  # fmt: skip
OTHERS = {each.name: each for lab in LABS for each in right_answers(lab)}
# Another thread copies; two copies for one; threads share the work otherwise; a place twice.
SHORT = {"load-1d-thread-77", "through-in-two-loads", "large-every-thread-stays-in-its-row",
         "store-4d-by-branches"}  # fmt: skip


def in_form(name: str, old: str = "", new: str = "") -> Submission:
    other = OTHERS[name]
    assert old in other.source
    return submitted(other.exercise, "", "", other.source.replace(old, new, 1))


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name in SHORT else pytest.mark.thorough)
        for name in sorted(OTHERS.keys() - OTHER_VALUES)
        if not isinstance(exercises.get(OTHERS[name].exercise), Quiz)
    ],
)
def test_a_right_answer_in_another_form_has_the_same_values(name: str) -> None:
    assert compared(in_form(name), only_values=True) is None


# The mbarriers of repair-deadlock in another order in memory.
EXCHANGED = {
    "barriers, 0)": "barriers, 9)",
    "barriers, 1)": "barriers, 0)",
    "barriers, 9)": "barriers, 1)",
}


@pytest.mark.parametrize(
    ("old", "new"), [("", ""), ("mbarrier_init(empty, 128)", "mbarrier_init(empty, 64)")]
)
def test_mbarriers_are_matched_by_their_roles(old: str, new: str) -> None:
    source = submitted("repair-deadlock").sources
    (text,) = (each for each in source.values() if "def repair_deadlock(" in each)
    begin = text.index("@cuda.jit\ndef repair_deadlock(")
    kernel = text[begin:].replace(old, new, 1) if old else text[begin:]
    for one, other in EXCHANGED.items():
        kernel = kernel.replace(one, other)
    comparison = compared(submitted("repair-deadlock", form=kernel))
    if not new:
        assert comparison is None
        return
    assert comparison is not None and comparison.what == "other-operand"


def test_a_mistake_in_another_form_is_found_at_its_line() -> None:
    wrong = in_form("load-1d-thread-77", "cuda.blockIdx.x * 256", "cuda.blockIdx.x * 128")
    comparison = compared(wrong, only_values=True)
    assert comparison is not None and comparison.what == "other-operand"
    assert line_of(wrong, "cuda.blockIdx.x * 128") in comparison.lines


def test_the_verdict_on_a_failing_kernel_leads_with_the_difference() -> None:
    wrong = submitted("tile-copy", "np.float32(row * 4 + col)", "np.float32(row * 4 - col)")
    verdict = judge_here.ask_briefly(wrong)
    assert verdict.compared is not None and verdict.compared.leads
    assert verdict.headline == verdict.compared.sentence != verdict.first_finding
    assert judge_here.ask_briefly(submitted("tile-copy")).compared is None


def test_a_bulk_group_is_awaited_by_the_thread_that_committed_it() -> None:
    wait = "        ptx.cp_async_bulk_wait_group(0)\n"
    wrong = submitted("tile-copy", wait, f"    if thread == 1:\n{wait}")
    verdict = judge_here.ask_briefly(wrong)
    assert verdict.compared is not None and verdict.compared.what in ("decision", "extra")
    assert line_of(wrong, "if thread == 1:") in verdict.compared.lines


@cache
def stored(exercise: str) -> str:
    answer = answer_to(exercise)
    return answer.sources[DIGEST] if answer else ""


def test_each_stored_answer_is_made_from_the_current_source() -> None:
    wanted = {
        name: digest
        for lab in LABS
        for name, digest in digests(read_text_notebook(text_of(lab)), lab).items()
    }
    changed = {name for name, digest in wanted.items() if stored(name) not in ("", digest)}
    assert changed == set(), "run `make labs`"
    assert sum(map(bool, map(stored, wanted))) > 45
