//! One play of one game, with the game's types.

use std::fmt::Display;

use bots::{Brains, Skill};
use tabletop::{
    Chance, Dealer, Game, Illegal, Options, Outcome, Record, STREAM_VERSION, Seat, Seats,
    SetupError, Viewer,
    record::{Check, Playback, Ply, RecordError},
};

use crate::{
    Setup, fairness,
    position::{Position, STRIDE},
};

/// One play of one game, from set-up to wherever it has got.
///
/// It keeps the set-up, the actions, the present state and every thirty-second one before it.
/// Other earlier states are reached by playing again from the last one kept
/// ([`at_ply`](Self::at_ply)), so that going back costs the same in a long play as in a short one.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup,
    options: G::Options,
    state: G,
    // Keeps every event since set-up.
    dealer: Dealer<G::Event>,
    // How many of them set-up told.
    laid: usize,
    taken: Vec<Taken<G::Action>>,
    // Where the play stood after `STRIDE` actions, after twice as many, and so on.
    kept: Vec<Position<G>>,
}

/// An action that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken<A> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: A,
    /// How many events the play had when it was done.
    pub events: usize,
}

impl<G: Game> Match<G> {
    /// Lays the table.
    pub fn open(setup: &Setup) -> Result<Self, SetupError> {
        let options = G::Options::of_line(&setup.options)?;
        SetupError::check_seats(&G::INFO, setup.seats)?;
        let mut dealer = Dealer::new(setup.seed);
        let state = G::set_up(&options, setup.seats, &mut dealer)?;
        let setup = Setup {
            options: options.line(),
            ..setup.clone()
        };
        let laid = dealer.events().len();
        Ok(Match {
            setup,
            options,
            state,
            dealer,
            laid,
            taken: Vec::new(),
            kept: Vec::new(),
        })
    }

    /// Plays `record` again, every checked line tested on the way, and goes on from there.
    pub fn of_record(record: &Record) -> Result<Self, RecordError> {
        let of_setup = |error: SetupError| RecordError::new(0, error);
        SetupError::check_seats(&G::INFO, record.seats).map_err(of_setup)?;
        let mut playback = Playback::<G>::open(record)?;
        let options = G::Options::of_line(&record.options).map_err(of_setup)?;
        let laid = playback.dealer().events().len();
        let mut taken = Vec::with_capacity(record.plies.len());
        let mut kept = Vec::new();
        while let Some((seat, action)) = playback.step()? {
            let events = playback.dealer().events().len();
            taken.push(Taken {
                seat,
                action,
                events,
            });
            if taken.len().is_multiple_of(STRIDE) {
                let state = playback.state().clone();
                kept.push(Position::new(taken.len(), state, playback.dealer()));
            }
        }
        let (state, dealer) = playback.into_parts();
        let setup = Setup {
            options: options.line(),
            ..Setup::of_record(record)
        };
        Ok(Match {
            setup,
            options,
            state,
            dealer,
            laid,
            taken,
            kept,
        })
    }

    /// How the table was laid, the options written out in full.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The options agreed on.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The situation now, secrets included. Not for clients: see [`view`](Self::view).
    pub fn state(&self) -> &G {
        &self.state
    }

    /// How many actions have been taken.
    pub fn ply(&self) -> usize {
        self.taken.len()
    }

    /// The actions taken, first one first.
    pub fn taken(&self) -> &[Taken<G::Action>] {
        &self.taken
    }

    /// How much chance has been used.
    pub fn drawn(&self) -> u64 {
        self.dealer.drawn()
    }

    /// The seats that owe a decision; empty when the game is over.
    pub fn to_act(&self) -> Seats {
        self.state.to_act()
    }

    /// Every action `seat` may take now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.to_act().contains(seat) {
            self.state.legal_actions(seat, &mut legal);
        }
        legal
    }

    /// Takes an action. On `Err` nothing has happened.
    ///
    /// # Panics
    /// If the play grows longer than the game says any play can.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Refusal>> {
        self.state.play(seat, action, &mut self.dealer)?;
        let events = self.dealer.events().len();
        self.taken.push(Taken {
            seat,
            action,
            events,
        });
        if self.ply().is_multiple_of(STRIDE) {
            let position = Position::new(self.ply(), self.state.clone(), &self.dealer);
            self.kept.push(position);
        }
        let most = G::INFO.plies_max as usize;
        assert!(self.ply() <= most, "no play has more than {most} actions");
        Ok(())
    }

    /// The situation as `viewer` may know it.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// The events from number `since` on as `viewer` may hear them. Those of set-up come first.
    pub fn events(&self, viewer: Viewer, since: usize) -> Vec<G::Event> {
        let events = self.dealer.events();
        let news = &events[since.min(events.len())..];
        news.iter().map(|event| G::veil(event, viewer)).collect()
    }

    /// How many events there had been when `ply` actions were taken: where to ask
    /// [`events`](Self::events) for what came after them. Ply 0 is set-up.
    ///
    /// # Panics
    /// If there have not been that many actions.
    pub fn events_at(&self, ply: usize) -> usize {
        let last = ply.checked_sub(1);
        last.map_or(self.laid, |last| self.taken[last].events)
    }

    /// Whether `seat` is asked now what it was asked after `ply` actions: it has owed that
    /// decision all the while, and only others, asked at the same time, have answered since.
    pub fn asks_the_same(&self, seat: Seat, ply: usize) -> bool {
        let others = |since: &[Taken<G::Action>]| since.iter().all(|taken| taken.seat != seat);
        if !self.taken.get(ply..).is_some_and(others) {
            return false;
        }
        let mut then = self.position(ply);
        let asked = then.legal(seat);
        while then.state.to_act().contains(seat) {
            if then.ply == self.ply() {
                return asked == self.legal(seat);
            }
            self.play_on(&mut then);
        }
        false
    }

    /// How it ended, or `None` while someone still owes a decision.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// The play as it stood after `ply` actions.
    ///
    /// # Panics
    /// If there have not been that many.
    pub fn at_ply(&self, ply: usize) -> Self {
        let mut then = self.clone();
        then.rewind(ply);
        then
    }

    /// Goes back to `ply`, whatever was learned since. For tables where everyone agreed; who
    /// wants back alone asks [`undo`](Self::undo).
    ///
    /// # Panics
    /// If there have not been that many actions.
    pub fn rewind(&mut self, ply: usize) {
        let then = self.position(ply);
        self.dealer.go_back(&then.dealer, self.events_at(ply));
        self.state = then.state;
        self.taken.truncate(ply);
        self.kept.truncate(ply / STRIDE);
    }

    /// The play written down, every situation in words. It tells the seed: not for clients while
    /// the game runs.
    ///
    /// The words of every situation are not kept: they are as long as all the rest of a play, and
    /// most plays are written down once. Whoever writes along asks for [`plies`](Self::plies).
    pub fn record(&self) -> Record {
        let opening = self.position(0).state.to_string();
        Record {
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version,
            stream: STREAM_VERSION,
            options: self.setup.options.clone(),
            seats: self.setup.seats,
            seed: self.setup.seed,
            fairness: self.setup.fairness.clone(),
            sitters: None,
            opening: Some(check(opening)),
            plies: self.plies(0),
            end: self.outcome().map(|outcome| check(outcome.to_string())),
        }
    }

    /// The actions taken after the first `since` ones, as a record tells them: each with the
    /// situation it led to. The last one is made from the present situation, those before it from
    /// the last one kept before them.
    ///
    /// # Panics
    /// If there have not been that many.
    pub fn plies(&self, since: usize) -> Vec<Ply> {
        let Some((last, earlier)) = self.taken[since..].split_last() else {
            return Vec::new();
        };
        let mut plies = Vec::with_capacity(earlier.len() + 1);
        if !earlier.is_empty() {
            let mut then = self.position(since);
            for taken in earlier {
                self.play_on(&mut then);
                plies.push(taken.ply(&then.state));
            }
        }
        plies.push(last.ply(&self.state));
        plies
    }

    /// Where the play stood after `ply` actions.
    ///
    /// # Panics
    /// If there have not been that many.
    pub(crate) fn position(&self, ply: usize) -> Position<G> {
        assert!(ply <= self.ply(), "there have been so many actions");
        let last = (ply / STRIDE).checked_sub(1);
        let mut then = match last.map(|last| &self.kept[last]) {
            Some(kept) => kept.clone(),
            None => self.opening(),
        };
        while then.ply < ply {
            self.play_on(&mut then);
        }
        then
    }

    /// Where the play stood after set-up.
    fn opening(&self) -> Position<G> {
        let mut dealer = Dealer::muted(Chance::new(self.setup.seed));
        let state = G::set_up(&self.options, self.setup.seats, &mut dealer);
        let state = state.expect("the table was laid like this before");
        Position::new(0, state, &dealer)
    }

    /// Plays the action again that was taken at `then`.
    pub(crate) fn play_on(&self, then: &mut Position<G>) {
        let Taken { seat, action, .. } = self.taken[then.ply];
        let played = then.state.play(seat, action, &mut then.dealer);
        played.expect("the action was legal before, and rules are deterministic");
        then.ply += 1;
    }
}

impl<A: Display> Taken<A> {
    /// It as a record tells it: it led to the situation `after`.
    fn ply(&self, after: &impl Display) -> Ply {
        Ply {
            seat: self.seat,
            action: self.action.to_string(),
            check: Some(check(after.to_string())),
            line: 0,
        }
    }
}

/// The words of a line that a record checks.
fn check(words: String) -> Check {
    Check { words, line: 0 }
}

impl<G: Brains> Match<G> {
    /// The answer of a bot for `seat`, as a job for another thread. It takes along what the seat
    /// may know and no more.
    ///
    /// # Panics
    /// If the seat owes no decision.
    pub fn ponder(&self, seat: Seat, skill: Skill) -> impl FnOnce() -> G::Action + Send + 'static {
        let legal = self.legal(seat);
        assert!(!legal.is_empty(), "{seat} owes no decision");
        let view = self.view(seat.into());
        let seed = fairness::bot_seed(self.setup.seed, seat);
        move || *G::brain(skill, seat, seed).choose(&view, &legal)
    }
}
