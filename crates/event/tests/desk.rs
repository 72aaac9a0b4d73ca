//! The arbiters' desk: the list, clocks, penalties, messages.

mod support;

use event::{
    Act, BoardState, Call, IncidentKind, ItemId, Moment, Need, Penalty, PenaltyId, PlayerId, Refusal, Role, Ruling,
    Selection, Status,
};
use pairing::Points;
use support::{Hall, names, swiss};

fn playing() -> Hall {
    let mut hall = Hall::with_players(swiss(5), 8);
    hall.start_round();
    hall
}

fn call(need: Need, board: u16, is_clock_stopped: bool) -> Act {
    Act::Raise { call: Call { round: Some(1), board: Some(board), is_clock_stopped, ..Call::new(need) } }
}

#[test]
fn stopped_clocks_come_first_then_who_waits_longest() {
    let mut hall = playing();
    hall.act(call(Need::Call, 1, false));
    hall.act(call(Need::ConnectionLost, 2, false));
    hall.act(call(Need::Claim, 3, true));
    hall.act(call(Need::IllegalMove, 4, true));
    let boards =
        |hall: &Hall| -> Vec<u16> { hall.event.open_items().iter().filter_map(|item| item.call().board).collect() };
    assert_eq!(boards(&hall), [3, 4, 1, 2]);
    hall.act(Act::Settle { item: ItemId(3), decision: "the claim is correct".to_owned() });
    assert_eq!(boards(&hall), [4, 1, 2]);
    assert_eq!(hall.event.items().len(), 4);
    let settled = hall.event.item(ItemId(3)).unwrap().settled().unwrap();
    assert_eq!((settled.0, settled.2), (support::ORGANISER, "the claim is correct"));
}

#[test]
fn one_person_takes_care_of_a_call() {
    let mut hall = playing();
    let [first, second] = [10, 11].map(|person| hall.appoint(person, Role::Deputy));
    hall.act(call(Need::Call, 1, false));
    let (item, take) = (ItemId(1), || Act::Take { item: ItemId(1) });
    hall.act_as(first, take()).unwrap();
    assert_eq!(hall.act_as(first, take()).unwrap_err().code(), "nothing_changes");
    assert_eq!(hall.act_as(second, take()).unwrap_err(), Refusal::Taken { item, by: first });
    hall.act_as(second, Act::Release { item }).unwrap();
    assert_eq!(hall.act_as(second, Act::Release { item }).unwrap_err(), Refusal::NotTaken { item });
    hall.act_as(second, take()).unwrap();
    assert_eq!(hall.event.item(item).unwrap().taken().map(|(by, _)| by), Some(second));
    hall.act_as(second, Act::Settle { item, decision: String::new() }).unwrap();
    assert_eq!(hall.act_as(second, take()).unwrap_err(), Refusal::NoSuchItem { item });
}

#[test]
fn a_call_names_rounds_boards_and_players_that_exist() {
    let mut hall = playing();
    let raise = |call| Act::Raise { call };
    let plain = || Call::new(Need::Other);
    assert_eq!(hall.refuse(call(Need::Call, 5, false)), Refusal::NoSuchBoard { round: 1, board: 5, boards: 4 });
    let nobody = hall.refuse(raise(Call { player: Some(PlayerId(30)), ..plain() }));
    assert_eq!(nobody, Refusal::NoSuchPlayer { player: PlayerId(30) });
    hall.act(raise(plain()));
}

#[test]
fn all_clocks_are_stopped_and_run_again() {
    let mut hall = playing();
    hall.result(2, event::GameResult::DRAWN);
    let stop = |boards| Act::StopClocks { boards, reason: "fire alarm".to_owned() };
    let rulings = hall.act(stop(Selection::All));
    assert!(matches!(&rulings[0], Ruling::ClocksStopped { boards, .. } if *boards == [1, 3, 4]));
    assert_eq!(hall.last().board(1).unwrap().state(), BoardState::Stopped);
    assert_eq!(hall.refuse(stop(Selection::All)).code(), "no_boards");
    let add = |time| Act::AddTime { boards: Selection::All, time, reason: "fire alarm".to_owned() };
    assert_eq!(hall.refuse(add(0)).code(), "nothing_changes");
    hall.act(add(300_000));
    let rulings = hall.act(Act::ResumeClocks { boards: Selection::Range { first: 3, last: 4 } });
    assert!(matches!(&rulings[0], Ruling::ClocksResumed { boards, .. } if *boards == [3, 4]));
    hall.act(Act::ResumeClocks { boards: Selection::Remaining });
    let board = hall.last().board(1).unwrap();
    assert_eq!((board.state(), board.added_time()), (BoardState::Playing, 300_000));
    assert_eq!(hall.last().board(2).unwrap().added_time(), 0);
}

#[test]
fn a_penalty_takes_points_until_it_is_lifted() {
    let mut hall = playing();
    hall.results(support::stronger_wins);
    hall.close();
    let penalise = |penalty| Act::Penalise {
        player: PlayerId(1),
        penalty,
        article: "12.9".to_owned(),
        reason: "unsporting conduct".to_owned(),
    };
    hall.act(penalise(Penalty::Points(Points::HALF)));
    assert_eq!(hall.event.points(PlayerId(1)), Points::HALF);
    assert_eq!(hall.refuse(penalise(Penalty::Points(Points::ZERO))), Refusal::NoPoints {});
    hall.act(Act::LiftPenalty { penalty: PenaltyId(1), reason: "appeal".to_owned() });
    assert_eq!(hall.event.points(PlayerId(1)), Points::ONE);
    assert_eq!(names(&hall.act(penalise(Penalty::Expulsion))), ["penalised", "withdrawn"]);
    assert_eq!(hall.event.player(PlayerId(1)).unwrap().status(), Status::Withdrawn { after_round: 1 });
    let refusal = hall.refuse(Act::Return { player: PlayerId(1) });
    assert_eq!(refusal, Refusal::Expelled { player: PlayerId(1), penalty: PenaltyId(2) });
    hall.act(Act::LiftPenalty { penalty: PenaltyId(2), reason: "appeal".to_owned() });
    hall.act(Act::Return { player: PlayerId(1) });
}

#[test]
fn incidents_of_a_player_are_collected_across_rounds() {
    let mut hall = playing();
    let player = PlayerId(2);
    let incident = |round| Act::Raise {
        call: Call {
            round: Some(round),
            player: Some(player),
            article: Some("7.5.5".to_owned()),
            ..Call::new(Need::IllegalMove)
        },
    };
    hall.act(incident(1));
    hall.act(Act::Settle { item: ItemId(1), decision: "two minutes for the opponent".to_owned() });
    hall.results(support::stronger_wins);
    hall.close();
    hall.start_round();
    hall.act(incident(2));
    let (article, reason) = ("11.5".to_owned(), "phone".to_owned());
    hall.act(Act::Penalise { player, penalty: Penalty::Warning, article, reason });
    let incidents = hall.event.incidents_of(player);
    let rounds: Vec<Option<u16>> = incidents.iter().map(|incident| incident.round).collect();
    assert_eq!(rounds, [Some(1), Some(2), Some(2)]);
    assert_eq!(incidents[0].decision.as_deref(), Some("two minutes for the opponent"));
    assert_eq!(incidents[2].kind, IncidentKind::Penalty(Penalty::Warning));
    assert!(hall.event.incidents_of(PlayerId(3)).is_empty());
}

#[test]
fn announcements_and_notes_say_who_wrote_them_and_when() {
    let mut hall = playing();
    let deputy = hall.appoint(9, Role::Deputy);
    hall.act_as(deputy, Act::Announce { text: "Round 2 starts at 14:00".to_owned() }).unwrap();
    hall.act_as(deputy, Act::Note { text: "Board 3: second illegal move would lose".to_owned() }).unwrap();
    assert_eq!(hall.event.announcements()[0].by, deputy);
    assert_eq!(hall.event.notes()[0].at, hall.event.at());
    assert_eq!(hall.refuse(Act::Note { text: " ".to_owned() }).code(), "no_text");
}

#[test]
fn time_never_goes_back() {
    let hall = playing();
    let entry = hall.event.judge(Moment(0), support::ORGANISER, call(Need::Call, 1, false)).unwrap();
    assert_eq!(entry.at, hall.event.at());
}

#[test]
fn an_announcement_stands_until_it_is_withdrawn() {
    let mut hall = Hall::new(swiss(3));
    for text in ["Round 1 at ten", "Lunch at noon"] {
        hall.act(Act::Announce { text: text.to_owned() });
    }
    hall.act(Act::WithdrawAnnouncement { announcement: 2 });
    hall.act(Act::Announce { text: "Lunch at one".to_owned() });
    let shown: Vec<(u32, &str)> = hall.event.announcements().iter().map(|one| (one.id, one.text.as_str())).collect();
    assert_eq!(shown, [(1, "Round 1 at ten"), (3, "Lunch at one")], "numbers are never given twice");
    for announcement in [0, 2, 4] {
        let refusal = hall.refuse(Act::WithdrawAnnouncement { announcement });
        assert_eq!(refusal, Refusal::NoSuchAnnouncement { announcement });
    }
}

#[test]
fn the_start_of_a_round_is_told_until_it_starts() {
    let mut hall = Hall::with_players(swiss(3), 4);
    let at = |round, at| Act::Schedule { round, at };
    hall.act(at(1, Some(5_000)));
    hall.act(at(3, Some(9_000)));
    hall.act(at(3, None));
    assert_eq!(hall.event.schedule().iter().collect::<Vec<_>>(), [(&1, &5_000)]);
    assert_eq!(hall.refuse(at(1, Some(5_000))).code(), "nothing_changes");
    assert_eq!(hall.refuse(at(4, Some(1))), Refusal::NoSuchRound { round: 4, last: 3 });
    hall.pair();
    hall.act(Act::Publish {});
    hall.act(at(1, Some(6_000)));
    hall.act(Act::Start { boards: event::Selection::Boards(vec![2]) });
    assert_eq!(hall.refuse(at(1, Some(7_000))), Refusal::GamesStarted { round: 1, boards: vec![2] });
}

#[test]
fn a_board_without_a_round_is_one_of_the_round_that_is_played() {
    let mut hall = Hall::with_players(swiss(3), 4);
    let raise = || Act::Raise { call: Call { board: Some(2), ..Call::new(Need::Call) } };
    assert_eq!(hall.refuse(raise()).code(), "no_open_round");
    hall.start_round();
    let rulings = hall.act(raise());
    let [Ruling::Raised { call, .. }] = rulings.as_slice() else { panic!("{rulings:?}") };
    assert_eq!((call.round, call.board), (Some(1), Some(2)));
    let other = Act::Raise { call: Call { board: Some(9), ..Call::new(Need::Call) } };
    assert_eq!(hall.refuse(other).code(), "no_such_board");
}
