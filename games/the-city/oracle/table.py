"""A table of The City: what may be done and what it does, step by step."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Optional, Protocol

import city as rules
from cards import ASIDE, ORDER, TABLE, in_order

Json = Any
DEAL, START_DISCARD, DRAWN, HAND_MAX, GOAL, ROUNDS_MAX = 7, 2, 5, 12, 50, 100


class Refused(Exception):
    """The action is not legal."""


class Chance(Protocol):
    """Where drawn cards come from."""

    def draw(self, deck: Counter[str]) -> str:
        """One card of the deck; it is taken out by the caller."""


@dataclass
class Player:
    """What lies before one seat."""

    hand: Counter[str] = field(default_factory=Counter)
    city: Counter[str] = field(default_factory=Counter)
    discards: Counter[str] = field(default_factory=Counter)
    shown: Counter[str] = field(default_factory=Counter)
    sealed: Optional[str] = None
    revealed: Optional[str] = None
    points: int = 0
    task: Json = None


@dataclass
class Table:
    """The whole table. `after` is what follows when no task is left."""

    players: list[Player]
    deck: Counter[str]
    round: int = 0
    after: str = "round"
    over: bool = False
    events: list[Json] = field(default_factory=list)

    def tell(self, event: str, seat: int | None = None, **more: Json) -> None:
        """Something happened."""
        where = {} if seat is None else {"seat": "ABCDE"[seat]}
        self.events.append({"event": event, **where, **more})


def to_act(table: Table) -> list[int]:
    """The seats that owe a decision."""
    return [seat for seat, player in enumerate(table.players) if player.task is not None]


def name_of(task: Json) -> str:
    """The task without what belongs to it."""
    return task if isinstance(task, str) else next(iter(task))


def legal_actions(table: Table, seat: int) -> list[str]:
    """Every action of the seat, in notation."""
    player = table.players[seat]
    if player.task is None:
        return []
    kinds = sorted((card for card in player.hand if player.hand[card] > 0), key=ORDER.get)
    match name_of(player.task):
        case "choose":
            return choices(player, kinds)
        case "keep":
            drawn = sorted(set(player.task["keep"]), key=ORDER.get)
            return [f"keep {card}" for card in drawn]
        case verb:
            return [f"{verb} {card}" for card in kinds]


def choices(player: Player, kinds: list[str]) -> list[str]:
    """TC-06, TC-07, TC-14, TC-24, TC-Q11, TC-Q13."""
    found = [f"build {card}" for card in ASIDE if player.city[card] == 0]
    for n, card in enumerate(kinds):
        found.append(f"build {card}")
        if not rules.has_crew(player.city):
            continue
        for other in kinds[n:]:
            enough = other != card or player.hand[card] >= 2
            both = rules.cost(card, player.city) + rules.cost(other, player.city)
            if enough and both <= rules.CREW_COST_MAX:
                found.append(f"build {card} {other}")
    return [*found, "renounce"]


def play(table: Table, seat: int, action: str, chance: Chance) -> None:
    """The action and all that follows from it."""
    if action not in legal_actions(table, seat):
        raise Refused(action)
    player = table.players[seat]
    verb, *cards = action.split(" ")
    match verb:
        case "build" | "renounce":
            player.sealed = action
            player.task = None
            table.tell("answered", seat)
        case "pay":
            player.task["pay"]["left"] -= 1
            discard(table, seat, cards[0], "paid", player.task["pay"]["left"])
            if player.task["pay"]["left"] == 0:
                finish_payment(player)
        case "discard":
            player.task["discard"] -= 1
            discard(table, seat, cards[0], "laid", player.task["discard"])
            if player.task["discard"] == 0:
                player.task = None
        case "keep":
            keep(table, seat, cards[0])
    run(table, chance)


def run(table: Table, chance: Chance) -> None:
    """Goes on while nobody is asked."""
    while not to_act(table) and not table.over:
        match table.after:
            case "round":
                table.round += 1
                table.tell("round_began", round=table.round)
                for player in table.players:
                    player.task = "choose"
                table.after = "reveal"
            case "reveal":
                table.after = "income"
                reveal(table, chance)
            case "income":
                table.after = "round"
                collect(table, chance)


def discard(table: Table, seat: int, card: str, event: str, left: int) -> None:
    """A card of the hand goes unseen to the pile (TC-22, TC-32)."""
    player = table.players[seat]
    player.hand[card] -= 1
    player.discards[card] += 1
    player.shown.clear()
    table.tell(event, seat, card=card, left=left)


def finish_payment(player: Player) -> None:
    """TC-Q11: the card that failed returns after the payment, and all have seen it."""
    back = player.task["pay"]["back"]
    player.task = None
    if back is not None:
        player.hand[back] += 1
        player.shown[back] += 1


def keep(table: Table, seat: int, card: str) -> None:
    """TC-08, TC-Q10: one is kept, the others are discarded."""
    player = table.players[seat]
    rest = Counter(player.task["keep"])
    rest[card] -= 1
    player.hand[card] += 1
    player.discards += rest
    player.task = None
    table.tell("kept", seat, card=card)


def draw(table: Table, number: int, chance: Chance) -> Counter[str]:
    """TC-05: up to so many cards; the pile becomes the deck when there is none to draw."""
    drawn: Counter[str] = Counter()
    for _ in range(number):
        if not +table.deck:
            for player in table.players:
                table.deck += player.discards
                player.discards = Counter()
            if not +table.deck:
                break
            table.tell("reshuffled", cards=table.deck.total())
        card = chance.draw(table.deck)
        table.deck[card] -= 1
        drawn[card] += 1
    return drawn


def reveal(table: Table, chance: Chance) -> None:
    """TC-09 to TC-14, TC-25, TC-Q09: everything is turned up, built, refused; draws, payments."""
    for seat, player in enumerate(table.players):
        table.tell("revealed", seat, choice=player.sealed)
    for seat, player in enumerate(table.players):
        chosen = player.sealed.split(" ")[1:]
        player.revealed, player.sealed = player.sealed, None
        able, why = split(player, chosen)
        standing, returned = [], []
        for card in chosen:
            if card in able:
                able.remove(card)
                standing.append(card)
                table.tell("built", seat, card=card, cost=rules.cost(card, player.city))
            else:
                returned.append(card)
                table.tell("failed", seat, card=card, why=why[card])
        settle(player, standing, returned)
        if not standing:
            drawn = draw(table, DRAWN, chance)
            table.tell("drew", seat, cards={"cards": in_order(drawn)})
            player.task = {"keep": in_order(drawn)} if drawn else None
        take_the_obvious(table, seat)


def split(player: Player, chosen: list[str]) -> tuple[list[str], dict[str, Json]]:
    """Which of the chosen cards are built, and why the others are not (TC-10 to TC-14, TC-Q11)."""
    others = player.hand.total() - sum(1 for card in chosen if not TABLE[card].aside)
    price = {card: rules.cost(card, player.city) for card in chosen}
    failed: dict[str, Json] = {}
    able = []
    for card in chosen:
        if rules.is_limited(card, player.city):
            failed[card] = "limit"
        elif rules.lacks_prerequisite(card, player.city):
            failed[card] = {"needs": card}
        elif price[card] > others:
            failed[card] = {"short": price[card] - others}
        else:
            able.append(card)
    if len(able) == 2:
        twins = able[0] == able[1] and TABLE[able[0]].max1
        short = sum(price[card] for card in able) - others
        if twins or short > 0:
            dearer = min(able, key=lambda card: (-price[card], ORDER[card]))
            able.remove(dearer)
            failed[able[0]] = "limit" if twins else {"short": short}
            able = [dearer]
    return able, failed


def settle(player: Player, standing: list[str], returned: list[str]) -> None:
    """Puts the cards where they belong: the city, the hand, or aside until all is paid."""
    if not standing:
        # All saw as many copies as were laid, perhaps those they knew of before.
        for card, count in Counter(returned).items():
            player.shown[card] = max(player.shown[card], count)
        return
    price = sum(rules.cost(card, player.city) for card in standing)
    for card in standing + returned:
        if not TABLE[card].aside:
            player.hand[card] -= 1
            # It was perhaps the copy everybody knew of.
            player.shown[card] = max(player.shown[card] - 1, 0)
    player.city.update(standing)
    player.task = {"pay": {"left": price, "back": returned[0] if returned else None}}


def take_the_obvious(table: Table, seat: int) -> None:
    """Payments without a choice are made at once."""
    player = table.players[seat]
    match player.task:
        case {"pay": {"left": left}} if left in (0, player.hand.total()):
            cards = in_order(player.hand) if left else []
            for n, card in enumerate(cards):
                discard(table, seat, card, "paid", left - n - 1)
            finish_payment(player)
        case {"keep": [only]}:
            keep(table, seat, only)


def collect(table: Table, chance: Chance) -> None:
    """TC-15 to TC-20, TC-30, TC-Q07, TC-Q08: incomes, points, the end, the hand limit."""
    cities = [player.city for player in table.players]
    incomes = [rules.income(seat, cities) for seat in range(len(cities))]
    for seat, player in enumerate(table.players):
        scored = rules.points(seat, cities)
        player.points += scored
        table.tell(
            "yielded", seat, income=incomes[seat], points=scored, total=player.points
        )
    for seat, player in enumerate(table.players):
        drawn = draw(table, incomes[seat], chance)
        player.hand += drawn
        if drawn:
            table.tell("income", seat, cards={"cards": in_order(drawn)})
    if any(player.points >= GOAL for player in table.players):
        table.over = True
        table.tell("ended", cause="fifty")
    elif table.round >= ROUNDS_MAX:
        table.over = True
        table.tell("ended", cause="rounds")
    else:
        for player in table.players:
            over = player.hand.total() - HAND_MAX
            player.task = {"discard": over} if over > 0 else None


def outcome(table: Table) -> Json:
    """TC-21, TC-29: points, then cards in hand."""
    keys = [(player.points, player.hand.total()) for player in table.players]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    standings = [
        {"rank": rank, "won": rank == 1, "score": key[0]} for rank, key in zip(ranks, keys)
    ]
    return {"standings": standings, "ending": "contest"}
