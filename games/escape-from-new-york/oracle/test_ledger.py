"""Worked examples of the ledger (FU-T..): city, cards, things, winning; and the book's rulings."""

from __future__ import annotations

import unittest

import box
from scene import Scene, at, block, foes, manholes, run, scene
from table import Slot, name_of


class City(unittest.TestCase):
    """Noise, tiles, roadblocks, timer."""

    def test_noise_beyond_ten(self) -> None:  # FU-T35
        for noise, left, gain, then in (
            (7, 4, 4, (10, 3, 0)),
            (9, 2, 6, (3, 4, 1)),
            (10, 4, 5, (1, 4, 1)),
            (8, 1, 4, (1, 4, 1)),
            (10, 4, 4, (0, 4, 1)),
            (10, 2, 14, (10, 2, 1)),
            (10, 1, 25, (10, 4, 2)),
        ):
            game = scene("jena f3")
            game.noise, game.mission = noise, left
            game.black_left = 0
            game.presto, game.red["ti11"] = True, 2
            game.lots = {"timer_revealed": [{"tile": "ti11"}] * 2}
            run(game.gain_noise(gain))
            self.assertEqual(
                (game.noise, game.mission, len(game.happened("timer_revealed"))), then
            )

    def test_a_tile_that_makes_noise_comes_before_the_rest(self) -> None:  # FU-T37
        game = scene("jena f3")
        game.noise, game.mission, game.black_left = 10, 1, 3
        game.black["ti09"] = game.events["ev03"] = 1
        game.lots = {"timer_revealed": [{"tile": "ti09"}], "event_revealed": [{"card": "ev03"}]}
        run(game.gain_noise(3))
        self.assertEqual((game.noise, game.mission), (4, 4))

    def test_cubes_moved_by_cards_leave_the_noise(self) -> None:  # FU-T36
        game = scene("jena f3")
        game.noise, game.mission, game.black_left = 7, 1, 3
        game.black["ti08"] = 1
        game.lots = {"timer_revealed": [{"tile": "ti08"}]}
        run(game.move_mission())
        self.assertEqual((game.noise, game.mission), (7, 4))

    def test_contents_of_a_coast_space(self) -> None:  # FU-T17
        game = scene("jena f2")
        game.map_stack["ct01"] = game.token_stack["pe3"] = 1
        game.lots = {"tile_laid": [{"tile": "ct01", "token": "pe3"}]}
        run(game.lay_tile("f1"))
        self.assertEqual((at(game, "f1"), game.cubes["f1"]), (["convict"], 2))

    def test_roadblocks_on_coast_and_bridges(self) -> None:  # FU-T33
        game = scene("jena f3")
        game.put_roadblock("a1", "u")
        game.put_roadblock("c6", "d")
        self.assertEqual(game.roadblocks, {})
        game.put_roadblock("k1", "u")
        game.put_roadblock("d5", "d")
        self.assertTrue(game.barred("k1", "bridge") and game.barred("d5", "bridge"))
        game.put_roadblock("d3", "dr")
        game.put_roadblock("e4", "ul")
        self.assertEqual(len(game.roadblocks), 3)
        game.roadblocks[frozenset(("d3", "e4"))] = False
        game.put_roadblock("d3", "dr")
        self.assertTrue(game.barred("e4", "d3"))

    def test_the_last_convict_goes_where_the_player_says(self) -> None:  # FU-T41
        game = scene("jena e6")
        game.pois["e6"], game.pois["a2"] = box.CAMP, "po4"
        game.revealed |= {"d5", "e5", "f5", *box.POI_SPACES}
        game.noise = 4
        foes(game, *["convict b2"] * 39)
        game.pois = {**game.pois, "k3": box.EMPTY, "b5": "po8"}
        asked = run(game.take("president"), "spawn e5")
        self.assertEqual(asked, [["spawn d5", "spawn e5", "spawn f5"]])
        self.assertEqual((game.noise, game.landed, at(game, "k3")), (6, True, ["duke"]))

    def test_the_duke_comes_back_before_the_next_tile_acts(self) -> None:  # FU-T57
        game = scene("jena f3")
        game.revealed.add("b5")
        foes(game, "duke f3")
        game.foes[0].wounds = 7
        run(game.damage(1, 0))
        self.assertEqual((game.foes, game.case_tokens[1]), ([], None))
        game.black_left, game.black["ti04"] = 2, 1
        game.lots = {"timer_revealed": [{"tile": "ti04"}], "helicopter_moved": [{"to": "h2"}]}
        run(game.reveal_timer())
        told = [name_of(event) for event in game.told[-3:]]
        self.assertEqual(told, ["timer_revealed", "boss_came", "helicopter_moved"])
        self.assertEqual((at(game, "b5"), game.foes[0].wounds), (["duke"], 0))

    def test_rescue_discards_a_tile_for_each_poi(self) -> None:  # FU-T06, FU-T39
        game = scene("tassista a2")
        game.revealed |= {"a2", "a1", "a3", "b3"}
        game.black_left, game.black["ti08"] = 7, 9
        game.mission, game.lots = 4, {"timer_discarded": [{"tile": "ti08"}] * 7}
        game.ny_beside, game.ny_deck["ny2"] = {"ns1", "ns2", "ns3"}, 3
        game.ny_top = "ny2"
        game.lots["top_card"] = [{"card": {"face": "ny2"}}] * 3
        turns = [f"turn {space}" for space in box.POI_SPACES[1:-1]]
        run(game.take("president"), *turns)
        self.assertEqual((game.black_left, game.landed, game.president), (0, True, "rescued"))
        self.assertEqual(at(game, "b3"), ["convict"])
        self.assertIn("duke", at(game, box.POI_SPACES[1]))


class Cards(unittest.TestCase):
    """What cards can and cannot do."""

    def void(self, game: Scene, card: str) -> bool:
        run(game.reveal_card(card))
        return bool(game.happened("played")[-1]["void"])

    def test_void_cards_make_noise_only(self) -> None:  # FU-T52
        game = scene("mente f3")
        foes(game, "convict f3")
        self.assertTrue(self.void(game, "b8"))
        self.assertEqual(game.turn_noise, 1)
        self.assertTrue(self.void(scene("tassista f3"), "cs2"))
        self.assertTrue(self.void(scene("jena f3"), "js1"))
        game = scene("jena f3")
        foes(game, "convict f3")
        self.assertTrue(self.void(game, "j1"))

    def test_retrieving_too_few_is_void_by_the_book(self) -> None:  # FU-T55, L337
        game = scene("jena f3")
        game.hero.discards = {"j5"}
        self.assertTrue(self.void(game, "j8"))
        game.hero.discards = {"j5", "j6"}
        self.assertFalse(self.void(game, "j8"))
        self.assertEqual(game.hero.discards, set())

    def test_tricking_too_few_is_void_by_the_book(self) -> None:  # L337, L339
        game = scene("mente f3")
        foes(game, "convict f3", "convict f3")
        self.assertTrue(self.void(game, "b1"))
        foes(game, "romero f3")
        self.assertFalse(self.void(game, "b1"))

    def test_reloading_too_little_is_void_by_the_book(self) -> None:  # L337, L339
        for ammunition, void in ((4, True), (3, True), (2, False)):
            game = scene("maggie f3")
            game.hero.weapon, game.hero.ammunition = "se-m", ammunition
            game.hero.discards = {"m1"}
            self.assertEqual(self.void(game, "ms5"), void)

    def test_a_sewer_card_goes_through_manholes(self) -> None:  # FU-T62, L931
        game = scene("jena d3")
        game.revealed |= {"d3", "h4"}
        manholes(game, ["d3", "h4"])
        self.assertIn("to h4", game.steps(["sewer"]))
        self.assertNotIn("to h4", game.steps([]))
        game.hero.ride = 0
        self.assertNotIn("to h4", game.steps(["sewer"]))

    def test_a_taxi_is_wrecked_on_a_roadblock(self) -> None:  # FU-T61
        game = scene("tassista f3")
        game.hero.ride = "taxi"
        block(game, "f3/e3")
        game.map_stack["ct34"] = 1
        game.lots = {"tile_laid": [{"tile": "ct34", "token": None}]}
        run(game.reveal_card("c1"), "wreck e3", "to e4", "reveal d4")
        self.assertEqual((game.hero.space, game.hero.ride), ("e4", None))
        self.assertFalse(game.barred("f3", "e3"))

    def test_a_passenger_rides_if_he_likes(self) -> None:  # FU-T54
        game = scene("tassista f3", "mente f3", "jena f3")
        game.heroes[0].ride, game.heroes[2].ride = "taxi", 0
        asked = run(game.move(1, []), "offer b", "accept", "to e3")
        self.assertNotIn("offer c", asked[0])
        self.assertEqual([hero.space for hero in game.heroes], ["e3", "e3", "f3"])

    def test_the_jump_takes_a_passenger_by_the_book(self) -> None:  # L709, L1081
        game = scene("tassista e6", "mente e6")
        game.hero.ride, game.in_card = "taxi", True
        game.revealed |= {"e6", "j1", "k3"}
        run(game.reveal_card("cs2"), "offer b", "accept", "jump j1")
        self.assertEqual([hero.space for hero in game.heroes], ["j1", "j1"])

    def test_events_follow_the_card_for_every_space_entered(self) -> None:  # FU-T53
        game = scene("jena e3")
        game.revealed |= {"d2", "d3"}
        game.tiles = {"d2": "ct30", "d3": "ct30"}
        run(game.reveal_card("j2"), "to d2", "to d3")
        self.assertEqual(game.events_due, 2)
        game.events_due, game.hero.space = 0, "e3"
        run(game.reveal_card("b3"), "to d2", "to d3")
        self.assertEqual(game.events_due, 0)


class Winning(unittest.TestCase):
    """Bridges and lone victories."""

    def bridge(self) -> Scene:
        game = scene("jena h5", "maggie h5", "mente h5", "tassista h4")
        game.in_card = True
        game.revealed |= {"h5", "h4"}
        game.president = "rescued"
        game.heroes[0].reserve = [Slot("president", "president", True)]
        game.heroes[1].reserve = [Slot("case", box.TAPE)]
        game.heroes[2].reserve = [Slot("diagram", "se-b", True)]
        return game

    def test_three_win_at_the_bridge(self) -> None:  # FU-T09, FU-T48
        game = self.bridge()
        run(game.reveal_card("j4"), "cross", "show president", "show tape", "show diagram")
        self.assertEqual(game.winners(), ["A", "B", "C"])

    def test_a_failed_try_makes_the_rest_of_the_card_void(self) -> None:  # FU-T48, L337, L472
        game = self.bridge()
        shows = ["show president", "show nothing", "show diagram"]
        asked = run(game.reveal_card("j4"), "cross", *shows)
        self.assertEqual((game.winners(), len(asked)), ([], 4))
        self.assertEqual(game.happened("tile_laid"), [])
        block(game, "h5/bridge")
        self.assertNotIn("cross", game.bridge_steps([]))
        self.assertIn("smash bridge", game.bridge_steps(["smash"]))

    def test_holders_are_asked_by_the_book(self) -> None:  # L463
        asked = run(self.bridge().reveal_card("j4"), "cross")
        self.assertEqual(asked[-1], ["show nothing", "show president"])

    def test_a_lone_victory(self) -> None:  # FU-T14, FU-T47
        game = scene("maggie f1", "tassista f3")
        hero = game.hero
        game.revealed.add("f1")
        game.tokens["f1"], game.president, game.black_left = "pe1", "rescued", 5
        hero.objectives, hero.level = ["ob3", "ob11"], 3
        hero.reserve = [Slot("item", "it12")]
        foes(game, "convict f1")
        self.assertTrue(game.may_escape())
        hero.level = 2
        self.assertFalse(game.may_escape())
        hero.level, game.president = 3, "held"
        self.assertFalse(game.may_escape())
        game.black_left = 0
        self.assertTrue(game.may_escape())


class Things(unittest.TestCase):
    """The reserve."""

    def test_a_fourth_card_drops_a_briefcase_into_a_free_box(self) -> None:  # FU-T07, FU-T43
        game = scene("maggie f3")
        game.case_cards = {n: None if n in (2, 3) else Slot("case", "va5") for n in range(1, 5)}
        game.hero.reserve = [Slot("case", "va3"), Slot("item", "it05"), Slot("item", "it05")]
        game.hero.reserve.append(Slot("case", box.TAPE))
        run(game.overflow(), "drop slot 1 into 2")
        self.assertEqual((game.case_tokens[2], game.free_boxes()), ("f3", [3]))
        self.assertNotIn("take case 2", game.takes())

    def test_cubes_on_tokens_are_of_the_fifteen_by_the_book(self) -> None:  # L750, L752
        game = scene("maggie f3")
        game.cubes["e3"], game.hero.items = 14, 1
        self.assertEqual((game.cube_supply(), game.may_pay()), (0, False))

    def test_items_pay_for_a_level_until_it_is_taken(self) -> None:  # L750
        game = scene("jena f3", "maggie f3")
        game.active = 1
        game.hero.reserve = [Slot("item", "it05")]
        self.assertIn("pay slot 1", game.thing_answers())
        game.levelled = True
        self.assertNotIn("pay slot 1", game.thing_answers())

    def test_things_are_among_all_answers_but_in_a_card(self) -> None:  # L669
        game = scene("jena f3")
        game.hero.reserve = [Slot("item", "it07")]
        game.hero.discards = {"j8"}
        game.hero.hand.discard("j8")
        self.assertIn("use slot 1", run(game.choose_cards())[0])
        game.in_card = True
        self.assertNotIn("use slot 1", run(game.choose_cards())[0])

    def test_what_does_nothing_is_not_offered(self) -> None:  # L669
        game = scene("jena e3")
        game.hero.reserve = [Slot("item", "it07"), Slot("item", "it11"), Slot("item", "it10")]
        self.assertEqual(
            [answer for answer in game.thing_answers() if answer.startswith("use")], ["use slot 2"]
        )
        self.assertIn("otherwise slot 2", game.thing_answers())
        game.revealed |= set(box.SPACES)
        self.assertNotIn("otherwise slot 2", game.thing_answers())

    def test_traps_go_off_when_stepped_on_by_the_book(self) -> None:  # L1135, FU-T65
        game = scene("jena f3")
        game.tiles["e3"] = "ct35"
        game.lots = {"trap_sprung": [{"armed": False}]}
        run(game.step("to", "e3", None))
        self.assertTrue(game.happened("trap_sprung"))

    def test_no_tile_is_revealed_for_no_cards_by_the_book(self) -> None:  # L314
        game = scene("jena f3")
        self.assertEqual(run(game.step_one()), [])
        game.hero.discards = {"j8"}
        self.assertEqual(run(game.step_one()), [["pass", "timer"]])


if __name__ == "__main__":
    unittest.main()
