"""Tables laid by hand for the tests: who stands where, what chance will bring."""

from __future__ import annotations

from typing import Any, Iterable, Optional

import box
from table import Asking, Foe, GameOver, Hero, Json, name_of
from play import NO_OPTIONS
from turn import Game

OPEN = set(box.SPACES)


class Scene(Game):
    """A table laid by hand; chance is told in advance."""

    def __init__(self, **options: bool) -> None:
        super().__init__({**NO_OPTIONS, **options})
        self.pois = dict(zip(box.POI_SPACES, box.POIS))
        self.ny_top = "ny1"
        self.lots: dict[str, list[Json]] = {}

    def chance(self, event: str, **hints: Any) -> Json:
        if event == "enemy_moved":
            return {"path": hints["paths"][0]}
        return self.lots[event].pop(0)

    def happened(self, event: str) -> list[Json]:
        """What all such events tell."""
        told = [told for told in self.told if name_of(told) == event]
        return [one if isinstance(one, str) else one[event] for one in told]


def scene(*heroes: str, **options: bool) -> Scene:
    """Heroes such as `mente f3`; the first one is active."""
    game = Scene(**options)
    for tokens, text in enumerate(heroes):
        persona, space = text.split()
        hero = Hero(persona, tokens, ["ob1", "ob7"], space=space)
        hero.hand = {f"{box.LETTER[persona]}{n}" for n in range(1, 9)}
        game.heroes.append(hero)
    game.begin_turn()
    return game


def foes(game: Game, *texts: str) -> None:
    """Enemies such as `convict e3`, `car 1 d1`, `romero h4`."""
    for text in texts:
        match text.split():
            case ["convict", at]:
                game.foes.append(Foe("convict", at))
            case ["car", number, at]:
                game.foes.append(Foe("car", at, int(number) - 1))
            case [boss, at]:
                game.foes.append(Foe("boss", at, boss))


def at(game: Game, space: str) -> list[str]:
    """Who stands there: kinds of enemies."""
    return sorted(str(foe.which) if foe.kind == "boss" else foe.kind for foe in game.foes_at(space))


def run(asking: Asking, *answers: str) -> list[list[str]]:
    """Answers the questions in turn; what could have been answered."""
    asked: list[list[str]] = []
    left = list(answers)
    answer: Optional[str] = None
    try:
        while True:
            question = next(asking) if answer is None else asking.send(answer)
            asked.append(question.answers)
            if not left:
                return asked
            answer = left.pop(0)
            assert answer in question.answers, (answer, question.answers)
    except (StopIteration, GameOver):
        assert not left, left
        return asked


def block(game: Game, *streets: str) -> None:
    """Roadblocks such as `f3/g4`."""
    for street in streets:
        game.roadblocks[frozenset(street.split("/"))] = True


def manholes(game: Game, spaces: Iterable[str]) -> None:
    """Tiles with nothing but a manhole and an event."""
    for space in spaces:
        game.tiles[space] = "ct34"
