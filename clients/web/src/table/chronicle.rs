//! The log of a table, told as it grows.

use std::rc::Rc;

use host::Json;
use prose::{Audience, Lang};
use tabletop::{Seat, Viewer};

use crate::{
    kit::Line,
    tables::{Look, News},
};

/// The log of a table: each event is told once, and again when the language changes.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    told_to: Option<(Lang, Viewer)>,
    /// The events that have been told.
    events: Vec<Json>,
    /// What was told of each, nothing if it is too small a thing.
    news: Vec<Option<News>>,
}

impl Chronicle {
    /// Follows `events`: tells what is new and forgets what was taken back.
    pub fn follow(&mut self, events: &[Json], look: &Look, audience: &Audience) {
        let to = (audience.lang, audience.viewer);
        if self.told_to != Some(to) {
            *self = Chronicle {
                told_to: Some(to),
                ..Chronicle::default()
            };
        }
        let same = self.events.iter().zip(events).take_while(|(a, b)| a == b);
        let same = same.count();
        self.events.truncate(same);
        self.news.truncate(same);
        for event in &events[same..] {
            self.events.push(event.clone());
            let news = (look.news)(event, audience);
            self.news.push(news.filter(|news| !news.told.is_minor));
        }
    }

    /// The lines, oldest first, and the first of those since the viewer's own last turn.
    pub fn lines(&self, sign: &dyn Fn(Seat) -> crate::kit::Sign) -> (Rc<Vec<Line>>, Option<usize>) {
        let own = self.told_to.map(|(_, viewer)| viewer);
        let mut lines: Vec<Line> = Vec::new();
        let mut since = None;
        for news in self.news.iter().flatten() {
            let told = &news.told;
            let goes_on = told.follows && lines.last().is_some();
            if goes_on {
                let last = lines.last_mut().expect("there is a line to go on with");
                last.text = format!("{} {}", last.text, told.text);
                last.spot = last.spot.take().or_else(|| news.spot.clone());
            } else {
                lines.push(Line {
                    sign: told.actor.map(sign),
                    text: told.text.clone(),
                    spot: news.spot.clone(),
                    beat: news.beat,
                    scored: news.scored.clone(),
                });
            }
            if let (Some(actor), Some(own)) = (told.actor, own)
                && own.is(actor)
            {
                since = Some(lines.len());
            }
        }
        (Rc::new(lines), since)
    }
}
