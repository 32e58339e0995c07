//! Law 6: what is written down is read back equal.

use std::fmt::Debug;

use tabletop::{Game, Options, Viewer, Wire, notation::NOTATION_MAX};

use super::{Law, LawResult, ensure, judge};
use crate::playout::PlayPosition;

/// Law 6: each listed action is read back from its notation, and no two of a seat look alike.
pub fn law_6_notation<G: Game>(at: &PlayPosition<G>) -> LawResult {
    judge(Law::Notation, || {
        for seat in at.state.to_act() {
            let mut spellings = Vec::new();
            let mut listed = at.listed(seat);
            // One action listed twice is a matter of law 2.
            listed.sort_unstable();
            listed.dedup();
            for action in listed {
                let text = action.to_string();
                well_formed(&text)?;
                match text.parse::<G::Action>() {
                    Ok(read) if read == action => {}
                    Ok(read) => return Err(format!("`{text}` is {action:?}, read as {read:?}")),
                    Err(error) => return Err(format!("{action:?} is not read back: {error}")),
                }
                spellings.push(text);
            }
            spellings.sort_unstable();
            if let Some([twin, ..]) = spellings.windows(2).find(|pair| pair[0] == pair[1]) {
                return Err(format!("{seat} has two actions spelt `{twin}`"));
            }
        }
        Ok(())
    })
}

/// Lower-case words and numbers, single spaces between, not too long.
fn well_formed(text: &str) -> Result<(), String> {
    let words = !text.is_empty() && text.split(' ').all(|word| !word.is_empty());
    let letters = text
        .chars()
        .all(|it| !it.is_control() && !it.is_uppercase());
    ensure!(
        words && letters && text.len() <= NOTATION_MAX,
        "`{}` is not lower-case words with single spaces",
        text.escape_debug()
    );
    Ok(())
}

/// Law 6 for options: their line and their serialised form are read back equal, and setting what
/// `get` gave changes nothing.
pub fn law_6_options<O: Options>(options: &O) -> LawResult {
    judge(Law::Notation, || {
        let line = options.line();
        let read = O::of_line(&line).map_err(|error| format!("options `{line}`: {error}"))?;
        ensure!(
            read == *options,
            "options `{line}` are {options:?}, read as {read:?}"
        );
        for spec in O::OPTIONS {
            let (mut again, value) = (options.clone(), options.get(spec.key));
            let set = again.set(spec.key, &value);
            set.map_err(|error| format!("`{}={value}`: {error}", spec.key))?;
            ensure!(
                again == *options,
                "`{}={value}` changed the options",
                spec.key
            );
        }
        survives("the options", options)
    })
}

/// Law 6 for all that travels: state, every view, `events` as every viewer hears them, `refusals`
/// and the outcome survive being written as JSON.
pub fn law_6_serialisation<G: Game>(
    at: &PlayPosition<G>,
    events: &[G::Event],
    refusals: &[G::Refusal],
) -> LawResult {
    judge(Law::Notation, || {
        survives("the state", &at.state)?;
        for viewer in Viewer::all(at.seats) {
            survives("a view", &at.state.view(viewer))?;
            for event in events {
                survives("an event", &G::veil(event, viewer))?;
            }
        }
        for refusal in refusals {
            survives("a refusal", refusal)?;
        }
        at.state
            .outcome()
            .map_or(Ok(()), |outcome| survives("the outcome", &outcome))
    })
}

fn survives<T: Wire + Eq + Debug>(what: &str, thing: &T) -> Result<(), String> {
    let text = serde_json::to_string(thing).map_err(|error| format!("{what}: {error}"))?;
    let read: T =
        serde_json::from_str(&text).map_err(|error| format!("{what}: {error}: {text}"))?;
    ensure!(
        read == *thing,
        "{what} does not survive\n  was: {thing:?}\n  written: {text}\n  read: {read:?}"
    );
    Ok(())
}
