"""Points of a round and places of a match."""

from __future__ import annotations

from typing import NamedTuple

from box import NUMBERS, colour

# "N° di carte adiacenti" and "Punti extra", as the rulebook prints them (NN-026).
BONUS = {2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36, 9: 45, 10: 55, 11: 66, 12: 78}


class Points(NamedTuple):
    """What a seat gets for a round."""

    cards: int
    bonus: int


def adjacent(one: int, other: int) -> bool:
    """NN-027: side by side, or the two ends."""
    return abs(one - other) == 1 or {one, other} == {1, 12}


def groups(places: set[int]) -> list[set[int]]:
    """NN-Q01, NN-Q02, NN-Q03: places joined as long as two groups touch."""
    found = [{place} for place in sorted(places)]
    while True:
        touching = [
            (one, other)
            for one in found
            for other in found
            if one is not other and any(adjacent(a, b) for a in one for b in other)
        ]
        if not touching:
            return found
        one, other = touching[0]
        found = [group for group in found if group is not one and group is not other]
        found.append(one | other)


def points(skyline: dict[int, str], own: str) -> Points:
    """NN-025, NN-026, NN-028: the visible cards of one colour, by place."""
    assert set(skyline) <= set(NUMBERS)
    places = {place for place, card in skyline.items() if colour(card) == own}
    bonus = sum(BONUS[len(group)] for group in groups(places) if len(group) > 1)
    return Points(sum(places), bonus)


def rank(totals: dict[str, int], seat: str) -> int:
    """NN-029, NN-Q11: the place of a seat; who has as much shares it."""
    return 1 + sum(total > totals[seat] for total in totals.values())
