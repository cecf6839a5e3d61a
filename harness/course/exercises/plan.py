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
from typing import Any

from harness.course.exercises.exercise import Exercise, Launch, MapArgument
from harness.sanitizer import INTERLEAVES, L2_PROMOTIONS, OOB_FILLS, SWIZZLES

_LAUNCH_FIELDS = ("grid", "block", "cluster", "shared_bytes")


class PlanError(ValueError):
    """A plan that does not fit the exercise; the message names the field and its legal values."""


@dataclass(frozen=True)
class MapPlan:
    """Options of a tensor map, as for `TensorMap.tiled` and in numpy order; None: not given."""

    box: tuple[int, ...] | None = None
    swizzle: str | None = None
    element_strides: tuple[int, ...] | None = None
    interleave: str | None = None
    l2_promotion: str | None = None
    oob_fill: str | None = None


@dataclass(frozen=True)
class Plan:
    """A student's plan for a shape. Grid, block and cluster are (x, y, z)."""

    grid: tuple[int, ...] | None = None
    block: tuple[int, ...] | None = None
    cluster: tuple[int, ...] | None = None
    shared_bytes: int | None = None
    maps: dict[str, MapPlan] = field(default_factory=dict)


_NO_EXTENT = 2**32  # no extent of a launch or a box is as large
_MAP_OPTIONS = tuple(member.name for member in fields(MapPlan))
_WORDS = {
    "swizzle": tuple(SWIZZLES),
    "interleave": INTERLEAVES,
    "l2_promotion": L2_PROMOTIONS,
    "oob_fill": OOB_FILLS,
}


def read_plan(exercise: Exercise, description: Any) -> Plan:
    """Return the plan that a student's function returned; PlanError names the field that does
    not fit."""
    if not isinstance(description, Mapping):
        raise PlanError(f"a plan is a dictionary; got {type(description).__name__}")
    launch: dict[str, Any] = {}
    maps: dict[str, MapPlan] = {}
    for name, value in description.items():
        if name in _LAUNCH_FIELDS:
            whole = name == "shared_bytes"
            launch[name] = _whole(name, value) if whole else _extents(name, value)
        elif isinstance(value, Mapping):
            maps[str(name)] = _map_plan(str(name), value)
        else:
            raise PlanError(f"{_unknown(exercise, str(name))}")
    plan = Plan(**launch, maps=maps)
    check_plan(exercise, plan)
    return plan


def check_plan(exercise: Exercise, plan: Plan) -> None:
    """Raise PlanError unless ``plan`` gives exactly the fields that the exercise leaves open."""
    description = _field_names(plan)
    for name in description:
        if name not in exercise.student_plan:
            raise PlanError(_unknown(exercise, name))
    missing = [name for name in exercise.student_plan if name not in description]
    if missing:
        raise PlanError(f"the plan does not say {', '.join(missing)}")
    for name in ("grid", "block", "cluster"):
        _check_numbers(name, getattr(plan, name), 3)
    for of, options in plan.maps.items():
        for name in ("box", "element_strides"):
            _check_numbers(f"{of}.{name}", getattr(options, name), 5)


def _check_numbers(name: str, numbers: tuple[int, ...] | None, most: int) -> None:
    if numbers is not None and not 1 <= len(numbers) <= most:
        raise PlanError(f"{name} has 1 to {most} numbers; got {len(numbers)}")
    if any(abs(number) >= _NO_EXTENT for number in numbers or ()):
        raise PlanError(f"{name} has a number of more than 32 bits")


def applied(launch: Launch, plan: Plan) -> Launch:
    """The exercise's launch with the student's decisions in it."""
    decided = {
        name: getattr(plan, name) for name in _LAUNCH_FIELDS if getattr(plan, name) is not None
    }
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
    chosen = {
        name: getattr(options, name) for name in _MAP_OPTIONS if getattr(options, name) is not None
    }
    return replace(argument, **chosen)


def _field_names(plan: Plan) -> list[str]:
    names = [name for name in _LAUNCH_FIELDS if getattr(plan, name) is not None]
    for of, options in plan.maps.items():
        names += [f"{of}.{name}" for name in _MAP_OPTIONS if getattr(options, name) is not None]
    return names


def _unknown(exercise: Exercise, name: str) -> str:
    listed = ", ".join(exercise.student_plan)
    return f"{name[:80]!r} is not yours to decide in {exercise.name!r}; the plan gives: {listed}"


def _map_plan(of: str, description: Mapping[Any, Any]) -> MapPlan:
    options: dict[str, Any] = {}
    for name, value in description.items():
        if name not in _MAP_OPTIONS:
            listed = ", ".join(_MAP_OPTIONS)
            raise PlanError(
                f"{of}: {str(name)[:80]!r} is not an option of a map; the options are {listed}"
            )
        if name in ("box", "element_strides"):
            options[name] = _extents(f"{of}.{name}", value)
        elif value is not None and not isinstance(value, str):
            legal = ", ".join(f'"{word}"' for word in _WORDS[name])
            raise PlanError(f"{of}.{name} must be one of {legal}; got {value!r}"[:300])
        else:
            options[name] = value
    return MapPlan(**options)


def _extents(name: str, value: Any) -> tuple[int, ...]:
    if isinstance(value, tuple | list):
        if not 1 <= len(value) <= 5:
            raise PlanError(f"{name} has 1 to 5 numbers; got {len(value)}")
        return tuple(_whole(name, extent) for extent in value)
    return (_whole(name, value),)


def _whole(name: str, value: Any) -> int:
    try:
        whole = int(value)
    except (TypeError, ValueError):
        whole = None
    if whole is None or whole != value or isinstance(value, bool):
        raise PlanError(f"{name} is made of whole numbers; got {value!r}"[:300])
    return whole
