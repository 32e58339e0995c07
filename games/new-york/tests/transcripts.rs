//! Golden games.

use new_york::NewYork;

#[test]
fn every_transcript_replays() {
    testkit::transcripts::<NewYork>("tests/transcripts");
}

#[test]
fn every_tree_has_as_many_paths_as_before() {
    testkit::counts::<NewYork>("tests/transcripts");
}
