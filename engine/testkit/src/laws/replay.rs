//! Law 5: the same play again.

use tabletop::{Game, Record, record::Playback};

use super::{Law, LawResult, ensure, judge};
use crate::playout::FullPlay;

/// Law 5: options, seats, seed and actions lead through the same states with the same events and
/// the same chance left over.
///
/// In this process only. Golden transcripts, recorded once and replayed by every later build,
/// say the same of other processes and machines.
pub fn law_5_replay<G: Game>(play: &FullPlay<G>) -> LawResult {
    judge(Law::Replay, || {
        let again = FullPlay::<G>::open(&play.options, play.seats(), play.seed);
        let mut again = again.map_err(|error| format!("the second set-up: {error}"))?;
        same_so_far(play, &again)?;
        for (seat, action) in &play.moves {
            let stepped = again.step(*seat, *action);
            stepped.map_err(|why| format!("{seat} `{action}` was refused again: {why}"))?;
            same_so_far(play, &again)?;
        }
        Ok(())
    })
}

fn same_so_far<G: Game>(first: &FullPlay<G>, again: &FullPlay<G>) -> Result<(), String> {
    let at = again.moves.len();
    let (then, now) = (&first.positions[at], again.now());
    ensure!(
        then.state == now.state,
        "after ply {at} the states differ\n  first: {}\n  again: {}",
        then.state,
        now.state
    );
    ensure!(
        first.events[at] == again.events[at],
        "the events of ply {at} differ\n  first: {:?}\n  again: {:?}",
        first.events[at],
        again.events[at]
    );
    let (then, now) = (then.dealer.drawn(), now.dealer.drawn());
    ensure!(
        then == now,
        "after ply {at} {then} words were drawn, then {now}"
    );
    Ok(())
}

/// Law 5 by way of the written record: printed with its checksums, parsed, played back.
pub fn law_5_replay_from_text<G: Game>(play: &FullPlay<G>) -> LawResult {
    judge(Law::Replay, || {
        let record = play.record(play.moves.len());
        let text = record.to_text();
        let read: Record = text
            .parse()
            .map_err(|error| format!("the record: {error}"))?;
        ensure!(
            read.to_text() == text,
            "the record is not read back as it was written"
        );
        let mut playback = Playback::<G>::open(&read).map_err(|error| error.to_string())?;
        while playback
            .step()
            .map_err(|error| error.to_string())?
            .is_some()
        {}
        let (reached, first) = (playback.state(), &play.now().state);
        ensure!(
            reached == first,
            "the record leads elsewhere\n  first: {first}\n  again: {reached}"
        );
        Ok(())
    })
}
