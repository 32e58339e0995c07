"""Checks transcripts of Fifth Avenue: `python3 check.py FILE...`, or the lines on standard input.

Every line is one JSON object as FORMAT.md describes. The oracle reads the table after set-up, asks
whether the rules could have laid it, and then plays every action itself; of what chance decided it
takes the draws from the events, after asking whether each could have come. The legal list before,
the events and the whole table after every action are its own, and must agree.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections import Counter
from typing import Any, Iterable, Optional

from box import BLACK, COLOURS, COPIES, DISTRICTS, EACH_COLOUR, LETTER_OF, PIECES, SHOPS, SIXTH, VALUES
from legal import legal_actions
from play import Chance, OracleError, outcome, play
from rules import State, content, lots, seats, shops_on, towers_on

GAME = "fifth-avenue"
# The format of transcripts, as `docs/transcripts.md` counts them.
FORMAT = 2
Json = dict[str, Any]


class Disagreement(Exception):
    """The transcript and the oracle do not agree."""


def agree(condition: bool, message: str) -> None:
    """Objects unless the condition holds."""
    if not condition:
        raise Disagreement(message)


def first_difference(ours: Any, theirs: Any, place: str) -> Optional[str]:
    """Where two written things differ first."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        found = (first_difference(ours[key], theirs[key], f"{place}.{key}") for key in ours)
        return next((difference for difference in found if difference), None)
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = enumerate(zip(ours, theirs))
        found = (first_difference(our, their, f"{place}[{n}]") for n, (our, their) in pairs)
        return next((difference for difference in found if difference), None)
    return None if ours == theirs else f"{place}: the oracle has {ours}, the transcript {theirs}"


def flat(written: Json) -> State:
    """A written state as the oracle keeps it: all in one, unseen cards with their decks."""
    state = {**written, **written["board"]}
    del state["board"]
    unseen = Counter(state.pop("unseen"))
    decks = zip([*COLOURS, "black"], [*state["decks"], state["black"]])
    for colour, deck in decks:
        deck["unseen"] = [unseen[f"{LETTER_OF[colour]}{value}"] for value in VALUES]
    return state


def check_sound(state: State) -> None:
    """Every card, shop and tower of the box is in one place (section 0 of the ledger)."""
    cards = Counter(itertools.chain.from_iterable(state["hands"]))
    auction = state["auction"]
    for bid in auction["bids"] if auction else []:
        cards.update(f"k{value}" for value in bid["black"])
        cards.update(f"{LETTER_OF[bid['colour']]}{value}" for value in bid["coloured"])
    cards.update(f"k{value}" for value in (auction or {}).get("asso") or [])
    decks = [(colour, deck) for colour, deck in zip(COLOURS, state["decks"])]
    for colour, deck in decks + [("black", {"top": None, **state["black"]})]:
        values = Counter(deck["under"] + ([deck["top"]] if deck["top"] else []))
        copies = BLACK if colour == "black" else EACH_COLOUR
        for value, unseen, there in zip(VALUES, deck["unseen"], copies):
            count = values[value] + unseen + cards[f"{LETTER_OF[colour]}{value}"]
            agree(count == there, f"{count} cards {colour} {value}")
    shops = Counter(shop for shop in state["row"] if shop)
    shops.update(state["park_shops"] + state["unused"] + state["removed"]["shops"])
    towers = Counter({seat: state["park_towers"][n] for n, seat in enumerate(seats(state))})
    for district in DISTRICTS:
        for lot in lots(state, district):
            thing = content(state, district, lot)
            shops.update(shops_on(thing))
            who, count = towers_on(thing)
            towers[who["seat"] if isinstance(who, dict) else str(who)] += count
    agree(all(shops[shop] == COPIES for shop in SHOPS), f"shops: {shops}")
    for n, seat in enumerate(seats(state)):
        total = towers[seat] + state["reserves"][n] + state["supplies"][n] + 1
        total += state["removed"]["towers"][n] + state["agenda"].count({"place": seat})
        agree(total == PIECES["total"], f"{total} towers of {seat}")
    if state["asso"] is not None:
        total = state["asso"] + towers["asso"] + state["removed"]["asso"]
        agree(total == PIECES["total"], f"{total} towers of Asso")


def check_set_up(state: State) -> None:
    """The set-up is one the rules allow (FA-002 to FA-020, FA-120, FA-124)."""
    count = len(seats(state))
    agree(2 <= count <= 4, f"{count} seats")
    agree((state["asso"] is None) == (count > 2), "Asso sits with two players (FA-124)")
    where = []
    for district in DISTRICTS:
        with_shop = [lot for lot in lots(state, district) if shops_on(content(state, district, lot))]
        agree(len(with_shop) == 1, f"one shop in {district} (FA-003)")
        where += with_shop
    if state["side"] == "six":
        agree(set(where) == {SIXTH}, "shops lie on the sixth lots (FA-120)")
    else:
        numbers = sorted(Counter(where).values())
        agree(numbers == [1, 1, 1, 2, 2], f"shops by colour: {numbers} (FA-004, FA-Q02)")
    for seat, hand in zip(seats(state), state["hands"]):
        letters = "".join(sorted(card[0] for card in hand))
        agree(letters == "bgkkkknov", f"the hand of {seat} is {hand} (FA-007, FA-009)")
    agree(all(row for row in state["row"]) and len(state["unused"]) == 9, "FA-005, FA-006")
    agree(all(deck["top"] for deck in state["decks"]), "top cards are visible (FA-008)")
    agree(state["commissions"] == ["start", "start"], "commissions at Start (FA-019)")
    agree(state["reserves"] == [3] * count and state["supplies"] == [12] * count, "FA-012")
    order = list(reversed(seats(state)))
    at = order.index(state["first"])
    around = order[at:] + order[:at]
    steps = [{"place": seat} for seat in around + around[::-1]] + [{"turn": state["first"]}]
    agree(state["agenda"] == steps, "placement counter-clockwise, then back (FA-016, FA-017)")


def set_up_events(state: State) -> list[Json]:
    """What a set-up tells, as the table after it shows it (FA-002 to FA-020)."""
    events: list[Json] = [{"began": {"first": state["first"], "side": state["side"]}}]
    events.append({"row_laid": {"row": state["row"]}})
    for district in DISTRICTS:
        for lot in lots(state, district):
            for shop in shops_on(content(state, district, lot)):
                events.append({"shop_laid": {"shop": shop, "district": district, "lot": lot}})
    for seat, hand in zip(seats(state), state["hands"]):
        events.append({"dealt": {"seat": seat, "cards": {"cards": hand}}})
    for colour, deck in zip(COLOURS, state["decks"]):
        events.append({"turned_up": {"card": f"{LETTER_OF[colour]}{deck['top']}"}})
    return events


def check_events(ours: list[Json], theirs: list[Json]) -> None:
    """The events tell what happened, all of it, and nothing else.

    Not compared is the order of what happens at once: only chance has one, and there the draws are
    taken in theirs.
    """
    told = [Counter(json.dumps(event, sort_keys=True) for event in events) for events in (ours, theirs)]
    missing, extra = sorted((told[0] - told[1]).elements()), sorted((told[1] - told[0]).elements())
    agree(not missing and not extra, f"events: not told {missing}, told wrongly {extra}")


class Checker:
    """Follows one transcript after another and counts what it has checked."""

    def __init__(self) -> None:
        self.state: Optional[State] = None
        self.ply = 0
        self.counts: Counter[str] = Counter()

    def line(self, line: Json) -> None:
        """Checks one line of a transcript."""
        if "action" in line:
            self.action(line)
        elif "state" in line:
            agree(line.get("game", GAME) == GAME, f"this is a transcript of {line.get('game')}")
            agree(line["format"] == FORMAT, f"this is format {line['format']}")
            self.close()
            self.state, self.ply = flat(line["state"]), 0
            self.counts["games"] += 1
            check_set_up(self.state)
            check_events(set_up_events(self.state), line["events"])
        if "state" in line and self.state is not None:
            check_sound(self.state)
        if line.get("outcome") is not None:
            self.outcome(line["outcome"])

    def action(self, line: Json) -> None:
        """One seat has acted: the oracle does the same."""
        if self.state is None:
            raise Disagreement("an action without a table")
        self.ply += 1
        agree(line["ply"] == self.ply, f"ply {self.ply} expected")
        ours, theirs = Counter(legal_actions(self.state, line["seat"])), Counter(line["legal"])
        agree(ours == theirs, f"not listed {ours - theirs}, listed though not legal {theirs - ours}")
        agree(line["action"] in ours, f"{line['action']} is not legal")
        chance = Chance(line["events"])
        state = play(self.state, line["seat"], line["action"], chance)
        agree(not any(chance.told.values()), f"drawn for nothing: {chance.told}")
        check_events(chance.log, line["events"])
        self.counts["events"] += len(chance.log)
        differs = first_difference(state, flat(line["state"]), "state")
        agree(differs is None, f"after {line['seat']} {line['action']}: {differs}")
        self.state = state
        self.counts["actions"] += 1
        self.counts["bids"] += line["action"] == "stand"
        self.counts["stops"] += line["action"] == "stop"

    def outcome(self, told: Json) -> None:
        """The end: ranks and scores (FA-118)."""
        if self.state is None or self.state["agenda"]:
            raise Disagreement("an outcome before the end")
        differs = first_difference(outcome(self.state), told["standings"], "standings")
        agree(differs is None, f"{differs}")
        self.counts["outcomes"] += 1
        self.state = None

    def close(self) -> None:
        """No more lines, or another game: the last one must have come to its end."""
        agree(self.state is None or not self.state["agenda"], "the game stops in the middle")
        self.state = None

    def summary(self) -> str:
        """What has been checked."""
        return "agreed: " + ", ".join(f"{count} {what}" for what, count in self.counts.items())


def check_lines(source: str, lines: Iterable[str], checker: Checker) -> None:
    """Checks the lines of one source; a disagreement names its place."""
    for number, text in enumerate(lines, 1):
        try:
            if text.strip():
                checker.line(json.loads(text))
        except (Disagreement, OracleError, ValueError, KeyError, IndexError) as trouble:
            place = f"{source}:{number}: ply {checker.ply}"
            raise Disagreement(f"{place}: {type(trouble).__name__}: {trouble}") from trouble
    checker.close()


def main(arguments: list[str]) -> int:
    """Checks all files, or standard input; 1 on the first disagreement."""
    checker = Checker()
    try:
        for path in arguments:
            with open(path, encoding="utf-8") as file:
                check_lines(path, file, checker)
        if not arguments:
            check_lines("stdin", sys.stdin, checker)
    except Disagreement as trouble:
        print(f"DISAGREEMENT {trouble}")
        return 1
    print(checker.summary())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
