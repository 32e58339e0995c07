"""The tests of the ledger, TC-T01 to TC-T33, and what the table adds up to."""

from __future__ import annotations

import random
import unittest
from collections import Counter

import city as rules
from cards import BUILDINGS, SYMBOLS, TABLE
from play import Lots, deal
from table import Player, Table, collect, legal_actions, outcome, play, to_act


def bag(text: str) -> Counter[str]:
    """`kino*2 museum` as a bag."""
    found: Counter[str] = Counter()
    for word in text.split():
        card, _, count = word.partition("*")
        assert card in TABLE, card
        found[card] += int(count or 1)
    return found


class FirstInOrder:
    """Draws the first card of the deck in table order."""

    def draw(self, deck: Counter[str]) -> str:
        """The first there is."""
        return next(card for card in TABLE if deck[card] > 0)


def yields(*cities: str) -> list[tuple[int, int]]:
    """Income and points of every city."""
    bags = [bag(city) for city in cities]
    bags += [Counter()] * (2 - len(bags))
    return [(rules.income(seat, bags), rules.points(seat, bags)) for seat in range(len(bags))]


def choosing(*seats: tuple[str, str], round_: int = 1) -> Table:
    """Seats with a city and a hand, asked to choose; the rest of the box is the deck."""
    players = [Player(hand=bag(hand), city=bag(city), task="choose") for city, hand in seats]
    deck = Counter(BUILDINGS)
    for player in players:
        deck -= player.hand
        deck -= player.city
    return Table(players, deck, round_, "reveal")


def go(table: Table, *moves: str) -> None:
    """Plays moves such as `A build kino`; others renounce and keep the first, pay the first."""
    for move in moves:
        seat, _, action = move.partition(" ")
        play(table, "ABCDE".index(seat), action, FirstInOrder())


def finish(table: Table) -> None:
    """Plays on with the first legal action until somebody chooses again or it is over."""
    while seats := to_act(table):
        if table.players[seats[0]].task == "choose":
            break
        play(table, seats[0], legal_actions(table, seats[0])[0], FirstInOrder())


def choose_alone(city: str, hand: str, choice: str) -> Table:
    """A chooses, B renounces, and the round is played out."""
    table = choosing((city, hand), ("", "kino"))
    go(table, f"A {choice}", "B renounce")
    finish(table)
    return table


OTHERS = "park_and_ride u_bahn denkmal flughafen wolkenkratzer opernhaus einkaufszentrum"
SEVEN = OTHERS.split()


def with_others(cards: str, size: int) -> str:
    """A hand of that size: these cards and dear ones."""
    return " ".join([*cards.split(), *SEVEN][:size])


class Ledger(unittest.TestCase):
    """One test or more for each of the ledger's."""

    def cost(self, card: str, city: str, price: int) -> None:
        self.assertEqual(rules.cost(card, bag(city)), price, card)

    def result(self, table: Table, cards: int, points: int) -> None:
        player = table.players[0]
        self.assertEqual((player.hand.total(), player.points), (cards, points))

    def test_t01_hochhaus(self) -> None:
        table = choose_alone("", with_others("hochhaus", 5), "build hochhaus")
        self.result(table, 2, 1)
        self.assertEqual(table.players[0].discards.total(), 3)

    def test_t02_schule(self) -> None:
        for home in ("wohnhaus", "wohnsiedlung", "stadtvilla"):
            self.assertFalse(rules.lacks_prerequisite("schule", bag(home)))
            self.cost("schule", home, 1)
        for other in ("reihenhaus", "buerogebaeude", ""):
            self.assertTrue(rules.lacks_prerequisite("schule", bag(other)))

    def test_t03_to_t05_fallbacks(self) -> None:
        table = choose_alone("reihenhaus", with_others("schule", 5), "build schule")
        self.result(table, 6, 1)
        self.assertEqual(+table.players[0].shown, bag("schule"))
        table = choose_alone("", with_others("hochhaus", 3), "build hochhaus")
        self.result(table, 4, 0)
        self.assertEqual(table.players[0].discards.total(), 4)
        for card in "stadtpark baukolonne stadtverwaltung autobahnkreuz einkaufspassage".split():
            table = choose_alone(card, with_others(card, 7), f"build {card}")
            self.assertEqual(table.players[0].city[card], 1)
            self.assertEqual(+table.players[0].shown, bag(card))
        table = choose_alone("kino", with_others("kino", 7), "build kino")
        self.assertEqual(table.players[0].city["kino"], 2)

    def test_t06_to_t08_discounts(self) -> None:
        for city, price in (("", 4), ("schule", 3), ("schule*2", 3)):
            self.cost("stadtvilla", city, price)
        prices = "geschaeftszentrum 2 denkmal 8 kino 1 hochhaus 2 opernhaus 7 reihenhaus 0 "
        prices += "parkplatz 0 wohnhaus 1 flughafen 9 u_bahn 11"
        words = prices.split()
        for card, price in zip(words[::2], words[1::2]):
            self.cost(card, "stadtverwaltung", int(price))
        self.cost("forschungszentrum", "gewerbegebiet*2", 3)
        self.cost("industriegebiet", "gewerbegebiet*2", 1)
        self.cost("autobahn", "industriegebiet*2", 2)
        self.cost("autobahnkreuz", "industriegebiet*2", 1)
        self.cost("gewerbegebiet", "industriegebiet*2", 1)

    def test_t09_architect(self) -> None:
        table = choose_alone("", with_others("", 5), "build architekt")
        self.result(table, 6, 0)
        self.assertNotIn("build architekt", legal_actions(table, 0))
        crew = choosing(("baukolonne", "kino"), ("", ""))
        self.assertNotIn("build architekt kino", legal_actions(crew, 0))

    def test_t10_to_t18_yields(self) -> None:
        for city, expected in {
            "autobahnkreuz": (0, 0),
            "autobahnkreuz stadion": (4, 5),
            "autobahnkreuz sportpark parkplatz": (3, 6),
            "autobahnkreuz freizeitpark": (5, 8),
            "stadtpark": (0, 1),
            "stadtpark geschaeftszentrum": (1, 4),
            "stadtpark denkmal parkplatz": (1, 13),
            "einkaufspassage": (1, 0),
            "einkaufspassage kino multiplex": (7, 1),
            "stadtverwaltung geschaeftszentrum*2 stadtpark": (7, 8),
            "stadtvilla": (0, 3),
            "stadtvilla*2": (0, 8),
            "stadtvilla*3": (0, 15),
            "stadtvilla*4": (0, 24),
            "universitaet schule*3": (0, 13),
            "museum schule*2": (2, 8),
            "bruecke autobahn*2": (3, 2),
            "restaurant geschaeftszentrum*2": (3, 3),
            "restaurant*2 geschaeftszentrum": (3, 3),
            "boutique": (1, 0),
            "boutique geschaeftszentrum": (2, 2),
            "busbahnhof supermarkt*2": (3, 1),
            "gewerbegebiet*2 forschungszentrum": (5, 2),
            "buerogebaeude wohnhaus": (2, 2),
            "buerogebaeude wohnhaus hochhaus": (4, 3),
        }.items():
            self.assertEqual(yields(city)[0], expected, city)
        self.assertEqual(yields("buerogebaeude wohnhaus", "hochhaus")[0], (2, 2))
        two = yields("autobahn*2 autobahnkreuz", "autobahnkreuz", "")
        self.assertEqual(two[:2], [(2, 10), (0, 0)])
        self.assertEqual(yields("autobahn", "autobahnkreuz", "autobahnkreuz")[0], (0, 4))
        self.assertEqual(yields("forschungszentrum*2 universitaet", "universitaet schule")[0], (2, 16))
        lone = yields("forschungszentrum gewerbegebiet", "universitaet", "universitaet")
        self.assertEqual(lone[0], (3, 6))
        self.assertEqual(yields("universitaet", "schule*2")[0], (0, 4))
        self.assertTrue(rules.lacks_prerequisite("buerogebaeude", bag("wohnsiedlung")))
        self.assertFalse(rules.lacks_prerequisite("supermarkt", bag("autobahnkreuz")))
        self.assertTrue(rules.lacks_prerequisite("supermarkt", bag("stadtvilla")))

    def test_t19_to_t21_rivals(self) -> None:
        mine = "park_and_ride parkplatz"
        theirs = "freizeitpark sportpark"
        self.assertEqual(yields(mine, "stadion*2", theirs)[0][1], 8)
        self.assertEqual(yields(mine, "stadion*2 freizeitpark", theirs)[0][1], 10)
        self.assertEqual(yields("u_bahn park_and_ride", "denkmal", "freizeitpark")[0][1], 8)
        self.assertEqual(yields("park_and_ride", "wohnhaus")[0][1], 2)
        self.assertEqual(
            yields("u_bahn stadtpark geschaeftszentrum", "denkmal stadtpark", "kino")[0], (1, 11)
        )

    def test_t22_crew_choice(self) -> None:
        hand = "kino*2 boutique hochhaus wohnhaus stadtvilla parkplatz geschaeftszentrum "
        hand += "technologiepark schule"

        def may(city: str, pair: str) -> bool:
            return f"build {pair}" in legal_actions(choosing((city, hand), ("", "")), 0)

        for pair in ("kino boutique", "kino kino", "wohnhaus hochhaus", "parkplatz stadtvilla"):
            self.assertTrue(may("baukolonne", pair), pair)
            self.assertFalse(may("", pair), pair)
        for pair in ("kino hochhaus", "kino geschaeftszentrum"):
            self.assertFalse(may("baukolonne", pair), pair)
        self.assertTrue(may("baukolonne stadtverwaltung", "kino geschaeftszentrum"))
        self.assertTrue(may("baukolonne stadtverwaltung", "parkplatz technologiepark"))
        self.assertTrue(may("baukolonne schule", "wohnhaus stadtvilla"))
        self.assertFalse(may("baukolonne schule", "kino stadtvilla"))
        self.assertFalse(may("baukolonne wohnhaus", "schule stadtvilla"))

    def test_t23_to_t26_crew(self) -> None:
        six = with_others("kino boutique", 6)
        table = choosing(("baukolonne", six), ("", "kino"))
        go(table, "A build kino boutique", "B renounce")
        self.assertEqual(table.players[0].hand.total(), 0)
        finish(table)
        self.result(table, 2, 0)
        table = choose_alone("baukolonne", with_others("wohnhaus schule", 4), "build wohnhaus schule")
        self.result(table, 3, 0)
        five = with_others("wohnhaus hochhaus", 5)
        for says, hand, points in (("hochhaus", 2, 1), ("wohnhaus", 4, 0)):
            table = choosing(("baukolonne", five), ("", "kino"))
            go(table, "A build wohnhaus hochhaus", "B renounce", f"A build {says}")
            finish(table)
            self.result(table, hand, points)
        for says in ("kino", "boutique"):
            table = choosing(("baukolonne", with_others("kino boutique", 4)), ("", "kino"))
            go(table, "A build kino boutique", "B renounce", f"A build {says}")
            self.assertEqual(table.players[0].city, bag(f"baukolonne {says}"))
        parks = with_others("stadtpark stadtpark", 6)
        table = choose_alone("baukolonne stadtpark", parks, "build stadtpark stadtpark")
        self.result(table, 7, 1)
        table = choose_alone("baukolonne", parks, "build stadtpark stadtpark")
        self.assertEqual(table.players[0].city["stadtpark"], 1)

    def test_q09_no_card_of_the_round_is_drawn_by_a_renouncer(self) -> None:
        table = choosing(("", "kino boutique museum"), ("", "museum"))
        table.deck, table.players[1].discards = bag("wohnhaus*2"), bag("schule")
        go(table, "A build kino", "B renounce")
        self.assertEqual(table.players[1].task, {"keep": ["wohnhaus", "wohnhaus", "schule"]})
        self.assertEqual(+table.players[0].discards, bag("boutique museum"))

    def test_q11_a_card_that_failed_may_pay(self) -> None:
        table = choosing(("baukolonne", "wohnhaus schule"), ("", "kino"))
        go(table, "A build wohnhaus schule", "B renounce")
        self.assertEqual(+table.players[0].discards, bag("schule"))

    def test_t27_seven_rounds(self) -> None:
        plan = "wohnhaus schule architekt stadtpark reihenhaus kino geschaeftszentrum".split()
        needed = bag("wohnhaus schule stadtpark reihenhaus kino geschaeftszentrum")
        totals, sizes = [], []
        city: Counter[str] = Counter()
        for card in plan:
            city[card] += 1
            cities = [city, Counter()]
            totals.append((rules.income(0, cities), rules.points(0, cities)))
            before = sizes[-1] if sizes else 5
            price = 0 if card == "architekt" else rules.cost(card, city - bag(card)) + 1
            sizes.append(before - price + totals[-1][0])
        self.assertEqual([one for one, _ in totals], [1, 1, 2, 2, 2, 3, 4])
        self.assertEqual([one for _, one in totals], [0, 2, 2, 3, 5, 6, 9])
        self.assertEqual(sizes, [4, 3, 5, 5, 5, 5, 5])
        self.assertTrue(needed <= BUILDINGS)

    def test_t28_large_city(self) -> None:
        city = "architekt autobahnkreuz multiplex einkaufspassage stadtverwaltung bahnhof "
        city += "technologiepark denkmal"
        counted = [rules.symbols(bag(city), symbol) for symbol in SYMBOLS]
        self.assertEqual((counted, yields(city)[0]), ([3, 4, 5], (19, 17)))

    def test_t29_hand_limit(self) -> None:
        ten = "kino*3 boutique*2 restaurant*3 theater*2"
        for city, over in (("kasino architekt", 4), ("wohnhaus", 0), ("wohnhaus*2", 1)):
            table = choosing((city, ten), ("", "museum"))
            go(table, "A renounce", "B renounce")
            for seat in (0, 1):
                play(table, seat, legal_actions(table, seat)[0], FirstInOrder())
            task = table.players[0].task
            self.assertEqual(task, {"discard": over} if over else "choose")

    def test_t30_and_t31_end(self) -> None:
        for start, ends in (((47, 44), True), ((45, 41), False)):
            table = choosing(("theater reihenhaus", ""), ("opernhaus", ""))
            for player, points in zip(table.players, start):
                player.points = points
            go(table, "A renounce", "B renounce")
            finish(table)
            self.assertEqual(table.over, ends)
        places = [(52, 6), (52, 8), (49, 14)]
        hands = "kino*3 schule*3", "restaurant*3 theater*2 museum*2 stadion", "parkplatz*4 wohnhaus*4 "
        table = choosing(*((("", hand)) for hand in hands))
        table.players[2].hand += bag("reihenhaus*3 stadtpark*3")
        for player, (points, cards) in zip(table.players, places):
            player.points = points
            self.assertEqual(player.hand.total(), cards)
        self.assertEqual([one["rank"] for one in outcome(table)["standings"]], [2, 1, 3])
        table.players[2].points = 52
        table.players[0].hand = table.players[2].hand
        self.assertEqual([one["rank"] for one in outcome(table)["standings"]], [1, 3, 1])

    def test_t32_short_deck(self) -> None:
        def table(deck: str, pile: str, *cities: str) -> Table:
            found = choosing(*((city, "kino") for city in cities))
            found.deck = bag(deck)
            found.players[0].discards = bag(pile)
            return found

        one = table("wohnhaus*3", "schule*4 museum*2 theater*2", "", "architekt")
        one.players[1].city = Counter()
        go(one, "A renounce", "B build architekt")
        self.assertEqual(one.deck.total(), 6)
        play(one, 0, "keep wohnhaus", FirstInOrder())
        pile = sum(player.discards.total() for player in one.players)
        self.assertEqual((one.deck.total(), pile), (5, 4))
        two = table("wohnhaus*2", "", "", "")
        go(two, "A renounce", "B build architekt", "A keep wohnhaus")
        self.assertEqual(two.players[0].hand.total(), 2)
        three = table("wohnhaus", "schule*2", "kaufhaus", "discounter")
        for player in three.players:
            player.sealed = "build parkplatz"
            player.task = None
        collect(three, FirstInOrder())
        self.assertEqual([player.hand.total() for player in three.players], [3, 2])

    def test_t33_set_up(self) -> None:
        for seats, deck in ((2, 91), (3, 84), (4, 77), (5, 70)):
            table = deal(seats, Lots(random.Random(seats)))
            self.assertEqual(table.deck.total(), deck)
            finish(table)
            self.assertEqual([player.hand.total() for player in table.players], [5] * seats)
            pile = sum(player.discards.total() for player in table.players)
            self.assertEqual(pile, 2 * seats)

    def test_the_table_adds_up(self) -> None:
        self.assertEqual((len(BUILDINGS), BUILDINGS.total()), (50, 105))
        self.assertEqual([rules.symbols(BUILDINGS, symbol) for symbol in SYMBOLS], [42, 43, 54])
        costs = Counter(TABLE[card].cost for card in BUILDINGS.elements())
        expected = {0: 4, 1: 32, 2: 15, 3: 13, 4: 17, 5: 6, 6: 6, 7: 4, 8: 4, 9: 2, 11: 2}
        self.assertEqual(costs, expected)


if __name__ == "__main__":
    unittest.main()
