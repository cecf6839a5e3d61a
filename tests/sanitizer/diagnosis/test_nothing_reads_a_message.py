"""No condition depends on the text of a message, only on kinds, reasons, causes and fields. Nor
does a test: it may ask for a name, a number or a place in it, not for how it is put."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import harness

ROOT = Path(harness.__file__).parent
WORDED = {
    "message",
    "headline",
    "help",
    "note",
    "detail",
    "reason",
    "rest",
}  # fields that hold a message
ASKS = {"startswith", "endswith", "find", "index", "count", "partition", "rpartition", "split"}
ASKS |= {"match", "search", "fullmatch"}
# These are not messages about a kernel, or are only shown.
ALLOWED = {
    "course/judge/verdict.py",  # `split_sentence` cuts what is shown
    "classroom/grading/export.py",  # puts it on one line
    "sanitizer/devices/detection.py",  # the same
}


def conditions(tree: ast.AST) -> Iterator[ast.AST]:
    """Return the comparisons with, and tests of, a message's text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(isinstance(op, (ast.In, ast.NotIn)) for op in node.ops):
                sides = node.comparators
            elif not any(isinstance(op, (ast.Eq, ast.NotEq)) for op in node.ops):
                continue
            yield from (node for side in sides if is_worded(side))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            asked = [node.func.value, *node.args]
            if node.func.attr in ASKS and any(map(is_worded, asked)):
                yield node


def is_worded(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in WORDED


HAS_A_WORDED_FIELD = re.compile(rf"\.(?:{'|'.join(WORDED)})\b")


def conditions_on_text(source: str) -> list[str]:
    if not HAS_A_WORDED_FIELD.search(source):  # most files need not be parsed
        return []
    return [ast.unparse(node) for node in conditions(ast.parse(source))]


def test_no_condition_depends_on_a_message() -> None:
    depending = {
        str(path.relative_to(ROOT)): phrases
        for path in sorted(ROOT.rglob("*.py"))
        if (phrases := conditions_on_text(path.read_text(encoding="utf-8")))
    }
    assert {name: phrases for name, phrases in depending.items() if name not in ALLOWED} == {}


TESTS = Path(__file__).parents[2]
OF_THE_ASSEMBLER = {"sanitizer/assembler/test_trial.py"}  # ptxas's messages are shown unchanged
OF_COMMANDS = {"test_commands.py", "test_doctor.py", "test_start.py", "test_tables.py"}
PUT = re.compile(r"[a-z]{2,},? [a-z]{2,}")  # two words of a sentence
# Code, what is quoted, and a list of names.
NAMED = re.compile(r"`[^`]*`|\"[^\"]*\"|'[^']*'|[(\[]\w+(, \w+)+[)\]]")


ASKS_FOR_WORDS = re.compile(r"\bmatch=|\bstr\(\w+\.value\)|\bnam(?:es|ing)\(")


def asserted(test: ast.AST) -> Iterator[ast.AST]:
    """Return what a test asks of the words of a finding or of an error."""
    messages = {
        ast.unparse(node.targets[0])
        for node in ast.walk(test)
        if isinstance(node, ast.Assign) and is_message(node.value)
    }
    for node in ast.walk(test):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            asked = [is_message(side) or ast.unparse(side) in messages for side in sides]
            if any(asked):
                yield from (side for side, own in zip(sides, asked, strict=True) if not own)
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ASKS:
            if is_message(node.func.value) or ast.unparse(node.func.value) in messages:
                yield from node.args
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("names", "naming"):
            yield from node.args
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("raises", "warns")):
            yield from (each.value for each in node.keywords if each.arg == "match")


def is_message(node: ast.expr) -> bool:
    """Also the text of an error that was caught."""
    caught = isinstance(node, ast.Call) and re.fullmatch(r"str\(\w+\.value\)", ast.unparse(node))
    return is_worded(node) or bool(caught)


def texts(node: ast.AST) -> list[ast.Constant]:
    return [n for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def cases(test: ast.FunctionDef, tables: dict[str, ast.expr]) -> dict[str, list[ast.Constant]]:
    """Return the texts that a test's parameters have in its cases, by the parameter's name."""
    result: dict[str, list[ast.Constant]] = {}
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("parametrize"):
            names = re.findall(r"\w+", " ".join(text.value for text in texts(mark.args[0])))
            rows = tables.get(ast.unparse(mark.args[1]), mark.args[1])
            for row in getattr(rows, "elts", []):
                values = (
                    [row] if len(names) == 1 else getattr(row, "elts", getattr(row, "args", []))
                )
                for name, value in zip(names, values, strict=False):
                    result.setdefault(name, []).extend(texts(value))
    return result


def phrases(source: str) -> list[str]:
    """Return the phrases that tests ask for, but those that they wrote into the message: as
    another text, or as a case's value that the test passes on."""
    if not HAS_A_WORDED_FIELD.search(source) and not ASKS_FOR_WORDS.search(source):
        return []
    tree = ast.parse(source)
    assigned = (node for node in tree.body if isinstance(node, ast.Assign))
    tables = {ast.unparse(node.targets[0]): node.value for node in assigned}
    wanted = {}
    for test in ast.walk(tree):
        if isinstance(test, ast.FunctionDef):
            values = cases(test, tables)
            asked = list(asserted(test))
            of_asked = [n for node in asked for n in ast.walk(node) if isinstance(n, ast.Name)]
            passed = {n.id for n in ast.walk(test) if isinstance(n, ast.Name) and n not in of_asked}
            for text in itertools.chain(
                *(texts(node) for node in asked),
                *(values.get(n.id, []) for n in of_asked if n.id not in passed),
            ):
                wanted[id(text)] = text.value
    others = [text.value for text in texts(tree) if id(text) not in wanted]
    return [
        value
        for value in wanted.values()
        if PUT.search(NAMED.sub("", value)) and not any(value in text for text in others)
    ]


ASKING = [
    ("assert 'arrives too often' in hazard.message", True),
    ("pytest.raises(harness.KernelHung, match='still lacks 128 bytes')", True),
    ("pytest.raises(TensorMapError, match='breaks several rules')", True),
    ("pytest.raises((LaunchError, PtxError), match=f'{n} bytes are taken')", True),
    ("pytest.raises(LaunchError, match=naming('bytes are taken'))", True),
    ("pytest.raises(LaunchError, match=re.escape(says))", True),
    ("assert says in hazard.help", True),
    ("assert 'it is too small' in str(caught.value)", True),
    ("text = str(caught.value)\n assert 'it is too small' in text", True),
    ("assert names(caught.value.reason, 'too small')", True),
    ("assert str(caught.value).startswith(f'{name} is too small')", True),
    ("assert '`tile[8, 0]`' in hazard.headline", False),
    ("assert 'cp.async.bulk.wait_group 0' in hazard.help", False),
    ("assert 'line 11: `second line`' in str(hung.value)", False),
    ("pytest.raises(LaunchError, match=naming(3, 'parameters'))", False),
    ("pytest.raises(LaunchError, match=name)", False),
    ("make(says)\n pytest.raises(LaunchError, match=says)", False),
    ("assert 'too large' in hazard.help", False),
]


def test_no_test_asks_how_a_message_is_put() -> None:
    """But tests of the command line, whose output is a promise."""
    asking = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        name = path.relative_to(TESTS).as_posix()
        if (
            name.startswith("sanitizer/cli/")
            or path.name in OF_COMMANDS
            or name in OF_THE_ASSEMBLER
        ):
            continue
        if path != Path(__file__):
            asking[name] = phrases(path.read_text(encoding="utf-8"))
    assert {name: phrases for name, phrases in asking.items() if phrases} == {}
