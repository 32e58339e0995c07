"""How heroes move: steps, roadblocks, passengers, bridges, jumps."""

from __future__ import annotations

from itertools import combinations
from typing import Optional

import box
from table import Asking
from things import Things, letter

PARTS = ["president", "tape", "diagram"]


class Moving(Things):
    """The movement of the active hero."""

    quiet = False
    card_failed = False

    def may_move(self, flags: list[str]) -> bool:
        """Whether a MOVE can be made at all: a step, or a try at the bridge (L468)."""
        return bool(self.steps(flags) + self.bridge_steps(flags))

    def steps(self, flags: list[str]) -> list[str]:
        """All single steps of the active hero (FU-17, FU-36, FU-38, FU-59)."""
        hero = self.hero
        found: list[str] = []
        for there in box.NEXT[hero.space].values():
            if there not in self.revealed and box.KIND[there] != "poi":
                continue
            found += self.crossings(hero.space, there, f"to {there}", there, flags)
        manholes = self.manholes()
        # L931, L812: cars do not fit through manholes, heroes' cars neither.
        if "sewer" in flags and hero.space in manholes and hero.ride is None:
            found += [f"to {there}" for there in manholes if there != hero.space]
        return found

    def crossings(
        self, here: str, there: str, freely: str, name: str, flags: list[str]
    ) -> list[str]:
        """Over a street: free, or through its roadblock by the card or by the car."""
        if not self.barred(here, there):
            return [freely]
        found = [f"smash {name}"] * ("smash" in flags)
        return found + [f"wreck {name}"] * (self.hero.ride is not None)

    def bridge_steps(self, flags: list[str]) -> list[str]:
        """FU-31, FU-Q15, FU-Q44: while a hero here holds the President."""
        here = self.hero.space
        if here not in box.BRIDGES or self.president != "rescued":
            return []
        heroes = [self.heroes[seat] for seat in self.heroes_at(here)]
        if not any(hero.has("president") for hero in heroes):
            return []
        return self.crossings(here, "bridge", "cross", "bridge", flags)

    def move(self, left: int, flags: list[str], optional: bool = False) -> Asking:
        """MOVE: that many steps; taking a car ends it (FU-58); whether it was made."""
        passenger: Optional[int] = None
        asked: set[int] = set()
        self.halted = False
        self.quiet = "quiet" in flags
        first = True
        while left and not self.halted:

            def ways() -> list[str]:
                steps = self.steps(flags) + self.bridge_steps(flags)
                stays = optional and first
                # L373: who drives in step 5 has no enemy beside him.
                if not steps or (stays and self.foes_at(self.hero.space)):
                    return []
                return steps + self.ride_answers(passenger, asked) + ["pass"] * stays

            answer = yield from self.ask(self.active, ways)
            match answer.split():
                case []:
                    return not first
                case ["pass"]:
                    return False
                case ["offer", _] | ["set-down"]:
                    passenger, asked = yield from self.ride(answer, passenger, asked)
                case ["cross"] | [_, "bridge"]:
                    yield from self.attempt()
                    # L337, L472: the movement was not made, the rest of the card is void.
                    self.card_failed = True
                    return False
                case [way, there]:
                    first = False
                    left -= 1
                    yield from self.step(way, there, passenger)
                    yield from self.between()
        return True

    def ride_answers(self, passenger: Optional[int], asked: set[int]) -> list[str]:
        """FU-Q43."""
        if passenger is not None:
            return ["set-down"]
        if self.hero.ride is None:
            return []
        return [
            f"offer {'abcd'[seat]}"
            for seat in self.heroes_at(self.hero.space)
            if seat != self.active and self.heroes[seat].ride is None and seat not in asked
        ]

    def ride(self, answer: str, passenger: Optional[int], asked: set[int]) -> Asking:
        """An offer, or the passenger is set down for the rest of the movement."""
        if passenger is not None:
            self.tell("set_down", seat=letter(passenger))
            return None, set(range(4))
        seat = "abcd".index(answer.split()[1])
        passenger = yield from self.offer(seat)
        return passenger, asked | {seat}

    def offer(self, seat: int) -> Asking:
        """The other hero accepts or declines for this movement."""
        self.tell("ride_offered", seat=letter(self.active), to=letter(seat))
        answer = yield from self.ask(seat, lambda: ["accept", "decline"])
        accepted = answer == "accept"
        self.tell("ride_answered", seat=letter(seat), accepted=accepted)
        return seat if accepted else None

    def break_roadblock(self, way: str, here: str, there: str, side: str) -> None:
        """FU-36, FU-59: by the card, or with the car."""
        if way in ("wreck", "smash"):
            self.roadblocks[frozenset((here, there))] = False
            self.tell("roadblock_broken", at=here, side=side)
        if way == "wreck":
            ride = self.written_ride(self.hero.ride)
            self.hero.ride = None
            self.tell("car_wrecked", seat=letter(self.active), ride=ride)

    def step(self, way: str, there: str, passenger: Optional[int]) -> Asking:
        """One step, with what is found there."""
        hero = self.hero
        here = hero.space
        hero.space = there
        if passenger is not None:
            self.heroes[passenger].space = there
        kind = "open" if way == "to" else way
        self.tell(
            "moved",
            seat=letter(self.active),
            **{"from": here},
            to=there,
            way=kind,
            passenger=None if passenger is None else letter(passenger),
        )
        if way != "to":
            self.break_roadblock(way, here, there, box.side_towards(here, there))
        yield from self.enter(there)

    def enter(self, space: str) -> Asking:
        """A face-down POI is turned (FU-Q09); events are noted (FU-37), traps go off (FU-98)."""
        yield from self.settle()
        if space not in self.revealed:
            yield from self.turn_poi(space)
        icons = self.icons(space)
        if "E" in icons and not self.quiet:
            self.events_due += 1
        # L1135: a trap goes off when a hero moves onto it; only events wait for the card (L505).
        if "TRAP" in icons:
            yield from self.spring_trap(self.tiles[space])

    def after_card(self) -> Asking:
        """FU-37, FU-Q08: one set of events for every event space entered."""
        while self.events_due:
            self.events_due -= 1
            yield from self.reveal_events()

    def attempt(self) -> Asking:
        """FU-31, FU-32, FU-Q44. L509: who does not get onto the bridge breaks no roadblock."""
        here = self.hero.space
        bridge, _ = box.BRIDGES[here]
        self.tell("attempted", seat=letter(self.active), bridge=bridge)
        there = self.heroes_at(here)
        shown: set[str] = set()
        for seat in sorted(there, key=lambda seat: (seat - self.active) % len(self.heroes)):
            shown |= yield from self.show(seat, bridge)
        if shown >= {"president", "tape", "diagram"}:
            self.end({"together": [letter(seat) for seat in there]})
        self.tell("attempt_failed")

    def show(self, seat: int, bridge: int) -> Asking:
        """One hero shows cards or not, face-up ones too (L463); asked if there may be some."""
        reserve = self.heroes[seat].reserve
        parts = set()
        for slot in reserve:
            if slot.kind == "president":
                parts.add("president")
            elif slot.card == box.TAPE:
                parts.add("tape")
            elif box.DIAGRAMS.get(slot.card) == bridge or (slot.kind == "diagram" and bridge == 3):
                parts.add("diagram")
        if not parts and not any(slot.kind == "case" and not slot.up for slot in reserve):
            return set()
        names = {"show nothing": set[str]()}
        for count in range(1, len(parts) + 1):
            for some in combinations(sorted(parts, key=PARTS.index), count):
                names["show " + " ".join(some)] = set(some)
        if "show tape diagram" in names:
            names["show both"] = names.pop("show tape diagram")
        before, self.at_once = self.at_once, True
        answer = yield from self.ask(seat, lambda: names)
        self.at_once = before
        shows = names[answer]
        self.tell("shown", seat=letter(seat), **{part: part in shows for part in PARTS})
        return shows

    def jump(self) -> Asking:
        """FU-81: to another revealed POI, nothing between matters. L709: a hero may ride along."""
        here = self.hero.space
        aims = [s for s in box.POI_SPACES if s in self.revealed and s != here]
        jumps = [f"jump {space}" for space in aims]
        passenger: Optional[int] = None
        asked: set[int] = set()
        while True:
            answers = jumps + self.ride_answers(passenger, asked)
            answer = yield from self.ask(self.active, lambda: answers, False)
            if answer in jumps:
                break
            passenger, asked = yield from self.ride(answer, passenger, asked)
        self.hero.space = answer.split()[1]
        if passenger is not None:
            self.heroes[passenger].space = self.hero.space
        self.quiet = False
        rides = None if passenger is None else letter(passenger)
        self.tell("jumped", seat=letter(self.active), to=self.hero.space, passenger=rides)
        yield from self.enter(self.hero.space)
        yield from self.between()

