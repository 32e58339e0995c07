"""The ledger's tests of money, scoring and turns; those of cities are in `test_city`."""

from __future__ import annotations

import csv
import random
import unittest
from collections import Counter
from pathlib import Path

from actions import Add, Buy, Give, Keep, Pass, Place, Remove, Swap, Take, parse, spell
from components import KINDS, NAME_OF_ID, TILES, all_money, total
from invariants import check_sound
from legal import is_legal, legal_actions
from money import (
    dirks_draw, first_player, hand_out, is_minimal, is_payment, is_start_hand, minimal_payments,
    payments, pile_sizes, scoring_card_range, takes,
)
from oracle import end_turn, hold_scoring, outcome, play
from play import Shuffled, set_up
from scoring import majority_points, place_points
from state import ACT, LAST, OVER, PLACE, OracleError, State, to_act
from table import Drawn, before, cards, lay, reserve, table


# The table of tiles the game itself reads.
TABLE = Path(__file__).parent.parent / "tiles.csv"


def spelled(found: set[tuple[str, ...]]) -> set[str]:
    """Sets of cards by their values: `3+4`."""
    return {"+".join(card[1:] for card in group) for group in found}


class Box(unittest.TestCase):
    """The data (NY-02, NY-03, section Data)."""

    def test_the_tiles_are_those_of_the_ledger(self) -> None:
        kinds = Counter(each.kind for each in TILES.values())
        self.assertEqual([kinds[kind] for kind in KINDS], [7, 7, 9, 9, 11, 11])
        for rank, kind in enumerate(KINDS):
            prices = [each.price for each in TILES.values() if each.kind == kind]
            self.assertEqual((min(prices), max(prices)), (2 + rank, 8 + rank), kind)
        self.assertEqual(sum(each.price for each in TILES.values()), 421)
        sides = Counter(side for each in TILES.values() for side in each.streets)
        self.assertEqual(sides, {"N": 20, "E": 20, "S": 20, "W": 20})
        streets = Counter(len(each.streets) for each in TILES.values())
        self.assertEqual(streets, {0: 10, 1: 16, 2: 20, 3: 8})
        two = [each.streets for each in TILES.values() if len(each.streets) == 2]
        self.assertFalse([pair for pair in two if pair in ({"N", "S"}, {"E", "W"})])

    def test_the_table_of_the_game_is_the_same(self) -> None:
        with TABLE.open(newline="", encoding="utf-8") as file:
            lines = list(csv.DictReader(file))
        self.assertEqual([line["tile"] for line in lines], list(TILES))
        for line in lines:
            each = TILES[line["tile"]]
            self.assertEqual(NAME_OF_ID[line["ledger"]], each.name)
            self.assertEqual(int(line["price"]), each.price)
            self.assertEqual({side for side in "NESW" if line[side] == "1"}, each.streets)

    def test_money_is_108_cards_or_72_with_two_players(self) -> None:
        self.assertEqual(all_money(2).total(), 72)
        self.assertEqual(all_money(6).total(), 108)


class Money(unittest.TestCase):
    """Takes, payments, set-up (NY-08, NY-09, NY-11, NY-13, NY-14)."""

    def test_t08_takes(self) -> None:
        self.assertEqual(spelled(takes(["b2", "b3", "b7", "b9"])), {"2", "3", "2+3", "7", "9"})
        self.assertEqual(len(takes(["b1", "g1", "y3", "r5"])), 8)
        self.assertEqual(len(takes(["b1", "g1", "y1", "r2"])), 15)
        self.assertIn(("b1", "g1", "y1", "r2"), takes(["b1", "g1", "y1", "r2"]))
        self.assertEqual(len(takes(["b6", "g7", "y8", "r9"])), 4)

    def test_t23_payments(self) -> None:
        hand = ["b3", "b3", "b4", "b6", "g9"]
        self.assertEqual(
            spelled(payments(hand, "blue", 7)),
            {"3+4", "3+6", "4+6", "3+3+4", "3+3+6", "3+4+6", "3+3+4+6"},
        )
        self.assertEqual(spelled(minimal_payments(hand, "blue", 7)), {"3+4", "3+6", "4+6"})
        self.assertEqual(spelled(payments(hand, "blue", 16)), {"3+3+4+6"})
        self.assertEqual(payments(hand, "blue", 17), set())

    def test_payments_found_by_trying_every_sub_hand_are_the_same(self) -> None:
        rng = random.Random(23)
        for _ in range(150):
            hand = rng.sample(list(all_money(3).elements()), rng.randrange(45))
            price = rng.randrange(2, 14)
            slowly = payments(hand, "red", price)
            self.assertEqual(
                minimal_payments(hand, "red", price),
                {cards for cards in slowly if is_minimal(cards, price)},
            )
            for cards in slowly:
                self.assertTrue(is_payment(cards, Counter(hand), "red", price))

    def test_t07_start_hands_are_worth_20_to_28(self) -> None:
        rng = random.Random(7)
        for seats in range(2, 7):
            for _ in range(20):
                state = set_up(seats, Shuffled(rng))
                for player in state.players:
                    self.assertIn(total(player.hand.elements()), range(20, 29))
                    self.assertTrue(is_start_hand(list(player.hand.elements())))

    def test_t24_who_begins(self) -> None:
        hands = [["b9", "b8", "b5"], ["b7", "b7", "b6"], ["b5", "b5", "b5", "g5"]]
        self.assertEqual(first_player(hands), 1)
        self.assertEqual(first_player([["b9", "b9", "b4"], ["b8", "b8", "b6"]]), 0)

    def test_t25_piles(self) -> None:
        self.assertEqual(pile_sizes(108 - 17 - 4), [18, 18, 17, 17, 17])
        self.assertEqual(scoring_card_range(87, "A"), range(19, 38))
        self.assertEqual(scoring_card_range(87, "B"), range(55, 73))
        self.assertEqual(pile_sizes(72 - 8 - 4), [12] * 5)
        self.assertEqual(scoring_card_range(60, "A"), range(13, 26))
        self.assertEqual(scoring_card_range(60, "B"), range(38, 51))

    def test_t26_hand_out(self) -> None:
        hands = [
            ["b9", "b3", "g4", "r7"], ["b5", "b7", "g2", "g3"], ["b8", "b3", "g1", "g1", "g1"],
        ]
        depot = ["park-09", "skyscraper-06", "museum-02", None]
        self.assertEqual(hand_out(hands, depot), {"skyscraper-06": 1})


class Points(unittest.TestCase):
    """Majorities (NY-33 to NY-35)."""

    def test_the_score_table(self) -> None:
        self.assertEqual(place_points("A", "museum"), [1])
        self.assertEqual(place_points("B", "skyscraper"), [13, 6])
        self.assertEqual(place_points("C", "park"), [20, 12, 5])

    def test_t01_t02_t21_and_the_test_facts(self) -> None:
        for scoring, kind, counts, points in [
            ("B", "skyscraper", [4, 4], [9, 9]),
            ("C", "park", [3, 3, 2, 2], [16, 16, 2, 2]),
            ("A", "museum", [1, 1], [0, 0]),
            ("A", "park", [2, 2, 1], [2, 2, 0]),
            ("B", "theatre", [0, 2, 0], [0, 9, 0]),
            ("B", "station", [3, 1, 1, 1], [10, 1, 1, 1]),
            ("C", "park", [4, 2, 2, 2], [20, 5, 5, 5]),
            ("C", "church", [3, 3, 1, 1], [15, 15, 2, 2]),
            ("C", "church", [3, 2, 1, 1, 1], [19, 11, 1, 1, 1]),
            ("C", "skyscraper", [1] * 4, [10] * 4),
            ("C", "skyscraper", [1] * 6, [6] * 6),
            ("A", "skyscraper", [1, 1, 1], [2, 2, 2]),
            ("B", "skyscraper", [2, 1, 1], [13, 3, 3]),
            ("B", "skyscraper", [1, 1, 1], [6, 6, 6]),
            ("C", "skyscraper", [2, 1, 1], [21, 9, 9]),
        ]:
            self.assertEqual(majority_points(scoring, kind, counts), points, (scoring, kind))

    def test_t22_a_whole_scoring(self) -> None:
        for scoring, scores in [("A", [10, 4, 15]), ("B", [23, 19, 33]), ("C", [45, 42, 56])]:
            state = table(["b9", "g9", "y9"], row="b1 g1 y1 r1")
            lay(state, 0, "park-01(0,-1) museum-02(-1,0) skyscraper-10(1,0) museum-01(-1,1)")
            # Seat B's only street is a double one.
            lay(state, 1, "museum-06(1,0) museum-07(1,1) skyscraper-09(2,1) theatre-05(2,0)")
            lay(state, 2, "park-08(-1,0) station-07(0,1) park-06(1,1) skyscraper-01(1,2)")
            hold_scoring(state, scoring)
            self.assertEqual(state.log[-1]["scored"]["streets"], [8, 0, 5])
            self.assertEqual([player.score for player in state.players], scores)

    def test_t28_dirk_takes_places_and_no_streets(self) -> None:
        for scoring, points in [("A", [2, 0, 2]), ("B", [8, 0, 8]), ("C", [16, 5, 16])]:
            state = table(["b9", "g9"], row="b1 g1 y1 r1", dirk="park-01 park-02")
            lay(state, 0, "garden-09(1,0) garden-10(0,1)")
            lay(state, 1, "garden-06(1,0)")
            hold_scoring(state, scoring)
            street = state.log[-1]["scored"]["streets"][1]
            self.assertEqual(state.players[0].score, points[0])
            self.assertEqual(state.players[1].score - street, points[1])
            self.assertEqual(state.dirk and state.dirk.points[scoring], points[2])
        state.step = OVER
        self.assertEqual([rank for rank, _ in outcome(state) or []], [1, 2])


class Notation(unittest.TestCase):
    """FORMAT.md: one spelling for each action."""

    def test_every_action_reads_back_as_itself(self) -> None:
        for action in [
            Take(("b2", "g3")), Buy("blue", ("b3", "b4")), Add("museum-01", (0, 1)),
            Remove("park-03"), Swap("museum-01", "park-03"), Pass(), Place("park-03", (1, -2)),
            Keep("museum-01"), Give("museum-01"),
        ]:
            self.assertEqual(parse(spell(action)), action)

    def test_another_spelling_is_refused(self) -> None:
        for text in ["take g3 b2", "take", "place park-12 at 0,1", "add museum-01 at 0,01", ""]:
            with self.assertRaises(ValueError, msg=text):
                parse(text)


class Turns(unittest.TestCase):
    """Turns, refills and the end (NY-12 to NY-23, NY-37 to NY-39)."""

    def test_t03_an_overpaid_purchase_ends_the_actions(self) -> None:
        state = table(["b9 b2", "g9"], depot="park-09 theatre-01 station-01 church-01")
        after = play(state, 0, Buy("blue", ("b2", "b9")), Drawn())
        self.assertEqual((after.step, to_act(after)), (PLACE, [0]))
        self.assertEqual(after.discard, cards("b2 b9"))
        self.assertEqual(after.depot[0], None)

    def test_t04_two_exact_purchases_a_swap_and_two_placings(self) -> None:
        state = table(["b2 g3", "g9", "y9"], row="b1 g1 y1 r1")
        lay(state, 0, "arcades-08(1,0)")
        reserve(state, 0, "arcades-09")
        chance = Drawn()
        state = play(state, 0, Buy("blue", ("b2",)), chance)
        state = play(state, 0, Buy("green", ("g3",)), chance)
        self.assertEqual((state.step, state.active), (ACT, 0))
        state = play(state, 0, Swap("station-08", "station-09"), chance)
        self.assertEqual(state.step, PLACE)
        state = play(state, 0, Place("theatre-01", (0, -1)), chance)
        self.assertEqual((state.depot[:2], len(state.row)), ([None, None], 4))
        state = play(state, 0, Keep("museum-01"), chance)
        self.assertEqual((state.step, state.active), (ACT, 1))
        self.assertEqual(state.players[0].reserve, {"museum-01", "station-08"})
        self.assertNotIn(None, state.depot)
        check_sound(state)

    def test_t30_four_exact_purchases_and_one_more_action(self) -> None:
        state = table(["b2 g3 y4 r5", "g9", "y9"])
        chance = Drawn()
        for bank, card in [("blue", "b2"), ("green", "g3"), ("yellow", "y4"), ("red", "r5")]:
            state = play(state, 0, Buy(bank, (card,)), chance)
            self.assertEqual((state.step, state.active), (ACT, 0))
        self.assertEqual(
            set(legal_actions(state, 0)),
            {Take(("b9",)), Take(("g9",)), Take(("y9",)), Take(("r9",))},
        )
        state = play(state, 0, Take(("r9",)), chance)
        self.assertEqual(len(state.players[0].aside), 4)
        self.assertEqual((state.row, state.depot), (["b9", "g9", "y9"], [None] * 4))
        for name in sorted(state.players[0].aside):
            state = play(state, 0, Keep(name), chance)
        self.assertEqual((state.active, len(state.row), None in state.depot), (1, 4, False))
        check_sound(state)

    def test_a_bought_tile_takes_no_part_in_redevelopment(self) -> None:
        """NY-17, NY-Q02."""
        state = play(table(["b2", "g9"]), 0, Buy("blue", ("b2",)), Drawn())
        self.assertFalse(is_legal(state, 0, Add("museum-01", (0, 1))))
        with self.assertRaises(OracleError):
            play(state, 0, Place("museum-01", (0, 1)), Drawn())

    def test_overpaying_needlessly_is_legal_but_not_listed(self) -> None:
        """NY-Q02."""
        state = table(["b2 b9", "g9"])
        both = Buy("blue", ("b2", "b9"))
        self.assertNotIn(both, legal_actions(state, 0))
        self.assertTrue(is_legal(state, 0, both))
        self.assertFalse(is_legal(state, 0, Buy("green", ("b2",))))

    def test_only_with_two_players_a_bought_tile_can_be_given(self) -> None:
        """NY-44."""
        for seats in (2, 3):
            hands = ["b9"] + ["g9"] * (seats - 1)
            state = play(table(hands), 0, Buy("blue", ("b9",)), Drawn())
            self.assertEqual(is_legal(state, 0, Give("museum-01")), seats == 2)

    def test_only_who_can_do_nothing_passes(self) -> None:
        """NY-21."""
        state = table(["b1", "g9"])
        self.assertFalse(is_legal(state, 0, Pass()))
        state.row = []
        self.assertEqual(legal_actions(state, 0), [Pass()])


class Ends(unittest.TestCase):
    """Refills, scorings in them, and the end of the game."""

    def pass_turn(self, state: State, money: str = "") -> State:
        """The active seat takes the first card of the row."""
        return play(state, state.active, Take((state.row[0],)), Drawn(money))

    def test_t27_the_game_ends_when_the_depot_cannot_be_refilled(self) -> None:
        depot = "museum-01 - station-01 -"
        one = table(["b1", "y1", "g1"], depot=depot, bag=1)
        end_turn(one, Drawn())
        self.assertEqual((one.step, one.bag, to_act(one)), (LAST, set(), [0, 1, 2]))
        self.assertEqual(one.depot, [None] * 4)
        two = table(["b1", "y1", "g1"], depot=depot, bag=2)
        end_turn(two, Drawn())
        self.assertEqual((two.step, two.bag, None in two.depot), (ACT, set(), False))
        two = self.pass_turn(self.pass_turn(two))
        self.assertEqual((two.step, two.active), (ACT, 0))
        two.players[0].hand = cards("b9")
        two = play(two, 0, Buy("blue", ("b9",)), Drawn())
        two = play(two, 0, Keep("museum-01"), Drawn())
        self.assertIn(two.step, (LAST, OVER))

    def test_winners_place_the_last_tiles_at_the_same_time_and_c_follows(self) -> None:
        """NY-39, NY-Q08: nothing but city or leaving out, for Dirk gets no gift."""
        state = table(["b1", "y1"], depot="museum-01 - station-01 -", bag=0)
        end_turn(state, Drawn())
        self.assertEqual(to_act(state), [0, 1])
        self.assertEqual(
            set(legal_actions(state, 0)), {Keep("museum-01"), Place("museum-01", (0, 1))}
        )
        self.assertFalse(is_legal(state, 0, Give("museum-01")))
        state = play(state, 1, Keep("station-01"), Drawn())
        self.assertEqual((state.step, to_act(state)), (LAST, [0]))
        state = play(state, 0, Place("museum-01", (0, 1)), Drawn())
        self.assertEqual((state.step, state.held[-1]), (OVER, "C"))
        self.assertEqual(outcome(state), [(1, 16 + 3), (2, 0)])

    def test_who_gets_what_hangs_on_no_order_of_seats(self) -> None:
        """NY-33, NY-38: last tiles and points, with the table turned round seat by seat."""
        hands = ["b9 y3", "b2 g4 y3", "g4 r1"]
        lots = ["garden-09(1,0) garden-10(0,1)", "garden-06(1,0)", ""]
        found = []
        for first in range(3):
            seats = [(first + n) % 3 for n in range(3)]
            state = table([hands[seat] for seat in seats], bag=0,
                          depot="museum-01 theatre-01 - church-01")
            for at, seat in enumerate(seats):
                if lots[seat]:
                    lay(state, at, lots[seat])
            end_turn(state, Drawn())
            given = {seat: sorted(state.players[at].aside) for at, seat in enumerate(seats)}
            hold_scoring(state, "C")
            points = {seat: state.players[at].points["C"] for at, seat in enumerate(seats)}
            found.append((given, points))
        self.assertEqual(found[1:], found[:2])
        self.assertEqual(found[0][0], {0: ["museum-01"], 1: [], 2: ["church-01"]})

    def test_t29_dirks_draws(self) -> None:
        self.assertEqual(len(set_up(2, Shuffled(random.Random(1))).bag), 44)
        for scoring, bag, empty, dirk, after in [
            ("A", 30, 2, 6, 22), ("B", 20, 1, 6, 13), ("B", 5, 3, 1, 1), ("B", 3, 3, 1, 0),
            ("B", 2, 0, 0, 2),
        ]:
            depot = ["museum-01", "theatre-01", "station-01", "church-01"]
            depot[:empty] = ["-"] * empty
            state = table(["b1", "g1"], depot=" ".join(depot), row="b9 g9 y9", bag=bag)
            before(state, scoring)
            end_turn(state, Drawn(scoring))
            assert state.dirk is not None
            self.assertEqual(dirks_draw(scoring, bag), dirk)
            self.assertEqual((len(state.dirk.tiles), len(state.bag)), (dirk, after), (scoring, bag))
            self.assertEqual(state.held[:2][-1], scoring)
            self.assertEqual(state.step == ACT, (bag, empty) != (3, 3))
            self.assertEqual(len(state.row), 4)

    def test_the_discards_become_the_deck_when_a_card_is_needed(self) -> None:
        """NY-23."""
        state = table(["b1", "g1"], row="b9 g9 y9 r9")
        state.discard, state.deck = state.deck, Counter()
        state.piles, state.held = [0] * 5, ["A", "B"]
        chance = Drawn()
        state = play(state, 0, Take(("b9",)), chance)
        self.assertEqual((chance.reshuffled, len(state.row), state.discard.total()), (1, 4, 0))
        state.deck, state.piles = Counter(), [0] * 5
        state = play(state, 1, Take((state.row[0],)), chance)
        self.assertEqual((chance.reshuffled, len(state.row)), (1, 3))

    def test_a_hundred_rounds_without_a_purchase_end_the_game(self) -> None:
        """NY-53."""
        state = table(["b1", "g1", "y1"])
        state.quiet_turns = 298
        state = self.pass_turn(state)
        self.assertEqual(state.step, ACT)
        state = self.pass_turn(state)
        self.assertEqual(state.step, LAST)

    def test_t31_a_hand_is_what_was_dealt_and_taken_less_what_was_paid(self) -> None:
        state = table(["b9 b8 r5", "y9", "y9"], row="g3 r9 r9 y1")
        state = play(state, 0, Take(("g3",)), Drawn())
        state = self.pass_turn(self.pass_turn(state))
        state = play(state, 0, Buy("blue", ("b9",)), Drawn())
        self.assertEqual(state.players[0].hand, cards("b8 r5 g3"))


if __name__ == "__main__":
    unittest.main()
