//! Golden games.

use the_city::TheCity;

#[test]
fn every_transcript_replays() {
    testkit::transcripts::<TheCity>("tests/transcripts");
}

#[test]
fn every_tree_has_as_many_paths_as_before() {
    testkit::counts::<TheCity>("tests/transcripts");
}
