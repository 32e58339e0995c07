//! Our reader against Mozilla's, on every message of every catalogue.

mod subset;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use unic_langid::LanguageIdentifier;

use super::{Arguments, Messages, MissingText, Value};
use crate::Lang;

/// What a variable may be, besides the keys of variants that it chooses from.
const NUMBERS: [i64; 10] = [0, 1, 2, 5, 10, 11, 100, 1001, -1, -7];
const TEXTS: [&str; 3] = ["Bot B", "", "à { $who } [one] 1\n  }"];
/// How many combinations of values are tried for a message; of more, this many are taken evenly.
const COMBINATIONS_MAX: usize = 1_000;

/// The files of a language with their names.
fn files(lang: Lang) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let entries = fs::read_dir(folder.join(lang.code())).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect()
}

/// The same catalogues, as both read them.
struct Both<'t> {
    ours: Messages<'t>,
    theirs: FluentBundle<FluentResource>,
}

impl<'t> Both<'t> {
    fn of(lang: Lang, files: &[&'t str]) -> Self {
        let locale: LanguageIdentifier = lang.code().parse().unwrap();
        let mut theirs = FluentBundle::new(vec![locale]);
        // Both languages run from left to right: the marks would only show up as rubbish in a
        // terminal.
        theirs.set_use_isolating(false);
        for file in files {
            let file = FluentResource::try_new((*file).to_owned()).unwrap();
            theirs.add_resource(file).unwrap();
        }
        Both {
            ours: Messages::of(files),
            theirs,
        }
    }

    /// Says a message by both, and holds them to the same words. What ours does not say because
    /// something is missing, theirs says with an error.
    fn say(&self, id: &str, arguments: &Arguments<'_>) -> Result<String, MissingText> {
        let mut given = FluentArgs::new();
        for (name, value) in arguments {
            match value {
                Value::Text(text) => given.set(*name, *text),
                Value::Number(number) => given.set(*name, *number),
            }
        }
        let pattern = self.theirs.get_message(id).and_then(|it| it.value());
        let mut errors = Vec::new();
        let theirs = pattern.map(|pattern| {
            let pattern = self
                .theirs
                .format_pattern(pattern, Some(&given), &mut errors);
            pattern.into_owned()
        });
        let theirs = theirs.filter(|_| errors.is_empty());
        let ours = self.ours.say(id, arguments);
        assert_eq!(ours.clone().ok(), theirs, "{id} with {arguments:?}");
        ours
    }
}

/// What the variables of a message may be, by their names.
type Values = BTreeMap<String, BTreeSet<Given>>;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Given {
    Text(String),
    Number(i64),
}

impl Given {
    fn value(&self) -> Value<'_> {
        match self {
            Given::Text(text) => Value::Text(text),
            Given::Number(number) => Value::Number(*number),
        }
    }
}

/// The patterns of all messages by their ids.
type Patterns<'t> = BTreeMap<&'t str, Pattern<&'t str>>;

fn patterns<'t>(files: &[&'t str]) -> Patterns<'t> {
    let entries = files
        .iter()
        .flat_map(|file| parser::parse(*file).unwrap().body);
    let messages = entries.filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value.unwrap())),
        _ => None,
    });
    messages.collect()
}

/// Finds the variables of a pattern and of the messages in it.
fn collect(pattern: &Pattern<&str>, all: &Patterns<'_>, values: &mut Values) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let (inline, variants) = match expression {
            Expression::Inline(inline) => (inline, [].as_slice()),
            Expression::Select { selector, variants } => (selector, variants.as_slice()),
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                let values = values.entry(id.name.to_owned()).or_default();
                values.extend(variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => Given::Text(name.to_owned()),
                    VariantKey::NumberLiteral { value } => Given::Number(value.parse().unwrap()),
                }));
                if !variants.is_empty() {
                    values.extend(NUMBERS.map(Given::Number));
                    // A text that looks like the key of a variant, and is none.
                    values.insert(Given::Text("0".to_owned()));
                }
            }
            InlineExpression::MessageReference { id, .. } => collect(&all[id.name], all, values),
            _ => {}
        }
        for variant in variants {
            collect(&variant.value, all, values);
        }
    }
}

/// Gives variables that choose nothing the usual values.
fn with_usual(mut values: Values) -> Vec<(String, Vec<Given>)> {
    for given in values.values_mut().filter(|given| given.is_empty()) {
        given.insert(Given::Text(TEXTS[0].to_owned()));
        given.insert(Given::Number(1));
    }
    let each = values.into_iter();
    each.map(|(name, given)| (name, given.into_iter().collect()))
        .collect()
}

/// The `n`th combination of values.
fn combination(values: &[(String, Vec<Given>)], mut n: usize) -> Vec<(&str, Value<'_>)> {
    let each = values.iter().map(|(name, given)| {
        let value = given[n % given.len()].value();
        n /= given.len();
        (name.as_str(), value)
    });
    each.collect()
}

/// Says a message with every combination of values, or with many evenly taken; then with every
/// value of each variable, and without each variable.
fn say_in_all_ways(both: &Both<'_>, id: &str, values: &[(String, Vec<Given>)]) {
    let counts = values.iter().map(|(_, given)| given.len());
    let combinations: usize = counts.product();
    // A stride that is prime leaves out no value of any variable.
    let stride = if combinations <= COMBINATIONS_MAX {
        1
    } else {
        7919
    };
    let tried = combinations.min(COMBINATIONS_MAX);
    for n in 0..tried {
        both.say(id, &combination(values, n * stride % combinations))
            .unwrap();
    }
    for (at, (name, given)) in values.iter().enumerate() {
        let usual = TEXTS.map(Value::Text).into_iter();
        let usual = usual.chain(NUMBERS.map(Value::Number));
        for value in given.iter().map(Given::value).chain(usual) {
            for n in 0..tried.min(20) {
                let mut arguments = combination(values, n * stride % combinations);
                arguments[at] = (name, value);
                both.say(id, &arguments).unwrap();
            }
        }
        for n in 0..tried.min(100) {
            let mut arguments = combination(values, n * stride % combinations);
            arguments.remove(at);
            if let Err(missing) = both.say(id, &arguments) {
                assert_eq!(missing, MissingText::Variable(name.clone()), "{id}");
            }
        }
    }
}

#[test]
fn every_message_says_what_mozillas_implementation_says() {
    for lang in Lang::ALL {
        let files = files(lang);
        let texts: Vec<&str> = files.iter().map(|(_, text)| text.as_str()).collect();
        let both = Both::of(lang, &texts);
        let all = patterns(&texts);
        assert!(all.len() > 1_000, "{lang} has {} messages", all.len());
        for (id, pattern) in &all {
            let mut values = Values::new();
            collect(pattern, &all, &mut values);
            say_in_all_ways(&both, id, &with_usual(values));
        }
    }
}

#[test]
fn no_catalogue_uses_more_of_fluent_than_is_read() {
    for lang in Lang::ALL {
        for (name, text) in files(lang) {
            let beyond = subset::beyond(&text);
            assert!(beyond.is_empty(), "{lang}/{name}: {}", beyond.join("; "));
        }
    }
}

#[test]
fn a_message_that_there_is_not_is_missing_in_both() {
    let both = Both::of(Lang::En, &["there = Yes { $n } { away }\n"]);
    assert_eq!(
        both.say("not-there", &[]),
        Err(MissingText::Message("not-there".to_owned()))
    );
    assert_eq!(
        both.say("there", &[("n", Value::Number(1))]),
        Err(MissingText::Message("away".to_owned()))
    );
    assert_eq!(
        both.say("there", &[]),
        Err(MissingText::Variable("n".to_owned()))
    );
}

/// A catalogue that is written in all the ways in which one may be written.
const WRITTEN: &str = "\
# A remark = of no message
one-line=Plain [words] *here* -> there
##  Another

many-lines =
    First { $n },

    second [1] and
    third.   
many =   { $n ->
    [0]   none
    [one] one { $who ->
        [you] of yours
       *[other] of { $who }
    }
 [ -3 ] less
    [12]
        a dozen
        of them
    [other] { $n } of them

   *[lots] lots: { one-line }
} ({$who}{ $n })
  on the next line
last = { $n ->
   *[a] first, and the usual one
    [b] second
}";

#[test]
fn words_are_where_mozillas_implementation_finds_them() {
    let values = [
        Value::Text("you"),
        Value::Text("0"),
        Value::Text("lots"),
        Value::Text("b"),
    ];
    let values = values.into_iter().chain((-4..14).map(Value::Number));
    for lang in Lang::ALL {
        let both = Both::of(lang, &[WRITTEN]);
        for value in values.clone() {
            for id in patterns(&[WRITTEN]).keys() {
                both.say(id, &[("n", value), ("who", value)]).unwrap();
            }
        }
    }
    let both = Both::of(Lang::En, &[WRITTEN]);
    let said = |id, n| both.say(id, &[("n", n), ("who", Value::Text("Bot B"))]);
    assert_eq!(
        said("many", Value::Number(12)).unwrap(),
        "a dozen\nof them (Bot B12)\non the next line"
    );
    assert_eq!(
        said("many", Value::Number(1)).unwrap(),
        "one of Bot B (Bot B1)\non the next line"
    );
    assert_eq!(
        said("last", Value::Text("c")).unwrap(),
        "first, and the usual one"
    );
}
