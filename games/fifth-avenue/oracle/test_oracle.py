"""The ledger's own examples, asked of the oracle: `python3 -m unittest`."""

from __future__ import annotations

import itertools
import random
import unittest
from collections import Counter
from typing import Any

from box import BLACK, COLOURS, DATA, DISTRICTS, EXITS, EXITS_IF_CLOSED, LOTS, VALUES, ring
from check import Disagreement, check_events
from legal import builds
from play import Chance, outcome, stop
from rules import (
    allowed,
    asso_bid,
    asso_lots,
    district_scores,
    exits,
    moves,
    park_value,
    permitted,
    scorable,
    shop_lots,
    stop_scores,
)

SHOPS = {"F": "fashion", "J": "jeweller", "A": "gallery", "P": "perfumery"}
TOWERS = {"R": "A", "Y": "B", "B": "C", "N": "D"}


def thing(drawn: str) -> Any:
    """What is drawn for a lot: `.`, `[F,J]`, `B2`, `Z1`."""
    if drawn == ".":
        return "empty"
    if drawn.startswith("["):
        return {"shops": [SHOPS[letter] for letter in drawn[1:-1].split(",")]}
    owner: Any = "asso" if drawn[0] == "Z" else {"seat": TOWERS[drawn[0]]}
    return {"towers": {"owner": owner, "count": int(drawn[1:])}}


def table(rings: dict[str, str], side: str = "five", players: int = 4, **other: Any) -> Any:
    """A table with these districts drawn in ring order; the others empty."""
    state: Any = {
        "side": side,
        "hands": [[] for _ in range(players)],
        "districts": [["empty"] * 6 for _ in DISTRICTS],
        "closed": [],
        "commissions": ["start", "start"],
        "asso": 18 if players == 2 else None,
        "auction": None,
        "reserves": [3] * players,
        **other,
    }
    for district, drawn in rings.items():
        for lot, on_it in zip(ring(side, district), drawn.split()):
            state["districts"][DISTRICTS.index(district)][LOTS.index(lot)] = thing(on_it)
    return state


class Board(unittest.TestCase):
    """Movement."""

    def test_exits_without_a_stop(self) -> None:
        """FA-T04."""
        for place in EXITS:
            self.assertEqual(exits(table({}), place), EXITS[place])

    def test_exits_with_each_district_closed(self) -> None:
        """FA-T34."""
        for closed, place in itertools.product(DISTRICTS, EXITS):
            expected = EXITS_IF_CLOSED[closed].get(place, EXITS[place])
            self.assertEqual(sorted(exits(table({}, closed=[closed]), place)), sorted(expected))

    def test_figure_04(self) -> None:
        """FA-T01, FA-T02."""
        state = table({}, closed=["52e"], commissions=["ts", "34w"])
        expected = [("white", "52w"), ("white", "park"), ("beige", "42w"), ("beige", "ts")]
        self.assertEqual(moves(state), expected)
        self.assertEqual(scorable(state), ["34w", "ts"])


class Scoring(unittest.TestCase):
    """Districts and the end."""

    def test_rings(self) -> None:
        """FA-T06 to FA-T08, FA-T55."""
        for drawn, side, expected in [
            ("[F] B2 . . Y1", "five", [0, 2, 4, 0]),
            ("[J] R2 [J,A] Y1 B2", "five", [6, 3, 4, 0]),
            ("[F,J] Y1 [A,P] B2 [F]", "five", [0, 8, 10, 0]),
            ("B1 . [J] Y2 R1 [F,A]", "six", [3, 4, 3, 0]),
        ]:
            self.assertEqual(district_scores(table({"ts": drawn}, side), "ts"), expected)

    def test_stops(self) -> None:
        """FA-T18, FA-T25, FA-T54, FA-T60."""
        state = table({"ts": "[F] Y1 [J,A] B2 R1"})
        self.assertEqual(district_scores(state, "ts"), [2, 5, 6, 0])
        self.assertEqual(stop_scores(state, "ts", "A"), [4, 2, 3, 0])
        state = table({"ts": "[F] Z1 [J,A] R2 Z1"}, players=2)
        self.assertEqual(stop_scores(state, "ts", "A"), [4, 0])
        self.assertEqual(stop_scores(state, "ts", "B"), [3, 4])
        self.assertEqual(stop_scores(state, "ts", None), [3, 0])

    def test_the_park(self) -> None:
        """FA-T20, FA-Q28."""
        drawn: list[list[str]] = [[], ["fashion"] * 3, ["fashion", "jeweller", "fashion"]]
        drawn.append(["fashion", "jeweller", "gallery"])
        self.assertEqual([park_value(tiles) for tiles in drawn], [1, 2, 3, 5])

    def test_ranks(self) -> None:
        """FA-T35, FA-T50."""
        state = {"scores": [61, 61, 58], "hands": [["k4"] * 7, ["k4"] * 8, ["k4"] * 20]}
        self.assertEqual([place["rank"] for place in outcome(state)], [2, 1, 3])
        state["hands"][0].append("o4")
        self.assertEqual([place["rank"] for place in outcome(state)], [1, 1, 3])


class Auctions(unittest.TestCase):
    """Who may bid and what a win allows."""

    def test_permitted_colours(self) -> None:
        """FA-T15, FA-T16, FA-T41 (34w is O N G B V)."""
        for drawn, expected in [
            (". [F] . . .", ["OGBV"] * 4),
            ("R1 [F] . . Y2", ["O", "V", "GB", "GB"]),
            ("R1 [F] [J,A] Y1 .", ["O", "B", "V", "V"]),
            ("R1 [F] [J,A] Y1 B1", ["O", "B", "V", "NG"]),
            ("R1 Y1 . . [F]", ["O", "N", "GB", "GB"]),
            ("R1 Y1 [J] B1 [F]", ["O", "N", "B", "GV"]),
        ]:
            state = table({"34w": drawn})
            names = dict(zip("ONGBV", COLOURS))
            found = [permitted(state, "34w", seat) for seat in "ABCD"]
            self.assertEqual(found, [[names[letter] for letter in letters] for letters in expected])

    def test_asso_fills_a_district(self) -> None:
        """FA-T41, FA-Q33, FA-Q35."""
        state = table({"34w": "R1 [F] Z1 Z1 Z1"}, players=2)
        self.assertEqual(permitted(state, "34w", "B"), ["green"])
        state = table({"34w": "R1 [F] Z1 Z1 Z1 Z1"}, side="six", players=2)
        self.assertEqual(permitted(state, "34w", "A"), ["orange"])
        self.assertEqual(permitted(state, "34w", "B"), [])

    def test_towers_allowed(self) -> None:
        """FA-T13, FA-T14, FA-T37."""
        for values, towers in [([4] * 4, 3), ([4, 4, 5, 6, 6], 1), ([4, 4, 5], 2), ([6], 1)]:
            self.assertEqual(allowed(values), towers)

    def test_what_a_winner_may_do(self) -> None:
        """FA-T43."""
        won = {"seat": "A", "site": "34w", "colour": "orange", "towers": 2}
        numbers = ["build 0", "build 1", "build 2"]
        for drawn, expected in [
            ("R1 [F] [J] Y1 B1", numbers + ["stop"]),
            ("R1 [F] [J] Y1 .", numbers),
            (". [F] [J] Y1 B1", numbers),
            ("N1 [F] [J] Y1 B1", ["stop"]),
        ]:
            self.assertEqual(builds(table({"34w": drawn}, reserves=[5] * 4), won), expected)

    def test_lots_for_shops(self) -> None:
        """FA-T42."""
        state = table({"34w": ". [F] [F,F] B1 [J]"}, closed=DISTRICTS[1:])
        self.assertEqual([lot for _, lot in shop_lots(state)], ["orange", "green", "violet"])


class Asso(unittest.TestCase):
    """The dummy."""

    def test_totals(self) -> None:
        """FA-T21."""
        sequences = itertools.product(VALUES, repeat=4)
        totals = {sum(asso_bid(list(sequence))) for sequence in sequences}
        self.assertEqual(sorted(totals), DATA["asso"]["bids"])

    def test_distribution(self) -> None:
        """The table of the ledger, on 100,000 decks."""
        deck = [value for value, copies in zip(VALUES, BLACK) for _ in range(copies)]
        chance = random.Random(2004)
        found = Counter(sum(asso_bid(chance.sample(deck, 4))) for _ in range(100_000))
        for total, percent in zip(DATA["asso"]["bids"], DATA["asso"]["fresh_deck_percent"]):
            self.assertAlmostEqual(found[total] / 1000, percent, delta=0.5)

    def test_building(self) -> None:
        """FA-T23, FA-T24, FA-T53, FA-T55; lots are counted from 1 in ring order."""
        for drawn, side, expected in [
            ("[F,J] . [A] B1 .", "five", [2]),
            ("[F] . B1 Y1 .", "five", [2, 5]),
            ("[F] B1 . . Y1", "five", [3, 4]),
            ("[F] . . . .", "five", [2, 5]),
            ("[F,J] . [A,P] . [F]", "five", [2]),
            ("[F] Z1 . B1 .", "five", [5]),
            (". B1 . Y1 . [F]", "six", [1, 5]),
        ]:
            state = table({"ts": drawn}, side, players=2)
            around = ring(side, "ts")
            self.assertEqual(asso_lots(state, "ts"), [around[lot - 1] for lot in expected])


class Events(unittest.TestCase):
    """What happened is told, all of it and truly."""

    def told(self) -> list[Any]:
        """What the first stop tells: A has one tower of four in a full district."""
        state = table(
            {"42w": "[F] R1 Y1 B2 [J]"},
            players=3,
            removed={"shops": [], "towers": [0, 0, 0], "asso": 0},
            markers=[["42w"], []],
            scores=[0, 0, 0],
        )
        chance = Chance([])
        stop(state, "42w", "A", chance)
        return chance.log

    def test_a_stop_tells_the_points_of_all(self) -> None:
        """FA-109, FA-110."""
        [event] = self.told()
        score = event["stopped"]["score"]
        self.assertEqual((score["winner"], score["towers"], score["points"][0]), ("A", 4, 4))

    def test_a_transcript_that_tells_something_else_is_refused(self) -> None:
        """A wrong point, an event too many, one too few."""
        ours, theirs = self.told(), self.told()
        check_events(ours, theirs)
        theirs[0]["stopped"]["score"]["points"][1] += 1
        for wrong in (theirs, ours + ours, []):
            with self.assertRaises(Disagreement):
                check_events(ours, wrong)


if __name__ == "__main__":
    unittest.main()
