//! Taking money, paying with it.

use new_york::{
    components::money::Bank,
    legal::{Refusal, money::each_payment},
};

use crate::scene::{Scene, cards, scene, tile};

/// rules: NY-13, NY-T08
#[test]
fn one_card_or_several_worth_five_together() {
    let takes = |row: &str| scene(3).row(row).list("A", "take");
    assert_eq!(
        takes("b2 g3 y7 r9"),
        ["take b2", "take b2 g3", "take g3", "take r9", "take y7"]
    );
    assert_eq!(takes("b1 g1 y3 r5").len(), 8);
    assert_eq!(takes("b1 g1 y1 r2").len(), 15);
    assert!(takes("b1 g1 y1 r2").contains(&"take b1 g1 y1 r2".to_owned()));
    assert_eq!(takes("b6 g7 y8 r9").len(), 4);
}

/// rules: NY-13, NY-Q02
#[test]
fn equal_cards_are_one_choice() {
    let takes = scene(3).row("b2 b2 b2 g1").list("A", "take");
    assert_eq!(
        takes,
        [
            "take b2",
            "take b2 b2",
            "take b2 b2 g1",
            "take b2 g1",
            "take g1"
        ]
    );
}

/// rules: NY-13
#[test]
fn more_than_five_together_or_what_is_not_there_is_refused() {
    let scene = scene(3).row("b2 g3 y7 r9");
    let refuse = |line: &str| scene.refuse(line).1;
    assert_eq!(refuse("A take b2 y7"), Refusal::TooMuchAtOnce { worth: 9 });
    let card = "b3".parse().unwrap();
    assert_eq!(
        scene.refuse("A take b3"),
        ("NY-13", Refusal::NotInRow { card })
    );
    let card = "b2".parse().unwrap();
    assert_eq!(refuse("A take b2 b2"), Refusal::NotInRow { card });
}

/// rules: NY-13
#[test]
fn taken_cards_go_into_the_hand() {
    let mut scene = scene(3).row("b2 g3 y7 r9").hand("A", "b2");
    scene.play("A take b2 g3");
    assert_eq!(scene.hand_of("A"), "b2 b2 g3");
}

fn payer(price: u8) -> Scene {
    let name = match price {
        7 => "station-05",
        _ => panic!("no such tile here"),
    };
    assert_eq!(tile(name).price(), price);
    scene(3)
        .hand("A", "b3 b3 b4 b6")
        .depot(&format!("{name} - - -"))
}

/// rules: NY-14, NY-15, NY-Q02, NY-T23
#[test]
fn any_cards_that_reach_the_price_pay_and_the_needed_ones_are_listed() {
    let scene = payer(7);
    let listed = scene.list("A", "buy");
    assert_eq!(
        listed,
        ["buy blue b3 b4", "buy blue b3 b6", "buy blue b4 b6"]
    );
    let legal = [
        "b3 b4",
        "b3 b6",
        "b4 b6",
        "b3 b3 b4",
        "b3 b3 b6",
        "b3 b4 b6",
        "b3 b3 b4 b6",
    ];
    for payment in legal {
        let mut paying = scene.clone();
        let events = paying.play(&format!("A buy blue {payment}"));
        let exact = payment == "b3 b4";
        let new_york::event::Event::Bought { exact: said, .. } = events[0] else {
            panic!("a purchase was awaited");
        };
        assert_eq!(said, exact, "{payment}");
    }
    let short = Refusal::TooLittle {
        bank: Bank::Blue,
        missing: 1,
    };
    assert_eq!(scene.refuse("A buy blue b3 b3"), ("NY-14", short));
}

/// rules: NY-14, NY-T23
#[test]
fn a_price_of_16_takes_all_four_cards_and_17_is_one_too_many() {
    // No tile is that dear, but the ledger asks.
    let hand = cards("b3 b3 b4 b6").bank(Bank::Blue);
    let payments = |price| {
        let mut found = Vec::new();
        each_payment(hand, price, |payment| found.push(payment));
        found
    };
    assert_eq!(payments(7).len(), 3);
    assert_eq!(payments(16), [hand]);
    assert!(payments(17).is_empty());
    let poor = scene(3).hand("A", "b3 b3 b6").depot("skyscraper-11 - - -");
    assert!(poor.list("A", "buy").is_empty());
    let short = poor.refuse("A buy blue b3 b3 b6").1;
    let (bank, missing) = (Bank::Blue, 1);
    assert_eq!(short, Refusal::TooLittle { bank, missing });
}

/// rules: NY-14
#[test]
fn only_the_bank_of_the_space_is_paid() {
    let scene = scene(3).hand("A", "b4 g4").depot("museum-01 - museum-02 -");
    let card = "g4".parse().unwrap();
    let wrong = Refusal::WrongBank {
        bank: Bank::Blue,
        card,
    };
    assert_eq!(scene.refuse("A buy blue g4"), ("NY-14", wrong));
    assert_eq!(scene.refuse("A buy blue b4 g4").1, wrong);
    let card = "y9".parse().unwrap();
    assert_eq!(
        scene.refuse("A buy yellow y9"),
        ("NY-14", Refusal::NotInHand { card })
    );
    assert_eq!(scene.list("A", "buy"), ["buy blue b4"]);
    let none = Refusal::NoTile { bank: Bank::Green };
    assert_eq!(scene.refuse("A buy green g4"), ("NY-16", none));
}

/// rules: NY-14
#[test]
fn no_change_is_given() {
    let mut scene = scene(3).hand("A", "b9 b1").depot("museum-01 - - -");
    scene.play("A buy blue b1 b9");
    assert_eq!(scene.hand_of("A"), "-");
    assert_eq!(scene.table.discards, cards("b1 b9"));
}

/// rules: NY-Q02
#[test]
fn listed_payments_are_just_those_from_which_no_card_can_be_left_out() {
    let hands = [
        "b1 b1 b2 b3 b5 b8",
        "b1 b1 b1 b2 b2 b2 b3 b3",
        "b9 b9 b9 b1",
        "b4 b5 b6 b7",
    ];
    let depots = ["museum-01", "museum-07", "park-09", "skyscraper-11"];
    for hand in hands {
        for depot in depots {
            let scene = scene(3).hand("A", hand).depot(&format!("{depot} - - -"));
            let price = u32::from(tile(depot).price());
            let all: Vec<&str> = hand.split(' ').collect();
            let mut expected = Vec::new();
            for set in 1_u32..1 << all.len() {
                let chosen = all.iter().enumerate().filter(|(n, _)| set >> n & 1 == 1);
                let mut names: Vec<&str> = chosen.map(|(_, name)| *name).collect();
                names.sort_unstable();
                let purse = cards(&names.join(" "));
                let least = purse
                    .iter()
                    .map(|card| u32::from(card.value()))
                    .min()
                    .unwrap();
                if purse.worth() >= price && purse.worth() - least < price {
                    expected.push(format!("buy blue {}", names.join(" ")));
                }
            }
            expected.sort();
            expected.dedup();
            assert_eq!(scene.list("A", "buy"), expected, "{hand} for {price}");
        }
    }
}

/// rules: NY-Q09
#[test]
fn when_all_money_is_in_hands_somebody_can_buy_any_tile() {
    // A sixth of a bank's 135 is more than 22, half of 90 is 45: no tile costs more than 13.
    let dearest = new_york::components::BOX
        .iter()
        .map(new_york::components::Tile::price)
        .max();
    assert_eq!(dearest, Some(13));
    let bank = new_york::components::purse::Purse::box_of(3).bank(Bank::Red);
    assert!(bank.worth() / 6 >= 13);
}
