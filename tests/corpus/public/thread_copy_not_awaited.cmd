# Expected: error read-before-arrival thread-copy-read-early
# cp.async is awaited after __syncthreads(), which therefore hands nothing over (NVIDIA/Fuser#3438).
ptx-sanitizer thread_copy_not_awaited.ptx --block 32,4 --arg 'f32[8,32]=zeros' --arg 'f32[32]=random' --arg 'f32[8,32]=random'
