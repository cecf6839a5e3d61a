"""The sentence about a difference, in the student's names and at her line."""

from __future__ import annotations

import ast
import builtins
import itertools
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from harness.course import ptx
from harness.course.judge.comparison.differences import Difference, What
from harness.course.judge.comparison.events import are_alike
from harness.course.judge.comparison.history import POLLS, Event, Line, Value
from harness.course.judge.comparison.memory import Memory
from harness.course.judge.comparison.placing import (
    Placing,
    changed_by,
    is_whole,
    spans,
    statements_of,
)
from harness.course.judge.comparison.values import as_floats, common_dtype
from harness.sanitizer.emulator import statement
from harness.sanitizer.isa import Wrapper, look_up

# The parameter of a wrapper that an operand of an instruction comes from, if it has another name.
_PARAMETERS = {
    "addr": "bar", "mbar": "bar", "phase": "parity", "size": "bytes", "stmatrix p": "address",
    "p": "scale_d", "ta": "trans_a", "tb": "trans_b", "bar.sync a": "id", "bar.sync b": "threads",
    "bar.arrive a": "id", "bar.arrive b": "threads",
}  # fmt: skip
# A parameter in a sentence; {} is its value.
_CALLED = {
    "parity": "with parity {}",
    "count": "with a count of {}",
    "bytes": "with {} byte(s)",
    "n": "with {} group(s) left pending",
    "mask": "with the mask {}",
    "rank": "with rank {}",
    "scale_d": "with `scale_d` = {}",
    "trans_a": "with `trans_a` = {}",
    "trans_b": "with `trans_b` = {}",
    "offsets": "with the offset {}",
    "id": "for barrier {}",
    "threads": "for {} threads",
}
_ADDRESSES = {"dst", "src", "bar", "address", "a", "b"}
PURE = ("unrolled", "cvt", "max", "min", "ex2", "shared_address", "global_address", "wgmma_desc",
         "wgmma_row", "wgmma_column")  # fmt: skip
_NAMED = 3  # variables of an operand that are traced to their lines
_LINES = 3  # lines that assign such a variable
# Register types, keyed by numpy's type of an array.
_REGISTER_TYPES = {
    "float32": "f32", "float64": "f64", "int32": "s32", "int64": "s64", "uint32": "unsigned",
}  # fmt: skip
_SHOWN = 60  # characters of a statement


class Words:
    """Words for differences of a kernel. ``text``: its file's; ``memory``: of its run;
    ``mbarriers``: by line, the addresses of those that it uses; ``kernel``: its name;
    ``proven``: digests of the answer's statements."""

    def __init__(
        self,
        text: str,
        memory: Memory,
        mbarriers: Mapping[int, set[int]],
        kernel: str = "",
        proven: Iterable[str] = (),
    ) -> None:
        self._rows = text.splitlines()
        self.placing, self._loops = Placing(text, proven), _loops(text)
        self._statements, self._functions = self.placing.statements, self.placing.functions
        self._kernel = next((each for each in self._functions if each.name == kernel), None)
        self._memory = memory
        self._mbarriers: dict[str, set[int]] = {}
        for line, used in mbarriers.items():
            self._mbarriers.setdefault(self._mbarrier(line), set()).update(used)

    def placed(self, d: Difference) -> Difference:
        """Return the same at the student's statements: what is missing at the end of a thread that
        returns before it, is a decision."""
        node = self._statements.get((d.last and d.last.line) or 0)
        function = self._function(node.lineno if node is not None else None)
        if (
            d.what is What.MISSING
            and isinstance(node, ast.If)
            and function is not None
            and any(isinstance(each, ast.Return) for each in node.body)
            and any(line > node.lineno for line, _ in self._sites(d, function))
        ):
            d = replace(d, what=What.DECISION, needed=d.event, branch=d.last)
        needed = replace(d, event=d.needed or d.event)
        if (
            d.what is What.DECISION
            and not d.longer
            and (not self._may_keep(d) or self._later(needed) is not None)
        ):
            d = replace(d, what=What.MISSING, event=d.needed or d.event, branch=None, origin=None)
        return self.placing.placed(d, self._used_by(d))

    def _may_keep(self, d: Difference) -> bool:
        """Return False of a condition that has nothing to do with the event that it seems to keep a
        thread from: a loop goes on, or neither branch of a condition executes the like, or
        returns."""
        node = self._statements.get((d.branch and d.branch.line) or 0)
        if isinstance(node, ast.For | ast.While):
            return not spans(node, _own_line(d.before))
        function = self._function(node.lineno if node is not None else None)
        # A read may be in the condition itself, or moved out of it by the compiler.
        if not isinstance(node, ast.If) or function is None or d.event.key in ("ld", "st"):
            return True
        needed = replace(d, event=d.needed or d.event)
        inside = [each for each in ast.walk(node) if isinstance(each, ast.stmt)]
        return (
            any(isinstance(each, ast.Return | ast.Break | ast.Continue) for each in inside)
            or any(_is_helper(name) for each in inside for name in _calls_in(each))
            or any(spans(node, line) for line, _ in self._sites(needed, function))
        )

    def _used_by(self, d: Difference) -> ast.AST | None:
        """The expression that gives an operand: of an element of another place, the indices that
        differ."""
        if d.what is What.STORED_VALUE:
            return getattr(self._statements.get(d.event.line or 0), "value", None)
        if d.what is not What.OTHER_OPERAND or d.branch is not None:
            return None
        if "tensor" in d.event.operands:
            return self._argument(d.event, f"c{d.place - 2}" if d.place > 1 else "tensor_map")
        if d.event.key not in ("ld", "st"):
            named = _PARAMETERS.get(f"{d.event.key} {d.operand}", d.operand)
            return self._argument(d.event, _PARAMETERS.get(d.operand, named))
        nodes = self._subscripts(d.event.line, d.event.key, self._array(d.event))
        mine, needed = (self._memory.index(bits) for bits in (d.got, d.wants))
        unlike = [a != b for a, b in itertools.zip_longest(mine, needed)]
        indices: list[ast.expr] = []
        for node in nodes:
            each = getattr(node.slice, "elts", [node.slice])
            same_axes = len(each) == len(unlike)
            indices += itertools.compress(each, unlike) if same_axes else each
        return ast.Tuple(indices, ast.Load()) if indices else None

    def sentence(self, difference: Difference) -> str:
        return {
            What.OTHER_OPERATION: self._other_operation,
            What.OTHER_OPERAND: self._other_operand,
            What.STORED_VALUE: self._stored_value,
            What.DECISION: self._decision,
            What.MISSING: self._missing,
            What.MOVED: self._moved,
            What.EXTRA: self._extra,
        }[difference.what](difference)

    def _other_operation(self, d: Difference) -> str:
        assert d.needed is not None
        mine, needed = self._call(d.event), _name(d.needed)
        if d.event.is_pending or d.event.key.startswith("bar"):  # it may have passed what it needs
            lacking = replace(d, event=d.needed, before=None)
            if self._later(lacking) is not None:
                return self._missing(lacking)
            if (skipped := self._skipped(lacking, anywhere=True)) is not None:
                return self._keeps(skipped[1].lineno, d, f"`{needed}`", skipped[0])
        if mine == needed:
            return f"{self._at(d.event.line)}: `{mine}` is used in another form than needed."
        return f"{self._at(d.event.line)} calls `{mine}`, where `{needed}` is needed."

    def _other_operand(self, d: Difference) -> str:
        consequence = self._operand_in_words(d)
        if d.origin is not None and d.origin.line != d.event.line:
            return f"{self._computed(d)}: {consequence[0].lower()}{consequence[1:]}"
        return consequence

    def _stored_value(self, d: Difference) -> str:
        place = self._place(d)
        if d.origin is not None and d.origin.line != d.event.line:
            return f"{self._computed(d)}: line {d.event.line} writes a wrong value to {place}."
        if d.origin is not None and None not in (d.origin.got, d.origin.needed):
            return f"{self._computed(d)}."
        got, wants = (_number(bits, self._stored_type(d)) for bits in (d.got, d.wants))
        if got == wants or not (got and wants):
            got, where = "a wrong value", _in(d)
        else:
            where = f", where {wants} is needed"
        value = getattr(self._statements.get(d.event.line or 0), "value", None)
        line, shown = self._at(d.event.line), self._statement(d.event.line)
        without = f": it is computed without {d.needs}" if d.needs and d.origin is None else ""
        return f"{line}{shown} writes {got} to {place}{where}{without}{self._from(value, d)}."

    def _stored_type(self, d: Difference) -> str:
        """The type of a stored value: as it was computed, or that of the array."""
        values = [each.operands["b"][d.place] for each in (d.event, d.needed) if each is not None]
        named = self._memory.named(_address(d.event.operands.get("a", ())))
        dtype = self._memory.dtypes.get(named[0]) if named else None
        if dtype is not None and d.event.opcode.endswith(f"{8 * dtype.itemsize}"):
            return _REGISTER_TYPES.get(dtype.name, "")
        return common_dtype(*values)

    def _computed(self, d: Difference) -> str:
        """ "Line 12 (`c0 = 5 * x`) computes 5, where 4 is needed (thread 0 of block 1)"."""
        assert d.origin is not None
        origin = d.origin
        got, needed = (_number(bits, origin.dtype) for bits in (origin.got, origin.needed))
        line = f"{self._at(origin.line)}{self._statement(origin.line)}"
        if got == needed or not (got and needed):
            return f"{line} computes another value than needed{_in(d)}"
        return f"{line} computes {got}, where {needed} is needed{_in(d)}"

    def _statement(self, line: Line | None) -> str:
        """A line's statement in parentheses."""
        shown = statement(self._rows, int(line or 0)).partition("  #")[0]
        return f" (`{_shortened(shown)}`)" if line and shown else ""

    def _decision(self, d: Difference) -> str:
        assert d.branch is not None
        line = int(d.branch.line or 0)
        node, event = self._statements.get(line), d.event
        if not d.longer and d.needed is not None:
            event = d.needed
        deed, goes_on = self._deed(event), d.longer
        if isinstance(node, ast.If) and not _inside(event.line, node):
            goes_on = False
            inside = [name for each in node.body for name in _calls_in(each) if _has_effect(name)]
            named = [name for name in inside if name in names_of(event)] or inside
            deed = f"`{named[0]}`" if named else deed
        if not goes_on:
            return self._keeps(self._passes_by(line, d), d, deed)
        # A loop is not to blame for events after it, nor for an illegal one in its first iteration.
        is_first = d.illegal and event.line not in d.partnered
        if isinstance(node, ast.For | ast.While) and (
            is_first or not spans(node, _own_line(event))
        ):
            return self._extra(replace(d, never=d.never or is_first))
        needed = ""
        if d.needed is not None and are_alike(d.event, d.needed) and not d.illegal:
            needed = f"where {self._deed(d.needed)} is needed"
        return self._lets(line, d, deed, needed or "which it must not")

    def _passes_by(self, head: int, d: Difference) -> int:
        """The condition that keeps a thread from an event, which may be inside of another that it
        has entered."""
        node, goes_to = self._statements.get(head), _own_line(d.before)
        if isinstance(node, ast.If) and _inside(goes_to, node):
            names = names_of(d.needed or d.event)
            inner = (n for n in ast.walk(node) if isinstance(n, ast.If) and not spans(n, goes_to))
            for each in inner:
                if any(name in names for part in each.body for name in _calls_in(part)):
                    return each.lineno
        return head

    def _keeps(self, head: int, d: Difference, deed: str, line: int | None = None) -> str:
        """``head``: a condition's or a loop's line; ``line``: of the event that it needs."""
        node, where = self._statements.get(head), f" (line {line})" if line else ""
        if isinstance(node, ast.For | ast.While):
            if not any(spans(node, each) and each != head for each in d.executed):
                return (
                    f"The loop at line {head} never comes to {deed}{where} in {_who(d)}, which "
                    f"needs it{self._why(d, node)}."
                )
            how = f"{deed}{where} is needed once more"
            how = how if d.again else f"it never comes to {deed}{where}"
            return (
                f"The loop at line {head} ends too early in {_who(d)}: {how}{self._why(d, node)}."
            )
        return (
            f"The condition at line {head}{self._test(node)} keeps {_who(d)} from {deed}{where}, "
            f"which it needs{self._why(d, node)}."
        )

    def _lets(self, head: int, d: Difference, deed: str, instead: str) -> str:
        node = self._statements.get(head)
        where = f" (line {d.event.line})" if d.event.line != head else ""
        if isinstance(node, ast.For | ast.While):
            begin = f"The loop at line {head} makes too many iterations in {_who(d)}: it executes"
            if self.placing.is_proven(Line(head)):
                begin = f"In {_who(d)}, the loop at line {head} executes"
        else:
            begin = f"The condition at line {head}{self._test(node)} lets {_who(d)} execute"
        return f"{begin} {deed}{where}, {instead}{self._why(d, node)}."

    def _why(self, d: Difference, node: ast.stmt | None) -> str:
        """The line that computes a condition's operand, or those that assign it."""
        if d.branch is not None and d.origin is not None and d.origin.line != d.branch.line:
            computed = self._computed(d)
            return f", because {computed[0].lower()}{computed[1:]}"
        if node is not None and d.goes_back_to == node.lineno:
            d = replace(d, goes_back_to=None)
        return self._from(getattr(node, "test", getattr(node, "iter", None)), d)

    def _missing(self, d: Difference) -> str:
        if (loop := self._repeated(d)) is not None:
            return self._keeps(loop, d, self._deed(d.event), d.after.line if d.after else None)
        if (later := self._later(d)) is not None and d.pending is not None:
            return (
                f"{self._at(d.pending.line)} executes {self._deed(d.pending)} too early: "
                f"{self._deed(d.event)} (line {later}) is needed before it{_in(d)}."
            )
        skipped = self._skipped(d)
        if (skipped := skipped or self._skipped(d, anywhere=True)) is not None:
            return self._keeps(skipped[1].lineno, d, self._deed(d.event), skipped[0])
        return f"{self._deed(d.event, True)} is missing {self._between(d)}{_in(d)}."

    def _later(self, d: Difference) -> int | None:
        """The line after a wait that never ends, where the source has what is needed before it."""
        wait = _own_line(d.pending)
        function = self._function(wait)
        if wait is None or function is None:
            return None
        lines = [line for line, _ in self._sites(d, function) if line not in d.executed]
        return min((line for line in lines if min(lines) > wait), default=None)

    def skips(self, d: Difference) -> bool:
        """Return True if a thread never comes to the place where the source has the event."""
        return any(self._skipped(d, anywhere) is not None for anywhere in (False, True))

    def _skipped(self, d: Difference, anywhere: bool = False) -> tuple[int | None, ast.stmt] | None:
        """The place where the source has a missing event, but the thread never executes it: its
        line, if there is but one, and the head of the outermost block around it in which the
        thread does nothing. ``anywhere``: not only where it is missing."""
        after, before = (_own_line(each) for each in (d.after, d.before))
        function = self._function(after or before) or self._kernel
        if function is None:
            return None
        if before is not None and after is not None and before <= after:  # the next iteration
            loop = self._loops.get(after)
            before = self._statements[loop].end_lineno if loop else None
        begin, end = after or function.lineno, before or function.end_lineno or 0
        if d.event.key == "bar.sync":  # all threads need it, wherever it is
            begin, end = function.lineno, function.end_lineno or 0
        sites = [
            (line, heads)
            for line, heads in sorted(self._sites(d, function), key=lambda each: each[0])
            if begin < line <= end and line not in d.executed and heads
        ]
        if d.event.key == "st" and any(line in d.executed for line, _ in self._sites(d, function)):
            return None  # an iteration is missing
        if anywhere:  # at another place, to which the thread never comes
            everywhere = [each for each in self._sites(d, function) if each[1]]
            if all(each not in d.executed for each, _ in everywhere):
                sites = everywhere
        for line, heads in sites:
            if d.event.key != "bar.sync" and self._is_other_branch(line, heads, d.executed):
                continue  # another role's
            idle = [h for h in heads if not any(spans(h, each) for each in d.executed)]
            if any(self._lets_in(head, line, d.thread) for head in idle):
                guard = self._guard_before(Line(line))
                if guard is None:
                    continue
                return line, guard
            # A loop in which a thread has nothing to do may well be executed.
            conditions = [h for h in idle if isinstance(h, ast.If)]
            head = (*conditions, *idle, heads[-1])[0]
            several = [each for each, around in sites if head in around]
            return line if len(several) == 1 else None, head
        return None

    def _lets_in(self, head: ast.stmt, line: int, thread: int) -> bool:
        """Return True of a condition that is known to let a thread come to a line."""
        if not isinstance(head, ast.If):
            return False
        holds = self.placing.integer(head.test, head.lineno, thread)
        return holds is not None and bool(holds) == any(spans(each, line) for each in head.body)

    @staticmethod
    def _is_other_branch(line: int, heads: tuple[ast.stmt, ...], executed: frozenset[int]) -> bool:
        """Return True if a line is in the branch that a thread does not take, but for another in
        which it does something."""
        for head in heads:
            if isinstance(head, ast.If) and head.orelse:
                taken = any(spans(each, line) for each in head.body)
                other = head.orelse if taken else head.body
                if any(spans(n, at) for n in other for at in executed):
                    return True
        return False

    def _sites(
        self, d: Difference, function: ast.FunctionDef
    ) -> Iterator[tuple[int, tuple[ast.stmt, ...]]]:
        """Places in a function of the source that may do what is missing: calls of the event's
        function, or of a helper that calls it, and writes of an array. Their lines, and the heads
        of the blocks around them, the outermost first."""
        event = d.event
        names = {*names_of(event)}
        names |= {f.name for f in self._functions if not names.isdisjoint(_calls_in(f))}
        parameters = {each.arg for each in function.args.args}

        def is_array(name: str) -> bool:
            known = self._array(event)
            return event.key == "st" and (name == known if known else name not in parameters)

        def walk(node: ast.AST, heads: tuple[ast.stmt, ...]) -> Iterator[Any]:
            for each in ast.iter_child_nodes(node):
                match each:
                    case ast.Call(func=called) if ast.unparse(called).rpartition(".")[2] in names:
                        yield each.lineno, heads
                    case ast.Subscript(ctx=ast.Store(), value=value) if is_array(
                        ast.unparse(value)
                    ):
                        yield each.lineno, heads
                inner = (each,) if isinstance(each, ast.If | ast.For | ast.While) else ()
                yield from walk(each, (*heads, *inner))

        for line, heads in walk(function, ()):
            named = self._mbarrier(line)
            if not named or d.mbarrier in self._mbarriers.get(named, (d.mbarrier,)):
                yield line, heads

    def _mbarrier(self, line: int) -> str:
        """The mbarrier of a call at a line, as the student writes it; "" if there is none."""
        calls = (n for n in self.placing.nodes(Line(line)) if isinstance(n, ast.Call) and n.args)
        named = (n for n in calls if ast.unparse(n.func).rpartition(".")[2].startswith("mbarrier_"))
        return _text(next((n.args[0] for n in named), None))

    def _function(self, line: int | None) -> ast.FunctionDef | None:
        return next((f for f in self._functions if spans(f, line)), None)

    def _repeated(self, d: Difference) -> int | None:
        """The head of the loop that executes the same once more, or would have to."""
        return self._loops.get(_own_line(d.after) or 0) if d.again else None

    def _moved(self, d: Difference) -> str:
        assert d.elsewhere is not None
        how, step = f"at the wrong place: it is needed {self._between(d)}", d.elsewhere.step
        if d.before is not None and step > d.before.step:
            how = f"too late: it is needed before line {_own_line(d.before)}"
        elif d.after is not None and step < d.after.step:
            how = f"too early: it is needed after line {_own_line(d.after)}"
        return f"{self._at(d.elsewhere.line)} executes {self._deed(d.event)} {how}{_in(d)}."

    def _extra(self, d: Difference) -> str:
        deed, loop = self._deed(d.event), self._repeated(d)
        if loop is None and d.event.line in d.partnered:  # in another iteration
            loop = self._loops.get(_own_line(d.event) or 0)
        what = "which it must not" if d.never else "once more than needed"
        node = self._condition_around(d.event.line)
        if node is not None and self.placing.is_proven(Line(node.lineno)):
            node = None
        if loop is not None and node is not None and self._changes(loop, node):
            return self._lets(node.lineno, d, deed, "more often than needed")
        if loop is not None:
            why = self._why(d, self._statements.get(loop))
            if d.never and d.event.key in ("ld", "st"):
                return (
                    f"The loop at line {loop} {self._does(d.event)} {self._place(d)} (line "
                    f"{d.event.line}) in {_who(d)}, which it must not{why}."
                )
            return (
                f"The loop at line {loop} executes {deed} (line {d.event.line}) more often than "
                f"needed in {_who(d)}{why}."
            )
        # The thread has to be in a condition in which it does what the answer does.
        if node is not None and not any(_inside(Line(each), node) for each in d.partnered):
            return self._lets(node.lineno, d, deed, what)
        if d.never and (guard := self._guard_before(d.event.line)) is not None:
            return self._lets(guard.lineno, d, deed, what)
        if d.never:
            return f"{self._at(d.event.line)}: {_who(d)} executes {deed}, which it must not."
        return f"{self._at(d.event.line)} executes {deed} once more than needed{_in(d)}."

    def _changes(self, loop: int, condition: ast.If) -> bool:
        """Return True if a condition in a loop may come out otherwise in another iteration."""
        inside = ast.walk(self._statements[loop])
        changed = {n for each in inside if isinstance(each, ast.stmt) for n in changed_by(each)}
        return condition.lineno > loop and not changed.isdisjoint(_names_in(condition.test))

    def _condition_around(self, line: Line | None) -> ast.If | None:
        """The innermost condition whose body a line is in."""
        nodes = {n for n in self._statements.values() if isinstance(n, ast.If) and _inside(line, n)}
        return max(nodes, key=lambda node: node.lineno, default=None)

    def _guard_before(self, line: Line | None) -> ast.If | None:
        """The last condition before a line at which a thread returns."""
        function = self._function(line)
        guards = {
            node
            for node in self._statements.values()
            if isinstance(node, ast.If)
            and function is not None
            and function.lineno < node.lineno < (line or 0)
            and any(isinstance(each, ast.Return) for each in node.body)
        }
        return max(guards, key=lambda node: node.lineno, default=None)

    def _at(self, line: Line | None) -> str:
        called = getattr(line, "called_at", None)
        if called is None:
            return f"Line {line}"
        call = _text(self._call_at(called)) or "the function"
        return f"In `{call}` (line {called}), line {line}"

    def _call_at(self, line: int | None) -> ast.Call | None:
        """The call of a helper at a line, or else of any function."""
        node = self._statements.get(line or 0)
        calls = [each for each in ast.walk(node) if isinstance(each, ast.Call)] if node else []
        helpers = [each for each in calls if _is_helper(ast.unparse(each.func))]
        return next(iter(helpers or calls), None)

    def _between(self, d: Difference) -> str:
        after, before = map(_own_line, (d.after, d.before))
        if d.once and d.before is not None:  # before the loop, not in it
            loops = self._heads(ast.For | ast.While, after, before)
            before = min((n.lineno for n in loops), default=before)
        entered = {n.lineno for n in self._heads(ast.If, after, before)}
        near = [n for n in d.passed - entered if (after or 0) < n < (before or math.inf)]
        after = max(near, default=after)
        if after is None and d.before is not None:
            after = next((b.line for b in d.before.branches if b.line), d.before.comes_from)
        if after is None:
            return f"before line {before}" if before is not None else "at the end"
        if before is None or before == after:
            return f"after line {after}"
        if before < after and self._loops.get(after) is None:
            return f"before line {before}"
        if before < after:  # the next iteration of a loop
            return f"after line {after}, before line {before} is executed again"
        return f"between line {after} and line {before}"

    def _heads(self, kind: Any, after: int | None, before: int | None) -> Iterator[ast.stmt]:
        """The heads of blocks that are entered on the way from a line to another."""
        for node in {*self._statements.values()}:
            if isinstance(node, kind) and spans(node, before) and not spans(node, after):
                yield node

    def _deed(self, event: Event, begin: bool = False) -> str:
        if event.key in ("ld", "st"):
            verb = "read" if event.key == "ld" else "write"
            array = self._array(event)
            named = f"`{array}`" if array else _memory_of(event)
            return f"{'A' if begin else 'a'} {verb} of {named}"
        return f"`{self._call(event)}`"

    def _does(self, event: Event) -> str:
        if event.key == "ld":
            return "reads"
        if event.key == "st":
            return "writes"
        return "stores to" if "store" in event.key or "reduce" in event.key else "loads"

    def _call(self, event: Event) -> str:
        """The function that the student calls at the line of an event."""
        names = names_of(event)
        calls = [*_calls_in(self._statements.get(event.line or 0))]
        for name in calls:
            if name in names or not names:
                return name
        helper = next(filter(_is_helper, calls), "")
        if helper and event.line and event.line.called_at is None:
            return helper  # the helper is in another file than its call
        return names[0] if names else event.key

    def _operand_in_words(self, d: Difference) -> str:
        if d.operand == "ta" and "tb" not in d.event.operands:  # with A in registers, it is B's
            d = replace(d, operand="tb")
        event, line, thread = d.event, self._at(d.event.line), _in(d)
        needed = d.needed
        assert needed is not None
        if "tensor" in event.operands and d.operand == "tensor":
            box, wanted = (_box(each) for each in (event, needed))
            array = self._array(event)
            verb = self._does(event)
            argument = self._argument(event, f"c{d.place - 2}" if d.place > 1 else "tensor_map")
            other = self._array(needed)
            of, of_other = (f" of `{name}`" if name else "" for name in (array, other))
            of_other *= other != array
            text = _text(argument if argument is not None else self._call_at(event.line))
            shown = "" if text.isidentifier() or text.isdecimal() else f" (`{text}`)"
            return (
                f"{line} {verb} the box at {box}{of}{shown}, where the box at {wanted}"
                f"{of_other} is needed{thread}{self._from(argument, d)}."
            )
        if event.key in ("ld", "st"):
            verb, place = self._does(event), self._place(d)
            array, needed_array = self._array(event), self._memory.element(d.wants)[0]
            own, node = (self._subscript(event.line, event.key, a) for a in (array, needed_array))
            names = [_text(each.value) if each is not None else "" for each in (own, node)]
            if names[1] != needed_array or names[0] == array:
                node = own
            else:  # no array of the line is there
                place = f"outside of `{needed_array}`"
            text = _text(node)
            if text and text not in place:
                place = f"{place} (`{text}`)"
            wants = d.needs or self._memory.element(d.wants)[1] or "another place"
            index = self._used_by(d) or self._address_at(event.line)
            return f"{line} {verb} {place}, where {wants} is needed{thread}{self._from(index, d)}."
        named = _PARAMETERS.get(f"{event.key} {d.operand}", _PARAMETERS.get(d.operand, d.operand))
        called, call = _CALLED.get(named, ""), self._call(event)
        argument = self._argument(event, f"r{d.place}" if named == "r" else named)
        text = _text(argument)
        if called and d.got is not None and d.wants is not None:
            got, wants = (_number(bits, "s32") for bits in (d.got, d.wants))
            shown = f" (`{text}`)" if text and not text.isdecimal() else ""
            return (
                f"{line} calls `{call}` {_counted(called, got)}{shown}, where {wants} is needed"
                f"{thread}{self._from(argument, d)}."
            )
        if argument is None:
            argument = self._call_at(event.line)
            text = _text(argument)
        kind = "mbarrier" if named == "bar" else "address"
        if event.key.startswith("wgmma") and named in ("a", "b", "d"):
            kind = "accumulator" if named == "d" else f"matrix {named.upper()}"
        elif named not in _ADDRESSES:
            kind = f"`{named}`"
        if (instead := self._instead(d, named, text)) and text:
            got = "" if named == "bar" else self._memory.element(d.got)[1]
            used = f"{got} (`{text}`)" if got else f"`{text}`"
            return (
                f"{line} calls `{call}` with {used}, where {instead} is needed{thread}"
                f"{self._from(argument, d)}."
            )
        shown = f"{line} calls `{call}` with another {kind} than needed"
        off = self._off(d) if named in _ADDRESSES else ""
        about = f": `{text}`{off}" if off else f" (`{text}`)" if text else ""
        return f"{shown}{about}{thread}{self._from(argument, d)}."

    def _instead(self, d: Difference, named: str, text: str) -> str:
        """The mbarrier that is needed instead of an argument, as another line names it, or the
        element at a needed address."""
        if named != "bar":
            return d.needs if named in _ADDRESSES else ""
        only = [name for name, used in self._mbarriers.items() if used == {d.mbarrier}]
        return f"`{only[0]}`" if only and text not in only else ""

    def _address_at(self, line: Line | None) -> ast.AST | None:
        """The operands of `global_address` or `shared_address` at a line, or of its call."""
        call = self._call_at(line)
        calls = [n for n in ast.walk(call) if isinstance(n, ast.Call)] if call else []
        named = (n for n in calls if ast.unparse(n.func).endswith("_address") and len(n.args) > 1)
        return next((n.args[1] for n in named), call)

    def _from(self, node: ast.AST | None, d: Difference) -> str:
        """The lines that assign an operand's variables, if these are few, and the line at which
        its value first differs is not among them."""
        before = ""
        if d.goes_back_to is not None:
            node = self._used(d.goes_back_to, d.goes_back_to == d.computed_at)
            before = f"; this goes back to line {d.goes_back_to} (`{_text(node)}`)"
        assigned = {
            name: sorted(
                at
                for at in self._assigned(name, d)
                if at != d.goes_back_to and not self.placing.is_proven(Line(at))
            )
            for name in _names_in(node)
        }
        known = {name: lines for name, lines in assigned.items() if 0 < len(lines) <= _LINES}
        if not 0 < len(known) <= _NAMED:
            return before
        origin = d.origin.line if d.origin and d.origin.line != d.event.line else None
        if origin is not None and (len(known) > 1 or origin in next(iter(known.values()))):
            return before
        listed = [
            f"`{name}` is {self._how(name, lines)} line{'s' * (len(lines) > 1)} {_listed(lines)}"
            for name, lines in known.items()
        ]
        return f"{before}; {', '.join(listed)}"

    def _how(self, name: str, lines: list[int]) -> str:
        """Lines assign a variable, or elements of it."""
        nodes = [self._statements[line] for line in lines]
        names = [getattr(node, "target", None) for node in nodes]
        is_one = any(is_whole(node, name) for node in nodes)
        is_one |= any(isinstance(each, ast.Name) and each.id == name for each in names)
        return "from" if is_one else "written at"

    def _used(self, line: Line, chooses: bool = False) -> ast.AST | None:
        """Return the test of a condition, or a statement's value; of one that ``chooses`` the
        element of an array that it assigns, that."""
        node = self._statements.get(line)
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if chooses and isinstance(target, ast.Subscript):
            return target
        return getattr(node, "test", None) or getattr(node, "value", None)

    def _assigned(self, name: str, d: Difference) -> set[int]:
        """The lines of the kernel that assign a variable."""
        use = d.goes_back_to or (d.branch.line if d.branch else d.line)
        function = self._function(use)
        if function is None or not use:
            return set()
        lines = self.placing.assigned(name, function, use)
        if name in {each.arg for each in function.args.args}:
            lines = {line for line in lines if is_whole(self._statements[line], name)}
        values = {line: getattr(self._statements[line], "value", None) for line in lines}
        return {at for at in lines if not _text(values[at]).partition("(")[0].endswith(".array")}

    def _off(self, d: Difference) -> str:
        if d.got is None or d.wants is None or abs(d.got - d.wants) > 1 << 20:
            return ""
        if d.event.key.startswith("wgmma"):
            return ""
        apart = d.got - d.wants
        return f" is {abs(apart)} bytes {'after' if apart > 0 else 'before'} it"

    def _place(self, d: Difference) -> str:
        """The element that an access is to, as the student writes it, and as an index."""
        place = d.event.operands.get("a", ())
        if known := self._memory.element(_address(place))[1]:
            return known
        target = _text(self._subscript(d.event.line, d.event.key))
        return f"`{target}`" if target else _memory_of(d.event)

    def _subscript(self, line: int | None, key: str, array: str = "") -> ast.Subscript | None:
        """The only element that a statement accesses, or accesses of this array."""
        known = self._subscripts(line, key, array)
        return known[0] if len(known) == 1 else None

    def _subscripts(self, line: int | None, key: str, array: str) -> list[ast.Subscript]:
        """The elements that a statement accesses, or accesses of this array."""
        node = self._statements.get(line or 0)
        context = ast.Store if key == "st" else ast.Load
        elements = {
            _text(each): each
            for each in (ast.walk(node) if node is not None else ())
            if isinstance(each, ast.Subscript)
            and (isinstance(each.ctx, context) or each is getattr(node, "target", None))
        }
        those = [each for each in elements.values() if _text(each.value) == array]
        return those or [*elements.values()]

    def _array(self, event: Event) -> str:
        if "tensor" in event.operands:
            return self._memory.map_of(event)
        place = event.operands.get("a") or event.operands.get("src") or ()
        if name := self._memory.element(_address(place))[0]:
            return name
        return _text(self._subscript(event.line, event.key)).partition("[")[0]

    def _argument(self, event: Event, parameter: str) -> ast.expr | None:
        """The argument for a wrapper's parameter, if the student calls the wrapper at that line."""
        node, match = self._statements.get(event.line or 0), look_up(event.opcode)
        if node is None or match is None:
            return None
        for call in ast.walk(node):
            if not isinstance(call, ast.Call):
                continue
            name = ast.unparse(call.func).rpartition(".")[2]
            wrappers = [each for each in match.row.wrappers if each.name == name]
            known_names = [[each.name for each in w.parameters] for w in wrappers]
            if event.key in POLLS and name.startswith("mbarrier_wait_parity"):
                known_names = [["bar", "parity"]]
            for names in known_names:
                for known, argument in zip(names, call.args, strict=False):
                    if known == parameter or (known.startswith(parameter) and len(parameter) > 2):
                        return argument
        return None

    @staticmethod
    def _test(node: ast.AST | None) -> str:
        if isinstance(node, ast.If | ast.While):
            return f" (`{_text(node.test)}`)"
        return ""


def _number(bits: int | None, dtype: str) -> str:
    """A register's bits as the number that they mean; "" where that is not known."""
    if bits is None or not dtype:
        return ""
    if dtype == "pred":
        return "True" if bits else "False"
    if dtype == "unsigned":
        return str(bits) if bits < 1 << 16 else f"{bits:#x}"  # mostly a pattern
    if numbers := [f"{each:.6g}" for each in as_floats(bits, dtype)]:
        return numbers[0] if len(numbers) == 1 else f"({', '.join(numbers)})"
    wide = int(dtype[1:]) if dtype in ("s8", "s16") else 64 if bits >> 32 else 32
    bits &= (1 << wide) - 1
    return str(bits - (1 << wide) if bits >> (wide - 1) else bits)


def _counted(phrase: str, number: str) -> str:
    """ "with 2 bytes", of "with {} byte(s)"."""
    return phrase.format(number).replace("(s)", "" if number == "1" else "s")


def _text(node: ast.AST | None) -> str:
    """An expression as text; "" for None."""
    return _shortened(ast.unparse(node)) if node is not None else ""


def _shortened(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


def _names_in(node: ast.AST | None) -> list[str]:
    """The variables of an expression."""
    nodes = ast.walk(node) if node is not None else ()
    return [n.id for n in nodes if isinstance(n, ast.Name)]


def _listed(lines: list[int]) -> str:
    """ "3, 5 and 7"."""
    *most, last = map(str, lines)
    return f"{', '.join(most)} and {last}" if most else last


def _who(d: Difference) -> str:
    return f"thread {d.thread} of block {d.block}"


def _in(d: Difference) -> str:
    return f" (thread {d.thread} of block {d.block})"


def _memory_of(event: Event) -> str:
    return "shared memory" if ".shared" in event.opcode else "global memory"


def _address(place: Sequence[Value]) -> int | None:
    if not place or place[0].bits is None:
        return None
    offset = place[1].bits if len(place) > 1 and place[1].label == "offset" else 0
    return place[0].bits + (offset or 0)


def _box(event: Event) -> str:
    """The coordinates of a tensor copy, innermost first."""
    _, _, *coordinates = event.operands["tensor"]
    signed = [_number(each.bits, "s32") or "?" for each in coordinates]
    return f"({', '.join(signed)})"


def names_of(event: Event) -> list[str]:
    """The functions of `harness.ptx`, or of numba, that an event may come from."""
    if event.key == "bar.sync" and event.operands.get("a", (None,))[0] is not None:
        number = event.operands["a"][0]
        first = "syncthreads" if number.bits == 0 else "bar_sync"
        return [first, "syncthreads", "bar_sync"]
    if event.key == "bar.warp.sync":
        return ["syncwarp"]
    match = look_up(event.opcode)
    if match is None:
        return []
    words = {*event.opcode.split(".")}

    def unlike(each: Wrapper) -> tuple[int, int]:
        shapes = words & {*each.name.split("_")}
        return len({*each.opcode.split(".")} ^ words), -len(shapes)

    wrappers = sorted(match.row.wrappers, key=unlike)
    names = [each.name for each in wrappers]
    if event.key in POLLS:
        wide = "_cluster" * ("cluster" in words)
        names = [f"mbarrier_wait_parity{wide}", *names]
    return names


def _name(event: Event) -> str:
    names = names_of(event)
    return names[0] if names else event.key


def _inside(line: int | None, node: ast.If) -> bool:
    """Return True if a line is in the body of a condition."""
    last = node.body[-1].end_lineno or node.lineno
    places = (line, getattr(line, "called_at", None))
    return any(place is not None and node.body[0].lineno <= place <= last for place in places)


def _has_effect(name: str) -> bool:
    """Return True of a call that may be an event."""
    wrapper = hasattr(ptx, name) and not name.startswith(PURE)
    return wrapper or name.startswith("sync") or _is_helper(name)


def _is_helper(name: str) -> bool:
    """Return True if a function that is called by this name is another cell's, or file's."""
    return name.isidentifier() and not hasattr(builtins, name) and not hasattr(ptx, name)


def _calls_in(node: ast.AST | None) -> Iterator[str]:
    for each in ast.walk(node) if node is not None else ():
        if isinstance(each, ast.Call):
            module, _, name = ast.unparse(each.func).rpartition(".")
            if module not in ("np", "numpy", "math"):
                yield name


def _own_line(event: Event | None) -> int | None:
    """The line of the kernel: of a helper's event, that of the call."""
    if event is None or event.line is None:
        return None
    return event.line.called_at or int(event.line)


@lru_cache(maxsize=8)
def _loops(text: str) -> dict[int, int]:
    """Return the head of the innermost loop around each line."""
    heads: dict[int, int] = {}
    for line, node in statements_of(text).items():
        if isinstance(node, ast.For | ast.While) and line == node.lineno:
            for inner in range(node.lineno + 1, (node.end_lineno or node.lineno) + 1):
                heads[inner] = max(heads.get(inner, 0), node.lineno)
    return heads
