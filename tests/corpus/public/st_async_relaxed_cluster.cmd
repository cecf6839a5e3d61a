# Expected: clean
# Initialized, fence.mbarrier_init, a relaxed arrival at the cluster barrier and a wait, as in the manual's
# example ("membar / fence"), then st.async: quack's softmax.
ptx-sanitizer st_async_relaxed_cluster.ptx --grid 2 --block 32 --arg 'u64[64]=zeros'
