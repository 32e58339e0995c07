//! The series of auctions: which sites it comes to, and where it is.

use games::fifth_avenue::{
    FifthAvenue,
    components::places::{Place, Site},
    event::Event,
    flow::Step,
    state::Board,
};
use leptos::prelude::*;
use prose::{fifth_avenue::place_short, say};

use super::{Piece, hub_of};
use crate::{
    kit::{self, Sign, StoryLine},
    tables::Scene,
};

/// What an event is to a series: its beginning, or the end of one of its auctions.
pub(super) fn beat(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Moved {
            to: Place::Start, ..
        } => "series",
        Event::Won { .. } => "won",
        Event::AssoWon { .. } => "asso",
        Event::NobodyBid { .. } => "nobody",
        _ => return None,
    })
}

/// How an auction of a series ended.
#[derive(Clone, Debug, PartialEq, Eq)]
enum End {
    /// Nobody bid.
    Nobody,
    /// Somebody won, Asso with the neutral sign.
    Won(Sign),
}

/// How the auction at `place` ended in the series going on, as the log has it.
fn end_at(lines: &[StoryLine<Piece>], place: Place) -> Option<End> {
    let begins = lines.iter().rposition(|line| line.beat == Some("series"))?;
    let spot = Piece::Hub(place);
    let here = lines[begins..]
        .iter()
        .filter(|line| line.spot == Some(spot));
    here.rev().find_map(|line| match line.beat? {
        "won" => line.sign.map(End::Won),
        "asso" => Some(End::Won(Sign::Neutral)),
        "nobody" => Some(End::Nobody),
        _ => None,
    })
}

/// That whoever has the sign has won; the neutral one is Asso's.
fn won_by(scene: &Scene<'_, FifthAvenue>, sign: Sign) -> String {
    let (lang, told) = (scene.lang(), scene.audience);
    let mut seats = scene.view.board.seats().iter();
    let (who, name) = match seats.find(|seat| scene.sign(*seat) == sign) {
        Some(seat) => (told.who(seat), told.name(seat).to_owned()),
        None => ("other", say!(lang, "fa-asso")),
    };
    say!(lang, "web-fa-won-by", who = who, name = name)
}

/// The sign of who won at `place`, and the words for how its auction stands.
fn outcome(
    scene: &Scene<'_, FifthAvenue>,
    place: Place,
    stage: &'static str,
) -> (Option<Sign>, String) {
    let lang = scene.lang();
    let end = end_at(&scene.stage.story.lines, place).filter(|_| stage == "done");
    match end {
        Some(End::Won(sign)) => (Some(sign), won_by(scene, sign)),
        Some(End::Nobody) => (None, say!(lang, "web-fa-won-by-nobody")),
        None => (None, say!(lang, "web-fa-stage", stage = stage)),
    }
}

/// Whether there is an auction at `place` now.
pub(super) fn is_auctioned(board: &Board, place: Place) -> bool {
    let auction = board.auction.as_ref();
    auction.is_some_and(|auction| hub_of(auction.site) == place)
}

/// How far a series is: the number of each site, and when its turn comes.
fn stages(scene: &Scene<'_, FifthAvenue>) -> Vec<(Site, &'static str)> {
    let Some((sites, now)) = scene.view.series() else {
        return Vec::new();
    };
    let at = sites.iter().position(|site| *site == now);
    let stage = |n: usize| match at {
        Some(at) if n < at => "done",
        Some(at) if n == at => "now",
        Some(at) if n == at + 1 => "next",
        _ => "later",
    };
    let numbered = sites.iter().enumerate();
    numbered.map(|(n, site)| (*site, stage(n))).collect()
}

/// The number of a place in the series, on the map.
pub(super) fn tag(scene: &Scene<'_, FifthAvenue>, place: Place) -> Option<AnyView> {
    let stages = stages(scene);
    let at = stages.iter().position(|(site, _)| hub_of(*site) == place)?;
    let stage = stages[at].1;
    let (sign, words) = outcome(scene, place, stage);
    let sign = sign.map(|sign| kit::sign(sign, "sm"));
    let words = if stage == "done" {
        view! { {sign}<span class="sr">{words}</span><span aria-hidden="true">"✓"</span> }
            .into_any()
    } else {
        view! { <span class="tagw">{words}</span> }.into_any()
    };
    Some(
        view! {
            <span class=format!("f-tagh {stage}")>
                <b class="num">{(at + 1).to_string()}</b>" "{words}
            </span>
        }
        .into_any(),
    )
}

// rules: FA-078, FA-079
/// The sites of the series in their order.
pub(super) fn list(scene: &Scene<'_, FifthAvenue>) -> AnyView {
    let lang = scene.lang();
    let stages = stages(scene);
    let each: Vec<AnyView> = stages
        .iter()
        .map(|(site, stage)| {
            let name = place_short(hub_of(*site), lang);
            let (sign, words) = outcome(scene, hub_of(*site), stage);
            let mark = match sign {
                Some(sign) => kit::sign(sign, "sm"),
                None if *stage == "done" => view! { <i aria-hidden="true">"–"</i> }.into_any(),
                None => ().into_any(),
            };
            let current = (*stage == "now").then_some("step");
            let tip = words.clone();
            view! {
                <li class={*stage} aria-current=current title=tip>
                    {mark}<span>{name}</span><span class="sr">" "{words}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ol class="series">{each}</ol> }.into_any()
}

/// Who opened, and which auction of the series it is.
pub(super) fn sub(scene: &Scene<'_, FifthAvenue>) -> String {
    let lang = scene.lang();
    let stages = stages(scene);
    let at = stages.iter().position(|(_, stage)| *stage == "now");
    let number = at.map_or(0, |at| at + 1);
    let count = stages.len();
    match (&scene.view.board.auction, scene.view.agenda.now()) {
        (Some(auction), _) => {
            let (who, name) = (
                scene.audience.who(auction.opener),
                scene.audience.name(auction.opener),
            );
            say!(
                lang,
                "web-fa-opened",
                number = number,
                count = count,
                who = who,
                name = name
            )
        }
        (None, Some(Step::Build { seat, .. })) => {
            let (who, name) = (scene.audience.who(*seat), scene.audience.name(*seat));
            say!(
                lang,
                "web-fa-won",
                number = number,
                count = count,
                who = who,
                name = name
            )
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::fifth_avenue::components::District;

    fn line(beat: &'static str, at: Place, sign: Option<Sign>) -> StoryLine<Piece> {
        StoryLine {
            sign,
            text: String::new(),
            spot: Some(Piece::Hub(at)),
            beat: Some(beat),
            scored: None,
        }
    }

    /// rules: FA-078, FA-099
    #[test]
    fn an_auction_of_this_series_is_told_and_none_of_the_last() {
        let [first, second] = [District::West34, District::TimesSquare].map(Place::In);
        let ruby = Sign::of_seat(tabletop::Seat::B);
        let lines = [
            line("series", Place::Start, None),
            line("won", first, Some(Sign::of_seat(tabletop::Seat::A))),
            line("won", second, Some(Sign::of_seat(tabletop::Seat::A))),
            line("series", Place::Start, None),
            line("won", first, Some(ruby)),
            line("nobody", Place::Park, None),
        ];
        assert_eq!(end_at(&lines, first), Some(End::Won(ruby)));
        assert_eq!(end_at(&lines, second), None);
        assert_eq!(end_at(&lines, Place::Park), Some(End::Nobody));
    }
}
