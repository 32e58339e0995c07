"""Matches, events and outcomes as JSON, as `FORMAT.md` has them."""

from __future__ import annotations

from typing import Any, Optional

import scoring
from box import COLOURS, NUMBERS, SEATS, colour, in_order
from minutes import Match, Round

Json = Any

GAME = "new-york-new-york"
# The format of transcripts, as `docs/transcripts.md` counts them.
FORMAT = 2
# A row of scores has room for the longest match (NN-Q13).
ROUNDS_MAX = 12


def agenda(match: Match) -> list[Json]:
    """The steps still to come in this turn."""
    if chooser := match.to_choose():
        return [{"colour": chooser}]
    if match.is_over():
        return []
    if taker := match.now.owes_a_card():
        return [{"take": taker}, "refill", {"pass_on": taker}]
    return [{"turn": match.now.to_begin_a_turn()}]


def write_state(match: Match) -> Json:
    """The match as a state is written."""
    seats = match.seats
    # Before the deal all cards are in the deck, and seat A stands for whoever will begin.
    now = match.now if match.rounds else Round("A", {seat: [] for seat in seats}, [])
    stacks = [[colour(card) for card in now.stack(place)] for place in NUMBERS]
    scores = [match.scores(seat) for seat in seats]
    return {
        "agenda": agenda(match),
        "rounds": match.rounds_agreed,
        "bonus": match.with_bonus,
        "memory": match.hands,
        "colours": [match.colours[seat] for seat in seats],
        "round": len(match.rounds) or 1,
        "first": now.first,
        "deck": in_order(now.deck()),
        "row": now.row(),
        "hands": [in_order(now.hand(seat)) for seat in seats],
        "shown": [in_order(now.known(seat)) for seat in seats],
        "passed": [seat for seat in seats if now.has_passed(seat)],
        "skyline": {"stacks": stacks},
        "scores": [row + [0] * (ROUNDS_MAX - len(row)) for row in scores],
    }


def told_deal(match: Match) -> list[Json]:
    """The events of a round that begins (NN-Q22)."""
    now = match.now
    return [
        *(
            {"dealt": {"seat": seat, "cards": {"cards": now.dealt[seat]}}}
            for seat in match.seats
        ),
        {"row_laid": {"row": now.laid_out}},
        {"round_began": {"round": len(match.rounds), "first": now.first}},
    ]


def told_scores(match: Match) -> Json:
    """The event of a round that is over."""
    points = [match.points(match.now, seat)._asdict() for seat in match.seats]
    return {"scored": {"round": len(match.rounds), "scores": points}}


def outcome(match: Match) -> Json:
    """How a match ended."""
    totals = match.totals()
    ranks = {seat: scoring.rank(totals, seat) for seat in match.seats}
    standings = [
        {"rank": ranks[seat], "won": ranks[seat] == 1, "score": totals[seat]}
        for seat in match.seats
    ]
    return {"standings": standings, "ending": "contest"}


def game_line(match: Match, how: str, events: list[Json]) -> Json:
    """The first line of a transcript; what only the house knows is made up."""
    bonus = "yes" if match.with_bonus else "no"
    rounds, hands = match.rounds_agreed, match.hands
    return {
        "game": GAME,
        "format": FORMAT,
        "rules": 2,
        "stream": 1,
        "options": f"rounds={rounds} bonus={bonus} colours={how} hands={hands}",
        "seats": len(match.seats),
        "seed": "1",
        "skills": ["random"] * len(match.seats),
        "events": events,
        "state": write_state(match),
    }


def agreed(how: str, seats: int) -> dict[str, Optional[str]]:
    """The colours that were agreed on (NN-Q20): all or none."""
    letters = how.split(",") if how not in ("lots", "choose") else [""] * seats
    return {seat: COLOURS.get(letter) for seat, letter in zip(SEATS[:seats], letters)}


def read_options(options: str, seats: int) -> tuple[Match, str]:
    """A match as agreed, and how colours are given; a `ValueError` says what is wrong with them."""
    given = dict(word.split("=") for word in options.split())
    if set(given) != {"rounds", "bonus", "colours", "hands"}:
        raise ValueError(f"the options are rounds, bonus, colours, hands, not {', '.join(given)}")
    # NN-030: as many rounds as players unless they agree on another number.
    rounds = seats if given["rounds"] == "auto" else int(given["rounds"])
    if not 1 <= rounds <= ROUNDS_MAX:
        raise ValueError(f"{rounds} rounds are not offered")
    if given["bonus"] not in ("yes", "no"):
        raise ValueError("bonus is yes or no")
    if given["hands"] not in ("remembered", "open"):
        raise ValueError("hands are remembered or open")
    how = given["colours"]
    if how not in ("lots", "choose") and sorted(how.split(",")) != sorted("arvi"):
        raise ValueError("lots, choose, or the four colours in any order")
    bonus = given["bonus"] == "yes"
    return Match(agreed(how, seats), rounds, bonus, hands=given["hands"]), how
