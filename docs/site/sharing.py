"""A page's metadata for search engines and for previews of shared links."""

from __future__ import annotations

import re
from html import escape

from docs.site.preview import PREVIEW

DESCRIPTION = (
    "Learn Hopper's asynchronous copies in Python: TMA, mbarriers, fences, wgmma. Graded "
    "JupyterLab notebooks, and a checker of PTX that runs in your browser."
)


def tags(title: str, page: str, project: str, address: str) -> str:
    """Return the meta tags of a page. ``address`` is the site's, without which there is no preview
    picture: it needs an absolute address."""
    named = {"description": DESCRIPTION}
    shared = {
        "og:type": "website",
        "og:site_name": project,
        "og:title": re.sub(r"<[^>]+>", "", title or project),
        "og:description": DESCRIPTION,
    }
    if address:
        shared["og:url"] = f"{address.rstrip('/')}/{page}.html"
        shared["og:image"] = f"{address.rstrip('/')}/_static/{PREVIEW.name}"
        named["twitter:card"] = "summary_large_image"
    return "".join(
        f'<meta {kind}="{name}" content="{escape(text)}">\n'
        for kind, of in (("name", named), ("property", shared))
        for name, text in of.items()
    )
