//! FifthAvenue, in sentences until its table is drawn.

use ::fifth_avenue::FifthAvenue;

use super::Face;

impl Face for FifthAvenue {}
