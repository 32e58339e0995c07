"""The box, read from components.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

with open(Path(__file__).with_name("components.toml"), "rb") as file:
    DATA = tomllib.load(file)

COLOURS = ["orange", "green", "grey", "brown", "violet"]
SIXTH = "sixth"
LOTS = COLOURS + [SIXTH]
LETTERS = {"o": "orange", "n": "green", "g": "grey", "b": "brown", "v": "violet", "k": "black"}
LETTER_OF = {colour: letter for letter, colour in LETTERS.items()}
RING_LETTERS = {"O": "orange", "N": "green", "G": "grey", "B": "brown", "V": "violet", "X": SIXTH}
SHOPS = ["fashion", "jeweller", "gallery", "perfumery"]
VALUES = [4, 5, 6]
CARDS = [f"{letter}{value}" for letter in LETTERS for value in VALUES]

DISTRICTS = [name.lower() for name in DATA["board"]["districts"]]
COLUMNS = [[name.lower() for name in column] for column in DATA["board"]["columns"]]
SPELT = {"Start": "start", "CP": "park", **{name.upper(): name for name in DISTRICTS}}
EXITS = {SPELT[place]: [SPELT[exit] for exit in exits] for place, exits in DATA["board"]["exits"].items()}
EXITS_IF_CLOSED = {
    SPELT[closed]: {SPELT[place]: [SPELT[exit] for exit in exits] for place, exits in changed.items()}
    for closed, changed in DATA["board"]["exits_if_closed"].items()
}
COMMISSIONS = ["white", "beige"]

TOWERS_OF_CARD = {int(value): towers for value, towers in DATA["cards"]["towers"].items()}
EACH_COLOUR = [DATA["cards"]["each_colour"][str(value)] for value in VALUES]
BLACK = [DATA["cards"]["black"][str(value)] for value in VALUES]
GROUPS: list[int] = DATA["shops"]["row"]["groups"]
COPIES: int = DATA["shops"]["copies"]
TOWER_VP: list[int] = DATA["scoring"]["tower"]
PARK_VP: list[int] = DATA["scoring"]["park"]
SPECIAL = {entry["placed"]: (entry["districts"], entry["vp"]) for entry in DATA["scoring"]["special"]}
PIECES = DATA["pieces"]["towers"]
TURN_LIMIT: int = DATA["game"]["turn_limit"]
END_PLACED: int = DATA["scoring"]["end_placed"]


def ring(side: str, district: str) -> list[str]:
    """The lots of a district in their circular order."""
    letters = DATA["lots"][side][{v: k for k, v in SPELT.items()}[district]]
    return [RING_LETTERS[letter] for letter in letters]
