//! The City: every question is worth asking.

use games::TheCity;

use crate::Player;

impl Player for TheCity {}
