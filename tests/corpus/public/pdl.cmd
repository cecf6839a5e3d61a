# Expected: warning data-race used-before-earlier-grid-ended
# Global memory is read before griddepcontrol.wait (NVIDIA/cutlass#2962).
ptx-sanitizer pdl.ptx --block 64 --arg 'f32[64]=zeros' --arg 'f32[64]=random' --arg 'i32[1]=60'
