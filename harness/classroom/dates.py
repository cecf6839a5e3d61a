"""Dates that people and programs write, read strictly: the time of handing in, and due dates.

nbgrader's parser takes a zone that it does not know for UTC, and `+0100` for a hundred seconds.
"""

from __future__ import annotations

import re
import zoneinfo
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from email.utils import parsedate_tz
from functools import cache

from dateutil import parser

from harness.base.errors import HarnessError

_YEAR_FIRST = re.compile(r"\d{4}")
_PLACE = re.compile(r"\s+([A-Za-z]+(?:/[\w+-]+)+)$")  # Europe/Berlin
_UTC_BEFORE_OFFSET = re.compile(r"(?<!/)\b(?:UTC|GMT)\s*(?=[+-]\d)")  # dateutil would turn the sign
_WORDS_AFTER_OFFSET = re.compile(r"(?<=[+-]\d{4})\s*\([^()]*\)$")
# The parts that a text lacks are filled in from these: if the results differ, it says too little.
_FILLED_IN = (datetime(2001, 1, 1, 1), datetime(2002, 2, 2, 2))
_MOST = timedelta(hours=14)


class DateError(HarnessError, ValueError):
    """A text is not a date, or may be several; the message says why, in a line. ``likely``: the
    date if a zone of several places is that of e-mail (RFC 5322: PST is in America)."""

    likely: datetime | None = None


def utc(
    text: str, zone: Callable[[str | None, int | None], tzinfo | None] | None = None
) -> datetime:
    """Return the date in UTC, without a zone, as nbgrader keeps dates. A text without a zone is in
    UTC. ``zone`` returns a zone by name or offset, by default if there is only one of that name.
    Raises DateError."""
    shown = f"{text.strip()[:60]!r}"
    local = _WORDS_AFTER_OFFSET.sub("", _UTC_BEFORE_OFFSET.sub("", text.strip()))
    place = _PLACE.search(local)
    if place is not None:
        if place[1] not in zoneinfo.available_timezones():
            raise DateError(f"{shown}: no zone is called {place[1]}")
        local = local[: place.start()]
    try:
        both = (False,) if _YEAR_FIRST.match(local) else (False, True)
        moments = {_read(local, dayfirst, zone or _zone) for dayfirst in both}
        if place is not None:
            moments = {moment.replace(tzinfo=zoneinfo.ZoneInfo(place[1])) for moment in moments}
        moments = {moment.astimezone(UTC) for moment in moments}
    except DateError as error:
        ambiguous = DateError(f"{shown}: {error}")
        if zone is None:
            with suppress(DateError):
                ambiguous.likely = utc(text, _zone_of_mail)
        raise ambiguous from None
    except Exception:  # a parser of dates raises what it likes
        raise DateError(f"{shown} is not a date") from None
    if len(moments) > 1:
        raise DateError(f"{shown} may be {' or '.join(f'{m:%d %B}' for m in sorted(moments))}")
    return moments.pop().replace(tzinfo=None)


def _read(
    local: str, dayfirst: bool, zone: Callable[[str | None, int | None], tzinfo | None]
) -> datetime:
    first: datetime
    second: datetime
    first, second = (
        parser.parse(local, default=filled, dayfirst=dayfirst, tzinfos=zone)
        for filled in _FILLED_IN
    )
    if first != second:
        raise DateError("it lacks the year, the month, the day or the time of day")
    return first if first.tzinfo else first.replace(tzinfo=UTC)


def _zone(name: str | None, seconds: int | None) -> tzinfo | None:
    """Return the zone that dateutil has found by its name or its offset in seconds."""
    if seconds is not None and name in (None, "UTC", "GMT"):
        offset = timedelta(seconds=seconds)
        if abs(offset) > _MOST:
            raise DateError(f"no zone is {_written(offset)} from UTC")
        return timezone(offset)
    if name is None or name in ("UTC", "GMT"):
        return UTC
    offsets = _abbreviations().get(name, {})
    if len(offsets) != 1 or seconds is not None:
        which = ", ".join(f"{_written(offset)} in {place}" for offset, place in offsets.items())
        why = f"{name} may be {which}" if offsets else f"no zone is called {name}"
        raise DateError(f"{why}. Write the offset from UTC instead, such as +0530")
    (offset,) = offsets
    return timezone(offset)


def _zone_of_mail(name: str | None, seconds: int | None) -> tzinfo | None:
    """The same; of several zones of that name, the one that RFC 5322 means by it."""
    parsed = parsedate_tz(f"Thu, 1 Jan 2026 00:00:00 {name}")
    offset = timedelta(seconds=(parsed[9] or 0) if parsed else 0)
    known = seconds is None and offset in _abbreviations().get(name or "", {})
    return timezone(offset) if known else _zone(name, seconds)


@cache
def _abbreviations() -> dict[str, dict[timedelta, str]]:
    """The offsets that each abbreviation stands for somewhere in these years, with a place."""
    offsets: dict[str, dict[timedelta, str]] = {}
    year = datetime.now(UTC).year
    for place in sorted(zoneinfo.available_timezones()):
        zone = zoneinfo.ZoneInfo(place)
        for month in (1, 7):
            moment = datetime(year, month, 1, tzinfo=zone)
            name, offset = moment.tzname(), moment.utcoffset()
            if name and name.isalpha() and offset is not None and "/" in place:
                offsets.setdefault(name, {}).setdefault(offset, place)
    return offsets


def _written(offset: timedelta) -> str:
    minutes = round(offset.total_seconds() / 60)
    return f"{'+' if minutes >= 0 else '-'}{abs(minutes) // 60:02}{abs(minutes) % 60:02}"
