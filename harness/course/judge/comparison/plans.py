"""The first difference between two plans of a launch that can make an output wrong."""

from __future__ import annotations

from harness.course.exercises.exercise import Launch, MapArgument

# Speed alone depends on the others.
_OPTIONS = ("box", "element_strides", "swizzle", "interleave", "oob_fill")


def plan_difference(mine: Launch, needed: Launch) -> str | None:
    """Return a sentence; None if there is no difference, or another block or cluster, with which
    all may be different and right."""
    if (mine.block, mine.cluster) != (needed.block, needed.cluster):
        return None
    for argument, other in zip(mine.arguments, needed.arguments, strict=True):
        if not (isinstance(argument, MapArgument) and isinstance(other, MapArgument)):
            continue
        for option in _OPTIONS:
            got, wants = getattr(argument, option), getattr(other, option)
            if got != wants:
                return (
                    f"The plan gives `{argument.name}` the `{option}` {_shown(got)}, where "
                    f"{_shown(wants)} is needed."
                )
    if mine.grid != needed.grid:
        return f"The plan has the `grid` {mine.grid}, where {needed.grid} is needed."
    return None


def _shown(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
