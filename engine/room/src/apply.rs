//! What an entry does to a room. The same when it happens and when it is loaded.

use std::collections::BTreeMap;

use host::{Setup, Skill};
use protocol::{Refusal, RefusalCode, Stage};
use tabletop::{PerSeat, Seat, SeatCount};

use crate::connections::{Presence, SPECTATORS};
use crate::ids::Id;
use crate::playing::{Playing, of_rules};
use crate::{Entry, Naming, Patience, Person, Place, Plan, Room, What, refuse, undo};

/// Why a room could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The log is empty or does not begin with how the table was laid out.
    #[error("the log does not begin with a plan")]
    NoPlan,
    /// There is no such game here.
    #[error("there is no game `{0}` in this house")]
    NoSuchGame(String),
}

impl Room {
    /// The room that `entries` add up to.
    ///
    /// If the rules of this house cannot go on with them, the room is
    /// [set aside](Self::set_aside), and its secrets stay secret: its log is as it was, and other
    /// rules may go on with it.
    pub fn load(
        id: Id,
        catalogue: &'static [host::Entry],
        patience: Patience,
        entries: &[Entry],
    ) -> Result<Self, LoadError> {
        let Some((first, rest)) = entries.split_first() else {
            return Err(LoadError::NoPlan);
        };
        let What::Created(plan) = &first.what else {
            return Err(LoadError::NoPlan);
        };
        let rules = catalogue.iter().find(|rules| rules.info.id == plan.game);
        let rules = rules.ok_or_else(|| LoadError::NoSuchGame(plan.game.clone()))?;
        let blank = || {
            let mut room = Room::blank(id, rules, patience, plan.clone());
            room.count(first);
            room
        };
        Ok(Room::replayed(&blank, rest))
    }

    fn blank(id: Id, rules: &'static host::Entry, patience: Patience, plan: Plan) -> Room {
        Room {
            id,
            rules,
            patience,
            host: plan.host,
            places: plan.seats.clone(),
            plan,
            stage: Stage::Lobby,
            rematch: None,
            play: None,
            marks: Vec::new(),
            done: BTreeMap::new(),
            asked: BTreeMap::new(),
            sits: BTreeMap::new(),
            changed_at: 0,
            changed_served: 0,
            eyes: 0,
            base: 0,
            is_closed: false,
            upgrade: None,
            aside: None,
            is_withdrawn: false,
            naming: Naming::default(),
            conns: BTreeMap::new(),
            spectators: SPECTATORS,
            tells_whole: false,
            views: BTreeMap::new(),
            told: Presence::default(),
            absent: BTreeMap::new(),
            woken: None,
        }
    }

    /// Lets `entry` happen. On `Err` nothing has.
    pub(super) fn apply(&mut self, entry: &Entry) -> Result<(), Refusal> {
        self.change(&entry.what)?;
        self.count(entry);
        Ok(())
    }

    /// Counts an entry that happened.
    pub(super) fn count(&mut self, entry: &Entry) {
        let play = self.play.as_ref();
        let events = play.map_or(0, |play| play.table.events_at(play.table.ply()));
        self.count_at(entry, events as u32);
    }

    /// Counts an entry that happened, when the play had so many events.
    pub(super) fn count_at(&mut self, entry: &Entry, events: u32) {
        self.marks.push(events);
        // Other rules are no sign of life.
        if !matches!(entry.what, What::Upgraded { .. }) {
            self.changed_at = entry.at;
            self.changed_served = entry.served;
        }
        // Names of requests to lay out tables are no names at this table.
        let is_founding = matches!(entry.what, What::Created(_));
        if let Some(by) = entry.by.as_ref().filter(|_| !is_founding) {
            if !matches!(entry.what, What::Played { .. }) {
                *self.asked.entry(by.guest).or_default() += 1;
            }
            let number = self.entries();
            let request = by.request.as_str().into();
            self.done.insert((by.guest, request), number);
        }
    }

    fn change(&mut self, what: &What) -> Result<(), Refusal> {
        match what {
            What::Created(_) => return refuse(RefusalCode::AlreadyDone),
            What::Sat {
                seat,
                guest,
                name,
                nonce,
                token,
            } => {
                let person = Person {
                    guest: *guest,
                    name: name.clone(),
                    nonce: *nonce,
                    token: *token,
                    invited: false,
                    left: false,
                    stand_in: None,
                };
                self.sit(*seat, person);
            }
            What::Carried { seat, guest, token } => {
                self.eyes = self.entries() + 1;
                if let Some(person) = self.person_mut(*seat) {
                    person.token = token.unwrap_or(person.token);
                    let before = std::mem::replace(&mut person.guest, *guest);
                    // Whoever has the seat has spent what was spent in it.
                    let spent = self.spent(before);
                    *self.asked.entry(*guest).or_default() += spent;
                    if self.host == before {
                        self.host = *guest;
                    }
                }
            }
            What::Left { seat, token } => self.get_up(*seat, *token),
            What::Started => self.start()?,
            What::Played { seat, action, .. } => self.play_on(*seat, action)?,
            What::TakenBack { to_ply } => self.go_back(*to_ply)?,
            What::UndoAsked { seat, to_ply } => {
                let waiting = self.others(*seat);
                if let Some(play) = &mut self.play {
                    play.undo = Some(undo::Wish::new(*seat, *to_ply, waiting));
                }
            }
            What::Agreed { seat } => self.agree(*seat),
            What::Declined { .. } => self.drop_wish(),
            What::HandedOver { seat, level } => self.let_bot_play(*seat, *level),
            What::TookBack { seat } => {
                if let Some(person) = self.person_mut(*seat) {
                    person.stand_in = None;
                    person.left = false;
                }
            }
            What::Upgraded { to, .. } => self.plan.rules_version = *to,
            What::Rematched { table } => self.rematch = Some(*table),
            What::Closed { reason } => {
                self.stage = Stage::Closed(*reason);
                self.is_closed = true;
            }
        }
        Ok(())
    }

    fn sit(&mut self, seat: Seat, mut person: Person) {
        *self.sits.entry(person.guest).or_default() += 1;
        let place = &mut self.places[seat.index()];
        person.invited = matches!(place, Place::Invited { .. });
        *place = Place::Person(person);
    }

    fn let_bot_play(&mut self, seat: Seat, level: Skill) {
        match &mut self.places[seat.index()] {
            Place::Person(person) => person.stand_in = Some(level),
            empty => *empty = Place::Bot { level },
        }
        self.strike(seat);
    }

    fn get_up(&mut self, seat: Seat, token: Id) {
        let place = &mut self.places[seat.index()];
        let Place::Person(person) = place else {
            *place = Place::Open;
            return;
        };
        if self.stage == Stage::Lobby {
            let is_host = self.host == person.guest;
            *place = if person.invited {
                Place::Invited { token }
            } else {
                Place::Open
            };
            if is_host && let Some(heir) = self.heir() {
                self.host = heir;
            }
        } else {
            person.left = true;
            self.strike(seat);
        }
    }

    /// Who the table belongs to when the host gets up.
    pub(super) fn heir(&self) -> Option<Id> {
        let mut people = self.places.iter().filter_map(|place| match place {
            Place::Person(person) => Some(person.guest),
            Place::Kept { guest, .. } => Some(*guest),
            Place::Open | Place::Invited { .. } | Place::Bot { .. } => None,
        });
        people.next()
    }

    /// Lays the table from the server's half and everyone's nonce.
    fn start(&mut self) -> Result<(), Refusal> {
        let Some(seats) = SeatCount::new(self.places.len() as u8) else {
            return refuse(RefusalCode::SeatsEmpty);
        };
        let nonces = PerSeat::from_fn(seats, |seat| match &self.places[seat.index()] {
            Place::Person(person) => person.nonce.0,
            // A bot adds nothing: whoever sits there with it has added enough.
            _ => [0; 32],
        });
        let (seed, fairness) = self.plan.shuffle(seats, nonces);
        let setup = Setup {
            options: self.plan.options.clone(),
            seats,
            seed,
            fairness,
        };
        let table = (self.rules.open)(&setup).map_err(|_| RefusalCode::WrongStage)?;
        self.stage = Stage::Running;
        self.play = Some(Playing::new(table));
        Ok(())
    }

    /// Takes an action, decided now.
    fn play_on(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let Some(play) = &mut self.play else {
            return refuse(RefusalCode::WrongStage);
        };
        let ply = play.table.ply();
        play.table.play(seat, ply, action).map_err(of_rules)?;
        self.played();
        Ok(())
    }

    /// Actions were taken.
    pub(super) fn played(&mut self) {
        let Some(play) = &mut self.play else {
            return;
        };
        play.undo = None;
        play.alone.came_to(play.table.ply());
        if play.table.to_act().is_empty() {
            self.stage = Stage::Finished;
        }
    }

    fn go_back(&mut self, to_ply: u32) -> Result<(), Refusal> {
        let Some(play) = &mut self.play else {
            return refuse(RefusalCode::WrongStage);
        };
        let rewound = play.table.rewind(to_ply);
        rewound.map_err(|_| RefusalCode::NothingToUndo)?;
        play.revision += 1;
        match play.undo.take() {
            Some(wish) if wish.is_agreed() => play.alone.forget(to_ply),
            Some(_) => play.alone.went_beyond(),
            None => play.alone.went_back(to_ply),
        }
        Ok(())
    }

    pub(super) fn person_mut(&mut self, seat: Seat) -> Option<&mut Person> {
        match self.places.get_mut(seat.index()) {
            Some(Place::Person(person)) => Some(person),
            _ => None,
        }
    }

    pub(super) fn person(&self, seat: Seat) -> Option<&Person> {
        match self.places.get(seat.index()) {
            Some(Place::Person(person)) => Some(person),
            _ => None,
        }
    }
}
