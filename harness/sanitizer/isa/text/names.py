"""Names of a kernel's variables and functions, as their writer wrote them, and a search for them.

C++ compilers mangle names (Itanium C++ ABI, 5.1), and `harness.course.compiler` marks shared arrays
with the name of the Python variable, and with its shape. Only the parts that a person needs are
read: scopes and names, without types of parameters; arguments of templates become ``<...>``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from harness.base.errors import LaunchError

SHARED = "shared$"  # before the name of a Python variable: no Python name has a $
MOJOS = "_$__gpu_shared_mem"  # behind the names that Mojo makes
MLIRS = "__numba_cuda_mlir_"  # before names that numba-cuda-mlir makes
NUMBAS = (SHARED, "_cudapy_")  # in names that numba makes, or `harness.course.compiler` for it
_SHAPED = re.compile(r"\$of((?:_\d{1,9}){1,8})_([a-z]+)(\d{1,3})$")
_ALLOCATION = re.compile(r"_\$__global_alloc_(\d{1,9})" + re.escape(MOJOS) + "$")
_COPIED = re.compile(r"[#@].*$")  # suffixes that the parser and the inliner add
_SUBSTITUTION = re.compile(r"S(?:[0-9A-Z]*_|[tabsiod])|T[0-9A-Z]*_")
_LENGTH = re.compile(r"[0-9]{1,5}")  # length of the name that follows
_HIDDEN = re.compile(r"^(_INTERNAL_|_GLOBAL__N_)")


@lru_cache(maxsize=4096)
def readable(name: str) -> str:
    """Return ``name`` as it is in the source, as far as it can be decoded; else as it is.

    ``_ZN4mine4waitEPmj`` is ``mine::wait``, ``_ZZ4ringILi128EEvPfE4tile`` is ``tile`` (of
    ``ring<...>``, and a lambda there is ``lambda in ring<...>``), and ``shared$tile$2`` the second
    ``tile`` of a Python kernel; so is ``shared$tile$2$of_8_32_float32``, of that shape. Mojo leaves
    nothing of a variable but its number: ``kernel_4f_$__global_alloc_1_$__gpu_shared_mem`` is
    ``shared allocation 1``.
    """
    name = _COPIED.sub("", name)
    if name.endswith(MOJOS) and (allocation := _ALLOCATION.search(name)):
        return f"shared allocation {allocation[1]}"
    if name.startswith(SHARED):
        return name.removeprefix(SHARED).partition("$")[0]
    if name.startswith("_ZZ"):
        if last := _last_identifier(name):
            return last
        scopes = "::".join(_scopes(name[3:]))
        return f"lambda in {scopes}" if scopes else name
    if not name.startswith("_Z"):
        return name
    return "::".join(_scopes(name[2:])) or name


def shared_array(variable: str, count: int, shape: Sequence[int], dtype: str) -> str:
    """The name in PTX of the ``count``-th shared array that a kernel calls ``variable``. ``shape``:
    in numpy order, (0,) where the launch gives the size, () where it is not known; ``dtype``: as
    numpy has it, of a whole number of bytes."""
    name = f"{SHARED}{variable}" + (f"${count}" if count > 1 else "")
    suffix = f"$of_{'_'.join(map(str, shape))}_{dtype}"
    return name + suffix if shape and _SHAPED.fullmatch(suffix) else name


def shape_of(name: str) -> tuple[tuple[int, ...], int]:
    """The shape of a shared array and the bytes of an element, as `shared_array` gave them; `(), 0`
    of another name."""
    match = _SHAPED.search(_COPIED.sub("", name)) if name.startswith(SHARED) else None
    if match is None or int(match[3]) % 8 or not int(match[3]):
        return (), 0
    return tuple(map(int, match[1].split("_")[1:])), int(match[3]) // 8


def _last_identifier(name: str) -> str:
    """Return the identifier that a local name ends with, after its function."""
    for whole in (name, re.sub(r"_(\d+|_\d+_)$", "", name)):  # without a discriminator
        for match in re.finditer(r"E(?=([0-9]{1,3}))", whole):
            for digits in range(len(match[1]), 0, -1):
                length, start = int(match[1][:digits]), match.end() + digits
                if length and start + length == len(whole):
                    return whole[start:]
    return ""


def _scopes(rest: str) -> list[str]:
    """The parts of a name, outermost first. ``rest`` follows ``_Z``."""
    parts: list[str] = []
    nested = rest.startswith("N")
    at = 1 if nested else 0
    while at < len(rest):
        if (digits := _LENGTH.match(rest, at)) is not None:
            at = digits.end() + int(digits[0])
            part = rest[digits.end() : at]
            if len(part) < int(digits[0]):
                return []
            if not _HIDDEN.match(part) and not re.fullmatch(r"__\d+|__4", part):
                parts.append(part)
        elif rest[at] == "I" and parts:
            at = _behind(rest, at)
            parts[-1] += "<...>"
        elif (rest[at] in "KVrRO" and nested and not parts) or rest[at] == "L":  # a member function
            at += 1
        elif rest[at] == "S" and (match := _SUBSTITUTION.match(rest, at)):
            parts += ["std"] if match[0] == "St" else []
            at = match.end()
        elif rest[at] == "C" and nested and parts:
            parts.append(parts[-1])
            break
        else:
            break
        if not nested and parts and rest[at : at + 1] != "I":
            break
    return parts


def _behind(text: str, at: int) -> int:
    """Return the position after the ``E`` that belongs to the opening letter at ``at``."""
    depth = 0
    while at < len(text):
        if (digits := _LENGTH.match(text, at)) is not None:
            at = digits.end() + int(digits[0])
            continue
        if (match := _SUBSTITUTION.match(text, at)) is not None:
            at = match.end()
            continue
        if text[at] == "L" and (literal := re.match(r"L[a-z]n?\d*E", text[at:])):
            at += literal.end()
            continue
        if text[at] in "INXJFL":
            depth += 1
        elif text[at] == "E":
            depth -= 1
            if not depth:
                return at + 1
        at += 1
    return at


def meant(name: str, known: Iterable[str]) -> str | None:
    """Return the element of ``known`` that ``name`` means: itself, or its mangled form in C++.

    ``gemm`` is ``_ZN4mine4gemmILi64EEEvPf``, and so are ``mine::gemm`` and ``mine::gemm<...>``.
    None if there is none; raises LaunchError if there are several.
    """
    every = list(known)
    if name in every:
        return name
    return _only(name, [symbol for symbol in every if _fits(name, readable(symbol))])


def beginning_with(prefix: str, known: Iterable[str]) -> str | None:
    """Return the element of ``known`` that begins so, as it is or as it is in C++, with its scopes
    or without them. None if there is none; raises LaunchError if there are several."""
    return _only(prefix, [symbol for symbol in known if _begins(prefix, symbol)])


def _begins(prefix: str, symbol: str) -> bool:
    scopes = readable(symbol).split("::")
    spellings = ("::".join(scopes[at:]) for at in range(len(scopes)))
    return any(spelling.startswith(prefix) for spelling in (symbol, *spellings))


def _only(name: str, matches: list[str]) -> str | None:
    if len(matches) > 1:
        raise LaunchError(f"{name!r} may be any of {', '.join(matches)}: give the whole name.")
    return matches[0] if matches else None


def _fits(name: str, whole: str) -> bool:
    return any(
        spelling == name or spelling.endswith(f"::{name}")
        for spelling in (whole, whole.replace("<...>", ""))
    )
