"""docs/reference.md: every function of `harness.ptx`, and its name in other interfaces.

Functions that differ only in a rank or a type are one *pattern*, ``load_{1..5}d(...)``. Patterns of
an instruction that take the same operands share a row.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path

import harness
from docs.interfaces import INTERFACES
from docs.site.layout import LABS
from harness.course.ptx import helpers
from harness.sanitizer.isa import Wrapper
from harness.sanitizer.isa.table.elsewhere import Interface
from harness.sanitizer.isa.table.index import CHAPTERS

_SOLUTIONS = Path(harness.__file__).resolve().parents[1] / "solutions"
_LISTED = 5  # numbers at equal distances that are written as a range
_HINT = "_cache_hint"
_FEW = 3  # words in which calls of one operation may differ from those of another

_HEAD = """# Reference

<!-- Written from the instruction table by `python -m docs.pages`; do not edit. -->

The functions of `harness.ptx`, which kernels call. Each row has the calls with their effect, the
PTX that they become, the operands that they accept, the threads that issue them, the proxy of their
memory accesses, when they are complete, and the first lab that uses one. The full description is in
the function's docstring: `help(ptx.mbarrier_arrive)`, or the tooltip of an editor.

`{1..5}` means each number of dimensions, `{a,b}` each of these words, and `{n}` each number of
columns. `c0, …` are the coordinates of all dimensions, innermost first. A function whose name ends
in `_cache_hint` also takes a cache policy (uint64), as its last operand, and its PTX has
`.L2::cache_hint` and that policy. Where a cell is empty, any thread may issue the call, it accesses
memory through no proxy, and it is complete at once.

The emulator runs these instructions and many more: [instructions.md](instructions.md) lists them
all. If you know an instruction from CUDA C++ or CUTLASS, look it up under [names from
elsewhere](#names-from-elsewhere).
"""
_CROSSWALK = """
## Names from elsewhere

`{1..5}` means each number of dimensions, and words in braces mean each of those words.
"""


def page() -> str:
    """Return a table for each chapter of the manual, then a table for each other interface."""
    parts = [_HEAD, _chapter(helpers.__doc__, [helpers.HELPERS])]
    for chapter in CHAPTERS:
        by_row = [row.wrappers for row in chapter.ROWS if row.wrappers]
        if by_row:
            parts.append(_chapter(chapter.__doc__, by_row))
    parts.append(_CROSSWALK)
    parts += [_crosswalk(interface) for interface in INTERFACES]
    return "".join(parts)


def _chapter(about: str | None, by_row: Iterable[Sequence[Wrapper]]) -> str:
    title, _, text = (about or "").strip().partition("\n\n")
    head = ("call", "PTX", "operands", "issued by", "proxy", "complete", "lab")
    rows = (row for wrappers in by_row for row in _rows(wrappers))
    return (
        f"\n## {title.removesuffix('.')}\n\n{text}{chr(10) * 2 if text else ''}{_table(head, rows)}"
    )


def _rows(wrappers: Sequence[Wrapper]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of an instruction's functions."""
    members: dict[str, list[Wrapper]] = {}
    for wrapper in wrappers:
        members.setdefault(pattern(wrapper.name), []).append(wrapper)
    hinted = {name: name + _HINT for name in members if name + _HINT in members}
    plain = [name for name in members if name not in hinted.values()]
    cells = {name: _cells(members[name]) for name in plain}
    for _, names in groupby(plain, key=lambda name: cells[name][2:]):
        shown = [*names]
        calls = _calls_of([cells[name][0] for name in shown])
        for name in shown:
            if name in hinted:
                calls.append(f"`{_merged([w.name for w in members[hinted[name]]])}`")
        ptx = cells[shown[0]][1]
        if len(shown) > 1:
            ptx = _alike(w.ptx_shown for name in shown for w in members[name])
        used = [
            w.name
            for name in shown
            for w in (*members[name], *members.get(hinted.get(name, ""), ()))
        ]
        yield ("<br>".join(calls), ptx, *cells[shown[0]][2:], _lab(used))


def pattern(name: str) -> str:
    """Return the common name of functions that differ in their rank, columns or type."""
    name = re.sub(r"(?<=^wgmma_m64n)\d+", "{n}", name)
    if name.startswith("cp_reduce_async_bulk_shared"):
        name = re.sub(r"_[usbf]+\d+$", "_{type}", name)
    return re.sub(r"(?<=_)[1-5]d(?=_|$)", "{n}d", name)


def _cells(wrappers: Sequence[Wrapper]) -> tuple[str, ...]:
    """Return the cells of functions of one pattern, apart from the lab."""
    texts = [
        (
            f"`{w.call}`<br>{w.summary}",
            w.ptx_shown,
            w.takes,
            _unless("any thread", w.issued_by),
            _unless("none", w.of_proxy),
            _unless("at once", w.completes),
        )
        for w in wrappers
    ]
    if wrappers[0].name.startswith("wgmma_m64n"):
        columns = [int(w.name.split("n", 1)[1].split("k")[0]) for w in wrappers]
        call, ptx, takes, *rest = (
            _with_columns(each, columns) for each in zip(*texts, strict=True)
        )
        return (call, ptx, f"n: {ranges(columns)}. {takes}", *rest)
    return tuple(_merged([_shortened(text) for text in each]) for each in zip(*texts, strict=True))


def _unless(usual: str, text: str) -> str:
    return "" if text == usual else text


def _shortened(text: str) -> str:
    """Return the text with the list of a rank's coordinates, or offsets, by its first."""
    return re.sub(r"\b([co])0(?:, \1[1-4])*\b(?! times)", r"\g<1>0, …", text)


def _merged(texts: Sequence[str]) -> str:
    """Return the common text, with the words in which the texts differ in braces.

    Raises ValueError if they differ in more than words."""
    words = [_words(text) for text in texts]
    if len({*map(len, words)}) > 1:
        raise ValueError(f"texts of functions that differ in more than words: {texts}")
    return "".join(_alternatives([*dict.fromkeys(each)]) for each in zip(*words, strict=True))


def _alternatives(words: Sequence[str]) -> str:
    if len(words) == 1:
        return words[0]
    letters = {word.lstrip("12345") for word in words}
    numbers = [word[:1] for word in words]
    if len(letters) == 1 and "".join(numbers) in "12345" and len(numbers) > 1:
        return f"{{{numbers[0]}..{numbers[-1]}}}{letters.pop()}"
    return f"{{{','.join(words)}}}"


def _calls_of(calls: Sequence[str]) -> list[str]:
    """Return the calls, those that differ only in the operation as one."""
    by_length: dict[int, list[str]] = {}
    for call in calls:
        by_length.setdefault(len(_words(call)), []).append(call)
    merged = []
    for alike in by_length.values():
        columns = zip(*map(_words, alike), strict=True)
        differing = sum(len({*column}) > 1 for column in columns)
        merged += [_merged(alike)] if differing <= _FEW else alike
    return merged


def _alike(texts: Iterable[str]) -> str:
    """Return a text for those that differ only in words, in lines if there are several."""
    by_length: dict[int, list[str]] = {}
    for text in map(_shortened, texts):
        by_length.setdefault(len(_words(text)), []).append(text)
    return "<br>".join(map(_merged, by_length.values()))


def _words(text: str) -> list[str]:
    return re.split(r"([^A-Za-z0-9])", text)


def _lab(names: Iterable[str]) -> str:
    """The first lab that uses one of these functions, in the course's order."""
    used = {lab for name in names for lab in labs_using(name)}
    return next((lab for lab in LABS if lab in used), "")


def labs_using(name: str, solutions: Path = _SOLUTIONS) -> list[str]:
    """The labs whose text calls ``ptx.name``."""
    return sorted({lab for lab, called in _calls(solutions) if name in called})


@cache
def _calls(solutions: Path) -> list[tuple[str, set[str]]]:
    """Return for each text of the labs its lab's name, and the functions of ``ptx`` that it
    calls."""
    return [
        (path.parent.name, set(re.findall(r"\bptx\.(\w+)", path.read_text())))
        for path in solutions.glob("*/*.py")
    ]


def _with_columns(texts: tuple[str, ...], columns: list[int]) -> str:
    """Return the text for a number of columns n, from the texts for each number.

    Raises ValueError if they differ in something else."""
    tokens = [re.split(r"(\d+|\ban? (?=\d))", text) for text in texts]
    values = {tuple(map(str, columns)): "n", tuple(str(n // 2) for n in columns): "n / 2"}
    parts = []
    for token in zip(*tokens, strict=True):
        if set(token) == {"a ", "an "}:
            parts.append("an ")
        elif len(set(token)) == 1:
            parts.append(token[0])
        elif token in values:
            parts.append("{n}" if parts[-1] == "n" else values[token])
        else:
            raise ValueError(f"not a function of the number of columns: {token}")
    return "".join(parts)


def ranges(numbers: list[int]) -> str:
    """Return a list of numbers, with those at its end as a range if their distances are equal."""
    step, first = numbers[-1] - numbers[-2], len(numbers) - 1
    while first and numbers[first] - numbers[first - 1] == step:
        first -= 1
    if len(numbers) - first < _LISTED:
        return " ".join(map(str, numbers))
    last = f"{numbers[first]} to {numbers[-1]} in steps of {step}"
    return ", ".join([*map(str, numbers[:first]), last])


def _crosswalk(interface: Interface) -> str:
    rows = (
        (
            _names(re.split(r", (?![^(]*\))", pair.theirs)),
            "<br>".join(filter(None, (_names(pair.ours), pair.note))),
        )
        for pair in interface.pairs
        if pair.note or pair.theirs != ", ".join(pair.ours).removeprefix("ptx.")  # another name
    )
    head = f"\n### {interface.title}\n\n{interface.about}\n\n"
    return head + _table(("there", "here"), rows)


def _names(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head)]
    lines += [tuple(cell.replace("|", "\\|") for cell in row) for row in rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
