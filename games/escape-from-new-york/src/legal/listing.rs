//! Every action a seat may take, each once, in a fixed order.

use tabletop::Seat;

use super::{cards, moving, naming, spaces, taking, things};
use crate::{
    action::Action,
    components::aims::Colour,
    flow::{Step, to_act},
    resolve::fight,
    state::{
        Escape,
        routes::{Routes, find_routes},
    },
};

pub(crate) fn list(table: &Escape, seat: Seat, out: &mut Vec<Action>) {
    let Some(step) = table.agenda.now().copied() else {
        return;
    };
    if !to_act(table).contains(seat) {
        return;
    }
    // rules: FU-33, FU-Q16
    if table.may_escape_alone(seat) {
        out.push(Action::Escape);
    }
    let may_use = things::may_use(table, step);
    match step {
        Step::Window(_) | Step::Events { .. } | Step::Between => {
            list_stop(table, may_use, out);
            return;
        }
        Step::Overflow => things::list_overflow(table, out),
        Step::Choose | Step::Play | Step::WreckOrVoid(_) | Step::Special => {
            cards::list(table, step, out);
        }
        Step::Move { .. } | Step::Jump { .. } | Step::Ride(_) | Step::Attempt { .. } => {
            moving::list(table, step, seat, out);
        }
        Step::Steal => things::list_steal(table, out),
        Step::Lids { .. } => things::list_lids(table, out),
        Step::Damage { range, .. } => out.extend(fight::targets(table, range).map(Action::Hit)),
        Step::Bat { .. } => list_bat(table, out),
        Step::Trick { .. } => {
            out.extend(fight::tricks(table).map(|(foe, to)| Action::Trick { foe, to }));
        }
        Step::NyMove { .. } => list_routes(table, out),
        Step::Reveal { .. }
        | Step::RevealPoi { .. }
        | Step::RescuePois
        | Step::Look { .. }
        | Step::Helicopter { .. }
        | Step::Spawn { .. }
        | Step::NearManholes { .. }
        | Step::SpawnCar => list_spaces(table, step, out),
        Step::Refresh
        | Step::Retrieve { .. }
        | Step::Library
        | Step::Armoury
        | Step::Keep
        | Step::SwapColour
        | Step::SwapCard(_) => list_choices(table, step, out),
        // These run by themselves.
        Step::Stage(_)
        | Step::Effects { .. }
        | Step::Queue
        | Step::Trap(_)
        | Step::Noise(_)
        | Step::Mission(_)
        | Step::Timer { .. }
        | Step::Poi(_)
        | Step::Duke
        | Step::Rescue
        | Step::Land
        | Step::Shelve
        | Step::EventDone(_)
        | Step::NyDone(_) => {}
    }
    if may_use {
        things::list(table, out);
    }
}

fn list_spaces(table: &Escape, step: Step, out: &mut Vec<Action>) {
    let (spaces, _) = spaces(table, step);
    let named = spaces.iter().filter_map(|space| naming(step, space));
    out.extend(named.map(|(action, _)| action));
    out.extend(matches!(step, Step::Look { .. }).then_some(Action::Pass));
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "other steps are listed elsewhere"
)]
fn list_choices(table: &Escape, step: Step, out: &mut Vec<Action>) {
    match step {
        Step::Refresh => out.extend([Action::Timer, Action::Pass]),
        Step::Retrieve { optional, .. } => {
            out.extend(table.hero().discards.iter().map(Action::Back));
            out.extend(optional.then_some(Action::Pass));
        }
        Step::Library => out.extend([Action::Draw, Action::Regain]),
        Step::Armoury => out.extend([Action::Draw, Action::Reload]),
        Step::Keep => {
            if let Some([one, other]) = table.drawn {
                out.push(Action::Keep(one));
                out.extend((one != other).then_some(Action::Keep(other)));
            }
        }
        Step::SwapColour => out.extend(Colour::ALL.map(Action::Swap)),
        Step::SwapCard(colour) => {
            let cards = table.leftover[colour as usize].iter();
            out.extend(cards.map(Action::Aim));
        }
        _ => {}
    }
}

/// What may be done where nothing else is asked; in a card only taking.
fn list_stop(table: &Escape, may_use: bool, out: &mut Vec<Action>) {
    if may_use {
        things::list(table, out);
    } else {
        taking::each_take(table, |action| out.push(action));
    }
    out.push(Action::Pass);
}

fn list_bat(table: &Escape, out: &mut Vec<Action>) {
    let here = table.here();
    let bosses = table.map.bosses_on().filter(|(_, at, ..)| *at == here);
    out.extend(bosses.map(|(boss, ..)| Action::Bat(boss)));
    out.push(Action::Pass);
}

fn list_routes(table: &Escape, out: &mut Vec<Action>) {
    let mut found = Routes::none();
    find_routes(table, &mut found);
    out.extend(found.iter().map(|route| Action::Send {
        foe: route.foe,
        to: route.path.end(),
        with: route.with,
    }));
}
