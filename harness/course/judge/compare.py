"""The comparison of a whole output with its reference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from harness.base.processes.parallel import in_threads, slices
from harness.course.exercises.exercise import Arrays, Exercise, Launch, Output, Shape, Tolerance
from harness.course.judge.verdict import InputElement, WrongElement, WrongOutput
from harness.course.judge.wrong_places import Compared, part_with, patterns, tile_states
from harness.course.outputs import Explanation, OutputCause, headline_of, help_of
from harness.sanitizer.emulator import OutsideBox

_FIRST = 6  # wrong elements that are named
_PIECE_ELEMENTS = 1 << 17


def dtype_of(name: str) -> np.dtype:
    """numpy's dtype of that name; `bfloat16` comes from ml_dtypes."""
    if name == "bfloat16":
        import ml_dtypes  # only exercises that use it pay for it

        bfloat16: np.dtype = np.dtype(ml_dtypes.bfloat16)
        return bfloat16
    return np.dtype(name)


def wrong_elements(got: np.ndarray, expected: np.ndarray, tolerance: Tolerance) -> np.ndarray:
    """bool, same shape: where ``got`` is not ``expected`` (float64, or rounded to got's dtype)
    within ``tolerance``.

    Cut into pieces that a CPU's cache holds: whole, the arrays in between take gigabytes, and
    several judges' at a time.
    """
    if got.ndim == 0 or got.size <= _PIECE_ELEMENTS:
        return _wrong_in_piece(got, expected, tolerance)
    wrong = np.empty(got.shape, bool)

    def look(piece: slice) -> None:
        wrong[piece] = _wrong_in_piece(got[piece], expected[piece], tolerance)

    in_threads(look, slices(len(got), max(1, _PIECE_ELEMENTS * len(got) // got.size)))
    return wrong


def _wrong_in_piece(got: np.ndarray, expected: np.ndarray, tolerance: Tolerance) -> np.ndarray:
    rounded = expected.astype(got.dtype, copy=False)
    bits = np.dtype(f"u{got.dtype.itemsize}")
    with np.errstate(invalid="ignore"):  # a kernel may write any bits, signaling NaNs among them
        wrong: np.ndarray = (
            got.view(bits) != rounded.view(bits) if tolerance.bits else got != rounded
        )
        if wrong.any():
            wrong &= ~((got != got) & (rounded != rounded))  # NaN where NaN is expected
        if (tolerance.rtol or tolerance.atol) and wrong.any():
            wide, reference = got.astype(np.float64), rounded.astype(np.float64)
            bound = tolerance.atol + tolerance.rtol * np.abs(reference)
            wrong &= ~((np.abs(wide - reference) <= bound) & np.isfinite(reference))
    return wrong


def compare(
    output: Output,
    got: np.ndarray,
    expected: np.ndarray,
    tolerance: Tolerance,
    missing: np.ndarray | None = None,
    undefined: np.ndarray | None = None,
    outside: tuple[OutsideBox, ...] = (),
) -> WrongOutput | None:
    """Return the wrong elements of an output, or None if every element is right.

    ``missing``: the elements that nothing wrote; ``undefined``: those that hold an undefined value.
    Both are wrong, whatever their bits. bool, the output's shape; None if there are none.
    ``outside``: boxes outside of their tensors (see `wrong_places`).
    """
    wrong = wrong_elements(got, expected, tolerance)
    missing = np.zeros(got.shape, np.bool_) if missing is None else missing
    wrong = wrong | missing
    if undefined is not None:
        wrong |= undefined
    count = int(np.count_nonzero(wrong))
    if not count:
        return None
    index = tuple(int(i) for i in np.unravel_index(int(np.argmax(wrong)), wrong.shape))
    tile = tuple(i // t for i, t in zip(index, output.tile, strict=True))
    wanted = expected.astype(got.dtype)
    compared = Compared(output, got, wanted, wrong, missing, outside)
    is_undefined = undefined is not None and bool(undefined[index])
    common = () if is_undefined else patterns(compared)
    unknown = OutputCause.UNDEFINED_VALUES if is_undefined else OutputCause.WRONG_VALUES
    boxes = [each for each in common if each.cause is OutputCause.BOX_OUTSIDE_TENSOR]
    shown = common[0] if common else Explanation(unknown, output=output.name)
    return WrongOutput(
        output=output.name,
        dtype=output.dtype,
        shape=tuple(output.shape),
        index=index,
        expected=float(wanted[index]),
        got=float(got[index]),
        tile=tile,
        tile_shape=tuple(output.tile),
        wrong_elements=count,
        unwritten_elements=int(np.count_nonzero(missing)),
        total_elements=int(wrong.size),
        undefined=is_undefined,
        pattern=" ".join(map(headline_of, common)),
        causes=tuple(str(each.cause) for each in common) or (str(unknown),),
        help=help_of(shown),
        where=part_with(compared, compared.wrong),
        first=tuple(_first(compared, undefined)),
        tiles=tile_states(compared),
        outside=" ".join(map(headline_of, boxes)),
        outside_line=boxes[0].slots["line"] if boxes else None,
    )


def without_box(wrong: WrongOutput) -> WrongOutput:
    """Return ``wrong`` without the load of a box outside of its tensor as an explanation."""
    causes = tuple(cause for cause in wrong.causes if cause != OutputCause.BOX_OUTSIDE_TENSOR)
    pattern = " ".join(wrong.pattern.replace(wrong.outside, "").split())
    return replace(wrong, pattern=pattern, causes=causes or (str(OutputCause.WRONG_VALUES),))


def _first(compared: Compared, undefined: np.ndarray | None) -> Iterator[WrongElement]:
    for at in np.flatnonzero(compared.wrong)[:_FIRST]:
        index = tuple(int(i) for i in np.unravel_index(int(at), compared.wrong.shape))
        expected, got = float(compared.wanted[index]), float(compared.got[index])
        missing = bool(compared.missing[index])
        is_undefined = undefined is not None and bool(undefined[index])
        yield WrongElement(index, expected, got, missing, is_undefined)


_MOST_INPUTS = 4


def inputs_of_element(
    exercise: Exercise, shape: Shape, inputs: Arrays, launch: Launch, wrong: WrongOutput
) -> tuple[InputElement, ...]:
    """Return the elements of the inputs that the reference computes the first wrong element from,
    or none if there are many.

    They are found by exchange, in halves: with other numbers there, the element differs; with other
    numbers everywhere else, it does not.
    """
    others = exercise.inputs(shape, np.random.default_rng(0))

    def element(changed: Arrays) -> Any:
        try:
            return exercise.reference(shape, {**inputs, **changed})[wrong.output][wrong.index]
        except (IndexError, ValueError):
            return np.empty(0)  # sizes or places of two draws, which do not fit together

    def decides(name: str, begin: int, end: int) -> bool:
        changed = inputs[name].copy()
        changed.reshape(-1)[begin:end] = others[name].reshape(-1)[begin:end]
        return not np.array_equal(element({name: changed}), expected, equal_nan=True)

    expected = element({})
    spans = [(name, 0, array.size) for name, array in inputs.items()]
    while spans := [span for span in spans if decides(*span)]:
        if len(spans) > _MOST_INPUTS:
            return ()
        if all(end - begin == 1 for _, begin, end in spans):
            break
        halves = [(name, begin, (begin + end) // 2, end) for name, begin, end in spans]
        spans = [
            (name, *half)
            for name, begin, middle, end in halves
            for half in ((begin, middle), (middle, end))
            if half[0] < half[1]
        ]
    elsewhere = {name: array.copy() for name, array in others.items()}
    for name, at, _ in spans:
        elsewhere[name].reshape(-1)[at] = inputs[name].reshape(-1)[at]
    if not np.array_equal(element(elsewhere), expected, equal_nan=True):
        return ()
    return tuple(
        InputElement(
            launch.name_of(name),
            str(inputs[name].dtype),
            tuple(map(int, np.unravel_index(at, inputs[name].shape))),
            float(inputs[name].reshape(-1)[at]),
        )
        for name, at, _ in spans
    )
