//! Moving, riding along, and the way over the bridge.

use tabletop::{Dealer, Seat, Seats};

use crate::{
    components::{board::Space, effects::Gait, equipment::Case, tiles::Mark},
    event::Event,
    flow::Step,
    legal::deed::Walk,
    resolve::{map, things, turn},
    state::{
        End, Escape,
        foe::Way,
        hero::{Knowers, Slot},
        show::Show,
    },
};

// rules: FU-17, FU-36, FU-59, FU-Q09, FU-Q43, FU-Q64
/// One step of the active hero, and of a passenger.
pub(crate) fn step(
    table: &mut Escape,
    walk: Walk,
    to: Space,
    way: Way,
    dealer: &mut Dealer<Event>,
) {
    let Walk {
        left,
        gait,
        mut passenger,
        asked,
    } = walk;
    let (seat, from) = (table.active, table.here());
    dealer.announce(Event::Moved {
        seat,
        from,
        to,
        way,
        passenger,
    });
    if way != Way::Open {
        let side = from.side_to(to).expect("a street leads there");
        map::break_roadblock(table, from, side, dealer);
    }
    table.hero_mut().space = to;
    if let Some(passenger) = passenger {
        table.heroes[passenger].space = to;
    }
    if way == Way::Wreck {
        things::wreck(table, dealer);
        passenger = None;
    }
    table.agenda.first([
        Step::Between,
        Step::Move {
            left: left - 1,
            gait,
            passenger,
            asked,
            optional: false,
        },
    ]);
    enter(table, to, Gait::of_bits(gait).has(Gait::QUIET));
}

// rules: FU-37, FU-40, FU-98, FU-Q08, FU-Q09, FU-Q56, FU-Q73
/// What entering `to` brings: a point of interest and a trap at once, events after the card.
fn enter(table: &mut Escape, to: Space, quiet: bool) {
    let poi = table.poi_at(to);
    let has_events = table.map.has_mark(to, Mark::Event)
        || poi.is_some_and(|p| p.marks().contains(&Mark::Event));
    if has_events && !quiet {
        table.turn.events += 1;
    }
    if let Some(tile) = table.map.tiles[to]
        && tile.marks().contains(&Mark::Trap)
    {
        table.agenda.first([Step::Trap(tile)]);
    }
    if table.map.is_hidden_poi(to) {
        table.agenda.first([Step::Poi(to)]);
    }
}

// rules: FU-20, FU-81, FU-Q43
/// Goes to another point of interest, whatever lies between, and takes the passenger along.
pub(crate) fn jump(
    table: &mut Escape,
    to: Space,
    passenger: Option<Seat>,
    dealer: &mut Dealer<Event>,
) {
    let seat = table.active;
    table.hero_mut().space = to;
    if let Some(passenger) = passenger {
        table.heroes[passenger].space = to;
    }
    dealer.announce(Event::Jumped {
        seat,
        to,
        passenger,
    });
    enter(table, to, false);
}

/// The only jump there is.
pub(crate) fn jump_only(table: &mut Escape, dealer: &mut Dealer<Event>) {
    if let Some(to) = map::jumps(table).first() {
        jump(table, to, None, dealer);
    }
}

/// The passenger of a movement, and the seats that were asked, as bits.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "nobody rides along in other steps"
)]
fn ride_of(step: &mut Step) -> Option<(&mut Option<Seat>, &mut u8)> {
    match step {
        Step::Move {
            passenger, asked, ..
        }
        | Step::Jump { passenger, asked } => Some((passenger, asked)),
        _ => None,
    }
}

// rules: FU-20, FU-Q43
/// Offers a ride in the movement `step`.
pub(crate) fn offer(table: &mut Escape, mut step: Step, to: Seat, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    if let Some((_, asked)) = ride_of(&mut step) {
        *asked |= 1 << to.number();
    }
    dealer.announce(Event::RideOffered { seat, to });
    table.agenda.first([Step::Ride(to), step]);
}

// rules: FU-20, FU-Q43
/// The answer to an offer.
pub(crate) fn ride(table: &mut Escape, seat: Seat, accepted: bool, dealer: &mut Dealer<Event>) {
    dealer.announce(Event::RideAnswered { seat, accepted });
    if let Some((passenger, _)) = table.agenda.now_mut().and_then(ride_of) {
        *passenger = accepted.then_some(seat);
    }
}

// rules: FU-Q43
/// The passenger gets off; no other is taken in the movement `step`.
pub(crate) fn set_down(table: &mut Escape, mut step: Step, seat: Seat, dealer: &mut Dealer<Event>) {
    if let Some((passenger, asked)) = ride_of(&mut step) {
        (*passenger, *asked) = (None, u8::MAX);
    }
    dealer.announce(Event::SetDown { seat });
    table.agenda.first([step]);
}

// rules: FU-31, FU-Q15, FU-Q44
/// Announces a step onto the bridge: the heroes there show what they have.
pub(crate) fn cross(table: &mut Escape, bridge: u8, dealer: &mut Dealer<Event>) {
    let here = table.here();
    let seat = table.active;
    dealer.announce(Event::Attempted { seat, bridge });
    let mut waiting = 0;
    for (seat, hero) in table.heroes.iter().filter(|(_, hero)| hero.space == here) {
        let is_asked = hero.has_hidden_case() || hero.has_president() || hero.has_open(bridge);
        waiting |= u8::from(is_asked) << seat.number();
    }
    table.agenda.first([Step::Attempt {
        bridge,
        president: false,
        tape: false,
        diagram: false,
        waiting,
    }]);
}

// rules: FU-31, FU-Q42, FU-Q44
/// One hero shows cards, which all have seen from now on.
pub(crate) fn show(
    table: &mut Escape,
    seat: Seat,
    bridge: u8,
    show: Show,
    dealer: &mut Dealer<Event>,
) {
    let Show {
        president,
        tape,
        diagram,
    } = show;
    for slot in table.heroes[seat].reserve.iter_mut().flatten() {
        if let Slot::Case { case, .. } = slot {
            let is_shown =
                tape && case.card == Case::TAPE || diagram && case.card.bridge() == Some(bridge);
            if is_shown {
                case.known = Knowers::ALL;
            }
        }
    }
    dealer.announce(Event::Shown {
        seat,
        president,
        tape,
        diagram,
    });
}

// rules: FU-31, FU-32, FU-Q34
/// All have shown: the heroes are away, or the game goes on.
pub(crate) fn attempt_ends(table: &mut Escape, complete: bool, dealer: &mut Dealer<Event>) {
    if complete {
        let here = table.here();
        let heroes = table.heroes.iter().filter(|(_, hero)| hero.space == here);
        let away: Seats = heroes.map(|(seat, _)| seat).collect();
        turn::finish(table, End::Together(away), dealer);
    } else {
        dealer.announce(Event::AttemptFailed);
        // rules: FU-15, FU-Q44. The movement was not made: the rest of the card is void.
        if let Some(Step::Effects { .. }) = table.agenda.now() {
            table.agenda.done();
        }
    }
}
