"""What is in the box: 48 cards, and the words for colours and seats."""

from __future__ import annotations

from typing import Iterable

# NN-001, in the order in which cards are written one after the other.
COLOURS = {"a": "amber", "r": "ruby", "v": "verdigris", "i": "indigo"}
NUMBERS = range(1, 13)
BOX = [f"{letter}{number}" for letter in COLOURS for number in NUMBERS]

SEATS = "ABCD"


def colour(card: str) -> str:
    """The colour of a card, by its word."""
    return COLOURS[card[0]]


def number(card: str) -> int:
    """The number of a card."""
    return int(card[1:])


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards in the order of the box."""
    there = set(cards)
    return [card for card in BOX if card in there]
