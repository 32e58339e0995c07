"""Checks transcripts of Escape from New York: `python3 check.py FILE...`.

The oracle reads the table after set-up, then plays every action itself; of what chance decided it
takes the draws from the events, after asking whether each could have come. Legal lists, events,
states and outcomes are its own and must agree; README.md says what is left out.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Generator, Iterable, Optional

from set_up import check_set_up
from table import FORMAT, Disagreement, Json, Question, agree
from turn import Game
from written import comparable, read_table, without_known, write_outcome, write_table

GAME = "escape-from-new-york"


def same(what: str, mine: Json, theirs: Json) -> None:
    """Objects to the first difference between what the oracle says and the transcript."""
    if mine == theirs:
        return
    if isinstance(mine, dict) and isinstance(theirs, dict) and mine.keys() == theirs.keys():
        for key in mine:
            same(f"{what}.{key}", mine[key], theirs[key])
    elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for n, (one, other) in enumerate(zip(mine, theirs)):
            same(f"{what}[{n}]", one, other)
    else:
        raise Disagreement(f"{what}: the oracle says {mine}, the transcript {theirs}")


class Checker:
    """Follows one transcript after another and counts what it has checked."""

    def __init__(self) -> None:
        self.game: Optional[Game] = None
        self.running: Optional[Generator[Question, str, None]] = None
        self.question: Optional[Question] = None
        self.games = self.positions = self.plies = 0
        self.seen: Counter[str] = Counter()

    def line(self, line: Json) -> None:
        """Checks one line."""
        if "game" in line:
            self.set_up(line)
        elif "ply" in line:
            self.action(line)
        else:
            self.outcome(line)

    def set_up(self, line: Json) -> None:
        """A game begins."""
        agree(line["game"] == GAME, f"this is a transcript of {line['game']}")
        agree(line["format"] == FORMAT, f"this is format {line['format']}")
        agree(self.game is None, "a play ended without an outcome")
        self.game = read_table(line["state"], line["rules"])
        check_set_up(self.game, line)
        self.running = self.game.run()
        self.plies = 0
        self.go_on(None)
        same("events", self.game.told, line["events"])
        same("state", write_table(self.game), comparable(line["state"]))
        self.positions += 1

    def go_on(self, answer: Optional[str]) -> None:
        """Plays to the next question."""
        assert self.running is not None
        try:
            if answer is None:
                self.question = next(self.running)
            else:
                self.question = self.running.send(answer)
        except StopIteration:
            self.question = None

    def action(self, line: Json) -> None:
        """One seat has acted: the oracle does the same."""
        game = self.game
        if game is None:
            raise Disagreement("an action without a table")
        self.plies += 1
        agree(line["ply"] == self.plies, f"ply {self.plies} was to come")
        if self.question is None:
            raise Disagreement("an action after the end")
        agree("ABCD"[self.question.seat] == line["seat"], f"seat {self.question.seat} is asked")
        mine, theirs = Counter(self.question.answers), Counter(line["legal"])
        agree(
            mine == theirs,
            f"legal: missing {sorted(mine - theirs)}, too many {sorted(theirs - mine)}",
        )
        agree(line["action"] in mine, f"{line['action']} is not legal")
        game.told, game.coming = [], line["events"]
        self.go_on(line["action"])
        same("events", game.told, line["events"])
        same("state", write_table(game), comparable(line["state"]))
        self.positions += 1
        self.seen[line["action"].split()[0]] += 1

    def outcome(self, line: Json) -> None:
        """FU-31, FU-33, FU-34: who won."""
        game = self.game
        if game is None or game.ending is None:
            raise Disagreement("an outcome before the end")
        same("outcome", write_outcome(game), line["outcome"])
        agree(line["plies"] == self.plies, f"{self.plies} plies were played")
        self.game = self.running = self.question = None
        self.games += 1


def check_lines(name: str, lines: Iterable[str], checker: Checker) -> None:
    """Checks the lines of one file."""
    for number, line in enumerate(lines, 1):
        try:
            checker.line(json.loads(line, object_hook=without_known))
        except Disagreement as trouble:
            raise Disagreement(f"{name}:{number}: ply {checker.plies}: {trouble}") from trouble
    agree(checker.game is None, f"{name}: the last play has no outcome")


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
