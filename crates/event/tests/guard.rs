//! What people cannot bring an event to do: rights that nobody gave, fields that are the program's, names that stay.

mod support;

use event::{
    Act, Bye, Byes, Call, GameId, GameResult, Need, PersonId, PlayerId, Refusal, Role, Settings, Source, Subject,
};
use support::{Hall, ORGANISER, swiss};

#[test]
fn nobody_renames_a_person_above_them() {
    let mut hall = Hall::new(swiss(3));
    let chief = hall.appoint(2, Role::ChiefArbiter);
    let screen = hall.appoint(3, Role::Screen);
    let call = |person, name: &str| Act::Appoint { person, role: Role::Spectator, name: name.to_owned() };
    let refusal = hall.act_as(chief, call(ORGANISER, "Mallory")).unwrap_err();
    assert_eq!(refusal, Refusal::RoleAbove { role: Role::Organiser });
    hall.act_as(chief, call(ORGANISER, "")).unwrap();
    hall.act_as(chief, call(screen, "Wall of the small room")).unwrap();
    assert_eq!(hall.event.person(screen).unwrap().name(), Some("Wall of the small room"));
    hall.act_as(chief, call(chief, "Cyril")).unwrap();
    assert_eq!(hall.event.person(PersonId(2)).unwrap().name(), Some("Cyril"));
}

#[test]
fn only_the_program_reports_a_game() {
    let mut hall = Hall::with_players(swiss(3), 2);
    hall.start_round();
    let game = GameId("g1".to_owned());
    hall.act(Act::AttachGame { round: 1, board: 1, game: game.clone() });
    let result = |by| Act::EnterResult { round: 1, board: 1, result: by, source: Source::Game(game.clone()) };
    let refusal = hall.refuse(result(GameResult::WHITE_WINS));
    assert_eq!(refusal, Refusal::WrongSource { round: 1, board: 1, source: "game" });
    hall.act_as(PersonId::PROGRAM, result(GameResult::BLACK_WINS)).unwrap();
}

#[test]
fn no_game_is_adjourned_after_the_end() {
    let mut hall = Hall::with_players(swiss(1), 2);
    hall.play_round();
    hall.act(Act::Finish { early: None });
    let correct = |result| Act::CorrectResult { round: 1, board: 1, result, reason: "Appeal".to_owned() };
    assert_eq!(hall.refuse(correct(GameResult::ADJOURNED)).code(), "finished");
    hall.act(correct(GameResult::DRAWN));
}

#[test]
fn a_player_calls_the_arbiter_and_tells_nothing_else() {
    let mut hall = Hall::with_players(swiss(3), 2);
    hall.start_round();
    let player = hall.appoint(2, Role::Player(PlayerId(1)));
    let call = Call {
        round: Some(1),
        board: Some(1),
        player: Some(PlayerId(1)),
        article: Some("9.2".to_owned()),
        text: "please".to_owned(),
        is_clock_stopped: true,
        ..Call::new(Need::Flag)
    };
    hall.act_as(player, Act::Raise { call: call.clone() }).unwrap();
    let plain = Call { need: Need::Call, article: None, is_clock_stopped: false, ..call.clone() };
    assert_eq!(hall.event.open_items()[0].call(), &plain);
    hall.act(Act::Raise { call: call.clone() });
    let all = hall.event.open_items();
    assert!(all.iter().any(|item| *item.call() == call), "an official tells what they see");
}

#[test]
fn a_granted_bye_holds_until_another_request_is_answered() {
    let settings = || Settings { byes: Byes { most: 2, last_round: None }, ..swiss(5) };
    let ask = |bye| Act::AskBye { player: PlayerId(1), round: 1, bye };
    for (is_granted, holds) in [(None, Bye::Half), (Some(false), Bye::Half), (Some(true), Bye::Zero)] {
        let mut hall = Hall::with_players(settings(), 4);
        hall.act(Act::GrantBye { player: PlayerId(1), round: 1, bye: Bye::Half });
        hall.act(ask(Bye::Zero));
        match is_granted {
            None => {}
            Some(true) => drop(hall.act(Act::GrantBye { player: PlayerId(1), round: 1, bye: Bye::Zero })),
            Some(false) => {
                hall.act(Act::RefuseBye { player: PlayerId(1), round: 1, reason: "You have one".to_owned() });
            }
        }
        assert_eq!(hall.event.player(PlayerId(1)).unwrap().granted_bye(1), Some(holds), "{is_granted:?}");
        hall.pair();
        assert!(
            hall.event.draft().unwrap().board_of(PlayerId(1)).is_none(),
            "{is_granted:?}: the player is not paired"
        );
    }
}

#[test]
fn a_bye_that_nobody_answered_does_not_count_after_its_round() {
    let settings = Settings { byes: Byes { most: 1, last_round: None }, ..swiss(5) };
    let mut hall = Hall::with_players(settings, 4);
    let ask = |round| Act::AskBye { player: PlayerId(1), round, bye: Bye::Half };
    hall.act(ask(1));
    assert_eq!(hall.refuse(ask(2)).code(), "bye_not_allowed", "it may still be granted");
    hall.play_round();
    assert!(hall.event.round(1).unwrap().board_of(PlayerId(1)).is_some(), "the player played");
    hall.act(ask(2));
    hall.act(Act::GrantBye { player: PlayerId(1), round: 2, bye: Bye::Half });
    hall.play_round();
    assert_eq!(hall.refuse(ask(3)).code(), "bye_not_allowed", "this one was given");
}

#[test]
fn erasing_a_player_erases_the_person_who_was_this_player() {
    for (is_revoked, is_official) in [(false, false), (true, false), (false, true), (true, true)] {
        let mut hall = Hall::with_players(swiss(1), 2);
        let person = hall.appoint(2, Role::Player(PlayerId(1)));
        if is_official {
            hall.appoint(2, Role::Deputy);
        }
        if is_revoked {
            hall.act(Act::Revoke { person, role: Role::Player(PlayerId(1)) });
        }
        hall.play_round();
        hall.act(Act::Finish { early: None });
        hall.act(Act::Erase { subject: Subject::Player(PlayerId(1)) });
        assert_eq!(hall.event.person(person).unwrap().name(), None, "{is_revoked} {is_official}");
    }
}
