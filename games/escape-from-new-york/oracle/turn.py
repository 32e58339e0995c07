"""The turn: the twelve steps, one after the other."""

from __future__ import annotations

from itertools import combinations

import box
from deeds import Deeds
from table import Asking, Foe, GameOver, Slot, agree
from things import letter

ABILITY_NOISE = 2
FORCED_FROM_TURN = 500


class Game(Deeds):
    """A game from the first turn to its end."""

    def run(self) -> Asking:
        """Turns clockwise until somebody wins or all lose."""
        try:
            while True:
                yield from self.turn()
                self.active = (self.active + 1) % len(self.heroes)
        except GameOver:
            return

    def turn(self) -> Asking:
        """Steps 1 to 12, with a stop before those that ask nothing themselves (FU-Q40)."""
        self.begin_turn()
        yield from self.settle()
        yield from self.window(unless=lambda: len(self.refreshes()) > 1)
        yield from self.step_one()
        yield from self.window(unless=lambda: len(self.hero.hand) > 2)
        yield from self.choose_cards()
        yield from self.play_card()
        yield from self.play_card()
        yield from self.drive()
        yield from self.window()
        yield from self.make_noise()
        yield from self.window()
        yield from self.step_seven()
        yield from self.window()
        yield from self.level_up()
        yield from self.window()
        yield from self.use_building()
        yield from self.window()
        yield from self.step_ten()
        yield from self.window()
        yield from self.step_eleven()
        yield from self.window()
        self.close_in()
        yield from self.settle()
        yield from self.window()
        self.end_turn()

    def begin_turn(self) -> None:
        """A hero's turn begins."""
        self.turns += 1
        self.turn_noise, self.ability_used = 0, False
        self.forced = len(self.hero.hand) <= 1 or self.turns >= FORCED_FROM_TURN
        self.chosen, self.played, self.unseen = set(), [], set()
        self.events_due, self.levelled = 0, False
        self.dropped_cases, self.left_cars = set(), set()
        self.tell("turn_began", seat=letter(self.active))

    def refreshes(self) -> list[str]:
        """L314: a tile is revealed to take cards back, so there must be some to be asked."""
        if self.forced:
            return ["timer"]
        return ["timer", "pass"] if self.hero.discards else ["pass"]

    def step_one(self) -> Asking:
        """FU-12: a timer tile for all discards."""
        hero = self.hero
        answer = yield from self.ask(self.active, self.refreshes, False)
        if answer == "pass":
            return
        self.tell("took_all_back", seat=letter(self.active), cards=len(hero.discards))
        hero.hand |= hero.discards
        hero.discards = set()
        yield from self.reveal_timer()

    def choose_cards(self) -> Asking:
        """FU-13."""
        answer = yield from self.ask(self.active, self.pairs, False)
        self.chosen = set(self.pairs()[answer])
        self.hero.hand -= self.chosen
        chosen = sorted(self.chosen, key=order)
        self.tell("chose", seat=letter(self.active), cards={"face": chosen})

    def pairs(self) -> dict[str, tuple[str, ...]]:
        """Two cards of the hand."""
        hand = self.hero.hand
        return {
            " ".join(["choose"] + [f"card {card}" for card in sorted(cards, key=order)]): cards
            for cards in combinations(hand, min(2, len(hand)))
        }

    def plays(self) -> list[str]:
        """Which card is played, and how."""
        answers = [f"play card {card}" for card in self.chosen]
        if not self.ability_used:
            answers += [f"strike card {card}" for card in self.chosen]
            answers += [f"sneak card {card}" for card in self.chosen if self.may_move([])]
        return answers

    def play_card(self) -> Asking:
        """Steps 3 and 4 (FU-14, FU-18)."""
        if not self.chosen:
            return
        answer = yield from self.ask(self.active, self.plays)
        how, card = answer.split()[0], answer.split()[2]
        self.chosen.remove(card)
        self.played.append(card)
        self.resolving_card = self.in_card = True
        if how == "play":
            yield from self.reveal_card(card)
        else:
            yield from self.use_ability(how, card)
        self.resolving_card = self.in_card = False
        yield from self.after_card()

    def use_ability(self, how: str, card: str) -> Asking:
        """FU-18: 2 damage, or a step and a reveal; 2 noise."""
        self.ability_used = True
        self.unseen.add(card)
        self.turn_noise += ABILITY_NOISE
        self.tell("ability_used", seat=letter(self.active), source=how, card={"face": card})
        if how == "strike":
            self.attacking = True
            yield from self.resolve([["DMG", "2", "0"]])
            self.attacking = False
        else:
            yield from self.resolve([["MOVE", "1"], ["REVEAL", "1"]])

    def reveal_card(self, card: str) -> Asking:
        """FU-14 to FU-16, FU-Q64."""
        texts = box.CARDS[card].effects
        self.turn_noise += box.CARDS[card].noise
        void = not all(self.is_possible(text) for text in texts)
        self.tell("played", seat=letter(self.active), card=card, void=void)
        if void:
            return
        if any(self.needs_wreck(text) for text in texts):
            if (yield from self.ask(self.active, lambda: ["void", "resolve"])) == "void":
                self.tell("voided", seat=letter(self.active), card=card)
                return
        self.attacking = any(text[0] == "DMG" for text in texts)
        yield from self.resolve(texts)
        self.attacking = False

    def is_possible(self, text: list[str]) -> bool:
        """Whether this effect can be done in full (L337): three exceptions only (L339)."""
        hero = self.hero
        match text:
            case ["NEED", "clear"]:
                return not self.foes_at(hero.space)
            case ["NEED", "on_poi"]:
                return box.KIND[hero.space] == "poi"
            case ["MOVE" | "MOVE_BY_CAR", _, *flags]:
                return self.may_begin(flags) and self.may_move(flags)
            case ["STEAL"]:
                return bool(self.victims())
            case ["JUMP"]:
                return any(s in self.revealed and s != hero.space for s in box.POI_SPACES)
            case ["RETRIEVE", count]:
                return len(hero.discards) >= int(count)
            case ["TRICK", count]:
                return len({id(foe) for foe, _ in self.trickable()}) >= int(count)
            case ["RELOAD", count]:
                return self.room_for_ammunition(hero) >= int(count)
        return True

    def may_begin(self, flags: list[str]) -> bool:
        """FU-35."""
        return "clear" not in flags or not self.foes_at(self.hero.space)

    def needs_wreck(self, text: list[str]) -> bool:
        """The car would have to be wrecked for the first step."""
        if text[0] not in ("MOVE", "MOVE_BY_CAR"):
            return False
        steps = self.steps(text[2:]) + self.bridge_steps(text[2:])
        return all(step.startswith("wreck") for step in steps)

    def drive(self) -> Asking:
        """Step 5 (FU-19)."""
        hero = self.hero
        if hero.ride is None or self.foes_at(hero.space) or not self.may_move([]):
            return
        self.resolving_card = self.driving = True
        if (yield from self.move(1, ["clear"], optional=True)):
            yield from self.reveal(1)
        self.resolving_card = self.driving = self.card_failed = False
        yield from self.after_card()

    def make_noise(self) -> Asking:
        """Step 6 (FU-21)."""
        if self.turn_noise:
            yield from self.gain_noise(self.turn_noise)
        self.hero.discards |= set(self.played)
        self.played, self.unseen = [], set()

    def step_seven(self) -> Asking:
        """FU-22, FU-23, FU-85."""
        total = sum(self.damage_of(foe) for foe in self.foes)
        if not total or self.building(self.hero.space) == "shelter":
            return
        self.tell("damaged", seat=letter(self.active), damage=total)
        while total > 0:
            answer = yield from self.ask(self.active, self.lids)
            if answer in ("", "pass"):
                break
            self.hero.reserve.pop(int(answer.split()[2]) - 1)
            self.items_used[box.LID] += 1
            self.tell("lid_used", seat=letter(self.active))
            total -= box.LID_STOPS
        self.lose_cards(max(0, total))

    def lids(self) -> list[str]:
        """Lids to be used; asked of everybody who may have one and has something to lose."""
        hero = self.hero
        items = [(n, slot) for n, slot in enumerate(hero.reserve, 1) if slot.kind == "item"]
        if not hero.hand or not items:
            return []
        return [f"use slot {n}" for n, slot in items if slot.card == box.LID] + ["pass"]

    def damage_of(self, foe: Foe) -> int:
        """What a standing enemy deals if the active hero is in its reach."""
        damage, reach = 1 + self.bonus("damage"), self.bonus("range")
        if foe.kind == "boss":
            damage, reach = box.BOSSES[str(foe.which)][1:3]
        here = self.hero.space
        near = foe.at == here or (reach > 0 and foe.at in self.open_neighbours(here))
        return damage if near and not foe.lying else 0

    def level_up(self) -> Asking:
        """Step 8 (FU-24, FU-63)."""
        hero = self.hero
        if hero.level == 3 or (hero.convicts, hero.items) != hero.icons():
            return
        hero.convicts = hero.items = 0
        hero.level += 1
        self.levelled = True
        self.tell("level_up", seat=letter(self.active), level=hero.level)
        if hero.level < 3:
            beside = [card for card in hero.beside if not self.is_dead_theft(card)]
            cards = [f"learn card {card}" for card in beside]
            card = (yield from self.ask(self.active, lambda: cards, False)).split()[2]
            hero.beside.remove(card)
            hero.hand.add(card)
            self.tell("learnt", seat=letter(self.active), card={"face": card})
        if hero.level > 1:
            yield from self.swap()

    def is_dead_theft(self, card: str) -> bool:
        """FU-Q71: nobody to rob, ever."""
        steals = any(text[0] == "STEAL" for text in box.CARDS[card].effects)
        return len(self.heroes) == 1 and steals

    def swap(self) -> Asking:
        """An objective is swapped with its leftover deck."""
        answer = yield from self.ask(self.active, lambda: ["swap blue", "swap violet"])
        colour = answer.split()[1]
        index = ["blue", "violet"].index(colour)
        deck = self.leftover[colour]
        deck[self.hero.objectives[index]] += 1
        cards = sorted(deck.elements(), key=lambda card: int(card[2:]))
        who = letter(self.active)
        self.tell("browsed", seat=who, colour=colour, cards={"face": cards})
        answer = yield from self.ask(self.active, lambda: [f"aim {card}" for card in cards])
        card = answer.split()[1]
        self.hero.objectives[index] = card
        deck[card] -= 1
        self.leftover[colour] = +deck
        self.tell("swapped", seat=who, colour=colour, card={"face": card})

    def use_building(self) -> Asking:
        """Step 9 (FU-25, FU-64, FU-Q65)."""
        hero = self.hero
        match self.building(hero.space):
            case "library":
                answers = lambda: ["draw"] + ["regain"] * bool(hero.discards)
                answer = yield from self.ask(self.active, answers, False)
                if answer == "draw":
                    yield from self.draw_item()
                else:
                    self.regain(self.active)
            case "clinic":
                yield from self.retrieve(2, optional=True)
            case "armory":
                answers = lambda: ["draw"] + ["reload"] * (self.room_for_ammunition(hero) > 0)
                answer = yield from self.ask(self.active, answers, False)
                if answer == "draw":
                    yield from self.armoury_draw()
                else:
                    self.reload(2)

    def armoury_draw(self) -> Asking:
        """Two items, one is kept."""
        last = list(self.items) if self.items.total() < 2 else []
        for item in last:
            self.remove_item(item)
        self.reshuffle_items()
        told = self.chance("items_offered", last=last, count=2 - len(last))
        items = told["items"]["face"]
        agree(items[: len(last)] == last, f"{last} was the last item of the deck")
        for item in items[len(last) :]:
            self.remove_item(item)
        who = letter(self.active)
        self.tell("items_offered", seat=who, items={"face": items})
        answer = yield from self.ask(self.active, lambda: [f"keep {item}" for item in items])
        kept = answer.split()[1]
        other = items[1] if kept == items[0] else items[0]
        self.items_used[other] += 1
        self.tell("item_discarded", seat=who, item={"face": other}, paid=False)
        self.hero.reserve.append(Slot("item", kept))
        yield from self.overflow()

    def end_turn(self) -> None:
        """FU-30, FU-45: enemies stand up, wounds of convicts heal; cars are taken afterwards."""
        for foe in self.foes:
            foe.lying = False
            if foe.kind != "boss":
                foe.wounds = 0
        self.tell("turn_ended", seat=letter(self.active))


def order(card: str) -> tuple[bool, str]:
    """The order of a hero's cards: basic ones, then special ones."""
    return (len(card) > 2, card)
