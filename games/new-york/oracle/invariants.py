"""What must hold in every position, whoever reached it."""

from __future__ import annotations

from collections import Counter

from city import broken_rule, longest_street, longest_street_by_corners
from components import SCORING_CARDS, TILES, all_money
from scoring import city_tiles
from state import ACT, LAST, OVER, PILE_OF, PLACE, State


class Unsound(Exception):
    """A position that cannot be."""


def tiles_in_play(state: State) -> Counter[str]:
    """Every tile, wherever it is."""
    found: Counter[str] = Counter(tile for tile in state.depot if tile is not None)
    found.update(state.bag)
    if state.dirk is not None:
        found.update(state.dirk.tiles)
    for player in state.players:
        found.update(city_tiles(player.city))
        found.update(player.reserve)
        found.update(player.aside)
    return found


def money_in_play(state: State) -> Counter[str]:
    """Every money card, wherever it is."""
    found = Counter(state.row) + state.discard + state.deck
    for player in state.players:
        found.update(player.hand)
    return found


def check_pieces(state: State) -> None:
    """All 54 tiles and all money cards are in exactly one place (NY-02, NY-03)."""
    tiles = tiles_in_play(state)
    if tiles != Counter(TILES.keys()):
        extra = tiles - Counter(TILES.keys())
        missing = Counter(TILES.keys()) - tiles
        raise Unsound(f"tiles: too many {sorted(extra)}, missing {sorted(missing)}")
    money = money_in_play(state)
    box = all_money(len(state.players))
    if money != box:
        raise Unsound(f"money: too many {dict(money - box)}, missing {dict(box - money)}")


def check_piles(state: State) -> None:
    """The piles hold the deck, and each scoring card is in its own or has come (NY-11)."""
    unheld = [card for card in SCORING_CARDS if card not in state.held]
    if sum(state.piles) != state.deck.total() + len(unheld):
        raise Unsound(f"piles of {state.piles} for {state.deck.total()} cards and {unheld}")
    for card in unheld:
        if state.piles[PILE_OF[card]] == 0:
            raise Unsound(f"the pile of scoring card {card} is gone, but it has not come up")
    if state.held not in ([], ["A"], ["A", "B"]) and state.step != OVER:
        raise Unsound(f"scorings held: {state.held}")
    if (state.dirk is not None) != (len(state.players) == 2):
        raise Unsound("Dirk takes part with two players only (NY-41)")


def check_cities(state: State) -> None:
    """Every city is legal, and both ways of measuring its street agree (NY-20, NY-30)."""
    for seat, player in enumerate(state.players):
        broken = broken_rule(player.city)
        if broken is not None:
            raise Unsound(f"the city of seat {seat} breaks {broken}")
        if longest_street(player.city) != longest_street_by_corners(player.city):
            raise Unsound(f"the longest street of seat {seat} is measured in two ways")


def check_step(state: State) -> None:
    """What is beside a city, on the depot and in the row fits what is being decided."""
    aside = [seat for seat, player in enumerate(state.players) if player.aside]
    if state.step in (ACT, PLACE) and any(seat != state.active for seat in aside):
        raise Unsound("a tile is aside at a seat that is not on turn")
    if (state.step == PLACE or state.step == LAST) and not aside:
        raise Unsound("nothing to place")
    if state.step == OVER and aside:
        raise Unsound("a tile is aside after the end")
    if len(state.row) > 4 or len(state.depot) != 4:
        raise Unsound("row or depot too long")
    if state.step == ACT and not aside and None in state.depot:
        raise Unsound("a turn began with an empty space in the depot (NY-37)")


def check_sound(state: State) -> None:
    """All of the above."""
    check_pieces(state)
    check_piles(state)
    check_cities(state)
    check_step(state)
