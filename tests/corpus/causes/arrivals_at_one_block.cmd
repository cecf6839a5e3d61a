# Expected: error phase-mismatch arrivals-at-one-block
# Expected: hung arrivals-at-one-block
# Both lanes of each warp release the stage at block 0, so that its mbarrier gets twice as many arrivals and
# that of block 1 none.
ptx-sanitizer arrivals_at_one_block.ptx --grid 2 --cluster 2 --block 96 --arg 'map:f32[7,64]:box=1,32=random' --arg 'f32[2,64]=zeros' --arg i32=7 --schedule early-copies
