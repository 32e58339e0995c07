use tabletop::{Illegal, Info, SeatCount, SetupError};

use crate::seats;

const INFO: Info = Info {
    id: "toy",
    title: "Toy",
    designer: "tradition",
    publisher: "somebody",
    year: Some(1903),
    minutes: 5,
    seats_min: 2,
    seats_max: 4,
    rules_version: 1,
    told_format: 1,
    compatible: &[],
    plies_max: 10,
};

#[test]
fn credits_are_designer_publisher_and_the_year_if_it_is_known() {
    assert_eq!(INFO.credits(), "tradition, somebody 1903");
    let undated = Info { year: None, ..INFO };
    assert_eq!(undated.credits(), "tradition, somebody");
}

#[test]
fn a_game_takes_the_seats_of_its_range() {
    let counts: Vec<u8> = INFO.seat_counts().map(SeatCount::get).collect();
    assert_eq!(counts, [2, 3, 4]);
    for count in 1..=6 {
        assert_eq!(INFO.takes(seats(count)), (2..=4).contains(&count));
    }
}

#[test]
fn other_numbers_of_seats_are_refused_in_words() {
    assert_eq!(SetupError::check_seats(&INFO, seats(4)), Ok(()));
    let refused = SetupError::check_seats(&INFO, seats(5)).unwrap_err();
    assert_eq!(refused.to_string(), "the game takes 2 to 4 seats, not 5");
}

#[test]
fn a_refusal_names_its_rule() {
    #[derive(Debug)]
    struct TooLow;
    assert_eq!(Illegal::new("HR-01", TooLow).to_string(), "TooLow (HR-01)");
}
