//! Whose eyes are next at a shared device.

use games::NewYorkNewYork;
use player::{ShownTo, next_eyes};
use protocol::{Lobby, Stage};
use tabletop::Seat;

use crate::house::{Guest, House};

fn lobby(people: &[&str], bots: usize) -> Lobby {
    let mut house = House::begin("new-york-new-york", people, bots);
    let guest = Guest::<NewYorkNewYork>::come(&mut house, 50);
    guest.session.lobby().unwrap().clone()
}

#[test]
fn one_person_needs_no_curtain() {
    let lobby = lobby(&["Ada"], 2);
    assert_eq!(next_eyes(&lobby, &[Seat::B], None), ShownTo::Open(Seat::A));
    assert_eq!(next_eyes(&lobby, &[Seat::A], Some(Seat::A)), ShownTo::Stay);
}

#[test]
fn between_two_people_there_is_a_curtain() {
    let mut lobby = lobby(&["Ada", "Bo"], 1);
    assert_eq!(
        next_eyes(&lobby, &[Seat::B], None),
        ShownTo::Curtain(Seat::B)
    );
    let after = next_eyes(&lobby, &[Seat::B], Some(Seat::A));
    assert_eq!(after, ShownTo::Curtain(Seat::B));
    // A bot thinks: whoever looks may go on looking.
    assert_eq!(next_eyes(&lobby, &[Seat::C], Some(Seat::A)), ShownTo::Stay);
    // Both are asked, one looks already.
    let both = [Seat::A, Seat::B];
    assert_eq!(next_eyes(&lobby, &both, Some(Seat::B)), ShownTo::Stay);
    lobby.stage = Stage::Finished;
    assert_eq!(next_eyes(&lobby, &[], None), ShownTo::Open(Seat::A));
    assert_eq!(next_eyes(&lobby, &[], Some(Seat::B)), ShownTo::Stay);
}

#[test]
fn a_bot_that_stands_in_does_not_look() {
    let mut lobby = lobby(&["Ada", "Bo", "Cy"], 0);
    lobby.seats[1].stand_in = Some(host::Skill::Random);
    let next = next_eyes(&lobby, &[Seat::B, Seat::C], Some(Seat::A));
    assert_eq!(next, ShownTo::Curtain(Seat::C));
}
