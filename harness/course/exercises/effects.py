"""Effects that a kernel of an exercise must have, next to the right answer. "The tile comes by
TMA" is not a statement about an instruction somewhere in the kernel, but about bytes: all data
of the output that come from the input came by such copies. An exercise states such effects;
`harness.course.judge.provenance` says how each is verified."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from harness.course.exercises.draws import Shape
from harness.sanitizer.isa import look_up

Arrays = dict[str, np.ndarray]
Part = Callable[[Shape], Any]
"""Of an array: what `array[part(shape)]` selects, for the exercise's shape."""


@dataclass(frozen=True)
class Way:
    """Instructions that may carry bytes: those of these ``rows`` of the instruction table (their
    keys) whose opcodes have all of these ``words``; "a|b" is either of two. ``name`` is a
    plural."""

    name: str
    rows: tuple[str, ...]
    words: tuple[str, ...] = ()

    def carries(self, opcode: str) -> bool:
        match = look_up(opcode)
        return (
            match is not None
            and match.row.key in self.rows
            and all(match.modifiers & {*word.split("|")} for word in self.words)
        )


@dataclass(frozen=True)
class Brought:
    """All data of the output that come from the input ``of`` (from its ``part``) came by ``by``.

    ``once_a_cluster``: no byte is read for a cluster by two of its blocks; a single block reads it,
    and it comes to all of them.
    """

    of: str
    by: Way
    part: Part | None = None
    once_a_cluster: bool = False


@dataclass(frozen=True)
class Written:
    """Every byte of the output ``of`` (of its ``part``) was written by ``by``, and by nothing
    else since. ``alone``: nothing else ever wrote it, so that a reduction adds to the contents
    before the launch; bytes that nobody wrote do not matter."""

    of: str
    by: Way
    part: Part | None = None
    alone: bool = False


@dataclass(frozen=True)
class HandedOver:
    """Effect: data that copies, ``by``, read from the output ``of``, which the kernel wrote
    itself, decides other outputs: ``then(shape, array)`` gives them (float64) for the data that
    the copies find there."""

    of: str
    by: Way
    then: Callable[[Shape, np.ndarray], Arrays]


@dataclass(frozen=True)
class Multiplied:
    """The products with the input ``of`` are the Tensor Cores': it decides the output. So are
    those of its results with each input in ``then``."""

    of: str
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Computed:
    """Each output ``of`` depends on the results of ``by``; on its writes, if it stores."""

    of: tuple[str, ...]
    by: Way


@dataclass(frozen=True)
class EditedMaps:
    """Tensor maps that ``by`` wrote the global address of decide outputs: ``then(shape, inputs)``
    gives these (float64) for maps that begin ``FURTHER_BYTES`` later."""

    by: Way
    then: Callable[[Shape, Arrays], Arrays]


FURTHER_BYTES = 16  # the least that a tensor map's address can be moved by


@dataclass(frozen=True)
class OrderedByArrivals:
    """Arrivals at mbarriers order the threads' exchange of data: if these released nothing,
    there would be a hazard."""

    by = Way("arrivals on mbarriers", ("mbarrier.arrive", "mbarrier.arrive.expect_tx"))


@dataclass(frozen=True)
class OnOneMbarrier:
    """All loads from these inputs into a block's shared memory complete on a single mbarrier."""

    of: tuple[str, ...]


@dataclass(frozen=True)
class Executed:
    """An instruction ``by`` without an effect on memory was executed, in a thread for which its
    predicate holds. Its name is a singular."""

    by: Way


@dataclass(frozen=True)
class AtMost:
    """A block's threads execute ``by``, all together, at most ``times`` times."""

    by: Way
    times: int


@dataclass(frozen=True)
class InFlight:
    """Copies of a block overlap, in each block that has enough of them: loads are in flight at
    ``loads`` of its mbarriers at the same time, and its next load is issued while another is in
    flight; ``stores`` groups of its bulk stores read shared memory at the same time. ``beside``: at
    least half of these groups, the last not counted, read it while a load is in flight."""

    loads: int = 0
    stores: int = 0
    beside: bool = False


@dataclass(frozen=True)
class InTurns:
    """Warpgroups issue their products in turns: at least this ``share`` of a shape's products after
    a block barrier that another warpgroup let them pass, and before they let the other pass; and
    never two warpgroups at the same time."""

    share: Callable[[Shape], float]


@dataclass(frozen=True)
class WrittenOnce:
    """Threads store as many bytes as the outputs have, not several times as many."""


COUNTED = (InFlight, InTurns, WrittenOnce)
"""Effects that are counts of a launch."""

Effect = (
    Brought
    | Written
    | HandedOver
    | Multiplied
    | Computed
    | EditedMaps
    | OrderedByArrivals
    | OnOneMbarrier
    | Executed
    | AtMost
    | InFlight
    | InTurns
    | WrittenOnce
)

_TENSOR_LOADS = ("cp.async.bulk.tensor.load", "cp.async.bulk.tensor.load.multicast")

BULK_LOADS = Way(
    "bulk loads (cp.async.bulk)", ("cp.async.bulk.load", "cp.async.bulk.load.multicast")
)
BULK_STORES = Way("bulk stores (cp.async.bulk)", ("cp.async.bulk.store",))
LOADS = Way("TMA loads (cp.async.bulk or cp.async.bulk.tensor)", (*BULK_LOADS.rows, *_TENSOR_LOADS))
STORES = Way(
    "TMA stores (cp.async.bulk or cp.async.bulk.tensor)",
    ("cp.async.bulk.store", "cp.async.bulk.tensor.store"),
)
THREAD_STORES = Way("ordinary stores", ("st",))
MULTICASTS = Way(
    "multicast loads (cp.async.bulk.tensor.2d, .multicast::cluster)",
    ("cp.async.bulk.tensor.load.multicast",),
    ("2d",),
)
INITS = Way("initializations of mbarriers (mbarrier.init)", ("mbarrier.init",))
CLUSTER_BARRIERS = Way(
    "arrivals at the cluster's barrier (barrier.cluster.arrive)", ("barrier.cluster.arrive",)
)
MBARRIER_WAIT = Executed(
    Way(
        "a wait for an mbarrier's phase (mbarrier.try_wait or test_wait)",
        ("mbarrier.try_wait", "mbarrier.test_wait"),
    )
)


def tensor_loads(rank: int) -> Way:
    return Way(f"{rank}D TMA loads (cp.async.bulk.tensor.{rank}d)", _TENSOR_LOADS, (f"{rank}d",))


def tensor_stores(rank: int) -> Way:
    return Way(
        f"{rank}D TMA stores (cp.async.bulk.tensor.{rank}d)",
        ("cp.async.bulk.tensor.store",),
        (f"{rank}d",),
    )


def reductions(rank: int, operation: str) -> Way:
    return Way(
        f"{rank}D TMA reductions (cp.reduce.async.bulk.tensor.{rank}d, {operation})",
        ("cp.reduce.async.bulk.tensor",),
        (f"{rank}d", operation),
    )
