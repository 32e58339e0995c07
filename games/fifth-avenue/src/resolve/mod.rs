//! What actions and steps do. Legality has been checked.

pub(crate) mod auction;
pub(crate) mod draws;
pub(crate) mod ending;
pub(crate) mod turn;

use tabletop::{Dealer, Seat};

use crate::{
    action::Action,
    components::{TOWERS_PLACED, TURNS_MAX},
    event::Event,
    flow::Step,
    state::FifthAvenue,
};

/// No auction has more actions: each of the 110 cards laid once, as many bids at most, four
/// passes, one building.
const AUCTION_PLIES_MAX: u32 = 110 + 110 + 4 + 1;
/// No turn has more: an action, a shop's lot, two moves, cards taken, two series of four auctions.
const TURN_PLIES_MAX: u32 = 5 + 2 * 4 * AUCTION_PLIES_MAX;
/// No play has more actions.
pub const PLIES_MAX: u32 = 4 * TOWERS_PLACED as u32 + TURNS_MAX as u32 * TURN_PLIES_MAX;

pub(crate) fn action(
    table: &mut FifthAvenue,
    seat: Seat,
    action: Action,
    dealer: &mut Dealer<Event>,
) {
    let step = table.agenda.done();
    match action {
        Action::At(district, lot) => match step {
            Step::Shop { shop, .. } => {
                let placing = turn::Placing {
                    seat,
                    shop,
                    district,
                    lot,
                };
                turn::place_shop(table, placing, dealer);
            }
            // check() saw that a lot is asked for, and no other step asks for one.
            Step::Place(_)
            | Step::Turn(_)
            | Step::Take(_)
            | Step::Move(_)
            | Step::BlackCards { .. }
            | Step::Auction { .. }
            | Step::Bid(_)
            | Step::Build { .. }
            | Step::MarkersHome(_)
            | Step::EndTurn(_) => turn::place_tower(table, seat, (district, lot), dealer),
        },
        Action::Towers => turn::take_towers(table, seat, dealer),
        Action::Shop(shop) => turn::choose_shop(table, seat, shop, dealer),
        Action::Draw => turn::draw(table, seat, dealer),
        Action::Score(district) => turn::score(table, seat, district, dealer),
        Action::Take(one, other) => {
            for colour in [Some(one), other].into_iter().flatten() {
                draws::take_coloured(table, seat, colour, dealer);
            }
        }
        Action::Move(commission, place) => {
            turn::move_commission(table, seat, (commission, place), dealer);
        }
        Action::Lay(card) => {
            // rules: FA-Q45. Nobody hears of it until the bid is complete.
            table.picks.insert(card);
            table.agenda.first([step]);
        }
        Action::Stand => auction::stand(table, seat, dealer),
        Action::Pass => auction::pass(table, seat, dealer),
        Action::Build(count) => auction::build(table, step, count, dealer),
        Action::Stop => {
            let Step::Build { site, .. } = step else {
                unreachable!("check() saw that a winner is asked")
            };
            let district = site.district();
            let district = district.expect("check() saw that it is a full district");
            ending::stop(table, district, Some(seat), dealer);
        }
    }
}
