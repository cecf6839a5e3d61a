"""The rules that rewrite an answer's source. Each preserves the kernel's meaning in numba and PTX;
the PTX differs.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from copy import deepcopy

Statements = list[ast.stmt]
Rule = Callable[[ast.Module], ast.Module]


class _OfStatements(ast.NodeTransformer):
    """Replaces each statement by ``change(statement)``, innermost first."""

    def __init__(self, change: Callable[[ast.stmt], Statements | None]):
        self.change = change

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                statements: Statements = []
                for statement in block:
                    changed = self.change(statement)
                    statements += [statement] if changed is None else changed
                setattr(node, field, statements)
        return node


class _OfExpressions(ast.NodeTransformer):
    """Replaces each expression by ``change(expression)``, innermost first."""

    def __init__(self, change: Callable[[ast.expr], ast.expr | None]):
        self.change = change

    def visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        changed = self.change(node) if isinstance(node, ast.expr) else None
        return node if changed is None else changed


def rewritten(source: str, rule: Rule) -> str | None:
    """Return the source rewritten by the rule, or None if it changes nothing."""
    before = ast.parse(source)
    after = ast.fix_missing_locations(rule(deepcopy(before)))
    return None if ast.dump(before) == ast.dump(after) else ast.unparse(after)


def _statements(change: Callable[[ast.stmt], Statements | None]) -> Rule:
    return lambda module: _OfStatements(change).visit(module)


def _expressions(change: Callable[[ast.expr], ast.expr | None]) -> Rule:
    return lambda module: _OfExpressions(change).visit(module)


def _parsed(text: str) -> Statements:
    return ast.parse(text).body


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _call(statement: ast.stmt, *names: str) -> ast.Call | None:
    """Return the call that a statement consists of, if it calls any of these functions."""
    if isinstance(statement, ast.Expr) and isinstance(call := statement.value, ast.Call):
        return call if ast.unparse(call.func) in names else None
    return None


def _is(node: ast.AST, text: str) -> bool:
    return ast.unparse(node) == text


_FENCES = tuple(
    f"ptx.fence_{name}"
    for name in ("proxy_async", "proxy_async_shared_cta", "proxy_async_global", "mbarrier_init")
)
_KERNEL, _DEVICE = "cuda.jit", "cuda.jit(device=True)"


def _kernels(module: ast.Module) -> list[ast.FunctionDef]:
    functions = [node for node in module.body if isinstance(node, ast.FunctionDef)]
    return [
        function
        for function in functions
        if any(_is(each, _KERNEL) for each in function.decorator_list)
    ]


# -- what orders, said twice, or by more than it needs


def barriers_twice(statement: ast.stmt) -> Statements | None:
    return [statement, statement] if _call(statement, "cuda.syncthreads") else None


def warps_together_first(statement: ast.stmt) -> Statements | None:
    call = _call(statement, "cuda.syncthreads")
    return [*_parsed("cuda.syncwarp()"), statement] if call else None


def fences_twice(statement: ast.stmt) -> Statements | None:
    return [statement, statement] if _call(statement, *_FENCES, "ptx.wgmma_fence") else None


def memory_fences_too(statement: ast.stmt) -> Statements | None:
    call = _call(statement, *_FENCES)
    return [*_parsed("cuda.threadfence()"), statement] if call else None


def fences_of_all_memory(statement: ast.stmt) -> Statements | None:
    return _parsed("ptx.fence_proxy_async()") if _call(statement, *_FENCES[1:3]) else None


def waits_twice(statement: ast.stmt) -> Statements | None:
    return [statement, statement] if _call(statement, "ptx.mbarrier_wait_parity") else None


def drained_for_good(statement: ast.stmt) -> Statements | None:
    call = _call(statement, "ptx.cp_async_bulk_wait_group_read")
    if call is None:
        return None
    return _parsed(f"ptx.cp_async_bulk_wait_group({ast.unparse(call.args[0])})")


# -- one instruction as others


def _waits_by(name: str) -> Callable[[ast.stmt], Statements | None]:
    def change(statement: ast.stmt) -> Statements | None:
        call = _call(statement, "ptx.mbarrier_wait_parity")
        if call is None:
            return None
        arguments = ", ".join(map(ast.unparse, call.args))
        return _parsed(f"while not ptx.{name}({arguments}):\n    pass")

    return change


def waits_with_a_flag(statement: ast.stmt) -> Statements | None:
    call = _call(statement, "ptx.mbarrier_wait_parity")
    if call is None:
        return None
    bar, parity = map(ast.unparse, call.args)
    asks = f"ptx.mbarrier_try_wait_parity({bar}, {parity})"
    return _parsed(f"there = False\nwhile not there:\n    there = {asks}")


def expects_and_arrives(statement: ast.stmt) -> Statements | None:
    call = _call(statement, "ptx.mbarrier_arrive_expect_tx")
    if call is None:
        return None
    bar, nbytes = map(ast.unparse, call.args)
    return _parsed(f"ptx.mbarrier_expect_tx({bar}, {nbytes})\nptx.mbarrier_arrive({bar})")


def named_barriers(statement: ast.stmt) -> Statements | None:
    return (
        _parsed("ptx.bar_sync(0, cuda.blockDim.x)")
        if _call(statement, "cuda.syncthreads")
        else None
    )


def remainders(expression: ast.expr) -> ast.expr | None:
    match expression:
        case ast.BinOp(left=left, op=ast.BitAnd(), right=ast.Constant(value=1)):
            return ast.BinOp(left, ast.Mod(), ast.Constant(2))
        case ast.BinOp(left=left, op=ast.Mod(), right=ast.Constant(value=2)):
            return ast.BinOp(left, ast.BitAnd(), ast.Constant(1))
    return None


def operands_exchanged(expression: ast.expr) -> ast.expr | None:
    match expression:
        case ast.BinOp(left=left, op=ast.Add() | ast.Mult() as op, right=right):
            return ast.BinOp(right, op, left)
    return None


def long_indices(expression: ast.expr) -> ast.expr | None:
    if isinstance(expression, ast.Attribute) and ast.unparse(expression).startswith(
        ("cuda.threadIdx.", "cuda.blockIdx.")
    ):
        return _expression(f"np.int64({ast.unparse(expression)})")
    return None


# -- the same in another flow


def _goes_up(args: list[ast.expr]) -> bool:
    return len(args) < 3 or not isinstance(args[2], ast.UnaryOp)


def _has_instructions(body: Statements) -> bool:
    """Return True if a loop's body orders or copies anything, and no iteration ends early."""
    inside = [each for statement in body for each in ast.walk(statement)]
    calls = [ast.unparse(each.func) for each in inside if isinstance(each, ast.Call)]
    ends = any(isinstance(each, ast.Break | ast.Continue | ast.Return) for each in inside)
    return not ends and any(name.startswith(("ptx.", "cuda.sync")) for name in calls)


def _loop(statement: ast.stmt) -> tuple[str, str, str, str, Statements] | None:
    """For a loop over a range with positive steps: its variable, begin, end and step, and its
    body.
    """
    match statement:
        case ast.For(
            target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=args), body=body
        ) if not statement.orelse and _goes_up(args) and _has_instructions(body):
            begin, end, step = {
                1: lambda: ("0", ast.unparse(args[0]), "1"),
                2: lambda: (*map(ast.unparse, args), "1"),
                3: lambda: tuple(map(ast.unparse, args)),
            }[len(args)]()
            return name, begin, end, step, body
    return None


def while_loops(statement: ast.stmt) -> Statements | None:
    found = _loop(statement)
    if found is None:
        return None
    name, begin, end, step, body = found
    (loop,) = _parsed(f"while at_{name} < {end}:\n    {name} = at_{name}\n    at_{name} += {step}")
    assert isinstance(loop, ast.While)
    loop.body[1:1] = body
    return [*_parsed(f"at_{name} = {begin}"), loop]


def first_round_apart(statement: ast.stmt) -> Statements | None:
    loop = _loop(statement)
    if loop is None:
        return None
    name, begin, end, step, body = loop
    (first,) = _parsed(f"if {begin} < {end}:\n    {name} = {begin}")
    (rest,) = _parsed(f"for {name} in range(({begin}) + ({step}), {end}, {step}):\n    pass")
    assert isinstance(first, ast.If) and isinstance(rest, ast.For)
    first.body += deepcopy(body)
    rest.body = body
    return [first, rest]


def two_rounds_at_a_time(statement: ast.stmt) -> Statements | None:
    found = _loop(statement)
    if found is None:
        return None
    name, begin, end, step, body = found
    (loop,) = _parsed(
        f"for of_{name} in range({begin}, {end}, 2 * ({step})):\n"
        f"    {name} = of_{name}\n"
        f"    if of_{name} + ({step}) < {end}:\n"
        f"        {name} = of_{name} + ({step})\n"
    )
    assert isinstance(loop, ast.For)
    second = loop.body[1]
    assert isinstance(second, ast.If)
    second.body += deepcopy(body)
    loop.body[1:1] = body
    return [loop]


def conditions_nested(statement: ast.stmt) -> Statements | None:
    match statement:
        case ast.If(test=ast.BoolOp(op=ast.And(), values=[first, *rest]), body=body, orelse=[]):
            inner = rest[0] if len(rest) == 1 else ast.BoolOp(ast.And(), rest)
            return [ast.If(first, [ast.If(inner, body, [])], [])]
    return None


def conditions_negated(statement: ast.stmt) -> Statements | None:
    match statement:
        case ast.If(test=test, body=body, orelse=orelse):
            return [ast.If(ast.UnaryOp(ast.Not(), test), orelse or [ast.Pass()], body)]
    return None


def choices_as_ifs(statement: ast.stmt) -> Statements | None:
    match statement:
        case ast.Assign(targets=[target], value=ast.IfExp(test=test, body=body, orelse=orelse)):
            return [
                ast.If(test, [ast.Assign([target], body)], [ast.Assign([deepcopy(target)], orelse)])
            ]
    return None


def by_thread_three(expression: ast.expr) -> ast.expr | None:
    match expression:
        case ast.Compare(left=left, ops=[ast.Eq()], comparators=[ast.Constant(value=0)]) if (
            ast.unparse(left) in ("thread", "t", "cuda.threadIdx.x")
        ):
            return ast.Compare(left, [ast.Eq()], [ast.Constant(3)])
    return None


def by_the_elected_thread(statement: ast.stmt) -> Statements | None:
    match statement:
        case ast.If(test=test, body=body, orelse=[]) if _is(test, "thread == 0"):
            (inner,) = _parsed("if ptx.elect_sync():\n    pass")
            assert isinstance(inner, ast.If)
            inner.body = body
            return [ast.If(_expression("thread < 32"), [inner], [])]
    return None


def factors_chosen(statement: ast.stmt) -> Statements | None:
    """A condition whose value LLVM does not know, so that it moves computations."""
    match statement:
        case ast.AugAssign(target=target, op=ast.Mult(), value=factor):
            into, by = ast.unparse(target), ast.unparse(factor)
            return _parsed(f"by = {by}\nif cuda.blockDim.x == 0:\n    by = by + by\n{into} *= by")
    return None


def loops_and_branches_behind_a_condition(statement: ast.stmt) -> Statements | None:
    if isinstance(statement, ast.For | ast.While | ast.If):
        return [ast.If(_expression("cuda.blockDim.x > 0"), [statement], [])]
    return None


def in_a_device_function(module: ast.Module) -> ast.Module:
    body: Statements = []
    for statement in module.body:
        if statement in _kernels(module):
            assert isinstance(statement, ast.FunctionDef)
            names = ", ".join(each.arg for each in statement.args.args)
            inner = deepcopy(statement)
            inner.name, inner.decorator_list = f"{statement.name}_body", [_expression(_DEVICE)]
            body.append(inner)
            statement.body = _parsed(f"{inner.name}({names})")
        body.append(statement)
    module.body = body
    return module


def behind_a_condition(module: ast.Module) -> ast.Module:
    for kernel in _kernels(module):
        kernel.body[:0] = _parsed("if cuda.blockDim.x == 0:\n    return")
    return module


RULES: dict[str, Rule] = {
    "block barriers twice": _statements(barriers_twice),
    "warps meet before a block barrier": _statements(warps_together_first),
    "fences twice": _statements(fences_twice),
    "a memory fence before each proxy fence": _statements(memory_fences_too),
    "proxy fences for all memory": _statements(fences_of_all_memory),
    "waits twice": _statements(waits_twice),
    "waits for writes, not for reads alone": _statements(drained_for_good),
    "a loop of try_wait": _statements(_waits_by("mbarrier_try_wait_parity")),
    "a loop of test_wait": _statements(_waits_by("mbarrier_test_wait_parity")),
    "a loop of try_wait with a flag": _statements(waits_with_a_flag),
    "expect_tx, then arrive": _statements(expects_and_arrives),
    "bar.sync with its threads": _statements(named_barriers),
    "% 2 and & 1": _expressions(remainders),
    "operands of + and * exchanged": _expressions(operands_exchanged),
    "indices of 64 bits": _expressions(long_indices),
    "while loops": _statements(while_loops),
    "the first round apart": _statements(first_round_apart),
    "two rounds at a time": _statements(two_rounds_at_a_time),
    "conditions nested": _statements(conditions_nested),
    "conditions negated": _statements(conditions_negated),
    "choices as ifs": _statements(choices_as_ifs),
    "thread 3 in place of thread 0": _expressions(by_thread_three),
    "the elected thread in place of thread 0": _statements(by_the_elected_thread),
    "factors chosen by a condition": _statements(factors_chosen),
    "loops and branches behind a condition": _statements(loops_and_branches_behind_a_condition),
    "in a device function": in_a_device_function,
    "behind a condition that always holds": behind_a_condition,
}

# These do not change a right answer.
ORDERS_MORE = (
    "block barriers twice",
    "warps meet before a block barrier",
    "fences twice",
    "a memory fence before each proxy fence",
    "proxy fences for all memory",
    "waits twice",
    "waits for writes, not for reads alone",
    "thread 3 in place of thread 0",
    "the elected thread in place of thread 0",
)
