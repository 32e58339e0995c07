"""Random games on the oracle alone: `python3 play.py [GAMES] [SEED] [--transcript]`."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from typing import Iterator, Optional

from actions import Action, Buy, Keep, Place, Take, spell
from check import set_up_events
from components import TILES, all_money, total
from invariants import check_sound
from legal import legal_actions
from money import START_MONEY, first_player, pile_sizes, scoring_card_range
from oracle import outcome, play
from state import Dirk, Player, State, letter, to_act
from written import FORMAT, Json, write_state

MOST_PLIES = 20_000


class Shuffled:
    """Chance that keeps a real deck: the order of the cards is fixed when they are shuffled."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.order: list[str] = []

    def card(self, possible: Counter[str]) -> str:
        """The top card."""
        return self.order.pop(0)

    def tiles(self, bag: set[str], count: int) -> list[str]:
        """Any tiles."""
        return self.rng.sample(sorted(bag), count)

    def reshuffle(self, cards: Counter[str]) -> None:
        """The discards in a new order."""
        self.order = list(cards.elements())
        self.rng.shuffle(self.order)


def set_up(seats: int, chance: Shuffled) -> State:
    """A seeded set-up in the order of NY-47."""
    drawn = chance.tiles(set(TILES), 10 if seats == 2 else 4)
    depot: list[Optional[str]] = list(drawn[:4])
    dirk = Dirk(set(drawn[4:])) if seats == 2 else None
    bag = set(TILES) - set(drawn)
    chance.reshuffle(all_money(seats))
    players = [Player() for _ in range(seats)]
    for player in players:
        while total(player.hand.elements()) < START_MONEY:
            player.hand[chance.order.pop(0)] += 1
    row = [chance.order.pop(0) for _ in range(4)]
    deck = Counter(chance.order)
    piles = stack_piles(chance)
    first = first_player([list(player.hand.elements()) for player in players])
    return State(players, depot, bag, row, deck, piles, first, dirk)


def stack_piles(chance: Shuffled) -> list[int]:
    """Five piles, A shuffled into the second, B into the fourth (NY-11); their sizes."""
    rest = chance.order
    chance.order = []
    piles = []
    ranges = {card: scoring_card_range(len(rest), card) for card in ("A", "B")}
    for number, size in enumerate(pile_sizes(len(rest)), 1):
        pile, rest = rest[:size], rest[size:]
        if number in (2, 4):
            pile.append("A" if number == 2 else "B")
            chance.rng.shuffle(pile)
        chance.order += pile
        piles.append(len(pile))
    for card, places in ranges.items():
        assert chance.order.index(card) + 1 in places, "NY-T25 follows from NY-11"
    return piles


def choose(options: list[Action], rng: random.Random, hoard: bool) -> Action:
    """A random choice that builds more often than not; hoarders hardly ever buy (NY-53)."""
    if hoard and rng.random() < 0.997:
        options = [option for option in options if not isinstance(option, Buy)] or options
    for kind, chance in ((Buy, 0.6), (Place, 0.9), (Keep, 0.5), (Take, 0.8)):
        some = [option for option in options if isinstance(option, kind)]
        if some and rng.random() < chance:
            return rng.choice(some)
    return rng.choice(options)


def random_game(seats: int, rng: random.Random, hoard: bool = False) -> Iterator[Json]:
    """Plays one game to its end, line by line as FORMAT.md has it; every position is checked."""
    chance = Shuffled(rng)
    state = set_up(seats, chance)
    line: Json = {"ply": 0, "format": FORMAT, "seats": seats}
    line["events"] = set_up_events(state, write_state(state))
    for ply in range(MOST_PLIES):
        check_sound(state)
        lists = {seat: sorted(legal_actions(state, seat), key=spell) for seat in to_act(state)}
        line["state"] = write_state(state)
        line["to_act"] = [letter(seat) for seat in lists]
        if not lists:
            standings = outcome(state) or []
            line["outcome"] = {
                "standings": [{"rank": r, "won": r == 1, "score": s} for r, s in standings]
            }
        yield line
        if not lists:
            return
        seat = rng.choice(sorted(lists))
        action = choose(lists[seat], rng, hoard)
        state = play(state, seat, action, chance)
        line = {"ply": ply + 1, "seat": letter(seat), "legal": list(map(spell, lists[seat]))}
        line |= {"action": spell(action), "events": state.log}
    raise AssertionError("a game ends")


def main() -> None:
    """Plays random games for two to six players; prints them, or a summary."""
    arguments = [word for word in sys.argv[1:] if word != "--transcript"]
    games = int(arguments[0]) if arguments else 25
    rng = random.Random(int(arguments[1]) if len(arguments) > 1 else 1)
    positions = 0
    built: list[int] = []
    told: Counter[str] = Counter()
    for game in range(games):
        for line in random_game(2 + game % 5, rng, game % 12 == 11):
            positions += 1
            told.update(name for event in line["events"] for name in event)
            if "--transcript" in sys.argv:
                print(json.dumps(line, separators=(",", ":")))
        built += [len(city) for city in line["state"]["cities"]]
    if "--transcript" not in sys.argv:
        print(
            f"{games} games, {positions} positions, "
            f"cities of {sum(built) / len(built):.1f} tiles on average, largest {max(built)}; "
            f"events {dict(sorted(told.items()))}"
        )


if __name__ == "__main__":
    main()
