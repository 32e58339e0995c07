"""Every legal action of a position."""

from __future__ import annotations

from actions import Action, Add, Buy, Give, Keep, Pass, Place, Remove, Swap, Take
from city import City, placements, removals, swaps
from components import BANKS, TILES
from money import is_payment, minimal_payments, takes
from state import ACT, PLACE, Player, State, to_act


def cell_of(city: City, name: str) -> tuple[int, int]:
    """Where a tile lies."""
    return next(cell for cell, tile in city.items() if tile.name == name)


def redevelopments(player: Player) -> list[Action]:
    """Every redevelopment of one city (NY-18 to NY-20)."""
    city = player.city
    options: list[Action] = [Remove(city[cell].name) for cell in removals(city)]
    for name in player.reserve:
        options += [Add(name, cell) for cell in placements(city, TILES[name])]
        options += [Swap(city[cell].name, name) for cell in swaps(city, TILES[name])]
    return options


def purchases(state: State, seat: int) -> list[Action]:
    """Every purchase, with the payments from which no card can be left out (NY-14)."""
    hand = list(state.players[seat].hand.elements())
    return [
        Buy(bank, cards)
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
        if state.dirk is not None and state.step == PLACE:
            options.append(Give(name))
    return options


def legal_actions(state: State, seat: int) -> list[Action]:
    """Every legal action of a seat, payments only as in `purchases`."""
    if seat not in to_act(state):
        return []
    return turn_actions(state, seat) if state.step == ACT else placings(state, seat)


def is_legal(state: State, seat: int, action: Action) -> bool:
    """May the seat do this? Needless overpayment included (NY-Q02)."""
    if not isinstance(action, Buy):
        return action in legal_actions(state, seat)
    tile = state.depot[BANKS.index(action.bank)]
    if state.step != ACT or seat not in to_act(state) or tile is None:
        return False
    hand = state.players[seat].hand
    return is_payment(action.cards, hand, action.bank, TILES[tile].price)
