"""An independent second opinion on New York: naive, slow and meant to be obviously right.

Written from the rule ledger alone. This file says what an action does; what is legal is in
`legal`, the building rules are in `city`, money in `money`, points in `scoring`.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import Optional

from actions import Action, Add, Buy, Give, Keep, Pass, Place, Remove, Swap, Take
from components import BANKS, SCORING_CARDS, TILES, total
from legal import cell_of, is_legal
from money import bank_value, dirks_draw, hand_out_winner
from scoring import all_majorities, city_tiles, majority_report, ranks, street_points
from state import (
    ACT, LAST, OVER, PLACE, Chance, OracleError, State, by_table, draw_card, draw_tiles,
    letter, to_act,
)

ROW_SIZE = 4
# NY-53: so many rounds in a row without a purchase end the game.
ROUNDS_WITHOUT_PURCHASE = 100


def play(before: State, seat: int, action: Action, chance: Chance) -> State:
    """The state after a legal action, up to the next decision; its log tells what happened."""
    if not is_legal(before, seat, action):
        raise OracleError(f"{action} is not legal for seat {letter(seat)}")
    state = copy.deepcopy(before)
    state.log = []
    if state.step == LAST:
        place(state, seat, action)
        if not to_act(state):
            final_scoring(state)
    elif state.step == PLACE:
        place(state, seat, action)
        if not state.players[seat].aside:
            end_turn(state, chance)
    elif not act(state, seat, action):
        bought = bool(state.players[seat].aside)
        state.quiet_turns = 0 if bought else state.quiet_turns + 1
        if bought:
            state.step = PLACE
        else:
            end_turn(state, chance)
    return state


def act(state: State, seat: int, action: Action) -> bool:
    """Does an action of the turn; says whether another one was earned (NY-15, NY-48)."""
    player = state.players[seat]
    match action:
        case Take(cards):
            for card in cards:
                state.row.remove(card)
            player.hand.update(cards)
            state.tell("took", seat=letter(seat), cards=list(cards))
        case Buy():
            return buy(state, seat, action)
        case Pass():
            state.tell("passed", seat=letter(seat))
        case _:
            redevelop(state, seat, action)
    return False


def buy(state: State, seat: int, action: Buy) -> bool:
    """The tile goes beside the city, the cards to the discards (NY-14, NY-17, NY-49)."""
    player = state.players[seat]
    space = BANKS.index(action.bank)
    tile = state.depot[space]
    assert tile is not None, "the purchase is legal"
    state.depot[space] = None
    player.aside.add(tile)
    player.hand = player.hand - Counter(action.cards)
    state.discard = state.discard + Counter(action.cards)
    exact = total(action.cards) == TILES[tile].price
    state.tell(
        "bought", seat=letter(seat), bank=action.bank, tile=tile, cards=list(action.cards),
        exact=exact,
    )
    return exact


def redevelop(state: State, seat: int, action: Action) -> None:
    """Adds, removes or swaps a tile of the city (NY-18)."""
    player = state.players[seat]
    match action:
        case Add(tile, cell):
            player.reserve.remove(tile)
            player.city[cell] = TILES[tile]
            state.tell("added", seat=letter(seat), tile=tile, at=list(cell))
        case Remove(tile):
            cell = cell_of(player.city, tile)
            del player.city[cell]
            player.reserve.add(tile)
            state.tell("removed", seat=letter(seat), tile=tile, **{"from": list(cell)})
        case Swap(out, tile):
            cell = cell_of(player.city, out)
            player.reserve.remove(tile)
            player.reserve.add(out)
            player.city[cell] = TILES[tile]
            state.tell("swapped", seat=letter(seat), out=out, tile=tile, at=list(cell))
        case _:
            raise AssertionError("every action of a turn is known")


def place(state: State, seat: int, action: Action) -> None:
    """One tile from beside the city goes where its owner says (NY-22, NY-39, NY-44)."""
    player = state.players[seat]
    match action:
        case Place(tile, cell):
            player.city[cell] = TILES[tile]
            state.tell("placed", seat=letter(seat), tile=tile, at=list(cell))
        case Keep(tile):
            player.reserve.add(tile)
            state.tell("reserved", seat=letter(seat), tile=tile)
        case Give(tile):
            assert state.dirk is not None, "gifts are legal with Dirk only"
            state.dirk.tiles.add(tile)
            state.tell("given_to_dirk", seat=letter(seat), tile=tile)
        case _:
            raise AssertionError("only placings are legal here")
    player.aside.remove(tile)


def end_turn(state: State, chance: Chance) -> None:
    """Money first, with any scoring, then tiles, then the next player (NY-23)."""
    refill_row(state, chance)
    refill_depot(state, chance)
    if None in state.depot:
        end_game(state, "bag_empty")
    elif state.quiet_turns >= ROUNDS_WITHOUT_PURCHASE * len(state.players):
        end_game(state, "no_purchases")
    else:
        state.step = ACT
        state.active = (state.active + 1) % len(state.players)


def refill_row(state: State, chance: Chance) -> None:
    """Up to four open cards; a scoring card is resolved and replaced (NY-23, NY-29)."""
    while len(state.row) < ROW_SIZE:
        card = draw_card(state, chance)
        if card is None:
            return
        if card in SCORING_CARDS:
            hold_scoring(state, card)
            draw_for_dirk(state, card, chance)
        else:
            state.row.append(card)
            state.tell("turned_up", card=card)


def draw_for_dirk(state: State, scoring: str, chance: Chance) -> None:
    """Dirk's tiles after a scoring (NY-43, NY-54)."""
    count = dirks_draw(scoring, len(state.bag))
    if state.dirk is not None and count > 0:
        tiles = draw_tiles(state, chance, count)
        state.dirk.tiles |= set(tiles)
        state.tell("dirk_drew", tiles=by_table(tiles))


def refill_depot(state: State, chance: Chance) -> None:
    """The empty spaces in board order, as far as the bag lasts (NY-37, NY-50)."""
    for space, bank in enumerate(BANKS):
        if state.depot[space] is None and state.bag:
            tile = draw_tiles(state, chance, 1)[0]
            state.depot[space] = tile
            state.tell("tile_drawn", bank=bank, tile=tile)


def hold_scoring(state: State, name: str) -> None:
    """Streets, then majorities; Dirk has a share of these only (NY-30, NY-33, NY-42)."""
    cities = [player.city for player in state.players]
    streets = street_points(cities)
    owned: list[list[str]] = [city_tiles(city) for city in cities]
    if state.dirk is not None:
        owned.append(list(state.dirk.tiles))
    majorities = all_majorities(name, owned)
    for player, street, majority in zip(state.players, streets, majorities):
        player.points[name] = street + majority
    if state.dirk is not None:
        state.dirk.points[name] = majorities[-1]
    state.held.append(name)
    state.tell(
        "scored",
        scoring=name.lower(),
        streets=streets,
        majorities=majority_report(name, owned, len(cities)),
        points=[player.points[name] for player in state.players],
        dirk_points=state.dirk.points[name] if state.dirk is not None else 0,
    )


def end_game(state: State, cause: str) -> None:
    """The last tiles are handed out; who got some may place them (NY-38, NY-39)."""
    state.tell("ended", cause=cause)
    hands = [list(player.hand.elements()) for player in state.players]
    for space, bank in enumerate(BANKS):
        tile = state.depot[space]
        if tile is None:
            continue
        winner = hand_out_winner(hands, bank)
        if winner is not None:
            state.depot[space] = None
            state.players[winner].aside.add(tile)
        money = [bank_value(hand, bank) for hand in hands]
        seat = None if winner is None else letter(winner)
        state.tell("handed_out", bank=bank, tile=tile, money=money, winner=seat)
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
