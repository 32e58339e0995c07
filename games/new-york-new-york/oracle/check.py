"""Checks transcripts of New York New York: `python3 check.py FILE...`, or standard input.

The oracle writes its own minutes of every match. From the events it takes only what chance
decided, after asking whether it could have come so; legal lists, states, events and outcomes are
its own and must agree.
"""

from __future__ import annotations

import json
import sys
from typing import Iterable, Optional

from box import BOX, NUMBERS, colour, in_order, number
from legal import legal_actions
from minutes import HAND, ROW, Match, Round
from play import act, begin
from written import FORMAT, GAME, Json, outcome, read_options, write_state

GAME_KEYS = "game format rules stream options seats seed skills events state".split()
PLY_KEYS = "ply seat legal action events state".split()
OUTCOME_KEYS = "outcome plies".split()


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
        alike = type(mine) is type(theirs) and mine == theirs
        agree(alike, f"{what}: the oracle says {mine}, the transcript {theirs}")


class Told:
    """Chance as the events tell it."""

    def __init__(self, events: list[Json]) -> None:
        self.events = list(events)

    def next(self, name: str) -> Json:
        """The next event of this name that was not asked for yet."""
        for n, event in enumerate(self.events):
            if name in event:
                return self.events.pop(n)[name]
        raise Disagreement(f"here chance decides, but no event `{name}` tells how")

    def colour(self, seat: str, left: list[str]) -> str:
        """The lot as told, if it was still there to be drawn."""
        drawn = self.next("coloured")["colour"]
        agree(drawn in left, f"{seat} cannot draw {drawn} (NN-004)")
        return drawn

    def deal(self, seats: list[str], first: Optional[str]) -> Round:
        """The deal as told, if 48 shuffled cards can be dealt so."""
        dealt = {seat: self.next("dealt")["cards"]["cards"] for seat in seats}
        row = self.next("row_laid")["row"]
        drawn = self.next("round_began")["first"]
        cards = sum(dealt.values(), list(row))
        agree(all(len(hand) == HAND for hand in dealt.values()), "a hand is six cards (NN-007)")
        agree(len(row) == ROW, "six cards are turned up (NN-008)")
        agree(set(cards) <= set(BOX), "a card was dealt that is not in the box (NN-001)")
        agree(len(set(cards)) == len(cards), "a card was dealt twice (NN-006)")
        agree(drawn in seats, f"{drawn} does not sit here and cannot begin (NN-009)")
        hands = {seat: in_order(hand) for seat, hand in dealt.items()}
        return Round(first or drawn, hands, row)

    def turn_up(self, deck: set[str]) -> str:
        """The card as told, if the deck has it."""
        card = self.next("turned_up")["card"]
        agree(card in deck, f"{card} was turned up and is not in the deck")
        return card


class Checker:
    """Follows one transcript after another and counts what it has checked."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.games = self.positions = self.plies = self.scorings = 0

    def line(self, line: Json) -> None:
        """Checks one line."""
        if "game" in line:
            self.set_up(line)
        elif "ply" in line:
            self.action(line)
        else:
            self.end(line)

    def set_up(self, line: Json) -> None:
        """A match begins."""
        same("keys", GAME_KEYS, list(line))
        agree(line["game"] == GAME, f"this is a transcript of {line['game']}")
        same("format", FORMAT, line["format"])
        agree(self.match is None, "a match ended without an outcome")
        seats = line["seats"]
        agree(2 <= seats <= 4 and len(line["skills"]) == seats, "so many do not play")
        self.match, how = read_options(line["options"], seats)
        self.plies = 0
        self.agreed(begin(self.match, how, Told(line["events"])), line)

    def action(self, line: Json) -> None:
        """A seat has acted: the oracle does the same."""
        same("keys", PLY_KEYS, list(line))
        agree(self.match is not None, "an action without a match")
        assert self.match is not None
        self.plies += 1
        same("ply", self.plies, line["ply"])
        legal = legal_actions(self.match, line["seat"])
        agree(bool(legal), f"{line['seat']} is not to act")
        same("legal", legal, line["legal"])
        agree(line["action"] in legal, f"{line['action']} is not legal")
        events = act(self.match, line["seat"], line["action"], Told(line["events"]))
        self.agreed(events, line)

    def end(self, line: Json) -> None:
        """The match is over."""
        same("keys", OUTCOME_KEYS, list(line))
        agree(self.match is not None and self.match.is_over(), "an outcome before the end")
        assert self.match is not None
        same("outcome", outcome(self.match), line["outcome"])
        same("plies", self.plies, line["plies"])
        self.match = None
        self.games += 1

    def agreed(self, events: list[Json], line: Json) -> None:
        """Events and state of a line are the oracle's."""
        assert self.match is not None
        same("events", events, line["events"])
        same("state", write_state(self.match), line["state"])
        if self.match.rounds:
            sound(self.match.now)
        self.positions += 1
        self.scorings += sum("scored" in event for event in events)


def sound(now: Round) -> None:
    """The invariants of the ledger."""
    stacks = {place: now.stack(place) for place in NUMBERS}
    piles = [*map(now.hand, now.dealt), now.row(), now.deck(), *stacks.values()]
    everywhere = [card for pile in piles for card in pile]
    agree(sorted(everywhere) == sorted(BOX), "the 48 cards are not each in one place")
    agree(len(now.row()) == ROW or bool(now.owes_a_card()) or not now.deck(), "a short row")
    for place, stack in stacks.items():
        agree(all(number(card) == place for card in stack), f"a wrong number at {place}")
        agree(len(set(map(colour, stack))) == len(stack), f"a colour twice at {place}")


def check_lines(name: str, lines: Iterable[str], checker: Checker) -> None:
    """Checks the lines of one file."""
    for count, line in enumerate(lines, 1):
        try:
            checker.line(json.loads(line))
        except Disagreement as trouble:
            raise Disagreement(f"{name}:{count}: {trouble}") from trouble
        except (AttributeError, KeyError, IndexError, TypeError, ValueError) as trouble:
            unread = f"{name}:{count}: this cannot be read ({trouble!r})"
            raise Disagreement(unread) from trouble
    agree(checker.match is None, f"{name}: the last match has no outcome")


def main(files: list[str]) -> int:
    """Checks all files; 1 at the first disagreement."""
    checker = Checker()
    try:
        for name in files:
            with open(name, encoding="utf-8") as lines:
                check_lines(name, lines, checker)
        if not files:
            check_lines("standard input", sys.stdin, checker)
    except Disagreement as trouble:
        print(trouble)
        return 1
    counts = f"{checker.positions} positions, {checker.scorings} scorings"
    print(f"agreed: {checker.games} games, {counts}")
    return 0 if checker.games else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
