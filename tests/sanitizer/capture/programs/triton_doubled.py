"""A Triton kernel through a tensor descriptor, launched once."""

import torch
import triton
import triton.language as tl
from triton.tools.tensor_descriptor import TensorDescriptor


@triton.jit
def doubled(source, out, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS
    out.store([row, column], source.load([row, column]) * 2)


x = torch.arange(64 * 64, device="cuda", dtype=torch.float32).reshape(64, 64)
y = torch.empty_like(x)
block = [16, 32]
doubled[(4, 2)](
    TensorDescriptor.from_tensor(x, block), TensorDescriptor.from_tensor(y, block), *block
)
assert torch.equal(y, x * 2)
print("done")
