//! Whole random plays, split into steps.

use std::rc::Rc;

use games::{
    escape_from_new_york::Escape,
    fifth_avenue::{self as fa, FifthAvenue},
    new_york::{self as ny, NewYork},
    new_york_new_york::{self as nyny, NewYorkNewYork},
    the_city::{self as tc, TheCity},
};
use prose::Lang;
use tabletop::{Chance, Dealer, PerSeat, Seat, SeatCount, Seed, Viewer};

use super::*;

/// What somebody gets in a scoring; without a seat, whoever does not sit at the table.
type Gain = (Option<Seat>, u16);

/// All that happens in a random play, as seat A hears it.
fn random_play<G: Face>(count: u8, seed: u64, audience: &Audience) -> Log<G>
where
    G::Options: Default,
{
    let seats = SeatCount::new(count).expect("a table has so many seats");
    let mut dealer = Dealer::new(Seed::number(seed));
    let mut chance = Chance::new(Seed::number(1_000 + seed));
    let options = G::Options::default();
    let mut table = G::set_up(&options, seats, &mut dealer).expect("a table of the box");
    let mut events = dealer.take_events();
    while let Some(seat) = table.to_act().first() {
        let mut legal = Vec::new();
        table.legal_actions(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        let done = table.play(seat, action, &mut dealer);
        assert!(done.is_ok(), "it was legal");
        events.extend(dealer.take_events());
    }
    let heard = events.iter().map(|event| G::veil(event, Seat::A.into()));
    Log::told(heard.collect(), audience.clone())
}

/// Plays at random and looks whether each scoring is counted in steps that sum up to what it says
/// itself, and whether nothing but scorings is counted; how many scorings there were.
fn scorings<G: Face>(count: u8, gives: impl Fn(&G::Event) -> Vec<Gain>) -> usize
where
    G::Options: Default,
{
    let mut scorings = 0;
    for seed in 0..4 {
        let seats = SeatCount::new(count).expect("a table has so many seats");
        let audience = Rc::new(Audience {
            lang: Lang::En,
            viewer: Viewer::Seat(Seat::A),
            names: PerSeat::from_fn(seats, |seat| format!("Bot {seat}")),
        });
        let log = random_play::<G>(count, seed, &audience);
        let mut marks = Marks::default();
        marks.follow(&log, 0, &audience);
        let telling = Telling {
            log: &log,
            marks: &marks,
            audience: &audience,
        };
        let steps = telling.steps(0..log.len(), Grain::Line);
        for (n, happening) in log.happenings().iter().enumerate() {
            let parts = steps.iter().filter(|step| step.tells.contains(&n));
            let parts: Vec<_> = parts.filter_map(|step| step.part.as_ref()).collect();
            let gives = gives(&happening.event);
            assert_eq!(gives.is_empty(), parts.is_empty(), "{:?}", happening.event);
            for (seat, points) in &gives {
                let rows = parts.iter().flat_map(|part| &part.rows);
                let rows = rows.filter(|row| row.seat == *seat);
                let counted: u16 = rows.map(|row| row.gain).sum();
                assert_eq!(counted, *points, "{:?}", happening.event);
            }
            scorings += usize::from(!gives.is_empty());
            let is_told = steps.iter().any(|step| step.tells[0] == n && step.halts);
            assert!(
                G::halts(&happening.event) != Halt::Alone || is_told,
                "{:?} has a step of its own",
                happening.event
            );
        }
    }
    scorings
}

fn each(points: &PerSeat<u8>) -> Vec<Gain> {
    let each = points.iter();
    each.map(|(seat, it)| (Some(seat), u16::from(*it)))
        .collect()
}

/// rules: NN-025, NN-026
#[test]
fn a_round_of_new_york_new_york_is_counted_in_steps_that_sum_up_to_it() {
    let held = scorings::<NewYorkNewYork>(3, |event| match event {
        nyny::event::Event::Scored { scores, .. } => each(&scores.map(|it| it.total())),
        _ => Vec::new(),
    });
    assert!(held >= 4, "every match has rounds");
}

/// rules: NY-30, NY-33, NY-42
#[test]
fn a_scoring_of_new_york_is_counted_street_and_majority_by_majority() {
    for count in [2, 4] {
        let held = scorings::<NewYork>(count, |event| match event {
            ny::event::Event::Scored {
                points,
                dirk_points,
                ..
            } => {
                let dirk = (count == 2).then(|| (None, u16::from(*dirk_points)));
                each(points).into_iter().chain(dirk).collect()
            }
            _ => Vec::new(),
        });
        assert!(held >= 4, "every play ends with a scoring");
    }
}

/// rules: TC-15, TC-16
#[test]
fn what_the_cities_bring_is_counted_for_all_of_them_at_once() {
    let held = scorings::<TheCity>(4, |event| match event {
        tc::event::Event::Yielded {
            seat,
            income,
            points,
            ..
        } => vec![(Some(*seat), income + points)],
        _ => Vec::new(),
    });
    assert!(held >= 16, "every round brings something to all");
}

/// rules: FA-070, FA-109, FA-115
#[test]
fn every_scoring_of_fifth_avenue_is_counted() {
    let held = scorings::<FifthAvenue>(3, |event| {
        use fa::event::Event;
        match event {
            Event::SpecialScored { points, .. } => each(points),
            Event::Scored { score, .. } | Event::FinallyScored { score } => each(&score.points),
            Event::Stopped { score } => each(&score.points),
            Event::ParkScored { score, .. } => each(&score.points),
            _ => Vec::new(),
        }
    });
    assert!(held >= 4, "every game ends with scorings");
}

/// rules: FU-26, FU-27, FU-28
#[test]
fn what_new_york_does_is_told_step_by_step_and_counts_nothing() {
    assert_eq!(scorings::<Escape>(2, |_| Vec::new()), 0);
}

#[test]
fn the_cities_of_a_round_are_one_table() {
    let seats = SeatCount::new(3).expect("three may play");
    let audience = Rc::new(Audience {
        lang: Lang::En,
        viewer: Viewer::Seat(Seat::A),
        names: PerSeat::from_fn(seats, |seat| format!("Bot {seat}")),
    });
    let log = random_play::<TheCity>(3, 7, &audience);
    let mut marks = Marks::default();
    marks.follow(&log, 0, &audience);
    let tables = marks.scorings();
    assert!(!tables.is_empty());
    assert!(tables.iter().all(|table| table.rows.len() == 3));
    let shown = marks.story(&log, 0, |_| crate::kit::Sign::Neutral);
    let folded = shown.lines.iter().filter(|line| line.scored.is_some());
    assert_eq!(folded.count(), tables.len());
}
