//! Which options the laws are tried with.

use tabletop::{Choice, ChoiceKind, Options};

/// The default, and every set that differs from it in one choice: the other side of a switch,
/// least, greatest and automatic number, each word, the reversed order.
///
/// # Panics
/// If the options refuse a value that they offer.
pub(super) fn single_changes<O: Options>() -> Vec<O> {
    let mut sets = vec![O::default()];
    for choice in O::CHOICES {
        for value in values(choice) {
            let mut options = O::default();
            if let Err(error) = options.set(choice.key, &value) {
                panic!(
                    "option {}={value} is offered and refused: {error}",
                    choice.key
                );
            }
            if !sets.contains(&options) {
                sets.push(options);
            }
        }
    }
    sets
}

fn values(choice: &Choice) -> Vec<String> {
    match choice.kind {
        ChoiceKind::Switch => vec!["yes".to_owned(), "no".to_owned()],
        ChoiceKind::Number { min, max, auto } => {
            let numbers = [min, max].map(|number| number.to_string());
            let auto = auto.then(|| "auto".to_owned());
            numbers.into_iter().chain(auto).collect()
        }
        ChoiceKind::OneOf(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        ChoiceKind::Order { of, or } => {
            let reversed: Vec<_> = of.iter().rev().copied().collect();
            let words = or.iter().map(|word| (*word).to_owned());
            words.chain([of.join(","), reversed.join(",")]).collect()
        }
    }
}
