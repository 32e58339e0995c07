"""The building rules (NY-24 to NY-28) by brute force, and the longest street (NY-30 to NY-32).

A city is a dict from cell to tile; the start tile lies on (0, 0). Every question is answered
by looking at the whole city again: nothing is remembered, nothing is shortened.
"""

from __future__ import annotations

from typing import Optional

from components import OPPOSITE, SIDES, START, Tile

Cell = tuple[int, int]
City = dict[Cell, Tile]
Point = tuple[int, int]

ORIGIN: Cell = (0, 0)

# Reasons for a refusal. All but the first are rule ids; a taken cell has none of its own.
TAKEN = "taken"
EMPTY = "empty"
START_TILE = "NY-19"
NO_COMMON_SIDE = "NY-27"
SIDES_DIFFER = "NY-25"
CUT_OFF = "NY-26"
HOLE = "NY-28"


def new_city() -> City:
    """The start tile at the origin of an empty grid (NY-06)."""
    return {ORIGIN: START}


def neighbour(cell: Cell, side: str) -> Cell:
    """The cell beyond one side of a cell."""
    step = SIDES[side]
    return cell[0] + step[0], cell[1] + step[1]


def sides_match(city: City) -> bool:
    """Touching sides both carry a street, or neither does (NY-25)."""
    for cell, tile in city.items():
        for side in SIDES:
            other = city.get(neighbour(cell, side))
            if other is not None and (side in tile.streets) != (OPPOSITE[side] in other.streets):
                return False
    return True


def reached_on_foot(city: City) -> set[Cell]:
    """The cells one can walk to from the start tile without crossing a street (NY-26)."""
    reached = {ORIGIN}
    to_visit = [ORIGIN]
    while to_visit:
        cell = to_visit.pop()
        for side in SIDES:
            there = neighbour(cell, side)
            if there not in city or there in reached:
                continue
            if side in city[cell].streets or OPPOSITE[side] in city[there].streets:
                continue
            reached.add(there)
            to_visit.append(there)
    return reached


def enclosed_cells(city: City) -> set[Cell]:
    """The empty cells that cannot reach the outside side to side (NY-28, NY-Q04)."""
    xs = [x for x, _ in city]
    ys = [y for _, y in city]
    frame = {
        (x, y)
        for x in range(min(xs) - 1, max(xs) + 2)
        for y in range(min(ys) - 1, max(ys) + 2)
    }
    outside: set[Cell] = set()
    to_visit = [(min(xs) - 1, min(ys) - 1)]
    while to_visit:
        cell = to_visit.pop()
        if cell in outside or cell not in frame or cell in city:
            continue
        outside.add(cell)
        to_visit.extend(neighbour(cell, side) for side in SIDES)
    return frame - outside - set(city)


def broken_rule(city: City) -> Optional[str]:
    """The first building rule a whole city breaks, in the order of NY-51; None if legal."""
    if city.get(ORIGIN) != START:
        return START_TILE
    if not sides_match(city):
        return SIDES_DIFFER
    if reached_on_foot(city) != set(city):
        return CUT_OFF
    if enclosed_cells(city):
        return HOLE
    return None


def placement_refusal(city: City, tile: Tile, cell: Cell) -> Optional[str]:
    """Why a tile may not be laid on a cell (NY-51), or None if it may."""
    if cell in city:
        return TAKEN
    if not any(neighbour(cell, side) in city for side in SIDES):
        return NO_COMMON_SIDE
    return broken_rule({**city, cell: tile})


def removal_refusal(city: City, cell: Cell) -> Optional[str]:
    """Why the tile on a cell may not be taken out (NY-18b, NY-51), or None if it may."""
    if cell == ORIGIN:
        return START_TILE
    if cell not in city:
        return EMPTY
    return broken_rule({at: tile for at, tile in city.items() if at != cell})


def swap_refusal(city: City, tile: Tile, cell: Cell) -> Optional[str]:
    """Why a tile may not replace the one on a cell (NY-18c, NY-51), or None if it may."""
    if cell == ORIGIN:
        return START_TILE
    if cell not in city:
        return EMPTY
    return broken_rule({**city, cell: tile})


def cells_around(city: City) -> list[Cell]:
    """Every empty cell with a common side to the city, and some beyond: a generous frame."""
    xs = [x for x, _ in city]
    ys = [y for _, y in city]
    return [
        (x, y)
        for x in range(min(xs) - 1, max(xs) + 2)
        for y in range(min(ys) - 1, max(ys) + 2)
        if (x, y) not in city
    ]


def placements(city: City, tile: Tile) -> list[Cell]:
    """Every cell on which a tile may be laid."""
    return [cell for cell in cells_around(city) if placement_refusal(city, tile, cell) is None]


def removals(city: City) -> list[Cell]:
    """Every cell whose tile may be taken out."""
    return [cell for cell in city if removal_refusal(city, cell) is None]


def swaps(city: City, tile: Tile) -> list[Cell]:
    """Every cell whose tile a given tile may replace."""
    return [cell for cell in city if swap_refusal(city, tile, cell) is None]


def side_ends(cell: Cell, side: str) -> tuple[Point, Point]:
    """The corner points of a tile side, in the order of walking with the tile on the left."""
    x, y = cell
    return {
        "S": ((x, y), (x + 1, y)),
        "E": ((x + 1, y), (x + 1, y + 1)),
        "N": ((x + 1, y + 1), (x, y + 1)),
        "W": ((x, y + 1), (x, y)),
    }[side]


def outline(city: City) -> list[bool]:
    """The sides of the outline in walking order: is there a street on each? (NY-31, NY-32)

    Sides where two tiles touch are no part of it. A legal city has one ring without crossings,
    so at each corner point exactly one side goes on, and the walk passes all of them.
    """
    going_on: dict[Point, tuple[Point, bool]] = {}
    count = 0
    for cell, tile in city.items():
        for side in SIDES:
            if neighbour(cell, side) not in city:
                start, end = side_ends(cell, side)
                assert start not in going_on, "the outline of a legal city never crosses itself"
                going_on[start] = (end, side in tile.streets)
                count += 1
    first = next(iter(going_on))
    walked = []
    point = first
    while True:
        point, street = going_on[point]
        walked.append(street)
        if point == first:
            break
    assert len(walked) == count, "the outline of a legal city is one ring"
    return walked


def longest_street(city: City) -> int:
    """The number of street sides in the longest unbroken run along the outline (NY-30)."""
    ring = outline(city)
    best = 0
    for start in range(len(ring)):
        length = 0
        while length < len(ring) and ring[(start + length) % len(ring)]:
            length += 1
        best = max(best, length)
    return best


def longest_street_by_corners(city: City) -> int:
    """The same by another road: street sides of the outline that meet at a point join up."""
    loose = {
        (cell, side)
        for cell, tile in city.items()
        for side in tile.streets
        if neighbour(cell, side) not in city
    }
    best = 0
    while loose:
        to_visit = [loose.pop()]
        length = 0
        while to_visit:
            length += 1
            ends = set(side_ends(*to_visit.pop()))
            touching = {edge for edge in loose if ends & set(side_ends(*edge))}
            loose -= touching
            to_visit.extend(touching)
        best = max(best, length)
    return best
