"""The definition of an exercise, or of a quiz: frozen data and a few small functions.

Nothing here runs a kernel. `harness.course.checking` reads it to compile a kernel,
`harness.course.judge` reads it to run and to score a kernel; both use the same numbers. The right
answers of a quiz stay with the judge. A verdict names the questions with wrong answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from harness.course.exercises.draws import (
    Axis,
    Demand,
    Shape,
    Values,
    edges,
    sprinkled,
    two_shapes,
    with_equal_parts,
)
from harness.course.exercises.effects import Arrays, Effect
from harness.sanitizer import Convention, ParameterSpec

PropertyName = Literal["correct", "synchronized", "conflict-free", "fast"]
PROPERTIES: tuple[PropertyName, ...] = ("correct", "synchronized", "conflict-free", "fast")


@dataclass(frozen=True)
class Output:
    """A buffer that the kernel fills: handed over unwritten, compared whole.

    ``tile`` (numpy order, same rank as ``shape``) is the partition of the output when a wrong
    element is shown. ``initial`` names the input that the buffer starts as a copy of, if the kernel
    is to combine its results with it. Such an exercise has no benchmark: the results of the timed
    launches would add up.
    """

    name: str
    shape: Shape
    dtype: str
    tile: Shape
    initial: str | None = None


@dataclass(frozen=True)
class Scratch:
    """A buffer that the kernel may use as it likes: handed over unwritten, and not checked."""

    name: str
    shape: Shape
    dtype: str


@dataclass(frozen=True)
class View:
    """Another shape over a buffer's memory, from its first element on: ``shape`` and
    ``strides`` (in elements) in numpy order. Axes may overlap or leave gaps."""

    shape: Shape
    strides: Shape


@dataclass(frozen=True)
class MapArgument:
    """A kernel argument: a `TensorMap.tiled` over the buffer ``of``, or over a ``view`` of it.

    ``box`` and ``element_strides`` in numpy order; the other options are `TensorMap.tiled`'s.
    """

    name: str
    of: str
    box: Shape
    swizzle: str = "none"
    element_strides: Shape | None = None
    interleave: str | None = None
    l2_promotion: str = "none"
    oob_fill: str = "zero"
    view: View | None = None


@dataclass(frozen=True)
class Im2colArgument:
    """A kernel argument: a `TensorMap.im2col` over the buffer ``of`` (NWC, NHWC or NDHWC)."""

    name: str
    of: str
    lower_corner: Shape
    upper_corner: Shape
    channels_per_pixel: int
    pixels_per_column: int
    swizzle: str = "none"
    element_strides: Shape | None = None


@dataclass(frozen=True)
class ArrayArgument:
    """A kernel argument: the whole buffer ``of``, of this dtype and number of dimensions, as a
    C-ordered device array."""

    name: str
    of: str
    dtype: str
    ndim: int


@dataclass(frozen=True)
class ScalarArgument:
    """A kernel argument: a number, passed as ``dtype``."""

    name: str
    value: float
    dtype: str


Argument = MapArgument | Im2colArgument | ArrayArgument | ScalarArgument


@dataclass(frozen=True)
class Launch:
    """Launch of the kernel for a shape. Grid, block and cluster are (x, y, z)."""

    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    arguments: tuple[Argument, ...]
    outputs: tuple[Output, ...]
    cluster: tuple[int, int, int] = (1, 1, 1)
    shared_bytes: int = 0
    scratch: tuple[Scratch, ...] = ()

    @property
    def threads(self) -> int:
        """Return the number of threads of a block."""
        return self.block[0] * self.block[1] * self.block[2]

    def specifications(self, convention: Convention = "numba") -> tuple[ParameterSpec, ...]:
        """Return the types of the arguments, as the compiler of ``convention`` passes them."""
        return tuple(_specification(argument, convention) for argument in self.arguments)

    def name_of(self, array: str) -> str:
        """Return the name that an array has in the kernel: that of its parameter, or of the first
        tensor map over it; its own if there is neither."""
        names = [
            argument.name for argument in self.arguments if getattr(argument, "of", None) == array
        ]
        return array if array in names or not names else names[0]


def _specification(argument: Argument, convention: Convention) -> ParameterSpec:
    if isinstance(argument, ScalarArgument):
        return ParameterSpec("scalar", argument.dtype, name=argument.name)
    if isinstance(argument, ArrayArgument):
        return ParameterSpec("array", argument.dtype, argument.ndim, "C", argument.name, convention)
    return ParameterSpec("tensor_map", name=argument.name)


@dataclass(frozen=True)
class Tolerance:
    """``|got - expected| <= atol + rtol * |expected|``; both zero asks for equal values.

    ``expected`` is the float64 reference rounded to the output's dtype. Any NaN is equal to
    any other. So is 0 to -0, but with ``bits``: then all other numbers have the same bits.
    """

    rtol: float = 0.0
    atol: float = 0.0
    bits: bool = False


SAME_BITS = Tolerance(bits=True)
"""For outputs that are copies."""


@dataclass(frozen=True)
class Rung:
    """At this fraction of the library's speed or more, *fast* earns ``points`` in all."""

    fraction: float
    points: float


@dataclass(frozen=True)
class Benchmark:
    """Timed launch on Hopper: a large shape next to a library, interleaved in the same run.

    ``library`` is the reference: the driver's device-to-device copy of as many bytes, cuBLAS's
    matrix product of the exercise's inputs ``a`` (M x K) and ``b`` (N x K), or cuDNN's attention of
    ``q``, ``k`` and ``v`` (heads x length x dimension). ``bytes_moved(shape)`` counts bytes read
    plus bytes written by the kernel; ``flops(shape)`` its floating-point operations, if speed is
    measured in these.
    """

    shape: Shape
    bytes_moved: Callable[[Shape], int]
    ladder: tuple[Rung, ...]
    library: Literal["copy", "matmul", "attention"] = "copy"
    flops: Callable[[Shape], int] | None = None


LIBRARIES = {"copy": "the library's copy", "matmul": "cuBLAS", "attention": "cuDNN"}
"""What a benchmark's library is called."""

TAUGHT = (
    "unfenced-barrier-init",
    "overwrite-in-use",
    "source-reused",
    "store-not-drained",
    "cluster-exit",
    "illegal-access",
)
"""Kinds of hazard that cost *synchronized* also where no hardware is known to show them: the labs
teach the fence behind mbarrier_init, the wait for the last store, the scope of an arrival at
another block, and that all four warps of a warpgroup execute one setmaxnreg."""


@dataclass(frozen=True)
class Exercise:
    """A graded exercise; `harness.course.exercises.get` gives it the ``name`` of its folder.

    inputs(shape, rng)        fresh input buffers by name
    reference(shape, inputs)  the expected outputs by name, in float64
    launch(shape)             grid, block, arguments and outputs

    ``axes``, for each number of a shape, state the `shapes` that are drawn and explored on all
    schedules, and with ``demands`` those that a grading must have in any draw; `edges` are the
    shapes added for that. ``legal`` restricts shapes beyond the axes.

    ``parameters`` names the last numbers of a shape, those that are not extents of an array, each
    with its unit: {"alpha": 0.25} if the shape has quarters. Cards print "80×88, alpha=1.5".

    ``values`` says, by an input's name, which numbers a grading puts among those that `inputs`
    draws (`telling_inputs`); timed inputs have none of them.

    ``points`` has *correct* and mostly *synchronized*, *conflict-free* if bank conflicts are
    counted (no line of the kernel may need more passes over the banks of shared memory than its
    bytes need, nor, if ``sectors`` is given, more than ``sectors`` times the sectors of global
    memory), and *fast* if there is a benchmark.

    *synchronized* is lost by an error, and by a formal hazard of a kind in `TAUGHT`. ``effects``
    are required, too, to earn it (to earn *correct*, if there are no points for *synchronized*).

    ``declares`` are patterns, over PTX opcodes, of instructions in wrappers of the student's own:
    an instruction that touches memory must declare both its side effect and its memory clobber.

    ``student_plan`` names the parts that the student decides and `launch` only proposes: `grid`,
    `block`, `cluster`, `shared_bytes`, or an option of a map, such as `src.box` (see `plan`).

    ``repair``: the given kernel is wrong, not unfinished.

    ``to_write``: functions of `harness.course.parts` that this answer is about, and may not call
    ("gemm.store_64").

    ``untold``: the kinds of difference from the answer that a card does not mention: those of
    `harness.course.judge.comparison.differences.What`, as "other-operand", or "plan".

    ``hints`` maps a hazard kind (or ``wrong-output``, ``unwritten-output``, ``hang``) to hints
    from a nudge to nearly the answer: `harness.course.exercises.get` reads them from `hints.md`.
    """

    title: str
    inputs: Callable[[Shape, np.random.Generator], Arrays]
    reference: Callable[[Shape, Arrays], Arrays]
    launch: Callable[[Shape], Launch]
    points: Mapping[PropertyName, float]
    axes: tuple[Axis, ...]
    demands: tuple[Demand, ...] = ()
    legal: Callable[[Shape], bool] = lambda shape: True
    parameters: Mapping[str, float] = field(default_factory=dict)
    tolerance: Tolerance = Tolerance()
    effects: tuple[Effect, ...] = ()
    benchmark: Benchmark | None = None
    sectors: float | None = None
    declares: tuple[str, ...] = ()
    values: Mapping[str, Values] = field(default_factory=dict)
    student_plan: tuple[str, ...] = ()
    repair: bool = False
    to_write: tuple[str, ...] = ()
    untold: tuple[str, ...] = ()
    hints: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    name: str = ""

    def __post_init__(self) -> None:
        unknown = set(self.points) - set(PROPERTIES)
        if unknown:
            raise ValueError(f"{self.title}: points for unknown properties {sorted(unknown)}")
        if "correct" not in self.points:
            raise ValueError(f"{self.title}: every exercise has points for 'correct'")
        if ("fast" in self.points) != (self.benchmark is not None):
            raise ValueError(f"{self.title}: points for 'fast' and a benchmark come together")
        if self.benchmark is not None:
            rungs = self.benchmark.ladder
            steps = [(rung.fraction, rung.points) for rung in rungs]
            if not steps or steps != sorted(steps) or steps[-1][1] != self.points["fast"]:
                raise ValueError(
                    f"{self.title}: the ladder {steps} must climb to the "
                    f"{self.points['fast']} points of 'fast'"
                )

    def punishes(self, kind: str, severity: str) -> bool:
        """Return True if such a hazard costs *synchronized*."""
        return severity == "error" or (severity == "formal" and kind in TAUGHT)

    def telling_inputs(
        self,
        shape: Shape,
        data: np.random.Generator,
        rng: np.random.Generator,
        sign: int,
        equal_parts: bool,
    ) -> Arrays:
        """The inputs that ``data`` draws, with this exercise's `values` among them, loud ones of
        this ``sign``, and with ``equal_parts`` whole tiles of zeros and of another number."""
        inputs = self.inputs(shape, data)
        boxes = {
            argument.of: argument.box
            for argument in self.launch(shape).arguments
            if isinstance(argument, MapArgument) and argument.view is None
        }
        for name, values in self.values.items():
            array = sprinkled(inputs[name], values, rng, sign)
            if equal_parts:
                array = with_equal_parts(array, values, boxes.get(name), rng)
            inputs[name] = array
        return inputs

    def shapes(self, rng: np.random.Generator) -> tuple[Shape, Shape]:
        """Draw the two shapes of a grading that are explored on all schedules."""
        return two_shapes(self.axes, rng)

    def edges(self, drawn: tuple[Shape, ...], rng: np.random.Generator) -> tuple[Shape, ...]:
        """Return the shapes that ``drawn`` lacks for the axes and the demands; each is run once,
        on a single schedule."""
        return edges(self.axes, self.demands, drawn, rng, self.legal)

    @property
    def total_points(self) -> float:
        """Points of all properties together."""
        return float(sum(self.points.values()))


@dataclass(frozen=True)
class Question:
    """``choices`` are the answers to choose from; if there are none, the answer is a whole
    number."""

    text: str
    answer: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Quiz:
    """Questions by name; the quiz's ``name`` is that of its folder. Each right answer earns an
    equal share of the points for *correct*. ``reasons``: by question; a card shows them when all
    answers are right."""

    title: str
    questions: Mapping[str, Question]
    points: Mapping[PropertyName, float]
    reasons: Mapping[str, str] = field(default_factory=dict)
    name: str = ""

    def __post_init__(self) -> None:
        if self.reasons and set(self.reasons) != set(self.questions):
            raise ValueError(f"{self.title}: the reasons are not of its questions")
        if set(self.points) != {"correct"}:
            raise ValueError(f"{self.title}: a quiz has points for 'correct' and nothing else")
        for name, question in self.questions.items():
            if question.choices and question.answer not in question.choices:
                raise ValueError(f"{self.title}: {name}: the answer is not among its choices")

    @property
    def total_points(self) -> float:
        """Points of all questions together."""
        return float(sum(self.points.values()))


def read_answers(handed_in: Mapping[object, object]) -> dict[str, str]:
    """The answers as text, by question; a question left at None is left out."""
    return {
        str(name)[:200]: str(answer).strip()[:200]
        for name, answer in handed_in.items()
        if answer is not None
    }


def misfits(quiz: Quiz, answers: Mapping[str, str]) -> list[str]:
    """Return a sentence for each answer that cannot be right: to no question, or none that its
    question asks for."""
    sentences = []
    for name, answer in answers.items():
        question = quiz.questions.get(name)
        if question is None:
            asked = ", ".join(map(repr, quiz.questions))
            sentences.append(f"There is no question {name!r}; the questions are {asked}.")
        elif question.choices and not any(_same(answer, one, True) for one in question.choices):
            listed = ", ".join(map(repr, question.choices))
            sentences.append(f"The answer to {name!r} is one of {listed}; got {answer!r}.")
        elif not question.choices and _number(answer) is None:
            sentences.append(f"The answer to {name!r} is a whole number; got {answer!r}.")
    return sentences


def wrong_answers(quiz: Quiz, answers: Mapping[str, str]) -> list[str]:
    """The questions to which ``answers`` has a wrong answer, without those that it leaves out."""
    return [
        name
        for name, question in quiz.questions.items()
        if name in answers and not _same(answers[name], question.answer, bool(question.choices))
    ]


def _same(answer: str, right: str, is_choice: bool) -> bool:
    if is_choice:
        return answer.casefold() == right.casefold()
    return _number(answer) == int(right)


def _number(answer: str) -> int | None:
    """Return the whole number that an answer is: 48 and 48.0 are the same."""
    try:
        number = float(answer)
    except ValueError:
        return None
    return int(number) if number.is_integer() else None
