"""Draws faults at random: each room in proportion to its lines of code, then a line of the
room that an operator of cosmic-ray can change, a place on the line, and an operator."""

from __future__ import annotations

import ast
import hashlib
import random
import re
from collections import Counter, defaultdict
from functools import cache
from itertools import islice, takewhile
from pathlib import Path

from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from quality.faults.places import Fault, statements

# Code that no test can reach without a GPU, and code that Numba compiles for benchmarks.
LEFT_OUT = re.compile(
    r"harness/(course/(judge/hardware\.py|devices/hopper/)"
    r"|sanitizer/devices/detection\.py|bench/(?!results\.py|products\.py|recording\.py))"
)
AT_LEAST, AT_MOST = 2, {"bench": 3}
OPERATORS = {
    name: plugins.get_operator(name)()
    for name in plugins.operator_names()
    if name not in ("core/VariableReplacer", "core/VariableInserter")  # these need arguments
}
# A line without any of these has nothing that an operator changes: a quick look before parsing.
_CHANGEABLE = re.compile(
    r"[-+*/%<>!&|^~]|==|\b\d|\b(and|or|not|if|for|while|break|continue|except|True|False|is|in)\b"
    r"|^\s*@"
)
_LOGS = re.compile(r"(_?log(ger|ging)?|warnings)\.\w+$")
# Decorators whose removal or arguments change speed or representation only.
_DECORATORS = re.compile(
    r"(functools\.)?(lru_cache|cache|cached_property|wraps|total_ordering)"
    r"|(dataclasses\.)?dataclass|(typing\.)?(overload|override|final)"
)


def draw(tree: Path, seed: int, count: int, excluded: list[dict]) -> list[Fault]:
    """``count`` faults, in an order of which every prefix is a fair sample."""
    rooms: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for path in sorted((tree / "harness").rglob("*.py")):
        file = path.relative_to(tree).as_posix()
        if not LEFT_OUT.match(file):
            lines = enumerate(path.read_text().splitlines(), 1)
            rooms[room_of(file)] += [(file, n) for n, text in lines if re.match(r"\s*[^#\s]", text)]
    out = {entry["fault"]["id"] for entry in excluded}
    faults = []
    for room, share in _shares({room: len(lines) for room, lines in rooms.items()}, count).items():
        chance = random.Random(f"{seed} {room}")
        chance.shuffle(rooms[room])
        drawn = (_drawn(tree, room, *line, chance) for line in rooms[room])
        faults += islice((fault for fault in drawn if fault and fault.id not in out), share)
    faults.sort(key=lambda fault: hashlib.sha256(f"{seed} {fault.id}".encode()).digest())
    return faults


def room_of(file: str) -> str:
    parts = file.split("/")
    inside = parts[2:] if parts[1] in ("base", "sanitizer", "course") else parts[1:]
    return inside[0] if len(inside) > 1 else "top"


def _shares(sizes: dict[str, int], count: int) -> dict[str, int]:
    """The number of faults of each room: at least two, and ``count`` in all."""
    total = sum(sizes.values())
    exact = {room: count * size / total for room, size in sizes.items()}
    shares = {
        room: min(max(AT_LEAST, round(share)), AT_MOST.get(room, count))
        for room, share in exact.items()
    }
    while (rest := count - sum(shares.values())) != 0:
        free = [room for room in shares if shares[room] > AT_LEAST and room not in AT_MOST]
        error = {room: exact[room] - shares[room] for room in free}
        room = max(error, key=error.__getitem__) if rest > 0 else min(error, key=error.__getitem__)
        shares[room] += 1 if rest > 0 else -1
    return shares


def _drawn(tree: Path, room: str, file: str, line: int, chance: random.Random) -> Fault | None:
    """A fault on this line, None if no operator changes it."""
    if not _CHANGEABLE.search((tree / file).read_text().splitlines()[line - 1]):
        return None
    source, nodes = _parsed(tree / file)
    here = [node for node in nodes if node.start_pos[0] <= line <= node.end_pos[0]]
    places: dict[tuple[int, int], list[str]] = defaultdict(list)
    for name, operator in OPERATORS.items():
        for node in here:
            for start, _ in operator.mutation_positions(node):
                if start[0] == line:
                    places[start].append(name)
    silent = _silent(source)
    for start in list(places):
        if any(first <= start < last for first, last in silent):
            del places[start]
    if not places:
        return None
    start = chance.choice(sorted(places))
    name = chance.choice(sorted(places[start]))
    positions = [at for node in nodes for at, _ in OPERATORS[name].mutation_positions(node)]
    occurrence = chance.choice([i for i, at in enumerate(positions) if at == start])
    return _fault(source, room, file, name, occurrence)


@cache
def _parsed(path: Path) -> tuple[str, list]:
    source = path.read_text()
    return source, list(ast_nodes(get_ast(source)))


def _fault(source: str, room: str, file: str, operator: str, occurrence: int) -> Fault | None:
    mutated = mutate_code(source, OPERATORS[operator], occurrence)
    try:
        before, after = list(statements(source)), list(statements(mutated))
    except SyntaxError:
        return None
    if len(before) != len(after):
        return None
    earlier: Counter[tuple] = Counter()
    for old, new in zip(before, after, strict=True):
        if old.text != new.text:
            break
        earlier[old.scope, old.text] += 1
    else:
        return None
    a, b = old.text, new.text
    at = _common(a, b)
    common = min(_common(a[::-1], b[::-1]), len(a) - at, len(b) - at)
    changed, text = a[at : len(a) - common], " ".join(b[at : len(b) - common])
    identity = repr((file, old.scope, a, earlier[old.scope, a], at, text))
    line = old.tokens[min(at, len(a) - 1)].start[0]
    return Fault(
        hashlib.sha256(identity.encode()).hexdigest()[:8],
        room, file, line, old.scope, a, earlier[old.scope, a],
        operator.removeprefix("core/"), occurrence, at, changed, text,
    )  # fmt: skip


def _common(a: tuple[str, ...], b: tuple[str, ...]) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(a, b, strict=False)))


def _silent(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Ranges whose change changes no behavior, or only the text of a message."""
    ranges = []
    for node in ast.walk(ast.parse(source)):
        for part in _silent_parts(node):
            start = part.lineno, part.col_offset - isinstance(node, _DECORATED)
            ranges.append((start, (part.end_lineno, part.end_col_offset)))
    return ranges


_DECORATED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def _silent_parts(node: ast.AST) -> list:
    match node:
        case ast.JoinedStr() | ast.Raise() | ast.Import() | ast.ImportFrom():
            return [node]
        case ast.If(test=ast.Name("TYPE_CHECKING")):
            return [node]
        case ast.Assign(targets=[ast.Name("__all__" | "__version__" | "__slots__")]):
            return [node]
        case ast.Assign(value=ast.BinOp(op=ast.BitOr()) as value) if _is_type(value):
            return [value]
        case ast.Call(func=called) if _LOGS.match(ast.unparse(called)):
            return [node]
        case ast.AnnAssign():
            return [node.annotation]
        case ast.arg():
            return [node.annotation] if node.annotation else []
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            parts = [part for part in node.decorator_list if _DECORATORS.match(ast.unparse(part))]
            returns = getattr(node, "returns", None)
            return parts + ([returns] if returns else [])
    return []


def _is_type(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(left, ast.BitOr(), right):
            return _is_type(left) and _is_type(right)
        case ast.Name(name):
            return name[:1].isupper() or name in ("int", "str", "float", "bool", "bytes", "tuple")
        case ast.Subscript(value):
            return _is_type(value)
        case ast.Attribute(attr=name):
            return name[:1].isupper()
        case ast.Constant(None):
            return True
    return False
