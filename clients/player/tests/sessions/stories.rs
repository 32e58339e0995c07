//! The story of a finished play: its points are those of the outcome.

use host::{Match, Setup};
use player::{Player, seat_names};
use prose::{Audience, EndStory, Lang};
use tabletop::{Chance, Seat, SeatCount, Seed, Viewer};

/// No play of these tests takes so many actions.
const PLIES_MAX: usize = 40_000;

/// A play of `seats`, random to its end.
fn played<G: Player>(seats: u8, seed: u64) -> Match<G> {
    let seats = SeatCount::new(seats).unwrap();
    let mut play = Match::<G>::open(&Setup::new(seats, Seed::number(seed))).unwrap();
    let mut chance = Chance::new(Seed::number(seed));
    for _ in 0..PLIES_MAX {
        let Some(seat) = play.to_act().iter().next() else {
            return play;
        };
        let legal = play.legal(seat);
        let pick = chance.below(legal.len() as u32) as usize;
        play.play(seat, legal[pick]).unwrap();
    }
    panic!("the play does not end");
}

/// The story of a play as `viewer` is told it.
fn story_of<G: Player>(play: &Match<G>, viewer: Viewer, lang: Lang) -> EndStory {
    let names = seat_names(play.setup().seats, lang);
    let audience = Audience {
        lang,
        viewer,
        names,
    };
    let events = play.events(viewer, 0);
    let events: Vec<&G::Event> = events.iter().collect();
    let outcome = play.outcome().unwrap();
    EndStory::of::<G>(&events, &play.view(viewer), &outcome, &audience)
}

/// The last cell of each row, by seat.
fn totals(story: &EndStory) -> Vec<(Seat, i32)> {
    let rows = &story.sources.as_ref().unwrap().rows;
    let total = |cells: &[String]| cells.last().unwrap().parse().unwrap();
    let rows = rows.iter();
    rows.map(|(seat, _, cells)| (seat.unwrap(), total(cells)))
        .collect()
}

fn tells_every_point<G: Player>(counts: &[u8]) {
    for seats in counts {
        for seed in 0..3 {
            let play = played::<G>(*seats, seed);
            let outcome = play.outcome().unwrap();
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::A)] {
                let story = story_of(&play, viewer, Lang::En);
                for (seat, total) in totals(&story) {
                    let score = outcome.standings[seat].score.unwrap();
                    assert_eq!(total, score, "{seat} of {seats}, seed {seed}");
                    let curve = &story.curves[seat];
                    assert_eq!(curve.last(), Some(&score));
                    assert_eq!(curve.len(), story.moments.len());
                    let rows = &story.sources.as_ref().unwrap().rows;
                    let row = rows.iter().find(|(it, ..)| *it == Some(seat)).unwrap();
                    let (_, each) = row.2.split_last().unwrap();
                    let sum: i32 = each.iter().map(|it| it.parse::<i32>().unwrap()).sum();
                    assert_eq!(sum, score, "the sources of {seat}");
                }
                assert!(!story.reasons.is_empty(), "it is said why it ended");
            }
        }
    }
}

/// rules: NN-025, NN-026
#[test]
fn the_rounds_of_new_york_new_york_add_up() {
    tells_every_point::<games::new_york_new_york::NewYorkNewYork>(&[2, 3, 4]);
}

/// rules: NY-30, NY-33
#[test]
fn the_scorings_of_new_york_add_up() {
    tells_every_point::<games::new_york::NewYork>(&[2, 4, 6]);
}

/// rules: TC-15, TC-16
#[test]
fn the_cards_of_the_city_add_up() {
    tells_every_point::<games::the_city::TheCity>(&[2, 3, 5]);
}

/// rules: FA-070, FA-110, FA-117, FA-118
#[test]
fn the_scorings_of_fifth_avenue_add_up() {
    tells_every_point::<games::fifth_avenue::FifthAvenue>(&[2, 3, 4]);
}

/// rules: FU-34
#[test]
fn escape_tells_how_it_ended_and_reveals_every_hero() {
    type Escape = games::escape_from_new_york::Escape;
    use prose::Voice;
    let play = played::<Escape>(2, 1);
    for lang in [Lang::En, Lang::It] {
        let story = story_of(&play, Viewer::Spectator, lang);
        assert_eq!((story.sources, story.moments.len()), (None, 0));
        assert!(story.reasons.len() >= 4);
        assert!(!story.turning_points.is_empty());
        for seat in play.setup().seats.iter() {
            let own = Escape::secrets(&play.view(seat.into()), lang);
            assert!(own.is_some(), "the objectives of {seat}");
            assert_eq!(Escape::secrets(&play.view(Viewer::Spectator), lang), None);
        }
    }
}

/// rules: NN-029, NN-031
#[test]
fn what_decided_is_said_from_the_readers_eyes() {
    type Rounds = games::new_york_new_york::NewYorkNewYork;
    let play = played::<Rounds>(2, 0);
    let outcome = play.outcome().unwrap();
    let [a, b] = [Seat::A, Seat::B].map(|seat| outcome.standings[seat].score.unwrap());
    assert_ne!(a, b, "this seed has a winner");
    let (more, less) = (a.max(b), a.min(b));
    let [winner, other] = if a > b {
        ["You", "Player B"]
    } else {
        ["Player B", "You"]
    };
    let story = story_of(&play, Viewer::Seat(Seat::A), Lang::En);
    let apart = more - less;
    let margin = format!("{winner} {more}, {other} {less}: {apart} points apart.");
    assert!(story.reasons.contains(&margin), "{:#?}", story.reasons);
}
