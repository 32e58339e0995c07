//! Bots for every game, behind the view.
