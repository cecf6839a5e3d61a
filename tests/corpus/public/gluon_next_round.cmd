# Expected: error data-race write-before-read-done
# The same, compiled by Triton 3.9 from Gluon without the barrier after the wait.
ptx-sanitizer gluon_next_round.ptx --shared-bytes 32768 --arg 'bf16[128,64]=random' --arg 'bf16[4,64,64]=random' --arg 'f32[128,64]=zeros' --arg u64=0 --arg u64=0
