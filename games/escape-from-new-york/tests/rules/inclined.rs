//! A random player with an inclination.
//!
//! Players who choose evenly never leave over a bridge: too much must come together. This one
//! still chooses by lot and may do anything that is legal, but what the mission needs has more
//! lots: fighting where enemies are, walking where briefcases, the President or the bridge are,
//! taking them, crossing. It plays for a test and not against anybody, so it may know the table.

use escape_from_new_york::{
    Escape,
    action::Action,
    components::{
        board::{POIS, Space, SpaceSet},
        bosses::Boss,
        cards::Card,
        effects::Effect,
        equipment::{Case, START_DIAGRAM},
        places::Poi,
    },
    state::{President, hero::Slot},
};
use tabletop::Chance;

/// One of `legal`, by lot.
pub(crate) fn pick(table: &Escape, legal: &[Action], chance: &mut Chance) -> Action {
    let inclination = Inclination::of(table);
    let lots = |action: &Action| inclination.lots(table, *action);
    let mut lot = chance.below(legal.iter().map(lots).sum());
    for action in legal {
        match lot.checked_sub(lots(action)) {
            Some(rest) => lot = rest,
            None => return *action,
        }
    }
    unreachable!("the lots are all dealt")
}

/// Where the heroes are wanted, and what for.
struct Inclination {
    goals: SpaceSet,
    wants_cases: bool,
    rescue: bool,
    enemies: bool,
}

impl Inclination {
    fn of(table: &Escape) -> Inclination {
        let slots = table.heroes.values().flat_map(|hero| hero.reserve);
        let slots: Vec<Slot> = slots.flatten().collect();
        let bridges: SpaceSet = slots.iter().copied().filter_map(bridge_of).collect();
        let is_tape =
            |slot: &Slot| matches!(slot, Slot::Case { case, .. } if case.card == Case::TAPE);
        let has_tape = slots.iter().any(is_tape);
        let helps = |case: Case| {
            case == Case::TAPE && !has_tape || case.bridge().is_some() && bridges.is_empty()
        };
        let cases = places_of(table, helps);
        let is_held = table.president == President::Held;
        // Whoever takes the President too early pays with the last timer tiles.
        let is_early = table.hidden_pois().len() > u32::from(table.timer.black);
        let rescue = is_held && (cases.is_empty() || !is_early);
        let camp = pois(table, |poi| rescue && poi == Poi::CAMP);
        let mut goals = cases.or(camp);
        if goals.is_empty() {
            // One of them, for they must meet.
            goals = bridges.iter().take(1).collect();
        }
        Inclination {
            goals,
            wants_cases: !cases.is_empty(),
            rescue,
            enemies: table.map.has_enemy(table.here()),
        }
    }

    /// How many lots an action has; ten, unless there is something to be said about it.
    fn lots(&self, table: &Escape, action: Action) -> u32 {
        match action {
            Action::Cross(_) | Action::Escape => 1000,
            Action::TakeCase(_) if self.wants_cases => 1000,
            Action::TakePresident if self.rescue => 1000,
            Action::Strike(_) if self.enemies => 30,
            Action::TakePresident
            | Action::TakeCase(_)
            | Action::Strike(_)
            | Action::DropCase { .. }
            | Action::LeaveCar
            | Action::Timer => 1,
            Action::Show(show) => {
                let parts = [show.president, show.tape, show.diagram];
                1 + 100 * parts.map(u32::from).iter().sum::<u32>()
            }
            Action::Pass => 30,
            Action::TakeCube | Action::TakeCar(_) | Action::Pay(_) => 50,
            Action::Choose(cards) => {
                10 * cards.iter().map(|card| self.use_of(card)).product::<u32>()
            }
            Action::Play(card) => 10 * self.use_of(card),
            Action::Step { to, .. } | Action::Reveal(to) => self.pull(table.here(), to),
            Action::Discard(slot) => match table.hero().reserve[usize::from(slot)] {
                Some(Slot::Item { .. }) => 50,
                _ => 1,
            },
            _ => 10,
        }
    }

    /// What a card is good for where the hero stands: against enemies, or to get on.
    fn use_of(&self, card: Card) -> u32 {
        let effects = card.effects().iter();
        let uses = effects.map(|effect| match effect {
            Effect::Damage(..) | Effect::Trick(_) if self.enemies => 8,
            Effect::Move(..) | Effect::MoveByCar(..) if !self.enemies => 8,
            Effect::Steal => 8,
            Effect::Retrieve(_) => 2,
            _ => 1,
        });
        uses.max().unwrap_or(1)
    }

    /// Towards the nearest goal rather than away from it.
    fn pull(&self, from: Space, to: Space) -> u32 {
        let far = |at: Space| self.goals.iter().map(|goal| at.distance(goal)).min();
        match far(to).cmp(&far(from)) {
            std::cmp::Ordering::Less => 1000,
            std::cmp::Ordering::Equal => 50,
            std::cmp::Ordering::Greater => 5,
        }
    }
}

/// The spaces of such points of interest, face up or not.
fn pois(table: &Escape, fits: impl Fn(Poi) -> bool) -> SpaceSet {
    let spaces = POIS.iter().zip(table.pois);
    let spaces = spaces.filter(|(_, (poi, _))| fits(*poi));
    spaces.map(|(space, _)| space).collect()
}

/// Where briefcases that help are got: their tokens, their guards, or where those will come up.
fn places_of(table: &Escape, helps: impl Fn(Case) -> bool) -> SpaceSet {
    let mut places = SpaceSet::EMPTY;
    for (number, place) in (1..).zip(&table.boxes) {
        if !place.case.is_some_and(|case| helps(case.card)) {
            continue;
        }
        let is_guard = |boss: Boss| boss.guards() == Some(number);
        let brings = |poi: Poi| {
            let find = poi.find();
            find.case == Some(number) || find.boss.is_some_and(is_guard)
        };
        let guards = table.map.bosses_on().filter(|(boss, ..)| is_guard(*boss));
        let found: SpaceSet = place
            .token
            .into_iter()
            .chain(guards.map(|(_, at, ..)| at))
            .collect();
        places = places.or(if found.is_empty() {
            pois(table, brings)
        } else {
            found
        });
    }
    places
}

/// The space of the bridge whose diagram that is.
fn bridge_of(slot: Slot) -> Option<Space> {
    let number = match slot {
        Slot::Case { case, .. } => case.card.bridge()?,
        Slot::Diagram => START_DIAGRAM,
        _ => return None,
    };
    Space::all().find(|space| space.bridge().is_some_and(|(own, _)| own == number))
}
