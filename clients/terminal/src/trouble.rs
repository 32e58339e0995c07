//! What is wrong with a record, said to whoever has it.

use player::recorded_names;
use prose::{Audience, Lang, common, say};
use tabletop::{
    Dealer, Record, Viewer,
    record::{Playback, RecordError, Trouble},
};

use crate::{face::Face, game};

/// What is wrong with a record, in a language. With the `record` at hand a refused action is told
/// with the words its game has for that.
pub fn trouble(record: Option<&Record>, error: &RecordError, lang: Lang) -> String {
    let words = words(record, error, lang);
    match error.line {
        0 => words,
        line => say!(lang, "error-line", line = line, trouble = words),
    }
}

/// How far the rules here lead to what a record of another version of them tells: to its end, or
/// for `plies` actions, up to where they `parted`.
pub fn how_far(
    record: &Record,
    rules: u32,
    plies: u32,
    parted: Option<&RecordError>,
    lang: Lang,
) -> String {
    let from = record.rules_version;
    match parted {
        None => say!(lang, "error-same-play", from = from, to = rules),
        Some(error) => say!(
            lang,
            "error-other-play",
            from = from,
            to = rules,
            count = plies,
            trouble = trouble(Some(record), error, lang)
        ),
    }
}

fn words(record: Option<&Record>, error: &RecordError, lang: Lang) -> String {
    let said = |kind: &str, one: &str, other: &str| {
        say!(lang, "error-trouble", kind = kind, one = one, other = other)
    };
    let plain = |kind| said(kind, "", "");
    let of = |kind, one: &str| said(kind, one, "");
    match &error.trouble {
        Trouble::NoChecksum => plain("no-checksum"),
        Trouble::Checksum => plain("checksum"),
        Trouble::TooLong => plain("too-long"),
        Trouble::EndsBefore(word) => of("ends-before", word),
        Trouble::Missing(word) => of("missing", word),
        Trouble::NoGame => plain("no-game"),
        Trouble::NotANumber(text) => of("not-a-number", text),
        Trouble::Seats => plain("seats"),
        Trouble::Seed(words) => of("seed", words),
        Trouble::NoDigits => plain("no-digits"),
        Trouble::NoPly => plain("no-ply"),
        Trouble::PlyNumber(number) => of("ply-number", &number.to_string()),
        Trouble::NoSeat(seat) => of("no-seat", &seat.to_string()),
        Trouble::Foreign => plain("foreign"),
        Trouble::UnknownGame(game) => of("unknown-game", game),
        Trouble::OtherRules { record, rules } => said("other-rules", record, rules),
        Trouble::Stream(stream) => of("stream", &stream.to_string()),
        Trouble::Setup(error) => common::setup_error(error, lang),
        Trouble::Notation(words) => of("notation", words),
        Trouble::Refused {
            seat, action, rule, ..
        } => {
            let why = record.and_then(|record| refusal(record, error.line, lang));
            say!(
                lang,
                "error-refused",
                seat = seat.to_string(),
                action = action.as_str(),
                rule = *rule,
                why = why.unwrap_or_default()
            )
        }
        Trouble::Differs { record, rules } => said("differs", record, rules),
        Trouble::Rewritten { record, replay } => said("rewritten", record, replay),
        Trouble::CutOff(line) => of("cut-off", line),
        Trouble::GoesOn => plain("goes-on"),
        Trouble::LineEnds => plain("line-ends"),
        Trouble::Untold => plain("untold"),
        Trouble::Unfair(words) => of("unfair", words),
        Trouble::Other(words) => words.clone(),
    }
}

/// Why the action in `line` is refused, as whoever tried it is told.
fn refusal(record: &Record, line: usize, lang: Lang) -> Option<String> {
    let game = game::find(&record.game).ok()?;
    (game.refusal)(record, line, lang)
}

pub(crate) fn refusal_in<G: Face>(record: &Record, line: usize, lang: Lang) -> Option<String> {
    let record = Record {
        rules_version: G::INFO.rules_version,
        ..record.clone()
    };
    let mut playback = Playback::<G>::open(&record).ok()?;
    let ply = loop {
        let ply = record.plies.get(playback.ply())?;
        if ply.line == line {
            break ply;
        }
        playback.step().ok()?;
    };
    let mut dealer = Dealer::new(record.seed);
    let mut table = playback.state().clone();
    let illegal = table.play(ply.seat, ply.action.parse().ok()?, &mut dealer);
    let audience = Audience {
        lang,
        viewer: Viewer::Seat(ply.seat),
        names: recorded_names(&record, lang),
    };
    Some(G::refusal(&illegal.err()?.reason, &audience))
}
