"""The checker accepts true transcripts and objects to false ones.

Two kinds of false ones: a true transcript with one thing altered, anywhere (`SEEDED_ERRORS=20000`
alters more), and games that were played in good faith by a wrong rule.
"""

from __future__ import annotations

import copy
import dataclasses
import json
import os
import random
import unittest
from contextlib import nullcontext
from typing import Any, Callable, Iterable, Iterator
from unittest.mock import patch

import legal
import play
import scoring
from box import BOX, COLOURS, SEATS, number
from check import Checker, Disagreement, check_lines
from minutes import Match, Round
from play import random_game
from written import Json

# What only the house knows: versions, seed and skills are not judged.
UNJUDGED = {"rules", "stream", "seed", "skills"}
ALTERED = int(os.environ.get("SEEDED_ERRORS", "600"))


def game(seats: int, passing: float = 0.05, seed: int = 0) -> list[Json]:
    """The lines of a match; the same for the same arguments."""
    generator = random.Random(f"{seats} {passing} {seed}")
    return json.loads(json.dumps(list(random_game(seats, generator, passing))))


def verdict(lines: Iterable[Json], checker: Checker | None = None) -> str:
    """What the checker says of the lines; nothing if it agrees."""
    try:
        check_lines("game", map(json.dumps, lines), checker or Checker())
    except Disagreement as trouble:
        return str(trouble)
    return ""


def paths(value: Json, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every value inside a line, by the keys that lead to it."""
    if path:
        yield path
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from paths(value[key], (*path, key))


def altered(value: Json, generator: random.Random) -> Json:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + generator.choice((-1, 1, 7))
    if isinstance(value, str):
        kinds: list[list[str]] = [BOX, list(SEATS), list(COLOURS.values()), legal.SAYINGS]
        kind = next((kind for kind in kinds if value in kind), [value + "s"])
        return generator.choice([word for word in kind if word != value])
    if isinstance(value, dict):
        gone = generator.choice(list(value))
        return {key: kept for key, kept in value.items() if key != gone}
    if isinstance(value, list):
        if not value:
            return [generator.choice(["a1", "A", 0])]
        at = generator.randrange(len(value))
        shorter = value[:at] + value[at + 1 :]
        longer = value[: at + 1] + value[at:]
        return generator.choice((shorter, longer, value[::-1] if len(value) > 1 else shorter))
    return generator.choice(BOX)


def alter(line: Json, generator: random.Random) -> tuple[Json, tuple[Any, ...]]:
    """The line with one value changed, and where."""
    while True:
        path = generator.choice(list(paths(line)))
        false = copy.deepcopy(line)
        place = false
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = altered(place[path[-1]], generator)
        if false != line:
            return false, path


class Followed:
    """A true transcript, to be left at any line for a false one."""

    def __init__(self, lines: list[Json]) -> None:
        self.lines = lines
        self.before: list[Checker] = []
        checker = Checker()
        for line in lines:
            self.before.append(fork(checker))
            checker.line(line)

    def verdict(self, at: int, instead: list[Json]) -> str:
        """What the checker says if these lines follow upon the first `at` ones."""
        return verdict(instead, fork(self.before[at]))


def fork(checker: Checker) -> Checker:
    """A checker that has seen the same and goes its own way."""
    other = copy.copy(checker)
    if checker.match:
        colours, rounds = dict(checker.match.colours), list(checker.match.rounds)
        if rounds:
            now = rounds[-1]
            rounds[-1] = Round(now.first, now.dealt, now.laid_out, list(now.minutes))
        other.match = dataclasses.replace(checker.match, colours=colours, rounds=rounds)
    return other


class SeededErrors(unittest.TestCase):
    """One thing altered in a true transcript."""

    def test_every_altered_value_is_noticed(self) -> None:
        games = [Followed(game(seats)) for seats in (2, 3, 4)]
        generator = random.Random(7)
        judged = 0
        for _ in range(ALTERED):
            played = generator.choice(games)
            at = generator.randrange(len(played.lines))
            false, path = alter(played.lines[at], generator)
            if path[0] not in UNJUDGED:
                judged += 1
                words = played.verdict(at, [false, *played.lines[at + 1 :]])
                self.assertTrue(words, f"{path} of {played.lines[at]} became {false}")
        self.assertGreater(judged, ALTERED * 0.98)

    def test_missing_doubled_and_exchanged_lines_are_noticed(self) -> None:
        played = Followed(game(3, 0.3))
        for at, line in enumerate(played.lines):
            after = played.lines[at + 1 :]
            self.assertTrue(played.verdict(at, after), f"without line {at}")
            self.assertTrue(played.verdict(at, [line, line, *after]), f"line {at} twice")
            if after:
                exchanged = [after[0], line, *after[1:]]
                self.assertTrue(played.verdict(at, exchanged), f"line {at} after the next")

    def test_the_words_of_a_disagreement_say_where_and_what(self) -> None:
        lines = game(2)
        lines[4]["state"]["row"].reverse()
        self.assertIn("game:5: state.row[0]: the oracle says", verdict(lines))
        self.assertIn("game:1: an action without a match", verdict(lines[1:]))
        self.assertIn("game: the last match has no outcome", verdict(game(2)[:-1]))
        self.assertIn("game:1: this cannot be read", verdict([3]))


def only(condition: Callable[[Match, str, str], bool]) -> Callable[[Match, str], list[str]]:
    """Legal lists with what a wrong rule would leave."""
    true = legal.legal_actions

    def listed(match: Match, seat: str) -> list[str]:
        there = true(match, seat)
        return [saying for saying in there if condition(match, seat, saying)] or there

    return listed


def covers_own(match: Match, seat: str, saying: str) -> bool:
    """Whether this would cover a card of the player's own colour."""
    word, _, card = saying.partition(" ")
    top = match.now.skyline().get(number(card), "") if word == "play" else ""
    return bool(top) and COLOURS[top[0]] == match.colours[seat]


def lets_back(played: Round, seat: str) -> bool:
    """A pass that holds until somebody else passes."""
    passed = [done.seat for done in played.minutes if done.what == "pass"]
    return passed[-1:] == [seat]


def counterclockwise(played: Round) -> str | None:
    """The turn goes the other way round."""
    if played.owes_a_card():
        return None
    circle = sorted(played.dealt, reverse=True)
    acted = [done.seat for done in played.minutes if done.seat]
    start = circle.index(acted[-1]) + 1 if acted else circle.index(played.first)
    order = [circle[(start + step) % len(circle)] for step in range(len(circle))]
    return next((seat for seat in order if played.is_in(seat)), None)


def of_round(name: str, wrong: Callable[..., Any]) -> Any:
    """A wrong answer in place of a right one about a round."""
    return patch.object(Round, name, wrong)


TRUE_ROW, TRUE_OWES, TRUE_KNOWN = Round.row, Round.owes_a_card, Round.known
TRUE_POINTS = scoring.points

WRONG_RULES: dict[str, Any] = {
    "a lot is put back, and the last of four is asked": patch.object(
        Match, "colours_left", lambda it: list(COLOURS.values())
    ),
    "the last seat chooses first": patch.object(
        Match,
        "to_choose",
        lambda it: next((seat for seat in it.seats[::-1] if not it.colours[seat]), None),
    ),
    "colours are given before they are chosen": patch.object(
        play, "agreed", lambda how, seats: dict(zip(SEATS[:seats], COLOURS.values()))
    ),
    "12 and 1 are not adjacent": patch.object(scoring, "adjacent", lambda a, b: abs(a - b) == 1),
    "a bonus is one too small": patch.dict(scoring.BONUS, {3: 5}),
    "one bonus a player": patch.object(scoring, "groups", lambda places: [places]),
    "the lowest card of a stack is visible": of_round(
        "skyline", lambda it: {n: it.stack(n)[0] for n in range(1, 13) if it.stack(n)}
    ),
    "a tie goes to the first seat": patch.object(
        scoring,
        "rank",
        lambda totals, seat: 1 + sorted(totals, key=lambda it: -totals[it]).index(seat),
    ),
    "the best round counts": patch.object(
        Match, "totals", lambda it: {seat: max(it.scores(seat)) for seat in it.seats}
    ),
    "the bonus counts always": patch.object(
        Match, "points", lambda it, now, seat: TRUE_POINTS(now.skyline(), it.colours[seat])
    ),
    "the same player begins every round": patch.object(
        Match, "next_first", lambda it: it.rounds[-1].first if it.rounds else None
    ),
    "a player may come back": of_round("has_passed", lets_back),
    "a player without cards is asked": of_round("is_in", lambda it, seat: not it.has_passed(seat)),
    "turns go counterclockwise": of_round("to_begin_a_turn", counterclockwise),
    "the row is never refilled": of_round("row_is_short", lambda it: False),
    "the row is refilled before taking": of_round(
        "row_is_short", lambda it: it.minutes[-1].what == "play" and bool(it.deck())
    ),
    "a new card comes first in the row": of_round(
        "row", lambda it: sorted(TRUE_ROW(it), key=lambda card: card in it.laid_out)
    ),
    "the last card of the row stays": of_round(
        "owes_a_card", lambda it: TRUE_OWES(it) if len(it.row()) > 1 else None
    ),
    "nobody takes": of_round("owes_a_card", lambda it: None),
    "what was taken is forgotten with a pass": of_round(
        "known", lambda it, seat: set() if it.has_passed(seat) else TRUE_KNOWN(it, seat)
    ),
    "own cards are not covered": patch.object(
        play, "legal_actions", only(lambda *asked: not covers_own(*asked))
    ),
    "only own and neutral cards are played": patch.object(
        play,
        "legal_actions",
        only(
            lambda match, seat, saying: not saying.startswith("play")
            or COLOURS[saying[5]] == match.colours[seat]
            or COLOURS[saying[5]] not in match.colours.values()
        ),
    ),
    "nobody passes before the deck is empty": patch.object(
        play,
        "legal_actions",
        only(lambda match, _, saying: saying != "pass" or not match.now.deck()),
    ),
    "only own cards are taken": patch.object(
        play,
        "legal_actions",
        only(
            lambda match, seat, saying: not saying.startswith("take")
            or COLOURS[saying[5]] == match.colours[seat]
        ),
    ),
    "five cards are dealt": patch.object(play, "HAND", 5),
    "seven cards are turned up": patch.object(play, "ROW", 7),
    "a round ends when one is out": of_round(
        "is_over", lambda it: not it.owes_a_card() and not all(map(it.is_in, it.dealt))
    ),
}


class WrongRules(unittest.TestCase):
    """Games that are true to themselves, by a rule that is not the book's."""

    def test_each_is_noticed(self) -> None:
        for name, wrong in WRONG_RULES.items():
            with self.subTest(name):
                self.assertTrue(any(map(verdict, played_by(wrong))))

    def test_the_same_games_agree_by_the_right_rules(self) -> None:
        self.assertFalse(any(map(verdict, played_by(nullcontext()))))


def played_by(rule: Any) -> Iterator[list[Json]]:
    """Games by a rule: many hands played out, some passes, everybody passes at once."""
    for seed in range(6):
        for seats, passing in ((2, 0.02), (3, 0.3), (4, 0.1), (2, 1)):
            with rule:
                lines = game(seats, passing, seed)
            yield lines


if __name__ == "__main__":
    unittest.main()
