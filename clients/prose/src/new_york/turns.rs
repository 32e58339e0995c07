//! Refusals, actions and prompts.

use games::new_york::{
    NewYork,
    action::{Action, CityTile},
    components::{Tile, money::Bank, purse::Purse},
    flow::Step,
    legal::Refusal,
    state::city::Cell,
    view::View,
};
use tabletop::Seat;

use super::{
    effects,
    names::{cards, payment, place, side_word, tiles},
    reader, shown_hand,
};
use crate::{Audience, Label, Lang, Named, common::list, say};

pub(super) fn refusal(refusal: Refusal, lang: Lang) -> String {
    match refusal {
        Refusal::Over => say!(lang, "game-over"),
        Refusal::NotYourTurn => say!(lang, "not-your-turn"),
        Refusal::ActFirst => say!(lang, "ny-act-first"),
        Refusal::PlaceNow => say!(lang, "ny-place-now"),
        Refusal::LeftoversOnly => say!(lang, "ny-leftovers-only"),
        Refusal::CanAct => say!(lang, "ny-can-act"),
        Refusal::NoCards => say!(lang, "ny-no-cards"),
        Refusal::NotInRow { card } => say!(lang, "ny-not-in-row", card = card.name(lang)),
        Refusal::TooMuchAtOnce { worth } => say!(lang, "ny-too-much-at-once", worth = worth),
        Refusal::NoTile { bank } => say!(lang, "ny-no-tile", bank = bank.name(lang)),
        Refusal::WrongBank { bank, card } => {
            let (bank, card) = (bank.name(lang), card.name(lang));
            say!(lang, "ny-wrong-bank", bank = bank, card = card)
        }
        Refusal::NotInHand { card } => say!(lang, "ny-not-in-hand", card = card.name(lang)),
        Refusal::TooLittle { bank, missing } => {
            let bank = bank.name(lang);
            say!(lang, "ny-too-little", bank = bank, missing = missing)
        }
        Refusal::NotAside { tile } => say!(lang, "ny-not-aside", tile = tile.the(lang)),
        Refusal::NotInReserve { tile } => say!(lang, "ny-not-in-reserve", tile = tile.the(lang)),
        Refusal::NotInCity { tile } => say!(lang, "ny-not-in-city", tile = tile.the(lang)),
        Refusal::StartTile => say!(lang, "ny-start-tile"),
        Refusal::Taken => say!(lang, "ny-taken"),
        Refusal::NoCommonSide => say!(lang, "ny-no-common-side"),
        Refusal::SidesDiffer { side } => say!(lang, "ny-sides-differ", side = side_word(side)),
        Refusal::CutOff => say!(lang, "ny-cut-off"),
        Refusal::Hole => say!(lang, "ny-hole"),
        Refusal::NoDirk => say!(lang, "ny-no-dirk"),
    }
}

pub(super) fn action(action: Action, view: &View, audience: &Audience) -> Label {
    let seat = reader(view).or_else(|| on_turn(&view.table));
    let teller = Teller {
        table: &view.table,
        audience,
        lang: audience.lang,
        seat,
        hand: seat.and_then(|seat| shown_hand(view, seat)),
    };
    match action {
        Action::Take { cards } => teller.take(&cards),
        Action::Buy { bank, cards } => teller.buy(bank, &cards),
        Action::Add { tile, at } => teller.add(tile, at),
        Action::Remove { tile } => teller.remove(tile),
        Action::Swap { out, tile } => teller.swap(out, tile),
        Action::Pass => Label {
            text: say!(audience.lang, "ny-action-pass"),
            effect: None,
            group: None,
        },
        Action::Place { tile, at } => teller.place(tile, at),
        Action::Reserve { tile } => teller.reserve(tile),
        Action::Dirk { tile } => teller.give(tile),
    }
}

/// Whose decision the table waits for.
fn on_turn(table: &NewYork) -> Option<Seat> {
    match table.agenda.now() {
        Some(Step::Act(seat) | Step::Place(seat)) => Some(*seat),
        _ => None,
    }
}

/// Who says what actions do.
struct Teller<'a> {
    table: &'a NewYork,
    audience: &'a Audience,
    lang: Lang,
    /// Who would do it.
    seat: Option<Seat>,
    /// The money of that seat, if it may be told.
    hand: Option<&'a Purse>,
}

impl Teller<'_> {
    // rules: NY-13
    fn take(&self, taken: &Purse) -> Label {
        let effect = |hand| effects::of_taking(self.table, hand, taken, self.lang);
        Label {
            text: say!(self.lang, "ny-action-take", cards = cards(taken, self.lang)),
            effect: self.hand.map(effect),
            group: Some(say!(self.lang, "ny-group-take")),
        }
    }

    // rules: NY-14, NY-15
    fn buy(&self, bank: Bank, cards: &Purse) -> Label {
        let lang = self.lang;
        let tile = self.table.on_offer(bank);
        let name = tile.map_or_else(String::new, |tile| tile.the(lang));
        let price = tile.map_or(0, |tile| u32::from(tile.price()));
        let over = cards.worth().saturating_sub(price);
        Label {
            text: say!(
                lang,
                "ny-action-buy",
                tile = name.as_str(),
                cards = payment(cards),
                bank = bank.word()
            ),
            effect: Some(match over {
                0 => say!(lang, "ny-effect-exact"),
                over => say!(lang, "ny-effect-over", over = over),
            }),
            group: Some(say!(
                lang,
                "ny-group-buy",
                tile = name.as_str(),
                bank = bank.word()
            )),
        }
    }

    /// What a change of the table would bring to whoever acts.
    fn effect(&self, change: impl FnOnce(&mut NewYork, Seat)) -> Option<String> {
        let seat = self.seat?;
        effects::of_building(self.table, seat, self.audience, |table| change(table, seat))
    }

    // rules: NY-18
    fn add(&self, tile: Tile, at: Cell) -> Label {
        let (name, cell) = (tile.the(self.lang), place(at, self.lang));
        Label {
            effect: self.effect(|table, seat| table.cities.lay(seat, tile, at)),
            group: Some(say!(self.lang, "ny-group-add", tile = name.as_str())),
            text: say!(self.lang, "ny-action-add", tile = name, cell = cell),
        }
    }

    // rules: NY-18
    fn remove(&self, tile: CityTile) -> Label {
        let (name, cell) = self.in_city(tile);
        Label {
            effect: self.effect(|table, seat| {
                if let CityTile::Building(tile) = tile {
                    table.cities.lift(seat, tile);
                }
            }),
            group: Some(say!(self.lang, "ny-group-remove")),
            text: say!(self.lang, "ny-action-remove", tile = name, cell = cell),
        }
    }

    // rules: NY-18
    fn swap(&self, out: CityTile, tile: Tile) -> Label {
        let (old, cell) = self.in_city(out);
        let name = tile.the(self.lang);
        Label {
            effect: self.effect(|table, seat| {
                if let CityTile::Building(out) = out {
                    let cell = table.cities.lift(seat, out);
                    table.cities.lay(seat, tile, cell);
                }
            }),
            group: Some(say!(self.lang, "ny-group-swap", tile = name.as_str())),
            text: say!(
                self.lang,
                "ny-action-swap",
                out = old,
                cell = cell,
                tile = name
            ),
        }
    }

    /// A tile of the city and where it lies.
    fn in_city(&self, tile: CityTile) -> (String, String) {
        let lang = self.lang;
        let cell = match (tile, self.seat) {
            (CityTile::Building(tile), Some(seat)) => self.table.cities.of(seat).cell(tile),
            _ => Cell::START,
        };
        let name = match tile {
            CityTile::Building(tile) => tile.the(lang),
            CityTile::Start => say!(lang, "ny-start"),
        };
        (name, place(cell, lang))
    }

    fn group_of_placing(&self, tile: Tile) -> String {
        say!(self.lang, "ny-group-place", tile = tile.the(self.lang))
    }

    // rules: NY-22
    fn place(&self, tile: Tile, at: Cell) -> Label {
        let (name, cell) = (tile.the(self.lang), place(at, self.lang));
        Label {
            text: say!(self.lang, "ny-action-place", tile = name, cell = cell),
            effect: self.effect(|table, seat| table.cities.lay(seat, tile, at)),
            group: Some(self.group_of_placing(tile)),
        }
    }

    // rules: NY-22
    fn reserve(&self, tile: Tile) -> Label {
        let name = tile.the(self.lang);
        Label {
            text: say!(self.lang, "ny-action-reserve", tile = name),
            effect: None,
            group: Some(self.group_of_placing(tile)),
        }
    }

    // rules: NY-44
    fn give(&self, tile: Tile) -> Label {
        let name = tile.the(self.lang);
        Label {
            text: say!(self.lang, "ny-action-dirk", tile = name),
            effect: self.effect(|table, _| {
                if let Some(dirk) = &mut table.dirk {
                    dirk.tiles.insert(tile);
                }
            }),
            group: Some(self.group_of_placing(tile)),
        }
    }
}

pub(super) fn prompt(view: &View, audience: &Audience) -> String {
    let (table, lang) = (&view.table, audience.lang);
    let who = |seat: Seat| (audience.who(seat), audience.name(seat));
    match table.agenda.now() {
        Some(Step::Act(seat)) => {
            let (who, name) = who(*seat);
            // rules: NY-15. Only an exact purchase leaves a tile aside and the seat on turn.
            if table.aside[*seat].is_empty() {
                say!(lang, "ny-prompt-act", who = who, name = name)
            } else {
                say!(lang, "ny-prompt-again", who = who, name = name)
            }
        }
        Some(Step::Place(seat)) => {
            let (who, name) = who(*seat);
            let aside = table.aside[*seat];
            say!(
                lang,
                "ny-prompt-place",
                who = who,
                name = name,
                count = aside.len(),
                tiles = tiles(aside, lang)
            )
        }
        Some(Step::Leftovers) => leftovers(view, audience),
        // The other steps run by themselves and are never on top when a view is taken.
        Some(_) | None => say!(lang, "game-over"),
    }
}

// rules: NY-39
fn leftovers(view: &View, audience: &Audience) -> String {
    let owing = view.table.aside.iter();
    let owing = owing.filter(|(_, tiles)| !tiles.is_empty());
    let owing: Vec<_> = owing.map(|(seat, _)| seat).collect();
    let is_asked = owing.iter().any(|seat| audience.viewer.is(*seat));
    let names: Vec<_> = owing
        .iter()
        .map(|seat| audience.name(*seat).to_owned())
        .collect();
    say!(
        audience.lang,
        "ny-prompt-leftovers",
        who = if is_asked { "you" } else { "other" },
        count = names.len(),
        names = list(audience.lang, &names)
    )
}
