"""The checker accepts a true transcript and objects to every kind of false one."""

from __future__ import annotations

import copy
import json
import random
import unittest
from typing import Callable

from check import Checker, Disagreement, check_lines
from play import random_game
from table import Json

GAME = list(random_game(3, random.Random(3)))


def verdict(lines: list[Json]) -> str:
    """What the checker says of the lines."""
    checker = Checker()
    try:
        check_lines("game", map(json.dumps, lines), checker)
    except Disagreement as trouble:
        return str(trouble)
    return f"agreed: {checker.games} games, {checker.positions} positions"


def with_event(lines: list[Json], name: str) -> Json:
    """What the first such event tells."""
    return next(
        event[name]
        for line in lines
        if "ply" in line
        for event in line["events"]
        if name in event
    )


class Checks(unittest.TestCase):
    """Transcripts, true and false."""

    def objects(self, falsify: Callable[[list[Json]], None], words: str) -> None:
        lines = copy.deepcopy(GAME)
        falsify(lines)
        self.assertIn(words, verdict(lines))

    def test_a_true_game_agrees(self) -> None:
        self.assertEqual(verdict(GAME), f"agreed: 1 games, {len(GAME) - 1} positions")

    def test_a_false_legal_list(self) -> None:
        self.objects(lambda lines: lines[9]["legal"].pop(), "legal")

    def test_false_points_and_incomes(self) -> None:
        def more(lines: list[Json]) -> None:
            with_event(lines, "yielded")["points"] += 1

        self.objects(more, "points")

        def fewer(lines: list[Json]) -> None:
            with_event(lines, "yielded")["income"] += 1

        self.objects(fewer, "income")

    def test_a_false_state(self) -> None:
        for key in ("deck", "points", "round"):

            def spoil(lines: list[Json], key: str = key) -> None:
                value = lines[20]["state"][key]
                lines[20]["state"][key] = value[:-1] if isinstance(value, list) else value + 1

            self.objects(spoil, f"state.{key}")

    def test_a_card_from_nowhere(self) -> None:
        def spoil(lines: list[Json]) -> None:
            with_event(lines, "drew")["cards"]["cards"][0] = "architekt"

        self.objects(spoil, "architekt was drawn and is not in the deck")

    def test_a_false_outcome(self) -> None:
        def spoil(lines: list[Json]) -> None:
            lines[-1]["outcome"]["standings"][0]["score"] += 1

        self.objects(spoil, "outcome")

    def test_another_format(self) -> None:
        self.objects(lambda lines: lines[0].update(format=1), "this is format 1")

    def test_an_end_too_early(self) -> None:
        self.objects(lambda lines: lines.pop(-2), "before the end")
        self.objects(lambda lines: lines.pop(), "has no outcome")


if __name__ == "__main__":
    unittest.main()
