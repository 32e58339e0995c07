//! A play told in full, as JSON lines. The format is described in `docs/transcripts.md`.

use bots::Skill;
use serde::Serialize;
use tabletop::{Game, Outcome, PerSeat, STREAM_VERSION, Seat, SeatCount, Seed};

use crate::{Json, Setup};

/// The format of the lines; `docs/transcripts.md` says what each one brought.
const FORMAT: u32 = 2;

/// Writes one play after the other, a line for each thing there is to tell.
pub(crate) struct Pen<'a> {
    lines: &'a mut String,
}

#[derive(Serialize)]
struct PlayHead<'a, G: Game> {
    game: &'static str,
    format: u32,
    rules: u32,
    stream: u32,
    options: String,
    seats: SeatCount,
    seed: Seed,
    skills: PerSeat<Skill>,
    events: Vec<G::Event>,
    state: &'a G,
}

#[derive(Serialize)]
struct Deed<'a, G: Game> {
    ply: u32,
    seat: Seat,
    legal: Vec<String>,
    action: String,
    events: Vec<G::Event>,
    state: &'a G,
}

#[derive(Serialize)]
struct PlayEnd<'a> {
    outcome: &'a Outcome,
    plies: u32,
}

/// One action of a play, and what its seat could have done instead.
pub(crate) struct Decision<'a, A> {
    pub(crate) seat: Seat,
    pub(crate) legal: &'a [A],
    pub(crate) action: A,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(lines: &'a mut String) -> Self {
        Pen { lines }
    }

    /// The table as it was laid.
    pub(crate) fn begin<G: Game>(
        &mut self,
        setup: &Setup,
        skills: PerSeat<Skill>,
        state: &G,
        events: Vec<G::Event>,
    ) {
        self.line(&PlayHead {
            game: G::INFO.id,
            format: FORMAT,
            rules: G::INFO.rules_version,
            stream: STREAM_VERSION,
            options: setup.options.clone(),
            seats: setup.seats,
            seed: setup.seed,
            skills,
            events,
            state,
        });
    }

    /// One action and what came of it.
    pub(crate) fn ply<G: Game>(
        &mut self,
        ply: u32,
        decision: &Decision<'_, G::Action>,
        state: &G,
        events: Vec<G::Event>,
    ) {
        self.line(&Deed {
            ply,
            seat: decision.seat,
            legal: decision.legal.iter().map(ToString::to_string).collect(),
            action: decision.action.to_string(),
            events,
            state,
        });
    }

    /// How it ended.
    pub(crate) fn end(&mut self, plies: u32, outcome: &Outcome) {
        self.line(&PlayEnd { outcome, plies });
    }

    fn line(&mut self, thing: &impl Serialize) {
        self.lines.push_str(Json::of(thing).text());
        self.lines.push('\n');
    }
}
