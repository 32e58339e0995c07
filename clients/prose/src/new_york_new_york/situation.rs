//! The board for those who cannot see it.

use games::new_york_new_york::{
    components::{Card, Colour, SECTIONS},
    flow::Step,
    view::View,
};
use tabletop::{Seat, Viewer};

use super::{names, owner, runs, shown};
use crate::{Audience, Named, Voice, common::list, say};

pub(super) fn situation(view: &View, audience: &Audience) -> Vec<String> {
    let lang = audience.lang;
    let headline = games::new_york_new_york::NewYorkNewYork::headline(view, lang);
    let mut lines = vec![say!(lang, "sentence", words = headline)];
    lines.extend(colours(view, audience));
    if let Some(Step::Colour(_)) = view.agenda.now() {
        // rules: NN-Q20. Nothing is dealt yet.
        return lines;
    }
    lines.extend(neutral(view, audience));
    lines.extend(skyline(view, audience));
    lines.extend(view.colours.iter().flat_map(|(seat, colour)| {
        let runs = runs(&view.skyline, *colour)
            .into_iter()
            .filter(|_| view.bonus);
        runs.map(move |run| {
            let (who, name) = (audience.who(seat), audience.name(seat));
            let path = run.path();
            say!(
                lang,
                "nyny-run",
                who = who,
                name = name,
                path = path,
                bonus = run.bonus
            )
        })
    }));
    let row = names(view.row.cards().iter().copied(), lang);
    let count = view.row.cards().len();
    lines.push(say!(lang, "nyny-row", count = count, cards = row));
    if let Viewer::Seat(_) = view.viewer {
        let count = view.hand.len();
        lines.push(say!(
            lang,
            "nyny-hand",
            count = count,
            cards = names(view.hand, lang)
        ));
    }
    lines.extend(rivals(view, audience));
    // Before the first round is scored the sheet is empty.
    if view.round > 1 || view.agenda.is_empty() {
        lines.extend(super::tables::score_sheet(view, audience).spoken());
    }
    lines
}

/// The colours of those who have one, if anybody has.
fn colours(view: &View, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    let of_seat = |(seat, colour): (Seat, &Option<Colour>)| {
        let (seat, colour) = (audience.called(seat), (*colour)?.name(lang));
        Some(say!(lang, "nyny-colour-of", seat = seat, colour = colour))
    };
    let colours: Vec<_> = view.colours.iter().filter_map(of_seat).collect();
    (!colours.is_empty()).then(|| say!(lang, "nyny-colours", colours = colours.join(", ")))
}

fn neutral(view: &View, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    let neutral = Colour::ALL
        .into_iter()
        .filter(|colour| owner(view, *colour).is_none());
    let neutral: Vec<_> = neutral.map(|colour| colour.name(lang)).collect();
    let count = neutral.len();
    (count > 0).then(|| {
        say!(
            lang,
            "nyny-neutral",
            count = count,
            colours = list(lang, &neutral)
        )
    })
}

/// A line for each position that is built, and one for those that are free.
fn skyline(view: &View, audience: &Audience) -> Vec<String> {
    let lang = audience.lang;
    let mut lines = Vec::new();
    let mut free = Vec::new();
    for number in 1..=SECTIONS {
        let stack = view.skyline.stack(number);
        let [covered @ .., top] = stack.colours() else {
            free.push(number.to_string());
            continue;
        };
        let card = Card::new(*top, number).name(lang);
        let below: Vec<_> = covered
            .iter()
            .rev()
            .map(|colour| colour.name(lang))
            .collect();
        let (count, below) = (below.len(), below.join(", "));
        lines.push(say!(
            lang,
            "nyny-position",
            card = card,
            count = count,
            below = below
        ));
    }
    if !free.is_empty() {
        lines.push(say!(
            lang,
            "nyny-free",
            count = free.len(),
            positions = list(lang, &free)
        ));
    }
    lines
}

/// What the others hold, as far as it is known.
fn rivals<'a>(view: &'a View, audience: &'a Audience) -> impl Iterator<Item = String> + 'a {
    let lang = audience.lang;
    let others = view
        .hand_sizes
        .iter()
        .filter(|(seat, _)| !view.viewer.is(*seat));
    others.map(move |(seat, count)| {
        let passed = match (view.passed.contains(seat), *count) {
            (true, _) => "yes",
            // rules: NN-023
            (false, 0) => "out",
            (false, _) => "no",
        };
        let shown = shown(view, seat);
        let known = if shown.is_empty() { "no" } else { "yes" };
        say!(
            lang,
            "nyny-rival",
            name = audience.name(seat),
            count = *count,
            passed = passed,
            known = known,
            cards = names(shown, lang)
        )
    })
}
