//! Golden games. `UPDATE=1 cargo test` rewrites what they check; the difference is the review.

use new_york_new_york::NewYorkNewYork;

#[test]
fn every_golden_game_replays() {
    testkit::transcripts::<NewYorkNewYork>("tests/transcripts");
}

#[test]
fn the_decision_tree_has_as_many_paths_as_it_had() {
    testkit::counts::<NewYorkNewYork>("tests/transcripts");
}
