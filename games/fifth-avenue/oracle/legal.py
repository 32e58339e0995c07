"""Every legal action of a state, by trying all there could be."""

from __future__ import annotations

import itertools
from collections import Counter

from box import CARDS, COLOURS, DISTRICTS, LETTERS, LOTS, SHOPS
from rules import (
    State,
    active_group,
    empty_lots,
    high,
    is_full,
    lots,
    moves,
    number,
    own_lot,
    permitted,
    scorable,
    shop_lots,
)


def legal_actions(state: State, seat: str) -> list[str]:
    """All actions of the seat, in notation."""
    if not state["agenda"]:
        return []
    [(step, of)] = state["agenda"][0].items()
    asked = of["seat"] if isinstance(of, dict) else of
    if asked != seat:
        return []
    match step:
        case "place":
            return places(state, seat)
        case "turn":
            return turns(state, seat)
        case "shop":
            return [f"at {district} {lot}" for district, lot in shop_lots(state)]
        case "move":
            return [f"move {name} {to}" for name, to in moves(state)]
        case "take":
            return takes(state)
        case "bid":
            return bids(state, seat)
        case "build":
            return builds(state, of)
    raise ValueError(f"no step asks like {step}")


def places(state: State, seat: str) -> list[str]:
    """Empty lots in districts without an own tower (FA-016 to FA-018, FA-137)."""
    return [
        f"at {district} {lot}"
        for district in DISTRICTS
        for lot in LOTS
        if own_lot(state, district, seat) is None
        and lot in lots(state, district)
        and lot in empty_lots(state, district)
    ]


def turns(state: State, seat: str) -> list[str]:
    """Actions A to D (FA-022, FA-Q18, FA-Q19)."""
    found = ["towers"] if state["supplies"][number(seat)] > 0 else []
    if shop_lots(state):
        group = {state["row"][place] for place in active_group(state)}
        found += [f"shop {shop}" for shop in SHOPS if shop in group]
    found.append("draw")
    return found + [f"score {district}" for district in scorable(state)]


def takes(state: State) -> list[str]:
    """Two colours, or the only one (FA-032, FA-Q13)."""
    there = [colour for colour, deck in zip(COLOURS, state["decks"]) if deck["top"] is not None]
    if len(there) == 1:
        return [f"take {there[0]}"]
    return [f"take {one} {other}" for one, other in itertools.combinations(there, 2)]


def value(card: str) -> int:
    """What a card adds to a bid."""
    return int(card[1])


def all_bids(state: State, seat: str) -> list[tuple[str, ...]]:
    """Every set of cards that the seat could lay now as one play (FA-084 to FA-097, FA-Q22)."""
    auction = state["auction"]
    bid = auction["bids"][number(seat)]
    laid = sum(bid["coloured"]) + sum(bid["black"])
    hand = Counter(state["hands"][number(seat)])
    colours = [bid["colour"]] if bid["colour"] else permitted(state, auction["site"], seat)
    found = []
    for colour in colours:
        usable = [card for card in CARDS if LETTERS[card[0]] in (colour, "black") and hand[card]]
        for counts in itertools.product(*(range(hand[card] + 1) for card in usable)):
            cards = [card for card, count in zip(usable, counts) for _ in range(count)]
            total = laid + sum(value(card) for card in cards)
            has_colour = bid["colour"] is not None or any(card[0] != "k" for card in cards)
            if cards and has_colour and total > high(state):
                found.append(tuple(cards))
    return sorted(set(found))


def bids(state: State, seat: str) -> list[str]:
    """Cards that lead to some bid, laid in ascending order; `stand` at a bid; `pass` at first."""
    picks = tuple(state["picks"])
    possible = [bid for bid in all_bids(state, seat) if bid[: len(picks)] == picks]
    following = {bid[len(picks)] for bid in possible if len(bid) > len(picks)}
    found = [f"lay {card}" for card in CARDS if card in following]
    if picks in possible:
        found.append("stand")
    return found if picks else found + ["pass"]


def builds(state: State, won: dict) -> list[str]:
    """What the winner may do (FA-103, FA-107, FA-108, FA-114)."""
    site, seat = won["site"], won["seat"]
    most = min(won["towers"], state["reserves"][number(seat)])
    build = [f"build {count}" for count in range(most + 1)]
    if site == "park" or not is_full(state, site):
        return build
    if own_lot(state, site, seat) is None:
        return ["stop"]
    return build + ["stop"]
