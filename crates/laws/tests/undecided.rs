//! Rulings when it is not known in time whether mate is still possible.

use std::sync::atomic::AtomicBool;

use board::{Color, Move};
use clock::Millis;
use laws::{Act, Actor, Announcement, Budget, Edition, Entry, Game, Phase, Reason, Regulations, Rule, Written};

/// A swarm of bishops behind locked pawns: a quick check does not show whether anybody can mate.
const SWARM: &str = "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1";

fn started(edition: Edition) -> Game {
    let start = SWARM.parse().unwrap();
    let time_control = "5400".parse().unwrap();
    let mut game = Game::new(Regulations { edition, start, time_control, ..Regulations::default() });
    game.act(Millis(0), Actor::Arbiter, Act::Start);
    game
}

fn undecided(entry: &Entry) -> Vec<(Option<Rule>, Option<Color>)> {
    let open = entry.rulings.iter().filter_map(|ruling| match ruling.announcement {
        Announcement::MateUndecided { player } => Some((ruling.rule, player)),
        _ => None,
    });
    open.collect()
}

#[test]
fn the_game_continues_if_it_is_not_decided_whether_the_position_is_dead() {
    for edition in Edition::ALL {
        let mut game = started(edition);
        let mv = Written::Move("b8d6".parse::<Move>().unwrap());
        let entry = game.judge_within(Budget::NO_SEARCH, Millis(5), Actor::Player(Color::Black), Act::Play { mv });
        assert_eq!(undecided(&entry), [(Some(Rule::DeadPosition), None)], "{edition}");
        assert!(entry.is_undecided() && !entry.is_refused());
        game.apply(&entry);
        assert_eq!((game.phase(), game.turn()), (Phase::Playing, Color::White), "{edition}");
    }
}

#[test]
fn a_flag_fall_that_nobody_can_answer_is_lost_and_says_so() {
    for edition in Edition::ALL {
        let mut game = started(edition);
        let entry = game.judge_within(Budget::NO_SEARCH, Millis(5_401_000), Actor::Arbiter, Act::Tick);
        let [(rule, player)] = undecided(&entry)[..] else { panic!("{edition}: {:?}", entry.rulings) };
        assert!(rule.is_some() && player == Some(Color::White), "{edition}: {rule:?}");
        assert_eq!(entry.due, entry.rulings.len(), "{edition}: it fell due before the act");
        game.apply(&entry);
        assert_eq!(game.outcome().unwrap().reason, Reason::FlagFall, "{edition}");
    }
}

#[test]
fn a_resignation_that_nobody_can_answer_is_lost_and_says_so_where_the_edition_asks() {
    for edition in Edition::ALL {
        let mut game = started(edition);
        let entry = game.judge_within(Budget::NO_SEARCH, Millis(5), Actor::Player(Color::Black), Act::Resign);
        let asked = (edition == Edition::Fide2023).then_some((Some(Rule::ResignationNoMate), Some(Color::White)));
        assert_eq!(undecided(&entry), asked.into_iter().collect::<Vec<_>>(), "{edition}");
        game.apply(&entry);
        assert_eq!(game.outcome().unwrap().reason, Reason::Resignation, "{edition}");
    }
}

#[test]
fn a_raised_flag_ends_the_search() {
    let game = started(Edition::Fide2018);
    let raised = AtomicBool::new(true);
    let entry = game.judge_within(Budget::DEFAULT.until(&raised), Millis(5_401_000), Actor::Arbiter, Act::Tick);
    assert!(entry.is_undecided());
}

#[test]
fn an_act_that_asks_nothing_says_nothing_of_it() {
    let game = started(Edition::Fide2018);
    let mv = Written::Move("a1a5".parse::<Move>().unwrap());
    let entry = game.judge_within(Budget::NO_SEARCH, Millis(5), Actor::Player(Color::White), Act::Play { mv });
    assert!(entry.is_refused() && !entry.is_undecided());
}
