# Expected: error read-before-arrival at 24 with 26
# Expected: error missing-proxy-fence at 26 with 24
# Expected: error data-race at 32 with 24
# Expected: error overwrite-in-use at 26 with 32
# Expected: error illegal-access at 32
# Regions of dynamic shared memory overlap (vllm-project/vllm#43012).
ptx-sanitizer overlapping_regions.ptx --block 64 --shared-bytes 512 --arg 'f32[6,32]=zeros' --arg 'f32[6,32]=random' --arg 'i32[6]=arange' --arg i32=6
