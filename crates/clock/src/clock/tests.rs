//! The clock under the hands of players and arbiters.

use proptest::prelude::*;

use super::*;

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn clock(control: &str) -> Clock {
    Clock::new(control.parse().unwrap())
}

fn started(control: &str) -> Clock {
    let mut clock = clock(control);
    clock.start(WHITE, Millis(0));
    clock
}

#[test]
fn the_first_increment_is_on_the_clock_at_the_start() {
    assert_eq!(clock("300+3").shows(BLACK, Millis(0)), Millis(303_000));
    assert_eq!(clock("300d3").shows(BLACK, Millis(0)), Millis(300_000));
}

#[test]
fn an_increment_is_kept_and_a_delay_is_lost() {
    let mut cumulative = started("60+5");
    cumulative.press(WHITE, Millis(1_000));
    assert_eq!(cumulative.shows(WHITE, Millis(1_000)), Millis(69_000));

    let mut delay = started("60d5");
    delay.press(WHITE, Millis(1_000));
    assert_eq!(delay.shows(WHITE, Millis(1_000)), Millis(60_000));
    delay.press(BLACK, Millis(2_000));
    delay.press(WHITE, Millis(10_000));
    assert_eq!(delay.shows(WHITE, Millis(10_000)), Millis(57_000));
}

#[test]
fn a_flag_falls_with_the_last_millisecond() {
    let clock = started("60");
    assert_eq!(clock.deadline(), Some(Millis(60_000)));
    assert_eq!(clock.fell_at(WHITE, Millis(59_999)), None);
    assert_eq!(clock.fell_at(WHITE, Millis(75_000)), Some(Millis(60_000)));
    assert_eq!(started("60d5").deadline(), Some(Millis(65_000)));
}

#[test]
fn time_left_over_is_carried_into_the_next_period() {
    let mut clock = started("2/60:300");
    assert_eq!(clock.press(WHITE, Millis(10_000)), None);
    assert_eq!(clock.press(BLACK, Millis(12_000)), None);
    assert_eq!(clock.press(WHITE, Millis(57_000)), Some(2));
    assert_eq!(clock.shows(WHITE, Millis(57_000)), Millis(305_000));
    assert_eq!((clock.period(WHITE), clock.period(BLACK)), (2, 1));
}

#[test]
fn the_increment_of_a_period_comes_with_its_first_move() {
    let mut clock = started("1/60:300+10");
    assert_eq!(clock.press(WHITE, Millis(10_000)), Some(2));
    assert_eq!(clock.shows(WHITE, Millis(10_000)), Millis(50_000 + 300_000 + 10_000));
}

#[test]
fn a_last_period_with_a_quota_is_given_again() {
    let mut clock = started("1/60:1/30");
    for (at, color) in [(1_000, WHITE), (2_000, BLACK), (3_000, WHITE), (4_000, BLACK)] {
        clock.press(color, Millis(at));
    }
    assert_eq!(clock.press(WHITE, Millis(5_000)), Some(4));
}

#[test]
fn a_flag_that_fell_unnoticed_stays_down() {
    let mut clock = started("60+5");
    clock.press(WHITE, Millis(70_000));
    assert_eq!(clock.shows(WHITE, Millis(70_000)), Millis::ZERO);
    assert_eq!(clock.fell_at(WHITE, Millis(90_000)), Some(Millis(65_000)));
    clock.press(BLACK, Millis(80_000));
    assert_eq!(clock.deadline(), None);
    clock.add(WHITE, Millis(1_000), Millis(80_000));
    assert_eq!(clock.fell_at(WHITE, Millis(80_000)), None);
}

#[test]
fn a_pause_does_not_give_a_delay_back() {
    let mut clock = started("60d5");
    clock.stop(Millis(4_000));
    clock.start(WHITE, Millis(100_000));
    assert_eq!(clock.deadline(), Some(Millis(161_000)));
}

#[test]
fn a_game_without_clocks_has_no_deadline() {
    let mut clock = started("-");
    assert_eq!(clock.deadline(), None);
    clock.press(WHITE, Millis(u64::MAX));
    assert!(!clock.has_fallen(WHITE, Millis(u64::MAX)));
    assert_eq!(clock.moves(WHITE), 1);
}

#[test]
fn an_arbiter_sets_times_and_the_counter() {
    let mut clock = started("40/5400:1800");
    let setting = Setting { time: Some(Millis(600_000)), moves: Some(41) };
    clock.set(WHITE, setting, Millis(10_000));
    assert_eq!(clock.shows(WHITE, Millis(20_000)), Millis(590_000));
    assert_eq!((clock.moves(WHITE), clock.period(WHITE)), (41, 2));
    assert_eq!(clock.deduct(BLACK, Millis(u64::MAX), Millis(20_000)), Millis(5_400_000));
    assert!(clock.has_fallen(BLACK, Millis(20_000)));
}

#[test]
fn the_quickplay_phase_is_the_last_period_without_increment() {
    let mut clock = started("1/60:300");
    assert!(!clock.is_quickplay(WHITE));
    clock.press(WHITE, Millis(1_000));
    assert!(clock.is_quickplay(WHITE));
    assert!(!self::clock("300+2").is_quickplay(WHITE));
    assert!(!self::clock("-").is_quickplay(WHITE));
}

proptest! {
    /// Whatever is done, what was given and not used up is on the displays.
    #[test]
    fn no_time_is_lost_or_made(steps in prop::collection::vec((0_u64..20_000, 0_u8..4), 1..60)) {
        let mut clock = started("10/120+2:60+5");
        let (mut at, mut given, mut used) = (0, 2 * 122_000, 0);
        let mut running = Some(WHITE);
        for (passed, step) in steps {
            let before = clock.shows(WHITE, Millis(at)).0 + clock.shows(BLACK, Millis(at)).0;
            at += passed;
            let after = clock.shows(WHITE, Millis(at)).0 + clock.shows(BLACK, Millis(at)).0;
            used += before - after;
            prop_assert!(before - after <= passed);
            match (step, running) {
                (0, Some(color)) => {
                    let fallen = clock.has_fallen(color, Millis(at));
                    let reached = clock.press(color, Millis(at));
                    let increment = if clock.period(color) == 1 { 2_000 } else { 5_000 };
                    given += if fallen { 0 } else { increment } + if reached.is_some() { 60_000 } else { 0 };
                    running = Some(!color);
                }
                (1, _) => {
                    clock.stop(Millis(at));
                    running = None;
                }
                (2, None) => {
                    clock.start(BLACK, Millis(at));
                    running = Some(BLACK);
                }
                _ => {
                    clock.add(WHITE, Millis(passed), Millis(at));
                    given += passed;
                }
            }
            let shown = clock.shows(WHITE, Millis(at)).0 + clock.shows(BLACK, Millis(at)).0;
            prop_assert_eq!(shown, given - used);
        }
    }
}
