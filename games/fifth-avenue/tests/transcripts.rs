//! Golden games.

use fifth_avenue::FifthAvenue;

#[test]
fn every_transcript_replays() {
    testkit::transcripts::<FifthAvenue>("tests/transcripts");
}

#[test]
fn every_tree_has_as_many_paths_as_before() {
    testkit::counts::<FifthAvenue>("tests/transcripts");
}
