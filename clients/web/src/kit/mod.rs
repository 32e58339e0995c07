//! The parts that all pages and tables are made of. `/kit` shows each in its states.

pub mod bar;
pub mod card;
pub mod dialog;
pub mod lettering;
pub mod motion;
pub mod near;
pub mod parts;
pub mod prompt;
pub mod score;
pub mod sign;
pub mod sound;
pub mod story;

pub use bar::{switches, top};
pub use dialog::{dialog, toasts};
pub use lettering::{lettering, numeral};
pub use parts::{button, choice, icon, link, live, panel, rule_link, segments};
pub use prompt::{Prompt, prompt};
pub use score::score_table;
pub use sign::{Sign, sign};
pub use story::{StoryLine, story};
