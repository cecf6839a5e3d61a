"""A fault's place: a statement, found again after code has moved or been reformatted.

A statement is its tokens without line breaks and comments, within the qualified name of its
function or class. A compound statement is its head only: ``if a < b:``, ``except ValueError:``.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path

_LAYOUT = {
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.COMMENT,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
    tokenize.ENCODING,
}
_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_PARTS = (ast.stmt, ast.excepthandler, ast.match_case)


@dataclass(frozen=True)
class Fault:
    """Tokens ``at`` to ``at + len(old)`` of a statement, replaced by ``new``."""

    id: str
    room: str
    file: str
    line: int  # at the commit of the draw, for readers
    scope: str  # the qualified name of the function or class, "" for the module
    statement: tuple[str, ...]
    repeated: int  # how many equal statements of the scope come before it
    operator: str  # cosmic-ray's name
    occurrence: int  # cosmic-ray's number within the file, at the commit of the draw
    at: int
    old: tuple[str, ...]
    new: str

    def to_json(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict) -> Fault:
        fault = cls(**data)
        return replace(fault, statement=tuple(fault.statement), old=tuple(fault.old))

    def shown(self) -> str:
        before, after = self.statement[: self.at], self.statement[self.at + len(self.old) :]
        text = [*before, f"[{' '.join(self.old)} => {self.new}]", *after]
        return f"{self.file}:{self.line} {self.scope or 'module'}: {' '.join(text)[:300]}"


@dataclass(frozen=True)
class Statement:
    """A statement of a file, or the head of a compound statement."""

    node: ast.AST
    parents: tuple[ast.AST, ...]  # outermost first
    scope: str
    tokens: tuple[tokenize.TokenInfo, ...]

    @property
    def text(self) -> tuple[str, ...]:
        return tuple(token.string for token in self.tokens)


def statements(source: str) -> Iterator[Statement]:
    """All statements of a file, in the order of their text."""
    tokens = [
        token
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type not in _LAYOUT
    ]
    tree = ast.parse(source)
    nodes = list(_walk(tree, (), ""))
    nodes.sort(key=lambda pair: _start(pair[0]))
    starts = [_start(node) for node, _, _ in nodes]
    place = 0
    lines = source.splitlines()
    for number, (node, parents, scope) in enumerate(nodes):
        end = starts[number + 1] if number + 1 < len(starts) else (len(lines) + 2, 0)
        own = []
        while place < len(tokens) and tokens[place].start < end:
            own.append(tokens[place])
            place += 1
        yield Statement(node, parents, scope, tuple(own))


def _walk(node: ast.AST, parents: tuple[ast.AST, ...], scope: str):
    for child in ast.iter_child_nodes(node):
        if isinstance(child, _PARTS):
            yield child, (*parents, node), scope
        inner = f"{scope}.{child.name}".lstrip(".") if isinstance(child, _SCOPES) else scope
        yield from _walk(child, (*parents, node), inner)


def _start(node: ast.AST) -> tuple[int, int]:
    if isinstance(node, ast.match_case):
        return node.pattern.lineno, node.pattern.col_offset
    decorators = getattr(node, "decorator_list", None)
    if decorators:
        return decorators[0].lineno, decorators[0].col_offset - 1
    return node.lineno, node.col_offset  # type: ignore[attr-defined]


@cache
def _statements_of(path: Path) -> tuple[Statement, ...]:
    return tuple(statements(path.read_text()))


def find(tree: Path, fault: Fault) -> tuple[Path, Statement] | None:
    """The place of the fault's statement in the checkout ``tree``, None if it is gone: in its file
    and function, else in a function of that name elsewhere, else wherever it is unique."""
    same_file = tree / fault.file
    elsewhere = sorted(path for path in (tree / "harness").rglob("*.py") if path != same_file)
    for paths in [[same_file], elsewhere]:
        matching = [
            (path, statement)
            for path in paths
            if path.exists() and _mentions(path, fault)
            for statement in _statements_of(path)
            if statement.text == fault.statement
        ]
        scoped = [match for match in matching if match[1].scope == fault.scope]
        if scoped and (paths[0] == same_file or len({path for path, _ in scoped}) == 1):
            return scoped[min(fault.repeated, len(scoped) - 1)]
        if len(matching) == 1:
            return matching[0]
    return None


@cache
def _text(path: Path) -> str:
    return path.read_text()


def _mentions(path: Path, fault: Fault) -> bool:
    """A quick look, before all the file's statements are compared."""
    return all(token in _text(path) for token in fault.statement)


def planted(tree: Path, fault: Fault) -> tuple[Path, str] | None:
    """The file that the fault changes and its text with the fault, None if its place is gone."""
    place = find(tree, fault)
    if place is None:
        return None
    path, statement = place
    lines = path.read_text().splitlines(keepends=True)
    changed = statement.tokens[fault.at : fault.at + len(fault.old)]
    if changed:
        start, end = changed[0].start, changed[-1].end
    else:
        start = end = statement.tokens[fault.at].start
    head = "".join(lines[: start[0] - 1]) + lines[start[0] - 1][: start[1]]
    tail = lines[end[0] - 1][end[1] :] + "".join(lines[end[0] :])
    new = fault.new and f" {fault.new} "
    gap = "\n" * (end[0] - start[0])  # other lines keep their numbers
    if gap and not fault.old[0].startswith("@"):
        gap = "\\\n" * (end[0] - start[0])
    return path, head + new + gap + tail
