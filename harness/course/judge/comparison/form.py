"""The form of a kernel: its calls and its stores, in the order of the text.

A kernel may do the same as the answer in another form. A difference between the two runs is known
to be the mistake only if the forms are the same otherwise. If not, it may be a part of another
design, and a hazard whose cause is known says more.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Sequence

import numpy as np

from harness import ptx
from harness.course.judge.comparison.aligning import opcodes
from harness.course.judge.comparison.differences import Difference, What
from harness.course.judge.comparison.placing import functions_of
from harness.course.judge.comparison.recording import is_access
from harness.course.judge.comparison.wording import PURE, names_of
from harness.course.judge.submission import Submission

STORE = "[]="  # an assignment to an element
_DEEPEST = 4  # calls of the student's own functions


def form_of(submission: Submission) -> list[str]:
    """Return the names of the functions that a kernel calls, those of its own functions in place
    of their calls, without those that only compute; and `STORE` for each store."""
    kernel, texts = submission.kernel, submission.sources.values()
    functions = {each.name: each for text in texts for each in functions_of(text)}

    def calls(node: ast.AST, depth: int) -> Iterator[str]:
        for child in ast.iter_child_nodes(node):
            yield from calls(child, depth)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            yield STORE
        if not isinstance(node, ast.Call):
            return
        module, _, name = ast.unparse(node.func).rpartition(".")
        if module == "" and name in functions and depth < _DEEPEST:
            for statement in functions[name].body:
                yield from calls(statement, depth + 1)
        elif _has_effect(module, name):
            yield name

    body = functions[kernel].body if kernel in functions else []
    return [name for statement in body for name in calls(statement, 0)]


def _has_effect(module: str, name: str) -> bool:
    if hasattr(ptx, name):
        return not name.startswith(("mapa", *PURE))
    is_foreign = not hasattr(builtins, name) and not hasattr(np, name)
    return name.startswith("sync") or (module == "" and name.isidentifier() and is_foreign)


def is_whole(
    d: Difference, mine: Sequence[str], needed: Sequence[str], is_skipped: bool = False
) -> bool:
    """Return True if a kernel has the answer's form but for the call that the difference is of.
    ``is_skipped``: the thread never comes to the call that it lacks."""
    lacking, beside = set[str](), set[str]()
    mine, needed = ([name for name in each if name != STORE] for each in (mine, needed))
    for tag, i, j, k, m in opcodes(mine, needed):
        if tag != "equal":
            beside.update(mine[i:j])
            lacking.update(needed[k:m])
    names = [names_of(event) for event in (d.event, d.needed) if event is not None]
    if not lacking | beside <= set().union(*names):
        return False
    if d.what is What.OTHER_OPERATION:
        instead = beside - lacking, lacking - beside  # a call in both has moved
        return all(each.intersection(of[:1]) for each, of in zip(instead, names, strict=True))
    if d.what is What.MISSING and not is_access(d.event.key):
        return bool(lacking - beside) or is_skipped  # it is in the text otherwise, somewhere
    if d.what is What.MOVED and not lacking and d.elsewhere is not None:
        near = d.after if d.after is not None and d.elsewhere.step < d.after.step else d.before
        return near is not None and is_access(near.key)  # calls are in the right order
    return True
