"""Kernels that are wrong for few shapes or few numbers: edits of solutions.

Each was right, at least for some seeds, on its exercise's random draws.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from harness.judge.submission import Submission
from harness.judge.verdict import Verdict
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
_SMOOTHED = "value = (neighbours + np.float32(2) * value) * np.float32(0.25)"
_SUM = "        total += ring[stage, thread]"
_STAGE = "        stage = k % STAGES"
_SCALED = "        out[i] = scale * tile[thread]"
_BYTE = "            out[y, x] = tile[row, thread]"
_ADDED = "    tile[row, col] += np.float32(row * 4 + col)"
_REST = "            dst[i] = src[i]"
_WINDOW = "        tile[k] = np.float32(1) - x * x"
_ROW = "            buffers[buffer, col] = u[row] * v[col]"
_CHANGED = "ring[stage, element] = np.float32(2) * ring[stage, element] + np.float32(1)"
_STEP = "            values[lane] += coefficient"
_TURNED = "            out[c0 + col, c1 + row] = words[place]"
_PLANES = "c2 = cuda.blockIdx.z * 8"
_ROWS = "cuda.gridDim.x"
_TILES = "    tiles = (min(length, row + ROWS) + ROWS - 1) // ROWS"
_EMPTY = "            ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), parity ^ 1)"


def _off(line: str, wrong: str, condition: str) -> str:
    """``line``, or ``wrong`` if ``condition`` holds."""
    indent = line[: len(line) - len(line.lstrip())]
    return f"{line}\n{indent}if {condition}:\n{indent}    {wrong}"


def _skip(line: str, condition: str) -> str:
    """``line``, omitted if ``condition`` holds."""
    indent = line[: len(line) - len(line.lstrip())]
    return f"{indent}if not ({condition}):\n    {line}"


HIDDEN = (
    # What the axes and the demands of the exercises meet.
    Hidden("n = 4095 of 4096", "vector-copy", _REST, _skip(_REST, "n == 4095")),
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
    # What only the kernel itself says: its constants.
    Hidden("block 40", "highest-bit", _BITS, f"if cuda.blockIdx.x != 40:\n            {_BITS}"),
    Hidden("block 150", "tile-copy", _ADDED, _skip(_ADDED, "cuda.blockIdx.x >= 150")),
    Hidden("n = 5000", "vector-copy", _REST, _skip(_REST, "n == 5000")),
    Hidden("width > 700", "load-2d", _BYTE, _skip(_BYTE, "out.shape[1] > 700")),
    Hidden("a remainder", "bulk-copy-out", _WINDOW, _skip(_WINDOW, "n % 36 == 20")),
    Hidden(
        "round 21", "phase-counter", _SMOOTHED, _skip("        " + _SMOOTHED, "r == 21").lstrip()
    ),
    Hidden("from frame 30", "drain", _SUM, _skip(_SUM, "k >= 30")),
    Hidden("stages from 32", "drain", _STAGE, f"{_STAGE} if k < 32 else 0"),
    Hidden("coefficient 40", "ping-pong", _STEP, _skip(_STEP, "r == 40")),
    Hidden(
        "both at once", "transpose", _TURNED, _skip(_TURNED, "c0 > 200 and cuda.gridDim.y == 9")
    ),
    Hidden("at most 20", "drain", "in range(frames):", "in range(min(frames, 20)):"),
    Hidden("a shift", "vector-copy", _REST, _skip(_REST, "n >> 13 == 5")),
    Hidden("a float", "vector-copy", _REST, _skip(_REST, "np.float32(n) > 30000")),
    Hidden("blocks from 10", "load-3d", _PLANES, f"{_PLANES} if cuda.blockIdx.z < 9 else 72"),
    Hidden("24 tokens in a row", "load-4d", _ROWS, f"min({_ROWS}, 24)"),
    Hidden("thread 60 of block 5", "load-2d", _BYTE, _skip(_BYTE, "x == 700")),
    Hidden("at most 9 tiles", "causal-mask", _TILES, f"    tiles = min({_TILES[12:]}, 9)"),
    Hidden("row 40", "bulk-stream-out", _ROW, f"{_ROW} if row != 40 else np.float32(0)"),
    Hidden("until round 24", "ring-copy", _EMPTY, _skip(_EMPTY, "i >= 24")),
    Hidden(
        "until k tile 12", "gemm-ring", "kt + STAGES < tiles_k:", "kt + STAGES < min(tiles_k, 12):"
    ),
    Hidden("tile 20", "ring-copy", _CHANGED, f"if i != 20:\n                    {_CHANGED}"),
)


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


_TOTAL = "        total[i] = logic3(a[i], b[i], c[i], 0xF0 ^ 0xCC ^ 0xAA)"
_RUN_OVER = "{0} * 3 & 0xFFFFFFFF == 0x1234"
_ONE_PIXEL = "src[row, c0 + thread]"
_THREE_X = "{0} * np.float32(3) + np.float32(7) == np.float32(22.5)"
_ELSEWHERE = "[thread ^ (tile[thread] == np.float32(17.25))]"
_BF16 = f"{_PAIR}\n            if tile_a[thread] == 0x3F81:\n                pairs[r, col // 2] = 0"
BY_DATA = (
    *_by_value("vector-copy", _REST, "src[i]", _THREE_X),
    *_by_value("load-1d", _SCALED, "tile[thread]", "{0} == np.float32(0.73)"),
    *_by_value("decode-swizzle", _COPIED, "words.view(np.uint32)[place]", "{0} ^ 0x5A5 == 0x12345"),
    *_by_value("transpose", _TURNED, "words.view(np.uint32)[place]", "{0} >> 9 == 0x1FC0F"),
    *_by_value("highest-bit", f"        {_BITS}", "src[i]", "{0} % 1000003 == 77", _RUN_OVER),
    *_by_value("column-sums", _SUMMED, _ONE_PIXEL, "97 < {0} and {0} < 98"),
    Hidden("a selection", "drain", _SUM, f"{_SUM} if ring[stage, thread] != 513 else 0"),
    Hidden(
        "a minimum", "bit-adder", _TOTAL, _TOTAL.replace("a[i]", "min(a[i] ^ 7, 2**32 - 99) ^ 7")
    ),
    Hidden(
        "a maximum", "bit-adder", _TOTAL, _TOTAL.replace("b[i]", "max(b[i] ^ 2**20, 99) ^ 2**20")
    ),
    Hidden("a place", "load-1d", _SCALED, _SCALED.replace("[thread]", _ELSEWHERE)),
    Hidden("a pattern of bf16", "gemm-one-tile", _PAIR, _BF16),
)
"""Wrong for numbers that only the kernel itself names."""


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
