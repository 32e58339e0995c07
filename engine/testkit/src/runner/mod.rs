//! All laws over random plays.

mod breach;
mod inspect;
mod option_sets;
mod pool;

pub use breach::Breach;

use std::{
    collections::BTreeSet,
    num::NonZero,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use tabletop::{Chance, Game, Seat, SeatCount, Seed, SetupError, Viewer};

use crate::{
    guard::guarded,
    laws::{BrokenLaw, Law, law_6_options, law_9_set_up},
    playout::FullPlay,
};
use breach::BreachPlace;
use pool::Pool;

/// How many games are played of each plan unless said otherwise: enough for every push.
const GAMES: usize = 200;

/// All laws over random plays of `G`: every seat count, every set of options, so many games of
/// each, on all cores.
///
/// ```text
/// testkit::Laws::<NewYork>::new().games(10_000).may_be_unlisted(overpaid).check();
/// ```
///
/// The n-th game of a plan always has the same seed and the same moves, whatever the number of
/// cores, and of several breaches the one in the earliest game is reported. `LAWS_GAMES` in the
/// environment overrides the number of games and `LAWS_SEED` the first seed (1), for longer runs
/// by night.
///
/// # What is looked at, and how often
///
/// At **every ply of every game**: law 1; law 2 for the action played; law 4; law 10 at the end.
///
/// At **some plies of every game**, spread evenly over it and shifted from game to game so that
/// all plies have their turn:
///
/// * Laws 2 and 3 at 4 plies and the last: all that is listed for every seat; of the pool 40
///   actions for a seat to act and 8 for any seat.
/// * Law 6 at 3 plies: all that is listed for the seats to act. At about one of them state,
///   views, veiled events of that ply and up to 8 refusals are serialised too.
/// * Law 7 at 3 of the plies where several seats are to act: up to 24 orders of one set of
///   answers.
/// * Law 8 at 3 plies and the last: every viewer; and for one of them whether the real state is
///   among those imagined.
/// * Law 9 at 3 plies, for every viewer: 12 of the pool and up to 6 listed actions of its own, 3
///   actions of every seat to act, 2 pairs of rival answers; and 2 actions with other draws.
///
/// Law 5 replays every game, and one game in 16 by way of its text. Law 6 for options and law 9
/// for the set-up are judged once for each set of options (and seat count).
///
/// **The pool** of law 2 is every distinct action listed anywhere in the first 32 games of each
/// plan, and those given by [`also_try`](Self::also_try).
#[derive(Clone, Debug)]
pub struct Laws<G: Game> {
    options: Vec<G::Options>,
    games: usize,
    first_seed: u64,
    wanted: BTreeSet<Law>,
    extra: Vec<G::Action>,
    rules: ByTheBook<G>,
}

/// What a game's tests know that the contract does not say.
#[derive(Clone, Copy, Debug)]
struct ByTheBook<G: Game> {
    may_be_unlisted: fn(&G, Seat, &G::Action) -> bool,
    redeal: Option<fn(&G, Viewer, &mut Chance) -> G>,
}

/// One seat count and one set of options.
#[derive(Clone, Debug)]
struct RunPlan<G: Game> {
    options: G::Options,
    seats: SeatCount,
    pool: Pool<G>,
}

/// How much was looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Actions played in them.
    pub plies: u64,
    /// How often each law was asked, in the order of [`Law::ALL`].
    pub asked: [u64; 10],
}

impl<G: Game> Default for Laws<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Laws<G> {
    /// All laws, 200 games of each seat count with the default options and with each single
    /// change of one of them.
    pub fn new() -> Self {
        Laws {
            options: option_sets::single_changes(),
            games: GAMES,
            first_seed: 1,
            wanted: Law::ALL.into(),
            extra: Vec::new(),
            rules: ByTheBook {
                may_be_unlisted: |_, _, _| false,
                redeal: None,
            },
        }
    }

    /// These sets of options instead.
    pub fn options(mut self, options: impl IntoIterator<Item = G::Options>) -> Self {
        self.options = options.into_iter().collect();
        self
    }

    /// So many games of each plan.
    pub fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// These laws alone.
    pub fn only(mut self, laws: impl IntoIterator<Item = Law>) -> Self {
        self.wanted = laws.into_iter().collect();
        self
    }

    /// All but this law.
    pub fn without(mut self, law: Law) -> Self {
        self.wanted.remove(&law);
        self
    }

    /// Actions for the pool that random play does not meet.
    pub fn also_try(mut self, actions: impl IntoIterator<Item = G::Action>) -> Self {
        self.extra.extend(actions);
        self
    }

    /// Where the list is incomplete on purpose: law 2 lets an unlisted action be accepted if this
    /// says so of it.
    pub fn may_be_unlisted(mut self, legal: fn(&G, Seat, &G::Action) -> bool) -> Self {
        self.rules.may_be_unlisted = legal;
        self
    }

    /// What the rulebook hides: gives the state with everything dealt anew that the viewer may
    /// not know. Laws 8 and 9 then hold views and events against the book, and not only against
    /// each other.
    pub fn hidden_by_the_book(mut self, redeal: fn(&G, Viewer, &mut Chance) -> G) -> Self {
        self.rules.redeal = Some(redeal);
        self
    }

    /// Fails with the first breach, printed so that it can be kept as a transcript.
    ///
    /// # Panics
    /// If a law is broken.
    pub fn check(self) {
        if let Err(breach) = self.run() {
            panic!("{breach}");
        }
    }

    /// The first breach, or how much was looked at.
    pub fn run(mut self) -> Result<Tally, Box<Breach>> {
        self.games = from_environment("LAWS_GAMES", self.games);
        self.first_seed = from_environment("LAWS_SEED", self.first_seed);
        let plans = self.plans()?;
        let total = plans.len() * self.games;
        let (next, end) = (AtomicUsize::new(0), AtomicUsize::new(total));
        let found = Mutex::new((Tally::default(), None::<(usize, Box<Breach>)>));
        let work = || {
            let mut tally = Tally::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                // Games before the earliest breach so far are still looked at, so that the
                // breach reported does not hang on which thread was faster.
                if number >= end.load(Ordering::Relaxed) {
                    break;
                }
                let plan = &plans[number % plans.len()];
                if let Err(breach) = self.inspect(plan, number / plans.len(), &mut tally) {
                    end.fetch_min(number, Ordering::Relaxed);
                    let mut found = found.lock().expect("no thread fails with the lock");
                    if found.1.as_ref().is_none_or(|(first, _)| number < *first) {
                        found.1 = Some((number, breach));
                    }
                }
            }
            found
                .lock()
                .expect("no thread fails with the lock")
                .0
                .add(&tally);
        };
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
        let (tally, breach) = found.into_inner().expect("no thread fails with the lock");
        breach.map_or(Ok(tally), |(_, breach)| Err(breach))
    }

    /// Every seat count with every set of options, except those that the rules refuse together.
    fn plans(&self) -> Result<Vec<RunPlan<G>>, Box<Breach>> {
        let mut plans = Vec::new();
        for options in &self.options {
            let before = plans.len();
            let mut refusal = None;
            for seats in G::INFO.seat_counts() {
                let place = BreachPlace::<G>::of(options, seats);
                if self.wanted.contains(&Law::Notation) {
                    law_6_options(options).map_err(|broken| place.breach(broken))?;
                }
                match self.laid(options, seats) {
                    Ok(Err(error)) => refusal = Some(error),
                    // A panic is met again, and told, in the first game of the plan.
                    Ok(Ok(())) | Err(_) => plans.push(self.plan(options, seats)?),
                }
            }
            if let (Some(error), true) = (refusal, plans.len() == before) {
                let law = Law::SomeoneActs;
                let what = format!("no seat count is taken with these options: {error}");
                let seats = SeatCount::new(G::INFO.seats_min).expect("the game takes some seats");
                return Err(BreachPlace::<G>::of(options, seats).breach(BrokenLaw { law, what }));
            }
        }
        Ok(plans)
    }

    fn laid(
        &self,
        options: &G::Options,
        seats: SeatCount,
    ) -> Result<Result<(), SetupError>, String> {
        let seed = Seed::number(self.first_seed);
        guarded(|| FullPlay::<G>::open(options, seats, seed).map(drop))
    }

    fn plan(&self, options: &G::Options, seats: SeatCount) -> Result<RunPlan<G>, Box<Breach>> {
        if self.wanted.contains(&Law::NoLeak) {
            law_9_set_up::<G>(options, seats)
                .map_err(|broken| BreachPlace::<G>::of(options, seats).breach(broken))?;
        }
        let pool = Pool::met(options, seats, self.first_seed, &self.extra);
        Ok(RunPlan {
            options: options.clone(),
            seats,
            pool,
        })
    }
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.plies += other.plies;
        for (mine, others) in self.asked.iter_mut().zip(other.asked) {
            *mine += others;
        }
    }
}

/// The number in the environment variable `name`, else `usual`.
///
/// # Panics
/// If it is set to something that is no number.
fn from_environment<N: std::str::FromStr>(name: &str, usual: N) -> N {
    match std::env::var(name) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{name} is a number, not `{}`", text.escape_debug())),
        Err(_) => usual,
    }
}
