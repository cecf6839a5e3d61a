"""Did the kernel have the effects that the exercise asks for, in the emulator's records? On every
run the emulator notes which instructions read and wrote which bytes of each array that an effect is
about. If only the right instructions accessed them and the output is right, the effect is proven.
Otherwise an *intervention* decides (`harness.sanitizer.emulator.provenance`), in another run of a
launch whose output was right. The change in its output shows the data that the output depends on:

- A thread may read what copies should bring and still not use it, for example to print it. So
  threads are shown other bytes than copies, drawn like the inputs. Bytes of the output that come
  out differently came from threads' reads. The copies must have brought in the first run all that
  they bring in the second: a kernel that compares the two views, and believes the copies only if
  they differ, gains nothing.
- Where copies are to read threads' writes, they see other bytes there, and the output must
  follow from these.
- Where the Tensor Cores are to multiply, its products get the other sign, and the output must be
  that of the negated operand.
- Where an instruction is to compute an output, the bits of its result are rotated, and the output
  must differ.
- Where edited tensor maps are to decide outputs, the address written to them is increased by 16
  bytes, and the output must follow from the bytes there.
- Where arrivals at mbarriers are to order threads, they release nothing, and there must be a
  hazard.

Hazards of such a run cost no points. A run that does not end within several times the duration of
the unchanged kernel shows that the change keeps it running, as a hang does. A run that could not be
started shows nothing, and costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

import numpy as np

from harness.course.exercises.effects import (
    COUNTED,
    AtMost,
    Brought,
    Computed,
    EditedMaps,
    Effect,
    Executed,
    HandedOver,
    Multiplied,
    OnOneMbarrier,
    OrderedByArrivals,
    Way,
    Written,
)
from harness.course.exercises.exercise import Arrays, Exercise, Shape
from harness.course.judge import rewriting
from harness.course.judge.compare import dtype_of, wrong_elements
from harness.course.judge.launching import Drawn, LaunchOutcome
from harness.course.judge.structure import missing_in_counts
from harness.course.judge.verdict import UNJUDGED
from harness.course.outputs import MissingEffect, Shortfall
from harness.sanitizer import Watch
from harness.sanitizer.emulator import Loaded, Touch
from harness.sanitizer.isa import Ptx, look_up


@dataclass(frozen=True)
class Intervention:
    """Changes in another run of a launch: the bytes seen in these arrays, the sign of the matrix
    unit's products, and ``ptx``, a function that edits the kernel's PTX."""

    watch: Mapping[str, Watch] = field(default_factory=dict)
    negated_products: bool = False
    ptx: Callable[[Ptx], Ptx] | None = None


@dataclass(frozen=True, kw_only=True)
class Launched(Drawn):
    """The outcome of a run of a shape."""

    outcome: LaunchOutcome
    right: bool
    ptx: Ptx = field(default=Ptx(""))


Again = Callable[[Launched, Intervention], LaunchOutcome]
"""Run the same launch once more."""


@dataclass
class Effects:
    """Missing effects over all runs; and the runs, by shape, that need an intervention."""

    missing: dict[Effect, MissingEffect] = field(default_factory=dict)
    open: dict[tuple[Effect, Shape], Launched] = field(default_factory=dict)

    def note(self, exercise: Exercise, run: Launched) -> None:
        """Look at a run on the emulator that came to its end."""
        for effect in exercise.effects:
            if effect in self.missing:
                continue
            if isinstance(effect, Brought):
                shortfall = self._brought_missing(effect, run)
            elif isinstance(effect, Written):
                shortfall = _written_missing(effect, run)
            elif isinstance(effect, OnOneMbarrier):
                shortfall = _one_mbarrier_missing(effect, run)
            elif isinstance(effect, Executed):
                shortfall = _executed_missing(effect.by, run)
            elif isinstance(effect, AtMost):
                shortfall = _too_often(effect, run)
            elif isinstance(effect, COUNTED):
                shortfall = missing_in_counts(effect, run.shape, run.launch, run.outcome.report)
            else:
                shortfall = _part_missing(effect, run)
                if run.right and not run.once:
                    self.open.setdefault((effect, run.shape), run)
            if shortfall:
                self.missing[effect] = shortfall

    def _brought_missing(self, effect: Brought, run: Launched) -> MissingEffect | None:
        nbytes, part = _part(effect, run)
        if not part.any():
            return None
        touches = run.outcome.touches.get(effect.of, ())
        names = {"name": _name(effect, run), "way": effect.by.name}
        others = [t for t in touches if not _is(t, effect.by) and (t.read[:nbytes] & part).any()]
        copies = [t for t in others if _is_copy(t)]
        threads = [t for t in others if not _is_copy(t)]
        right = [t for t in touches if _is(t, effect.by)]
        if copies or (threads and not _is_of_copies(effect.by)):
            readers = copies or threads
            count = int((_read(readers, nbytes) & part).sum())
            return MissingEffect(
                Shortfall.READ_BY_OTHERS,
                **names,
                count=count,
                size=nbytes,
                opcode=readers[0].opcode,
                lines=_lines(readers),
            )
        themselves = None
        if threads:
            themselves = MissingEffect(
                Shortfall.READ_BY_THREADS,
                **names,
                count=int(_read(threads, nbytes).sum()),
                size=nbytes,
                lines=_lines(threads),
            )
        if not _read(right, nbytes).any():
            if any(map(effect.by.carries, run.outcome.executed)):
                return themselves or MissingEffect(Shortfall.READ_OUTSIDE, **names)
            return themselves or MissingEffect(Shortfall.NOTHING_READ, **names)
        if not run.right:
            return themselves
        if threads:
            self.open.setdefault((effect, run.shape), run)
        return _shared_loads_missing(effect, right, run) if effect.once_a_cluster else None

    def follow_up(self, exercise: Exercise, again: Again) -> None:
        """Intervene where a run left something open."""

        def once_more(run: Launched, intervention: Intervention) -> LaunchOutcome:
            outcome = again(run, intervention)
            if outcome.problem is not None and not _stopped(outcome):
                raise _TellsNothing
            return outcome

        for (effect, shape), run in self.open.items():
            if effect in self.missing:
                continue
            try:
                shortfall = self._intervene(exercise, effect, shape, run, once_more)
            except _TellsNothing:
                continue
            if shortfall:
                self.missing[effect] = shortfall
        self.open.clear()

    def _intervene(
        self, exercise: Exercise, effect: Effect, shape: Shape, run: Launched, again: Again
    ) -> MissingEffect | None:
        if isinstance(effect, Brought):
            return _views_missing(exercise, effect, run, again)
        if shape != self._telling(effect):
            return None
        if isinstance(effect, Computed):
            return _results_missing(effect, run, again)
        if isinstance(effect, HandedOver):
            return _copies_missing(exercise, effect, run, again)
        if isinstance(effect, Multiplied):
            return _products_missing(exercise, effect, run, again)
        if isinstance(effect, EditedMaps):
            return _edited_maps_missing(exercise, effect, run, again)
        assert isinstance(effect, OrderedByArrivals)
        return _arrivals_missing(effect, run, again)

    def _telling(self, effect: Effect) -> Shape:
        """Return the smallest shape, or the largest for computed outputs: a few results may all
        have the same bits when they are rotated."""
        shapes = [shape for known, shape in self.open if known == effect]
        return (max if isinstance(effect, Computed) else min)(shapes, key=np.prod)


class _TellsNothing(Exception):
    """A run with an intervention could not be begun."""


def watches(exercise: Exercise) -> dict[str, Watch]:
    """The arrays that the effects of ``exercise`` are about, each with its own bytes."""
    names: list[str] = []
    for effect in exercise.effects:
        if isinstance(effect, OnOneMbarrier):
            names += effect.of
        elif isinstance(effect, Brought | Written | HandedOver):
            names.append(effect.of)
    return {name: Watch() for name in names}


# -- one effect each: its shortfall, if any


def _views_missing(
    exercise: Exercise, effect: Brought, first: Launched, again: Again
) -> MissingEffect | None:
    nbytes, _ = _part(effect, first)
    threads = [
        t for t in first.outcome.touches[effect.of] if not _is_copy(t) and t.read[:nbytes].any()
    ]
    seen = Watch(threads_see=_bytes(_other_inputs(exercise, first.shape)[effect.of]))
    outcome = again(first, Intervention({effect.of: seen}))
    if _stopped(outcome):
        return _by_threads(Shortfall.ENDS_BY_THREADS, effect, first, threads)
    differing = _differing(exercise, first, outcome, first.expected)
    if differing:
        return _by_threads(Shortfall.VALUES_BY_THREADS, effect, first, threads, differing)
    brought, now = (
        _read((t for t in touches.get(effect.of, ()) if _is(t, effect.by)), nbytes)
        for touches in (first.outcome.touches, outcome.touches)
    )
    if (now & ~brought).any():
        return _by_threads(Shortfall.COPIES_BY_THREADS, effect, first, threads)
    return None


def _copies_missing(
    exercise: Exercise, effect: HandedOver, first: Launched, again: Again
) -> MissingEffect | None:
    output = next(written for written in first.launch.outputs if written.name == effect.of)
    others = _other_inputs(exercise, first.shape)
    array = exercise.reference(first.shape, others)[effect.of].astype(dtype_of(output.dtype))
    outcome = again(first, Intervention({effect.of: Watch(copies_see=_bytes(array))}))
    expected = effect.then(first.shape, array.astype(np.float64))
    differing = _differing(exercise, first, outcome, expected)
    if differing:
        plainly = again(replace(first, inputs=others), Intervention())
        differing = _differing(exercise, first, outcome, _own(plainly, expected))
    if differing or _stopped(outcome):
        return MissingEffect(
            Shortfall.NOT_FROM_COPIES,
            differing=differing or "the outputs",
            way=effect.by.name,
            name=_name(effect, first),
        )
    return None


def _products_missing(
    exercise: Exercise, effect: Multiplied, first: Launched, again: Again
) -> MissingEffect | None:
    turned = {name: -first.inputs[name] for name in (effect.of, *effect.then)}
    inputs = {**first.inputs, **turned}
    outcome = again(first, Intervention(negated_products=True))
    expected = exercise.reference(first.shape, inputs)
    differing = _differing(exercise, first, outcome, expected)
    if differing:
        plainly = again(replace(first, inputs=inputs), Intervention())
        differing = _differing(exercise, first, outcome, _own(plainly, expected))
    if differing or _stopped(outcome):
        return MissingEffect(Shortfall.NOT_FROM_PRODUCTS, differing=differing or "the outputs")
    return None


def _results_missing(effect: Computed, first: Launched, again: Again) -> MissingEffect | None:
    """Require each element to change if the instructions give other results. They are changed in
    two ways, as either leaves some as they are; elements that both may leave so, with all bits
    alike, do not count."""
    changes = rewriting.with_rotated_bits, rewriting.with_inverted_bits
    outcomes = [
        again(first, Intervention(ptx=partial(change, way=effect.by))) for change in changes
    ]
    for name in effect.of if all(outcome.outputs for outcome in outcomes) else ():
        own = _elements(first.outcome.outputs[name])
        same = np.all(
            [_elements(outcome.outputs[name]) == own for outcome in outcomes], axis=(0, 2)
        )
        if same.all():
            return MissingEffect(Shortfall.INDEPENDENT, name=f"`{name}`", way=effect.by.name)
        alike = ((own == 0) | (own == 0xFF)).all(axis=1) & (own == own[:, :1]).all(axis=1)
        if count := np.count_nonzero(same & ~alike):
            return MissingEffect(
                Shortfall.PARTLY_INDEPENDENT,
                count=count,
                size=len(own),
                name=f"`{name}`",
                way=effect.by.name,
            )
    return None


def _elements(array: np.ndarray) -> np.ndarray:
    """Return the array as uint8[elements, bytes of an element]."""
    return _bytes(array).reshape(-1, array.dtype.itemsize)


def _edited_maps_missing(
    exercise: Exercise, effect: EditedMaps, first: Launched, again: Again
) -> MissingEffect | None:
    further_on = partial(rewriting.with_maps_further_on, way=effect.by)
    outcome = again(first, Intervention(ptx=further_on))
    expected = effect.then(first.shape, first.inputs)
    differing = _differing(exercise, first, outcome, expected)
    if differing or _stopped(outcome):
        return MissingEffect(
            Shortfall.NOT_BY_EDITED_MAP, differing=differing or "the outputs", way=effect.by.name
        )
    return None


def _arrivals_missing(
    effect: OrderedByArrivals, first: Launched, again: Again
) -> MissingEffect | None:
    ordering_nothing = partial(rewriting.with_arrivals_that_order_nothing, way=effect.by)

    def is_unordered(ptx: Callable[[Ptx], Ptx]) -> bool:
        outcome = again(first, Intervention(ptx=ptx))
        return _stopped(outcome) or any(hazard.severity == "error" for hazard in outcome.hazards)

    if is_unordered(ordering_nothing):
        return None
    for line in rewriting.block_barriers(first.ptx):
        without = partial(rewriting.without_block_barriers, line=line)
        neither = partial(rewriting.without_block_barriers, line=line, then=ordering_nothing)
        if not is_unordered(without) and is_unordered(neither):
            return MissingEffect(Shortfall.ORDERED_BY_BLOCK_BARRIER, way=effect.by.name, line=line)
    return MissingEffect(Shortfall.ORDERED_OTHERWISE, way=effect.by.name)


def _stopped(outcome: LaunchOutcome) -> bool:
    return outcome.problem is not None and outcome.problem.kind in ("hang", "fault", UNJUDGED)


def _differing(
    exercise: Exercise, first: Launched, outcome: LaunchOutcome, expected: Arrays
) -> str:
    """Return, by output, the number of bytes that are not as ``expected``; empty if all are."""
    for output in first.launch.outputs if outcome.outputs else ():
        if output.name in expected:
            got = outcome.outputs[output.name]
            wrong = wrong_elements(got, expected[output.name], exercise.tolerance)
            if wrong.any():
                count = int(wrong.sum()) * got.dtype.itemsize
                return f"{count} of {got.nbytes} bytes of `{output.name}`"
    return ""


def _own(outcome: LaunchOutcome, expected: Arrays) -> Arrays:
    """Return the kernel's own outputs, right or wrong, for the inputs that an intervention
    corresponds to; ``expected`` if the run did not end. A kernel may be right for the drawn
    inputs and wrong for these: that is no evidence of the way that its numbers came."""
    return {name: outcome.outputs.get(name, array) for name, array in expected.items()}


def _other_inputs(exercise: Exercise, shape: Shape) -> Arrays:
    """Other numbers, drawn like the inputs."""
    return exercise.inputs(shape, np.random.default_rng(int(np.prod(shape))))


def _bytes(array: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


def _by_threads(
    shortfall: Shortfall, effect: Brought, run: Launched, threads: list[Touch], differing: str = ""
) -> MissingEffect:
    name, lines = _name(effect, run), _lines(threads)
    return MissingEffect(shortfall, name=name, lines=lines, differing=differing)


def _shared_loads_missing(
    effect: Brought, right: list[Touch], run: Launched
) -> MissingEffect | None:
    """Require that a single block of a cluster reads each byte for all of its blocks."""
    size = int(np.prod(run.launch.cluster))
    loads = [load for touch in right for load in touch.loads]
    pieces = 1 + max(int(load.pieces.max(initial=0)) for load in loads)
    readers: dict[int, np.ndarray] = {}
    for load in loads:
        reader = readers.setdefault(load.block // size, np.full(pieces, -1))
        others = reader[load.pieces]
        others = others[(others >= 0) & (others != load.block)]
        if len(others):
            return MissingEffect(
                Shortfall.READ_BY_TWO_BLOCKS,
                first=others[0],
                second=load.block,
                name=_name(effect, run),
                lines=_lines(right),
            )
        reader[load.pieces] = load.block
    return None if run.once else _receivers_missing(effect, loads, run)


def _receivers_missing(effect: Brought, loads: list[Loaded], run: Launched) -> MissingEffect | None:
    """Require that some byte goes to two blocks of a cluster; blocks without work may be left
    out."""
    receivers: dict[tuple[int, int], int] = {}
    for load in loads:
        for piece in load.pieces[:1]:
            if receivers.setdefault((load.block, int(piece)), load.to_block) != load.to_block:
                return None
    return MissingEffect(Shortfall.NOT_MULTICAST, name=_name(effect, run))


def _written_missing(effect: Written, run: Launched) -> MissingEffect | None:
    nbytes, part = _part(effect, run)
    touches = run.outcome.touches.get(effect.of, ())
    names = {"name": _name(effect, run), "way": effect.by.name}
    others = [t for t in touches if not _is(t, effect.by)]
    mine = [t for t in touches if _is(t, effect.by)]

    def done(touched: Iterable[Touch], alone: bool) -> np.ndarray:
        masks = [(t.written if alone else t.last)[:nbytes] for t in touched]
        return np.asarray(_either(masks, nbytes) & part)

    wrong = [t for t in others if done([t], effect.alone).any()]
    if wrong:
        who = wrong[0].opcode if _is_copy(wrong[0]) or not _is_of_copies(effect.by) else "threads"
        count = int(done(wrong, effect.alone).sum())
        return MissingEffect(
            Shortfall.WRITTEN_BY_OTHERS,
            **names,
            count=count,
            size=nbytes,
            writer=who,
            lines=_lines(wrong),
        )
    if part.any() and not done(mine, effect.alone).any():
        return MissingEffect(Shortfall.NOTHING_WRITTEN, **names)
    return None


def _handed_over_missing(effect: HandedOver, run: Launched) -> MissingEffect | None:
    touches = run.outcome.touches.get(effect.of, ())
    if any(_is(touch, effect.by) and touch.read.any() for touch in touches):
        return None
    return MissingEffect(Shortfall.NOTHING_HANDED_OVER, name=_name(effect, run), way=effect.by.name)


def _one_mbarrier_missing(effect: OnOneMbarrier, run: Launched) -> MissingEffect | None:
    barriers: dict[int, set[int]] = {}
    for name in effect.of:
        for touch in run.outcome.touches.get(name, ()):
            for load in touch.loads:
                barriers.setdefault(load.to_block, set()).add(load.barrier)
    for block, places in sorted(barriers.items()):
        if len(places) > 1:
            return MissingEffect(Shortfall.SEVERAL_MBARRIERS, block=block, count=len(places))
    return None


def _too_often(effect: AtMost, run: Launched) -> MissingEffect | None:
    report = run.outcome.report
    counts = report.most_executed.items() if report is not None else ()
    count = sum(times for opcode, times in counts if effect.by.carries(opcode))
    if count <= effect.times:
        return None
    return MissingEffect(Shortfall.TOO_OFTEN, way=effect.by.name, count=count, most=effect.times)


def _part_missing(effect: Effect, run: Launched) -> MissingEffect | None:
    """Return the missing part of an effect that takes an intervention, which wrong kernels lack,
    too."""
    if isinstance(effect, HandedOver):
        return _handed_over_missing(effect, run)
    if isinstance(effect, OrderedByArrivals):
        way, executed = effect.by, run.outcome.executed
        if run.once or any(way.carries(opcode) for opcode in executed):
            return None
        return MissingEffect(Shortfall.NO_ARRIVALS, way=way.name)
    if isinstance(effect, Computed | EditedMaps):
        return _executed_missing(effect.by, run)
    return None


def _executed_missing(way: Way, run: Launched) -> MissingEffect | None:
    if run.once or any(way.carries(opcode) for opcode in run.outcome.executed):
        return None
    return MissingEffect(Shortfall.NEVER_EXECUTED, way=way.name)


def _name(effect: Brought | Written | HandedOver, run: Launched) -> str:
    """The array of an effect, as the kernel names it, in backquotes."""
    return f"`{run.launch.name_of(effect.of)}`"


def _is(touch: Touch, way: Way) -> bool:
    return way.carries(touch.opcode)


def _is_copy(touch: Touch) -> bool:
    match = look_up(touch.opcode)
    return match is not None and match.row.proxy == "async"


def _is_of_copies(way: Way) -> bool:
    return way.rows[0].startswith("cp.")


def _read(touches: Iterable[Touch], nbytes: int) -> np.ndarray:
    return _either([touch.read[:nbytes] for touch in touches], nbytes)


def _either(masks: Iterable[np.ndarray], nbytes: int) -> np.ndarray:
    """bool[nbytes]: where any of the masks holds."""
    return np.asarray(np.any([np.zeros(nbytes, np.bool_), *masks], axis=0))


def _part(effect: Brought | Written, run: Launched) -> tuple[int, np.ndarray]:
    """The bytes of the array, and which of them the effect is about: bool[nbytes]."""
    shapes = {name: (array.shape, array.dtype) for name, array in run.inputs.items()}
    shapes |= {output.name: (output.shape, dtype_of(output.dtype)) for output in run.launch.outputs}
    shape, dtype = shapes[effect.of]
    elements = np.ones(shape, np.bool_)
    if effect.part is not None:
        elements[:] = False
        elements[effect.part(run.shape)] = True
    part = np.repeat(elements.reshape(-1), dtype.itemsize)
    return len(part), part


def _lines(touches: Iterable[Touch]) -> str:
    lines = sorted({touch.line for touch in touches if touch.line})
    if not lines:
        return "no source line"
    if len(lines) == 1:
        return f"line {lines[0]}"
    return f"lines {', '.join(map(str, lines[:-1]))} and {lines[-1]}"
