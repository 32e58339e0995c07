//! The pieces of Fifth Avenue.

use games::fifth_avenue::{
    FifthAvenue,
    components::{District, Lot, Shop, ShopBag, cards::Value, places::Place},
    state::{Board, lots::OnLot},
    view::View,
};
use tabletop::Seat;

use crate::check;

type Change<'a> = &'a dyn Fn(&mut Board);

fn changed(view: &View, change: Change<'_>) -> View {
    let mut changed = view.clone();
    change(&mut changed.board);
    changed
}

/// What a seat has.
fn side(view: &View, seat: Seat) -> Vec<(String, View)> {
    let pieces: [(&str, Change<'_>); 4] = [
        ("the points", &|board| board.scores[seat] += 1),
        ("the reserve", &|board| board.reserves[seat] += 1),
        ("the supply", &|board| board.supplies[seat] += 1),
        ("the towers at the park", &|board| {
            board.park_towers[seat] += 1;
        }),
    ];
    let pieces = pieces.map(|(what, change)| (format!("{what} of {seat}"), changed(view, change)));
    let mut all = Vec::from(pieces);
    let mut cards = view.clone();
    cards.hand_sizes[seat][5] += 1;
    all.push((format!("a card of {seat}"), cards));
    if let Some(auction) = &view.board.auction
        && !auction.passed.contains(seat)
    {
        let laid = auction.bids[seat].coloured.iter().count();
        let more: Change<'_> = &|board| {
            let auction = board.auction.as_mut().expect("it goes on");
            auction.bids[seat].coloured.push(Value::Six);
        };
        if laid > 0 {
            all.push((format!("a card laid by {seat}"), changed(view, more)));
        }
    }
    all
}

/// What lies in a district.
fn district(view: &View, at: District) -> Vec<(String, View)> {
    let board = &view.board;
    let ring = board.side.ring(at).iter();
    let built = ring.filter(|lot| !matches!(board.on(at, **lot), OnLot::Empty));
    let mut all: Vec<_> = built
        .map(|lot: &Lot| {
            let empty: Change<'_> = &|board| {
                board.districts[at as usize][*lot as usize] = OnLot::Empty;
            };
            (
                format!("what is on {lot:?} in {at:?}"),
                changed(view, empty),
            )
        })
        .collect();
    all.push((
        format!("the sign in {at:?}"),
        changed(view, &|board| {
            if !board.closed.remove(at) {
                board.closed.insert(at);
            }
        }),
    ));
    for commission in 0..2 {
        let mark: Change<'_> = &|board| {
            if !board.markers[commission].remove(at) {
                board.markers[commission].insert(at);
            }
        };
        all.push((format!("a marker in {at:?}"), changed(view, mark)));
    }
    all
}

fn pieces(view: &View) -> Vec<(String, View)> {
    // Each part is named: a new one does not compile before it is told, or said why not.
    let View {
        // Who is asked stands in the question.
        viewer: _,
        agenda: _,
        board,
        // The reader's own, and a spectator has none.
        hand: _,
        picks: _,
        hand_sizes: _,
        // The decks are told with their sizes.
        deck_sizes: _,
    } = view;
    let Board {
        side: _,
        // Who began and how many turns are over changes nothing.
        first: _,
        turns: _,
        memory: _,
        districts: _,
        closed: _,
        commissions: _,
        markers: _,
        row: _,
        placed: _,
        park_shops: _,
        park_towers: _,
        // Nobody saw them.
        unused: _,
        decks: _,
        black: _,
        // Told by `open` tables alone: see the tests of `hands`.
        shown: _,
        scores: _,
        reserves: _,
        supplies: _,
        asso: _,
        // Out of the game.
        removed: _,
        auction: _,
    } = board;
    let mut all = districts_and_seats(view);
    all.extend(row_and_commissions(view));
    all.extend(decks_and_others(view));
    all
}

fn districts_and_seats(view: &View) -> Vec<(String, View)> {
    let board = &view.board;
    let mut all: Vec<_> = District::ALL
        .into_iter()
        .filter(|at| !board.closed.contains(*at))
        .flat_map(|at| district(view, at))
        .collect();
    all.extend(board.seats().iter().flat_map(|seat| side(view, seat)));
    all
}

fn row_and_commissions(view: &View) -> Vec<(String, View)> {
    let board = &view.board;
    let mut all = Vec::new();
    let active = board.active_group().next().map(|(place, _)| place);
    for place in active.unwrap_or(board.row.len())..board.row.len() {
        if board.row[place].is_some() {
            let lifted = changed(view, &|board| board.row[place] = None);
            all.push((format!("the tile at {place} of the row"), lifted));
        }
    }
    for (at, place) in board.commissions.iter().enumerate() {
        let other = if *place == Place::Park {
            Place::Start
        } else {
            Place::Park
        };
        let moved = changed(view, &|board| board.commissions[at] = other);
        all.push((format!("commission {at}"), moved));
    }
    all
}

fn decks_and_others(view: &View) -> Vec<(String, View)> {
    let board = &view.board;
    let mut all = Vec::new();
    for (at, deck) in board.decks.iter().enumerate() {
        if deck.top.is_some() {
            let lifted = changed(view, &|board| board.decks[at].top = None);
            all.push((format!("the card on deck {at}"), lifted));
            let under = changed(view, &|board| board.decks[at].under.push(Value::Six));
            all.push((format!("a card in deck {at}"), under));
        }
    }
    let others: [(&str, Change<'_>); 3] = [
        ("the black deck", &|board| {
            board.black.under.push(Value::Six);
        }),
        ("the tiles at the park", &|board| {
            let mut tiles: Vec<Shop> = board.park_shops.iter().collect();
            tiles.push(Shop::ALL[0]);
            board.park_shops = tiles.into_iter().collect::<ShopBag>();
        }),
        ("the next special scoring", &|board| board.placed = 11),
    ];
    all.extend(others.map(|(what, change)| (what.to_owned(), changed(view, change))));
    if board.asso.is_some() {
        let fewer = changed(view, &|board| board.asso = board.asso.map(|left| left + 1));
        all.push(("a tower of Asso".to_owned(), fewer));
    }
    all
}

/// rules: FA-013, FA-046, FA-051, FA-Q37
#[test]
fn the_words_of_the_table_tell_every_piece() {
    let options = ["side=five", "side=six", "hands=open"];
    assert!(check::<FifthAvenue>(&options, 5, pieces) > 1000);
}
