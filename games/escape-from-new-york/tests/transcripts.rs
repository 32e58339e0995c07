//! Golden games.

use escape_from_new_york::Escape;

#[test]
fn every_transcript_replays() {
    testkit::transcripts::<Escape>("tests/transcripts");
}
