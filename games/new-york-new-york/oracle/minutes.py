"""A match as its minutes: who was dealt what, and what was done, in order.

Nothing else is kept. Where a card lies, who is to act and what is worth how much is found by
reading the minutes of the round again, each answer by the sentence of the rule that gives it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Callable, Optional

import scoring
from box import BOX, COLOURS, NUMBERS, number

# "distribuitene 6 a ciascun giocatore", "devono esserne girate altre 6"
HAND = ROW = 6


@dataclass(frozen=True)
class Done:
    """One line of the minutes: `play`, `take`, `turn up` (by nobody) or `pass` (no card)."""

    what: str
    seat: Optional[str] = None
    card: Optional[str] = None


def remembered(question: Callable[..., Any]) -> Callable[..., Any]:
    """Minutes only grow: until they do, the same question has the same answer."""

    @wraps(question)
    def answer(played: Round, *asked: Any) -> Any:
        key = (question.__name__, len(played.minutes), *asked)
        if key not in played.answers:
            played.answers[key] = question(played, *asked)
        return played.answers[key]

    return answer


@dataclass
class Round:
    """The minutes of one round."""

    first: str
    dealt: dict[str, list[str]]
    laid_out: list[str]
    minutes: list[Done] = field(default_factory=list)
    answers: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False)

    @remembered
    def cards(self, what: str, seat: Optional[str] = None) -> list[str]:
        """The cards of all such lines, of one seat or of all, in order."""
        return [
            done.card
            for done in self.minutes
            if done.what == what and done.card and seat in (None, done.seat)
        ]

    # Where the cards are.

    @remembered
    def hand(self, seat: str) -> set[str]:
        """NN-007, 010, 017: dealt or taken, and not played."""
        return {*self.dealt[seat], *self.cards("take", seat)} - {*self.cards("play", seat)}

    @remembered
    def known(self, seat: str) -> set[str]:
        """NN-Q19, NN-T30: what all have seen go into the hand and not come out of it."""
        return {*self.cards("take", seat)} - {*self.cards("play", seat)}

    @remembered
    def row(self) -> list[str]:
        """NN-008, NN-T27: those taken leave no gap, a new one comes last."""
        taken = self.cards("take")
        return [card for card in self.laid_out + self.cards("turn up") if card not in taken]

    @remembered
    def deck(self) -> set[str]:
        """NN-008: what nobody has seen of the 48."""
        seen = {*self.laid_out, *self.cards("turn up")}
        return set(BOX).difference(seen, *self.dealt.values())

    @remembered
    def stack(self, place: int) -> list[str]:
        """NN-012, NN-014: the cards of this number, each upon the one before."""
        return [card for card in self.cards("play") if number(card) == place]

    @remembered
    def skyline(self) -> dict[int, str]:
        """NN-014: the visible card of every place that is not a gap (NN-013)."""
        return {place: self.stack(place)[-1] for place in NUMBERS if self.stack(place)}

    # Who is to act.

    @remembered
    def has_passed(self, seat: str) -> bool:
        """NN-022: there is no way back."""
        return any(done.what == "pass" and done.seat == seat for done in self.minutes)

    @remembered
    def is_in(self, seat: str) -> bool:
        """NN-022, NN-023."""
        return not self.has_passed(seat) and bool(self.hand(seat))

    @remembered
    def owes_a_card(self) -> Optional[str]:
        """NN-010, NN-Q05: whoever has played and not yet taken, as long as the row has cards."""
        latest = self.minutes[-1] if self.minutes else None
        if latest and latest.what == "play" and self.row():
            return latest.seat
        return None

    def row_is_short(self) -> bool:
        """NN-010, NN-019, NN-Q06: a card was taken, and the deck has one for its place."""
        return len(self.row()) < ROW and bool(self.deck()) and not self.owes_a_card()

    @remembered
    def to_begin_a_turn(self) -> Optional[str]:
        """NN-009, NN-033, NN-Q09: clockwise the next who is in, in the end the same one again."""
        if self.owes_a_card():
            return None
        circle = sorted(self.dealt)
        acted = [done.seat for done in self.minutes if done.seat]
        start = circle.index(acted[-1]) + 1 if acted else circle.index(self.first)
        clockwise = (circle[(start + step) % len(circle)] for step in range(len(circle)))
        return next((seat for seat in clockwise if self.is_in(seat)), None)

    @remembered
    def is_over(self) -> bool:
        """NN-024."""
        return not self.owes_a_card() and not any(map(self.is_in, self.dealt))


@dataclass
class Match:
    """The rounds so far, the last one at the end, and what was agreed before the first."""

    colours: dict[str, Optional[str]]
    rounds_agreed: int
    with_bonus: bool
    rounds: list[Round] = field(default_factory=list)
    hands: str = "remembered"

    @property
    def seats(self) -> list[str]:
        """Clockwise."""
        return sorted(self.colours)

    @property
    def now(self) -> Round:
        """The round that is played, or was played last."""
        return self.rounds[-1]

    def to_choose(self) -> Optional[str]:
        """NN-004, NN-Q20: before the deal, the first seat without a colour."""
        return next((seat for seat in self.seats if not self.colours[seat]), None)

    def colours_left(self) -> list[str]:
        """NN-005: those that no seat has, in their order."""
        return [colour for colour in COLOURS.values() if colour not in self.colours.values()]

    def points(self, played: Round, seat: str) -> scoring.Points:
        """NN-025, NN-026, NN-Q04."""
        cards, bonus = scoring.points(played.skyline(), self.colours[seat] or "")
        return scoring.Points(cards, bonus if self.with_bonus else 0)

    def scores(self, seat: str) -> list[int]:
        """NN-031: one entry for every round that is over."""
        over = [played for played in self.rounds if played.is_over()]
        return [sum(self.points(played, seat)) for played in over]

    def totals(self) -> dict[str, int]:
        """NN-Q12."""
        return {seat: sum(self.scores(seat)) for seat in self.seats}

    def is_over(self) -> bool:
        """NN-030, NN-Q13."""
        return len(self.rounds) == self.rounds_agreed and self.now.is_over()

    def next_first(self) -> Optional[str]:
        """NN-032, NN-Q14: who begins the round to come; before the first, chance decides."""
        if not self.rounds:
            return None
        began = self.seats.index(self.now.first)
        return self.seats[(began + 1) % len(self.seats)]
