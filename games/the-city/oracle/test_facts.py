"""What the tests of the Rust read is what this table and this oracle say now."""

from __future__ import annotations

import unittest
from typing import Iterator

import cities
import facts


class Written(unittest.TestCase):
    """A table that was corrected asks for both files anew."""

    def test_every_card(self) -> None:
        """`python3 facts.py > ../tests/rules/every_card.txt`"""
        self.check(facts.WRITTEN.read_text(encoding="utf-8"), facts.facts())

    def test_random_cities(self) -> None:
        """`python3 cities.py > ../tests/rules/random_cities.txt`"""
        self.check(cities.WRITTEN.read_text(encoding="utf-8"), cities.tables())

    def check(self, written: str, lines: Iterator[str]) -> None:
        """The file has just these lines."""
        self.assertEqual(written.splitlines(), list(lines))


if __name__ == "__main__":
    unittest.main()
