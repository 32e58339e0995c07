//! What programs read: simulations, transcripts, benchmarks, lists.

use std::{fs, io::Read, process::Stdio};

use crate::binary::{command, printed, scratch};
use host::Json;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Report {
    games: u64,
    games_asked: u64,
    is_interrupted: bool,
    seats: Vec<SeatReport>,
    /// With `--report` only.
    #[serde(default)]
    counts: Vec<Count>,
}

#[derive(Serialize, Deserialize)]
struct SeatReport {
    won: u64,
    won_alone: u64,
}

#[derive(Serialize, Deserialize)]
struct Count {
    thing: String,
    times: u64,
    by_winners: Option<u64>,
}

fn read<T: tabletop::Wire>(text: &str) -> T {
    serde_json::from_str(text).unwrap()
}

#[test]
fn a_simulation_is_the_same_on_one_core_and_on_all() {
    let folder = scratch("cores");
    let run = |threads: &str, file: &str| {
        let file = folder.join(file);
        let args = [
            "simulate",
            "new-york-new-york",
            "--games",
            "300",
            "--seed",
            "5",
            "--json",
        ];
        let output = command()
            .args(args)
            .args(["--seats", "greedy,random,random", "--transcript"])
            .arg(&file)
            .env("RAYON_NUM_THREADS", threads)
            .output()
            .unwrap();
        assert!(output.status.success());
        (output.stdout, fs::read(&file).unwrap())
    };
    let (report, transcript) = run("1", "one.jsonl");
    assert_eq!((report.clone(), transcript), run("4", "four.jsonl"));
    let report: Report = read(&String::from_utf8(report).unwrap());
    assert_eq!((report.games, report.seats.len()), (300, 3));
    assert!(
        report.seats[0].won > report.seats[1].won,
        "greedy beats random"
    );
}

#[test]
fn a_report_tells_victories_together_from_lone_ones_and_whose_a_thing_was() {
    let args = ["simulate", "escape-from-new-york", "--seats", "greedy"];
    let how = ["--games", "8", "--seed", "7", "--report", "--json"];
    let report: Report = read(&printed(&[&args[..], &how].concat()));
    let count = |thing: &str| report.counts.iter().find(|it| it.thing == thing).unwrap();
    let (won, alone) = (report.seats[0].won, report.seats[0].won_alone);
    assert!(
        count("together").times > 0,
        "a hero alone leaves over a bridge"
    );
    assert_eq!(
        (won - alone, alone),
        (count("together").times, count("alone").times)
    );
    let cards = report.counts.iter().filter_map(|it| it.by_winners);
    assert!(cards.sum::<u64>() > 0, "winners play cards");
    assert_eq!(
        count("ny1").by_winners,
        None,
        "New York's cards are nobody's"
    );
}

#[test]
fn a_transcript_tells_whole_games() {
    let file = scratch("transcript").join("games.jsonl");
    let path = file.to_str().unwrap();
    let args = [
        "simulate",
        "new-york-new-york",
        "--games",
        "3",
        "--seed",
        "1",
    ];
    printed(&[&args[..], &["--transcript", path]].concat());
    let text = fs::read_to_string(&file).unwrap();
    let heads = text
        .lines()
        .filter(|line| line.starts_with("{\"game\":"))
        .count();
    let ends = text
        .lines()
        .filter(|line| line.starts_with("{\"outcome\":"))
        .count();
    assert_eq!((heads, ends), (3, 3));
    assert!(
        text.lines().all(|line| line.parse::<Json>().is_ok()),
        "every line is JSON"
    );
}

#[test]
fn ctrl_c_keeps_what_is_done() {
    let args = [
        "simulate",
        "new-york-new-york",
        "--games",
        "100000000",
        "--json",
    ];
    let file = scratch("interrupted").join("games.jsonl");
    let mut child = command()
        .args(args)
        .arg("--transcript")
        .arg(&file)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // The file grows once the first games are done: no need to guess how long that takes.
    while fs::metadata(&file).map_or(0, |meta| meta.len()) == 0 {
        std::thread::yield_now();
    }
    let pid = child.id().to_string();
    let killed = std::process::Command::new("kill")
        .args(["-INT", &pid])
        .status()
        .unwrap();
    assert!(killed.success());
    let mut said = String::new();
    child
        .stdout
        .take()
        .unwrap()
        .read_to_string(&mut said)
        .unwrap();
    assert!(child.wait().unwrap().success());
    let report: Report = read(&said);
    assert!(report.is_interrupted && report.games > 0 && report.games < report.games_asked);
    let text = fs::read_to_string(&file).unwrap();
    let ends = text
        .lines()
        .filter(|line| line.starts_with("{\"outcome\":"))
        .count() as u64;
    assert_eq!(
        ends, report.games,
        "the transcript holds the games of the report"
    );
}

#[test]
fn whoever_closes_the_pipe_has_read_enough() {
    let mut child = command()
        .args(["rules", "new-york-new-york"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(output.stderr.is_empty());
}

#[derive(Serialize, Deserialize)]
struct Bench {
    game: String,
    games: u64,
    decisions: u64,
    slices: Vec<Slice>,
}

#[derive(Serialize, Deserialize)]
struct Slice {
    decisions: u64,
}

#[test]
fn a_bench_of_fixed_length_counts_the_same_work_every_time() {
    let args = ["bench", "new-york-new-york", "--games", "50", "--json"];
    let [one, two] = [(); 2].map(|()| read::<Vec<Bench>>(&printed(&args)));
    assert_eq!(one[0].game, "new-york-new-york");
    assert_eq!((one[0].games, one[0].slices.len()), (250, 5));
    assert_eq!(one[0].decisions, two[0].decisions);
    assert_eq!(
        one[0].decisions,
        one[0]
            .slices
            .iter()
            .map(|slice| slice.decisions)
            .sum::<u64>()
    );
}

#[test]
fn every_line_of_the_rules_ends_with_whose_it_is() {
    for (lang, kinds) in [
        ("en", ["[book: ", "[ruling: ", "[reconstructed, "]),
        ("it", ["[libro: ", "[decisione: ", "[ricostruita, "]),
    ] {
        let rules = printed(&["rules", "fifth-avenue", "--lang", lang]);
        let rules: Vec<_> = rules.lines().filter(|it| it.starts_with("FA-")).collect();
        assert!(rules.len() > 100);
        for rule in &rules {
            assert!(rule.ends_with(']') && kinds.iter().any(|kind| rule.contains(kind)));
        }
        for kind in kinds {
            assert!(rules.iter().any(|rule| rule.contains(kind)), "{kind}");
        }
    }
}

#[test]
fn rules_are_found_by_id_in_both_languages() {
    let english = printed(&["rules", "new-york-new-york", "nn-010", "--lang", "en"]);
    let italian = printed(&["rules", "new-york-new-york", "NN-010", "--lang", "it"]);
    assert!(english.starts_with("NN-010 · Turn\n"), "{english}");
    assert!(italian.starts_with("NN-010 · "), "{italian}");
    assert_ne!(english, italian);
    assert!(english.ends_with("\n[book: Svolgimento]\n"), "{english}");
    assert!(italian.ends_with("\n[libro: Svolgimento]\n"), "{italian}");
    assert!(printed(&["games"]).contains("new-york-new-york"));
    let json = printed(&["games", "--json"]);
    assert!(json.trim().parse::<Json>().is_ok());
}
