//! One word for one thing: what a rule calls a thing or a deed, the clients call so too. The words
//! that lost stand nowhere, neither in the catalogues nor in the rules.

use std::{fs, path::Path};

use prose::Lang;

/// A word that lost, with what is said in place of it.
struct Lost {
    game: &'static str,
    lang: Lang,
    /// How the ids of the game's messages begin.
    ids: &'static [&'static str],
    words: &'static [&'static str],
    instead: &'static str,
}

const NYNY: &[&str] = &["nyny-", "web-nyny-"];
const NY: &[&str] = &["ny-", "web-ny-"];

const TC: &[&str] = &["tc-", "web-tc-"];
const FA: &[&str] = &["fa-", "web-fa-"];
const EFNY: &[&str] = &["efny-", "web-fu-"];

const LOST: [Lost; 15] = [
    lost(
        "new-york-new-york",
        Lang::En,
        NYNY,
        &["lay", "lays", "laying"],
        "play",
    ),
    lost(
        "new-york-new-york",
        Lang::En,
        NYNY,
        &["section", "sections"],
        "position",
    ),
    lost(
        "new-york-new-york",
        Lang::It,
        NYNY,
        &["posa", "posi", "posare", "posato", "posata"],
        "giocare",
    ),
    lost("new-york-new-york", Lang::It, NYNY, &["skyline"], "veduta"),
    lost(
        "new-york-new-york",
        Lang::It,
        NYNY,
        &["sezione", "sezioni"],
        "posizione",
    ),
    lost(
        "new-york",
        Lang::En,
        NY,
        &["rebuild", "rebuilds", "market"],
        "redevelop, depot",
    ),
    lost(
        "new-york",
        Lang::It,
        NY,
        &["mercato", "ricostruisci", "diario"],
        "deposito, sviluppare, cronaca",
    ),
    lost("the-city", Lang::En, TC, &["revenue", "proceeds"], "income"),
    lost(
        "the-city",
        Lang::It,
        TC,
        &["rendita", "rendite", "diario"],
        "entrate, cronaca",
    ),
    lost(
        "fifth-avenue",
        Lang::En,
        FA,
        &["skyscraper", "skyscrapers"],
        "tower",
    ),
    lost(
        "fifth-avenue",
        Lang::It,
        FA,
        &["torre", "torri", "grattacielo", "diario"],
        "immobile, cronaca",
    ),
    lost(
        "escape-from-new-york",
        Lang::En,
        EFNY,
        &["rounds", "bullets", "prisoner", "prisoners"],
        "ammunition, convict",
    ),
    lost(
        "escape-from-new-york",
        Lang::It,
        EFNY,
        &[
            "detenuto",
            "detenuti",
            "gittata",
            "imbroglia",
            "imbrogliare",
            "proiettili",
        ],
        "galeotto, portata, raggirare, munizioni",
    ),
    lost(
        "new-york",
        Lang::It,
        NY,
        &["incassa", "incassi"],
        "riscuotere",
    ),
    lost("new-york-new-york", Lang::It, NYNY, &["diario"], "cronaca"),
];

const fn lost(
    game: &'static str,
    lang: Lang,
    ids: &'static [&'static str],
    words: &'static [&'static str],
    instead: &'static str,
) -> Lost {
    Lost {
        game,
        lang,
        ids,
        words,
        instead,
    }
}

fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The texts of a game's messages, without their ids and what is put in.
fn messages(lost: &Lost) -> String {
    let own = format!("locales/{}/{}.ftl", lost.lang, lost.game);
    let files = [own, format!("locales/{}/web.ftl", lost.lang)].map(read);
    let mut is_own = false;
    let mut texts = String::new();
    for line in files.iter().flat_map(|file| file.lines()) {
        let begins = line.starts_with(|letter: char| letter.is_ascii_alphabetic());
        let text = match line.split_once('=') {
            Some((id, text)) if begins => {
                is_own = lost.ids.iter().any(|prefix| id.starts_with(prefix));
                text
            }
            _ => line,
        };
        if is_own && !line.starts_with('#') {
            texts += &without_variables(text);
            texts.push('\n');
        }
    }
    texts
}

/// The words of a message: what stands in braces or names a variant is no word.
fn without_variables(text: &str) -> String {
    let mut depth = 0;
    let mut words = String::new();
    for letter in text.chars() {
        match letter {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            _ if depth <= 0 => words.push(letter),
            _ => {}
        }
    }
    words
}

/// The words of the rules, without tables and without what the brackets say of the book.
fn rules(lost: &Lost) -> String {
    let name = match lost.lang {
        Lang::En => "RULES.md",
        Lang::It => "RULES.it.md",
    };
    let text = read(format!("../../games/{}/{name}", lost.game));
    let rules = text.lines().filter(|line| line.starts_with("- **"));
    rules.collect::<Vec<_>>().join("\n")
}

fn has(text: &str, word: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.into_iter().any(|it| it.to_lowercase() == word)
}

#[test]
fn the_words_that_lost_are_said_nowhere() {
    for lost in &LOST {
        for (place, text) in [("messages", messages(lost)), ("rules", rules(lost))] {
            assert!(
                text.lines().count() > 10,
                "the {place} of {} are read",
                lost.game
            );
            for word in lost.words {
                let instead = lost.instead;
                assert!(
                    !has(&text, word),
                    "{} {} {place}: {word}, where {instead} is the word",
                    lost.game,
                    lost.lang
                );
            }
        }
    }
}

#[test]
fn the_words_that_won_are_found_by_the_same_search() {
    for (lost, words) in LOST.iter().zip([
        &["play", "plays"][..],
        &["position"],
        &["gioca", "giochi"],
        &["veduta"],
        &["posizione"],
        &["redevelop", "depot"],
        &["deposito"],
        &["income"],
        &["entrate"],
        &["tower", "towers"],
        &["immobile", "immobili"],
        &["ammunition", "convict"],
        &["munizioni", "galeotto", "portata", "raggira"],
        &["riscuoti", "regala"],
        &["veduta"],
    ]) {
        for word in words {
            assert!(has(&messages(lost), word), "{} {word}", lost.game);
        }
    }
}

/// What is made three times is a *calcolo*; the book's other word for it, *punteggio*, is what
/// somebody has, and names the cards.
#[test]
fn a_scoring_of_new_york_has_one_name_in_italian() {
    let [ny] = [lost(
        "new-york",
        Lang::It,
        NY,
        &["punteggio", "punteggi"],
        "calcolo",
    )];
    let (messages, rules) = (messages(&ny), rules(&ny));
    for word in ny.words {
        assert!(!has(&messages, word), "{word}, where calcolo is the word");
    }
    assert!(has(&messages, ny.instead) && has(&rules, ny.instead));
    for scoring in ["A", "B", "C"] {
        for wrong in ["Punteggio", "punteggio"].map(|word| format!("{word} {scoring}")) {
            assert!(
                !rules.contains(&wrong),
                "{wrong}, where calcolo is the word"
            );
        }
    }
}
