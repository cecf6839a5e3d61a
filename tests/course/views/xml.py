"""Parse a picture into its shapes, by their attributes."""

from __future__ import annotations

import base64
import re
from collections import Counter
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def of_still(html: str) -> ElementTree.Element:
    """Return the parsed light SVG of a static picture; malformed XML raises."""
    ElementTree.fromstring(html)  # the figure is well-formed too
    (source,) = re.findall(r"src='(data:image/svg\+xml;base64,[A-Za-z0-9+/=]+)'", html)
    return of_data(source)


def of_data(address: str) -> ElementTree.Element:
    """Return the SVG of a ``data:`` address."""
    return ElementTree.fromstring(base64.b64decode(address.split(",", 1)[1]))


def of_svg(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def keyed(root: ElementTree.Element) -> Counter[str]:
    """Count the shapes with each key."""
    return Counter(e.attrib["data-k"] for e in root.iter() if "data-k" in e.attrib)


def kinds(root: ElementTree.Element) -> Counter[str]:
    """Count the shapes with each class."""
    return Counter(word for e in root.iter() for word in e.attrib.get("class", "").split())


def words(root: ElementTree.Element) -> list[str]:
    return [e.text or "" for e in root.iter(f"{SVG}text")]
