//! The hero phase, step by step.

use tabletop::{Dealer, Seat};

use crate::{
    components::{
        cards::CardSet,
        equipment::Item,
        tiles::{Building, MapTile},
    },
    event::{Event, Seen},
    flow::{Source, Stage, Step},
    resolve::{TURNS_MAX, cards, city, levels},
    state::{
        End, Escape, Turn,
        map::{Car, Post, Stance},
    },
};

/// Begins the turn of `seat`.
pub(crate) fn begin(table: &mut Escape, seat: Seat, dealer: &mut Dealer<Event>) {
    table.active = seat;
    table.turns += 1;
    table.turn = Turn {
        // rules: FU-12, FU-Q35, FU-Q70. Counted at the very start of the turn.
        forced: table.hero().hand.len() <= 1 || table.turns >= TURNS_MAX,
        ..Turn::default()
    };
    dealer.announce(Event::TurnBegan { seat });
    table
        .agenda
        .first([Step::Window(Stage::Refresh), Step::Stage(Stage::Refresh)]);
}

// rules: FU-12, FU-13, FU-14, FU-19, FU-21, FU-22, FU-24, FU-25, FU-26, FU-27, FU-28
/// What a stage does, and what comes after it.
pub(crate) fn stage(table: &mut Escape, stage: Stage, dealer: &mut Dealer<Event>) {
    if let Some(next) = stage.next() {
        table.agenda.first([Step::Stage(next)]);
        if next.has_window() {
            table.agenda.first([Step::Window(next)]);
        }
    }
    match stage {
        Stage::Refresh => table.agenda.first([Step::Refresh]),
        Stage::Choose => table.agenda.first([Step::Choose]),
        Stage::FirstCard | Stage::SecondCard => {
            table.turn.added = false;
            table.agenda.first([Step::Play, Step::Queue]);
        }
        Stage::Drive => drive(table),
        Stage::Noise => noise(table),
        Stage::Damage => {
            let damage = table.damage_due();
            if damage > 0 {
                let seat = table.active;
                dealer.announce(Event::Damaged { seat, damage });
                table.agenda.first([Step::Lids { damage }]);
            }
        }
        Stage::Level => levels::level_up(table, dealer),
        Stage::Building => building(table),
        Stage::Discard => city::discard_top(table, dealer),
        Stage::NyCard => city::play_top(table, dealer),
        Stage::Close => city::close_in(table, dealer),
        Stage::End => end(table, dealer),
    }
}

// rules: FU-12, FU-66, FU-Q35
/// Takes all discards back, then reveals a timer tile.
pub(crate) fn refresh(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    // rules: FU-12, FU-Q35. No tile is revealed for nothing, unless it must be.
    if !table.turn.forced && table.hero().discards.is_empty() {
        return;
    }
    let hero = table.hero_mut();
    let cards = hero.discards.len() as u8;
    hero.hand = hero.hand.or(hero.discards);
    hero.discards = CardSet::EMPTY;
    hero.shown = CardSet::EMPTY;
    dealer.announce(Event::TookAllBack { seat, cards });
    table.agenda.first([Step::Timer { discard: false }]);
}

// rules: FU-13
/// Lays the chosen cards face down.
pub(crate) fn choose(table: &mut Escape, cards: CardSet, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let hero = table.hero_mut();
    hero.hand = hero.hand.without(cards);
    table.turn.chosen = cards;
    dealer.announce(Event::Chose {
        seat,
        cards: Seen::Face(cards),
    });
}

/// Goes on without what was offered.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "whatever else is passed is over"
)]
pub(crate) fn pass(table: &mut Escape, step: Step, dealer: &mut Dealer<Event>) {
    match step {
        // rules: FU-19. Who does not drive reveals nothing either.
        Step::Move { .. } => {
            if let Some(Step::Effects {
                source: Source::Drive,
                ..
            }) = table.agenda.now()
            {
                table.agenda.done();
            }
        }
        Step::Lids { damage } => take_damage(table, damage, dealer),
        Step::Events { left } => cards::next_event(table, left, dealer),
        _ => {}
    }
}

// rules: FU-33
/// Wins alone.
pub(crate) fn escape_alone(table: &mut Escape, seat: Seat, dealer: &mut Dealer<Event>) {
    finish(table, End::Alone(seat), dealer);
}

/// Ends the game at once.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other step has a card in hand"
)]
pub(crate) fn finish(table: &mut Escape, end: End, dealer: &mut Dealer<Event>) {
    if table.ending.is_none() {
        table.ending = Some(end);
        // Cards in the middle of their effects go where they belong.
        for step in table.agenda.iter() {
            match step {
                Step::NyDone(card) if !card.is_special() => {
                    table.ny.discards.insert(*card);
                }
                Step::EventDone(card) => table.events_past.insert(*card),
                // rules: FU-63. Whoever leaves while choosing an objective takes back the own.
                Step::SwapCard(colour) => {
                    let own = table.heroes[table.active].objectives[*colour as usize];
                    table.leftover[*colour as usize].remove(own);
                }
                _ => {}
            }
        }
        table.agenda.clear();
        dealer.announce(Event::Ended { end });
    }
}

// rules: FU-19
/// Offers the extra move to a hero with a car and no enemy beside him.
fn drive(table: &mut Escape) {
    if table.hero().ride.is_some() && !table.map.has_enemy(table.here()) {
        let source = Source::Drive;
        table.turn.halted = false;
        table
            .agenda
            .first([Step::Effects { source, at: 0 }, Step::Queue]);
    }
}

// rules: FU-21, FU-Q66
/// All noise of the turn is gained at once.
fn noise(table: &mut Escape) {
    let noise = table.turn.noise;
    table.agenda.first([Step::Noise(noise), Step::Shelve]);
}

// rules: FU-21
/// The played cards go face down to the discards.
pub(crate) fn shelve(table: &mut Escape) {
    let (played, unseen) = (table.turn.played, table.turn.unseen);
    table.turn.played = CardSet::EMPTY;
    table.turn.unseen = CardSet::EMPTY;
    let hero = table.hero_mut();
    hero.discards = hero.discards.or(played).or(unseen);
    hero.shown = hero.shown.or(played);
}

// rules: FU-22, FU-26, FU-85, FU-Q26
/// The active hero discards so many action cards at random.
pub(crate) fn take_damage(table: &mut Escape, damage: u8, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let hero = table.hero_mut();
    for _ in 0..u32::from(damage).min(hero.hand.len()) {
        let card = dealer.draw(&mut hero.hand);
        hero.discards.insert(card);
        let card = Seen::Face(card);
        dealer.announce(Event::CardLost { seat, card });
    }
}

// rules: FU-23, FU-Q26
/// Damage that only a Shelter stops.
pub(crate) fn hurt(table: &mut Escape, damage: u8, dealer: &mut Dealer<Event>) {
    if table.building(table.here()) != Some(Building::Shelter) {
        let seat = table.active;
        dealer.announce(Event::Damaged { seat, damage });
        take_damage(table, damage, dealer);
    }
}

// rules: FU-23
/// A lid stops some of the damage.
pub(crate) fn use_lid(table: &mut Escape, slot: u8, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    table.hero_mut().take(slot);
    table.items_used.insert(Item::LID);
    dealer.announce(Event::LidUsed { seat });
}

// rules: FU-37, FU-Q08
/// The events of the spaces entered with the card, one set after the other.
pub(crate) fn queue(table: &mut Escape) {
    if table.turn.events > 0 {
        table.turn.events -= 1;
        table.agenda.first([Step::Queue]);
        cards::events(table);
    }
}

// rules: FU-98, FU-Q73
/// A trap that was stepped on: all three trap cards are shuffled, one of them is armed.
pub(crate) fn trap(table: &mut Escape, tile: MapTile, dealer: &mut Dealer<Event>) {
    let armed = dealer.below(3) == 0;
    dealer.announce(Event::TrapSprung { at: tile, armed });
    if armed {
        let source = Source::Trap(tile);
        table.agenda.first([Step::Effects { source, at: 0 }]);
    }
}

// rules: FU-25, FU-64, FU-Q65
/// Activates the building of the hero's space.
fn building(table: &mut Escape) {
    let step = match table.building(table.here()) {
        Some(Building::Library) => Step::Library,
        Some(Building::Clinic) => Step::Retrieve {
            left: 2,
            optional: true,
        },
        Some(Building::Armoury) => Step::Armoury,
        Some(Building::Shelter) | None => return,
    };
    table.agenda.first([step, Step::Overflow]);
}

// rules: FU-30, FU-45, FU-Q31
/// Enemies stand up, wounds are forgotten, the next hero begins.
fn end(table: &mut Escape, dealer: &mut Dealer<Event>) {
    dealer.announce(Event::TurnEnded { seat: table.active });
    for at in table.map.haunted {
        table.map.gangs[at].recover();
    }
    for car in &mut table.map.cars {
        if let Car::Convict { stance, wounds, .. } = car {
            (*stance, *wounds) = (Stance::Ready, 0);
        }
    }
    for post in &mut table.map.bosses {
        if let Post::On { stance, .. } = post {
            *stance = Stance::Ready;
        }
    }
    let next = table.active.clockwise(table.heroes.seats());
    begin(table, next, dealer);
}
