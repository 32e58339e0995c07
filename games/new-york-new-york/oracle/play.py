"""What actions do, and random games on the oracle alone: `python3 play.py GAMES SEED`."""

from __future__ import annotations

import json
import random
import sys
from typing import Any, Iterator, Optional, Protocol

from box import BOX, COLOURS, in_order
from legal import legal_actions
from minutes import HAND, ROW, Done, Match, Round
from written import agreed, game_line, outcome, told_deal, told_scores, write_state

Json = Any


class Chance(Protocol):
    """What shuffling and lots decide."""

    def colour(self, seat: str, left: list[str]) -> str:
        """The colour that a seat draws of those left."""

    def deal(self, seats: list[str], first: Optional[str]) -> Round:
        """A new round; without `first` a lot says who begins."""

    def turn_up(self, deck: set[str]) -> str:
        """The top card of the deck."""


def give(match: Match, seat: str, colour: str) -> Json:
    """NN-004: the seat has this colour for the whole match; what is told of it."""
    match.colours[seat] = colour
    return {"coloured": {"seat": seat, "colour": colour}}


def begin(match: Match, how: str, chance: Chance) -> list[Json]:
    """NN-Q20: the lots for colours, if they are drawn, and the deal, unless they are chosen."""
    events = []
    if how == "lots":
        for seat in match.seats:
            events.append(give(match, seat, chance.colour(seat, match.colours_left())))
    return events if match.to_choose() else events + begin_round(match, chance)


def choose(match: Match, seat: str, letter: str, chance: Chance) -> list[Json]:
    """NN-Q20: a colour is chosen; where one seat and one colour are left, they are one."""
    events = [give(match, seat, COLOURS[letter])]
    if match.to_choose() and len(match.colours_left()) == 1:
        events.append(give(match, match.to_choose() or "", match.colours_left()[0]))
    return events if match.to_choose() else events + begin_round(match, chance)


def begin_round(match: Match, chance: Chance) -> list[Json]:
    """NN-006 to NN-009, NN-034: from nothing; what is told of it."""
    match.rounds.append(chance.deal(match.seats, match.next_first()))
    return told_deal(match)


def act(match: Match, seat: str, action: str, chance: Chance) -> list[Json]:
    """A legal action and all that follows from it up to the next choice; what is told of it."""
    word, _, card = action.partition(" ")
    if word == "colour":
        return choose(match, seat, card, chance)
    now = match.now
    if word == "pass":
        events = [{"passed": {"seat": seat}}]
    elif word == "play":
        covered = now.skyline().get(int(card[1:]))
        events = [{"played": {"seat": seat, "card": card, "covered": covered}}]
    else:
        events = [{"taken": {"seat": seat, "card": card}}]
    now.minutes.append(Done(word, seat, card or None))
    if now.row_is_short():
        now.minutes.append(Done("turn up", None, chance.turn_up(now.deck())))
        events.append({"turned_up": {"card": now.row()[-1]}})
    if now.is_over():
        events.append(told_scores(match))
        if not match.is_over():
            events += begin_round(match, chance)
    return events


class Lots:
    """Chance by a generator."""

    def __init__(self, generator: random.Random) -> None:
        self.generator = generator

    def colour(self, seat: str, left: list[str]) -> str:
        """Any colour that is left."""
        return self.generator.choice(left)

    def deal(self, seats: list[str], first: Optional[str]) -> Round:
        """Any six for each seat and for the row."""
        cards = self.generator.sample(BOX, HAND * len(seats) + ROW)
        hands = {seat: in_order(cards[HAND * n :][:HAND]) for n, seat in enumerate(seats)}
        return Round(first or self.generator.choice(seats), hands, cards[-ROW:])

    def turn_up(self, deck: set[str]) -> str:
        """Any card of the deck."""
        return self.generator.choice(in_order(deck))


def random_game(seats: int, generator: random.Random, passing: float = 0.05) -> Iterator[Json]:
    """The lines of a random match; seats pass with this chance."""
    order = ",".join(generator.sample(list(COLOURS), len(COLOURS)))
    how = generator.choice([order, "lots", "choose"])
    match = Match(agreed(how, seats), generator.randint(1, 4), generator.random() < 0.7)
    chance = Lots(generator)
    events = begin(match, how, chance)
    yield game_line(match, how, events)
    ply = 0
    while not match.is_over():
        seat = match.to_choose() or match.now.owes_a_card() or match.now.to_begin_a_turn()
        assert seat
        legal = legal_actions(match, seat)
        cards = [saying for saying in legal if saying != "pass"]
        is_pass = "pass" in legal and generator.random() < passing
        action = "pass" if is_pass else generator.choice(cards or legal)
        events = act(match, seat, action, chance)
        ply += 1
        line = {"ply": ply, "seat": seat, "legal": legal, "action": action}
        yield {**line, "events": events, "state": write_state(match)}
    yield {"outcome": outcome(match), "plies": ply}


def main(games: int, seed: int) -> None:
    """Prints games at every seat count in turn."""
    for game in range(games):
        generator = random.Random(f"{seed} {game}")
        for line in random_game(2 + game % 3, generator):
            print(json.dumps(line))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
