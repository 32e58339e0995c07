//! Fifth Avenue: every question is worth asking.

use games::FifthAvenue;

use crate::Player;

impl Player for FifthAvenue {}
