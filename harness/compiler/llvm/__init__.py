"""A kernel's modules in LLVM's language: notes and changes before NVVM reads them."""
