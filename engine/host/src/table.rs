//! One play of some game, with the game's types erased.

use bots::{Brains, Skill};
use tabletop::{Info, NotationError, Outcome, Record, Seat, SeatCount, Seats, Viewer, record::Ply};

use crate::{Json, Match, Told, UndoError};

/// One play of some game, with the game's types erased. What servers and bindings hold.
///
/// A seat the table does not have owes nothing, may do nothing and is no viewer: the methods that
/// look through its eyes panic.
pub trait Table: Send {
    /// Name, seat range and limits of the game.
    fn info(&self) -> &'static Info;

    /// How many sit here.
    fn seats(&self) -> SeatCount;

    /// The options agreed on, in one line, written out in full.
    fn options(&self) -> String;

    /// How many actions have been taken.
    fn ply(&self) -> u32;

    /// The seats that owe a decision; empty when the game is over.
    fn to_act(&self) -> Seats;

    /// Every action `seat` may take now, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Takes an action. On `Err` nothing has happened.
    ///
    /// `ply` is the number of actions the client had seen; a stale one is refused, unless all
    /// that came since are the answers of others to the same simultaneous question.
    fn play(&mut self, seat: Seat, ply: u32, notation: &str) -> Result<(), PlayError>;

    /// The situation as `viewer` may know it: the game's `View`.
    fn view(&self, viewer: Viewer) -> Json;

    /// The events from number `since` on as `viewer` may hear them: the game's `Event`s. Those of
    /// set-up come first; all viewers count alike. An undo takes its events away again.
    fn events(&self, viewer: Viewer, since: usize) -> Vec<Json>;

    /// How many events there had been after `ply` actions: where to ask [`events`](Self::events)
    /// for what came after them.
    ///
    /// # Panics
    /// If there have not been that many actions.
    fn events_at(&self, ply: u32) -> usize;

    /// Who took the action after `ply` others, and which, in notation; `None` if nobody has.
    fn taken(&self, ply: u32) -> Option<(Seat, String)>;

    /// A bot's answer for `seat`, as a job for another thread. It takes along a view, no state.
    ///
    /// # Panics
    /// If the seat owes no decision.
    fn ponder(&self, seat: Seat, skill: Skill) -> Box<dyn FnOnce() -> String + Send>;

    /// The earliest ply that `seat` may return to by itself; the present one if it may not.
    fn undo_reach(&self, seat: Seat) -> u32;

    /// Whether the last action told the seat that took it anything it could not know before. What
    /// that seat does next is another decision then.
    fn is_revealing(&self) -> bool;

    /// Takes back what `seat` did since `to_ply`, if that told nobody anything.
    fn undo(&mut self, seat: Seat, to_ply: u32) -> Result<(), UndoError>;

    /// Goes back to `to_ply`, because everyone agreed.
    fn rewind(&mut self, to_ply: u32) -> Result<(), UndoError>;

    /// The play as it stood after `ply` actions, on a table of its own; `None` if there have not
    /// been that many.
    fn at_ply(&self, ply: u32) -> Option<Box<dyn Table>>;

    /// How it ended, or `None` while someone still owes a decision.
    fn outcome(&self) -> Option<Outcome>;

    /// The situation in one line of words, secrets included.
    fn digest(&self) -> String;

    /// A digest of what the last action, or set-up, told everyone.
    fn told(&self) -> Told;

    /// The play written down. It tells the seed: not for clients while the game runs.
    fn record(&self) -> Record;

    /// The actions after the first `since` ones, as a record tells them: what one that is written
    /// along grows by. None, if there have not been that many.
    fn plies(&self, since: u32) -> Vec<Ply>;
}

/// Why an action was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The client decided on an older situation than the table has.
    #[error("decided on an older situation; the table is at ply {ply}")]
    Stale {
        /// Where the table is.
        ply: u32,
    },
    /// The seat owes no decision now.
    #[error("it is not that seat's turn")]
    NotYourTurn,
    /// The text is no notation of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules forbid it.
    #[error("forbidden by {rule}: {reason}")]
    Illegal {
        /// The id of the rule in the game's rulebook.
        rule: &'static str,
        /// What was wrong: the game's `Refusal`.
        reason: Json,
    },
    /// The game has ended.
    #[error("the game is over")]
    Over,
}

/// Any game with bots can sit at a table.
impl<G: Brains> Table for Match<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn seats(&self) -> SeatCount {
        self.setup().seats
    }

    fn options(&self) -> String {
        self.setup().options.clone()
    }

    fn ply(&self) -> u32 {
        as_ply(self.ply())
    }

    fn to_act(&self) -> Seats {
        self.to_act()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, seat: Seat, ply: u32, notation: &str) -> Result<(), PlayError> {
        if self.to_act().is_empty() {
            return Err(PlayError::Over);
        }
        let now = as_ply(self.ply());
        if ply != now && !self.asks_the_same(seat, ply as usize) {
            return Err(PlayError::Stale { ply: now });
        }
        if !self.to_act().contains(seat) {
            return Err(PlayError::NotYourTurn);
        }
        let played = self.play(seat, notation.parse()?);
        played.map_err(|illegal| PlayError::Illegal {
            rule: illegal.rule,
            reason: Json::of(&illegal.reason),
        })
    }

    fn view(&self, viewer: Viewer) -> Json {
        Json::of(&self.view(viewer))
    }

    fn events(&self, viewer: Viewer, since: usize) -> Vec<Json> {
        self.events(viewer, since).iter().map(Json::of).collect()
    }

    fn events_at(&self, ply: u32) -> usize {
        self.events_at(ply as usize)
    }

    fn taken(&self, ply: u32) -> Option<(Seat, String)> {
        let taken = self.taken().get(ply as usize)?;
        Some((taken.seat, taken.action.to_string()))
    }

    fn ponder(&self, seat: Seat, skill: Skill) -> Box<dyn FnOnce() -> String + Send> {
        let job = self.ponder(seat, skill);
        Box::new(move || job().to_string())
    }

    fn undo_reach(&self, seat: Seat) -> u32 {
        as_ply(self.undo_reach(seat))
    }

    fn is_revealing(&self) -> bool {
        self.is_revealing()
    }

    fn undo(&mut self, seat: Seat, to_ply: u32) -> Result<(), UndoError> {
        self.undo(seat, to_ply as usize)
    }

    fn rewind(&mut self, to_ply: u32) -> Result<(), UndoError> {
        let to_ply = to_ply as usize;
        if to_ply >= self.ply() {
            return Err(UndoError::Nothing { to_ply });
        }
        self.rewind(to_ply);
        Ok(())
    }

    fn at_ply(&self, ply: u32) -> Option<Box<dyn Table>> {
        let ply = ply as usize;
        (ply <= self.ply()).then(|| Box::new(self.at_ply(ply)) as Box<dyn Table>)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn digest(&self) -> String {
        self.state().to_string()
    }

    fn told(&self) -> Told {
        self.told()
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn plies(&self, since: u32) -> Vec<Ply> {
        let since = (since as usize).min(self.ply());
        self.plies(since)
    }
}

fn as_ply(count: usize) -> u32 {
    u32::try_from(count).expect("plies_max is a u32")
}
