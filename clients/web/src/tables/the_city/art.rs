//! The pictures: what each card shows, and in which family of buildings it stands.

use games::the_city::{
    components::{Card, Symbol},
    scoring::Yield,
};
use leptos::prelude::*;
use prose::{Lang, say};

/// A family of buildings: its colours and its column. Families are ours, without meaning in the
/// rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    Home,
    Shop,
    Work,
    Road,
    Arts,
    Play,
    Civic,
}

impl Family {
    /// All, from left to right.
    pub(super) const ALL: [Family; 7] = [
        Family::Home,
        Family::Shop,
        Family::Work,
        Family::Road,
        Family::Arts,
        Family::Play,
        Family::Civic,
    ];

    /// Its word in the catalogue.
    const fn word(self) -> &'static str {
        match self {
            Family::Home => "home",
            Family::Shop => "shop",
            Family::Work => "work",
            Family::Road => "road",
            Family::Arts => "arts",
            Family::Play => "play",
            Family::Civic => "civic",
        }
    }

    /// The class that sets its colours.
    pub(super) fn class(self) -> String {
        format!("cf-{}", self.word())
    }

    /// Its name.
    pub(super) fn name(self, lang: Lang) -> String {
        say!(lang, "tc-web-family", family = self.word())
    }
}

/// The family of each card and its picture, a symbol of the sprite.
const PICTURES: [(Family, &[(&str, &str)]); 7] = [
    (
        Family::Home,
        &[
            ("wohnhaus", "apartments"),
            ("wohnsiedlung", "tract"),
            ("reihenhaus", "townhouse"),
            ("stadtvilla", "villa"),
        ],
    ),
    (
        Family::Shop,
        &[
            ("supermarkt", "supermarket"),
            ("restaurant", "restaurant"),
            ("einkaufspassage", "arcade"),
            ("boutique", "boutique"),
            ("kaufhaus", "store"),
            ("discounter", "outlet"),
            ("einkaufsgalerie", "galleria"),
            ("einkaufszentrum", "mall"),
        ],
    ),
    (
        Family::Work,
        &[
            ("gewerbegebiet", "works"),
            ("buerogebaeude", "office"),
            ("industriegebiet", "industry"),
            ("hochhaus", "highrise"),
            ("geschaeftszentrum", "business"),
            ("handelszentrum", "trade"),
            ("technologiepark", "tech"),
            ("kongresszentrum", "congress"),
            ("wolkenkratzer", "sky"),
        ],
    ),
    (
        Family::Road,
        &[
            ("parkplatz", "parking"),
            ("busbahnhof", "bus"),
            ("autobahnkreuz", "interchange"),
            ("autobahn", "freeway"),
            ("bruecke", "bridge"),
            ("bahnhof", "station"),
            ("flughafen", "airport"),
            ("park_and_ride", "parkride"),
            ("u_bahn", "subway"),
        ],
    ),
    (
        Family::Arts,
        &[
            ("schule", "school"),
            ("theater", "theater"),
            ("museum_mod", "modern"),
            ("forschungszentrum", "lab"),
            ("universitaet", "university"),
            ("museum", "museum"),
            ("konzerthaus", "concert"),
            ("opernhaus", "opera"),
        ],
    ),
    (
        Family::Play,
        &[
            ("stadtpark", "park"),
            ("kino", "cinema"),
            ("multiplex", "multiplex"),
            ("sportpark", "sports"),
            ("stadion", "stadium"),
            ("kasino", "casino"),
            ("freizeitpark", "theme"),
            ("denkmal", "monument"),
        ],
    ),
    (
        Family::Civic,
        &[
            ("architekt", "architect"),
            ("baukolonne", "crew"),
            ("stadtverwaltung", "municipal"),
            ("krankenhaus", "hospital"),
            ("rathaus", "townhall"),
        ],
    ),
];

/// The family of `card` and its picture.
pub(super) fn drawn(card: Card) -> (Family, &'static str) {
    let found = PICTURES.iter().find_map(|(family, cards)| {
        let (_, picture) = cards.iter().find(|(id, _)| *id == card.word())?;
        Some((*family, *picture))
    });
    found.expect("every card is drawn")
}

/// The building alone.
fn building(card: Card) -> AnyView {
    let (_, picture) = drawn(card);
    view! {
        <svg class="b" viewBox="0 0 64 64" aria-hidden="true">
            <use href=format!("#c-{picture}") />
        </svg>
    }
    .into_any()
}

/// The building before the rays of its family, with its symbols.
pub(super) fn picture(card: Card) -> AnyView {
    let (family, _) = drawn(card);
    let symbols: Vec<AnyView> = Symbol::ALL
        .into_iter()
        .flat_map(|it| (0..card.symbols(it)).map(move |_| symbol(it)))
        .collect();
    view! {
        <span class=format!("c-pic {}", family.class())>
            <svg class="ray" viewBox="0 0 100 80" preserveAspectRatio="none" aria-hidden="true">
                <path class="c-rayp" d="M50 70L-20 40V10ZM50 70L0 -30H22ZM50 70L42 -30H58Z\
                    M50 70L78 -30H100ZM50 70L120 10V40Z" />
            </svg>
            {building(card)}
            <span class="sy">{symbols}</span>
        </span>
    }
    .into_any()
}

/// The building on a small square of its family's colour.
pub(super) fn stamp(card: Card, pick: Option<String>) -> AnyView {
    let (family, _) = drawn(card);
    let class = format!("mp {}", family.class());
    view! { <span class=class data-pick=pick>{building(card)}</span> }.into_any()
}

/// One of the three symbols.
pub(super) fn symbol(symbol: Symbol) -> AnyView {
    let word = symbol.word();
    view! {
        <svg class=format!("c-ic c-{word}") aria-hidden="true">
            <use href=format!("#c-sym-{word}") />
        </svg>
    }
    .into_any()
}

/// An icon of the game: `income`, `star`, `card`.
pub(super) fn icon(name: &str) -> AnyView {
    view! {
        <svg class="c-ic" aria-hidden="true"><use href=format!("#c-{name}") /></svg>
    }
    .into_any()
}

/// A number with its icon.
pub(super) fn amount(name: &str, number: String) -> AnyView {
    view! { <span class="c-y num">{icon(name)}{number}</span> }.into_any()
}

/// Income and points, what is zero left out; `write` is how a number is written.
pub(super) fn yields(it: Yield, write: impl Fn(u16) -> String) -> AnyView {
    let income = (it.income > 0).then(|| amount("income", write(it.income)));
    let points = (it.points > 0).then(|| amount("star", write(it.points)));
    view! { {income}{points} }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPRITE: &str = include_str!("../../../art/the-city.svg");

    #[test]
    fn every_card_has_a_picture_of_its_own_that_is_in_the_sprite() {
        let mut pictures: Vec<&str> = Card::all().map(|card| drawn(card).1).collect();
        for picture in &pictures {
            let symbol = format!("<symbol id=\"c-{picture}\"");
            assert!(SPRITE.contains(&symbol), "{picture}");
        }
        let count = pictures.len();
        pictures.sort_unstable();
        pictures.dedup();
        assert_eq!(pictures.len(), count, "no two cards look alike");
    }

    #[test]
    fn no_picture_is_of_a_card_that_is_not_there() {
        for (id, _) in PICTURES.iter().flat_map(|(_, cards)| cards.iter()) {
            assert!(id.parse::<Card>().is_ok(), "{id}");
        }
    }

    #[test]
    fn every_icon_is_in_the_sprite() {
        for name in [
            "sym-car",
            "sym-cart",
            "sym-fountain",
            "income",
            "star",
            "card",
            "envelope",
        ] {
            assert!(
                SPRITE.contains(&format!("<symbol id=\"c-{name}\"")),
                "{name}"
            );
        }
    }
}
