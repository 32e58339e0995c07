"""Worked examples of the ledger (FU-T..): damage both ways, and how enemies move."""

from __future__ import annotations

import unittest

import box
from scene import OPEN, at, block, foes, manholes, run, scene
from table import name_of


class Fighting(unittest.TestCase):
    """Damage both ways."""

    def test_two_damage_against_one_convict_is_resolved_in_full(self) -> None:  # FU-T02
        game = scene("maggie f3")
        foes(game, "convict f3")
        run(game.reveal_card("m3"))
        self.assertFalse(game.happened("played")[0]["void"])
        self.assertEqual(at(game, "f3"), [])

    def test_two_convicts_and_romero_next_door_deal_four(self) -> None:  # FU-T04
        game = scene("mente f3")
        foes(game, "convict f3", "convict f3", "romero e3", "convict e4", "duke g4")
        block(game, "f3/g4")
        self.assertEqual(sum(map(game.damage_of, game.foes)), 4)

    def test_the_bat_adds_four_against_a_boss(self) -> None:  # FU-T08
        game = scene("maggie f3")
        foes(game, "slag f3")
        game.hero.weapon = box.BAT
        run(game.reveal_card("m3"), "bat slag")
        self.assertEqual(game.foes[0].wounds, 6)

    def test_the_axe_adds_its_damage_once(self) -> None:  # FU-T21
        game = scene("maggie f3")
        foes(game, "convict f3", "convict f3", "convict f3")
        game.hero.weapon = box.AXE
        run(game.reveal_card("m3"))
        self.assertEqual(game.foes, [])

    def test_a_bonus_hit_point_needs_two_damage_in_one_turn(self) -> None:  # FU-T20
        game = scene("maggie f3")
        foes(game, "convict f3")
        game.ny_in_play = {"ns1"}
        run(game.damage(1, 0))
        self.assertEqual(game.foes[0].wounds, 1)
        game.end_turn()
        run(game.damage(1, 0))
        self.assertEqual(at(game, "f3"), ["convict"])
        run(game.damage(1, 0))
        self.assertEqual(at(game, "f3"), [])

    def test_damage_to_a_car_or_the_convict_beside_it(self) -> None:  # FU-T60
        game = scene("maggie f3")
        foes(game, "car 1 f3", "convict f3")
        run(game.damage(2, 0), "hit convict f3")
        self.assertEqual((at(game, "f3"), game.foes[0].wounds), (["car"], 1))
        run(game.damage(1, 0))
        self.assertEqual(game.abandoned, {0: "f3"})

    def test_a_level_token_takes_no_more_convicts_than_it_shows(self) -> None:  # FU-T44
        game = scene("maggie f3")
        foes(game, "convict f3", "convict f3", "convict f3")
        supply = game.convict_supply()
        run(game.damage(3, 0))
        self.assertEqual((game.hero.convicts, game.convict_supply() - supply), (2, 1))

    def test_a_killed_driver_needs_a_convict_of_the_supply_by_the_book(self) -> None:  # L764
        for others, trophies in ((39, 1), (40, 0)):
            game = scene("maggie f3")
            foes(game, "car 1 f3", *["convict b2"] * others)
            run(game.damage(2, 0))
            self.assertEqual(game.hero.convicts, trophies)

    def test_a_shelter_stops_all_damage(self) -> None:  # FU-T59
        game = scene("maggie d3")
        game.revealed.add("d3")
        game.tiles["d3"] = "ct33"
        foes(game, "convict d3", "convict d3")
        run(game.step_seven())
        game.hurt(1)
        self.assertEqual((game.told[1:], len(game.hero.hand)), ([], 8))

    def test_range_of_convicts_ends_at_roadblocks(self) -> None:  # FU-T28, FU-T68
        game = scene("jena f3")
        foes(game, "convict g4")
        game.ny_in_play = {"ns2"}
        self.assertEqual(game.damage_of(game.foes[0]), 1)
        self.assertEqual(len(game.in_reach(1)), 1)
        block(game, "f3/g4")
        self.assertEqual(game.damage_of(game.foes[0]), 0)
        self.assertEqual(game.in_reach(1), [])

    def test_slag_is_not_tricked(self) -> None:  # FU-T58
        game = scene("mente f3")
        foes(game, "slag f3", "convict f3")
        game.in_card = True
        run(game.reveal_card("b1"))
        self.assertTrue(game.happened("played")[0]["void"])
        run(game.trick(1), "trick convict f3 to e3")
        self.assertEqual(at(game, "f3"), ["slag"])

    def test_the_tricked_neither_attack_nor_close_in(self) -> None:  # FU-T15
        game = scene("mente f3")
        foes(game, "convict f3", "romero f3")
        run(game.trick(3), "trick convict f3 to f4", "trick romero to e3")
        self.assertEqual(sum(map(game.damage_of, game.foes)), 0)
        game.close_in()
        self.assertEqual(at(game, "f3"), [])
        game.end_turn()
        self.assertFalse(any(foe.lying for foe in game.foes))


class Enemies(unittest.TestCase):
    """How New York moves."""

    def test_the_example_of_page_18(self) -> None:  # FU-T05, FU-T25
        game = scene("mente e3")
        game.revealed |= {"d1", "d2", "d3", "c3", "e2", "h4"}
        manholes(game, ["d3", "h4"])
        foes(game, "car 1 d1", "convict e2", "convict c3", "romero h4")
        asked = run(game.ny_move(3), "send convict c3 to d2")
        self.assertEqual(asked, [["send convict c3 to d2", "send convict c3 to d3"]])
        self.assertEqual(at(game, "e3"), ["car", "convict", "romero"])
        self.assertEqual(game.happened("enemy_moved")[0]["path"][:3], ["d1", "e2", "e3"])

    def test_nobody_moves_without_a_route(self) -> None:  # FU-T24
        game = scene("mente f3")
        foes(game, "convict b2")
        self.assertEqual(run(game.ny_move(3)), [])
        self.assertEqual(at(game, "b2"), ["convict"])

    def test_who_reaches_goes_first_then_the_faster(self) -> None:  # FU-T26
        game = scene("mente f3")
        game.revealed = set(OPEN)
        game.pois = {}
        foes(game, "duke i4", "car 1 h2", "convict f4")
        run(game.ny_move(2))
        self.assertEqual(at(game, "f3"), ["car", "duke"])
        game.foes.clear()
        foes(game, "duke j3", "car 1 h2", "convict f4")
        asked = run(game.ny_move(3), "send duke to g3")
        self.assertEqual(asked, [["send duke to g3", "send duke to g4"]])

    def test_a_roadblock_makes_the_way_longer(self) -> None:  # FU-T27
        game = scene("mente f3")
        block(game, "f3/g4")
        foes(game, "convict g4")
        self.assertFalse(game.reaching(game.foes[0]))
        self.assertEqual({way.path[-1] for way in game.ways(game.foes[0])}, {"g3", "f4"})
        game.ny_in_play = {"ns3"}
        self.assertTrue(game.reaching(game.foes[0]))

    def test_another_hero_stops_an_enemy(self) -> None:  # FU-T29
        game = scene("jena e4", "maggie f3")
        foes(game, "convict g3")
        self.assertEqual({w.path[-1] for w in game.ways(game.foes[0])}, {"f3"})
        game.foes.clear()
        foes(game, "duke g3")
        self.assertEqual({w.path[-1] for w in game.ways(game.foes[0])}, {"e4"})
        game.foes.clear()
        foes(game, "romero g3")
        self.assertEqual({w.path[-1] for w in game.ways(game.foes[0])}, {"f3"})

    def test_cars_use_no_manholes(self) -> None:  # FU-T30
        game = scene("mente e4")
        game.revealed |= {"g5", "h4", "i5", "d3", "d4"}
        manholes(game, ["i5", "d3"])
        foes(game, "car 1 i5", "convict i5")
        game.foes[1].lying = True
        self.assertEqual({w.path[-1] for w in game.ways(game.foes[0])}, {"g4", "g5"})
        self.assertEqual({w.path[-1] for w in game.ways(game.foes[1])}, {"d3"})

    def test_a_convict_takes_the_car_it_comes_to(self) -> None:  # FU-T19, FU-T31
        game = scene("mente e4")
        game.ny_in_play = {"ns3"}
        game.abandoned = {0: "f3"}
        foes(game, "convict g3")
        run(game.ny_move(1))
        self.assertEqual(at(game, "f3"), ["car"])
        game = scene("mente e4")
        game.abandoned = {0: "f3"}
        foes(game, "romero g3")
        run(game.ny_move(1))
        self.assertEqual(at(game, "e4"), ["romero"])

    def test_a_convict_who_comes_to_a_car_frees_a_piece(self) -> None:  # L907, L925, L927
        game = scene("mente f3")
        game.abandoned = {0: box.WTC}
        foes(game, *["convict e3"] * 39)
        game.gullfire = False
        run(game.sabotage(3))
        self.assertEqual(at(game, box.WTC), ["car", "convict"])
        told = [name_of(event) for event in game.told[1:]]
        came = ["convicts_came", "convict_took_car", "convicts_came", "convicts_missing", "noise"]
        self.assertEqual(told, came)

    def test_a_car_forced_through_a_roadblock_is_gone(self) -> None:  # FU-T32
        game = scene("mente f3")
        block(game, "g4/f3", "g4/g3", "g4/f4")
        foes(game, "car 1 g4")
        run(game.ny_move(1))
        self.assertEqual((at(game, "f3"), game.barred("f3", "g4")), (["convict"], False))
        self.assertEqual(game.car_supply(), [0, 1, 2, 3])
        game.foes.clear()
        block(game, "g4/f3")
        foes(game, "convict g4")
        self.assertEqual(run(game.ny_move(1)), [])

    def test_a_car_takes_along_whom_it_meets(self) -> None:  # FU-T71
        game = scene("mente f3")
        game.revealed, game.pois = set(OPEN), {}
        foes(game, "car 1 i5", "convict h4")
        run(game.ny_move(2))
        self.assertEqual(at(game, "g4"), ["car", "convict"])
        self.assertEqual(len(game.happened("enemy_moved")), 1)

    def test_a_lying_convict_is_not_taken_along(self) -> None:  # FU-Q48
        game = scene("mente f3")
        game.revealed, game.pois = set(OPEN), {}
        foes(game, "car 1 i5", "convict h4")
        game.foes[1].lying = True
        run(game.ny_move(1))
        self.assertEqual((at(game, "g4"), at(game, "h4")), (["car"], ["convict"]))

    def test_step_twelve_brings_the_sides_of_the_back(self) -> None:  # FU-T13, FU-T34
        game = scene("jena f3")
        foes(game, "convict f4", "convict e3", "convict g3")
        game.close_in()
        self.assertEqual((len(at(game, "f3")), at(game, "g3")), (2, ["convict"]))


if __name__ == "__main__":
    unittest.main()
