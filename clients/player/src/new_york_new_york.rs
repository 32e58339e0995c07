//! New York New York: every question is worth asking.

use games::NewYorkNewYork;

use crate::Player;

impl Player for NewYorkNewYork {}
