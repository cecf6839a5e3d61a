"""Pictures of a notebook on the site's pages: inline, in at most two layouts."""

from __future__ import annotations

import base64

from docs.site.labs import inline
from harness.course.views.drawing import Drawing, themed_image


def still(words: str) -> str:
    drawing = Drawing(100, 50, words)
    drawing.text(10, 20, words)
    return themed_image(drawing)


def test_an_image_becomes_the_picture_itself():
    html = inline(f"<p>before</p>{still('a tile')}<p>after</p>")
    assert html.startswith("<p>before</p>") and html.endswith("<p>after</p>")
    assert html.count("<svg") == 1 and "a tile</text>" in html
    assert "<img" not in html and "data:image" not in html and "<style" not in html


def test_a_narrow_layout_is_stored_too():
    svg = base64.b64encode(b"<svg>narrow</svg>").decode()
    narrow = f".hv-0 {{ content: url('data:image/svg+xml;base64,{svg}'); }}"
    rule = f"@container (max-width: 99px) {{ {narrow} }}"
    html = inline(still("a tile").replace("</style>", f"{rule}</style>"))
    wide, narrow = html.split("<div class='hv-scrolls hv-narrow'>")
    assert wide.startswith("<div class='hv-scrolls hv-wide'>") and "a tile</text>" in wide
    assert "<svg>narrow</svg>" in narrow
