use tabletop::{MAX_SEATS, Seat, SeatCount, Viewer};

use crate::{failure, seats};

#[test]
fn seats_are_letters() {
    let letters: Vec<String> = seats(6).iter().map(|seat| seat.to_string()).collect();
    assert_eq!(letters, ["A", "B", "C", "D", "E", "F"]);
    for seat in seats(6).iter() {
        assert_eq!(seat.to_string().parse(), Ok(seat));
        assert_eq!(Seat::new(seat.number()), seat);
    }
    for wrong in ["", "G", "a", "AB", " A", "A ", "0", "Á", "@"] {
        assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
    }
    assert_eq!(failure(|| Seat::new(6)), "no table has that many seats");
}

#[test]
fn clockwise_goes_round_the_table() {
    assert_eq!(Seat::A.clockwise(seats(3)), Seat::B);
    assert_eq!(Seat::C.clockwise(seats(3)), Seat::A);
    assert_eq!(Seat::A.clockwise(seats(1)), Seat::A);
}

#[test]
fn a_table_has_one_to_six_seats() {
    assert_eq!(SeatCount::new(0), None);
    assert_eq!(SeatCount::new(7), None);
    for count in 1..=MAX_SEATS as u8 {
        let seats = seats(count);
        assert_eq!((seats.get(), seats.to_string()), (count, count.to_string()));
        assert!(seats.all().iter().eq(seats.iter()));
        assert_eq!(seats.iter().len(), count as usize);
    }
}

#[test]
fn every_seat_looks_and_then_the_spectator() {
    let viewers: Vec<Viewer> = Viewer::all(seats(2)).collect();
    assert_eq!(viewers, [Seat::A.into(), Seat::B.into(), Viewer::Spectator]);
    assert!(Viewer::Seat(Seat::A).is(Seat::A) && !Viewer::Seat(Seat::A).is(Seat::B));
    assert!(!Viewer::Spectator.is(Seat::A));
}

#[test]
fn in_json_seats_are_letters_and_counts_are_numbers() {
    assert_eq!(serde_json::to_string(&Seat::B).unwrap(), r#""B""#);
    assert_eq!(serde_json::from_str::<Seat>(r#""B""#).unwrap(), Seat::B);
    assert!(serde_json::from_str::<Seat>(r#""G""#).is_err());
    assert_eq!(serde_json::to_string(&seats(4)).unwrap(), "4");
    assert_eq!(serde_json::from_str::<SeatCount>("4").unwrap(), seats(4));
    assert!(serde_json::from_str::<SeatCount>("0").is_err());
}
