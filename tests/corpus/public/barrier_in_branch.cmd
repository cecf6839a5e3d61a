# Expected: error data-race barrier-in-some-threads
# __syncthreads() in a branch of warps 0 and 2 (ggml-org/llama.cpp#27870).
ptx-sanitizer barrier_in_branch.ptx --block 32,4 --arg 'f32[64]=zeros' --arg 'f32[128]=random'
