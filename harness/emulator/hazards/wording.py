"""What a hazard's message says: what happened, why it matters, what usually mends it."""

from __future__ import annotations

from pathlib import PurePath
from typing import Literal

from harness.isa.table.index import key_of, look_up
from harness.isa.text.tree import Instruction
from harness.isa.uses import is_strong

_AT_THE_END = (
    "The block can end while the copy issued by {here} is still writing its shared memory: no "
    "thread of the block waited for it.",
    "Shared memory is given to another block as soon as this one ends, and the copy may then "
    "overwrite what that one keeps there.",
    "Issue no copy whose bytes nobody uses, or wait for its mbarrier's phase before the end.",
)

_OF_WGMMA = {
    "source-reused": (
        "{here} overwrites bytes that the wgmma of {there} may still be reading.",
        "It may multiply the new bytes, or a mixture.",
        "wgmma_commit_group() and wgmma_wait_group(n) in the warpgroup, and only then the arrival "
        "on the 'empty' barrier, or the block barrier, that lets the bytes be overwritten.",
    ),
    "missing-proxy-fence": (
        "{here} reads through the async proxy what {there} wrote through the generic proxy, and "
        "no proxy fence stands between them.",
        "A barrier orders threads, not proxies: wgmma may see what was there before the write.",
        "Let the threads that wrote execute fence_proxy_async_shared_cta() after their writes, "
        "then synchronise, then issue the wgmma.",
    ),
}
"""The same kinds, where one side is a wgmma."""

_TENSOR_MAP_CURE = (
    "The threads that wrote the descriptor in global memory execute "
    "fence_proxy_tensormap_release() after their writes, then synchronise; the thread that issues "
    "the copy executes fence_proxy_tensormap_acquire(descriptor) before it. A descriptor edited "
    "in shared memory goes to global memory by tensormap_cp_fenceproxy, by a whole warp, which "
    "copies and releases at once."
)
_OF_TENSOR_MAP = {
    "missing-proxy-fence": (
        "{here} uses a tensor map that {there} wrote, and no release and acquire of the tensormap "
        "proxy stand between them.",
        "The copy engine reads descriptors through a proxy of its own: it may use the map as it "
        "was before the write.",
        _TENSOR_MAP_CURE,
    ),
    "data-race": (
        "{here} uses a tensor map that {there} writes, and nothing orders one before the other.",
        "The copy may use the map as it was before, or a mixture.",
        _TENSOR_MAP_CURE,
    ),
}
"""The same kinds, where the bytes are a tensor map's."""

_AFTER_A_STORE = (
    "In the thread that issued the store: cp_async_bulk_commit_group() and "
    "cp_async_bulk_wait_group(0) (wait_group_read does not do: it only frees the source); "
)
_OF_STORES = {
    "read-before-arrival": (
        "{here} touches bytes that the bulk store issued by {there} may still be writing.",
        "The store runs on its own; until its bulk group is complete, the bytes are old, new or "
        "torn.",
        _AFTER_A_STORE + "if other threads touch the bytes, synchronise with them only then. Its "
        "completion makes the bytes visible to generic accesses, as a proxy fence would; what is "
        "handed to other blocks by a flag needs a release and an acquire besides.",
    ),
    "overwrite-in-use": (
        "{here} lets the copy engine overwrite bytes that the bulk store issued by {there} may "
        "still be writing.",
        "Either may come last.",
        _AFTER_A_STORE + "then, if another thread issues the next copy, synchronise with it.",
    ),
}
"""The same kinds, where the earlier access is a bulk or tensor store to global memory."""

_BEFORE_IT_BEGINS = (
    "{here} reaches into the shared memory of another block of the cluster, and nothing tells its "
    "thread that that block has begun.",
    "The blocks of a cluster start together, and not at the same instant: until a block has begun, "
    "its shared memory need not be there.",
    "Let all blocks meet at a cluster barrier (barrier_cluster_arrive, barrier_cluster_wait) "
    "before the first remote access.",
)

_GUESS_CURE = (
    "What it finds is only a guess: a compare-and-swap of the same place asks whether it holds, "
    "and is tried again where it does not. A relaxed load (`ld.relaxed`; in CUDA C++ a volatile "
    "one, or `load(cuda::memory_order_relaxed)` of an atomic_ref) would satisfy the model."
)

_HALF_ATOMIC_CURE = (
    "Put a barrier between them (cuda.syncthreads() within a block); or, where any value that the "
    "place has had will do, let both be atomic: what a plain access finds may be old, and a "
    "compiler may leave it out. A relaxed load is `ld.relaxed`; in CUDA C++ a volatile one, or "
    "`load(cuda::memory_order_relaxed)` of an atomic_ref."
)

_OF_THREAD_COPIES = {
    "read-before-arrival": (
        "{here} touches bytes that the cp.async of {there} may still be writing.",
        "The copy runs on its own; until its thread has waited for it, the bytes are old, new or "
        "torn.",
        "Wait for its group (cp_async_wait_group(0), a pipeline's consumer_wait) in the thread "
        "that issued it; if other threads touch the bytes, synchronise with them only then.",
    ),
}
"""The same kinds, where the earlier access is a thread's own copy."""

_OVER_AN_MBARRIER = (
    "{here} touches the bytes of the mbarrier that {there} initialised.",
    "Until it is invalidated, its 8 bytes are an object that only mbarrier instructions may "
    "touch; anything else is undefined.",
    "Let every thread finish with it and synchronise, then mbarrier_inval(bar) in one thread, "
    "then synchronise, before the bytes are used for something else; or keep the array apart.",
)

_MBARRIER_AGAIN = (
    "{here} initialises an mbarrier that {there} has initialised.",
    "An mbarrier that lives is not initialised again, by no thread: PTX leaves it undefined, and "
    "arrivals and bytes that were counted may be lost.",
    "Let one thread initialise it, once. To begin anew, let every thread finish with it and "
    "synchronise, then mbarrier_inval(bar) in one thread, then mbarrier_init(bar, count).",
)

_WHY_AND_CURE = {
    "missing-proxy-fence": (
        "{here} works through the async proxy on bytes that {there} wrote through the generic "
        "proxy, and no proxy fence stands between them.",
        "A barrier orders threads, not proxies: the copy may see what was there before the write.",
        "Let the threads that wrote execute fence_proxy_async_shared_cta() (or the global form) "
        "after their writes, then synchronise, then issue the copy.",
    ),
    "unfenced-barrier-init": (
        "{here} uses an mbarrier that {there} initialised, and nothing made the initialisation "
        "visible to it.",
        "The copy engine, or another thread, may find the barrier as it was before.",
        "After mbarrier_init: fence_mbarrier_init(), then a block barrier before others use it.",
    ),
    "read-before-arrival": (
        "{here} touches bytes that the copy issued by {there} may still be writing.",
        "The copy runs on its own; until its mbarrier's phase completes, the bytes are old, new "
        "or torn.",
        "Wait for the phase (mbarrier_wait_parity) before this access, in every thread that makes "
        "it, or in one that the others then synchronise with.",
    ),
    "overwrite-in-use": (
        "{here} lets the copy engine overwrite bytes that {there} may not have finished with.",
        "Nothing orders the earlier access before the copy: it may see the new bytes.",
        "Let the readers arrive on an 'empty' barrier when they are done, and wait for it before "
        "issuing the copy.",
    ),
    "source-reused": (
        "{here} overwrites bytes that the bulk copy issued by {there} may still be reading.",
        "The store may send the new bytes, or a mixture.",
        "Commit the group and wait for it (cp_async_bulk_wait_group_read(0) is enough to reuse "
        "the source) in the issuing thread, then synchronise, then write.",
    ),
    "store-not-drained": (
        "The block can end while the bulk store of {here} may still be reading its shared memory.",
        "Shared memory is given to another block as soon as this one ends.",
        "In the thread that issued the store: cp_async_bulk_commit_group(), and "
        "cp_async_bulk_wait_group_read(0) (or wait_group(0)) before it returns.",
    ),
    "data-race": (
        "{here} and {there} touch the same bytes, at least one of them writes, and nothing "
        "orders one before the other.",
        "Either may come first, and differently on each run.",
        "Put a barrier between them (cuda.syncthreads() within a block), or use atomics.",
    ),
    "uninitialised-read": (
        "{here} reads {memory} that nothing has written.",
        "It holds what was left there: another block's bytes, or anything.",
        "Write it first, or wait for the copy that fills it.",
    ),
    "write-after-read-fence": (
        "{here} lets the copy engine overwrite bytes that {there} read through the generic proxy; "
        "a barrier orders the two, but no proxy fence does.",
        "The formal memory model asks for the fence; most published pipelines do without it, and "
        "some had to add it.",
        "fence_proxy_async_shared_cta() in the readers, before they release the buffer.",
    ),
    "phase-mismatch": ("{here} names a phase that cannot be the one intended.", "", ""),
    "cluster-exit": (
        "{here} reaches into the shared memory of another block of the cluster, and that block can "
        "have exited by then.",
        "Shared memory is given to another block as soon as its block ends.",
        "Let all blocks meet at a cluster barrier (barrier_cluster_arrive, barrier_cluster_wait) "
        "after the last remote access and before any of them returns.",
    ),
    "wgmma-order": (
        "{here} is out of order with the registers that wgmma works on.",
        "wgmma runs on its own: its registers hold neither the old nor the new values until its "
        "group was waited for, and it may read them before an earlier instruction has written.",
        "wgmma_fence() after touching the registers and before the first wgmma; behind the last, "
        "wgmma_commit_group() and wgmma_wait_group(0) before touching them.",
    ),
    "illegal-access": ("{here} would be killed by the hardware.", "", ""),
    "transaction-mismatch": (
        "The bytes that the mbarrier of {here} expects are not the bytes that its copies deliver.",
        "The phase completes early, or never.",
        "Let expect_tx name exactly the bytes of the copies of that phase; a box that hangs over "
        "the edge counts whole.",
    ),
}


_FORMAL = "So says the memory model; no hardware is known to show it."

_UNDEFINED = ("{here} does what PTX leaves undefined.", "", "")
"""An illegal access that the hardware need not stop at: it goes on, as the emulator does."""
_UNASSIGNED = (
    "{here} uses a register that nothing has assigned: a local variable, or an element of a local "
    "array, that is read before it is written.",
    "It holds what was left there: anything.",
    "Assign it first. The first product of a sum takes scale_d = 0, which writes the accumulators "
    "and does not read them.",
)

USES = {
    "branch": "{user} branches by it.",
    "predicate": "It decides whether {user} is executed.",
    "address": "It is an address of {user}.",
    "operand": "It is an operand of {user}.",
    "result": "{user} leaves it in global memory.",
}
"""What an undefined value comes to matter in, which ``{user}`` is."""

Texts = tuple[str, str, str]  # what happened, why it matters, what mends it
Subject = Literal["memory", "register", "tensor map", "guess", "beginning"]
"""What it is about. A guess is what a plain load finds that `harness.isa.guesses` knows; the
beginning is that of the block whose shared memory it is."""


def texts(
    kind: str,
    here: Instruction,
    there: Instruction | None,
    subject: Subject = "memory",
    undefined: bool = False,
) -> Texts:
    """The texts that fit the two accesses to ``subject``, with ``{here}``, ``{there}`` and
    ``{memory}`` left open."""
    if undefined:
        return _UNDEFINED
    plain = _WHY_AND_CURE.get(kind, ("{here}", "", ""))
    if kind == "overwrite-in-use" and there is None:
        return _AT_THE_END
    if kind == "uninitialised-read":
        return _UNASSIGNED if subject == "register" else plain
    if subject == "guess":
        load, swap = ("{here}", "{there}") if key_of(here.opcode) == "ld" else ("{there}", "{here}")
        return f"{load} is a plain load of what {swap} changes atomically.", "", _GUESS_CURE
    if subject == "beginning":
        return _BEFORE_IT_BEGINS
    if subject == "tensor map":
        return _OF_TENSOR_MAP.get(kind, plain)
    if any(i is not None and key_of(i.opcode).startswith("wgmma") for i in (here, there)):
        return _OF_WGMMA.get(kind, plain)
    if there is not None and key_of(there.opcode) == "mbarrier.init" and kind == "illegal-access":
        again = key_of(here.opcode) == "mbarrier.init"
        return _MBARRIER_AGAIN if again else _OVER_AN_MBARRIER
    if kind == "data-race" and there is not None and is_strong(here) != is_strong(there):
        return plain[0], plain[1], _HALF_ATOMIC_CURE
    match = None if there is None else look_up(there.opcode)
    if match is not None and match.row.completion == "in a bulk group":
        return _OF_STORES.get(kind, plain)
    if match is not None and match.row.completion == "in a group of thread copies":
        return _OF_THREAD_COPIES.get(kind, plain)
    return plain


def explained(kind: str) -> Texts:
    """What happens, why it matters and what mends it, of a kind and no access in particular."""
    what, why, cure = _WHY_AND_CURE[kind]
    return what.format(here="One access", there="another", memory="memory"), why, cure


def message(
    texts: Texts,
    here: Instruction,
    there: Instruction | None,
    threads: tuple[tuple[int, int], ...],
    detail: str,
    same_block: bool,
    formal: bool = False,
    variables: tuple[str, ...] = (),
    done: str = "",
) -> str:
    """``done``: what the message begins with, and is not said again: what happened, and in what;
    but where nothing else says why that matters."""
    what, why, cure = texts
    parts = []
    if not done or not why + cure:
        where = {
            "here": _name(here, there),
            "there": _name(there, here) if there else "an earlier access",
        }
        happened = what.format(**where, memory=_memory_read(here))
        parts.append(happened[:1].upper() + happened[1:])
    parts += _about(tuple(name for name in variables if f"`{name}`" not in done))
    if detail := _unsaid(detail, done):
        said = detail.replace("{user}", _name(there or here))
        parts.append(said if said.endswith((".", "?")) else f"{said}.")
    if not same_block and texts[2] != _GUESS_CURE and "lock" not in done:
        parts.append("The two are of different blocks, which no block barrier orders.")
    parts += [part for part in (why, _FORMAL if formal else "", cure) if part]
    if threads:
        parts.append(f"Seen in {_threads(threads)}.")
    return " ".join(parts)


def _unsaid(detail: str, done: str) -> str:
    """The sentences of ``detail`` that ``done`` does not end with."""
    first, _, rest = detail.partition(". ")
    return rest if done.rstrip(".").endswith(first.rstrip(".")) and first else detail


def _about(variables: tuple[str, ...]) -> list[str]:
    *most, last = [f"`{name}`" for name in variables] or [""]
    return [f"It is about {', '.join(most)}{' and ' if most else ''}{last}."] if last else []


def _memory_read(instruction: Instruction) -> str:
    """The memory that it reads, in words."""
    match = look_up(instruction.opcode)
    spaces = set()
    for place in range(len(instruction.operands) if match else 0):
        role = match.role(place) if match else None
        if role is not None and "read" in role.access and role.does in ("address", "descriptor"):
            spaces.add((match.words.get(role.space) if match else "") or role.space)
    named = {space.split("::")[0] for space in spaces} & {"shared", "global", "local"}
    return f"{' or '.join(sorted(named))} memory" if named else "memory"


def _name(instruction: Instruction, beside: Instruction | None = None) -> str:
    """Its line; and its file, where what it stands beside is in another one."""
    mnemonic, location = instruction.opcode, instruction.location
    if location is None:
        return f"`{mnemonic}` (PTX line {instruction.ptx_line})"
    apart = beside and beside.location and beside.location.file != location.file
    of_file = f" of {PurePath(location.file).name}" if apart else ""
    return f"line {location.line}{of_file} (`{mnemonic}`)"


def _threads(threads: tuple[tuple[int, int], ...]) -> str:
    block, thread = threads[0]
    first = f"thread {thread} of block {block}"
    return first if len(threads) == 1 else f"{first} and others"
