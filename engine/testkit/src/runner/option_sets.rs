//! Which options the laws are tried with.

use tabletop::{OptionKind, OptionSpec, Options};

/// The default, and every set that differs from it in one choice: the other side of a switch,
/// least, greatest and automatic number, each word, the reversed order.
///
/// # Panics
/// If the options refuse a value that they offer.
pub(super) fn single_changes<O: Options>() -> Vec<O> {
    let mut sets = vec![O::default()];
    for spec in O::OPTIONS {
        for value in values(spec) {
            let mut options = O::default();
            if let Err(error) = options.set(spec.key, &value) {
                panic!(
                    "option {}={value} is offered and refused: {error}",
                    spec.key
                );
            }
            if !sets.contains(&options) {
                sets.push(options);
            }
        }
    }
    sets
}

fn values(spec: &OptionSpec) -> Vec<String> {
    match spec.kind {
        OptionKind::Switch => vec!["yes".to_owned(), "no".to_owned()],
        OptionKind::Number { min, max, auto } => {
            let numbers = [min, max].map(|number| number.to_string());
            let auto = auto.then(|| "auto".to_owned());
            numbers.into_iter().chain(auto).collect()
        }
        OptionKind::OneOf(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        OptionKind::Order { of, or } => {
            let reversed: Vec<_> = of.iter().rev().copied().collect();
            let words = or.iter().map(|word| (*word).to_owned());
            words.chain([of.join(","), reversed.join(",")]).collect()
        }
    }
}
