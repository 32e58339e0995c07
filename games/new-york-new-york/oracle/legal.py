"""What may be done: everything that can be said at the table is tried."""

from __future__ import annotations

from typing import Optional

from box import BOX, COLOURS
from minutes import Match


def why_not(match: Match, seat: str, action: str) -> Optional[str]:
    """The rule that forbids a seat this action now, or nothing."""
    if match.is_over():
        return "NN-024"
    word, _, card = action.partition(" ")
    # "Ogni giocatore sceglie un colore": before the deal, and then no more (NN-Q15).
    if match.to_choose():
        if match.to_choose() != seat:
            return "NN-033"
        free = word == "colour" and COLOURS.get(card) not in match.colours.values()
        return None if free else "NN-004"
    now = match.now
    if word == "colour":
        return "NN-Q15" if seat in (now.owes_a_card(), now.to_begin_a_turn()) else "NN-033"
    if word == "take":
        # "prende una carta fra le 6 disponibili a faccia scoperta"
        if now.owes_a_card() != seat:
            return "NN-010"
        return None if card in now.row() else "NN-017"
    # NN-Q23: after playing, there is only the taking.
    if now.to_begin_a_turn() != seat:
        return "NN-Q23" if now.owes_a_card() == seat else "NN-033"
    if action == "pass":
        return None
    if word == "play":
        return None if card in now.hand(seat) else "NN-011"
    return "no such action"


# Everything that can be said at the table: four colours, 48 cards to play or to take, the pass.
SAYINGS = [
    *(f"colour {letter}" for letter in COLOURS),
    *(f"play {card}" for card in BOX), "pass",
    *(f"take {card}" for card in BOX),
]


def legal_actions(match: Match, seat: str) -> list[str]:
    """All that may be said, takes in the order of the row."""
    legal = [saying for saying in SAYINGS if not why_not(match, seat, saying)]
    if match.rounds and not match.is_over() and match.now.owes_a_card() == seat:
        legal.sort(key=lambda saying: match.now.row().index(saying.split()[1]))
    return legal
