//! What happened, as sentences.

use games::new_york::{
    components::{Tile, money::Bank, purse::Purse},
    event::{Cause, Event},
    scoring::{Majority, Share},
    state::city::Cell,
};
use tabletop::{PerSeat, Seat};

use super::{
    dirk,
    names::{cards, payment, place, scoring_word, tiles},
};
use crate::{Audience, Lang, Named, Told, common::list, say};

/// A message about a seat, which says `you` to it and calls it by its name to others.
macro_rules! of_seat {
    ($audience:expr, $id:literal, $seat:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        let (who, called) = ($audience.who($seat), $audience.name($seat));
        say!($audience.lang, $id, who = who, name = called $(, $name = $value)*)
    }};
}

pub(super) fn event(event: &Event, audience: &Audience) -> Told {
    Told {
        actor: actor(event),
        text: told(event, audience),
        follows: matches!(
            event,
            Event::TileDrawn { .. }
                | Event::TurnedUp { .. }
                | Event::PilesMade { .. }
                | Event::Reshuffled { .. }
                | Event::Placed { .. }
                | Event::Reserved { .. }
                | Event::GivenToDirk { .. }
        ),
        is_minor: matches!(
            event,
            Event::TileDrawn { .. }
                | Event::TurnedUp { .. }
                | Event::PilesMade { .. }
                | Event::Reshuffled { .. }
        ),
    }
}

/// Who did it; what the game does by itself, nobody did.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Took { seat, .. }
        | Event::Bought { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Reserved { seat, .. }
        | Event::GivenToDirk { seat, .. }
        | Event::Added { seat, .. }
        | Event::Removed { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Passed { seat } => Some(*seat),
        Event::TileDrawn { .. }
        | Event::DirkDrew { .. }
        | Event::Dealt { .. }
        | Event::TurnedUp { .. }
        | Event::PilesMade { .. }
        | Event::Began { .. }
        | Event::Reshuffled { .. }
        | Event::Scored { .. }
        | Event::Ended { .. }
        | Event::HandedOut { .. } => None,
    }
}

fn told(event: &Event, audience: &Audience) -> String {
    let lang = audience.lang;
    match event {
        Event::TileDrawn { bank, tile } => {
            let (bank, tile) = (bank.name(lang), tile.the(lang));
            say!(lang, "ny-tile-drawn", bank = bank, tile = tile)
        }
        Event::DirkDrew { tiles: drawn } if drawn.is_empty() => say!(lang, "ny-dirk-drew-none"),
        Event::DirkDrew { tiles: drawn } => say!(lang, "ny-dirk-drew", tiles = tiles(*drawn, lang)),
        Event::Dealt { seat, cards } => dealt(*seat, cards, audience),
        Event::TurnedUp { card } => say!(lang, "ny-turned-up", card = card.name(lang)),
        Event::PilesMade { piles } => {
            let piles = piles.map(|cards| cards.to_string());
            say!(lang, "ny-piles-made", piles = list(lang, &piles))
        }
        Event::Began { seat } => of_seat!(audience, "ny-began", *seat),
        Event::Took { seat, cards: taken } => {
            of_seat!(audience, "ny-took", *seat, cards = cards(taken, lang))
        }
        Event::Bought {
            seat,
            bank,
            tile,
            cards,
            ..
        } => bought(*seat, *bank, *tile, cards, audience),
        Event::Placed { seat, tile, at } => placed(*seat, *tile, *at, audience),
        Event::Reserved { seat, tile } => {
            of_seat!(audience, "ny-reserved", *seat, tile = tile.the(lang))
        }
        Event::GivenToDirk { seat, tile } => {
            of_seat!(audience, "ny-given", *seat, tile = tile.the(lang))
        }
        Event::Added { seat, tile, at } => added(*seat, *tile, *at, audience),
        Event::Removed { seat, tile, from } => removed(*seat, *tile, *from, audience),
        Event::Swapped {
            seat,
            out,
            tile,
            at,
        } => swapped(*seat, *out, *tile, *at, audience),
        Event::Passed { seat } => of_seat!(audience, "ny-passed", *seat),
        Event::Reshuffled { cards } => say!(lang, "ny-reshuffled", count = *cards),
        Event::Scored { .. } => scored(event, audience),
        Event::Ended { cause } => ended(*cause, lang),
        Event::HandedOut {
            bank,
            tile,
            money,
            winner,
        } => handed_out(*bank, *tile, *money, *winner, audience),
    }
}

fn dealt(seat: Seat, dealt: &Purse, audience: &Audience) -> String {
    let (cards, worth) = (cards(dealt, audience.lang), dealt.worth());
    of_seat!(audience, "ny-dealt", seat, cards = cards, worth = worth)
}

// rules: NY-15
fn bought(seat: Seat, bank: Bank, tile: Tile, cards: &Purse, audience: &Audience) -> String {
    let lang = audience.lang;
    let over = cards.worth() - u32::from(tile.price());
    of_seat!(
        audience,
        "ny-bought",
        seat,
        tile = tile.the(lang),
        cards = payment(cards),
        bank = bank.name(lang),
        exact = if over == 0 { "yes" } else { "no" },
        over = over
    )
}

fn placed(seat: Seat, tile: Tile, at: Cell, audience: &Audience) -> String {
    let (tile, cell) = (tile.the(audience.lang), place(at, audience.lang));
    of_seat!(audience, "ny-placed", seat, tile = tile, cell = cell)
}

fn added(seat: Seat, tile: Tile, at: Cell, audience: &Audience) -> String {
    let (tile, cell) = (tile.the(audience.lang), place(at, audience.lang));
    of_seat!(audience, "ny-added", seat, tile = tile, cell = cell)
}

fn removed(seat: Seat, tile: Tile, from: Cell, audience: &Audience) -> String {
    let (tile, cell) = (tile.the(audience.lang), place(from, audience.lang));
    of_seat!(audience, "ny-removed", seat, tile = tile, cell = cell)
}

fn swapped(seat: Seat, out: Tile, tile: Tile, at: Cell, audience: &Audience) -> String {
    let lang = audience.lang;
    let (out, tile, cell) = (out.the(lang), tile.the(lang), place(at, lang));
    of_seat!(
        audience,
        "ny-swapped",
        seat,
        out = out,
        tile = tile,
        cell = cell
    )
}

fn ended(cause: Cause, lang: Lang) -> String {
    let cause = match cause {
        Cause::BagEmpty => "bag",
        Cause::NoPurchases => "purchases",
    };
    say!(lang, "ny-ended", cause = cause)
}

// rules: NY-38
fn handed_out(
    bank: Bank,
    tile: Tile,
    money: PerSeat<u8>,
    winner: Option<Seat>,
    audience: &Audience,
) -> String {
    let lang = audience.lang;
    let most = money.values().max().copied().unwrap_or(0);
    let (who, name) = match winner {
        Some(seat) => (audience.who(seat), audience.name(seat)),
        None if most > 0 => ("tie", ""),
        None => ("nobody", ""),
    };
    say!(
        lang,
        "ny-handed-out",
        who = who,
        name = name,
        tile = tile.the(lang),
        bank = bank.name(lang),
        money = most
    )
}

// rules: NY-30, NY-33, NY-35, NY-42
/// Streets first, then type by type who shared which points, then the sums.
fn scored(event: &Event, audience: &Audience) -> String {
    let lang = audience.lang;
    let Event::Scored {
        scoring,
        streets,
        majorities,
        points,
        dirk_points,
    } = event
    else {
        return String::new();
    };
    let of_seat = |(seat, points): (Seat, &u8)| {
        let seat = audience.called(seat);
        say!(lang, "ny-scored-seat", seat = seat, points = *points)
    };
    let has_dirk = majorities[0].dirk.is_some();
    let dirk = has_dirk.then(|| {
        say!(
            lang,
            "ny-scored-seat",
            seat = dirk(lang),
            points = *dirk_points
        )
    });
    let streets: Vec<_> = streets.iter().map(of_seat).collect();
    let points: Vec<_> = points.iter().map(of_seat).chain(dirk).collect();
    let majorities = majorities.iter();
    let majorities = majorities.filter_map(|majority| majority_told(majority, audience));
    let majorities: String = majorities.map(|told| told + " ").collect();
    say!(
        lang,
        "ny-scored",
        scoring = scoring_word(*scoring),
        streets = streets.join(", "),
        majorities = majorities,
        points = points.join(", ")
    )
}

/// Who got points for a type; `None` if nobody did.
fn majority_told(majority: &Majority, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    let seats = majority.seats.iter();
    let seats = seats.map(|(seat, share)| (audience.called(seat), *share));
    let dirk = majority.dirk.map(|share| (dirk(lang), share));
    let mut all: Vec<(String, Share)> = seats.chain(dirk).collect();
    all.retain(|(_, share)| share.points > 0);
    all.sort_by_key(|(_, share)| share.place);
    let groups = all.chunk_by(|(_, one), (_, other)| one.place == other.place);
    let shares: Vec<_> = groups.map(|group| share_told(group, lang)).collect();
    (!shares.is_empty()).then(|| {
        let kind = majority.kind.word();
        say!(
            lang,
            "ny-scored-kind",
            kind = kind,
            shares = shares.join(", ")
        )
    })
}

/// What those who share a place got.
fn share_told(group: &[(String, Share)], lang: Lang) -> String {
    let names: Vec<_> = group.iter().map(|(name, _)| name.clone()).collect();
    let share = group[0].1;
    say!(
        lang,
        "ny-share",
        names = list(lang, &names),
        points = share.points,
        place = share.place.unwrap_or(1),
        tiles = share.tiles,
        tied = if group.len() > 1 { "yes" } else { "no" }
    )
}
