//! Bots are deterministic: what they played once they play again, on every machine.

use std::{env, fs, path::PathBuf, sync::atomic::AtomicBool};

use host::LABS;
use lab::{ArenaArgs, Row, arena};
use tabletop::Seed;

/// So many deals of every step of a ladder are played again.
const DEALS: u64 = 2;

/// The first deals of every step of a game's ladder, as JSON lines.
fn ladder(game: &str) -> String {
    let args = ArenaArgs {
        ladder: true,
        deals: DEALS,
        json: true,
        ..ArenaArgs::of(game, Seed::number(1))
    };
    let printed = arena(&args, &AtomicBool::new(false)).expect("the game is known");
    let is_deal = |line: &&str| serde_json::from_str::<Row>(line).is_ok();
    let deals = printed.lines().filter(is_deal);
    let lines: Vec<&str> = deals.collect();
    lines.join("\n") + "\n"
}

#[test]
fn the_first_deals_of_every_ladder_come_out_as_they_did() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/ladders");
    for lab in LABS {
        let file = folder.join(format!("{}.jsonl", lab.info.id));
        let played = ladder(lab.info.id);
        assert_eq!(
            played.lines().count() as u64,
            DEALS * lab.levels.len() as u64
        );
        if env::var_os("UPDATE").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &played).unwrap();
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(played, kept, "{}", lab.info.id);
    }
}

#[test]
fn an_arena_goes_on_with_the_deals_of_its_file() {
    let file = env::temp_dir().join(format!("arena-{}.jsonl", std::process::id()));
    let args = |deals| ArenaArgs {
        a: Some("fair".parse().unwrap()),
        b: Some("random".parse().unwrap()),
        deals,
        json: true,
        resume: Some(file.clone()),
        ..ArenaArgs::of("the-city", Seed::number(3))
    };
    let stop = AtomicBool::new(false);
    arena(&args(3), &stop).unwrap();
    let three = fs::read_to_string(&file).unwrap();
    // The last line was cut off when the power failed.
    fs::write(&file, &three[..three.len() - 9]).unwrap();
    let resumed = arena(&args(5), &stop).unwrap();
    let all = fs::read_to_string(&file).unwrap();
    fs::remove_file(&file).unwrap();
    assert!(all.starts_with(&three) && all.lines().count() == 5, "{all}");
    let whole = ArenaArgs {
        resume: None,
        ..args(5)
    };
    assert_eq!(resumed, arena(&whole, &stop).unwrap());
}

#[test]
fn two_equal_bots_share_the_wins_evenly_in_all_rotations() {
    let args = ArenaArgs {
        a: Some("random".parse().unwrap()),
        b: Some("random".parse().unwrap()),
        deals: 10,
        seats: Some(3),
        json: true,
        ..ArenaArgs::of("the-city", Seed::number(4))
    };
    let printed = arena(&args, &AtomicBool::new(false)).unwrap();
    let last: serde_json::Value = serde_json::from_str(printed.lines().last().unwrap()).unwrap();
    let share = last["win_share"].as_f64().unwrap();
    // A bot's chance hangs on its seat and view, so a rotation of equals is the same game.
    assert!((share - 1.0 / 3.0).abs() < 1e-9, "{last}");
}
