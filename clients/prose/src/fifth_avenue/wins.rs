//! What came of an auction.

use games::fifth_avenue::{
    components::places::{Place, Site},
    event::Event,
    scoring::StopScore,
    state::lots::Owner,
};
use tabletop::Seat;

use super::names::{self, lot, owner, scores, site_key};
use crate::{Audience, Lang, say};

pub(super) fn told(event: &Event, audience: &Audience) -> String {
    let lang = audience.lang;
    let of = |seat: &Seat| (audience.who(*seat), audience.name(*seat));
    match event {
        Event::Won {
            seat,
            site: at,
            total,
            towers,
            ..
        } => {
            let ((who, name), place) = (of(seat), site_key(*at));
            say!(
                lang,
                "fa-won",
                who = who,
                name = name,
                place = place,
                total = *total,
                towers = *towers
            )
        }
        Event::AssoWon { site: at, total } => {
            say!(lang, "fa-asso-won", place = site_key(*at), total = *total)
        }
        Event::NobodyBid { site: at } => say!(lang, "fa-nobody-bid", place = site_key(*at)),
        Event::Built {
            owner: who,
            site: at,
            lot: on,
            count,
        } => {
            let (who, name) = owner(*who, audience);
            let mut place = where_built(*at, lang);
            if let Some(on) = on {
                let colour = lot(*on, lang);
                place = say!(lang, "fa-place-lot", place = place, colour = colour);
            }
            say!(
                lang,
                "fa-built",
                who = who,
                name = name,
                place = place,
                count = *count
            )
        }
        Event::Stopped { score } => stopped(score, audience),
        Event::MarkersHome { commission: which } => {
            say!(lang, "fa-markers-home", commission = which.word())
        }
        _ => unreachable!("every other event is told before"),
    }
}

/// Where towers are built: `in Times Square`, `at Central Park`.
fn where_built(site: Site, lang: Lang) -> String {
    let place = site.district().map_or(Place::Park, Place::In);
    names::at(place, lang)
}

fn stopped(score: &StopScore, audience: &Audience) -> String {
    let winner = score.winner.map_or(Owner::Asso, Owner::Seat);
    let (who, name) = owner(winner, audience);
    let place = names::inside(score.district, audience.lang);
    let scores = scores(score.points, audience);
    say!(
        audience.lang,
        "fa-stopped",
        who = who,
        name = name,
        place = place,
        scores = scores
    )
}
