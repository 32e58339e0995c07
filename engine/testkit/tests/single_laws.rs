//! Laws asked of single positions and options, where one clause alone can object.

mod toy;

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Game, OptionKind, OptionSpec, Options, Seat, SeatCount, Seed, SetupError};
use testkit::{
    laws::{
        Law, LawResult, law_1_someone_acts, law_6_options, law_9_other_answer, law_9_other_draws,
        law_10_outcome,
    },
    playout::{FullPlay, PlayPosition, random_play},
};

use toy::{Action, Defect, Toy, ToyOptions};

fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).expect("a table has so many seats")
}

fn options(defect: Defect) -> ToyOptions {
    ToyOptions {
        defect,
        ..ToyOptions::default()
    }
}

fn opened(defect: Defect) -> FullPlay<Toy> {
    FullPlay::open(&options(defect), seats(3), Seed::number(1)).expect("the table is laid")
}

/// The position at a table said to have fewer seats than it has.
fn with_a_seat_too_few(at: &PlayPosition<Toy>) -> PlayPosition<Toy> {
    PlayPosition {
        seats: seats(at.seats.get() - 1),
        ..at.clone()
    }
}

#[track_caller]
fn objects(verdict: LawResult, law: Law, what: &str) {
    let broken = verdict.expect_err("the law objects");
    assert_eq!(broken.law, law);
    assert!(broken.what.contains(what), "{broken}");
}

#[test]
fn a_seat_that_the_table_does_not_have_must_not_act() {
    let play = opened(Defect::None);
    assert_eq!(law_1_someone_acts(play.now()), Ok(()));
    let fewer = with_a_seat_too_few(play.now());
    let verdict = law_1_someone_acts(&fewer);
    objects(verdict, Law::SomeoneActs, "at a table of 2");
}

#[test]
fn an_outcome_has_the_seats_of_its_table() {
    let play = random_play::<Toy>(&options(Defect::None), seats(3), Seed::number(1))
        .expect("the table is laid");
    assert_eq!(law_10_outcome(play.now()), Ok(()));
    let fewer = with_a_seat_too_few(play.now());
    objects(
        law_10_outcome(&fewer),
        Law::Outcome,
        "the table had 2 seats",
    );
}

/// What law 9 says to A of two bids of B.
fn two_bids_of_b(defect: Defect) -> LawResult {
    let play = opened(defect);
    let listed = play.now().listed(Seat::B);
    law_9_other_answer(play.now(), Seat::A.into(), Seat::B, [listed[0], listed[1]])
}

#[test]
fn two_sealed_answers_must_look_and_sound_alike() {
    assert_eq!(two_bids_of_b(Defect::None), Ok(()));
    let sees = "A is told no difference but sees one";
    objects(two_bids_of_b(Defect::ShownBid), Law::NoLeak, sees);
    let hears = "A sees no difference but is told one";
    objects(two_bids_of_b(Defect::UnveiledBid), Law::NoLeak, hears);
}

/// What law 9 says of some pairs of draws at the first turn.
fn two_draws(defect: Defect) -> LawResult {
    let mut play = opened(defect);
    while play.now().state.to_act().len() > 1 || play.moves.len() < 3 {
        let seat = play.now().state.to_act().first().expect("the play goes on");
        let bid = play.now().listed(seat)[0];
        play.step(seat, bid).expect("it is listed");
    }
    let seat = play.now().state.to_act().first().expect("the play goes on");
    let mut chance = Chance::new(Seed::number(1));
    (0..20).try_for_each(|_| law_9_other_draws(play.now(), seat, Action::Draw, &mut chance))
}

#[test]
fn two_draws_must_look_and_sound_alike() {
    assert_eq!(two_draws(Defect::None), Ok(()));
    let hears = "sees no difference but is told one";
    objects(two_draws(Defect::UnveiledDraw), Law::NoLeak, hears);
    let sees = "is told no difference but sees one";
    objects(two_draws(Defect::ShownHand), Law::NoLeak, sees);
}

/// Two switches. The first is never written down as data; what else is wrong says the letter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Switches<const FAULT: char> {
    #[serde(skip)]
    first: bool,
    second: bool,
}

const NO_FAULT: char = '-';
/// A line is read as the default.
const READS_NOTHING: char = 'r';
/// Setting the first switch turns the second off.
const SETS_TOO_MUCH: char = 's';

const fn switch(key: &'static str) -> OptionSpec {
    let kind = OptionKind::Switch;
    OptionSpec { key, kind }
}

impl<const FAULT: char> Options for Switches<FAULT> {
    const OPTIONS: &'static [OptionSpec] = &[switch("first"), switch("second")];

    fn get(&self, key: &str) -> String {
        let is_on = match key {
            "first" => self.first,
            _ => self.second,
        };
        if is_on { "yes" } else { "no" }.to_owned()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        if FAULT == READS_NOTHING && *self == Self::default() {
            return Ok(());
        }
        let is_on = switch("either").read_switch(value)?;
        if key == "first" {
            self.first = is_on;
            self.second &= FAULT != SETS_TOO_MUCH;
        } else {
            self.second = is_on;
        }
        Ok(())
    }
}

/// What law 6 says of two switches, the first as told and the second on.
fn judged<const FAULT: char>(first: bool) -> LawResult {
    let second = true;
    law_6_options(&Switches::<FAULT> { first, second })
}

#[test]
fn options_are_read_from_their_line_set_as_given_and_written_as_data() {
    assert_eq!(judged::<NO_FAULT>(false), Ok(()));
    objects(judged::<READS_NOTHING>(false), Law::Notation, "read as");
    objects(
        judged::<SETS_TOO_MUCH>(false),
        Law::Notation,
        "changed the options",
    );
    objects(judged::<NO_FAULT>(true), Law::Notation, "does not survive");
}
