"""An independent second opinion on New York: naive, slow and meant to be obviously right.

Written from the rule ledger alone. This file holds the whole state, the list of legal actions
and what an action does; the building rules are in `city`, money in `money`, points in `scoring`.
"""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import dataclass, field
from typing import Optional, Protocol

from actions import Action, Build, Buy, Give, Keep, Pass, Place, Remove, Swap, Take
from city import City, new_city, placements, removals, swaps
from components import BANKS, SCORING_CARDS, TILES, total
from money import dirks_draw, hand_out, minimal_payments, payments, takes
from scoring import all_majorities, city_tiles, ranks, street_points

ROW_SIZE = 4
# NY-53: so many rounds in a row without a purchase end the game.
ROUNDS_WITHOUT_PURCHASE = 100

# What is being decided: an action of the turn, where the bought tiles go, where the handed-out
# tiles go; or nothing any more.
ACT, PLACE, LAST, OVER = "act", "place", "last", "over"


class OracleError(Exception):
    """The state or the action breaks a rule."""


class Chance(Protocol):
    """Whoever knows what comes next from deck and bag."""

    def card(self, deck: Counter[str]) -> str:
        """The next card of the deck, which holds these cards."""

    def tile(self, bag: set[str]) -> str:
        """The next tile out of the bag, which holds these tiles."""

    def reshuffle(self, cards: Counter[str]) -> None:
        """These discards are the new deck."""


@dataclass
class Player:
    """What lies before one player."""

    city: City = field(default_factory=new_city)
    reserve: set[str] = field(default_factory=set)
    aside: set[str] = field(default_factory=set)
    hand: Counter[str] = field(default_factory=Counter)
    score: int = 0


@dataclass
class Scoring:
    """One scoring as it was held; `dirk` is None except with two players."""

    name: str
    streets: list[int]
    majorities: list[int]
    dirk: Optional[int]


@dataclass
class State:
    """Everything that lies on the table. Deck and bag are known by content, not by order."""

    players: list[Player]
    depot: list[Optional[str]]
    row: list[str]
    deck: Counter[str]
    bag: set[str]
    active: int
    discard: Counter[str] = field(default_factory=Counter)
    dirk: set[str] = field(default_factory=set)
    dirk_score: int = 0
    step: str = ACT
    bought: bool = False
    turns_without_purchase: int = 0
    scorings: list[Scoring] = field(default_factory=list)

    @property
    def with_dirk(self) -> bool:
        """Dirk takes part with two players only (NY-41)."""
        return len(self.players) == 2


def to_act(state: State) -> list[int]:
    """The seats that owe a decision; with the last tiles several at a time (NY-Q08)."""
    if state.step in (ACT, PLACE):
        return [state.active]
    if state.step == LAST:
        return [seat for seat, player in enumerate(state.players) if player.aside]
    return []


def redevelopments(player: Player) -> list[Action]:
    """Every redevelopment of one city (NY-18 to NY-20)."""
    options: list[Action] = [Remove(cell, player.city[cell].name) for cell in removals(player.city)]
    for name in player.reserve:
        tile = TILES[name]
        options += [Build(name, cell) for cell in placements(player.city, tile)]
        options += [
            Swap(name, cell, player.city[cell].name) for cell in swaps(player.city, tile)
        ]
    return options


def purchases(state: State, seat: int) -> list[Action]:
    """Every purchase, with the payments from which no card can be left out (NY-14)."""
    hand = list(state.players[seat].hand.elements())
    return [
        Buy(tile, bank, cards)
        for bank, tile in zip(BANKS, state.depot)
        if tile is not None
        for cards in minimal_payments(hand, bank, TILES[tile].price)
    ]


def turn_actions(state: State, seat: int) -> list[Action]:
    """Money, purchase or redevelopment (NY-12); to pass only if none is possible (NY-21)."""
    options: list[Action] = [Take(cards) for cards in takes(state.row)]
    options += purchases(state, seat)
    options += redevelopments(state.players[seat])
    return options or [Pass()]


def placings(state: State, seat: int) -> list[Action]:
    """Where the tiles beside the city may go (NY-22, NY-39, NY-44)."""
    player = state.players[seat]
    options: list[Action] = []
    for name in player.aside:
        options += [Place(name, cell) for cell in placements(player.city, TILES[name])]
        options.append(Keep(name))
        if state.with_dirk and state.step == PLACE:
            options.append(Give(name))
    return options


def legal_actions(state: State, seat: int) -> list[Action]:
    """Every legal action of a seat, payments only as in `purchases`."""
    if seat not in to_act(state):
        return []
    return turn_actions(state, seat) if state.step == ACT else placings(state, seat)


def is_legal(state: State, seat: int, action: Action) -> bool:
    """May the seat do this? Needless overpayment included (NY-Q02)."""
    if action in legal_actions(state, seat):
        return True
    if not isinstance(action, Buy) or state.step != ACT or seat not in to_act(state):
        return False
    if action.tile not in state.depot or BANKS[state.depot.index(action.tile)] != action.bank:
        return False
    hand = state.players[seat].hand.elements()
    return action.cards in payments(hand, action.bank, TILES[action.tile].price)


def play(before: State, seat: int, action: Action, chance: Chance) -> State:
    """The state after a legal action, up to the next decision."""
    if not is_legal(before, seat, action):
        raise OracleError(f"{action} is not legal for seat {seat}")
    state = copy.deepcopy(before)
    if state.step == LAST:
        place(state, seat, action)
        if not to_act(state):
            final_scoring(state)
    elif state.step == PLACE:
        place(state, seat, action)
        if not state.players[seat].aside:
            end_turn(state, chance)
    elif not act(state, seat, action):
        if state.players[seat].aside:
            state.step = PLACE
        else:
            end_turn(state, chance)
    return state


def act(state: State, seat: int, action: Action) -> bool:
    """Does an action of the turn; says whether another one was earned (NY-15, NY-48)."""
    player = state.players[seat]
    if isinstance(action, Take):
        for card in action.cards:
            state.row.remove(card)
            player.hand[card] += 1
    elif isinstance(action, Buy):
        buy(state, player, action)
        return total(action.cards) == TILES[action.tile].price
    elif isinstance(action, Build):
        player.reserve.remove(action.tile)
        player.city[action.cell] = TILES[action.tile]
    elif isinstance(action, Remove):
        player.reserve.add(player.city.pop(action.cell).name)
    elif isinstance(action, Swap):
        player.reserve.remove(action.tile)
        player.reserve.add(player.city[action.cell].name)
        player.city[action.cell] = TILES[action.tile]
    return False


def buy(state: State, player: Player, action: Buy) -> None:
    """The tile goes beside the city, the cards to the discards (NY-14, NY-17, NY-49)."""
    player.hand -= Counter(action.cards)
    state.discard += Counter(action.cards)
    state.depot[state.depot.index(action.tile)] = None
    player.aside.add(action.tile)
    state.bought = True


def place(state: State, seat: int, action: Action) -> None:
    """One tile from beside the city goes where its owner says (NY-22, NY-39, NY-44)."""
    player = state.players[seat]
    if isinstance(action, Place):
        player.city[action.cell] = TILES[action.tile]
    elif isinstance(action, Keep):
        player.reserve.add(action.tile)
    elif isinstance(action, Give):
        state.dirk.add(action.tile)
    else:
        raise AssertionError("only placings are legal here")
    player.aside.remove(action.tile)


def end_turn(state: State, chance: Chance) -> None:
    """Money first, with any scoring, then tiles, then the next player (NY-23)."""
    refill_row(state, chance)
    refill_depot(state, chance)
    state.turns_without_purchase = 0 if state.bought else state.turns_without_purchase + 1
    state.bought = False
    stalled = state.turns_without_purchase >= ROUNDS_WITHOUT_PURCHASE * len(state.players)
    if None in state.depot or stalled:
        end_game(state)
    else:
        state.step = ACT
        state.active = (state.active + 1) % len(state.players)


def refill_row(state: State, chance: Chance) -> None:
    """Up to four open cards; a scoring card is resolved and replaced (NY-23, NY-29)."""
    while len(state.row) < ROW_SIZE:
        if not state.deck:
            if not state.discard:
                return
            state.deck, state.discard = state.discard, Counter()
            chance.reshuffle(state.deck)
        card = chance.card(state.deck)
        if state.deck[card] < 1:
            raise OracleError(f"{card} was drawn but is not in the deck")
        state.deck = state.deck - Counter([card])
        if card in SCORING_CARDS:
            hold_scoring(state, card)
            draw_for_dirk(state, card, chance)
        else:
            state.row.append(card)


def draw_tile(state: State, chance: Chance) -> str:
    """One tile out of the bag."""
    tile = chance.tile(state.bag)
    if tile not in state.bag:
        raise OracleError(f"{tile} was drawn but is not in the bag")
    state.bag.remove(tile)
    return tile


def draw_for_dirk(state: State, scoring: str, chance: Chance) -> None:
    """Dirk's tiles after a scoring (NY-43, NY-54)."""
    if state.with_dirk:
        for _ in range(dirks_draw(scoring, len(state.bag))):
            state.dirk.add(draw_tile(state, chance))


def refill_depot(state: State, chance: Chance) -> None:
    """The empty spaces in board order, as far as the bag lasts (NY-37, NY-50)."""
    for space in range(len(state.depot)):
        if state.depot[space] is None and state.bag:
            state.depot[space] = draw_tile(state, chance)


def hold_scoring(state: State, name: str) -> None:
    """Streets, then majorities; Dirk has a share of these only (NY-30, NY-33, NY-42)."""
    cities = [player.city for player in state.players]
    streets = street_points(cities)
    owned: list[list[str]] = [city_tiles(city) for city in cities]
    if state.with_dirk:
        owned.append(list(state.dirk))
    points = all_majorities(name, owned)
    for player, street, majority in zip(state.players, streets, points):
        player.score += street + majority
    dirk = points[-1] if state.with_dirk else None
    state.dirk_score += dirk or 0
    state.scorings.append(Scoring(name, streets, points[: len(state.players)], dirk))


def end_game(state: State) -> None:
    """The last tiles are handed out; who got some may place them (NY-38, NY-39)."""
    hands = [list(player.hand.elements()) for player in state.players]
    for tile, winner in hand_out(hands, state.depot).items():
        state.depot[state.depot.index(tile)] = None
        state.players[winner].aside.add(tile)
    state.step = LAST
    if not to_act(state):
        final_scoring(state)


def final_scoring(state: State) -> None:
    """Scoring C, and nothing is left to decide (NY-29)."""
    hold_scoring(state, "C")
    state.step = OVER


def outcome(state: State) -> Optional[list[tuple[int, int]]]:
    """Rank and score of every seat once the game is over (NY-40); Dirk is not ranked (NY-45)."""
    if state.step != OVER:
        return None
    scores = [player.score for player in state.players]
    return list(zip(ranks(scores), scores))
