"""A table of The City: what may be done and what it does, step by step."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Optional, Protocol

import city as rules
from cards import ASIDE, ORDER, TABLE, in_order

Json = Any
# The format of transcripts, as `docs/transcripts.md` counts them.
FORMAT = 2
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
    memory: str = "remembered"
    events: list[Json] = field(default_factory=list)

    def tell(self, event: str, seat: int | None = None, **more: Json) -> None:
        """Something happened."""
        where = {} if seat is None else {"seat": "ABCDE"[seat]}
        self.events.append({event: {**where, **more}})


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
        case "one_of":
            return [f"build {card}" for card in player.task["one_of"]]
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
        case "build" if name_of(player.task) == "one_of":
            build_one(table, seat, cards[0])
        case "build" | "renounce":
            player.sealed = action
            player.task = None
            table.tell("answered", seat)
        case "pay":
            left = player.task["pay"]["left"] - 1
            discard(table, seat, cards[0], "paid", left)
            player.task = {"pay": {"left": left}} if left else None
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
    """TC-09 to TC-14, TC-25, TC-Q09, sentence by sentence."""
    # "All choices are turned up."
    for seat, player in enumerate(table.players):
        table.tell("revealed", seat, choice=player.sealed)
        player.revealed, player.sealed = player.sealed, None
    laid = [player.revealed.split(" ")[1:] for player in table.players]
    bills: dict[int, int] = {}
    for seat, player in enumerate(table.players):
        ways = best(player, laid[seat])
        if len(ways) > 1:
            # Both came up for all to see; which one stands is still to be said (TC-Q11).
            seen_in_hand(player, laid[seat])
            player.task = {"one_of": laid[seat]}
        else:
            price = stand(table, seat, laid[seat], ways[0] if ways else [])
            if ways:
                bills[seat] = price
    # "Whoever renounces draws five in seat order, before any card of this round is on the pile."
    for seat, player in enumerate(table.players):
        if seat not in bills and player.task is None:
            drawn = draw(table, DRAWN, chance)
            table.tell("drew", seat, cards={"cards": in_order(drawn)})
            player.task = {"keep": in_order(drawn)} if drawn else None
            if drawn.total() == 1:
                keep(table, seat, in_order(drawn)[0])
    # "Then all pay or keep one at the same time."
    for seat, price in bills.items():
        bill(table, seat, price)


def best(player: Player, laid: list[str]) -> list[list[str]]:
    """The most that can be built of the laid cards: the ways to do it, none if nothing can.

    TC-13, TC-Q11: what is not built is in the hand again and may pay.
    """
    cards = player.hand.total()

    def can_stand(built: list[str]) -> bool:
        price = sum(rules.cost(card, player.city) for card in built)
        own = sum(not TABLE[card].aside for card in built)
        copies = Counter(built)
        return price <= cards - own and not any(
            rules.lacks_prerequisite(card, player.city)
            or (TABLE[card].max1 and player.city[card] + copies[card] > 1)
            for card in built
        )

    if laid and can_stand(laid):
        return [laid]
    alone = [[card] for card in laid if can_stand([card])]
    return alone[:1] if len(laid) == 2 and laid[0] == laid[1] else alone


def why_not(player: Player, card: str, built: list[str]) -> Json:
    """Why the card stays in the hand while the others are built (TC-10, TC-12, TC-13, TC-Q11)."""
    if rules.is_limited(card, player.city) or (card in built and TABLE[card].max1):
        return "limit"
    if rules.lacks_prerequisite(card, player.city):
        return {"needs": card}
    cards, price = player.hand.total(), rules.cost(card, player.city)
    if price > cards - 1:
        return {"short": price - (cards - 1)}
    both = price + sum(rules.cost(one, player.city) for one in built)
    return {"both": both - (cards - 2)}


def stand(table: Table, seat: int, laid: list[str], built: list[str]) -> int:
    """Tells of the laid cards and puts up what is built; what it costs, or all fails."""
    player = table.players[seat]
    up, returned = list(built), []
    for card in laid:
        if card in up:
            up.remove(card)
            table.tell("built", seat, card=card, cost=rules.cost(card, player.city))
        else:
            returned.append(card)
            table.tell("failed", seat, card=card, why=why_not(player, card, built))
    price = sum(rules.cost(card, player.city) for card in built)
    for card in built:
        player.city[card] += 1
        if not TABLE[card].aside:
            player.hand[card] -= 1
            # It was perhaps the copy everybody knew of.
            player.shown[card] = max(player.shown[card] - 1, 0)
    seen_in_hand(player, returned)
    return price


def seen_in_hand(player: Player, cards: list[str]) -> None:
    """TC-32: all saw as many copies as were laid, perhaps those they knew of before."""
    for card, count in Counter(cards).items():
        player.shown[card] = max(player.shown[card], count)


def build_one(table: Table, seat: int, card: str) -> None:
    """TC-Q11: the owner says which of two is built; that one is told first."""
    player = table.players[seat]
    laid = sorted(player.task["one_of"], key=lambda one: one != card)
    player.task = None
    bill(table, seat, stand(table, seat, laid, [card]))


def bill(table: Table, seat: int, price: int) -> None:
    """Asks for a payment; without a choice it is made at once."""
    player = table.players[seat]
    if 0 < price < player.hand.total():
        player.task = {"pay": {"left": price}}
        return
    for n, card in enumerate(in_order(player.hand)[:price]):
        discard(table, seat, card, "paid", price - n - 1)


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
