"""Compile CuTe DSL's kernels. A source's ``BUILDS`` has, by name, the host function and its
arguments.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
from pathlib import Path

os.environ |= {"CUTE_DSL_ARCH": "sm_90a", "CUTE_DSL_KEEP_PTX": "1", "CUTE_DSL_LINEINFO": "1"}


def main(source: Path, folder: Path) -> None:
    os.environ["CUTE_DSL_DUMP_DIR"] = str(folder)
    import cutlass.cute as cute

    for name, (function, arguments) in runpy.run_path(str(source))["BUILDS"].items():
        compiled = cute.compile(function, *arguments)
        (folder / f"{source.stem}.{name}.ptx").write_text(compiled.__ptx__.rstrip("\0"))
        (folder / f"{source.stem}.{name}.json").write_text(json.dumps({}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
