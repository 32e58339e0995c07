//! The result as a page that needs nothing else.

use std::fmt::Write as _;

use super::Report;

const HEAD: &str = "<!doctype html>\n<html lang=en><meta charset=utf-8>
<meta name=viewport content='width=device-width'>
<style>
:root { color-scheme: light dark; --line: #8a6a2f; --faint: #8886 }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
svg { width: 100%; height: auto } text { font-size: 11px; fill: currentColor }
.even { stroke: var(--faint); stroke-dasharray: 4 4 } .course { fill: none; stroke: var(--line) }
.sure { stroke: var(--line); stroke-width: 6; opacity: .5 } .mean { fill: var(--line) }
</style>\n";

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 120.0;

/// A page with a picture for each match.
pub(super) fn page(title: &str, reports: &[Report]) -> String {
    let mut page = format!("{HEAD}<title>{title}: bots</title>\n<h1>{title}</h1>\n");
    for report in reports {
        let heading = &report.heading;
        let (a, b, seats) = (&heading.a, &heading.b, heading.seats);
        let [from, to] = report.interval.map(|share| 100.0 * share.clamp(0.0, 1.0));
        let _ = write!(
            page,
            "<h2>{a} against {b}</h2>\n<p>{seats} seats, {} deals, {} games, options {}, seed {}: \
             {a} wins {:.1} % (95 of 100: {from:.1} to {to:.1}), {b} {:.1} %; points {:+.1}.</p>\n",
            report.deals,
            report.games,
            heading.options,
            heading.seed,
            100.0 * report.win_share,
            100.0 * report.other_share,
            report.margin,
        );
        picture(&mut page, report);
    }
    page
}

/// The share as it grew deal by deal, what chance would give, and at the end how sure it is.
fn picture(page: &mut String, report: &Report) {
    let down = |share: f64| HEIGHT * (1.0 - share.clamp(0.0, 1.0));
    let along = |n: usize| WIDTH * n as f64 / report.course.len().max(2) as f64;
    let points: Vec<String> = report
        .course
        .iter()
        .enumerate()
        .map(|(n, share)| format!("{:.1},{:.1}", along(n + 1), down(*share)))
        .collect();
    let (a, b) = (&report.heading.a, &report.heading.b);
    let label = format!("Share of wins of {a} against {b}, deal by deal");
    let _ = write!(
        page,
        "<svg viewBox='-34 -8 {} {}' role=img aria-label='{label}'>\n\
         <text x=-34 y=4>100 %</text><text x=-34 y={HEIGHT}>0 %</text>\n",
        WIDTH + 50.0,
        HEIGHT + 16.0,
    );
    if let Some(chance) = report.chance {
        let y = down(chance);
        let _ = writeln!(page, "<path class=even d='M0 {y:.1}H{WIDTH}'/>");
    }
    let [low, high] = report.interval.map(down);
    let mean = down(report.win_share);
    let _ = writeln!(
        page,
        "<polyline class=course points='{}'/>\n\
         <path class=sure d='M{WIDTH} {low:.1}V{high:.1}'/>\n\
         <circle class=mean cx={WIDTH} cy={mean:.1} r=4 />\n</svg>",
        points.join(" "),
    );
}
