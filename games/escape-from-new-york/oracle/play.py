"""Random games of the oracle alone, as transcripts: `python3 play.py GAMES SEED`."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from typing import Any, Iterator

import box
from set_up import check_set_up, expected_items, expected_tiles, timer_copies
from table import FORMAT, Hero, Json, Slot
from turn import Game
from written import VERSION, write_outcome, write_table

NO_OPTIONS = dict.fromkeys(
    (
        "hard_time hard_streets extra_specials crossbows explosions extra_timers traps"
        " hard_deck wanted dead_or_alive"
    ).split(),
    False,
)


class Lots(Game):
    """A game that draws its own lots."""

    def __init__(self, lots: random.Random, options: dict[str, bool]) -> None:
        super().__init__(options)
        self.lots = lots

    def one_of(self, bag: Counter[str]) -> str:
        """Any card of a deck."""
        return self.lots.choice(sorted(bag.elements()))

    def chance(self, event: str, **hints: Any) -> Json:
        """Chance decides."""
        match event:
            case "tile_laid":
                kind = "cp" if box.KIND[hints["at"]] == "park" else "ct"
                stack = {t: n for t, n in self.map_stack.items() if t.startswith(kind)}
                coast = hints["at"] in box.COAST
                token = self.one_of(self.token_stack) if coast else None
                return {"tile": self.one_of(Counter(stack)), "token": token}
            case "timer_revealed" | "timer_discarded":
                return {"tile": self.one_of(self.black if self.black_left else self.red)}
            case "event_revealed":
                return {"card": self.one_of(self.events)}
            case "top_card":
                return {"card": {"face": self.one_of(self.ny_deck)}}
            case "item_drawn":
                return {"item": {"face": self.one_of(self.items)}}
            case "items_offered":
                pool = sorted(self.items.elements())
                return {"items": {"face": hints["last"] + self.lots.sample(pool, hints["count"])}}
            case "card_lost":
                return {"card": {"face": self.lots.choice(sorted(self.hero.hand))}}
            case "took_back":
                discards = self.heroes[hints["seat"]].discards
                return {"card": {"face": self.lots.choice(sorted(discards))}}
            case "item_discarded":
                items = [slot.card for slot in self.hero.reserve if slot.kind == "item"]
                return {"item": {"face": self.lots.choice(items)}}
            case "helicopter_moved":
                spaces = [space for space in box.PARK if space != self.helicopter]
                return {"to": self.lots.choice(spaces)}
            case "trap_sprung":
                return {"armed": self.lots.randrange(3) == 0}
            case "president_taken":
                return {"alive": self.lots.randrange(self.alive + 1) > 0}
        return {"path": hints["paths"][0]}


def deal(lots: random.Random, seats: int, options: dict[str, bool]) -> Lots:
    """FU-05 to FU-11."""
    game = Lots(lots, options)
    personas = lots.sample(sorted(box.LETTER), seats)
    blue = [f"ob{n}" for n in range(1, 7)] + ["ob13"] * options["wanted"]
    violet = [f"ob{n}" for n in range(7, 13)] + ["ob14"] * options["wanted"]
    pools = [lots.sample(cards, seats + 2) for cards in (blue, violet)]
    for persona, tokens in zip(personas, lots.sample(range(4), seats)):
        hero = Hero(persona, tokens, [pool.pop() for pool in pools])
        name = box.LETTER[persona]
        hero.hand = {f"{name}{n}" for n in range(1, 9)}
        hero.beside = {f"{name}s{n}" for n in range(1, 6 if options["extra_specials"] else 4)}
        hero.equip()
        game.heroes.append(hero)
    game.leftover = {"blue": Counter(pools[0]), "violet": Counter(pools[1])}
    game.active = lots.randrange(seats)
    game.map_stack = Counter(expected_tiles(options))
    game.token_stack = Counter(box.OUTSKIRTS)
    game.pois = dict(zip(box.POI_SPACES, lots.sample(sorted(box.POIS), 8)))
    first = "h" if options["hard_deck"] else "n"
    plain = [card for card in box.NEW_YORK if card[0] == first and card[1] != "s"]
    game.ny_beside = {card for card in box.NEW_YORK if card[:2] == first + "s"}
    game.ny_top = lots.choice(plain)
    game.ny_deck = Counter(card for card in plain if card != game.ny_top)
    extra = ("extra black",) if options["extra_timers"] else ()
    game.black, game.red = timer_copies(("black", *extra)), timer_copies(("red",))
    game.black_left = box.BLACK_TILES[seats] - options["hard_time"]
    game.items = expected_items(options)
    game.events = Counter({e: n for e, n in box.EVENT_COPIES.items() if e != "ev13"})
    game.events.update({"ev13": 2} if options["explosions"] else {})
    bracelet = box.NEW_BRACELET if options["dead_or_alive"] else box.BRACELET
    cases = [box.TAPE, bracelet, *lots.sample(sorted(box.DIAGRAMS), 2)]
    for number, card in enumerate(lots.sample(cases, 4), 1):
        game.case_cards[number] = Slot("case", card)
    game.alive, game.wanted = 2 * options["dead_or_alive"], 3 * options["wanted"]
    return game


def random_game(
    lots: random.Random, seats: int, options: dict[str, bool] = NO_OPTIONS
) -> Iterator[Json]:
    """A whole game as lines of a transcript."""
    game = deal(lots, seats, options)
    running = game.run()
    check_set_up(game, {"seats": seats})
    question = next(running)
    state = {**write_table(game), "options": options}
    yield {
        "game": "escape-from-new-york",
        "format": FORMAT,
        "rules": VERSION,
        "seats": seats,
        "events": game.told,
        "state": state,
    }
    plies = 0
    while question is not None:
        plies += 1
        action = lots.choice(question.answers)
        seat, legal, game.told = "ABCD"[question.seat], question.answers, []
        try:
            question = running.send(action)
        except StopIteration:
            question = None
        yield {
            "ply": plies,
            "seat": seat,
            "legal": legal,
            "action": action,
            "events": game.told,
            "state": write_table(game),
        }
    yield {"outcome": write_outcome(game), "plies": plies}


def main(games: int, seed: int) -> None:
    """Prints so many games, now with, now without each add-on."""
    lots = random.Random(seed)
    for _ in range(games):
        options = {name: lots.random() < 0.5 for name in NO_OPTIONS}
        for line in random_game(lots, lots.randint(1, 4), options):
            print(json.dumps(line))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
