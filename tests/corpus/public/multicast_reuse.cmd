# Expected: error overwrite-in-use copy-without-empty-wait
# A multicast into a peer that has not released the stage; that bytes are counted in another phase
# follows from it (inclusionAI/humming#56).
ptx-sanitizer multicast_reuse.ptx --grid 2 --block 128 --arg 'f32[10,128]=zeros' --arg 'map:f32[5,128]:box=1,128=random' --arg i32=5
