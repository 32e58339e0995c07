//! What an action would change in the points.

use games::new_york::{
    NewYork,
    components::{
        Kind, Scoring, Tile,
        money::Bank,
        purse::{Purse, Wad},
    },
    legal::money::each_payment,
    scoring::{Majority, majorities, streets},
};
use tabletop::{PerSeat, Seat};

use super::next_scoring;
use crate::{Audience, Lang, Named, common::signed, say};

/// What would be scored for a table as it stands.
struct Now {
    streets: PerSeat<u8>,
    majorities: [Majority; 6],
}

impl Now {
    fn of(table: &NewYork, scoring: Scoring) -> Now {
        Now {
            streets: streets(table),
            majorities: majorities(table, scoring),
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        let shares = self.majorities.iter().map(|one| one.seats[seat].points);
        i32::from(self.streets[seat]) + shares.map(i32::from).sum::<i32>()
    }

    fn dirk(&self) -> i32 {
        let shares = self.majorities.iter().filter_map(|one| one.dirk);
        shares.map(|share| i32::from(share.points)).sum()
    }

    fn points_for(&self, kind: Kind, seat: Seat) -> i32 {
        self.majorities[kind as usize].seats[seat].points.into()
    }

    /// Whether `seat` has more tiles of `kind` than anybody else.
    fn leads(&self, kind: Kind, seat: Seat) -> bool {
        let Majority { seats, dirk, .. } = self.majorities[kind as usize];
        let others = seats.iter().filter(|(other, _)| *other != seat);
        let others = others.map(|(_, share)| share.tiles);
        let most = others.chain(dirk.map(|share| share.tiles)).max();
        seats[seat].tiles > most.unwrap_or(0)
    }
}

/// What `change` to the table would bring at the next scoring: the street and the majorities of
/// `seat`, then the points of the others.
pub(super) fn of_building(
    table: &NewYork,
    seat: Seat,
    audience: &Audience,
    change: impl FnOnce(&mut NewYork),
) -> Option<String> {
    let scoring = next_scoring(table);
    let mut changed = table.clone();
    change(&mut changed);
    let (before, after) = (Now::of(table, scoring), Now::of(&changed, scoring));
    let lang = audience.lang;
    let mut told = Vec::new();
    let street = i32::from(after.streets[seat]) - i32::from(before.streets[seat]);
    if street != 0 {
        told.push(say!(lang, "ny-effect-street", change = signed(street)));
    }
    for kind in Kind::ALL {
        let gained = after.points_for(kind, seat) - before.points_for(kind, seat);
        let is_first = after.leads(kind, seat) && !before.leads(kind, seat);
        if gained == 0 && !is_first {
            continue;
        }
        told.push(say!(
            lang,
            "ny-effect-kind",
            kind = kind.word(),
            first = if is_first { "yes" } else { "no" },
            points = gained.unsigned_abs(),
            change = signed(gained)
        ));
    }
    let others = table.cities.seats().iter().filter(|other| *other != seat);
    let others = others.map(|other| {
        let gained = after.points(other) - before.points(other);
        (audience.name(other).to_owned(), gained)
    });
    let dirk = (super::dirk(lang), after.dirk() - before.dirk());
    for (name, gained) in others.chain([dirk]).filter(|(_, gained)| *gained != 0) {
        let change = signed(gained);
        told.push(say!(
            lang,
            "change",
            who = "other",
            name = name,
            change = change
        ));
    }
    (!told.is_empty()).then(|| told.join(", "))
}

/// What taking `cards` would make of the hand: what the banks are worth then, and what could be
/// paid exactly that could not before.
pub(super) fn of_taking(table: &NewYork, hand: &Purse, cards: &Purse, lang: Lang) -> String {
    let banks = Bank::ALL
        .into_iter()
        .filter(|bank| !cards.bank(*bank).is_empty());
    let (mut told, mut purses) = (Vec::new(), Vec::new());
    for bank in banks {
        let (before, more) = (hand.bank(bank), cards.bank(bank));
        let after = before.and(more);
        purses.push(say!(
            lang,
            "ny-effect-purse",
            bank = bank.word(),
            worth = after.worth()
        ));
        let can_now =
            |tile: &Tile| pays_exactly(after, tile.price()) && !pays_exactly(before, tile.price());
        if let Some(tile) = table.on_offer(bank).filter(can_now) {
            told.push(say!(lang, "ny-effect-pays", tile = tile.the(lang)));
        }
    }
    let purses = purses.join(", ");
    told.push(say!(lang, "ny-effect-then", purses = purses));
    told.join(", ")
}

fn pays_exactly(hand: Wad, price: u8) -> bool {
    let mut is_exact = false;
    each_payment(hand, price, |cards| {
        is_exact |= cards.worth() == u32::from(price);
    });
    is_exact
}
