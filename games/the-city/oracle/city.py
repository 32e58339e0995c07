"""Costs, prerequisites, limits; income and points of a city. Everything is counted anew."""

from __future__ import annotations

from collections import Counter
from typing import Sequence

from cards import TABLE, Term

City = Counter[str]
CREW_COST_MAX = 4


def cost(card: str, city: City) -> int:
    """TC-11, TC-Q04, TC-Q12: what the card costs the owner of the city now."""
    price = TABLE[card].cost
    for giver in city:
        if city[giver] == 0:
            continue
        price -= TABLE[giver].cheaper_cards.get(card, 0)
        for symbol, amount in TABLE[giver].cheaper_symbols.items():
            if TABLE[card].symbols[symbol] > 0:
                price -= amount
    return max(price, 0)


def is_limited(card: str, city: City) -> bool:
    """TC-12: max 1, and it stands."""
    return TABLE[card].max1 and city[card] > 0


def lacks_prerequisite(card: str, city: City) -> bool:
    """TC-10: it needs something, and no way to have it is given."""
    ways = TABLE[card].needs
    return bool(ways) and not any(all(city[one] > 0 for one in way) for way in ways)


def has_crew(city: City) -> bool:
    """TC-14: whether two cards may be chosen."""
    return any(TABLE[card].crew for card in city if city[card] > 0)


def symbols(city: City, symbol: str) -> int:
    """TC-26: printed symbols, not cards."""
    return sum(TABLE[card].symbols[symbol] * count for card, count in city.items())


def worth(term: Term, seat: int, cities: Sequence[City]) -> int:
    """One term of one card in the city of `seat` (TC-17, TC-18, TC-27, TC-Q03, TC-Q06)."""
    own = cities[seat]
    rivals = [city for other, city in enumerate(cities) if other != seat]
    if term.symbol:
        return term.n * symbols(own, term.symbol)
    if term.rival:
        return term.n * max(symbols(city, term.rival) for city in rivals)
    if term.scope == "own":
        return term.n * own[term.each]
    if term.scope == "other":
        return term.n * (own[term.each] - 1)
    if term.scope == "all":
        return term.n * sum(city[term.each] for city in cities)
    if term.where == "own":
        return term.n if own[term.once] > 0 else 0
    if term.where == "all":
        return term.n if any(city[term.once] > 0 for city in cities) else 0
    return term.n


def income(seat: int, cities: Sequence[City]) -> int:
    """TC-15: what the whole city brings in a round."""
    return sum(
        worth(term, seat, cities) for card in cities[seat].elements() for term in TABLE[card].income
    )


def points(seat: int, cities: Sequence[City]) -> int:
    """TC-16, TC-28: what the whole city scores in a round."""
    return sum(
        worth(term, seat, cities) for card in cities[seat].elements() for term in TABLE[card].points
    )
