//! A game small enough to be read, written down and played again.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Dealer, Game, Illegal, Info, NoOptions, NotationError, Outcome, PerSeat, Record, Seat,
    SeatCount, Seats, SetupError, Viewer, Words,
    record::{Playback, RecordError},
};

/// Two seats roll a die in turn; the higher roll wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct HighRoll {
    rolls: PerSeat<u32>,
    turn: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Roll;

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("roll")
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text, "`roll`")?;
        words.expect("roll")?;
        words.end(Roll)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct NotYourTurn;

impl fmt::Display for HighRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "turn {}", self.turn)
    }
}

impl Game for HighRoll {
    const INFO: Info = Info {
        id: "high-roll",
        title: "High Roll",
        designer: "tradition",
        publisher: "ours",
        year: None,
        minutes: 5,
        seats_min: 2,
        seats_max: 2,
        rules_version: 1,
        told_format: 1,
        compatible: &[],
        plies_max: 2,
    };
    type Options = NoOptions;
    type Action = Roll;
    type View = HighRoll;
    type Event = u32;
    type Refusal = NotYourTurn;

    fn set_up(_: &NoOptions, seats: SeatCount, _: &mut Dealer<u32>) -> Result<Self, SetupError> {
        SetupError::check_seats(&Self::INFO, seats)?;
        Ok(HighRoll {
            rolls: PerSeat::new(seats),
            turn: 0,
        })
    }

    fn to_act(&self) -> Seats {
        if self.turn < 2 {
            Seats::only(Seat::new(self.turn))
        } else {
            Seats::EMPTY
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Roll>) {
        out.extend(self.to_act().contains(seat).then_some(Roll));
    }

    fn play(
        &mut self,
        seat: Seat,
        _: Roll,
        dealer: &mut Dealer<u32>,
    ) -> Result<(), Illegal<NotYourTurn>> {
        if !self.to_act().contains(seat) {
            return Err(Illegal::new("HR-01", NotYourTurn));
        }
        self.rolls[seat] = dealer.roll(6);
        self.turn += 1;
        dealer.announce(self.rolls[seat]);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = self.rolls.map(|roll| roll.cast_signed());
        self.to_act().is_empty().then(|| Outcome::by_score(&points))
    }

    fn view(&self, _: Viewer) -> HighRoll {
        self.clone()
    }

    fn veil(event: &u32, _: Viewer) -> u32 {
        *event
    }

    fn imagine(view: &HighRoll, _: &mut Chance) -> Self {
        view.clone()
    }

    fn assert_sound(&self) {
        assert!(self.turn <= 2);
    }
}

// Seed 42 rolls a one and a three: see the test vectors of chance.
const RECORD: &str = "\
game high-roll 1
stream 1
options
seats 2
seed 42
  = turn 0
1 A roll
  = turn 1
2 B roll
  = turn 2
end contest: A 2 lost 1, B 1 won 3
";

fn record(right: &str, wrong: &str) -> Record {
    RECORD
        .replace(right, wrong)
        .parse()
        .expect("the text is a record")
}

/// What replaying `RECORD` says after `right` was replaced by `wrong`.
fn trouble(right: &str, wrong: &str) -> RecordError {
    let record = record(right, wrong);
    let mut playback = match Playback::<HighRoll>::open(&record) {
        Ok(playback) => playback,
        Err(error) => return error,
    };
    loop {
        match playback.step() {
            Ok(Some(_)) => {}
            Ok(None) => panic!("the record was wrong and nobody noticed"),
            Err(error) => return error,
        }
    }
}

#[test]
fn a_record_is_played_again_to_its_end() {
    let record = record("", "");
    let mut playback = Playback::<HighRoll>::open(&record).unwrap();
    assert_eq!(playback.step(), Ok(Some((Seat::A, Roll))));
    assert_eq!((playback.ply(), playback.state().turn), (1, 1));
    assert_eq!(playback.dealer().take_events(), [1]);
    assert_eq!(playback.step(), Ok(Some((Seat::B, Roll))));
    assert_eq!(playback.step(), Ok(None));
    assert_eq!(playback.step(), Ok(None), "the end stays the end");
    let (state, dealer) = playback.into_parts();
    assert!(state.outcome().is_some());
    assert_eq!(dealer.events(), [3]);
}

#[test]
fn a_checked_line_that_does_not_fit_is_reported() {
    let error = trouble("= turn 0", "= turn 5");
    assert_eq!(
        error.to_string(),
        "line 6: the record says `turn 5`, the rules say `turn 0`"
    );
    assert_eq!(trouble("= turn 2", "= turn 3").line, 10);
    assert_eq!(trouble("B 1 won 3", "B 1 won 4").line, 11);
}

#[test]
fn an_end_before_the_game_is_over_is_reported() {
    let error = trouble("2 B roll\n  = turn 2\n", "");
    assert_eq!(error.line, 9);
    assert!(
        error
            .trouble
            .to_string()
            .ends_with("the rules say `the game is not over`"),
        "{error}"
    );
}

#[test]
fn an_action_that_is_illegal_or_no_action_is_reported() {
    let error = trouble("1 A roll", "1 B roll");
    assert_eq!(
        error.to_string(),
        "line 7: B may not `roll`: NotYourTurn (HR-01)"
    );
    let error = trouble("1 A roll", "1 A dance");
    assert_eq!(error.to_string(), "line 7: `dance` is not `roll`");
}

#[test]
fn a_record_of_another_game_or_version_is_refused() {
    let said = |right, wrong| trouble(right, wrong).to_string();
    let expected = "a play of chess 1, and the rules are high-roll 1";
    assert_eq!(said("high-roll 1", "chess 1"), expected);
    let expected = "a play of high-roll 2, and the rules are high-roll 1";
    assert_eq!(said("high-roll 1", "high-roll 2"), expected);
    assert_eq!(
        said("stream 1", "stream 2"),
        "random stream 2 is not known, only 1"
    );
    assert_eq!(
        said("seats 2", "seats 3"),
        "the game takes 2 to 2 seats, not 3"
    );
    assert_eq!(said("options", "options x=1"), "the game has no option `x`");
}
