"""How New York's people move: routes, whose turn it is, cars they find (FU-28, FU-60, FU-73)."""

from __future__ import annotations

from typing import NamedTuple, Optional

import box
from table import Asking, Foe, Table, agree

RANKS = ["car", "boss", "convict"]


class Way(NamedTuple):
    """One way an enemy may go: its spaces, who rides along from where, a roadblock broken."""

    path: tuple[str, ...]
    rider: Optional[str] = None
    breaks: bool = False


class Enemies(Table):
    """The rules of New York's pieces."""

    def neighbours(self, space: str, manholes: list[str], through: bool) -> list[str]:
        """Where an enemy can go from a space (FU-43, FU-Q46); `through` ignores roadblocks."""
        found = [
            there
            for there in box.NEXT[space].values()
            if there in self.revealed and (through or not self.barred(space, there))
        ]
        if space in manholes:
            found += [there for there in manholes if there != space and there not in found]
        return found

    def is_stop(self, foe: Foe, space: str) -> bool:
        """Entering it ends the movement before the aim (FU-Q22, FU-60)."""
        if space == self.hero.space:
            return False
        if self.heroes_at(space):
            return True
        return foe.kind == "convict" and space in self.abandoned.values()

    def shortest(self, foe: Foe, minding_stops: bool, through: bool) -> list[tuple[str, ...]]:
        """All shortest routes to the active hero; minding stops none lies before the end."""
        aim = self.hero.space
        manholes = [] if foe.kind == "car" else self.manholes()
        routes: list[tuple[str, ...]] = [(foe.at,)]
        seen = {foe.at}
        while routes:
            done = [route for route in routes if route[-1] == aim]
            if done:
                return done
            longer = [
                route + (there,)
                for route in routes
                for there in self.neighbours(route[-1], manholes, through)
                if there not in seen and not (minding_stops and self.is_stop(foe, there))
            ]
            seen |= {route[-1] for route in longer}
            routes = longer
        return []

    def reaching(self, foe: Foe) -> list[tuple[str, ...]]:
        """Routes by which it reaches the active hero with its movement."""
        routes = self.shortest(foe, minding_stops=True, through=False)
        return [route for route in routes if len(route) - 1 <= self.movement(foe)]

    def ways(self, foe: Foe) -> list[Way]:
        """All it may do when New York moves it (FU-Q46, FU-Q48, FU-Q50)."""
        routes = self.reaching(foe)
        through = False
        if not routes:
            routes = self.shortest(foe, minding_stops=False, through=False)
            if not routes and foe.kind == "car":
                routes = self.shortest(foe, minding_stops=False, through=True)
                through = True
        found = [self.cut(foe, route, through) for route in routes]
        found = [way for way in found if len(way.path) > 1]
        if foe.kind != "car":
            return list(dict.fromkeys(found))
        with_rider = [way._replace(rider=self.met(way.path)) for way in found]
        taking = [way for way in with_rider if way.rider]
        return list(dict.fromkeys(taking or with_rider))

    def cut(self, foe: Foe, route: tuple[str, ...], through: bool) -> Way:
        """So far along a route as movement, stops and a roadblock let it."""
        path = [route[0]]
        for there in route[1 : self.movement(foe) + 1]:
            barred = through and self.barred(path[-1], there)
            path.append(there)
            if barred:
                return Way(tuple(path), None, True)
            if self.is_stop(foe, there):
                break
        return Way(tuple(path))

    def met(self, path: tuple[str, ...]) -> Optional[str]:
        """Where a car meets the first convict to take along: not on its last space."""
        for space in path[:-1]:
            if any(self.may_ride(foe) for foe in self.foes_at(space)):
                return space
        return None

    def may_ride(self, foe: Foe) -> bool:
        """A standing convict on foot, with no hero in its space (FU-61)."""
        return foe.kind == "convict" and not foe.lying and not self.heroes_at(foe.at)

    def ready(self) -> list[Foe]:
        """Unengaged, standing, not moved by this effect."""
        return [
            foe
            for foe in self.foes
            if not foe.lying and not foe.moved and not self.heroes_at(foe.at)
        ]

    def priority(self, foe: Foe) -> tuple[bool, int, int]:
        """The smaller the earlier (FU-73)."""
        return (not self.reaching(foe), -self.movement(foe), RANKS.index(foe.kind))

    def ny_move(self, count: int) -> Asking:
        """NY_MOVE: one after the other, the order judged anew after each (FU-Q47)."""
        for _ in range(count):
            answer = yield from self.ask(self.active, self.sendings, alone=False)
            if not answer:
                break
            offers = self.sendings()
            foe, way = offers[answer]
            first = self.priority(foe)
            pieces = {one.words() for one, _ in offers.values()}
            own = [offer for offer, (one, _) in offers.items() if one.words() == foe.words()]
            ties = (len(pieces), len(own)) if len(offers) > 1 else None
            self.carry_out(foe, self.told_way(foe, way), first, ties)
            self.grab_cars()
            self.tell_missing()
        for foe in self.foes:
            foe.moved = False
        yield from self.settle()

    def sendings(self) -> dict[str, tuple[Foe, Way]]:
        """Who is first in order, and where it may go."""
        able = [(foe, ways) for foe in self.ready() if (ways := self.ways(foe))]
        first = min((self.priority(foe) for foe, _ in able), default=None)
        return {
            f"send {foe.words()} to {way.path[-1]}"
            + (f" with {way.rider}" if way.rider else ""): (foe, way)
            for foe, ways in able
            if self.priority(foe) == first
            for way in ways
        }

    def told_way(self, foe: Foe, way: Way) -> Way:
        """Of ways with the same end and rider the one that is told."""
        same = [
            one for one in self.ways(foe) if one.path[-1] == way.path[-1] and one.rider == way.rider
        ]
        told = self.chance("enemy_moved", paths=[one.path for one in same])
        path = tuple(space for space in told["path"] if space)
        agree(path in [one.path for one in same], f"{foe.words()} does not go {path}")
        return next(one for one in same if one.path == path)

    def carry_out(
        self, foe: Foe, way: Way, why: tuple[bool, int, int], ties: Optional[tuple[int, int]]
    ) -> None:
        """An enemy goes its way."""
        keys = {
            "foe": foe.written(),
            "priority": {"reaches": not why[0], "movement": -why[1], "rank": RANKS[why[2]]},
            "path": (list(way.path) + [None] * 5)[:5],
            "with": way.rider,
        }
        if ties:
            keys["tie"] = {"by": "ABCD"[self.active], "enemies": ties[0], "ways": ties[1]}
        self.tell("enemy_moved", **keys)
        if way.rider:
            rider = self.pick_rider(way.rider)
            rider.at, rider.moved = way.path[-1], True
        foe.at, foe.moved = way.path[-1], True
        if way.breaks:
            self.break_through(foe, way)

    def pick_rider(self, space: str) -> Foe:
        """One of the convicts there rides along."""
        riders = [foe for foe in self.foes_at(space) if self.may_ride(foe)]
        return min(riders, key=lambda foe: (foe.moved, foe.wounds))

    def break_through(self, foe: Foe, way: Way) -> None:
        """FU-Q50: car and roadblock are gone, a convict stands beyond."""
        before, there = way.path[-2:]
        self.roadblocks[frozenset((before, there))] = False
        self.tell("roadblock_broken", at=there, side=box.side_towards(there, before))
        self.foes.remove(foe)
        self.tell("convict_car_wrecked", car=foe.which, at=there)
        if self.convict_supply():
            self.foes.append(Foe("convict", there, moved=True, wounds=foe.wounds))
            self.tell("convicts_came", at=there, count=1)
            self.grab_cars()
        else:
            self.missing += 1

    missing = owed = 0

    def tell_missing(self) -> None:
        """Convicts that could not come: noise after the whole effect (FU-70, FU-Q67)."""
        if self.missing:
            self.tell("convicts_missing", count=self.missing)
        self.owed, self.missing = self.owed + self.missing, 0

    def settle(self) -> Asking:
        """Convicts take abandoned cars (FU-Q49); missing convicts are noise (FU-70)."""
        self.grab_cars()
        self.tell_missing()
        if self.owed:
            count, self.owed = self.owed, 0
            yield from self.gain_noise(count)

    def gain_noise(self, count: int) -> Asking:
        """See the city."""
        raise NotImplementedError

    def grab_cars(self) -> None:
        """A standing convict on foot takes an abandoned car where no hero is."""
        for car, space in sorted(self.abandoned.items()):
            takers = [
                foe for foe in self.foes_at(space) if foe.kind == "convict" and not foe.lying
            ]
            if takers and not self.heroes_at(space):
                taker = min(takers, key=lambda foe: (foe.moved, foe.wounds))
                del self.abandoned[car]
                taker.kind, taker.which = "car", car
                self.tell("convict_took_car", car=car, at=space)

    def close_in(self) -> None:
        """Step 12: who stands on the sides that the top back shows comes (FU-28)."""
        here = self.hero.space
        shown = box.NEW_YORK[self.ny_top].sides
        near = [space for side, space in box.NEXT[here].items() if side in shown]
        for there in sorted(near):
            if self.barred(here, there) or self.heroes_at(there):
                continue
            standing = [foe for foe in self.foes_at(there) if not foe.lying]
            side = box.side_towards(here, there)
            for foe in sorted(standing, key=Foe.told_order):
                self.tell(
                    "enemy_closed", foe=foe.written(), side=side, **{"from": there}, to=here
                )
                foe.at = here
