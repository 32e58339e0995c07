//! A new table that begins in the middle of a film.

use leptos::prelude::*;
use prose::say;
use room::LocalSeat;
use tabletop::Seat;

use super::{film::Film, reel::Controls};
use crate::{
    kit,
    link::ask_worker,
    own_name,
    routes::Route,
    tables::Face,
    ui::{Mood, Ui},
    worker::messages::{Answer, Question},
};

/// The question how it shall be played on, if it is being asked.
pub(super) fn question<G: Face>(controls: Controls, film: &Film<G>) -> AnyView {
    if !controls.plays_on.get() {
        return ().into_any();
    }
    let (ui, ply) = (controls.ui, controls.at.get_untracked());
    let lang = ui.lang.get();
    let eyes = controls.seen_by.get_untracked();
    // Whoever looks through somebody's eyes, or else sees whose turn it is, means that seat.
    let own = RwSignal::new(eyes.or(film.next_actor(ply)).unwrap_or(Seat::A));
    let names = film.names(lang);
    let all: Vec<(Seat, String)> = film
        .seats()
        .map(|seat| (seat, names[seat].clone()))
        .collect();
    let seats = kit::live(move || {
        let words = say!(lang, "web-on-seat");
        kit::segments(words, "on-seat", all.clone(), own.get(), move |seat| {
            own.set(seat)
        })
    });
    let close = move || controls.plays_on.set(false);
    let record = film.short_text();
    let begin = move |seats: Vec<LocalSeat>| {
        close();
        let record = record.clone();
        begin(ui, Question::PlayOn { record, ply, seats }, G::INFO.id);
    };
    let at_table = begin.clone();
    let (rivals, people) = (film.clone(), at_one_device(film));
    let with_bots = move || begin(against_bots(&rivals, own.get_untracked()));
    let with_people = move || at_table(people.clone());
    let bots = view! { {kit::icon("play")}<span>{say!(lang, "web-on-bots")}</span> };
    let device = view! { {kit::icon("device")}<span>{say!(lang, "web-pass-device")}</span> };
    let body = view! {
        <p>{say!(lang, "web-on-how", ply = ply)}</p>
        <p class="muted">{say!(lang, "web-on-luck")}</p>
        <p class="onseat"><span aria-hidden="true">{say!(lang, "web-on-seat")}</span>{seats}</p>
        <div class="acts">
            {kit::button("pri", "on-bots", bots, with_bots)}
            {kit::button("", "on-device", device, with_people)}
            {kit::button("ghost", "on-not", say!(lang, "web-decline"), close)}
        </div>
    };
    kit::dialog("play-on-dialog", say!(lang, "web-on"), body, close)
}

/// The person here in one seat and bots in all others.
fn against_bots<G: Face>(film: &Film<G>, own: Seat) -> Vec<LocalSeat> {
    let seat = |seat: Seat| {
        if seat == own {
            let name = own_name::get().unwrap_or_default();
            LocalSeat::Person { name }
        } else {
            let level = host::Skill::default();
            LocalSeat::Bot { level }
        }
    };
    film.seats().map(seat).collect()
}

/// People in all seats, called as those who sat there.
fn at_one_device<G: Face>(film: &Film<G>) -> Vec<LocalSeat> {
    let name = |seat| {
        let name = film.person(seat).filter(|name| player::is_name(name));
        name.unwrap_or_default().to_owned()
    };
    let seats = film
        .seats()
        .map(|seat| LocalSeat::Person { name: name(seat) });
    seats.collect()
}

fn begin(ui: Ui, question: Question, game: &'static str) {
    ask_worker(question, move |answer| {
        if let Answer::Table(Some(table)) = answer {
            ui.go(Route::local(Some(game), &table));
        } else {
            ui.toast(Mood::Bad, say!(ui.lang.get_untracked(), "web-not-begun"));
        }
    });
}
