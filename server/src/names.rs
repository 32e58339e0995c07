//! What people may be called among strangers, and who could be mistaken for whom.
//!
//! A name is read by people, so it is judged by what they see: nothing that cannot be seen, no
//! pile of marks over the lines around it, and no two names at a table that look alike.

use protocol::{NAME_MAX, ONESELF};
use room::{Naming, Place};
use tabletop::Seat;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};

/// What the rooms of a server are told.
pub(crate) const NAMING: Naming = Naming { clean, is_taken };

/// So many marks may stand over or under one letter; more pile up over other lines.
const MARKS_MAX: usize = 2;

const JOINER: char = '\u{200d}';
/// Asks for the picture of a character that is also a letter or a sign.
const AS_PICTURE: char = '\u{fe0f}';
const KEYCAP: char = '\u{20e3}';

/// The name as others may see it, if they may: 1 to 40 characters that can be seen, composed, with
/// at most two marks a letter. Emoji may be joined and coloured. What looks like a word for oneself
/// is no name.
pub(crate) fn clean(name: &str) -> Option<String> {
    let name: String = name.trim().nfc().collect();
    let name = name.trim();
    let letters: Vec<char> = name.chars().take(NAME_MAX + 1).collect();
    let is_fine = !letters.is_empty() && letters.len() <= NAME_MAX;
    let is_oneself = || ONESELF.iter().any(|word| is_alike(name, word));
    (is_fine && is_visible(&letters) && !is_oneself()).then(|| name.to_owned())
}

/// Whether someone called `name` could be mistaken for who sits at `place`.
pub(crate) fn is_taken(name: &str, seat: Seat, place: &Place) -> bool {
    let is_persons = match place {
        Place::Person(person) => is_alike(name, &person.name),
        Place::Kept { name: kept, .. } => is_alike(name, kept),
        Place::Bot { .. } | Place::Open | Place::Invited { .. } => false,
    };
    // What clients call a bot, in every language; one may yet sit down or stand in there.
    is_persons || is_alike(name, &format!("Bot {seat}"))
}

/// Whether two names look alike, in any case: by the skeletons of Unicode's report on security.
fn is_alike(one: &str, other: &str) -> bool {
    let folded = |name: &str| skeleton(&name.to_lowercase());
    let drawn = |name: &str| skeleton(name).to_lowercase();
    folded(one) == folded(other) || drawn(one) == drawn(other)
}

/// What a name looks like, whatever letters it is written with. Where spaces are is hard to see.
fn skeleton(name: &str) -> String {
    let letters = unicode_security::skeleton(name);
    letters
        .filter(|letter| !letter.is_whitespace() && *letter != AS_PICTURE)
        .collect()
}

/// Whether all of it can be seen, and nothing hides another.
fn is_visible(letters: &[char]) -> bool {
    let mut marks = 0;
    for (at, letter) in letters.iter().copied().enumerate() {
        let before = at.checked_sub(1).map(|at| letters[at]);
        let after = letters.get(at + 1).copied();
        if is_mark(letter) {
            marks += 1;
            // A name that begins with a mark sits on whatever is written before it.
            if marks > MARKS_MAX || before.is_none_or(char::is_whitespace) {
                return false;
            }
            continue;
        }
        marks = 0;
        let is_fine = match letter {
            JOINER => before.is_some_and(ends_picture) && after.is_some_and(is_picture),
            AS_PICTURE => before.is_some_and(|it| is_picture(it) || is_key(it)),
            KEYCAP => before == Some(AS_PICTURE) && at > 1 && is_key(letters[at - 2]),
            ' ' => true,
            _ => !is_ignorable(letter) && is_printable(letter),
        };
        if !is_fine {
            return false;
        }
    }
    has_whole_flags(letters) && letters.iter().any(|letter| !is_blank(*letter))
}

/// Regional letters make flags in pairs.
fn has_whole_flags(letters: &[char]) -> bool {
    let mut runs = letters.split(|letter| !is_regional(*letter));
    runs.all(|run| run.len() % 2 == 0)
}

fn is_regional(letter: char) -> bool {
    matches!(letter, '\u{1f1e6}'..='\u{1f1ff}')
}

/// Whether it is a picture, alone or with what colours it.
fn is_picture(letter: char) -> bool {
    letter.is_emoji_char() && !letter.is_ascii()
}

/// Whether a picture can end with it, before it is joined to the next.
fn ends_picture(letter: char) -> bool {
    is_picture(letter) || letter == AS_PICTURE
}

fn is_key(letter: char) -> bool {
    letter.is_ascii_digit() || matches!(letter, '#' | '*')
}

fn is_mark(letter: char) -> bool {
    let category = letter.general_category();
    let is_mark = matches!(
        category,
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
    );
    is_mark && !matches!(letter, AS_PICTURE | KEYCAP) && !is_ignorable(letter)
}

/// Whether it leaves the page as white as it was.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{2800}'
}

/// Whether it is something that is printed, by its general category.
fn is_printable(letter: char) -> bool {
    !matches!(
        letter.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::SpaceSeparator
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    )
}

/// What fonts show nothing for: `Default_Ignorable_Code_Point`.
fn is_ignorable(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use host::Skill;
    use room::ids::Id;

    use super::*;

    #[test]
    fn what_people_are_called_is_accepted_in_any_script() {
        let names = [
            "Ada",
            "guest 1",
            "Ngô Bảo Châu",
            "Ольга",
            "عمر",
            "Ἀλέξανδρος",
            "दीपिका",
            "สมชาย",
            "李小龍",
            "김연아",
            "O'Neil-Ørsted",
            "🗽",
            "👩‍🚀 Ada",
            "👨‍👩‍👧‍👦",
            "👍🏽",
            "🇮🇹🇺🇸",
            "❤️",
            "🏳️‍🌈",
            "7️⃣",
        ];
        for name in names {
            assert_eq!(clean(name).as_deref(), Some(name), "{name}");
        }
        assert_eq!(clean(" A\u{30a}sa ").as_deref(), Some("Åsa"), "composed");
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        let names = [
            "",
            "  ",
            "\u{2800}",
            "\u{3164}",
            "A\u{ad}da",
            "A\u{2060}da",
            "Ada\u{fe0f}",
            "Ada\u{fe00}",
            "A\u{200d}da",
            "🗽\u{200d}",
            "🇮",
            "\u{1f3f4}\u{e0067}\u{e007f}",
            "A\u{e0041}",
            "A\u{202e}da",
            "A\u{a0}da",
            "A\nda",
            "\u{e000}",
            "A\u{34f}da",
        ];
        for name in names {
            assert_eq!(clean(name), None, "{}", name.escape_unicode());
        }
        assert_eq!(clean(&"x".repeat(NAME_MAX + 1)), None);
    }

    #[test]
    fn marks_do_not_pile_up() {
        assert!(clean("x\u{323}\u{302}").is_some());
        assert_eq!(clean("x\u{323}\u{302}\u{334}"), None);
        assert_eq!(clean("\u{301}x"), None, "it would sit on what is before");
        assert_eq!(clean("x \u{301}"), None);
    }

    #[test]
    fn names_that_look_alike_are_taken_and_a_bots_name_too() {
        let kept = |name: &str| Place::Kept {
            guest: Id::draw(&mut |bytes: &mut [u8]| bytes.fill(1)),
            name: name.to_owned(),
        };
        for (one, other) in [
            ("Ada", "ada"),
            ("Ada", "Аdа"),
            ("Paolo", "Pa\u{43e}l0"),
            ("Bill", "BiIl"),
            ("guest 1", "guest l"),
            ("guest 1", "guest1"),
            ("Åsa", "A\u{30a}sa"),
            ("❤", "❤️"),
        ] {
            assert!(is_taken(one, Seat::A, &kept(other)), "{one} and {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("guest 1", "guest 2"), ("李", "김")] {
            assert!(!is_taken(one, Seat::A, &kept(other)), "{one} and {other}");
        }
        let level = Skill::Fair;
        assert!(is_taken("bоt B", Seat::B, &Place::Bot { level }));
        assert!(!is_taken("Bot C", Seat::B, &Place::Bot { level }));
        assert!(is_taken("Bot B", Seat::B, &Place::Open), "one may yet come");
        assert!(!is_taken("Ada", Seat::A, &Place::Open));
    }
}
