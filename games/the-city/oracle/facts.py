"""Every card by itself: `python3 facts.py > ../tests/rules/every_card.txt`.

What each card costs alone and with each building that makes it cheaper, with what it can be built
and with what not, what it yields alone and in a city that triggers each of its terms. The tests of
the Rust read the file; whoever corrects the table writes it anew.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Iterator

import city as rules
from cards import TABLE, Card, Term

WRITTEN = Path(__file__).resolve().parent.parent / "tests" / "rules" / "every_card.txt"
# A building that shows the symbol more than once.
SHOWS = {"car": "stadion", "cart": "einkaufsgalerie", "fountain": "denkmal"}
# Nothing needs it.
NEEDLESS = "reihenhaus"


def costs(card: Card) -> Iterator[str]:
    """TC-11: without and with each discount."""
    yield f"costs {rules.cost(card.id, Counter())}"
    for giver in TABLE.values():
        gives = card.id in giver.cheaper_cards
        if gives or any(card.symbols[symbol] for symbol in giver.cheaper_symbols):
            yield f"costs {rules.cost(card.id, Counter([giver.id]))} with {giver.id}"


def needs(card: Card) -> Iterator[str]:
    """TC-10: the prerequisite met in every way, and missing."""
    for way in card.needs:
        for building in sorted(way, key=list(TABLE).index):
            assert len(way) == 1, "a way of several buildings has no spelling here yet"
            assert not rules.lacks_prerequisite(card.id, Counter([building]))
            yield f"stands with {building}"
    if card.needs:
        assert rules.lacks_prerequisite(card.id, Counter([NEEDLESS]))
        yield f"fails with {NEEDLESS}"


def trigger(term: Term) -> str | None:
    """The words for a city that the term counts twice or more; nothing counts in a plain one."""
    if term.symbol:
        return f"with {SHOWS[term.symbol]}"
    if term.rival:
        return f"beside {SHOWS[term.rival]}"
    if term.scope == "all" or term.where == "all":
        return f"beside {term.each or term.once}*2"
    if term.each or term.once:
        return f"with {term.each or term.once}*2"
    return None


def yields(card: Card) -> Iterator[str]:
    """TC-15 to TC-17: alone, and with what each term counts."""
    triggers = dict.fromkeys(trigger(term) for term in card.income + card.points)
    triggers.pop(None, None)
    for words in ["", *triggers]:
        where, _, building = words.partition(" ")
        name, _, count = building.partition("*")
        others = Counter({name: int(count or 1)}) if words else Counter()
        own, rival = Counter([card.id]), Counter()
        (rival if where == "beside" else own).update(others)
        cities = [own, rival]
        worth = f"yields {rules.income(0, cities)} {rules.points(0, cities)}"
        yield f"{worth} {words}".strip()


def facts() -> Iterator[str]:
    """Line by line, card by card in the order of the table."""
    for card in TABLE.values():
        found = [*costs(card), *needs(card), *yields(card)]
        if card.max1:
            found.append("stands once")
        yield from (f"{card.id} {fact}" for fact in found)


if __name__ == "__main__":
    print("\n".join(facts()))
