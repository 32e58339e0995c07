//! New York's own board: noise, missions, event level, time, and its next card.

use std::fmt::Write;

use games::escape_from_new_york::{
    Escape,
    components::{
        CUBES_MISSION, EVENT_LEVELS, NOISE_MAX,
        board::Side,
        new_york::{Back, NyCard},
    },
    setup::black_tiles,
};
use leptos::prelude::*;
use prose::{
    escape_from_new_york::{back as new_york_back, effect},
    say,
};

use super::{Piece, about, plan};
use crate::{kit, routes::Route, tables::Scene};

type Table<'a> = Scene<'a, Escape>;

/// New York's board.
pub(super) fn panel(scene: &Table<'_>) -> AnyView {
    let lang = scene.lang();
    let body = view! {
        {noise(scene)}
        {events(scene)}
        {time(scene)}
        {next(scene)}
        {honest(scene)}
    };
    view! {
        <div class="nyp">{kit::panel("new-york", say!(lang, "web-fu-new-york"), (), body)}</div>
    }
    .into_any()
}

/// All of it in a strip, where there is little room.
pub(super) fn strip(scene: &Table<'_>) -> AnyView {
    let (table, lang) = (&scene.view.table, scene.lang());
    let due = table.noise_due();
    let due = (due > 0).then(|| view! { <small>{format!("+{due}")}</small> });
    let name = <Escape as prose::Voice>::headline(scene.view, lang);
    let (black, red) = (u32::from(table.timer.black), table.timer.red.len());
    view! {
        <div class="strip" role="img" aria-label=name>
            <span class="chip">
                {kit::icon("e-noise")}<b class="num">{table.ny.noise.to_string()}</b>{due}
            </span>
            <span class="chip">{cubes(table.ny.mission)}</span>
            <span class="chip">
                {kit::icon("e-event")}<b class="num">{table.event_level().to_string()}</b>
            </span>
            <span class="chip">
                {kit::icon("e-glass")}<b class="num">{(black + red).to_string()}</b>
            </span>
            <span class="chip nyc">
                "NY "<b class="num">{table.ny.back.cost.to_string()}</b>{kit::icon("e-noise")}
            </span>
        </div>
    }
    .into_any()
}

/// The noise as a tower: its floors are lit from below; those to come are dashed.
fn tower(noise: u8, due: u8) -> String {
    let mut drawing = String::from(
        "\
            <path class='tw1' d='M36 0H40V14H48V26H58V40H66V222H38V222H10V40H18V26H28V14H36Z'/>\
            <path class='tw2' d='M38 0H40V14H48V26H58V40H66V222H38Z'/>",
    );
    for floor in 0..NOISE_MAX {
        let class = if floor < noise {
            "lit"
        } else if floor < noise.saturating_add(due) {
            "pv"
        } else {
            "off"
        };
        let y = 202.0 - 16.6 * f32::from(floor);
        for x in [16, 28, 40, 52] {
            let _ = write!(
                drawing,
                r#"<rect class="{class}" x="{x}" y="{y:.1}" width="8" height="10"/>"#
            );
        }
    }
    drawing + r#"<path class="twb" d="M2 222H74V226H2Z"/>"#
}

fn noise(scene: &Table<'_>) -> AnyView {
    let (table, lang) = (&scene.view.table, scene.lang());
    let (noise, due) = (table.ny.noise, table.noise_due());
    let due_words = (due > 0).then(|| {
        let words = say!(lang, "web-fu-noise-due", due = due);
        view! { <span class="pvw">{words}</span> }
    });
    let mission = table.ny.mission;
    let name = say!(lang, "web-fu-missions-spoken", left = mission);
    let loud = about::word(scene, Piece::About("noise"), say!(lang, "web-fu-noise"));
    let missions = say!(lang, "web-fu-missions");
    let missions = about::word(scene, Piece::About("mission"), missions);
    view! {
        <div class="noise">
            <svg class="tower" viewBox="0 -4 76 230" aria-hidden="true"
                inner_html=tower(noise, due)></svg>
            <div class="nz2">
                <span class="cap">{loud}</span>
                <b class="big" role="img" aria-label=noise.to_string()>
                    {kit::numeral(u32::from(noise))}
                </b>
                <span class="of">{say!(lang, "web-fu-noise-of", most = NOISE_MAX)}</span>
                {due_words}
                <span class="cap ms">{missions}</span>
                <span role="img" aria-label=name>{cubes(mission)}</span>
                <small>{say!(lang, "web-fu-missions-left", left = mission)}</small>
            </div>
        </div>
    }
    .into_any()
}

/// The mission cubes: those left, and those gone right.
fn cubes(left: u8) -> AnyView {
    let row = |full: u8| {
        let cube = |_| view! { <i class="f"></i> }.into_any();
        (0..full).map(cube).collect::<Vec<_>>()
    };
    view! {
        <span class="e-cubes" aria-hidden="true">
            {row(left)}
            <svg class="ar"><use href="#u-right" /></svg>
            {row(CUBES_MISSION.saturating_sub(left))}
        </span>
    }
    .into_any()
}

fn events(scene: &Table<'_>) -> AnyView {
    let (table, lang) = (&scene.view.table, scene.lang());
    let at = usize::from(table.event_box);
    let boxes: Vec<AnyView> = EVENT_LEVELS
        .iter()
        .enumerate()
        .map(|(n, level)| {
            let class = match n.cmp(&at) {
                std::cmp::Ordering::Less => "past",
                std::cmp::Ordering::Equal => "on",
                std::cmp::Ordering::Greater => "",
            };
            view! { <li class=class>{level.to_string()}</li> }.into_any()
        })
        .collect();
    let name = say!(lang, "efny-event-level", level = table.event_level());
    let events = about::word(scene, Piece::About("events"), say!(lang, "web-fu-events"));
    view! {
        <div class="trk">
            <span class="cap">{events}</span>
            <ol class="e-boxes num" aria-label=name>{boxes}</ol>
        </div>
    }
    .into_any()
}

// rules: FU-10, FU-67
fn time(scene: &Table<'_>) -> AnyView {
    let (table, lang) = (&scene.view.table, scene.lang());
    let black = table.timer.black;
    let red = table.timer.red.len();
    let gone = black_tiles(&table.options, table.heroes.seats()).saturating_sub(black);
    let tiles = |class: &'static str, count: u32| {
        let tile = move |_| view! { <i class=class></i> }.into_any();
        (0..count).map(tile).collect::<Vec<_>>()
    };
    let presto = u32::from(!table.timer.presto);
    let words = say!(lang, "web-fu-time-left", black = black, red = red);
    let time = about::word(scene, Piece::About("time"), say!(lang, "web-fu-time"));
    view! {
        <div class="trk">
            <span class="cap">{time}<em>{words}</em></span>
            <span class="e-tiles" aria-hidden="true">
                {tiles("", u32::from(gone))}
                {tiles("b", u32::from(black))}
                {tiles("pr", presto)}
                {tiles("r", red)}
            </span>
        </div>
    }
    .into_any()
}

/// The back of New York's next card: cost, the sides enemies come from, the roadblock.
fn back(card: Back) -> String {
    let mut drawing = String::from(
        "\
            <rect width='80' height='112' fill='#5A1A1C'/><path d='M40 112L0 40M40 112L20 30M40 \
            112L60 30M40 112L80 40M40 112V30' stroke='#6E2426' stroke-width='7'/><rect x='3.5' \
            y='3.5' width='73' height='105' fill='none' stroke='#C29A4B'/><g color='#F3DDA6'>\
            <use href='#e-noise' x='54' y='11' width='17' height='17'/></g><path d='M14 72L27 \
            49.5H53L66 72L53 94.5H27Z' fill='none' stroke='#E6C481' stroke-width='1.6'/>",
    );
    let _ = write!(
        drawing,
        r#"<text class="cost" x="12" y="29">{}</text>"#,
        card.cost
    );
    for side in card.sides {
        let turn = match side {
            Side::U => -90,
            Side::Ur => -30,
            Side::Dr => 30,
            Side::D => 90,
            Side::Dl => 150,
            Side::Ul => 210,
        };
        let _ = write!(
            drawing,
            "\
                <g transform='translate(40 72) rotate({turn})'><path d='M38 -7L25 0L38 7Z' \
                fill='#F3DDA6'/></g>"
        );
    }
    let ((x, y), turn) = plan::side(card.block);
    drawing
        + &format!(
            "\
                <g transform='translate({:.1} {:.1}) rotate({turn})'><use href='#e-block' \
                x='-12' y='-3.3' width='24' height='6.6'/></g>",
            40.0 + x * 0.53,
            72.0 + y * 0.53
        )
}

// rules: FU-26, FU-27, FU-Q42. The back is seen, the front hidden.
fn next(scene: &Table<'_>) -> AnyView {
    let (table, lang) = (&scene.view.table, scene.lang());
    let card = table.ny.back;
    let name = new_york_back(card, lang);
    let picture = view! {
        <svg class="nyback" viewBox="0 0 80 112" aria-hidden="true" inner_html=back(card)></svg>
    };
    let bonuses = table.ny.in_play.iter().filter_map(NyCard::bonus);
    let bonuses: Vec<AnyView> = bonuses
        .map(|bonus| {
            let words = effect(
                games::escape_from_new_york::components::effects::Effect::Bonus(bonus),
                lang,
            );
            view! { <span class="bon">{words}</span> }.into_any()
        })
        .collect();
    let piles = say!(
        lang,
        "web-fu-deck",
        deck = scene.view.ny_deck.len(),
        discards = table.ny.discards.len()
    );
    view! {
        <div class="nxt">
            <span class="cap">{say!(lang, "web-fu-next")}</span>
            <div class="nx2">
                {about::with(scene, Piece::About("next"), name, picture.into_any())}
                <div class="nx3">
                    <span class="piles num">{piles}</span>
                </div>
            </div>
            {bonuses}
        </div>
    }
    .into_any()
}

/// That many values are not the printed ones.
fn honest(scene: &Table<'_>) -> AnyView {
    let lang = scene.lang();
    let rules = Route::Rules {
        game: Some(<Escape as tabletop::Game>::INFO.id.to_owned()),
        rule: None,
    };
    let link = kit::link(scene.stage.ui, rules, "", say!(lang, "web-fu-honest-link"));
    view! { <p class="honest">{say!(lang, "web-fu-honest")}" "{link}</p> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(drawing: &str, class: &str) -> usize {
        drawing.matches(&format!("class=\"{class}\"")).count()
    }

    #[test]
    fn a_floor_of_the_tower_is_lit_for_each_noise_and_dashed_for_what_will_come() {
        let drawing = tower(6, 3);
        assert_eq!(count(&drawing, "lit"), 6 * 4);
        assert_eq!(count(&drawing, "pv"), 3 * 4);
        assert_eq!(count(&drawing, "off"), 4);
        assert_eq!(count(&tower(9, 4), "pv"), 4, "the tower ends at ten");
    }

    #[test]
    fn the_back_shows_the_cost_every_side_and_one_roadblock() {
        for card in NyCard::all() {
            let drawing = back(card.back());
            assert_eq!(drawing.matches("M38 -7").count(), card.sides().len());
            assert_eq!(drawing.matches("#e-block").count(), 1);
            assert!(drawing.contains(&format!(">{}<", card.cost())));
        }
    }
}
