"""The table: what lies where, and the questions every rule asks about it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Callable, Generator, Iterable, Optional, Union

import box

Json = Any
# The format of transcripts, as `docs/transcripts.md` counts them.
FORMAT = 2
# A rule that may ask a seat something: it yields questions and is sent the answers.
Asking = Generator["Question", str, Any]


class Disagreement(Exception):
    """The transcript and the oracle do not agree."""


class GameOver(Exception):
    """FU-31, FU-33, FU-34: the game ends at once."""


def agree(condition: bool, message: str) -> None:
    """Objects unless the condition holds."""
    if not condition:
        raise Disagreement(message)


@dataclass
class Question:
    """A seat is asked; what it may answer."""

    seat: int
    answers: list[str]


@dataclass
class Slot:
    """A card of a reserve: an item, a briefcase, the President or Mente's diagram."""

    kind: str
    card: str = ""
    up: bool = False
    origin: int = 0

    def written(self) -> Json:
        """As states and events write it, without who knows it."""
        if self.kind == "item":
            return {"item": {"item": self.card}}
        if self.kind == "case":
            return {"case": {"case": {"card": self.card, "up": self.up}, "origin": self.origin}}
        return self.kind


@dataclass
class Hero:
    """A hero and what lies before the player."""

    persona: str
    tokens: int
    objectives: list[str]
    hand: set[str] = field(default_factory=set)
    beside: set[str] = field(default_factory=set)
    space: str = box.LIBRARY
    ride: Union[None, str, int] = None
    discards: set[str] = field(default_factory=set)
    reserve: list[Slot] = field(default_factory=list)
    weapon: Optional[str] = None
    ammunition: int = 0
    level: int = 0
    convicts: int = 0
    items: int = 0
    wanted: int = 0

    def equip(self) -> None:
        """The starting equipment (FU-07)."""
        self.ride = "taxi" if self.persona == "tassista" else None
        self.weapon = box.STARTING_WEAPON.get(self.persona)
        if self.weapon:
            self.ammunition = box.WEAPONS[self.weapon].ammunition
        if self.persona == "mente":
            self.reserve.append(Slot("diagram", "se-b", True))

    def icons(self) -> tuple[int, int]:
        """Convicts and items that the level token shows."""
        return box.LEVELS[self.tokens][self.level] if self.level < 3 else (0, 0)

    def has(self, *cards: str) -> bool:
        """Whether one of these lies in the reserve."""
        return any(slot.card in cards for slot in self.reserve)


@dataclass
class Foe:
    """An enemy on the map: a convict on foot, one in a car (`which` its number), or a boss."""

    kind: str
    at: str
    which: Union[None, int, str] = None
    lying: bool = False
    moved: bool = False
    wounds: int = 0

    def words(self) -> str:
        """As actions name it."""
        if self.kind == "convict":
            marks = [" lying"] * self.lying + [" hurt"] * (self.wounds > 0)
            return f"convict {self.at}" + "".join(marks)
        return f"car {int(str(self.which)) + 1}" if self.kind == "car" else str(self.which)

    def told_order(self) -> tuple[int, bool, bool, int]:
        """Of several in one space convicts are told first, then cars, then bosses."""
        if self.kind == "convict":
            return 0, self.lying, self.wounds > 0, 0
        if self.kind == "car":
            return 1, False, False, int(str(self.which))
        return 2, False, False, list(box.BOSSES).index(str(self.which))

    def written(self) -> Json:
        """As events name it."""
        if self.kind == "convict":
            return {"convict": {"at": self.at, "lying": self.lying, "hurt": self.wounds > 0}}
        return {self.kind: self.which}


def name_of(event: Json) -> str:
    """An event is its name, or an object with its name over what it tells."""
    return event if isinstance(event, str) else next(iter(event))


class Table:
    """Everything on the table, and the events told since the last action."""

    def __init__(self, options: dict[str, bool]) -> None:
        self.options = options
        self.heroes: list[Hero] = []
        self.active = 0
        self.turns = 0
        self.revealed: set[str] = set(box.OPEN_AT_START)
        self.tiles: dict[str, str] = {}
        self.tokens: dict[str, str] = {}
        self.pois: dict[str, str] = {}
        # Who has looked at a POI: one bit a seat.
        self.looked = dict.fromkeys(box.POI_SPACES, 0)
        # Roadblocks: the two spaces, or a space and its bridge; True while face up.
        self.roadblocks: dict[frozenset[str], bool] = {}
        self.cubes: Counter[str] = Counter()
        self.foes: list[Foe] = []
        self.abandoned: dict[int, str] = {}
        self.dead: set[str] = set()
        self.duke_waits = False
        self.map_stack: Counter[str] = Counter()
        self.token_stack: Counter[str] = Counter()
        self.ny_top = ""
        self.ny_deck: Counter[str] = Counter()
        self.ny_discards: set[str] = set()
        self.ny_in_play: set[str] = set()
        self.ny_beside: set[str] = set()
        self.noise = 0
        self.mission = box.MISSIONS
        self.black: Counter[str] = Counter()
        self.black_left = 0
        self.presto = False
        self.red: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.events_past: Counter[str] = Counter()
        self.event_box = 0
        self.items: Counter[str] = Counter()
        self.items_used: Counter[str] = Counter()
        self.items_out: Counter[str] = Counter()
        self.case_cards: dict[int, Optional[Slot]] = {}
        self.case_tokens: dict[int, Optional[str]] = dict.fromkeys(range(1, 5))
        self.helicopter = box.HELIPAD
        self.landed = False
        self.gullfire = True
        self.president = "held"
        self.alive = 0
        self.leftover: dict[str, Counter[str]] = {}
        self.wanted = 0
        self.ending: Json = None
        # The turn.
        self.turn_noise = 0
        self.ability_used = False
        self.chosen: set[str] = set()
        self.played: list[str] = []
        self.unseen: set[str] = set()
        self.forced = False
        self.events_due = 0
        self.levelled = False
        self.dropped_cases: set[int] = set()
        self.left_cars: set[int] = set()
        self.halted = False
        # What was told, and what the transcript tells.
        self.told: list[Json] = []
        self.coming: list[Json] = []

    # Telling and chance.

    def tell(self, event: str, **keys: Json) -> None:
        """Something happened."""
        self.told.append({event: keys} if keys else event)

    def chance(self, event: str, **hints: Any) -> Json:
        """What chance decided: the transcript tells it as the very next event.

        `hints` are for those who draw their own lots.
        """
        agree(len(self.told) < len(self.coming), f"{event} was to be told, and is not")
        told = self.coming[len(self.told)]
        agree(name_of(told) == event, f"{event} was to be told, not {told}")
        return told[event]

    # An action card is being resolved, or something must be done before anything else.
    in_card = at_once = False

    def ask(
        self, seat: int, answers: Callable[[], Iterable[str]], alone: bool = True
    ) -> Asking:
        """Asks; a single answer is taken unasked unless it is to be asked `alone` too.

        L479, FU-Q16: whatever is asked in the own turn, the hero may escape instead. L669: or
        use a thing, but not while an action card is resolved; then it is asked anew, and the
        answer is empty if there is nothing left to answer.
        """
        while True:
            mine = set(answers())
            if not mine:
                return ""
            if len(mine) == 1 and not alone:
                return mine.pop()
            also: set[str] = set()
            if seat == self.active:
                also |= {"escape"} if self.may_escape() else set()
                also |= set() if self.in_card or self.at_once else set(self.thing_answers())
            answer = yield Question(seat, sorted(mine | also))
            if answer == "escape":
                self.end({"alone": "ABCD"[self.active]})
            if answer in mine:
                return answer
            yield from self.with_thing(answer)

    def may_escape(self) -> bool:
        """See the things."""
        raise NotImplementedError

    def thing_answers(self) -> list[str]:
        """See the things."""
        raise NotImplementedError

    def with_thing(self, answer: str) -> Asking:
        """See the things."""
        raise NotImplementedError

    # Small questions.

    @property
    def hero(self) -> Hero:
        """The active hero."""
        return self.heroes[self.active]

    def heroes_at(self, space: str) -> list[int]:
        """Seats of the heroes there."""
        return [seat for seat, hero in enumerate(self.heroes) if hero.space == space]

    def foes_at(self, space: str) -> list[Foe]:
        """Enemies there, lying ones too (FU-Q14)."""
        return [foe for foe in self.foes if foe.at == space]

    def barred(self, here: str, there: str) -> bool:
        """A face-up roadblock lies on the street (FU-94)."""
        return self.roadblocks.get(frozenset((here, there)), False)

    def open_neighbours(self, space: str) -> list[str]:
        """Revealed neighbours over streets without roadblock."""
        return [
            there
            for there in box.NEXT[space].values()
            if there in self.revealed and not self.barred(space, there)
        ]

    def icons(self, space: str) -> list[str]:
        """Icons of the tile or POI and of the outskirts token."""
        if space not in self.revealed:
            return []
        if space in self.pois:
            return box.POI_ICONS[self.pois[space]]
        found = box.TILE_ICONS.get(self.tiles.get(space, ""), [])
        if space in self.tokens:
            return found + [box.TOKEN_ICON[self.tokens[space]]]
        return found

    def manholes(self) -> list[str]:
        """Revealed spaces with a manhole; streets and buildings of the start have none."""
        return [space for space in sorted(self.revealed) if "M" in self.icons(space)]

    def building(self, space: str) -> str:
        """The building of a space, if any."""
        if space == box.LIBRARY:
            return "library"
        return box.BUILDING.get(self.tiles.get(space, ""), "")

    def bonus(self, what: str) -> int:
        """Convict bonuses in play (FU-69)."""
        texts = [text for card in self.ny_in_play for text in box.NEW_YORK[card].effects]
        return sum(text == ["BONUS", f"{what}+1"] for text in texts)

    def movement(self, foe: Foe) -> int:
        """How far an enemy moves (FU-60, FU-69)."""
        if foe.kind == "boss":
            return box.BOSSES[str(foe.which)].movement
        return 1 + (foe.kind == "car") + self.bonus("move")

    def hit_points(self, foe: Foe) -> int:
        """Points that kill it, wounds included."""
        if foe.kind == "boss":
            return box.BOSSES[str(foe.which)].hit_points
        return 1 + (foe.kind == "car") + self.bonus("hp")

    def convict_supply(self) -> int:
        """Convicts that are neither on the map nor on level tokens (FU-70)."""
        total = box.HARD_CONVICTS if self.options["hard_streets"] else box.CONVICTS
        on_map = sum(foe.kind == "convict" for foe in self.foes)
        return max(0, total - on_map - sum(hero.convicts for hero in self.heroes))

    def cube_supply(self) -> int:
        """Item cubes of the fifteen, neither on the map nor on tokens (FU-82, L750, L752)."""
        on_tokens = sum(hero.items for hero in self.heroes)
        return max(0, box.CUBES - sum(self.cubes.values()) - on_tokens)

    def car_supply(self) -> list[int]:
        """Car pieces beside the map."""
        used = {foe.which for foe in self.foes if foe.kind == "car"}
        used |= {hero.ride for hero in self.heroes}
        return [car for car in range(4) if car not in used and car not in self.abandoned]

    def camp(self) -> Optional[str]:
        """The Duke's Camp, if it lies face up."""
        return self.poi_space(box.CAMP)

    def poi_space(self, poi: str) -> Optional[str]:
        """Where a POI lies face up."""
        return next((s for s in self.pois if self.pois[s] == poi and s in self.revealed), None)

    def winners(self) -> list[str]:
        """Seats that have won."""
        match self.ending:
            case {"together": seats}:
                return list(seats)
            case {"alone": seat}:
                return [seat]
        return []

    def end(self, ending: Json) -> None:
        """The game is over."""
        self.ending = ending
        self.tell("ended", end=ending)
        raise GameOver
