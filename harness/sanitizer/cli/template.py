"""A launch file to fill in, with what a kernel's PTX says of its parameters."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from harness.base.arch import TENSOR_MAP_BYTES
from harness.sanitizer.cli.launch_file import NAME
from harness.sanitizer.isa.text.kernel import Kernel
from harness.sanitizer.isa.text.tree import (
    Address,
    Function,
    Instruction,
    Register,
    Symbol,
    TensorAddress,
    Variable,
)
from harness.sanitizer.isa.uses import only_computes, read, written

_TYPE = re.compile(r"\.([usbf](?:8|16|32|64)|bf16)(?:x2)?$")
_ELEMENTS = {f"{a}{n}": f"{b}{n}" for n in (8, 16, 32, 64) for a, b in ("si", "bu")}
_RANK = re.compile(r"\.([1-5])d\b")
_SCALES = ("mul", "mad", "shl", "shr", "div", "rem")
GIVEN = ("grid", "block", "cluster", "shared_bytes")
"""What of a launch a template takes over."""
_NUMBERS = {"u": "u", "s": "i", "b": "i", "f": "f"}


def template(kernel: Kernel, file: Path, known: Mapping[str, Any]) -> str:
    """Return a sentence and a launch file for a kernel, with a question mark for each unknown.
    ``known``: the values that there are of `GIVEN`."""
    function = kernel.function
    lines = [f'ptx = "{file}"', f'entry = "{kernel.entry}"']
    values = {"grid": (1, 1, 1), "block": "?", **known}
    if function.directives.required_block is not None:
        del values["block"]
    usual = {"cluster": (1, 1, 1), "shared_bytes": 0}
    lines += [f"{key} = {_shown(n)}" for key, n in values.items() if n != usual.get(key)]
    lines += ["args = [", *_arguments(function), "]"]
    return "\n".join([f"A {NAME} to fill in:", "", *lines])


def _shown(value: Any) -> str:
    """Extents as a launch file has them: without ones at the end."""
    if not isinstance(value, tuple):
        return str(value)
    count = max([n for n in range(1, 4) if value[n - 1] != 1], default=1)
    return str(value[0] if count == 1 else list(value[:count]))


def _arguments(function: Function) -> Iterator[str]:
    uses = _uses(function)
    operands = {str(o) for i in function.instructions for o in i.operands}
    for parameter in function.parameters:
        spec, note = _described(parameter, uses[parameter.name])
        members = _members(parameter, function) if spec == "struct{?}" else []
        if members:
            specs = (f"{at}{_described(member, uses[member.name])[0]}" for at, member in members)
            spec = f"struct{{{'; '.join(specs)}}}"
        if not any(parameter.name in operand for operand in operands) and spec.endswith("=?"):
            spec, note = spec.replace("?", "0"), f"{note}, not used"
        name = parameter.name.removeprefix(f"{function.name}_")
        yield f'  "{spec}",  # {name}: {note}'


def _described(parameter: Variable, uses: list[Instruction]) -> tuple[str, str]:
    """Return the argument of a parameter as far as it is known, and a comment."""
    size, kind = parameter.size_bytes or 0, parameter.type
    copies = [u for u in uses if any(isinstance(o, TensorAddress) for o in u.operands)]
    if size == TENSOR_MAP_BYTES and (copies or parameter.align >= 64):
        rank = next((int(m[1]) for use in copies if (m := _RANK.search(use.opcode))), 2)
        extents = ",".join("?" * rank)
        opcode = f", of {copies[0].opcode.partition('.shared')[0]}" if copies else ""
        return f"map:?[{extents}]:box={extents}", f"tensor map{opcode}"
    if size > 8:
        return "struct{?}", f"{size} bytes by value, aligned to {parameter.align}"
    accesses = [use for use in uses if any(isinstance(o, Address) for o in use.operands)]
    if size == 8 and accesses:
        words = {_verb(use.opcode) for use in accesses}
        types = {m[1] for use in accesses if (m := _TYPE.search(use.opcode))}
        element = min(types, key=lambda name: (name[0] == "b", name), default="?")
        fill = "random" if words - {"written"} else "zeros"
        return (
            f"{_ELEMENTS.get(element, element)}[?]={fill}",
            f"address, {' and '.join(sorted(words))}",
        )
    number = "i" if kind == "pred" else _NUMBERS.get(kind[0], "i")
    return f"{number}{8 * size}=?", f".{kind}"


def _members(parameter: Variable, function: Function) -> list[tuple[str, Variable]]:
    """Return the members of a struct that the kernel loads, each after its offset, as a struct has
    it (``@16 ``), if C would put it elsewhere. Packed layouts of CuTe DSL are such structs."""
    sizes: dict[int, Variable] = {}
    for load in filter(_is_load, function.instructions):
        *_, kind = load.opcode.split(".")
        address = load.operands[-1]
        if not isinstance(address, Address) or str(address.base) != parameter.name:
            continue
        count = max(1, len(written(load)))
        width = int(re.sub(r"\D", "", kind)) // 8
        for offset in range(address.offset, address.offset + count * width, width):
            name = _key(parameter.name, offset)
            sizes[offset] = Variable(name, "param", kind, width, width)
    members, end = [], 0
    for offset, member in sorted(sizes.items()):
        size = member.size_bytes or 1
        members.append((f"@{offset} " if -(-end // size) * size != offset else "", member))
        end = offset + size
    return members


def _verb(opcode: str) -> str:
    if opcode.startswith(("atom", "red")):
        return "changed atomically"
    if opcode.startswith("cp"):
        return "copied to or from"
    return "written" if opcode.startswith("st") else "read"


def _uses(function: Function) -> dict[str, list[Instruction]]:
    """Return the instructions other than arithmetic that have a parameter's value, or one computed
    from it, in an address; by the parameter's name and the offset that it is loaded from."""
    names = {parameter.name for parameter in function.parameters}
    uses: dict[str, list[Instruction]] = defaultdict(list)
    origins: dict[str, set[str]] = {}
    grown = True
    while grown:  # a loop's registers come back to its begin
        grown = False
        for instruction in function.instructions:
            sources = _sources(instruction, names, origins)
            if not sources or not (_is_load(instruction) or only_computes(instruction)):
                continue
            for register in written(instruction):
                known = origins.setdefault(register, set())
                grown |= not sources <= known
                known |= sources
    for instruction in function.instructions:
        if _is_load(instruction) or only_computes(instruction):
            continue
        for operand in instruction.operands:
            address = operand.tensor_map if isinstance(operand, TensorAddress) else operand
            if isinstance(address, Address) and isinstance(address.base, Register):
                for name in origins.get(address.base.name, ()):
                    uses[name].append(instruction)
    return uses


def _key(name: str, offset: int) -> str:
    return f"{name}+{offset}" if offset else name


def _sources(instruction: Instruction, names: set[str], origins: dict[str, set[str]]) -> set[str]:
    symbols = set()
    for operand in instruction.operands:
        base = operand.base if isinstance(operand, Address) else operand
        if isinstance(base, Symbol) and base.name in names:
            offset = operand.offset if isinstance(operand, Address) else 0
            symbols.add(_key(base.name, offset if _is_load(instruction) else 0))
    registers: Iterable[str] = read(instruction)
    if instruction.opcode.startswith(_SCALES):  # a factor is not an address
        added = instruction.operands[-1]
        is_address = instruction.opcode.startswith("mad") and isinstance(added, Register)
        registers = [str(added)] if is_address else []
    return symbols.union(*(origins.get(name, set()) for name in registers))


def _is_load(instruction: Instruction) -> bool:
    return instruction.opcode.startswith("ld.param")
