"""The ledger's tests of cities and streets: NY-T05, NY-T06, NY-T09 to NY-T20."""

from __future__ import annotations

import unittest

from city import (
    CUT_OFF, HOLE, NO_COMMON_SIDE, SIDES_DIFFER, START_TILE, City, longest_street,
    longest_street_by_corners, new_city, outline, placement_refusal, placements, removal_refusal,
    swap_refusal,
)
from components import TILES
from table import city, names, tile

T10 = "arcades-06(1,0) arcades-08(1,1) arcades-09(2,1)"
T13 = T10 + " seraglio-05(2,0)"


def street(built: City) -> int:
    """The longest street, measured in both ways."""
    length = longest_street(built)
    assert length == longest_street_by_corners(built)
    return length


def runs(built: City) -> list[int]:
    """The lengths of all streets on an outline that is not all street."""
    ring = outline(built)
    gap = ring.index(False)
    text = "".join("#" if side else " " for side in ring[gap:] + ring[:gap])
    return sorted((len(run) for run in text.split()), reverse=True)


class Cities(unittest.TestCase):
    """Building rules (NY-24 to NY-28, NY-51)."""

    def test_t09_beside_the_start_tile_only_sides_without_a_street_fit(self) -> None:
        n, e, s, w = (0, 1), (1, 0), (0, -1), (-1, 0)
        expected = {
            "arcades-08": {n, e, s, w}, "pavilion-01": {n}, "arcades-01": {e},
            "seraglio-01": {s}, "chambers-01": {w}, "pavilion-02": {s, w},
            "pavilion-06": {n, e, s},
        }
        for name, cells in expected.items():
            self.assertEqual(set(placements(new_city(), tile(name))), cells, name)
        self.assertEqual(placement_refusal(new_city(), tile("pavilion-06"), w), SIDES_DIFFER)
        for each in TILES.values():
            self.assertEqual(placement_refusal(new_city(), each, (1, 1)), NO_COMMON_SIDE)
        self.assertEqual(sum(len(placements(new_city(), each)) for each in TILES.values()), 136)

    def test_t10_a_tile_behind_a_street_needs_a_way_round(self) -> None:
        first = city("arcades-06(1,0)")
        self.assertEqual(placement_refusal(first, tile("seraglio-05"), (2, 0)), CUT_OFF)
        self.assertIsNone(placement_refusal(city(T10), tile("seraglio-05"), (2, 0)))
        self.assertEqual(street(city(T13)), 0)

    def test_t11_a_hole_of_one_cell_open_at_a_corner_only(self) -> None:
        built = city(
            "pavilion-07(1,0) seraglio-07(2,0) arcades-08(2,1) arcades-09(0,1) chambers-08(0,2)"
        )
        self.assertEqual(placement_refusal(built, tile("chambers-09"), (1, 2)), HOLE)
        self.assertEqual(
            set(placements(built, tile("chambers-09"))),
            {(1, 1), (2, 2), (-1, 0), (-1, 1), (-1, 2), (0, -1), (1, -1), (2, -1), (0, 3),
             (3, 0), (3, 1)},
        )

    def test_t12_a_hole_of_two_cells(self) -> None:
        built = city(
            "pavilion-07(1,0) seraglio-07(2,0) arcades-08(3,0) arcades-09(3,1) chambers-08(0,1)"
            " chambers-09(0,2) garden-09(1,2)"
        )
        self.assertEqual(placement_refusal(built, tile("garden-10"), (2, 2)), HOLE)
        self.assertEqual(placement_refusal(built, tile("garden-10"), (2, 1)), HOLE)
        self.assertIsNone(placement_refusal(built, tile("garden-10"), (1, 1)))

    def test_t13_only_the_last_tile_may_be_removed(self) -> None:
        refusals = {cell: removal_refusal(city(T13), cell) for cell in city(T13)}
        self.assertEqual(
            refusals,
            {(0, 0): START_TILE, (1, 0): CUT_OFF, (1, 1): CUT_OFF, (2, 1): CUT_OFF, (2, 0): None},
        )

    def test_t14_a_removal_may_not_leave_a_hole(self) -> None:
        built = city(
            "pavilion-07(1,0) seraglio-07(0,1) arcades-08(1,1) arcades-09(0,-1) chambers-08(1,-1)"
            " chambers-09(2,1) garden-09(2,0)"
        )
        for cell in built:
            refusal = {(0, 0): START_TILE, (1, 0): HOLE}.get(cell)
            self.assertEqual(removal_refusal(built, cell), refusal, cell)
        del built[(2, 0)]
        self.assertIsNone(removal_refusal(built, (1, 0)))
        self.assertEqual(removal_refusal(built, (1, 1)), CUT_OFF)

    def test_t15_a_swap_keeps_the_sides_towards_neighbours(self) -> None:
        in_city = names(["arcades-06", "arcades-08", "arcades-09", "seraglio-05"])
        fitting = {
            name for name in set(TILES) - in_city
            if swap_refusal(city(T13), TILES[name], (1, 0)) is None
        }
        self.assertEqual(
            fitting,
            names(["pavilion-03", "pavilion-06", "seraglio-04", "arcades-05", "chambers-02",
                   "garden-06", "tower-03", "tower-11"]),
        )
        self.assertEqual(swap_refusal(city(T13), tile("pavilion-07"), (1, 0)), SIDES_DIFFER)
        self.assertEqual(swap_refusal(city(T13), tile("arcades-03"), (1, 0)), SIDES_DIFFER)
        self.assertEqual(swap_refusal(city(T13), tile("pavilion-07"), (0, 0)), START_TILE)

    def test_t20_the_order_of_placement_matters(self) -> None:
        built = city("pavilion-06(0,1)")
        self.assertEqual(placement_refusal(built, tile("garden-08"), (1, 1)), CUT_OFF)
        city("pavilion-06(0,1) garden-10(1,0) garden-08(1,1)")


class Streets(unittest.TestCase):
    """The longest street (NY-30 to NY-32)."""

    def test_t16_a_closed_street_of_twelve_joined_at_inner_corners(self) -> None:
        open_north = "arcades-01(1,0) seraglio-01(0,-1) chambers-01(-1,0)"
        closed = city("pavilion-01(0,1)" + open_north)
        self.assertEqual(street(closed), 12)
        self.assertEqual([name for name in TILES if placements(closed, TILES[name])], [])
        self.assertEqual(street(city(open_north)), 9)

    def test_t17_a_ring_of_streets_and_its_gaps(self) -> None:
        built = city(
            "pavilion-05(0,1) pavilion-06(1,0) seraglio-06(0,-1) seraglio-05(-1,0)"
            " pavilion-04(-1,1) seraglio-02(1,1) pavilion-03(1,-1) pavilion-02(-1,-1)"
        )
        self.assertEqual(street(built), 12)
        self.assertIsNone(swap_refusal(built, tile("pavilion-07"), (0, 1)))
        built[(0, 1)] = tile("pavilion-07")
        self.assertEqual(street(built), 11)
        self.assertIsNone(swap_refusal(built, tile("seraglio-07"), (0, -1)))
        built[(0, -1)] = tile("seraglio-07")
        self.assertEqual(runs(built), [5, 5])
        self.assertEqual(street(built), 5)

    def test_t18_the_end_of_a_double_street_does_not_break_a_street(self) -> None:
        """Stands in for the lost picture of NY-T05."""
        built = city(
            "chambers-01(-1,0) garden-01(0,-1) chambers-09(0,1) garden-05(-1,1) pavilion-01(0,2)"
            " pavilion-03(1,0)"
        )
        self.assertEqual(runs(built), [8, 3])
        self.assertEqual(street(built), 8)

    def test_t19_a_double_street_prolongs_nothing(self) -> None:
        built = city("pavilion-07(1,0) arcades-03(0,1) seraglio-05(1,1)")
        self.assertEqual(street(built), 1)
        self.assertIsNone(swap_refusal(built, tile("pavilion-04"), (1, 1)))
        built[(1, 1)] = tile("pavilion-04")
        self.assertEqual(street(built), 2)


if __name__ == "__main__":
    unittest.main()
