# Expected: error data-race barrier-of-other-threads
# Two pairs of warps use one barrier number (flashinfer-ai/flashinfer#4533).
ptx-sanitizer named_barrier_shared_id.ptx --block 128 --arg 'f32[128]=zeros' --arg 'f32[128]=random'
