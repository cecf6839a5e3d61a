"""Kernels that are wrong for few shapes or few numbers: edits of solutions.

Each is right, at least for some seeds, on the shapes and numbers that its exercise draws at random:
its axes, its demands and its `values` find it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from harness.course.judge.submission import Submission
from harness.course.judge.verdict import Verdict
from tests import judge_here
from tests.labs.lab_tests import handed_in, module_of


@dataclass(frozen=True)
class Hidden:
    """``old`` in the solution of ``exercise`` becomes ``new``."""

    name: str
    exercise: str
    old: str
    new: str


_BITS = "out[i] = find_highest_bit(src[i])"
_SUM = "        total += ring[stage, thread]"
_SCALED = "        out[i] = scale * tile[thread]"
_BYTE = "            out[y, x] = tile[row, thread]"
_ADDED = "    tile[row, col] += np.float32(row * 4 + col)"
_REST = "            dst[i] = src[i]"
_ROW = "            buffers[buffer, col] = u[row] * v[col]"
_TURNED = "            out[c0 + col, c1 + row] = words[place]"
_PARITY = "(r - 1) & 1"
_MULTIPLIED = """            stage, phase = multiply_tile(acc, base, mine, tiles_k, stage, phase)
            i, j = place(t, tiles_m, tiles_n)
"""
_IF_IT_HAS_ROWS = """            i, j = place(t, tiles_m, tiles_n)
            if i * 128 + mine < m:
                stage, phase = multiply_tile(acc, base, mine, tiles_k, stage, phase)
"""


def _off(line: str, wrong: str, condition: str) -> str:
    """``line``, or ``wrong`` if ``condition`` holds."""
    indent = line[: len(line) - len(line.lstrip())]
    return f"{line}\n{indent}if {condition}:\n{indent}    {wrong}"


def _skip(line: str, condition: str) -> str:
    """``line``, omitted if ``condition`` holds."""
    indent = line[: len(line) - len(line.lstrip())]
    return f"{indent}if not ({condition}):\n    {line}"


HIDDEN = (
    Hidden("one below tiles", "vector-copy", _REST, _skip(_REST, "n % 4096 == 4095")),
    Hidden("last partial vector", "vector-copy", _REST, _skip(_REST, "i // 4 * 4 + 3 == n")),
    Hidden("whole tiles", "load-1d", _SCALED, _skip(_SCALED, "out.shape[0] % 256 == 0")),
    Hidden("whole tiles along both", "load-2d", _BYTE, _skip(_BYTE, "out.size % 4096 == 0")),
    Hidden(
        "power of two", "highest-bit", _BITS, f"if src.size & (src.size - 1):\n            {_BITS}"
    ),
    Hidden("one element", "load-1d", _SCALED, _skip(_SCALED, "out.shape[0] <= 4")),
    Hidden("block > 3", "highest-bit", _BITS, f"if cuda.blockIdx.x <= 3:\n            {_BITS}"),
    Hidden("single frame", "drain", _SUM, _skip(_SUM, "frames == 1")),
    Hidden("from frame 8", "drain", _SUM, _skip(_SUM, "k == 8")),
    Hidden("odd tiles", "tile-copy", _ADDED, _skip(_ADDED, "cuda.gridDim.x % 2 == 1")),
    Hidden("rows of 1024", "bulk-stream-out", _ROW, _skip(_ROW, "cols == 1024")),
    Hidden("parity until round 7", "multicast-stream", _PARITY, "(min(r, 6) - 1) & 1"),
    Hidden("a warpgroup without rows", "gemm-persistent", _MULTIPLIED, _IF_IT_HAS_ROWS),
)
"""Wrong for shapes that the demands and the axes of the exercises have in every grading."""


_COPIED = "        out[c1 + row, c0 + col] = words[place]"
_CLIPPED = "        tile[k] = min(max(tile[k], -limit), limit)"
_SUMMED = "            total += src[row, c0 + thread]"
_PAIR = "            pairs[r, col // 2] = ptx.cvt_rn_bf16x2_f32(acc[2 * i + 1], acc[2 * i])"
_IS_0 = "src[row, c0 + thread] == 0"
_FENCE = "        ptx.fence_proxy_async_shared_cta()"
_TILE = "words[0] == {0} and words[1] == {0} and words[2] == {0} and words[33] == {0}"
_ZERO, _LARGE, _NAN, _INFINITE = "{0} == 0", "abs({0}) > 100", "{0} != {0}", "abs({0}) > 3.5e38"
_ANY = (_ZERO, _LARGE, _NAN, _INFINITE)


def _by_value(exercise: str, line: str, number: str, *conditions: str) -> tuple[Hidden, ...]:
    """``line``, omitted for some values of ``number``."""
    return tuple(
        Hidden(
            f"{exercise}: {condition.format('x')}",
            exercise,
            line,
            _skip(line, condition.format(number)),
        )
        for condition in conditions
    )


_SUMS = "    value = src[row, thread]"
_POINT = "            values[lane] *= x[point]"
_LABELS = "        tile[0, k, row, col] = np.float32(1) if label == c2 + k else np.float32(0)"
_SAME = "0 <= label == labels[c3, c1, c0] == labels[c3, c1, c0 + 1] == labels[c3, c1, c0 + 3]"
_DOME = "    dome[row, col] = np.uint32(z + d) if d <= 225 else FAR"
_OUT = "    store(o, total, out, head, row, thread)"
_LOUD = """    for i in ptx.unrolled(32):
        if o[i] > 6 * total[i // 2 % 2]:
            o[i] = -o[i]"""
BY_VALUE = (
    *_by_value("vector-copy", _REST, "src[i]", *_ANY),
    *_by_value("load-1d", _SCALED, "tile[thread]", *_ANY),
    *_by_value("decode-swizzle", _COPIED, "words[place]", *_ANY),
    *_by_value("transpose", _TURNED, "words[place]", *_ANY),
    *_by_value("bulk-copy-through", _CLIPPED, "tile[k]", _LARGE, _INFINITE),
    *_by_value("column-sums", _SUMMED, "src[row, c0 + thread]", _LARGE),
    *_by_value("gemm-one-tile", _PAIR, "acc[2 * i]", _ZERO, _LARGE),
    Hidden("one sign", "attend-one-tile", _OUT, f"{_LOUD}\n{_OUT}"),
    Hidden("one class", "store-4d", _LABELS, _LABELS.replace("else", f"and not ({_SAME}) else")),
    *_by_value("ping-pong", _POINT, "x[point]", _ZERO),
    Hidden("a sum above 100", "phase-counter", _SUMS, _off(_SUMS, "value = 0", "value > 100")),
    Hidden("one for 0", "phase-counter", _SUMS, _off(_SUMS, "value = 1", "value == 0")),
    Hidden("the nearest", "depth-buffer", _DOME, _skip(_DOME, "z == 0")),
    Hidden("far away", "depth-buffer", _DOME, _DOME.replace("z + d", "np.float32(z + d)")),
    Hidden("one too many for 0", "column-sums", _SUMMED, _off(_SUMMED, "total += 1", _IS_0)),
    Hidden("a fence left out", "reuse-buffer", _FENCE, _skip(_FENCE, "value > 100")),
    Hidden("0 for -0", "decode-swizzle", _COPIED, _COPIED + " + np.float32(0)"),
    Hidden("a tile of zeros", "transpose", _TURNED, _skip(_TURNED, _TILE.format(0))),
    Hidden("a tile of ones", "transpose", _TURNED, _skip(_TURNED, _TILE.format(1))),
)  # fmt: skip
"""Wrong for some values of their inputs alone."""


@cache
def submission_of(hidden: Hidden, seed: int) -> Submission:
    """The submission of the edited solution."""
    name = hidden.exercise

    def change(source: str) -> str:
        assert hidden.old in source, f"{hidden.name}: {name} has no such line"
        return source.replace(hidden.old, hidden.new, 1)

    submitted = handed_in(module_of(name, change), name, seed)
    assert not isinstance(submitted, Verdict), submitted.problems
    return submitted


def judged(hidden: Hidden, seed: int) -> Verdict:
    return judge_here.ask(submission_of(hidden, seed), seed=seed, device="emulator")
