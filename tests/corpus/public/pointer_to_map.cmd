# Expected: clean
# A pointer to a tensor map in global memory.
ptx-sanitizer pointer_to_map.ptx --arg '&map:f32[8,16]:box=8,16=random'
