# Expected: clean
# A warp arrives at a named barrier and then synchronizes on it: 128 + 32 = 160 ("bar / barrier":
# each adds a warp to the count): the epilogue of FlashAttention-3 and -4.
ptx-sanitizer arrive_then_sync.ptx --block 128 --arg 'f32[128]=zeros' --arg 'f32[128]=random'
