"""TileLang: operations along rows."""

import tilelang.language as T


def through(columns, tile):
    """Tiles are loaded by TMA, doubled, and stored by TMA."""
    rows = T.dynamic("rows")

    @T.prim_func
    def kernel(
        source: T.Tensor((rows, columns), "float32"), target: T.Tensor((rows, columns), "float32")
    ):
        with T.Kernel(columns // 32, threads=128) as x:
            came = T.alloc_shared((tile, 32), "float32")
            goes = T.alloc_shared((tile, 32), "float32")
            for y in T.Pipelined(T.ceildiv(rows, tile), num_stages=2):
                T.copy(source[y * tile, x * 32], came)
                for i, j in T.Parallel(tile, 32):
                    goes[i, j] = came[i, j] * 2
                T.copy(goes, target[y * tile, x * 32])

    return kernel


def softmax(columns, block=2):
    rows = T.dynamic("rows")

    @T.prim_func
    def kernel(
        source: T.Tensor((rows, columns), "float32"), target: T.Tensor((rows, columns), "float32")
    ):
        with T.Kernel(T.ceildiv(rows, block), threads=128) as x:
            one = T.alloc_fragment((block, columns), "float32")
            largest = T.alloc_fragment((block,), "float32")
            total = T.alloc_fragment((block,), "float32")
            T.copy(source[x * block, 0], one)
            T.reduce_max(one, largest, dim=1)
            for i, j in T.Parallel(block, columns):
                one[i, j] = T.exp(one[i, j] - largest[i])
            T.reduce_sum(one, total, dim=1)
            for i, j in T.Parallel(block, columns):
                one[i, j] = one[i, j] / total[i]
            T.copy(one, target[x * block, 0])

    return kernel


def rms_norm(columns, block=2):
    rows = T.dynamic("rows")

    @T.prim_func
    def kernel(
        source: T.Tensor((rows, columns), "float32"),
        weight: T.Tensor((columns,), "float32"),
        target: T.Tensor((rows, columns), "float32"),
    ):
        with T.Kernel(T.ceildiv(rows, block), threads=128) as x:
            held = T.alloc_shared((block, columns), "float32")
            square = T.alloc_fragment((block, columns), "float32")
            total = T.alloc_fragment((block,), "float32")
            T.copy(source[x * block, 0], held)
            for i, j in T.Parallel(block, columns):
                square[i, j] = held[i, j] * held[i, j]
            T.reduce_sum(square, total, dim=1)
            for i in T.Parallel(block):
                total[i] = T.rsqrt(total[i] / columns + 1e-5)
            for i, j in T.Parallel(block, columns):
                held[i, j] = held[i, j] * total[i] * weight[j]
            T.copy(held, target[x * block, 0])

    return kernel


BUILDS = {
    "through": (through(64, 16), {}),
    "softmax": (softmax(256), {}),
    "rms_norm": (rms_norm(256), {}),
}
