"""Mistakes that numba and NVVM do not report as errors, found in a kernel's code and in its PTX.

A function that a kernel names and does not call, as `ptx.fence_proxy_async` without `()`: Python
takes such a line, and so does numba: it does nothing. A kernel without its fence must not run as if
it had a fence.

A shared array without an alignment of its own that a tensor copy is given: where it lies is the
compiler's choice, and it may be right by chance. This is a warning.

Functions that the PTX calls and does not hold. numba-cuda 0.30 compiles arithmetic on float16 and
bfloat16 to calls of functions in CUDA C++, to be compiled and linked on the way to the GPU. The PTX
that leaves here has to be whole, since the emulator runs it unchanged: such a call is an error at
its line. Loading, storing and copying these types needs no such function, and neither does
converting a float16.

Operands that PTX wants as numbers, and that NVVM could not fold. ``cp.async.bulk.wait_group n`` and
``setmaxnreg`` take an immediate. NVVM folds constant operands (a constant, an expression of
constants, the counter of an unrolled loop); of the rest it says "invalid operand for inline asm
constraint 'n'", drops the instruction and goes on. A kernel without its wait must never run: this
is an error here, at the line of the call.

Global addresses in the operand of an instruction on shared memory. Addresses in shared memory are
32 bits, and numba makes 64 of them when it adds (int64, and uint64 of two uint32), so that types
alone do not distinguish ``ptx.shared_address`` from ``ptx.global_address``, whose lower half would
be taken. The PTX shows the origin of a number.
"""

from __future__ import annotations

import ast
import builtins
import dis
import itertools
import re
import warnings
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any

from harness.course.compiler.mistakes.location import at_line, statements
from harness.course.ptx._wgmma_product import TOO_SHORT
from harness.sanitizer.isa import KINDS, ROWS, Immediate, Ptx, Statement, placed

_NOTHING = object()


def check_uncalled(functions: Sequence[FunctionType]) -> None:
    """Raise CompileError at the first line that only names a function. ``functions``: the kernel,
    and its device functions."""
    kernel = functions[0]
    for function in functions:
        for node in statements(function) if _drops_a_name(function.__code__) else ():
            if not isinstance(node, ast.Expr):
                continue
            meant = _value(node.value, function)
            if meant is not _NOTHING and callable(meant):
                name = ast.unparse(node.value)
                raise at_line(
                    f"{name} is named here and not called, so that nothing happens: "
                    f"write {name}(), with its arguments if it takes any",
                    kernel,
                    (function.__code__.co_filename, node.lineno),
                )


def warn_of_unaligned_tiles(functions: Sequence[FunctionType]) -> None:
    """Warn of each array that `cuda.shared.array` makes without its third argument and that a
    tensor copy of the same function reads or writes."""
    for function in functions:
        if not {"array", "shared_address"} <= {*function.__code__.co_names}:
            continue
        nodes = [node for top in statements(function) for node in ast.walk(top)]
        values = {
            target.id: node.value
            for node in nodes
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        tiles = {
            name: value.lineno
            for name, value in values.items()
            if isinstance(value, ast.Call) and ast.unparse(value.func) == "cuda.shared.array"
            if len(value.args) + len(value.keywords) < _WITH_ALIGNMENT
        }
        for name in sorted(tiles.keys() & _copied(nodes, values)):
            warnings.warn(
                f"line {tiles[name]}: `{name}` has no alignment of its own, and a tensor copy "
                "needs one: what worked here may lie elsewhere in another kernel. Pass it to "
                "cuda.shared.array as the third argument, 128 or more",
                stacklevel=2,
            )


_WITH_ALIGNMENT = 3  # shape, type, alignment


def _copied(nodes: Iterable[ast.AST], values: dict[str, ast.expr]) -> set[str]:
    """Return the names in the shared addresses of tensor copies, and in the values of these."""
    names: set[str] = set()
    for node in nodes:
        function = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and "async_bulk_tensor" in function and node.args:
            place = node.args[0 if "global_to_shared" in function else -1]
            mine = _named(place).difference(*(_named(e) for e in node.args if e is not place))
            names |= mine.union(*(_named(values[name]) for name in mine & values.keys()))
    return names


def _named(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


@lru_cache(maxsize=1024)
def _drops_a_name(code: CodeType) -> bool:
    """Return True if it loads a name or an attribute and does nothing with it."""
    names = [instruction.opname for instruction in dis.get_instructions(code)]
    pairs = itertools.pairwise(names)
    return any(loads.startswith("LOAD_") and drops == "POP_TOP" for loads, drops in pairs)


def _value(node: ast.expr, function: FunctionType) -> object:
    """Return the value of a name, or of its attribute, outside the kernel."""
    if isinstance(node, ast.Attribute):
        owner = _value(node.value, function)
        return _NOTHING if owner is _NOTHING else getattr(owner, node.attr, _NOTHING)
    if not isinstance(node, ast.Name) or node.id in function.__code__.co_varnames:
        return _NOTHING
    if node.id in function.__code__.co_freevars:
        cell = (function.__closure__ or ())[function.__code__.co_freevars.index(node.id)]
        try:
            return cell.cell_contents
        except ValueError:  # not yet assigned
            return _NOTHING
    return function.__globals__.get(node.id, getattr(builtins, node.id, _NOTHING))


# The driver provides these to every kernel.
_PROVIDED = {"vprintf", "malloc", "free", "__assertfail"}


def check(ptx: Ptx, functions: Sequence[FunctionType], warnings: Iterable[Any]) -> None:
    """Raise CompileError at the first mistake in the PTX of a kernel that the compiler did not
    report. ``functions``: the kernel, and its device functions; ``warnings``: NVVM's."""
    _check_foreign_calls(ptx, functions[0])
    check_shared_addresses(ptx, functions[0])
    _check_immediates(warnings, ptx, functions)


def _check_foreign_calls(ptx: Ptx, kernel: FunctionType) -> None:
    """Raise CompileError at the first call of a function that nobody provides."""
    missing = sorted(set(ptx.declared.declared) - _PROVIDED)
    if not missing:
        return
    half = any("bfloat16" in name or "half" in name for name in missing)
    reason = (
        "a kernel cannot calculate with float16 or bfloat16 values: calculate in float32 and "
        "convert at the end (np.float32(x) of a float16; a bfloat16 by its bits)"
        if half
        else "a kernel cannot reshape an array: compute the index, or reshape it before the launch"
        if "numba_attempt_nocopy_reshape" in missing
        else f"the kernel calls CUDA C++ code that is not linked to it: {', '.join(missing)}"
    )
    raise at_line(reason, kernel, _first_call(ptx, set(missing), kernel))


def _first_call(ptx: Ptx, missing: set[str], kernel: FunctionType) -> tuple[str, int] | None:
    """Return the line of the first call of any of ``missing``, if it is the kernel's own."""
    module = ptx.module
    for statement, instruction in placed(module):
        if missing & {str(operand) for operand in instruction.operands}:
            if not statement.frames:
                return None
            outermost = statement.frames[-1]
            file = module.files.get(outermost.file, kernel.__code__.co_filename)
            return file, outermost.line
    return None


# Keyed by wrapper: its opcode, and the kind of number that follows.
_TAKE_IMMEDIATES = {
    wrapper.name: (wrapper.ptx.partition("$")[0].strip(), kind)
    for row in ROWS.values()
    for wrapper in row.wrappers
    for parameter in wrapper.parameters
    if wrapper.ptx and (kind := KINDS[parameter.kind]).legal
}
_LEGAL = {opcode: kind.legal or () for opcode, kind in _TAKE_IMMEDIATES.values()}
_TAKES = re.compile(rf"\b({'|'.join(map(re.escape, _LEGAL))})\s+([^\s;,]+)")


def _check_immediates(warnings: Iterable[Any], ptx: Ptx, functions: Sequence[FunctionType]) -> None:
    """Raise CompileError if NVVM dropped an instruction, or if a number makes no sense."""
    kernel = functions[0]
    short = re.search(rf"{TOO_SHORT} (\w+): (\d+)", ptx.text)
    if short:
        raise at_line(
            f"ptx.{short[1]}: acc has fewer than {short[2]} elements, one for each accumulator of "
            f"a thread: cuda.local.array({short[2]}, np.float32)",
            kernel,
            _line_of(short[0], ptx, kernel),
        )
    dropped = any("inline asm constraint 'n'" in str(warning.message) for warning in warnings)
    taken = _TAKES.findall(ptx.text)
    if not dropped and all(n.isdecimal() and int(n) in _LEGAL[opcode] for opcode, n in taken):
        return  # the usual case: reading the whole PTX takes longer than all other checks
    emitted = {(wrapper, line): value for wrapper, line, value in _emitted(ptx)}
    for function in functions:
        for call in _calls(function):
            if dropped and call not in emitted:
                wrong = (
                    "n must be known when the kernel is compiled, and here it is known only when "
                    "it runs: write a number, a constant defined outside the kernel, or one call "
                    "for each value"
                )
            elif call in emitted and emitted[call] not in (
                _TAKE_IMMEDIATES[call[0]][1].legal or ()
            ):
                wrong = f"n is {_TAKE_IMMEDIATES[call[0]][1].must}; got {emitted[call]}"
            else:
                continue
            wrapper, line = call
            location = (function.__code__.co_filename, line)
            raise at_line(f"ptx.{wrapper}(n): {wrong}", kernel, location)
    if dropped:
        why = "an operand with the constraint 'n' must be a number that is known when compiled"
        raise at_line(f"{why}, not a variable", kernel)


def _calls(function: FunctionType) -> Iterator[tuple[str, int]]:
    """Each mention of such a wrapper in the function: its name and the line."""
    for instruction in dis.get_instructions(function.__code__):
        line = instruction.positions.lineno if instruction.positions else None
        if line and instruction.argval in _TAKE_IMMEDIATES:
            yield instruction.argval, line


def _emitted(ptx: Ptx) -> Iterator[tuple[str, int, int]]:
    """Each such instruction in the PTX: its wrapper, its source line and its number."""
    wrappers = {opcode: wrapper for wrapper, (opcode, _) in _TAKE_IMMEDIATES.items()}
    for statement, instruction in placed(ptx.module):
        wrapper = wrappers.get(instruction.opcode)
        if wrapper and isinstance(number := instruction.operands[0], Immediate):
            yield wrapper, _line(statement), int(number.value)


def _line(statement: Statement) -> int:
    return statement.frames[0].line if statement.frames else 0


def _line_of(mark: str, ptx: Ptx, kernel: FunctionType) -> tuple[str, int]:
    """The source line of the instruction before ``mark``, a comment, in the PTX."""
    at = ptx.text.index(mark)
    before = [
        _line(statement)
        for statement, _ in placed(ptx.module)
        if statement.start < at and statement.frames
    ]
    return kernel.__code__.co_filename, before[-1] if before else kernel.__code__.co_firstlineno


_MADE = re.compile(
    r"^\s*(cvta\.to\.global\.u64|cvt\.u32\.u64|mov\.[bu]\d\d|add\.s\d\d)"
    r"\s+(%\w+), (%\w+)(?:, (?:-?\d+|(%\w+)))?;",
    re.MULTILINE,
)


def check_shared_addresses(ptx: Ptx, kernel: FunctionType) -> None:
    """Raise CompileError at the first instruction on shared memory, of those that `harness.ptx`
    wrote, whose 32-bit address is the lower half of a global address."""
    text = ptx.text
    heads = [match.start() for match in _FUNCTION.finditer(text)]
    for start, end in itertools.pairwise([*heads, len(text)]):  # each has registers of its own
        halves = {f"[{half}]" for half in _halves_of_global_addresses(text[start:end])}
        if any(half in text[start:end] for half in halves):
            _check_no_half(halves, (start, end), ptx, kernel)


_FUNCTION = re.compile(r"^(?:\.\w+ )*\.(?:entry|func)\b", re.MULTILINE)


def _check_no_half(halves: set[str], span: tuple[int, int], ptx: Ptx, kernel: FunctionType) -> None:
    module = ptx.module
    for statement, instruction in placed(module):
        if not span[0] <= statement.start < span[1] or ".shared" not in instruction.opcode:
            continue
        if not halves.isdisjoint(str(operand) for operand in instruction.operands):
            where = statement.frames[-1] if statement.frames else None
            raise at_line(
                f"`{instruction.opcode}` takes an address in shared memory, 32 bits, and gets the "
                "lower half of one in global memory: ptx.shared_address(array) of a "
                "cuda.shared.array makes it, and ptx.global_address does not",
                kernel,
                where and (module.files.get(where.file, kernel.__code__.co_filename), where.line),
            )


def _halves_of_global_addresses(ptx: str) -> set[str]:
    """The 32-bit registers that are made of an address in global memory alone."""
    whole: set[str] = set()
    halves: set[str] = set()
    for opcode, target, source, added in _MADE.findall(ptx):
        if opcode.startswith("cvta"):
            whole.add(target)
        elif opcode == "cvt.u32.u64":
            halves |= {target} if source in whole else set()
        elif source in whole and added not in whole:
            whole.add(target)
        elif source in halves and not added:
            halves.add(target)
    return halves
