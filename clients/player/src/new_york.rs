//! New York: every question is worth asking.

use games::NewYork;

use crate::Player;

impl Player for NewYork {}
