"""Frozen dataclasses to JSON and back, strictly: what crosses between processes is data.

An unknown key, a missing key or a value of another type is a `WireError` that names the place. JSON
has no NaN and no infinity; such floats travel as the strings "nan", "inf", "-inf".
"""

from __future__ import annotations

import dataclasses
import functools
import json
import math
import types
import typing
from typing import Any, TypeVar

T = TypeVar("T")

_NOT_FINITE = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}


class WireError(ValueError):
    """The text or the data is not of the expected form; the message says where."""


def dumps(value: object, longest: int | None = None) -> str:
    """A dataclass as one line of ASCII JSON. Texts of more than ``longest`` characters are cut."""
    return json.dumps(_plain(value, longest), allow_nan=False, separators=(",", ":"))


def loads(cls: type[T], text: str | bytes) -> T:
    """The dataclass that ``text`` holds, or `WireError`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise WireError(f"not JSON: {type(error).__name__}: {error}"[:300]) from None
    decoded: T = _decode(cls, data, cls.__name__)
    return decoded


def fitted(kind: Any, data: Any) -> Any:
    """What another version kept of a ``kind``, for `loads`: without the fields that it no longer
    has, and with the defaults of those that it has now. Never for what crosses between processes.
    """
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        (inner,) = [argument for argument in arguments if argument is not type(None)]
        return fitted(inner, data)
    if origin is tuple and isinstance(data, list):
        return [fitted(arguments[0], item) for item in data]
    if origin is dict and isinstance(data, dict):
        return {key: fitted(arguments[1], item) for key, item in data.items()}
    if dataclasses.is_dataclass(kind) and isinstance(data, dict):
        made = {
            field.name: _plain(field.default, None)
            for field in dataclasses.fields(kind)
            if field.default is not dataclasses.MISSING
        }
        hints = _hints(typing.cast(type, kind))
        return made | {key: fitted(hints[key], data[key]) for key in hints if key in data}
    return data


def _plain(value: object, longest: int | None) -> object:
    if dataclasses.is_dataclass(value):
        return {f.name: _plain(getattr(value, f.name), longest) for f in dataclasses.fields(value)}
    if isinstance(value, tuple | list):
        return [_plain(item, longest) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item, longest) for key, item in value.items()}
    if isinstance(value, str) and longest is not None and len(value) > longest:
        return f"{value[:longest]}... ({len(value)} characters)"
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if math.isnan(value) else ("inf" if value > 0 else "-inf")
    return value


@functools.cache
def _hints(cls: type) -> dict[str, object]:
    return typing.get_type_hints(cls)


def _decode(kind: Any, data: Any, where: str) -> Any:
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):  # only "X | None" is used
        if data is None:
            return None
        (inner,) = [argument for argument in arguments if argument is not type(None)]
        return _decode(inner, data, where)
    if origin is tuple:
        _expect(isinstance(data, list), where, "a list", data)
        return tuple(_decode(arguments[0], item, f"{where}[{i}]") for i, item in enumerate(data))
    if origin is dict:
        _expect(isinstance(data, dict), where, "an object", data)
        return {key: _decode(arguments[1], item, f"{where}[{key!r}]") for key, item in data.items()}
    if origin is typing.Literal:
        _expect(data in arguments, where, f"one of {list(arguments)}", data)
        return data
    if dataclasses.is_dataclass(kind):
        return _decode_dataclass(kind, data, where)
    return _decode_scalar(kind, data, where)


def _decode_dataclass(kind: Any, data: Any, where: str) -> Any:
    _expect(isinstance(data, dict), where, "an object", data)
    wanted = _hints(kind)
    for key in data:
        if key not in wanted:
            raise WireError(f"{where}: unknown field {str(key)[:60]!r}")
    for key in wanted:
        if key not in data:
            raise WireError(f"{where}: field {key!r} is missing")
    try:
        return kind(**{key: _decode(t, data[key], f"{where}.{key}") for key, t in wanted.items()})
    except RecursionError:
        raise WireError(f"{where}: nested too deeply") from None


def _decode_scalar(kind: Any, data: Any, where: str) -> Any:
    if kind is float:
        if isinstance(data, str) and data in _NOT_FINITE:
            return _NOT_FINITE[data]
        right = isinstance(data, int | float) and not isinstance(data, bool)
        _expect(right, where, "a number", data)
        return float(data)
    if kind is int:
        _expect(isinstance(data, int) and not isinstance(data, bool), where, "an integer", data)
    elif kind is str:
        _expect(isinstance(data, str), where, "a string", data)
        try:
            data.encode()
        except UnicodeEncodeError:
            raise WireError(f"{where}: text that is not Unicode (a lone surrogate)") from None
    elif kind is bool:
        _expect(isinstance(data, bool), where, "true or false", data)
    else:
        raise TypeError(f"{where}: the wire cannot carry {kind!r}")
    return data


def _expect(right: bool, where: str, wanted: str, got: object) -> None:
    if not right:
        raise WireError(f"{where}: expected {wanted}, got {type(got).__name__}")
