"""Foundation of every wing: errors, settings, files, caches, processes, and the GPU's figures.

Nothing here imports anything else of the harness.
"""
