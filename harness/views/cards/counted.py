"""The emulator's counts for a kernel that is to be fast, in sentences."""

from __future__ import annotations

from harness.judge.verdict import KernelCounts
from harness.views.cards import wording

SECTOR_BYTES = 32


def head(one: KernelCounts) -> str:
    """Return the heading above the sentences."""
    return (
        f"Counted on the emulator, at {wording.size(one.shape)}: what speed depends on, and no "
        "prediction of a time"
    )


def sentences(one: KernelCounts, of_banks: bool = True) -> list[str]:
    """Return sentences on traffic, products, concurrent copies and banks: the kernel's figure
    and the attainable figure."""
    rules = [_of_copies, _of_accesses, _of_products, _of_waits, _of_stages]
    rules += [_of_banks] if of_banks else []
    return [sentence for rule in rules if (sentence := rule(one))]


def _of_copies(one: KernelCounts) -> str:
    moved, least = one.loaded_bytes + one.stored_bytes, one.input_bytes + one.output_bytes
    if not moved or not least:
        return ""
    return (
        f"Copies: {_bytes(one.loaded_bytes)} loaded ({_bytes(one.loaded_bytes / one.loads)} a copy)"
        f" and {_bytes(one.stored_bytes)} stored, {moved / least:.3g} times the {_bytes(least)} of "
        "each input once and each output once."
        if one.loads
        else f"Copies: {_bytes(one.stored_bytes)} stored; the outputs have "
        f"{_bytes(one.output_bytes)}."
    )


def _of_accesses(one: KernelCounts) -> str:
    if not one.sectors:
        return ""
    factor = one.sectors / one.ideal_sectors
    text = f"Ordinary accesses to global memory: {_bytes(one.sectors * SECTOR_BYTES)}"
    if factor < 1.01:
        return f"{text}, in no more sectors (32 bytes each) than they fill."
    return f"{text}, in {factor:.3g} times as many sectors (32 bytes each) as they fill."


def _of_products(one: KernelCounts) -> str:
    if not one.products or not one.loaded_bytes:
        return ""
    return (
        f"Products: {one.products} wgmma of {one.product_shape}, and "
        f"{_bytes(one.loaded_bytes / one.products)} loaded for each; with each input loaded once "
        f"it would be {_bytes(one.input_bytes / one.products)}. Larger tiles use a byte more often."
    )


def _of_waits(one: KernelCounts) -> str:
    if not one.waits:
        return ""
    between = f"Waits: {one.products / one.waits:.3g} wgmma between two waits of a warpgroup"
    if not one.lasting_waits:
        return (
            f"{between}, and after none of the {one.waits} waits is one under way: the matrix unit "
            "has nothing of that warpgroup's to do until the next is issued."
        )
    return f"{between}; after {one.lasting_waits} of {one.waits} waits later ones are under way."


def _of_stages(one: KernelCounts) -> str:
    if not one.stages:
        return ""
    on_way = f"{_bytes(one.bytes_at_once)} of a block are on their way"
    if one.stages == 1:
        return f"Stages: loads complete on one mbarrier; at most {on_way}."
    return (
        f"Stages: loads complete on {one.stages} mbarriers of a block; at most {on_way} together, "
        f"to {one.stages_at_once} of them."
    )


def _of_banks(one: KernelCounts) -> str:
    if not one.banks:
        return "Banks: no line needs more passes over shared memory's banks than its bytes do."
    lines = [
        f"line {'?' if use.line is None else use.line} needs {use.passes / use.ideal:.3g} passes "
        "over shared memory's banks for each one that its bytes need"
        for use in one.banks
    ]
    return f"Banks: {'; '.join(lines)}."


def _bytes(count: float) -> str:
    for unit, size in (("MiB", 1 << 20), ("KiB", 1 << 10)):
        if count >= size:
            return f"{count / size:.3g} {unit}"
    return f"{count:.3g} bytes"
