"""The language of documents, labs, hints, messages and docstrings, as far as it can be counted.

The patterns are those in which this project's texts once differed most from other projects'. A line
that needs such a pattern is listed in `EXCEPTIONS`, by the words around it.
"""

from __future__ import annotations

import ast
import functools
import io
import itertools
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXTS = (
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    ROOT / "CONTRIBUTING.md",
    *(
        path
        for path in sorted((ROOT / "docs").glob("*.md"))
        # Printed from the instruction table and from recordings.
        if path.name not in ("reference.md", "instructions.md", "measured.md")
    ),
    *sorted((ROOT / "solutions").glob("*/*.py")),
    ROOT / "solutions" / "index.py",
    *sorted((ROOT / "harness" / "course" / "exercises").rglob("*.md")),
    ROOT / "harness" / "sanitizer" / "diagnosis" / "messages.md",
    ROOT / "harness" / "course" / "outputs.py",
)
PATTERNS = {
    "behind, for after": r"\bbehind\b",
    "is no, before a noun": r"(?<!there )\b(?:is|are) no (?!longer\b|more\b|other\b)\w+",
    "told": r"\btold\b",
    "stands, for is": r"\bstands?\b",
    "has not, before a noun": r"\b(?:has|have) not (?:a|an|enough|the|any)\b",
    "so many": r"\bso many\b",
    "in the place of": r"\bin the place of\b",
    "lets go": r"\blet(?:s|ting)? go\b",
    "of which": r"\bof which\b",
    "whoever": r"\bwhoever\b",
    "mend": r"\bmend(?:s|ed|ing)?\b",
}
# The field's words, where this project had its own.
WORDS = {
    "copy engine, for TMA": r"copy engine",
    "matrix unit, for Tensor Cores": r"matrix unit",
    "thread copy, for cp.async": r"\b(?:a|the|its|of|for) thread cop(?:y|ies)\b",
    "refuse, for reject": r"\brefus",
    "anew, for again": r"\banew\b",
    "beside, for next to": r"(?<!\{)\bbeside\b",
    "hand-over, for handoff": r"\bhand-?overs?\b",
    "branches that differ, for divergent code": r"branches that differ",
    "does not end well, for hangs or faults": r"\bend(?:s|ed)? well\b",
    "time stamps, for timestamps": r"\btime stamps?\b",
    "numbers, for elements": r"\d numbers\b",
    "British spelling": r"nitialis|ynchronis|ecognis|ptimis[ei]|ormalis|ehaviour|olour|eighbour",
}
EXCEPTIONS = (
    "`uninitialised-read` and `synchronised`",
    "refused",  # a variable
    "falls behind, the consumers",
    "hides behind three products",
    "was never told",
    "would stand still",
    "or so many that the threads",
    "leaves behind can outlive",
    "{behind}",
    "behind=",
)
OPENERS = ("What", "Whether", "Which", "Who", "Whoever", "Whose", "Where", "How")
# The folders whose docstrings are counted.
FOLDERS = ("harness", "tests", "quality", "docs", "solutions", "hub")
# The share of docstrings that may open with "Return whether ...", "Return what ..." and the like.
VERBS = ("Return", "Yield", "Say", "Tell")
MOST_CLAUSES = 0.01
# Per 1,000 words of docstrings. They may only go down: other projects have 0.7 and 3.8 at most.
LIMITS = {"what": 1.0, "one": 1.0}
# Like `LIMITS`, for the folders with few docstrings together.
LIMITS_OF_SMALL = {"what": 1.0, "one": 4.0}
# A test's name states the behaviour that it checks: these words make a clause or a riddle of it.
NAME_PATTERN = re.compile(
    r"_(?:what|who|whom|whoever|told|stands?|behind|so_many|lets|let_go|of_which|need_not"
    r"|nobody|somebody)(?:_|$)"
)
# Identifiers that name nothing: write the noun of the thing. They may only get fewer.
MOST_NAMES = {
    "harness": {"one": 16, "found": 4, "made": 4, "given": 4},
    "tests": {"one": 67, "found": 31, "made": 50, "said": 20, "told": 2},
    "docs": {},
    "solutions": {"one": 2},  # `zero, one`: bits
    "hub": {},
    "quality": {"one": 68, "found": 20, "given": 182, "said": 5},
}
VAGUE = frozenset({"one", "found", "made", "given", "said", "told"})
# The first words of comments that complete the name on their left, and say nothing without it.
FRAGMENT = re.compile(
    r"(?:^\s*|  )# (?:[Oo]f|[Bb]y|[Aa]s|[Ww]hat|[Ww]ho|[Ww]hose|[Tt]hose|[Ww]here)\b"
)
# Lines with a comment per 100 lines of the emulator, whose rules come from the memory model.
LEAST_COMMENTS = 5.0
GENERATED = "c_layout.py"


def offending(text: str, patterns: dict[str, str] = PATTERNS) -> list[str]:
    """Return the lines of ``text`` that match a pattern, each with the pattern's name."""
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        if any(words in line for words in EXCEPTIONS):
            continue
        for name, pattern in patterns.items():
            if re.search(pattern, line, re.IGNORECASE):
                lines.append(f"{number}: {name}: {line.strip()[:90]}")
    return lines


def test_no_text_has_a_listed_pattern() -> None:
    assert [
        f"{path.relative_to(ROOT)}:{line}"
        for path in TEXTS
        for line in offending(path.read_text(encoding="utf-8"), PATTERNS | WORDS)
    ] == []


@dataclass
class Words:
    """The docstrings, names of tests and identifiers of a folder, or of its text notebooks."""

    docstrings: list[str]
    tests: set[str]
    identifiers: Counter[str]


@functools.cache
def words_of(folder: str) -> Words:
    words = Words([], set(), Counter())
    documented = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            words.identifiers.update(identifiers(node))
            if isinstance(node, documented) and (text := ast.get_docstring(node)):
                words.docstrings.append(text)
            if isinstance(node, documented[2:]) and node.name.startswith("test_"):
                words.tests.add(node.name)
    return words


def identifiers(node: ast.AST) -> Iterator[str]:
    """The names that a node itself binds or reads, attributes and keyword arguments among them."""
    for field in ("id", "arg", "attr", "name"):
        if isinstance(name := getattr(node, field, None), str):
            yield name


def begins_with_a_question(text: str) -> bool:
    """Return True if the text opens with an interrogative, also after `Return` or `Yield`."""
    first, second = (*text.split(None, 2), "", "")[:2]
    return first in OPENERS or (first in VERBS and second.rstrip(":,").capitalize() in OPENERS)


def test_docstrings_begin_with_a_noun_or_a_verb() -> None:
    for folder in FOLDERS:
        texts = words_of(folder).docstrings
        assert [text[:80] for text in texts if text.split(None, 1)[0] in OPENERS] == []
        clauses = [text[:80] for text in texts if begins_with_a_question(text)]
        assert len(clauses) <= MOST_CLAUSES * len(texts), clauses


def test_docstrings_repeat_their_nouns() -> None:
    for folders, limits in (
        (FOLDERS[:1], LIMITS),
        (FOLDERS[1:3], LIMITS),
        (FOLDERS[3:], LIMITS_OF_SMALL),
    ):
        texts = (text for folder in folders for text in words_of(folder).docstrings)
        words = Counter(re.findall(r"[a-z']+", " ".join(texts).lower()))
        shares = {word: words[word] * 1000 / words.total() for word in limits}
        over = {word: share for word, share in shares.items() if share > limits[word]}
        assert over == {}, folders


def test_names_of_tests_state_a_behaviour() -> None:
    names = words_of("tests").tests
    assert len(names) > 1000
    assert sorted(name for name in names if NAME_PATTERN.search(name)) == []


def test_variables_have_the_noun_of_the_thing() -> None:
    over = {
        f"{folder}: {word}": names[word]
        for folder in FOLDERS
        for names in [words_of(folder).identifiers]
        for word in VAGUE - ({"given"} if folder == "tests" else set())  # hypothesis's decorator
        if names[word] > MOST_NAMES[folder].get(word, 0)
    }
    assert over == {}


def test_no_comment_begins_as_a_fragment() -> None:
    assert [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for folder in {*FOLDERS} - {"solutions"}
        for path in sorted((ROOT / folder).rglob("*.py"))
        for above, line in itertools.pairwise(["", *path.read_text(encoding="utf-8").splitlines()])
        if FRAGMENT.search(line) and not above.lstrip().startswith("#")
    ] == []


def comment_lines(text: str) -> int:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return sum(token.type == tokenize.COMMENT for token in tokens)


def test_comments_of_the_emulator_give_reasons() -> None:
    texts = [
        path.read_text(encoding="utf-8")
        for path in (ROOT / "harness" / "sanitizer" / "emulator").rglob("*.py")
        if path.name != GENERATED
    ]
    lines = sum(len(text.splitlines()) for text in texts)
    assert sum(map(comment_lines, texts)) * 100 / lines >= LEAST_COMMENTS
