"""Random cities: `python3 cities.py > ../tests/rules/random_cities.txt`.

A line a table: every seat's income, points and city, dealt from the whole box whatever it costs and
needs. Real games come to few of these; the tests of the Rust read the file.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Iterator

import city as rules
from cards import ASIDE, BUILDINGS, TABLE

WRITTEN = Path(__file__).resolve().parent.parent / "tests" / "rules" / "random_cities.txt"
TABLES = 250
LARGEST = 14


def deal(generator: random.Random) -> list[Counter[str]]:
    """Two to five cities; nobody has twice what is max 1."""
    box = list(BUILDINGS.elements())
    generator.shuffle(box)
    found = []
    for _ in range(generator.randint(2, 5)):
        own = Counter(card for card in ASIDE if generator.random() < 0.5)
        for _ in range(generator.randint(0, LARGEST)):
            card = box.pop()
            if not rules.is_limited(card, own):
                own[card] += 1
        found.append(own)
    return found


def words(own: Counter[str]) -> str:
    """`kino*2 museum`, in the order of the table."""
    copies = {1: ""}
    kinds = [card for card in TABLE if own[card]]
    return " ".join(card + copies.get(own[card], f"*{own[card]}") for card in kinds)


def tables() -> Iterator[str]:
    """Line by line; the same every time."""
    generator = random.Random(2008)
    for _ in range(TABLES):
        dealt = deal(generator)
        seats = [
            f"{rules.income(seat, dealt)} {rules.points(seat, dealt)} {words(own)}".strip()
            for seat, own in enumerate(dealt)
        ]
        yield " | ".join(seats)


if __name__ == "__main__":
    print("\n".join(tables()))
