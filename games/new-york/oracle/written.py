"""States as JSON, in the shape of FORMAT.md, there and back."""

from __future__ import annotations

from collections import Counter
from typing import Any, Optional

from city import ORIGIN, City, new_city
from components import SCORING_CARDS, TILES, in_order
from state import ACT, LAST, OVER, PLACE, Dirk, Player, State, by_table, letter

Json = dict[str, Any]

# The format of transcripts, as `docs/transcripts.md` counts them.
FORMAT = 2


def write_city(city: City) -> list[Json]:
    """A city without its start tile, in the order of the table of tiles."""
    cells = {tile.name: cell for cell, tile in city.items() if cell != ORIGIN}
    return [{"tile": name, "at": list(cells[name])} for name in by_table(cells)]


def write_state(state: State) -> Json:
    """Everything FORMAT.md says about a state, of the agenda only what comes first."""
    return {
        "depot": state.depot,
        "bag": by_table(state.bag),
        "row": list(in_order(state.row)),
        "deck": list(in_order(state.deck.elements())),
        "piles": state.piles,
        "scorings": sum(1 for card in SCORING_CARDS if card in state.held),
        "discards": list(in_order(state.discard.elements())),
        "hands": [list(in_order(player.hand.elements())) for player in state.players],
        "cities": [write_city(player.city) for player in state.players],
        "reserves": [by_table(player.reserve) for player in state.players],
        "aside": [by_table(player.aside) for player in state.players],
        "points": [list(player.points.values()) for player in state.players],
        "dirk": write_dirk(state.dirk),
        "quiet_turns": state.quiet_turns,
        "agenda": write_agenda(state),
    }


def write_dirk(dirk: Optional[Dirk]) -> Optional[Json]:
    """Dirk's tiles and points."""
    if dirk is None:
        return None
    return {"tiles": by_table(dirk.tiles), "points": list(dirk.points.values())}


def write_agenda(state: State) -> list[Any]:
    """The step that asks; what is to come after it the rules say."""
    if state.step == OVER:
        return []
    return [LAST] if state.step == LAST else [{state.step: letter(state.active)}]


def read_player(seat: int, written: Json) -> Player:
    """What lies before one seat."""
    city = new_city()
    for laid in written["cities"][seat]:
        cell = (laid["at"][0], laid["at"][1])
        if cell in city:
            raise ValueError(f"two tiles of seat {letter(seat)} lie on {cell}")
        city[cell] = TILES[laid["tile"]]
    return Player(
        city=city,
        reserve=set(written["reserves"][seat]),
        aside=set(written["aside"][seat]),
        hand=Counter(written["hands"][seat]),
        points=dict(zip("ABC", written["points"][seat])),
    )


def read_step(agenda: list[Any]) -> tuple[str, int]:
    """What is being decided, and who is on turn."""
    if not agenda:
        return OVER, 0
    if agenda[0] == LAST:
        return LAST, 0
    step, seat = next(iter(agenda[0].items()))
    if step not in (ACT, PLACE):
        raise ValueError(f"{step} is not a step that asks")
    return step, "ABCDEF".index(seat)


def read_state(written: Json) -> State:
    """A state out of its JSON."""
    step, active = read_step(written["agenda"])
    held = list(SCORING_CARDS[: written["scorings"]]) + (["C"] if step == OVER else [])
    dirk = written["dirk"]
    return State(
        players=[read_player(seat, written) for seat in range(len(written["hands"]))],
        depot=list(written["depot"]),
        bag=set(written["bag"]),
        row=list(written["row"]),
        deck=Counter(written["deck"]),
        piles=list(written["piles"]),
        active=active,
        dirk=Dirk(set(dirk["tiles"]), dict(zip("ABC", dirk["points"]))) if dirk else None,
        discard=Counter(written["discards"]),
        step=step,
        held=held,
        quiet_turns=written["quiet_turns"],
    )


def first_difference(ours: Any, theirs: Any, where: str) -> Optional[str]:
    """Where two JSON values part, in words; None if they are equal."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted(set(ours) | set(theirs)):
            if key not in ours or key not in theirs:
                return f"{where}.{key} is {'missing' if key in ours else 'unknown'}"
            found = first_difference(ours[key], theirs[key], f"{where}.{key}")
            if found:
                return found
        return None
    if ours != theirs or isinstance(ours, bool) != isinstance(theirs, bool):
        return f"{where}: the oracle has {ours}, the transcript {theirs}"
    return None
