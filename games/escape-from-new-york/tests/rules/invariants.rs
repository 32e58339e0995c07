//! What holds at every ply of random games, and what comes up in them.
//!
//! Two kinds of players choose by lot: most games are played by those who choose evenly among
//! what is legal, and for every ten of them one more by [`inclined`] ones. The first show that no
//! play, however odd, gets stuck or loses a piece. The second get as far as play between people
//! does: only they leave over a bridge.

use std::collections::BTreeMap;

use escape_from_new_york::{
    Escape,
    action::Action,
    event::Event,
    flow::Source,
    state::{End, options::Options},
};
use tabletop::{Chance, Dealer, Game, Options as _, SeatCount, Seed};

use crate::inclined;

/// Even games for each number of heroes and each agreement: a few by default,
/// `ESCAPE_GAMES=5000` for the long run.
const GAMES: Option<&str> = option_env!("ESCAPE_GAMES");

/// From this many games on, everything must have come up this often.
const LONG: u64 = 5000;
const OFTEN: u64 = 100;

/// The game as in the box, every agreement alone, and all of them together.
pub(crate) fn agreements() -> Vec<Options> {
    let keys = Options::OPTIONS.iter().map(|choice| choice.key);
    let keys: Vec<_> = keys.filter(|key| *key != "heroes").collect();
    let alone = keys.iter().map(|key| format!("{key}=yes"));
    let all = keys.iter().map(|key| format!("{key}=yes "));
    let lines = [String::new()]
        .into_iter()
        .chain(alone)
        .chain([all.collect()]);
    lines
        .map(|line| Options::of_line(line.trim()).unwrap())
        .collect()
}

/// How often things came up.
#[derive(Default)]
struct Tally {
    games: u64,
    plies: u64,
    ends: [u64; 3],
    sources: BTreeMap<&'static str, u64>,
    effects: BTreeMap<String, u64>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.plies += other.plies;
        for (own, other) in self.ends.iter_mut().zip(other.ends) {
            *own += other;
        }
        for (source, times) in other.sources {
            *self.sources.entry(source).or_default() += times;
        }
    }

    fn words(&self) -> String {
        let Tally { games, plies, .. } = self;
        let [together, alone, lost] = self.ends;
        format!("{games} games, {plies} plies: {together} together, {alone} alone, {lost} lost")
    }

    /// Credits every effect of a list that began.
    fn count_effects(&mut self) {
        for source in sources() {
            let times = self.sources.get(source.word()).copied().unwrap_or(0);
            for effect in source.effects() {
                let name = format!("{effect:?}");
                let kind = match name.split_once('(') {
                    Some((kind, _)) if kind != "Bonus" => kind.to_owned(),
                    _ => name,
                };
                *self.effects.entry(kind).or_default() += times;
            }
        }
    }
}

/// Everything that has effects. Driving in step 5 is announced by its move alone.
fn sources() -> impl Iterator<Item = Source> {
    Source::all().filter(|source| *source != Source::Drive)
}

/// How one of the legal actions is drawn.
type Pick = fn(&Escape, &[Action], &mut Chance) -> Action;

/// One of `legal`, each equally likely.
fn evenly(_: &Escape, legal: &[Action], chance: &mut Chance) -> Action {
    legal[chance.below(legal.len() as u32) as usize]
}

/// One random game. Every piece is somewhere exactly once at every ply.
fn play((options, seats): (&Options, SeatCount), seed: u64, pick: Pick, tally: &mut Tally) {
    let mut dealer = Dealer::new(Seed::number(seed));
    let mut table = Escape::set_up(options, seats, &mut dealer).unwrap();
    // Another stream than the dealer's: a choice must not foretell a draw.
    let mut chance = Chance::new(Seed::number(!seed));
    let mut legal = Vec::new();
    let mut plies = 0;
    table.assert_sound();
    while let Some(seat) = table.to_act().first() {
        legal.clear();
        table.legal_actions(seat, &mut legal);
        assert!(!legal.is_empty(), "a dead end at {table}");
        let action = pick(&table, &legal, &mut chance);
        table.play(seat, action, &mut dealer).unwrap();
        table.assert_sound();
        plies += 1;
        assert!(plies <= Escape::INFO.plies_max);
        for event in dealer.take_events() {
            if let Some(source) = Source::of(&event) {
                *tally.sources.entry(source.word()).or_default() += 1;
            }
            // A card left void to spare the car did nothing after all.
            if let Event::Voided { card, .. } = event {
                *tally.sources.entry(card.word()).or_default() -= 1;
            }
        }
    }
    tally.games += 1;
    tally.plies += u64::from(plies);
    tally.ends[match table.ending.unwrap() {
        End::Together(_) => 0,
        End::Alone(_) => 1,
        End::Defeat => 2,
    }] += 1;
}

/// All games of so many heroes: those played evenly and the inclined ones.
fn games(heroes: u8, games: u64) -> [Tally; 2] {
    let [mut even, mut inclined] = [Tally::default(), Tally::default()];
    let seats = SeatCount::new(heroes).unwrap();
    for options in agreements() {
        for seed in 0..games {
            play((&options, seats), seed, evenly, &mut even);
        }
        for seed in 0..games.div_ceil(10) {
            play((&options, seats), seed, inclined::pick, &mut inclined);
        }
    }
    [even, inclined]
}

/// rules: FU-01, FU-31, FU-33, FU-34, FU-82, FU-Q45, FU-Q70
#[test]
#[expect(clippy::print_stdout, reason = "the long run is for reading")]
fn pieces_are_conserved_and_every_effect_comes_up() {
    let count = GAMES.map_or(6, |games| games.parse().unwrap());
    let tallies = std::thread::scope(|scope| {
        let threads = (1..=4).map(|heroes| scope.spawn(move || games(heroes, count)));
        let threads: Vec<_> = threads.collect();
        let tallies = threads.into_iter().map(|thread| thread.join().unwrap());
        tallies.collect::<Vec<_>>()
    });
    let is_long = count >= LONG;
    let mut tally = Tally::default();
    for (heroes, [mut one, inclined]) in (1..=4).zip(tallies) {
        println!("{heroes} heroes, evenly: {}", one.words());
        println!("{heroes} heroes, inclined: {}", inclined.words());
        one.add(inclined);
        tally.add(one);
    }
    tally.count_effects();
    println!("{}", tally.words());
    let all_ends = tally.ends.iter().all(|end| *end > 0);
    assert!(all_ends || !is_long, "all three endings: {:?}", tally.ends);
    let least = if is_long { OFTEN } else { 0 };
    for (effect, times) in &tally.effects {
        println!("{times:>9} {effect}");
        assert!(*times >= least, "{effect} came up {times} times");
    }
    for source in sources() {
        let times = tally.sources.get(source.word()).copied().unwrap_or(0);
        println!("{times:>9} {}", source.word());
        assert!(times >= least, "{source:?} came up {times} times");
    }
}
