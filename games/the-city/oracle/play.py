"""Random games on the oracle alone: `python3 play.py GAMES SEED` prints their transcripts."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from typing import Iterator

from cards import BUILDINGS, in_order
from table import (
    DEAL,
    FORMAT,
    Json,
    Player,
    START_DISCARD,
    Table,
    legal_actions,
    outcome,
    play,
    to_act,
)
from written import write_state


class Lots:
    """Chance by a generator."""

    def __init__(self, generator: random.Random) -> None:
        self.generator = generator

    def draw(self, deck: Counter[str]) -> str:
        """Any card of the deck."""
        return self.generator.choice(in_order(deck))


def deal(seats: int, chance: Lots) -> Table:
    """TC-03, TC-04: seven cards each."""
    deck = Counter(BUILDINGS)
    players = [Player() for _ in range(seats)]
    for player in players:
        for _ in range(DEAL):
            card = chance.draw(deck)
            deck[card] -= 1
            player.hand[card] += 1
        player.task = {"discard": START_DISCARD}
    return Table(players, deck)


def random_game(seats: int, generator: random.Random) -> Iterator[Json]:
    """The lines of a random game."""
    chance = Lots(generator)
    table = deal(seats, chance)
    dealt = [
        {"dealt": {"seat": seat, "cards": {"cards": in_order(player.hand)}}}
        for seat, player in zip("ABCDE", table.players)
    ]
    head = {"game": "the-city", "format": FORMAT, "seats": seats}
    yield {**head, "events": dealt, "state": write_state(table)}
    ply = 0
    while seats_to_act := to_act(table):
        seat = generator.choice(seats_to_act)
        legal = legal_actions(table, seat)
        action = generator.choice(legal)
        table.events = []
        play(table, seat, action, chance)
        ply += 1
        line = {"ply": ply, "seat": "ABCDE"[seat], "legal": legal, "action": action}
        yield {**line, "events": table.events, "state": write_state(table)}
    yield {"outcome": outcome(table), "plies": ply}


def main(games: int, seed: int) -> None:
    """Prints games at every seat count in turn."""
    for number in range(games):
        generator = random.Random(f"{seed} {number}")
        for line in random_game(2 + number % 4, generator):
            print(json.dumps(line))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
