"""The set-up: whether the rules could have laid this table (FU-05 to FU-11, FU-77 to FU-99)."""

from __future__ import annotations

from collections import Counter

import box
from table import Json, agree
from turn import Game


def expected_items(options: dict[str, bool]) -> Counter[str]:
    """The item deck (FU-96, FU-80)."""
    items = Counter(box.ITEMS)
    items[box.CROSSBOW] += 2 * options["crossbows"]
    items[box.FINGER] += options["dead_or_alive"]
    return +items


def expected_tiles(options: dict[str, bool]) -> set[str]:
    """City and Central Park tiles (FU-98)."""
    return {tile for tile in box.TILE_ICONS if options["traps"] or tile not in box.TRAP_TEXT}


def timer_copies(kinds: tuple[str, ...]) -> Counter[str]:
    """Timer tiles of these kinds."""
    return Counter({t: n for t, n in box.TIMER_COPIES.items() if box.TIMER_CLASS[t] in kinds})


def check_stacks(game: Game) -> None:
    """Tiles, tokens, items, events and timer are those of the box."""
    options = game.options
    agree(game.map_stack == Counter(expected_tiles(options)), "the map tiles")
    agree(game.token_stack == Counter(box.OUTSKIRTS), "the outskirts tokens")
    agree(game.items == expected_items(options), "the item deck (FU-96)")
    events = Counter({e: n for e, n in box.EVENT_COPIES.items() if e != "ev13"})
    events["ev13"] += 2 * options["explosions"]
    agree(game.events == +events, "the event deck (FU-96)")
    kinds = ("black", "extra black") if options["extra_timers"] else ("black",)
    agree(game.black == timer_copies(kinds), "the black timer tiles (FU-97)")
    count = box.BLACK_TILES[len(game.heroes)] - options["hard_time"]
    agree(game.black_left == count, f"{count} black tiles (FU-Q01, FU-77)")
    agree(game.red == timer_copies(("red",)), "three red timer tiles")
    agree(sorted(game.pois.values()) == sorted(box.POIS), "the points of interest")
    letters = "h" if options["hard_deck"] else "n"
    plain, special = letters + ("n" if letters == "h" else "y"), letters + "s"
    deck = Counter(card for card in box.NEW_YORK if card.startswith(plain))
    agree(game.ny_deck + Counter([game.ny_top]) == deck, "New York's deck (FU-06, FU-99)")
    agree(
        game.ny_beside == {card for card in box.NEW_YORK if card.startswith(special)},
        "New York's special cards (FU-83)",
    )


def check_cases(game: Game) -> None:
    """FU-Q02: tape, bracelet and two of the three diagrams."""
    cards = [slot.card for slot in game.case_cards.values() if slot]
    bracelet = box.NEW_BRACELET if game.options["dead_or_alive"] else box.BRACELET
    fixed = {box.TAPE, bracelet}
    agree(len(set(cards)) == 4 and fixed <= set(cards), f"briefcases {cards}")
    agree(set(cards) - fixed <= set(box.DIAGRAMS), f"briefcases {cards} (FU-Q02)")


def check_heroes(game: Game) -> None:
    """FU-07 to FU-09, FU-36, FU-84."""
    heroes = game.heroes
    agree(1 <= len(heroes) <= 4, "one to four heroes")
    agree(len({hero.persona for hero in heroes}) == len(heroes), "each hero once")
    agree(len({hero.tokens for hero in heroes}) == len(heroes), "each set of tokens once")
    for hero in heroes:
        name = box.LETTER[hero.persona]
        agree(hero.hand == {f"{name}{n}" for n in range(1, 9)}, f"the hand of {hero.persona}")
        specials = 5 if game.options["extra_specials"] else 3
        beside = {f"{name}s{n}" for n in range(1, specials + 1)}
        agree(hero.beside == beside, f"the special cards of {hero.persona} (FU-95)")
    for index, colour in enumerate(("blue", "violet")):
        cards = game.leftover[colour] + Counter(hero.objectives[index] for hero in heroes)
        wanted = ["ob13", "ob14"][index]
        box_of = {f"ob{n + 6 * index}" for n in range(1, 7)}
        box_of |= {wanted} if game.options["wanted"] else set()
        agree(max(cards.values()) == 1 and set(cards) <= box_of, f"{colour} objectives")
        agree(game.leftover[colour].total() == 2, f"two {colour} objectives left (FU-Q36)")


def check_set_up(game: Game, line: Json) -> None:
    """The table and what was told of it."""
    agree(len(game.heroes) == line["seats"], f"{line['seats']} seats")
    check_stacks(game)
    check_cases(game)
    check_heroes(game)
    game.tell(
        "cast",
        heroes=[hero.persona for hero in game.heroes],
        sets=[hero.tokens for hero in game.heroes],
    )
    for seat, hero in zip("ABCD", game.heroes):
        game.tell("objectives", seat=seat, cards={"face": list(hero.objectives)})
    game.tell_top()
