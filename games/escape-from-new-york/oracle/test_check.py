"""The checker accepts true transcripts and objects to nearly every false one."""

from __future__ import annotations

import copy
import json
import random
import unittest
from typing import Any, Callable

from check import Checker, Disagreement, check_lines
from play import NO_OPTIONS, random_game
from table import Json

ALL_OPTIONS = dict.fromkeys(NO_OPTIONS, True)
GAME = list(random_game(random.Random(3), 3))
ALTERATIONS = 60
# Some alterations change nothing: another order of a list that has none.
NOTICED_MIN = 57


def verdict(lines: list[Json]) -> str:
    """What the checker says of the lines."""
    checker = Checker()
    try:
        check_lines("game", map(json.dumps, lines), checker)
    except Disagreement as trouble:
        return str(trouble)
    return f"agreed: {checker.games} games, {checker.positions} positions"


def leaves(thing: Json, place: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where a line holds numbers, words and yes or no."""
    if isinstance(thing, dict):
        return [leaf for key in thing for leaf in leaves(thing[key], (*place, key))]
    if isinstance(thing, list):
        return [leaf for n, one in enumerate(thing) for leaf in leaves(one, (*place, n))]
    return [place]


def alter(lines: list[Json], lots: random.Random) -> str:
    """Changes one leaf of one line; where."""
    number = lots.randrange(len(lines))
    lines[number] = inside = copy.deepcopy(lines[number])
    place = lots.choice(leaves(inside))
    for key in place[:-1]:
        inside = inside[key]
    value = inside[place[-1]]
    if isinstance(value, bool):
        inside[place[-1]] = not value
    elif isinstance(value, int):
        inside[place[-1]] = value + 1
    else:
        inside[place[-1]] = "zz9"
    return f"{number}: {place}"


class Checks(unittest.TestCase):
    """Transcripts, true and false."""

    def objects(self, falsify: Callable[[list[Json]], Any], words: str) -> None:
        lines = copy.deepcopy(GAME)
        falsify(lines)
        self.assertIn(words, verdict(lines))

    def test_true_games_agree(self) -> None:
        self.assertEqual(verdict(GAME), f"agreed: 1 games, {len(GAME) - 1} positions")
        lines = list(random_game(random.Random(9), 4, ALL_OPTIONS))
        self.assertIn("agreed: 1 games", verdict(lines))

    def test_a_false_legal_list(self) -> None:
        self.objects(lambda lines: lines[9]["legal"].pop(), "legal: missing")
        self.objects(lambda lines: lines[9]["legal"].append("to a1"), "too many ['to a1']")

    def test_a_false_state(self) -> None:
        def more_noise(lines: list[Json]) -> None:
            lines[20]["state"]["ny"]["noise"] += 1

        self.objects(more_noise, "state.ny.noise")

    def test_an_event_too_many(self) -> None:
        self.objects(lambda lines: lines[20]["events"].append("presto"), "events")

    def test_an_end_too_early(self) -> None:
        self.objects(lambda lines: lines.pop(-2), "before the end")
        self.objects(lambda lines: lines.pop(), "has no outcome")

    def test_nearly_every_altered_word_is_noticed(self) -> None:
        lots = random.Random(15)
        short = list(random_game(random.Random(2), 2))
        overlooked = []
        for _ in range(ALTERATIONS):
            lines = list(short)
            where = alter(lines, lots)
            try:
                if verdict(lines).startswith("agreed"):
                    overlooked.append(where)
            except (KeyError, ValueError, IndexError, TypeError, AttributeError):
                pass
        self.assertLessEqual(len(overlooked), ALTERATIONS - NOTICED_MIN, overlooked)


if __name__ == "__main__":
    unittest.main()
