"""States as JSON: reading the table after set-up, and writing what a transcript shows of it."""

from __future__ import annotations

from collections import Counter
import box
from table import Foe, Hero, Json, Slot, agree
from turn import Game

# What the oracle leaves out: how the engine keeps its tasks, and who knows which hidden card.
LEFT_OUT = {"agenda", "options", "leftover_known", "drawn", "spots"}
LEFT_OUT_OF_HEROES = {"shown", "seen", "dropped"}
LEFT_OUT_OF_TURNS = {"halted", "added"}
ENDINGS = {"defeat": "defeat", "together": "shared-victory", "alone": "lone-victory"}
# The version of the rules.
VERSION = 2


def without_known(written: dict[str, Json]) -> dict[str, Json]:
    """Without the mark of who has seen a card."""
    written.pop("known", None)
    return written


def read_table(state: Json, version: int) -> Game:
    """The table after set-up."""
    agree(version == VERSION, f"rules {version}, not {VERSION}")
    game = Game(state["options"])
    for written in state["heroes"]:
        hero = Hero(written["persona"], written["set"], list(written["objectives"]))
        hero.hand, hero.beside = set(written["hand"]), set(written["beside"])
        hero.equip()
        game.heroes.append(hero)
    game.active = "ABCD".index(state["active"])
    game.map_stack, game.token_stack = Counter(state["tiles"]), Counter(state["tokens"])
    game.pois = dict(zip(box.POI_SPACES, (poi for poi, _ in state["pois"])))
    game.ny_top, game.ny_deck = state["ny"]["top"], Counter(state["ny"]["deck"])
    game.ny_beside = set(state["ny"]["beside"])
    timer = state["timer"]
    game.black, game.black_left = Counter(timer["unseen"]), timer["black"]
    game.red = Counter(timer["red"])
    game.events, game.items = Counter(state["events"]), Counter(state["items"])
    for number, written in enumerate(state["boxes"], 1):
        game.case_cards[number] = Slot("case", written["case"]["card"])
    blue, violet = state["leftover"]
    game.leftover = {"blue": Counter(blue), "violet": Counter(violet)}
    game.alive = 2 if state["options"]["dead_or_alive"] else 0
    game.wanted = 3 if state["options"]["wanted"] else 0
    return game


def in_order(cards: Counter[str]) -> list[str]:
    """Copies one by one."""
    return sorted(cards.elements())


def write_hero(game: Game, hero: Hero) -> Json:
    """A hero."""
    reserve: list[Json] = [slot.written() for slot in hero.reserve]
    return {
        "persona": hero.persona,
        "space": hero.space,
        "ride": game.written_ride(hero.ride),
        "hand": sorted(hero.hand),
        "discards": sorted(hero.discards),
        "beside": sorted(hero.beside),
        "reserve": (reserve + [None] * 4)[:4],
        "weapon": hero.weapon,
        "ammunition": hero.ammunition,
        "set": hero.tokens,
        "level": hero.level,
        "convicts": hero.convicts,
        "items": hero.items,
        "objectives": list(hero.objectives),
        "wanted": hero.wanted,
    }


def stance(foe: Foe) -> str:
    """How an enemy stands."""
    return "lying" if foe.lying else "moved" if foe.moved else "ready"


def write_gangs(game: Game) -> Json:
    """Convicts on foot by space, stance and whether they are hurt."""
    gangs = {space: [[0, 0], [0, 0], [0, 0]] for space in box.SPACES}
    for foe in game.foes:
        if foe.kind == "convict":
            gangs[foe.at][["ready", "moved", "lying"].index(stance(foe))][foe.wounds > 0] += 1
    return list(gangs.values())


def write_cars(game: Game) -> Json:
    """The four car pieces."""
    cars: list[Json] = []
    for car in range(4):
        drivers = [foe for foe in game.foes if foe.kind == "car" and foe.which == car]
        if drivers:
            foe = drivers[0]
            cars.append({"convict": {"at": foe.at, "stance": stance(foe), "wounds": foe.wounds}})
        elif car in game.abandoned:
            cars.append({"abandoned": game.abandoned[car]})
        else:
            driven = any(hero.ride == car for hero in game.heroes)
            cars.append("hero" if driven else "supply")
    return cars


def write_bosses(game: Game) -> Json:
    """Romero, Slag, Duke."""
    bosses: list[Json] = []
    for boss, facts in box.BOSSES.items():
        there = [foe for foe in game.foes if foe.which == boss]
        if there:
            foe = there[0]
            left = facts.hit_points - foe.wounds
            bosses.append({"on": {"at": foe.at, "stance": stance(foe), "hit_points": left}})
        else:
            waits = boss == "duke" and game.duke_waits
            bosses.append("dead" if boss in game.dead else "waiting" if waits else "away")
    return bosses


def write_streets(game: Game, face_up: bool) -> list[int]:
    """Roadblocks by space, one bit a side."""
    found = dict.fromkeys(box.SPACES, 0)
    for street, is_up in game.roadblocks.items():
        if is_up != face_up:
            continue
        for here in street - {"bridge"}:
            (there,) = street - {here}
            side = box.BRIDGES[here][1] if there == "bridge" else box.side_towards(here, there)
            found[here] |= 1 << box.SIDES.index(side)
    return list(found.values())


def write_map(game: Game) -> Json:
    """The map with all that stands on it."""
    return {
        "tiles": [game.tiles.get(space) for space in box.SPACES],
        "tokens": [game.tokens.get(space) for space in box.SPACES],
        "revealed": sorted(game.revealed),
        "manholes": game.manholes(),
        "blocked": write_streets(game, True),
        "broken": write_streets(game, False),
        "cubes": [game.cubes[space] for space in box.SPACES],
        "gangs": write_gangs(game),
        "haunted": sorted({foe.at for foe in game.foes if foe.kind == "convict"}),
        "cars": write_cars(game),
        "bosses": write_bosses(game),
    }


def write_turn(game: Game) -> Json:
    """What of the turn the oracle keeps."""
    return {
        "forced": game.forced,
        "noise": game.turn_noise,
        "ability": game.ability_used,
        "chosen": sorted(game.chosen),
        "played": sorted(set(game.played) - game.unseen),
        "unseen": sorted(game.unseen),
        "events": game.events_due,
        "levelled": game.levelled,
        "dropped": sum(1 << number for number in game.dropped_cases),
        "left": sum(1 << car for car in game.left_cars),
    }


def write_table(game: Game) -> Json:
    """The whole table."""
    return {
        "heroes": [write_hero(game, hero) for hero in game.heroes],
        "active": "ABCD"[game.active],
        "turns": game.turns,
        "turn": write_turn(game),
        "map": write_map(game),
        "tiles": in_order(game.map_stack),
        "tokens": in_order(game.token_stack),
        "pois": [[game.pois[space], game.looked[space]] for space in box.POI_SPACES],
        "ny": {
            "top": game.ny_top,
            "back": game.back(),
            "deck": in_order(game.ny_deck),
            "discards": sorted(game.ny_discards),
            "in_play": sorted(game.ny_in_play),
            "beside": sorted(game.ny_beside),
            "noise": game.noise,
            "mission": game.mission,
        },
        "timer": {
            "unseen": in_order(game.black),
            "black": game.black_left,
            "presto": game.presto,
            "red": in_order(game.red),
        },
        "events": in_order(game.events),
        "events_past": in_order(game.events_past),
        "event_box": game.event_box,
        "items": in_order(game.items),
        "items_used": in_order(game.items_used),
        "items_out": in_order(game.items_out),
        "boxes": [
            {
                "case": {"card": slot.card, "up": slot.up} if slot else None,
                "token": game.case_tokens[number],
            }
            for number, slot in game.case_cards.items()
        ],
        "helicopter": game.helicopter,
        "landed": game.landed,
        "gullfire": game.gullfire,
        "president": game.president,
        "alive": game.alive,
        "leftover": [in_order(game.leftover["blue"]), in_order(game.leftover["violet"])],
        "wanted": game.wanted,
        "ending": game.ending,
    }


def write_outcome(game: Game) -> Json:
    """FU-31, FU-33, FU-34: who won, the others behind them; nobody has points."""
    winners = game.winners()
    ending = game.ending if isinstance(game.ending, str) else next(iter(game.ending))
    standings = []
    for seat in "ABCD"[: len(game.heroes)]:
        won = seat in winners
        rank = 1 if won or not winners else len(winners) + 1
        standings.append({"rank": rank, "won": won, "score": None})
    return {"standings": standings, "ending": ENDINGS[ending]}


def comparable(state: Json) -> Json:
    """A transcript's state as far as the oracle keeps it, unordered things sorted."""
    state = {key: value for key, value in state.items() if key not in LEFT_OUT}
    dropped = [item for hero in state["heroes"] for item in hero.get("dropped", [])]
    state["heroes"] = [
        {key: value for key, value in hero.items() if key not in LEFT_OUT_OF_HEROES}
        for hero in state["heroes"]
    ]
    for hero in state["heroes"]:
        for key in ("hand", "discards", "beside"):
            hero[key] = sorted(hero[key])
    turn = {key: value for key, value in state["turn"].items() if key not in LEFT_OUT_OF_TURNS}
    for key in ("chosen", "played", "unseen"):
        turn[key] = sorted(turn[key])
    state["turn"] = turn
    for key in ("tiles", "tokens", "events", "events_past", "items", "items_used", "items_out"):
        state[key] = sorted(state[key])
    for key in ("deck", "discards", "in_play", "beside"):
        state["ny"][key] = sorted(state["ny"][key])
    for key in ("unseen", "red"):
        state["timer"][key] = sorted(state["timer"][key])
    state["items_used"] = sorted(state["items_used"] + dropped)
    state["leftover"] = [sorted(deck) for deck in state["leftover"]]
    return state
