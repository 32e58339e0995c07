"""The actions of the game and their notation (see FORMAT.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Optional, Union

from city import Cell
from components import BANKS, TILES, in_order


@dataclass(frozen=True)
class Take:
    """Takes money from the row (NY-13)."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Buy:
    """Buys the tile on the space of a bank and pays with cards of that bank (NY-14)."""

    bank: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Add:
    """Redevelops: a tile from the reserve into the city (NY-18a)."""

    tile: str
    cell: Cell


@dataclass(frozen=True)
class Remove:
    """Redevelops: a tile out of the city into the reserve (NY-18b)."""

    tile: str


@dataclass(frozen=True)
class Swap:
    """Redevelops: a tile leaves the city, one of the reserve takes its cell (NY-18c)."""

    out: str
    tile: str


@dataclass(frozen=True)
class Pass:
    """Passes, for want of anything else (NY-21)."""


@dataclass(frozen=True)
class Place:
    """Puts a bought or handed-out tile into the city (NY-22, NY-39)."""

    tile: str
    cell: Cell


@dataclass(frozen=True)
class Keep:
    """Puts a bought tile into the reserve, or leaves a handed-out tile out (NY-22, NY-39)."""

    tile: str


@dataclass(frozen=True)
class Give:
    """Gives a bought tile to Dirk (NY-44)."""

    tile: str


Action = Union[Take, Buy, Add, Remove, Swap, Pass, Place, Keep, Give]


def spell(action: Action) -> str:
    """The one spelling of an action."""
    match action:
        case Take(cards):
            return "take " + " ".join(cards)
        case Buy(bank, cards):
            return f"buy {bank} " + " ".join(cards)
        case Add(tile, (x, y)):
            return f"add {tile} at {x},{y}"
        case Remove(tile):
            return f"remove {tile}"
        case Swap(out, tile):
            return f"swap {out} for {tile}"
        case Pass():
            return "pass"
        case Place(tile, (x, y)):
            return f"place {tile} at {x},{y}"
        case Keep(tile):
            return f"reserve {tile}"
        case Give(tile):
            return f"dirk {tile}"
    raise AssertionError("every action has a spelling")


CARDS = r"((?: [bgyr][1-9])+)"
TILE = r"([a-z]+-\d\d)"
CELL = r"(-?\d+),(-?\d+)"


def cards_in(text: str) -> tuple[str, ...]:
    """The cards of a list separated by spaces, in ascending order."""
    return in_order(text.split())


def read(text: str) -> Optional[Action]:
    """The action of a text in some spelling."""
    if found := re.fullmatch(f"take{CARDS}", text):
        return Take(cards_in(found[1]))
    if found := re.fullmatch(f"buy ({'|'.join(BANKS)}){CARDS}", text):
        return Buy(found[1], cards_in(found[2]))
    if found := re.fullmatch(f"(add|place) {TILE} at {CELL}", text):
        kind = Add if found[1] == "add" else Place
        return kind(found[2], (int(found[3]), int(found[4])))
    if found := re.fullmatch(f"swap {TILE} for {TILE}", text):
        return Swap(found[1], found[2])
    if found := re.fullmatch(f"(remove|reserve|dirk) {TILE}", text):
        return {"remove": Remove, "reserve": Keep, "dirk": Give}[found[1]](found[2])
    return Pass() if text == "pass" else None


def parse(text: str) -> Action:
    """The action of a text in its one spelling; a ValueError for anything else."""
    action = read(text)
    if action is None or spell(action) != text:
        raise ValueError(f"{text!r} is not in the notation")
    for name in re.findall(TILE, text):
        if name not in TILES:
            raise ValueError(f"{name!r} is not a tile")
    return action
