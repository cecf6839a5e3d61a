"""``python -m harness``: the command line."""

from __future__ import annotations

import sys

from harness.errors import NEEDS_LABS


def main() -> None:
    """Run the command line of the labs, if they are installed; `doctor` everywhere."""
    try:
        from harness.cli.tma_labs import main as run
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("harness"):
            raise
        if sys.argv[1:2] == ["doctor"]:
            from harness.cli.doctor import main as doctor  # takes long to load

            del sys.argv[1]
            return doctor()
        sys.exit(f"error: {missing.name} is not installed. {NEEDS_LABS}")
    run()


if __name__ == "__main__":
    main()
