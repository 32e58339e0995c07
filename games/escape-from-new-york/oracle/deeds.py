"""What heroes do with their cards: revealing, fighting, tricking, taking back."""

from __future__ import annotations

from typing import Optional

import box
from moving import Moving
from table import Asking, Foe, agree
from things import letter


class Deeds(Moving):
    """Effects of action cards, of the personal ability, the car and items."""

    def resolve_for_hero(self, name: str, numbers: list[int], values: list[str]) -> Asking:
        """One effect for the active hero."""
        match name:
            case "MOVE":
                yield from self.move(numbers[0], values[1:])
            case "MOVE_BY_CAR":
                yield from self.move(numbers[0 if self.hero.ride is not None else 1], [])
            case "REVEAL":
                yield from self.reveal(*numbers)
            case "REVEAL_POI":
                yield from self.reveal_pois(*numbers)
            case "DMG":
                yield from self.damage(*numbers)
                yield from self.between_effects()
            case "TRICK":
                yield from self.trick(*numbers)
                yield from self.between_effects()
            case "JUMP":
                yield from self.jump()
            case "STEAL":
                yield from self.steal()
            case "ITEM":
                yield from self.draw_item()
            case "RETRIEVE":
                yield from self.retrieve(*numbers)
            case "RELOAD":
                self.reload(*numbers)
            case "HURT":
                self.hurt(*numbers)
            case "BLAST":
                yield from self.blast(*numbers)
            case "LOSE_ITEM":
                self.lose_item()
            case "ALL_REGAIN":
                for seat in range(len(self.heroes)):
                    self.regain(seat)
            case "LOOK":
                yield from self.look(*numbers)
            case "FINGER":
                self.remove_alive()
            case "DEFEAT" | "BONUS" | "NEED":
                pass
            case _:
                agree(False, f"no such effect: {name}")

    attacking = False

    def between_effects(self) -> Asking:
        """Things may be taken between two effects of a card."""
        if self.resolving_card:
            yield from self.between()

    # Revealing.

    def reveal(self, count: int) -> Asking:
        """REVEAL: as many as there are empty neighbours (FU-16, FU-Q05)."""
        spots = lambda: [f"reveal {s}" for s in self.empty_neighbours(self.hero.space)]
        for _ in range(count):
            answer = yield from self.ask(self.active, spots, False)
            if not answer:
                return
            yield from self.lay_tile(answer.split()[1])

    def reveal_pois(self, count: int) -> Asking:
        """REVEAL_POI."""
        for _ in range(count):
            answer = yield from self.ask(self.active, self.turnings, False)
            if not answer:
                return
            yield from self.turn_poi(answer.split()[1])

    def look(self, count: int) -> Asking:
        """Looks secretly at up to so many face-down POIs."""
        seat = 1 << self.active

        def looks() -> list[str]:
            # A second look at the same tile is never better and is not listed.
            hidden = [space for space in self.hidden_pois() if not self.looked[space] & seat]
            return [f"look {s}" for s in hidden] + ["pass"] * bool(hidden)

        for _ in range(count):
            answer = yield from self.ask(self.active, looks)
            if answer in ("", "pass"):
                return
            there = answer.split()[1]
            self.looked[there] |= seat
            poi = {"face": self.pois[there]}
            self.tell("looked", seat=letter(self.active), at=there, poi=poi)

    # Fighting.

    def in_reach(self, reach: int) -> list[Foe]:
        """Enemies in the own space, or also in adjacent ones (FU-44)."""
        spaces = [self.hero.space] + (self.open_neighbours(self.hero.space) if reach else [])
        return [foe for foe in self.foes if foe.at in spaces]

    def damage(self, points: int, reach: int) -> Asking:
        """DMG: split point by point, as long as somebody is in reach (FU-Q53)."""
        if self.attacking:
            points += self.hero.weapon == box.AXE
            if (yield from self.bat(points, reach)):
                return
        foes = lambda: {f"hit {foe.words()}": foe for foe in self.in_reach(reach)}
        for _ in range(points):
            answer = yield from self.ask(self.active, foes, False)
            if not answer:
                return
            self.wound(foes()[answer], 1, self.active)
            yield from self.settle()

    def bat(self, points: int, reach: int) -> Asking:
        """IT02: all of it and 4 more on one boss in the own space."""
        bosses = {
            f"bat {foe.words()}": foe
            for foe in self.foes_at(self.hero.space)
            if foe.kind == "boss"
        }
        if self.hero.weapon != box.BAT or reach or not bosses:
            return False
        answer = yield from self.ask(self.active, lambda: [*bosses, "pass"])
        if answer == "pass":
            return False
        self.wound(bosses[answer], points + box.BAT_BONUS, self.active)
        return True

    def wound(self, foe: Foe, points: int, seat: Optional[int]) -> None:
        """FU-45 to FU-47."""
        who = None if seat is None else letter(seat)
        self.tell("hit", seat=who, foe=foe.written(), points=points)
        if foe.wounds + points < self.hit_points(foe):
            foe.wounds += points
            return
        hero = None if seat is None else self.heroes[seat]
        trophy = hero is not None and foe.kind != "boss" and hero.convicts < hero.icons()[0]
        # L764: the convict for a killed driver comes from the supply, if it has one.
        if foe.kind == "car":
            trophy = trophy and self.convict_supply() > 0
        self.tell("killed", seat=who, foe=foe.written(), at=foe.at, trophy=trophy)
        self.foes.remove(foe)
        if hero is not None and trophy:
            hero.convicts += 1
        if foe.kind == "car":
            self.abandoned[int(str(foe.which))] = foe.at
        if foe.kind == "boss":
            self.boss_dies(foe, seat)

    def boss_dies(self, foe: Foe, seat: Optional[int]) -> None:
        """FU-47, FU-79."""
        guards = box.BOSSES[str(foe.which)].guards
        if guards:
            self.dead.add(str(foe.which))
            self.lay_case_token(guards, foe.at)
        else:
            self.duke_waits = True
        if seat is not None and self.wanted:
            self.wanted -= 1
            self.heroes[seat].wanted += 1
            self.tell("wanted_earned", seat=letter(seat))

    def blast(self, points: int) -> Asking:
        """EV13: every enemy in the hero's space; nobody's kills (FU-Q55)."""
        for foe in sorted(self.foes_at(self.hero.space), key=Foe.told_order):
            self.wound(foe, points, None)
        yield from self.settle()

    def trickable(self) -> list[tuple[Foe, str]]:
        """FU-48, FU-Q58: standing ones, but Slag, each to an open neighbour."""
        foes = [foe for foe in self.foes_at(self.hero.space) if not foe.lying]
        near = self.open_neighbours(self.hero.space)
        return [(foe, there) for foe in foes if foe.which != "slag" for there in near]

    def trick(self, count: int) -> Asking:
        """TRICK: as many as can be; of a card all could be when it began (L337)."""
        offers = lambda: {f"trick {foe.words()} to {at}": (foe, at) for foe, at in self.trickable()}
        for _ in range(count):
            answer = yield from self.ask(self.active, offers)
            if not answer:
                return
            foe, there = offers()[answer]
            self.tell("tricked", seat=letter(self.active), foe=foe.written(), to=there)
            foe.at, foe.lying = there, True

    # Damage to the hero.

    def hurt(self, points: int) -> None:
        """FU-Q26: a Shelter stops all damage."""
        if self.building(self.hero.space) == "shelter":
            return
        self.tell("damaged", seat=letter(self.active), damage=points)
        self.lose_cards(points)

    def lose_cards(self, points: int) -> None:
        """FU-22: at random from the hand."""
        for _ in range(min(points, len(self.hero.hand))):
            card = self.chance("card_lost")["card"]["face"]
            agree(card in self.hero.hand, f"{card} is not in the hand")
            self.hero.hand.remove(card)
            self.hero.discards.add(card)
            self.tell("card_lost", seat=letter(self.active), card={"face": card})

    # Cards and things.

    def take_back(self, seat: int, card: str) -> None:
        """One action card from the discards into the hand."""
        hero = self.heroes[seat]
        agree(card in hero.discards, f"{card} is not among the discards")
        hero.discards.remove(card)
        hero.hand.add(card)
        self.tell("took_back", seat=letter(seat), card={"face": card})

    def regain(self, seat: int) -> None:
        """One discarded card at random."""
        if self.heroes[seat].discards:
            self.take_back(seat, self.chance("took_back", seat=seat)["card"]["face"])

    def retrieve(self, count: int, optional: bool = False) -> Asking:
        """RETRIEVE: by choice, fewer if fewer exist."""
        for left in range(count, 0, -1):
            discards = sorted(self.hero.discards)
            if len(discards) <= left and not optional:
                for card in discards:
                    self.take_back(self.active, card)
            if not self.hero.discards:
                return
            backs = lambda: self.backs(optional)
            answer = yield from self.ask(self.active, backs)
            if answer in ("", "pass"):
                return
            self.take_back(self.active, answer.split()[2])

    def backs(self, optional: bool) -> list[str]:
        """Which cards may be taken back."""
        cards = [f"back card {card}" for card in sorted(self.hero.discards)]
        return cards + ["pass"] * (optional and bool(cards))

    def reload(self, count: int) -> None:
        """RELOAD: never over the printed value."""
        added = min(count, self.room_for_ammunition(self.hero))
        if added:
            self.hero.ammunition += added
            self.tell("reloaded", seat=letter(self.active), ammunition=self.hero.ammunition)

    def victims(self) -> list[int]:
        """Heroes to rob (FU-Q18)."""
        here = self.heroes_at(self.hero.space)
        return [seat for seat in here if seat != self.active and self.heroes[seat].reserve]

    def steal(self) -> Asking:
        """STEAL: a card chosen by its back (FU-Q61)."""
        answers = [
            f"steal slot {number} from {'abcd'[seat]}"
            for seat in self.victims()
            for number in range(1, len(self.heroes[seat].reserve) + 1)
        ]
        answer = (yield from self.ask(self.active, lambda: answers)).split()
        seat, index = "abcd".index(answer[4]), int(answer[2]) - 1
        slot = self.heroes[seat].reserve.pop(index)
        self.tell(
            "stolen",
            seat=letter(self.active),
            **{"from": letter(seat)},
            slot=index,
            card={"face": slot.written()},
        )
        self.hero.reserve.append(slot)
        yield from self.overflow()

    def lose_item(self) -> None:
        """EV06: a random item of the reserve."""
        items = [slot for slot in self.hero.reserve if slot.kind == "item"]
        if not items:
            return
        card = self.chance("item_discarded")["item"]["face"]
        slot = next((slot for slot in items if slot.card == card), None)
        agree(slot is not None, f"{card} is not in the reserve")
        assert slot is not None
        self.hero.reserve.remove(slot)
        self.items_used[card] += 1
        self.tell("item_discarded", seat=letter(self.active), item={"face": card}, paid=False)

    def remove_alive(self) -> None:
        """FU-80: one living President leaves the deck before the rescue."""
        if self.president == "held" and self.alive:
            self.alive -= 1
            self.tell("alive_removed", left=self.alive)
