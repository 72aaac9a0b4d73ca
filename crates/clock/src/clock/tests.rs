//! The clock as players and arbiters use it.

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

#[test]
fn a_move_pressed_late_is_counted_and_the_clock_continues() {
    let mut clock = started("2/60+5:30+5");
    assert_eq!(clock.complete_late(WHITE, Millis(10_000)), None);
    assert_eq!(clock.running(), Some(WHITE));
    assert_eq!((clock.moves(WHITE), clock.shows(WHITE, Millis(10_000))), (1, Millis(60_000)));
    assert_eq!(clock.complete_late(WHITE, Millis(15_000)), Some(2));
    assert_eq!(clock.shows(WHITE, Millis(16_000)), Millis(55_000 + 30_000 + 5_000 - 1_000));
    assert_eq!(clock.shows(BLACK, Millis(16_000)), Millis(65_000));
}

#[test]
fn a_move_that_is_only_counted_brings_no_increment_but_the_next_period() {
    let mut clock = started("2/60+5:30+5");
    assert_eq!(clock.count_move(WHITE, Millis(10_000)), None);
    assert_eq!((clock.moves(WHITE), clock.shows(WHITE, Millis(10_000))), (1, Millis(55_000)));
    assert_eq!(clock.count_move(WHITE, Millis(20_000)), Some(2));
    assert_eq!(clock.shows(WHITE, Millis(20_000)), Millis(45_000 + 30_000));
    assert_eq!((clock.running(), clock.given(WHITE)), (Some(WHITE), Millis(30_000)));
}

#[test]
fn handing_over_starts_the_other_clock_and_counts_no_move() {
    let mut clock = started("60+5");
    clock.hand_over(WHITE, Millis(10_000));
    assert_eq!((clock.running(), clock.moves(WHITE)), (Some(BLACK), 0));
    assert_eq!(clock.shows(WHITE, Millis(30_000)), Millis(55_000));
    assert_eq!(clock.shows(BLACK, Millis(30_000)), Millis(45_000));
    assert_eq!((clock.given(WHITE), clock.given(BLACK)), (Millis::ZERO, Millis::ZERO));
}

#[test]
fn what_moves_bring_is_counted() {
    let mut clock = started("1/60+5:30+5");
    clock.press(WHITE, Millis(0));
    assert_eq!(clock.given(WHITE), Millis(35_000));
    clock.press(BLACK, Millis(0));
    clock.press(WHITE, Millis(0));
    assert_eq!(clock.given(WHITE), Millis(40_000));
    // A player whose flag has fallen gets nothing.
    let mut late = started("1/60+5:30+5");
    assert_eq!(late.press(WHITE, Millis(70_000)), None);
    assert_eq!((late.given(WHITE), late.period(WHITE), late.moves(WHITE)), (Millis::ZERO, 1, 1));
}

#[test]
fn a_counter_set_to_the_quota_begins_the_next_period() {
    let set = |moves| {
        let mut clock = started("40/5400:20/3600:900");
        clock.set(WHITE, Setting { time: None, moves: Some(moves) }, Millis(0));
        clock
    };
    let periods = [(0, 1), (39, 1), (40, 2), (41, 2), (59, 2), (60, 3), (200, 3)];
    for (moves, period) in periods {
        let clock = set(moves);
        assert_eq!((clock.moves(WHITE), clock.period(WHITE)), (moves, period), "after {moves} moves");
        assert_eq!(clock.shows(WHITE, Millis(0)), Millis(5_400_000), "the display stays");
    }
    // The moves of the period are set too: one more completes it, or does not.
    assert_eq!(set(39).press(WHITE, Millis(0)), Some(2));
    assert_eq!(set(40).press(WHITE, Millis(0)), None);
    assert_eq!(set(58).press(WHITE, Millis(0)), None);
    assert_eq!(set(59).press(WHITE, Millis(0)), Some(3));
}

#[test]
fn a_display_set_to_nothing_is_a_fallen_flag() {
    let set = |clock: &mut Clock, time, at| {
        clock.set(WHITE, Setting { time: Some(Millis(time)), moves: None }, Millis(at));
        clock.fell_at(WHITE, Millis(at))
    };
    let mut clock = started("60");
    assert_eq!(set(&mut clock, 1, 5_000), None);
    assert_eq!(set(&mut clock, 0, 6_000), Some(Millis(5_001)), "it had run out a moment after it was set");
    assert_eq!(set(&mut clock, 1_000, 7_000), None);
    assert_eq!(set(&mut clock, 0, 7_500), Some(Millis(7_500)));
    assert_eq!(set(&mut clock, 0, 8_000), Some(Millis(7_500)), "a flag falls once");
    assert_eq!(set(&mut started("-"), 0, 8_000), None);
}

#[test]
fn time_is_taken_as_far_as_there_is_any() {
    let mut clock = started("60");
    assert_eq!(clock.deduct(WHITE, Millis(20_000), Millis(10_000)), Millis(20_000));
    assert_eq!(clock.shows(WHITE, Millis(11_000)), Millis(29_000));
    assert_eq!(clock.deduct(WHITE, Millis(30_000), Millis(11_000)), Millis(29_000));
    assert_eq!(clock.fell_at(WHITE, Millis(20_000)), Some(Millis(11_000)));
    assert_eq!(clock.deduct(WHITE, Millis(1), Millis(30_000)), Millis::ZERO);
    assert_eq!(clock.fell_at(WHITE, Millis(30_000)), Some(Millis(11_000)), "a flag falls once");
    assert_eq!(clock.deduct(BLACK, Millis(59_999), Millis(30_000)), Millis(59_999));
    assert!(!clock.has_fallen(BLACK, Millis(30_000)));

    let mut untimed = started("-");
    assert_eq!(untimed.deduct(WHITE, Millis(1), Millis(0)), Millis::ZERO);
    assert!(!untimed.has_fallen(WHITE, Millis(0)));
}

#[test]
fn seconds_granted_come_with_each_move_and_end_the_quickplay_finish() {
    let mut clock = started("300");
    clock.grant_increment(WHITE, Millis(5_000));
    assert!(!clock.is_quickplay(WHITE));
    assert!(clock.is_quickplay(BLACK));
    assert_eq!(clock.shows(WHITE, Millis(0)), Millis(300_000));
    clock.press(WHITE, Millis(1_000));
    assert_eq!(clock.shows(WHITE, Millis(1_000)), Millis(304_000));
    clock.press(BLACK, Millis(2_000));
    assert_eq!(clock.shows(BLACK, Millis(2_000)), Millis(299_000));
}

#[test]
fn what_undone_moves_brought_is_taken_back() {
    let before = Before { moves: 0, given: Millis::ZERO, shown: Millis(65_000) };
    let brought = |used| {
        let mut clock = started("60+5");
        clock.press(WHITE, Millis(0));
        clock.start(WHITE, Millis(0));
        clock.brought_since(WHITE, before, Millis(used))
    };
    assert_eq!(brought(0), Millis(5_000));
    let mut clock = started("60+5");
    for (color, at) in [(WHITE, 0), (BLACK, 0), (WHITE, 0)] {
        clock.press(color, Millis(at));
    }
    let after_one = Before { moves: 1, given: Millis(5_000), shown: Millis(70_000) };
    assert_eq!(clock.brought_since(WHITE, after_one, Millis(0)), Millis(5_000), "only what came since");
    assert_eq!(brought(64_999), Millis(5_000), "one more millisecond than was brought is left");
    // With nothing left after that, the display shows at most what it showed before.
    assert_eq!(brought(65_000), Millis::ZERO);
    assert_eq!(brought(70_000), Millis::ZERO, "the flag has fallen");
    let mut clock = started("10+60");
    clock.press(WHITE, Millis(69_000));
    let before = Before { moves: 0, given: Millis::ZERO, shown: Millis(500) };
    assert_eq!(clock.brought_since(WHITE, before, Millis(69_000)), Millis(60_000));
    clock.deduct(WHITE, Millis(1_000), Millis(69_000));
    assert_eq!(clock.brought_since(WHITE, before, Millis(69_000)), Millis(59_500));
    let none = Before { shown: Millis::ZERO, ..before };
    assert_eq!(clock.brought_since(WHITE, none, Millis(69_000)), Millis(59_999), "a millisecond stays on the display");
}

#[test]
fn undone_moves_are_no_longer_counted() {
    let mut clock = started("2/60+5:30+5");
    let before = Before { moves: 1, given: Millis(5_000), shown: Millis(65_000) };
    clock.press(WHITE, Millis(0));
    clock.press(BLACK, Millis(0));
    assert_eq!(clock.press(WHITE, Millis(0)), Some(2));
    clock.undo_moves(WHITE, before, Millis(0));
    assert_eq!((clock.moves(WHITE), clock.period(WHITE), clock.given(WHITE)), (1, 1, Millis(5_000)));
    assert_eq!(clock.shows(WHITE, Millis(0)), Millis(65_000 + 5_000 + 30_000 + 5_000), "the display stays");
    clock.start(WHITE, Millis(0));
    assert_eq!(clock.press(WHITE, Millis(0)), Some(2));
}

#[test]
fn a_moment_before_the_last_one_counts_as_the_last_one() {
    let mut clock = started("60");
    clock.press(WHITE, Millis(10_000));
    clock.press(BLACK, Millis(5_000));
    assert_eq!(clock.shows(BLACK, Millis(5_000)), Millis(60_000));
    assert_eq!(clock.deadline(), Some(Millis(10_000 + 50_000)));
}

#[test]
fn a_delay_is_used_before_the_main_time() {
    let mut clock = started("60d5");
    assert_eq!(clock.holds(Millis(2_000)), Millis(3_000));
    assert_eq!(clock.holds(Millis(7_000)), Millis::ZERO);
    assert_eq!(clock.shows(WHITE, Millis(7_000)), Millis(58_000));
    assert_eq!(clock.fell_at(WHITE, Millis(80_000)), Some(Millis(65_000)));
    clock.stop(Millis(8_000));
    assert_eq!(clock.holds(Millis(9_000)), Millis::ZERO);
    clock.start(BLACK, Millis(10_000));
    assert_eq!(clock.holds(Millis(11_000)), Millis(4_000));
}

#[test]
fn only_a_clock_without_periods_is_untimed() {
    assert!(clock("-").is_untimed());
    assert!(!clock("60").is_untimed());
    assert_eq!(clock("60").control().to_string(), "60");
    assert_eq!(clock("-").shows(WHITE, Millis(5)), Millis::ZERO);
}

proptest! {
    /// After any sequence of steps, the time that was given and not used is on the displays.
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
