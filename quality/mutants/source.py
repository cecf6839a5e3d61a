"""Mutants of an answer's Python source, by rule. Each knows its true cause by construction.

A mutant changes a single place of a statement between the marks of a solution. It knows the lines
that name the place, and the words that name the change:

- **Lines.** Those of the changed statement. For a statement that was removed, moved, doubled, or
  put under a condition also the statements directly before and after it (where it was, and where it
  is), the head of its block, and its *partners*: the other calls of the answer that name the same
  variable as its first operand (the wait of a removed arrival). A fence, a barrier or a group names
  no variable: its partners are the nearest statements before and after it that access memory.
- **Words.** The function that is called, or the word for its effect (`SUBJECTS`), or a name in
  the changed expression, or the name that the statement assigns; a name counts where the sentence
  marks it as code. For an operand of a call: the
  operand's own name or word (`OPERANDS`), an identifier in it, or both values. For a condition:
  the guarded statements, its names, or "thread". For a range: "iteration" and its like.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise

from harness import ptx

BEGIN, END = "### BEGIN SOLUTION", "### END SOLUTION"

# The effect of a call, by a part of its name; the first that matches.
SUBJECTS = (
    ("mbarrier_init", r"initiali|count"),
    ("fence_mbarrier", r"fence"),
    ("fence", r"fence"),
    ("expect_tx", r"expect|bytes|arriv"),
    ("mbarrier_arrive", r"arriv|releas"),
    ("wait_group", r"\bwaits?\b|awaited|pending|group"),
    ("commit_group", r"commit"),
    ("wait_parity", r"\bwaits?\b|awaited|parity|phase"),
    ("cluster_arrive", r"cluster barrier|arriv|meet"),
    ("cluster_wait", r"cluster barrier|\bwaits?\b|meet"),
    ("bar_sync", r"barrier"),
    ("bar_arrive", r"barrier|arriv"),
    ("syncthreads", r"syncthreads|barrier"),
    ("syncwarp", r"syncwarp|warp"),
    ("reduce", r"reduc|stor|\bmin\b|\bmax\b|\badd"),
    ("global_to_shared", r"\bloads?\b|\bcop(y|ies)\b|loaded|brought"),
    ("shared_to_global", r"\bstores?\b|\bcop(y|ies)\b|stored|written"),
    ("wgmma_descriptor", r"descriptor|wgmma|product|matri"),
    ("wgmma_m64", r"wgmma|product|accumulat|multipl"),
    ("setmaxnreg", r"register"),
    ("tensormap", r"tensor ?map|\bmap\b"),
    ("shfl", r"shuffle|lane|warp"),
)
# An operand of a call, by its name there.
OPERANDS = {
    "parity": r"parity|phase",
    "count": r"count|arriv|threads",
    "bytes": r"bytes",
    "bar": r"mbarrier|barrier",
    "n": r"pending|group",
    "mask": r"mask|block",
    "rank": r"rank|block",
    "dst": r"address|\bplace|bytes|overwrit|buffer|stage",
    "src": r"address|\bplace|bytes|\breads?\b|buffer|stage",
    "tensor_map": r"\bmap\b|array",
    "scale_d": r"scale_d|accumulat|replac|adds?\b",
    "threads": r"threads",
    "address": r"address|\bplace|bytes",
}
_COORDINATE = r"coordinate|\bbox\b|tile"
_TIMES = r"iteration|times|once|loop|round|\brange\b|stage"
Edit = tuple[int, int, str]  # characters of the text, and what comes instead
_ACCESS = re.compile(r"\[|cp_|wgmma_m64|mbarrier_init|stmatrix|ldmatrix")
_GENERIC = {"ptx", "cuda", "np", "harness", "x", "y", "z", "range", "unrolled", "min", "max"}
_GENERIC |= {"cuda", "int32", "int64", "uint32", "uint64", "float32", "threadIdx", "blockIdx"}

_OTHER_OPERATORS: dict[type, tuple[str, ...]] = {
    ast.Add: ("-",),
    ast.Sub: ("+",),
    ast.Mult: ("+", "//"),
    ast.Div: ("*",),
    ast.FloorDiv: ("*", "%"),
    ast.Mod: ("//",),
    ast.BitXor: ("|", "&"),
    ast.BitAnd: ("|",),
    ast.BitOr: ("&",),
    ast.LShift: (">>",),
    ast.RShift: ("<<",),
}
_SIGNS: dict[type, str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
    ast.BitXor: "^", ast.BitAnd: "&", ast.BitOr: "|", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
_OTHER_COMPARISONS: dict[type, tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
}


@dataclass(frozen=True)
class SourceMutant:
    """A changed answer. ``line``: of the change, from 1 in the answer; ``lines``: those that name
    the place, in the changed text (given as those of the answer); ``words``: a regular expression,
    of the names of the change; ``planned``: it is in the function that plans the launch, which has
    no lines on a card: "plan" names the place."""

    rule: str
    line: int
    before: str
    after: str
    source: str
    edits: tuple[Edit, ...]
    lines: frozenset[int]
    words: str
    planned: bool = False

    def __post_init__(self) -> None:
        inserted = {
            line
            for edit in self.edits
            for line in range(
                self._line_now(edit[0]), self._line_now(edit[0]) + edit[2].count("\n") + 1
            )
        }
        begins = [0, *accumulate(map(len, self.source.splitlines(keepends=True)))]
        lines = {self._line_now(begins[line - 1]) for line in self.lines} | inserted
        object.__setattr__(self, "lines", frozenset(lines))

    def _line_now(self, at: int) -> int:
        """The line, in the changed text, of a character of the source, or of its replacement."""
        moved = sum(
            new.count("\n") - self.source.count("\n", begin, end)
            for begin, end, new in self.edits
            if end <= at and begin < at
        )
        return self.source.count("\n", 0, at) + 1 + moved

    @property
    def text(self) -> str:
        """The answer with the change."""
        text = self.source
        for begin, end, new in sorted(self.edits, reverse=True):
            text = text[:begin] + new + text[end:]
        return text

    def names_the_line(self, lines: set[int], sentence: str) -> bool:
        return bool(lines & self.lines) or (self.planned and "plan" in sentence)

    def names_the_change(self, sentence: str) -> bool:
        return re.search(self.words, sentence, re.IGNORECASE) is not None


def mutants_of(source: str) -> list[SourceMutant]:
    """Return all mutants of an answer's cell, in the order of its text."""
    return list({mutant.edits: mutant for mutant in _Answer(source).mutants()}.values())


@dataclass(frozen=True)
class _Place:
    """A statement, its neighbors in its block, and the heads of the blocks around it."""

    statement: ast.stmt
    before: ast.stmt | None
    after: ast.stmt | None
    around: tuple[ast.stmt, ...]
    planned: bool


class _Answer:
    def __init__(self, source: str):
        self.source = source
        self.rows = source.splitlines(keepends=True)
        self.tree = ast.parse(source)
        self._begins = [0, *accumulate(map(len, self.rows))]

    def mutants(self) -> Iterator[SourceMutant]:
        for place in self.places:
            yield from self._of_whole(place)
            yield from self._inside(place)

    def _mutant(
        self,
        place: _Place,
        rule: str,
        before: str,
        after: str,
        edits: tuple[Edit, ...],
        lines: frozenset[int],
        words: str,
    ) -> SourceMutant:
        at, planned = place.statement.lineno, place.planned
        if planned:
            texts = [n.value for n in ast.walk(place.statement) if isinstance(n, ast.Constant)]
            words = _any(words, *(_as_code(text) for text in texts if isinstance(text, str)))
        return SourceMutant(rule, at, before, after, self.source, edits, lines, words, planned)

    # -- places

    @cached_property
    def places(self) -> list[_Place]:
        places: list[_Place] = []

        def walk(block: list[ast.stmt], around: tuple[ast.stmt, ...], planned: bool) -> None:
            for at, statement in enumerate(block):
                before = block[at - 1] if at else None
                after = block[at + 1] if at + 1 < len(block) else None
                if isinstance(statement, ast.FunctionDef | ast.ClassDef):
                    walk(statement.body, (), planned)
                    continue
                if self._is_answered(statement):
                    places.append(_Place(statement, before, after, around, planned))
                for name in ("body", "orelse"):
                    walk(getattr(statement, name, None) or [], (*around, statement), planned)

        for function in self.tree.body:
            if isinstance(function, ast.FunctionDef):
                walk(function.body, (), function.name.endswith("_plan"))
        return places

    @cached_property
    def _answered_rows(self) -> set[int]:
        rows, inside, any_mark = set(), False, BEGIN in self.source
        for number, row in enumerate(self.rows, 1):
            if row.strip() == BEGIN:
                inside = True
            elif row.strip() == END:
                inside = False
            elif inside or not any_mark:
                rows.add(number)
        return rows

    def _is_answered(self, statement: ast.stmt) -> bool:
        return statement.lineno in self._answered_rows

    # -- texts

    def _offset(self, row: int, column: int) -> int:
        line = self.rows[row - 1].encode()[:column].decode()
        return self._begins[row - 1] + len(line)

    def _span(self, node: ast.AST) -> tuple[int, int]:
        begin = self._offset(node.lineno, node.col_offset)  # type: ignore[attr-defined]
        end = self._offset(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]
        return begin, end

    def _text(self, node: ast.AST) -> str:
        return self.source[slice(*self._span(node))]

    # -- whole statements

    def _of_whole(self, place: _Place) -> Iterator[SourceMutant]:
        statement = place.statement
        if not isinstance(statement, ast.Expr | ast.Assign | ast.AugAssign):
            if isinstance(statement, ast.If):
                yield from self._conditions(place)
            return
        if isinstance(statement, ast.Assign) and not self._is_repeated(statement):
            return  # without its only definition a name means nothing
        begin, end = self._span(statement)
        text, indent = self._text(statement), " " * statement.col_offset
        words, lines = self._words_of_whole(statement), self._lines_of_whole(place)

        def mutant(rule: str, *edits: Edit, more: int = 0) -> SourceMutant:
            naming = lines | ({more} if more else set())
            where = frozenset(naming)
            return self._mutant(place, rule, text, rule, edits, where, words)

        yield mutant("removed", (begin, end, "pass"))
        if isinstance(statement, ast.Expr | ast.AugAssign):
            yield mutant("doubled", (end, end, f"\n{indent}{text}"))
        if place.after is not None and self._is_answered(place.after):
            next_end = self._span(place.after)[1]
            last = place.after.end_lineno or 0
            yield mutant(
                "moved behind the next",
                (begin, end, "pass"),
                (next_end, next_end, f"\n{indent}{text}"),
                more=last,
            )
        if isinstance(place.after, ast.If) and isinstance(statement, ast.Expr):
            inner = place.after.body[0]
            at = self._offset(inner.lineno, inner.col_offset)
            deeper = " " * inner.col_offset
            yield mutant(
                "moved into the condition",
                (begin, end, "pass"),
                (at, at, f"{text}\n{deeper}"),
                more=place.after.lineno,
            )
        around = place.around[-1] if place.around else None
        if isinstance(around, ast.If) and isinstance(statement, ast.Expr) and not around.orelse:
            outer_end = self._span(around)[1]
            outer = " " * around.col_offset
            yield mutant(
                "moved out of the condition",
                (begin, end, "pass"),
                (outer_end, outer_end, f"\n{outer}{text}"),
                more=around.end_lineno or 0,
            )
        if isinstance(around, ast.For | ast.While) and isinstance(statement, ast.Expr):
            loop_end, outer = self._span(around)[1], " " * around.col_offset
            yield mutant(
                "moved behind the loop",
                (begin, end, "pass"),
                (loop_end, loop_end, f"\n{outer}{text}"),
                more=around.end_lineno or 0,
            )
        if isinstance(statement, ast.Expr):
            for condition in ("cuda.threadIdx.x == 0", "cuda.threadIdx.x < 32"):
                yield mutant(
                    f"only if {condition}", (begin, end, f"if {condition}:\n{indent}    {text}")
                )

    def _is_repeated(self, statement: ast.Assign) -> bool:
        """Return True if the name that it assigns has a value before it."""
        names = {ast.unparse(target) for target in statement.targets}
        earlier = [
            ast.unparse(target)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Assign) and node.lineno < statement.lineno
            for target in node.targets
        ]
        subscripts = [isinstance(target, ast.Subscript) for target in statement.targets]
        return all(subscripts) or names <= set(earlier)

    def _conditions(self, place: _Place) -> Iterator[SourceMutant]:
        statement = place.statement
        assert isinstance(statement, ast.If)
        begin, end = self._span(statement.test)
        test = self._text(statement.test)
        parts = [("narrowed", f"{test} and cuda.threadIdx.x < 96")]
        match statement.test:
            case ast.BoolOp(op=ast.And(), values=[first, *rest]):
                parts += [("widened", self._text(first)), ("widened", self._text(rest[-1]))]
            case ast.Compare(ops=[ast.Eq()], comparators=[ast.Constant(value=0)]):
                parts.append(("another thread", f"{test[: test.rindex('0')]}1"))
        for rule, new in parts:
            yield self._mutant(
                place,
                rule,
                test,
                new,
                ((begin, end, new),),
                self._rows_of(statement.test) | {statement.lineno},
                self._words_of_condition(statement),
            )

    def _words_of_condition(self, statement: ast.If | ast.While) -> str:
        guarded = [self._words_of_whole(each) for each in statement.body]
        return _any(*guarded, *_names(statement.test), r"\bthreads?\b")

    @staticmethod
    def _rows_of(node: ast.AST) -> frozenset[int]:
        begin, end = node.lineno, node.end_lineno  # type: ignore[attr-defined]
        return frozenset(range(begin, (end or begin) + 1))

    def _lines_of_whole(self, place: _Place) -> set[int]:
        statement = place.statement
        near = [statement, *filter(None, (place.before, place.after))]
        lines = set().union(*map(self._rows_of, near))
        lines |= {around.lineno for around in place.around[-1:]}
        return lines | self._partners(place)

    def _partners(self, place: _Place) -> set[int]:
        statement = place.statement
        if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Call):
            return set()
        first = next(iter(statement.value.args), None)
        names = _names(first) if first is not None else []
        simple = [p.statement for p in self._simple if p.statement is not statement]
        if names:
            partners = [s for s in simple if {*names} & {*_names(s)} and _called(s)]
            return set().union(*map(self._rows_of, partners)) if partners else set()
        accesses = [s for s in simple if _ACCESS.search(self._text(s))]
        before = [s for s in accesses if s.lineno < statement.lineno][-1:]
        after = [s for s in accesses if s.lineno > statement.lineno][:1]
        return set().union(set(), *map(self._rows_of, (*before, *after)))

    @cached_property
    def _simple(self) -> list[_Place]:
        compound = ast.If | ast.For | ast.While
        return [p for p in self.places if not isinstance(p.statement, compound)]

    def _words_of_whole(self, statement: ast.AST) -> str:
        words = list(_subjects(statement))
        if isinstance(statement, ast.Assign | ast.AugAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            for target in targets:
                words += _names(target)
        if not words:
            words = _names(statement)
        return _any(*words)

    # -- inside of a statement

    def _inside(self, place: _Place) -> Iterator[SourceMutant]:
        statement = place.statement
        heads: list[ast.AST] = [statement]
        if isinstance(statement, ast.If | ast.While):
            heads = [statement.test]
        elif isinstance(statement, ast.For):
            heads = [statement.iter]
        for head in heads:
            for node in ast.walk(head):
                for rule, target, new in self._changes(node):
                    yield self._changed(place, rule, target, new)

    def _changes(self, node: ast.AST) -> Iterator[tuple[str, ast.AST, str]]:
        match node:
            case ast.BinOp(left=left, op=op, right=right):
                for other in _OTHER_OPERATORS.get(type(op), ()):
                    yield (
                        f"{_SIGNS[type(op)]} -> {other}",
                        node,
                        (f"{self._text(left)} {other} {self._text(right)}"),
                    )
            case ast.AugAssign(target=target, op=op, value=value):
                for other in _OTHER_OPERATORS.get(type(op), ())[:1]:
                    yield (
                        f"{_SIGNS[type(op)]}= -> {other}=",
                        node,
                        (f"{self._text(target)} {other}= {self._text(value)}"),
                    )
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                old, other = _OTHER_COMPARISONS.get(type(op), ("", ""))
                if other:
                    yield (
                        f"{old} -> {other}",
                        node,
                        (f"{self._text(left)} {other} {self._text(right)}"),
                    )
            case ast.Constant(value=bool()):
                yield "constant", node, str(not node.value)
            case ast.Constant(value=int(value)):
                for new in {value + 1, value - 1, 2 * value, value // 2} - {value, -1}:
                    yield "constant", node, str(new)
            case ast.Constant(value=float(value)):
                yield "constant", node, str(2 * value if value else 1.0)
            case ast.Subscript(slice=ast.Tuple(elts=[first, second, *_])):
                yield "indices exchanged", node.slice, self._exchanged(node.slice, first, second)
                yield "index", second, f"{self._text(second)} + 1"
            case ast.Subscript(slice=index) if not isinstance(index, ast.Constant | ast.Tuple):
                yield "index", index, f"{self._text(index)} + 1"
            case ast.Call(args=args) if len(args) > 1:
                for first, second in pairwise(args):
                    if self._text(first) != self._text(second):
                        yield "arguments exchanged", node, self._exchanged(node, first, second)
            case ast.Name(id=name) if isinstance(node.ctx, ast.Load):
                for other in self._alike.get(name, ()):
                    yield "another name", node, other

    def _exchanged(self, whole: ast.AST, first: ast.AST, second: ast.AST) -> str:
        begin, text = self._span(whole)[0], self._text(whole)
        (a, b), (c, d) = self._span(first), self._span(second)
        a, b, c, d = (each - begin for each in (a, b, c, d))
        return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]

    @cached_property
    def _alike(self) -> dict[str, tuple[str, ...]]:
        """Return, by a variable's name, the variables that are defined by the same kind of
        expression, and another parameter of the same kind."""
        kinds: dict[str, list[str]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Assign) and len(node.targets) == 1:
                target, value = node.targets[0], node.value
                pairs = [(target, value)]
                if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                    pairs = list(zip(target.elts, value.elts, strict=True))
                for each, its in pairs:
                    if isinstance(each, ast.Name):
                        kind = re.sub(r"\d+|[a-z_]*_?[abqkv]\b", "", ast.unparse(its))
                        kind = re.sub(r"\((\w*)(, [^)]*)?\)", "()", kind)
                        kinds.setdefault(kind, []).append(each.id)
        alike: dict[str, tuple[str, ...]] = {}
        for names in kinds.values():
            unique = list(dict.fromkeys(names))
            for name in unique:
                alike.setdefault(name, tuple(other for other in unique if other != name)[:2])
        return alike

    def _changed(self, place: _Place, rule: str, node: ast.AST, new: str) -> SourceMutant:
        begin, end = self._span(node)
        statement = place.statement
        head = {statement.lineno}
        if isinstance(statement, ast.For | ast.While | ast.If):
            rows = self._rows_of(node) | head
        else:
            rows = self._rows_of(statement)
        edits, words = ((begin, end, new),), self._words_inside(place, node, new)
        return self._mutant(place, rule, self._text(node), new, edits, frozenset(rows), words)

    def _words_inside(self, place: _Place, node: ast.AST, new: str) -> str:
        statement = place.statement
        words = _names(node) + [
            _as_code(name) for name in re.findall(r"[A-Za-z_]\w*", new) if name not in _GENERIC
        ]
        both = {self._text(node), new}
        if all(re.fullmatch(r"\d+", value) for value in both):
            words.append("".join(rf"(?=.*\b{value}\b)" for value in both))
        if isinstance(statement, ast.If | ast.While):
            return _any(*words, self._words_of_condition(statement))
        if isinstance(statement, ast.For):
            guarded = [self._words_of_whole(each) for each in statement.body]
            return _any(*words, *guarded, _TIMES, *_names(statement.target))
        operand, call = self._operand(statement, node)
        if call is not None and operand:
            words.append(operand)
        elif call is not None:
            words += _subjects(call)
        if isinstance(statement, ast.Assign | ast.AugAssign):
            words.append(self._words_of_whole(statement))
            words += _names(statement.value)
        return _any(*words)

    def _operand(self, statement: ast.stmt, node: ast.AST) -> tuple[str, ast.Call | None]:
        """The word for the operand of the innermost `ptx` call that the node is in, or ""."""
        operand: tuple[str, ast.Call | None] = "", None
        for call in ast.walk(statement):
            if not isinstance(call, ast.Call) or not _called(call):
                continue
            if call is node:
                operand = "", call
            name = ast.unparse(call.func).rpartition(".")[2]
            parameters = _parameters(name)
            for at, argument in enumerate(call.args):
                if any(inner is node for inner in ast.walk(argument)):
                    parameter = parameters[at] if at < len(parameters) else ""
                    word = OPERANDS.get(parameter, "")
                    if re.fullmatch(r"c\d", parameter):
                        word = _COORDINATE
                    operand = (rf"\b{parameter}\b|{word}" if word else ""), call
            for keyword in call.keywords:
                if any(inner is node for inner in ast.walk(keyword.value)):
                    operand = rf"\b{keyword.arg}\b", call
        return operand


def _parameters(name: str) -> list[str]:
    function = getattr(ptx, name, None)
    function = getattr(function, "py_func", function)
    try:
        return list(inspect.signature(function).parameters) if function else []
    except (TypeError, ValueError):
        return []


def _called(node: ast.AST) -> bool:
    """Return True if a statement, or a call, calls a function of PTX or of CUDA."""
    calls = [each for each in ast.walk(node) if isinstance(each, ast.Call)]
    return any(ast.unparse(each.func).startswith(("ptx.", "cuda.")) for each in calls)


def _subjects(node: ast.AST) -> Iterator[str]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call):
            name = ast.unparse(call.func).rpartition(".")[2]
            if name in _GENERIC or ast.unparse(call.func).startswith("np."):
                continue
            yield rf"\b{re.escape(name)}\b"
            yield from (words for part, words in SUBJECTS if part in name)


def _names(node: ast.AST | None) -> list[str]:
    if node is None:
        return []
    names = [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]
    return [_as_code(name) for name in names if name not in _GENERIC]


def _as_code(name: str) -> str:
    """A name in a sentence counts where it is marked as code."""
    return rf"`[^`]*\b{re.escape(name)}\b[^`]*`"


def _any(*words: str) -> str:
    return "|".join(f"(?:{word})" for word in dict.fromkeys(words) if word) or r"(?!)"
