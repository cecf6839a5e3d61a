"""Events of a thread: the kind of its instruction, and the operands that decide its effect."""

from __future__ import annotations

import itertools
from typing import Any

from harness.course.judge.comparison.history import POLLS, Event, History, Site
from harness.course.judge.comparison.values import CHOOSE, sums
from harness.sanitizer.emulator import RANK_SHIFT

MBARRIERS = ("addr", "mbar")  # operands that are mbarriers
OFFSETS = (1 << RANK_SHIFT) - 1  # the bits of an address that do not name the block
_COUNTS = ("mbarrier.arrive", "mbarrier.expect_tx")
_ORDERED = {"acquire", "relaxed", "volatile", "mmio"}  # reads that other threads' writes order


def mbarrier_of(event: Event | None) -> int | None:
    """The address of the mbarrier that an event uses."""
    operands = event.operands if event is not None else {}
    return next((operands[name][0].bits for name in MBARRIERS if operands.get(name)), None)


def return_at_once(events: list[Event]) -> list[int]:
    """The waits of a thread for the phase before an mbarrier's first."""
    first: dict[int | None, tuple[int, int]] = {}
    for at, event in enumerate(events):
        parity = event.operands.get("phase", ()) if event.key in POLLS else ()
        if parity:
            first.setdefault(mbarrier_of(event), (at, parity[0].bits or 0))
    return [at for at, parity in first.values() if parity == 1]


def is_read(event: Event) -> bool:
    """Return True of a read that orders nothing: its value is compared where it is used."""
    return event.key == "ld" and _ORDERED.isdisjoint(event.opcode.split("."))


def changes_nothing(event: Event) -> bool:
    """Return True of a store of a value that was read there, and not computed."""
    if event.key != "st" or len(event.operands["b"]) != 1:
        return False
    (place,), left = sums(event.operands["a"]), [*event.operands["b"]]
    while left:
        value = left.pop()
        if value.key in CHOOSE:
            left += [each for each in value.inputs if each.bits == value.bits]
        elif value.key == "ld" and value.of_event and sums(value.inputs)[0].bits == place.bits:
            return True
    return False


def is_request(event: Event) -> bool:
    """Return True of a load of TMA, and of the expectation of its bytes: either may come first."""
    return event.key.startswith("mbarrier.arrive.expect_tx") or (
        event.key.startswith("cp.async.bulk") and "mbar" in event.operands
    )


def is_called(event: Event | None) -> bool:
    """Return True of an event that a call makes: no access by a statement."""
    return event is not None and event.key not in ("ld", "st")


def is_shared(event: Event) -> bool:
    return ".shared" in event.opcode


def is_of_bytes(event: Event) -> bool:
    """Return True if it is a bulk copy of contiguous bytes."""
    return {"dst", "src", "size"} <= event.operands.keys() and "tensor" not in event.operands


def bytes_copied(events: list[Event]) -> dict[Any, list[list[int]]]:
    """The spans of source addresses that bulk copies cover, by operation, and by how far their
    destinations are from there."""
    spans: dict[Any, list[list[int]]] = {}
    for event in filter(is_of_bytes, events):
        dst, src, size = (event.operands[name][0].bits or 0 for name in ("dst", "src", "size"))
        spans.setdefault((operation(event), dst - src), []).append([src, src + size])
    for each in spans.values():
        each.sort()
        for first, second in itertools.pairwise([*each]):
            if first[1] == second[0]:
                second[0] = first[0]
                each.remove(first)
    return spans


def is_data(event: Event | Site, name: str) -> bool:
    return event.key.startswith(("st", "red", "atom")) and name == "b"


def operation(event: Event | Site) -> tuple[str, ...]:
    """The words of an opcode that decide its effect."""
    if event.key in POLLS:
        return ("wait", *(word for word in event.opcode.split(".") if word == "cluster"))
    if event.key in ("ld", "st"):
        return (event.key,)
    dropped = {"relaxed", "acquire", "release", "cta", "shared::cta", "aligned", "L2::cache_hint"}
    return tuple(word for word in event.opcode.split(".") if word not in dropped)


def is_wider(event: Event, needed: Event) -> bool:
    """Return True of a proxy fence for all state spaces, if only some of them need it, of a wait or
    an arrival with cluster scope, if block scope is enough, and of a wait for groups with another
    count, which matters more than `.read`."""
    if event.key.startswith("fence.proxy"):
        return needed.opcode.startswith(f"{event.opcode}.")
    if event.key == needed.key == "cp.async.bulk.wait_group":
        left = [[value.bits for value in each.operands["n"]] for each in (event, needed)]
        return left[0] != left[1]
    more, fewer = ({*operation(each)} for each in (event, needed))
    return fewer < more and more - fewer <= {"cluster", "shared::cluster"}


def are_alike(event: Event, other: Event) -> bool:
    """Return True if two instructions are of a kind, such as two fences or two reductions."""
    kinds = (
        "fence",
        "mbarrier.arrive",
        "cp.",
        "wgmma.mma",
        "atom",
        "red",
        "setmaxnreg",
        "bar",
        "tensormap",
    )
    if event.key.startswith(_COUNTS) and other.key.startswith(_COUNTS):
        return True
    mine, needed = event.key.split(".")[:2], other.key.split(".")[:2]
    return mine == needed and event.key.startswith(kinds)


def expected_bytes(history: History) -> int:
    """The bytes that a thread expects."""
    return sum(e.operands["bytes"][0].bits or 0 for e in history.events if "bytes" in e.operands)
