//! What things are called.

use games::fifth_avenue::{
    components::{
        District, Lot, Shop,
        cards::{Card, Colour, Colours},
        places::{Commission, Place, Site},
    },
    state::{
        auction::Why,
        lots::{Owner, Shops},
    },
};
use tabletop::{PerSeat, Seat};

use crate::{Audience, Lang, common::list_or, say};

/// The value of `$place` in messages that name it as their language does: `{ fa-place }`,
/// `{ fa-of }`.
pub(super) fn key(place: Place) -> &'static str {
    match place {
        Place::Start => "start",
        Place::Park => "park",
        // A key of the catalogue begins with a letter.
        Place::In(District::West34) => "w34",
        Place::In(District::East34) => "e34",
        Place::In(District::West42) => "w42",
        Place::In(District::TimesSquare) => "ts",
        Place::In(District::East42) => "e42",
        Place::In(District::West52) => "w52",
        Place::In(District::East52) => "e52",
    }
}

/// The name of a district, of City Hall or of Central Park.
pub fn place(place: Place, lang: Lang) -> String {
    say!(lang, "fa-place", place = key(place))
}

/// Where that is: `in Times Square`, `at Central Park`.
pub(super) fn at(place: Place, lang: Lang) -> String {
    say!(lang, "fa-at", place = key(place))
}

/// In a district: `in Times Square`.
pub(super) fn inside(district: District, lang: Lang) -> String {
    at(Place::In(district), lang)
}

/// The same where there is little room: `34 W`.
pub fn place_short(place: Place, lang: Lang) -> String {
    say!(lang, "web-fa-short", place = key(place))
}

/// The name of a district.
pub fn district(district: District, lang: Lang) -> String {
    place(Place::In(district), lang)
}

/// The value of `$place` for a district.
pub(super) fn district_key(district: District) -> &'static str {
    key(Place::In(district))
}

/// The value of `$place` for what is auctioned.
pub(super) fn site_key(site: Site) -> &'static str {
    key(site.district().map_or(Place::Park, Place::In))
}

/// Which auction it is: `Auction of Times Square`.
pub fn auction_of(site: Site, lang: Lang) -> String {
    say!(lang, "fa-auction-of", place = site_key(site))
}

/// The name of a lot: that of its colour.
pub fn lot(lot: Lot, lang: Lang) -> String {
    say!(lang, "fa-colour", colour = lot.word())
}

pub(super) fn colour(colour: Colour, lang: Lang) -> String {
    lot(Lot::from(colour), lang)
}

// rules: FA-084
/// The colours of which a bid has one: `orange, green or violet`.
pub fn colours(colours: Colours, lang: Lang) -> String {
    let names: Vec<_> = colours.iter().map(|it| colour(it, lang)).collect();
    list_or(lang, &names)
}

/// The name of a card: `Orange 4`.
pub fn card(card: Card, lang: Lang) -> String {
    let colour = card.colour().map_or("black", Colour::word);
    say!(
        lang,
        "fa-card",
        colour = colour,
        value = card.value().points()
    )
}

/// Cards one after another: `Orange 4, Black 6`.
pub fn cards(cards: impl IntoIterator<Item = Card>, lang: Lang) -> String {
    let names: Vec<_> = cards.into_iter().map(|it| card(it, lang)).collect();
    names.join(", ")
}

/// The name of a type of shop.
pub fn shop(shop: Shop, lang: Lang) -> String {
    say!(lang, "fa-shop", shop = shop.word())
}

/// Shops one after another, or that there are none.
pub fn shops(shops: impl IntoIterator<Item = Shop>, lang: Lang) -> String {
    let names: Vec<_> = shops.into_iter().map(|it| shop(it, lang)).collect();
    if names.is_empty() {
        say!(lang, "fa-nothing")
    } else {
        names.join(", ")
    }
}

pub(super) fn shops_on(on: Shops, lang: Lang) -> String {
    shops(on.iter(), lang)
}

/// The name of a commission, with its article.
pub fn commission(commission: Commission, lang: Lang) -> String {
    say!(lang, "fa-commission", commission = commission.word())
}

/// What an owner of towers is called in a table.
pub fn owner_label(owner: Owner, audience: &Audience) -> String {
    match owner {
        Owner::Seat(seat) => audience.label(seat),
        Owner::Asso => say!(audience.lang, "fa-asso"),
    }
}

/// The values of `$who` and `$name` for an owner of towers.
pub(super) fn owner(owner: Owner, audience: &Audience) -> (&'static str, String) {
    match owner {
        Owner::Seat(seat) => (audience.who(seat), audience.name(seat).to_owned()),
        Owner::Asso => ("other", say!(audience.lang, "fa-asso")),
    }
}

/// Who gets how many points: `You 4, Bot B 2`.
pub fn scores(points: PerSeat<u8>, audience: &Audience) -> String {
    let of_seat = |(seat, points): (Seat, &u8)| {
        let seat = audience.label(seat);
        say!(audience.lang, "fa-points-of", seat = seat, points = *points)
    };
    points.iter().map(of_seat).collect::<Vec<_>>().join(", ")
}

/// The value of `$why` in messages.
pub(super) fn why(why: Why) -> &'static str {
    match why {
        Why::Laid => "laid",
        Why::OwnLot => "own",
        Why::EmptyLots => "empty",
        Why::ForStop => "stop",
        Why::ParkFree => "free",
        Why::ParkFixed => "park",
    }
}

/// Why a seat may bid with some colours, in a few words: `empty lots`.
pub fn reason(why_permitted: Why, lang: Lang) -> String {
    say!(lang, "fa-why", why = why(why_permitted))
}
