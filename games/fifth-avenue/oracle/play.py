"""What actions do: a new state out of the old one, an action and what chance decided."""

from __future__ import annotations

import copy
from typing import Any, Optional

from box import (
    CARDS,
    COLOURS,
    COLUMNS,
    COMMISSIONS,
    DISTRICTS,
    LETTER_OF,
    LETTERS,
    LOTS,
    SHOPS,
    SPECIAL,
    TURN_LIMIT,
)
from rules import (
    State,
    active_group,
    allowed,
    asso_lots,
    bid_total,
    content,
    district_scores,
    districts_built,
    high,
    is_full,
    is_last_shop,
    kinds_beside,
    lots,
    number,
    own_lot,
    owner,
    park_value,
    put,
    seats,
    shops_on,
    stop_scores,
    tower_count,
    towers_on,
    worth,
)

ASKING = {"place", "turn", "shop", "move", "take", "bid", "build"}


class OracleError(Exception):
    """The oracle cannot go on."""


class Chance:
    """What chance decided, told by the events in their order; and the oracle's own events."""

    def __init__(self, events: list[dict[str, Any]]) -> None:
        self.log: list[dict[str, Any]] = []
        self.told: dict[str, list[Any]] = {"drew": [], "turned_up": [], "asso_turned": [], "park": []}
        for event in events:
            for name, told in event.items():
                if name in ("drew", "turned_up", "asso_turned"):
                    self.told[name].append(told["card"])
                elif name == "park_scored":
                    self.told["park"].append(told["shops"])

    def next(self, name: str) -> Any:
        """The next thing told of this kind."""
        if not self.told[name]:
            raise OracleError(f"chance decides here ({name}), but no event tells it")
        return self.told[name].pop(0)

    def tell(self, event: str, **told: Any) -> None:
        """Notes what happened, in the words of FORMAT.md."""
        self.log.append({event: told})


def play(before: State, seat: str, action: str, chance: Chance) -> State:
    """The table after the action and all that follows from it."""
    state = copy.deepcopy(before)
    step = state["agenda"].pop(0)
    words = action.split()
    match words[0]:
        case "at":
            lay_on_lot(state, step, words[1], words[2], chance)
        case "towers" | "shop" | "draw" | "score":
            choose(state, seat, words, chance)
        case "take":
            for colour in words[1:]:
                take(state, seat, colour, chance)
        case "move":
            move(state, seat, words[1], words[2], chance)
        case "lay":
            state["picks"] = in_order(state["picks"] + [words[1]])
            state["agenda"].insert(0, step)
        case "stand":
            stand(state, seat, chance)
        case "pass":
            give_up(state, seat, chance)
        case "build":
            build(state, step["build"], int(words[1]), chance)
        case "stop":
            stop(state, step["build"]["site"], seat, chance)
    run(state, chance)
    return state


def run(state: State, chance: Chance) -> None:
    """Runs steps until one asks."""
    while state["agenda"]:
        [(step, of)] = state["agenda"][0].items()
        # Nobody is asked to take cards where there are none (FA-Q13).
        nothing_to_take = step == "take" and all(deck["top"] is None for deck in state["decks"])
        if step in ASKING and not nothing_to_take:
            return
        state["agenda"].pop(0)
        match step:
            case "black_cards":
                black_cards(state, of["seat"], of["district"], chance)
            case "auction":
                open_auction(state, of, chance)
            case "markers_home":
                state["markers"][COMMISSIONS.index(of)] = []
                chance.tell("markers_home", commission=of)
            case "end_turn":
                end_turn(state, of, chance)


def in_order(cards: list[str]) -> list[str]:
    """Cards as they are written."""
    return sorted(cards, key=CARDS.index)


def clockwise(state: State, seat: str) -> str:
    """The next seat."""
    around = seats(state)
    return around[(around.index(seat) + 1) % len(around)]


def first(state: State, steps: list[Any]) -> None:
    """Puts steps before all others."""
    state["agenda"][:0] = steps


def choose(state: State, seat: str, words: list[str], chance: Chance) -> None:
    """Phase 1 of a turn; the other phases wait (FA-022 to FA-025)."""
    me = number(seat)
    rest = [{"take": seat}, {"move": seat}, {"end_turn": seat}]
    match words[0]:
        case "towers":
            state["supplies"][me] -= 3
            state["reserves"][me] += 3
            chance.tell("towers_taken", seat=seat, count=3)
            first(state, rest)
        case "shop":
            first(state, [{"shop": {"seat": seat, "shop": words[1]}}] + rest)
            chance.tell("shop_chosen", seat=seat, shop=words[1])
        case "draw":
            draw_black(state, seat, chance)
            first(state, [{"move": seat}] + rest)
        case "score":
            add(state, district_scores(state, words[1]))
            chance.tell("scored", seat=seat, score=score_report(state, words[1]))
            cards = {"black_cards": {"seat": seat, "district": words[1]}}
            first(state, [cards, {"move": seat}, {"end_turn": seat}])


def add(state: State, scores: list[int]) -> None:
    """Victory points."""
    state["scores"] = [old + new for old, new in zip(state["scores"], scores)]


def lay_on_lot(state: State, step: Any, district: str, lot: str, chance: Chance) -> None:
    """A starting tower, or a shop."""
    if "place" in step:
        put(state, district, lot, {"towers": {"owner": owner(step["place"]), "count": 1}})
        chance.tell("tower_placed", seat=step["place"], district=district, lot=lot)
        return
    shop = step["shop"]["shop"]
    chance.tell("shop_placed", **step["shop"], district=district, lot=lot)
    shops = shops_on(content(state, district, lot)) + [shop]
    put(state, district, lot, {"shops": sorted(shops, key=SHOPS.index)})
    group = active_group(state)
    taken = next(place for place in group if state["row"][place] == shop)
    state["row"][taken] = None
    state["placed"] += 1
    left = [place for place in group if place != taken]
    if len(left) == 1:
        tiles = state["park_shops"] + [state["row"][left[0]]]
        state["park_shops"] = sorted(tiles, key=SHOPS.index)
        chance.tell("shop_to_park", shop=state["row"][left[0]])
        state["row"][left[0]] = None
    if is_last_shop(state):
        end(state, "last_shop", chance)
        return
    if state["placed"] in SPECIAL:
        least, points = SPECIAL[state["placed"]]
        gained = [points if districts_built(state, seat) >= least else 0 for seat in seats(state)]
        add(state, gained)
        chance.tell("special_scored", placed=state["placed"], districts=least, points=gained)


def take(state: State, seat: str, colour: str, chance: Chance) -> None:
    """The visible top card, which everybody sees go into the hand (FA-032, FA-Q39)."""
    deck = state["decks"][COLOURS.index(colour)]
    card = f"{LETTER_OF[colour]}{deck['top']}"
    for cards in ("hands", "shown"):
        state[cards][number(seat)] = in_order(state[cards][number(seat)] + [card])
    deck["top"] = None
    chance.tell("took", seat=seat, card=card)
    next_top(colour, deck, chance)


def next_top(colour: str, deck: dict[str, Any], chance: Chance) -> None:
    """Turns up the next card of a coloured deck, if there is one (FA-008, FA-Q13)."""
    if deck["top"] is not None:
        return
    if sum(deck["unseen"]):
        deck["top"] = int(chance.next("turned_up")[1])
        deck["unseen"][deck["top"] - 4] -= 1
        if min(deck["unseen"]) < 0:
            raise OracleError("that card is not in the deck")
    elif deck["under"]:
        deck["top"] = deck["under"].pop(0)
        if int(chance.next("turned_up")[1]) != deck["top"]:
            raise OracleError("discards come in the order laid (FA-Q17)")
    if deck["top"] is not None:
        chance.tell("turned_up", card=f"{LETTER_OF[colour]}{deck['top']}")


def shuffle_if_due(state: State, chance: Chance) -> None:
    """A face-up card on top: all cards of the deck are shuffled (FA-102, FA-Q15)."""
    black = state["black"]
    if not sum(black["unseen"]) and black["under"] and black["face_up"] & 1:
        black["unseen"] = [black["under"].count(value) for value in (4, 5, 6)]
        chance.tell("shuffled", cards=len(black["under"]))
        black["under"], black["face_up"] = [], 0


def top_black(state: State, told: str, chance: Chance) -> tuple[int, bool]:
    """Takes the top card off the black deck; and whether everybody knows it (FA-Q39)."""
    black = state["black"]
    shuffle_if_due(state, chance)
    if sum(black["unseen"]):
        value = int(told[1])
        black["unseen"][value - 4] -= 1
        if min(black["unseen"]) < 0:
            raise OracleError("that card is not in the black deck")
        known = False
    else:
        value = black["under"].pop(0)
        black["face_up"] >>= 1
        if value != int(told[1]):
            raise OracleError("a known card must come here (FA-Q39)")
        known = True
    shuffle_if_due(state, chance)
    return value, known


def is_black_empty(state: State) -> bool:
    """Whether nothing can be drawn (FA-Q14)."""
    return not sum(state["black"]["unseen"]) and not state["black"]["under"]


def draw_black(state: State, seat: str, chance: Chance) -> None:
    """One card from the black deck, if there is one."""
    if is_black_empty(state):
        return
    value, known = top_black(state, chance.next("drew"), chance)
    chance.tell("drew", seat=seat, card=f"k{value}", open=known)
    for cards in ("hands", "shown") if known else ("hands",):
        state[cards][number(seat)] = in_order(state[cards][number(seat)] + [f"k{value}"])


def black_cards(state: State, seat: str, district: str, chance: Chance) -> None:
    """Phase 2 of D (FA-033, FA-034, FA-Q12)."""
    draw_black(state, seat, chance)
    draw_black(state, seat, chance)
    drawer = seat
    for _ in seats(state):
        if own_lot(state, district, drawer) is None:
            draw_black(state, drawer, chance)
        drawer = clockwise(state, drawer)


def move(state: State, seat: str, name: str, to: str, chance: Chance) -> None:
    """One step of a commission (FA-039, FA-040, FA-043, FA-078, FA-079, FA-112)."""
    which = COMMISSIONS.index(name)
    leaves = state["commissions"][which]
    state["commissions"][which] = to
    marker = leaves if leaves in DISTRICTS and leaves not in state["closed"] else None
    told = {"commission": name, "from": leaves, "to": to, "marker": marker}
    chance.tell("moved", seat=seat, **told)
    if marker:
        marked = state["markers"][which] + [marker]
        state["markers"][which] = sorted(marked, key=DISTRICTS.index)
    if to == "start":
        marked = state["markers"][which]
        sites = [place for column in COLUMNS for place in column if place in marked] + ["park"]
        series = [{"auction": {"site": site, "opener": seat}} for site in sites]
        first(state, series + [{"markers_home": name}])


def open_auction(state: State, of: dict[str, Any], chance: Chance) -> None:
    """An auction begins with its opener (FA-094)."""
    if of["site"] in state["closed"]:
        raise OracleError("a closed district is never auctioned (FA-140)")
    blank = {"colour": None, "coloured": [], "black": []}
    state["auction"] = {
        **of,
        "colour": None,
        "bids": [copy.deepcopy(blank) for _ in seats(state)],
        "passed": [],
        "leader": "nobody",
        "asso": None,
    }
    chance.tell("auction_opened", **of)
    first(state, [{"bid": of["opener"]}])


def laid(bid: dict[str, Any]) -> list[str]:
    """The cards of a bid."""
    cards = [f"k{value}" for value in bid["black"]]
    if bid["colour"]:
        cards += [f"{LETTER_OF[bid['colour']]}{value}" for value in bid["coloured"]]
    return in_order(cards)


def stand(state: State, seat: str, chance: Chance) -> None:
    """A bid is complete and shown (FA-095 to FA-097, FA-Q17, FA-Q39)."""
    auction, me = state["auction"], number(seat)
    bid = auction["bids"][me]
    for card in in_order(state["picks"]):
        state["hands"][me].remove(card)
        if card in state["shown"][me]:
            state["shown"][me].remove(card)
        colour = LETTERS[card[0]]
        if colour == "black":
            bid["black"].append(int(card[1]))
        else:
            bid["colour"] = colour
            bid["coloured"].append(int(card[1]))
            if auction["site"] == "park":
                auction["colour"] = colour
    told = {"cards": in_order(state["picks"]), "colour": bid["colour"], "total": bid_total(bid)}
    chance.tell("bid", seat=seat, **told)
    state["picks"] = []
    auction["leader"] = {"seat": seat}
    go_on(state, seat, chance)


def give_up(state: State, seat: str, chance: Chance) -> None:
    """A pass: the laid cards come back, known to all (FA-098)."""
    auction, me = state["auction"], number(seat)
    cards = laid(auction["bids"][me])
    chance.tell("passed", seat=seat, cards=cards)
    for place in ("hands", "shown"):
        state[place][me] = in_order(state[place][me] + cards)
    auction["bids"][me] = {"colour": None, "coloured": [], "black": []}
    auction["passed"] = sorted(auction["passed"] + [seat])
    go_on(state, seat, chance)


def go_on(state: State, seat: str, chance: Chance) -> None:
    """Who is next: clockwise, Asso third (FA-099, FA-125, FA-142, FA-148, FA-149)."""
    auction = state["auction"]
    if state["asso"] is not None and auction["asso"] is None:
        if seat == auction["opener"]:
            first(state, [{"bid": clockwise(state, seat)}])
            return
        asso_bids(state, chance)
    following = clockwise(state, seat)
    for _ in seats(state):
        if following not in auction["passed"]:
            break
        following = clockwise(state, following)
    else:
        settle(state, "asso" if auction["leader"] == "asso" else None, chance)
        return
    if auction["leader"] == {"seat": following}:
        settle(state, following, chance)
    else:
        first(state, [{"bid": following}])


def asso_bids(state: State, chance: Chance) -> None:
    """Asso turns cards until two are equal (FA-126 to FA-128, FA-Q16)."""
    auction = state["auction"]
    turned: list[int] = []
    while not is_black_empty(state) and len(turned) == len(set(turned)):
        value, _ = top_black(state, chance.next("asso_turned"), chance)
        chance.tell("asso_turned", card=f"k{value}")
        turned.append(value)
    leads = sum(turned) > high(state)
    chance.tell("asso_bid", total=sum(turned), leads=leads)
    if leads:
        auction["leader"] = "asso"
    auction["asso"] = turned


def settle(state: State, winner: Optional[str], chance: Chance) -> None:
    """Discards, Asso's cards, one look at the black deck, then the building (FA-Q41)."""
    auction = state["auction"]
    site, bid = auction["site"], None
    black = state["black"]
    if winner not in (None, "asso"):
        bid = auction["bids"][number(winner)]
        deck = state["decks"][COLOURS.index(bid["colour"])]
        deck["under"] += bid["coloured"]
        next_top(bid["colour"], deck, chance)
        for value in bid["black"]:
            black["face_up"] |= 1 << len(black["under"])
            black["under"].append(value)
    black["under"] += auction["asso"] or []
    shuffle_if_due(state, chance)
    state["auction"] = None
    if bid is not None:
        towers = allowed(bid["coloured"] + bid["black"])
        won = {"seat": winner, "site": site, "colour": bid["colour"], "towers": towers}
        chance.tell("won", **won, cards=laid(bid), total=bid_total(bid))
        first(state, [{"build": won}])
    elif winner == "asso":
        chance.tell("asso_won", site=site, total=sum(auction["asso"]))
        if site != "park":
            asso_wins(state, site, chance)
    else:
        chance.tell("nobody_bid", site=site)


def asso_wins(state: State, district: str, chance: Chance) -> None:
    """He builds, or stops a full district (FA-131 to FA-133)."""
    if is_full(state, district):
        stop(state, district, None, chance)
        return
    for lot in asso_lots(state, district):
        put(state, district, lot, {"towers": {"owner": "asso", "count": 1}})
        state["asso"] -= 1
        chance.tell("built", owner="asso", site=district, lot=lot, count=1)


def build(state: State, won: dict[str, Any], count: int, chance: Chance) -> None:
    """Towers from the reserve onto the lot of the colour bid (FA-103, FA-114)."""
    me = number(won["seat"])
    state["reserves"][me] -= count
    lot = None if won["site"] == "park" else won["colour"]
    chance.tell("built", owner=owner(won["seat"]), site=won["site"], lot=lot, count=count)
    if won["site"] == "park":
        state["park_towers"][me] += count
    elif count:
        _, there = towers_on(content(state, won["site"], won["colour"]))
        towers = {"owner": owner(won["seat"]), "count": there + count}
        put(state, won["site"], won["colour"], {"towers": towers})


def stop(state: State, district: str, winner: Optional[str], chance: Chance) -> None:
    """The district is closed (FA-109 to FA-112, FA-117, FA-144, FA-Q43)."""
    points = stop_scores(state, district, winner)
    score = {
        "district": district,
        "winner": winner,
        "towers": tower_count(state, district),
        "normal": district_scores(state, district),
        "points": points,
    }
    chance.tell("stopped", score=score)
    add(state, points)
    removed = state["removed"]
    for lot in LOTS:
        thing = content(state, district, lot)
        removed["shops"] = sorted(removed["shops"] + shops_on(thing), key=SHOPS.index)
        who, count = towers_on(thing)
        if who == "asso":
            removed["asso"] += count
        elif who is not None:
            removed["towers"][number(who["seat"])] += count
        put(state, district, lot, "empty")
    state["closed"] = sorted(state["closed"] + [district], key=DISTRICTS.index)
    state["markers"] = [[place for place in two if place != district] for two in state["markers"]]
    if len(state["closed"]) == 2:
        end(state, "second_stop", chance)


def end_turn(state: State, seat: str, chance: Chance) -> None:
    """The next player, or the end at the limit (FA-021, FA-Q44)."""
    state["turns"] += 1
    if state["turns"] == TURN_LIMIT:
        end(state, "turn_limit", chance)
    else:
        first(state, [{"turn": clockwise(state, seat)}])


def score_report(state: State, district: str) -> dict[str, Any]:
    """A normal scoring, lot by lot (FA-070 to FA-074)."""
    report: list[Any] = [None for _ in LOTS]
    for lot in lots(state, district):
        who, count = towers_on(content(state, district, lot))
        if who is not None:
            kinds = kinds_beside(state, district, lot)
            told = {"lot": lot, "owner": who, "count": count, "kinds": len(kinds)}
            report[LOTS.index(lot)] = {**told, "each": worth(state, district, lot)}
    return {"district": district, "lots": report, "points": district_scores(state, district)}


def end(state: State, cause: str, chance: Chance) -> None:
    """Final scoring (FA-118, FA-Q28)."""
    state["agenda"] = []
    chance.tell("ended", cause=cause)
    for district in DISTRICTS:
        if district not in state["closed"]:
            chance.tell("finally_scored", score=score_report(state, district))
            add(state, district_scores(state, district))
    drawn = chance.next("park")
    if len(drawn) != min(3, len(state["park_shops"])):
        raise OracleError("three tiles are drawn at the end, or all there are")
    rest = list(state["park_shops"])
    for shop in drawn:
        rest.remove(shop)
    points = [towers * park_value(drawn) for towers in state["park_towers"]]
    add(state, points)
    score = {"kinds": len(set(drawn)), "each": park_value(drawn), "points": points}
    chance.tell("park_scored", shops=drawn, score=score)


def outcome(state: State) -> list[dict[str, Any]]:
    """Ranks by points, then by cards in hand (FA-118, FA-Q29, FA-Q46)."""
    keys = list(zip(state["scores"], (len(hand) for hand in state["hands"])))
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return [{"rank": r, "won": r == 1, "score": key[0]} for r, key in zip(ranks, keys)]
