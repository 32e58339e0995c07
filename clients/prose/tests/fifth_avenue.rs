//! Fifth Avenue says everything, in both languages, to everybody.

use std::collections::BTreeSet;

use games::fifth_avenue::{FifthAvenue, action::Action, setup::Options};
use prose::{Audience, Lang, Voice};
use tabletop::{Chance, Dealer, Game, Options as _, PerSeat, Seat, SeatCount, Seed, Viewer};

fn audience(lang: Lang, viewer: Viewer, seats: SeatCount) -> Audience {
    let names = PerSeat::from_fn(seats, |seat| format!("Bot {seat}"));
    Audience {
        lang,
        viewer,
        names,
    }
}

/// What a reader of a position is told of it.
fn all_of(table: &FifthAvenue, audience: &Audience) -> Vec<String> {
    let view = table.view(audience.viewer);
    let mut said = FifthAvenue::situation(&view, audience);
    said.push(FifthAvenue::prompt(&view, audience));
    said.push(FifthAvenue::headline(&view, audience.lang));
    for table in [
        FifthAvenue::score_now(&view, audience),
        FifthAvenue::score_sheet(&view, audience),
    ] {
        said.extend(table.spoken());
    }
    for seat in table.seats().iter() {
        said.extend(FifthAvenue::note(&view, seat, audience.lang));
    }
    said
}

/// Something is said, and what the reader does is said as one says `you`.
fn assert_said_well(text: &str) {
    assert!(!text.is_empty());
    let deeds = text.split("You ").skip(1);
    let mut verbs = deeds.filter_map(|deed| deed.split_whitespace().next());
    assert!(
        !verbs.any(|verb| verb.ends_with('s') && verb != "pass"),
        "{text}"
    );
    for wrong in ["of You", "by You", "di Tu", "da Tu", "di tu ", "da tu "] {
        assert!(!text.contains(wrong), "{text}");
    }
    for many in [
        "1 points",
        "1 cards",
        "1 towers",
        "1 punti",
        "1 carte",
        "1 immobili",
    ] {
        assert!(!format!(" {text}").contains(&format!(" {many}")), "{text}");
    }
    // rules: FA-084. A bid has one of the colours, not all of them.
    if text.contains(" may bid ") || text.contains(" può offrire ") {
        assert!(!text.contains(" and ") && !text.contains(" e "), "{text}");
    }
}

/// Plays at random and hears everything; gives the kinds of refusals that were met.
fn hear(options: &str, seats: u8, seed: u64, tries: &[Action]) -> BTreeSet<String> {
    let count = SeatCount::new(seats).expect("a number of seats");
    let options = Options::of_line(options).expect("options of the game");
    let mut chance = Chance::new(Seed::number(seed));
    let mut dealer = Dealer::new(Seed::number(seed));
    let mut table = FifthAvenue::set_up(&options, count, &mut dealer).expect("it takes 2 to 4");
    let mut refusals = BTreeSet::new();
    let mut legal = Vec::new();
    let mut ply = 0;
    loop {
        let told = dealer.take_events();
        for lang in Lang::ALL {
            for viewer in Viewer::all(count) {
                let audience = audience(lang, viewer, count);
                for event in &told {
                    let veiled = FifthAvenue::veil(event, viewer);
                    assert_said_well(&FifthAvenue::event(&veiled, &audience).text);
                }
                if ply % 7 == 0 {
                    for text in all_of(&table, &audience) {
                        assert_said_well(&text);
                    }
                }
            }
        }
        let Some(seat) = table.to_act().first() else {
            return refusals;
        };
        legal.clear();
        table.legal_actions(seat, &mut legal);
        say_choices(&table, seat, &legal);
        for action in tries {
            let mut other = table.clone();
            if let Err(illegal) = other.play(seat, *action, &mut dealer.clone()) {
                for lang in Lang::ALL {
                    let reader = audience(lang, seat.into(), count);
                    FifthAvenue::refusal(&illegal.reason, &reader);
                }
                let name = format!("{:?}", illegal.reason);
                let name = name.split([' ', '{']).next().unwrap_or_default();
                refusals.insert(name.to_owned());
            }
        }
        let action = legal[chance.below(legal.len() as u32) as usize];
        let played = table.play(seat, action, &mut dealer);
        played.expect("what is listed is legal");
        ply += 1;
    }
}

fn say_choices(table: &FifthAvenue, seat: Seat, legal: &[Action]) {
    let view = table.view(seat.into());
    for lang in Lang::ALL {
        let reader = audience(lang, seat.into(), table.seats());
        let lines = legal
            .iter()
            .map(|action| FifthAvenue::action(action, &view, &reader).line());
        let lines: BTreeSet<_> = lines.collect();
        assert_eq!(lines.len(), legal.len(), "each choice reads differently");
    }
    assert!(!FifthAvenue::rules_now(&view).is_empty());
}

#[test]
fn whole_games_are_told_and_every_mistake_is_explained() {
    let tries = [
        "at 34w orange",
        "at 34w sixth",
        "at ts green",
        "at 52e violet",
        "towers",
        "shop fashion",
        "shop jeweller",
        "shop gallery",
        "shop perfumery",
        "score 34w",
        "score ts",
        "take orange",
        "take orange violet",
        "move white ts",
        "move beige start",
        "move white 34w",
        "lay o4",
        "lay n5",
        "lay g6",
        "lay k4",
        "lay k6",
        "stand",
        "pass",
        "build 0",
        "build 3",
        "stop",
        "draw",
    ];
    let tries = tries.map(|action| action.parse::<Action>().expect("notation"));
    let mut refusals = BTreeSet::new();
    for seats in 2..=4 {
        for side in ["side=five", "side=six"] {
            for seed in 0..3 {
                refusals.extend(hear(side, seats, seed, &tries));
            }
        }
    }
    for kind in [
        "NotAsked",
        "NoSuchLot",
        "NotEmpty",
        "SameDistrict",
        "NotInGroup",
        "TowersThere",
        "TwoShops",
        "NoCommission",
        "TwoColours",
        "NoWay",
        "NotInHand",
        "OutOfOrder",
        "WrongColour",
        "BlackFirst",
        "TooLow",
        "NothingLaid",
        "Bidding",
        "TooMany",
        "NotFull",
        "NoStopAtPark",
    ] {
        assert!(
            refusals.contains(kind),
            "{kind} was never met: {refusals:?}"
        );
    }
}

/// rules: FA-137
#[test]
fn the_second_starting_tower_is_asked_for_in_words_of_its_own() {
    let seats = SeatCount::new(2).unwrap();
    let mut dealer = Dealer::new(Seed::number(3));
    let mut table = FifthAvenue::set_up(&Options::default(), seats, &mut dealer).unwrap();
    let mut asked = Vec::new();
    while table.seats().iter().any(|seat| {
        let view = table.view(seat.into());
        view.board.districts_built(seat) < 2
    }) {
        let seat = table.to_act().first().unwrap();
        let english = audience(Lang::En, seat.into(), seats);
        asked.push((
            seat,
            FifthAvenue::prompt(&table.view(seat.into()), &english),
        ));
        let mut legal = Vec::new();
        table.legal_actions(seat, &mut legal);
        table.play(seat, legal[0], &mut dealer).unwrap();
    }
    for seat in [Seat::A, Seat::B] {
        let own = asked.iter().filter(|(it, _)| *it == seat);
        let own: Vec<&str> = own.map(|(_, text)| text.as_str()).collect();
        let first = "Place a starting tower on an empty lot.";
        let second = "Place your second starting tower, in another district.";
        assert_eq!(own, [first, second]);
    }
}
