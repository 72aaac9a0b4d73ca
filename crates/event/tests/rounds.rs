//! A round from draft to close, results and corrections.

mod support;

use event::{
    Absentee, Act, BoardState, Broken, Forfeit, Format, GameId, GameResult, Pairer, PlayerId, Refusal, RoundState,
    Ruling, Selection, Settings, Source,
};
use pairing::dutch::Criterion;
use pairing::{Color, Points};
use support::{Hall, names, of, swiss};

fn pair() -> Act {
    Act::Pair { pairer: Pairer::Own { lot: 7 } }
}

fn correct(round: u16, board: u16, result: GameResult) -> Act {
    Act::CorrectResult { round, board, result, reason: "the slip was misread".to_owned() }
}

#[test]
fn a_round_goes_from_draft_to_closed() {
    let mut hall = Hall::with_players(swiss(3), 4);
    hall.pair();
    assert_eq!(hall.last().state(), RoundState::Draft);
    assert_eq!(hall.refuse(pair()), Refusal::DraftExists { round: 1 });
    assert_eq!(hall.refuse(Act::Start { boards: Selection::All }), Refusal::NoOpenRound {});
    hall.act(Act::Publish {});
    assert_eq!(hall.last().state(), RoundState::Published);
    assert_eq!(hall.refuse(Act::Publish {}), Refusal::NoDraft {});
    hall.act(Act::Start { boards: Selection::Boards(vec![2]) });
    assert_eq!(hall.last().state(), RoundState::Running);
    assert_eq!(hall.last().board(1).unwrap().state(), BoardState::Waiting);
    assert_eq!(hall.refuse(Act::Start { boards: Selection::All }), Refusal::GamesStarted { round: 1, boards: vec![2] });
    hall.act(Act::Start { boards: Selection::Remaining });
    assert_eq!(hall.refuse(Act::Start { boards: Selection::Remaining }).code(), "no_boards");
    hall.result(1, GameResult::DRAWN);
    assert_eq!(hall.refuse(Act::CloseRound {}), Refusal::GamesOpen { round: 1, boards: vec![2] });
    assert_eq!(hall.refuse(pair()), Refusal::RoundOpen { round: 1 });
    hall.result(2, GameResult::BLACK_WINS);
    hall.close();
    assert_eq!(hall.last().state(), RoundState::Closed);
}

#[test]
fn the_color_of_the_first_number_is_drawn_once() {
    let mut hall = Hall::with_players(Settings { initial_color: None, ..swiss(3) }, 4);
    assert_eq!(names(&hall.act(pair())), ["color_drawn", "drafted"]);
    hall.act(Act::DiscardDraft {});
    assert_eq!(names(&hall.act(pair())), ["drafted"]);
    let first = hall.last().cell(PlayerId(1)).unwrap().color;
    assert_eq!(first, hall.event.initial_color());
}

#[test]
fn a_change_by_hand_names_what_it_breaks() {
    let mut hall = Hall::with_players(swiss(3), 4);
    let drafted = hall.pair().pairs();
    assert_eq!(drafted.boards, [(1, 3), (4, 2)].map(|(a, b)| (PlayerId(a), PlayerId(b))));
    let change = |pairs, is_override| Act::ChangePairing { pairs, reason: "brothers".to_owned(), is_override };
    let swapped = drafted.swapped(PlayerId(3), PlayerId(2));
    let rulings = hall.act(change(swapped.clone(), false));
    let Ruling::PairingChanged { broken, reason, .. } = &rulings[0] else { panic!("{rulings:?}") };
    assert_eq!(reason, "brothers");
    assert!(matches!(broken[0], Broken::Worse { .. } | Broken::Order { .. }), "{broken:?}");
    let turned = swapped.turned(1);
    let rulings = hall.act(change(turned, false));
    let Ruling::PairingChanged { broken, .. } = &rulings[0] else { panic!("{rulings:?}") };
    assert!(broken.iter().any(|broken| matches!(broken, Broken::Color { .. })), "{broken:?}");
    assert_eq!(hall.last().changes().len(), 2);
    hall.act(Act::Publish {});
    assert_eq!(hall.refuse(change(drafted, false)), Refusal::NoDraft {});
}

#[test]
fn an_absolute_criterion_is_broken_with_an_override_only() {
    let mut hall = Hall::with_players(swiss(3), 4);
    let first = hall.pair().pairs();
    hall.act(Act::Publish {});
    hall.act(Act::Start { boards: Selection::All });
    hall.results(|_, _| GameResult::DRAWN);
    hall.close();
    hall.pair();
    let again = first.turned(1).turned(2);
    let change = |reason: &str, is_override| {
        let (pairs, reason) = (again.clone(), reason.to_owned());
        Act::ChangePairing { pairs, reason, is_override }
    };
    let refusal = hall.refuse(change("a bet", false));
    let Refusal::AbsoluteBroken { broken } = refusal else { panic!("{refusal}") };
    assert!(matches!(&broken[0], Broken::Absolute { criterion: Criterion::C1, players } if players.len() == 2));
    assert_eq!(hall.refuse(change(" ", true)).code(), "no_text");
    hall.act(change("the chief arbiter decided", true));
    assert!(hall.last().broken().iter().all(Broken::is_absolute));
}

#[test]
fn in_a_table_only_colors_and_boards_change_by_hand() {
    let mut hall = Hall::with_players(of(Format::RoundRobin { is_double: false }), 4);
    let pairs = hall.pair().pairs();
    let change = |pairs| Act::ChangePairing { pairs, reason: "television".to_owned(), is_override: true };
    assert_eq!(hall.refuse(change(pairs.swapped(pairs.boards[0].0, pairs.boards[1].0))), Refusal::PairsFixed {});
    let mut moved = pairs.turned(1);
    moved.boards.reverse();
    hall.act(change(moved.clone()));
    assert_eq!(hall.last().pairs(), moved);
    hall.act(Act::Publish {});
}

#[test]
fn a_publication_is_withdrawn_before_a_game_has_started_only() {
    let mut hall = Hall::with_players(swiss(3), 4);
    let withdraw = || Act::WithdrawPublication { reason: "a player came".to_owned() };
    hall.pair();
    hall.act(Act::Publish {});
    hall.act(withdraw());
    assert_eq!(hall.last().state(), RoundState::Draft);
    hall.act(Act::Publish {});
    hall.act(Act::Start { boards: Selection::Boards(vec![2]) });
    assert_eq!(hall.refuse(withdraw()), Refusal::GamesStarted { round: 1, boards: vec![2] });
}

#[test]
fn results_are_entered_once_and_for_boards_that_exist() {
    let mut hall = Hall::with_players(swiss(3), 5);
    hall.pair();
    hall.act(Act::Publish {});
    let enter = |board, result| Act::EnterResult { round: 1, board, result, source: Source::Slip };
    assert_eq!(hall.refuse(enter(1, GameResult::DRAWN)), Refusal::NotStarted { round: 1, board: 1 });
    hall.act(enter(2, GameResult::WHITE_ABSENT));
    hall.act(Act::Start { boards: Selection::Remaining });
    // The bye has no board.
    assert_eq!(hall.refuse(enter(3, GameResult::DRAWN)), Refusal::NoSuchBoard { round: 1, board: 3, boards: 2 });
    hall.act(enter(1, GameResult::DRAWN));
    let known = hall.refuse(enter(1, GameResult::WHITE_WINS));
    assert_eq!(known, Refusal::ResultKnown { round: 1, board: 1, result: GameResult::DRAWN });
    let no_round = Act::EnterResult { round: 2, board: 1, result: GameResult::DRAWN, source: Source::Slip };
    assert_eq!(hall.refuse(no_round), Refusal::NoSuchRound { round: 2, last: 1 });
    let absent = Act::EnterResult { round: 1, board: 1, result: GameResult::DRAWN, source: Source::Absence };
    assert_eq!(hall.refuse(absent).code(), "wrong_source");
}

#[test]
fn several_boards_are_forfeited_with_one_act_or_none() {
    let mut hall = Hall::with_players(swiss(3), 6);
    hall.start_round();
    let forfeit = |boards: &[u16]| Act::Forfeit {
        round: 1,
        forfeits: boards.iter().map(|board| Forfeit { board: *board, absent: Absentee::Black }).collect(),
    };
    hall.result(3, GameResult::DRAWN);
    assert_eq!(hall.refuse(forfeit(&[1, 3])).code(), "result_known");
    assert_eq!(hall.refuse(forfeit(&[1, 1])).code(), "result_known");
    assert_eq!(hall.refuse(forfeit(&[])).code(), "no_boards");
    assert_eq!(hall.act(forfeit(&[1, 2])).len(), 2);
    let entered = hall.last().board(1).unwrap().entered().unwrap();
    assert_eq!((entered.result, &entered.source), (GameResult::BLACK_ABSENT, &Source::DefaultTime));
    hall.close();
}

#[test]
fn a_correction_before_the_next_publication_throws_the_draft_away() {
    let mut hall = Hall::with_players(swiss(3), 4);
    hall.play_round();
    hall.pair();
    let rulings = hall.act(correct(1, 1, GameResult::BLACK_WINS));
    assert_eq!(names(&rulings), ["draft_discarded", "result_corrected"]);
    assert!(hall.event.draft().is_none());
    assert_eq!(hall.event.points(PlayerId(1)), Points::ZERO);
    assert_eq!(hall.refuse(correct(1, 1, GameResult::BLACK_WINS)).code(), "nothing_changes");
    assert!(hall.event.round(1).unwrap().board(1).unwrap().entered().unwrap().is_corrected);
}

#[test]
fn a_correction_after_the_next_publication_says_which_rounds_were_paired_before() {
    let mut hall = Hall::with_players(swiss(5), 6);
    for _ in 1..=3 {
        hall.play_round();
    }
    hall.start_round();
    let pairs = hall.last().pairs();
    let rulings = hall.act(correct(2, 1, GameResult::DRAWN));
    let Ruling::ResultCorrected { paired_before, was, .. } = &rulings[0] else { panic!("{rulings:?}") };
    assert_eq!((paired_before.as_slice(), *was != GameResult::DRAWN), (&[3, 4][..], true));
    assert_eq!(hall.last().pairs(), pairs, "published rounds stay as they are");
}

#[test]
fn after_the_end_only_the_chief_arbiter_and_the_organiser_correct() {
    let mut hall = Hall::with_players(swiss(1), 4);
    let deputy = hall.appoint(2, event::Role::Deputy);
    let chief = hall.appoint(3, event::Role::ChiefArbiter);
    hall.play_round();
    hall.act(Act::Finish { early: None });
    let refusal = hall.act_as(deputy, correct(1, 1, GameResult::DRAWN)).unwrap_err();
    assert_eq!(refusal, Refusal::OnlyChiefAfterEnd {});
    hall.act_as(chief, correct(1, 1, GameResult::DRAWN)).unwrap();
    let register = Act::Register { registration: event::Registration::named("New, Nora") };
    assert_eq!(hall.refuse(register).code(), "finished");
    hall.act(Act::Reopen { reason: "a protest".to_owned() });
    hall.act(Act::ReopenRound { reason: "a protest".to_owned() });
    assert_eq!(hall.last().state(), RoundState::Running);
}

#[test]
fn a_closed_round_is_reopened_until_the_next_is_published() {
    let mut hall = Hall::with_players(swiss(3), 4);
    let reopen = || Act::ReopenRound { reason: "a game goes on".to_owned() };
    assert_eq!(hall.refuse(reopen()).code(), "no_such_round");
    hall.play_round();
    hall.pair();
    assert_eq!(names(&hall.act(reopen())), ["draft_discarded", "round_reopened"]);
    hall.close();
    hall.start_round();
    assert_eq!(hall.refuse(reopen()), Refusal::NextPublished { round: 2 });
}

#[test]
fn an_adjourned_game_counts_as_a_draw_until_it_is_finished() {
    let mut hall = Hall::with_players(swiss(1), 2);
    hall.start_round();
    let game = GameId("g1".to_owned());
    hall.act(Act::AttachGame { round: 1, board: 1, game: game.clone() });
    hall.result(1, GameResult::ADJOURNED);
    assert_eq!(hall.last().board(1).unwrap().state(), BoardState::Adjourned);
    hall.close();
    assert_eq!(hall.event.points(PlayerId(1)), Points::HALF);
    assert_eq!(hall.refuse(Act::Finish { early: None }), Refusal::GamesOpen { round: 1, boards: vec![1] });
    let result = GameResult::BLACK_WINS;
    hall.act_as(event::PersonId::PROGRAM, Act::EnterResult { round: 1, board: 1, result, source: Source::Game(game) })
        .unwrap();
    assert_eq!(hall.event.points(PlayerId(2)), Points::ONE);
    hall.act(Act::Finish { early: None });
}

#[test]
fn moves_are_attached_to_a_board_later() {
    let mut hall = Hall::with_players(swiss(1), 2);
    hall.play_round();
    hall.act(Act::Finish { early: None });
    let game = GameId("pgn-1".to_owned());
    hall.act(Act::AttachMoves { round: 1, board: 1, game: game.clone() });
    assert_eq!(hall.last().board(1).unwrap().moves(), Some(&game));
    assert_eq!(hall.refuse(Act::AttachMoves { round: 1, board: 1, game }).code(), "nothing_changes");
}

#[test]
fn a_game_belongs_to_one_board() {
    let mut hall = Hall::with_players(swiss(3), 4);
    hall.start_round();
    let attach = |board| Act::AttachGame { round: 1, board, game: GameId("g1".to_owned()) };
    hall.act(attach(1));
    assert_eq!(hall.refuse(attach(2)), Refusal::GameTaken { round: 1, board: 1 });
}

#[test]
fn an_event_ends_after_its_rounds_or_early_with_a_reason() {
    let mut hall = Hall::with_players(swiss(2), 4);
    hall.play_round();
    assert_eq!(hall.refuse(Act::Finish { early: None }), Refusal::RoundsLeft { played: 1, rounds: Some(2) });
    assert_eq!(hall.refuse(Act::Finish { early: Some(String::new()) }).code(), "no_text");
    hall.start_round();
    assert_eq!(hall.refuse(Act::Finish { early: None }), Refusal::RoundOpen { round: 2 });
    hall.results(|_, _| GameResult::DRAWN);
    hall.close();
    assert_eq!(hall.refuse(pair()), Refusal::AllRoundsPaired { rounds: 2 });
    hall.act(Act::Finish { early: None });
    assert_eq!(hall.refuse(pair()).code(), "finished");
}

#[test]
fn a_player_finds_board_color_opponent_and_next_round() {
    let mut hall = Hall::with_players(swiss(3), 4);
    hall.play_round();
    hall.start_round();
    let page = hall.event.page(PlayerId(1)).unwrap();
    let seat = page.seat.unwrap();
    assert_eq!((seat.round, seat.state, seat.result), (2, BoardState::Playing, None));
    assert_eq!(hall.last().board(seat.board).unwrap().player(!seat.color), seat.opponent);
    assert_eq!((page.number, page.next_round, page.is_in_next_round), (Some(1), Some(3), true));
    assert_eq!((page.rounds.len(), page.rounds[0].unwrap().color), (2, Some(Color::White)));
    assert!(hall.event.page(PlayerId(9)).is_none());
}

#[test]
fn the_pairs_of_a_draft_are_explained() {
    let mut hall = Hall::with_players(swiss(3), 6);
    hall.pair();
    let explanation = hall.event.explain_pairs().unwrap();
    assert_eq!(explanation.pairs.len(), 3);
    assert_eq!(hall.event.check_pairs(&hall.last().pairs()), Ok(Vec::new()));
}

#[test]
fn a_game_that_is_being_played_gives_no_points_yet() {
    let mut hall = Hall::with_players(swiss(3), 4);
    hall.play_round();
    hall.start_round();
    assert_eq!(hall.event.points(PlayerId(1)), Points::ONE);
    hall.result(1, GameResult::DRAWN);
    let tournament = hall.event.tournament().unwrap();
    let text = pairing::trf::to_text(&tournament, pairing::trf::Dialect::Trf26);
    let file = pairing::trf::read(text.as_bytes()).unwrap();
    assert!(file.warnings().is_empty(), "{:?}", file.warnings());
    let sum: i32 = (1..=4).map(|number| file.tournament().points(number).tenths()).sum();
    assert_eq!(sum, 30, "two games of the first round and one of the second");
    assert_eq!(hall.event.standings_after(1), hall.event.standings_after(hall.event.closed_rounds()));
}

#[test]
fn forbidden_players_do_not_meet() {
    let forbid =
        |players: [u16; 2]| event::Forbidden { players: players.map(PlayerId).to_vec(), first_round: 1, last_round: 1 };
    let mut hall = Hall::with_players(swiss(3), 4);
    assert_eq!(hall.pair().pairs().boards[0], (PlayerId(1), PlayerId(3)));
    hall.act(Act::DiscardDraft {});
    let settings =
        |players| Act::Configure { settings: Box::new(Settings { forbidden: vec![forbid(players)], ..swiss(3) }) };
    assert_eq!(hall.refuse(settings([1, 9])), Refusal::NoSuchPlayer { player: PlayerId(9) });
    hall.act(settings([1, 3]));
    assert_ne!(hall.pair().pairs().boards[0], (PlayerId(1), PlayerId(3)));
    let swapped = hall.last().pairs();
    let swapped = swapped.swapped(swapped.boards[0].1, PlayerId(3));
    let refusal = hall.event.check_pairs(&swapped).unwrap();
    assert!(refusal.iter().any(Broken::is_absolute), "{refusal:?}");
}

#[test]
fn virtual_points_count_for_pairing_alone() {
    let settings = Settings { acceleration: event::Acceleration::Baku, ..swiss(9) };
    let mut hall = Hall::with_players(settings, 16);
    // The upper half is paired among itself.
    assert_eq!(hall.pair().pairs().boards[0], (PlayerId(1), PlayerId(5)));
    hall.act(Act::Publish {});
    hall.act(Act::Start { boards: Selection::All });
    hall.results(|_, _| GameResult::WHITE_WINS);
    assert_eq!(hall.event.points(PlayerId(1)), Points::ONE);
}

#[test]
fn a_draft_is_not_published_for_somebody_who_left() {
    let mut hall = Hall::with_players(swiss(3), 4);
    hall.pair();
    hall.act(Act::Withdraw { player: PlayerId(4), reason: String::new() });
    let refusal = hall.refuse(Act::Publish {});
    assert_eq!(refusal, Refusal::DraftStale { round: 1, missing: Vec::new(), absent: vec![PlayerId(4)] });
    let pairs = event::Pairs { boards: vec![(PlayerId(1), PlayerId(3))], bye: Some(PlayerId(2)) };
    hall.act(Act::ChangePairing { pairs, reason: "number 4 left".to_owned(), is_override: false });
    hall.act(Act::Publish {});
}

#[test]
fn a_table_decides_the_boards_of_those_who_announced_an_absence() {
    let mut hall = Hall::with_players(of(Format::Match { boards: 2, games: 2 }), 4);
    hall.act(Act::Absent { player: PlayerId(4), round: 1, is_absent: true });
    hall.pair();
    assert_eq!(names(&hall.act(Act::Publish {})), ["published", "numbers_frozen", "result_entered"]);
    assert_eq!(hall.last().board(2).unwrap().result(), Some(GameResult::WHITE_ABSENT));
    // Before a game has started the round can become a draft again, and player 4 may come after all.
    hall.act(Act::WithdrawPublication { reason: "player 4 comes".to_owned() });
    hall.act(Act::Absent { player: PlayerId(4), round: 1, is_absent: false });
    assert_eq!(names(&hall.act(Act::Publish {})), ["published", "numbers_frozen"]);
    assert_eq!(hall.last().board(2).unwrap().result(), None);
}
