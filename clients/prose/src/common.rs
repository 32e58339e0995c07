//! Sentences of every game.

use tabletop::{Ending, OptionKind, Outcome, Seat, SetupError, Viewer};

use crate::{Audience, Lang, say};

/// `things` as one list: `a, b and c`.
pub fn list(lang: Lang, things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => say!(lang, "list", first = first.join(", "), last = last.as_str()),
    }
}

/// `things` of which one is to be chosen: `a, b or c`.
pub fn list_or(lang: Lang, things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            say!(
                lang,
                "list-or",
                first = first.join(", "),
                last = last.as_str()
            )
        }
    }
}

/// `text` as a sentence begins with it: `a convict` is `A convict` there.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(large);
    first.into_iter().chain(letters).collect()
}

/// `text` as it stands inside a sentence: `Scoring A` is `scoring A` there.
pub(crate) fn with_small_letter(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(small);
    first.into_iter().chain(letters).collect()
}

/// A letter of the languages of western Europe as a capital. The tables for all the others would
/// be a twentieth of what a browser loads first.
const fn large(letter: char) -> char {
    match letter {
        '÷' => letter,
        'à'..='þ' => (letter as u8 - 0x20) as char,
        _ => letter.to_ascii_uppercase(),
    }
}

/// The small letter of a capital.
const fn small(letter: char) -> char {
    match letter {
        '×' => letter,
        'À'..='Þ' => (letter as u8 + 0x20) as char,
        _ => letter.to_ascii_lowercase(),
    }
}

/// A change of points with its sign: `+15`, `−7`.
pub fn signed(change: i32) -> String {
    if change < 0 {
        // The sign that is as wide as a plus, and that screen readers call minus.
        format!("−{}", change.unsigned_abs())
    } else {
        format!("+{change}")
    }
}

/// How a play ended.
pub fn outcome(outcome: &Outcome, audience: &Audience) -> String {
    let lang = audience.lang;
    let standings = || outcome.standings.iter();
    let mut winners: Vec<Seat> = standings()
        .filter(|(_, standing)| standing.won)
        .map(|(seat, _)| seat)
        .collect();
    // The reader first: "You and Bot B".
    winners.sort_by_key(|seat| !audience.viewer.is(*seat));
    let names: Vec<_> = winners.iter().map(|seat| audience.label(*seat)).collect();
    let names = list(lang, &names);
    let among = |seats: &[Seat]| seats.iter().any(|seat| audience.viewer.is(*seat));
    let who = match winners.as_slice() {
        [] => "nobody",
        [_] if among(&winners) => "you",
        [_] => "other",
        _ if among(&winners) => "with-you",
        _ => "others",
    };
    let points = winners
        .first()
        .and_then(|seat| outcome.standings[*seat].score);
    match (outcome.ending, points) {
        (Ending::Contest, Some(points)) => {
            say!(
                lang,
                "won-points",
                who = who,
                names = names,
                points = points
            )
        }
        (Ending::Contest, None) => say!(lang, "won", who = who, names = names),
        (Ending::SharedVictory, _) => say!(lang, "won-together", who = who, names = names),
        (Ending::LoneVictory, _) => say!(lang, "won-alone", who = who, names = names),
        (Ending::Defeat, _) => {
            let who = match audience.viewer {
                Viewer::Seat(_) => "you",
                Viewer::Spectator => "other",
            };
            say!(lang, "defeat", who = who)
        }
    }
}

/// Why a table could not be laid.
pub fn setup_error(error: &SetupError, lang: Lang) -> String {
    match error {
        SetupError::Seats { count, min, max } => {
            say!(lang, "error-seats", count = *count, min = *min, max = *max)
        }
        SetupError::UnknownOption { key } => {
            say!(lang, "error-unknown-option", key = key.as_str())
        }
        SetupError::BadOption {
            key,
            value,
            expected,
        } => {
            let (value, expected) = (value.as_str(), possible(*expected, lang));
            say!(
                lang,
                "error-option",
                key = *key,
                value = value,
                expected = expected
            )
        }
    }
}

/// What may be written for an option.
fn possible(kind: OptionKind, lang: Lang) -> String {
    match kind {
        OptionKind::Switch => say!(lang, "option-switch"),
        OptionKind::Number { min, max, auto } => {
            let auto = if auto { "yes" } else { "no" };
            say!(lang, "option-number", min = min, max = max, auto = auto)
        }
        OptionKind::OneOf(words) => list_or(lang, &owned(words)),
        OptionKind::Order { of, or } => {
            let order = say!(lang, "option-order", words = of.join(","));
            let words: Vec<_> = owned(or).into_iter().chain([order]).collect();
            list_or(lang, &words)
        }
    }
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_begin_with_capitals_accents_and_all() {
        assert_eq!(capital("un detenuto"), "Un detenuto");
        assert_eq!(capital("è il tuo turno"), "È il tuo turno");
        assert_eq!(capital("à la carte"), "À la carte");
        assert_eq!(with_small_letter("È"), "è");
        assert_eq!(with_small_letter("Punteggio A"), "punteggio A");
        assert_eq!(
            (capital(""), capital("7 È")),
            (String::new(), "7 È".to_owned())
        );
    }

    #[test]
    fn letters_of_western_europe_change_as_unicode_says() {
        // Two small ones have no capital of one byte, the micro sign no small letter there.
        for letter in ('\0'..='ÿ').filter(|it| !"µßÿ".contains(*it)) {
            assert!(letter.to_uppercase().eq([large(letter)]), "{letter}");
            assert!(letter.to_lowercase().eq([small(letter)]), "{letter}");
        }
    }
}
