"""Money: takes, payments, first player, piles and the hand-out of the last tiles."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Iterable, Iterator, Optional, Sequence

from components import BANKS, bank_of, in_order, total, value_of

TAKE_LIMIT = 5
START_MONEY = 20
PILES = 5

Cards = tuple[str, ...]


def takes(row: Sequence[str]) -> set[Cards]:
    """Every take the row allows (NY-13): one card, or several of at most 5 together."""
    found: set[Cards] = set()
    for size in range(1, len(row) + 1):
        for cards in combinations(row, size):
            if size == 1 or total(cards) <= TAKE_LIMIT:
                found.add(in_order(cards))
    return found


def sub_hands(cards: Iterable[str]) -> Iterator[Cards]:
    """Every way to pick some of the cards; equal cards are interchangeable (NY-Q02)."""
    held = Counter(cards)
    for picked in product(*(range(count + 1) for count in held.values())):
        yield in_order(Counter(dict(zip(held, picked))).elements())


def payments(hand: Iterable[str], bank: str, price: int) -> set[Cards]:
    """Every legal payment: cards of the bank that reach the price (NY-14, NY-Q02)."""
    of_bank = [card for card in hand if bank_of(card) == bank]
    return {cards for cards in sub_hands(of_bank) if total(cards) >= price}


def is_payment(cards: Cards, hand: Counter[str], bank: str, price: int) -> bool:
    """Is this one of the legal payments? (NY-14, NY-Q02)"""
    of_bank = all(bank_of(card) == bank for card in cards)
    return of_bank and Counter(cards) <= hand and total(cards) >= price


def is_minimal(cards: Cards, price: int) -> bool:
    """Is this a payment from which no card can be left out?"""
    return all(total(cards) - value_of(card) < price for card in cards)


def minimal_payments(hand: Iterable[str], bank: str, price: int) -> set[Cards]:
    """The legal payments from which no card can be left out.

    Laid down from the highest card to the lowest, such a payment reaches the price with its
    last card and not before; so only those are tried (a hand may hold all money of a bank).
    """
    falling = sorted((card for card in hand if bank_of(card) == bank), key=value_of, reverse=True)
    found: set[Cards] = set()

    def lay(laid: Cards, left: list[str]) -> None:
        if total(laid) >= price:
            found.add(in_order(laid))
            return
        for at, card in enumerate(left):
            if card not in left[:at]:
                lay(laid + (card,), left[at + 1 :])

    lay((), falling)
    return found


def first_player(hands: Sequence[Sequence[str]]) -> int:
    """Fewest cards, then lowest total, then lowest seat (NY-09)."""
    return min(range(len(hands)), key=lambda seat: (len(hands[seat]), total(hands[seat]), seat))


def is_start_hand(cards: Sequence[str]) -> bool:
    """Could these have been dealt as a start hand, in some order? (NY-08)

    The deal stops with the card that reaches 20, so some card must have been the last one.
    """
    worth = total(cards)
    return worth >= START_MONEY and any(worth - value_of(last) < START_MONEY for last in cards)


def pile_sizes(cards: int) -> list[int]:
    """The five piles without the scoring cards; the first ones are larger (NY-11, NY-47)."""
    return [cards // PILES + (1 if pile < cards % PILES else 0) for pile in range(PILES)]


def scoring_card_range(cards: int, scoring: str) -> range:
    """Where A or B may lie in the deck of `cards` money cards, counted from 1 at the top (NY-T25).

    A is shuffled into the second pile and B into the fourth, so each of these is one larger.
    """
    sizes = pile_sizes(cards)
    sizes[1] += 1
    sizes[3] += 1
    pile = {"A": 1, "B": 3}[scoring]
    above = sum(sizes[:pile])
    return range(above + 1, above + sizes[pile] + 1)


def bank_value(hand: Iterable[str], bank: str) -> int:
    """What a hand is worth in one bank."""
    return total(card for card in hand if bank_of(card) == bank)


def hand_out_winner(hands: Sequence[Sequence[str]], bank: str) -> Optional[int]:
    """Who gets the last tile of a space: most money of its bank, nobody on a tie (NY-38)."""
    worth = [bank_value(hand, bank) for hand in hands]
    best = max(worth)
    if best == 0 or worth.count(best) > 1:
        return None
    return worth.index(best)


def hand_out(hands: Sequence[Sequence[str]], depot: Sequence[Optional[str]]) -> dict[str, int]:
    """The last tiles and who gets each; tiles that stay are not in it (NY-38)."""
    given: dict[str, int] = {}
    for bank, tile in zip(BANKS, depot):
        winner = hand_out_winner(hands, bank)
        if tile is not None and winner is not None:
            given[tile] = winner
    return given


def dirks_draw(scoring: str, bag: int) -> int:
    """How many tiles Dirk gets after a scoring (NY-43, NY-54)."""
    return {"A": min(6, bag), "B": bag // 3, "C": 0}[scoring]
