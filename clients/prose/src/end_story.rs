//! How a play went, told when it is over: every point by what it was for and when, who led, and
//! why it ended as it did.

use tabletop::{Outcome, PerSeat, Seat};

use crate::{Audience, ScoreTable, Voice, common::signed, say};

/// More sources than that are no table to read: the smallest are put together.
const SOURCES_MAX: usize = 12;
/// More sources than that are told by what they gave, the largest first.
const SORTED_FROM: usize = 8;
/// So many changes of the lead are told, the last ones.
const CHANGES_MAX: usize = 5;

/// Points that were given at one moment of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredMoment {
    /// Which moment it was: `Round 2`.
    pub when: String,
    /// Who got what for what.
    pub gains: Vec<Gain>,
}

/// Points that a seat got for one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// Who got them.
    pub seat: Seat,
    /// What they were for: `Runs`.
    pub source: String,
    /// How many they were.
    pub points: i32,
}

/// How a play went, for the page that is shown when it is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndStory {
    /// Why it ended, and what decided it.
    pub reasons: Vec<String>,
    /// When it turned.
    pub turning_points: Vec<String>,
    /// The moments at which points were given; none in a game without points.
    pub moments: Vec<String>,
    /// The points of every seat after each of the moments.
    pub curves: PerSeat<Vec<i32>>,
    /// Every point by what it was for.
    pub sources: Option<ScoreTable>,
    /// Every point by when it was given.
    pub course: Option<ScoreTable>,
}

impl EndStory {
    /// The story of a play of which `events` is all that happened, as `audience` may know it.
    pub fn of<G: Voice>(
        events: &[&G::Event],
        view: &G::View,
        outcome: &Outcome,
        audience: &Audience,
    ) -> EndStory {
        let telling = Telling {
            scored_moments: G::scored_moments(events, audience),
            tie_break: PerSeat::from_fn(outcome.seats(), |seat| G::tie_break(view, seat)),
            outcome,
            audience,
        };
        let mut reasons = G::reasons(events, view, audience);
        reasons.extend(telling.decided());
        let mut turning_points = telling.turning_points();
        turning_points.extend(G::landmarks(events, audience));
        EndStory {
            reasons,
            turning_points,
            moments: telling
                .scored_moments
                .iter()
                .map(|it| it.when.clone())
                .collect(),
            curves: PerSeat::from_fn(outcome.seats(), |seat| telling.curve(seat)),
            sources: telling.has_points().then(|| telling.sources_table()),
            course: telling.has_points().then(|| telling.course_table()),
        }
    }
}

/// What a story is made from, whatever the game is.
struct Telling<'a> {
    scored_moments: Vec<ScoredMoment>,
    /// What decides between equal points.
    tie_break: PerSeat<Option<u8>>,
    outcome: &'a Outcome,
    audience: &'a Audience,
}

impl Telling<'_> {
    fn has_points(&self) -> bool {
        !self.scored_moments.is_empty()
    }

    /// The seats, the best first, clockwise among equals.
    fn best_first(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.outcome.seats().iter().collect();
        seats.sort_by_key(|seat| self.outcome.standings[*seat].rank);
        seats
    }

    /// What `seat` got at each moment.
    fn gained(&self, seat: Seat) -> Vec<i32> {
        let sum = |moment: &ScoredMoment| {
            let gains = moment.gains.iter().filter(|it| it.seat == seat);
            gains.map(|it| it.points).sum()
        };
        self.scored_moments.iter().map(sum).collect()
    }

    /// What `seat` had after each moment.
    fn curve(&self, seat: Seat) -> Vec<i32> {
        let mut total = 0;
        let gained = self.gained(seat).into_iter();
        gained
            .map(|more| {
                total += more;
                total
            })
            .collect()
    }

    /// What `seat` got in all for `source`.
    fn of_source(&self, seat: Seat, source: &str) -> i32 {
        let gains = self.scored_moments.iter().flat_map(|moment| &moment.gains);
        let those = gains.filter(|it| it.seat == seat && it.source == source);
        those.map(|it| it.points).sum()
    }

    /// Everything that gave points, in the order in which it first did.
    fn sources(&self) -> Vec<&str> {
        let mut sources: Vec<&str> = Vec::new();
        for gain in self.scored_moments.iter().flat_map(|moment| &moment.gains) {
            if !sources.contains(&gain.source.as_str()) {
                sources.push(&gain.source);
            }
        }
        sources
    }

    fn sources_table(&self) -> ScoreTable {
        let lang = self.audience.lang;
        let mut sources = self.sources();
        let seats = self.best_first();
        if sources.len() > SORTED_FROM {
            let of_all =
                |source: &str| -> i32 { seats.iter().map(|it| self.of_source(*it, source)).sum() };
            sources.sort_by_key(|source| -of_all(source));
        }
        let kept = match sources.len() {
            count if count > SOURCES_MAX => SOURCES_MAX - 1,
            count => count,
        };
        let (each, rest) = sources.split_at(kept);
        let row = |seat: Seat| {
            let points = each.iter().map(|source| self.of_source(seat, source));
            let others: i32 = rest.iter().map(|it| self.of_source(seat, it)).sum();
            let others = (!rest.is_empty()).then_some(others);
            let total: i32 = self.gained(seat).iter().sum();
            let cells = points.chain(others).chain([total]);
            let cells = cells.map(|points| points.to_string()).collect();
            (Some(seat), self.audience.label(seat), cells)
        };
        let others = (!rest.is_empty()).then(|| say!(lang, "end-others"));
        let columns = each.iter().map(|it| (*it).to_owned()).chain(others);
        ScoreTable {
            caption: say!(lang, "end-sources"),
            columns: columns.chain([say!(lang, "end-total")]).collect(),
            rows: seats.into_iter().map(row).collect(),
        }
    }

    fn course_table(&self) -> ScoreTable {
        let cell = |(more, total): (i32, i32)| match more {
            0 => total.to_string(),
            more => format!("{} · {total}", signed(more)),
        };
        let row = |seat: Seat| {
            let both = self.gained(seat).into_iter().zip(self.curve(seat));
            let cells = both.map(cell).collect();
            (Some(seat), self.audience.label(seat), cells)
        };
        ScoreTable {
            caption: say!(self.audience.lang, "end-course"),
            columns: self
                .scored_moments
                .iter()
                .map(|it| it.when.clone())
                .collect(),
            rows: self.best_first().into_iter().map(row).collect(),
        }
    }

    /// What decided between the winner and the reader, or whoever came second.
    fn decided(&self) -> Vec<String> {
        let (lang, seats) = (self.audience.lang, self.best_first());
        let (true, [first, next, ..]) = (self.has_points(), &seats[..]) else {
            return Vec::new();
        };
        let standings = &self.outcome.standings;
        let reader = seats.iter().find(|it| self.audience.viewer.is(**it));
        let rival = reader.filter(|it| !standings[**it].won).unwrap_or(next);
        let mut said = Vec::new();
        if standings[*first].score == standings[*next].score {
            let cards = [*first, *next].map(|seat| self.tie_break[seat]);
            said.push(match cards {
                _ if standings[*next].won => say!(lang, "end-tie-shared"),
                [Some(more), Some(fewer)] => {
                    say!(lang, "end-tie-break", cards = more, fewer = fewer)
                }
                _ => String::new(),
            });
        }
        let all = [*first, *rival].map(|seat| self.gained(seat).iter().sum::<i32>());
        let apart = all[0] - all[1];
        let [who, other] = [*first, *rival].map(|seat| self.audience.label(seat));
        if apart > 0 {
            let (points, less) = (all[0], all[1]);
            let (first, second) = (who.as_str(), other.as_str());
            said.push(say!(
                lang,
                "end-margin",
                first = first,
                points = points,
                second = second,
                less = less,
                apart = apart
            ));
        }
        said.extend(self.difference(*first, *rival));
        said.retain(|sentence| !sentence.is_empty());
        said
    }

    /// What `first` got most more for than `rival`.
    fn difference(&self, first: Seat, rival: Seat) -> Option<String> {
        let sources = self.sources();
        let [_, _, ..] = &sources[..] else {
            return None;
        };
        let both = |source: &str| [first, rival].map(|seat| self.of_source(seat, source));
        let apart = |source: &str| both(source)[0] - both(source)[1];
        let source = sources.into_iter().max_by_key(|it| apart(it))?;
        let [points, less] = both(source);
        let [first, second] = [first, rival].map(|seat| self.audience.label(seat));
        (points > less).then(|| {
            say!(
                self.audience.lang,
                "end-difference",
                source = source,
                first = first,
                points = points,
                second = second,
                less = less
            )
        })
    }

    /// The moments at which the lead changed, and the one at which somebody got most away.
    fn turning_points(&self) -> Vec<String> {
        let changes = self.lead_changes();
        let told = changes.len().saturating_sub(CHANGES_MAX);
        let mut said: Vec<String> = changes.into_iter().skip(told).collect();
        said.extend(self.swing());
        said
    }

    fn lead_changes(&self) -> Vec<String> {
        let seats = self.best_first();
        let curves: Vec<Vec<i32>> = seats.iter().map(|seat| self.curve(*seat)).collect();
        let mut leader: Option<Seat> = None;
        let mut said = Vec::new();
        for (at, moment) in self.scored_moments.iter().enumerate() {
            let best = curves.iter().map(|it| it[at]).max().unwrap_or(0);
            let mut ahead = seats.iter().zip(&curves).filter(|(_, it)| it[at] == best);
            let (Some((seat, _)), None) = (ahead.next(), ahead.next()) else {
                continue;
            };
            if leader == Some(*seat) {
                continue;
            }
            let is_first = leader.is_none();
            leader = Some(*seat);
            said.push(say!(
                self.audience.lang,
                "end-lead",
                when = moment.when.as_str(),
                how = if is_first { "first" } else { "taken" },
                who = self.audience.who(*seat),
                name = self.audience.name(*seat),
                points = best
            ));
        }
        said
    }

    /// The moment at which one seat got most more than any other.
    fn swing(&self) -> Option<String> {
        // One moment alone is told already.
        if self.scored_moments.len() < 2 {
            return None;
        }
        let seats = self.best_first();
        let gained: Vec<Vec<i32>> = seats.iter().map(|seat| self.gained(*seat)).collect();
        let of_moment = |at: usize| {
            let mut each: Vec<_> = seats.iter().zip(gained.iter().map(|it| it[at])).collect();
            each.sort_by_key(|(_, points)| -points);
            let [(seat, points), (_, next), ..] = each[..] else {
                return None;
            };
            Some((points - next, at, *seat, points))
        };
        // The first of equal ones.
        let moments = (0..self.scored_moments.len()).rev().filter_map(of_moment);
        let (more, at, seat, points) = moments.max_by_key(|(more, ..)| *more)?;
        (more > 0).then(|| {
            say!(
                self.audience.lang,
                "end-swing",
                when = self.scored_moments[at].when.as_str(),
                who = self.audience.who(seat),
                name = self.audience.name(seat),
                points = points,
                more = more
            )
        })
    }
}
