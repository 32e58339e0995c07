//! Going back in a long play: what is kept of it on the way must not show.

use games::new_york::NewYork;
use host::{Match, Setup};
use tabletop::{Seat, SeatCount, Seed, Viewer};

/// A play that is longer than several kept positions, and how it came about.
fn long_play() -> (Match<NewYork>, Vec<Match<NewYork>>) {
    let setup = Setup::new(SeatCount::new(2).unwrap(), Seed::number(5));
    let mut play = Match::<NewYork>::open(&setup).unwrap();
    let mut moments = vec![play.clone()];
    while let Some(seat) = play.to_act().first()
        && play.ply() < 150
    {
        let legal = play.legal(seat);
        play.play(seat, legal[play.ply() % legal.len()]).unwrap();
        moments.push(play.clone());
    }
    assert!(play.ply() > 100, "it is long");
    (play, moments)
}

fn assert_same(one: &Match<NewYork>, other: &Match<NewYork>) {
    assert_eq!(one.state(), other.state());
    assert_eq!(one.taken(), other.taken());
    assert_eq!(one.drawn(), other.drawn());
    let seen = |play: &Match<NewYork>| play.events(Viewer::Seat(Seat::A), 0);
    assert_eq!(seen(one), seen(other));
}

#[test]
fn every_ply_of_a_long_play_is_found_again_as_it_was() {
    let (play, moments) = long_play();
    for (ply, moment) in moments.iter().enumerate() {
        assert_same(&play.at_ply(ply), moment);
    }
}

#[test]
fn a_long_play_that_went_back_goes_on_as_it_did() {
    let (play, _) = long_play();
    for ply in [0, 1, 31, 32, 33, 64, 95] {
        let mut again = play.clone();
        again.rewind(ply);
        for taken in &play.taken()[ply..] {
            again.play(taken.seat, taken.action).unwrap();
        }
        assert_same(&again, &play);
        assert_same(&again.at_ply(ply), &play.at_ply(ply));
    }
}

#[test]
fn a_long_play_that_was_reopened_goes_back_like_the_first() {
    let (play, moments) = long_play();
    let reopened = Match::<NewYork>::of_record(&play.record()).unwrap();
    for ply in [0, 40, 64, 99] {
        assert_same(&reopened.at_ply(ply), &moments[ply]);
    }
}

#[test]
fn what_was_done_since_any_ply_is_told_as_the_whole_record_tells_it() {
    let (play, moments) = long_play();
    let whole = play.record().plies;
    assert_eq!(whole.len(), play.ply());
    for since in 0..=play.ply() {
        assert_eq!(play.plies(since), whole[since..]);
    }
    // What a play wrote along the way is its record in the end.
    let along = moments.iter().skip(1).map(|now| now.plies(now.ply() - 1));
    assert_eq!(along.flatten().collect::<Vec<_>>(), whole);
}
