"""Still pictures of layouts and data movement: SVG files, each in a wide layout and in a narrow.

`python -m docs.pictures.stills` draws them, in a clone. This module has a function for each, which
shows it.
"""

from __future__ import annotations

from collections.abc import Callable

from harness.course.views.cards.display import show
from harness.course.views.drawing import ASSETS, Drawing, themed_image

FOLDER = ASSETS / "stills"


def machine(lab: str) -> None:
    """Show the machine of the labs. The parts that ``lab`` is about (such as ``"06_pipeline"``) are
    highlighted, and those of earlier labs are gray."""
    files = sorted(FOLDER.glob("machine_*.narrow.svg"))
    labs = [path.name.removeprefix("machine_").removesuffix(".narrow.svg") for path in files]
    if lab not in labs:
        raise ValueError(f"lab must be one of {', '.join(labs)}, got {lab!r}")
    __getattr__(f"machine_{lab}")()


def __getattr__(name: str) -> Callable[[], None]:
    files = [FOLDER / f"{name}{layout}.svg" for layout in ("", ".narrow")]
    if not files[0].is_file():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name)
    wide, narrow = map(Drawing.read, files)

    def show_still() -> None:
        show(f"<div>{themed_image(wide, narrow)}</div>", wide.alt)

    show_still.__name__ = show_still.__qualname__ = name
    show_still.__doc__ = f"Show a still picture. {wide.alt}"
    return show_still
