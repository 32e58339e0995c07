//! Every law is able to fail, and an honest game breaks none.

mod toy;

use tabletop::{Chance, Record, Seat, SeatCount, Seed, Viewer, record::Playback};
use testkit::{
    Breach, Laws, Tally,
    laws::{Law, law_3_refusal_changes_nothing},
    playout::FullPlay,
};

use toy::{Action, Card, Defect, Toy, ToyOptions};

/// The laws over the toy with `defect`, and each of its options.
fn laws(defect: Defect) -> Laws<Toy> {
    let usual = ToyOptions {
        defect,
        ..ToyOptions::default()
    };
    let short = ToyOptions {
        rounds: 1,
        ..usual.clone()
    };
    let without_tosses = ToyOptions {
        toss: false,
        ..usual.clone()
    };
    Laws::new()
        .options([usual, short, without_tosses])
        .games(80)
}

fn breach_of(defect: Defect) -> Breach {
    *laws(defect).run().expect_err("the defect is found")
}

/// Asserts that the defect breaks `law` and no other.
fn breaks_only(defect: Defect, law: Law) {
    let breach = breach_of(defect);
    assert_eq!(breach.broken.law, law, "{breach}");
    laws(defect).without(law).check();
}

macro_rules! each_defect_breaks_its_law {
    ($($name:ident: $defect:ident breaks $law:ident;)+) => {$(
        #[test]
        fn $name() {
            breaks_only(Defect::$defect, Law::$law);
        }
    )+};
}

each_defect_breaks_its_law! {
    an_outcome_before_the_end_breaks_law_1: EarlyOutcome breaks SomeoneActs;
    a_play_without_end_breaks_law_1: Endless breaks SomeoneActs;
    listing_what_is_refused_breaks_law_2: ListsTooMuch breaks LegalMeansPlayable;
    accepting_what_is_not_listed_breaks_law_2: ListsTooLittle breaks LegalMeansPlayable;
    listing_twice_breaks_law_2: ListsTwice breaks LegalMeansPlayable;
    a_list_that_clears_the_buffer_breaks_law_2: ListReplaces breaks LegalMeansPlayable;
    a_list_for_a_seat_that_owes_nothing_breaks_law_2: PassOutOfTurn breaks LegalMeansPlayable;
    a_refusal_that_changes_the_state_breaks_law_3: RefusalChanges breaks RefusalChangesNothing;
    a_refusal_that_draws_breaks_law_3: RefusalDraws breaks RefusalChangesNothing;
    a_refusal_that_announces_breaks_law_3: RefusalAnnounces breaks RefusalChangesNothing;
    a_card_that_vanishes_breaks_law_4: LosesACard breaks Soundness;
    chance_from_elsewhere_breaks_law_5: AmbientChance breaks Replay;
    an_event_from_elsewhere_breaks_law_5: AmbientEvent breaks Replay;
    a_draw_to_no_effect_breaks_law_5: AmbientDraw breaks Replay;
    two_actions_of_one_spelling_break_law_6: SharedSpelling breaks Notation;
    a_capital_letter_breaks_law_6: CapitalLetter breaks Notation;
    a_field_that_is_not_written_breaks_law_6: UnwrittenField breaks Notation;
    a_gain_by_answering_first_breaks_law_7: FirstAnswerLeads breaks SealedAnswers;
    a_forgetful_imagination_breaks_law_8: ForgetfulImagine breaks Imagination;
    an_unsound_imagination_breaks_law_8: UnsoundImagine breaks Imagination;
    an_imagination_from_elsewhere_breaks_law_8: AmbientImagine breaks Imagination;
    an_imagination_of_one_world_breaks_law_8: LowestImagine breaks Imagination;
    an_imagination_that_avoids_a_card_breaks_law_8: SevenlessImagine breaks Imagination;
    an_outcome_by_hidden_cards_breaks_law_8: UnseenOutcome breaks Imagination;
    a_view_that_shows_a_hand_breaks_law_9: ShownHand breaks NoLeak;
    a_view_that_shows_a_sealed_bid_breaks_law_9: ShownBid breaks NoLeak;
    a_deal_told_to_everyone_breaks_law_9: UnveiledDeal breaks NoLeak;
    a_sealed_bid_told_to_everyone_breaks_law_9: UnveiledBid breaks NoLeak;
    a_draw_told_to_everyone_breaks_law_9: UnveiledDraw breaks NoLeak;
    a_log_line_that_sums_hidden_cards_breaks_law_9: HandSum breaks NoLeak;
    a_draw_told_otherwise_than_seen_breaks_law_9: ToldDepth breaks NoLeak;
    a_refusal_that_tells_breaks_law_9: TellingRefusal breaks NoLeak;
    ranks_without_a_gap_after_a_tie_break_law_10: DenseRanks breaks Outcome;
    a_last_one_who_wins_breaks_law_10: LastWins breaks Outcome;
    ranks_against_the_score_break_law_10: FewestFirst breaks Outcome;
}

#[test]
fn a_seat_without_a_choice_breaks_law_1() {
    let breach = breach_of(Defect::DeadEnd);
    assert_eq!(breach.broken.law, Law::SomeoneActs);
}

#[test]
fn a_list_that_hangs_on_hidden_cards_breaks_law_8_and_law_9() {
    for law in [Law::Imagination, Law::NoLeak] {
        let found = laws(Defect::PeekingLegality).only([law]).run();
        assert_eq!(found.expect_err("the defect is found").broken.law, law);
    }
}

#[test]
fn an_option_that_is_misspelt_breaks_law_5_and_law_6() {
    for law in [Law::Replay, Law::Notation] {
        let found = laws(Defect::MisspeltOption).only([law]).run();
        assert_eq!(found.expect_err("the defect is found").broken.law, law);
    }
}

#[test]
fn an_honest_game_breaks_no_law_and_every_law_is_asked() {
    let tally = laws(Defect::None).games(2_000).run();
    let Tally { games, asked, .. } = tally.unwrap_or_else(|breach| panic!("{breach}"));
    // Three seat counts, three sets of options; LAWS_GAMES may ask for other numbers of games.
    assert!(games > 0 && games % 9 == 0, "{games}");
    assert!(asked.iter().all(|times| *times >= games), "{asked:?}");
}

/// The toy with everything dealt anew that its rules hide from `viewer`.
fn redealt(toy: &Toy, viewer: Viewer, chance: &mut Chance) -> Toy {
    Toy::imagined(&toy.by_the_book(viewer), chance)
}

#[test]
fn a_secret_that_view_and_event_both_tell_is_found_only_with_the_book() {
    laws(Defect::OpenHands).check();
    let by_the_book = laws(Defect::OpenHands).hidden_by_the_book(redealt);
    let breach = by_the_book.run().expect_err("the book objects");
    assert!(
        breach.broken.what.contains("what the book hides"),
        "{breach}"
    );
}

#[test]
fn an_honest_game_agrees_with_its_book() {
    laws(Defect::None).hidden_by_the_book(redealt).check();
}

#[test]
fn a_list_may_be_incomplete_where_the_game_says_so() {
    let laws = laws(Defect::ListsTooLittle);
    laws.may_be_unlisted(|_, _, action| *action == Action::Pass)
        .check();
}

#[test]
fn a_panic_of_the_rules_is_told_with_the_play_that_led_to_it() {
    let breach = breach_of(Defect::Panics);
    assert!(breach.broken.what.contains("`toss 7`"), "{breach}");
    assert!(breach.broken.what.contains("seven is cursed"), "{breach}");
    assert_eq!(plies_replayed(&breach), breach.ply);
}

#[test]
fn a_breach_prints_a_record_that_replays() {
    let breach = breach_of(Defect::LosesACard);
    let text = breach.to_string();
    for part in [
        "law 4, soundness",
        "game toy",
        "seats",
        "options `rounds=",
        "seed",
    ] {
        assert!(text.contains(part), "{part} is missing: {text}");
    }
    assert_eq!(plies_replayed(&breach), breach.ply);
}

fn plies_replayed(breach: &Breach) -> usize {
    let text = breach.record.as_ref().expect("the breach is in a play");
    let record: Record = text.parse().expect("the text is a record");
    let mut playback = Playback::<Toy>::open(&record).expect("the table is laid again");
    while playback.step().expect("the record replays").is_some() {}
    playback.ply()
}

#[test]
fn every_single_option_is_tried_unless_the_game_says_otherwise() {
    // Among the options of the toy are its defects.
    let breach = Laws::<Toy>::new().games(20).run();
    let options = breach.expect_err("some defect is found").options;
    assert!(!options.contains("defect=none"), "{options}");
}

#[test]
fn the_same_breach_is_found_every_time() {
    assert_eq!(
        breach_of(Defect::TellingRefusal),
        breach_of(Defect::TellingRefusal)
    );
}

#[test]
fn a_law_can_be_asked_of_one_position() {
    let options = ToyOptions {
        defect: Defect::RefusalDraws,
        ..ToyOptions::default()
    };
    let seats = SeatCount::new(2).unwrap();
    let play = FullPlay::<Toy>::open(&options, seats, Seed::number(1)).unwrap();
    let refused = law_3_refusal_changes_nothing(play.now(), Seat::A, Action::Toss(Card(0)));
    assert_eq!(refused.unwrap_err().law, Law::RefusalChangesNothing);
}
