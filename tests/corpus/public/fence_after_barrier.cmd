# Expected: clean
# The proxy fence is in the issuer, after the block barrier: a proxy fence anywhere on the path from the
# write to the copy orders them ("Causality Order"; pytorch/ao#4278).
ptx-sanitizer fence_after_barrier.ptx --block 128 --arg 'f32[128]=zeros' --arg 'f32[128]=random'
