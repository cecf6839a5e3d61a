"""Links of a page have targets on this site."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

from tests.website.conftest import Parsed

LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


def target(page: str, link: str) -> str:
    """Return the path that a link of ``page`` leads to, from the site's root."""
    parts: list[str] = []
    for part in (PurePosixPath(page).parent / unquote(link)).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def test_every_link_resolves(folder: Path, pages: dict[str, Parsed]) -> None:
    astray = []
    for name, page in pages.items():
        for tag, attributes in page.tags:
            link = attributes.get("href" if tag in ("a", "link") else "src")
            if link is None or link.startswith(("data:", "mailto:")):
                continue
            url = urlsplit(link)
            if url.scheme or url.netloc:
                continue
            path = target(name, url.path) if url.path else name
            if not (folder / path).is_file():
                astray.append(f"{name}: {link}")
            elif url.fragment and path in pages and unquote(url.fragment) not in pages[path].ids:
                astray.append(f"{name}: no anchor {link}")
    assert not astray


def test_no_link_has_the_name_of_a_source_file(folder: Path, pages: dict[str, Parsed]) -> None:
    """A reader of the site has no file grading.md: such a link has its page's title."""
    files = {
        name: re.findall(r"<a [^>]*>(?:<[^>]*>)*[\w/-]+\.md(?:<[^>]*>)*</a>", text)
        for name in pages
        if (text := (folder / name).read_text(encoding="utf-8"))
    }
    assert not {name: links for name, links in files.items() if links}


def test_nothing_is_loaded_from_another_host(folder: Path, pages: dict[str, Parsed]) -> None:
    elsewhere = [
        f"{name}: {attributes[LOADED[tag]]}"
        for name, page in pages.items()
        for tag, attributes in page.tags
        if tag in LOADED and re.match(r"(https?:)?//", attributes.get(LOADED[tag], ""))
        if attributes.get("rel") != "canonical"  # the page's own address, of SITE_URL
    ]
    for path in folder.rglob("*.css"):
        links = re.findall(r"url\([\"']?(?:https?:)?//[^)]*|@import[^;]*//[^;]*", path.read_text())
        elsewhere += [f"{path.name}: {link}" for link in links]
    assert not elsewhere


def test_every_picture_has_a_description(pages: dict[str, Parsed]) -> None:
    silent = []
    for name, page in pages.items():
        for tag, attributes in page.tags:
            description = attributes.get("alt" if tag == "img" else "aria-label")
            if (tag == "img" or attributes.get("role") == "img") and not description:
                silent.append(f"{name}: {attributes}")
    assert not silent
