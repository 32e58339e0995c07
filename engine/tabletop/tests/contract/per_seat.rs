use tabletop::{PerSeat, Seat};

use crate::{failure, seats};

#[test]
fn there_is_one_thing_for_each_seat() {
    let names = PerSeat::from_fn(seats(3), |seat| seat.to_string());
    assert_eq!(names[Seat::C], "C");
    assert_eq!(names.values().collect::<Vec<_>>(), ["A", "B", "C"]);
    assert!(names.iter().all(|(seat, name)| seat.to_string() == *name));
    assert!(
        names
            .iter()
            .rev()
            .map(|(seat, _)| seat)
            .eq([Seat::C, Seat::B, Seat::A])
    );
    assert_eq!(names.map(String::len), PerSeat::from_fn(seats(3), |_| 1));
    assert_eq!(names.seats(), seats(3));
}

#[test]
fn a_seat_the_table_has_not_holds_nothing() {
    let mut coins = PerSeat::<u8>::new(seats(2));
    assert_eq!(failure(|| coins[Seat::C]), "the table has no seat C");
    assert_eq!(failure(|| coins[Seat::C] = 1), "the table has no seat C");
}

#[test]
fn equal_tables_are_equal_and_larger_ones_are_not() {
    let mut coins = PerSeat::<u8>::new(seats(2));
    coins[Seat::B] = 5;
    coins[Seat::B] = 0;
    assert_eq!(coins, PerSeat::new(seats(2)));
    assert_ne!(coins, PerSeat::new(seats(3)));
}

#[test]
fn in_json_it_is_a_list_of_one_to_six() {
    let coins = PerSeat::from_fn(seats(3), Seat::number);
    assert_eq!(serde_json::to_string(&coins).unwrap(), "[0,1,2]");
    assert_eq!(
        serde_json::from_str::<PerSeat<u8>>("[0,1,2]").unwrap(),
        coins
    );
    assert!(serde_json::from_str::<PerSeat<u8>>("[]").is_err());
    assert!(serde_json::from_str::<PerSeat<u8>>("[0,0,0,0,0,0,0]").is_err());
}
