"""Dates of handing in and due dates, as programs, editors and people write them."""

from __future__ import annotations

import pytest
from nbgrader.api import Gradebook

from harness.classroom import dates


@pytest.mark.parametrize(
    ("text", "utc"),
    [
        ("2026-11-25 06:30:00 EST", "11-25 11:30"),
        ("2026-10-25 02:30:00 CEST", "10-25 00:30"),
        ("2026-11-25T17:00:00+05:30", "11-25 11:30"),
        ("2026-11-25 08:00:00 -0800", "11-25 16:00"),
        ("2026-11-25 12:30:00 Europe/Berlin", "11-25 11:30"),
        ("2026-11-25 12:30:00 GMT+0100 (CET)", "11-25 11:30"),
        ("Wed Nov 25 12:30:00 CET 2026", "11-25 11:30"),
        ("Wednesday, 25 November 2026, 11:59 AM", "11-25 11:59"),
        ("11/25/2026 11:59 AM", "11-25 11:59"),
        ("25.11.2026 11:59:00", "11-25 11:59"),
        ("2026-05-12 10:00:00.000000 UTC", "05-12 10:00"),
    ],
)
def test_a_date_with_its_zone(text, utc) -> None:
    assert f"{dates.utc(text):%m-%d %H:%M}" == utc


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("2026-11-25 17:00:00 IST", "+0530"),  # India, Israel and Ireland
        ("2026-11-25 12:30:00 XYZ", "XYZ"),
        ("2026-11-25 12:30:00 Europe/Nowhere", "Europe/Nowhere"),
        ("2026-11-25 12:30:00 +9999", "from UTC"),
        ("05.12.2026 10:00:00", "December"),
        ("2026-11-25", "2026-11-25"),
        ("1795608000", "1795608000"),
        ("soon", "soon"),
    ],
)
def test_no_date_and_several_dates_are_refused(text, why) -> None:
    with pytest.raises(dates.DateError) as refused:
        dates.utc(text)
    assert why in str(refused.value) and refused.value.likely is None


def test_a_zone_of_several_places_is_likely_that_of_mail() -> None:
    with pytest.raises(dates.DateError) as refused:
        dates.utc("2026-11-25 08:00:00 PST")  # the Philippines, too
    assert "+0800" in str(refused.value) and refused.value.likely == dates.utc("2026-11-25 16:00")


def test_nbgrader_reads_due_dates_by_the_same_rule(toy_course) -> None:
    toy_course.config()
    with Gradebook("sqlite:///:memory:") as book:
        lab = book.add_assignment("lab", duedate="2026-11-25 13:00:00 +0100")
        assert lab.duedate == dates.utc("2026-11-25 12:00:00 UTC")
        with pytest.raises(dates.DateError):
            book.add_assignment("other", duedate="2026-11-25 13:00:00 IST")
