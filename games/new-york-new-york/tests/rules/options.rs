//! What a table may agree on, and how many may sit at it.

use new_york_new_york::{
    NewYorkNewYork,
    components::Colour,
    scoring::RoundScore,
    setup::{Colours, Options},
};
use tabletop::{Dealer, Game, Options as _, Seat, SeatCount, Seed, SetupError};

use crate::table::{dealt, table};

/// rules: NN-030, NN-Q04, NN-Q13, NN-Q19, NN-Q20
#[test]
fn unless_agreed_otherwise_rounds_follow_the_players_and_runs_score() {
    assert_eq!(
        Options::default().line(),
        "rounds=auto bonus=yes colours=lots hands=remembered"
    );
}

/// rules: NN-Q04, NN-Q13, NN-Q20
#[test]
fn what_is_agreed_on_reads_as_it_was_written() {
    for line in [
        "rounds=1 bonus=no colours=a,r,v,i hands=open",
        "rounds=12 bonus=yes colours=i,v,r,a hands=remembered",
        "rounds=auto bonus=no colours=choose hands=open",
        "rounds=2 bonus=yes colours=lots hands=open",
    ] {
        assert_eq!(Options::of_line(line).unwrap().line(), line);
    }
}

/// rules: NN-Q04, NN-T23
#[test]
fn without_the_bonus_only_the_numbers_count() {
    let score = |options: &str| {
        let mut table = table(&format!("options {options}; skyline a8 a9 a10"));
        table.everyone_passes()[Seat::A]
    };
    assert_eq!(
        score("bonus=no"),
        RoundScore {
            cards: 27,
            bonus: 0
        }
    );
    assert_eq!(
        score("bonus=yes"),
        RoundScore {
            cards: 27,
            bonus: 6
        }
    );
}

/// rules: NN-Q13
#[test]
fn a_match_has_1_to_12_rounds() {
    for rounds in ["0", "13", "-1", "", "many"] {
        refused("rounds", rounds);
    }
    for rounds in [0, 13] {
        let options = Options {
            rounds: Some(rounds),
            ..Options::default()
        };
        let laid = NewYorkNewYork::set_up(&options, seats(2), &mut dealer());
        assert!(matches!(
            laid,
            Err(SetupError::BadOption { key: "rounds", .. })
        ));
    }
}

/// rules: NN-Q04
#[test]
fn the_bonus_is_switched_on_or_off() {
    for bonus in ["", "maybe", "true", "Yes"] {
        refused("bonus", bonus);
    }
}

/// rules: NN-004
#[test]
fn no_colour_is_given_out_twice() {
    for colours in [
        "a,a,v,i",
        "a,r,v",
        "a,r,v,i,a",
        "a,r,v,x",
        "arvi",
        "",
        "Lots",
    ] {
        refused("colours", colours);
    }
}

/// rules: NN-004
#[test]
fn no_table_is_laid_for_two_seats_of_one_colour() {
    let [amber, ruby, verdigris, _] = Colour::ALL;
    for colours in [[amber; 4], [amber, ruby, verdigris, ruby]] {
        let options = Options {
            colours: Colours::Order(colours),
            ..Options::default()
        };
        for count in 2..=4 {
            let laid = NewYorkNewYork::set_up(&options, seats(count), &mut dealer());
            assert!(matches!(
                laid,
                Err(SetupError::BadOption { key: "colours", .. })
            ));
        }
    }
}

/// rules: NN-004, NN-Q20
#[test]
fn a_seat_scores_for_the_colour_it_was_given() {
    let mut table = table("options colours=i,v,a,r; skyline i9 v4 a12 r11");
    let scores = table.everyone_passes();
    assert_eq!((scores[Seat::A].total(), scores[Seat::B].total()), (9, 4));
}

/// rules: NN-005
#[test]
fn two_to_four_may_play() {
    for count in [1, 5, 6] {
        let laid = NewYorkNewYork::set_up(&Options::default(), seats(count), &mut dealer());
        assert_eq!(
            laid,
            Err(SetupError::Seats {
                count,
                min: 2,
                max: 4
            })
        );
    }
    for count in 2..=4 {
        assert_eq!(dealt(count, "", 1).game.hands.seats(), seats(count));
    }
}

#[test]
fn an_option_that_the_game_does_not_have_is_refused() {
    let key = "target".to_owned();
    assert_eq!(
        Options::of_line("target=100"),
        Err(SetupError::UnknownOption { key })
    );
}

fn refused(key: &str, value: &str) {
    let mut options = Options::default();
    let error = options.set(key, value).expect_err("the value is nonsense");
    assert!(matches!(error, SetupError::BadOption { key: of, .. } if of == key));
    assert_eq!(
        options,
        Options::default(),
        "a refused value changed the options"
    );
}

fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).expect("a table has so many seats")
}

fn dealer() -> Dealer<new_york_new_york::event::Event> {
    Dealer::new(Seed::number(1))
}
