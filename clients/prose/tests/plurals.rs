//! One card is one card: where a number stands before what is counted, one has words of its own.

use std::{collections::BTreeSet, fs, path::Path};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey},
    parser,
};
use prose::Lang;

/// What is counted, in the plural.
fn plurals(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[
            "points",
            "cards",
            "tiles",
            "towers",
            "rounds",
            "convicts",
            "items",
            "shops",
            "districts",
            "moves",
            "places",
            "seats",
            "players",
            "games",
            "actions",
            "steps",
            "buildings",
            "coins",
            "spaces",
            "enemies",
            "turns",
            "colours",
            "choices",
            "runs",
            "lots",
            "markers",
            "cubes",
            "heroes",
            "hit points",
        ],
        Lang::It => &[
            "punti",
            "carte",
            "tessere",
            "immobili",
            "galeotti",
            "oggetti",
            "scartate",
            "negozi",
            "quartieri",
            "mosse",
            "posti",
            "giocatori",
            "partite",
            "azioni",
            "passi",
            "edifici",
            "spazi",
            "nemici",
            "turni",
            "colori",
            "scelte",
            "sequenze",
            "terreni",
            "gettoni",
            "cubetti",
            "eroi",
            "danni",
            "punti vita",
        ],
    }
}

/// Verbs that look like plurals, after a name.
const NAMES: [&str; 4] = ["name", "names", "foe", "boss"];

/// Numbers that are never one, and why.
const NEVER_ONE: [(&str, &str, &str); 12] = [
    ("efny-tie", "enemies", "a choice is among several"),
    (
        "fa-special",
        "districts",
        "the rules ask for three, five or seven",
    ),
    ("fa-special-to-come", "districts", "the same"),
    ("fa-special-next", "districts", "the same"),
    ("ny-effect-points", "change", "points say whether it is one"),
    ("ny-piles-made", "piles", "a pile has nine cards at least"),
    ("several-left", "count", "of one choice nothing is said"),
    ("tc-web-too-many", "most", "a hand holds twelve"),
    ("error-seats", "max", "no game ends with one player"),
    ("error-seats-of", "max", "the same"),
    ("choose-game-entry", "max", "the same"),
    ("web-seat-range", "max", "the same"),
];

struct Search<'a> {
    lang: Lang,
    id: &'a str,
    found: BTreeSet<String>,
}

impl Search<'_> {
    /// Looks through a pattern in which the numbers in `split` are not one.
    fn walk(&mut self, pattern: &Pattern<&str>, split: &[&str]) {
        for (n, element) in pattern.elements.iter().enumerate() {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    if let Some(PatternElement::TextElement { value }) = pattern.elements.get(n + 1)
                    {
                        self.judge(id.name, value, split);
                    }
                }
                Expression::Inline(_) => {}
                Expression::Select { selector, variants } => {
                    let of = match selector {
                        InlineExpression::VariableReference { id } => Some(id.name),
                        _ => None,
                    };
                    let of = of.filter(|_| variants.iter().any(is_one));
                    for variant in variants {
                        let more: Vec<&str> = split.iter().copied().chain(of).collect();
                        self.walk(&variant.value, &more);
                    }
                }
            }
        }
    }

    fn judge(&mut self, number: &str, after: &str, split: &[&str]) {
        let is_plural = |word: &&&str| {
            let rest = after
                .strip_prefix(' ')
                .and_then(|rest| rest.strip_prefix(**word));
            rest.is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
        };
        let Some(word) = plurals(self.lang).iter().find(is_plural) else {
            return;
        };
        let never = NEVER_ONE.iter();
        let mut never = never.filter(|(id, of, _)| (*id, *of) == (self.id, number));
        let is_fine = split.contains(&number) || NAMES.contains(&number);
        if !is_fine && never.next().is_none() {
            self.found.insert(format!("{}: {number} {word}", self.id));
        }
    }
}

fn is_one(variant: &Variant<&str>) -> bool {
    match variant.key {
        VariantKey::Identifier { name } => name == "one",
        VariantKey::NumberLiteral { value } => value == "1",
    }
}

#[test]
fn one_of_anything_is_told_in_the_singular() {
    let mut counted = 0;
    for lang in Lang::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
        let files = fs::read_dir(folder.join(lang.code())).expect("each language has a folder");
        for file in files {
            let path = file.expect("the folder can be listed").path();
            let text = fs::read_to_string(&path).expect("catalogues are text");
            let resource = parser::parse(text.as_str()).expect("the file is well-formed");
            for entry in &resource.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let mut search = Search {
                    lang,
                    id: message.id.name,
                    found: BTreeSet::new(),
                };
                search.walk(message.value.as_ref().expect("a message has words"), &[]);
                counted += 1;
                assert_eq!(search.found, BTreeSet::new(), "{lang} {}", path.display());
            }
        }
    }
    assert!(counted > 1000, "{counted} messages are read");
}
