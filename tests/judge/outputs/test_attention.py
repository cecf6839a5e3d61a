"""The mistake that the weights of a wrong attention show: a numpy kernel with each mistake."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

from harness.judge.attention import wrong_weights
from harness.outputs import Detail, OutputCause

TILE, DIM, HEADS = 64, 64, 2
Mask = Callable[[np.ndarray, np.ndarray], np.ndarray]


@dataclass(frozen=True)
class Kernel:
    """An attention in tiles of keys, as a kernel computes it. ``sees(i, j)``: the mask."""

    keys: int = 150
    causal: bool = False
    sees: Mask | None = None
    keeps_maximum: bool = True
    rescales_products: bool = True
    rescales_weights: bool = True
    divides_by: Callable[[np.ndarray, int], np.ndarray] | None = None  # of weights, by column
    row_of_v: Callable[[np.ndarray], np.ndarray] = np.asarray
    factor: float = 1.0
    hidden: float = -np.inf  # the score of a masked key
    skips: bool = False  # the tiles that no query of a block sees

    def inputs(self) -> dict[str, np.ndarray]:
        rng = np.random.default_rng(3)
        inputs = {}
        for name, length in (("q", self.keys if self.causal else 40), ("k", self.keys)):
            inputs[name] = rng.standard_normal((HEADS, length, DIM))
        inputs["q"] *= 1.5
        return {**inputs, "v": rng.standard_normal((HEADS, self.keys, DIM))}

    def run(self, q: np.ndarray, k: np.ndarray, v: np.ndarray) -> np.ndarray:
        out = np.zeros(q.shape)
        for head, i in np.ndindex(q.shape[:2]):
            out[head, i] = self._row(i, q[head, i], k[head], v[head])
        return out

    def _row(self, i: int, q: np.ndarray, k: np.ndarray, v: np.ndarray) -> np.ndarray:
        tiles = -(-self.keys // TILE)
        k, v = (np.pad(operand, ((0, -self.keys % TILE), (0, 0))) for operand in (k, v))
        top, total, o = -np.inf, 0.0, np.zeros(DIM)
        held = np.zeros(len(k))
        for n in range(min(tiles, i // TILE + 1) if self.skips else tiles):
            j = np.arange(n * TILE, (n + 1) * TILE)
            sees = self.sees or (lambda i, j: (j < self.keys) & (not self.causal or j <= i))
            seen = np.broadcast_to(sees(np.array(i), j), j.shape)
            s = np.where(
                seen, k[j] @ q * self.factor / math.sqrt(DIM), self.hidden / math.sqrt(DIM)
            )
            new = max(top, s.max()) if self.keeps_maximum else s.max()
            if new == -np.inf:
                continue
            factor, top = math.exp(top - new), new
            w = np.exp(s - new)
            held *= factor
            held[j] = w
            total = total * (factor if self.rescales_weights else 1) + w.sum()
            o = o * (factor if self.rescales_products else 1) + w @ v[self.row_of_v(j)]
        if self.divides_by is not None:
            return o / np.array([self.divides_by(held, column).sum() for column in range(DIM)])
        return o / total


def quarter(weights: np.ndarray, column: int) -> np.ndarray:
    return weights[np.arange(len(weights)) % 8 // 2 == column % 8 // 2]


def found_in(kernel: Kernel, right: Kernel):
    inputs = kernel.inputs()
    got, wanted = kernel.run(**inputs), right.run(**inputs)
    wrong = ~np.isclose(got, wanted, rtol=2**-7, atol=1e-2)
    assert wrong.any()
    return wrong_weights("out", got, wrong, inputs, kernel.causal, TILE)


MISTAKES = {
    "a key too few": (Kernel(sees=lambda i, j: j < 149), OutputCause.WRONG_KEYS_ATTENDED),
    "padding counts": (Kernel(sees=lambda i, j: j < 192), OutputCause.WRONG_KEYS_ATTENDED),
    "without itself": (
        Kernel(causal=True, sees=lambda i, j: j < i),
        OutputCause.WRONG_KEYS_ATTENDED,
    ),
    "in the tiles": (
        Kernel(causal=True, sees=lambda i, j: (j % 64 <= i % 64) & (j // 64 <= i // 64)),
        OutputCause.WRONG_KEYS_ATTENDED,
    ),
    "first row of a thread": (
        Kernel(causal=True, sees=lambda i, j: (j <= i - i % 16 // 8 * 8) & (j < 150)),
        OutputCause.WRONG_KEYS_ATTENDED,
    ),
    "first column of a thread": (
        Kernel(sees=lambda i, j: j // 64 * 64 + j % 8 // 2 * 2 < 150),
        OutputCause.WRONG_KEYS_ATTENDED,
    ),
    "masked as 0": (Kernel(causal=True, hidden=0, skips=True), OutputCause.MASKED_KEYS_COUNT),
    "masked as -5": (Kernel(hidden=-5), OutputCause.MASKED_KEYS_COUNT),
    "products": (Kernel(rescales_products=False), OutputCause.WEIGHTS_OF_DIFFERENT_MAXIMA),
    "weights": (Kernel(rescales_weights=False), OutputCause.WEIGHTS_OF_DIFFERENT_MAXIMA),
    "a quarter": (Kernel(divides_by=quarter), OutputCause.WEIGHTS_SUMMED_IN_PART),
    "halves of v": (Kernel(keys=128, row_of_v=lambda j: j ^ 32), OutputCause.WEIGHTS_OF_OTHER_ROWS),
    "power of 2": (Kernel(factor=math.log(2)), OutputCause.SCORES_SCALED_OTHERWISE),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_the_mistake_is_named(name: str) -> None:
    kernel, cause = MISTAKES[name]
    diagnosis = found_in(kernel, Kernel(keys=kernel.keys, causal=kernel.causal))
    assert diagnosis is not None and diagnosis.cause is cause


def test_the_keys_of_a_query_are_named() -> None:
    diagnosis = found_in(MISTAKES["without itself"][0], Kernel(causal=True))
    assert diagnosis is not None
    query = diagnosis.slots["query"]
    assert (diagnosis.slots["takes"], diagnosis.slots["wanted"]) == (
        "no key",
        "key 0",
    ) and query == 0


@pytest.mark.parametrize("score", [0, -1, -7.5, 3])
def test_the_score_of_masked_keys_is_named(score: float) -> None:
    diagnosis = found_in(Kernel(causal=True, hidden=score, skips=True), Kernel(causal=True))
    assert diagnosis is not None and float(diagnosis.slots["score"]) == pytest.approx(
        score, rel=0.05
    )


def test_the_query_that_a_mask_takes_for_another_is_named() -> None:
    diagnosis = found_in(MISTAKES["first row of a thread"][0], Kernel(causal=True))
    assert diagnosis is not None
    facts = [diagnosis.slots[name] for name in ("how", "query", "mistaken")]
    assert facts == [Detail.ROW_OF_ANOTHER_ACCUMULATOR, 8, 0]


def test_a_mistake_that_no_candidate_is_gets_no_cause() -> None:
    """Each seventh key is left out: nobody's mistake."""
    assert found_in(Kernel(sees=lambda i, j: (j < 150) & (j % 7 != 3)), Kernel()) is None


def test_a_falling_maximum_is_named_if_exactly_its_rows_are_nan() -> None:
    inputs = Kernel().inputs()
    inputs["q"][0, 5] = 0
    inputs["q"][0, 5, 0] = 1000
    inputs["k"][:, :TILE, 0], inputs["k"][:, TILE:, 0] = 3, -3
    wanted = Kernel().run(**inputs)
    got = wanted.copy()
    got[0, 5] = np.nan
    diagnosis = wrong_weights("out", got, np.isnan(got), inputs, False, TILE)
    assert diagnosis is not None and diagnosis.cause is OutputCause.MAXIMUM_FALLS
    assert (diagnosis.slots["head"], diagnosis.slots["query"]) == (0, 5)
    got[0, 6] = np.nan
    diagnosis = wrong_weights("out", got, np.isnan(got), inputs, False, TILE)
    assert diagnosis is None or diagnosis.cause is not OutputCause.MAXIMUM_FALLS


def test_a_mask_of_infinity_is_named_if_exactly_its_rows_are_nan() -> None:
    """Rows 63 and 127 see all keys of their last tile."""
    right = Kernel(causal=True, skips=True)
    inputs = right.inputs()
    got = right.run(**inputs)
    got[:, [i for i in range(150) if i not in (63, 127)]] = np.nan
    diagnosis = wrong_weights("out", got, np.isnan(got), inputs, True, TILE)
    assert diagnosis is not None and diagnosis.cause is OutputCause.MASKED_KEYS_COUNT
    assert diagnosis.slots["score"] == "infinity"
    got[0, 63] = np.nan
    assert wrong_weights("out", got, np.isnan(got), inputs, True, TILE) is None


def test_rows_that_are_all_nan_fit_no_candidate() -> None:
    """A single tile with a rest: each row has masked keys, and without its tile it would be NaN."""
    kernel = Kernel(keys=24, causal=True, skips=True)
    inputs = kernel.inputs()
    got = np.full((HEADS, 24, DIM), np.nan)
    assert wrong_weights("out", got, np.isnan(got), inputs, True, TILE) is None
