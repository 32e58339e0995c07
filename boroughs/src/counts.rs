//! How often things came up in simulated games: what `boroughs simulate --report` adds.

use host::{Lab, Simulation};
use serde::Serialize;

/// One thing that the game finds worth counting.
#[derive(Debug, Serialize)]
pub(crate) struct Count {
    thing: &'static str,
    times: u64,
    /// Times in a game, fewest and most.
    fewest: Option<u64>,
    most: u64,
    /// Times it was a winner's; none for what is nobody's, such as a round.
    by_winners: Option<u64>,
}

/// Every countable thing of the game, none of which has come up yet.
pub(crate) fn none(lab: &Lab) -> Vec<Count> {
    let things = (lab.countable)().into_iter();
    let count = |thing| Count {
        thing,
        times: 0,
        fewest: None,
        most: 0,
        by_winners: None,
    };
    things.map(count).collect()
}

/// Adds what came up in `game`.
pub(crate) fn add(counts: &mut [Count], game: &Simulation) {
    for count in counts {
        let mut times = 0;
        for (seat, thing) in &game.counted {
            if *thing == count.thing {
                times += 1;
                if let Some(seat) = seat {
                    let won = game.outcome.standings[*seat].won;
                    *count.by_winners.get_or_insert(0) += u64::from(won);
                }
            }
        }
        count.times += times;
        count.fewest = Some(count.fewest.map_or(times, |fewest| fewest.min(times)));
        count.most = count.most.max(times);
    }
}

/// The rows of a table, its head first.
#[expect(clippy::cast_precision_loss, reason = "means are for reading")]
pub(crate) fn rows(counts: &[Count], games: u64) -> Vec<Vec<String>> {
    let head = [
        "counted",
        "times",
        "a game",
        "fewest",
        "most",
        "by winners",
        "a game",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let told = |words: Option<String>| words.unwrap_or_else(|| "-".to_owned());
    for count in counts {
        let mean = |times: u64| format!("{:.2}", times as f64 / games.max(1) as f64);
        rows.push(vec![
            count.thing.to_owned(),
            count.times.to_string(),
            mean(count.times),
            count.fewest.unwrap_or(0).to_string(),
            count.most.to_string(),
            told(count.by_winners.map(|times| times.to_string())),
            told(count.by_winners.map(mean)),
        ]);
    }
    rows
}
