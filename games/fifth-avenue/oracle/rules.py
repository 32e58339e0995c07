"""Questions that a table answers by being looked at: no chance, no change.

A state is the JSON of FORMAT.md as Python's dictionaries and lists.
"""

from __future__ import annotations

from typing import Any, Optional

from box import (
    COLOURS,
    COMMISSIONS,
    DISTRICTS,
    END_PLACED,
    EXITS,
    GROUPS,
    LOTS,
    PARK_VP,
    TOWER_VP,
    TOWERS_OF_CARD,
    ring,
)

State = dict[str, Any]


def seats(state: State) -> list[str]:
    """The seats, clockwise."""
    return list("ABCDEF"[: len(state["hands"])])


def number(seat: str) -> int:
    """A seat's place in lists."""
    return "ABCDEF".index(seat)


def content(state: State, district: str, lot: str) -> Any:
    """What lies on a lot."""
    return state["districts"][DISTRICTS.index(district)][LOTS.index(lot)]


def put(state: State, district: str, lot: str, thing: Any) -> None:
    """Lays something else on a lot."""
    state["districts"][DISTRICTS.index(district)][LOTS.index(lot)] = thing


def shops_on(thing: Any) -> list[str]:
    """The shops among what lies on a lot."""
    return thing["shops"] if isinstance(thing, dict) and "shops" in thing else []


def towers_on(thing: Any) -> tuple[Any, int]:
    """Whose towers lie on a lot, and how many."""
    if isinstance(thing, dict) and "towers" in thing:
        return thing["towers"]["owner"], thing["towers"]["count"]
    return None, 0


def owner(seat: str) -> Any:
    """A seat as an owner of towers."""
    return {"seat": seat}


def lots(state: State, district: str) -> list[str]:
    """The lots of a district in ring order."""
    return ring(state["side"], district)


def neighbours(state: State, district: str, lot: str) -> list[str]:
    """The two lots beside a lot (FA-075, FA-122)."""
    around = lots(state, district)
    at = around.index(lot)
    return [around[at - 1], around[(at + 1) % len(around)]]


def kinds_beside(state: State, district: str, lot: str) -> set[str]:
    """The types of shops on the two lots beside a lot (FA-071, FA-072)."""
    kinds: set[str] = set()
    for beside in neighbours(state, district, lot):
        kinds |= set(shops_on(content(state, district, beside)))
    return kinds


def worth(state: State, district: str, lot: str) -> int:
    """What one tower on the lot would score (FA-071 to FA-073)."""
    return TOWER_VP[len(kinds_beside(state, district, lot))]


def district_scores(state: State, district: str) -> list[int]:
    """What a normal scoring gives each seat (FA-070, FA-074)."""
    scores = [0 for _ in seats(state)]
    for lot in lots(state, district):
        who, count = towers_on(content(state, district, lot))
        if isinstance(who, dict):
            scores[number(who["seat"])] += count * worth(state, district, lot)
    return scores


def tower_count(state: State, district: str) -> int:
    """All towers of a district, Asso's too (FA-109, FA-134)."""
    return sum(towers_on(content(state, district, lot))[1] for lot in lots(state, district))


def stop_scores(state: State, district: str, winner: Optional[str]) -> list[int]:
    """What a stop gives each seat (FA-109, FA-110, FA-133)."""
    scores = [score // 2 for score in district_scores(state, district)]
    if winner is not None:
        scores[number(winner)] = tower_count(state, district)
    return scores


def own_lot(state: State, district: str, seat: str) -> Optional[str]:
    """The lot on which a seat has its towers."""
    for lot in lots(state, district):
        if towers_on(content(state, district, lot))[0] == owner(seat):
            return lot
    return None


def empty_lots(state: State, district: str) -> list[str]:
    """Lots with neither shop nor tower (FA-018)."""
    return [lot for lot in lots(state, district) if content(state, district, lot) == "empty"]


def is_full(state: State, district: str) -> bool:
    """Whether a stop is possible there (FA-107)."""
    return not empty_lots(state, district)


def permitted(state: State, site: str, seat: str) -> list[str]:
    """The colours of a first bid (FA-088 to FA-092, FA-113, FA-145)."""
    if site == "park":
        fixed = state["auction"]["colour"] if state["auction"] else None
        return [fixed] if fixed else list(COLOURS)
    own = own_lot(state, site, seat)
    if own is not None:
        return [own]
    empty = [lot for lot in empty_lots(state, site) if lot in COLOURS]
    if empty_lots(state, site):
        return [colour for colour in COLOURS if colour in empty]
    return [colour for colour in COLOURS if shops_on(content(state, site, colour))]


def exits(state: State, place: str) -> list[str]:
    """Where a commission may go; closed districts are skipped (FA-036, FA-041, FA-044)."""
    found: list[str] = []
    for exit in EXITS[place]:
        onward = exits(state, exit) if exit in state["closed"] else [exit]
        found += [place for place in onward if place not in found]
    return found


def moves(state: State) -> list[tuple[str, str]]:
    """All moves of commissions (FA-035)."""
    return [
        (name, exit)
        for name, place in zip(COMMISSIONS, state["commissions"])
        for exit in exits(state, place)
    ]


def scorable(state: State) -> list[str]:
    """The districts that action D may score (FA-066 to FA-069, FA-Q10)."""
    stood_on = [place for place in state["commissions"] if place in DISTRICTS]
    return [place for place in DISTRICTS if place in stood_on and place not in state["closed"]]


def shop_lots(state: State) -> list[tuple[str, str]]:
    """Where a shop may go (FA-052 to FA-056)."""
    found = []
    for district in DISTRICTS:
        for lot in LOTS:
            if district in state["closed"] or lot not in lots(state, district):
                continue
            thing = content(state, district, lot)
            if thing == "empty" or len(shops_on(thing)) == 1:
                found.append((district, lot))
    return found


def active_group(state: State) -> list[int]:
    """The places of the leftmost group with tiles (FA-046)."""
    at = 0
    for size in GROUPS:
        places = [place for place in range(at, at + size) if state["row"][place] is not None]
        if places:
            return places
        at += size
    return []


def districts_built(state: State, seat: str) -> int:
    """In how many districts a seat has towers (FA-061, FA-065)."""
    return sum(own_lot(state, district, seat) is not None for district in DISTRICTS)


def bid_total(bid: dict[str, Any]) -> int:
    """What a bid is worth (FA-086)."""
    return sum(bid["coloured"]) + sum(bid["black"])


def high(state: State) -> int:
    """The bid to beat, 0 if there is none (FA-097)."""
    auction = state["auction"]
    match auction["leader"]:
        case "nobody":
            return 0
        case "asso":
            return sum(auction["asso"])
        case leader:
            return bid_total(auction["bids"][number(leader["seat"])])


def allowed(values: list[int]) -> int:
    """How many towers the winner may build (FA-087)."""
    return min(TOWERS_OF_CARD[value] for value in values)


def asso_lots(state: State, district: str) -> list[str]:
    """Where Asso builds, in ring order (FA-131, FA-132, FA-Q36)."""
    empty = empty_lots(state, district)
    most = max((worth(state, district, lot) for lot in empty), default=0)
    best = [lot for lot in empty if worth(state, district, lot) == most]
    return best[: state["asso"]]


def asso_bid(deck: list[int]) -> list[int]:
    """The cards Asso turns up from a deck (FA-126, FA-Q16)."""
    turned: list[int] = []
    for value in deck:
        turned.append(value)
        if turned.count(value) == 2:
            break
    return turned


def park_value(drawn: list[str]) -> int:
    """What a tower below Central Park is worth at the end (FA-118, FA-Q28)."""
    return PARK_VP[len(set(drawn))]


def is_last_shop(state: State) -> bool:
    """Whether the row is used up (FA-116)."""
    return state["placed"] == END_PLACED
