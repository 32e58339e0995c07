//! The layers of the workspace: a line, not a web.
//!
//! ```text
//! tabletop <- games/* <- games <- bots <- host <- terminal, server, web <- boroughs
//! host     <- lab, which measures rules and bots, and boroughs has its commands
//! host     <- protocol <- room, which server, terminal and web run
//! room     <- load, which plays at servers: the tests of server use it, and boroughs does
//! tabletop <- testkit, which the tests of games/* use
//! games    <- prose
//! prose, protocol <- player, which terminal and web play by; its own tests run a room
//! examples may use all of them
//! web-tests uses none of them: it looks at what is built from outside
//! ```

use crate::{Problem, metadata::Package, tree::Tree};

/// A place in the workspace, and the places whose crates a crate there may use.
///
/// A place is a folder; `*` stands for any name.
pub type Layer = (&'static str, &'static [&'static str]);

const TABLETOP: &str = "engine/tabletop";
const RULES: &str = "games/*";
const GAMES: &str = "engine/games";
const BOTS: &str = "engine/bots";
const HOST: &str = "engine/host";
const PROSE: &str = "clients/prose";
const LAB: &str = "lab";
const PROTOCOL: &str = "engine/protocol";
const ROOM: &str = "engine/room";
const TESTKIT: &str = "engine/testkit";
const PLAYER: &str = "clients/player";
const LOAD: &str = "clients/load";
const WEB_TESTS: &str = "clients/web-tests";

/// Every place there is, lowest first. A new crate has to be placed here.
pub const LAYERS: &[Layer] = &[
    (TABLETOP, &[]),
    (TESTKIT, &[TABLETOP]),
    (RULES, &[TABLETOP]),
    (GAMES, &[TABLETOP, RULES]),
    (PROSE, &[TABLETOP, GAMES]),
    (BOTS, &[TABLETOP, GAMES]),
    (HOST, &[TABLETOP, GAMES, BOTS]),
    (LAB, &[TABLETOP, HOST]),
    (PROTOCOL, &[TABLETOP, HOST]),
    (ROOM, &[TABLETOP, HOST, PROTOCOL]),
    (PLAYER, &[TABLETOP, GAMES, HOST, PROSE, PROTOCOL, ROOM]),
    (LOAD, &[TABLETOP, HOST, PROTOCOL, ROOM]),
    ("clients/terminal", CLIENT),
    ("clients/web", CLIENT),
    (WEB_TESTS, &[]),
    ("server", SERVER),
    ("boroughs", BINARY),
    ("examples", BINARY),
    ("xtask", &[]),
    ("tidy", &[]),
];

const CLIENT: &[&str] = &[TABLETOP, GAMES, BOTS, HOST, PROSE, PROTOCOL, ROOM, PLAYER];
const SERVER: &[&str] = &[TABLETOP, GAMES, BOTS, HOST, PROSE, PROTOCOL, ROOM, LOAD];
const BINARY: &[&str] = &[
    TABLETOP,
    GAMES,
    BOTS,
    HOST,
    PROSE,
    PROTOCOL,
    ROOM,
    PLAYER,
    LOAD,
    LAB,
    "clients/terminal",
    "server",
];

/// What the rules may use of others, beside what is below them.
const RULES_USE: &[&str] = &["serde"];

/// Who may know JSON.
const JSON: &[&str] = &[
    HOST, PROTOCOL, ROOM, TESTKIT, WEB_TESTS, "server", "lab", "boroughs", "tidy", "xtask",
];

/// What is wrong with the layers of a workspace with these crates; `tree` has their manifests.
pub fn check(members: &[Package], tree: &Tree) -> Vec<Problem> {
    let all = members.iter();
    all.flat_map(|member| check_member(member, members, tree))
        .collect()
}

fn check_member(member: &Package, members: &[Package], tree: &Tree) -> Vec<Problem> {
    let manifest = format!("{}/Cargo.toml", member.folder);
    let Some((place, below)) = LAYERS
        .iter()
        .find(|(place, _)| is_at(place, &member.folder))
    else {
        let says = format!("{} has no place in tidy/src/layers.rs", member.name);
        return vec![Problem::new(&manifest, 1, says)];
    };
    let mut problems = Vec::new();
    for used in &member.uses {
        let ours = members.iter().find(|other| other.name == used.name);
        let trouble = match ours {
            Some(other) => ours_too_high((place, below), &other.folder, used.dev),
            None => theirs_unwanted(place, &used.name, used.dev),
        };
        if let Some(trouble) = trouble {
            let line = tree.line_that_begins(&manifest, &used.name);
            let says = format!("{} uses {}: {trouble}", member.name, used.name);
            problems.push(Problem::new(&manifest, line, says));
        }
    }
    problems
}

fn is_at(place: &str, folder: &str) -> bool {
    match place.strip_suffix('*') {
        Some(parent) => folder
            .strip_prefix(parent)
            .is_some_and(|name| !name.is_empty() && !name.contains('/')),
        None => place == folder,
    }
}

fn ours_too_high((place, below): Layer, other: &str, dev: bool) -> Option<String> {
    if other == TESTKIT {
        let allowed = dev && place == RULES;
        return (!allowed).then(|| "only tests of games use the testkit".to_owned());
    }
    if other == LOAD && place == "server" && !dev {
        return Some("only tests of the server play at it".to_owned());
    }
    if other == ROOM && place == PLAYER && !dev {
        return Some("only tests of the player run a room".to_owned());
    }
    let allowed = below.iter().any(|place| is_at(place, other));
    (!allowed).then(|| format!("{other} does not lie below {place}"))
}

fn theirs_unwanted(place: &str, name: &str, dev: bool) -> Option<String> {
    if place == RULES && !RULES_USE.contains(&name) {
        return Some("games use tabletop and serde alone, and in tests the testkit".to_owned());
    }
    // The contract tests that its types survive JSON; it does not speak it.
    let allowed = JSON.contains(&place) || (dev && place == TABLETOP);
    (name == "serde_json" && !allowed).then(|| "this layer knows no JSON".to_owned())
}
