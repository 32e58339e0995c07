//! The seeded defects, one for each way in which a law can be broken.

use serde::{Deserialize, Serialize};

macro_rules! defects {
    ($($(#[$about:meta])* $name:ident = $word:literal,)+) => {
        /// What is wrong with the toy. A table agrees on it, as on any option.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub(crate) enum Defect {
            $($(#[$about])* $name,)+
        }

        impl Defect {
            pub(crate) const WORDS: &'static [&'static str] = &[$($word),+];

            pub(crate) fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            pub(crate) fn of_word(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Defect::$name),)+
                    _ => None,
                }
            }
        }
    };
}

defects! {
    None = "none",
    /// The outcome is given while the last turns are still to come.
    EarlyOutcome = "early-outcome",
    /// A seat with one card is asked and has nothing to choose.
    DeadEnd = "dead-end",
    /// A pass in the last turn gives everyone another turn.
    Endless = "endless",
    /// The rules themselves panic when card 7 is tossed.
    Panics = "panics",
    /// Tosses are listed that are refused.
    ListsTooMuch = "lists-too-much",
    /// A pass is accepted, but not listed with one card in hand.
    ListsTooLittle = "lists-too-little",
    /// The same action twice in the list.
    ListsTwice = "lists-twice",
    /// The list takes the place of what the buffer held.
    ListReplaces = "list-replaces",
    /// A pass is listed and accepted out of turn, and does nothing.
    PassOutOfTurn = "pass-out-of-turn",
    RefusalChanges = "refusal-changes",
    RefusalDraws = "refusal-draws",
    RefusalAnnounces = "refusal-announces",
    /// A card leaves the game with another that is drawn.
    LosesACard = "loses-a-card",
    /// The deal hangs on how many tables were laid before.
    AmbientChance = "ambient-chance",
    /// An event, told to nobody, that counts the passes of all tables.
    AmbientEvent = "ambient-event",
    /// The last pass draws or not, by the passes of all tables, to no effect.
    AmbientDraw = "ambient-draw",
    /// The line of options says that there are tosses where there are none.
    MisspeltOption = "misspelt-option",
    /// Two passes that look the same on paper.
    SharedSpelling = "shared-spelling",
    /// A pass that is written with a capital letter.
    CapitalLetter = "capital-letter",
    /// A view with a field that is not written down.
    UnwrittenField = "unwritten-field",
    /// Who answers first has the first turn.
    FirstAnswerLeads = "first-answer-leads",
    /// Imagines that nobody else has laid a bid.
    ForgetfulImagine = "forgetful-imagine",
    /// Imagines a deck of one card too few.
    UnsoundImagine = "unsound-imagine",
    /// Imagines by how often anybody imagined before.
    AmbientImagine = "ambient-imagine",
    /// Imagines the lowest unseen cards in the hands of others, always.
    LowestImagine = "lowest-imagine",
    /// Never imagines card 7 in the hand of another.
    SevenlessImagine = "sevenless-imagine",
    /// The cards left in hand are counted at the end, and nobody has seen them.
    UnseenOutcome = "unseen-outcome",
    /// A toss is allowed only of a card that no rival could beat.
    PeekingLegality = "peeking-legality",
    /// A view that shows the hands of rivals.
    ShownHand = "shown-hand",
    /// A view that shows the sealed bids of rivals.
    ShownBid = "shown-bid",
    /// The deal is told to everyone.
    UnveiledDeal = "unveiled-deal",
    /// A sealed bid is told to everyone.
    UnveiledBid = "unveiled-bid",
    /// A drawn card is told to everyone.
    UnveiledDraw = "unveiled-draw",
    /// A log line sums the hands.
    HandSum = "hand-sum",
    /// Everyone is told from how deep in the deck a card was drawn.
    ToldDepth = "told-depth",
    /// A refusal says who has the card.
    TellingRefusal = "telling-refusal",
    /// Views and events both tell hands and bids: only the book can object.
    OpenHands = "open-hands",
    /// Ties are followed by the next number: 1, 1, 2.
    DenseRanks = "dense-ranks",
    /// The last one wins.
    LastWins = "last-wins",
    /// The fewest points come first.
    FewestFirst = "fewest-first",
}
