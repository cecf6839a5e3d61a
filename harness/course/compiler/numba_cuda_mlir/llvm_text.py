"""Changes to the LLVM IR of numba-cuda-mlir before NVVM compiles it. It is text of LLVM 7, which
nothing here can parse.

A tensor map is a parameter by value (``byval``, and ``grid_constant``); numba-cuda-mlir has types
for both, and drops them on the way to sm_90a. Inline assemblies that threads execute together are
convergent. Loops of `ptx.unrolled` are marked for LLVM. Shared arrays are called as in the kernel.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from harness.course.compiler.numba_cuda_mlir.binding import MARK
from harness.sanitizer.isa import look_up

_MAP = "[16 x i64]*"  # 128 opaque bytes
_ALIGNMENT_BYTES = 64  # of a CUtensorMap, by the driver API's text
_DEFINITION = re.compile(r"^define .*?@(?P<name>[\w.$]+)\((?P<parameters>.*?)\).*\{$", re.M)
_ASSEMBLY = re.compile(
    r'^(?P<call>.*= call|.*call) (?P<type>.*?) asm (?P<effects>sideeffect )?"(?P<text>[^"]*)", '
    r'"(?P<letters>[^"]*)"\((?P<operands>.*?)\)(?P<rest>(?:, !dbg !\d+)?)$',
    re.M,
)
_OPCODE = re.compile(r"(?:^|[;{}:\n])\s*(?:@!?\S+\s+)?([a-z][\w.:]*)(?=[\s;])")


def with_tensor_maps(llvm: str, entry: str, slots: Sequence[bool]) -> str:
    """Return ``llvm`` with the parameters of the kernel ``entry`` that are tensor maps (``slots``:
    for each parameter, whether it is one) passed by value, read only."""
    if not any(slots):
        return llvm
    definition = next(match for match in _DEFINITION.finditer(llvm) if match["name"] == entry)
    end = llvm.index("\n}", definition.end())
    before = definition["parameters"].split(", ")
    types = [_MAP if is_map else each for is_map, each in zip(slots, before, strict=True)]
    by_value = [
        f"{_MAP} byval align {_ALIGNMENT_BYTES}" if is_map else each
        for is_map, each in zip(slots, before, strict=True)
    ]
    maps = [number for number, is_map in enumerate(slots) if is_map]
    casts = "".join(f"\n  %map{n} = bitcast {_MAP} %{n} to i8*" for n in maps)
    body = llvm[definition.end() : end]
    for number in maps:
        body = re.sub(rf"%{number}\b", f"%map{number}", body)
    head = definition[0].replace(f"({definition['parameters']})", f"({', '.join(by_value)})")
    label = re.match(r"(?:\n[\w.]+:.*)?", body)
    assert label is not None
    llvm = llvm[: definition.start()] + head + label[0] + casts + body[label.end() :] + llvm[end:]
    llvm = llvm.replace(
        f"({definition['parameters']})* @{entry}", f"({', '.join(types)})* @{entry}"
    )
    kernel = f"void ({', '.join(types)})* @{entry}"
    positions = ", ".join(f"i32 {n + 1}" for n in maps)  # NVVM counts parameters from 1
    node = max(map(int, re.findall(r"^!(\d+) = ", llvm, re.M)))
    llvm = re.sub(r"^(!nvvm\.annotations = !\{)", rf"\1!{node + 2}, ", llvm, count=1, flags=re.M)
    return (
        f"{llvm.rstrip()}\n!{node + 1} = !{{{positions}}}\n"
        f'!{node + 2} = !{{{kernel}, !"grid_constant", !{node + 1}}}\n'
    )


def convergent(llvm: str) -> str:
    """Return ``llvm`` with each inline assembly that threads execute together marked so."""

    def marked(match: re.Match[str]) -> str:
        text = match["text"].replace(r"\0A", "\n").replace(r"\09", "\t")
        if not match["effects"] or not any(map(_is_together, _OPCODE.findall(text))):
            return match[0]
        rest = match["rest"]
        return f"{match[0][: len(match[0]) - len(rest)]} convergent nounwind{rest}"

    return _ASSEMBLY.sub(marked, llvm)


def _is_together(opcode: str) -> bool:
    match = look_up(opcode)
    return match is not None and (match.row.issuer != "thread" or match.aligned)


# -- variables

_VARIABLE = re.compile(r"^  %[\w.]+ = alloca [^,]+, i64 \d+.*\n", re.M)


def with_variables_first(llvm: str) -> str:
    """Return ``llvm`` with each function's variables at its beginning: LLVM keeps no others in
    registers, and numba-cuda-mlir makes those of an iterator inside the loop."""
    pieces, done = [], 0
    for match in _DEFINITION.finditer(llvm):
        end = llvm.index("\n}", match.end())
        # A value without a name is known by its place, which changes: give it a name.
        arguments = len(match["parameters"].split(", ")) if match["parameters"] else 0
        body = _named(llvm[match.end() : end + 1], arguments)
        body = re.sub(r"^; <label>:(\d+):", r"v\1:", body, flags=re.M)
        variables = "".join(_VARIABLE.findall(body))
        rest = _VARIABLE.sub("", body)
        # Values that depend on where control came from may name the first block.
        first = f"v{arguments}:\n" if re.search(rf"^[^;\n]*%v{arguments}\b", body, re.M) else ""
        pieces += [llvm[done : match.end()], "\n", first, variables, rest.removeprefix("\n")]
        done = end + 1
    return "".join([*pieces, llvm[done:]])


def _named(body: str, least: int) -> str:
    """Return ``body`` with a name for each value whose number is not less than ``least``."""

    def name(number: re.Match[str]) -> str:
        return number[0] if int(number[0]) < least else f"v{number[0]}"

    return re.sub(r"(?<=%)\d+\b", name, body)


# -- unrolled loops


def with_unrolled(llvm: str) -> str:
    """Give ``llvm.loop.unroll.full`` to each loop that begins after a mark, and drop the mark."""
    if MARK not in llvm:
        return llvm
    pieces: list[str] = []
    nodes: list[str] = []
    done = 0
    first = max(map(int, re.findall(r"^!(\d+) = ", llvm, re.M))) + 1
    for match in _DEFINITION.finditer(llvm):
        end = llvm.index("\n}", match.end())
        body = _Body(llvm[match.end() : end])
        for block in [name for name, lines in body.blocks.items() if _marks(lines)]:
            body.blocks[block] = [line for line in body.blocks[block] if MARK not in line]
            name = first + 1 + len(nodes)
            if body.mark_loop(block, name):
                nodes.append(f"!{name} = distinct !{{!{name}, !{first}}}")
        pieces += [llvm[done : match.end()], body.text()]
        done = end
    full = f'!{first} = !{{!"llvm.loop.unroll.full"}}'
    return "\n".join(["".join([*pieces, llvm[done:]]).rstrip(), full, *nodes, ""])


def _marks(lines: Iterable[str]) -> bool:
    return any(MARK in line for line in lines)


class _Body:
    """The blocks of a function's body, by label; the first has the label ""."""

    def __init__(self, text: str):
        self.heads: dict[str, str] = {"": ""}
        self.blocks: dict[str, list[str]] = {"": []}
        block = ""
        for line in text.split("\n"):
            if label := re.match(r"([\w.$]+):", line):
                block = label[1]
                self.heads[block], self.blocks[block] = line, []
            else:
                self.blocks[block].append(line)

    def text(self) -> str:
        lines: list[str] = []
        for block, inside in self.blocks.items():
            lines += [*([self.heads[block]] if block else []), *inside]
        return "\n".join(lines)

    def _terminator(self, block: str) -> int:
        """The number of the block's line that leaves it; -1 if none does."""
        lines = self.blocks[block]
        ends = [n for n, line in enumerate(lines) if re.match(r"\s+(br|switch) ", line)]
        return ends[-1] if ends else -1

    def _successors(self, block: str) -> list[str]:
        at = self._terminator(block)
        return [] if at < 0 else re.findall(r"label %([\w.$]+)", self.blocks[block][at])

    def _reachable(self, block: str, without: str | None = None) -> list[str]:
        """Blocks that control may reach from the end of ``block``, nearest first."""
        labels: list[str] = []
        rest = self._successors(block)
        while rest:
            each = rest.pop(0)
            if each not in labels and each != without:
                labels.append(each)
                rest += self._successors(each)
        return labels

    def mark_loop(self, marked: str, node: int) -> bool:
        """Mark the loop whose header is the nearest block that is reached again without the
        mark."""
        for header in self._reachable(marked):
            inside = self._reachable(header, without=marked)
            if header in inside:
                break
        else:
            return False  # the loop's body always leaves it
        # A single edge leads back: of several LLVM makes loops of their own.
        back = f"unrolled.{node}"
        for block in inside:
            if header in self._successors(block):
                at, to = self._terminator(block), re.compile(rf"label %{re.escape(header)}\b")
                self.blocks[block][at] = to.sub(f"label %{back}", self.blocks[block][at])
        self.heads[back] = f"{back}:"
        self.blocks[back] = [f"  br label %{header}, !llvm.loop !{node}"]
        return True


# -- undefined accumulators

_ARRAY = re.compile(r"^  (?P<array>%\w+) = alloca float, i64 (?P<count>\d+).*$", re.M)
_MOST_ELEMENTS = 256  # of an array that can be accumulators: one register each, twice over


def with_undefined(llvm: str) -> str:
    """Return ``llvm`` of a kernel with products in which arrays that may be accumulators begin as a
    register that no instruction assigns, and not as what LLVM likes to take for undefined."""
    if "wgmma.mma_async" not in llvm:
        return llvm

    def begun(match: re.Match[str]) -> str:
        array, count = match["array"], int(match["count"])
        if not 1 < count <= _MOST_ELEMENTS:
            return match[0]
        name = f"%begin.{array[1:]}"
        lines = [match[0], f'  {name} = call float asm "// $0 is not assigned", "=f"()']
        for i in range(count):
            lines.append(f"  {name}.{i} = getelementptr float, float* {array}, i64 {i}")
            lines.append(f"  store float {name}, float* {name}.{i}")
        return "\n".join(lines)

    return _ARRAY.sub(begun, llvm)


# -- intrinsics of numba-cuda


def with_definitions(llvm: str, defined: Mapping[str, str]) -> str:
    """Return ``llvm`` with the definitions of functions that it declares, by name."""
    for name in defined:
        llvm = re.sub(rf"^declare [^\n]*@{re.escape(name)}\([^\n]*\n", "", llvm, flags=re.M)
    present = set(re.findall(r"^declare [^\n]*@\"?([\w.]+)", llvm, re.M))
    pieces = [llvm]
    for text in defined.values():
        for piece in re.split(r"\n(?=declare |define )", text):
            declared = re.match(r"declare [^\n]*@\"?([\w.]+)", piece)
            if declared is None or declared[1] not in present:
                pieces.append(piece)
                present |= {declared[1]} if declared else set()
    return "\n".join([*pieces, ""])


# -- shared arrays

SHARED = re.compile(r"(?:static_shared_memory|__dynamic_shmem_)_\d+\b")
DYNAMIC = "__dynamic_shmem__0"


def accepted(llvm: str, alignment: int) -> str:
    """Return ``llvm`` as NVVM accepts it: with the alignment of 128 bits; with the kind of line
    information, for which the writer has no name; with shared arrays that have no initial value,
    those of the launch's size outside the module, and at a multiple of ``alignment`` bytes."""
    llvm = llvm.replace("-i64:64:64-f32:", "-i64:64:64-i128:128:128-f32:")
    llvm = llvm.replace("emissionKind: ,", "emissionKind: DebugDirectivesOnly,")
    llvm = re.sub(
        rf"^(@{SHARED.pattern} = )private (addrspace\(3\) global .*) zeroinitializer",
        r"\1internal \2 undef",
        llvm,
        flags=re.M,
    )
    return re.sub(
        rf"^(@{DYNAMIC} = )internal (addrspace\(3\) global .*) zeroinitializer, align (\d+)",
        lambda match: f"{match[1]}external {match[2]}, align {max(int(match[3]), alignment)}",
        llvm,
        flags=re.M,
    )
