//! Words for who sits where, and for when to be asked.

use player::{AutoPass, Seating, Sitter, UnknownAutoPass, UnknownSitter};
use tabletop::Seat;

#[test]
fn sitters_are_written_as_they_are_read() {
    for word in ["you", "you:Ada", "random", "novice", "strong"] {
        let sitter: Sitter = word.parse().unwrap();
        assert_eq!(sitter.to_string(), word);
    }
    // What the usual level was called before there were four.
    for word in ["bot", "greedy"] {
        let bot: Sitter = word.parse().unwrap();
        assert_eq!(bot, Sitter::Bot(host::Skill::default()));
    }
    for word in ["", "you:", "me", "you: "] {
        assert_eq!(word.parse::<Sitter>(), Err(UnknownSitter), "{word}");
    }
    for word in ["you:You", "you: tu"] {
        assert_eq!(word.parse(), Ok(Sitter::Person(None)), "{word}");
    }
    let long: Sitter = "you:Bartholomew-the-Great".parse().unwrap();
    assert_eq!(long.to_string(), "you:Bartholomew-");
}

#[test]
fn everybody_moves_one_seat_further() {
    let sitters: Vec<Sitter> = ["you:Ada", "random", "you"]
        .map(|word| word.parse().unwrap())
        .into();
    let seating = Seating::of(&sitters).unwrap();
    assert_eq!(seating.people(), [Seat::A, Seat::C]);
    let rotated = seating.rotated();
    let words: Vec<_> = rotated.0.values().map(ToString::to_string).collect();
    assert_eq!(words, ["you", "you:Ada", "random"]);
    assert_eq!(Seating::of(&[]), None);
}

#[test]
fn when_to_be_asked_has_a_word() {
    for pass in AutoPass::ALL {
        assert_eq!(pass.to_string().parse(), Ok(pass));
    }
    assert_eq!("often".parse::<AutoPass>(), Err(UnknownAutoPass));
}
