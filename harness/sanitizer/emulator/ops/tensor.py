"""Tensor copies, reductions and prefetches (PTX ISA 9.7.9.27), and tensor maps edited, fenced and
prefetched by a kernel (9.7.9.28, 9.7.13.4, 9.7.13.16)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from harness.sanitizer.emulator.barriers.mbarriers import IllegalBarrierUse
from harness.sanitizer.emulator.copies.copy import (
    Box,
    Descriptor,
    IllegalCopy,
    Load,
    Reduction,
    Store,
)
from harness.sanitizer.emulator.copies.tensormaps import NBYTES, NoTensorMap, check_ordinal
from harness.sanitizer.emulator.findings import Illegal, Reason
from harness.sanitizer.emulator.numerics import copy_arithmetic
from harness.sanitizer.emulator.ops.memory import guarded
from harness.sanitizer.emulator.ops.warp import WHOLE_WARP, together
from harness.sanitizer.emulator.ordering.clocks import SCOPES
from harness.sanitizer.emulator.program.operation import Operation, spread
from harness.sanitizer.emulator.program.steps import execute, executes
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import RANK_SHIFT, Group, Step
from harness.sanitizer.isa.table.tensor_copy import FIELDS
from harness.sanitizer.isa.text.tree import TensorAddress
from harness.sanitizer.isa.types import name_of
from harness.sanitizer.tensormap.rules import CORNER_BITS
from harness.sanitizer.tensormap.tensor_map import TensorMap

# Legal reductions by element type (seen on an H200: others are illegal).
_REDUCED = {
    "add": {"uint32", "int32", "uint64", "float16", "bfloat16", "float32", "float64"},
    "min": {"uint32", "int32", "uint64", "int64", "float16", "bfloat16"},
    "max": {"uint32", "int32", "uint64", "int64", "float16", "bfloat16"},
    "inc": {"uint32"},
    "dec": {"uint32"},
    "and": {"uint32", "int32", "uint64"},
    "or": {"uint32", "int32", "uint64"},
    "xor": {"uint32", "int32", "uint64"},
}


Boxes = Callable[[int, int, int], tuple[Descriptor, tuple[int, ...]]]
"""What `for_each` gives of a thread, to its tensor map and coordinates."""


def boxes(op: Operation, operand: int) -> Callable[[Group], Boxes]:
    """Reads ``[tensorMap, {c0, ...}]``."""
    place = op.operands[operand]
    assert isinstance(place, TensorAddress)  # see `harness.sanitizer.isa.check`
    rank = int(op.words["dim"][0])
    if len(place.coordinates) != rank:
        raise op.error(
            f"{len(place.coordinates)} coordinates where .{op.words['dim']} takes {rank}"
        )
    address = op.address(place.tensor_map)
    reads = [op.read(c, "s32") for c in place.coordinates]

    def read(group: Group) -> Boxes:
        proxy, addresses = state_of(group).tensormap_proxy, spread(address(group), group)
        columns = [spread(r(group), group) for r in reads]

        def box(position: int, block: int, thread: int) -> tuple[Descriptor, tuple[int, ...]]:
            # Read at the issue, thread by thread: the map may be in memory that the kernel edits,
            # and the tensormap proxy decides which bytes this thread's copy may see.
            descriptor = proxy.read(int(addresses[position]), block, thread, op.site)
            return descriptor, tuple(int(column[position]) for column in columns)

        return box

    return read


def for_each(op: Operation, group: Group, act: Callable[[int, int, int], None]) -> None:
    """``act(position, block, thread)`` for each thread of the group. An operand that the hardware
    would fault on ends the launch, at that thread."""
    for position, agent in enumerate(
        zip(group.blocks.tolist(), group.threads.tolist(), strict=True)
    ):
        try:
            act(position, *agent)
        except (IllegalBarrierUse, IllegalCopy) as illegal:
            op.fault(group.where(np.arange(group.count) == position), illegal)


def _offsets(op: Operation, operand: int | None) -> Callable[[Group, int], tuple[int, ...]]:
    """Read the im2col offsets of a thread; none where the copy is not im2col."""
    if operand is None:
        return lambda group, position: ()
    reads = [op.read(e, "u16") for e in op.elements(operand)]
    spatial = int(op.words["dim"][0]) - 2
    if len(reads) != spatial:
        raise op.error(f"{len(reads)} im2col offsets where .{op.words['dim']} takes {spatial}")
    largest = (1 << CORNER_BITS[spatial + 2]) - 1

    def offsets(group: Group, position: int) -> tuple[int, ...]:
        offsets = tuple(int(spread(read(group), group)[position]) for read in reads)
        for offset in offsets:
            if offset > largest:
                signed = offset - (1 << 16) if offset >> 15 else 0
                raise IllegalCopy(Reason.IM2COL_OFFSET, offset=offset, signed=signed, most=largest)
        return offsets

    return offsets


def _load(op: Operation, offsets_at: int | None = None, mask_at: int | None = None) -> Step:
    dst, boxes_of, mbar = op.address(0), boxes(op, 1), op.address(2)
    im2col = op.has("im2col")
    offsets, places = _offsets(op, offsets_at), destinations(op, mask_at)

    def step(group: Group) -> None:
        state = state_of(group)
        targets, barriers = spread(dst(group), group), spread(mbar(group), group)
        box_of = boxes_of(group)

        def load(position: int, block: int, thread: int) -> None:
            descriptor, at = box_of(position, block, thread)
            pixels = offsets(group, position)
            ends = int(targets[position]), int(barriers[position])
            for owner, target, address in places(group, position, *ends):
                box = Box(state.access, owner, descriptor.map, at, target, im2col, pixels)
                barrier = state.mbarriers.for_copy(group, position, address, op.site)
                load = Load(
                    box.global_side(),
                    box.shared_side(),
                    box.units(),
                    descriptor=descriptor,
                    coordinates=at,
                    barrier=barrier,
                )
                state.copies.load(block, thread, op.site, load)

        for_each(op, group, load)

    return step


Destinations = Callable[[Group, int, int, int], Iterator[tuple[int, int, int]]]


def destinations(op: Operation, mask_at: int | None) -> Destinations:
    """Return a function that yields the destinations of a thread's load: ``(block, address as that
    block calls it, mbarrier)``.

    A multicast goes to the same offset in each block that the mask names by its rank, and
    completes on the mbarrier at the same offset there.
    """
    if mask_at is None:

        def alone(
            group: Group, position: int, target: int, barrier: int
        ) -> Iterator[tuple[int, int, int]]:
            yield int(group.blocks[position]), target, barrier

        return alone
    masks, offset_bits = op.read(mask_at, "u16"), (1 << RANK_SHIFT) - 1

    def each(
        group: Group, position: int, target: int, barrier: int
    ) -> Iterator[tuple[int, int, int]]:
        wave, mask = group.wave, int(spread(masks(group), group)[position])
        if mask == 0 or mask >> wave.cluster_size:
            raise IllegalCopy(Reason.MULTICAST_MASK, mask=mask, blocks=wave.cluster_size)
        first = int(wave.cluster_of(int(group.blocks[position])))
        for rank in range(wave.cluster_size):
            if mask >> rank & 1:
                # The mbarrier's address as the issuing thread would name it, so that `for_copy`
                # asks whether the issuing thread is ordered after the peer's mbarrier.init.
                there = (rank + 1) << RANK_SHIFT | (barrier & offset_bits)
                yield first + rank, target & offset_bits, there

    return each


@executes("cp.reduce.async.bulk.tensor")
def tensor_reduce(op: Operation) -> Step:
    what = op.words["op"]

    def reduction(tensor_map: TensorMap) -> Reduction:
        # FTZ and TF32 maps reduce as float32 does, bit for bit (recorded on an H200).
        if name_of(tensor_map.dtype) not in _REDUCED[what]:
            raise IllegalCopy(
                Reason.NO_SUCH_REDUCTION,
                operation=what,
                element_type=tensor_map.element_type,
                legal=", ".join(sorted(_REDUCED[what])),
            )
        return Reduction(copy_arithmetic.combine(what, tensor_map.dtype), tensor_map.dtype)

    return _store(op, reduction)


def _store(op: Operation, reduction: Callable[[TensorMap], Reduction | None]) -> Step:
    boxes_of, src = boxes(op, 0), op.address(1)

    def step(group: Group) -> None:
        sources = spread(src(group), group)
        state = state_of(group)
        state.progress += 1
        box_of = boxes_of(group)

        def store(position: int, block: int, thread: int) -> None:
            descriptor, at = box_of(position, block, thread)
            place = int(sources[position])
            box = Box(state.access, block, descriptor.map, at, place, stores=True)
            source, target = box.shared_side(), box.global_side()
            how = reduction(descriptor.map)
            store = Store(source, target, box.units(), how, descriptor, at, site=op.site)
            state.copies.store(block, thread, store)

        for_each(op, group, store)

    return step


@executes("cp.async.bulk.prefetch.tensor.im2col")
def prefetch_tensor_im2col(op: Operation) -> Step:
    _offsets(op, 1)
    return _prefetch(op)


def _prefetch(op: Operation) -> Step:
    """A hint: nothing is read that counts, but the descriptor and the box must be legal."""
    boxes_of, im2col = boxes(op, 0), op.has("im2col")

    def step(group: Group) -> None:
        box_of = boxes_of(group)

        def check(position: int, block: int, thread: int) -> None:
            descriptor, at = box_of(position, block, thread)
            Box(state_of(group).access, block, descriptor.map, at, 0, im2col).global_side()

        for_each(op, group, check)

    return step


_WORD = np.dtype(np.uint64)
_WORDS = NBYTES // _WORD.itemsize


@executes("tensormap.replace")
def replace(op: Operation) -> Step:
    """Replace a field of the 128 bytes by a weak read and write in the generic proxy."""
    name = op.words["field"]
    ptx_type, indexed = FIELDS[name]
    address, value = op.address(0), op.read(2 if indexed else 1, ptx_type.replace("b", "u"))
    # An immediate, and for the global strides counted from the second dimension (PTX ISA,
    # "tensormap.replace").
    ordinal = int(op.constant(op.operands[1], np.dtype(np.int32))) if indexed else 0
    space = "shared" if op.has("shared::cta") else "global" if op.has("global") else "generic"

    def step(group: Group) -> None:
        state = state_of(group)
        state.progress += 1
        addresses, values = spread(address(group), group), spread(value(group), group)
        for place, at, new in zip(group.index.tolist(), addresses, values.tolist(), strict=True):
            # Thread by thread: several may edit fields of one descriptor in a step, and each must
            # start from the bytes that the last one left.
            lane = Group(group.wave, np.array([place]))
            data = _load_map(op, lane, space, at)
            try:
                check_ordinal(data, name, ordinal)
                data = state.tensormap_proxy.edit(data, name, ordinal, new)
            except NoTensorMap as problem:
                op.fault(lane, Illegal(problem.reason, address=int(at), **problem.facts))
            _store_map(op, lane, space, at, data)

    return step


def _load_map(op: Operation, lane: Group, space: str, at: np.integer) -> bytes:
    access, where = state_of(lane).access, np.array([at], np.uint64)
    words = guarded(op, lane, lambda: access.load(space, lane, where, _WORD, _WORDS, op.site, None))
    return np.concatenate(words).tobytes()


def _load_together(op: Operation, warp: Group, at: np.integer) -> bytes:
    """Load a word per lane, so that each lane must be ordered after its writers."""
    words = []
    for first in range(0, _WORDS, warp.count):
        lanes = Group(warp.wave, warp.index[: _WORDS - first])
        place = np.arange(first, first + lanes.count, dtype=np.uint64) * _WORD.itemsize
        words.append(_load_word(op, lanes, np.uint64(at) + place))
    return np.concatenate(words).tobytes()


def _load_word(op: Operation, lanes: Group, at: np.ndarray) -> np.ndarray:
    access = state_of(lanes).access
    return guarded(op, lanes, lambda: access.load("shared", lanes, at, _WORD, 1, op.site, None))[0]


def _store_map(op: Operation, lane: Group, space: str, at: np.integer, data: bytes) -> None:
    access, where = state_of(lane).access, np.array([at], np.uint64)
    words = list(np.frombuffer(data, _WORD).reshape(_WORDS, 1))
    guarded(op, lane, lambda: access.store(space, lane, where, words, _WORD, op.site, None))


@executes("tensormap.cp_fenceproxy")
def cp_fenceproxy(op: Operation) -> Step:
    """A warp copies a descriptor from shared to global memory, then releases it."""
    dst, src, scope = op.address(0), op.address(1), SCOPES[op.words["scope"]]
    _check_size(op, 2)

    def act(group: Group) -> None:
        state = state_of(group)
        state.progress += 1
        targets, sources = spread(dst(group), group), spread(src(group), group)
        places = group.index
        warps = group.warps
        for first in np.unique(warps, return_index=True)[1]:
            lane = Group(group.wave, places[first : first + 1])
            mine = warps == warps[first]
            # All threads of the warp name the same addresses (PTX ISA, "tensormap.cp_fenceproxy",
            # .aligned): the warp makes one copy.
            if len(np.unique(targets[mine])) > 1 or len(np.unique(sources[mine])) > 1:
                op.fault(lane, Illegal(Reason.MAPS_DIFFER_IN_WARP))
            data = _load_together(op, group.where(mine), sources[first])
            _store_map(op, lane, "global", targets[first], data)
            # The copy is the warp's: after it, all lanes know it.
            block, thread = int(lane.blocks[0]), int(lane.threads[0])
            clock = int(state.clocks.own(block, thread))
            state.clocks.learn_one(block, group.threads[mine], thread, clock)
        state.tensormap_proxy.release(group, scope)

    return together(op, lambda group: WHOLE_WARP, act)


execute(
    {
        "cp.async.bulk.tensor.load": lambda op: _load(op),
        "cp.async.bulk.tensor.load.im2col": lambda op: _load(op, offsets_at=3),
        "cp.async.bulk.tensor.load.multicast": lambda op: _load(op, mask_at=3),
        "cp.async.bulk.tensor.load.im2col.multicast": lambda op: _load(op, offsets_at=3, mask_at=4),
        "cp.async.bulk.tensor.store": lambda op: _store(op, lambda tensor_map: None),
        "cp.async.bulk.prefetch.tensor": lambda op: _prefetch(op),
        "fence.proxy.tensormap.release": lambda op: (
            lambda group: state_of(group).tensormap_proxy.release(group, SCOPES[op.words["scope"]])
        ),
    }
)


@executes("fence.proxy.tensormap.acquire")
def fence_acquire(op: Operation) -> Step:
    address, scope = op.address(0), SCOPES[op.words["scope"]]
    _check_size(op, 1)

    def step(group: Group) -> None:
        state_of(group).tensormap_proxy.acquire(group, spread(address(group), group), scope)

    return step


def _check_size(op: Operation, operand: int) -> None:
    size = int(op.constant(op.operands[operand], np.dtype(np.int32)))
    if size != NBYTES:
        raise op.error(f"the size of a tensor map is {NBYTES}, not {size}")


@executes("prefetch.tensormap")
def prefetch_tensormap(op: Operation) -> Step:
    address = op.address(0)
    space = "param" if op.has("param") else "const" if op.has("const") else "global"

    def step(group: Group) -> None:
        window = state_of(group).access.windows.start_of(space)
        addresses = spread(address(group), group)
        first = np.sort(np.unique(addresses, return_index=True)[1])  # one lane per tensor map
        addresses = addresses[first]

        def read(position: int, block: int, thread: int) -> None:
            at = int(addresses[position]) + window
            state_of(group).tensormap_proxy.read(at, block, thread, op.site)

        for_each(op, Group(group.wave, group.index[first]), read)

    return step
