//! One random play, with all laws looking on.

use tabletop::{Chance, Game, Seed, Viewer};

use super::{
    Laws, RunPlan, Tally,
    breach::{Breach, BreachPlace, in_play},
};
use crate::{
    guard::guarded,
    laws::{
        BrokenLaw, Law, LawResult, law_1_someone_acts, law_2_listed_is_accepted,
        law_2_unlisted_is_refused, law_3_refusal_changes_nothing, law_4_soundness, law_5_replay,
        law_5_replay_from_text, law_6_notation, law_6_serialisation, law_7_order_of_answers,
        law_8_imagination, law_8_real_world, law_9_other_answer, law_9_other_draws,
        law_9_own_action, law_9_same_action, law_10_outcome, name,
    },
    playout::{FullPlay, PlayPosition, one_of, pick, picks},
};

/// One game in so many is replayed from its text.
const TEXT_EVERY: usize = 16;

impl<G: Game> Laws<G> {
    /// Plays the `number`-th game of `plan` and judges it.
    pub(super) fn inspect(
        &self,
        plan: &RunPlan<G>,
        number: usize,
        tally: &mut Tally,
    ) -> Result<(), Box<Breach>> {
        let seed = Seed::number(self.first_seed.wrapping_add(number as u64));
        let opened = guarded(|| FullPlay::<G>::open(&plan.options, plan.seats, seed));
        let opened = opened.and_then(|laid| laid.map_err(|error| error.to_string()));
        let mut played = opened.map_err(|what| {
            let what = format!("the set-up of seed {seed}: {what}");
            let law = Law::SomeoneActs;
            BreachPlace::<G>::of(&plan.options, plan.seats).breach(BrokenLaw { law, what })
        })?;
        let mut inspector = Inspector {
            laws: self,
            plan,
            tally,
            number,
            chance: Chance::new(Seed::number(!(number as u64))),
        };
        if let Err(broken) = inspector.whole_play(&mut played) {
            return Err(in_play(broken, &played, played.moves.len()));
        }
        for (law, ply) in visits(&played, number) {
            let judged = inspector.visit(law, &played, ply);
            judged.map_err(|broken| in_play(broken, &played, ply))?;
        }
        inspector.tally.games += 1;
        inspector.tally.plies += played.moves.len() as u64;
        Ok(())
    }
}

/// The plies that the laws which do not look at every ply visit in `play`.
fn visits<G: Game>(played: &FullPlay<G>, number: usize) -> Vec<(Law, usize)> {
    let len = played.positions.len();
    let sealed: Vec<_> = (0..len)
        .filter(|ply| played.positions[*ply].state.to_act().len() > 1)
        .collect();
    let mut visits = Vec::new();
    let mut spread = |law: Law, times: usize, plies: usize, last: bool| {
        let stride = plies.div_ceil(times).max(1);
        // Odd factors, so that the laws do not all look at the same plies.
        let start = (number + law.number() * 5) % stride;
        let first = visits.len();
        visits.extend((start..plies).step_by(stride).map(|ply| (law, ply)));
        if last && visits.last() != Some(&(law, plies - 1)) {
            visits.push((law, plies - 1));
        }
        first
    };
    spread(Law::LegalMeansPlayable, 4, len, true);
    spread(Law::Notation, 3, len, false);
    spread(Law::Imagination, 3, len, true);
    spread(Law::NoLeak, 3, len, false);
    let first = spread(Law::SealedAnswers, 3, sealed.len(), false);
    for (_, ply) in &mut visits[first..] {
        *ply = sealed[*ply];
    }
    visits
}

/// The laws at work on one play.
struct Inspector<'a, G: Game> {
    laws: &'a Laws<G>,
    plan: &'a RunPlan<G>,
    tally: &'a mut Tally,
    number: usize,
    /// For the choices of the laws themselves.
    chance: Chance,
}

impl<G: Game> Inspector<'_, G> {
    /// Notes that `law` is asked; false if this run leaves it out.
    fn asks(&mut self, law: Law) -> bool {
        let asked = self.laws.wanted.contains(&law);
        self.tally.asked[law.number() - 1] += u64::from(asked);
        asked
    }

    /// Plays to the end under the laws that look at every ply.
    fn whole_play(&mut self, played: &mut FullPlay<G>) -> LawResult {
        let mut picks = picks(played.seed);
        loop {
            self.every_ply(played.now())?;
            // Without law 1 nothing else keeps an endless play from going on.
            let too_long = played.now().ply >= G::INFO.plies_max;
            let Some(next) = in_rules(|| pick(&played.now().state, &mut picks))? else {
                break;
            };
            let (seat, action) = next;
            if let Err(illegal) = in_rules(|| played.step(seat, action))? {
                let law = Law::LegalMeansPlayable;
                let what = format!("{seat} `{action}` is listed and refused: {illegal}");
                if self.asks(law) {
                    return Err(BrokenLaw { law, what });
                }
                return Ok(());
            }
            if too_long {
                self.every_ply(played.now())?;
                return Ok(());
            }
        }
        if self.asks(Law::Outcome) {
            law_10_outcome(played.now())?;
        }
        if self.asks(Law::Replay) {
            law_5_replay(played)?;
            if self.number.is_multiple_of(TEXT_EVERY) {
                law_5_replay_from_text(played)?;
            }
        }
        Ok(())
    }

    fn every_ply(&mut self, at: &PlayPosition<G>) -> LawResult {
        if self.asks(Law::SomeoneActs) {
            law_1_someone_acts(at)?;
        }
        if self.asks(Law::Soundness) {
            law_4_soundness(&at.state)?;
        }
        Ok(())
    }

    /// One of the laws that look at some plies only.
    fn visit(&mut self, law: Law, played: &FullPlay<G>, ply: usize) -> LawResult {
        let at = &played.positions[ply];
        match law {
            Law::LegalMeansPlayable => self.legality(at),
            _ if !self.asks(law) => Ok(()),
            Law::Notation => {
                law_6_notation(at)?;
                // Serialising costs most of all: one third of the play, in turn, has it.
                if ply * 3 / played.positions.len() == self.number % 3 {
                    self.serialisation(at, &played.events[ply])?;
                }
                Ok(())
            }
            Law::SealedAnswers => law_7_order_of_answers(at, &mut self.chance),
            Law::Imagination => self.imagination(at),
            _ => self.leaks(at),
        }
    }

    /// Law 8 for every viewer, and for one of them what it never imagines.
    fn imagination(&mut self, at: &PlayPosition<G>) -> LawResult {
        let viewers: Vec<_> = Viewer::all(at.seats).collect();
        for viewer in &viewers {
            law_8_imagination(at, *viewer, &mut self.chance)?;
        }
        let viewer = one_of(&viewers, &mut self.chance).expect("a spectator can always look");
        law_8_real_world(at, *viewer, &mut self.chance)
    }

    /// Laws 2 and 3.
    fn legality(&mut self, at: &PlayPosition<G>) -> LawResult {
        let (listing, refusing) = (
            self.asks(Law::LegalMeansPlayable),
            self.asks(Law::RefusalChangesNothing),
        );
        if listing {
            law_2_listed_is_accepted(at)?;
        }
        let to_act: Vec<_> = at.state.to_act().into_iter().collect();
        let anyone: Vec<_> = at.seats.iter().collect();
        for (seats, tries) in [(to_act, 40), (anyone, 8)] {
            let Some(seat) = one_of(&seats, &mut self.chance) else {
                continue;
            };
            for action in self.plan.pool.some(tries, &mut self.chance) {
                if listing && !(self.laws.rules.may_be_unlisted)(&at.state, *seat, &action) {
                    law_2_unlisted_is_refused(at, *seat, action)?;
                }
                if refusing {
                    law_3_refusal_changes_nothing(at, *seat, action)?;
                }
            }
        }
        Ok(())
    }

    fn serialisation(&mut self, at: &PlayPosition<G>, events: &[G::Event]) -> LawResult {
        let mut refusals = Vec::new();
        for action in self.plan.pool.some(8, &mut self.chance) {
            let seat = at.state.to_act().first().unwrap_or(tabletop::Seat::A);
            let refused = guarded(|| at.after(seat, action).err());
            refusals.extend(refused.ok().flatten().map(|illegal| illegal.reason));
        }
        law_6_serialisation(at, events, &refusals)
    }

    /// Law 9, through every viewer's eyes.
    fn leaks(&mut self, at: &PlayPosition<G>) -> LawResult {
        for viewer in Viewer::all(at.seats) {
            let view = in_rules(|| at.state.view(viewer))?;
            let imagined = guarded(|| G::imagine(&view, &mut self.chance)).ok();
            // A world that the viewer can tell from the real one breaks law 8, and says nothing
            // about leaks.
            let imagined = imagined.filter(|world| world.view(viewer) == view);
            let redealt = self
                .laws
                .rules
                .redeal
                .map(|redeal| redeal(&at.state, viewer, &mut self.chance));
            if let Some(world) = &redealt {
                against_the_book(at, viewer, world)?;
            }
            for world in imagined.iter().chain(&redealt) {
                self.two_worlds(at, viewer, world)?;
            }
            for _ in 0..2 {
                self.two_answers(at, viewer)?;
            }
        }
        for _ in 0..2 {
            if let Some((seat, action)) = in_rules(|| pick(&at.state, &mut self.chance))? {
                law_9_other_draws(at, seat, action, &mut self.chance)?;
            }
        }
        Ok(())
    }

    /// The real state beside `world`, which `viewer` cannot tell from it.
    fn two_worlds(&mut self, at: &PlayPosition<G>, viewer: Viewer, world: &G) -> LawResult {
        for seat in at.seats.iter().filter(|seat| viewer.is(*seat)) {
            let listed = in_rules(|| at.listed(seat))?;
            let of_pool = self.plan.pool.some(12, &mut self.chance);
            for action in listed.into_iter().take(6).chain(of_pool) {
                law_9_own_action(at, world, seat, action)?;
            }
        }
        for seat in at.state.to_act() {
            let listed = in_rules(|| at.listed(seat))?;
            for _ in 0..3 {
                if let Some(action) = one_of(&listed, &mut self.chance) {
                    law_9_same_action(at, viewer, world, seat, *action)?;
                }
            }
        }
        Ok(())
    }

    /// Two answers of one of `viewer`'s rivals.
    fn two_answers(&mut self, at: &PlayPosition<G>, viewer: Viewer) -> LawResult {
        let rivals: Vec<_> = at
            .state
            .to_act()
            .iter()
            .filter(|seat| !viewer.is(*seat))
            .collect();
        let Some(rival) = one_of(&rivals, &mut self.chance) else {
            return Ok(());
        };
        let listed = in_rules(|| at.listed(*rival))?;
        let answers = [(); 2].map(|()| one_of(&listed, &mut self.chance).copied());
        match answers {
            [Some(one), Some(other)] if one != other => {
                law_9_other_answer(at, viewer, *rival, [one, other])
            }
            _ => Ok(()),
        }
    }
}

/// Law 9 against the rulebook: `viewer` sees the same in a state whose secrets were dealt anew.
fn against_the_book<G: Game>(at: &PlayPosition<G>, viewer: Viewer, world: &G) -> LawResult {
    let (real, other) = (at.state.view(viewer), world.view(viewer));
    if real == other {
        return Ok(());
    }
    let what = format!(
        "{} sees what the book hides\n  one: {real:?}\n  other: {other:?}",
        name(viewer)
    );
    let law = Law::NoLeak;
    Err(BrokenLaw { law, what })
}

/// What the rules answer while the play goes on; their panic is a dead end, which law 1 forbids.
fn in_rules<T>(run: impl FnOnce() -> T) -> Result<T, BrokenLaw> {
    let law = Law::SomeoneActs;
    guarded(run).map_err(|what| BrokenLaw { law, what })
}
