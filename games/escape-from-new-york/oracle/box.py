"""The box: map, cards, tiles and tokens, as the component tables print them. Data, no rules."""

from __future__ import annotations

from typing import NamedTuple

_ACTION_CARDS = """\
j1 | MOVE 1 clear; REVEAL 1 | 0
j2 | MOVE 2 | 2
j3 | MOVE 1 smash; REVEAL 1 | 2
j4 | MOVE 1 quiet; REVEAL 1 | 1
j5 | DMG 2 0 | 0
j6 | DMG 3 1 | 3
j7 | DMG 3 0 | 1
j8 | RETRIEVE 2 | 0
js1 | STEAL; MOVE 1 | 1
js2 | MOVE 2 sewer smash; REVEAL 1 | 1
js3 | DMG 5 1 | 3
js4 | MOVE 3 clear quiet | 0
js5 | DMG 3 0; RETRIEVE 1 | 1
m1 | MOVE 1; REVEAL 1 | 1
m2 | DMG 3 1 | 3
m3 | DMG 2 0 | 1
m4 | DMG 1 0; MOVE 1 | 1
m5 | RETRIEVE 2 | 0
m6 | MOVE 2 clear; REVEAL 1 | 2
m7 | MOVE 1 smash; REVEAL 1 | 2
m8 | TRICK 1; DMG 1 0 | 1
ms1 | STEAL; TRICK 1 | 0
ms2 | DMG 4 1; TRICK 1 | 3
ms3 | MOVE 2 sewer quiet; REVEAL 1 | 1
ms4 | DMG 3 0; MOVE 1; REVEAL 1 | 2
ms5 | RETRIEVE 1; RELOAD 2 | 0
b1 | TRICK 3 | 0
b2 | RETRIEVE 2 | 0
b3 | MOVE 2 clear quiet | 1
b4 | MOVE 1; REVEAL 2 | 1
b5 | MOVE 1; REVEAL 1 | 1
b6 | TRICK 1; MOVE 1; REVEAL 1 | 1
b7 | DMG 2 1 | 2
b8 | NEED clear; ITEM 1 | 1
bs1 | STEAL; TRICK 2 | 1
bs2 | MOVE 2 sewer; REVEAL 1 | 0
bs3 | RETRIEVE 1; ITEM 1 | 0
bs4 | MOVE 1; REVEAL 3 | 0
bs5 | TRICK 4; MOVE 1 | 0
c1 | MOVE 2; REVEAL 1 | 2
c2 | MOVE_BY_CAR 3 1; REVEAL 1 | 3
c3 | MOVE 1 smash; DMG 2 0 | 3
c4 | RETRIEVE 2 | 0
c5 | DMG 3 1 | 2
c6 | MOVE 1 quiet; REVEAL 2 | 1
c7 | TRICK 2 | 1
c8 | DMG 2 0 | 1
cs1 | STEAL; MOVE 1 | 1
cs2 | NEED on_poi; JUMP | 2
cs3 | MOVE 2 smash; DMG 3 0 | 3
cs4 | MOVE 2 smash quiet; REVEAL 1 | 2
cs5 | ITEM 1; RETRIEVE 1 | 0
"""
_NEW_YORK = """\
ny1 | 4 | d,ul | ur | NY_MOVE 4
ny2 | 5 | u,dr | dl | SPAWN_NEAR_M 3; NY_MOVE 1
ny3 | 3 | ur,dl | u | BLOCK top_back; NY_MOVE 2
ny4 | 6 | u,d | dr | MISSION 1; NY_MOVE 3
ny5 | 5 | ul,dr | d | SPAWN_SIDES
ny6 | 8 | ur,d,ul | dl | TIMER 1
ny7 | 6 | dl,dr,u | ul | SABOTAGE 2; MISSION 1
ns1 | 5 | u,dl,dr | ur | BONUS hp+1; NY_MOVE 2
ns2 | 6 | ul,ur,d | dr | BONUS range+1; MISSION 1
ns3 | 4 | ul,ur,dl | d | BONUS move+1; NY_MOVE 2
hn1 | 4 | d,ul,ur | dr | NY_MOVE 5
hn2 | 4 | u,dr,dl | ul | SPAWN_NEAR_M 4; NY_MOVE 2
hn3 | 3 | ur,dl,d | u | BLOCK top_back; BLOCK opposite; NY_MOVE 2
hn4 | 5 | u,d,ul | dr | MISSION 1; NY_MOVE 4
hn5 | 4 | ul,dr,ur | d | NY_MOVE 2; SPAWN_SIDES
hn6 | 7 | ur,d,ul,dr | dl | TIMER 1; NY_MOVE 2
hn7 | 5 | dl,dr,u | ur | SABOTAGE 3; MISSION 1
hs1 | 4 | u,dl,dr,ur | ul | BONUS hp+1; NY_MOVE 3
hs2 | 5 | ul,ur,d,dl | u | BONUS damage+1; MISSION 1
hs3 | 4 | ul,ur,dl,u | d | BONUS move+1; NY_MOVE 3
"""
_TILES = """\
ct01 | C,I |
ct02 | C,I,X:U |
ct03 | C,E,X:DR |
ct04 | C,E,I |
ct05 | C,M,X:DL |
ct06 | C,M,E |
ct07 | C,X:DR |
ct08 | C,X:UL,I |
ct09 | C,I |
ct10 | C,E,X:D |
ct11 | C,X:UR |
ct12 | C,I,E |
ct13 | C,C,X:UR |
ct14 | C,C,I,X:D |
ct15 | C,C,E |
ct16 | C,C,M |
ct17 | C,C,I,X:DL |
ct18 | C,C,X:U |
ct19 | C,C,E,I |
ct20 | C,C,M,I |
ct21 | K |
ct22 | K,X:D |
ct23 | K,E |
ct24 | K,C |
ct25 | I,I,E |
ct26 | E,M |
ct27 | E,X:UL,X:DR |
ct28 | M,I |
ct29 | X:U | clinic
ct30 | E | clinic
ct31 | C | armory
ct32 | M,X:UR | armory
ct33 | X:DL | shelter
ct34 | M | shelter
cp1 | C,C |
cp2 | C,C,E |
cp3 | C,C,C |
cp4 | C,E,I |
cp5 | C,C,I |
cp6 | C,M,E |
cp7 | C,C,M,I |
cp8 | I | shelter
ct35 | I,TRAP |
ct36 | C,I,TRAP |
"""
LEVELS = {
    0: [(2, 0), (2, 1), (3, 2)],
    1: [(1, 1), (3, 1), (4, 1)],
    2: [(3, 0), (1, 2), (3, 2)],
    3: [(2, 0), (3, 1), (2, 3)],
}
_EVENTS = """\
ev01 | 2 | NY_MOVE 3
ev02 | 2 | SPAWN_HERE 2
ev03 | 2 | NOISE 2
ev04 | 2 | SPAWN_NEAR_M 3
ev05 | 1 | SPAWN_SIDES
ev06 | 1 | LOSE_ITEM
ev07 | 1 | HURT 1
ev08 | 1 | NY_MOVE 2
ev09 | 1 | SPAWN_CAR
ev10 | 1 | ALL_REGAIN
ev11 | 1 |
ev12 | 1 | NOISE -1
ev13 | 2 | BLAST 2; HURT 2; NOISE 2
"""
_TIMER = """\
ti01 | 2 | black | REVEAL_POI 1
ti02 | 3 | black | EVENT_LEVEL; EVENTS
ti03 | 1 | black | HELI_NEXT
ti04 | 1 | black | HELI_RANDOM
ti05 | 1 | black | SPAWN_PARK
ti06 | 1 | black | NY_MOVE 2
ti07 | 1 | black | HELI_ANY
ti08 | 1 | black | ALL_REGAIN
ti09 | 1 | black | EVENTS
ti10 | 1 | Presto! |
ti11 | 2 | red |
ti12 | 1 | red | DEFEAT
ti13 | 1 | extra black | EVENT_LEVEL; EVENTS
ti14 | 1 | extra black | NOISE -3
ti15 | 1 | extra black | SPAWN_M
"""
_SPACES = """\
a1 | city | outskirts | ur=b1 dr=b2 d=a2
a2 | poi |  | u=a1 ur=b2 dr=b3 d=a3
a3 | city | outskirts | u=a2 ur=b3 dr=b4 d=a4
a4 | city | bridge 1 d | u=a3 ur=b4 dr=b5
b1 | city | outskirts | ur=c1 dr=c2 d=b2 dl=a1
b2 | wtc |  | u=b1 ur=c2 dr=c3 d=b3 dl=a2 ul=a1
b3 | city |  | u=b2 ur=c3 dr=c4 d=b4 dl=a3 ul=a2
b4 | city |  | u=b3 ur=c4 dr=c5 d=b5 dl=a4 ul=a3
b5 | poi |  | u=b4 ur=c5 dr=c6 ul=a4
c1 | poi |  | dr=d1 d=c2 dl=b1
c2 | city |  | u=c1 ur=d1 dr=d2 d=c3 dl=b2 ul=b1
c3 | city |  | u=c2 ur=d2 dr=d3 d=c4 dl=b3 ul=b2
c4 | city |  | u=c3 ur=d3 dr=d4 d=c5 dl=b4 ul=b3
c5 | city |  | u=c4 ur=d4 dr=d5 d=c6 dl=b5 ul=b4
c6 | city | outskirts | u=c5 ur=d5 ul=b5
d1 | city | outskirts | ur=e1 dr=e2 d=d2 dl=c2 ul=c1
d2 | city |  | u=d1 ur=e2 dr=e3 d=d3 dl=c3 ul=c2
d3 | city |  | u=d2 ur=e3 dr=e4 d=d4 dl=c4 ul=c3
d4 | city |  | u=d3 ur=e4 dr=e5 d=d5 dl=c5 ul=c4
d5 | city | bridge 2 d | u=d4 ur=e5 dr=e6 dl=c6 ul=c5
e1 | city | outskirts | dr=f1 d=e2 dl=d1
e2 | city |  | u=e1 ur=f1 dr=f2 d=e3 dl=d2 ul=d1
e3 | ring |  | u=e2 ur=f2 dr=f3 d=e4 dl=d3 ul=d2
e4 | ring |  | u=e3 ur=f3 dr=f4 d=e5 dl=d4 ul=d3
e5 | city |  | u=e4 ur=f4 dr=f5 d=e6 dl=d5 ul=d4
e6 | poi |  | u=e5 ur=f5 ul=d5
f1 | city | outskirts | ur=g1 dr=g2 d=f2 dl=e2 ul=e1
f2 | ring |  | u=f1 ur=g2 dr=g3 d=f3 dl=e3 ul=e2
f3 | library |  | u=f2 ur=g3 dr=g4 d=f4 dl=e4 ul=e3
f4 | ring |  | u=f3 ur=g4 dr=g5 d=f5 dl=e5 ul=e4
f5 | city | outskirts | u=f4 ur=g5 dr=g6 dl=e6 ul=e5
g1 | poi |  | dr=h1 d=g2 dl=f1
g2 | city |  | u=g1 ur=h1 dr=h2 d=g3 dl=f2 ul=f1
g3 | ring |  | u=g2 ur=h2 dr=h3 d=g4 dl=f3 ul=f2
g4 | ring |  | u=g3 ur=h3 dr=h4 d=g5 dl=f4 ul=f3
g5 | city |  | u=g4 ur=h4 dr=h5 d=g6 dl=f5 ul=f4
g6 | city | outskirts | u=g5 ur=h5 ul=f5
h1 | city | outskirts | ur=i1 dr=i2 d=h2 dl=g2 ul=g1
h2 | park |  | u=h1 ur=i2 dr=i3 d=h3 dl=g3 ul=g2
h3 | park |  | u=h2 ur=i3 dr=i4 d=h4 dl=g4 ul=g3
h4 | city |  | u=h3 ur=i4 dr=i5 d=h5 dl=g5 ul=g4
h5 | city | bridge 3 d | u=h4 ur=i5 dr=i6 dl=g6 ul=g5
i1 | city | outskirts | dr=j1 d=i2 dl=h1
i2 | park |  | u=i1 ur=j1 dr=j2 d=i3 dl=h2 ul=h1
i3 | park |  | u=i2 ur=j2 dr=j3 d=i4 dl=h3 ul=h2
i4 | park |  | u=i3 ur=j3 dr=j4 d=i5 dl=h4 ul=h3
i5 | city |  | u=i4 ur=j4 dr=j5 d=i6 dl=h5 ul=h4
i6 | poi |  | u=i5 ur=j5 ul=h5
j1 | poi |  | dr=k1 d=j2 dl=i2 ul=i1
j2 | park |  | u=j1 ur=k1 dr=k2 d=j3 dl=i3 ul=i2
j3 | park |  | u=j2 ur=k2 dr=k3 d=j4 dl=i4 ul=i3
j4 | city |  | u=j3 ur=k3 dr=k4 d=j5 dl=i5 ul=i4
j5 | city | outskirts | u=j4 ur=k4 dl=i6 ul=i5
k1 | city | bridge 4 u | d=k2 dl=j2 ul=j1
k2 | city | outskirts | u=k1 d=k3 dl=j3 ul=j2
k3 | poi |  | u=k2 d=k4 dl=j4 ul=j3
k4 | city | outskirts | u=k3 dl=j5 ul=j4
"""

# Base set: copies of each item; ammunition; whether it may pay for a level when revealed.
ITEMS = {
    "it01": 2, "it02": 2, "it03": 1, "it04": 1, "it05": 2, "it06": 2, "it07": 2, "it08": 1,
    "it09": 2, "it10": 1, "it11": 1, "it12": 1,
}
CROSSBOW, FINGER = "it13", "it14"


class Weapon(NamedTuple):
    """A weapon: its ammunition, whether it may pay for a level when in hand, what a shot does."""

    ammunition: int
    pays: bool
    damage: int = 0
    reach: int = 0
    noise: int = 0


WEAPONS = {
    "se-j": Weapon(3, False, 2, 1, 1),
    "se-m": Weapon(4, False, 1, 1, 1),
    "it01": Weapon(0, True),
    "it02": Weapon(0, False),
    "it03": Weapon(2, True, 3, 0, 2),
    "it04": Weapon(4, True, 1, 1, 1),
    "it13": Weapon(3, True, 1, 1, 0),
}
AXE, BAT, LID = "it01", "it02", "it05"
BAT_BONUS, LID_STOPS = 4, 3
# What an item does when used and discarded; `use` and, where there is one, the other use.
ITEM_EFFECTS = {
    "it06": "HELI_ANY",
    "it07": "RETRIEVE 2",
    "it08": "RELOAD 2",
    "it09": "DMG 3 1",
    "it10": "TRICK 3",
    "it11": "REVEAL 2",
    "it14": "FINGER",
}
OTHER_EFFECTS = {"it11": "LOOK 1"}
STARTING_WEAPON = {"jena": "se-j", "maggie": "se-m"}
LETTER = {"jena": "j", "maggie": "m", "mente": "b", "tassista": "c"}

TAPE, BRACELET, NEW_BRACELET = "va1", "va2", "va6"
DIAGRAMS = {"va3": 1, "va4": 2, "va5": 4}
OUTSKIRTS = {"pe1": 3, "pe2": 4, "pe3": 4, "pe4": 2, "pe5": 1}
TOKEN_ICON = {"pe1": "RAFT", "pe2": "C", "pe3": "I", "pe4": "E", "pe5": "M"}
# Point of interest: icons, boss, briefcase token, special New York card (its number).
POIS = {
    "po1": ("C,C,C", None, None, None),
    "po2": ("M", None, None, None),
    "po3": ("C", "romero", None, None),
    "po4": ("", "slag", None, None),
    "po5": ("C,C", None, 3, None),
    "po6": ("C", None, 4, 1),
    "po7": ("K,I,E", None, None, 2),
    "po8": ("C,C,I,I", None, None, 3),
}
POI_ICONS = {poi: [icon for icon in row[0].split(",") if icon] for poi, row in POIS.items()}
CAMP, EMPTY = "po1", "po2"


class Boss(NamedTuple):
    """A boss; the number of the briefcase he guards."""

    hit_points: int
    damage: int
    reach: int
    movement: int
    guards: int | None


BOSSES = {
    "romero": Boss(5, 2, 1, 2, 1),
    "slag": Boss(8, 3, 0, 1, 2),
    "duke": Boss(8, 2, 1, 3, None),
}
TRAP_TEXT = {"ct35": "HURT 2; NOISE 1", "ct36": "HURT 1; SPAWN_HERE 2"}
EVENT_LEVELS = [1, 1, 2, 2, 3]
BLACK_TILES = {4: 11, 3: 10, 2: 9, 1: 8}
CONVICTS, HARD_CONVICTS, CUBES, ROADBLOCKS, MISSIONS, NOISE_MAX = 40, 30, 15, 25, 4, 10
SIDES = ["u", "ur", "dr", "d", "dl", "ul"]
OPPOSITE = {"u": "d", "d": "u", "ur": "dl", "dl": "ur", "ul": "dr", "dr": "ul"}


def _rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.splitlines()]


def effects(text: str) -> list[list[str]]:
    """`MOVE 1 clear; REVEAL 1` as words."""
    return [part.split() for part in text.split(";") if part.strip()]


class Card(NamedTuple):
    """An action card."""

    effects: list[list[str]]
    noise: int


class NyCard(NamedTuple):
    """A New York card: cost, sides and roadblock of the back, effects of the front."""

    cost: int
    sides: list[str]
    block: str
    effects: list[list[str]]


CARDS = {row[0]: Card(effects(row[1]), int(row[2])) for row in _rows(_ACTION_CARDS)}
NEW_YORK = {
    row[0]: NyCard(int(row[1]), row[2].split(","), row[3], effects(row[4]))
    for row in _rows(_NEW_YORK)
}
TILE_ICONS = {row[0]: [icon for icon in row[1].split(",") if icon] for row in _rows(_TILES)}
BUILDING = {row[0]: row[2] for row in _rows(_TILES) if row[2]}
EVENT_COPIES = {row[0]: int(row[1]) for row in _rows(_EVENTS)}
EVENT_EFFECTS = {row[0]: effects(row[2]) for row in _rows(_EVENTS)}
TIMER_COPIES = {row[0]: int(row[1]) for row in _rows(_TIMER)}
TIMER_CLASS = {row[0]: row[2] for row in _rows(_TIMER)}
TIMER_EFFECTS = {row[0]: effects(row[3]) for row in _rows(_TIMER)}

KIND = {row[0]: row[1] for row in _rows(_SPACES)}
SPACES = list(KIND)
NEXT = {
    row[0]: dict(way.split("=") for way in row[3].split()) for row in _rows(_SPACES)
}
BRIDGES = {
    row[0]: (int(row[2].split()[1]), row[2].split()[2])
    for row in _rows(_SPACES)
    if row[2].startswith("bridge")
}
COAST = [row[0] for row in _rows(_SPACES) if row[2] == "outskirts"]
POI_SPACES = [space for space in SPACES if KIND[space] == "poi"]
PARK = [space for space in SPACES if KIND[space] == "park"]
LIBRARY, WTC, HELIPAD = "f3", "b2", "i3"
OPEN_AT_START = [space for space in SPACES if KIND[space] in ("library", "ring", "wtc")]


def side_towards(here: str, there: str) -> str:
    """The side of a space that leads to its neighbour."""
    return next(side for side, space in NEXT[here].items() if space == there)


def distances(start: str) -> dict[str, int]:
    """Steps on the printed board, whatever lies there (FU-Q68)."""
    found = {start: 0}
    edge = [start]
    while edge:
        edge = [
            found.setdefault(there, found[here] + 1) and there
            for here in edge
            for there in NEXT[here].values()
            if there not in found
        ]
    return found
