"""A verdict: everything the judge found, as frozen data. Wording and drawing: `harness.views`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from harness.base.processes import codec
from harness.base.processes.codec import AnyFloat
from harness.course.exercises.exercise import LIBRARIES, Exercise, PropertyName, Quiz
from harness.course.outputs import OutputCause
from harness.sanitizer import ROOTS

FORMAT = 5
LONGEST_TEXT = 4000
UNJUDGED = "too-slow"  # the problem of a kernel that was ended while it ran
# Problems that a judge alone can have: no student's process reports one.
OF_THE_JUDGE = frozenset({UNJUDGED, "judge-error", "time-limit", "assembler-limit"})
Ending = Literal["right", "wrong", "hang", "fault", "unfinished", "error"]
Status = Literal["passed", "failed", "not-measured", "not-judged", "not-run"]


@dataclass(frozen=True)
class PropertyVerdict:
    """Verdict on *correct*, *synchronized*, *conflict-free* or *fast*: status, points, reason.

    A property that was *not judged* has neither passed nor failed: the emulator's limit was reached
    before. Its points are open, and not lost.
    """

    name: str
    status: Status
    earned: float
    possible: float
    reason: str


def all_properties(
    exercise: Exercise | Quiz, status: Status, reason: str
) -> tuple[PropertyVerdict, ...]:
    """All properties of an exercise, with the same status for the same reason."""
    return tuple(property_verdict(exercise, name, status, reason) for name in exercise.points)


def property_verdict(
    exercise: Exercise | Quiz, name: PropertyName, status: Status, reason: str
) -> PropertyVerdict:
    """A property with all its points if it ``passed``, else with none."""
    possible = float(exercise.points[name])
    return PropertyVerdict(name, status, possible if status == "passed" else 0.0, possible, reason)


@dataclass(frozen=True)
class WrongElement:
    """An element of an output, by its index in numpy order; ``missing``: nothing wrote it;
    ``undefined``: its value was computed from unwritten memory."""

    index: tuple[int, ...]
    expected: AnyFloat
    got: AnyFloat
    missing: bool
    undefined: bool = False


@dataclass(frozen=True)
class InputElement:
    """An element of an input, by the name of its array."""

    array: str
    dtype: str
    index: tuple[int, ...]
    value: AnyFloat


@dataclass(frozen=True)
class WrongOutput:
    """The first wrong element of an output, and a description of the others.

    Indices are in numpy order. ``undefined``: the wrong element was computed from unwritten memory,
    whatever its value. ``pattern`` is a sentence that holds for nearly all wrong elements,
    ``where`` names the part of the output that they are in; ``first`` are the first few. ``tiles``:
    of each tile, rows of the last two axes, 0 right, 1 wrong in part, 2 wrong, 3 never written;
    empty if there are too many. ``inputs``: all that the element at ``index`` is computed from;
    empty if those are many, or if the diagnosis says more.
    """

    output: str
    dtype: str
    shape: tuple[int, ...]
    index: tuple[int, ...]
    expected: AnyFloat
    got: AnyFloat
    tile: tuple[int, ...]
    tile_shape: tuple[int, ...]
    wrong_elements: int
    unwritten_elements: int
    total_elements: int
    undefined: bool = False
    pattern: str = ""
    causes: tuple[str, ...] = ()  # ids, of `harness.course.outputs`, in the order of ``pattern``
    help: str = ""
    where: str = ""
    first: tuple[WrongElement, ...] = ()
    tiles: tuple[tuple[int, ...], ...] = ()
    inputs: tuple[InputElement, ...] = ()
    outside: str = ""  # the part of ``pattern`` about a load outside of its tensor, at this line:
    outside_line: int | None = None

    @property
    def is_unwritten(self) -> bool:
        """Return True if the whole output is as it was before the launch, so that there are no
        values to show."""
        return self.unwritten_elements == self.total_elements

    @property
    def extent(self) -> str:
        """Return a sentence on the number of wrong elements, and their places."""
        if self.is_unwritten:
            total = self.total_elements
            return f"Nothing was written to `{self.output}`: not one of {total} elements."
        verb = "is" if self.wrong_elements == 1 else "are"
        text = f"{self.wrong_elements} of {self.total_elements} elements of `{self.output}` {verb}"
        text += " wrong"
        if self.where:
            text += f" ({self.where})"
        if self.unwritten_elements:
            verb = "was" if self.unwritten_elements == 1 else "were"
            text += f"; {self.unwritten_elements} {verb} never written"
        return text + "."

    @property
    def headline(self) -> str:
        """Return the first sentence about the output, as far as the mistake is known."""
        if self.undefined:
            return f"`{self.output}` was computed from uninitialized values."
        if self.is_unwritten and self.causes[:1] == (str(OutputCause.NOTHING_WRITTEN),):
            return self.extent
        return self.pattern or self.extent


@dataclass(frozen=True)
class HazardReport:
    """A hazard, once, with every schedule and shape on which it showed."""

    kind: str
    severity: str
    message: str
    line: int | None
    source: str
    file: str
    other_line: int | None
    other_source: str
    threads: tuple[tuple[int, ...], ...]
    schedules: tuple[str, ...]
    shapes: tuple[tuple[int, ...], ...]
    hints: tuple[str, ...]
    costs: bool = True  # points of *synchronized*
    cause: str = ""  # the id, of `harness.sanitizer.diagnosis.Cause`
    headline: str = ""
    help: str = ""
    note: str = ""

    @property
    def explains_values(self) -> bool:
        """Return True if it may be the cause of wrong values: it is then shown above them."""
        return self.costs and self.severity == "error"


@dataclass(frozen=True)
class Problem:
    """Something that ended a run or the whole check. ``kind`` is a short name, such as
    `hang`, `fault`, `ptx-error`, `compile-error`, `submission-too-large`, `time-limit`."""

    kind: str
    message: str
    where: str = ""
    hints: tuple[str, ...] = ()
    cause: str = ""  # the id, of `harness.sanitizer.diagnosis.Cause`, if it is known
    headline: str = ""
    help: str = ""  # a part of the message


@dataclass(frozen=True)
class RunRecord:
    """A launch of the judge's: its machine, schedule and shape, and its ending."""

    machine: str
    schedule: str
    shape: tuple[int, ...]
    outcome: Ending
    hazards: int
    elapsed_ms: float


@dataclass(frozen=True)
class BankUse:
    """Use by a source line of the 32 banks of shared memory, over all runs on the emulator:
    instructions of a warp, passes over the banks, and the least passes for as many bytes."""

    line: int | None
    source: str
    accesses: int
    passes: int
    ideal: int


@dataclass(frozen=True)
class BenchmarkFigures:
    """Kernel and library, interleaved in the same run; medians. Bandwidth counts bytes read plus
    bytes written, in GB/s (1e9); ``regime`` describes the contents of the L2 cache. ``flops``:
    floating-point operations; 0 if bytes are counted. ``library``: its name."""

    shape: tuple[int, ...]
    bytes_moved: int
    rounds: int
    kernel_us: AnyFloat
    library_us: AnyFloat
    kernel_gb_per_s: AnyFloat
    library_gb_per_s: AnyFloat
    fraction: AnyFloat
    device: str
    regime: str
    date: str
    flops: int = 0
    library: str = LIBRARIES["copy"]


@dataclass(frozen=True)
class Assembly:
    """The assembler's figures for the kernel, per thread and per block."""

    registers: int
    shared_bytes: int
    spill_bytes: int
    warnings: tuple[str, ...]


@dataclass(frozen=True)
class Comparison:
    """A sentence on the first difference from an answer that works. ``what``: the kind of
    difference, ``line``: the student's, ``lines``: all that it is about; ``is_whole``: the kernel
    has the answer's form otherwise; ``leads``: it says more than the first finding."""

    sentence: str
    what: str
    line: int | None = None
    lines: tuple[int, ...] = ()
    is_whole: bool = True
    leads: bool = False


@dataclass(frozen=True)
class Verdict:
    """The judge's answer to a submission. ``wrong`` is the first wrong output found, on the
    machine, schedule and shape named by ``wrong_run``. ``waited_s`` are seconds waited for GPUs
    that others used; they are not in ``elapsed_s``."""

    exercise: str
    title: str = ""
    seed: int | None = None
    device: str = ""
    unmeasured: Literal["credit", "withhold"] = "credit"
    shapes: tuple[tuple[int, ...], ...] = ()
    parameters: dict[str, float] = field(default_factory=dict)  # see `Exercise.parameters`
    schedules: tuple[str, ...] = ()
    properties: tuple[PropertyVerdict, ...] = ()
    runs: tuple[RunRecord, ...] = ()
    wrong: WrongOutput | None = None
    wrong_run: RunRecord | None = None
    wrong_hints: tuple[str, ...] = ()
    hazards: tuple[HazardReport, ...] = ()
    banks: tuple[BankUse, ...] = ()
    problems: tuple[Problem, ...] = ()
    compared: Comparison | None = None
    benchmark: BenchmarkFigures | None = None
    rungs: tuple[tuple[float, ...], ...] = ()
    assembly: Assembly | None = None
    notes: tuple[str, ...] = ()
    earlier: str = ""  # why this is not the kernel that its author sees
    elapsed_s: float = 0.0
    waited_s: float = 0.0
    format: int = field(default=FORMAT)

    @property
    def points(self) -> float:
        """Points earned in all."""
        return float(sum(prop.earned for prop in self.properties))

    @property
    def possible(self) -> float:
        """Points that could be earned in all."""
        return float(sum(prop.possible for prop in self.properties))

    @property
    def findings(self) -> tuple[Problem | HazardReport | WrongOutput, ...]:
        """Return the mistakes, in the order of the card: the problem that ended a run, the
        hazards that explain wrong values, the wrong values, the other hazards. A hazard that is a
        root (`ROOTS`) comes before a hang or a fault that is none."""
        wrong = [self.wrong] if self.wrong is not None else []
        above = [hazard for hazard in self.hazards if hazard.explains_values]
        below = [hazard for hazard in self.hazards if not hazard.explains_values]
        ended = {
            problem.cause in ROOTS for problem in self.problems if problem.kind in ("hang", "fault")
        }
        roots = [hazard for hazard in above if hazard.cause in ROOTS and ended == {False}]
        others = [hazard for hazard in above if hazard not in roots]
        return (*roots, *self.problems, *others, *wrong, *below)

    @property
    def headline(self) -> str:
        """Return the first sentence about the first mistake; "" if there is none."""
        if self.compared is not None and self.compared.leads:
            return self.compared.sentence
        return self.first_finding

    @property
    def first_finding(self) -> str:
        """Return the first sentence about the first finding, or the reason of a lost property."""
        for finding in self.findings:
            if isinstance(finding, WrongOutput):
                return finding.headline
            return finding.headline or split_sentence(finding.message)[0]
        failed = [prop.reason for prop in self.properties if prop.status in ("failed", "not-run")]
        return failed[0] if failed else ""

    @property
    def causes(self) -> tuple[str, ...]:
        """The ids of all that is wrong, in the order of the card: of
        `harness.sanitizer.diagnosis.Cause`; of a problem whose cause is not known, its kind; of a
        property that failed for its own reason, its name."""
        ids: list[str] = []
        for finding in self.findings:
            if isinstance(finding, WrongOutput):
                ids += finding.causes
            else:
                ids.append(finding.cause or finding.kind)
        if not ids:
            ids = [prop.name for prop in self.properties if prop.status in ("failed", "not-run")]
        return tuple(dict.fromkeys(ids))

    @property
    def unjudged(self) -> str:
        """Why a part of it could not be judged here; empty where all was."""
        open_ones = [prop for prop in self.properties if prop.status == "not-judged"]
        return open_ones[0].reason if open_ones else ""

    @property
    def passed(self) -> bool:
        """Return True if nothing failed; a speed that could not be measured is not a failure."""
        return bool(self.properties) and all(
            prop.status in ("passed", "not-measured") for prop in self.properties
        )


def refused(exercise: Exercise | Quiz, problem: Problem) -> Verdict:
    """The verdict on an answer that is not run, because of a ``problem``."""
    return Verdict(
        exercise.name,
        title=exercise.title,
        properties=all_properties(exercise, "not-run", "the kernel was not run"),
        problems=(problem,),
    )


def size_of(shape: tuple[int, ...], parameters: Mapping[str, float]) -> str:
    """(4096,) -> "length 4,096"; (12, 20) -> "shape 12×20"; (12, 20, 2) with a parameter, as
    `Exercise.parameters` -> "shape 12×20, stride=2"."""
    extents, settings = _parts(shape, parameters)
    if len(extents) == 1:
        return ", ".join((f"length {extents[0]:,}", *settings))
    return ", ".join((*([f"shape {'×'.join(map(str, extents))}"] if extents else []), *settings))


def where_run(record: RunRecord, parameters: Mapping[str, float]) -> str:
    """Return the machine, schedule and shape of a run."""
    schedule = f", schedule {record.schedule}" if record.schedule else ""
    return f"{record.machine}{schedule}, {size_of(record.shape, parameters)}"


def listed_sizes(shapes: Iterable[tuple[int, ...]], parameters: Mapping[str, float]) -> str:
    """((4096,), (10,)) -> "lengths 4096, 10"; ((12, 20, 2),) -> "shape 12×20 (stride=2)"."""
    listed, ranks = [], set()
    for shape in shapes:
        extents, settings = _parts(shape, parameters)
        ranks.add(len(extents))
        beside = f"({', '.join(settings)})" if settings else ""
        listed.append(" ".join(filter(None, ("×".join(map(str, extents)), beside))))
    what = {0: "size", 1: "length"}.get(max(ranks, default=2), "shape")
    return f"{what}{'s' * (len(listed) != 1)} {', '.join(listed)}"


def _parts(
    shape: tuple[int, ...], parameters: Mapping[str, float]
) -> tuple[tuple[int, ...], list[str]]:
    """Return the extents of a shape, and its parameters as "NAME=VALUE"."""
    rank = len(shape) - len(parameters)
    named = zip(parameters.items(), shape[rank:], strict=True)
    return shape[:rank], [f"{name}={unit * value:g}" for (name, unit), value in named]


def split_sentence(message: str) -> tuple[str, str]:
    """The first sentence of a message, and the rest."""
    line, _, below = message.partition("\n")
    while line.endswith(":") and below:  # the lines that it announces belong to it
        more, _, below = below.partition("\n")
        line = f"{line} {more.strip().removeprefix('1. ')}"
    first, stop, rest = line.partition(". ")
    return first + stop.strip(), "\n".join(filter(None, [rest, below]))


def to_json(verdict: Verdict) -> str:
    """Return the verdict as a line of ASCII JSON. Its quotations may be as long as a student
    likes: no text of it is kept beyond its first characters."""
    return codec.dumps(verdict, LONGEST_TEXT)


def from_json(text: str | bytes) -> Verdict:
    """The verdict in ``text``; `codec.CodecError` if it holds none."""
    return codec.loads(Verdict, text)
