//! `boroughs load`: it measures what it says, and says when something went wrong.

use crate::process::boroughs;

/// What `boroughs load` prints with these arguments, after the line about the machine.
fn loaded(arguments: &[&str]) -> String {
    let output = boroughs(&[&["load"], arguments].concat());
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    let (machine, figures) = said.split_once('\n').unwrap();
    assert!(machine.contains(" cores"), "{said}");
    figures.to_owned()
}

/// The number before `word`.
fn number_before(text: &str, word: &str) -> u64 {
    let (before, _) = text
        .split_once(word)
        .unwrap_or_else(|| panic!("{word} in {text}"));
    let number = before.rsplit(['\n', ' ']).next().unwrap();
    number
        .parse()
        .unwrap_or_else(|_| panic!("{number:?} in {text}"))
}

#[test]
fn tables_that_play_are_counted_by_their_acknowledged_moves() {
    let said = loaded(&["--tables", "4", "--seconds", "1"]);
    assert!(number_before(&said, " moves acknowledged") > 4, "{said}");
    assert!(!said.contains("trouble"), "{said}");
}

#[test]
fn every_game_is_played_at_every_number_of_seats_with_people_who_look_on() {
    let arguments = ["--game", "all", "--seats", "all", "--tables", "2"];
    let said = loaded(&[&arguments[..], &["--watch", "2", "--moves", "30"]].concat());
    assert!(!said.contains("trouble"), "{said}");
    let begin = |line: &&str| line.contains(" seats each and 2 who look on");
    let tables = |game: &host::CatalogEntry| game.info.seats_max - game.info.seats_min + 1;
    let all: u8 = host::GAMES.iter().map(tables).sum();
    assert_eq!(
        said.lines().filter(begin).count(),
        usize::from(all),
        "{said}"
    );
    assert!(!said.contains("\n0 moves"), "{said}");
}

#[test]
fn a_program_reads_how_much_the_server_works_for_a_move() {
    let arguments = ["load", "--json", "--tables", "2", "--seconds", "1"];
    let output = boroughs(&arguments);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.starts_with(r#"{"cores":"#), "{said}");
    assert!(
        said.contains(r#""game":"new-york-new-york","seats":2"#),
        "{said}"
    );
    #[cfg(target_os = "linux")]
    {
        let (_, rest) = said.split_once(r#""cpu_ms_per_move":"#).unwrap();
        let digits = rest.split(',').next().unwrap();
        assert!(digits.parse::<f64>().unwrap() > 0.0, "{said}");
    }
}

#[test]
fn a_game_is_not_measured_with_more_seats_than_it_takes() {
    let output = boroughs(&["load", "--game", "fifth-avenue", "--seats", "5"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

#[test]
fn idle_tables_are_weighed_with_and_without_people() {
    let said = loaded(&["--idle", "--tables", "20", "--seconds", "1"]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 2, "{said}");
    let grown: Vec<u64> = lines
        .iter()
        .map(|line| number_before(line, " kB,"))
        .collect();
    assert!(grown[0] < grown[1], "{said}");
    assert!(lines[0].contains("nobody connected"), "{said}");
}

#[test]
fn stored_games_are_looked_into() {
    let said = loaded(&["--stored", "40"]);
    assert!(said.starts_with("40 stored games with "), "{said}");
    assert!(said.contains("any ply through all eyes, 500 times"));
}

#[test]
fn only_servers_on_this_machine_are_loaded() {
    let output = boroughs(&["load", "--server", "192.0.2.1:4000"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}
