"""Tables as JSON, as `FORMAT.md` has them."""

from __future__ import annotations

import copy
from collections import Counter

from cards import in_order
from table import Json, Player, Table


def write_state(table: Table) -> Json:
    """The table as a state is written."""
    agenda = []
    if not table.over:
        agenda = [{"together": copy.deepcopy([p.task for p in table.players])}, table.after]
    return {
        "agenda": agenda,
        "memory": table.memory,
        "round": table.round,
        "deck": in_order(table.deck),
        "hands": [in_order(player.hand) for player in table.players],
        "cities": [in_order(player.city) for player in table.players],
        "discards": [in_order(player.discards) for player in table.players],
        "shown": [in_order(player.shown) for player in table.players],
        "sealed": [player.sealed for player in table.players],
        "revealed": [player.revealed for player in table.players],
        "points": [player.points for player in table.players],
    }


def read_state(state: Json) -> Table:
    """The table of a written state."""
    tasks = [None] * len(state["hands"])
    after = "round"
    if state["agenda"]:
        together, after = state["agenda"]
        tasks = copy.deepcopy(together["together"])
    columns = (state[key] for key in ("hands", "cities", "discards", "shown"))
    rows = zip(*columns, state["sealed"], state["revealed"], state["points"], tasks)
    players = [
        Player(Counter(hand), Counter(city), Counter(discards), Counter(shown), *rest)
        for hand, city, discards, shown, *rest in rows
    ]
    table = Table(players, Counter(state["deck"]), state["round"], after)
    table.over = not state["agenda"]
    table.memory = state["memory"]
    return table
