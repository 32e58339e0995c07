//! A fault for every check: one that cannot fail says nothing.

mod citations;
mod dependencies;
mod docs;
mod ids;
mod layers;
mod links;
mod modules;
mod names;
mod shape;
mod sizes;
mod words;
