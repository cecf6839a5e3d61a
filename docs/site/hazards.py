"""A page for each kind of hazard, and pages of the causes of hangs and of wrong outputs.

A hazard's page has its meaning, a minimal kernel with the emulator's report, the fix, the causes,
and recorded results on hardware. Everything comes from its source: meanings and messages from the
emulator, kernels from ``smallest/``, which are run, and results from the recordings of the labs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import harness
from docs.pages import with_links
from docs.site.kernels import Version, element, load
from harness.base.errors import HarnessError
from harness.course import recording
from harness.course.outputs import MESSAGES as OUTPUT_MESSAGES
from harness.course.outputs import OutputCause
from harness.sanitizer import Cause, Hazard, Message
from harness.sanitizer.diagnosis import KINDS, MEANINGS, example
from harness.sanitizer.diagnosis.cause import Named
from harness.sanitizer.diagnosis.wording import MESSAGES
from harness.sanitizer.emulator import Reason

SMALLEST = Path(__file__).parent / "smallest"
_MARK = re.compile(r"  # (fixed|broken)$", re.MULTILINE)
_EXAMPLES = re.compile(r"Each file in\s`docs/site/smallest/`.*?run\sthem\.", re.DOTALL)


@dataclass(frozen=True)
class Smallest:
    """A minimal kernel with a hazard, as text: ``broken`` and ``fixed``. ``removed`` and ``added``
    are the numbers of the lines that the other version does not have."""

    kind: str
    about: str
    broken: str
    fixed: str
    removed: tuple[int, ...]
    added: tuple[int, ...]


def smallest(kind: str) -> Smallest:
    """Read a kernel; lines marked ``# broken`` or ``# fixed`` are in that version only."""
    text = (SMALLEST / f"{kind}.py").read_text()
    about = text.split('"""')[1]
    text = text[text.index("\n\n") :].lstrip("\n")
    broken, removed = _version(text, "broken")
    fixed, added = _version(text, "fixed")
    return Smallest(kind, about, broken, fixed, removed, added)


def _version(text: str, wanted: str) -> tuple[str, tuple[int, ...]]:
    lines: list[str] = []
    marked = []
    for line in text.splitlines():
        mark = _MARK.search(line)
        if mark and mark[1] != wanted:
            continue
        lines.append(_MARK.sub("", line))
        if mark:
            marked.append(len(lines))
    return "\n".join(lines) + "\n", tuple(marked)


def hazards_of(name: str, text: str, folder: Path) -> tuple[Hazard, ...]:
    """Return the emulator's reports on the kernel of a module with the text ``text``. The module is
    written to ``folder``, where numba finds its lines."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.py"
    path.write_text(text)
    try:
        return tuple(load(path).launch(harness.device("emulator")).hazards)
    except HarnessError as error:
        return tuple(getattr(error, "hazards", ()))


def versions(kind: str) -> tuple[Version, Version]:
    """Return the broken and the fixed version of a minimal kernel, for the page to launch."""
    kernel = smallest(kind)
    return (
        Version("broken", kernel.broken, kernel.removed),
        Version("fixed", kernel.fixed, kernel.added),
    )


def title(kind: str) -> str:
    """Return the heading of a kind's page, which links to the page show."""
    words = kind.replace("-", " ").replace("write after read", "write-after-read")
    return words if words.startswith("wgmma") else words[0].upper() + words[1:]


def page(kind: str, folder: Path, seen_in: Mapping[str, Iterable[str]]) -> str:
    """Return the page as Markdown. ``seen_in``: the kinds that the emulator reported for each
    `harness.break_it` of the labs, in the labs' order."""
    kernel = smallest(kind)
    hazards = hazards_of(f"{kind}-broken", kernel.broken, folder)
    remaining = hazards_of(f"{kind}-fixed", kernel.fixed, folder)
    if {hazard.kind for hazard in hazards} != {kind} or remaining:
        raise SystemExit(f"smallest/{kind}.py: broken {hazards}, fixed {remaining}")
    hazard = hazards[0]
    lines = sorted({line for line in (hazard.line, hazard.other_line) if line})
    meaning = with_links(MEANINGS[kind])
    broken = [name for name in recording().broken if kind in seen_in.get(name, ())]
    message = hazard.message.replace(chr(10), chr(10) + "> ")
    report = f"`{kind}` ({hazard.severity}), {_where(hazard)}:\n\n> {message}"
    return f"""# {title(kind)}

`{kind}`: {meaning}.

[All kinds, and what *formal* means](../hazards.md).

## The smallest kernel

{kernel.about} Choose *fixed* to see the remedy, or strike out a line and add a statement, and run
the kernel here.

{element(kind, code(kernel.broken, lines) + chr(10) * 2 + report)}

{causes(kind)}
## What an H200 did

{_outcomes(broken)}
"""


_TITLES = {
    "hang": (
        "Hangs and deadlocks",
        "The emulator proves that all remaining threads wait, or that a state recurs.",
    ),
    "wrong-output": (
        "Wrong outputs",
        "A check compares whole outputs with the exercise's reference and looks for patterns.",
    ),
}
OTHER_PAGES = tuple(_TITLES)
CAUSES = (*Cause, *OutputCause)


def other_page(name: str) -> str:
    """Return a page of causes that belong to no kind of hazard."""
    title, about = _TITLES[name]
    return f"# {title}\n\n{about}\n\n{causes(name)}"


def causes(page: str) -> str:
    """Return the causes of a page as Markdown, with examples of a run's facts. The anchor of each
    heading is the cause's id; the general cause of a kind has no heading. A kind that has only the
    general cause has no section."""
    listed = "".join(_cause(cause) for cause in CAUSES if cause.page == page and cause != page)
    if not listed:
        return ""
    return (
        "## Causes\n\nEach report has the id of one of these causes, and its text with the "
        f"kernel's lines and names.\n\n{listed}"
    )


def examples_of(cause: Cause | OutputCause) -> dict[str, Any]:
    """Return example values of the slots of a cause's message."""
    return {**EXAMPLES, **_OF_PAGES.get(cause.page, {}), **_OF.get(cause, {})}


def message_of(cause: Cause | OutputCause) -> Message:
    return OUTPUT_MESSAGES[cause] if isinstance(cause, OutputCause) else MESSAGES[cause]


def _cause(cause: Cause | OutputCause) -> str:
    words = example(message_of(cause), examples_of(cause))
    parts = [f"### `{cause}`", words.headline]
    parts += [f"*Help:* {words.help}"] if words.help else []
    parts += [f"*Note:* {words.note}"] if words.note else []
    return "\n\n".join(parts) + "\n\n"


def _examples(values: Mapping[object, str]) -> dict[str, Any]:
    return {slot: value for value, slots in values.items() for slot in slots.split()}


_SOME, _OTHERS = Named("threads 0–127", True), Named("threads 128–255", True)
EXAMPLES: Mapping[str, Any] = _examples(
    {
        "line 9": "init",
        "line 14": "others expect early plain",
        "line 21": "write writes store there did other_line other touched",
        "line 22": "copy bringing product arrives arrival narrow atomic uncounted",
        "line 23": "commits right acquired arrivals meeting",
        "line 26": "wait waits asked between leaving by_one",
        "line 31": "line here read reads use goes_on then overwrites",
        "lines 22 and 26": "lines",
        "`tile`": "memory owner",
        "`full[0]`": "barrier meant",
        "`empty[0]`": "other_barrier",
        "thread 0": "issuer first",
        _SOME: "threads many absent lacking named",
        _OTHERS: "came arrived waited ahead gone who arriving both",
        "out": "name output",
        "0": "one thread",
        "1": "two pending parity block",
        3: "phases",
        2: "passes phase committed passed",
        4: "stored count",
        2048: "expected_ahead issued",
        4096: "expected size",
        "cp_async_bulk_wait_group_read(1)": "call",
        "cp_async_bulk_wait_group_read(0)": "wait_call",
        "fence_proxy_async_shared_cta()": "wanted",
        "shared": "ours",
        "global": "theirs",
        "cta": "scope",
        "all elements": "where",
        "block 0": "issuers",
        "block 3": "blocks",
        "`tile[64]` is out of bounds: axis 0 of `tile` has extent 64": "outside",
        "tile[thread]": "index",
        "": "freed brought touches multiplies of_others and_others fewer_waits of_ring ring empty "
        "earlier handed_over store used_up later loops elsewhere of_each_block often expects noinc "
        "by_many instead",
        False: "together is_first again inits one_phase is_read",
    }
)
"""Example values of slots. A slot without an example is shown by its name."""

_BETWEEN_THREADS = {"others": _SOME}
_HANDED_OVER = {"other": "`empty[0]`"}
_BEYOND = {"matrix": "B", "end": "0x1e500", "nbytes": "0x4400"}
_DESCRIPTOR = {
    "start": "0x2400",
    "leading": 128,
    "stride": 16384,
    "swizzle": "none",
}
_IN_TWO_LINES = {"arrivals": "lines 22 and 23"}
_NONE_ARRIVED = {"pending": 4}
_RELEASED = {"barrier": "`empty[0]`"}
_OF_MBARRIER = {"memory": "`full[0]`"}
_OVERWRITTEN_LATER = {"write": "line 31"}
_OF = {
    OutputCause.BOX_OUTSIDE_TENSOR: {"line": 31, "name": "src"},
    OutputCause.BOX_STORED_OUTSIDE: {"line": 31},
    Cause.NO_BARRIER_BEFORE_ASYNC_READ: _BETWEEN_THREADS,
    Cause.NO_WARP_BARRIER_BEFORE_ASYNC_READ: _BETWEEN_THREADS,
    Cause.NO_BARRIER_AFTER_STORE_WAIT: {"late": _OTHERS},
    Cause.FENCE_IN_SOME_THREADS: {"threads": _OTHERS},
    Cause.ARRIVES_WITHOUT_WAITING: {"others": ""},
    Cause.FENCE_OF_OTHER_MEMORY: {"is_one": True, "fences": "line 23"},
    Cause.ARRIVED_BEFORE_PRODUCER: _RELEASED
    | {"arriving": _SOME, "arrive": "line 35", "line": "line 14"},
    Cause.ARRIVAL_BEFORE_EXPECT: {"early": "line 9"},
    Cause.WAIT_FOR_OLD_PHASE: _RELEASED | {"line": "line 26"},
    Cause.NO_BARRIER_NEXT_TO_FLAG: {"flag": "line 35", "named": _OTHERS, "work": "line 21"},
    Cause.FLAG_RELAXED: {"read": "line 26", "other_line": "line 14"},
    Cause.PHASE_TESTED_ONCE: {"line": "line 26"},
    Cause.STORE_AWAITED_BY_OTHER_THREAD: {"threads": _OTHERS},
    Cause.STORE_WAIT_TOO_LATE: {"waits": "line 35"},
    Cause.WGMMA_WAIT_TOO_LATE: {"waits": "line 35"},
    Cause.ARRIVING_THREADS_RETURNED: {"waits": _SOME, "pending": 128, "count": 128},
    Cause.NOBODY_ARRIVES: _HANDED_OVER | _IN_TWO_LINES | _NONE_ARRIVED,
    Cause.NOBODY_HAS_ARRIVED: _HANDED_OVER | _IN_TWO_LINES | _NONE_ARRIVED,
    Cause.EXPECTED_BYTES_WITHOUT_ARRIVAL: _NONE_ARRIVED,
    Cause.FIRST_WAIT_BEFORE_ARRIVAL: _NONE_ARRIVED | {"parity": 0},
    Cause.COUNT_TOO_LARGE: {"pending": 128, "count": 256},
    Cause.WAIT_RAN_AHEAD: {"passes": 3, "phases": 2},
    Cause.WARPGROUP_IN_PART: {"threads": "threads 0–63"},
    Cause.ARRIVALS_IN_TWO_LINES: {"count": 128},
    Cause.BLOCK_BARRIER_NOT_REACHED: {"expected": 256},
    Cause.NAMED_BARRIER_NOT_REACHED: {"expected": 256, "arrived": 128, "number": 1},
    Cause.CLUSTER_BARRIER_NOT_REACHED: {"live": 512},
    Cause.NO_MBARRIER_AT_ADDRESS: {
        "text": Reason.NO_MBARRIER,
        "others": "",
        "name": "",
        "address": 0x408,
    },
    Cause.BLOCKS_WITHOUT_INIT: {"returned": True},
    Cause.ARRIVES_FOR_OTHERS: _BETWEEN_THREADS,
    Cause.NO_REGISTERS_FREE: {"count": "240"},
    Cause.STORE_LEFT_PENDING: {"count": 1},
    Cause.MATRIX_BEYOND_MEMORY: _BEYOND | _DESCRIPTOR,
    OutputCause.PARTLY_UNWRITTEN: {"count": 64, "where": "row 63"},
    Cause.MBARRIER_INVALIDATED: {"name": "`bar`"},
    Cause.MULTICAST_NOT_ISSUED: {"blocks": "Block 1", "block": "0"},
    Cause.RETURNED_BEFORE_ARRIVING: {"gone": "thread 5", "block": "0"},
    Cause.CLUSTER_NOT_MET_AFTER_INIT: _OF_MBARRIER,
    Cause.NO_INIT_FENCE: _OF_MBARRIER,
    Cause.MBARRIER_ENDED_IN_USE: _OF_MBARRIER,
    Cause.MBARRIER_REINITIALIZED: _OF_MBARRIER,
    Cause.NO_BARRIER_AFTER_INIT: {"user": _OTHERS, "maker": "thread 0"},
    Cause.EMPTY_NEVER_AWAITED: _RELEASED,
    Cause.SOME_READERS_NOT_RELEASING: {"lines": "line 35"},
    Cause.STORE_WAIT_FOR_READ_ONLY: {"wait_call": "cp_async_bulk_wait_group(0)"},
    Cause.SOURCE_OF_LOAD_OVERWRITTEN: {
        "memory": "`src`",
        "write": "line 31",
        "other_line": "line 22",
    },
    Cause.RELEASED_BEFORE_PRODUCT_DONE: _OVERWRITTEN_LATER,
    Cause.BYTES_EXPECTED_DIFFER: {"lines": Named("lines 14 and 21", True)},
    Cause.COPY_BEFORE_EXPECT: {"block": ""},
    Cause.HANDOFF_NOT_AWAITED: {"other_line": "line 21", "waits": "", "absent": _OTHERS},
    Cause.ARRIVES_ON_ANOTHER_MBARRIER: _HANDED_OVER | {"count": 1},
    Cause.WRITTEN_AFTER_ARRIVAL: _OVERWRITTEN_LATER,
    Cause.ILLEGAL_OPERAND: {"text": Reason.COPY_MISALIGNED, "unit": 16, "address": 0x404},
    Cause.INDEX_OUTSIDE_ARRAY: {
        "text": Reason.BEYOND_MEMORY,
        "space": "shared",
        "address": 0x100,
        "limit": 256,
    },
}
_OF_WRONG_OUTPUTS = _examples(
    {
        "0, 1": "index tile",
        "1, 0": "source other_tile",
        "it was loaded from there": "which",
        "rows": "axis",
        "columns": "other_axis",
        "0:8, 32:64": "box",
        "56, 13": "shape",
        "zeros": "fill",
        "0.5": "factor value difference",
        "rows and columns are exchanged": "how",
    }
)
"""Examples for wrong outputs, in which these slots have other meanings."""
_OF_PAGES = {
    "wrong-output": _OF_WRONG_OUTPUTS,
    "store-not-drained": {"overwrites": ""},  # the block ends
    "missing-proxy-fence": {"overwrites": ""},  # the copy reads
}


def code(text: str, marked: Iterable[int] = ()) -> str:
    """Return a block of code in Markdown, with the numbers of its lines, and marked lines."""
    emphasized = ",".join(map(str, marked))
    options = f":emphasize-lines: {emphasized}\n" if emphasized else ""
    return f"```{{code-block}} python\n:lineno-start: 1\n{options}\n{text.rstrip()}\n```"


def _where(hazard: Hazard) -> str:
    if hazard.line is None:
        return "of the launch as a whole"
    if hazard.other_line in (None, hazard.line):
        return f"at line {hazard.line}"
    return f"at line {hazard.line}, against line {hazard.other_line}"


def _outcomes(broken: list[str]) -> str:
    if not broken:
        return "No kernel of the labs with this hazard was recorded on hardware."
    recorded = recording()
    rows = "".join(f"| {_link(name)} | {recorded.broken[name]} |\n" for name in broken)
    return (
        "Kernels of the labs that are broken on purpose and have this hazard (some have others, "
        f"too), run on {recorded.where}:\n\n| kernel | result |\n| --- | --- |\n{rows}"
    )


def _link(name: str) -> str:
    lab = name.split("/")[0]
    return f'<a href="../../labs/{lab}/{lab}.html#{anchor(name)}"><code>{name}</code></a>'


def anchor(name: str) -> str:
    """Return the anchor of the cell that calls `harness.break_it` with this name."""
    return "break-" + re.sub(r"[^a-z0-9]+", "-", name.lower())


def linked(text: str) -> str:
    """Return the page of all kinds with links from the table to the pages of the kinds, and without
    where the repository has their examples."""
    text, count = _EXAMPLES.subn("Each kind has a page with an example that you can run.", text)
    assert count == 1, "docs/hazards.md does not say where examples are"
    for kind in KINDS:
        text = text.replace(f"\n| `{kind}` |", f"\n| [`{kind}`](hazards/{kind}.md) |")
    others = " and ".join(
        f"[{title[0].lower()}{title[1:]}](hazards/{name}.md)"
        for name, (title, _) in _TITLES.items()
    )
    return (
        f"{text}\nThe page of a kind that has several causes lists them; so do those of {others}.\n"
    )
