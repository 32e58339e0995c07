//! Who knows what.

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, Chance, Memory, PerSeat, Seat, Seats, Viewer};

use crate::{
    components::{BOX, CardSet, Colour},
    flow::Step,
    setup::ROUNDS_MAX,
    state::{NewYorkNewYork, Row, Skyline},
};

/// The table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What is being asked of whom.
    pub agenda: Agenda<Step, 4>,
    /// How many rounds the match has.
    pub rounds: u8,
    /// Whether runs score.
    pub bonus: bool,
    /// Whether people are shown [`shown`](Self::shown).
    pub memory: Memory,
    /// The colour each seat plays for, once it has one.
    pub colours: PerSeat<Option<Colour>>,
    /// The round being played, from 1.
    pub round: u8,
    /// Who began this round.
    pub first: Seat,
    /// How many cards the deck has left.
    pub deck: u8,
    /// The open row.
    pub row: Row,
    /// The viewer's own cards; none for a spectator.
    pub hand: CardSet,
    /// How many cards each seat holds.
    pub hand_sizes: PerSeat<u8>,
    /// Cards that everyone saw go into a hand and that are still there.
    pub shown: PerSeat<CardSet>,
    /// Who has passed in this round.
    pub passed: Seats,
    /// The panorama with all its stacks.
    pub skyline: Skyline,
    /// Each seat's points in every round scored so far.
    pub scores: PerSeat<[u8; ROUNDS_MAX as usize]>,
}

// rules: NN-007, NN-Q08, NN-Q17, NN-Q18, NN-Q19, NN-Q21
/// Every field of the table is named here: a new one does not compile before it is said who
/// sees it.
pub(crate) fn view(table: &NewYorkNewYork, viewer: Viewer) -> View {
    let NewYorkNewYork {
        agenda,
        rounds,
        bonus,
        memory,
        colours,
        round,
        first,
        deck,
        row,
        hands,
        shown,
        passed,
        skyline,
        scores,
    } = table;
    View {
        viewer,
        agenda: *agenda,
        rounds: *rounds,
        bonus: *bonus,
        memory: *memory,
        colours: *colours,
        round: *round,
        first: *first,
        deck: deck.len() as u8,
        row: *row,
        hand: match viewer {
            Viewer::Seat(seat) => hands[seat],
            Viewer::Spectator => CardSet::EMPTY,
        },
        hand_sizes: hands.map(|hand| hand.len() as u8),
        shown: *shown,
        passed: *passed,
        skyline: *skyline,
        scores: *scores,
    }
}

/// A table that fits the view: cards nobody showed the viewer are dealt anew.
pub(crate) fn imagine(view: &View, chance: &mut Chance) -> NewYorkNewYork {
    let mut unseen = unseen(view);
    let hands = PerSeat::from_fn(view.colours.seats(), |seat| {
        if view.viewer.is(seat) {
            return view.hand;
        }
        let shown = view.shown[seat];
        let missing = u32::from(view.hand_sizes[seat]).saturating_sub(shown.len());
        shown.or(chance.draw_several(&mut unseen, missing))
    });
    assert_eq!(
        unseen.len(),
        u32::from(view.deck),
        "what is left over is the deck"
    );
    NewYorkNewYork {
        agenda: view.agenda,
        rounds: view.rounds,
        bonus: view.bonus,
        memory: view.memory,
        colours: view.colours,
        round: view.round,
        first: view.first,
        deck: unseen,
        row: view.row,
        hands,
        shown: view.shown,
        passed: view.passed,
        skyline: view.skyline,
        scores: view.scores,
    }
}

/// The cards of which the viewer does not know where they are: in the deck, or dealt to others.
pub fn unseen(view: &View) -> CardSet {
    let row = view.row.cards().iter().copied().collect();
    let seen = view.skyline.cards().or(row).or(view.hand);
    let seen = view
        .shown
        .values()
        .fold(seen, |seen, shown| seen.or(*shown));
    BOX.without(seen)
}
