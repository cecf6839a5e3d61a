"""PTX: its text as a syntax tree, passes over that, and the table of its instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harness.base.doors import Door

if TYPE_CHECKING:
    from harness.sanitizer.isa.check import check_operands
    from harness.sanitizer.isa.passes import stamp
    from harness.sanitizer.isa.passes.stamp import RECORD, Site
    from harness.sanitizer.isa.table import index
    from harness.sanitizer.isa.table.index import ROWS, corrected, key_of, look_up, near
    from harness.sanitizer.isa.table.row import KINDS, REQUIRED, RESULTS, Wrapper, wrapper
    from harness.sanitizer.isa.text import lexer
    from harness.sanitizer.isa.text.kernel import Kernel, Ptx
    from harness.sanitizer.isa.text.lexer import (
        inline_assemblies,
        is_identifier,
        without_debug_information,
    )
    from harness.sanitizer.isa.text.linking import linked
    from harness.sanitizer.isa.text.locations import source_place
    from harness.sanitizer.isa.text.names import shared_array
    from harness.sanitizer.isa.text.parser import declarations, parse
    from harness.sanitizer.isa.text.tree import (
        Address,
        Body,
        Frame,
        Function,
        Immediate,
        Instruction,
        Negated,
        Operand,
        Pair,
        Register,
        Special,
        Statement,
        Symbol,
        TensorAddress,
        Vector,
        placed,
        registers,
        statements,
    )
    from harness.sanitizer.isa.types import BFLOAT16, cast, name_of, named
    from harness.sanitizer.isa.uses import accumulated, only_computes, read, written

_DOOR = Door(__name__)
__all__ = _DOOR.names
__getattr__ = _DOOR.resolve
