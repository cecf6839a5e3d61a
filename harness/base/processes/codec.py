"""The codec of everything that crosses between processes: frozen dataclasses to JSON and back.

`msgspec` decodes and checks types. It is strict about them, but takes a dataclass that has too many
fields, and fills in those that are missing: `loads` rejects both. JSON has no NaN and no infinity;
in an `AnyFloat` they travel as the strings "nan", "inf" and "-inf".
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
import math
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

T = TypeVar("T")

if TYPE_CHECKING:
    AnyFloat = float
else:

    class AnyFloat(float):
        """The type of a field whose number may be NaN or infinite."""


_NOT_FINITE = ("nan", "inf", "-inf")


class CodecError(ValueError):
    """The text is not of the expected form; the message names the field."""


def dumps(value: object, longest: int | None = None) -> str:
    """Return a dataclass as a line of ASCII JSON. Texts of more than ``longest`` characters are
    cut."""
    return json.dumps(_plain(value, longest), allow_nan=False, separators=(",", ":"))


def loads(cls: type[T], text: str | bytes) -> T:
    """The dataclass that ``text`` holds. Raises CodecError for anything but exactly its fields,
    each of its type."""
    value, original = _decoded(cls, text)
    try:
        written = _plain(value, None)
        if written != original:
            raise CodecError(f"{cls.__name__}{_difference(original, written)}")
    except RecursionError:
        raise CodecError(f"{cls.__name__}: nested too deeply") from None
    return value


def loads_kept(cls: type[T], text: str | bytes) -> T:
    """Return the dataclass in a file that another version may have written: fields that no
    longer exist are left out, and new fields get their defaults. Never for data that crosses
    between processes."""
    return _decoded(cls, text)[0]


def _decoded(cls: type[T], text: str | bytes) -> tuple[T, Any]:
    """The value, and the JSON that it was made of."""
    try:
        original = msgspec.json.decode(text)
        return msgspec.convert(original, cls, strict=True, dec_hook=_any_float), original
    except msgspec.ValidationError as error:
        raise CodecError(f"{cls.__name__}: {error}"[:300]) from None
    except (ValueError, RecursionError) as error:
        raise CodecError(f"not JSON: {type(error).__name__}: {error}"[:300]) from None


def _any_float(kind: type, value: object) -> float:
    if kind is not AnyFloat:
        raise TypeError(f"the codec cannot carry {kind!r}")
    if type(value) in (int, float) or value in _NOT_FINITE:
        with contextlib.suppress(OverflowError):
            return AnyFloat(value)  # type: ignore[arg-type]
    raise ValueError(f"Expected `float`, got `{type(value).__name__}`")


def _plain(value: Any, longest: int | None) -> Any:
    """Return the value as JSON has it. This does not use `msgspec.to_builtins`, which leaves out
    fields with a default that was filled in."""
    if dataclasses.is_dataclass(value):
        return {f.name: _plain(getattr(value, f.name), longest) for f in dataclasses.fields(value)}
    if isinstance(value, dict):
        return {key: _plain(item, longest) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(item, longest) for item in value]
    if isinstance(value, str) and longest is not None and len(value) > longest:
        return f"{value[:longest]}... ({len(value)} characters)"
    if isinstance(value, float) and not math.isfinite(value):
        return str(float(value))
    return value


def _difference(original: Any, written: Any) -> str:
    """Return the first place where the input differs from its own re-encoding."""
    if isinstance(original, dict) and isinstance(written, dict):
        for key in original:
            if key not in written:
                return f": unknown field {key[:60]!r}"
        for key in written:
            if key not in original:
                return f": field {key!r} is missing"
            if original[key] != written[key]:
                return f".{key[:60]}{_difference(original[key], written[key])}"
    if isinstance(original, list) and isinstance(written, list):
        for place, (item, other) in enumerate(zip(original, written, strict=True)):
            if item != other:
                return f"[{place}]{_difference(item, other)}"
    return ": a number that no float holds exactly"
