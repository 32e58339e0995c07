//! One deal, played in all rotations.

use host::{Competition, Lab, Mind, Setup, Skill};
use serde::{Deserialize, Serialize};
use tabletop::{Ending, PerSeat, Seat, SeatCount, Seed};

/// Two bots that meet at a table, deal after deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Duel {
    /// The bot in question.
    pub a: Mind,
    /// The bot it is compared with.
    pub b: Mind,
    /// Who sits at the other seats, with one of each; if nobody, one of A sits with many of B.
    pub field: Vec<Mind>,
    /// How many sit at the table.
    pub seats: SeatCount,
    /// The options in one line.
    pub options: String,
    /// What the deals come from.
    pub seed: Seed,
    /// Whether all win or lose together: then a table of A is compared with a table of B.
    pub is_together: bool,
}

/// What came of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DuelDeal {
    /// Which one, from 0.
    pub deal: u64,
    /// A's share of the wins, each game counting the same; of a shared win its part.
    pub share: f64,
    /// B's share.
    pub other: f64,
    /// A's points less the mean of all others', over the games; 0 where there are no points.
    pub margin: f64,
    /// Games played.
    pub games: u32,
    /// Decisions in them that had more than one answer.
    pub decisions: u64,
}

/// Whether everyone at such a table wins or loses with the others; a random play tells.
pub(super) fn is_together(lab: &Lab, seats: SeatCount, options: &str) -> bool {
    let setup = setup(seats, options, Seed::number(1));
    let minds = PerSeat::from_fn(seats, |_| Mind::Skill(Skill::Random));
    let played = (lab.compete)(&setup, &minds).expect("options and seats were looked at");
    played.outcome.ending != Ending::Contest
}

fn setup(seats: SeatCount, options: &str, seed: Seed) -> Setup {
    Setup {
        options: options.to_owned(),
        ..Setup::new(seats, seed)
    }
}

impl Duel {
    /// Plays the `n`-th deal.
    pub fn play(&self, lab: &Lab, n: u64) -> DuelDeal {
        let mut deal = DuelDeal {
            deal: n,
            share: 0.0,
            other: 0.0,
            margin: 0.0,
            games: 0,
            decisions: 0,
        };
        if self.is_together {
            self.play_together(lab, &mut deal);
        } else {
            self.play_rotations(lab, &mut deal);
        }
        deal
    }

    /// A in every seat once, the others behind it in their order.
    fn play_rotations(&self, lab: &Lab, deal: &mut DuelDeal) {
        let seats = self.seats.get();
        let cast = self.cast();
        let games = f64::from(seats);
        for rotation in 0..seats {
            let at = |seat: Seat| (seat.number() + seats - rotation) % seats;
            let minds = PerSeat::from_fn(self.seats, |seat| cast[usize::from(at(seat))]);
            let played = self.game(lab, deal, &minds);
            let seat_of = |place: u8| self.seats.iter().find(|seat| at(*seat) == place);
            let (a, b) = (seat_of(0), seat_of(1));
            deal.share += a.map_or(0.0, |seat| share(&played, seat)) / games;
            deal.other += b.map_or(0.0, |seat| share(&played, seat)) / games;
            deal.margin += a.map_or(0.0, |seat| margin(&played, seat)) / games;
        }
    }

    /// A table of A, and a table of B. The share is half of all wins where both win as often.
    fn play_together(&self, lab: &Lab, deal: &mut DuelDeal) {
        let mut won = |mind: Mind| {
            let minds = PerSeat::from_fn(self.seats, |_| mind);
            let played = self.game(lab, deal, &minds);
            let standings = played.outcome.standings;
            let winners = standings.values().filter(|standing| standing.won).count();
            winners as f64 / f64::from(self.seats.get())
        };
        let (a, b) = (won(self.a), won(self.b));
        (deal.share, deal.other) = (a, b);
    }

    /// Who sits behind whom, A first.
    fn cast(&self) -> Vec<Mind> {
        let rest = self.field.iter().cycle().copied();
        let others = std::iter::once(self.b).chain(rest);
        let filler = std::iter::repeat(self.b);
        std::iter::once(self.a)
            .chain(others.chain(filler))
            .take(self.seats.get().into())
            .collect()
    }

    fn game(&self, lab: &Lab, deal: &mut DuelDeal, minds: &PerSeat<Mind>) -> Competition {
        let setup = setup(self.seats, &self.options, nth_seed(self.seed, deal.deal));
        let played = (lab.compete)(&setup, minds).expect("options and seats were looked at");
        deal.games += 1;
        deal.decisions += played.decisions;
        played
    }
}

/// What `seat` has of the win.
fn share(played: &Competition, seat: Seat) -> f64 {
    let standings = &played.outcome.standings;
    let winners = standings.values().filter(|standing| standing.won).count();
    if standings[seat].won {
        1.0 / winners as f64
    } else {
        0.0
    }
}

/// The points of `seat` less the mean of the others'.
fn margin(played: &Competition, seat: Seat) -> f64 {
    let standings = &played.outcome.standings;
    let points = |seat: Seat| f64::from(standings[seat].score.unwrap_or(0));
    let others = standings.seats().iter().filter(|other| *other != seat);
    let (sum, count) = others.fold((0.0, 0.0), |(sum, count), seat| {
        (sum + points(seat), count + 1.0)
    });
    points(seat) - sum / f64::max(count, 1.0)
}

/// The seed of the `n`-th deal. The first one's is the seed itself, so that it can be played and
/// looked at like any other.
fn nth_seed(base: Seed, n: u64) -> Seed {
    let mut seed = base;
    for (byte, part) in seed.0[8..16].iter_mut().zip(n.to_le_bytes()) {
        *byte ^= part;
    }
    seed
}
