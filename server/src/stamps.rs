//! Times in the names of files: `20261118-040500`, always UTC.

use std::time::{Duration, SystemTime};

/// Seconds of a day.
const DAY: u64 = 24 * 60 * 60;
/// Days of 400 years, after which the calendar repeats.
const CYCLE: u64 = 146_097;
/// Days from the first of March of the year 0 to 1970.
const BEFORE: u64 = 719_468;

/// `time` as digits that sort as times do.
pub(crate) fn stamp(time: SystemTime) -> String {
    let seconds = time.duration_since(SystemTime::UNIX_EPOCH);
    let seconds = seconds.map_or(0, |since| since.as_secs());
    // Years begin in March, so that the odd day is their last.
    let days = seconds / DAY + BEFORE;
    let (cycle, day) = (days / CYCLE, days % CYCLE);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    let year = cycle * 400 + year + later;
    let second = seconds % DAY;
    let (hour, minute) = (second / 3_600, second / 60 % 60);
    format!(
        "{year:04}{month:02}{day:02}-{hour:02}{minute:02}{:02}",
        second % 60
    )
}

/// The time that `text` stands for, if it is written like that.
pub(crate) fn time_of(text: &str) -> Option<SystemTime> {
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let (date, clock) = text.split_once('-')?;
    if date.len() != 8 || clock.len() != 6 || !is_digits(date) || !is_digits(clock) {
        return None;
    }
    let number = |part: &str| part.parse::<u64>().ok();
    let (year, month, day) = (
        number(&date[..4])?,
        number(&date[4..6])?,
        number(&date[6..])?,
    );
    let (hour, minute) = (number(&clock[..2])?, number(&clock[2..4])?);
    if year < 1970 || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let (cycle, within) = (year / 400, year % 400);
    let day = within * 365 + within / 4 - within / 100 + (153 * month + 2) / 5 + day - 1;
    let days = (cycle * CYCLE + day).checked_sub(BEFORE)?;
    let second = hour * 3_600 + minute * 60 + number(&clock[4..])?;
    Some(SystemTime::UNIX_EPOCH + Duration::from_secs(days * DAY + second))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_are_read_as_the_times_they_were_written_for() {
        for (seconds, text) in [
            (0, "19700101-000000"),
            (951_782_400, "20000229-000000"),
            (1_709_251_199, "20240229-235959"),
            (1_795_000_000, "20261118-110640"),
            (4_107_542_400, "21000301-000000"),
        ] {
            let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
            assert_eq!(stamp(time), text);
            assert_eq!(time_of(text), Some(time));
        }
    }

    #[test]
    fn other_names_stand_for_no_time() {
        for text in [
            "",
            "20261118",
            "20261318-000000",
            "2026111x-000000",
            "20261118-0000001",
        ] {
            assert_eq!(time_of(text), None, "{text}");
        }
    }
}
