"""Launches that the student decides in part: the grid, or the box and swizzle of a tensor map.

A student gives a function of the shape that returns a dictionary::

    def plan(shape):
        return {"grid": (shape[0] // 64,), "src": {"box": (64, 32), "swizzle": "128B"}}

It becomes a `Plan`, which is data and crosses to the judge; the judge puts it into the
exercise's own launch, and only in the places that the exercise leaves open.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Annotated, Any, get_type_hints

import msgspec
import numpy as np

from harness.course.exercises.exercise import Exercise, Launch, MapArgument

_Number = Annotated[int, msgspec.Meta(gt=-(2**32), lt=2**32)]
UpTo3 = Annotated[tuple[_Number, ...], msgspec.Meta(min_length=1, max_length=3)]
UpTo5 = Annotated[tuple[_Number, ...], msgspec.Meta(min_length=1, max_length=5)]


class PlanError(ValueError):
    """A plan that does not fit the exercise; the message names the field and its legal values."""


@dataclass(frozen=True)
class MapPlan:
    """Options of a tensor map, as for `TensorMap.tiled` and in numpy order; None: not given."""

    box: UpTo5 | None = None
    swizzle: str | None = None
    element_strides: UpTo5 | None = None
    interleave: str | None = None
    l2_promotion: str | None = None
    oob_fill: str | None = None


@dataclass(frozen=True)
class Plan:
    """A student's plan for a shape. Grid, block and cluster are (x, y, z). The types have the
    limits of the numbers, which hold wherever a plan is read."""

    grid: UpTo3 | None = None
    block: UpTo3 | None = None
    cluster: UpTo3 | None = None
    shared_bytes: _Number | None = None
    maps: dict[str, MapPlan] = field(default_factory=dict)


_TYPES = get_type_hints(MapPlan, include_extras=True) | get_type_hints(Plan, include_extras=True)


def read_plan(exercise: Exercise, description: Any) -> Plan:
    """Return the plan that a student's function returned; PlanError names the field that does
    not fit."""
    if not isinstance(description, Mapping):
        raise PlanError(f"a plan is a dictionary; got {type(description).__name__}")
    launch = {name: value for name, value in description.items() if not isinstance(value, Mapping)}
    maps = {name: value for name, value in description.items() if isinstance(value, Mapping)}
    options = (f"{name}.{option}" for name, chosen in maps.items() for option in chosen)
    _check_names(exercise, [*map(str, launch), *options])
    plan = Plan(
        **{name: _read(name, value) for name, value in launch.items()},
        maps={
            name: MapPlan(**{o: _read(f"{name}.{o}", value) for o, value in chosen.items()})
            for name, chosen in maps.items()
        },
    )
    check_plan(exercise, plan)  # None is as if not given
    return plan


def check_plan(exercise: Exercise, plan: Plan) -> None:
    """Raise PlanError unless ``plan`` gives exactly the fields that the exercise leaves open."""
    options = (f"{name}.{option}" for name, map in plan.maps.items() for option in _given(map))
    _check_names(exercise, [*_given(plan), *options])


def _given(plan: Plan | MapPlan) -> dict[str, Any]:
    """Return the fields that are given, without the maps."""
    values = {member.name: getattr(plan, member.name) for member in fields(plan)}
    return {name: v for name, v in values.items() if name != "maps" and v is not None}


def _check_names(exercise: Exercise, names: list[str]) -> None:
    for name in names:
        if name not in exercise.student_plan:
            listed = ", ".join(exercise.student_plan)
            raise PlanError(
                f"{name[:80]!r} is not yours to decide in {exercise.name!r}; the plan gives: "
                f"{listed}"
            )
    missing = [name for name in exercise.student_plan if name not in names]
    if missing:
        raise PlanError(f"the plan does not say {', '.join(missing)}")


def _read(name: str, value: Any) -> Any:
    plain = _plain(value)
    if isinstance(plain, int) and name != "shared_bytes":
        plain = [plain]
    try:
        return msgspec.convert(plain, _TYPES[name.rpartition(".")[2]])
    except msgspec.ValidationError as error:
        raise PlanError(f"{name}: {error}; got {value!r}"[:300]) from None


def _plain(value: Any) -> Any:
    """The value, with Python's numbers instead of numpy's."""
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value.item() if isinstance(value, np.integer) else value


def applied(launch: Launch, plan: Plan) -> Launch:
    """The exercise's launch with the student's decisions in it."""
    decided = _given(plan)
    for name in ("grid", "block", "cluster"):
        if name in decided:
            decided[name] = (*decided[name], 1, 1)[:3]
    arguments = tuple(
        _with_options(argument, plan.maps[argument.name])
        if argument.name in plan.maps
        else argument
        for argument in launch.arguments
    )
    return replace(launch, **decided, arguments=arguments)


def _with_options(argument: Any, options: MapPlan) -> Any:
    if not isinstance(argument, MapArgument):
        raise PlanError(f"{argument.name} is not a tiled tensor map")
    return replace(argument, **_given(options))
