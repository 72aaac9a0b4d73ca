//! The largest numbers that an event accepts. Lists and texts are limited where they are read.

use pairing::{Keizer, Points};

use crate::format::Format;
use crate::settings::{Acceleration, MOST_ROUNDS, Settings, SettingsFlaw};

/// The most minutes that both players of a board get at once.
pub(crate) const MOST_MINUTES: u64 = 600;
/// The highest rating.
pub(crate) const HIGHEST_RATING: u16 = 4_000;
/// The most points that a penalty takes, and that a result, a bye or virtual points give.
const MOST_POINTS: u64 = 100;
/// The highest id of a person.
pub(crate) const MOST_PEOPLE: u32 = 99_999;
/// The highest number of a board.
pub(crate) const MOST_BOARDS: u16 = 9_999;
/// The last year in which a round can start.
pub(crate) const LAST_YEAR: u64 = 9_999;
/// The longest delay of spectators in minutes; a game keeps no longer one.
const LONGEST_DELAY: u64 = 60;
/// The most tie-breaks.
const MOST_TIEBREAKS: u64 = 20;
/// The most groups of players who may not meet, and the most spans of virtual points.
const MOST_GROUPS: u64 = 500;
/// The highest value of a player in a Keizer evening.
const HIGHEST_VALUE: u64 = 100_000;
/// The largest share in a Keizer evening, in hundredths.
const LARGEST_SHARE: u64 = 1_000;
/// How often a Keizer evening works values out again at most.
const MOST_PASSES: u64 = 100;

/// Returns the milliseconds in minutes, rounded up.
pub(crate) const fn minutes(milliseconds: u64) -> u64 {
    milliseconds.div_ceil(60_000)
}

/// Returns about which year a moment is in.
pub(crate) const fn year(milliseconds: u64) -> u64 {
    // A year has 365.2425 days on average.
    1970 + milliseconds / 31_556_952_000
}

/// Returns points as a whole number, rounded away from zero, whatever their sign; none if they are few enough.
pub(crate) fn too_many_points(points: Points) -> Option<(u64, u64)> {
    let found = u64::from(points.tenths().unsigned_abs()).div_ceil(10);
    (found > MOST_POINTS).then_some((found, MOST_POINTS))
}

/// Lists the numbers in settings that are too large.
pub(crate) fn of_settings(settings: &Settings) -> Vec<SettingsFlaw> {
    let mut flaws = Vec::new();
    let mut at_most = |setting: &'static str, found: u64, most: u64| {
        if found > most {
            flaws.push(SettingsFlaw::TooLarge { setting, found, most });
        }
    };
    at_most("delay", minutes(settings.publication.delay), LONGEST_DELAY);
    at_most("tiebreaks", settings.tiebreaks.len() as u64, MOST_TIEBREAKS);
    at_most("byes", settings.byes.most.max(settings.byes.last_round.unwrap_or(0)).into(), MOST_ROUNDS.into());
    let scoring = &settings.scoring;
    let others = [scoring.forfeit_win, scoring.forfeit_loss, scoring.full_bye, scoring.half_bye, scoring.zero_bye];
    let points = scoring.win.into_iter().chain(scoring.draw).chain(scoring.loss).chain(others);
    let points = points.chain([scoring.pairing_bye, scoring.unknown]);
    if let Some((found, most)) = points.filter_map(too_many_points).max() {
        at_most("scoring", found, most);
    }
    at_most("forbidden", settings.forbidden.len() as u64, MOST_GROUPS);
    let last = settings.forbidden.iter().map(|group| group.last_round.max(group.first_round)).max();
    at_most("forbidden_rounds", last.unwrap_or(0).into(), MOST_ROUNDS.into());
    if let Acceleration::Custom(spans) = &settings.acceleration {
        at_most("acceleration", spans.len() as u64, MOST_GROUPS);
        let last = spans.iter().map(|span| span.last_round.max(span.first_round)).max();
        at_most("acceleration_rounds", last.unwrap_or(0).into(), MOST_ROUNDS.into());
        if let Some((found, most)) = spans.iter().filter_map(|span| too_many_points(span.points)).max() {
            at_most("acceleration_points", found, most);
        }
    }
    if let Format::Keizer(rules) = settings.format {
        let Keizer { top, step, win, draw, loss, bye, excused, absent, rest, passes } = rules;
        at_most("keizer_value", top.unwrap_or(0).max(step).into(), HIGHEST_VALUE);
        let share = [win, draw, loss, bye, excused, absent].into_iter().max().unwrap_or(0);
        at_most("keizer_share", share.into(), LARGEST_SHARE);
        at_most("keizer_rest", rest.into(), MOST_ROUNDS.into());
        at_most("keizer_passes", passes.into(), MOST_PASSES);
    }
    flaws
}
