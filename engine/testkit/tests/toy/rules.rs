//! The rules of the toy, and what each defect does to them.

use std::sync::atomic::{AtomicU32, Ordering};

use tabletop::{
    Chance, Dealer, Game, Id, IdSet, Illegal, Info, Outcome, PerSeat, Seat, SeatCount, Seats,
    SetupError, Standing, Viewer,
};

use super::{
    Action, Card, Defect, Event, Refusal, Secret, Step, Toy, ToyOptions, View, action::ALL_CARDS,
    veil,
};

static TABLES_LAID: AtomicU32 = AtomicU32::new(0);
/// How often anybody passed at a table with a defect.
static PASSES: AtomicU32 = AtomicU32::new(0);

/// Counts one more of what happens at all tables; true every other time.
pub(super) fn passes_by(count: &AtomicU32) -> bool {
    count.fetch_add(1, Ordering::Relaxed) % 2 == 1
}

impl Game for Toy {
    const INFO: Info = Info {
        id: "toy",
        title: "Toy",
        designer: "the testkit",
        publisher: "ours",
        year: None,
        minutes: 5,
        seats_min: 2,
        seats_max: 4,
        rules_version: 1,
        told_format: 1,
        compatible: &[],
        plies_max: 24,
    };
    type Options = ToyOptions;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn set_up(
        options: &ToyOptions,
        seats: SeatCount,
        dealer: &mut Dealer<Event>,
    ) -> Result<Self, SetupError> {
        SetupError::check_seats(&Self::INFO, seats)?;
        if options.defect == Defect::AmbientChance && passes_by(&TABLES_LAID) {
            dealer.below(2);
        }
        let mut toy = Toy {
            options: options.clone(),
            round: 1,
            step: Step::Bid,
            deck: ALL_CARDS,
            hands: PerSeat::new(seats),
            bids: PerSeat::new(seats),
            open: PerSeat::new(seats),
            scores: PerSeat::new(seats),
            first: None,
        };
        for seat in seats.iter() {
            let hand = (0..3).map(|_| toy.drawn(dealer)).collect();
            toy.hands[seat] = hand;
            let hand = Secret::new(
                hand,
                toy.has(Defect::UnveiledDeal) || toy.has(Defect::OpenHands),
            );
            dealer.announce(Event::Dealt { seat, hand });
        }
        Ok(toy)
    }

    fn to_act(&self) -> Seats {
        match self.step {
            Step::Bid => self
                .seats()
                .iter()
                .filter(|seat| self.bids[*seat].is_none())
                .collect(),
            Step::Turn { seat, .. } => Seats::only(seat),
            Step::Over => Seats::EMPTY,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.has(Defect::ListReplaces) {
            out.clear();
        }
        if !self.to_act().contains(seat) {
            if self.lets_pass_out_of_turn() {
                out.push(Action::Pass);
            }
            return;
        }
        let hand = self.hands[seat];
        if self.step == Step::Bid {
            return out.extend(hand.iter().map(Action::Bid));
        }
        if self.has(Defect::DeadEnd) && hand.len() == 1 {
            return;
        }
        if !self.deck.is_empty() {
            out.push(Action::Draw);
        }
        let all_tosses = self.has(Defect::ListsTooMuch);
        let tosses = hand.iter().map(Action::Toss);
        out.extend(tosses.filter(|toss| all_tosses || self.check(seat, *toss).is_ok()));
        if !(self.has(Defect::ListsTooLittle) && hand.len() == 1) {
            out.push(Action::Pass);
        }
        if self.has(Defect::ListsTwice) {
            out.push(Action::Pass);
        }
        if self.has(Defect::SharedSpelling) {
            out.extend([Action::Mumble(0), Action::Mumble(1)]);
        }
        if self.has(Defect::CapitalLetter) {
            out.push(Action::Shout);
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        action: Action,
        dealer: &mut Dealer<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        if let Err(illegal) = self.check(seat, action) {
            if self.has(Defect::RefusalChanges) {
                self.round += 1;
            } else if self.has(Defect::RefusalDraws) {
                dealer.below(2);
            } else if self.has(Defect::RefusalAnnounces) {
                dealer.announce(Event::Passed { seat });
            }
            return Err(illegal);
        }
        match action {
            Action::Bid(card) => self.bid(seat, card, dealer),
            Action::Draw => {
                self.draw(seat, dealer);
                self.turn_over(action);
            }
            Action::Toss(card) => {
                assert!(
                    !(self.has(Defect::Panics) && card == Card(7)),
                    "seven is cursed"
                );
                self.hands[seat].remove(card);
                self.open[seat].insert(card);
                dealer.announce(Event::Tossed { seat, card });
                self.turn_over(action);
            }
            Action::Pass if !self.to_act().contains(seat) => {}
            Action::Pass | Action::Mumble(_) | Action::Shout => {
                dealer.announce(Event::Passed { seat });
                self.ambient_pass(dealer);
                self.turn_over(action);
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let early = self.has(Defect::EarlyOutcome)
            && self.round == self.options.rounds
            && self.step != Step::Bid;
        if self.step != Step::Over && !early {
            return None;
        }
        let mut outcome = self.ranked();
        let ranks = outcome.standings.map(|standing| standing.rank);
        outcome.standings = outcome.standings.map(|standing| Standing {
            rank: if self.has(Defect::DenseRanks) && standing.rank > 1 {
                2 + u8::from(
                    ranks
                        .values()
                        .any(|rank| *rank > 1 && *rank < standing.rank),
                )
            } else {
                standing.rank
            },
            won: standing.won != self.has(Defect::LastWins),
            ..*standing
        });
        Some(outcome)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn veil(event: &Event, viewer: Viewer) -> Event {
        veil(event, viewer)
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        Self::imagined(view, chance)
    }

    fn assert_sound(&self) {
        let mut places = vec![self.deck];
        places.extend(self.open.values());
        places.extend(self.hands.values());
        places.extend(self.bids.values().flatten().map(|card| IdSet::only(*card)));
        let cards: u32 = places.iter().map(|place| place.len()).sum();
        assert_eq!(cards, ALL_CARDS.len(), "every card is somewhere once");
        let union = places.into_iter().fold(IdSet::EMPTY, IdSet::or);
        assert_eq!(union, ALL_CARDS, "no card is in two places");
    }
}

impl Toy {
    pub(crate) fn has(&self, defect: Defect) -> bool {
        self.options.defect == defect
    }

    fn seats(&self) -> SeatCount {
        self.hands.seats()
    }

    /// Whether a defect lets seats pass that are not asked.
    fn lets_pass_out_of_turn(&self) -> bool {
        self.has(Defect::PassOutOfTurn) && matches!(self.step, Step::Turn { .. })
    }

    fn ranked(&self) -> Outcome {
        let hands = |seat| self.hands[seat].iter().map(|card| i32::from(card.0)).sum();
        let scores = PerSeat::from_fn(self.seats(), |seat| match self.options.defect {
            Defect::FewestFirst => -self.scores[seat],
            Defect::UnseenOutcome => hands(seat),
            _ => self.scores[seat],
        });
        let mut outcome = Outcome::by_score(&scores);
        if self.has(Defect::FewestFirst) {
            outcome.standings = outcome.standings.map(|standing| Standing {
                score: standing.score.map(|score| -score),
                ..*standing
            });
        }
        outcome
    }

    fn draw(&mut self, seat: Seat, dealer: &mut Dealer<Event>) {
        let before = self.deck;
        let card = self.drawn(dealer);
        self.hands[seat].insert(card);
        if self.has(Defect::LosesACard) && self.round == 1 && seat == Seat::A {
            self.drawn(dealer);
        }
        let told = self.has(Defect::UnveiledDraw) || self.has(Defect::OpenHands);
        let secret = Secret::new(card, told);
        dealer.announce(Event::Drew { seat, card: secret });
        if self.has(Defect::ToldDepth) {
            let depth = before.iter().take_while(|other| *other != card).count() as u32;
            dealer.announce(Event::Reached { depth });
        }
    }

    /// What a defect lets other tables do to this one.
    fn ambient_pass(&self, dealer: &mut Dealer<Event>) {
        if self.has(Defect::AmbientEvent) {
            let passes = Secret::Kept(PASSES.fetch_add(1, Ordering::Relaxed));
            dealer.announce(Event::Murmured { passes });
        }
        let is_last =
            self.round == self.options.rounds && matches!(self.step, Step::Turn { left: 1, .. });
        if self.has(Defect::AmbientDraw) && is_last && passes_by(&PASSES) {
            dealer.below(2);
        }
    }

    fn drawn(&mut self, dealer: &mut Dealer<Event>) -> Card {
        let card = self.deck.nth(dealer.below(self.deck.len()));
        self.deck.remove(card);
        card
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
        let refuse = |reason| Err(Illegal::new("TOY-1", reason));
        if self.lets_pass_out_of_turn() && action == Action::Pass {
            return Ok(());
        }
        if !self.to_act().contains(seat) {
            return refuse(Refusal::NotYours);
        }
        let bidding = self.step == Step::Bid;
        match action {
            Action::Bid(_) if !bidding => refuse(Refusal::NotNow),
            Action::Bid(card) => self.check_holds(seat, card),
            _ if bidding => refuse(Refusal::NotNow),
            Action::Draw if self.deck.is_empty() => refuse(Refusal::DeckIsEmpty),
            Action::Toss(_) if !self.options.toss => refuse(Refusal::NotNow),
            Action::Toss(card) => self.check_toss(seat, card),
            Action::Mumble(_) if !self.has(Defect::SharedSpelling) => refuse(Refusal::NotNow),
            Action::Shout if !self.has(Defect::CapitalLetter) => refuse(Refusal::NotNow),
            Action::Draw | Action::Pass | Action::Mumble(_) | Action::Shout => Ok(()),
        }
    }

    fn check_toss(&self, seat: Seat, card: Card) -> Result<(), Illegal<Refusal>> {
        self.check_holds(seat, card)?;
        let bids_to_come = u32::from(self.options.rounds - self.round);
        let best = self.hands.values().flat_map(|hand| hand.iter()).max();
        let beaten = self.has(Defect::PeekingLegality) && best != Some(card);
        if self.hands[seat].len() <= bids_to_come || beaten {
            return Err(Illegal::new("TOY-2", Refusal::NeededForBids));
        }
        Ok(())
    }

    fn check_holds(&self, seat: Seat, card: Card) -> Result<(), Illegal<Refusal>> {
        if self.hands[seat].contains(card) {
            return Ok(());
        }
        let mut hands = self.hands.iter();
        let holder = hands.find(|(_, hand)| hand.contains(card));
        let reason = match holder {
            Some((holder, _)) if self.has(Defect::TellingRefusal) => Refusal::HeldBy(holder),
            _ => Refusal::NotInHand,
        };
        Err(Illegal::new("TOY-3", reason))
    }

    fn bid(&mut self, seat: Seat, card: Card, dealer: &mut Dealer<Event>) {
        self.hands[seat].remove(card);
        self.bids[seat] = Some(card);
        if self.has(Defect::FirstAnswerLeads) {
            self.first.get_or_insert(seat);
        }
        let told = self.has(Defect::UnveiledBid) || self.has(Defect::OpenHands);
        let card = Secret::new(card, told);
        dealer.announce(Event::Laid { seat, card });
        if self.to_act().is_empty() {
            self.show_bids(dealer);
        }
    }

    fn show_bids(&mut self, dealer: &mut Dealer<Event>) {
        let bids = self.bids.map(|bid| bid.expect("everyone has laid a card"));
        let winner = bids.iter().max_by_key(|(_, card)| card.id());
        let (winner, _) = winner.expect("a table has seats");
        dealer.announce(Event::Shown { bids, winner });
        self.scores[winner] += 1;
        for (seat, card) in bids.iter() {
            self.open[seat].insert(*card);
        }
        self.bids = PerSeat::new(self.seats());
        let seat = self.first.take().unwrap_or(winner);
        let left = self.seats().get();
        self.step = Step::Turn { seat, left };
        if self.has(Defect::HandSum) {
            let hands = self.hands.values().flat_map(|hand| hand.iter());
            let sum = hands.map(|card| u32::from(card.id())).sum();
            dealer.announce(Event::HandsAreWorth { sum });
        }
    }

    fn turn_over(&mut self, action: Action) {
        let Step::Turn { seat, left } = self.step else {
            unreachable!("only turns end");
        };
        self.step = if left > 1 {
            let seat = seat.clockwise(self.seats());
            let left = left - 1;
            Step::Turn { seat, left }
        } else if self.has(Defect::Endless) && action == Action::Pass {
            let left = self.seats().get();
            Step::Turn { seat, left }
        } else if self.round < self.options.rounds {
            self.round += 1;
            Step::Bid
        } else {
            Step::Over
        };
    }
}
