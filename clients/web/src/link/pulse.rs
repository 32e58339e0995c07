//! Whether a line is still there on which nothing comes.
//!
//! A line that is cut without a word looks like one on which nothing happens. So it is asked: after
//! a quiet beat, and when the next is quiet too, people are told. At worst that is
//! three beats: four seconds.

/// How long a beat is, in milliseconds.
pub(super) const BEAT: i32 = 1_300;

/// So many beats after it was asked a line is given up and another one tried.
const GIVEN_UP: u32 = 6;

/// What is known of a line.
#[derive(Debug, Default)]
pub(super) struct Pulse {
    /// Whether something came since the last beat.
    has_come: bool,
    /// How many beats ago it was asked; none if it was not.
    asked: u32,
}

/// What to do at a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beat {
    /// Nothing.
    Wait,
    /// To ask whether it is there.
    Ask,
    /// To say that it seems lost.
    Say,
    /// To try another one.
    GiveUp,
}

impl Pulse {
    /// Something came. Whether people had been told that the line seems lost.
    pub(super) fn hear(&mut self) -> bool {
        self.has_come = true;
        self.asked > 1
    }

    /// A beat is over.
    pub(super) fn beat(&mut self) -> Beat {
        if std::mem::take(&mut self.has_come) {
            self.asked = 0;
            return Beat::Wait;
        }
        self.asked += 1;
        match self.asked {
            1 => Beat::Ask,
            2 => Beat::Say,
            GIVEN_UP.. => {
                self.asked = 0;
                Beat::GiveUp
            }
            _ => Beat::Wait,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_line_is_said_to_be_lost_within_five_seconds() {
        let mut pulse = Pulse::default();
        assert!(!pulse.hear());
        // At worst something came just after a beat.
        let beats = [pulse.beat(), pulse.beat(), pulse.beat()];
        assert_eq!(beats, [Beat::Wait, Beat::Ask, Beat::Say]);
        let worst: i32 = beats.iter().map(|_| BEAT).sum();
        assert!(worst < 5_000, "{worst}");
    }

    #[test]
    fn a_line_that_answers_is_not_said_to_be_lost() {
        let mut pulse = Pulse::default();
        for _ in 0..20 {
            assert_eq!(pulse.beat(), Beat::Ask);
            assert!(!pulse.hear());
            assert_eq!(pulse.beat(), Beat::Wait);
        }
    }

    #[test]
    fn one_that_comes_back_is_there_again_and_one_that_does_not_is_given_up() {
        let mut pulse = Pulse::default();
        assert_eq!([pulse.beat(), pulse.beat()], [Beat::Ask, Beat::Say]);
        assert!(pulse.hear(), "people were told");
        assert_eq!(pulse.beat(), Beat::Wait);
        let mut beats = Vec::from([pulse.beat()]);
        while *beats.last().unwrap() != Beat::GiveUp {
            beats.push(pulse.beat());
        }
        assert_eq!(beats[..2], [Beat::Ask, Beat::Say]);
        assert_eq!(beats.len() as u32, GIVEN_UP);
        assert_eq!(
            pulse.beat(),
            Beat::Ask,
            "the next line is asked in its turn"
        );
    }
}
