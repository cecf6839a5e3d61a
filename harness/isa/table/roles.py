"""What the operands of an instruction are to it.

Most operands are called by what they are: ``d`` is written, ``mbar`` is an mbarrier. A row says so
of those that mean something else to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Does = Literal[
    "writes", "reads", "address", "mbarrier", "tensor map", "descriptor", "immediate", "label"
]
Access = Literal["", "read", "write", "read and write"]


@dataclass(frozen=True)
class Role:
    """``type`` is a PTX type; empty: the type that the instruction's own words say.

    An address lies in ``space`` (a state space, ``generic``, or the form's ``<name>``), and what
    lies there is read or written (``access``; empty: neither): ``nbytes`` of it, as a number, as
    the operand that gives it, or as the ``<name>`` of the type of each element. A tensor map's
    coordinates stand with it.
    """

    does: Does
    type: str = ""
    space: str = ""
    access: Access = ""
    nbytes: int | str = ""
    legal: range | None = None


def writes(type: str = "") -> Role:
    return Role("writes", type)


def reads(type: str = "") -> Role:
    return Role("reads", type)


def address(space: str, access: Access = "", nbytes: int | str = "") -> Role:
    return Role("address", space=space, access=access, nbytes=nbytes)


def immediate(legal: range | None = None) -> Role:
    return Role("immediate", "s32", legal=legal)


MBARRIER = Role("mbarrier", "b64", "shared", "read and write", 8)
TENSOR_MAP = Role("tensor map", "b64", "generic", "read", 128)
DESCRIPTOR = Role("descriptor", "b64", "shared", "read")
LABEL = Role("label")
GROUPS = immediate(range(2**31))

BY_NAME = {
    "d": writes(),
    "p": writes("pred"),
    "q": writes("pred"),
    "a": reads(),
    "b": reads(),
    "c": reads(),
    "base": reads("b32"),
    "bytes": reads("u32"),
    "count": reads("u32"),
    "fraction": reads("f32"),
    "lut": immediate(range(256)),
    "mask": reads("b32"),
    "mbar": MBARRIER,
    "n": GROUPS,
    "offset": reads("s32"),
    "offsets": reads("u16"),
    "phase": reads("b64"),
    "policy": reads("b64"),
    "primary": reads("u32"),
    "property": reads("b64"),
    "rank": reads("u32"),
    "size": reads("u32"),
    "source": reads("u32"),
    "state": writes("b64"),
    "tensor": TENSOR_MAP,
    "time": reads("u32"),
    "total": reads("u32"),
    "value": reads(),
    **dict.fromkeys(("sa", "sb"), immediate(range(-1, 2, 2))),
    **dict.fromkeys(("ta", "tb"), immediate(range(2))),
    **dict.fromkeys(("target", "targets", "prototype"), LABEL),
}
