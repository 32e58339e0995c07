//! Playing a record again.

use super::{Check, Record, RecordError, Trouble};
use crate::{Dealer, Game, Options, STREAM_VERSION, Seat};

/// A record being played again, ply by ply, every checked line tested on the way.
#[derive(Clone, Debug)]
pub struct Playback<'a, G: Game> {
    record: &'a Record,
    state: G,
    dealer: Dealer<G::Event>,
    ply: usize,
}

impl<'a, G: Game> Playback<'a, G> {
    /// Lays the table of `record`.
    pub fn open(record: &'a Record) -> Result<Self, RecordError> {
        let Record {
            game,
            rules_version,
            stream,
            ..
        } = record;
        let info = G::INFO;
        if game != info.id || *rules_version != info.rules_version {
            let (id, version) = (info.id, info.rules_version);
            let trouble = Trouble::OtherRules {
                record: format!("{game} {rules_version}"),
                rules: format!("{id} {version}"),
            };
            return Err(RecordError::new(0, trouble));
        }
        if *stream != STREAM_VERSION {
            return Err(RecordError::new(0, Trouble::Stream(*stream)));
        }
        let of_setup = |error: crate::SetupError| RecordError::new(0, error);
        let options = G::Options::of_line(&record.options).map_err(of_setup)?;
        let mut dealer = Dealer::new(record.seed);
        let state = G::set_up(&options, record.seats, &mut dealer).map_err(of_setup)?;
        compare(record.opening.as_ref(), &state.to_string())?;
        Ok(Playback {
            record,
            state,
            dealer,
            ply: 0,
        })
    }

    /// Plays the next ply; `None` when there is none left and the end has been tested.
    pub fn step(&mut self) -> Result<Option<(Seat, G::Action)>, RecordError> {
        let Some(ply) = self.record.plies.get(self.ply) else {
            let outcome = self.state.outcome().map(|outcome| outcome.to_string());
            let reached = outcome.as_deref().unwrap_or("the game is not over");
            compare(self.record.end.as_ref(), reached)?;
            return Ok(None);
        };
        let action: G::Action = ply
            .action
            .parse()
            .map_err(|error| RecordError::new(ply.line, Trouble::Notation(format!("{error}"))))?;
        self.state
            .play(ply.seat, action, &mut self.dealer)
            .map_err(|illegal| {
                let trouble = Trouble::Refused {
                    seat: ply.seat,
                    action: ply.action.clone(),
                    rule: illegal.rule,
                    reason: format!("{:?}", illegal.reason),
                };
                RecordError::new(ply.line, trouble)
            })?;
        compare(ply.check.as_ref(), &self.state.to_string())?;
        self.ply += 1;
        Ok(Some((ply.seat, action)))
    }

    /// The situation now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The dealer, with every event since the last [`Dealer::take_events`].
    pub fn dealer(&mut self) -> &mut Dealer<G::Event> {
        &mut self.dealer
    }

    /// How many plies have been played.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// State and dealer, to go on from here.
    pub fn into_parts(self) -> (G, Dealer<G::Event>) {
        (self.state, self.dealer)
    }
}

fn compare(check: Option<&Check>, reached: &str) -> Result<(), RecordError> {
    match check {
        Some(check) if check.words != reached => {
            let trouble = Trouble::Differs {
                record: check.words.clone(),
                rules: reached.to_owned(),
            };
            Err(RecordError::new(check.line, trouble))
        }
        _ => Ok(()),
    }
}
