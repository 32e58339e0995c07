//! The screen, from top to bottom: who and where, the board, scores and log, question, choices.

use player::Detail;
use prose::{Audience, ScoreTable, say};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    style::Style,
    text::{Line, Span},
    widgets::{Paragraph, Wrap},
};
use tabletop::{Seat, Viewer};

use super::{
    App,
    app::{LogSize, Page},
    list::wrap,
};
use crate::face::{Easel, Face, Focus};

/// The least a board needs.
const WIDTH_MIN: u16 = 80;
const HEIGHT_MIN: u16 = 24;
/// What the log has beside a list that leaves it room.
const LOG_USUAL: u16 = 4;

impl<G: Face> App<'_, G> {
    /// Draws what is shown.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let Rect { width, height, .. } = frame.area();
        if width < WIDTH_MIN || height < HEIGHT_MIN {
            let lang = self.client.lang();
            let text = say!(lang, "too-small", width = width, height = height);
            let text = Paragraph::new(text).wrap(Wrap { trim: true });
            frame.render_widget(text, frame.area());
            return;
        }
        match &self.page {
            Page::Offers => self.draw_offers(frame),
            Page::Table if self.client.is_before_play() => self.draw_hall(frame),
            Page::Curtain(seat) => self.draw_curtain(frame, *seat),
            Page::Rules(rules) => {
                rules.draw(frame, self.client.entry(), self.client.lang(), self.palette);
            }
            Page::Table | Page::Leaving => self.draw_table(frame),
        }
    }

    fn draw_curtain(&self, frame: &mut Frame<'_>, seat: Seat) {
        let lang = self.client.lang();
        let audience = self.client.audience(Viewer::Spectator);
        let name = audience.name(seat);
        let lines = vec![
            Line::styled(prose::title(G::INFO.id, lang), self.palette.faint()),
            Line::default(),
            Line::styled(
                say!(lang, "curtain-title", name = name),
                self.palette.call(),
            ),
            Line::default(),
            Line::from(say!(lang, "curtain-how", name = name)),
        ];
        let area = frame.area();
        let middle = Rect::new(area.x, area.height / 2 - 3, area.width, 5);
        frame.render_widget(Paragraph::new(lines).centered(), middle);
    }

    fn draw_table(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let session = self.client.session(self.viewer);
        let (Some(moment), Some(audience)) = (session.moment(), session.audience()) else {
            return;
        };
        let view = &moment.view;
        let board = G::board_height(view, area.width, area.height);
        let below = self.below(view, audience, area.width as usize);
        let foot_lines = self.foot(area.width as usize);
        let foot_height = foot_lines.len() as u16;
        let log_height = Self::log_height(below.len(), area.height, board + foot_height);
        let spare = area
            .height
            .saturating_sub(2 + board + 1 + log_height + foot_height);
        let below_height = (below.len() as u16).clamp(1, spare.max(1));
        let rows = Layout::vertical([
            Constraint::Length(2),
            Constraint::Length(board),
            Constraint::Min(log_height.min(3)),
            Constraint::Length(1),
            Constraint::Length(below_height),
            Constraint::Length(foot_height),
        ]);
        let [head, middle, panel, question, list, foot] = rows.areas(area);
        self.draw_head(frame, head, view, audience);
        let mut easel = Easel {
            buffer: frame.buffer_mut(),
            area: middle,
            palette: self.palette,
            focus: self.focus(),
        };
        G::draw(&mut easel, view, audience);
        self.draw_panel(frame, panel, view, audience);
        let asked = self.question(view, audience);
        let room = usize::from(area.width).saturating_sub(asked.width() + 3);
        frame.render_widget(asked, question);
        let place = self.place_in_list(room, usize::from(below_height));
        let place = Line::styled(format!("{place} "), self.palette.faint());
        frame.render_widget(place.right_aligned(), question);
        let skip = self.list_skip(below.len(), below_height as usize);
        let shown: Vec<_> = below.into_iter().skip(skip).collect();
        frame.render_widget(Paragraph::new(shown), list);
        frame.render_widget(Paragraph::new(foot_lines), foot);
    }

    /// How many lines the log keeps beside a list of so many lines.
    fn log_height(list: usize, height: u16, taken: u16) -> u16 {
        let least = G::LOG_LINES;
        let left = usize::from(height.saturating_sub(2 + taken + 1));
        let room = left.saturating_sub(list).min(usize::from(LOG_USUAL));
        u16::try_from(room).unwrap_or(LOG_USUAL).max(least)
    }

    /// Title, stage, and the seats with their points.
    fn draw_head(&self, frame: &mut Frame<'_>, area: Rect, view: &G::View, audience: &Audience) {
        let lang = audience.lang;
        let left = format!(" {}", prose::title(G::INFO.id, lang).to_uppercase());
        let right = format!("{} ", G::headline(view, lang));
        let gap = usize::from(area.width).saturating_sub(left.chars().count());
        let bar = Line::styled(format!("{left}{right:>gap$}"), self.palette.bar());
        let with_notes = self.seats_line(view, audience, true);
        let seats = if with_notes.width() <= usize::from(area.width) {
            with_notes
        } else {
            self.seats_line(view, audience, false)
        };
        frame.render_widget(Paragraph::new(vec![bar, seats]), area);
    }

    /// The seats with their points, and what else is said of them.
    fn seats_line(&self, view: &G::View, audience: &Audience, notes: bool) -> Line<'static> {
        let moment = self.client.session(self.viewer).moment();
        let to_act = moment.map_or(&[][..], |moment| &moment.to_act);
        let mut seats = vec![Span::raw(" ")];
        for seat in audience.names.seats().iter() {
            let is_on = to_act.contains(&seat);
            seats.push(Span::raw(if is_on { "▸" } else { " " }));
            seats.push(G::badge(view, seat, self.palette));
            let style = if is_on {
                self.palette.strong()
            } else {
                Style::new()
            };
            let points = if G::HAS_POINTS {
                format!(" {}", G::points(view, seat))
            } else {
                String::new()
            };
            let name = format!(" {}{points}", audience.label(seat));
            seats.push(Span::styled(name, style));
            if let Some(note) = G::note(view, seat, audience.lang).filter(|_| notes) {
                seats.push(Span::styled(format!(" ({note})"), self.palette.faint()));
            }
            seats.push(Span::raw("  "));
        }
        Line::from(seats)
    }

    /// Scores on the left, what happened on the right.
    fn draw_panel(&self, frame: &mut Frame<'_>, area: Rect, view: &G::View, audience: &Audience) {
        let lines = if G::TELLS_SCORES {
            Vec::new()
        } else {
            let table = G::score_now(view, audience);
            let has_caption = usize::from(area.height) >= table.rows.len() + 2;
            self.table_lines(&table, view, has_caption)
        };
        let width = lines.iter().map(Line::width).max();
        let width = width.map_or(1, |width| width as u16 + 3);
        let columns = Layout::horizontal([Constraint::Length(width), Constraint::Min(20)]);
        let [left, right] = columns.areas(area);
        frame.render_widget(Paragraph::new(lines), left);
        let log = self.log_lines(right.width as usize - 1, view);
        let height = usize::from(right.height);
        self.log.set(LogSize {
            shown: height,
            all: log.len(),
        });
        let last = log.len().saturating_sub(height);
        let from = last.saturating_sub(self.scrolled);
        let shown: Vec<_> = log.into_iter().skip(from).take(height).collect();
        frame.render_widget(Paragraph::new(shown), right);
    }

    /// A table with names to the left and numbers to the right of their columns.
    pub(super) fn table_lines(
        &self,
        table: &ScoreTable,
        view: &G::View,
        has_caption: bool,
    ) -> Vec<Line<'static>> {
        let names = table.rows.iter().map(|(_, name, _)| name.chars().count());
        let names = names.max().unwrap_or(0);
        let widths: Vec<_> = (0..table.columns.len())
            .map(|n| {
                let cells = table.rows.iter().map(|(_, _, cells)| &cells[n]);
                let all = cells.chain([&table.columns[n]]);
                all.map(|cell| cell.chars().count()).max().unwrap_or(0)
            })
            .collect();
        let cells = |cells: &[String]| {
            let cells = cells.iter().zip(&widths);
            let cells: Vec<_> = cells
                .map(|(cell, width)| format!("{cell:>width$}"))
                .collect();
            cells.join("  ")
        };
        let mut lines = Vec::new();
        if has_caption {
            let caption = format!(" {}", table.caption);
            lines.push(Line::styled(caption, self.palette.strong()));
        }
        let head = format!("   {:names$}  {}", "", cells(&table.columns));
        lines.push(Line::styled(head, self.palette.faint()));
        for (seat, name, row) in &table.rows {
            let words = format!(" {name:<names$}  {}", cells(row));
            let badge = seat.map_or(Span::raw(" "), |seat| G::badge(view, seat, self.palette));
            lines.push(Line::from(vec![Span::raw(" "), badge, Span::raw(words)]));
        }
        lines
    }

    /// The log, each line marked with who acted; what is new to the reader stands out.
    fn log_lines(&self, width: usize, view: &G::View) -> Vec<Line<'static>> {
        let log = self.client.session(self.viewer).log();
        let story = log.lines(0, Detail::Short);
        let lang = self.client.lang();
        let mut lines = Vec::new();
        let mut was_news = !story.iter().any(|line| !line.is_news);
        for line in story {
            if line.is_news && !was_news {
                was_news = true;
                let words = format!("─ {} ", say!(lang, "news"));
                let rule = format!("{words:─<width$}");
                lines.push(Line::styled(rule, self.palette.faint()));
            }
            let style = if line.is_news {
                Style::new()
            } else {
                self.palette.faint()
            };
            for (n, part) in wrap(&line.text, width.saturating_sub(2))
                .into_iter()
                .enumerate()
            {
                let mark = match line.actor {
                    Some(seat) if n == 0 => G::badge(view, seat, self.palette),
                    _ => Span::raw(" "),
                };
                let words = Span::styled(format!(" {part}"), style);
                lines.push(Line::from(vec![mark, words]));
            }
        }
        lines
    }

    /// What the reader is about, for the board.
    fn focus(&self) -> Focus<G::Action> {
        let all = self.choices.all();
        let action = |n: usize| all[n].action;
        let fitting = self.fitting().into_iter();
        Focus {
            choices: fitting.map(|n| (n + 1, action(n))).collect(),
            picked: self.picked().map(action),
            seat: self.look_at,
            pan: self.pan,
        }
    }

    fn question(&self, view: &G::View, audience: &Audience) -> Line<'static> {
        let lang = audience.lang;
        if let Page::Leaving = self.page {
            return Line::styled(format!(" {}", say!(lang, "leave")), self.palette.call());
        }
        let text = match self.client.ending(self.viewer) {
            Some(ending) => ending,
            None => G::prompt(view, audience),
        };
        let mut spans = vec![Span::styled(format!(" {text}"), self.palette.call())];
        if self.asked_here().is_some() {
            spans.push(Span::raw(format!(" › {}▏", self.typed)));
        }
        Line::from(spans)
    }
}
