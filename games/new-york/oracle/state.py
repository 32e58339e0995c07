"""Everything that lies on the table, and how cards and tiles are drawn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Iterable, Optional, Protocol

from city import City, new_city
from components import SCORING_CARDS, TILE_ORDER

# What is being decided: an action of the turn, where the bought tiles go, where the handed-out
# tiles go; or nothing any more.
ACT, PLACE, LAST, OVER = "act", "place", "leftovers", "over"

# Where each scoring card lies among the five piles, counted from 0 (NY-11).
PILE_OF = {"A": 1, "B": 3}

Event = dict[str, Any]


class OracleError(Exception):
    """The state, the action or the draw breaks a rule."""


class Chance(Protocol):
    """Whoever knows what comes next from deck and bag."""

    def card(self, possible: Counter[str]) -> str:
        """The next card of the deck; these are the ones that could come."""

    def tiles(self, bag: set[str], count: int) -> list[str]:
        """The next tiles out of the bag, which holds these."""

    def reshuffle(self, cards: Counter[str]) -> None:
        """These discards are the new deck."""


@dataclass
class Player:
    """What lies before one player."""

    city: City = field(default_factory=new_city)
    reserve: set[str] = field(default_factory=set)
    aside: set[str] = field(default_factory=set)
    hand: Counter[str] = field(default_factory=Counter)
    points: dict[str, int] = field(default_factory=lambda: {"A": 0, "B": 0, "C": 0})

    @property
    def score(self) -> int:
        """All points so far (NY-36)."""
        return sum(self.points.values())


@dataclass
class Dirk:
    """The imaginary third player (NY-41)."""

    tiles: set[str]
    points: dict[str, int] = field(default_factory=lambda: {"A": 0, "B": 0, "C": 0})


@dataclass
class State:
    """The whole table. The deck is money only, known by content, not by order (NY-56)."""

    players: list[Player]
    depot: list[Optional[str]]
    bag: set[str]
    row: list[str]
    deck: Counter[str]
    piles: list[int]
    active: int
    dirk: Optional[Dirk] = None
    discard: Counter[str] = field(default_factory=Counter)
    step: str = ACT
    held: list[str] = field(default_factory=list)
    quiet_turns: int = 0
    log: list[Event] = field(default_factory=list)

    def tell(self, event: str, **rest: Any) -> None:
        """Notes what happened, in the words of FORMAT.md."""
        self.log.append({event: rest})


def letter(seat: int) -> str:
    """A seat as it is written."""
    return "ABCDEF"[seat]


def by_table(tiles: Iterable[str]) -> list[str]:
    """Tile names in the order of the table of tiles."""
    return sorted(tiles, key=lambda name: TILE_ORDER[name])


def to_act(state: State) -> list[int]:
    """The seats that owe a decision; with the last tiles several at a time (NY-Q08)."""
    if state.step in (ACT, PLACE):
        return [state.active]
    if state.step == LAST:
        return [seat for seat, player in enumerate(state.players) if player.aside]
    return []


def next_pile(state: State) -> int:
    """The pile the next card comes from: the first that has any."""
    return next(pile for pile, size in enumerate(state.piles) if size > 0)


def could_come(state: State) -> Counter[str]:
    """The cards that may lie on top of the deck (NY-11, NY-57).

    A scoring card may come only out of its own pile, and is all that is left there when the
    pile is down to one card and it has not come yet.
    """
    pile = next_pile(state)
    for card in SCORING_CARDS:
        if PILE_OF[card] == pile and card not in state.held:
            if state.piles[pile] == 1:
                return Counter([card])
            return state.deck + Counter([card])
    return state.deck


def draw_card(state: State, chance: Chance) -> Optional[str]:
    """The next card, after a reshuffle if need be; None if there is none at all (NY-23)."""
    if sum(state.piles) == 0:
        if not state.discard:
            return None
        state.deck, state.discard = state.discard, Counter()
        state.piles = [0, 0, 0, 0, state.deck.total()]
        chance.reshuffle(state.deck)
        state.tell("reshuffled", cards=state.deck.total())
    possible = could_come(state)
    card = chance.card(possible)
    if possible[card] < 1:
        raise OracleError(f"{card} was drawn from the deck but cannot have come")
    state.piles[next_pile(state)] -= 1
    state.deck = state.deck - Counter([card])
    return card


def draw_tiles(state: State, chance: Chance, count: int) -> list[str]:
    """Some tiles out of the bag."""
    tiles = chance.tiles(state.bag, count)
    if len(set(tiles)) != count or not set(tiles) <= state.bag:
        raise OracleError(f"{tiles} were drawn as {count} tiles of the bag")
    state.bag -= set(tiles)
    return tiles
