"""The steps of the ladders as differences of code: `{{rung gemm 6}}` in a lab's text.

Made from the ladders' own sources when the lab is built. A step compares excerpts of two files. It
compares lines without their indentation, because a loop that is put around code is one change.
"""

from __future__ import annotations

import difflib
import textwrap
from dataclasses import dataclass
from importlib import resources

KERNELS = "harness.bench.kernels"


@dataclass(frozen=True)
class Excerpt:
    """Lines of a file, from the first that begins with ``first``. The last one is the next that
    begins with ``last``; without it, the excerpt is the block below the first line, which is
    included.

    ``file`` is below the kernels' folder. ``after``: a line before it, if ``first`` is not unique.
    """

    file: str
    first: str
    last: str = ""
    after: str = ""

    def lines(self) -> list[str]:
        """Raises LookupError if the file has no such lines."""
        path = resources.files(KERNELS).joinpath(f"{self.file}.py")
        lines = path.read_text(encoding="utf-8").splitlines()
        start = self._find(lines, self.after, 0) if self.after else 0
        start = self._find(lines, self.first, start)
        end = self._find(lines, self.last, start) if self.last else _end_of_block(lines, start)
        return textwrap.dedent("\n".join(lines[start : end + 1])).splitlines()

    def _find(self, lines: list[str], beginning: str, start: int) -> int:
        for number, line in enumerate(lines[start:], start):
            if line.strip().startswith(beginning):
                return number
        raise LookupError(f"{self.file}.py has no line that begins with {beginning!r}")


def _end_of_block(lines: list[str], start: int) -> int:
    margin = _indentation(lines[start])
    end = start
    for number, line in enumerate(lines[start + 1 :], start + 1):
        if line.strip():
            if _indentation(line) <= margin:
                break
            end = number
    return end


def _indentation(line: str) -> int:
    return len(line) - len(line.lstrip())


@dataclass(frozen=True)
class Part:
    """Two excerpts to compare; without ``before``, all of ``after`` is new."""

    before: Excerpt | None
    after: Excerpt

    def lines(self, context: int = 1) -> list[str]:
        """The difference: lines that begin with a blank, "-" or "+"; "@@" where some are left
        out."""
        old = self.before.lines() if self.before else []
        new = self.after.lines()
        matcher = difflib.SequenceMatcher(
            a=[line.strip() for line in old], b=[line.strip() for line in new], autojunk=False
        )
        lines: list[str] = []
        for group in matcher.get_grouped_opcodes(context):
            lines += ["@@"] if lines else []
            for kind, a, a_end, b, b_end in group:
                if kind == "equal":
                    lines += [f" {line}" for line in new[b:b_end]]
                else:
                    lines += [f"-{line}" for line in old[a:a_end]]
                    lines += [f"+{line}" for line in new[b:b_end]]
        return [line.rstrip() for line in lines]


def _kernels(before: str, after: str, name: str) -> Part:
    return Part(Excerpt(before, f"def {name}("), Excerpt(after, f"def {name}("))


_PIPELINE = "gemm/pipeline"
_1, _2, _3, _4 = (f"gemm/rung0{rung}" for rung in ("1_one_tile", "2_k_loop", "3_tma", "4_ring"))
_5, _6, _7 = (f"gemm/rung0{rung}" for rung in ("5_roles", "6_two_consumers", "7_persistent"))
_9, _10, _11 = "gemm/rung09_multicast", "gemm/rung10_overlapped_store", "gemm/rung11_last_wave"
_ONLINE, _RING, _ROLES, _TURNS = (
    f"attention/rung0{rung}" for rung in ("1_online", "2_ring", "3_roles", "4_turns")
)

STEPS: dict[str, dict[int, tuple[Part, ...]]] = {
    "gemm": {
        2: (_kernels(_1, _2, "gemm"),),
        3: (_kernels(_2, _3, "gemm"),),
        4: (Part(None, Excerpt(_4, "def load(")), _kernels(_3, _4, "gemm")),
        5: (_kernels(_4, _5, "gemm"),),
        6: (
            Part(Excerpt(_5, "TILE_M, TILE_N", "THREADS ="), Excerpt(_6, "TILE_M", "THREADS =")),
            _kernels(_5, _6, "gemm"),
        ),
        7: (_kernels(_6, _7, "gemm"),),
        8: (
            Part(
                Excerpt(_7, "ptx.wgmma_wait_group(0)", "ptx.mbarrier_arrive(empty"),
                Excerpt(
                    _PIPELINE, "ptx.wgmma_wait_group(1)", "before = stage", "def accumulate(acc"
                ),
            ),
            Part(None, Excerpt(_PIPELINE, "def release(base")),
        ),
        9: (
            Part(Excerpt(_PIPELINE, "def load(base"), Excerpt(_9, "def load_half(")),
            Part(None, Excerpt(_9, "def relay_releases(")),
        ),
        10: (
            Part(Excerpt(_PIPELINE, "def multiply(acc"), Excerpt(_10, "def tile(acc")),
            Part(None, Excerpt(_10, "def write(")),
        ),
        11: (_kernels(_10, _11, "gemm"),),
    },
    "attention": {
        2: (_kernels(_ONLINE, _RING, "attention"),),
        3: (Part(Excerpt(_RING, "while n > 0:"), Excerpt(_ROLES, "while n > 0:")),),
        4: (Part(Excerpt(_ROLES, "while n > 0:"), Excerpt(_TURNS, "while n > 0:")),),
    },
}


def step(ladder: str, rung: int) -> str:
    """Return what a rung of a ladder changes, as a block of Markdown. Raises LookupError for an
    unknown rung, and for sources that no longer have the excerpts."""
    parts = ("\n".join(part.lines()) for part in STEPS[ladder][rung])
    return "\n".join(("```diff", "\n@@\n".join(parts), "```"))
