"""Every message about a finding, by its cause: headline, help and note.

Slots are filled by `harness.sanitizer.diagnosis.wording`: the facts of a diagnosis, and
``{code:NAME}``, a name of `harness.ptx`, with or without arguments, in the reader's own dialect and
in backquotes. ``{flag:singular|plural}`` chooses by a fact: true is singular.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from harness.sanitizer.diagnosis.cause import Cause, WaitsFor
from harness.sanitizer.emulator import HazardKind, Reason, Touched, Use


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
        "a bulk copy, tensor copy or wgmma accesses bytes that a thread wrote through the generic "
        "proxy, with no proxy fence in between"
    ),
    HazardKind.UNFENCED_BARRIER_INIT: (
        "another thread or the async proxy uses an mbarrier whose initialization was not made "
        "visible to it"
    ),
    HazardKind.READ_BEFORE_ARRIVAL: (
        "a generic access or wgmma touches bytes that an asynchronous copy may still be writing"
    ),
    HazardKind.OVERWRITE_IN_USE: (
        "an asynchronous copy may overwrite bytes that a thread still reads or writes, or that "
        "another copy writes"
    ),
    HazardKind.SOURCE_REUSED: (
        "bytes are overwritten, by a thread or a copy, while an asynchronous store or wgmma may "
        "still read them"
    ),
    HazardKind.STORE_NOT_DRAINED: (
        "the block can end, with its shared memory, before a bulk store has read it"
    ),
    HazardKind.TRANSACTION_MISMATCH: ("bytes expected and bytes delivered differ"),
    HazardKind.PHASE_MISMATCH: (
        "a wait uses the wrong parity, a waiting thread can miss a whole phase, or more threads "
        "arrive than the count allows"
    ),
    HazardKind.DATA_RACE: (
        "two generic accesses, at least one a write, that no synchronization orders"
    ),
    HazardKind.UNINITIALIZED_READ: (
        "a value that nothing wrote, in memory or in a register, decides a branch, an address or "
        "an output, or is an operand of a copy, a reduction or the Tensor Cores"
    ),
    HazardKind.CLUSTER_EXIT: (
        "a block's shared memory is accessed remotely before the block has started or after it has "
        "exited"
    ),
    HazardKind.WGMMA_ORDER: (
        "registers of a wgmma are accessed before its group has been waited for, or without a "
        "wgmma fence"
    ),
    HazardKind.WRITE_AFTER_READ_FENCE: (
        "a warning: an asynchronous copy overwrites bytes that were read generically, ordered by a "
        "barrier but by no proxy fence. PTX requires the fence; most published pipelines do "
        "without it, and some had to add it (triton-lang/triton#7262, "
        "NVIDIA/TransformerEngine#2695, deepseek-ai/DeepEP#642)"
    ),
    HazardKind.ILLEGAL_ACCESS: (
        "an access that faults on hardware or that PTX leaves undefined: misaligned, out of "
        "bounds, or with a bad descriptor or operand"
    ),
}
"""Each kind, and what it means, in a sentence."""

FORMAL = "Required by the PTX memory model; not observed on any tested GPU."

OTHER_BLOCKS = "The two accesses are in different blocks: a block barrier does not order them."

USES: Mapping[Use, str] = {
    Use.BRANCH: "{user} branches on it.",
    Use.PREDICATE: "It is the predicate of {user}.",
    Use.ADDRESS: "It is an address of {user}.",
    Use.OPERAND: "It is an operand of {user}.",
    Use.RESULT: "{user} stores it in global memory.",
}
"""The uses that make an undefined value matter; ``{user}`` is the instruction."""

_OVERTAKEN = (
    "The next phase can complete before the thread has seen that this one is complete. The parity "
    "then means the phase after next, so the wait ends too late, or never. Every thread that "
    "waits must arrive before the next phase can complete: on the 'empty' barrier, or at a block "
    "barrier. Threads that do not need the data should not wait."
)

REASONS: Mapping[Reason, str] = {
    Reason.BEYOND_COUNT: (
        "{arrivals} arrivals exceed the count that {code:mbarrier_init} set: {pending} of {count} "
        "were pending in the phase."
    ),
    Reason.PHASE_NOT_KNOWN: (
        "Nothing orders this arrival after the previous phase, so it may complete that phase "
        "instead of another thread's arrival."
    ),
    Reason.NO_COMPLETE_WAS_LAST: (
        "An arrival with .noComplete is the last arrival of the phase, which PTX leaves "
        "undefined. The last one must be an ordinary arrival."
    ),
    Reason.OVERTAKEN: _OVERTAKEN,
    Reason.OVERTAKEN_IN_HANG: (
        "The wait for parity {parity} never ends: its phase and the next one were complete before "
        "the wait began. " + _OVERTAKEN
    ),
    Reason.NEVER_ENDS: (
        "The wait for parity {parity} never ends: {phases} {one_phase:phase has|phases have} "
        "completed, and the thread has skipped at least one of them. Parities "
        "alternate 0, 1, 0, 1 from the first phase on."
    ),
    Reason.RAN_AHEAD: (
        "The wait let the thread through more often than phases have completed, so at least once "
        "it accepted an old phase."
    ),
    Reason.RETURNED_BEFORE_FIRST_PHASE: (
        "The wait with parity {parity} returned at once, because that parity means the phase "
        "before the first. Bytes of a later phase are then used ({use})."
    ),
    Reason.RETURNED_FOR_OLD_PHASE: (
        "The wait with parity {parity} returned at once, because that parity means an earlier "
        "phase. Bytes of a later phase are then used ({use})."
    ),
    Reason.CLUSTER_ARRIVED_TWICE: (
        "The threads have already arrived, and have not waited since. Each arrival at the cluster "
        "barrier must be followed by a wait; to arrive twice is undefined in PTX."
    ),
    Reason.COMPLETED_EARLY: (
        "{expected} bytes were expected in the phase, which completed before {in_flight} of its "
        "copies had arrived."
    ),
    Reason.BYTES_LEFT: (
        "{expected} bytes were expected in the phase, {delivered} were delivered; the tx-count is "
        "{tx}."
    ),
    Reason.NO_FENCE_FIRST: "No wgmma.fence comes before the first wgmma.",
    Reason.NO_FENCE_BETWEEN: (
        "An instruction accessed its registers, and no wgmma.fence is between the two."
    ),
    Reason.SHAPE_CHANGED: (
        "Its accumulators are still in use, by a wgmma of another shape or as operand A."
    ),
    Reason.GROUP_PENDING: "It accesses registers of a wgmma whose group has not been waited for.",
    Reason.LEFT_OPERAND_PENDING: (
        "It reads A from accumulators whose group has not been waited for."
    ),
    Reason.COMMITTED: "It was committed, and its thread returned without waiting for the group.",
    Reason.NOT_COMMITTED: "It was never committed to a bulk group, so no wait covers it.",
    Reason.AFTER_EARLY_WAIT: (
        "Before this access, a wait for parity {parity} ({wait}) returned at once: on a fresh "
        "mbarrier, that parity means the phase before the first. If the wait is meant for these "
        "bytes, its parity is wrong."
    ),
    Reason.MADE_AGAIN: "{by_another:Thread {first} initialized it before thread {again}.|}",
}
"""Further sentences by the reason of a finding, next to those of its cause."""

_EMPTY = "{empty:; the launch gives 0 bytes to `{empty}` (its shared bytes)|}"

CLAUSES: Mapping[Reason, str] = {
    # threads that do not come together, or not with the same operands
    Reason.LANE_NOT_IN_MASK: "the member mask leaves out a lane that executes it",
    Reason.WARP_IN_PART: "the whole warp must execute it together",
    Reason.WARPGROUP_IN_PART: "the whole warpgroup must execute it together",
    Reason.MASKS_DIFFER: "all lanes that a member mask names must have the same mask",
    Reason.LANES_HAVE_LEFT: "all 32 lanes of the warp must execute it, and some have exited",
    Reason.BLOCK_ENDS_IN_WARPGROUP: (
        "wgmma needs whole warpgroups of 128 threads; the block has {threads}"
    ),
    Reason.DIFFERS_IN_WARPGROUP: "{operand} must be the same in the whole warpgroup",
    Reason.MAPS_DIFFER_IN_WARP: "all threads of the warp must name the same tensor map",
    Reason.COUNT_NOT_WHOLE_WARPS: (
        "a barrier's thread count must be a multiple of {unit}, got {count}"
    ),
    Reason.COUNTS_DIFFER: (
        "the thread count of barrier {barrier} is {count} here, and {other} where others wait "
        "({place})"
    ),
    Reason.VOTE_MEETS_ARRIVAL: (
        "barrier.red and barrier.sync (or barrier.arrive) are mixed on barrier {barrier}"
    ),
    Reason.REGISTERS_DIFFER: (
        "warps {warps} of one warpgroup execute different setmaxnreg: all four must execute the "
        "same one"
    ),
    Reason.REGISTERS_UNORDERED: (
        "all warps of the warpgroup must synchronize between two setmaxnreg"
    ),
    Reason.REGISTERS_BY_SOME_WARPS: (
        "warp {by} executes it, and {one_lacks:warp {lacking} of its warpgroup does not|warps "
        "{lacking} of its warpgroup do not}: all four must execute the same setmaxnreg"
    ),
    Reason.WARP_AT_BARRIER_IN_PART: (
        "{threads} {one:thread|threads} of warp {warp} reach it without the others: all threads "
        "of a warp execute an .aligned instruction together (bar is barrier.aligned)"
    ),
    Reason.WARP_BY_TWO_INSTRUCTIONS: (
        "threads of warp {warp} reach barrier {barrier} through different instructions, in "
        "divergent branches that must end before it: all threads of a warp execute an .aligned "
        "instruction together (bar is barrier.aligned)"
    ),
    # operands and addresses
    Reason.REGISTERS_RAISED_BY_DEC: (
        "setmaxnreg.dec cannot raise the count to {count} registers: the threads have {held}"
    ),
    Reason.NO_SUCH_BARRIER: (
        "barrier {barrier} does not exist: a block has {most}, numbered from 0"
    ),
    Reason.LABEL_BEYOND_LIST: (
        "the branch index is {label}, and its list has {count} labels, numbered from 0"
    ),
    Reason.NO_FUNCTION_AT_ADDRESS: (
        "the called address, {address:#x}, is not that of a function with these parameters whose "
        "address the PTX takes"
    ),
    Reason.ASSERTION_FAILED: "assertion `{condition}` failed, {file}:{at}, in {function}",
    Reason.BREAKPOINT: "the kernel executed brkpt, and there is no debugger",
    Reason.TRAP: (
        "the kernel executed trap{in_grid_sync:, as grid.sync() does if the launch is not "
        "cooperative (%envreg1 and 2 are 0)|}"
    ),
    Reason.MISALIGNED: (
        "the address must be a multiple of {size}, the bytes of {several:the whole vector|the "
        "access}, got {address:#x}"
    ),
    Reason.STORE_TO_CONSTANT: "{space} memory is read-only",
    Reason.VECTOR_IN_SHARED: (
        "a vector must be in global memory, and this address is in shared memory"
    ),
    Reason.ADDRESS_NOT_SHARED: "the address must be in shared memory",
    Reason.OF_NO_BLOCK: "shared address {address:#x} belongs to no block of this cluster",
    Reason.MBARRIER_OF_NO_BLOCK: "the mbarrier's address belongs to no block of this cluster",
    Reason.OF_ANOTHER_BLOCK: (
        "shared address {address:#x} is another block's: only its own threads initialize and "
        "invalidate an mbarrier"
    ),
    Reason.OUTSIDE_OWN_MEMORY: (
        "shared address {address:#x} is another block's, and .shared is .shared::cta, the memory "
        "of the executing block: .shared::cluster reaches a peer's"
    ),
    Reason.COPY_TO_OWN_BLOCK: (
        "a copy from .shared::cta to .shared::cluster must go to another block of the cluster"
    ),
    Reason.BEYOND_MEMORY: (
        "{space} address {address:#x} is beyond the {limit} bytes of {space} memory" + _EMPTY
    ),
    Reason.BELONGS_TO_NONE: (
        "{touched} at {address:#x} belong to no variable; {before:{before} ends {gap} bytes before"
        "{after:, and {after} comes next|}|{after:the first one is {after}|the kernel has none "
        "there}}"
    ),
    Reason.LEAVES_VARIABLE: (
        "{touched} from {address:#x} leave {owner} by {beyond} bytes, into "
        "{into:{into}|bytes of no variable}"
    ),
    Reason.BEFORE_ARRAY: (
        "`{element}` is before the array begins: a negative index (address {address:#x}, {gap} "
        "bytes before it)"
    ),
    Reason.BELOW_ALLOCATIONS: "address {address:#x} is below every allocation",
    Reason.OUTSIDE_ARRAY: "{outside}",
    Reason.OUTSIDE_ALLOCATION: (
        "address {address:#x} is {into} bytes into an allocation of {size} bytes"
    ),
    Reason.RANK_BEYOND_CLUSTER: "block rank {rank} does not exist: the cluster has {blocks} blocks",
    Reason.MATRIX_BEYOND_MEMORY: (
        "the matrix of descriptor {descriptor:#x} reaches to shared address {end:#x}, beyond the "
        "{nbytes:#x} there are"
    ),
    # mbarriers
    Reason.PARITY_OUT_OF_RANGE: "the parity must be 0 or 1",
    Reason.COUNT_OUT_OF_RANGE: (
        "the count of mbarrier.init must be 1 to {most} (2^20 - 1), got {count}"
    ),
    Reason.TX_COUNT_OUT_OF_RANGE: (
        "the mbarrier's tx-count, {tx} bytes, is beyond ±{most} (2^20 - 1)"
    ),
    Reason.NO_MBARRIER: (
        "no mbarrier has been initialized at {others:`{name}` (shared address {address:#x}): only "
        "{others} {one_other:is|are}|{name:`{name}`, shared address {address:#x} of this block,|"
        "shared address {address:#x} of this block} when it is used}"
    ),
    Reason.INVALIDATED: "the mbarrier at shared address {address:#x} has been invalidated",
    Reason.MBARRIER_MISALIGNED: (
        "shared address {address:#x} is not an mbarrier's: it is not a multiple of {size}, the "
        "bytes of one (`shared_address(array, i)` counts elements)"
    ),
    Reason.INIT_MISALIGNED: (
        "the address of an mbarrier must be a multiple of {size} bytes, got {address:#x}"
    ),
    Reason.INIT_BEYOND_MEMORY: (
        "an mbarrier at shared address {address:#x} is beyond the block's shared memory, which "
        "ends at {limit:#x}" + _EMPTY
    ),
    # copies
    Reason.COPY_MISALIGNED: (
        "the address of the copy must be a multiple of {unit} bytes, got {address:#x}"
    ),
    Reason.SIZE_NOT_WHOLE_UNITS: (
        "the size of a bulk copy must be a multiple of {unit} bytes, got {nbytes}; nearest legal: "
        "{less:{less} and {more}|{more}}"
    ),
    Reason.SOURCE_BEYOND_COPY: "a copy of {size} bytes must read at most {size}, got {nbytes}",
    Reason.COPY_LEAVES_ALLOCATION: (
        "the copy begins at {element:{element}|byte {into} of an allocation} and takes {nbytes} "
        "bytes, and {name:`{name}`|it} ends {over} bytes before the copy does (address "
        "{address:#x} is {into} bytes into an allocation of {size} bytes)"
    ),
    Reason.MBARRIER_OF_ANOTHER_BLOCK: (
        "it writes the shared memory of block {block}, and its mbarrier is in that of block "
        "{barrier_block}: bytes are counted where they are written"
    ),
    Reason.MULTICAST_MASK: (
        "multicast mask {mask:#x} must name blocks of the cluster, which has {blocks}"
    ),
    Reason.NO_SUCH_REDUCTION: (
        ".{operation} is not defined for {element_type} elements of a tensor map; legal: {legal}"
    ),
    Reason.IM2COL_OFFSET: (
        "im2col offset {offset}{signed: ({signed} as int16)|}; legal: 0 to {most}, counted from "
        "the lower corner (padding is a matter of the corners and the coordinates)"
    ),
    Reason.BOX_MISALIGNED: (
        "the box must begin at a multiple of {alignment} bytes of shared memory, got {address:#x}"
    ),
    Reason.BOX_BEYOND_MEMORY: (
        "the box of {nbytes} bytes{owner:, copied into {owner},|} ends at shared address {end:#x}, "
        "and shared memory ends at {limit:#x}" + _EMPTY + "{outside:; where it begins, {outside}|}"
    ),
    Reason.MAP_BEYOND_ALLOCATION: ("the tensor map reaches beyond the allocation it was made for"),
    Reason.RANKS_DIFFER: "the copy gives {count} coordinates, and the tensor map has rank {rank}",
    Reason.OTHER_MODE: (
        "the tensor map is {is_im2col:im2col|tiled}, but the copy uses the other mode"
    ),
    Reason.ROW_MISALIGNED: (
        "the box begins {start} bytes into a row (c0 = {coordinate} elements of {element_bytes} "
        "bytes); it must begin on a multiple of 16 bytes"
    ),
    Reason.NEGATIVE_COORDINATE: (
        "coordinates {coordinates} of a copy to global memory: negative ones are illegal there (a "
        "load may have them)"
    ),
    Reason.PADDED_STORE: (
        "the bounding box of an im2col copy to global memory must lie within the tensor; its "
        "corners are {lower} and {upper} (innermost first)"
    ),
    # tensor maps
    Reason.MAP_IN_LOCAL_MEMORY: (
        "a tensor map must be in parameter, constant or global memory; this one is in local "
        "memory: a copy of a parameter that is not __grid_constant__"
    ),
    Reason.MAP_FIELDS_NOT_WRITTEN: (
        "the tensor map at address {address:#x} is made from zeros and lacks {fields}"
    ),
    Reason.MAP_MISALIGNED: (
        "the address of a tensor map must be a multiple of {unit}, got {address:#x}"
    ),
    Reason.MAP_NOT_IN_MEMORY: (
        "a tensor map must be in parameter, constant or global memory; {where}"
    ),
    Reason.NO_MAP_AT_ADDRESS: "no tensor map is at address {address:#x}",
    Reason.NOT_A_MAP: "the 128 bytes at address {address:#x} are not a tensor map",
    Reason.MAP_BREAKS_RULES: "the tensor map at address {address:#x} breaks a rule: {words}",
    Reason.IM2COL_RANK: "an im2col map has 3 to {most} dimensions, got {rank}",
    Reason.NO_SUCH_DIMENSION: (
        "{field} of ordinal {ordinal} in a map of {rank} dimensions; legal: {most:0 to {most}|0}"
    ),
    Reason.NO_SUCH_ORDINAL: "{field} of ordinal {ordinal}; there are {count}",
    Reason.NO_SUCH_MODE: "{field} has no value {value}{blackwell:: {blackwell}|}",
    Reason.FIELD_VALUE: (
        "{indexed:ordinal {ordinal}: |}{field} of {value}{unit: bytes|}; legal: "
        "{unit:multiples of {unit}, |}{least} to {most} (the hardware drops the bits that do not "
        "fit)"
    ),
}
"""The rule that an operand, an address or the arriving threads break, by the reason: a clause
without a full stop."""

TOUCHED: Mapping[Touched, str] = {
    Touched.ACCESS: "{nbytes} bytes of {space} memory",
    Touched.MBARRIER: "{nbytes} bytes of an mbarrier",
    Touched.MATRIX: "{nbytes} bytes of a matrix",
    Touched.COPY: "{nbytes} bytes",
    Touched.BOX: "{rows} {one_row:row|rows} of {row_bytes} bytes",
}

WAITS: Mapping[WaitsFor, str] = {
    WaitsFor.MBARRIER: (
        "for parity {parity} of the mbarrier{name: `{name}`|} at shared address {address:#x} "
        "({place}). It was initialized at {init}; {phases} {one_phase:phase has|phases have} "
        "completed, and the phase with parity {phase} still lacks {pending:{pending} of {count} "
        "{one_arrival:arrival|arrivals}{tx: and |}|}{tx:{excess:an expect_tx for {excess} bytes "
        "that have already arrived|{tx} bytes}|{pending:|nothing}}. {pending:{could:All "
        "threads that could still arrive are waiting, too: {could}{gone:; {returned}|}|No thread "
        "that could still arrive is left{gone:: {returned}|}}|No copy to it is in flight}."
    ),
    WaitsFor.BLOCK_BARRIER: (
        "at barrier {barrier} of the block ({place}): {arrived} of {expected} threads arrived."
    ),
    WaitsFor.CLUSTER_BARRIER: (
        "at the cluster barrier ({place}): {arrived} of {expected} threads arrived."
    ),
    WaitsFor.WARP: "at {place} for other lanes of the warp, which its member mask names.",
    WaitsFor.WARPGROUP: (
        "at {place} for the rest of the warpgroup: all 128 threads must reach it."
    ),
    WaitsFor.REGISTERS: (
        "at {place} for {count} registers per thread: the block's {warps} warps were launched with "
        "{entry} each, {launched} in all, and they ask for {terms} = {asked}; {free} are free."
    ),
}
"""The end of a sentence about threads that wait: where, and for what."""


OUTSIDE = (
    "{element}{other:, the same place as {other_element},|} is {length:out of bounds: axis {axis} "
    "of `{name}` has extent {length}{other:, and axis {other_axis} extent {other_length}|}|before "
    "the array begins}"
)
"""An element beyond an array (`harness.sanitizer.emulator.Outside`)."""


# Parts of several messages: their slots are those of the rules that share the facts.
_UNSEEN = (
    "{did:what {did} did|}{brought:what the copy at {brought} delivered|}"
    "{freed:that {freed} has been used|}"
)
_USES = (
    "{multiplies:multiplies by it|{overwrites:overwrites it by a copy|reads it through the async "
    "proxy}}"
)
_WAITS = "The {one_of_waits:wait|waits} at {waits} "
_THEN = (
    "before {overwrites:{overwrites} writes {memory} again|{touches:{touches} touches what it "
    "writes|the block ends}}"
)
_LACKS = "{barrier} still lacks {pending} of {count} {count_is_one:arrival|arrivals}"

MESSAGES: Mapping[Cause, Message] = {
    # -- general causes: a kind of hazard, or a variant of it
    Cause.MISSING_PROXY_FENCE: Message(
        (
            "{here} accesses through the async proxy bytes that {there} wrote through the generic "
            "proxy, without a proxy fence in between."
        ),
        help=(
            "After the writes, execute {code:fence_proxy_async_shared_cta()} (or the global form) "
            "in each writing thread; then synchronize; then issue the copy."
        ),
        note="A barrier orders threads, not proxies: the copy may still see the old bytes.",
    ),
    Cause.UNFENCED_BARRIER_INIT: Message(
        "{here} uses an mbarrier whose initialization at {there} is not visible to it.",
        help=(
            "After {code:mbarrier_init}, execute {code:fence_mbarrier_init()}, then a block "
            "barrier before other threads use the mbarrier."
        ),
        note="Until the initialization is visible, the mbarrier's count and phase are undefined.",
    ),
    Cause.READ_BEFORE_ARRIVAL: Message(
        "{here} accesses bytes that the copy issued at {there} may still be writing.",
        help=(
            "Before this access, call {code:mbarrier_wait_parity} on the copy's mbarrier, in "
            "every thread that makes it."
        ),
        note=(
            "The copy is asynchronous: until the phase of its mbarrier completes, the bytes may "
            "be old, new or mixed."
        ),
    ),
    Cause.OVERWRITE_IN_USE: Message(
        "{here} lets a copy overwrite bytes that {there} may still be using.",
        help=(
            "Have the readers arrive on an 'empty' mbarrier after their last use, and wait for it "
            "before issuing the copy."
        ),
        note="The earlier access may see the new bytes.",
    ),
    Cause.SOURCE_REUSED: Message(
        "{here} overwrites bytes that the bulk store issued at {there} may still be reading.",
        help=(
            "In the issuing thread, commit the group and call "
            "{code:cp_async_bulk_wait_group_read(0)}; then synchronize; then write."
        ),
        note="The store may send the new bytes, or a mixture.",
    ),
    Cause.STORE_NOT_DRAINED: Message(
        ("The block may exit while the bulk store at {here} is still reading its shared memory."),
        help=(
            "In the thread that issued the store, call {code:cp_async_bulk_commit_group()} and "
            "{code:cp_async_bulk_wait_group_read(0)} before it returns."
        ),
        note="Shared memory is reused as soon as a block exits.",
    ),
    Cause.DATA_RACE: Message(
        (
            "{here} and {there} access the same bytes without ordering, and at least one of them "
            "writes."
        ),
        help=(
            "Put a barrier between them ({code:cuda.syncthreads()} within a block), or use atomics."
        ),
        note="Either access may come first, and the order may differ from run to run.",
    ),
    Cause.UNINITIALIZED_READ: Message(
        "{here} reads {memory} that has not been written.",
        help=(
            "Before this access, write the memory, or wait for the copy that fills it; or correct "
            "the index."
        ),
        note="It holds whatever was left there, for example another block's data.",
    ),
    Cause.WRITE_AFTER_READ_FENCE: Message(
        (
            "{here} lets a copy overwrite bytes that {there} read through the generic proxy; a "
            "barrier orders the two, but no proxy fence does."
        ),
        help=(
            "Execute {code:fence_proxy_async_shared_cta()} in the readers before they release the "
            "buffer."
        ),
        note=(
            "The PTX memory model asks for the fence. Most published pipelines omit it; some had "
            "to add it."
        ),
    ),
    Cause.PHASE_MISMATCH: Message(
        "{here} waits with the wrong parity: its phase is already complete, or can never complete.",
    ),
    Cause.CLUSTER_EXIT: Message(
        ("{here} accesses another block's shared memory, and that block may already have exited."),
        help=(
            "Synchronize the whole cluster ({code:barrier_cluster_arrive}, "
            "{code:barrier_cluster_wait}) after the last remote access and before any block "
            "returns."
        ),
        note="Shared memory is reused as soon as its block exits.",
    ),
    Cause.WGMMA_ORDER: Message(
        "{here} accesses registers that an unfinished wgmma may still read or write.",
        help=(
            "Before the first wgmma, call {code:wgmma_fence()} after the last access to its "
            "registers. After the last wgmma, call {code:wgmma_commit_group()} and "
            "{code:wgmma_wait_group(0)} before the next access."
        ),
        note=(
            "wgmma is asynchronous: its registers are undefined until its group has been waited "
            "for, and it may read them before earlier instructions have written them."
        ),
    ),
    Cause.ILLEGAL_ACCESS: Message(
        "{here} would fault on hardware.",
    ),
    Cause.TRANSACTION_MISMATCH: Message(
        "The mbarrier at {here} expects a different number of bytes than its copies deliver.",
        help=(
            "Expect exactly the bytes of the phase's copies; a box that extends past the edge of "
            "its tensor counts in full."
        ),
        note="The phase completes too early, or never.",
    ),
    Cause.COPY_OUTLIVES_BLOCK: Message(
        (
            "The block may exit while the copy issued at {here} is still writing its shared "
            "memory: no thread of the block waits for it."
        ),
        help=(
            "Wait for the phase of the copy's mbarrier before the block exits, or do not issue "
            "the copy if its bytes are not used."
        ),
        note=(
            "Shared memory is reused as soon as a block exits: the copy may overwrite another "
            "block's data."
        ),
    ),
    Cause.PRODUCT_SOURCE_REUSED: Message(
        "{here} overwrites bytes that the wgmma at {there} may still be reading.",
        help=(
            "Call {code:wgmma_commit_group()} and {code:wgmma_wait_group(n)} in the warpgroup "
            "before it releases the bytes (the arrival on the 'empty' mbarrier, or the block "
            "barrier)."
        ),
        note="The wgmma may multiply the new bytes, or a mixture.",
    ),
    Cause.PRODUCT_MISSING_PROXY_FENCE: Message(
        (
            "{here} reads through the async proxy what {there} wrote through the generic proxy, "
            "without a proxy fence in between."
        ),
        help=(
            "Execute {code:fence_proxy_async_shared_cta()} in each writing thread after its "
            "writes; then synchronize; then issue the wgmma."
        ),
        note="A barrier orders threads, not proxies: wgmma may still see the old bytes.",
    ),
    Cause.TENSOR_MAP_MISSING_FENCE: Message(
        (
            "{here} uses a tensor map that {there} wrote, without a release and an acquire of the "
            "tensormap proxy in between."
        ),
        help=(
            "Execute {code:fence_proxy_tensormap_release()} in the threads that wrote the "
            "descriptor, then synchronize; then {code:fence_proxy_tensormap_acquire(descriptor)} "
            "in the thread that issues the copy. A descriptor edited in shared memory is "
            "published by {code:tensormap_cp_fenceproxy}, executed by a whole warp."
        ),
        note="TMA reads descriptors through a separate proxy, so it may use the old map.",
    ),
    Cause.TENSOR_MAP_RACE: Message(
        "{here} uses a tensor map while {there} may be writing it.",
        help=(
            "Publish the descriptor with {code:fence_proxy_tensormap_release()} (or "
            "{code:tensormap_cp_fenceproxy}), synchronize, and execute "
            "{code:fence_proxy_tensormap_acquire(descriptor)} before the copy."
        ),
        note="The copy may use the old map, or a mixture.",
    ),
    Cause.STORE_READ_EARLY: Message(
        "{here} accesses bytes that the bulk store issued at {there} may still be writing.",
        help=(
            "In the thread that issued the store, call {code:cp_async_bulk_commit_group()} and "
            "{code:cp_async_bulk_wait_group(0)}; only then synchronize with the threads that use "
            "the bytes."
        ),
        note=(
            "The store is asynchronous, and {code:cp_async_bulk_wait_group_read(0)} only frees "
            "its source. Its completion makes the bytes visible to generic accesses; other blocks "
            "also need a release and an acquire."
        ),
    ),
    Cause.STORE_OVERWRITTEN: Message(
        (
            "{here} lets a copy overwrite bytes that the bulk store issued at {there} may still "
            "be writing."
        ),
        help=(
            "In the thread that issued the store, call {code:cp_async_bulk_commit_group()} and "
            "{code:cp_async_bulk_wait_group(0)}; then, if another thread issues the next copy, "
            "synchronize with it."
        ),
        note="Either may be the last to write.",
    ),
    Cause.REACHED_BEFORE_BLOCK_BEGINS: Message(
        (
            "{here} accesses another block's shared memory before that block is known to have "
            "started."
        ),
        help=(
            "Synchronize the whole cluster ({code:barrier_cluster_arrive}, "
            "{code:barrier_cluster_wait}) before the first remote access."
        ),
        note="The blocks of a cluster are scheduled together but do not start at the same instant.",
    ),
    Cause.USED_BEFORE_EARLIER_GRID_ENDED: Message(
        (
            "{here} comes before `griddepcontrol.wait`: the grid that this one depends on may not "
            "have ended."
        ),
        help=(
            "Execute `griddepcontrol.wait` before the first use of memory that the previous "
            "kernel writes or reads."
        ),
        note=(
            "A single launch does not show whether the previous kernel uses this memory. If it "
            "does not (weights, for example), this order is correct."
        ),
    ),
    Cause.NON_COHERENT_READ_OF_WRITTEN: Message(
        "{here} is a non-coherent load of what {there} has written in the same launch.",
        help=(
            "Read it with an ordinary load: without `__ldg`, and without `const __restrict__` on a "
            "pointer to memory that the kernel writes."
        ),
        note=(
            "Data of `ld.global.nc` must not change while the kernel runs: its cache may hold old "
            "bytes, and no acquire or barrier refreshes it."
        ),
    ),
    Cause.PLAIN_LOAD_BEFORE_SWAP: Message(
        "{here} is a plain load of what {there} changes atomically.",
        help=(
            "Use a relaxed load (`ld.relaxed`; in CUDA C++ a volatile access, or "
            "`load(cuda::memory_order_relaxed)` of an atomic_ref)."
        ),
        note=(
            "The loaded value is only a guess: the compare-and-swap checks it and tries again if "
            "it is stale."
        ),
    ),
    Cause.RACE_WITH_ATOMIC: Message(
        (
            "{here} and {there} access the same bytes without ordering, and only one of them is "
            "atomic."
        ),
        help=(
            "Put a barrier between them ({code:cuda.syncthreads()} within a block); or, if any "
            "value that the location has had will do, make both atomic (`ld.relaxed`; in CUDA C++ "
            "a volatile access, or `load(cuda::memory_order_relaxed)` of an atomic_ref)."
        ),
        note="A plain access may see an old value, and a compiler may remove it.",
    ),
    Cause.THREAD_COPY_READ_EARLY: Message(
        "{here} accesses bytes that the cp.async at {there} may still be writing.",
        help=(
            "Wait for it in the thread that issued it ({code:cp_async_wait_all()}, or a pipeline's "
            "consumer_wait); then synchronize with the other threads that use the bytes."
        ),
        note=(
            "The copy is asynchronous: until its thread has waited for it, the bytes may be old, "
            "new or mixed."
        ),
    ),
    Cause.UNDEFINED_BEHAVIOR: Message(
        "{here} is undefined behavior in PTX.",
    ),
    Cause.SHUFFLE_FROM_ABSENT_LANE: Message(
        "{here} takes a value from a lane that has exited or that its member mask leaves out.",
        help=(
            "Have all lanes of the warp reach the shuffle; a lane without a value passes a "
            "neutral one (0 for a sum)."
        ),
        note="The value is undefined.",
    ),
    Cause.UNASSIGNED_REGISTER: Message(
        (
            "{here} uses a register that has not been assigned: a local variable, or an element "
            "of a local array, is read before it is written."
        ),
        help=(
            "Assign it first. The first wgmma of a sum takes scale_d = 0, which writes the "
            "accumulators instead of adding to them: those of its shape, in the array that it "
            "names."
        ),
        note="The value is whatever was left there.",
    ),
    # -- fences and initialization
    Cause.FENCE_NOT_ON_PATH: Message(
        (
            "The proxy fence at {right} is not on the path from the write of {memory} at {write} "
            "to {use}, which " + _USES + "."
        ),
        help=(
            "After the write at {write} and before the barrier, execute the fence in each writing "
            "thread."
        ),
    ),
    Cause.FENCE_OF_OTHER_MEMORY: Message(
        (
            "The proxy fence at {fences} covers {theirs} memory, but {memory}, written at "
            "{write}, {is_one:is|are} in {ours} memory."
        ),
        help="At {fences}, use `{wanted}`.",
    ),
    Cause.NO_PROXY_FENCE: Message(
        "No proxy fence separates {write}, which writes {memory}, from {use}, which " + _USES + ".",
        help="After {write}, execute `{wanted}` in each writing thread, before the barrier.",
    ),
    Cause.FENCE_IN_SOME_THREADS: Message(
        (
            "Only {threads} {is_one:executes|execute} the proxy fence at {right}, but {lacking} "
            "also {writes_one:writes|write} {memory} at {write}."
        ),
        help=(
            "At {right}, execute the fence in every thread that writes, or after a barrier that "
            "follows their writes; also in a block whose loop has no iterations."
        ),
    ),
    Cause.TENSOR_MAP_NOT_ACQUIRED: Message(
        "{use} uses an edited tensor map without acquiring it.",
        help="Before {use}, execute {code:fence_proxy_tensormap_acquire(descriptor)}.",
    ),
    Cause.TENSOR_MAP_NOT_RELEASED: Message(
        ("The edited tensor map that {use} uses was written by plain stores and never released."),
        help=(
            "Publish it with {code:tensormap_cp_fenceproxy} or "
            "{code:fence_proxy_tensormap_release()}."
        ),
    ),
    Cause.NO_BARRIER_AFTER_INIT: Message(
        (
            "{user} may reach {use} before {maker:{maker}|another thread} {is_one:has|have} "
            "initialized the mbarrier at {init}."
        ),
        help=(
            "Put {code:cuda.syncthreads()} after {code:fence_mbarrier_init()} and before the "
            "first use."
        ),
    ),
    Cause.NO_MBARRIER_AT_ADDRESS: Message(
        "{line}: {text}.",
        help=(
            "Initialize the mbarrier with {code:mbarrier_init} before its first use, at the same "
            "address."
        ),
    ),
    Cause.BLOCKS_WITHOUT_INIT: Message(
        (
            "{line} uses an mbarrier of {blocks}, which {is_one:has|have} {returned:returned "
            "without initializing it|not initialized it} ({init})."
        ),
        help=(
            "Have every block of the cluster initialize its mbarriers and take part until the end, "
            "also a block without data of its own."
        ),
    ),
    Cause.CLUSTER_NOT_MET_AFTER_INIT: Message(
        (
            "{use} uses {memory} of another block, and the cluster has not synchronized since the "
            "initialization at {init}."
        ),
        help=(
            "Call {code:barrier_cluster_arrive()} and {code:barrier_cluster_wait()} after the "
            "initialization; a block barrier synchronizes one block only."
        ),
    ),
    Cause.NO_INIT_FENCE: Message(
        "{use} may not see the initialization of {memory} at {init}.",
        help="After {init}, call {code:fence_mbarrier_init()} in the same thread.",
    ),
    # -- relaxed arrivals and waits, flags in global memory
    Cause.RELAXED_ARRIVAL: Message(
        (
            "The arrival at {arrivals} is `.relaxed` and releases nothing: threads that wait for "
            "it may not see " + _UNSEEN + "."
        ),
        help=(
            "At {arrivals}, drop `.relaxed`, or execute a releasing fence before the arrival "
            "(`fence.acq_rel.{scope}`)."
        ),
    ),
    Cause.RELAXED_WAIT: Message(
        (
            _WAITS
            + "{one_of_waits:is|are} `.relaxed` and {one_of_waits:acquires|acquire} nothing: "
            "{line} may not see " + _UNSEEN + "."
        ),
        help=(
            "At {waits}, drop `.relaxed`, or execute an acquiring fence after the wait "
            "(`fence.acq_rel.cta`)."
        ),
    ),
    Cause.FLAG_RELAXED: Message(
        (
            "The flag of {write} is {read:read `.relaxed` at {read}, which acquires nothing|"
            "written `.relaxed`, which releases nothing}: {line} may not see what {other_line} did."
        ),
        help=(
            "{read:At {read}, use `.acquire`, or an acquiring fence after it|At {write}, use "
            "`.release`, or a releasing fence before it} (`fence.acq_rel.gpu`)."
        ),
    ),
    Cause.FLAG_SCOPE_TOO_NARROW: Message(
        (
            "The flag of {write} is for another block, but the scope of {narrow} does not include "
            "that block."
        ),
        help="At {narrow}, use `.gpu` scope, or `.cluster` within a cluster.",
    ),
    Cause.NO_BARRIER_NEXT_TO_FLAG: Message(
        (
            "{flag} {releases:releases only what thread {thread} has seen|acquires only for thread "
            "{thread}}, but {named} execute {work} without a block barrier in between."
        ),
        help="Between {flag} and {work}, put {code:cuda.syncthreads()}.",
    ),
    Cause.ARRIVES_FOR_OTHERS: Message(
        (
            "Only {arriving} {is_one:arrives|arrive} on {barrier} ({arrivals}), and nothing orders "
            "the writes of {memory} by {others} at {write} before that."
        ),
        help=(
            "Have each writing thread arrive, or synchronize the writers before the arrival "
            "(`cuda.syncwarp()` within a warp)."
        ),
        note="An arrival releases what its own thread wrote, and what was ordered before it.",
    ),
    Cause.WRITTEN_AFTER_ARRIVAL: Message(
        "{write} writes {memory} after the arrival on {barrier} at {arrivals}.",
        help="Move the arrival at {arrivals} to after {write}.",
        note="An arrival releases only what comes before it.",
    ),
    Cause.WAIT_RETURNED_AT_ONCE: Message(
        (
            "The wait at {wait} on {barrier} uses parity 1 while phase 0 is in progress, so it "
            "returns immediately: {goes_on} runs before {memory:{memory} is written|the bytes have "
            "arrived}."
        ),
        help="At {wait}, use parity 0 for the first phase; the parity flips with each phase.",
    ),
    # -- races, unwritten memory, misused operands
    Cause.NO_BARRIER_BETWEEN_WRITE_AND_READ: Message(
        (
            "No barrier separates {writes}, which writes {memory}, from {reads}, where other "
            "threads read it."
        ),
        help=(
            "{handed_over:Let the writing threads arrive on an mbarrier after {writes}, and the "
            "others wait for that before {reads}|Put a barrier between them "
            "({code:cuda.syncthreads()} within a block), or use atomics}."
        ),
    ),
    Cause.HANDOVER_NOT_AWAITED: Message(
        (
            "{line} and {other_line} access {memory} in different threads. On {barrier}, threads "
            "arrive in between ({arrivals}), {waits:but {absent} {is_one_absent:does|do} not wait "
            "for it: {waits} lets only {waited} wait|but no thread waits for it}."
        ),
        help="Before {line}, wait for {barrier} in {absent}.",
    ),
    Cause.BARRIER_IN_SOME_THREADS: Message(
        (
            "Of the threads that access {memory} at {other_line} and {line}, {absent} "
            "{is_one_absent:does|do} not execute the barrier at {meeting}, which is between them."
        ),
        help=(
            "At {meeting}, have all of these threads execute the barrier, and pass their number "
            "as its thread count."
        ),
    ),
    Cause.BARRIER_OF_OTHER_THREADS: Message(
        (
            "The barrier at {meeting} does not hold back all threads that access {memory} at "
            "{other_line} and {line}: {one_number:it completes with {count} threads, and {came} "
            "reach it|they use different barrier IDs}."
        ),
        help=(
            "At {meeting}, {one_number:give each group of threads its own barrier ID, or|use the "
            "same barrier ID in all of these threads, and} pass the number of all threads that "
            "reach the barrier."
        ),
    ),
    Cause.MBARRIER_ENDED_IN_USE: Message(
        (
            "{line} {inits:reinitializes|invalidates} the mbarrier {memory} while other threads "
            "may still use it at {other_line}."
        ),
        help=(
            "{inits:Initialize it once, before the block barrier|Let every thread finish with the "
            "mbarrier and synchronize, and only then call {code:mbarrier_inval(bar)} in one "
            "thread}."
        ),
    ),
    Cause.BLOCKS_SHARE_PLACE: Message(
        (
            "Blocks {one} and {two} access the same location in global memory "
            "({other_line:{other_line} and |}{line}) without ordering."
        ),
        help=(
            "Give each block its own location, or pass it on with a flag (release and acquire) "
            "or a grid barrier."
        ),
    ),
    Cause.THREADS_WRITE_SAME_PLACE: Message(
        "{named} write to the same locations of {memory} at {line}.",
        help="Give each thread its own location, or let one thread write.",
    ),
    Cause.NO_BARRIER_BEFORE_ASYNC_READ: Message(
        (
            "No block barrier separates {other_line}, where {others} {is_one:writes|write} "
            "{memory}, from {line}, which reads it through the async proxy."
        ),
        help="Put {code:cuda.syncthreads()} after the writes and their proxy fence, before {line}.",
    ),
    Cause.NO_WARP_BARRIER_BEFORE_ASYNC_READ: Message(
        (
            "Nothing orders the writes of {memory} by {others} at {other_line} before {line}, "
            "where another lane of the warp has it read through the async proxy."
        ),
        help=(
            "Put {code:cuda.syncwarp()} after the writes and their proxy fence, before {line}: "
            "lanes of a warp might not execute together."
        ),
    ),
    Cause.NO_BARRIER_BETWEEN_WRITES: Message(
        (
            "{other_line} and {line} both write {memory}, in different threads, without a barrier "
            "in between."
        ),
        help=(
            "{handed_over:Let the threads of {other_line} arrive on an mbarrier after it, and "
            "those of {line} wait for that first|Put a barrier between them "
            "({code:cuda.syncthreads()} within a block), or use atomics}."
        ),
    ),
    Cause.BLOCKS_WRITE_SAME_PLACE: Message(
        "Blocks {one} and {two} both write the same location in global memory at {line}.",
        help="Include the block's index in the address, or use atomics.",
    ),
    Cause.NO_CLUSTER_BARRIER_BETWEEN: Message(
        (
            "Nothing orders {other_line} in one block before {line} in another: both access "
            "{memory}, in blocks {one} and {two}."
        ),
        help=(
            "Put a cluster barrier between them, or an arrival with cluster scope on an mbarrier "
            "on which the other block waits. A block barrier orders only the threads of one block."
        ),
    ),
    Cause.NO_WARP_BARRIER_BETWEEN: Message(
        (
            "Lanes of one warp access {memory} at {other_line} and {line}, and nothing orders them "
            "in between."
        ),
        help=(
            "Put {code:cuda.syncwarp()} between them: lanes of a warp might not execute together."
        ),
    ),
    Cause.WRITE_BEFORE_READ_DONE: Message(
        "{writes} may overwrite {memory} before all threads have read it at {reads}.",
        help=(
            "{handed_over:Let the readers arrive on an mbarrier after {reads}, and wait for that "
            "before the next write|Put a barrier between the read and the next write}."
        ),
    ),
    Cause.UNWRITTEN_READ: Message(
        "{line} reads {owner:bytes of {owner}|bytes} that no store and no copy has written.",
    ),
    Cause.UNWRITTEN_COPIED: Message(
        (
            "{line} copies {owner:bytes of {owner}|bytes} that have not been written: the earlier "
            "writes do not cover the whole box."
        ),
    ),
    Cause.FIRST_PRODUCT_ACCUMULATES: Message(
        "The first wgmma, at {line}, adds to accumulators that have not been written.",
        help=(
            "At {line}, pass {code:scale_d} = 0 to the first wgmma: it then writes the "
            "accumulators instead of adding to them."
        ),
    ),
    Cause.WARPGROUP_IN_PART: Message(
        (
            "{line} needs a whole warpgroup, but only {threads:{threads} {is_one:executes|execute}|"
            "some of its warps execute} it."
        ),
        help="Have all 128 threads of the warpgroup execute it together.",
    ),
    Cause.MBARRIER_INVALIDATED: Message(
        (
            "{line} {again:invalidates|uses} the mbarrier {name} after {other_line} has "
            "invalidated it."
        ),
        help=(
            "Invalidate an mbarrier once, in one thread, after its last use in all threads; "
            "initialize it again before the next."
        ),
    ),
    Cause.ILLEGAL_OPERAND: Message(
        "{line}: {text}.",
        help=(
            "{together:Have all of these threads execute it together, with the same operands|"
            "Correct {outside:the index, or guard the access|this operand or address}}."
        ),
    ),
    Cause.MATRIX_BEYOND_MEMORY: Message(
        (
            "The descriptor of {matrix} at {line} reaches to shared address {end}, beyond the "
            "block's {nbytes} bytes: it starts at {start}, with a leading distance of {leading} "
            "bytes, a stride of {stride} bytes, and swizzle {swizzle}."
        ),
        help=(
            "Correct the start or the distances of the descriptor, or launch with "
            "more shared memory."
        ),
    ),
    Cause.MBARRIER_REINITIALIZED: Message(
        "{line} initializes {memory} again, {other_line:after {other_line}|in every iteration}.",
        help=(
            "Initialize it once, in one thread. To start over, let every thread finish with it, "
            "synchronize, call {code:mbarrier_inval(bar)} in one thread, and then "
            "{code:mbarrier_init(bar, count)}."
        ),
        note=(
            "Re-initializing a live mbarrier is undefined in PTX: arrivals and bytes already "
            "counted may be lost."
        ),
    ),
    Cause.MBARRIER_OVERWRITTEN: Message(
        "{line} {is_read:reads|overwrites} the 8 bytes of the mbarrier that {other_line} "
        "initialized.",
        help=(
            "Keep the array apart from the mbarrier; or, once every thread has finished with the "
            "mbarrier, synchronize, call {code:mbarrier_inval(bar)} in one thread, and "
            "synchronize again before reusing its bytes."
        ),
        note="Until an mbarrier is invalidated, only mbarrier instructions may access its 8 bytes.",
    ),
    Cause.INDEX_OUTSIDE_ARRAY: Message(
        "{line}: {outside:{outside}|`{index}` is outside of its array}; {text}.",
        help="Check the index against the extent: correct the index, or guard the access.",
    ),
    # -- registers of wgmma
    Cause.WGMMA_WAIT_LEAVES_GROUP: Message(
        (
            "The {code:wgmma_wait_group} at {between} does not wait for the wgmma of "
            "{other_line}, whose registers {line} uses."
        ),
        help=(
            "At {between}, pass a smaller n: {code:wgmma_wait_group} lets the n newest groups "
            "stay in flight, and n = 0 waits for all of them."
        ),
    ),
    Cause.WGMMA_REGISTERS_IN_MEMORY: Message(
        (
            "At {line} the compiler keeps registers of the wgmma in memory and moves them between "
            "one wgmma and the next, which PTX leaves undefined."
        ),
        help="Compile with optimization (without `-G` or `-O0`).",
    ),
    Cause.NO_WGMMA_FENCE_BETWEEN: Message(
        (
            "No {code:wgmma_fence()} {is_first:precedes the wgmma at {line}, the first of its "
            "warpgroup|separates {touched:{touched}|what touches its registers} from the wgmma at "
            "{line}, which uses the same registers}."
        ),
        help="Before {line}, call {code:wgmma_fence()}.",
        note="Without it the wgmma may read registers before they are written.",
    ),
    Cause.NO_WGMMA_WAIT: Message(
        "{line} uses registers of the wgmma at {other_line} without waiting for it.",
        help="Between {other_line} and {line}, call {code:wgmma_wait_group(0)}.",
    ),
    Cause.WGMMA_WAIT_TOO_LATE: Message(
        (
            "The {code:wgmma_wait_group} at {waits} comes after {line}, which uses the registers "
            "of the wgmma at {other_line}."
        ),
        help="Move the wait at {waits} to before {line}.",
    ),
    # -- stores and products that still read
    Cause.SOURCE_OF_LOAD_OVERWRITTEN: Message(
        (
            "{write} overwrites {memory} before the copy at {other_line}, which reads it, has "
            "been waited for."
        ),
        help="Before {write}, wait for the phase of the copy's mbarrier.",
        note="The copy may deliver the new bytes, or a mixture.",
    ),
    Cause.RELEASED_BEFORE_STORE_READ: Message(
        "The arrival at {arrival} releases {memory} before the store at {store} has read it.",
        help="After {store} and before the arrival, call {code:cp_async_bulk_wait_group_read}.",
    ),
    Cause.RELEASED_BEFORE_PRODUCT_DONE: Message(
        "{memory} is released before the wgmma at {product} has finished reading it.",
        help=(
            "Put the {code:wgmma_wait_group} (now at {waits}) before the barrier or arrival that "
            "lets {write} overwrite it."
        ),
    ),
    Cause.STORE_WAIT_NOT_COVERING: Message(
        _WAITS + "{one_of_waits:does|do} not cover the store at {store} " + _THEN + ".",
        help="At {waits}, call `{wait_call}`, in {issuer}.",
    ),
    Cause.STORE_NEVER_COMMITTED: Message(
        "The store at {store} is never committed to a bulk group.",
        help=(
            "After {store}, call {code:cp_async_bulk_commit_group()}: a wait covers only "
            "committed groups."
        ),
    ),
    Cause.STORE_NEVER_AWAITED: Message(
        "No thread waits for the store at {store} "
        + _THEN
        + "{earlier:: the {one_of_earlier:wait|waits} at {earlier} {one_of_earlier:comes|come} "
        "before the store|}.",
        help="After {store}, call `{wait_call}` in {issuer} " + _THEN + ".",
    ),
    Cause.STORE_NOT_COMMITTED_EACH_TIME: Message(
        (
            "The commit at {commits} does not put every execution of the store at {store} into a "
            "group{waits: that the {one_of_waits:wait|waits} at {waits} could cover|}."
        ),
        help="After each execution of {store}, commit, and only then wait for the group.",
    ),
    Cause.STORE_WAIT_TOO_LATE: Message(
        "No thread waits for the store at {store} "
        + _THEN
        + ": the {one_of_waits:wait|waits} at {waits} {one_of_waits:comes|come} later.",
        help="Move {one_of_waits:that wait|one of these waits} to " + _THEN + ".",
    ),
    Cause.STORE_LEFT_PENDING: Message(
        "`{call}` at {wait} leaves {is_one:one group|{count} groups} pending, including the store "
        "at "
        "{store}: nothing waits for it " + _THEN + ".",
        help=(
            "At {wait}, pass a smaller n: `{call}` lets the {is_one:newest group|{count} newest "
            "groups} stay in flight, and n = 0 waits for all of them."
        ),
    ),
    Cause.STORE_WAIT_FOR_READ_ONLY: Message(
        (
            _WAITS + "{one_of_waits:is|are} "
            "{code:cp_async_bulk_wait_group_read}, which frees the source "
            "of the store at {store} but does not wait for what it writes."
        ),
        help="At {waits}, use `{wait_call}`.",
    ),
    Cause.NO_BARRIER_AFTER_STORE_WAIT: Message(
        (
            "{issuer} {is_one:waits|wait} for the store at {store} ({waits}), but {late} "
            "{is_one_late:writes|write} {memory} at {then} without waiting for {issuer}."
        ),
        help="Put a barrier after the wait at {waits}.",
    ),
    Cause.STORE_AWAITED_BY_OTHER_THREAD: Message(
        (
            _WAITS + "{one_of_waits:is|are} executed by {threads}, but the store at "
            "{store} is issued by {issuer}."
        ),
        help="Wait in {issuer}, which issued the store: a thread waits only for its own groups.",
    ),
    # -- loads
    Cause.READ_IN_UNAWAITED_ROUND: Message(
        (
            "{read} uses {memory}, but no thread has waited in this iteration for the copy at "
            "{copy}: the wait at {asked} was for another iteration or stage."
        ),
        help="At {asked}, wait on the mbarrier and with the parity of this iteration's copy.",
    ),
    Cause.LOAD_NEVER_AWAITED: Message(
        "{read} uses {memory}, but no thread waits for the copy at {copy}.",
        help="Before {read}, call {code:mbarrier_wait_parity} on {barrier}.",
    ),
    Cause.LOAD_AWAITED_BY_SOME_THREADS: Message(
        (
            "Only {waited} {is_one_waiting:waits|wait} at {waits} for the copy at {copy}, but "
            "{threads} {is_one:uses|use} {memory} at {read}."
        ),
        help=(
            "At {waits}, have every thread that uses the bytes wait, or put a barrier after the "
            "wait."
        ),
    ),
    Cause.PHASE_TESTED_ONCE: Message(
        (
            "{line} tests whether the phase of {barrier} is complete, but threads continue"
            "{goes_on: to {goes_on}|} without waiting until it is."
        ),
        help=("Repeat the test of this mbarrier until it succeeds ({code:mbarrier_wait_parity})."),
    ),
    Cause.ARRIVAL_BEFORE_EXPECT: Message(
        (
            "The arrival at {early} comes before the expect_tx at {expect}: it completes the "
            "phase of {barrier} without the bytes."
        ),
        help=(
            "Before {early}, expect the bytes, or do both at once "
            "({code:mbarrier_arrive_expect_tx})."
        ),
    ),
    Cause.STORE_OVERWRITES_IN_USE: Message(
        (
            "The store at {copy} overwrites bytes of global memory that {other} accesses, without "
            "ordering."
        ),
    ),
    Cause.COPY_INTO_COPY: Message(
        "The copy at {copy} writes where {other:the copy at {other}|a copy before it} may still be "
        "writing {memory}.",
        help=(
            "Before {copy}, wait until the data of the earlier copy has been used (on an 'empty' "
            "mbarrier, for example), or give the two copies different destinations."
        ),
    ),
    Cause.COPY_ISSUED_BY_MANY: Message(
        "{many} all execute {copy}, a copy that one thread should issue.",
        help=(
            "Put it under {guard}{repeats:; a library that issues it from a whole warp needs no "
            "change, as the same bytes are written|}."
        ),
    ),
    Cause.BLOCKS_COPY_TO_SAME_PLACE: Message(
        "Blocks {one} and {two} {is_store:store to|load into} the same bytes at {copy}.",
        help=(
            "At {copy}, check the coordinates or the address: one of the blocks uses another "
            "block's{is_store:, or should use a reduction|}."
        ),
    ),
    Cause.STORES_NOT_ORDERED: Message(
        (
            "{other:The stores at {other} and {copy} write the same bytes|Two iterations of the "
            "store at {copy} write the same bytes} of global memory without ordering."
        ),
        help=(
            "Check the coordinates or the addresses. If both are intended, call "
            "{code:cp_async_bulk_wait_group(0)} for the first before the second."
        ),
    ),
    Cause.WAIT_FOR_OLD_PHASE: Message(
        (
            "The wait at {line} returns for an old phase of {barrier}, so {is_copy:the copy at "
            "{goes_on}|{goes_on}} runs too early."
        ),
        help=(
            "At {line}, flip the parity with each use, or wait on the mbarrier of the intended "
            "stage."
        ),
    ),
    Cause.COPY_WITHOUT_EMPTY_WAIT: Message(
        "The copy at {copy} does not wait until {read} has finished with {memory}.",
        help=(
            "Before {copy}, wait on an 'empty' mbarrier on which the readers arrive, or at a "
            "block barrier."
        ),
    ),
    Cause.RELEASED_BEFORE_USE: Message(
        (
            "The arrival at {early} releases {memory} before {waits:{waits} has waited for the "
            "copy into it|{read} has used it}."
        ),
        help="Move the arrival at {early} to after the last use.",
    ),
    Cause.SOME_READERS_NOT_RELEASING: Message(
        (
            "{lacking} may still use {memory} at {read} when {arrived} {is_one:releases|release} "
            "it without waiting for the others ({lines})."
        ),
        help=(
            "Have every reader arrive, and count them all; or have the arriving thread wait for "
            "the others first ({code:cuda.syncwarp()} within a warp)."
        ),
    ),
    Cause.EMPTY_NEVER_AWAITED: Message(
        (
            "The copy at {line} does not wait for the readers, which arrive on {barrier} "
            "({arrivals})."
        ),
        help="Before {line}, wait on {barrier}.",
    ),
    Cause.ARRIVAL_SCOPE_TOO_NARROW: Message(
        "The arrival at {line} on another block's mbarrier has block scope.",
        help="At {line}, use {code:mbarrier_arrive_cluster}.",
    ),
    Cause.WAIT_SCOPE_TOO_NARROW: Message(
        "The wait at {line} has block scope, but threads of another block arrive.",
        help="At {line}, use {code:mbarrier_wait_parity_cluster}.",
    ),
    # -- bytes expected and delivered
    Cause.BYTES_EXPECTED_DIFFER: Message(
        (
            "{lines} {is_one:expects|together expect} {expected} bytes {one_phase:per phase |}on "
            "{barrier}, but {one_phase:the {is_one_copy:copy|copies} at {bringing} "
            "{is_one_copy:delivers|deliver} {issued}|{issued} are delivered, the last at {copy}}."
        ),
        help=(
            "In each phase, expect exactly the bytes of its copies; a box that extends past the "
            "edge of its tensor counts in full."
        ),
    ),
    Cause.BYTES_NEVER_EXPECTED: Message(
        (
            "{issued:{issued} bytes are delivered to {barrier}|Copies complete on {barrier}} "
            "({line}), but no thread {block:of block {block} |}expects any."
        ),
        help="Before {line}, call {code:mbarrier_arrive_expect_tx} with the bytes of the phase.",
    ),
    Cause.BYTES_WITHOUT_COPY: Message(
        "{expect} expects {expected} bytes on {barrier}, but no copy completes on it.",
        help="Pass this mbarrier to the copy, or expect the bytes on the copy's mbarrier.",
    ),
    Cause.MULTICAST_NOT_ISSUED: Message(
        (
            "{blocks} of the cluster never {is_one:executes|execute} the multicast at {copy}, "
            "which delivers part of the bytes that block {block} expects on {barrier} ({issued} "
            "of {expected} are delivered)."
        ),
        help=(
            "At {copy}, have every block of the cluster issue its part, even if it has nothing to "
            "compute."
        ),
    ),
    Cause.MULTICAST_LEAVES_BLOCK_OUT: Message(
        (
            "The multicast at {copy} by {issuers} does not reach block {block}, whose {barrier} "
            "expects {expected} bytes and gets {issued}: its mask leaves the block out."
        ),
        help=(
            "At {copy}, set the bit of every receiving block in the mask, or expect fewer bytes "
            "at {expect}."
        ),
    ),
    Cause.COPY_BEFORE_EXPECT: Message(
        (
            "The copy at {copy} is issued before {expect} expects its bytes{block: in block "
            "{block}|}, so they can count in the wrong phase of {barrier}."
        ),
        help=(
            "Before {copy}, {block:wait until each block that it writes to is done with the step "
            "before|expect the bytes}."
        ),
    ),
    # -- phases and parities
    Cause.WAIT_OVERTAKEN: Message(
        (
            "{threads} may miss a phase of {barrier}: the next phase can complete before "
            "{is_one:that thread has|those threads have} seen this one complete "
            "({line}){arrivals:, by the arrivals of {arrivals}|}."
        ),
        help=(
            "Every thread that waits at {line} must arrive (on the 'empty' mbarrier, or at a "
            "block barrier) before the next phase can complete. A thread that needs no bytes "
            "should not wait."
        ),
        note="The parity then means the phase after next, so the wait ends too late, or never.",
    ),
    Cause.PARITY_OF_ANOTHER_PHASE: Message(
        (
            "The wait at {line} uses the parity of another phase: {barrier} has completed "
            "{phases} {one_phase:phase|phases}."
        ),
        help="At {line}, use parity `n & 1` for use n of the mbarrier.",
    ),
    Cause.PARITY_ONE_ON_FRESH_MBARRIER: Message(
        (
            "The wait at {line} uses parity 1 on a fresh mbarrier, which is in phase 0: it "
            "returns immediately, before the bytes of {barrier} have arrived."
        ),
        help="At {line}, start with parity 0; the parity flips with each phase.",
    ),
    Cause.WAIT_RAN_AHEAD: Message(
        (
            "{threads} passed the wait at {line} {passes} times, but {barrier} has completed only "
            "{phases} {one_phase:phase|phases}."
        ),
        help=(
            "At {line}, flip the parity with each use{always: (it is {parity} each time)|}, or "
            "wait on the intended mbarrier."
        ),
    ),
    Cause.PARITY_BEGINS_AT_ONE: Message(
        ("The wait at {line} starts with parity 1, but the first phase of {barrier} has parity 0."),
        help="At {line}, start with parity 0; parities alternate 0, 1, 0, 1.",
    ),
    Cause.PARITY_NEVER_FLIPS: Message(
        (
            "The wait at {line} has used parity {parity} each time, but the phases of {barrier} "
            "alternate between parity 0 and 1."
        ),
        help="At {line}, flip the parity with each use, and carry it over from tile to tile.",
    ),
    Cause.ARRIVED_BEFORE_PRODUCER: Message(
        (
            "The first phase of {barrier} completes before {who} first {is_one:waits|wait} on it "
            "with parity 1 ({line}): {arriving} arrived ({arrive}) without waiting for data."
        ),
        help="Before {arrive}, have {arriving} wait for the first data, on the 'full' mbarrier.",
    ),
    Cause.ARRIVES_ON_ANOTHER_MBARRIER: Message(
        (
            "{threads} {is_one:arrives|arrive} on {barrier} ({arrivals}), beyond its count of "
            "{count}, and no thread arrives on {other}, for which {waits} waits."
        ),
        help="At {arrivals}, arrive on {other}.",
    ),
    Cause.COUNT_TOO_SMALL: Message(
        (
            "{arriving:{arriving}|}{and_others: and |}{of_others:{is_one_of_others:a thread|"
            "{of_others} threads} of {is_one_of_others:another block|other blocks}|} arrive on "
            "{barrier}, but its count is {count} ({init}): a phase completes with every "
            "{is_one:arrival|{count} arrivals}."
        ),
        help="At {init}, pass the number of arriving threads as the count.",
    ),
    Cause.ARRIVALS_AT_ONE_BLOCK: Message(
        (
            "All arrivals at {lines} are on {barrier} of block {block}, and none on that of block "
            "{other}, on which threads wait at {waits}."
        ),
        help=(
            "At {lines}, arrive on the mbarrier of the block whose memory is released: pass its "
            "rank."
        ),
    ),
    Cause.ARRIVALS_IN_TWO_LINES: Message(
        (
            "{both} {is_one:arrives|arrive} twice on {barrier}, at {lines}: the second arrivals "
            "complete an unintended phase (count {count})."
        ),
        help="Arrive once per phase.",
    ),
    Cause.ARRIVALS_BEYOND_COUNT: Message(
        (
            "{arriving} {is_one:arrives|arrive} on {barrier} more often in one phase ({line}) "
            "than its count of {count} ({init})."
        ),
        help="At {init}, pass the number of arrivals of a phase as the count.",
    ),
    Cause.ARRIVES_WITHOUT_WAITING: Message(
        (
            "{arriving} {is_one:arrives|arrive} again on {barrier} ({line}) without having waited "
            "for its previous phase: the arrival may complete that phase instead of another "
            "thread's."
        ),
        help=(
            "Between two arrivals, wait for something that comes after the phase: the mbarrier "
            "itself, the next load, or a block barrier."
        ),
    ),
    # -- launches that cannot finish
    Cause.NO_REGISTERS_FREE: Message(
        "The {code:setmaxnreg_inc} at {line} waits for {count} registers per thread.",
        help=(
            "Release registers in other warps with {code:setmaxnreg_dec} first, or request fewer."
        ),
    ),
    Cause.BLOCK_BARRIER_NOT_REACHED: Message(
        (
            "The {code:cuda.syncthreads()} at {line} waits for all {expected} threads of the "
            "block, but {absent:{absent}|the others} {is_one:does|do} not reach it."
        ),
        help="Move {line} out of divergent code, so that every thread of the block reaches it.",
        note=(
            "{is_one:It waits elsewhere, or has|They wait elsewhere, or have} taken another branch."
        ),
    ),
    Cause.NAMED_BARRIER_NOT_REACHED: Message(
        (
            "Barrier {number} at {line} waits for {expected} threads, but only {arrived} "
            "arrive{absent:: {absent} {is_one:waits|wait} elsewhere|}."
        ),
        help="At {line}, pass the number of threads that actually execute this barrier.",
    ),
    Cause.CLUSTER_BARRIER_NOT_REACHED: Message(
        (
            "The cluster barrier at {line} waits for all {live} threads left in the cluster, but "
            "{threads} of {blocks} {is_one:has|have} not arrived."
        ),
        help="Have every thread of every block execute {code:barrier_cluster_arrive}.",
    ),
    Cause.NOBODY_LEFT_TO_ARRIVE: Message(
        (
            "Deadlock: {wait} waits for phase {phase} of {barrier}, which still lacks {pending} "
            "of {count} {count_is_one:arrival|arrivals}, and every thread that could "
            "arrive{arrivals: at {arrivals}|} is itself waiting."
        ),
        help=(
            "{used_up:Each arrival completes one phase: remove the wait at {wait}, or arrive once "
            "more before it{store:. A store ({store}) completes no mbarrier, but a group: "
            "{code:cp_async_bulk_commit_group}, then {code:cp_async_bulk_wait_group}|}|Move the "
            "arrival on {barrier}{arrivals: ({arrivals})|} to before the wait at {wait}}."
        ),
    ),
    Cause.EXPECTED_BYTES_WITHOUT_ARRIVAL: Message(
        (
            "No thread arrives on {barrier}: it lacks {pending} of {count} "
            "{count_is_one:arrival|arrivals}, although the bytes that {expect} expects have been "
            "delivered."
        ),
        help="Call {code:mbarrier_arrive_expect_tx}, which arrives and expects the bytes.",
    ),
    Cause.NOBODY_ARRIVES: Message(
        (
            "No thread arrives on {barrier}: {wait} waits for a phase that lacks {pending} of "
            "{count} {count_is_one:arrival|arrivals} (count at {init}), and every thread "
            "waits{arrivals: (threads arrive on {other} at {arrivals})|}."
        ),
        help="Arrive on {barrier} {arrivals:at one of these lines|before {wait}}.",
    ),
    Cause.NOBODY_HAS_ARRIVED: Message(
        (
            _LACKS + ", for which {wait} waits: no thread has arrived"
            "{arrivals: there (threads arrive on {other} at {arrivals})|}"
            "{of_ring: there (the arrivals on {ring} are at {of_ring})|}."
        ),
        help="Arrive on {barrier}{arrivals: at one of these lines|}.",
    ),
    Cause.FIRST_WAIT_BEFORE_ARRIVAL: Message(
        (
            _LACKS + ", and {wait} waits for its first phase (parity {parity}) before any thread "
            "can arrive."
        ),
        help=(
            "At {wait}, skip the wait in the first pass, or use parity 1, which returns at once "
            "on a fresh mbarrier."
        ),
    ),
    Cause.COUNT_TOO_LARGE: Message(
        (
            _LACKS + ": its count is {count} ({init}), but only {arriving} "
            "{is_one:arrives|arrive} ({arrivals})."
        ),
        help=(
            "At {init}, pass the number of arriving threads as the count, or have all threads "
            "arrive."
        ),
    ),
    Cause.RETURNED_BEFORE_ARRIVING: Message(
        (
            _LACKS + ": {gone}{block: of block {block}|} {is_one:has|have} returned without "
            "arriving ({arrivals})."
        ),
        help="Have every thread that the count includes arrive before it returns.",
    ),
    Cause.ARRIVING_THREADS_RETURNED: Message(
        (
            _LACKS + " in phase {phase}: {gone}, which {is_one:arrives|arrive} on it "
            "({arrivals}), {is_one:has|have} returned."
        ),
        help="Give both loops the same number of iterations{fewer_waits:, or wait for {waits}|}.",
        note=(
            "{fewer_waits:{phases} {one_phase:phase is|phases are} complete, and {waits} "
            "{one_waits:has|have} passed {passed} {passed_once:wait|waits} there.|}"
        ),
    ),
}
