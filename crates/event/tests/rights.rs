//! Every role tries every act.

mod support;

use std::collections::BTreeSet;

use event::{
    Absentee, Act, ActKind, Bye, Byes, Call, Forfeit, Format, GameId, GameResult, ItemId, Need, Pairer, Pairs, Penalty,
    PenaltyId, PersonId, PlayerId, Refusal, Registration, Right, Role, RoleKind, Seeding, Selection, Settings, Source,
    Subject, right,
};
use support::{Hall, ORGANISER, swiss};

/// What each role may do, written down a second time by hand.
const ARBITERS: &[&str] = &[
    "register",
    "change_player",
    "check_in",
    "absent",
    "withdraw",
    "return",
    "ask_bye",
    "cancel_bye",
    "grant_bye",
    "refuse_bye",
    "seed",
    "pair",
    "change_pairing",
    "discard_draft",
    "publish",
    "withdraw_publication",
    "start",
    "attach_game",
    "enter_result",
    "attach_moves",
    "correct_result",
    "forfeit",
    "decide_match",
    "close_round",
    "reopen_round",
    "penalise",
    "schedule",
    "announce",
    "withdraw_announcement",
    "note",
    "raise",
    "take",
    "release",
    "settle",
    "stop_clocks",
    "resume_clocks",
    "add_time",
];
const CHIEF_ALONE: &[&str] = &["finish", "reopen", "appoint", "revoke", "lift_penalty"];
const ORGANISER_ALONE: &[&str] = &["configure", "erase"];
const SECTOR: &[&str] = &[
    "start",
    "attach_game",
    "enter_result",
    "attach_moves",
    "forfeit",
    "raise",
    "take",
    "release",
    "settle",
    "stop_clocks",
    "resume_clocks",
];
const PAIRING_OFFICER: &[&str] = &[
    "register",
    "change_player",
    "check_in",
    "absent",
    "withdraw",
    "return",
    "ask_bye",
    "cancel_bye",
    "grant_bye",
    "refuse_bye",
    "seed",
    "pair",
    "change_pairing",
    "discard_draft",
    "publish",
    "schedule",
    "enter_result",
    "attach_moves",
    "close_round",
    "note",
    "raise",
];
const PLAYER: &[&str] = &["check_in", "absent", "withdraw", "ask_bye", "cancel_bye", "raise"];

/// Says what a role may do, from the lists above.
fn expected(role: RoleKind, act: &str) -> Right {
    let has = |lists: &[&[&str]]| lists.iter().any(|list| list.contains(&act));
    let all = |is: bool| if is { Right::All } else { Right::None };
    match role {
        RoleKind::Organiser => all(has(&[ARBITERS, CHIEF_ALONE, ORGANISER_ALONE])),
        RoleKind::ChiefArbiter => all(has(&[ARBITERS, CHIEF_ALONE])),
        RoleKind::Deputy => all(has(&[ARBITERS])),
        RoleKind::SectorArbiter if has(&[SECTOR]) => Right::Sector,
        RoleKind::SectorArbiter => all(["check_in", "absent", "note"].contains(&act)),
        RoleKind::PairingOfficer => all(has(&[PAIRING_OFFICER])),
        RoleKind::CheckIn => all(["check_in", "absent", "ask_bye", "cancel_bye", "note", "raise"].contains(&act)),
        RoleKind::ResultEntry => all(["enter_result", "attach_moves", "note", "raise"].contains(&act)),
        RoleKind::Screen | RoleKind::Spectator => Right::None,
        RoleKind::Player if has(&[PLAYER]) => Right::Own,
        RoleKind::Player => Right::None,
        RoleKind::Program => {
            all(["attach_game", "enter_result", "attach_moves", "raise", "settle", "stop_clocks"].contains(&act))
        }
    }
}

#[test]
fn the_table_says_what_the_lists_say() {
    let mut wrong = Vec::new();
    for role in RoleKind::ALL {
        for act in ActKind::ALL {
            if right(*role, *act) != expected(*role, act.name()) {
                wrong.push(format!("{role} {act}: {:?}", right(*role, *act)));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// An event in its second round: board 1 is playing, board 2 waits, board 3 is finished, something is on the list.
fn hall() -> Hall {
    let settings = Settings { byes: Byes { most: 3, last_round: None }, ..swiss(5) };
    let mut hall = Hall::with_players(settings, 6);
    hall.play_round();
    hall.pair();
    hall.act(Act::Publish {});
    hall.act(Act::Start { boards: Selection::Boards(vec![1, 3]) });
    hall.result(3, GameResult::DRAWN);
    for board in [1, 3] {
        let player = Some(hall.last().board(board).unwrap().player(pairing::Color::White));
        let call = Call { round: Some(2), board: Some(board), player, ..Call::new(Need::Call) };
        hall.act(Act::Raise { call });
    }
    hall.act(Act::AskBye { player: PlayerId(1), round: 4, bye: Bye::Half });
    hall.act(Act::Penalise {
        player: PlayerId(2),
        penalty: Penalty::Warning,
        article: "11.5".to_owned(),
        reason: "noise".to_owned(),
    });
    hall
}

/// An example of each act: about player 1 and board 1.
fn example(kind: ActKind) -> Act {
    let (player, reason, round, board) = (PlayerId(1), "reason".to_owned(), 2, 1);
    let game = GameId("g1".to_owned());
    match kind {
        ActKind::Create => Act::Create { settings: Box::new(swiss(3)), is_rehearsal: false },
        ActKind::Configure => Act::Configure { settings: Box::new(Settings { place: "Brno".to_owned(), ..swiss(6) }) },
        ActKind::Register => Act::Register { registration: Registration::named("New, Nora") },
        ActKind::ChangePlayer => Act::ChangePlayer { player, registration: Registration::named("Other, Ota") },
        ActKind::CheckIn => Act::CheckIn { player, is_here: true },
        ActKind::Absent => Act::Absent { player, round: 3, is_absent: true },
        ActKind::Withdraw => Act::Withdraw { player, reason },
        ActKind::Return => Act::Return { player },
        ActKind::AskBye => Act::AskBye { player, round: 3, bye: Bye::Half },
        ActKind::CancelBye => Act::CancelBye { player, round: 4 },
        ActKind::GrantBye => Act::GrantBye { player, round: 4, bye: Bye::Half },
        ActKind::RefuseBye => Act::RefuseBye { player, round: 4, reason },
        ActKind::Seed => Act::Seed { seeding: Seeding::ByLot { seed: 3 } },
        ActKind::Pair => Act::Pair { pairer: Pairer::Own { lot: 1 } },
        ActKind::ChangePairing => Act::ChangePairing { pairs: Pairs::default(), reason, is_override: false },
        ActKind::DiscardDraft => Act::DiscardDraft {},
        ActKind::Publish => Act::Publish {},
        ActKind::WithdrawPublication => Act::WithdrawPublication { reason },
        ActKind::Schedule => Act::Schedule { round: 3, at: Some(1_800_000_000_000) },
        ActKind::Start => Act::Start { boards: Selection::Boards(vec![2]) },
        ActKind::AttachGame => Act::AttachGame { round, board, game },
        ActKind::EnterResult => Act::EnterResult { round, board, result: GameResult::DRAWN, source: Source::Slip },
        ActKind::AttachMoves => Act::AttachMoves { round, board, game },
        ActKind::CorrectResult => Act::CorrectResult { round, board: 3, result: GameResult::WHITE_WINS, reason },
        ActKind::Forfeit => Act::Forfeit { round, forfeits: vec![Forfeit { board: 2, absent: Absentee::Both }] },
        ActKind::DecideMatch => Act::DecideMatch { winner: player, loser: PlayerId(2), reason },
        ActKind::CloseRound => Act::CloseRound {},
        ActKind::ReopenRound => Act::ReopenRound { reason },
        ActKind::Finish => Act::Finish { early: None },
        ActKind::Reopen => Act::Reopen { reason },
        ActKind::Appoint => Act::Appoint { person: PersonId(99), role: Role::Screen, name: String::new() },
        ActKind::Revoke => Act::Revoke { person: PersonId(8), role: Role::Screen },
        ActKind::Penalise => Act::Penalise { player, penalty: Penalty::Warning, article: String::new(), reason },
        ActKind::LiftPenalty => Act::LiftPenalty { penalty: PenaltyId(1), reason },
        ActKind::Announce => Act::Announce { text: reason },
        ActKind::WithdrawAnnouncement => Act::WithdrawAnnouncement { announcement: 1 },
        ActKind::Note => Act::Note { text: reason },
        ActKind::Raise => Act::Raise { call: Call { player: Some(player), ..Call::new(Need::Call) } },
        ActKind::Take => Act::Take { item: ItemId(1) },
        ActKind::Release => Act::Release { item: ItemId(1) },
        ActKind::Settle => Act::Settle { item: ItemId(1), decision: String::new() },
        ActKind::StopClocks => Act::StopClocks { boards: Selection::Boards(vec![1]), reason },
        ActKind::ResumeClocks => Act::ResumeClocks { boards: Selection::Boards(vec![1]) },
        ActKind::AddTime => Act::AddTime { boards: Selection::Boards(vec![1]), time: 60_000, reason },
        ActKind::Erase => Act::Erase { subject: Subject::Player(player) },
    }
}

/// A person with one role, whose number is the place of the role.
fn person(hall: &mut Hall, kind: RoleKind) -> PersonId {
    let role = match kind {
        RoleKind::Organiser => return ORGANISER,
        RoleKind::Program => return PersonId::PROGRAM,
        RoleKind::ChiefArbiter => Role::ChiefArbiter,
        RoleKind::Deputy => Role::Deputy,
        RoleKind::SectorArbiter => Role::SectorArbiter { first: 1, last: 2 },
        RoleKind::PairingOfficer => Role::PairingOfficer,
        RoleKind::CheckIn => Role::CheckIn,
        RoleKind::ResultEntry => Role::ResultEntry,
        RoleKind::Screen => Role::Screen,
        RoleKind::Player => Role::Player(PlayerId(1)),
        RoleKind::Spectator => Role::Spectator,
    };
    hall.appoint(kind as u32 + 1, role)
}

const fn is_about_rights(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::NoRight { .. } | Refusal::OutsideSector { .. } | Refusal::NotOwn { .. })
}

#[test]
fn each_role_tries_every_act_and_only_those_of_its_column_get_through() {
    let mut hall = hall();
    let people: Vec<(RoleKind, PersonId)> =
        RoleKind::ALL.iter().map(|kind| (*kind, person(&mut hall, *kind))).collect();
    let mut done = BTreeSet::new();
    for (role, person) in people {
        for kind in ActKind::ALL.iter().copied().filter(|kind| *kind != ActKind::Create) {
            let judged = hall.event.judge(event::Moment(9_000_000), person, example(kind));
            let is_allowed = right(role, kind) != Right::None;
            match &judged {
                Ok(_) => {
                    done.insert(kind);
                    assert!(is_allowed, "{role} got through with {kind}");
                }
                Err(refusal) => assert_eq!(is_about_rights(refusal), !is_allowed, "{role} {kind}: {refusal}"),
            }
        }
    }
    // The examples are not refused for other reasons throughout.
    assert!(done.len() >= 25, "{done:?}");
}

#[test]
fn nobody_without_a_role_can_do_anything() {
    let hall = hall();
    for kind in ActKind::ALL.iter().copied().filter(|kind| *kind != ActKind::Create) {
        let refusal = hall.event.judge(event::Moment(0), PersonId(500), example(kind)).unwrap_err();
        assert_eq!(refusal, Refusal::NoRight { act: kind, roles: Vec::new() });
    }
    let refusal = hall.event.judge(event::Moment(0), PersonId(500), example(ActKind::Create)).unwrap_err();
    assert_eq!(refusal, Refusal::AlreadyCreated {});
}

#[test]
fn a_sector_arbiter_acts_on_the_boards_of_the_sector_only() {
    let mut hall = hall();
    let person = hall.appoint(20, Role::SectorArbiter { first: 2, last: 3 });
    let sector: Vec<ActKind> =
        ActKind::ALL.iter().copied().filter(|kind| right(RoleKind::SectorArbiter, *kind) == Right::Sector).collect();
    assert_eq!(sector.len(), SECTOR.len());
    for kind in sector {
        let mut act = example(kind);
        match &mut act {
            Act::Start { boards } => *boards = Selection::All,
            Act::Forfeit { forfeits, .. } => forfeits.push(Forfeit { board: 1, absent: Absentee::White }),
            Act::Raise { call } => (call.round, call.board) = (Some(2), Some(1)),
            _ => {}
        }
        let refusal = hall.act_as(person, act).unwrap_err();
        assert!(
            matches!(&refusal, Refusal::OutsideSector { boards, first: 2, last: 3, .. } if *boards == [1]),
            "{kind}: {refusal}"
        );
    }
    hall.act_as(person, Act::Start { boards: Selection::Range { first: 2, last: 3 } }).unwrap();
    hall.act_as(person, Act::Take { item: ItemId(2) }).unwrap();
}

#[test]
fn a_player_acts_for_themselves_only() {
    let mut hall = hall();
    let person = hall.appoint(21, Role::Player(PlayerId(2)));
    for kind in ActKind::ALL.iter().copied().filter(|kind| right(RoleKind::Player, *kind) == Right::Own) {
        let refusal = hall.act_as(person, example(kind)).unwrap_err();
        assert_eq!(refusal, Refusal::NotOwn { act: kind, player: PlayerId(2) });
    }
    let own = hall.last().board_of(PlayerId(2)).unwrap().number();
    let raise = |board| {
        let call = Call { round: Some(2), board: Some(board), player: Some(PlayerId(2)), ..Call::new(Need::Call) };
        Act::Raise { call }
    };
    let other = hall.act_as(person, raise(own % 3 + 1)).unwrap_err();
    assert_eq!(other, Refusal::NotOwn { act: ActKind::Raise, player: PlayerId(2) }, "a call names no other board");
    hall.act_as(person, raise(own)).unwrap();
    hall.act_as(person, Act::Withdraw { player: PlayerId(2), reason: String::new() }).unwrap();
}

#[test]
fn the_program_reports_results_of_its_own_games_only() {
    let mut hall = hall();
    let game = GameId("g1".to_owned());
    let attach = Act::AttachGame { round: 2, board: 1, game: game.clone() };
    hall.act_as(PersonId::PROGRAM, attach).unwrap();
    let result = |source| Act::EnterResult { round: 2, board: 1, result: GameResult::WHITE_WINS, source };
    let slip = hall.act_as(PersonId::PROGRAM, result(Source::Slip)).unwrap_err();
    assert_eq!(slip.code(), "wrong_source");
    let other = hall.act_as(PersonId::PROGRAM, result(Source::Game(GameId("g2".to_owned())))).unwrap_err();
    assert_eq!(other.code(), "wrong_source");
    hall.act_as(PersonId::PROGRAM, result(Source::Game(game))).unwrap();
}

#[test]
fn roles_are_given_and_taken_from_above() {
    let mut hall = Hall::new(swiss(3));
    let chief = hall.appoint(2, Role::ChiefArbiter);
    let appoint = |role| Act::Appoint { person: PersonId(3), role, name: String::new() };
    hall.act_as(chief, appoint(Role::Deputy)).unwrap();
    let refusal = hall.act_as(chief, appoint(Role::Organiser)).unwrap_err();
    assert_eq!(refusal, Refusal::RoleAbove { role: Role::Organiser });
    let revoke = Act::Revoke { person: ORGANISER, role: Role::Organiser };
    assert_eq!(hall.act_as(chief, revoke.clone()).unwrap_err().code(), "role_above");
    assert_eq!(hall.refuse(revoke.clone()), Refusal::LastOrganiser {});
    hall.act(appoint(Role::Organiser));
    hall.act(revoke);
    assert!(hall.event.rights_of(ORGANISER).is_empty());
    assert_eq!(hall.event.rights_of(PersonId(3)).len(), ActKind::ALL.len() - 1);
    let sector = Role::SectorArbiter { first: 9, last: 3 };
    assert_eq!(hall.act_as(chief, appoint(sector)).unwrap_err(), Refusal::BadRole { role: sector });
    let player = hall.act_as(chief, appoint(Role::Player(PlayerId(7)))).unwrap_err();
    assert_eq!(player, Refusal::NoSuchPlayer { player: PlayerId(7) });
}

#[test]
fn a_lost_phone_is_revoked_at_once() {
    let mut hall = hall();
    let phone = hall.appoint(30, Role::ResultEntry);
    hall.act(Act::Revoke { person: phone, role: Role::ResultEntry });
    let refusal = hall.act_as(phone, example(ActKind::EnterResult)).unwrap_err();
    assert_eq!(refusal.code(), "no_right");
}

#[test]
fn decisions_of_matches_are_for_knock_outs() {
    let mut hall = Hall::with_players(support::of(Format::Swiss), 4);
    assert_eq!(hall.refuse(example(ActKind::DecideMatch)).code(), "no_such_match");
}
