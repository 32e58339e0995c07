"""Points: majorities and streets, for scorings A, B and C (NY-29 to NY-35)."""

from __future__ import annotations

from typing import Any, Iterable, Optional, Sequence

from city import City, longest_street
from components import KINDS, TILES

Report = dict[str, Any]


def place_points(scoring: str, kind: str) -> list[int]:
    """What first, second and third place are worth (NY-34 and the score table)."""
    rank = KINDS.index(kind) + 1
    return {"A": [rank], "B": [7 + rank, rank], "C": [15 + rank, 7 + rank, rank]}[scoring]


def majority_points(scoring: str, kind: str, counts: Sequence[int]) -> list[int]:
    """The points of everyone for one type, given how many tiles of it each has (NY-33, NY-35)."""
    worth = place_points(scoring, kind)
    points = []
    for count in counts:
        ahead = sum(1 for other in counts if other > count)
        level = sum(1 for other in counts if other == count)
        places = range(ahead, ahead + level)
        shared = sum(worth[place] for place in places if place < len(worth))
        points.append(shared // level if count > 0 else 0)
    return points


def kind_counts(tiles: Iterable[str]) -> dict[str, int]:
    """How many tiles of each type are among some tile names."""
    counts = {kind: 0 for kind in KINDS}
    for name in tiles:
        kind = TILES[name].kind
        assert kind is not None, "a building tile has a type"
        counts[kind] += 1
    return counts


def all_majorities(scoring: str, owned: Sequence[Iterable[str]]) -> list[int]:
    """The points for all six types, given the tiles each player (and Dirk, NY-42) counts."""
    counts = [kind_counts(tiles) for tiles in owned]
    points = [0] * len(counts)
    for kind in KINDS:
        gained = majority_points(scoring, kind, [count[kind] for count in counts])
        points = [before + more for before, more in zip(points, gained)]
    return points


def majority_report(scoring: str, owned: Sequence[Iterable[str]], seats: int) -> list[Report]:
    """The majorities type by type, as FORMAT.md tells them; who comes after the seats is Dirk."""
    counts = [kind_counts(tiles) for tiles in owned]
    report = []
    for kind in KINDS:
        numbers = [count[kind] for count in counts]
        points = majority_points(scoring, kind, numbers)
        lines = [
            {"tiles": number, "place": place_of(number, numbers), "points": gained}
            for number, gained in zip(numbers, points)
        ]
        dirk = lines[seats] if len(lines) > seats else None
        report.append({"kind": kind, "seats": lines[:seats], "dirk": dirk})
    return report


def place_of(number: int, numbers: Sequence[int]) -> Optional[int]:
    """One more than those with more tiles; no place without a tile (NY-33)."""
    return 1 + sum(1 for other in numbers if other > number) if number > 0 else None


def city_tiles(city: City) -> list[str]:
    """The building tiles of a city: the start tile is in no majority (NY-46)."""
    return [tile.name for tile in city.values() if tile.kind is not None]


def street_points(cities: Sequence[City]) -> list[int]:
    """The longest street of every player (NY-30)."""
    return [longest_street(city) for city in cities]


def ranks(scores: Sequence[int]) -> list[int]:
    """Most points first; the tied share a rank and the next are as far behind (NY-40)."""
    return [1 + sum(1 for other in scores if other > score) for score in scores]
