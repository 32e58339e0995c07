"""Short spellings for tests: cities as the ledger writes them, hands, whole tables."""

from __future__ import annotations

import re
from collections import Counter
from typing import Iterable, Optional

from city import City, ORIGIN, new_city, placement_refusal
from components import NAME_OF_ID, TILES, Tile, all_money
from money import pile_sizes
from state import Dirk, Player, State, by_table


def tile(spelling: str) -> Tile:
    """A tile by its name or by its id in the table of tiles."""
    return TILES[NAME_OF_ID.get(spelling, spelling)]


def city(text: str) -> City:
    """A city written `tile(x,y)`, laid in this order; every step must be legal."""
    built = new_city()
    for name, x, y in re.findall(r"([a-z]+-\d\d)\((-?\d+),(-?\d+)\)", text):
        cell = int(x), int(y)
        refusal = placement_refusal(built, tile(name), cell)
        assert refusal is None, f"{name} at {cell} breaks {refusal}"
        built[cell] = tile(name)
    return built


def names(tiles: Iterable[str]) -> set[str]:
    """The names of tiles given in either spelling."""
    return {tile(spelling).name for spelling in tiles}


def cards(text: str) -> Counter[str]:
    """A hand: `b7 b7 g1`."""
    return Counter(text.split())


class Drawn:
    """Chance with a script: cards and tiles come in this order."""

    def __init__(self, money: str = "", tiles: Iterable[str] = ()) -> None:
        self.money = money.split()
        self.script = [tile(spelling).name for spelling in tiles]
        self.reshuffled = 0

    def card(self, possible: Counter[str]) -> str:
        """The next card of the script, or any that could come when it has run out."""
        if self.money:
            return self.money.pop(0)
        return max(possible)

    def tiles(self, bag: set[str], count: int) -> list[str]:
        """The next tiles of the script, or any that are left when it has run out."""
        some = self.script[:count] or sorted(bag)[:count]
        del self.script[:count]
        return some

    def reshuffle(self, cards: Counter[str]) -> None:
        """Counts how often it happened."""
        self.reshuffled += 1


def table(
    hands: list[str],
    depot: str = "museum-01 theatre-01 station-01 church-01",
    row: str = "b9 g9 y9 r9",
    bag: Optional[int] = None,
    dirk: str = "",
) -> State:
    """A table on which the first seat is to act; all other money is in the deck.

    `-` in the depot is an empty space. Of the tiles left over `bag` stay in the bag, the
    others go to the reserve of the last seat.
    """
    spaces = [None if name == "-" else tile(name).name for name in depot.split()]
    players = [Player(hand=cards(hand)) for hand in hands]
    deck = all_money(len(hands)) - cards(row)
    for player in players:
        deck -= player.hand
    piles = pile_sizes(deck.total())
    piles[1] += 1
    piles[3] += 1
    with_dirk = names(dirk.split())
    left = by_table(set(TILES) - set(spaces) - with_dirk)
    kept = len(left) if bag is None else bag
    players[-1].reserve = set(left[kept:])
    third = Dirk(with_dirk) if len(hands) == 2 else None
    return State(players, spaces, set(left[:kept]), row.split(), deck, piles, 0, third)


def before(state: State, scoring: str) -> None:
    """Shifts the cards between the piles so that A or B may come next."""
    ready = sum(state.piles)
    if scoring == "A":
        state.piles = [0, ready - 20, 5, 10, 5]
    else:
        state.held = ["A"]
        state.piles = [0, 0, 0, ready - 6, 5]


def lay(state: State, seat: int, text: str) -> None:
    """Gives a seat a city, wherever its tiles were before."""
    player = state.players[seat]
    player.city = city(text)
    for cell, laid in player.city.items():
        if cell != ORIGIN:
            fetch(state, laid.name)


def reserve(state: State, seat: int, *spellings: str) -> None:
    """Puts tiles into a reserve, wherever they were before."""
    for name in names(spellings):
        fetch(state, name)
        state.players[seat].reserve.add(name)


def fetch(state: State, name: str) -> None:
    """Takes a tile out of the bag, Dirk's tiles or a reserve."""
    dirks = state.dirk.tiles if state.dirk is not None else set()
    for place in [state.bag, dirks] + [player.reserve for player in state.players]:
        place.discard(name)
