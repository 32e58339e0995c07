//! Plays by random choice, kept position by position.

use tabletop::{
    Chance, Dealer, Game, Illegal, Options, Record, STREAM_VERSION, Seat, SeatCount, Seed,
    SetupError,
    record::{Check, Ply},
};

use crate::guard::{guarded, naming};

/// A moment of a play: what lies on the table, and the chance that will be drawn from next.
#[derive(Clone, Debug)]
pub struct PlayPosition<G: Game> {
    /// What lies on the table.
    pub state: G,
    /// The dealer, with no events left to take.
    pub dealer: Dealer<G::Event>,
    /// How many seats the table has.
    pub seats: SeatCount,
    /// How many actions led here.
    pub ply: u32,
}

/// What an action led to.
#[derive(Clone, Debug)]
pub struct NextPosition<G: Game> {
    /// What lies on the table.
    pub state: G,
    /// The chance left.
    pub dealer: Dealer<G::Event>,
    /// What happened on the way.
    pub events: Vec<G::Event>,
}

impl<G: Game> PlayPosition<G> {
    /// Every action listed for `seat`.
    pub fn listed(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.state.legal_actions(seat, &mut actions);
        actions
    }

    /// What `seat`'s `action` leads to, tried on a copy.
    pub fn after(
        &self,
        seat: Seat,
        action: G::Action,
    ) -> Result<NextPosition<G>, Illegal<G::Refusal>> {
        Self::play_on(self.state.clone(), self.dealer.clone(), seat, action)
    }

    /// What `seat`'s `action` leads to in `state` with `dealer`.
    pub fn play_on(
        mut state: G,
        mut dealer: Dealer<G::Event>,
        seat: Seat,
        action: G::Action,
    ) -> Result<NextPosition<G>, Illegal<G::Refusal>> {
        let what = || format!("{seat} `{action}`");
        naming(what, || state.play(seat, action, &mut dealer))?;
        let events = dealer.take_events();
        Ok(NextPosition {
            state,
            dealer,
            events,
        })
    }
}

/// A play from its set-up on, every position kept.
#[derive(Clone, Debug)]
pub struct FullPlay<G: Game> {
    /// What the table agreed on.
    pub options: G::Options,
    /// What every shuffle came from.
    pub seed: Seed,
    /// Every position, from the set-up to now. Never empty.
    pub positions: Vec<PlayPosition<G>>,
    /// The action that led from each position to the next.
    pub moves: Vec<(Seat, G::Action)>,
    /// The events of the set-up, then those of each action.
    pub events: Vec<Vec<G::Event>>,
}

impl<G: Game> FullPlay<G> {
    /// Lays the table.
    pub fn open(options: &G::Options, seats: SeatCount, seed: Seed) -> Result<Self, SetupError> {
        let mut dealer = Dealer::new(seed);
        let state = G::set_up(options, seats, &mut dealer)?;
        let events = vec![dealer.take_events()];
        let first = PlayPosition {
            state,
            dealer,
            seats,
            ply: 0,
        };
        Ok(FullPlay {
            options: options.clone(),
            seed,
            positions: vec![first],
            moves: Vec::new(),
            events,
        })
    }

    /// The position reached.
    pub fn now(&self) -> &PlayPosition<G> {
        self.positions.last().expect("a play begins with a set-up")
    }

    /// How many seats the table has.
    pub fn seats(&self) -> SeatCount {
        self.now().seats
    }

    /// Plays `action`; a refusal leaves the play as it was.
    pub fn step(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Refusal>> {
        let NextPosition {
            state,
            dealer,
            events,
        } = self.now().after(seat, action)?;
        let position = PlayPosition {
            state,
            dealer,
            seats: self.seats(),
            ply: self.now().ply + 1,
        };
        self.positions.push(position);
        self.moves.push((seat, action));
        self.events.push(events);
        Ok(())
    }

    /// The play as a record, as far as its `plies`-th action.
    ///
    /// Each position is written down in words, unless the very words panic.
    pub fn record(&self, plies: usize) -> Record {
        let words = |at: usize| {
            let words = guarded(|| self.positions[at].state.to_string()).ok()?;
            Some(Check { words, line: 0 })
        };
        let plies = self.moves.iter().take(plies).enumerate();
        let plies = plies.map(|(n, (seat, action))| Ply {
            seat: *seat,
            action: action.to_string(),
            check: words(n + 1),
            line: 0,
        });
        let plies: Vec<_> = plies.collect();
        let outcome = guarded(|| self.positions[plies.len()].state.outcome());
        let end = outcome.ok().flatten().map(|outcome| Check {
            words: outcome.to_string(),
            line: 0,
        });
        Record {
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version,
            stream: STREAM_VERSION,
            options: self.options.line(),
            seats: self.seats(),
            seed: self.seed,
            fairness: None,
            sitters: None,
            opening: words(0),
            plies,
            end,
        }
    }
}

/// The stream a random play of `seed` chooses from; apart from the stream the table is dealt
/// from, for a choice must not foretell a shuffle.
pub fn picks(seed: Seed) -> Chance {
    let mut bytes = seed.0;
    for (byte, letter) in bytes.iter_mut().rev().zip(b"picks") {
        *byte ^= letter;
    }
    Chance::new(Seed(bytes))
}

/// One of the seats to act and one of its listed actions, each equally likely.
///
/// `None` when nobody is to act, or when the seat has nothing to choose from (law 1 forbids it).
pub fn pick<G: Game>(state: &G, picks: &mut Chance) -> Option<(Seat, G::Action)> {
    let seats = state.to_act();
    if seats.is_empty() {
        return None;
    }
    let seat = seats.nth(picks.below(seats.len()));
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    one_of(&actions, picks).map(|action| (seat, *action))
}

/// One of `things`, each equally likely.
pub(crate) fn one_of<'a, T>(things: &'a [T], picks: &mut Chance) -> Option<&'a T> {
    let len = u32::try_from(things.len()).expect("lists are short");
    (len > 0).then(|| &things[picks.below(len) as usize])
}

/// A whole play by random choice. The same arguments always give the same play.
///
/// # Panics
/// If the rules refuse what they listed, or play on past the game's stated maximum.
pub fn random_play<G: Game>(
    options: &G::Options,
    seats: SeatCount,
    seed: Seed,
) -> Result<FullPlay<G>, SetupError> {
    let mut play = FullPlay::open(options, seats, seed)?;
    let mut picks = picks(seed);
    while let Some((seat, action)) = pick(&play.now().state, &mut picks) {
        play.step(seat, action).expect("listed actions are legal");
        assert!(play.now().ply <= G::INFO.plies_max, "plies_max is stated");
    }
    Ok(play)
}

/// The record of a whole play by random choice: [`random_play`], written down.
pub fn random_game<G: Game>(
    options: &G::Options,
    seats: SeatCount,
    seed: Seed,
) -> Result<Record, SetupError> {
    let play = random_play::<G>(options, seats, seed)?;
    Ok(play.record(play.moves.len()))
}

/// The record of a play of these actions, in notation: `["A play a7", "B pass"]`.
///
/// # Panics
/// If a line is no action or the rules refuse it: scripts are written by hand, in tests.
pub fn scripted_game<G: Game>(
    options: &G::Options,
    seats: SeatCount,
    seed: Seed,
    script: &[&str],
) -> Result<Record, SetupError> {
    let mut play = FullPlay::<G>::open(options, seats, seed)?;
    for line in script {
        let (seat, action) = line
            .split_once(' ')
            .expect("a line is a seat and an action");
        let seat = seat.parse().expect("a line begins with a seat");
        let action = action
            .parse()
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        if let Err(illegal) = play.step(seat, action) {
            panic!("{line}: {illegal}");
        }
    }
    Ok(play.record(play.moves.len()))
}
