"""Bulk and tensor copies and their groups (PTX ISA 9.7.9.25 to 9.7.9.27)."""

from __future__ import annotations

import numpy as np

from harness.emulator import memory as windows
from harness.emulator.clocks import GLOBAL, SHARED
from harness.emulator.copies import Load, Side, Store, Units
from harness.emulator.mbarrier_object import IllegalBarrierUse
from harness.emulator.operation import Operation, lanes_of
from harness.emulator.syntax import TensorAddress
from harness.emulator.table import instruction
from harness.emulator.tensor_copy import BoxCells, box_cells, granules
from harness.tensormap import TensorMap

_NAN_FILL = {  # seen on an H200: the same halfword everywhere
    "float16": 0x7FF7,
    "bfloat16": 0x7FF7,
    "float32": 0x7FF7_7FF7,
    "float64": 0x7FF7_7FF7_7FF7_7FF7,
}


class _Box:
    """A tensor copy's operands, checked: cells of both sides in one order."""

    def __init__(self, op: Operation, group, tensor_map: TensorMap, coordinates, shared: int):
        machine, self.tensor_map = op.machine, tensor_map
        self.cells: BoxCells = box_cells(tensor_map, coordinates, shared)
        problem = self._problem(coordinates, shared)
        if problem:
            machine.fault(op.site, group, problem)
        cells, size = self.cells, tensor_map.element_bytes
        self.all_inside = bool(cells.inside.all())
        reached = cells.global_bytes if self.all_inside else cells.global_bytes[cells.inside]
        allocation = machine.access.memory.find(tensor_map.address)
        offsets = reached + (tensor_map.address - allocation.address if allocation else 0)
        if allocation is None or (len(offsets) and int(offsets.max()) + size > len(allocation.bytes)):
            machine.fault(
                op.site, group, "the tensor map reaches beyond the allocation it was made for"
            )
        shadow = machine.access.global_shadows.of(allocation)
        self.global_side = Side(
            allocation.padded, offsets, granules(offsets, size, shadow.granule_bytes), shadow, GLOBAL
        )

    def shared_side(self, op: Operation, block: int) -> Side:
        access = op.machine.access
        base, shadow = block * access.shared_bytes, access.shared_shadow
        cells = self.cells.shared_bytes
        where = granules(cells, self.cells.element_bytes, shadow.granule_bytes)
        if int(cells.max()) + self.cells.element_bytes > access.shared_bytes:
            raise _OutOfShared(int(cells.max()) + self.cells.element_bytes, access.shared_bytes)
        return Side(
            access.shared, cells + base, where + base // shadow.granule_bytes, shadow, SHARED
        )

    def units(self) -> Units:
        fill = _NAN_FILL[self.tensor_map.element_type] if self.tensor_map.oob_fill == "nan" else 0
        inside = None if self.all_inside else self.cells.inside
        return Units(self.cells.element_bytes, inside, fill, self.cells.nbytes)

    def _problem(self, coordinates, shared: int) -> str:
        tensor_map = self.tensor_map
        if tensor_map.rank != len(coordinates):
            return f"{len(coordinates)} coordinates for a tensor map of rank {tensor_map.rank}"
        if tensor_map.interleave != "none":
            return f"interleave {tensor_map.interleave} is not emulated yet"
        start = coordinates[0] * tensor_map.element_bytes
        if start % 16:
            return (
                f"the box begins {start} bytes into a row (c0 = {coordinates[0]} elements of "
                f"{tensor_map.element_bytes} bytes); it must begin on a multiple of 16 bytes"
            )
        if shared % 128:
            return f"shared address {shared:#x} of the box is not a multiple of 128"
        return ""


class _OutOfShared(Exception):
    kind = "illegal-access"

    def __init__(self, end: int, limit: int):
        super().__init__(f"the box ends at shared address {end:#x}, beyond the {limit:#x} there are")


def _tensor_reader(op: Operation, operand: int):
    """Reads ``[tensorMap, {c0, ...}]`` for one lane: ``(TensorMap, coordinates)``."""
    place = op.operands[operand]
    if not isinstance(place, TensorAddress):
        raise op.error(f"{place} is not [tensorMap, {{coordinates}}]")
    rank = int(op.words["dim"][0])
    if len(place.coordinates) != rank:
        raise op.error(f"{len(place.coordinates)} coordinates where .{op.words['dim']} takes {rank}")
    address = op.address(place.tensor_map)
    reads = [op.read(c, "s32") for c in place.coordinates]

    def read(group):
        addresses = lanes_of(address(group), group)
        columns = [lanes_of(r(group), group) for r in reads]
        for position in range(group.count):
            tensor_map = op.machine.tensor_map_at(int(addresses[position]), op.site, group)
            yield position, tensor_map, tuple(int(c[position]) for c in columns)

    return read


_LOAD = "{.L2::cache_hint}"


@instruction(
    "cp.async.bulk.tensor.<dim>.shared::<window>.global{.tile}.mbarrier::complete_tx::bytes" + _LOAD,
    "dst, tensor, mbar{, policy}", "9.7.9.27.1.2", proxy="async",
    dim="1d 2d 3d 4d 5d", window="cluster cta",
)
def tensor_load(op: Operation):
    dst, tensor, mbar = op.address(0), _tensor_reader(op, 1), op.address(2)
    machine = op.machine

    def step(group):
        targets, barriers = lanes_of(dst(group), group), lanes_of(mbar(group), group)
        for position, tensor_map, coordinates in tensor(group):
            block, thread = int(group.blocks[position]), int(group.threads[position])
            box = _Box(op, group, tensor_map, coordinates, int(targets[position]))
            try:
                target = box.shared_side(op, block)
                barrier = machine.mbarriers.for_copy(
                    group, position, int(barriers[position]), op.site
                )
            except (IllegalBarrierUse, _OutOfShared) as illegal:
                machine.fault(op.site, group, str(illegal), illegal.kind)
            load = Load(box.global_side, target, box.units(), barrier)
            machine.copies.load(block, thread, op.site, load)

    return step


@instruction(
    "cp.async.bulk.tensor.<dim>.global.shared::cta{.tile}.bulk_group" + _LOAD,
    "tensor, src{, policy}", "9.7.9.27.1.2", proxy="async", dim="1d 2d 3d 4d 5d",
)
def tensor_store(op: Operation):
    tensor, src, machine = _tensor_reader(op, 0), op.address(1), op.machine

    def step(group):
        sources = lanes_of(src(group), group)
        machine.progress += 1
        for position, tensor_map, coordinates in tensor(group):
            block, thread = int(group.blocks[position]), int(group.threads[position])
            box = _Box(op, group, tensor_map, coordinates, int(sources[position]))
            try:
                source = box.shared_side(op, block)
            except _OutOfShared as illegal:
                machine.fault(op.site, group, str(illegal))
            store = Store(source, box.global_side, box.units(), op.site)
            machine.copies.store(block, thread, store)

    return step


def _bulk_side(op: Operation, group, position: int, space: str, address: int, nbytes: int) -> Side:
    """One end of a bulk copy: ``nbytes`` from ``address``, as units of 8 bytes."""
    access = op.machine.access
    if address % 16 or nbytes % 16:
        op.machine.fault(
            op.site, group, f"address {address:#x} and {nbytes} bytes must be multiples of 16"
        )
    if space == "shared":
        if address >> 40 == windows.SHARED_WINDOW >> 40:
            address -= windows.SHARED_WINDOW
        base, data, shadow = int(group.blocks[position]) * access.shared_bytes, access.shared, None
        shadow, fence, limit = access.shared_shadow, SHARED, access.shared_bytes
        if address + nbytes > limit:
            op.machine.fault(op.site, group, str(_OutOfShared(address + nbytes, limit)))
        start = address + base
    else:
        allocation = access.memory.find(address)
        if allocation is None or address + nbytes > allocation.end:
            op.machine.fault(op.site, group, access.memory.describe(address))
        data, start, fence = allocation.padded, address - allocation.address, GLOBAL
        shadow = access.global_shadows.of(allocation)
    cells = start + np.arange(0, nbytes, 8, dtype=np.int64)
    granule = shadow.granule_bytes
    where = np.arange(start // granule, -(-(start + nbytes) // granule))
    return Side(data, cells, where, shadow, fence)


@instruction("cp.async.bulk.shared::<window>.global.mbarrier::complete_tx::bytes" + _LOAD,
             "dst, src, size, mbar{, policy}", "9.7.9.25.4.1", proxy="async", window="cluster cta")
def bulk_load(op: Operation):
    dst, src, size, mbar = op.address(0), op.address(1), op.read(2, "u32"), op.address(3)
    machine = op.machine

    def step(group):
        targets, sources = lanes_of(dst(group), group), lanes_of(src(group), group)
        sizes, barriers = lanes_of(size(group), group), lanes_of(mbar(group), group)
        for position in range(group.count):
            block, thread = int(group.blocks[position]), int(group.threads[position])
            nbytes = int(sizes[position])
            source = _bulk_side(op, group, position, "global", int(sources[position]), nbytes)
            target = _bulk_side(op, group, position, "shared", int(targets[position]), nbytes)
            try:
                barrier = machine.mbarriers.for_copy(
                    group, position, int(barriers[position]), op.site
                )
            except IllegalBarrierUse as illegal:
                machine.fault(op.site, group, str(illegal), illegal.kind)
            load = Load(source, target, Units(8, None, 0, nbytes), barrier)
            machine.copies.load(block, thread, op.site, load)

    return step


@instruction("cp.async.bulk.global.shared::cta.bulk_group" + _LOAD, "dst, src, size{, policy}",
             "9.7.9.25.4.1", proxy="async")
def bulk_store(op: Operation):
    dst, src, size = op.address(0), op.address(1), op.read(2, "u32")
    machine = op.machine

    def step(group):
        targets, sources = lanes_of(dst(group), group), lanes_of(src(group), group)
        sizes = lanes_of(size(group), group)
        machine.progress += 1
        for position in range(group.count):
            block, thread = int(group.blocks[position]), int(group.threads[position])
            nbytes = int(sizes[position])
            source = _bulk_side(op, group, position, "shared", int(sources[position]), nbytes)
            target = _bulk_side(op, group, position, "global", int(targets[position]), nbytes)
            store = Store(source, target, Units(8, None, 0, nbytes), op.site)
            machine.copies.store(block, thread, store)

    return step


@instruction("cp.async.bulk.commit_group", "", "9.7.9.25.5.1", proxy="async")
def commit_group(op: Operation):
    def step(group):
        for block, thread in zip(group.blocks, group.threads, strict=True):
            if (int(block), int(thread)) in op.machine.copies:
                op.machine.copies.commit(int(block), int(thread))

    return step


@instruction("cp.async.bulk.wait_group{.read}", "n", "9.7.9.25.5.2", proxy="async")
def wait_group(op: Operation):
    pending = int(op.constant(op.operands[0], np.dtype(np.uint32)))
    reads_only = op.has("read")

    def step(group):
        for block, thread in zip(group.blocks, group.threads, strict=True):
            if (int(block), int(thread)) in op.machine.copies:
                op.machine.copies.wait(int(block), int(thread), pending, reads_only)

    return step


@instruction("prefetch{.param|.const}.tensormap", "[a]", "9.7.9.15", proxy="async")
def prefetch_tensormap(op: Operation):
    address = op.address(0)
    window = windows.PARAM_WINDOW if op.has("param") else 0

    def step(group):
        for at in np.unique(lanes_of(address(group), group)):
            op.machine.tensor_map_at(int(at) + window, op.site, group)

    return step
