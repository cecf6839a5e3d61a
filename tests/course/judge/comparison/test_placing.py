"""The statement that can have computed a value, and the type of the value."""

import pytest

from harness.course.judge.comparison.differences import Difference, Origin, What, dtype_of
from harness.course.judge.comparison.history import Event, Line, Value
from harness.course.judge.comparison.placing import Placing

TEXT = """def kernel(words, out):
    thread = cuda.threadIdx.x
    for k in range(thread // 32, 16, 4):
        row = thread % 32 % 4
        place = row * 32 + k
        out[k] = words[place]
"""
LOAD = Event("ld", "ld.shared.f32", Line(6), {}, (), 9)


@pytest.mark.parametrize(
    ("key", "constants", "line"), [("and", (3,), 4), ("shr", (5,), 3), ("rcp", (), None)]
)
def test_an_instruction_is_of_a_statement_with_its_operator(key, constants, line) -> None:
    origin = Origin(Line(3), key, "s32", 1, 0, constants=constants)
    difference = Difference(What.OTHER_OPERAND, 0, 1, LOAD, LOAD, "a", origin=origin)
    assert Placing(TEXT).placed(difference).line == (line or LOAD.line)


def test_untyped_bits_have_the_type_of_their_parts() -> None:
    one, nothing = Value(None, label="constant 0f3F800000"), Value(0, label="constant 0")
    assert dtype_of(Value(1, "selp", "selp.b32", inputs=(one, nothing, nothing))) == "f32"
    assert dtype_of(Value(1, "mov", "mov.b32", inputs=(one, one))) == ""
