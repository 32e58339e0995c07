//! A digest of what everyone was told is the same for the same play, and for no other.

use std::{fmt, str::FromStr};

use host::{GAMES, LABS, Match, Setup, Skill, ToldDigest};
use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Dealer, Game, Illegal, Info, NoOptions, NotationError, Outcome, PerSeat, Seat,
    SeatCount, Seats, Seed, SetupError, Viewer,
};

/// What everyone was told by set-up and by each action of a game of bots.
fn told(entry: &host::CatalogEntry, seed: u64) -> Vec<ToldDigest> {
    let seats = SeatCount::new(entry.info.seats_min.max(2)).unwrap();
    let setup = Setup::new(seats, Seed::number(seed));
    let mut table = (entry.open)(&setup).unwrap();
    let mut told = vec![table.told()];
    while let Some(seat) = table.to_act().first() {
        let answer = table.ponder(seat, Skill::Random)();
        table.play(seat, table.ply(), &answer).unwrap();
        told.push(table.told());
    }
    told
}

#[test]
fn the_same_play_is_told_alike_and_another_is_not() {
    for entry in GAMES {
        let once = told(entry, 1);
        assert_eq!(once, told(entry, 1), "{}", entry.info.id);
        assert_ne!(once[0], told(entry, 2)[0], "{}", entry.info.id);
        let mut all: Vec<String> = once.into_iter().map(String::from).collect();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count, "{}: every action tells", entry.info.id);
    }
}

#[test]
fn what_was_taken_back_is_told_as_it_was() {
    let entry = &GAMES[0];
    let setup = Setup::new(SeatCount::new(2).unwrap(), Seed::number(3));
    let mut table = (entry.open)(&setup).unwrap();
    let first = table.told();
    let seat = table.to_act().first().unwrap();
    let action = table.legal(seat).remove(0);
    table.play(seat, 0, &action).unwrap();
    assert_ne!(table.told(), first);
    table.rewind(0).unwrap();
    assert_eq!(table.told(), first);
}

#[test]
fn a_digest_is_read_as_it_is_written() {
    let told = nodded::<SAME>();
    let text = String::from(told);
    assert!(text.starts_with("1:"), "{text}");
    assert_eq!(text.len(), 18);
    assert_eq!(ToldDigest::try_from(text), Ok(told));
    for wrong in ["", "1", "1:", "1:00", "x:0011223344556677"] {
        assert!(ToldDigest::try_from(wrong.to_owned()).is_err(), "{wrong}");
    }
}

#[test]
fn one_view_or_one_event_that_differs_for_one_viewer_is_told() {
    let same = nodded::<SAME>();
    assert_eq!(same, nodded::<SAME>());
    assert_ne!(same, nodded::<OTHER_VIEW>());
    assert_ne!(same, nodded::<OTHER_EVENT>());
    assert_ne!(same, nodded::<OTHER_TURN>());
    let other = nodded::<OTHER_FORMAT>();
    assert_eq!(other.format, 2);
    assert_ne!(same, other);
}

fn nodded<const WAY: u8>() -> ToldDigest {
    let setup = Setup::new(SeatCount::new(2).unwrap(), Seed::number(1));
    let mut table = Match::<Nods<WAY>>::open(&setup).unwrap();
    table.play(Seat::A, Nod).unwrap();
    table.told()
}

const SAME: u8 = 0;
const OTHER_VIEW: u8 = 1;
const OTHER_EVENT: u8 = 2;
const OTHER_TURN: u8 = 3;
const OTHER_FORMAT: u8 = 4;

/// A game of nods, told in one of several ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Nods<const WAY: u8>(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Nod;

impl fmt::Display for Nod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nod")
    }
}

impl FromStr for Nod {
    type Err = NotationError;

    fn from_str(_: &str) -> Result<Self, NotationError> {
        Ok(Nod)
    }
}

impl<const WAY: u8> fmt::Display for Nods<WAY> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} nods", self.0)
    }
}

impl<const WAY: u8> Game for Nods<WAY> {
    const INFO: Info = Info {
        id: "nods",
        title: "Nods",
        designer: "tests",
        publisher: "ours",
        year: None,
        minutes: 5,
        seats_min: 2,
        seats_max: 2,
        rules_version: 1,
        told_format: if WAY == OTHER_FORMAT { 2 } else { 1 },
        compatible: &[],
        plies_max: 2,
    };
    type Options = NoOptions;
    type Action = Nod;
    type View = u32;
    type Event = u32;
    type Refusal = ();

    fn set_up(_: &NoOptions, _: SeatCount, _: &mut Dealer<u32>) -> Result<Self, SetupError> {
        Ok(Nods(0))
    }

    fn to_act(&self) -> Seats {
        match self.0 {
            0 => Seats::only(Seat::A),
            1 if WAY == OTHER_TURN => Seats::only(Seat::A),
            1 => Seats::only(Seat::B),
            _ => Seats::default(),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Nod>) {
        out.extend(self.to_act().contains(seat).then_some(Nod));
    }

    fn play(&mut self, _: Seat, _: Nod, dealer: &mut Dealer<u32>) -> Result<(), Illegal<()>> {
        self.0 += 1;
        dealer.announce(self.0);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = PerSeat::new(SeatCount::new(2)?);
        (self.0 == 2).then(|| Outcome::by_score(&scores))
    }

    fn view(&self, viewer: Viewer) -> u32 {
        match viewer {
            Viewer::Seat(Seat::B) if WAY == OTHER_VIEW => self.0 + 1,
            _ => self.0,
        }
    }

    fn veil(event: &u32, viewer: Viewer) -> u32 {
        match viewer {
            Viewer::Spectator if WAY == OTHER_EVENT => event + 1,
            _ => *event,
        }
    }

    fn imagine(view: &u32, _: &mut Chance) -> Self {
        Nods(*view)
    }

    fn assert_sound(&self) {}
}

#[test]
fn events_can_be_read_from_front_to_back() {
    for lab in LABS {
        let seats = SeatCount::new(lab.info.seats_min.max(2)).unwrap();
        let skills = PerSeat::from_fn(seats, |_| Skill::Random);
        let mut lines = String::new();
        let setup = Setup::new(seats, Seed::number(4));
        (lab.simulate)(&setup, skills, Some(&mut lines)).unwrap();
        let mut told = 0;
        for line in lines.lines() {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            for event in line["events"].as_array().into_iter().flatten() {
                let fields = event.as_object().map(serde_json::Map::len);
                let is_name = event.is_string() || fields == Some(1);
                assert!(is_name, "{}: {event} begins with its name", lab.info.id);
                told += 1;
            }
        }
        assert!(told > 20, "{}: {told} events", lab.info.id);
    }
}

/// rules: TC-Q09. The first of these plays is the one in which it was found wrong.
#[test]
fn no_card_paid_in_a_round_of_the_city_is_drawn_by_a_renouncer_of_that_round() {
    let lab = host::lab("the-city").unwrap();
    let seats = SeatCount::new(3).unwrap();
    let skills = PerSeat::from_fn(seats, |_| Skill::Random);
    let mut both = 0;
    for seed in 1..=20 {
        let mut lines = String::new();
        let setup = Setup::new(seats, Seed::number(seed));
        (lab.simulate)(&setup, skills, Some(&mut lines)).unwrap();
        for line in lines.lines() {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            let events = line["events"].as_array().into_iter().flatten();
            let names: Vec<&String> = events
                .filter_map(serde_json::Value::as_object)
                .flat_map(serde_json::Map::keys)
                .skip_while(|name| *name != "revealed")
                .collect();
            let paid = names.iter().position(|name| *name == "paid");
            let drew = names.iter().rposition(|name| *name == "drew");
            if let (Some(paid), Some(drew)) = (paid, drew) {
                assert!(drew < paid, "seed {seed}, ply {}: {names:?}", line["ply"]);
                both += 1;
            }
        }
    }
    assert!(
        both > 5,
        "{both} reveals with payments and draws are too few to tell"
    );
}
