//! Escape, in sentences until its table is drawn.

use escape_from_new_york::Escape;

use super::Face;

impl Face for Escape {}
