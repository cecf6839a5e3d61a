"""What each kind of hazard means, in a sentence; docs/hazards.md has the same table."""

from __future__ import annotations

MEANINGS: dict[str, str] = {
    "missing-proxy-fence": (
        "a bulk or tensor copy or wgmma works on bytes that a generic access wrote, and "
        "no proxy fence stands on the path between them"
    ),
    "unfenced-barrier-init": (
        "another thread or the async proxy uses an mbarrier whose initialisation was not "
        "made visible to it"
    ),
    "read-before-arrival": (
        "a generic access or wgmma touches bytes that an asynchronous copy may still be writing"
    ),
    "overwrite-in-use": (
        "an asynchronous copy may write bytes that somebody has not finished with"
    ),
    "source-reused": (
        "bytes are overwritten while an asynchronous store or wgmma may still read them"
    ),
    "store-not-drained": (
        "the block can end, with its shared memory, before a bulk store has read it"
    ),
    "transaction-mismatch": ("bytes expected and bytes delivered differ"),
    "phase-mismatch": (
        "a wait names a parity that cannot mean the phase intended; an arrival beyond the count"
    ),
    "data-race": ("two generic accesses, at least one a write, that no synchronisation orders"),
    "uninitialised-read": (
        "a value that nothing wrote, in memory or in a register, decides a branch, an "
        "address or an output, or is an operand of a copy, a reduction or the matrix unit"
    ),
    "cluster-exit": ("a block can leave while another still reaches into its shared memory"),
    "wgmma-order": (
        "registers of wgmma are touched before its group was waited for, or without its fence"
    ),
    "write-after-read-fence": (
        "a warning: an asynchronous copy overwrites bytes that were read generically, "
        "ordered by a barrier but by no proxy fence. PTX asks for the fence; most "
        "published pipelines do without it, and some had to add it "
        "(triton-lang/triton#7262, NVIDIA/TransformerEngine#2695, deepseek-ai/DeepEP#642)"
    ),
    "illegal-access": (
        "what the hardware would fault on: misaligned, out of bounds, a bad descriptor or operand"
    ),
}
