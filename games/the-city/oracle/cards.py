"""The box: what `cards.csv` says, read with the grammar of its notes."""

from __future__ import annotations

import csv
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

SYMBOLS = ("car", "cart", "fountain")

TERM = re.compile(
    r"(?P<n>\d+)"
    r"(?:/(?P<symbol>car|cart|fountain)"
    r"|/opp\.(?P<rival>car|cart|fountain)"
    r"|/(?P<scope>own|other|all):(?P<each>\w+)"
    r"|\?(?P<where>own|all):(?P<once>\w+))?"
)


@dataclass(frozen=True)
class Term:
    """One term of an income or of points: `n`, and what it is counted by."""

    n: int
    symbol: str | None = None
    rival: str | None = None
    scope: str | None = None
    each: str | None = None
    where: str | None = None
    once: str | None = None


@dataclass(frozen=True)
class Card:
    """One row of the table."""

    id: str
    copies: int
    cost: int
    symbols: dict[str, int]
    income: tuple[Term, ...]
    points: tuple[Term, ...]
    max1: bool
    needs: tuple[frozenset[str], ...]
    cheaper_cards: dict[str, int]
    cheaper_symbols: dict[str, int]
    crew: bool
    aside: bool


def terms(text: str) -> tuple[Term, ...]:
    """The terms of an expression."""
    found = []
    for part in text.split("+"):
        match = TERM.fullmatch(part)
        assert match, f"`{part}` is no term"
        words = match.groupdict()
        found.append(Term(int(words.pop("n")), **words))
    return tuple(found)


def read_card(row: dict[str, str]) -> Card:
    """One row as a card."""
    cards: dict[str, int] = {}
    symbols: dict[str, int] = {}
    crew = aside = False
    for effect in filter(None, row["effects"].split(";")):
        if effect == "crew:2cards<=4":
            crew = True
        elif effect == "aside":
            aside = True
        else:
            amount, target = effect.removeprefix("-").split("@")
            if target.startswith("sym."):
                symbols[target.removeprefix("sym.")] = int(amount)
            else:
                cards[target] = int(amount)
    # Each way to meet the prerequisite is a set of buildings that all stand.
    ways = [frozenset(way.split("&")) for way in filter(None, row["requires_any"].split("|"))]
    return Card(
        id=row["id"],
        copies=int(row["copies"]),
        cost=int(row["cost"]),
        symbols={symbol: int(row[symbol]) for symbol in SYMBOLS},
        income=terms(row["income"]),
        points=terms(row["vp"]),
        max1=row["max1"] == "1",
        needs=tuple(ways),
        cheaper_cards=cards,
        cheaper_symbols=symbols,
        crew=crew,
        aside=aside,
    )


def read_table() -> dict[str, Card]:
    """All cards in the order of the table."""
    path = Path(__file__).resolve().parent.parent / "cards.csv"
    with open(path, newline="", encoding="utf-8") as file:
        cards = [read_card(row) for row in csv.DictReader(file)]
    return {card.id: card for card in cards}


TABLE = read_table()
ORDER = {card: n for n, card in enumerate(TABLE)}
ASIDE = [card.id for card in TABLE.values() if card.aside]
BUILDINGS = Counter({card.id: card.copies for card in TABLE.values() if not card.aside})


def in_order(cards: Counter[str]) -> list[str]:
    """The cards one by one in the order of the table."""
    return sorted(cards.elements(), key=ORDER.__getitem__)
