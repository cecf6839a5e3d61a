"""Points and ladders that an instructor sets, instead of an exercise's own. They are in a TOML file
with a table for each exercise. Missing entries are the exercise's own:

    [tile-copy-large]
    correct = 2
    synchronized = 3
    fast = 4
    ladder = [[0.5, 1], [0.9, 4]]  # [fraction of the library's speed, points of `fast` in all]
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from harness.base.errors import HarnessError
from harness.base.files import current
from harness.course.exercises.exercise import PROPERTIES, Exercise, Quiz, Rung

LADDER = "ladder"
_Number = Annotated[float, Meta(ge=0, le=sys.float_info.max)]
_Ladder = Annotated[tuple[tuple[_Number, _Number], ...], Meta(min_length=1)]

HEADER = """\
# Points of each exercise: what the judge gives, and what a test cell is worth.
# A table that is left out, and a line that is, leaves the exercise as it comes.
# ladder = [[fraction of the library's speed, points of `fast` in all], ...], from low to high; its
# last rung gives all points of `fast`.
"""


class PointsError(HarnessError, ValueError):
    """Points that cannot be given; the message names the file, the key and the rule."""


@dataclass(frozen=True)
class Scheme:
    """An exercise's ``points`` by property, and its ``ladder``, rungs of (fraction, points),
    empty if nothing is timed. Complete: as data it travels to the judge."""

    points: dict[str, float] = field(default_factory=dict)
    ladder: tuple[tuple[float, ...], ...] = ()

    @property
    def total(self) -> float:
        """Points of all properties together."""
        return float(sum(self.points.values()))


def scheme_of(exercise: Exercise | Quiz) -> Scheme:
    """The exercise's own scheme."""
    timed = exercise.benchmark if isinstance(exercise, Exercise) else None
    rungs = (
        tuple((float(rung.fraction), float(rung.points)) for rung in timed.ladder) if timed else ()
    )
    return Scheme({str(name): float(worth) for name, worth in exercise.points.items()}, rungs)


Asked = TypeVar("Asked", bound=Exercise | Quiz)


def with_scheme(exercise: Asked, scheme: Scheme | None) -> Asked:
    """The exercise, or the quiz, with these points and this ladder; ValueError where they do not
    fit it."""
    if scheme is None:
        return exercise
    if set(scheme.points) != set(exercise.points):
        raise ValueError(f"{exercise.name}: points for {sorted(scheme.points)}")
    changed: dict[str, Any] = {"points": {name: scheme.points[name] for name in exercise.points}}
    if benchmark := getattr(exercise, "benchmark", None):
        ladder = tuple(Rung(at, worth) for at, worth in scheme.ladder)
        changed["benchmark"] = replace(benchmark, ladder=ladder)
    return replace(exercise, **changed)


def text(exercises: Iterable[Exercise | Quiz]) -> str:
    """A points file with the exercises' own points and ladders, to be edited."""
    tables = []
    for exercise in exercises:
        scheme = scheme_of(exercise)
        lines = [f"# {exercise.title}", f"[{exercise.name}]"]
        lines += [f"{name} = {worth:g}" for name, worth in scheme.points.items()]
        if scheme.ladder:
            rungs = ", ".join(f"[{at:g}, {worth:g}]" for at, worth in scheme.ladder)
            lines.append(f"{LADDER} = [{rungs}]")
        tables.append("\n".join(lines))
    return "\n\n".join([HEADER.rstrip(), *tables]) + "\n"


def read(content: str, file: str, exercises: Mapping[str, Exercise | Quiz]) -> dict[str, Scheme]:
    """Return the schemes in ``content``, by exercise. Raises PointsError at the first illegal
    scheme; ``file`` is the file's name in its message."""
    try:
        tables = tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        raise PointsError(f"{file}: not TOML: {error}") from None
    return {name: _scheme(file, name, table, exercises) for name, table in tables.items()}


def _scheme(file: str, name: str, table: Any, exercises: Mapping[str, Exercise | Quiz]) -> Scheme:
    exercise = exercises.get(name)
    if exercise is None:
        known = ", ".join(exercises)
        raise PointsError(f"{file}: [{name}]: unknown exercise; there are: {known}")
    if not isinstance(table, dict):
        raise PointsError(f"{file}: {name}: a table of points, [{name}], is wanted")
    default = scheme_of(exercise)
    points = dict(default.points)
    for key, value in ((current(key), value) for key, value in table.items()):
        if key == LADDER and default.ladder:
            continue
        if key == LADDER:
            raise PointsError(f"{file}: {name}.{LADDER}: this exercise is not timed")
        if key not in default.points:
            reason = "it has none of that" if key in PROPERTIES else "unknown property"
            has = ", ".join([*default.points, *([LADDER] if default.ladder else [])])
            raise PointsError(f"{file}: {name}.{key}: {reason}; this exercise has: {has}")
        points[key] = _read(f"{file}: {name}.{key}", value, _Number)
    ladder = default.ladder
    if LADDER in table:
        ladder = _ladder(f"{file}: {name}.{LADDER}", table[LADDER])
    if ladder and ladder[-1][1] != points["fast"]:
        top, fast = ladder[-1][1], points["fast"]
        above = "is above" if top > fast else "falls short of"
        raise PointsError(
            f"{file}: {name}.{LADDER}: its top, {top:g} points, {above} the {fast:g} points of fast"
        )
    return Scheme(points, ladder)


def _ladder(where: str, value: object) -> tuple[tuple[float, ...], ...]:
    rungs: tuple[tuple[float, ...], ...] = _read(where, value, _Ladder)
    for position, (before, rung) in enumerate(pairwise(rungs), 1):
        if rung[0] <= before[0] or rung[1] < before[1]:
            raise PointsError(
                f"{where}[{position}]: not ascending: [{rung[0]:g}, {rung[1]:g}] after "
                f"[{before[0]:g}, {before[1]:g}]"
            )
    return rungs


def _read(where: str, value: object, wanted: Any) -> Any:
    try:
        return msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        raise PointsError(f"{where}: {error}; got {value!r}"[:300]) from None
