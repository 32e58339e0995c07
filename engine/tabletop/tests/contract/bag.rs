use serde::{Deserialize, Serialize};
use tabletop::{Bag, Dealer, Id, Seed};

use crate::failure;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Card(u8);

impl Id for Card {
    fn id(self) -> u8 {
        self.0
    }
    fn from_id(id: u8) -> Self {
        Card(id)
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "c{}", self.0)
    }
}

type Cards = Bag<Card, 5>;

fn bag(cards: &[u8]) -> Cards {
    cards.iter().map(|id| Card(*id)).collect()
}

#[test]
fn copies_count_and_are_not_told_apart() {
    let hand = bag(&[3, 1, 3, 3]);
    assert_eq!(
        (hand.len(), hand.count(Card(3)), hand.count(Card(0))),
        (4, 3, 0)
    );
    assert!(hand.contains(Card(1)) && !hand.contains(Card(0)));
    assert_eq!(hand, bag(&[3, 3, 1, 3]));
    assert_eq!(hand.counts(), &[0, 1, 0, 3, 0]);
    assert!(!hand.is_empty() && Cards::EMPTY.is_empty() && Cards::default() == Cards::EMPTY);
}

#[test]
fn what_is_not_there_cannot_be_taken_out() {
    let mut hand = bag(&[2, 2]);
    assert!(hand.remove(Card(2)) && hand.remove(Card(2)) && !hand.remove(Card(2)));
    assert_eq!(hand, Cards::EMPTY);
    let says = failure(|| bag(&[1]).remove_all(&bag(&[1, 1])));
    assert!(says.contains("only what is in a bag"), "{says}");
}

#[test]
fn whole_bags_go_in_and_out() {
    let mut deck = bag(&[0, 1, 1, 4]);
    assert!(bag(&[1, 1]).is_within(&deck) && !bag(&[4, 4]).is_within(&deck));
    deck.insert_all(&bag(&[4, 4]));
    assert_eq!(deck, bag(&[0, 1, 1, 4, 4, 4]));
    deck.remove_all(&bag(&[1, 4]));
    assert_eq!(deck, bag(&[0, 1, 4, 4]));
}

#[test]
fn things_come_in_ascending_order() {
    let deck = bag(&[4, 0, 4, 2]);
    assert_eq!(deck.iter().collect::<Vec<_>>(), [0, 2, 4, 4].map(Card));
    let kinds: Vec<_> = deck.kinds().collect();
    assert_eq!(kinds, [(Card(0), 1), (Card(2), 1), (Card(4), 2)]);
    assert_eq!(
        (0..4).map(|n| deck.nth(n)).collect::<Vec<_>>(),
        [0, 2, 4, 4].map(Card)
    );
    assert!(failure(|| deck.nth(4)).contains("no such thing"));
    assert_eq!(
        (deck.to_string(), Cards::EMPTY.to_string()),
        ("c0 c2 c4 c4".into(), "-".into())
    );
}

#[test]
fn each_copy_is_as_likely_to_be_drawn_as_any_other() {
    let mut script = Dealer::<()>::scripted([3, 0, 1, 0]);
    let mut deck = bag(&[0, 2, 4, 4]);
    let drawn: Vec<_> = (0..4).map(|_| script.draw_from(&mut deck)).collect();
    assert_eq!(drawn, [4, 0, 4, 2].map(Card));
    assert!(deck.is_empty());
    let mut dealer = Dealer::<()>::new(Seed::number(1));
    let rare = (0..4_000).filter(|_| dealer.draw_from(&mut bag(&[1, 1, 1, 2])) == Card(2));
    assert!(
        (900..1_100).contains(&rare.count()),
        "a quarter of the draws"
    );
}

#[test]
fn it_survives_being_written_down() {
    let deck = bag(&[4, 0, 4, 2]);
    assert_eq!(serde_json::to_string(&deck).unwrap(), "[0,2,4,4]");
    assert_eq!(serde_json::from_str::<Cards>("[4,4,2,0]").unwrap(), deck);
    let bytes = postcard::to_allocvec(&deck).unwrap();
    assert_eq!(bytes, [1, 0, 1, 0, 2]);
    assert_eq!(postcard::from_bytes::<Cards>(&bytes).unwrap(), deck);
    let too_many = serde_json::to_string(&vec![1; 256]).unwrap();
    assert!(serde_json::from_str::<Cards>(&too_many).is_err());
}
