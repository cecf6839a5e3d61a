"""Lab 10, and the statements of its text."""

from __future__ import annotations

from tests.labs.lab_tests import LabTests

LAB = "10_im2col"


class TestIm2col(LabTests):
    lab = LAB
    seed = 828


def test_the_walk(shown, capsys):
    shown.walk(shown.pixels, 3, 0, 2, 1)
    drawn = capsys.readouterr().out.split("\n")
    assert [line.split() for line in drawn[1:5]] == [
        [".", ".", ".", ".", ".", "."],
        [".", ".", ".", ".", ".", "0"],
        [".", "2", "3", "4", "5", "6"],
        [".", ".", ".", ".", ".", "."],
    ]
    assert drawn[5].split() == ["outside:", "++"]
