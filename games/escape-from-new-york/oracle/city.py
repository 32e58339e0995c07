"""The city: tiles and their contents, noise, timer, events and New York's cards."""

from __future__ import annotations

from typing import Callable, Iterable

import box
from enemies import Enemies
from table import Asking, Foe, Json, agree


class City(Enemies):
    """What New York does and what lies on its map."""

    card_failed = False

    # Tiles and what comes onto the map.

    def empty_neighbours(self, space: str) -> list[str]:
        """Where a tile may be laid: not on POIs (FU-39)."""
        return [
            there
            for there in box.NEXT[space].values()
            if there not in self.revealed and box.KIND[there] != "poi"
        ]

    def lay_tile(self, space: str) -> Asking:
        """FU-39, FU-41: a tile of the right stack and the outskirts token."""
        told = self.chance("tile_laid", at=space)
        tile, token = told["tile"], told["token"]
        agree(self.map_stack[tile] > 0, f"{tile} is not in its stack")
        agree(tile.startswith("cp" if box.KIND[space] == "park" else "ct"), f"{tile} on {space}")
        self.map_stack[tile] -= 1
        if space in box.COAST:
            agree(self.token_stack[token] > 0, f"token {token} is laid already")
            self.token_stack[token] -= 1
            self.tokens[space] = token
        else:
            agree(token is None, f"a token on {space}")
        self.tiles[space] = tile
        self.revealed.add(space)
        self.tell("tile_laid", at=space, tile=tile, token=token)
        self.place_icons(space, self.icons(space))
        self.tell_missing()
        yield from self.settle()

    def place_icons(self, space: str, icons: Iterable[str]) -> None:
        """FU-42: left to right (FU-Q67)."""
        for icon in icons:
            if icon == "C":
                self.add_convict(space)
            elif icon == "K":
                self.add_car(space)
            elif icon == "I" and self.cube_supply():
                self.cubes[space] += 1
                self.tell("cubes_came", at=space, count=1)
            elif icon.startswith("X"):
                self.put_roadblock(space, icon[2:].lower())

    def add_convict(self, space: str) -> None:
        """FU-70. L925, L927: an abandoned car is taken at any moment, and the piece goes back to
        the supply, before the next one is looked for."""
        if self.convict_supply():
            self.foes.append(Foe("convict", space))
            self.tell("convicts_came", at=space, count=1)
            self.grab_cars()
        else:
            self.missing += 1

    def add_car(self, space: str) -> None:
        """A car with a convict; no car left: a convict (FU-Q21)."""
        cars = self.car_supply()
        if cars:
            self.foes.append(Foe("car", space, cars[0]))
            self.tell("car_came", car=cars[0], at=space)
        else:
            self.add_convict(space)

    def put_roadblock(self, space: str, side: str) -> None:
        """FU-74: useless places are ignored, destroyed ones turned up, at most 25."""
        there = box.NEXT[space].get(side)
        if there is None:
            if box.BRIDGES.get(space, (0, ""))[1] != side:
                return
            there = "bridge"
        street = frozenset((space, there))
        if self.roadblocks.get(street):
            return
        if street not in self.roadblocks and len(self.roadblocks) >= box.ROADBLOCKS:
            return
        self.roadblocks[street] = True
        self.tell("roadblock_up", at=space, side=side)

    def turn_poi(self, space: str) -> Asking:
        """FU-40, FU-Q10: contents, then boss, briefcase, special card."""
        poi = self.pois[space]
        self.revealed.add(space)
        self.tell("poi_turned", at=space, poi=poi)
        _, boss, case, special = box.POIS[poi]
        self.place_icons(space, self.icons(space))
        self.tell_missing()
        if boss:
            self.boss_comes(boss, space)
        if case:
            self.lay_case_token(case, space)
        if special:
            card = ("hs" if self.options["hard_deck"] else "ns") + str(special)
            self.ny_beside.remove(card)
            self.tell("special_added", card=card)
            self.ny_deck[card] += 1
            self.ny_deck[self.ny_top] += 1
            self.draw_top()
        yield from self.settle()

    def boss_comes(self, boss: str, space: str) -> None:
        """FU-87."""
        self.foes.append(Foe("boss", space, boss))
        self.tell("boss_came", boss=boss, at=space)

    def lay_case_token(self, number: int, space: str) -> None:
        """FU-47, FU-51."""
        self.case_tokens[number] = space
        self.tell("case_token_laid", number=number, at=space)

    def spawn(self, spaces: list[str]) -> Asking:
        """One convict on each; who gets the last ones is chosen (FU-70), noise afterwards."""
        spaces = sorted(spaces)
        while len(set(spaces)) > 1:
            # Things used meanwhile may bring convicts back to the supply.
            scarce = lambda: [f"spawn {s}" for s in spaces if self.are_scarce(len(spaces))]
            answer = yield from self.ask(self.active, scarce)
            if not answer:
                break
            spaces.remove(answer.split()[1])
            self.add_convict(answer.split()[1])
        for space in spaces:
            self.add_convict(space)
        yield from self.settle()

    def are_scarce(self, wanted: int) -> bool:
        """There are convicts left, but not for all spaces."""
        return 0 < self.convict_supply() < wanted

    def spawn_near_manholes(self, count: int) -> Asking:
        """NEAR_M: the nearest by steps on the board, ties the active player's (FU-Q68)."""
        chosen: list[str] = []
        while len(chosen) < count:
            tied = self.nearest_manholes(chosen)
            if not tied:
                break
            if len(chosen) + len(tied) > count:
                near = lambda: [f"spawn {s}" for s in self.nearest_manholes(chosen)]
                answer = yield from self.ask(self.active, near, False)
                tied = [answer.split()[1]]
            chosen += tied
        yield from self.spawn(chosen)

    def nearest_manholes(self, chosen: list[str]) -> list[str]:
        """Of those not chosen yet."""
        far = box.distances(self.hero.space)
        left = [space for space in self.manholes() if space not in chosen]
        return [s for s in left if far[s] == min(far[space] for space in left)]

    def spawn_car(self) -> Asking:
        """EV09: distance 2, or the least greater one."""
        answer = yield from self.ask(self.active, self.car_spots, False)
        if answer:
            self.add_car(answer.split()[1])
            yield from self.settle()

    def car_spots(self) -> list[str]:
        """Where a car may come."""
        far = box.distances(self.hero.space)
        least = min((far[s] for s in self.revealed if far[s] >= 2), default=None)
        return [f"spawn {space}" for space in self.revealed if far[space] == least]

    # Noise and mission.

    def gain_noise(self, count: int) -> Asking:
        """FU-71: the track, beyond it one cube a point; the last cube resets both."""
        room = min(count, box.NOISE_MAX - self.noise)
        if room:
            self.noise += room
            self.tell("noise", change=room, now=self.noise)
        count -= room
        while count:
            count -= 1
            if (yield from self.move_mission(resets_noise=True)):
                yield from self.gain_noise(count)
                return

    def lose_noise(self, count: int) -> None:
        """NOISE below zero: the cube goes back, not below 0."""
        self.noise = max(0, self.noise - count)
        self.tell("noise", change=-count, now=self.noise)

    def move_mission(self, resets_noise: bool = False) -> Asking:
        """FU-71, FU-72, FU-Q52: the last cube brings them all back, then the tile's effect."""
        self.mission -= 1
        self.tell("mission", left=self.mission)
        if self.mission:
            return False
        self.mission = box.MISSIONS
        if resets_noise:
            self.noise = 0
        self.tell("mission_reset")
        yield from self.reveal_timer()
        return True

    # Timer.

    def take_timer_tile(self, event: str) -> str:
        """The top tile leaves the stack; Presto! below it is revealed at once (FU-67)."""
        tile = self.chance(event)["tile"]
        stack = self.black if self.black_left else self.red
        agree(stack[tile] > 0, f"{tile} is not on the timer stack")
        stack[tile] -= 1
        if self.black_left:
            self.black_left -= 1
        self.tell(event, tile=tile)
        if not self.black_left and not self.presto:
            self.presto = True
            self.tell("presto")
            self.land()
        return tile

    def reveal_timer(self) -> Asking:
        """FU-66: the Duke comes back (FU-Q32), then the tile's effect."""
        tile = self.take_timer_tile("timer_revealed")
        if tile == "ti12":
            self.end("defeat")
        empty = self.poi_space(box.EMPTY)
        if self.duke_waits and empty:
            self.duke_waits = False
            self.boss_comes("duke", empty)
        yield from self.resolve(box.TIMER_EFFECTS[tile])

    def discard_timer(self) -> None:
        """FU-53: no effect, but the losing tile loses."""
        if self.take_timer_tile("timer_discarded") == "ti12":
            self.end("defeat")

    def land(self) -> None:
        """FU-53, FU-67."""
        if not self.landed:
            self.landed = True
            self.tell("helicopter_landed")

    def fly(self, near: bool) -> Asking:
        """By choice (FU-76): anywhere in the Park, or to a neighbour."""

        def flights() -> list[str]:
            spaces = box.NEXT[self.helicopter].values() if near else box.PARK
            return [f"fly {s}" for s in spaces if s in box.PARK and s != self.helicopter]

        answer = yield from self.ask(self.active, flights)
        self.fly_to(answer.split()[1])

    def fly_to(self, space: str) -> None:
        """The helicopter moves."""
        self.helicopter = space
        self.tell("helicopter_moved", to=space)

    # Events.

    def reveal_events(self) -> Asking:
        """FU-65: as many as the level says now (FU-Q56)."""
        for _ in range(box.EVENT_LEVELS[self.event_box]):
            yield from self.window()
            if not self.events.total():
                self.tell("events_reshuffled")
                self.events, self.events_past = self.events_past, self.events
            card = self.chance("event_revealed")["card"]
            agree(self.events[card] > 0, f"{card} is not in the deck")
            self.events[card] -= 1
            self.events = +self.events
            self.tell("event_revealed", card=card)
            try:
                yield from self.resolve(box.EVENT_EFFECTS[card])
            finally:
                self.events_past[card] += 1

    def window(self, unless: Callable[[], bool] = bool) -> Asking:
        """See the things."""
        raise NotImplementedError

    def spring_trap(self, tile: str) -> Asking:
        """FU-98: one of three cards is the armed one."""
        armed = self.chance("trap_sprung")["armed"]
        self.tell("trap_sprung", at=tile, armed=armed)
        if armed:
            yield from self.resolve(box.effects(box.TRAP_TEXT[tile]))

    # New York's deck.

    def draw_top(self) -> None:
        """The next card lies on top."""
        card = self.chance("top_card")["card"]["face"]
        agree(self.ny_deck[card] > 0, f"{card} is not in New York's deck")
        self.ny_deck[card] -= 1
        self.ny_deck = +self.ny_deck
        self.ny_top = card
        self.tell_top()

    def tell_top(self) -> None:
        """L435: the back is seen, the front not before it is revealed."""
        self.tell("top_card", card={"face": self.ny_top}, back=self.back())

    def back(self) -> Json:
        """What the back of the top card shows."""
        card = box.NEW_YORK[self.ny_top]
        sides = [side for side in box.SIDES if side in card.sides]
        return {"cost": card.cost, "sides": sides, "block": card.block}

    def next_top(self) -> None:
        """FU-29, FU-Q03: down to one card all is shuffled."""
        if self.ny_deck.total() == 1:
            self.ny_deck.update(self.ny_discards)
            self.ny_deck.update(self.ny_in_play)
            self.ny_discards, self.ny_in_play = set(), set()
            self.tell("ny_reshuffled")
        self.draw_top()

    def romero_is_near(self) -> bool:
        """Romero's ability: in or next to the active hero's space (component table 13)."""
        near = {self.hero.space, *box.NEXT[self.hero.space].values()}
        return any(foe.which == "romero" and foe.at in near for foe in self.foes)

    def discard_ny(self, noise: int) -> Asking:
        """FU-26 and the unpaid card of FU-27."""
        card = self.ny_top
        self.ny_discards.add(card)
        self.tell("ny_discarded", card=card)
        self.next_top()
        yield from self.gain_noise(noise)

    def step_ten(self) -> Asking:
        """FU-26."""
        yield from self.discard_ny(2 if self.romero_is_near() else 1)

    def step_eleven(self) -> Asking:
        """FU-27, FU-86, FU-Q39."""
        card = self.ny_top
        if self.noise < box.NEW_YORK[card].cost:
            yield from self.discard_ny(1)
            return
        self.noise -= box.NEW_YORK[card].cost
        self.tell("ny_played", card=card)
        self.next_top()
        stays = card[:2] in ("ns", "hs")
        if stays:
            self.ny_in_play.add(card)
        try:
            yield from self.resolve(box.NEW_YORK[card].effects)
        finally:
            if not stays:
                self.ny_discards.add(card)

    def sabotage(self, count: int) -> Asking:
        """NY7, HN7."""
        alone = self.foes_at(box.WTC) and not self.heroes_at(box.WTC)
        if self.gullfire and alone:
            self.gullfire = False
            self.tell("gullfire_destroyed")
        else:
            yield from self.spawn([box.WTC] * count)

    def block(self, side: str) -> None:
        """FU-74: the side shown by the back of the top card, or the opposite one."""
        shown = box.NEW_YORK[self.ny_top].block
        self.put_roadblock(self.hero.space, box.OPPOSITE[shown] if side == "opposite" else shown)

    def spawn_sides(self) -> Asking:
        """NY5, HN5."""
        near, sides = box.NEXT[self.hero.space], box.NEW_YORK[self.ny_top].sides
        yield from self.spawn([near[side] for side in sides if near.get(side) in self.revealed])

    # Effects that are not the heroes' own.

    def resolve(self, effects: list[list[str]]) -> Asking:
        """Effects from left to right."""
        for name, *values in effects:
            yield from self.resolve_one(name, values)
            if self.card_failed:
                self.card_failed = False
                return

    def resolve_one(self, name: str, values: list[str]) -> Asking:
        """One effect of a timer tile, event, trap or New York card."""
        numbers = [int(value) for value in values if value.lstrip("-").isdigit()]
        match name:
            case "NY_MOVE":
                yield from self.ny_move(*numbers)
            case "SPAWN_NEAR_M":
                yield from self.spawn_near_manholes(*numbers)
            case "SPAWN_HERE":
                yield from self.spawn([self.hero.space] * numbers[0])
            case "SPAWN_SIDES":
                yield from self.spawn_sides()
            case "SPAWN_PARK":
                yield from self.spawn([space for space in box.PARK if space in self.revealed])
            case "SPAWN_M":
                yield from self.spawn(self.manholes())
            case "SPAWN_CAR":
                yield from self.spawn_car()
            case "SABOTAGE":
                yield from self.sabotage(*numbers)
            case "BLOCK":
                self.block(*values)
            case "NOISE" if numbers[0] > 0:
                yield from self.gain_noise(*numbers)
            case "NOISE":
                self.lose_noise(-numbers[0])
            case "MISSION":
                yield from self.move_mission()
            case "TIMER":
                yield from self.reveal_timer()
            case "EVENT_LEVEL":
                self.event_box = min(self.event_box + 1, len(box.EVENT_LEVELS) - 1)
                self.tell("event_level", level=box.EVENT_LEVELS[self.event_box])
            case "EVENTS":
                yield from self.reveal_events()
            case "HELI_NEXT":
                yield from self.fly(near=True)
            case "HELI_ANY":
                yield from self.fly(near=False)
            case "HELI_RANDOM":
                there = self.chance("helicopter_moved")["to"]
                agree(there in box.PARK and there != self.helicopter, f"no flight to {there}")
                self.fly_to(there)
            case _:
                yield from self.resolve_for_hero(name, numbers, values)

    def resolve_for_hero(self, name: str, numbers: list[int], values: list[str]) -> Asking:
        """See the deeds."""
        raise NotImplementedError
