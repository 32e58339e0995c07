//! Escape from New York: the map in offset columns, the heroes, the reader's hand.

mod map;

use games::escape_from_new_york::{
    Escape, action::Action, components::Persona, flow::Step, view::View,
};
use player::AutoPass;
use prose::{
    Audience, Lang,
    escape_from_new_york::{city_short, hand, hand_short},
    say,
};
use ratatui::{style::Style, text::Span};
use tabletop::{Seat, Viewer};

use crate::{
    Palette,
    drawn::list::{cut, wrap},
    face::{Easel, Face},
};
use map::Map;

/// From this height on everything has room.
const TALL: u16 = 40;

impl Face for Escape {
    const TELLS_SCORES: bool = true;
    const LOG_LINES: u16 = 2;
    const HAS_POINTS: bool = false;

    fn halts(pass: AutoPass, lang: Lang) -> Option<(String, String)> {
        let word = say!(lang, "efny-halt", halt = pass.word());
        Some((say!(lang, "efny-halt-title"), word))
    }

    // rules: FU-Q40
    fn comes_first(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn badge(view: &View, seat: Seat, palette: Palette) -> Span<'static> {
        let persona = view.table.heroes[seat].persona;
        Span::styled(sign(persona).to_string(), palette.ink(ink(persona)))
    }

    fn board_height(view: &View, width: u16, height: u16) -> u16 {
        let heroes = u16::from(view.table.heroes.seats().get());
        if height >= TALL {
            // The map, the heroes, the hand, the objectives; what the signs mean, while that is
            // new or there is room for it.
            let has_legend = is_new(view) || height >= TALL + 4;
            map::lines(2) + heroes + if has_legend { 4 } else { 2 } + city_height(view, width)
        } else if view.table.agenda.now().is_none() {
            // At the end the table below tells of the heroes.
            map::lines(1)
        } else {
            map::lines(1) + 2 + city_height(view, width)
        }
    }

    fn draw(easel: &mut Easel<'_, Action>, view: &View, audience: &Audience) {
        let area = easel.area;
        let is_tall = area.height > map::lines(2);
        let floor = if is_tall { 2 } else { 1 };
        let palette = easel.palette;
        let mut map = Map {
            buffer: easel.buffer,
            palette,
            area: ratatui::layout::Rect {
                height: map::lines(floor).min(area.height),
                ..area
            },
            view,
            floor,
        };
        map.draw();
        let mut lines = if is_tall {
            all_lines(view, audience, palette)
        } else {
            few_lines(view, audience, palette)
        };
        let city = city(view, area.width, audience.lang).into_iter();
        let at = lines.len().min(2);
        lines.splice(at..at, city.map(|line| (line, palette.call())));
        let top = area.y + map::lines(floor);
        for (y, (text, style)) in (top..area.bottom()).zip(lines) {
            let width = usize::from(area.width.saturating_sub(1));
            let text = cut(&text, width);
            easel.buffer.set_stringn(area.x + 1, y, text, width, style);
        }
    }
}

// rules: FU-75, FU-87
/// What New York's bonuses and the bosses on the map do, in lines of the screen.
fn city(view: &View, width: u16, lang: Lang) -> Vec<String> {
    let words = city_short(view, lang).join(" · ");
    if words.is_empty() {
        return Vec::new();
    }
    wrap(&words, usize::from(width.saturating_sub(2)))
}

/// How many lines these are, in whatever language.
fn city_height(view: &View, width: u16) -> u16 {
    let lines = Lang::ALL.map(|lang| city(view, width, lang).len() as u16);
    lines.into_iter().max().unwrap_or_default()
}

/// The letter of a hero.
fn sign(persona: Persona) -> char {
    match persona {
        Persona::Jena => 'J',
        Persona::Maggie => 'M',
        Persona::Mente => 'B',
        Persona::Tassista => 'T',
    }
}

fn ink(persona: Persona) -> u8 {
    match persona {
        Persona::Jena => 69,
        Persona::Maggie => 161,
        Persona::Mente => 36,
        Persona::Tassista => 172,
    }
}

/// Whether this is the first round.
fn is_new(view: &View) -> bool {
    view.table.turns <= u16::from(view.table.heroes.seats().get())
}

type Lines = Vec<(String, Style)>;

/// Every hero, the own cards, and what the signs on the map mean.
fn all_lines(view: &View, audience: &Audience, palette: Palette) -> Lines {
    let lang = audience.lang;
    let seats = view.table.heroes.seats();
    let mut lines: Lines = seats
        .iter()
        .map(|seat| hero_line(view, seat, audience, palette))
        .collect();
    if let Viewer::Seat(seat) = view.viewer {
        let own = view.table.heroes[seat].hand.face();
        lines.extend(own.map(|own| (hand(own, lang), Style::new())));
        lines.extend(aims(view, seat, audience));
    }
    lines.extend(legend(audience, palette));
    lines
}

/// What the signs on the map mean.
fn legend(audience: &Audience, palette: Palette) -> Lines {
    let lang = audience.lang;
    let lines = [say!(lang, "efny-legend"), say!(lang, "efny-legend-more")];
    lines.map(|line| (line, palette.faint())).into()
}

/// What the reader is after.
fn aims(view: &View, seat: Seat, audience: &Audience) -> Option<(String, Style)> {
    let objectives = view.table.heroes[seat].objectives.face()?;
    let words = prose::escape_from_new_york::aims(objectives, audience.lang);
    Some((words, Style::new()))
}

/// Two lines: the own hero, in the first round what the signs mean; and below it the hand, or while
/// cards are chosen, which shows the hand, what the reader is after.
fn few_lines(view: &View, audience: &Audience, palette: Palette) -> Lines {
    let is_new = is_new(view);
    let Viewer::Seat(seat) = view.viewer else {
        let active = hero_line(view, view.table.active, audience, palette);
        return if is_new {
            legend(audience, palette)
        } else {
            vec![active]
        };
    };
    let first = if is_new {
        legend(audience, palette).swap_remove(0)
    } else {
        hero_line(view, seat, audience, palette)
    };
    let chooses = view.table.agenda.now() == Some(&Step::Choose) && view.table.active == seat;
    let own = view.table.heroes[seat].hand.face().unwrap_or_default();
    let second = if chooses || own.is_empty() {
        aims(view, seat, audience)
    } else {
        Some((hand_short(own, audience.lang), Style::new()))
    };
    [Some(first), second].into_iter().flatten().collect()
}

/// One hero: where, how strong, with what.
fn hero_line(view: &View, seat: Seat, audience: &Audience, palette: Palette) -> (String, Style) {
    let persona = view.table.heroes[seat].persona;
    let words = prose::escape_from_new_york::hero_line(view, seat, audience);
    (
        format!("{} {words}", sign(persona)),
        palette.ink(ink(persona)),
    )
}
