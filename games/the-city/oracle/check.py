"""Checks transcripts of The City: `python3 check.py FILE...`.

The oracle reads the table after set-up, then plays every action itself; of what chance decided it
takes the draws from the events, after asking whether each could have come. All the rest, legal
lists, states, events and outcomes, is its own and must agree.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Iterable

from cards import BUILDINGS, in_order
from table import FORMAT, Json, Table, legal_actions, outcome, play
from written import read_state, write_state

GAME = "the-city"


class Disagreement(Exception):
    """The transcript and the oracle do not agree."""


def agree(condition: bool, message: str) -> None:
    """Objects unless the condition holds."""
    if not condition:
        raise Disagreement(message)


def same(what: str, mine: Json, theirs: Json) -> None:
    """Objects to the first difference between what the oracle says and the transcript."""
    if isinstance(mine, dict) and isinstance(theirs, dict) and mine.keys() == theirs.keys():
        for key in mine:
            same(f"{what}.{key}", mine[key], theirs[key])
    elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for n, (one, other) in enumerate(zip(mine, theirs)):
            same(f"{what}[{n}]", one, other)
    else:
        agree(mine == theirs, f"{what}: the oracle says {mine}, the transcript {theirs}")


class Told:
    """Chance as the events tell it: the cards drawn, in order."""

    def __init__(self, events: list[Json]) -> None:
        self.cards = [
            card
            for event in events
            for name, told in event.items()
            if name in ("drew", "income")
            for card in told["cards"]["cards"]
        ]

    def draw(self, deck: Counter[str]) -> str:
        """The next card that was told and that the deck has."""
        agree(bool(self.cards), "a card must be drawn here, but no event tells it")
        # A drawing is told sorted. If the pile had to become the deck in its midst, the cards
        # the deck still had came first, whatever their place in the order.
        possible = [card for card in self.cards if deck[card] > 0]
        agree(bool(possible), f"{self.cards[0]} was drawn and is not in the deck")
        self.cards.remove(possible[0])
        return possible[0]


class Checker:
    """Follows one transcript after another and counts what it has checked."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.games = self.positions = self.plies = 0

    def line(self, line: Json) -> None:
        """Checks one line."""
        if "game" in line:
            self.set_up(line)
        elif "ply" in line:
            self.action(line)
        else:
            agree(self.table is not None and self.table.over, "an outcome before the end")
            assert self.table is not None
            same("outcome", outcome(self.table), line["outcome"])
            agree(line["plies"] == self.plies, f"{self.plies} plies were played")
            self.table = None
            self.games += 1

    def set_up(self, line: Json) -> None:
        """TC-01, TC-03, TC-04, TC-23: seven cards each, two of them to be discarded."""
        agree(line["game"] == GAME, f"this is a transcript of {line['game']}")
        agree(line["format"] == FORMAT, f"this is format {line['format']}")
        agree(self.table is None, "a play ended without an outcome")
        table = read_state(line["state"])
        hands = [player.hand for player in table.players]
        agree(len(hands) == line["seats"] and 2 <= len(hands) <= 5, "so many do not play")
        agree(sum(hands, table.deck) == BUILDINGS, "hands and deck are not the 105 buildings")
        blank = Table([type(player)(hand=player.hand) for player in table.players], table.deck)
        agree(table.memory in ("remembered", "open"), "hands are remembered or open")
        blank.memory = table.memory
        for player in blank.players:
            player.task = {"discard": 2}
            agree(player.hand.total() == 7, "a first hand has seven cards")
        same("state", write_state(blank), line["state"])
        told = [
            {"dealt": {"seat": seat, "cards": {"cards": in_order(hand)}}}
            for seat, hand in zip("ABCDE", hands)
        ]
        same("events", told, line["events"])
        self.table, self.plies = blank, 0
        self.positions += 1

    def action(self, line: Json) -> None:
        """One seat has acted: the oracle does the same."""
        agree(self.table is not None, "an action without a table")
        assert self.table is not None
        self.plies += 1
        agree(line["ply"] == self.plies, f"ply {self.plies} was to come")
        seat = "ABCDE".index(line["seat"])
        same("legal", legal_actions(self.table, seat), line["legal"])
        chance = Told(line["events"])
        self.table.events.clear()
        play(self.table, seat, line["action"], chance)
        agree(not chance.cards, f"drawn for nothing: {chance.cards}")
        same("events", self.table.events, line["events"])
        same("state", write_state(self.table), line["state"])
        self.sound()
        self.positions += 1

    def sound(self) -> None:
        """Every card of the box is in one place."""
        assert self.table is not None
        everything = Counter(self.table.deck)
        for player in self.table.players:
            for place in (player.hand, player.discards, player.city):
                everything += place
            match player.task:
                case {"keep": drawn}:
                    everything += Counter(drawn)
        cards = Counter({card: everything[card] for card in BUILDINGS})
        agree(cards == BUILDINGS, "the 105 buildings are not all in one place")


def check_lines(name: str, lines: Iterable[str], checker: Checker) -> None:
    """Checks the lines of one file."""
    for number, line in enumerate(lines, 1):
        try:
            checker.line(json.loads(line))
        except Disagreement as trouble:
            raise Disagreement(f"{name}:{number}: {trouble}") from trouble
    agree(checker.table is None, f"{name}: the last play has no outcome")


def main(files: list[str]) -> int:
    """Checks all files; 1 at the first disagreement."""
    checker = Checker()
    try:
        for name in files:
            with open(name, encoding="utf-8") as lines:
                check_lines(name, lines, checker)
    except Disagreement as trouble:
        print(trouble)
        return 1
    print(f"agreed: {checker.games} games, {checker.positions} positions")
    return 0 if checker.games else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
