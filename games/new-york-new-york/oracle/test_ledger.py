"""The tests of the ledger, NN-T01 to NN-T30, and refusals."""

from __future__ import annotations

import random
import unittest
from typing import Callable, Optional

import scoring
from box import BOX, COLOURS, NUMBERS, SEATS, in_order
from legal import legal_actions, why_not
from minutes import HAND, ROW, Done, Match, Round
from play import Lots, act, begin, begin_round
from written import Json, outcome, write_state

Choice = Callable[[Match, list[str]], str]


class InOrder(Lots):
    """Deals and turns up by the order of the box; nobody draws lots."""

    def __init__(self, first: str = "A") -> None:
        super().__init__(random.Random(0))
        self.first = first

    def deal(self, seats: list[str], first: Optional[str]) -> Round:
        """The first six for A, and so on, then the row."""
        hands = {seat: BOX[HAND * n :][:HAND] for n, seat in enumerate(seats)}
        return Round(first or self.first, hands, BOX[HAND * len(seats) :][:ROW])

    def turn_up(self, deck: set[str]) -> str:
        """The first there is."""
        return in_order(deck)[0]


def match_of(seats: int, rounds: int = 1, bonus: bool = True, first: str = "A") -> Match:
    """A match that has just begun."""
    colours = dict(zip(SEATS[:seats], COLOURS.values()))
    match = Match(colours, rounds, bonus)
    begin_round(match, InOrder(first))
    return match


def told(seat: str, colour: str) -> Json:
    """The event of a seat that has its colour."""
    return {"coloured": {"seat": seat, "colour": colour}}


def first_legal(_: Match, legal: list[str]) -> str:
    """Plays or takes what comes first and never passes."""
    return legal[0]


def passes(_: Match, legal: list[str]) -> str:
    """Passes whenever it may."""
    return "pass" if "pass" in legal else legal[0]


def step(match: Match, choice: Choice = first_legal) -> str:
    """The next action, as the choice has it; says who did it."""
    seat = match.now.owes_a_card() or match.now.to_begin_a_turn()
    assert seat
    act(match, seat, choice(match, legal_actions(match, seat)), InOrder())
    return seat


def run(match: Match, choice: Choice = first_legal) -> None:
    """To the end of the match."""
    while not match.is_over():
        step(match, choice)


def turns(played: Round) -> dict[str, int]:
    """How many cards each seat has played, and passes."""
    begun = [done for done in played.minutes if done.what in ("play", "pass")]
    return {seat: sum(done.seat == seat for done in begun) for seat in played.dealt}


def scored(own: str, foreign: str = "") -> scoring.Points:
    """The points of amber for these numbers, with ruby at those."""
    skyline = {int(place): f"a{place}" for place in own.split()}
    skyline |= {int(place): f"r{place}" for place in foreign.split()}
    return scoring.points(skyline, "amber")


def scored_alone(own: str) -> scoring.Points:
    """The same with ruby at all other places."""
    return scored(own, " ".join(str(place) for place in NUMBERS if str(place) not in own.split()))


class Skyline(unittest.TestCase):
    """NN-T01, T15, T16, T21."""

    def lay(self, *cards: str) -> Round:
        """A round in which these cards were played."""
        return Round("A", {"A": list(cards)}, [], [Done("play", "A", card) for card in cards])

    def test_t01_a_gap_stays_free(self) -> None:
        self.assertEqual(self.lay("a8", "r10").skyline(), {8: "a8", 10: "r10"})
        self.assertEqual(list(self.lay("a8", "r10", "v9").skyline()), [8, 9, 10])

    def test_t15_only_the_top_card_scores(self) -> None:
        played = self.lay("a7", "r7", "v7")
        points = {word: sum(scoring.points(played.skyline(), word)) for word in COLOURS.values()}
        self.assertEqual(points, {"amber": 0, "ruby": 0, "verdigris": 7, "indigo": 0})
        self.assertEqual(played.stack(7), ["a7", "r7", "v7"])

    def test_t16_every_card_is_there_once(self) -> None:
        self.assertEqual(len(set(BOX)), 48)

    def test_t21_neutral_cards_cover_and_interrupt(self) -> None:
        match = match_of(2)
        match.now.minutes += [Done("play", "A", card) for card in ("a1", "a2", "a3", "v2")]
        self.assertEqual(match.points(match.now, "A"), (4, 0))
        self.assertEqual(match.points(match.now, "B"), (0, 0))


class Scores(unittest.TestCase):
    """NN-T02 to T14, T23, T28, T29."""

    def test_t02_the_table_of_the_rulebook(self) -> None:
        printed = [3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]
        for length, bonus in zip(range(2, 13), printed):
            own = " ".join(str(place) for place in range(1, length + 1))
            self.assertEqual(scored(own).bonus, bonus)

    def test_t03_to_t14(self) -> None:
        for own, cards, bonus in [
            ("8 10", 18, 0),
            ("8 9 10", 27, 6),
            ("12 1", 13, 3),
            ("11 12 1 2", 26, 10),
            ("12 1 2 3 7 8", 33, 13),
            ("1 2 4 5 6 9", 27, 9),
            ("3 5 7", 15, 0),
            ("1 2 3 4 5 6 7 8 9 10 11 12", 78, 78),
            ("2 3 4 5 6 7 8 9 10 11 12", 77, 66),
            ("1 3 4 5 6 7 8 9 10 11 12", 76, 66),
            ("", 0, 0),
        ]:
            self.assertEqual(scored_alone(own), (cards, bonus), own)
        self.assertEqual(scored("8 10"), (18, 0), "NN-T13: an empty place between")

    def test_t23_without_bonus(self) -> None:
        for bonus, points in ((True, 33), (False, 27)):
            match = match_of(2, bonus=bonus)
            match.now.minutes += [Done("play", "A", card) for card in ("a8", "a9", "a10")]
            self.assertEqual(sum(match.points(match.now, "A")), points)

    def test_t28_a_full_skyline(self) -> None:
        cards = "a1 a2 v3 v4 a5 v6 r7 r8 r9 r10 i11 a12".split()
        skyline = dict(enumerate(cards, 1))
        words = ("amber", "verdigris", "ruby", "indigo")
        points = [scoring.points(skyline, word) for word in words]
        self.assertEqual(points, [(20, 6), (13, 3), (34, 10), (11, 0)])

    def test_t29_a_tie_is_shared(self) -> None:
        self.assertEqual([scoring.rank({"A": 95, "B": 95}, seat) for seat in "AB"], [1, 1])
        totals = {"A": 7, "B": 9, "C": 7, "D": 3}
        self.assertEqual([scoring.rank(totals, seat) for seat in "ABCD"], [2, 1, 2, 4])


class Turns(unittest.TestCase):
    """NN-T17 to T20, T22, T24 to T27, T30."""

    def test_t17_the_deal(self) -> None:
        for seats, deck in ((2, 30), (3, 24), (4, 18)):
            now = match_of(seats).now
            hands = sum(len(now.hand(seat)) for seat in now.dealt)
            self.assertEqual((hands, len(now.row()), len(now.deck())), (6 * seats, 6, deck))

    def test_t18_nobody_passes(self) -> None:
        match = match_of(4)
        after: dict[int, tuple[int, int]] = {}
        while not match.is_over():
            step(match)
            if not match.now.owes_a_card():
                left = len(match.now.deck()), len(match.now.row())
                after[sum(turns(match.now).values())] = left
        self.assertEqual([after[17], after[18]], [(1, 6), (0, 6)])
        self.assertEqual([after[23], after[24]], [(0, 1), (0, 0)])
        self.assertEqual(turns(match.now), dict.fromkeys("ABCD", 12))

    def test_t19_the_hand_of_one_who_passed_stays_out(self) -> None:
        match = match_of(3)
        run(match, lambda now, legal: passes(now, legal) if len(now.now.minutes) == 0 else legal[0])
        self.assertEqual(match.now.hand("A"), set(BOX[:6]))
        self.assertFalse(match.now.hand("B") | match.now.hand("C"))

    def test_t20_all_pass(self) -> None:
        match = match_of(4)
        run(match, passes)
        self.assertEqual(match.now.skyline(), {})
        self.assertEqual(match.totals(), dict.fromkeys("ABCD", 0))
        standings = outcome(match)["standings"]
        self.assertEqual(standings, [{"rank": 1, "won": True, "score": 0}] * 4)

    def test_t22_the_first_player_moves_on(self) -> None:
        match = match_of(4, rounds=4, first="C")
        run(match, passes)
        self.assertEqual([played.first for played in match.rounds], list("CDAB"))
        self.assertEqual(match.rounds[1].minutes[0].seat, "D")

    def test_t24_and_t25_the_first_passes_at_once(self) -> None:
        for seats, expected in ((2, {"A": 1, "B": 42}), (3, {"A": 1, "B": 21, "C": 21})):
            match = match_of(seats)
            step(match, passes)
            run(match)
            self.assertEqual(turns(match.now), expected)
            self.assertEqual(len(match.now.cards("play")), 42)

    def test_t26_the_third_passes_on_turn_19(self) -> None:
        match = match_of(4)
        while sum(turns(match.now).values()) < 18 or match.now.owes_a_card():
            step(match)
        self.assertEqual(match.now.to_begin_a_turn(), "C")
        before = {seat: len(match.now.cards("take", seat)) for seat in "ABD"}
        step(match, passes)
        run(match)
        self.assertEqual(turns(match.now), {"A": 13, "B": 13, "C": 5, "D": 12})
        more = {seat: len(match.now.cards("take", seat)) - before[seat] for seat in "ABD"}
        self.assertEqual(more, dict.fromkeys("ABD", 2))
        self.assertEqual(len(match.now.hand("C")), 6)

    def test_t27_a_new_card_comes_last_and_too_late(self) -> None:
        now = Round("A", {"A": ["i1"], "B": ["i2"]}, ["a1", "a2", "a3", "a4", "a5", "a6"])
        match = Match({"A": "amber", "B": "ruby"}, 1, True, [now])
        now.minutes.append(Done("play", "A", "i1"))
        self.assertEqual(legal_actions(match, "A"), [f"take a{n}" for n in range(1, 7)])
        now.minutes += [Done("take", "A", "a3"), Done("turn up", None, "r1")]
        self.assertEqual(now.row(), ["a1", "a2", "a4", "a5", "a6", "r1"])
        self.assertEqual(legal_actions(match, "A"), [])

    def test_t30_what_was_taken_is_known_until_it_is_played(self) -> None:
        match = match_of(2)
        for action in ("A play a1", "A take r1", "B pass", "A play r1"):
            seat, _, what = action.partition(" ")
            act(match, seat, what, InOrder())
            if action == "B pass":
                self.assertEqual(write_state(match)["shown"], [["r1"], []])
        self.assertEqual(write_state(match)["shown"], [[], []])


class Refusals(unittest.TestCase):
    """What may not be done, and by which rule."""

    def test_before_and_after_playing(self) -> None:
        match = match_of(2)
        for seat, action, rule in [
            ("B", "play a7", "NN-033"),
            ("B", "pass", "NN-033"),
            ("A", "take r1", "NN-010"),
            ("A", "play a7", "NN-011"),
            ("A", "play r1", "NN-011"),
        ]:
            self.assertEqual(why_not(match, seat, action), rule, action)
        act(match, "A", "play a1", InOrder())
        for seat, action, rule in [
            ("A", "play a2", "NN-Q23"),
            ("A", "pass", "NN-Q23"),
            ("A", "take r7", "NN-017"),
            ("B", "take r1", "NN-010"),
            ("B", "play a7", "NN-033"),
        ]:
            self.assertEqual(why_not(match, seat, action), rule, action)

    def test_colours_before_the_deal(self) -> None:
        match = Match(dict.fromkeys("ABC"), 1, True)
        self.assertEqual(begin(match, "choose", InOrder()), [])
        self.assertEqual(legal_actions(match, "A"), [f"colour {letter}" for letter in "arvi"])
        self.assertEqual(act(match, "A", "colour v", InOrder()), [told("A", "verdigris")])
        for seat, action, rule in [
            ("A", "colour a", "NN-033"),
            ("B", "colour v", "NN-004"),
            ("B", "pass", "NN-004"),
        ]:
            self.assertEqual(why_not(match, seat, action), rule, action)
        act(match, "B", "colour a", InOrder())
        events = act(match, "C", "colour r", InOrder())
        self.assertEqual(events[0], told("C", "ruby"))
        self.assertEqual(events[-1], {"round_began": {"round": 1, "first": "A"}})
        self.assertEqual(why_not(match, "A", "colour i"), "NN-Q15")

    def test_the_last_of_four_has_no_choice(self) -> None:
        match = Match(dict.fromkeys("ABCD"), 1, True)
        begin(match, "choose", InOrder())
        for seat, letter in (("A", "i"), ("B", "v"), ("C", "r")):
            events = act(match, seat, f"colour {letter}", InOrder())
        self.assertEqual(events[:2], [told("C", "ruby"), told("D", "amber")])

    def test_a_match_that_is_over(self) -> None:
        match = match_of(2)
        run(match, passes)
        self.assertEqual(legal_actions(match, "A") + legal_actions(match, "B"), [])
        self.assertEqual(why_not(match, "A", "pass"), "NN-024")

    def test_one_way_to_pass_and_one_for_each_card(self) -> None:
        match = match_of(3)
        self.assertEqual(len(legal_actions(match, "A")), 7)
        self.assertEqual(legal_actions(match, "A")[-1], "pass")
        step(match)
        self.assertEqual(len(legal_actions(match, "A")), 6)


if __name__ == "__main__":
    unittest.main()
