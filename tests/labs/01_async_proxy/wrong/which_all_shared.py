"""One fence for everything.

exercise: which-fence
loses: correct
hazards: none
"""

which_fence = dict.fromkeys("abcdef", "fence_proxy_async_shared_cta")
