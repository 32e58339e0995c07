"""Lists every legal action of a position: `python3 positions.py < LINES`.

A line is a state as in FORMAT.md, or any object that holds one under `state`. The answer is
one line each: the legal actions of every seat that is to act, in notation.
"""

from __future__ import annotations

import json
import sys

from actions import spell
from legal import legal_actions
from state import State, letter, to_act
from written import read_state


def listing(state: State) -> dict[str, list[str]]:
    """The legal actions of every seat that owes a decision."""
    return {
        letter(seat): sorted(spell(action) for action in legal_actions(state, seat))
        for seat in to_act(state)
    }


def main() -> None:
    """One list for each line."""
    for line in sys.stdin:
        written = json.loads(line)
        print(json.dumps(listing(read_state(written.get("state", written)))))


if __name__ == "__main__":
    main()
