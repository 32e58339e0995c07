"""What heroes own: reserve, items, weapons, briefcases, cars, the President, levels."""

from __future__ import annotations

from typing import Callable

import box
from city import City
from table import Asking, Foe, Hero, Slot, agree

LIMIT = 3


def letter(seat: int) -> str:
    """How events and states name a seat."""
    return "ABCD"[seat]


class Things(City):
    """Taking, keeping, using and losing things."""

    # Taking (FU-Q13).

    def takes(self) -> list[str]:
        """What the active hero may take here and now."""
        hero = self.hero
        if self.foes_at(hero.space):
            return []
        found = ["take cube"] * (self.cubes[hero.space] > 0)
        found += [
            f"take case {number}"
            for number, space in self.case_tokens.items()
            if space == hero.space and number not in self.dropped_cases
        ]
        found += [
            f"take car {car + 1}"
            for car, space in self.abandoned.items()
            if space == hero.space and hero.ride is None and car not in self.left_cars
        ]
        if self.president == "held" and self.camp() == hero.space:
            found.append("take president")
        return found

    def take(self, what: str) -> Asking:
        """FU-50, FU-53, FU-54, FU-58."""
        match what.split():
            case ["cube"]:
                self.cubes[self.hero.space] -= 1
                self.tell("cube_taken", seat=letter(self.active))
                yield from self.draw_item()
            case ["case", number]:
                yield from self.take_case(int(number))
            case ["car", number]:
                self.hero.ride = int(number) - 1
                del self.abandoned[int(number) - 1]
                self.tell("car_taken", seat=letter(self.active), car=int(number) - 1)
                self.halted = True
            case ["president"]:
                yield from self.take_president()

    def take_case(self, number: int) -> Asking:
        """FU-50: the card into the reserve, the token back to its box."""
        slot = self.case_cards[number]
        agree(slot is not None, f"box {number} is empty")
        assert slot is not None
        self.case_cards[number] = None
        self.case_tokens[number] = None
        self.tell(
            "case_taken", seat=letter(self.active), number=number, card={"face": slot.card}
        )
        self.hero.reserve.append(Slot("case", slot.card, slot.up, number))
        yield from self.overflow()

    def take_president(self) -> Asking:
        """FU-53, FU-80, FU-Q12."""
        alive = True
        if self.options["dead_or_alive"]:
            alive = self.chance("president_taken")["alive"]
            agree(not alive or self.alive > 0, "no living President is left in the deck")
        self.president = "rescued" if alive else "dead"
        self.tell("president_taken", seat=letter(self.active), alive=alive)
        if alive:
            self.hero.reserve.append(Slot("president", "president", True))
            yield from self.overflow()
        camp = self.camp()
        assert camp is not None
        yield from self.spawn([s for s in box.NEXT[camp].values() if s in self.revealed])
        self.land()
        while self.hidden_pois():
            answer = yield from self.ask(self.active, self.turnings, False)
            if not answer:
                break
            yield from self.turn_poi(answer.split()[1])
            self.discard_timer()
        empty = self.poi_space(box.EMPTY)
        assert empty is not None
        self.boss_comes("duke", empty)

    def turnings(self) -> list[str]:
        """Which POI is turned up."""
        return [f"turn {space}" for space in self.hidden_pois()]

    def hidden_pois(self) -> list[str]:
        """POIs that lie face down."""
        return [space for space in box.POI_SPACES if space not in self.revealed]

    # Winning alone (FU-33).

    def lone_wins_open(self) -> bool:
        """Level 3, and the President taken or a red tile on top."""
        opened = self.president != "held" or self.black_left == 0
        return self.hero.level == 3 and opened

    def may_escape(self) -> bool:
        """Both objectives are met."""
        return self.lone_wins_open() and all(map(self.is_met, self.hero.objectives))

    def is_met(self, objective: str) -> bool:
        """The object in the reserve, or the means of transport in the space."""
        hero = self.hero
        gullfire = self.gullfire and hero.space == box.WTC
        helicopter = self.landed and hero.space == self.helicopter
        raft = "RAFT" in self.icons(hero.space)
        match objective:
            case "ob1":
                return hero.has(box.TAPE)
            case "ob2":
                return hero.has(box.BRACELET, box.NEW_BRACELET)
            case "ob3":
                return hero.has("it12")
            case "ob4":
                return hero.has(*box.DIAGRAMS)
            case "ob5":
                return hero.has("it06")
            case "ob6":
                return hero.has(box.BAT) or hero.weapon == box.BAT
            case "ob7" | "ob8":
                return gullfire
            case "ob9" | "ob10":
                return helicopter
            case "ob11" | "ob12":
                return raft
            case "ob13":
                return hero.wanted > 0
        return hero.wanted > 0 and (gullfire or helicopter or raft)

    def between(self) -> Asking:
        """Taking and escaping between steps and effects (FU-Q13, FU-Q16)."""
        while self.takes() or self.lone_wins_open():
            answer = yield from self.ask(self.active, self.gap_answers)
            if answer in ("", "pass"):
                return
            yield from self.take(answer.removeprefix("take "))

    def gap_answers(self) -> list[str]:
        """What may be taken; nothing is asked if there is nothing."""
        takes = self.takes()
        return takes + ["pass"] * (bool(takes) or self.lone_wins_open())

    # The reserve.

    def draw_item(self) -> Asking:
        """FU-54; the deck is made anew when it is empty."""
        item = self.chance_item("item_drawn")
        self.tell("item_drawn", seat=letter(self.active), item={"face": item})
        self.hero.reserve.append(Slot("item", item))
        yield from self.overflow()

    def reshuffle_items(self) -> None:
        """FU-Q69."""
        if not self.items.total():
            self.tell("items_reshuffled")
            self.items, self.items_used = self.items_used, self.items

    def chance_item(self, event: str) -> str:
        """The next item of the deck."""
        self.reshuffle_items()
        item = self.chance(event)["item"]["face"]
        return self.remove_item(item)

    def remove_item(self, item: str) -> str:
        """It leaves the deck."""
        agree(self.items[item] > 0, f"{item} is not in the deck")
        self.items[item] -= 1
        self.items = +self.items
        return item

    def free_boxes(self) -> list[int]:
        """Boxes with their token and without card (FU-51)."""
        return [
            number
            for number, card in self.case_cards.items()
            if card is None and self.case_tokens[number] is None
        ]

    def may_pay(self) -> bool:
        """The level token shows an uncovered item, and there is a cube for it (FU-62, L750)."""
        hero = self.hero
        return bool(self.cube_supply()) and hero.level < 3 and hero.items < hero.icons()[1]

    def drops(self, number: int) -> list[str]:
        """Where the briefcase of a slot may be dropped."""
        return [f"drop slot {number} into {free}" for free in self.free_boxes()]

    def overflow(self) -> Asking:
        """FU-49, FU-Q59: a fourth card must go at once."""
        while len(self.hero.reserve) > LIMIT:
            before, self.at_once = self.at_once, True
            answer = yield from self.ask(self.active, self.losses)
            self.at_once = before
            self.lose(answer)

    def losses(self) -> list[str]:
        """How a card of the reserve may go."""
        answers = []
        for number, slot in enumerate(self.hero.reserve, 1):
            if slot.kind == "item":
                answers.append(f"discard slot {number}")
                answers += [f"pay slot {number}"] * self.may_pay()
            elif slot.kind == "case":
                answers += self.drops(number)
            elif slot.kind == "diagram":
                answers.append(f"discard slot {number}")
        return answers

    def lose(self, answer: str) -> None:
        """Discards, pays or drops what the answer says."""
        words = answer.split()
        hero, slot = self.hero, self.hero.reserve[int(words[2]) - 1]
        if words[0] == "drop":
            self.drop(int(words[2]) - 1, int(words[4]))
            return
        del hero.reserve[int(words[2]) - 1]
        if slot.kind == "diagram":
            self.tell("diagram_discarded", seat=letter(self.active))
            return
        self.items_used[slot.card] += 1
        hero.items += words[0] == "pay"
        self.tell(
            "item_discarded",
            seat=letter(self.active),
            item={"face": slot.card},
            paid=words[0] == "pay",
        )

    def drop(self, index: int, number: int) -> None:
        """FU-51."""
        slot = self.hero.reserve.pop(index)
        self.case_cards[number] = Slot("case", slot.card, slot.up)
        self.case_tokens[number] = self.hero.space
        self.dropped_cases.add(number)
        self.tell(
            "case_dropped",
            seat=letter(self.active),
            slot=index,
            number=number,
            card={"face": slot.card},
        )

    # Things (FU-Q40, L669): among the answers of whatever is asked in the own turn.

    driving = False

    def thing_answers(self) -> list[str]:
        """All that may be done with things; only what does something."""
        hero = self.hero
        answers = self.takes()
        for number, slot in enumerate(hero.reserve, 1):
            if slot.kind == "case":
                answers += self.drops(number)
                answers += [f"open slot {number}"] * self.may_open(slot)
            if slot.kind != "item":
                continue
            answers += [f"pay slot {number}"] * (self.may_pay() and not self.levelled)
            if slot.card in box.WEAPONS:
                answers.append(f"arm slot {number}")
            if self.does_something(box.ITEM_EFFECTS.get(slot.card, "")):
                answers.append(f"use slot {number}")
            if self.does_something(box.OTHER_EFFECTS.get(slot.card, "")):
                answers.append(f"otherwise slot {number}")
        answers += ["fire"] * (hero.ammunition > 0)
        answers += ["pay weapon"] * self.weapon_pays()
        answers += ["leave car"] * (hero.ride is not None and not self.driving)
        return answers

    def does_something(self, text: str) -> bool:
        """Whether one of these effects changes anything now."""
        return any(self.has_effect(name, values) for name, *values in box.effects(text))

    def has_effect(self, name: str, values: list[str]) -> bool:
        """Items are used as far as they go; which do nothing are not offered."""
        match name:
            case "HELI_ANY":
                return True
            case "RETRIEVE":
                return bool(self.hero.discards)
            case "RELOAD":
                return self.room_for_ammunition(self.hero) > 0
            case "REVEAL":
                return bool(self.empty_neighbours(self.hero.space))
            case "LOOK":
                return any(not self.looked[s] & 1 << self.active for s in self.hidden_pois())
            case "FINGER":
                return self.president == "held"
            case "DMG":
                return bool(self.in_reach(int(values[1])))
            case "TRICK":
                return bool(self.trickable())
        return False

    def in_reach(self, reach: int) -> list[Foe]:
        """See the deeds."""
        raise NotImplementedError

    def trickable(self) -> list[tuple[Foe, str]]:
        """See the deeds."""
        raise NotImplementedError

    def may_open(self, slot: Slot) -> bool:
        """FU-52: the bracelet, once, if its effect does something."""
        text = {box.BRACELET: "LOOK 3", box.NEW_BRACELET: "FINGER"}.get(slot.card, "")
        return not slot.up and self.does_something(text)

    def weapon_pays(self) -> bool:
        """L750: the weapon in hand pays for a level until it is taken."""
        weapon = box.WEAPONS[self.hero.weapon] if self.hero.weapon else None
        return bool(weapon and weapon.pays and self.may_pay() and not self.levelled)

    def window_opens(self) -> bool:
        """A stop where nothing else is asked: by public facts only, so that waiting tells nothing.

        Something to take, FU-33 open, a face-down item, a briefcase that may be the bracelet, a
        shot at somebody, a weapon that pays.
        """
        hero = self.hero
        cases = [slot for one in self.heroes for slot in one.reserve]
        cases += [slot for slot in self.case_cards.values() if slot]
        worn = any(slot.kind == "case" and slot.up for slot in cases)
        hidden = any(
            slot.kind == "item" or (slot.kind == "case" and not worn) for slot in hero.reserve
        )
        reach = box.WEAPONS[hero.weapon].reach if hero.weapon else 0
        shot = hero.ammunition > 0 and self.in_reach(reach)
        known = bool(shot) or self.weapon_pays()
        return bool(self.takes()) or self.lone_wins_open() or hidden or known

    def window(self, unless: Callable[[], bool] = bool) -> Asking:
        """A stop between steps and before events, not in an action card (FU-Q40)."""

        def opens() -> list[str]:
            return ["pass"] * (self.window_opens() and not unless())

        if not self.in_card:
            yield from self.ask(self.active, opens)

    resolving_card = False

    def with_thing(self, answer: str) -> Asking:
        """What was done with a thing, in the middle of whatever is asked."""
        before, self.resolving_card = self.resolving_card, False
        yield from self.do_thing(answer)
        self.resolving_card = before
        yield from self.settle()

    def do_thing(self, answer: str) -> Asking:
        """A thing is taken, used, paid or left."""
        hero = self.hero
        match answer.split():
            case ["take", *_]:
                yield from self.take(answer.removeprefix("take "))
            case ["use" | "otherwise" as how, "slot", number]:
                yield from self.use_item(int(number) - 1, how == "otherwise")
            case ["open", "slot", number]:
                yield from self.open_bracelet(hero.reserve[int(number) - 1])
            case ["arm", "slot", number]:
                self.arm(int(number) - 1)
            case ["pay", "weapon"]:
                hero.items += 1
                self.lose_weapon(paid=True)
            case ["pay" | "drop", *_]:
                self.lose(answer)
            case ["fire"]:
                yield from self.fire()
            case ["leave", "car"]:
                self.leave_car()

    def room_for_ammunition(self, hero: Hero) -> int:
        """How much the weapon in hand still takes (FU-56)."""
        return box.WEAPONS[hero.weapon].ammunition - hero.ammunition if hero.weapon else 0

    def use_item(self, index: int, otherwise: bool) -> Asking:
        """FU-55: used and discarded."""
        card = self.hero.reserve.pop(index).card
        self.tell("item_used", seat=letter(self.active), item=card, otherwise=otherwise)
        (self.items_out if card == box.FINGER else self.items_used)[card] += 1
        texts = box.OTHER_EFFECTS if otherwise else box.ITEM_EFFECTS
        yield from self.resolve(box.effects(texts[card]))

    def open_bracelet(self, slot: Slot) -> Asking:
        """FU-52, FU-80."""
        slot.up = True
        self.tell("case_opened", seat=letter(self.active), card=slot.card)
        if slot.card == box.BRACELET:
            yield from self.resolve([["LOOK", "3"]])
        else:
            yield from self.resolve([["FINGER"]])

    def arm(self, index: int) -> None:
        """FU-56: the old weapon is discarded, the new one takes its ammunition."""
        slot = self.hero.reserve.pop(index)
        if self.hero.weapon:
            self.lose_weapon(paid=False)
        self.hero.weapon = slot.card
        self.hero.ammunition = box.WEAPONS[slot.card].ammunition
        self.tell("armed", seat=letter(self.active), item=slot.card)

    def lose_weapon(self, paid: bool) -> None:
        """Starting equipment leaves the game (FU-55)."""
        weapon = self.hero.weapon
        assert weapon is not None
        self.tell("weapon_gone", seat=letter(self.active), item=weapon, paid=paid)
        if not weapon.startswith("se"):
            self.items_used[weapon] += 1
        self.hero.weapon, self.hero.ammunition = None, 0

    def fire(self) -> Asking:
        """FU-56, FU-91: noise of weapons counts at once."""
        hero = self.hero
        assert hero.weapon is not None
        weapon = box.WEAPONS[hero.weapon]
        hero.ammunition -= 1
        self.tell("fired", seat=letter(self.active), item=hero.weapon)
        yield from self.resolve([["DMG", str(weapon.damage), str(weapon.reach)]])
        if weapon.noise:
            yield from self.gain_noise(weapon.noise)

    def leave_car(self) -> None:
        """FU-59, FU-93."""
        hero = self.hero
        ride = hero.ride
        hero.ride = None
        self.tell("car_left", seat=letter(self.active), ride=self.written_ride(ride))
        if isinstance(ride, int):
            self.abandoned[ride] = hero.space
            self.left_cars.add(ride)

    def written_ride(self, ride: object) -> object:
        """As events write a ride."""
        return {"car": ride} if isinstance(ride, int) else ride
