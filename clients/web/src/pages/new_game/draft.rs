//! A game as it is being put together.

use std::hash::{DefaultHasher, Hash, Hasher};

use host::{Json, Skill};
use leptos::prelude::*;
use prose::say;
use room::{LocalPlan, LocalSeat};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    boxes,
    browser::{self, fetch},
    own_name,
    routes::{Route, TableKey, Way},
    table,
    ui::{Mood, Ui},
};

/// Where this browser may keep a seed, so that the same games can be begun again.
const DEAL: &str = "deal";

/// A game as it is being put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Draft {
    pub(super) game: String,
    pub(super) way: Way,
    pub(super) seats: Vec<DraftSeat>,
    /// Which of them is that of the person here.
    pub(super) own: usize,
    /// Keys and values, those of the box to begin with.
    pub(super) options: Vec<(String, String)>,
    pub(super) listed: bool,
    /// What names of requests begin with: a table that is asked for twice is laid out once.
    request: String,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DraftSeat {
    /// Somebody; without a name they are called after their seat.
    Person {
        name: String,
    },
    Bot(Skill),
    Open,
}

/// Who sits in another seat than the first, of the kind that the way suggests.
fn usual_seat(way: Way) -> DraftSeat {
    match way {
        Way::Bots => DraftSeat::Bot(Skill::default()),
        Way::Friends => DraftSeat::Open,
        Way::Device => DraftSeat::Person {
            name: String::new(),
        },
    }
}

/// How many sit at a table unless somebody wants it otherwise, where the game takes so many.
const SEATS_USUAL: u8 = 3;

impl Draft {
    /// The game as it would just begin.
    pub(super) fn new(game: &str, way: Way) -> Draft {
        let info = boxes::find(game).map(|game_box| game_box.info);
        let (min, max) = info.map_or((2, 4), |info| (info.seats_min, info.seats_max));
        let count = match way {
            Way::Bots => SEATS_USUAL.clamp(min, max),
            Way::Friends | Way::Device => 2.clamp(min, max),
        };
        let own = own_name::get().unwrap_or_default();
        let seats = (0..count).map(|at| match (at, way) {
            (0, _) => DraftSeat::Person { name: own.clone() },
            _ => usual_seat(way),
        });
        Draft {
            game: game.to_owned(),
            way,
            seats: seats.collect(),
            own: 0,
            options: usual_options(game),
            listed: false,
            request: browser::random_hex::<8>(),
        }
    }

    /// Another seat, of the kind that the way suggests.
    pub(super) fn add(&mut self) {
        self.seats.push(usual_seat(self.way));
    }

    /// Whether the seat can change its place with the next.
    pub(super) fn can_move_on(&self, at: usize) -> bool {
        at + 1 < self.seats.len()
    }

    /// The seat and the next change places.
    pub(super) fn move_on(&mut self, at: usize) {
        if self.can_move_on(at) {
            self.seats.swap(at, at + 1);
            self.own = match self.own {
                own if own == at => at + 1,
                own if own == at + 1 => at,
                own => own,
            };
        }
    }

    /// Whether the seat can go: not that of the person here, and not one too many.
    pub(super) fn can_remove(&self, at: usize) -> bool {
        let min = boxes::find(&self.game).map_or(2, |game_box| game_box.info.seats_min);
        at != self.own && self.seats.len() > usize::from(min)
    }

    pub(super) fn remove(&mut self, at: usize) {
        if self.can_remove(at) {
            self.seats.remove(at);
            self.own -= usize::from(at < self.own);
        }
    }

    pub(super) fn give_to_bot(&mut self, at: usize) {
        self.seats[at] = DraftSeat::Bot(Skill::default());
    }

    pub(super) fn rename(&mut self, at: usize, name: String) {
        if at == self.own {
            own_name::set(&name);
        }
        let name = own_name::cleaned(&name).unwrap_or_default();
        self.seats[at] = DraftSeat::Person { name };
    }

    fn options_line(&self) -> String {
        let pairs = self
            .options
            .iter()
            .map(|(key, value)| format!("{key}={value}"));
        pairs.collect::<Vec<_>>().join(" ")
    }

    /// Begins: here, or at a table of the server.
    pub(super) fn start(&self, ui: Ui) {
        match self.way {
            Way::Bots | Way::Device => self.start_here(ui),
            Way::Friends => self.start_there(ui),
        }
    }

    fn start_here(&self, ui: Ui) {
        let seats = self.seats.iter().map(|seat| match seat {
            DraftSeat::Person { name } => LocalSeat::Person { name: name.clone() },
            DraftSeat::Bot(level) => LocalSeat::Bot { level: *level },
            DraftSeat::Open => LocalSeat::Bot {
                level: Skill::default(),
            },
        });
        let plan = LocalPlan {
            game: self.game.clone(),
            options: self.options_line(),
            seats: seats.collect(),
            seed: browser::local_storage::get(DEAL).and_then(|seed| seed.parse().ok()),
        };
        if table::store_plan(&plan) {
            ui.go(Route::Begin { game: plan.game });
        } else {
            let lang = ui.lang.get_untracked();
            ui.toast(Mood::Bad, say!(lang, "web-not-begun"));
        }
    }

    fn start_there(&self, ui: Ui) {
        let seats = self.seats.iter().enumerate().map(|(at, seat)| match seat {
            DraftSeat::Person { .. } if at == self.own => AskedSeat::Own,
            DraftSeat::Person { .. } | DraftSeat::Open => AskedSeat::Open,
            DraftSeat::Bot(level) => AskedSeat::Bot(*level),
        });
        let name = match self.seats.get(self.own) {
            Some(DraftSeat::Person { name }) if player::is_name(name) => name.clone(),
            _ => player::person(Seat::new(self.own as u8), ui.lang.get_untracked()),
        };
        let mut asked = AskedTable {
            game: self.game.clone(),
            options: self.options_line(),
            seats: seats.collect(),
            name,
            listed: self.listed,
            request: String::new(),
        };
        // Whoever changes something wants another table.
        let mut hasher = DefaultHasher::new();
        Json::of(&asked).text().hash(&mut hasher);
        asked.request = format!("{}-{:x}", self.request, hasher.finish());
        let body = Json::of(&asked);
        let game = self.game.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let made = fetch::post("/api/v1/tables", &body).await;
            let made = made.and_then(|text| {
                let json = text.parse::<Json>().map_err(|_| fetch::NoAnswer::Refused)?;
                json.read().map_err(|_| fetch::NoAnswer::Refused)
            });
            match made {
                Ok(Made { table }) => ui.go(Route::table(Some(&game), &table, TableKey::None)),
                Err(why) => {
                    ui.toast(Mood::Bad, why.sentence(ui.lang.get_untracked()));
                }
            }
        });
    }
}

/// What the server is asked for.
#[derive(Serialize)]
struct AskedTable {
    game: String,
    options: String,
    seats: Vec<AskedSeat>,
    name: String,
    listed: bool,
    request: String,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum AskedSeat {
    Own,
    Open,
    Bot(Skill),
}

/// What it answers.
#[derive(Serialize, Deserialize)]
struct Made {
    table: String,
}

/// The options of the box.
fn usual_options(game: &str) -> Vec<(String, String)> {
    let line = boxes::find(game).map_or_else(String::new, |game_box| (game_box.usual)());
    let pairs = line.split_ascii_whitespace();
    let pairs = pairs.filter_map(|pair| pair.split_once('='));
    pairs
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect()
}

/// Begins at once, against bots.
pub(crate) fn play_now(ui: Ui, game: &str) {
    Draft::new(game, Way::Bots).start(ui);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(level: Skill) -> DraftSeat {
        DraftSeat::Bot(level)
    }

    fn draft() -> Draft {
        let own = DraftSeat::Person {
            name: "Ada".to_owned(),
        };
        Draft {
            game: boxes::BOXES[0].info.id.to_owned(),
            way: Way::Bots,
            seats: vec![own, bot(Skill::ALL[0]), bot(Skill::ALL[1])],
            own: 0,
            options: Vec::new(),
            listed: false,
            request: String::new(),
        }
    }

    #[test]
    fn seats_change_places_and_the_own_one_stays_the_own_one() {
        let mut draft = draft();
        draft.move_on(0);
        draft.move_on(1);
        assert_eq!(draft.own, 2);
        assert!(matches!(draft.seats[2], DraftSeat::Person { .. }));
        draft.move_on(2);
        assert_eq!(draft.own, 2, "there is no place behind the last");
        draft.move_on(1);
        assert_eq!(draft.own, 1);
    }

    #[test]
    fn the_own_seat_is_never_removed_and_keeps_its_person() {
        let mut draft = draft();
        draft.move_on(0);
        draft.remove(1);
        assert_eq!(draft.seats.len(), 3, "it is the own one");
        draft.remove(0);
        assert_eq!((draft.own, draft.seats.len()), (0, 2));
        assert!(matches!(draft.seats[0], DraftSeat::Person { .. }));
    }
}
