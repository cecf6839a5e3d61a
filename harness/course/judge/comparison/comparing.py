"""Runs a failing kernel and an answer that works, and names the first difference."""

from __future__ import annotations

import contextlib
import gc
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

from harness.base.errors import HarnessError
from harness.course.exercises.exercise import Exercise, Launch
from harness.course.exercises.plan import applied
from harness.course.judge.comparison.answers import CALLS, STATEMENTS, answer_to, text_of
from harness.course.judge.comparison.differences import FREE, Comparer, Difference, What
from harness.course.judge.comparison.events import bytes_copied, mbarrier_of
from harness.course.judge.comparison.form import STORE, form_of, is_whole
from harness.course.judge.comparison.history import Event, History, Replay, asks, merged
from harness.course.judge.comparison.leading import leads, names_the_mistake
from harness.course.judge.comparison.memory import Memory
from harness.course.judge.comparison.placing import Placing
from harness.course.judge.comparison.plans import plan_difference
from harness.course.judge.comparison.protocols import (
    barriers_of,
    mbarriers_at,
    of_other_protocols,
    waits_beside,
)
from harness.course.judge.comparison.recording import (
    LooksAt,
    Recorder,
    Recording,
    has_any,
    is_access,
    is_copy,
    is_of_groups,
    is_product,
    orders,
)
from harness.course.judge.comparison.stores import Store, Stores, buffers_of
from harness.course.judge.comparison.threads import Signed, active, differing, signed
from harness.course.judge.comparison.wording import Words
from harness.course.judge.launching import Drawn, make_plan
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import Comparison, HazardReport, Verdict, WrongOutput
from harness.sanitizer import EmulatedDevice, RunOptions, TensorMap
from harness.sanitizer.emulator import HazardKind

LIMIT_S = 1.0  # emulator time for each of the two runs
_HARMLESS = 3  # the weight of a difference that shows in nothing by itself
_BLOCKS = 2  # blocks with a hazard that are examined
_MORE = 2  # threads that copy too much
_EACH = 3  # differences of a thread that are looked at
_FAILED = ("wrong", "hang", "fault", "error")
# Doing these once more does no harm, and doing them less often is not seen by others.
_HARMLESS_IF_EXTRA = ("ld", "fence", "bar.", "barrier.", "membar", "mbarrier.try", "mbarrier.test",
                      "cp.async.bulk.wait", "wgmma.fence", "wgmma.wait", "prefetch", "setmaxnreg",
                      "nanosleep", "activemask", "griddepcontrol")  # fmt: skip
_HARMLESS_IF_MISSING = ("prefetch", "setmaxnreg", "nanosleep", "createpolicy", "griddepcontrol")


@dataclass
class _Run:
    replay: Replay
    memory: Memory
    cluster: int  # its number of blocks


@dataclass(frozen=True)
class LookedAt:
    """``blocks``: those to look at first; ``only_values``: the order of threads does not matter;
    ``has_hung``: it cannot finish; ``places``: the lines of the first hazard; ``lines``: those
    of all; ``faults``: those of illegal accesses; ``own_stores``: its text has other stores than
    the answer's."""

    blocks: tuple[int, ...] = ()
    only_values: bool = False
    has_hung: bool = False
    places: frozenset[int] = frozenset()
    lines: frozenset[int] = frozenset()
    faults: frozenset[int] = frozenset()
    own_stores: bool = False


def with_comparison(
    verdict: Verdict, exercise: Exercise, submission: Submission, drawn: list[Drawn]
) -> Verdict:
    """Return the verdict on a failing kernel with a difference from an answer that works."""
    case = _failing(verdict, drawn)
    if case is None or not (answer := answer_to(exercise.name)):
        return verdict
    blocks = dict.fromkeys(t[0] for hazard in verdict.hazards for t in hazard.threads[:1])
    # A kernel without a hazard on any schedule orders its threads, in whatever form.
    only_values = not verdict.problems and not any(hazard.costs for hazard in verdict.hazards)
    first, every = map(_lines_of, (verdict.hazards[:1], verdict.hazards))
    faults = _lines_of(h for h in verdict.hazards if h.kind == HazardKind.ILLEGAL_ACCESS.value)
    looked_at = LookedAt(
        blocks=tuple(blocks)[:_BLOCKS],
        only_values=only_values,
        has_hung=any(problem.kind == "hang" for problem in verdict.problems),
        places=first,
        lines=every,
        faults=faults,
    )
    with _no_collections():
        compared = compare(exercise, submission, answer, case, looked_at)
    if compared is None or compared.what in exercise.untold:
        return verdict
    # The finding says where a fault is, and a difference at its line says why.
    has_faulted = any(problem.kind == "fault" for problem in verdict.problems)
    is_why = has_faulted and not faults.isdisjoint(compared.lines)
    is_why |= not has_faulted and not names_the_mistake(verdict)
    if not compared.is_whole and not is_why:
        return verdict
    return replace(verdict, compared=replace(compared, leads=leads(verdict, compared)))


@contextlib.contextmanager
def _no_collections() -> Iterator[None]:
    """Keep Python from searching for garbage: values live until the comparison ends, and their
    number makes each search long."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _lines_of(hazards: Iterable[HazardReport]) -> frozenset[int]:
    return frozenset(n for each in hazards for n in (each.line, each.other_line) if n is not None)


def _failing(verdict: Verdict, drawn: list[Drawn]) -> Drawn | None:
    """The shape that a wrong output is shown of, or else a small one on which a kernel failed. For
    hazards, the smallest may be a special case, such as a loop of one iteration."""
    if verdict.wrong_run is not None and isinstance(verdict.findings[0], WrongOutput):
        return next((case for case in drawn if tuple(case.shape) == verdict.wrong_run.shape), None)
    costly = {shape for hazard in verdict.hazards if hazard.costs for shape in hazard.shapes}
    ended = {run.shape for run in verdict.runs if run.outcome in _FAILED}
    failed = [case for case in drawn if case.shape in (ended or costly)]
    failed.sort(key=lambda case: sum(a.size for a in case.inputs.values()))
    return failed[len(failed) > 2 and not verdict.problems] if failed else None


def compare(
    exercise: Exercise,
    submission: Submission,
    answer: Submission,
    case: Drawn,
    looked_at: LookedAt,
) -> Comparison | None:
    """Return the first difference that matters; None where nothing can be said."""
    launch = exercise.launch(case.shape)
    if answer.plans:
        launch = applied(launch, answer.plans[0])
    if (planned := plan_difference(case.launch, launch)) is not None:
        return Comparison(planned, "plan")
    theirs = _run(answer, launch, case, None, looked_at.blocks)
    if theirs is None:
        return None
    mine = _run(submission, case.launch, case, theirs.replay.recording, looked_at.blocks)
    if mine is None or mine.replay.recording.places != theirs.replay.recording.places:
        return None
    sites = {mine.replay.site(step.site) for step in mine.replay.recording.steps}
    loads = {int(site.line) for site in sites if site.line is not None and asks(site.key)}
    for run in (mine, theirs):
        run.replay.settles = loads.isdisjoint(looked_at.lines)
    text = text_of(submission)
    proven = answer.sources.get(STATEMENTS, "").split()
    words = Words(text, mine.memory, mbarriers_at(mine.replay), submission.kernel, proven)
    forms = form_of(submission), answer.sources.get(CALLS, "").split()
    looked_at = replace(looked_at, own_stores=len({form.count(STORE) for form in forms}) > 1)
    differences = [*_differences(mine, theirs, looked_at, words.placing)]
    differences = _trusted(differences, looked_at.places)
    if looked_at.has_hung:  # one that is missing stops nothing
        differences = [d for d in differences if not _lacks_order(d)]
    if not differences:
        return None
    first = min(differences, key=_order)
    skipped = first.what is What.MISSING and words.skips(first)
    whole = is_whole(first, *forms, skipped)
    first = words.placed(first)
    what = first.what.name.lower().replace("_", "-")
    return Comparison(words.sentence(first), what, first.line, first.lines, whole)


def _trusted(differences: list[Difference], places: frozenset[int]) -> list[Difference]:
    """Leave out differences of form: where threads order each other differently at several
    lines, differences that are not at the places of the hazard."""
    if places:  # a hazard does not show what does no harm, nor an access that takes no part in it
        differences = [
            d
            for d in differences
            if d.line in places
            or not (_order(d)[0] == _HARMLESS or (d.what is What.EXTRA and is_access(d.event.key)))
        ]
    of_order = [d for d in differences if orders(d.event.key) and not is_copy(d.event.key)]
    at_places = [d for d in differences if not places.isdisjoint((*d.lines, *d.needed_at))]
    if of_order and any(d not in of_order for d in at_places):
        return at_places
    first = {(d.block, d.thread): d.line for d in reversed(of_order)}
    if len({*first.values()} - {None}) < 2:
        return differences
    return [d for d in differences if d not in of_order or d in at_places]


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
        device.run(plan, RunOptions(LIMIT_S, count_banks=False, instrument=recorder.instrument))
    except HarnessError:
        pass  # the kernel hangs or faults: its events until then are recorded
    recording = recorder.recording
    if recording.kernel is None or not recording.places:
        return None
    program = recording.kernel.program
    memory.shared = program.layout.extents["shared"]
    for parameter, argument, (begin, _) in zip(
        plan.parameters, launch.arguments, program.parameters, strict=False
    ):
        if isinstance(parameter, TensorMap):
            memory.maps[recording.parameters_at + begin] = argument.name
    return _Run(Replay(recording), memory, math.prod(launch.cluster))


def _order(difference: Difference) -> tuple[int, int, int]:
    event, what = difference.event, difference.what
    weight = 0
    if (what is What.EXTRA and event.key.startswith(_HARMLESS_IF_EXTRA)) or (
        what in (What.MISSING, What.MOVED) and event.key.startswith(_HARMLESS_IF_MISSING)
    ):
        weight = _HARMLESS
    elif what is What.STORED_VALUE:
        weight = 2 if difference.is_consequence else 1
    return weight, difference.step, int(what)


def _differences(
    mine: _Run, theirs: _Run, looked_at: LookedAt, placing: Placing
) -> Iterator[Difference]:
    only_values = looked_at.only_values
    barriers = barriers_of(mine.replay, theirs.replay)
    ours, others = signed(mine.replay, barriers), signed(theirs.replay)
    if not active(ours, has_any):
        return  # an untouched exercise: all is missing, and no line is to blame
    runs = mine.memory, theirs.memory
    free = FREE | {"mbar"}
    divided = _divided_otherwise((mine.replay, theirs.replay), ours, others, mine.cluster)
    busy = active(ours, _uses_memory)
    single = {block: ours[next(iter(busy[block]))] for block in busy if len(busy[block]) == 1}
    beside = waits_beside(mine.replay, theirs.replay, barriers)
    comparer_with = partial(
        Comparer,
        *runs,
        barriers=barriers,
        buffers=buffers_of([(run.replay, run.memory) for run in (mine, theirs)]),
        other_protocols=of_other_protocols(mine.replay, theirs.replay, barriers, placing.known),
        divides_bytes=any(
            thread.selected(_expects) and not other.selected(_expects)
            for thread, other in zip(ours, others, strict=True)
        ),
    )
    copies, looks_at = comparer_with(free=free, only_values=True), orders
    shared = is_copy if only_values else _is_copy_or_init
    of_blocks = _block_differences(
        mine, theirs, active(ours, shared), active(others, shared), copies, shared
    )
    yield from (d for d in of_blocks if not _is_of_division(d, divided))
    stores = Stores(mine.replay, theirs.replay)
    if only_values:
        looks_at = is_product if stores.agree else is_access
    comparer = copies
    if not only_values:
        comparer = comparer_with(faults=looked_at.faults)
    if only_values and stores.are_divided:
        yield from _by_place(mine, theirs, stores.first, comparer)
        return
    accesses = ("ld", "st") if stores.are_divided else ()
    # A load by itself changes no value: the threads that store others are those to look at.
    chosen_by = (_is_write, looks_at) if looks_at is is_access else (looks_at,)
    pairs: list[tuple[int, int]] = []
    for chooses in chosen_by:
        pairs = pairs or differing(ours, others, chooses, by_role=not only_values)
    if not only_values and not pairs:  # accesses of threads that order others as needed
        same = [a.differs(b, orders) is None for a, b in zip(ours, others, strict=True)]
        pairs = [pair for pair in differing(ours, others, has_any) if same[pair[0]]]
        looks_at = has_any
    for column, other in pairs:
        shown = has_any if not only_values and column == other else looks_at
        history, answer = mine.replay.thread(column), theirs.replay.thread(other)
        shares = None if only_values else _Shares(ours, others, column, other)
        left = (
            d
            for d in comparer.differences(history, answer, shown)
            if not (_is_style(d) if shares is None else _is_consequence(d))
            and not _is_of_nobody(d, single)
            and (d.what is What.OTHER_OPERATION or (column, mbarrier_of(d.event)) not in beside)
            and not _is_of_division(d, divided)
            and (d.what is What.DECISION or d.event.key not in accesses)
            and not (only_values and stores.is_design(d, looked_at.own_stores))
            and (
                shares is None
                or comparer.is_illegal(d.event, d.needed, history)
                or not shares.is_shared(d)
            )
        )
        for d in _first(history, comparer, left):
            stores.first_single = None  # an earlier difference says more
            yield d
    if only_values:
        yield from _by_place(mine, theirs, stores.first_single, comparer)


def _by_place(
    mine: _Run, theirs: _Run, stores: tuple[Store, Store] | None, comparer: Comparer
) -> Iterator[Difference]:
    """Yield the differences of a store from the answer's to the same place."""
    if stores is None:
        return
    history, answer = (
        run.replay.thread(store.column) for run, store in zip((mine, theirs), stores, strict=True)
    )
    both = zip((history, answer), stores, strict=True)
    pair = (each.at(store.step) for each, store in both)
    # A last value is the same in whatever protocol.
    comparer = replace(comparer, other_protocols=frozenset())
    yield from _first(history, comparer, comparer.paired(history, answer, *pair))


def _divided_otherwise(
    replays: tuple[Replay, Replay], ours: list[Signed], others: list[Signed], cluster: int
) -> dict[int, bool]:
    """Return the blocks in which other threads than the answer's issue as many copies of each kind,
    with False. With True: blocks that copy the same bytes in other pieces; and all, if some of a
    cluster's blocks issue more of a kind, and others fewer, so that none has its part."""
    runs = [
        [Counter(key for key, *_ in thread.events if is_copy(key)) for thread in run]
        for run in (ours, others)
    ]
    sums: tuple[dict[int, Counter[str]], ...] = ({}, {})
    more, fewer, unlike, stopped = set[str](), set[str](), set[int](), set[int]()
    for thread, mine, needed in zip(ours, *runs, strict=True):
        block = thread.place[0]
        for counts, each in zip(sums, (mine, needed), strict=True):
            counts.setdefault(block, Counter()).update(each)
        unlike |= {block} if mine != needed else set()
        stopped |= set() if thread.returned else {block}
    for block, done in sums[0].items():
        more |= (done - sums[1][block]).keys()
        lacking = (sums[1][block] - done).keys()
        fewer |= lacking - done.keys() if block in stopped else lacking
    if cluster > 1 and more & fewer:  # clusters are sampled in part
        return dict.fromkeys(sums[0], True)
    copying = active(ours, is_copy), active(others, is_copy)
    divided = {block: False for block in unlike if sums[0][block] == sums[1][block]}
    for block in unlike - divided.keys():
        copied = [
            bytes_copied(merged([run.thread(c, is_copy) for c in columns[block]]).events)
            for run, columns in zip(replays, copying, strict=True)
            if columns.get(block)
        ]
        if len(copied) == 2 and copied[0] == copied[1] != {}:
            divided[block] = True
    return divided


def _is_of_division(d: Difference, divided: Mapping[int, bool]) -> bool:
    """Return True if it is about who copies, in a block where other threads do."""
    if d.block not in divided:
        return False
    is_part = is_copy(d.event.key) or _expects(d.event.key)
    is_part &= d.what is not What.OTHER_OPERAND or divided[d.block]
    return is_part or is_of_groups(d.event.key) or d.is_consequence


def _is_of_nobody(d: Difference, single: dict[int, Signed]) -> bool:
    """Return True of a step of a thread that does nothing, where a ``single`` thread of the block
    uses memory, and of a block barrier there: nobody has to be ordered after that thread."""
    if d.block not in single:
        return False
    return single[d.block].place[1] != d.thread or d.event.key.startswith("bar")


def _uses_memory(key: str) -> bool:
    return is_copy(key) or is_access(key)


def _expects(key: str) -> bool:
    return "expect_tx" in key


class _Shares:
    """Counts of all that a block's threads do: which of them does a part does not matter."""

    def __init__(self, ours: list[Signed], others: list[Signed], column: int, other: int) -> None:
        block = ours[column].place[0]
        self._threads = ours[column], others[other]
        runs = [[each for each in run if each.place[0] == block] for run in (ours, others)]
        self._counts = [
            Counter(event[:2] for thread in run for event in thread.events) for run in runs
        ]
        groups = [Counter(thread.selected(is_of_groups) for thread in run) for run in runs]
        self._same_groups = groups[0] == groups[1]

    def is_shared(self, d: Difference) -> bool:
        """Return True if the student's block executes an event as often as the answer's."""
        if is_of_groups(d.event.key):
            return self._same_groups  # a bulk group is its thread's
        is_access = d.what is What.OTHER_OPERAND and d.event.key in ("ld", "st")
        is_mine = is_access or d.what is What.EXTRA or (d.what is What.DECISION and d.longer)
        if not is_mine and d.what not in (What.MISSING, What.DECISION):
            return False
        event = d.event if is_mine or d.needed is None else d.needed
        done = next(
            (each[:2] for each in self._threads[not is_mine].events if each[3] == event.step), None
        )
        if done is None:
            return False
        mine, needed = (counts[done] for counts in self._counts)
        return mine == needed


def _lacks_order(d: Difference) -> bool:
    return d.event.key.startswith("fence") or (d.what is What.MISSING and d.event.key == "bar.sync")


def _is_copy_or_init(key: str) -> bool:
    """Return True of instructions that a thread executes for all of its block."""
    return is_copy(key) or key == "mbarrier.init"


def _is_write(key: str) -> bool:
    return is_access(key) and key != "ld"


def _is_consequence(d: Difference) -> bool:
    return d.is_consequence


def _is_style(d: Difference) -> bool:
    """Return True if it changes no value by itself: another order, or a load that nothing uses."""
    return d.what is What.MOVED or (d.event.key == "ld" and d.what in (What.MISSING, What.EXTRA))


def _block_differences(
    mine: _Run,
    theirs: _Run,
    ours: dict[int, dict[int, object]],
    others: dict[int, dict[int, object]],
    comparer: Comparer,
    shared: LooksAt,
) -> Iterator[Difference]:
    """Yield differences in a block's copies: neither order nor thread changes a value."""
    for block, columns in others.items():
        mine_of = ours.get(block, {})
        if Counter(mine_of.values()) == Counter(columns.values()):
            continue
        # A few threads show what many do; one that does not copy may have been stopped before.
        alike: dict[object, list[int]] = {}
        for column, done in mine_of.items():
            alike.setdefault(done, []).append(column)
        needed = Counter(columns.values())
        shown = {c for done, each in alike.items() for c in each[: needed[done] + _MORE]}
        shown |= columns.keys() - mine_of.keys()
        history = merged([mine.replay.thread(column, shared) for column in sorted(shown)])
        answer = merged([theirs.replay.thread(column, shared) for column in columns])
        differences = comparer.unordered(history, answer)
        placed = (_at_its_place(d, mine.replay, theirs.replay, comparer) for d in differences)
        yield from _first(history, comparer, placed)


def _at_its_place(d: Difference, mine: Replay, theirs: Replay, comparer: Comparer) -> Difference:
    """Return a missing copy at its place among all events of the thread that has to make it."""
    if d.what is not What.MISSING:
        return d
    column = mine.recording.places.index((d.block, d.thread))
    after, before = comparer.neighbors(d.event, mine.thread(column), theirs.thread(column))
    return replace(d, after=after, before=before)


def _passed(history: History, d: Difference) -> frozenset[int]:
    """The kernel's lines that a thread comes to where it lacks an event."""
    if d.what is not What.MISSING:
        return frozenset()
    begin = d.after.step if d.after is not None else -1
    end = d.before.step if d.before is not None else len(history.path) and history.path[-1][0] + 1
    return frozenset(
        line.called_at or int(line)
        for step, thread, line in history.path
        if thread == d.thread and begin < step < end
    )


def _first_pending(history: History) -> Event | None:
    """The wait at which a thread was stopped, if it came to that line for the first time."""
    at = [each.line for each in history.events]
    ends = (each for each in history.events[-1:] if each.is_pending and at.count(each.line) == 1)
    return next(ends, None)


def _came_to(history: History, d: Difference) -> frozenset[int]:
    """The lines that a thread came to before an event of its own."""
    if d.what in (What.MISSING, What.MOVED):
        return frozenset(int(line) for _, thread, line in history.path if thread == d.thread)
    path = (each for each in history.path if each[0] < d.event.step and each[1] == d.thread)
    return frozenset(int(line) for _, _, line in path)


def _first(
    history: History, comparer: Comparer, differences: Iterator[Difference]
) -> Iterator[Difference]:
    """A few differences of a history, and of those of stored values the first."""
    others_left, values_left = _EACH, 1
    executed = frozenset(
        number
        for event in history.events
        if event.line is not None
        for number in (int(event.line), event.line.called_at or 0)
    )
    for difference in filter(comparer.is_comparable, differences):
        partnered = {line for thread, line in comparer.partnered if thread == difference.thread}
        difference = replace(
            difference,
            executed=executed,
            partnered=frozenset(partnered),
            illegal=difference.event.line in comparer.faults,
            passed=_passed(history, difference),
            came_to=_came_to(history, difference),
            pending=_first_pending(history),
            mbarrier=comparer.own_mbarrier(difference.needed or difference.event),
        )
        is_arrival = difference.event.key.startswith("mbarrier.arrive")
        if difference.illegal and is_arrival and difference.what in (What.EXTRA, What.DECISION):
            continue  # its address is the mistake
        if difference.what is What.STORED_VALUE:
            if values_left:
                yield difference
            values_left = 0
            continue
        yield difference
        others_left -= 1
        if not others_left:
            break
