"""Random games on the oracle alone: `python3 play.py [GAMES] [SEED]` checks every position."""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Optional

from actions import Action, Buy, Keep, Place, Take
from components import TILES, all_money, total
from invariants import check_sound
from money import START_MONEY, first_player, pile_sizes, scoring_card_range
from oracle import OVER, Player, State, legal_actions, outcome, play, to_act

MOST_PLIES = 20_000


class Shuffled:
    """Chance that keeps a real deck: the order of the cards is fixed when they are shuffled."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.order: list[str] = []

    def card(self, deck: Counter[str]) -> str:
        """The top card."""
        return self.order.pop(0)

    def tile(self, bag: set[str]) -> str:
        """Any tile."""
        return self.rng.choice(sorted(bag))

    def reshuffle(self, cards: Counter[str]) -> None:
        """The discards in a new order."""
        self.order = list(cards.elements())
        self.rng.shuffle(self.order)


def set_up(seats: int, chance: Shuffled) -> State:
    """A seeded set-up in the order of NY-47."""
    bag = set(TILES)

    def draw() -> str:
        tile = chance.tile(bag)
        bag.remove(tile)
        return tile

    depot: list[Optional[str]] = [draw() for _ in range(4)]
    dirk = {draw() for _ in range(6)} if seats == 2 else set()
    chance.reshuffle(all_money(seats))
    players = [Player() for _ in range(seats)]
    for player in players:
        while total(player.hand.elements()) < START_MONEY:
            player.hand[chance.order.pop(0)] += 1
    row = [chance.order.pop(0) for _ in range(4)]
    stack_piles(chance)
    hands = [list(player.hand.elements()) for player in players]
    deck = Counter(chance.order)
    return State(players, depot, row, deck, bag, first_player(hands), dirk=dirk)


def stack_piles(chance: Shuffled) -> None:
    """Five piles, A shuffled into the second, B into the fourth (NY-11)."""
    rest = chance.order
    chance.order = []
    ranges = {card: scoring_card_range(len(rest), card) for card in ("A", "B")}
    for number, size in enumerate(pile_sizes(len(rest)), 1):
        pile, rest = rest[:size], rest[size:]
        if number in (2, 4):
            pile.append("A" if number == 2 else "B")
            chance.rng.shuffle(pile)
        chance.order += pile
    for card, places in ranges.items():
        assert chance.order.index(card) + 1 in places, "NY-T25 follows from NY-11"


def choose(options: list[Action], rng: random.Random) -> Action:
    """A random choice that buys and builds more often than not, so that cities grow."""
    for kind, chance in ((Buy, 0.6), (Place, 0.9), (Keep, 0.5), (Take, 0.8)):
        some = [option for option in options if isinstance(option, kind)]
        if some and rng.random() < chance:
            return rng.choice(some)
    return rng.choice(options)


def random_game(seats: int, rng: random.Random) -> tuple[State, int]:
    """Plays one game to its end and returns the last state and the number of actions."""
    chance = Shuffled(rng)
    state = set_up(seats, chance)
    check_sound(state)
    plies = 0
    while state.step != OVER:
        assert plies < MOST_PLIES, "a game ends"
        seat = rng.choice(to_act(state))
        options = sorted(legal_actions(state, seat), key=str)
        state = play(state, seat, choose(options, rng), chance)
        check_sound(state)
        plies += 1
    return state, plies


def main() -> None:
    """Plays random games for two to six players and sums up."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 25
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    positions = 0
    built: list[int] = []
    scorings: Counter[str] = Counter()
    for game in range(games):
        state, plies = random_game(2 + game % 5, rng)
        positions += plies + 1
        built += [len(player.city) - 1 for player in state.players]
        scorings.update(scoring.name for scoring in state.scorings)
        assert outcome(state) is not None
    print(
        f"{games} games, {positions} positions, scorings {dict(sorted(scorings.items()))}, "
        f"cities of {sum(built) / len(built):.1f} tiles on average, largest {max(built)}"
    )


if __name__ == "__main__":
    main()
