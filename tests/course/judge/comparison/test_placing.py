"""The statements that a value can come from, and the type of the value."""

import pytest

from harness.course.judge.comparison.differences import Comparer, Difference, What
from harness.course.judge.comparison.history import Event, Line, Value
from harness.course.judge.comparison.memory import Memory
from harness.course.judge.comparison.origins import Origin
from harness.course.judge.comparison.placing import Placing, digests_of
from harness.course.judge.comparison.values import dtype_of

TEXT = """def kernel(words, out):
    thread = cuda.threadIdx.x
    for k in range(thread // 32, 16, 4):
        row = thread % 32 % 4
        place = row * 32 + k
        if row + 4 < 8:
            out[k] = words[place]
        later = thread + 1
"""
LOAD = Event("ld", "ld.shared.f32", Line(7), {}, (), 9)


@pytest.mark.parametrize(
    ("line", "key", "is_behind"),
    [
        (4, "and", True),
        (2, "and", False),  # a thread's number is right by itself
        (3, "and", False),
        (8, "and", False),
        (4, "xor", False),
        (6, "add", False),
    ],
)
def test_a_value_is_computed_where_its_use_leads(line: int, key: str, is_behind: bool) -> None:
    origin = Origin(Line(line), key, "s32", 1, 0)
    difference = Difference(What.OTHER_OPERAND, 0, 1, LOAD, LOAD, "a", origin=origin)
    assert Placing(TEXT).placed(difference).line == (line if is_behind else LOAD.line)


@pytest.mark.parametrize(("got", "is_own"), [(1, True), (5, False)])
def test_a_statement_is_blamed_only_for_a_value_that_it_gives(got: int, is_own: bool) -> None:
    origin = Origin(Line(4), "and", "s32", got, 0)  # in thread 1
    difference = Difference(What.OTHER_OPERAND, 0, 1, LOAD, LOAD, "a", origin=origin)
    assert (Placing(TEXT).placed(difference).line == 4) == is_own


def test_a_value_comes_from_a_statement_that_the_answer_does_not_have() -> None:
    proven = digests_of(TEXT.replace("row * 32 + k", "row * 16 + k"), "kernel")
    origin = Origin(Line(4), "and", "s32", 1, 0)
    difference = Difference(What.OTHER_OPERAND, 0, 1, LOAD, LOAD, "a", origin=origin)
    placed = Placing(TEXT, proven).placed(difference)
    assert placed.origin is None and placed.goes_back_to == 5


def test_untyped_bits_have_the_type_of_their_parts() -> None:
    one, nothing = Value(None, label="constant 0f3F800000"), Value(0, label="constant 0")
    assert dtype_of(Value(1, "selp", "selp.b32", inputs=(one, nothing, nothing))) == "f32"
    assert dtype_of(Value(1, "mov", "mov.b32", inputs=(one, one))) == ""
    assert dtype_of(Value(1, "xor", "xor.b32", inputs=(nothing, nothing))) == "unsigned"


def test_a_value_goes_back_to_the_first_that_only_the_student_computes() -> None:
    both = Value(3, "add", "add.s32", Line(2))
    wrong = Value(9, "mul", "mul.lo.s32", Line(4), (both, both))
    used = Value(12, "add", "add.s32", Line(6), (wrong, both))
    comparer = Comparer(Memory(), Memory(), computed={both.tree})
    assert comparer._roots(used, ()) == (4,)
    difference = Difference(What.OTHER_OPERAND, 0, 1, LOAD, LOAD, "a", roots=(Line(4),))
    assert Placing(TEXT).placed(difference).goes_back_to == 4
