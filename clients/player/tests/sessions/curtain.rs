//! Whose eyes are next at a shared device.

use games::NewYorkNewYork;
use player::{Eyes, next_eyes};
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
    assert_eq!(next_eyes(&lobby, &[Seat::B], None), Eyes::Open(Seat::A));
    assert_eq!(next_eyes(&lobby, &[Seat::A], Some(Seat::A)), Eyes::Stay);
}

#[test]
fn between_two_people_there_is_a_curtain() {
    let mut lobby = lobby(&["Ada", "Bo"], 1);
    assert_eq!(next_eyes(&lobby, &[Seat::B], None), Eyes::Curtain(Seat::B));
    let after = next_eyes(&lobby, &[Seat::B], Some(Seat::A));
    assert_eq!(after, Eyes::Curtain(Seat::B));
    // A bot thinks: whoever looks may go on looking.
    assert_eq!(next_eyes(&lobby, &[Seat::C], Some(Seat::A)), Eyes::Stay);
    // Both are asked, one looks already.
    let both = [Seat::A, Seat::B];
    assert_eq!(next_eyes(&lobby, &both, Some(Seat::B)), Eyes::Stay);
    lobby.stage = Stage::Finished;
    assert_eq!(next_eyes(&lobby, &[], None), Eyes::Open(Seat::A));
    assert_eq!(next_eyes(&lobby, &[], Some(Seat::B)), Eyes::Stay);
}

#[test]
fn a_bot_that_stands_in_does_not_look() {
    let mut lobby = lobby(&["Ada", "Bo", "Cy"], 0);
    lobby.seats[1].stand_in = Some(host::Skill::Random);
    let next = next_eyes(&lobby, &[Seat::B, Seat::C], Some(Seat::A));
    assert_eq!(next, Eyes::Curtain(Seat::C));
}
