//! New York: played in sentences until its table is drawn.

use new_york::NewYork;

use super::Face;

impl Face for NewYork {}
