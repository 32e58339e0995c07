//! New York: noise, mission, timer, deck, and the moves of enemies. And the rescue.

use tabletop::Dealer;

use crate::{
    components::{
        CUBES_MISSION, NOISE_MAX,
        board::{Space, SpaceSet},
        bosses::Boss,
        new_york::{Deck, NyCard, NyCards, cards_of},
        places::Poi,
        timer::TimerTile,
    },
    event::{Event, Seen},
    flow::{Source, Step},
    resolve::{fight, turn},
    state::foe::Foe,
    state::{
        End, Escape, President,
        hero::Slot,
        map::{Car, Post, Stance},
    },
};

// rules: FU-71, FU-Q04, FU-Q52
/// New York gains noise; beyond the track mission cubes move.
pub(crate) fn gain_noise(table: &mut Escape, noise: u8, dealer: &mut Dealer<Event>) {
    let plain = noise.min(NOISE_MAX - table.ny.noise);
    if plain > 0 {
        table.ny.noise += plain;
        let (change, now) = (plain.cast_signed(), table.ny.noise);
        dealer.announce(Event::Noise { change, now });
    }
    let mut rest = noise - plain;
    while rest > 0 && table.ny.mission > 0 {
        rest -= 1;
        table.ny.mission -= 1;
        let left = table.ny.mission;
        dealer.announce(Event::Mission { left });
    }
    if table.ny.mission == 0 {
        table.ny.noise = 0;
        mission_over(table, dealer);
        table
            .agenda
            .first([Step::Timer { discard: false }, Step::Noise(rest)]);
    }
}

fn mission_over(table: &mut Escape, dealer: &mut Dealer<Event>) {
    table.ny.mission = CUBES_MISSION;
    dealer.announce(Event::MissionReset);
}

/// The noise cube goes back, mission cubes stay.
pub(crate) fn lose_noise(table: &mut Escape, change: i8, dealer: &mut Dealer<Event>) {
    table.ny.noise = table.ny.noise.saturating_sub(change.unsigned_abs());
    let now = table.ny.noise;
    dealer.announce(Event::Noise { change, now });
}

// rules: FU-66, FU-72
/// Cubes moved by a card: the noise stays.
pub(crate) fn mission(table: &mut Escape, cubes: u8, dealer: &mut Dealer<Event>) {
    if cubes == 0 {
        return;
    }
    table.ny.mission -= 1;
    let left = table.ny.mission;
    dealer.announce(Event::Mission { left });
    table.agenda.first([Step::Mission(cubes - 1)]);
    if left == 0 {
        mission_over(table, dealer);
        table.agenda.first([Step::Timer { discard: false }]);
    }
}

// rules: FU-10, FU-34, FU-66, FU-67, FU-68, FU-Q32, FU-Q45, FU-Q51
/// The top timer tile is revealed, or discarded without effect.
pub(crate) fn timer(table: &mut Escape, discard: bool, dealer: &mut Dealer<Event>) {
    let tile = if table.timer.black > 0 {
        table.timer.black -= 1;
        dealer.draw_from(&mut table.timer.unseen)
    } else {
        dealer.draw_from(&mut table.timer.red)
    };
    if discard {
        dealer.announce(Event::TimerDiscarded { tile });
    } else {
        dealer.announce(Event::TimerRevealed { tile });
    }
    if tile == TimerTile::LOST {
        turn::finish(table, End::Defeat, dealer);
        return;
    }
    if table.timer.black == 0 && !table.timer.presto {
        table.timer.presto = true;
        dealer.announce(Event::Presto);
        land(table, dealer);
    }
    if discard {
        return;
    }
    if table.map.bosses[Boss::Duke as usize] == Post::Waiting {
        duke_comes(table, dealer);
    }
    let source = Source::Timer(tile);
    table.agenda.first([Step::Effects { source, at: 0 }]);
}

// rules: FU-53, FU-67, FU-76
/// The helicopter lands, unless it has.
pub(crate) fn land(table: &mut Escape, dealer: &mut Dealer<Event>) {
    if !table.landed {
        table.landed = true;
        dealer.announce(Event::HelicopterLanded);
    }
}

// rules: FU-53, FU-87, FU-Q32
/// The Duke stands on "nothing here".
pub(crate) fn duke_comes(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let at = table.space_of(Poi::EMPTY);
    let at = at.expect("the rescue has turned up every point of interest");
    let boss = Boss::Duke;
    table.map.bosses[boss as usize] = Post::On {
        at,
        stance: Stance::Ready,
        hit_points: boss.hit_points(),
    };
    dealer.announce(Event::BossCame { boss, at });
}

// rules: FU-53, FU-80, FU-Q12, FU-Q75
/// The President is taken at the camp, dead or alive.
pub(crate) fn take_president(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let deck = u32::from(table.alive) + 1;
    // The dead card is the first of the deck that stands in the shuffle's place.
    let alive = !table.options.dead_or_alive || dealer.below(deck) > 0;
    dealer.announce(Event::PresidentTaken { seat, alive });
    table.agenda.first([
        Step::Overflow,
        Step::Rescue,
        Step::Land,
        Step::RescuePois,
        Step::Duke,
    ]);
    if alive {
        table.president = President::Rescued;
        table.hero_mut().put(Slot::President);
    } else {
        table.president = President::Dead;
    }
}

// rules: FU-80
/// One "alive" card leaves the President deck, if one is left and the rescue is to come.
pub(crate) fn remove_alive(table: &mut Escape, dealer: &mut Dealer<Event>) {
    if table.president == President::Held && table.alive > 0 {
        table.alive -= 1;
        let left = table.alive;
        dealer.announce(Event::AliveRemoved { left });
    }
}

// rules: FU-53, FU-Q12
/// Convicts come around the camp.
pub(crate) fn rescue(table: &mut Escape) {
    let camp = table.space_of(Poi::CAMP).expect("the camp is face up");
    let spots = camp.around().and(table.map.revealed);
    table.agenda.first([Step::Spawn { spots }]);
}

/// The last face-down point of interest is turned up.
pub(crate) fn rescue_only(table: &mut Escape) {
    if let Some(at) = table.hidden_pois().first() {
        rescue_next(table, at);
    }
}

// rules: FU-53, FU-Q11, FU-Q12
/// A point of interest is turned up and a timer tile discarded for it.
pub(crate) fn rescue_next(table: &mut Escape, at: Space) {
    table.agenda.first([
        Step::Poi(at),
        Step::Timer { discard: true },
        Step::RescuePois,
    ]);
}

/// The special cards of the deck in use.
pub(crate) fn specials(table: &Escape) -> NyCards {
    cards_of(if table.options.hard_deck {
        Deck::HardSpecial
    } else {
        Deck::StandardSpecial
    })
}

// rules: FU-75, FU-Q76
/// A special card is shuffled into the deck, not into the discards.
pub(crate) fn add_special(table: &mut Escape, card: NyCard, dealer: &mut Dealer<Event>) {
    if table.ny.beside.remove(card) {
        dealer.announce(Event::SpecialAdded { card });
        table.ny.deck.insert(card);
        let top = table.ny.top;
        table.ny.deck.insert(top);
        next_top(table, dealer);
    }
}

// rules: FU-27, FU-Q42
/// The next card of the deck comes to lie on top.
pub(crate) fn next_top(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let card = dealer.draw(&mut table.ny.deck);
    let back = card.back();
    (table.ny.top, table.ny.back) = (card, back);
    let card = Seen::Face(card);
    dealer.announce(Event::TopCard { card, back });
}

// rules: FU-29, FU-86, FU-Q03, FU-Q39
/// The top card has left the deck; with one left, everything is shuffled into a new one.
fn top_leaves(table: &mut Escape, dealer: &mut Dealer<Event>) {
    if table.ny.deck.len() == 1 {
        let rest = table.ny.discards.or(table.ny.in_play);
        table.ny.deck = table.ny.deck.or(rest);
        table.ny.discards = NyCards::EMPTY;
        table.ny.in_play = NyCards::EMPTY;
        dealer.announce(Event::NyReshuffled);
    }
    next_top(table, dealer);
}

// rules: FU-26, FU-100
/// Step 10: the top card is discarded, and New York gains noise.
pub(crate) fn discard_top(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let noise = if table.romero_is_near() { 2 } else { 1 };
    table.agenda.first([Step::Noise(noise)]);
    discard(table, dealer);
}

fn discard(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let card = table.ny.top;
    table.ny.discards.insert(card);
    dealer.announce(Event::NyDiscarded { card });
    top_leaves(table, dealer);
}

// rules: FU-27, FU-Q39
/// Step 11: the next card is paid for and resolved, or discarded.
pub(crate) fn play_top(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let card = table.ny.top;
    if table.ny.noise < card.cost() {
        table.agenda.first([Step::Noise(1)]);
        discard(table, dealer);
        return;
    }
    table.ny.noise -= card.cost();
    dealer.announce(Event::NyPlayed { card });
    top_leaves(table, dealer);
    // rules: FU-75, FU-86. A special card is in force from now on.
    if card.is_special() {
        table.ny.in_play.insert(card);
    }
    let source = Source::NewYork(card);
    table
        .agenda
        .first([Step::Effects { source, at: 0 }, Step::NyDone(card)]);
}

// rules: FU-86
/// A resolved ordinary card goes to the discards.
pub(crate) fn card_done(table: &mut Escape, card: NyCard) {
    if !card.is_special() {
        table.ny.discards.insert(card);
    }
}

// rules: FU-28, FU-Q25
/// Step 12: unengaged enemies next door on the sides of the top card enter the hero's space.
pub(crate) fn close_in(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let here = table.here();
    let heroes = table.hero_spaces();
    let open = table.map.open_around(here).without(heroes);
    let sides = table.ny.back.sides.iter();
    let near: SpaceSet = sides.filter_map(|side| here.beside(side)).collect();
    for at in near.and(open) {
        for hurt in [false, true] {
            for _ in 0..table.map.gangs[at].count(Stance::Ready, hurt) {
                let lying = false;
                closes(table, Foe::Convict { at, lying, hurt }, at, dealer);
            }
        }
        for car in 0..table.map.cars.len() as u8 {
            let is_there = matches!(
                table.map.cars[car as usize],
                Car::Convict { at: on, stance: Stance::Ready, .. } if on == at
            );
            if is_there {
                closes(table, Foe::Car(car), at, dealer);
            }
        }
        for boss in Boss::ALL {
            let is_there = matches!(
                table.map.bosses[boss as usize],
                Post::On { at: on, stance: Stance::Ready, .. } if on == at
            );
            if is_there {
                closes(table, Foe::Boss(boss), at, dealer);
            }
        }
    }
}

fn closes(table: &mut Escape, foe: Foe, from: Space, dealer: &mut Dealer<Event>) {
    let to = table.here();
    let side = to.side_to(from).expect("it stood next door");
    dealer.announce(Event::EnemyClosed {
        foe,
        side,
        from,
        to,
    });
    fight::relocate(table, foe, to, Stance::Ready);
}
