"""What is in the box: tiles, money, banks and the score table (NY-01 to NY-05, section Data)."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Iterable, Optional

# The banks in board order (NY-05) and the types in rank order (section Data).
BANKS: tuple[str, ...] = ("blue", "green", "yellow", "red")
KINDS: tuple[str, ...] = ("museum", "theatre", "station", "church", "park", "skyscraper")
# The sides of a tile and the step each leads; x grows to the east, y to the north.
SIDES: dict[str, tuple[int, int]] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE: dict[str, str] = {"N": "S", "E": "W", "S": "N", "W": "E"}


@dataclass(frozen=True)
class Tile:
    """A building tile (NY-02), or the start tile with neither type nor price (NY-46)."""

    name: str
    kind: Optional[str]
    price: int
    streets: frozenset[str]

    def __deepcopy__(self, memo: object) -> Tile:
        """A tile never changes, so a copied table may share it."""
        return self


START = Tile("start", None, 0, frozenset())


def read_tiles(path: Path) -> tuple[dict[str, Tile], dict[str, str]]:
    """The 54 tiles by name, and the names by the table's own ids (`pavilion-01`)."""
    tiles: dict[str, Tile] = {}
    names: dict[str, str] = {}
    seen: Counter[str] = Counter()
    with path.open(newline="", encoding="utf-8") as file:
        for line in csv.DictReader(file):
            kind = line["type_ny"]
            seen[kind] += 1
            name = f"{kind}-{seen[kind]:02}"
            streets = frozenset(side for side in SIDES if line[side] == "1")
            tiles[name] = Tile(name, kind, int(line["price"]), streets)
            names[line["id"]] = name
    return tiles, names


TILES, NAME_OF_ID = read_tiles(Path(__file__).with_name("tiles.csv"))
TILE_ORDER: dict[str, int] = {name: index for index, name in enumerate(TILES)}

# A money card is its bank's first letter and its value: `b7`. The two scoring cards (NY-04)
# are the only other things in the deck.
SCORING_CARDS: tuple[str, ...] = ("A", "B")


def bank_of(card: str) -> str:
    """The bank of a money card."""
    return next(bank for bank in BANKS if bank[0] == card[0])


def value_of(card: str) -> int:
    """The value of a money card."""
    return int(card[1:])


def total(cards: Iterable[str]) -> int:
    """What some money cards are worth together."""
    return sum(value_of(card) for card in cards)


def card_key(card: str) -> tuple[int, int]:
    """Sorts cards by bank in board order, then by value."""
    return BANKS.index(bank_of(card)), value_of(card)


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards by bank in board order, then by value."""
    return tuple(sorted(cards, key=card_key))


def all_money(players: int) -> Counter[str]:
    """Every money card in the game (NY-03): three copies, two with two players."""
    copies = 2 if players == 2 else 3
    return Counter({f"{bank[0]}{value}": copies for bank in BANKS for value in range(1, 10)})
