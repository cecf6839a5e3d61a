# Expected: error data-race write-before-read-done
# Two warpgroups: nothing holds the write of the next round until both have multiplied
# (triton-lang/triton#11047).
ptx-sanitizer next_round_before_all_have_multiplied.ptx --block 256 --shared-bytes 20480 --arg 'f32[128,32]=zeros' --arg 'bf16[128,64]=random' --arg 'bf16[4,32,64]=random' --arg i32=4
