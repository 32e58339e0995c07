//! Names on narrow cards: long words may be broken, but only between syllables.

use games::the_city::components::Card;
use prose::{Lang, Named, say};

/// Not seen, unless a line ends there.
const SOFT_HYPHEN: char = '\u{ad}';

/// The name of a card with the places where it may be broken.
pub(super) fn name(card: Card, lang: Lang) -> String {
    let breaks = say!(lang, "tc-web-breaks");
    let name = card.name(lang);
    let words: Vec<String> = name.split(' ').map(|word| broken(word, &breaks)).collect();
    words.join(" ")
}

/// `word` with soft hyphens, if it is among those of `breaks`.
fn broken(word: &str, breaks: &str) -> String {
    let small = word.to_ascii_lowercase();
    let mut known = breaks.split_whitespace();
    let Some(known) = known.find(|it| it.replace('-', "") == small) else {
        return word.to_owned();
    };
    let mut letters = word.chars();
    let each = known.chars().filter_map(|it| match it {
        '-' => Some(SOFT_HYPHEN),
        _ => letters.next(),
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_broken_where_the_catalogue_says() {
        assert_eq!(
            broken("Apartments", "audi-torium apart-ments"),
            "Apart\u{ad}ments"
        );
        assert_eq!(broken("Park", "audi-torium apart-ments"), "Park");
    }

    #[test]
    fn no_long_word_stays_whole_and_no_letter_is_lost() {
        for lang in Lang::ALL {
            for card in Card::all() {
                let name = name(card, lang);
                assert_eq!(name.replace(SOFT_HYPHEN, ""), card.name(lang));
                for word in name.split([' ', '-', '’']) {
                    let is_short = word.chars().count() < 9;
                    assert!(is_short || word.contains(SOFT_HYPHEN), "{word}");
                }
            }
        }
    }
}
