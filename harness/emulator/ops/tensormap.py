"""Tensor maps edited, fenced and prefetched by a kernel (PTX ISA 9.7.9.28, 9.7.13.4, 9.7.13.16)."""

from __future__ import annotations

import numpy as np

from harness.emulator.copies.descriptors import NBYTES, NoTensorMap, check_ordinal
from harness.emulator.findings import Illegal, Reason
from harness.emulator.ops.memory import guarded
from harness.emulator.ops.tensor import for_each
from harness.emulator.ops.warp import WHOLE_WARP, together
from harness.emulator.program.operation import Operation, spread
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.emulator.threads import Group, Step
from harness.isa.table.tensormap import FIELDS

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
            one = Group(group.wave, np.array([place]))
            data = _load(op, one, space, at)
            try:
                check_ordinal(data, name, ordinal)
                data = state.tensormap_proxy.edit(data, name, ordinal, new)
            except NoTensorMap as problem:
                op.fault(one, str(problem))
            _store(op, one, space, at, data)

    return step


def _load(op: Operation, one: Group, space: str, at: np.integer) -> bytes:
    access, where = state_of(one).access, np.array([at], np.uint64)
    words = guarded(op, one, lambda: access.load(space, one, where, _WORD, _WORDS, op.site, None))
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


def _store(op: Operation, one: Group, space: str, at: np.integer, data: bytes) -> None:
    access, where = state_of(one).access, np.array([at], np.uint64)
    words = list(np.frombuffer(data, _WORD).reshape(_WORDS, 1))
    guarded(op, one, lambda: access.store(space, one, where, words, _WORD, op.site, None))


@executes("tensormap.cp_fenceproxy")
def cp_fenceproxy(op: Operation) -> Step:
    """A warp copies a descriptor from shared to global memory, then releases it."""
    dst, src = op.address(0), op.address(1)
    _check_size(op, 2)

    def act(group: Group) -> None:
        state = state_of(group)
        state.progress += 1
        targets, sources = spread(dst(group), group), spread(src(group), group)
        places = group.index
        warps = group.warps
        for first in np.unique(warps, return_index=True)[1]:
            one = Group(group.wave, places[first : first + 1])
            mine = warps == warps[first]
            # All threads of the warp name the same addresses (PTX ISA, "tensormap.cp_fenceproxy",
            # .aligned): the warp makes one copy.
            if len(np.unique(targets[mine])) > 1 or len(np.unique(sources[mine])) > 1:
                why = "the threads of the warp name different tensor maps"
                op.fault(one, Illegal(why, Reason.NOT_TOGETHER))
            data = _load_together(op, group.where(mine), sources[first])
            _store(op, one, "global", targets[first], data)
            # It is the warp's copy: behind it, all lanes know it.
            block, thread = int(one.blocks[0]), int(one.threads[0])
            clock = int(state.clocks.own(block, thread))
            state.clocks.learn_one(block, group.threads[mine], thread, clock)
        state.tensormap_proxy.release(group)

    return together(op, lambda group: WHOLE_WARP, act)


@executes("fence.proxy.tensormap.release")
def fence_release(op: Operation) -> Step:
    return lambda group: state_of(group).tensormap_proxy.release(group)


@executes("fence.proxy.tensormap.acquire")
def fence_acquire(op: Operation) -> Step:
    address = op.address(0)
    _check_size(op, 1)

    def step(group: Group) -> None:
        state_of(group).tensormap_proxy.acquire(group, spread(address(group), group))

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
        window = state_of(group).access.windows.of(space)
        addresses = spread(address(group), group)
        first = np.sort(np.unique(addresses, return_index=True)[1])  # of each tensor map
        addresses = addresses[first]

        def read(position: int, block: int, thread: int) -> None:
            at = int(addresses[position]) + window
            state_of(group).tensormap_proxy.read(at, block, thread, op.site)

        for_each(op, Group(group.wave, group.index[first]), read)

    return step
