use serde::{Deserialize, Serialize};
use tabletop::{NoOptions, OptionKind, OptionSpec, Options, SetupError};

const ROUNDS: OptionSpec = OptionSpec {
    key: "rounds",
    kind: OptionKind::Number {
        min: 1,
        max: 9,
        auto: true,
    },
};
const BONUS: OptionSpec = OptionSpec {
    key: "bonus",
    kind: OptionKind::Switch,
};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Toy {
    rounds: Option<u8>,
    bonus: bool,
}

impl Options for Toy {
    const OPTIONS: &'static [OptionSpec] = &[ROUNDS, BONUS];

    fn get(&self, key: &str) -> String {
        match key {
            "rounds" => self
                .rounds
                .map_or("auto".to_owned(), |rounds| rounds.to_string()),
            _ => if self.bonus { "yes" } else { "no" }.to_owned(),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "rounds" => self.rounds = ROUNDS.read_number(value)?,
            "bonus" => self.bonus = BONUS.read_switch(value)?,
            _ => {
                return Err(SetupError::UnknownOption {
                    key: key.to_owned(),
                });
            }
        }
        Ok(())
    }
}

fn refused(line: &str) -> String {
    Toy::of_line(line)
        .expect_err("the line is wrong")
        .to_string()
}

#[test]
fn a_line_names_every_option_and_reads_back() {
    for toy in [
        Toy::default(),
        Toy {
            rounds: Some(3),
            bonus: true,
        },
        Toy {
            rounds: Some(9),
            bonus: false,
        },
    ] {
        assert_eq!(Toy::of_line(&toy.line()), Ok(toy));
    }
    assert_eq!(Toy::default().line(), "rounds=auto bonus=no");
}

#[test]
fn what_a_line_does_not_name_keeps_its_default() {
    assert_eq!(Toy::of_line(""), Ok(Toy::default()));
    assert_eq!(
        Toy::of_line("bonus=yes"),
        Ok(Toy {
            rounds: None,
            bonus: true
        })
    );
}

#[test]
fn wrong_options_are_refused_in_words() {
    assert_eq!(refused("colour=red"), "the game has no option `colour`");
    assert_eq!(
        refused("rounds=0"),
        "option rounds is 1 to 9 or auto, not `0`"
    );
    assert_eq!(
        refused("rounds=10"),
        "option rounds is 1 to 9 or auto, not `10`"
    );
    assert_eq!(refused("rounds"), "option rounds is 1 to 9 or auto, not ``");
    assert_eq!(
        refused("bonus=maybe"),
        "option bonus is yes or no, not `maybe`"
    );
}

#[test]
fn auto_is_refused_where_the_game_does_not_choose() {
    let kind = OptionKind::Number {
        min: 2,
        max: 3,
        auto: false,
    };
    let fixed = OptionSpec { key: "laps", kind };
    assert_eq!(fixed.read_number("3"), Ok(Some(3)));
    let error = fixed.read_number("auto").unwrap_err();
    assert_eq!(error.to_string(), "option laps is 2 to 3, not `auto`");
    assert!(BONUS.read_number("3").is_err(), "a switch is no number");
}

#[test]
fn words_to_choose_from_are_listed() {
    let said = |kind: OptionKind| kind.to_string();
    assert_eq!(
        said(OptionKind::OneOf(&["short", "long"])),
        "one of short, long"
    );
    let order = |or| OptionKind::Order {
        of: &["a", "b"],
        or,
    };
    assert_eq!(said(order(&[])), "a,b in any order");
    assert_eq!(said(order(&["drawn"])), "drawn, a,b in any order");
}

#[test]
fn a_game_without_options_has_an_empty_line() {
    assert_eq!(NoOptions.line(), "");
    assert_eq!(NoOptions::of_line(""), Ok(NoOptions));
    assert!(NoOptions::of_line("rounds=3").is_err());
}
