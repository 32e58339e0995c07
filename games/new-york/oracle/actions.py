"""The actions of the game and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from city import Cell


@dataclass(frozen=True)
class Take:
    """Takes money from the row (NY-13)."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Buy:
    """Buys a tile of the depot and pays with cards of its bank (NY-14)."""

    tile: str
    bank: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Build:
    """Redevelops: a tile from the reserve into the city (NY-18a)."""

    tile: str
    cell: Cell


@dataclass(frozen=True)
class Remove:
    """Redevelops: a tile out of the city into the reserve (NY-18b)."""

    cell: Cell
    old: str


@dataclass(frozen=True)
class Swap:
    """Redevelops: a reserve tile for a city tile (NY-18c)."""

    tile: str
    cell: Cell
    old: str


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


Action = Union[Take, Buy, Build, Remove, Swap, Pass, Place, Keep, Give]
