//! Tree counts: how many decision paths there are, as data.

use std::path::Path;

use tabletop::{
    Dealer, Game, Record,
    record::{Playback, RecordError},
};

use crate::transcripts::for_each_file;

/// Checks every `*.counts` file of the folder `dir`, below the crate's root.
///
/// A file is a record (of a set-up or of the opening moves of a play), then lines `depth n count`:
/// so many different paths of `n` decisions lead on from there. Chess calls it perft; a change of
/// legality anywhere in the tree changes a number. What chance brings is fixed by the record's
/// seed, and seats that are to act together answer in the order of their letters, for law 7 says
/// that another order adds nothing. `UPDATE=1` writes the numbers anew.
///
/// # Panics
/// If a number is wrong, a file has none, or if there is no file.
pub fn counts<G: Game>(dir: impl AsRef<Path>) {
    for_each_file(dir.as_ref(), "counts", |text, update| {
        // Blanked, not dropped: the lines of the record keep their numbers.
        let blanked = text
            .lines()
            .map(|line| if is_depth(line) { "" } else { line });
        let record: Record = blanked.collect::<Vec<_>>().join("\n").parse()?;
        let mut playback = Playback::<G>::open(&record)?;
        while playback.step()?.is_some() {}
        let (state, mut dealer) = playback.into_parts();
        dealer.take_events();
        let mut lines = Vec::new();
        let mut counted = 0;
        for (n, line) in text.lines().enumerate() {
            if !is_depth(line) {
                lines.push(line.to_owned());
                continue;
            }
            let right = depth_line(&state, &dealer, line)
                .map_err(|trouble| RecordError::new(n + 1, trouble))?;
            if right != line && !update {
                let trouble = format!("the file says `{line}`, the rules say `{right}`");
                return Err(RecordError::new(n + 1, trouble));
            }
            counted += 1;
            lines.push(right);
        }
        if counted == 0 {
            return Err(RecordError::new(0, "has no line `depth n count`"));
        }
        lines.push(String::new());
        Ok(lines.join("\n"))
    });
}

fn is_depth(line: &str) -> bool {
    line.starts_with("depth ")
}

/// The line as it should be.
fn depth_line<G: Game>(state: &G, dealer: &Dealer<G::Event>, line: &str) -> Result<String, String> {
    let depth = line.split(' ').nth(1).and_then(|depth| depth.parse().ok());
    let depth: u32 = depth.ok_or("a count is `depth`, a depth and a number")?;
    Ok(format!("depth {depth} {}", paths(state, dealer, depth)))
}

/// How many paths of `depth` decisions lead on from here.
fn paths<G: Game>(state: &G, dealer: &Dealer<G::Event>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some(seat) = state.to_act().first() else {
        return 0;
    };
    let mut listed = Vec::new();
    state.legal_actions(seat, &mut listed);
    let each = listed.into_iter().map(|action| {
        let (mut state, mut dealer) = (state.clone(), dealer.clone());
        state
            .play(seat, action, &mut dealer)
            .expect("listed actions are legal");
        dealer.take_events();
        paths(&state, &dealer, depth - 1)
    });
    each.sum()
}
