"""Runs a failing kernel and an answer that works, and names the first difference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from harness.base.errors import HarnessError
from harness.course.exercises.exercise import Exercise, Launch
from harness.course.exercises.plan import applied
from harness.course.judge.comparison.answers import answer_to
from harness.course.judge.comparison.differences import Comparer, Difference, Memory, What
from harness.course.judge.comparison.history import POLLS, histories
from harness.course.judge.comparison.leading import leads
from harness.course.judge.comparison.plans import plan_difference
from harness.course.judge.comparison.recording import Recorder, Recording, has_effects
from harness.course.judge.comparison.wording import Words
from harness.course.judge.launching import Drawn, make_plan
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import Comparison, Verdict
from harness.sanitizer import EmulatedDevice, RunOptions, TensorMap
from harness.sanitizer.isa import Instruction, Register, key_of, look_up, registers, written

LIMIT_S = 1.0  # emulator time for each of the two runs
_THREADS = 6  # number of threads whose histories are compared
_BLOCKS = 2  # blocks with a hazard that are examined
_EACH = 3  # differences of a thread that are looked at
_FAILED = ("wrong", "hang", "fault", "error")
_ALIKE = 0.5  # share of a thread's events: with fewer in common, nothing can be said
# Doing these once more does no harm, and doing them less often is not seen by others.
_HARMLESS_IF_EXTRA = ("ld", "fence", "bar.", "barrier.", "membar", "mbarrier.try", "mbarrier.test",
                      "cp.async.bulk.wait", "wgmma.fence", "wgmma.wait", "prefetch", "setmaxnreg",
                      "nanosleep", "activemask", "griddepcontrol")  # fmt: skip
_HARMLESS_IF_MISSING = ("prefetch", "setmaxnreg", "nanosleep", "createpolicy", "griddepcontrol")


@dataclass
class _Run:
    recording: Recording
    memory: Memory
    maps: dict[int, str]


def with_comparison(
    verdict: Verdict, exercise: Exercise, submission: Submission, drawn: list[Drawn]
) -> Verdict:
    """Return the verdict on a failing kernel with what differs from an answer that works."""
    case = _failing(verdict, drawn)
    if case is None or not (answer := answer_to(exercise.name)):
        return verdict
    blocks = dict.fromkeys(t[0] for hazard in verdict.hazards for t in hazard.threads[:1])
    compared = compare(exercise, submission, answer, case, tuple(blocks)[:_BLOCKS])
    if compared is None or compared.what in exercise.untold:
        return verdict
    return replace(verdict, compared=replace(compared, leads=leads(verdict, compared)))


def _failing(verdict: Verdict, drawn: list[Drawn]) -> Drawn | None:
    """The smallest shape on which a kernel failed."""
    costly = {shape for hazard in verdict.hazards if hazard.costs for shape in hazard.shapes}
    ended = {run.shape for run in verdict.runs if run.outcome in _FAILED}
    failed = [case for case in drawn if case.shape in (ended or costly)]
    return min(failed, key=lambda case: sum(a.size for a in case.inputs.values()), default=None)


def compare(
    exercise: Exercise,
    submission: Submission,
    answer: Submission,
    case: Drawn,
    blocks: tuple[int, ...] = (),
) -> Comparison | None:
    """Return the first difference that matters; None where nothing can be said. ``blocks``: those
    to look at first."""
    launch = exercise.launch(case.shape)
    if answer.plans:
        launch = applied(launch, answer.plans[0])
    if (planned := plan_difference(case.launch, launch)) is not None:
        return Comparison(planned, "plan")
    theirs = _run(answer, launch, case, None, blocks)
    if theirs is None:
        return None
    mine = _run(submission, case.launch, case, theirs.recording, blocks)
    if mine is None or mine.recording.places != theirs.recording.places:
        return None
    text = _text_of(submission)
    words = Words(text, mine.memory, mine.maps)
    differences = list(_differences(mine, theirs, words.heads))
    if not differences:
        return None
    first = _with_root(min(differences, key=_order), differences)
    first = words.placing.placed(first)
    what = first.what.name.lower().replace("_", "-")
    return Comparison(words.sentence(first), what, first.line, first.lines)


def _with_root(first: Difference, differences: list[Difference]) -> Difference:
    """The same difference of the thread in which its origin was found the furthest back: in another
    thread two values may be equal by chance."""
    alike = [
        each
        for each in differences
        if (each.what, each.operand, each.place, each.event.line)
        == (first.what, first.operand, first.place, first.event.line)
    ]
    return min(alike, key=lambda each: (each.origin is None, each.origin and _depth(each)))


def _depth(difference: Difference) -> int:
    """The place of an origin in the thread's own time: less is further back."""
    assert difference.origin is not None
    return difference.origin.step - difference.event.step


def _text_of(submission: Submission) -> str:
    """The file that the kernel is in."""
    name = f"def {submission.kernel}("
    texts = [text for text in submission.sources.values() if name in text]
    return texts[0] if texts else next(iter(submission.sources.values()), "")


def _run(
    submission: Submission,
    launch: Launch,
    case: Drawn,
    beside: Recording | None,
    blocks: tuple[int, ...],
) -> _Run | None:
    device, recorder = EmulatedDevice(), Recorder(beside, blocks)
    device.settle(0)
    try:
        plan, buffers = make_plan(device, submission, launch, case.inputs)
        memory = Memory(
            [(a.address, len(a.bytes), a.name) for a in device.memory.allocations()],
            {a.name: (a.shape, a.element_bytes) for a in device.memory.allocations()},
            {name: buffer.dtype for name, buffer in buffers.items()},
        )
        device.run(plan, RunOptions(timeout_s=LIMIT_S, instrument=recorder.instrument))
    except HarnessError:
        pass  # the kernel hangs or faults: its events until then are recorded
    recording = recorder.recording
    if recording.kernel is None or not recording.places:
        return None
    maps = {}
    program = recording.kernel.program
    for parameter, argument, (begin, _) in zip(
        plan.parameters, launch.arguments, program.parameters, strict=False
    ):
        if isinstance(parameter, TensorMap):
            maps[recording.parameters_at + begin] = argument.name
    return _Run(recording, memory, maps)


def _order(difference: Difference) -> tuple[int, int, int]:
    event, what = difference.event, difference.what
    weight = 0
    if (what is What.EXTRA and event.key.startswith(_HARMLESS_IF_EXTRA)) or (
        what in (What.MISSING, What.MOVED) and event.key.startswith(_HARMLESS_IF_MISSING)
    ):
        weight = 3
    elif what is What.STORED_VALUE:
        weight = 2 if difference.is_consequence else 1
    elif what is What.MISSING and event.key == "ld":
        weight = 2
    return weight, difference.step, int(what)


def _differences(mine: _Run, theirs: _Run, heads: frozenset[int]) -> Iterator[Difference]:
    columns = _columns(mine.recording, theirs.recording)
    ours = histories(mine.recording, columns)
    others = histories(theirs.recording, columns)
    comparer = Comparer(mine.memory, theirs.memory, mine.maps, theirs.maps, heads)
    mbarriers = _mbarriers(mine.recording)
    for history, answer in zip(ours, others, strict=True):
        if comparer.likeness(history, answer) < _ALIKE:
            continue
        others_left, values_left = _EACH, 1
        executed = frozenset(
            number
            for event in history.events
            if event.line is not None
            for number in (int(event.line), event.line.called_at or 0)
        )
        for difference in comparer.differences(history, answer):
            difference = replace(difference, executed=executed, mbarriers=mbarriers)
            if difference.what is What.STORED_VALUE:
                if values_left:
                    yield difference
                values_left = 0
                continue
            yield difference
            others_left -= 1
            if not others_left:
                break


def _mbarriers(recording: Recording) -> frozenset[tuple[int, int]]:
    """The lines that wait or arrive, each with the address of an mbarrier there, of all sampled
    threads."""
    now: dict[str, np.ndarray] = {}
    addresses = set()
    for step in recording.steps:
        instruction = recording.instructions[step.site]
        for name, values in zip(written(instruction), step.values, strict=False):
            now.setdefault(name, np.zeros(len(recording.places), np.uint64))[step.columns] = values
        if instruction.opcode.startswith("mbarrier") and instruction.location is not None:
            for each in registers(instruction.operands):
                held = now.get(each.name, np.zeros(0))[step.columns] if each.name in now else ()
                addresses |= {(instruction.location.line, int(bits)) for bits in np.unique(held)}
    return frozenset(addresses)


def _columns(mine: Recording, theirs: Recording) -> list[int]:
    """The sampled threads whose histories differ, those that differ first: a few."""
    for with_data in (False, True):
        ours, others = _signed(mine, with_data), _signed(theirs, with_data)
        if not ours.counts.any():  # an untouched exercise: all is missing, and no line is to blame
            return []
        rows = min(len(ours.hashes), len(others.hashes))
        differs = ours.hashes[:rows] != others.hashes[:rows]
        kinds: dict[tuple[int, ...], tuple[int, int]] = {}
        for column in np.flatnonzero(differs.any(axis=0)).tolist():
            at = int(np.argmax(differs[:, column]))
            is_cut = ours.counts[column] < at and not ours.returned[column]
            is_theirs_cut = others.counts[column] < at and not others.returned[column]
            if is_cut or is_theirs_cut:  # its events until it was stopped are the same
                continue
            kind = at, int(ours.hashes[at, column]), int(others.hashes[at, column])
            step = int(ours.steps[min(at, ours.counts[column]), column])
            kinds.setdefault(kind, (step, column))
        if kinds:
            return [column for _, column in sorted(kinds.values())[:_THREADS]]
    return []


@dataclass
class _Signed:
    """Histories of sampled threads: row n of ``hashes`` is of the first n events, with all their
    operands, and of ``steps`` when the last of these was; in the rows after the last event, of
    that."""

    hashes: np.ndarray
    steps: np.ndarray
    counts: np.ndarray
    returned: np.ndarray


def _signed(recording: Recording, with_data: bool) -> _Signed:
    kernel = recording.kernel
    assert kernel is not None
    count, instructions = len(recording.places), recording.instructions
    effects: dict[int, tuple[bool, bool, list[str]]] = {}
    now: dict[str, np.ndarray] = {}
    kinds: dict[int, _Kind] = {}
    hashes, counts = np.zeros(count, np.uint64), np.zeros(count, np.int64)
    asked, asks = np.zeros(count, np.uint64), np.zeros(count, np.bool_)
    returned = np.zeros(count, np.bool_)
    entries: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]] = []
    for number, step in enumerate(recording.steps):
        site, columns = step.site, step.columns
        if site not in effects:
            instruction = instructions[site]
            leaves = key_of(instruction.opcode) in ("ret", "exit")
            effects[site] = has_effects(instruction), leaves, written(instruction)
        effect, leaves, names = effects[site]
        for name, values in zip(names, step.values, strict=False):
            held = now.get(name)
            if held is None:
                held = now[name] = np.zeros(count, np.uint64)
            held[columns] = values
        if not (effect or leaves):
            continue
        if site not in kinds:
            kinds[site] = _kind(instructions[site], names)
        kind = kinds[site]
        if kind.guard is not None:
            decides = now.get(kind.guard[0])
            holds = (np.zeros(count, np.uint64) if decides is None else decides) != kind.guard[1]
            columns = columns[holds[columns]]
        if leaves:
            returned[columns] = True
            continue
        operands = (*kind.places, *(kind.data if with_data else ()))
        values = _mixed(kind.opcode, [now[n] for n in operands if n in now], columns)
        if kind.polls:
            again = asks[columns] & (asked[columns] == values)
            result = now[names[0]] if names and names[0] in now else None
            asks[columns] = step.sleeps or (result is not None and result[columns] == 0)
            columns, values = columns[~again], values[~again]
            asked[columns] = values
        else:
            asks[columns] = False
        mixed = hashes[columns] * np.uint64(0x100000001B3) + values
        hashes[columns] = mixed
        counts[columns] += 1
        entries.append((columns, counts[columns], mixed, number))
    return _in_a_table(entries, counts, returned)


def _in_a_table(
    entries: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]],
    counts: np.ndarray,
    returned: np.ndarray,
) -> _Signed:
    rows = int(counts.max(initial=0)) + 2
    hashes = np.zeros((rows, len(counts)), np.uint64)
    steps = np.zeros((rows, len(counts)), np.int64)
    for columns, at, mixed, number in entries:
        hashes[at, columns], steps[at, columns] = mixed, number
    return _Signed(hashes, steps, counts, returned)


@dataclass(frozen=True)
class _Kind:
    """An instruction's opcode and constants as a number, and the registers of its operands."""

    opcode: int
    places: list[str]
    data: list[str]
    guard: tuple[str, bool] | None
    polls: bool


def _kind(instruction: Instruction, results: list[str]) -> _Kind:
    match = look_up(instruction.opcode)
    key = match.row.key if match else instruction.opcode
    polls = key in POLLS
    places: list[str] = []
    data: list[str] = []
    constants: list[str] = []
    for at, operand in enumerate(instruction.operands):
        used = [each.name for each in registers((operand,))]
        if isinstance(operand, Register):
            used = [operand.name]
        is_data = key in ("st", "red", "atom") and at > 0
        (data if is_data else places).extend(name for name in used if name not in results)
        constants.append("" if used else str(operand))
        constants.append(str(getattr(operand, "offset", "")))
    opcode = "wait" if polls else instruction.opcode
    guard = instruction.guard
    decides = (guard.predicate.name, guard.negated) if guard is not None else None
    number = hash((opcode, *constants)) & 0xFFFFFFFFFFFF
    return _Kind(number, places, data, decides, polls)


def _mixed(seed: int, values: list[np.ndarray], columns: np.ndarray) -> np.ndarray:
    mixed = np.full(len(columns), seed, np.uint64)
    for number, each in enumerate(values):
        part = each[columns]
        mixed = (mixed ^ (part + np.uint64(0x9E3779B97F4A7C15 + number))) * np.uint64(0x100000001B3)
    return mixed
