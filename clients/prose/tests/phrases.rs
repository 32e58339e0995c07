//! What was once said wrongly, in catalogues, rules and cards, is said as it is meant and does not
//! come back.

use std::{fs, path::Path};

use tabletop::{Game, Info};

/// A text, and what was said wrongly in it.
struct Text {
    /// Its path from the root of the tree.
    path: &'static str,
    /// What stands there nowhere.
    wrong: &'static [&'static str],
    /// What stands there.
    right: &'static [&'static str],
}

const TEXTS: &[Text] = &[
    // Streets are no contest: everyone scores the own one.
    Text {
        path: "games/new-york/RULES.md",
        wrong: &["whose longest street"],
        right: &["everyone scores the own longest street"],
    },
    // A calculation is made, not held.
    Text {
        path: "games/new-york/RULES.it.md",
        wrong: &[
            "chi ha la strada più lunga",
            "C si tiene",
            "non si tiene",
            "Il diario",
        ],
        right: &[
            "C si fa alla fine della partita",
            "non si fa.",
            "La cronaca racconta",
        ],
    },
    // Covered cards lie under another one, face up; those that lie face down are the deck.
    Text {
        path: "games/new-york-new-york/RULES.it.md",
        wrong: &[
            "guardare le carte coperte",
            "| carte coperte |",
            "Il diario",
        ],
        right: &["carte nascoste", "La cronaca racconta"],
    },
    Text {
        path: "clients/prose/locales/it/web.ftl",
        wrong: &[
            "in cima a { $depth }",
            "verbale",
            "Nulla lascia",
            "viene apparecchiato",
            "Il seme era",
            "Partite tenute",
        ],
        right: &[
            "in cima a una pila di { $depth } carte",
            "Il seme casuale",
            "Scarica la registrazione",
        ],
    },
    Text {
        path: "clients/prose/locales/it/new-york.ftl",
        wrong: &["a lato", "Dalla a Dirk", "Prendi { $worth }", "Banca { "],
        right: &[
            "1 per lato",
            "Per Dirk non ci sono tessere.",
            "ny-verb-dirk = Regala a Dirk",
            "ny-verb-take = Riscuoti { $worth }",
            "[blue] banca blu",
        ],
    },
    Text {
        path: "clients/prose/locales/en/new-york.ftl",
        wrong: &["{ ny-kinds } { $change }"],
        right: &["ny-dirk-drew-none = "],
    },
    Text {
        path: "games/the-city/cards.csv",
        wrong: &[",Casino,1"],
        right: &["Casinò"],
    },
    Text {
        path: "clients/prose/locales/it/the-city.ftl",
        wrong: &[
            "rendit",
            "Tutti sanno di ",
            "solo uno",
            "uno solo",
            "Costruisci l’architetto",
            "Costruisci Architetto",
            "riceve { $count } carte.",
        ],
        right: &["entrate", "max 1 per città"],
    },
    Text {
        path: "games/fifth-avenue/RULES.it.md",
        wrong: &[
            "in media da",
            "in quanto mai",
            "quartiere calcolato",
            "la chiusura finisce la partita",
            "G 5, B 6",
            "casa di moda",
            "Il diario",
        ],
        right: &["La cronaca racconta"],
    },
    Text {
        path: "clients/prose/locales/it/fifth-avenue.ftl",
        wrong: &[
            "è a Partenza",
            "in Partenza",
            "in Central Park",
            "tornano i gettoni:",
            "vale il terreno",
            "vincendo",
            "mmobile in { $place }",
            "cantieri in { $place }",
            "In { $place } non",
            "fa-special-next = { $districts }",
            "per chi è in { $districts }",
            "in { $marks }",
            "di { $place }",
            "conta { $place }",
            "vince { $place }",
            "Fine ora",
        ],
        right: &[
            "nella { fa-place }",
            "*[other] della { fa-place }",
            "fa-special-next = almeno { $districts } quartieri",
            "per chi è in almeno { $districts } quartieri",
            "web-fa-verb-stop = Chiudi i cantieri",
        ],
    },
    Text {
        path: "clients/prose/locales/en/fifth-avenue.ftl",
        wrong: &[
            "for towers in { $districts }",
            "fa-special-next = { $districts }",
        ],
        right: &[
            "for towers in at least { $districts } districts",
            "fa-special-next = at least { $districts } districts",
        ],
    },
    // One word for what a weapon holds.
    Text {
        path: "clients/prose/locales/it/escape-from-new-york.ftl",
        // A tile that is named “nothing here” lies beside a manhole.
        wrong: &["} colpi", "1 colpo", "colpi {", "[po2] qui"],
        right: &[
            "munizioni { $done }",
            "munizioni { $count }",
            "[po2] «qui non c’è niente»",
        ],
    },
    Text {
        path: "clients/prose/locales/en/escape-from-new-york.ftl",
        wrong: &["} rounds", "1 round", "rounds {", "[po2] nothing"],
        right: &["ammunition { $done }", "ammunition { $count }"],
    },
    Text {
        path: "NOTICE.md",
        wrong: &["New York, New York", "not named in the rules"],
        right: &["| New York | Dirk Henn | Queen Games |"],
    },
];

#[test]
fn what_was_said_wrongly_does_not_come_back() {
    for text in TEXTS {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let words = fs::read_to_string(root.join(text.path)).expect("the text is there");
        for wrong in text.wrong {
            assert!(!words.contains(wrong), "{}: {wrong}", text.path);
        }
        for right in text.right {
            assert!(words.contains(right), "{}: {right} is missing", text.path);
        }
    }
}

#[test]
fn every_lot_of_a_building_is_named() {
    // Who builds and where: the lot stands beside the place.
    for lang in ["en", "it"] {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let path = root.join(format!("locales/{lang}/fifth-avenue.ftl"));
        let words = fs::read_to_string(path).expect("the catalogue is there");
        let line = words
            .lines()
            .find(|line| line.starts_with("fa-place-lot = "));
        let line = line.expect("a place is named with its lot");
        assert!(
            line.contains("{ $place }") && line.contains("{ $colour }"),
            "{line}"
        );
    }
}

/// What the notice says of designers and publishers is what every program says.
#[test]
fn the_notice_credits_each_game_as_its_programs_do() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let notice = fs::read_to_string(root.join("NOTICE.md")).expect("the notice is there");
    for info in games::each!(info) {
        let begins = format!("| {}", info.title);
        let rows = notice.lines().filter(|line| line.starts_with(&begins));
        let said = |line: &&str| line.contains(info.designer) && line.contains(info.publisher);
        let row = rows.into_iter().find(said);
        let row = row.unwrap_or_else(|| panic!("{}: designer, publisher", info.title));
        let year = row.split_once(&format!("{}, ", info.publisher));
        let year = year.and_then(|(_, rest)| rest.get(..4)?.parse().ok());
        assert!(year.is_none() || year == info.year, "{row}");
    }
}

fn info<G: Game>() -> Info {
    G::INFO
}
