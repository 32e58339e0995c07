//! The record on disk: it grows by lines, and is whole again after anything.

mod common;

use std::{
    env,
    fs::{self, File},
    path::PathBuf,
};

use common::{AtTable, plan};
use games::NewYorkNewYork;
use prose::Lang;
use tabletop::{Record, Seat};
use terminal::{Asked, Client, Plan};

/// A plan whose record is kept, and where.
fn kept(name: &str) -> (Plan, PathBuf) {
    let path = env::temp_dir().join(format!("five-boroughs-{}-{name}", std::process::id()));
    let mut plan = plan("you random", Lang::En);
    plan.record = Some(path.clone());
    (plan, path)
}

/// Makes the first of all moves.
fn play_first(client: &mut Client<NewYorkNewYork>) {
    client.settle();
    let Asked::Person(seat) = client.asked() else {
        panic!("the game is young");
    };
    let first = client.choices(seat).all()[0].action;
    client.act(seat, first).expect("it is listed");
    client.settle();
}

#[test]
fn the_file_grows_by_the_lines_of_what_was_done() {
    let (plan, path) = kept("grows");
    let mut client = Client::open(&plan).unwrap();
    let mut before = fs::read_to_string(&path).unwrap();
    for _ in 0..6 {
        play_first(&mut client);
        let now = fs::read_to_string(&path).unwrap();
        assert!(now.starts_with(&before) && now.len() > before.len());
        assert_eq!(now, client.table().record().to_text());
        before = now;
    }
    fs::remove_file(path).unwrap();
}

#[test]
fn what_is_taken_back_is_cut_off_the_file() {
    let (plan, path) = kept("back");
    let mut client = Client::<NewYorkNewYork>::open(&plan).unwrap();
    let seat = Seat::A;
    client.settle();
    // A file that is written anew would be another one.
    let file = File::open(&path).unwrap();
    // What is taken from the row and laid again tells nobody anything.
    for _ in 0..8 {
        play_first(&mut client);
        let (ply, length) = (client.table().ply(), file.metadata().unwrap().len());
        client.undo(seat);
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text, client.table().record().to_text());
        if client.table().ply() < ply {
            assert_eq!(file.metadata().unwrap().len(), text.len() as u64);
            assert!((text.len() as u64) < length);
            play_first(&mut client);
            let text = fs::read_to_string(&path).unwrap();
            assert_eq!(text, client.table().record().to_text());
            assert_eq!(file.metadata().unwrap().len(), text.len() as u64);
            fs::remove_file(path).unwrap();
            return;
        }
    }
    panic!("nothing could be taken back");
}

#[test]
fn a_line_that_was_cut_in_the_middle_is_left_out() {
    let (plan, path) = kept("cut");
    let mut client = Client::open(&plan).unwrap();
    for _ in 0..4 {
        play_first(&mut client);
    }
    let text = fs::read_to_string(&path).unwrap();
    let whole: Record = text.parse().unwrap();
    // The machine stops while the last line is written.
    fs::write(&path, &text[..text.len() - 9]).unwrap();
    let mut again = Client::<NewYorkNewYork>::reopen(&plan).unwrap();
    assert_eq!(again.table().ply() as usize, whole.plies.len());
    play_first(&mut again);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, again.table().record().to_text());
    fs::remove_file(path).unwrap();
}

#[test]
fn a_file_that_somebody_else_wrote_to_is_written_anew() {
    let (plan, path) = kept("else");
    let mut client = Client::open(&plan).unwrap();
    play_first(&mut client);
    fs::write(&path, "something else").unwrap();
    play_first(&mut client);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, client.table().record().to_text());
    fs::remove_file(path).unwrap();
}
