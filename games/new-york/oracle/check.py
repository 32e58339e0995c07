"""Checks transcripts of New York: `python3 check.py FILE...`, or the lines on standard input.

Every line is one JSON object as FORMAT.md describes. The oracle reads the table after set-up,
then plays every action itself; of what chance decided it takes the draws from the events, after
asking whether each could have come. All the rest of the position is its own, and must agree.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections import Counter
from typing import Iterable, Optional

from actions import parse, spell
from components import BANKS, in_order
from invariants import Unsound, check_sound
from legal import legal_actions
from money import first_player, is_start_hand, pile_sizes
from oracle import outcome, play
from state import ACT, OracleError, State, letter, to_act
from written import FORMAT, Json, first_difference, read_state, write_state

GAME = "new-york"


class Disagreement(Exception):
    """The transcript and the oracle do not agree."""


def agree(condition: bool, message: str) -> None:
    """Objects unless the condition holds."""
    if not condition:
        raise Disagreement(message)


class Told:
    """Chance as the events tell it."""

    def __init__(self, events: list[Json]) -> None:
        self.cards: list[str] = []
        self.drawn: list[str] = []
        for event in events:
            match event:
                case {"turned_up": told}:
                    self.cards.append(told["card"])
                case {"scored": told} if told["scoring"] != "c":
                    self.cards.append(told["scoring"].upper())
                case {"tile_drawn": told}:
                    self.drawn.append(told["tile"])
                case {"dirk_drew": told}:
                    self.drawn += told["tiles"]

    def card(self, possible: Counter[str]) -> str:
        """The next card that was told."""
        agree(bool(self.cards), "a card must be drawn here, but no event tells it")
        return self.cards.pop(0)

    def tiles(self, bag: set[str], count: int) -> list[str]:
        """The next tiles that were told."""
        agree(len(self.drawn) >= count, "tiles must be drawn here, but no event tells them")
        some = self.drawn[:count]
        del self.drawn[:count]
        return some

    def reshuffle(self, cards: Counter[str]) -> None:
        """The order of a new deck shows only as it is drawn."""


class Checker:
    """Follows one transcript after another and counts what it has checked."""

    def __init__(self) -> None:
        self.state: Optional[State] = None
        self.ply = 0
        self.games = 0
        self.outcomes = 0
        self.positions = 0
        self.lists = 0
        self.scorings = 0

    def line(self, line: Json) -> None:
        """Checks one line of a transcript."""
        agree(line.get("game", GAME) == GAME, f"this is a transcript of {line.get('game')}")
        if "action" in line:
            self.action(line)
        elif "state" in line:
            self.set_up(line)
        if "state" in line and self.state is not None:
            self.position(line)
        if line.get("outcome") is not None:
            agree(line.get("plies", self.ply) == self.ply, f"{self.ply} plies were played")
            self.outcome(line["outcome"])

    def set_up(self, line: Json) -> None:
        """A game begins: the table after set-up."""
        self.close()
        agree(line.get("ply", 0) == 0, "a play begins with ply 0")
        agree(line["format"] == FORMAT, f"this is format {line['format']}")
        self.games += 1
        self.ply = 0
        self.state = read_state(line["state"])
        agree(line.get("seats", len(self.state.players)) == len(self.state.players), "seats")
        check_set_up(self.state, line["state"])
        if "events" in line:
            check_events(set_up_events(self.state, line["state"]), row_sorted(line["events"]))

    def action(self, line: Json) -> None:
        """One seat has acted: the oracle does the same."""
        agree(self.state is not None, "an action without a table")
        assert self.state is not None
        self.ply += 1
        agree(line["ply"] == self.ply, f"ply {self.ply} expected")
        chance = Told(line["events"])
        seat = "ABCDEF".index(line["seat"])
        if "legal" in line:
            self.lists += 1
            check_list(self.state, seat, line["legal"])
        self.state = play(self.state, seat, parse(line["action"]), chance)
        agree(not chance.cards and not chance.drawn, f"drawn for nothing: {vars(chance)}")
        check_events(self.state.log, line["events"])
        self.scorings += sum("scored" in event for event in self.state.log)

    def position(self, line: Json) -> None:
        """The table as the transcript shows it is the oracle's, and sound."""
        assert self.state is not None
        self.positions += 1
        theirs = {**line["state"], "agenda": line["state"]["agenda"][:1]}
        theirs.pop("memory", None)
        differs = first_difference(write_state(self.state), theirs, "state")
        agree(differs is None, f"{differs}")
        check_sound(self.state)
        deciding = [letter(seat) for seat in to_act(self.state)]
        if "to_act" in line:
            agree(line["to_act"] == deciding, f"to act: {deciding}, not {line['to_act']}")
        over = not deciding
        agree(over or line.get("outcome") is None, "an outcome before the end")

    def outcome(self, told: Json) -> None:
        """The end: ranks and scores (NY-40)."""
        agree(self.state is not None, "an outcome without a table")
        assert self.state is not None
        result = outcome(self.state)
        agree(result is not None, "an outcome before the end")
        standings = [
            {"rank": rank, "won": rank == 1, "score": score} for rank, score in result or []
        ]
        differs = first_difference(standings, told["standings"], "outcome.standings")
        agree(differs is None, f"{differs}")
        self.outcomes += 1
        self.state = None

    def close(self) -> None:
        """No more lines, or another game: the last one must have come to its end (NY-37)."""
        if self.state is not None:
            deciding = [letter(seat) for seat in to_act(self.state)]
            agree(not deciding, f"the game stops here, but {deciding} are to act")
            self.state = None

    def summary(self) -> str:
        """What has been checked."""
        return (
            f"agreed: {self.games} games, {self.positions} positions, {self.lists} legal lists, "
            f"{self.scorings} scorings, {self.outcomes} outcomes"
        )


def check_list(state: State, seat: int, listed: list[str]) -> None:
    """A list of legal actions is the oracle's, without repetition."""
    ours = Counter(spell(action) for action in legal_actions(state, seat))
    theirs = Counter(listed)
    missing = sorted((ours - theirs).elements())[:5]
    extra = sorted((theirs - ours).elements())[:5]
    agree(
        not missing and not extra,
        f"legal actions of {letter(seat)}: not listed {missing}, listed though not legal {extra}",
    )


def check_events(ours: list[Json], theirs: list[Json]) -> None:
    """The events are the oracle's; Dirk drawing nothing may be told or not."""
    theirs = [event for event in theirs if event != {"dirk_drew": {"tiles": []}}]
    for number, (our, their) in enumerate(zip(ours, theirs)):
        differs = first_difference(our, their, f"events[{number}]")
        agree(differs is None, f"{differs}")
    names = [[name for event in events for name in event] for events in (ours, theirs)]
    agree(names[0] == names[1], f"events: the oracle tells {names[0]}, the transcript {names[1]}")


def check_set_up(state: State, written: Json) -> None:
    """The set-up is one the rules allow (NY-06 to NY-11, NY-41)."""
    seats = len(state.players)
    hands = [list(player.hand.elements()) for player in state.players]
    agree(2 <= seats <= 6, f"{seats} seats (NY-01)")
    for seat, hand in enumerate(hands):
        agree(is_start_hand(hand), f"the start hand of {letter(seat)} is {hand} (NY-08)")
    first = letter(first_player(hands))
    agree(state.step == ACT and letter(state.active) == first, f"{first} begins (NY-09)")
    agree(len(state.row) == 4 and None not in state.depot, "four cards and tiles are open")
    piles = pile_sizes(state.deck.total())
    piles[1] += 1
    piles[3] += 1
    agree(state.piles == piles, f"the piles have {piles} cards (NY-11, NY-47)")
    agree(written["scorings"] == 0 and written["quiet_turns"] == 0, "nothing has happened yet")
    for key in ("cities", "reserves", "aside"):
        agree(written[key] == [[]] * seats, f"{key} are empty at first")
    agree(written["points"] == [[0, 0, 0]] * seats and not written["discards"], "a fresh start")
    if state.dirk is not None:
        agree(len(state.dirk.tiles) == 6, "Dirk starts with six tiles (NY-41)")
        agree(written["dirk"]["points"] == [0, 0, 0], "Dirk starts without points")


def set_up_events(state: State, written: Json) -> list[Json]:
    """The events of a set-up in the order of NY-47, as the table after it shows them."""
    events: list[Json] = [
        {"tile_drawn": {"bank": bank, "tile": tile}}
        for bank, tile in zip(BANKS, state.depot)
    ]
    if state.dirk is not None:
        events.append({"dirk_drew": {"tiles": written["dirk"]["tiles"]}})
    for seat, hand in enumerate(written["hands"]):
        events.append({"dealt": {"seat": letter(seat), "cards": hand}})
    events += [{"turned_up": {"card": card}} for card in written["row"]]
    events.append({"piles_made": {"piles": state.piles}})
    events.append({"began": {"seat": letter(state.active)}})
    return events


def row_sorted(events: list[Json]) -> list[Json]:
    """The events with the row turned up in ascending order, for so it is written in a state."""
    turned = [event["turned_up"]["card"] for event in events if "turned_up" in event]
    cards = iter(in_order(turned))
    return [
        {"turned_up": {"card": next(cards)}} if "turned_up" in event else event
        for event in events
    ]


def check_lines(source: str, lines: Iterable[str], checker: Checker) -> None:
    """Checks the lines of one source; a disagreement names its place."""
    for number, text in enumerate(itertools.chain(lines, [""]), 1):
        try:
            if text.strip():
                checker.line(json.loads(text))
            elif text == "":
                checker.close()
        except (Disagreement, OracleError, Unsound, ValueError, KeyError) as trouble:
            place = f"{source}:{number}: game {checker.games}, ply {checker.ply}"
            raise Disagreement(f"{place}: {describe(trouble)}") from trouble


def describe(trouble: Exception) -> str:
    """What went wrong, in words."""
    return f"no {trouble}" if isinstance(trouble, KeyError) else str(trouble)


def main(arguments: list[str]) -> int:
    """Checks all files, or standard input; 1 on the first disagreement."""
    checker = Checker()
    try:
        for path in arguments:
            with open(path, encoding="utf-8") as file:
                check_lines(path, file, checker)
        if not arguments:
            check_lines("stdin", sys.stdin, checker)
    except Disagreement as trouble:
        print(f"DISAGREEMENT {trouble}")
        return 1
    print(checker.summary())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
