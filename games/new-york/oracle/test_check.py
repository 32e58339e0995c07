"""The checker accepts a true transcript and objects to every kind of false one."""

from __future__ import annotations

import copy
import json
import random
import unittest
from typing import Callable

from check import Checker, Disagreement, check_lines
from play import random_game
from written import Json, read_state, write_state

GAMES = {seats: list(random_game(seats, random.Random(seats))) for seats in (2, 4)}

# The keys of a line that `boroughs simulate --transcript` writes for an action.
HOUSE = ("ply", "seat", "legal", "action", "events", "state")


def verdict(lines: list[Json]) -> str:
    """The summary, or the disagreement."""
    checker = Checker()
    try:
        check_lines("game", map(json.dumps, lines), checker)
    except Disagreement as trouble:
        return str(trouble)
    return checker.summary()


def first(lines: list[Json], event: str) -> Json:
    """The first line after set-up with such an event."""
    return next(
        line for line in lines[1:] if any(event in told for told in line["events"])
    )


def told_first(lines: list[Json], event: str) -> Json:
    """What the first such event after set-up tells."""
    return next(told[event] for told in first(lines, event)["events"] if event in told)


class Checks(unittest.TestCase):
    """Transcripts, true and false."""

    def objects(self, falsify: Callable[[list[Json]], None], words: str) -> None:
        """A falsified game is refused in these words."""
        for lines in GAMES.values():
            false = copy.deepcopy(lines)
            falsify(false)
            self.assertIn(words, verdict(false))

    def test_true_games_agree(self) -> None:
        for lines in GAMES.values():
            self.assertIn(f"agreed: 1 games, {len(lines)} positions", verdict(lines))

    def test_a_transcript_of_the_house_with_lines_for_game_and_outcome(self) -> None:
        for seats, lines in GAMES.items():
            house = [{key: line[key] for key in HOUSE if key in line} for line in lines]
            house[0] = {"game": "new-york", "format": 2, "seats": seats, **house[0]}
            del house[0]["ply"]
            house.append({"outcome": lines[-1]["outcome"], "plies": len(lines) - 1})
            self.assertIn(f"{len(lines)} positions, {len(lines) - 1} legal lists", verdict(house))
            house[-1]["plies"] += 1
            self.assertIn("plies were played", verdict(house))

    def test_a_state_reads_back_as_itself(self) -> None:
        for lines in GAMES.values():
            for line in lines:
                self.assertEqual(write_state(read_state(line["state"])), line["state"])

    def test_a_legal_action_left_out(self) -> None:
        self.objects(lambda lines: lines[9]["legal"].pop(), "not listed")

    def test_an_illegal_action_listed(self) -> None:
        self.objects(lambda lines: lines[9]["legal"].append("pass"), "not legal")

    def test_an_illegal_action_played(self) -> None:
        def falsify(lines: list[Json]) -> None:
            lines[9]["action"] = "swap park-01 for park-02"

        self.objects(falsify, "is not legal for seat")

    def test_a_card_from_nowhere(self) -> None:
        def falsify(lines: list[Json]) -> None:
            told_first(lines, "turned_up")["card"] = "b0"

        self.objects(falsify, "b0 was drawn from the deck but cannot have come")

    def test_a_tile_from_nowhere(self) -> None:
        def falsify(lines: list[Json]) -> None:
            told_first(lines, "tile_drawn")["tile"] = lines[0]["state"]["depot"][0]

        self.objects(falsify, "were drawn as 1 tiles of the bag")

    def test_a_point_too_many_at_a_scoring(self) -> None:
        def falsify(lines: list[Json]) -> None:
            first(lines, "scored")["state"]["points"][0][0] += 1

        self.objects(falsify, "state.points: the oracle has")

    def test_a_street_measured_wrongly(self) -> None:
        def falsify(lines: list[Json]) -> None:
            told_first(lines, "scored")["streets"][1] += 1

        self.objects(falsify, ".streets: the oracle has")

    def test_a_tile_that_moves_by_itself(self) -> None:
        def falsify(lines: list[Json]) -> None:
            line = first(lines, "placed")
            next(city for city in line["state"]["cities"] if city)[0]["at"] = [5, 5]

        self.objects(falsify, "state.cities: the oracle has")

    def test_a_wrong_winner(self) -> None:
        def falsify(lines: list[Json]) -> None:
            lines[-1]["outcome"]["standings"][0]["score"] += 1

        self.objects(falsify, "outcome.standings: the oracle has")

    def test_a_game_that_stops_early(self) -> None:
        self.objects(lambda lines: lines.pop(), "the game stops here")

    def test_another_format(self) -> None:
        self.objects(lambda lines: lines[0].update(format=1), "this is format 1")

    def test_a_lost_line(self) -> None:
        self.objects(lambda lines: lines.pop(9), "ply 9 expected")


if __name__ == "__main__":
    unittest.main()
