"""Every message about a finding, one for each cause: headline, help and note.

Slots are filled by `harness.diagnosis.wording`. Besides the facts of a diagnosis there are two in
each message: ``{ptx:NAME}`` and ``{code:NAME}`` (in backquotes) are a name of `harness.ptx`, with
or without arguments, in the reader's own dialect. ``{flag:singular|plural}`` chooses by a fact
that is true of one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from harness.diagnosis.cause import Cause
from harness.emulator import HazardKind
from harness.emulator.findings import Reason, Use


@dataclass(frozen=True)
class Message:
    """The templates of a cause.

    A cause without ``help`` or ``note`` of its own takes those of the general cause of its kind.
    """

    headline: str
    help: str = ""
    note: str = ""


MEANINGS: Mapping[HazardKind, str] = {
    HazardKind.MISSING_PROXY_FENCE: (
        "a bulk or tensor copy or wgmma works on bytes that a generic access wrote, and no proxy "
        "fence stands on the path between them"
    ),
    HazardKind.UNFENCED_BARRIER_INIT: (
        "another thread or the async proxy uses an mbarrier whose initialisation was not made "
        "visible to it"
    ),
    HazardKind.READ_BEFORE_ARRIVAL: (
        "a generic access or wgmma touches bytes that an asynchronous copy may still be writing"
    ),
    HazardKind.OVERWRITE_IN_USE: (
        "an asynchronous copy may write bytes that somebody has not finished with"
    ),
    HazardKind.SOURCE_REUSED: (
        "bytes are overwritten while an asynchronous store or wgmma may still read them"
    ),
    HazardKind.STORE_NOT_DRAINED: (
        "the block can end, with its shared memory, before a bulk store has read it"
    ),
    HazardKind.TRANSACTION_MISMATCH: ("bytes expected and bytes delivered differ"),
    HazardKind.PHASE_MISMATCH: (
        "a wait names a parity that cannot mean the phase intended, or the next phase may overtake "
        "it; an arrival beyond the count"
    ),
    HazardKind.DATA_RACE: (
        "two generic accesses, at least one a write, that no synchronisation orders"
    ),
    HazardKind.UNINITIALISED_READ: (
        "a value that nothing wrote, in memory or in a register, decides a branch, an address or "
        "an output, or is an operand of a copy, a reduction or the matrix unit"
    ),
    HazardKind.CLUSTER_EXIT: (
        "a block can leave, or need not have begun, while another reaches into its shared memory"
    ),
    HazardKind.WGMMA_ORDER: (
        "registers of wgmma are touched before its group was waited for, or without its fence"
    ),
    HazardKind.WRITE_AFTER_READ_FENCE: (
        "a warning: an asynchronous copy overwrites bytes that were read generically, ordered by a "
        "barrier but by no proxy fence. PTX asks for the fence; most published pipelines do "
        "without it, and some had to add it (triton-lang/triton#7262, "
        "NVIDIA/TransformerEngine#2695, deepseek-ai/DeepEP#642)"
    ),
    HazardKind.ILLEGAL_ACCESS: (
        "what the hardware would fault on: misaligned, out of bounds, a bad descriptor or operand"
    ),
}
"""Each kind, and what it means, in a sentence."""

FORMAL = "So says the memory model; no hardware is known to show it."

OTHER_BLOCKS = "The two are of different blocks, which no block barrier orders."

USES: Mapping[Use, str] = {
    Use.BRANCH: "{user} branches by it.",
    Use.PREDICATE: "It decides whether {user} is executed.",
    Use.ADDRESS: "It is an address of {user}.",
    Use.OPERAND: "It is an operand of {user}.",
    Use.RESULT: "{user} leaves it in global memory.",
}
"""What an undefined value comes to matter in, which ``{user}`` is."""

_OVERTAKEN = (
    "Nothing keeps the next phase from completing before the thread has seen that this one has: "
    "its parity then means the phase after, and the wait ends too late, or never. Let every thread "
    "that waits say so before the next phase can complete: it arrives on the 'empty' barrier, "
    "too, or meets the others at a block barrier. Who has nothing to wait for need not wait."
)

REASONS: Mapping[Reason, str] = {
    Reason.BEYOND_COUNT: (
        "{arrivals} arrivals, where the phase has {pending} of its {count} left: an arrival beyond "
        "the count that {ptx:mbarrier_init} gave."
    ),
    Reason.NO_COMPLETE_WAS_LAST: (
        "An arrival with .noComplete is the last that the phase lacked: undefined in PTX. Let the "
        "last arrival be an ordinary one."
    ),
    Reason.OVERTAKEN: _OVERTAKEN,
    Reason.OVERTAKEN_IN_HANG: (
        "The wait for parity {parity} never ends: that phase, and the one behind it, were over "
        "before it began. " + _OVERTAKEN
    ),
    Reason.NEVER_ENDS: (
        "The wait for parity {parity} never ends: {phases} {one_phase:phase has|phases have} "
        "completed, and the thread has passed over at least one without waiting for it. Parities "
        "alternate 0, 1, 0, 1 from the first phase on."
    ),
    Reason.RAN_AHEAD: (
        "It let the thread go on more often than phases have completed, once at least for an old "
        "one: the thread has run ahead of the others."
    ),
    Reason.RETURNED_BEFORE_FIRST_PHASE: (
        "Waiting with parity {parity} returned at once: it means the phase before the first, and "
        "bytes of a later one are then used ({use})."
    ),
    Reason.RETURNED_FOR_OLD_PHASE: (
        "Waiting with parity {parity} returned at once: it means an earlier phase, and bytes of a "
        "later one are then used ({use})."
    ),
    Reason.CLUSTER_ARRIVED_TWICE: (
        "The threads have arrived before, and not waited since: each arrival at the cluster's "
        "barrier is followed by a wait. Twice is undefined in PTX."
    ),
    Reason.COMPLETED_EARLY: (
        "The phase completed with {expected} bytes expected while {in_flight} of its copies had "
        "not arrived."
    ),
    Reason.BYTES_LEFT: (
        "{expected} bytes were expected in the phase, {delivered} were delivered; the tx-count "
        "stands at {tx}."
    ),
    Reason.NO_FENCE_FIRST: "No wgmma.fence comes before the first wgmma.",
    Reason.NO_FENCE_BETWEEN: (
        "An instruction touched its registers, and no wgmma.fence stands between the two."
    ),
    Reason.SHAPE_CHANGED: ("Its accumulators are still used by a wgmma of another shape, or as A."),
    Reason.GROUP_PENDING: "It touches registers of a wgmma whose group was not waited for.",
    Reason.LEFT_OPERAND_PENDING: "It reads A from accumulators whose group was not waited for.",
    Reason.COMMITTED: "It was committed, and its thread returned without waiting for the group.",
    Reason.NOT_COMMITTED: "It was never committed to a bulk group, so no wait covers it.",
    Reason.AFTER_EARLY_WAIT: (
        "Before it, the wait for parity {parity} ({wait}) returned at once: on a fresh mbarrier it "
        "means the phase before the first. If it was to wait for these bytes, its parity is "
        "wrong."
    ),
    Reason.MADE_AGAIN: "Thread {first} did so before thread {again}.",
}
"""Further sentences by the reason of a finding, beside those of its cause."""

MESSAGES: Mapping[Cause, Message] = {
    # -- general causes: a kind of hazard, or a variant of it
    Cause.MISSING_PROXY_FENCE: Message(
        (
            "{here} works through the async proxy on bytes that {there} wrote through the generic "
            "proxy, and no proxy fence stands between them."
        ),
        help=(
            "Let the threads that wrote execute {ptx:fence_proxy_async_shared_cta()} (or the "
            "global form) after their writes, then synchronise, then issue the copy."
        ),
        note=(
            "A barrier orders threads, not proxies: the copy may see what was there before the "
            "write."
        ),
    ),
    Cause.UNFENCED_BARRIER_INIT: Message(
        (
            "{here} uses an mbarrier that {there} initialised, and nothing made the initialisation "
            "visible to it."
        ),
        help=(
            "After {ptx:mbarrier_init}: {ptx:fence_mbarrier_init()}, then a block barrier before "
            "others use it."
        ),
        note="The copy engine, or another thread, may find the barrier as it was before.",
    ),
    Cause.READ_BEFORE_ARRIVAL: Message(
        "{here} touches bytes that the copy issued by {there} may still be writing.",
        help=(
            "Wait for the phase ({ptx:mbarrier_wait_parity}) before this access, in every thread "
            "that makes it, or in one that the others then synchronise with."
        ),
        note=(
            "The copy runs on its own; until its mbarrier's phase completes, the bytes are old, "
            "new or torn."
        ),
    ),
    Cause.OVERWRITE_IN_USE: Message(
        "{here} lets the copy engine overwrite bytes that {there} may not have finished with.",
        help=(
            "Let the readers arrive on an 'empty' barrier when they are done, and wait for it "
            "before issuing the copy."
        ),
        note="Nothing orders the earlier access before the copy: it may see the new bytes.",
    ),
    Cause.SOURCE_REUSED: Message(
        "{here} overwrites bytes that the bulk copy issued by {there} may still be reading.",
        help=(
            "Commit the group and wait for it ({ptx:cp_async_bulk_wait_group_read(0)} is enough to "
            "reuse the source) in the issuing thread, then synchronise, then write."
        ),
        note="The store may send the new bytes, or a mixture.",
    ),
    Cause.STORE_NOT_DRAINED: Message(
        "The block can end while the bulk store of {here} may still be reading its shared memory.",
        help=(
            "In the thread that issued the store: {ptx:cp_async_bulk_commit_group()}, and "
            "{ptx:cp_async_bulk_wait_group_read(0)} (or wait_group(0)) before it returns."
        ),
        note="Shared memory is given to another block as soon as this one ends.",
    ),
    Cause.DATA_RACE: Message(
        (
            "{here} and {there} touch the same bytes, at least one of them writes, and nothing "
            "orders one before the other."
        ),
        help=(
            "Put a barrier between them ({ptx:cuda.syncthreads()} within a block), or use atomics."
        ),
        note="Either may come first, and differently on each run.",
    ),
    Cause.UNINITIALISED_READ: Message(
        "{here} reads {memory} that nothing has written.",
        help="Write it first, or wait for the copy that fills it.",
        note="It holds what was left there: another block's bytes, or anything.",
    ),
    Cause.WRITE_AFTER_READ_FENCE: Message(
        (
            "{here} lets the copy engine overwrite bytes that {there} read through the generic "
            "proxy; a barrier orders the two, but no proxy fence does."
        ),
        help="{ptx:fence_proxy_async_shared_cta()} in the readers, before they release the buffer.",
        note=(
            "The formal memory model asks for the fence; most published pipelines do without it, "
            "and some had to add it."
        ),
    ),
    Cause.PHASE_MISMATCH: Message(
        "{here} names a phase that cannot be the one intended.",
    ),
    Cause.CLUSTER_EXIT: Message(
        (
            "{here} reaches into the shared memory of another block of the cluster, and that block "
            "can have exited by then."
        ),
        help=(
            "Let all blocks meet at a cluster barrier ({ptx:barrier_cluster_arrive}, "
            "{ptx:barrier_cluster_wait}) after the last remote access and before any of them "
            "returns."
        ),
        note="Shared memory is given to another block as soon as its block ends.",
    ),
    Cause.WGMMA_ORDER: Message(
        "{here} is out of order with the registers that wgmma works on.",
        help=(
            "{ptx:wgmma_fence()} after touching the registers and before the first wgmma; behind "
            "the last, {ptx:wgmma_commit_group()} and {ptx:wgmma_wait_group(0)} before touching "
            "them."
        ),
        note=(
            "wgmma runs on its own: its registers hold neither the old nor the new values until "
            "its group was waited for, and it may read them before an earlier instruction has "
            "written."
        ),
    ),
    Cause.ILLEGAL_ACCESS: Message(
        "{here} would be killed by the hardware.",
    ),
    Cause.TRANSACTION_MISMATCH: Message(
        "The bytes that the mbarrier of {here} expects are not the bytes that its copies deliver.",
        help=(
            "Let expect_tx name exactly the bytes of the copies of that phase; a box that hangs "
            "over the edge counts whole."
        ),
        note="The phase completes early, or never.",
    ),
    Cause.COPY_OUTLIVES_BLOCK: Message(
        (
            "The block can end while the copy issued by {here} is still writing its shared memory: "
            "no thread of the block waited for it."
        ),
        help=(
            "Issue no copy whose bytes nobody uses, or wait for its mbarrier's phase before the "
            "end."
        ),
        note=(
            "Shared memory is given to another block as soon as this one ends, and the copy may "
            "then overwrite what that one keeps there."
        ),
    ),
    Cause.PRODUCT_SOURCE_REUSED: Message(
        "{here} overwrites bytes that the wgmma of {there} may still be reading.",
        help=(
            "{ptx:wgmma_commit_group()} and {ptx:wgmma_wait_group(n)} in the warpgroup, and only "
            "then the arrival on the 'empty' barrier, or the block barrier, that lets the bytes be "
            "overwritten."
        ),
        note="It may multiply the new bytes, or a mixture.",
    ),
    Cause.PRODUCT_MISSING_PROXY_FENCE: Message(
        (
            "{here} reads through the async proxy what {there} wrote through the generic proxy, "
            "and no proxy fence stands between them."
        ),
        help=(
            "Let the threads that wrote execute {ptx:fence_proxy_async_shared_cta()} after their "
            "writes, then synchronise, then issue the wgmma."
        ),
        note=(
            "A barrier orders threads, not proxies: wgmma may see what was there before the write."
        ),
    ),
    Cause.TENSOR_MAP_MISSING_FENCE: Message(
        (
            "{here} uses a tensor map that {there} wrote, and no release and acquire of the "
            "tensormap proxy stand between them."
        ),
        help=(
            "The threads that wrote the descriptor in global memory execute "
            "{ptx:fence_proxy_tensormap_release()} after their writes, then synchronise; the "
            "thread that issues the copy executes {ptx:fence_proxy_tensormap_acquire(descriptor)} "
            "before it. A descriptor edited in shared memory goes to global memory by "
            "{ptx:tensormap_cp_fenceproxy}, by a whole warp, which copies and releases at once."
        ),
        note=(
            "The copy engine reads descriptors through a proxy of its own: it may use the map as "
            "it was before the write."
        ),
    ),
    Cause.TENSOR_MAP_RACE: Message(
        "{here} uses a tensor map that {there} writes, and nothing orders one before the other.",
        help=(
            "The threads that wrote the descriptor in global memory execute "
            "{ptx:fence_proxy_tensormap_release()} after their writes, then synchronise; the "
            "thread that issues the copy executes {ptx:fence_proxy_tensormap_acquire(descriptor)} "
            "before it. A descriptor edited in shared memory goes to global memory by "
            "{ptx:tensormap_cp_fenceproxy}, by a whole warp, which copies and releases at once."
        ),
        note="The copy may use the map as it was before, or a mixture.",
    ),
    Cause.STORE_READ_EARLY: Message(
        "{here} touches bytes that the bulk store issued by {there} may still be writing.",
        help=(
            "In the thread that issued the store: {ptx:cp_async_bulk_commit_group()} and "
            "{ptx:cp_async_bulk_wait_group(0)} (wait_group_read does not do: it only frees the "
            "source); if other threads touch the bytes, synchronise with them only then. Its "
            "completion makes the bytes visible to generic accesses, as a proxy fence would; what "
            "is handed to other blocks by a flag needs a release and an acquire besides."
        ),
        note=(
            "The store runs on its own; until its bulk group is complete, the bytes are old, new "
            "or torn."
        ),
    ),
    Cause.STORE_OVERWRITTEN: Message(
        (
            "{here} lets the copy engine overwrite bytes that the bulk store issued by {there} may "
            "still be writing."
        ),
        help=(
            "In the thread that issued the store: {ptx:cp_async_bulk_commit_group()} and "
            "{ptx:cp_async_bulk_wait_group(0)} (wait_group_read does not do: it only frees the "
            "source); then, if another thread issues the next copy, synchronise with it."
        ),
        note="Either may come last.",
    ),
    Cause.REACHED_BEFORE_BLOCK_BEGINS: Message(
        (
            "{here} reaches into the shared memory of another block of the cluster, and nothing "
            "tells its thread that that block has begun."
        ),
        help=(
            "Let all blocks meet at a cluster barrier ({ptx:barrier_cluster_arrive}, "
            "{ptx:barrier_cluster_wait}) before the first remote access."
        ),
        note=(
            "The blocks of a cluster start together, and not at the same instant: until a block "
            "has begun, its shared memory need not be there."
        ),
    ),
    Cause.PLAIN_LOAD_BEFORE_SWAP: Message(
        "{here} is a plain load of what {there} changes atomically.",
        help=(
            "What it finds is only a guess: a compare-and-swap of the same place asks whether it "
            "holds, and is tried again where it does not. A relaxed load (`ld.relaxed`; in CUDA "
            "C++ a volatile one, or `load(cuda::memory_order_relaxed)` of an atomic_ref) would "
            "satisfy the model."
        ),
    ),
    Cause.RACE_WITH_ATOMIC: Message(
        (
            "{here} and {there} touch the same bytes, at least one of them writes, and nothing "
            "orders one before the other."
        ),
        help=(
            "Put a barrier between them ({ptx:cuda.syncthreads()} within a block); or, where any "
            "value that the place has had will do, let both be atomic: what a plain access finds "
            "may be old, and a compiler may leave it out. A relaxed load is `ld.relaxed`; in CUDA "
            "C++ a volatile one, or `load(cuda::memory_order_relaxed)` of an atomic_ref."
        ),
        note="Either may come first, and differently on each run.",
    ),
    Cause.THREAD_COPY_READ_EARLY: Message(
        "{here} touches bytes that the cp.async of {there} may still be writing.",
        help=(
            "Wait for its group ({ptx:cp_async_wait_group(0)}, a pipeline's consumer_wait) in the "
            "thread that issued it; if other threads touch the bytes, synchronise with them only "
            "then."
        ),
        note=(
            "The copy runs on its own; until its thread has waited for it, the bytes are old, new "
            "or torn."
        ),
    ),
    Cause.MBARRIER_BYTES_TOUCHED: Message(
        "{here} touches the bytes of the mbarrier that {there} initialised.",
        help=(
            "Let every thread finish with it and synchronise, then {ptx:mbarrier_inval(bar)} in "
            "one thread, then synchronise, before the bytes are used for something else; or keep "
            "the array apart."
        ),
        note=(
            "Until it is invalidated, its 8 bytes are an object that only mbarrier instructions "
            "may touch; anything else is undefined."
        ),
    ),
    Cause.MBARRIER_INITIALISED_AGAIN: Message(
        "{here} initialises an mbarrier that {there} has initialised.",
        help=(
            "Let one thread initialise it, once. To begin anew, let every thread finish with it "
            "and synchronise, then {ptx:mbarrier_inval(bar)} in one thread, then "
            "{ptx:mbarrier_init(bar, count)}."
        ),
        note=(
            "An mbarrier that lives is not initialised again, by no thread: PTX leaves it "
            "undefined, and arrivals and bytes that were counted may be lost."
        ),
    ),
    Cause.UNDEFINED_BEHAVIOUR: Message(
        "{here} does what PTX leaves undefined.",
    ),
    Cause.UNASSIGNED_REGISTER: Message(
        (
            "{here} uses a register that nothing has assigned: a local variable, or an element of "
            "a local array, that is read before it is written."
        ),
        help=(
            "Assign it first. The first product of a sum takes {ptx:scale_d} = 0, which writes the "
            "accumulators and does not read them."
        ),
        note="It holds what was left there: anything.",
    ),
    # -- causes found from evidence
    Cause.FENCE_NOT_ON_PATH: Message(
        (
            "The proxy fence of {right} is not on the way from {write}, which writes {memory}, to "
            "{use}: the threads that wrote execute it, and only then the barrier."
        ),
    ),
    Cause.FENCE_OF_OTHER_MEMORY: Message(
        "The proxy fence of {fences} is one for {theirs} memory, and {memory}, which {write} "
        "writes, {is_one:is|are} in {ours} memory: take `{wanted}`."
    ),
    Cause.NO_PROXY_FENCE: Message(
        (
            "No proxy fence stands between {write}, which writes {memory}, and {use}, which "
            "{does}: `{wanted}` is missing behind the write."
        ),
    ),
    Cause.FENCE_AFTER_COPY: Message(
        (
            "The proxy fence of {right} comes after {use}, which {does}: it must stand before it, "
            "behind the write of {write}."
        ),
    ),
    Cause.FENCE_IN_SOME_THREADS: Message(
        (
            "Only {threads} executed the proxy fence of {right}, and {lacking} wrote {memory} "
            "({write}), too: a fence covers what its own thread wrote, so each thread that writes "
            "executes it."
        ),
    ),
    Cause.FENCE_BEFORE_WRITE: Message(
        (
            "The proxy fence of {right} comes before {write}, which writes {memory}: a fence "
            "covers only what its thread wrote before it."
        ),
    ),
    Cause.TENSOR_MAP_ACQUIRE_NOT_COVERING: Message(
        (
            "The acquire of {acquired} does not cover the tensor map that {use} uses: it has to "
            "name this descriptor's address, in the thread that uses it or before a barrier with "
            "that one."
        ),
    ),
    Cause.TENSOR_MAP_NOT_ACQUIRED: Message(
        (
            "{code:fence_proxy_tensormap_acquire(descriptor)} is missing before {use}, which uses "
            "the edited tensor map."
        ),
    ),
    Cause.TENSOR_MAP_NOT_RELEASED: Message(
        (
            "The edited tensor map that {use} uses was written by plain stores and never released: "
            "{code:tensormap_cp_fenceproxy} or {code:fence_proxy_tensormap_release()} is missing."
        ),
    ),
    Cause.TENSOR_MAP_ACQUIRED_TOO_EARLY: Message(
        (
            "The acquire of {acquired} comes before {other_line}, which writes the tensor map that "
            "{use} uses: it covers what was released before it."
        ),
    ),
    Cause.NO_BARRIER_AFTER_INIT: Message(
        (
            "No block barrier stands between the {ptx:mbarrier_init} of {init}, by {maker}, and "
            "{use}: {user} may come there first ({code:cuda.syncthreads()} behind the fence)."
        ),
    ),
    Cause.NO_MBARRIER_AT_ADDRESS: Message(
        "{line}: {text}.",
    ),
    Cause.CLUSTER_NOT_MET_AFTER_INIT: Message(
        (
            "The blocks of the cluster have not met between the {ptx:mbarrier_init} of {init} and "
            "{use}, which uses {memory} of another block: {code:barrier_cluster_arrive()} and "
            "{code:barrier_cluster_wait()} are missing (a block barrier holds one block together)."
        ),
    ),
    Cause.NO_INIT_FENCE: Message(
        (
            "{code:fence_mbarrier_init()} is missing behind {init}: without it the copy of {use} "
            "need not see that {memory} was initialised."
        ),
    ),
    Cause.BARRIER_AFTER_INIT_SKIPPED: Message(
        (
            "{alone}, and may come to {use} before the {ptx:mbarrier_init} of {init}; all threads "
            "must come to it."
        ),
    ),
    Cause.INIT_FENCE_MISPLACED: Message(
        (
            "The {code:fence_mbarrier_init()} of {fences} is not between the {ptx:mbarrier_init} "
            "of {init} and the copy of {use}, in the thread that initialises."
        ),
    ),
    Cause.INIT_FENCE_OF_OTHER_KIND: Message(
        (
            "The fence of {others} is not the one for an mbarrier's initialisation: behind {init} "
            "it takes {code:fence_mbarrier_init()}."
        ),
    ),
    Cause.RELAXED_ARRIVAL: Message(
        (
            "The arrival of {arrivals} is `.relaxed` and releases nothing: who waits for it need "
            "not see {unseen}. Take the arrival without `.relaxed`, or put a fence that releases "
            "before it (`fence.acq_rel.{scope}`)."
        ),
    ),
    Cause.RELAXED_WAIT: Message(
        (
            "The wait of {waits} is `.relaxed` and acquires nothing: {line} need not see {what}. "
            "Take the wait without `.relaxed`, or put a fence that acquires behind it "
            "(`fence.acq_rel.cta`)."
        ),
    ),
    Cause.FLAG_WRITTEN_RELAXED: Message(
        (
            "The flag of {write} is written `.relaxed`, which releases nothing: who sees it need "
            "not see what {other_line} did. Take `.release`, or a fence that releases before it "
            "(`fence.acq_rel.gpu`)."
        ),
    ),
    Cause.FLAG_READ_RELAXED: Message(
        (
            "The flag of {write} is read `.relaxed` at {read}, which acquires nothing: {line} need "
            "not see what {other_line} did. Take `.acquire`, or a fence that acquires behind it "
            "(`fence.acq_rel.gpu`)."
        ),
    ),
    Cause.FLAG_SCOPE_TOO_NARROW: Message(
        (
            "{narrow} has the scope of its block (`.cta`), and the flag of {write} is for another "
            "one: it takes `.gpu`."
        ),
    ),
    Cause.NO_BARRIER_BEFORE_FLAG: Message(
        (
            "{write} releases what thread {thread} knows, and {named} execute {other_line}: no "
            "block barrier stands between {other_line} and {write}."
        ),
    ),
    Cause.NO_BARRIER_AFTER_FLAG: Message(
        (
            "{read} acquires for thread {thread}, and {named} go on at {line}: no block barrier "
            "stands between {read} and {line}."
        ),
    ),
    Cause.WAIT_AT_OWN_MBARRIER: Message(
        (
            "{wait} waits at {other_barrier}, where {arriving} {is_one:arrives|arrive}; {others}, "
            "which {is_one_writer:writes|write} {memory}, {is_one_writer:arrives|arrive} at "
            "{meant}."
        ),
    ),
    Cause.HANDOVER_WAIT_RETURNED_AT_ONCE: Message(
        "The wait of {wait} at {barrier} names parity 1, and a fresh mbarrier is in the phase of "
        "parity 0: it returned at once, and {goes_on} goes on before {memory} is written."
    ),
    Cause.WAIT_RETURNED_AT_ONCE: Message(
        "The wait of {wait} for the bytes of {barrier} names parity 1, and a fresh mbarrier is in "
        "the phase of parity 0: it returned at once, and {goes_on} goes on without the bytes."
    ),
    Cause.NO_BARRIER_BETWEEN_WRITE_AND_READ: Message(
        (
            "No barrier stands between {writes}, which writes {memory}, and {reads}, where other "
            "threads read it."
        ),
    ),
    Cause.MBARRIER_REINITIALISED_IN_USE: Message(
        (
            "{line} makes the mbarrier {memory} anew while other threads may still use it at "
            "{other_line}: it is initialised once, before the block barrier."
        ),
    ),
    Cause.BLOCKS_SHARE_PLACE: Message(
        (
            "Blocks {one} and {two} meet in the same place of global memory ({places}), and "
            "nothing orders blocks: each is to have its own place, or hand it over by a flag or a "
            "barrier of the grid."
        ),
    ),
    Cause.THREADS_WRITE_SAME_PLACE: Message(
        (
            "{named} write to the same places of {memory} at {line}: each thread is to have its "
            "own, or one is to write."
        ),
    ),
    Cause.NO_BARRIER_BEFORE_ASYNC_READ: Message(
        (
            "No block barrier stands between {other_line}, where {others} write{is_one:s|} "
            "{memory}, and {line}, which reads it by the async proxy: other threads need not have "
            "written yet."
        ),
    ),
    Cause.NO_BARRIER_BETWEEN_WRITES: Message(
        (
            "{other_line} and {line} both write {memory}, in different threads, and no barrier "
            "stands between them."
        ),
    ),
    Cause.BLOCKS_WRITE_SAME_PLACE: Message(
        (
            "Blocks {one} and {two} both write the same place of global memory at {line}: the "
            "index that one of them computes is another block's."
        ),
    ),
    Cause.BARRIER_BEFORE_ASYNC_READ_SKIPPED: Message(
        (
            "{alone}, and {is_one:writes|write} {memory} at {other_line}, which {line} reads by "
            "the async proxy; all threads must come to it."
        ),
    ),
    Cause.PLAIN_BESIDE_ATOMIC: Message(
        (
            "{plain} {does} {memory} by a plain access, while other blocks may be at {atomic}, an "
            "atomic of the same place."
        ),
    ),
    Cause.WRITE_BEFORE_READ_DONE: Message(
        (
            "No barrier keeps {writes} from writing {memory} again before {reads} has read it in "
            "all threads: one is missing between the read and the write that follows it."
        ),
    ),
    Cause.UNWRITTEN_READ: Message(
        "{line} reads {bytes} that nothing has written: no store and no copy has come there.",
    ),
    Cause.UNASSIGNED_VARIABLE: Message(
        (
            "{line} uses a variable that nothing has assigned on this way: a loop without a round "
            "assigns nothing, nor does a branch that is not taken."
        ),
    ),
    Cause.UNWRITTEN_COPIED: Message(
        (
            "{line} copies {bytes} that nothing has written: what is written before it does not "
            "cover the whole box."
        ),
    ),
    Cause.UNWRITTEN_MULTIPLIED: Message(
        "The wgmma of {line} reads {bytes} that nothing has written.",
    ),
    Cause.FIRST_PRODUCT_ACCUMULATES: Message(
        (
            "The first wgmma of {line} adds to accumulators that nothing has written: its "
            "{ptx:scale_d} must be 0 (it writes them then, and does not add)."
        ),
    ),
    Cause.BLOCK_LEAVES_BEFORE_MEETING: Message(
        (
            "A block can return before {line} of another one has reached into its shared memory: "
            "all threads of all blocks of the cluster must come to the last cluster barrier."
        ),
    ),
    Cause.NO_CLUSTER_BARRIER_AT_END: Message(
        (
            "No cluster barrier stands behind {line}, which reaches into another block: "
            "{code:barrier_cluster_arrive()} and {code:barrier_cluster_wait()} are missing before "
            "the blocks return, and one can be gone by then."
        ),
    ),
    Cause.PARITY_OUT_OF_RANGE: Message(
        "{line}: the wait names parity {parity}, and PTX takes 0 or 1 alone: `r & 1` of a round r.",
        note="The emulator takes the lowest bit of it.",
    ),
    Cause.LANE_NOT_IN_MASK: Message(
        "{line}: It is executed by a lane that its member mask leaves out."
    ),
    Cause.WARP_IN_PART: Message(
        "{line}: Threads of a warp come to it without the others: all threads of a warp execute an "
        ".aligned instruction together.",
        note="Let the whole warp come here.",
    ),
    Cause.WARPGROUP_IN_PART: Message(
        "{line}: Warps of a warpgroup come to it without the others: all 128 threads execute it "
        "together.",
        note="Let the whole warpgroup come here.",
    ),
    Cause.ILLEGAL_OPERAND: Message("{line}: {text}.", note="{more}"),
    Cause.MBARRIER_REINITIALISED: Message(
        "{line} initialises {memory} again, {again}: once is enough.",
    ),
    Cause.MBARRIER_OVERWRITTEN: Message(
        (
            "{line} {touches} the 8 bytes of the mbarrier that {other_line} initialised: as long "
            "as it lives, they are no data."
        ),
    ),
    Cause.ISSUED_BY_ALL_TX_COUNT: Message(
        "{many} all executed {line}, {does}, and one thread is to, {guard}: {text}.",
    ),
    Cause.INDEX_OUTSIDE_ARRAY: Message(
        "{line}: {outside}.",
    ),
    Cause.MBARRIER_INITIALISED_BY_ALL: Message(
        (
            "{many} all executed the {ptx:mbarrier_init} of {line}: one thread is to initialise an "
            "mbarrier, {guard}."
        ),
    ),
    Cause.WGMMA_WAIT_LEAVES_GROUP: Message(
        (
            "The {code:wgmma_wait_group} of {between} does not wait for the group of the wgmma of "
            "{other_line}, whose registers {line} uses: fewer groups may be left pending."
        ),
    ),
    Cause.WGMMA_REGISTERS_IN_MEMORY: Message(
        (
            "At {line} the compiler keeps registers of the wgmma in memory, and moves them there "
            "and back between one wgmma and the next: so does one that is not to optimise (`-G`, "
            "`-O0`). What the wgmma compute is then undefined: compile with optimisation."
        ),
    ),
    Cause.NO_WGMMA_FENCE_FIRST: Message(
        (
            "{code:wgmma_fence()} is missing before the wgmma of {line}, the first of its "
            "warpgroup: without it the wgmma may read registers before they were written."
        ),
    ),
    Cause.NO_WGMMA_FENCE_BETWEEN: Message(
        (
            "{code:wgmma_fence()} is missing between {touched} and the wgmma of {line}, whose "
            "registers are touched there."
        ),
    ),
    Cause.WGMMA_NEVER_COMMITTED: Message(
        "The wgmma of {other_line} is never committed: {code:wgmma_commit_group()} is missing.",
    ),
    Cause.NO_WGMMA_WAIT: Message(
        (
            "{code:wgmma_wait_group(0)} is missing between the wgmma of {other_line} and {line}, "
            "which uses its registers."
        ),
    ),
    Cause.WGMMA_NOT_COMMITTED_BEFORE_WAIT: Message(
        (
            "The wgmma of {other_line} is never committed: {code:wgmma_commit_group()} is missing "
            "between it and the {code:wgmma_wait_group} of {first}."
        ),
    ),
    Cause.WGMMA_WAIT_TOO_LATE: Message(
        (
            "The {code:wgmma_wait_group} of {behind} comes after {line}, which uses the registers "
            "of the wgmma of {other_line}: it must stand between them."
        ),
    ),
    Cause.COPY_NEVER_AWAITED: Message(
        (
            "Nobody waits for a copy of {line}, and the block ends while it is on its way: it "
            "brings what no thread uses (a load too many, past the last tile), or the wait for it "
            "is missing."
        ),
    ),
    Cause.SOURCE_OF_LOAD_OVERWRITTEN: Message(
        (
            "Nobody waits for the copy of {other_line} before {write} overwrites {memory}, which "
            "it reads."
        ),
    ),
    Cause.RELEASED_WITH_STORE_PENDING: Message(
        (
            "The `{call}` of {wait} leaves {groups} pending, and the store of {store} is in it "
            "when the arrival of {arrival} lets its part of {memory} go."
        ),
    ),
    Cause.RELEASED_BEFORE_STORE: Message(
        (
            "The arrival of {early} lets {memory} go before {store} has stored it: it must come "
            "behind the wait of {wait}, which sees that store through."
        ),
    ),
    Cause.RELEASED_BEFORE_STORE_READ: Message(
        (
            "The arrival of {arrival} lets {memory} go before the store of {store} has been waited "
            "for: {code:cp_async_bulk_wait_group_read} must come before it."
        ),
    ),
    Cause.RELEASED_BEFORE_PRODUCT_DONE: Message(
        (
            "{memory} is let go before the wgmma of {product} has been waited for: the "
            "{code:wgmma_wait_group} of {waits} must come before the barrier or the arrival that "
            "lets {write} overwrite it."
        ),
    ),
    Cause.PRODUCT_NEVER_COMMITTED: Message(
        "The wgmma of {product} is never committed: {code:wgmma_commit_group()} is missing.",
    ),
    Cause.PRODUCT_NEVER_AWAITED: Message(
        (
            "Nobody waits for the wgmma of {product} before {write} overwrites {memory}, which it "
            "reads: {code:wgmma_wait_group(0)} is missing."
        ),
    ),
    Cause.PRODUCT_LEFT_PENDING: Message(
        (
            "The `{call}` of {leaving} leaves {count} pending, and the wgmma of {product} is among "
            "them when {write} overwrites {memory}."
        ),
    ),
    Cause.STORE_WAIT_NOT_COVERING: Message(
        (
            "The wait of {waits} does not cover the store of {store} {when}: `{wait_call}` is "
            "missing there, in {issuer}."
        ),
    ),
    Cause.STORE_ISSUED_BY_MANY: Message(
        (
            "{many} all executed {store}, a copy that one thread is to issue: {guard} (as {by_one} "
            "is)."
        ),
    ),
    Cause.STORE_NEVER_COMMITTED: Message(
        (
            "The store of {store} is never committed: {code:cp_async_bulk_commit_group()} is "
            "missing behind it, and a wait waits only for committed groups."
        ),
    ),
    Cause.STORE_NOT_COMMITTED_IN_EVERY_BLOCK: Message(
        (
            "The store of {store} is not committed in every block: the commit of {commits} stands "
            "in a branch that this one does not take."
        ),
    ),
    Cause.STORE_COMMITTED_BY_OTHER_THREAD: Message(
        (
            "The commit of {commits} is executed by {threads}, and the store of {store} is "
            "{issuer}'s: only the thread that issued it can commit it."
        ),
    ),
    Cause.STORE_NEVER_AWAITED: Message(
        "Nobody waits for the store of {store} {when}: `{wait_call}` is missing in {issuer}.",
    ),
    Cause.COMMIT_BEFORE_STORE: Message(
        (
            "The commit of {commits} comes before the store of {store}, which is in no group: the "
            "commit must follow it."
        ),
    ),
    Cause.STORE_WAIT_BEFORE_COMMIT: Message(
        (
            "The wait of {waits} comes before the commit of {commits}: it does not wait for that "
            "group, so nobody waits for the store of {store} {when}."
        ),
    ),
    Cause.STORE_NOT_COMMITTED_EACH_TIME: Message(
        (
            "The store of {store} is not committed each time: {commits} commits {committed} of "
            "{stored} times, and a wait waits only for what has been committed when it comes."
        ),
    ),
    Cause.STORE_WAIT_BEFORE_STORE: Message(
        (
            "Nobody waits for the store of {store} {when}: the wait of {waits} comes before it, "
            "and `{wait_call}` is missing behind it, in {issuer}."
        ),
    ),
    Cause.STORE_WAIT_AFTER_OVERWRITE: Message(
        (
            "The wait of {waits} comes after {then}, which overwrites {memory}: it must stand "
            "before it."
        ),
    ),
    Cause.STORE_WAIT_TOO_LATE: Message(
        "Nobody waits for the store of {store} {when}: the wait of {waits} comes only after that.",
    ),
    Cause.STORE_LEFT_PENDING: Message(
        (
            "The `{call}` of {wait} leaves {groups} pending, and the store of {store} is in "
            "{is_one:it|one of them}: nobody waits for it {when}."
        ),
    ),
    Cause.STORE_WAIT_FOR_READ_ONLY: Message(
        (
            "The wait of {waits} is {code:cp_async_bulk_wait_group_read}, which frees the source "
            "of the store of {store}: for what it writes it takes `{wait_call}`."
        ),
    ),
    Cause.NO_BARRIER_AFTER_STORE_WAIT: Message(
        (
            "{issuer} {is_one:waits|wait} for the store of {store} ({waits}), and {late} "
            "{is_one_late:writes|write} {memory} at {then} without waiting for {issuer}: a barrier "
            "is missing behind the wait."
        ),
    ),
    Cause.STORE_AWAITED_BY_OTHER_THREAD: Message(
        (
            "The wait of {waits} is executed by {threads}, and the groups are {issuer}'s, which "
            "issued the store of {store}: a thread waits only for its own."
        ),
    ),
    Cause.READ_IN_UNAWAITED_ROUND: Message(
        (
            "{read} uses {memory} in a round in which nobody has waited for the copy of {copy}: "
            "the wait of {asked} was for the bytes of another round (or of another stage) than "
            "these."
        ),
    ),
    Cause.READ_WITHOUT_WAIT: Message(
        (
            "Nothing makes {read} wait for the copy of {copy}: {code:mbarrier_wait_parity} on its "
            "mbarrier is missing before the read."
        ),
    ),
    Cause.LOAD_NEVER_AWAITED: Message(
        (
            "Nobody waits for the copy of {copy}: {code:mbarrier_wait_parity} on {barrier} is "
            "missing before {read}, which uses {memory}."
        ),
    ),
    Cause.LOAD_AWAITED_BY_SOME_THREADS: Message(
        (
            "Only {waited} waited for the copy of {copy} ({waits}), and {threads} "
            "{is_one:uses|use} {memory} at {read} without having waited."
        ),
    ),
    Cause.WAIT_AFTER_READ: Message(
        "The wait of {waits} comes after {read}, which uses {memory}: it must stand before.",
    ),
    Cause.THREAD_COPY_NEVER_AWAITED: Message(
        (
            "Nobody waits for the copy of {copy} before {read} uses {memory}: its thread waits by "
            "{code:cp_async_wait_all()} (others then need a barrier), or counts it on an mbarrier "
            "by {code:cp_async_mbarrier_arrive}; an ordinary arrival does not wait for it."
        ),
    ),
    Cause.THREAD_COPY_LEFT_PENDING: Message(
        (
            "The wait of {waits} leaves the copy of {copy} under way, which {read} uses: it waits "
            "for fewer groups, or the copy is in a group that is not committed yet."
        ),
    ),
    Cause.THREAD_COPY_WAIT_AFTER_READ: Message(
        "The wait of {late} comes after {read}, which uses {memory}.",
    ),
    Cause.THREAD_COPY_NOT_COUNTED: Message(
        (
            "The arrival of {counted} does not count the copy of {copy}: it comes before it, or "
            "another thread's, and {read} goes on without the bytes."
        ),
    ),
    Cause.PHASE_TESTED_ONCE: Message(
        (
            "{line} asks whether the phase of {barrier} is complete, and nobody waits until it is: "
            "threads go on{goes_on} all the same. Ask again until it is "
            "({code:mbarrier_wait_parity})."
        ),
    ),
    Cause.THREADS_ARRIVE_TWICE: Message(
        (
            "{often} {is_one:arrives|arrive} twice in a round at {barrier} ({sites}), whose count "
            "of {count} ({init}) takes one arrival from each: a phase completes before all have "
            "come."
        ),
    ),
    Cause.ARRIVAL_BEFORE_EXPECT: Message(
        (
            "The arrival of {early} comes before the expect_tx of {expect}: it completes the phase "
            "of {barrier} without the bytes, which come in the next."
        ),
    ),
    Cause.EXPECT_IN_OTHER_THREAD: Message(
        (
            "Nothing puts the expect_tx of {expect}, in {expecting}, before the arrival of "
            "{arrives}, in {threads}: the phase of {barrier} may complete without the bytes, which "
            "then count in the next (one thread does both: {code:mbarrier_arrive_expect_tx})."
        ),
    ),
    Cause.STORE_OVERWRITES_IN_USE: Message(
        (
            "The store of {copy} overwrites bytes of global memory that {other} touches, and "
            "nothing puts one behind the other."
        ),
    ),
    Cause.COPY_INTO_COPY: Message(
        (
            "The copy of {copy} lands where {what} may still be writing {memory}: its place is not "
            "waited for (on an 'empty' mbarrier, say), or both were given the same one."
        ),
    ),
    Cause.COPY_ISSUED_BY_MANY: Message(
        "{many} all executed {copy}, a copy that one thread is to issue: {guard}.",
    ),
    Cause.BLOCKS_COPY_TO_SAME_PLACE: Message(
        (
            "Blocks {one} and {two} {does} the same bytes at {copy}: the coordinates, or the "
            "address, that one of them gives are another block's{is_store:, or a reduction is "
            "meant|}."
        ),
    ),
    Cause.STORES_TO_SAME_PLACE_AGAIN: Message(
        (
            "{copy} stores to the same bytes twice: two rounds give the same coordinates, or the "
            "same address."
        ),
    ),
    Cause.STORES_NOT_ORDERED: Message(
        (
            "The stores of {copy} and {other} write the same bytes of global memory, and nothing "
            "puts one behind the other: their places, or a wait between them, are wrong."
        ),
    ),
    Cause.COPY_INTO_UNAWAITED_COPY: Message(
        (
            "The copy of {copy} lands where {what} may still be writing {memory}: nobody waits for "
            "that one at {barrier}, or both were given the same place."
        ),
    ),
    Cause.WAIT_FOR_OLD_PHASE: Message(
        (
            "The wait of {line} lets {what} go on for an old phase of {barrier}: the parity that "
            "it names flips with each use, or another stage is meant."
        ),
    ),
    Cause.COPY_WITHOUT_EMPTY_WAIT: Message(
        (
            "The copy of {copy} does not wait until {read} is done with {memory}: a wait on an "
            "'empty' mbarrier, at which the readers arrive, or a block barrier, is missing before "
            "it."
        ),
    ),
    Cause.RELEASED_BEFORE_USE: Message(
        (
            "The arrival of {early} says that {memory} is free before {read} has used it: it must "
            "come after the last use."
        ),
    ),
    Cause.SOME_READERS_NOT_RELEASING: Message(
        (
            "{lacking} may still use {memory} at {read} when {arrived} alone says that it is free "
            "({lines})."
        ),
    ),
    Cause.EMPTY_WAIT_AFTER_COPY: Message(
        (
            "The wait of {late} for an empty {memory} comes after the copy of {copy}, which it is "
            "to hold back."
        ),
    ),
    Cause.RELEASED_BEFORE_LOAD_ARRIVED: Message(
        (
            "The arrival of {early} says that {memory} is free before {waits} has waited for the "
            "copy into it: it must come after the last use."
        ),
    ),
    Cause.RELEASED_BEFORE_FIRST_LOAD: Message(
        (
            "The arrival of {early} comes before anything was loaded that it could release, and "
            "{asks} lets the first load go on as it is (parity 1, while no phase is complete): the "
            "next one does not wait for {waits}."
        ),
    ),
    Cause.EMPTY_NEVER_AWAITED: Message(
        (
            "The copy of {line} does not wait until those who read have arrived at {barrier} "
            "({arrivals}): nobody waits there."
        ),
    ),
    Cause.ARRIVAL_SCOPE_TOO_NARROW: Message(
        (
            "The arrival of {line} at another block's mbarrier has the scope of its own block: it "
            "takes {code:mbarrier_arrive_cluster}."
        ),
    ),
    Cause.WAIT_SCOPE_TOO_NARROW: Message(
        (
            "The wait of {line} has the scope of the block, and another block's threads arrive: it "
            "takes {code:mbarrier_wait_parity_cluster}."
        ),
    ),
    Cause.BYTES_EXPECTED_DIFFER: Message(
        (
            "{lines} {together} {expected} bytes at {barrier} in a phase, and {issued} come with "
            "the copies of {copy}."
        ),
    ),
    Cause.BYTES_NEVER_EXPECTED: Message(
        "{came} ({line}), and nobody expects any: {code:mbarrier_arrive_expect_tx} is missing.",
    ),
    Cause.BYTES_EXPECTED_BY_ALL: Message(
        (
            "{many} all executed {expect}, and each expects the bytes of the whole phase: one "
            "thread is to ({expected} bytes expected, {issued} come)."
        ),
    ),
    Cause.BYTES_WITHOUT_COPY: Message(
        "{expect} expects {expected} bytes at {barrier}, and no copy completes on it.",
    ),
    Cause.LOAD_ISSUED_BY_MANY: Message(
        (
            "{many} all executed {copy}, a copy that one thread is to issue: {issued} bytes come, "
            "and {expected} are expected."
        ),
    ),
    Cause.BYTES_OF_ANOTHER_BLOCKS_ROUND: Message(
        "Bytes of one round come to {barrier} in the phase of another ({copy}): {expected} are "
        "expected in a phase, and as many come in all, but nothing makes the block that issues a "
        "copy wait until the other one expects it."
    ),
    Cause.COPY_BEFORE_EXPECT: Message(
        "Bytes of one round come to {barrier} in the phase of another ({copy}): {expected} are "
        "expected in a phase, and as many come in all, but the copy is issued before {expect} "
        "expects it."
    ),
    Cause.BYTES_OF_NEXT_ROUND: Message(
        (
            "{told_ahead} of the {issued} bytes that come to {barrier} in a phase are of the next "
            "round ({copy}): {expected} are expected, and the block that issues that copy does not "
            "wait until the other one is done with the round before."
        ),
    ),
    Cause.BYTES_EXPECTED_ONCE: Message(
        (
            "{expect} expects {expected} bytes at {barrier} once, and the copies of {copy} bring "
            "bytes in later phases, too: they are expected anew in each."
        ),
    ),
    Cause.BYTES_LEFT_OUT: Message(
        (
            "{expect} expects {expected} bytes at {barrier}, and {issued} come ({copy}): the phase "
            "completes without the rest."
        ),
    ),
    Cause.PARITY_OF_ANOTHER_PHASE: Message(
        (
            "The wait of {line} names another parity than that of the phase it means: {barrier} "
            "has completed {phases} phases, whose parities alternate 0, 1, 0, 1; use number n of "
            "it has parity `n & 1`."
        ),
    ),
    Cause.PARITY_ONE_ON_FRESH_MBARRIER: Message(
        (
            "The wait of {line} names parity 1, and a fresh mbarrier is in the phase of parity 0: "
            "it returned at once, before the bytes came to {barrier}."
        ),
    ),
    Cause.WAIT_RAN_AHEAD: Message(
        (
            "The wait of {line} let {threads} go on {passes} times at {barrier}, which has "
            "completed {phases}: it {names} alternate 0, 1, 0, 1 with each use (or another "
            "mbarrier is meant)."
        ),
    ),
    Cause.PARITY_BEGINS_AT_ONE: Message(
        (
            "The wait of {line} names parity 1 first, and the first phase of {barrier} has parity "
            "0: parities alternate 0, 1, 0, 1 from there on."
        ),
    ),
    Cause.PARITY_NEVER_FLIPS: Message(
        (
            "The wait of {line} {always}, and the phases of {barrier} alternate 0, 1, 0, 1: the "
            "parity flips with each use."
        ),
    ),
    Cause.ARRIVED_BEFORE_PRODUCER: Message(
        (
            "A phase of {barrier} was complete before {who} came to {line}, where parity 1 is let "
            "through as long as none is: {arriving} arrived there ({arrive}) and had not waited "
            "for what {who} {is_one:brings|bring} first{other_line}."
        ),
    ),
    Cause.RELEASED_BEFORE_FIRST_WAIT: Message(
        (
            "{arriving} {arrives} at {barrier} ({arrivals}) before {waits} {is_one:has|have} come "
            "to it once ({line}): there is nothing to release yet, and parity 1 is let through "
            "there only as long as no phase is complete."
        ),
    ),
    Cause.RELEASED_TOO_OFTEN: Message(
        (
            "The arrivals of {arrivals} at {barrier} are too many, as one has nothing to release: "
            "{phases} phases are complete, and {waited} {is_one:has|have} gone on there {times} "
            "({line}), the first time while none was."
        ),
    ),
    Cause.TWO_WAITS_AT_ONE_MBARRIER: Message(
        (
            "{twice} both wait at {barrier}, and nobody waits at {other}, on which copies of "
            "{copy} complete: one of the two waits is for these."
        ),
    ),
    Cause.TWO_ARRIVALS_AT_ONE_MBARRIER: Message(
        (
            "{twice} both arrive at {barrier}, and nobody arrives at {other}, where {waits} waits: "
            "one of the two is meant for that one."
        ),
    ),
    Cause.WAIT_BEGINS_AHEAD: Message(
        (
            "The wait of {line} names parity 1, and a fresh mbarrier is in the phase of parity 0: "
            "it returned at once, and {ahead} {is_one:is|are} a round ahead of those who wait at "
            "{other_line}."
        ),
    ),
    Cause.COUNT_TOO_SMALL: Message(
        (
            "{who} arrive at {barrier}, and its {ptx:mbarrier_init} ({init}) gives a count of "
            "{count}: a phase completes with every {times}."
        ),
    ),
    Cause.ARRIVALS_IN_TWO_LINES: Message(
        (
            "{both} {is_one:arrives|arrive} twice at {barrier}, {lines}: with the second arrivals "
            "a phase completes that nobody meant (count {count})."
        ),
    ),
    Cause.ARRIVALS_BEYOND_COUNT: Message(
        (
            "More arrivals come to {barrier} in one phase than its count, {count} ({init}): "
            "{arriving} arrive{is_one:s|} ({line})."
        ),
    ),
    Cause.THREAD_ARRIVES_TWICE: Message(
        (
            "Thread {thread} arrives twice in one phase of {barrier} ({line}), whose count is "
            "{count} ({init})."
        ),
    ),
    Cause.NO_REGISTERS_FREE: Message(
        "The {code:setmaxnreg_inc} of {line} waits for {wants}.",
    ),
    Cause.BLOCK_BARRIER_NOT_REACHED: Message(
        (
            "The {called} of {line} waits for all {expected} threads of the block, and {absent} "
            "{is_one:does|do} not come to it{elsewhere}."
        ),
    ),
    Cause.NAMED_BARRIER_NOT_REACHED: Message(
        (
            "{called} of {line} waits for {expected} threads, and {arrived} come: "
            "{absent}{elsewhere}."
        ),
    ),
    Cause.CLUSTER_BARRIER_NOT_REACHED: Message(
        (
            "The cluster barrier of {line} waits for all {live} threads that are left in the "
            "cluster, and {threads} of {blocks} {is_one:has|have} not arrived "
            "({code:barrier_cluster_arrive})."
        ),
    ),
    Cause.NOBODY_LEFT_TO_ARRIVE: Message(
        (
            "{still_lacks} in phase {phase}, for which {wait} waits: nobody who is left "
            "arrives{where}, for each waits itself."
        ),
    ),
    Cause.LOADS_WITHOUT_ARRIVAL: Message(
        (
            "{still_lacks}: its copies are under way, and nobody has arrived "
            "({code:mbarrier_arrive_expect_tx})."
        ),
    ),
    Cause.EXPECTED_BYTES_WITHOUT_ARRIVAL: Message(
        (
            "Nobody arrives at {barrier}: it lacks {lacks}, and the bytes that {expect} expects "
            "have come ({code:mbarrier_arrive_expect_tx} does both)."
        ),
    ),
    Cause.NOBODY_ARRIVES: Message(
        (
            "Nobody arrives at {barrier}: {wait} waits for a phase that lacks {lacks} ({init} "
            "gives the count), and every thread waits{elsewhere}."
        ),
    ),
    Cause.NOBODY_HAS_ARRIVED: Message(
        "{missing}{elsewhere}.",
    ),
    Cause.FIRST_WAIT_BEFORE_ARRIVAL: Message(
        (
            "{before} (parity {parity}) before anybody can arrive: whoever begins does not wait, "
            "or names parity 1, which returns at once on a fresh mbarrier."
        ),
    ),
    Cause.WAIT_BEFORE_OWN_ARRIVAL: Message(
        (
            "{before} before anybody can arrive: {behind}, where the arrival is, comes only behind "
            "it."
        ),
    ),
    Cause.COUNT_TOO_LARGE: Message(
        (
            "{still_lacks}: {init} gives a count of {count}, and only {arriving} arrive{is_one:s|} "
            "({arrivals})."
        ),
    ),
    Cause.ARRIVING_THREADS_RETURNED: Message(
        (
            "{still_lacks} in phase {phase}: {gone}, which arrive{is_one:s|} at it ({arrivals}), "
            "{is_one:has|have} returned: {why}."
        ),
    ),
    Cause.TWO_WAITS_AND_BYTES_UNASKED: Message(
        "{lines} both wait at {barrier}, at which nobody arrives, and nobody waits at {other}, "
        "whose bytes have come: one of the two waits is for these."
    ),
    Cause.WAIT_BEHIND_BLOCK_BARRIER: Message(
        "The {called} of {line} waits for all {expected} threads of the block, and {absent} "
        "{is_one:does|do} not come to it (they wait at {wait} for {barrier}, at which nobody has "
        "arrived)."
    ),
    Cause.WAIT_OVERTAKEN: Message(
        (
            "{threads} {is_one:waits|wait} for a phase of {barrier} ({line}), and nobody waits "
            "until {threads} {is_one:has|have}: the phase behind it may complete first{arrivals}."
        ),
    ),
    # -- causes of wrong values, found by comparing outputs
    Cause.BOX_OUTSIDE_TENSOR: Message(
        "{line} names the box [{box}], wholly outside of {of}, whose shape is ({shape}): {fill} "
        "come."
    ),
    Cause.NOTHING_WRITTEN: Message(
        "Nothing was written to `{name}`: not one of its {size} elements."
    ),
    Cause.PARTLY_UNWRITTEN: Message("{head}: {where}."),
    Cause.VALUES_NAN: Message(
        "`{output}` holds NaN where a number is expected ({where}): 0/0, infinity minus infinity, "
        "or a number that was computed from what was NaN, such as the fill of a copy or bytes that "
        "nothing wrote."
    ),
    Cause.ROWS_AND_COLUMNS_EXCHANGED: Message(
        "Right values are in wrong places: {first}, rows and columns are exchanged."
    ),
    Cause.TILE_OF_ANOTHER_PLACE: Message(
        "Right values are in wrong places: tile [{tile}] of `{name}` holds what belongs in tile "
        "[{other_tile}], {which}."
    ),
    Cause.TILES_TRANSPOSED: Message(
        "Right values are in wrong places: {first}; each tile is transposed, its rows and columns "
        "are exchanged."
    ),
    Cause.VALUES_SHIFTED: Message(
        "Right values are in wrong places: {first}, and so all along: they are taken from {shift} "
        "their place."
    ),
    Cause.NEIGHBOURS_EXCHANGED: Message(
        "Right values are in wrong places: {first}; neighbours in a pair are exchanged."
    ),
    Cause.CHUNKS_EXCHANGED: Message(
        "Right values are in wrong places: in row {row} of `{name}` chunk {one} holds what belongs "
        "in chunk {two} (16 bytes each): a swizzle exchanges chunks by the XOR with the row."
    ),
    Cause.VALUES_MISPLACED: Message("Right values are in wrong places: {first}."),
    Cause.ANOTHER_OUTPUTS_VALUES: Message("`{output}` holds what belongs in `{name}` ({where})."),
    Cause.INPUT_UNCHANGED: Message(
        "The wrong elements of `{output}` are those of `{name}` as they came, unchanged ({where})."
    ),
    Cause.ANOTHER_ARRAYS_VALUES: Message(
        "The wrong elements of `{output}` are those of `{name}` as they are: `{output}[{index}]` "
        "holds `{name}[{first}]`."
    ),
    Cause.INPUT_SHIFTED: Message("{text}: all are [{shift}] off."),
    Cause.INPUT_AXES_EXCHANGED: Message("{text}: {axis} and {other_axis} are exchanged."),
    Cause.INPUT_MISPLACED: Message("{text} ({where})."),
    Cause.VALUES_MAPPED: Message(
        "Right values are in wrong places: `{output}[{index}]` holds what belongs at `[{source}]`, "
        "{how}."
    ),
    Cause.TILE_COMPUTED_FOR_ANOTHER: Message(
        "Right values are in wrong places: tile [{tile}] of `{name}` holds what belongs in tile "
        "[{other_tile}]: it was computed for that one, and stored to this."
    ),
    Cause.ALL_ZERO: Message("The wrong elements of `{name}` are all 0 ({where})."),
    Cause.ALL_ALIKE: Message("The wrong elements of `{name}` are all {value} ({where})."),
    Cause.WRONG_BY_A_FACTOR: Message(
        "The wrong elements of `{name}` are {factor} times what they should be ({where})."
    ),
    Cause.ADDED_BY_A_FACTOR: Message(
        "What is added to `{name}` is {factor} times what it should be ({where}): it is added so "
        "many times, or was too much before."
    ),
    Cause.WRONG_BY_A_DIFFERENCE: Message(
        "The wrong elements of `{name}` are {difference} too {too_large:large|small} ({where})."
    ),
    Cause.UNDEFINED_VALUES: Message("`{output}` was computed from what nothing had written."),
    Cause.WRONG_VALUES: Message("Values of `{output}` are wrong."),
}
