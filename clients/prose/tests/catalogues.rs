//! The catalogues of the two languages, against each other and against the code.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use prose::Lang;

/// Variables of each message of a file, those of messages it refers to included.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn crate_root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn files(lang: Lang) -> BTreeMap<String, String> {
    let folder = crate_root().join("locales").join(lang.code());
    let entries = fs::read_dir(folder).expect("each language has a folder");
    entries
        .map(|entry| entry.expect("the folder can be listed"))
        .map(|entry| {
            let name = entry.file_name().into_string().expect("plain names");
            let text = fs::read_to_string(entry.path()).expect("catalogues are text");
            (name, text)
        })
        .collect()
}

fn messages(file: &str) -> Messages {
    let resource = parser::parse(file).expect("the file is well-formed");
    let mut found = Messages::new();
    let mut references = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let (mut variables, mut others) = (BTreeSet::new(), BTreeSet::new());
            let pattern = message.value.as_ref().expect("a message has words");
            walk(pattern, &mut variables, &mut others);
            let id = message.id.name.to_owned();
            assert!(
                found.insert(id.clone(), variables).is_none(),
                "{id} is there twice"
            );
            references.insert(id, others);
        }
    }
    // A message refers to at most two others in a row: the card, and its colour.
    for _ in 0..3 {
        for (id, others) in &references {
            for other in others {
                let inherited = found[other].clone();
                let variables = found.get_mut(id).expect("all ids were found");
                variables.extend(inherited);
            }
        }
    }
    found
}

fn walk(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>, others: &mut BTreeSet<String>) {
    let inline = |expression: &InlineExpression<&str>,
                  variables: &mut BTreeSet<String>,
                  others: &mut BTreeSet<String>| match expression {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            others.insert(id.name.to_owned());
        }
        _ => {}
    };
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(expression) => inline(expression, variables, others),
            Expression::Select { selector, variants } => {
                inline(selector, variables, others);
                for variant in variants {
                    walk(&variant.value, variables, others);
                }
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_files_messages_and_variables() {
    let (english, italian) = (files(Lang::En), files(Lang::It));
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&english), names(&italian));
    for (name, file) in &english {
        let (english, italian) = (messages(file), messages(&italian[name]));
        for (id, variables) in &english {
            assert_eq!(Some(variables), italian.get(id), "{id} in {name}");
        }
        assert_eq!(english.len(), italian.len(), "{name}");
    }
}

#[test]
fn both_languages_tell_their_messages_in_the_same_order() {
    let order = |file: &str| {
        let lines = file
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        let ids = lines.map(|line| line.split(' ').next().unwrap().to_owned());
        ids.collect::<Vec<_>>()
    };
    let italian = files(Lang::It);
    for (name, file) in files(Lang::En) {
        assert_eq!(order(&file), order(&italian[&name]), "{name}");
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let mut code = String::new();
    let clients = crate_root().join("..");
    for folder in [
        "prose/src",
        "terminal/src",
        "web/src",
        "../boroughs/src",
        "../server/src",
    ] {
        read_all(&clients.join(folder), &mut code);
    }
    for (name, file) in files(Lang::En) {
        for id in messages(&file).keys() {
            let is_referred_to = file.contains(&format!("{{ {id} }}"));
            let is_said = code.contains(&format!("\"{id}\""));
            let is_said = is_said
                || GAMES
                    .iter()
                    .any(|game| *id == about(game) || *id == title(game));
            assert!(is_said || is_referred_to, "nobody says {id} of {name}");
        }
    }
}

macro_rules! itself {
    ($id:literal) => {
        $id
    };
}
const GAMES: &[&str] = games::each_id!(itself);

fn initials(game: &str) -> String {
    game.split('-').map(|word| &word[..1]).collect()
}

/// The message that says what a game is like, on its poster.
fn about(game: &str) -> String {
    format!("{}-about", initials(game))
}

/// The message that says what a game is called.
fn title(game: &str) -> String {
    format!("{}-title", initials(game))
}

#[test]
fn every_game_has_a_title_in_each_language() {
    for (game, lang) in GAMES
        .iter()
        .flat_map(|game| Lang::ALL.map(|lang| (game, lang)))
    {
        assert!(!prose::title(game, lang).is_empty(), "{game} in {lang}");
    }
}

#[test]
fn a_game_keeps_to_its_initials() {
    for game in GAMES {
        // What only the browser says may begin as the browser's words do.
        let own = format!("{}-", initials(game));
        for id in messages(&files(Lang::En)[&format!("{game}.ftl")]).keys() {
            assert!(id.starts_with(&own) || id.starts_with("web-"), "{id}");
        }
    }
}

#[test]
fn every_game_says_in_one_line_what_it_is_like() {
    for game in GAMES {
        for lang in Lang::ALL {
            let text = prose::about(game, lang);
            assert!((10..80).contains(&text.chars().count()), "{game}: {text}");
            // Whoever packs the words for those who have not opened the game looks for the line.
            let file = &files(lang)[&format!("{game}.ftl")];
            let line = format!("\n{} = {text}\n", about(game));
            assert!(file.contains(&line), "{game} in {lang}");
        }
    }
}

#[test]
fn quotation_marks_and_apostrophes_are_typographic() {
    for lang in Lang::ALL {
        for (name, file) in files(lang) {
            for line in file.lines().filter(|line| !line.starts_with('#')) {
                assert!(!line.contains(['\'', '"']), "{lang} {name}: {line}");
            }
        }
    }
}

fn read_all(folder: &Path, code: &mut String) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            read_all(&path, code);
        } else {
            code.push_str(&fs::read_to_string(path).expect("sources are text"));
        }
    }
}
