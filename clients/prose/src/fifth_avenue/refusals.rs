//! Why something may not be done, in words.

use games::fifth_avenue::legal::{Asked, Refusal};

use super::names::{at, card, colour, commission, district, district_key, inside, lot, shop, why};
use crate::{Lang, say};

pub(super) fn refusal(refusal: Refusal, lang: Lang) -> String {
    match refusal {
        Refusal::Over => say!(lang, "game-over"),
        Refusal::NotYourTurn => say!(lang, "not-your-turn"),
        Refusal::NotAsked { asked } => say!(lang, "fa-asked", asked = word(asked)),
        Refusal::NoSuchLot { lot: on } => say!(lang, "fa-no-such-lot", colour = lot(on, lang)),
        Refusal::NotEmpty {
            district: at,
            lot: on,
        } => {
            let (place, colour) = (district_key(at), lot(on, lang));
            say!(lang, "fa-not-empty", place = place, colour = colour)
        }
        Refusal::SameDistrict { district: at } => {
            say!(lang, "fa-same-district", place = inside(at, lang))
        }
        Refusal::NoTowers => say!(lang, "fa-no-towers"),
        Refusal::NotInGroup { shop: tile } => {
            say!(lang, "fa-not-in-group", shop = shop(tile, lang))
        }
        Refusal::NoLotForShop => say!(lang, "fa-no-lot"),
        Refusal::TowersThere {
            district: at,
            lot: on,
        } => {
            let (place, colour) = (district_key(at), lot(on, lang));
            say!(lang, "fa-towers-there", place = place, colour = colour)
        }
        Refusal::TwoShops {
            district: at,
            lot: on,
        } => {
            let (place, colour) = (district_key(at), lot(on, lang));
            say!(lang, "fa-two-shops", place = place, colour = colour)
        }
        Refusal::Closed { district: at } => say!(lang, "fa-closed", place = district(at, lang)),
        Refusal::NoCommission { district: at } => {
            say!(lang, "fa-no-commission", place = inside(at, lang))
        }
        Refusal::DeckEmpty { colour: of } => {
            say!(lang, "fa-deck-empty", colour = colour(of, lang))
        }
        Refusal::TwoColours => say!(lang, "fa-two-colours"),
        Refusal::NoWay {
            commission: which,
            place: to,
        } => {
            let (commission, place) = (commission(which, lang), at(to, lang));
            say!(lang, "fa-no-way", commission = commission, place = place)
        }
        _ => of_auction(refusal, lang),
    }
}

fn of_auction(refusal: Refusal, lang: Lang) -> String {
    match refusal {
        Refusal::NotInHand { card: of } => say!(lang, "fa-not-in-hand", card = card(of, lang)),
        Refusal::OutOfOrder { card: of } => {
            say!(lang, "fa-out-of-order", card = card(of, lang))
        }
        Refusal::WrongColour {
            colour: of,
            why: reason,
        } => {
            let colour = colour(of, lang);
            say!(lang, "fa-wrong-colour", colour = colour, why = why(reason))
        }
        Refusal::BlackFirst => say!(lang, "fa-black-first"),
        Refusal::TooLow { high } => say!(lang, "fa-too-low", high = high),
        Refusal::NothingLaid => say!(lang, "fa-nothing-laid"),
        Refusal::Bidding => say!(lang, "fa-bidding"),
        Refusal::TooMany { most } => say!(lang, "fa-too-many", most = most),
        Refusal::MustStop => say!(lang, "fa-must-stop"),
        Refusal::NotFull => say!(lang, "fa-not-full"),
        Refusal::NoStopAtPark => say!(lang, "fa-no-stop"),
        _ => unreachable!("all else is said where turns are"),
    }
}

fn word(asked: Asked) -> &'static str {
    match asked {
        Asked::PlaceTower => "tower",
        Asked::ChooseAction => "action",
        Asked::PlaceShop => "shop",
        Asked::TakeCards => "cards",
        Asked::MoveCommission => "move",
        Asked::Bid => "bid",
        Asked::Build => "build",
    }
}
