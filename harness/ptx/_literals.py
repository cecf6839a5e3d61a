"""Operands that must be constant when the kernel is typed: literals, and defaults not given."""

from __future__ import annotations

from typing import Any

from numba.cuda import types


def constant(given: object) -> Any:
    """The value of a literal or of a default; None of anything else."""
    if isinstance(given, types.Omitted):
        return given.value
    if isinstance(given, types.Literal):
        return given.literal_value
    return None if isinstance(given, types.Type) else given


def typed(given: object) -> types.Type:
    """The numba type of an operand, given or not."""
    return given if isinstance(given, types.Type) else types.Omitted(given)


def shown(given: object) -> str:
    """An operand as its author knows it: a literal is its value."""
    value = constant(given)
    return str(given) if value is None else repr(value)
