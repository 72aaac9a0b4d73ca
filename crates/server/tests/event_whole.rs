//! Whole events over the public interface, from entry to report; and every role tries every act.

mod support;

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::http::StatusCode;
use event::{
    Absentee, Act, ActKind, Bye, Call, Forfeit, GameId, GameResult, ItemId, Need, Pairer, Pairs, Penalty, PenaltyId,
    PersonId, PlayerId, Registration, Right, Role, RoleKind, Seeding, Selection, Settings, Source, Subject, right,
};
use pairing::trf::Dialect;
use protocol::event::{ActFrame, RoleFrame, text_of};
use serde_json::{Value, json};
use server::{EventId, EventJournal, MemoryJournal};
use support::event::Fair;

/// Returns a result that depends on the players and the round only; some games are forfeited.
fn result(round: u64, white: u64, black: u64) -> &'static str {
    match (white * 7 + black * 3 + round) % 10 {
        0..=3 => "1-0",
        4..=6 => "1/2-1/2",
        7 | 8 => "0-1",
        _ => "+/-",
    }
}

/// Enters all results of a round that are missing, and closes it.
async fn finish_round(fair: &Fair, number: u64) {
    let round = fair.look(&format!("/rounds/{number}")).await;
    for board in round["boards"].as_array().unwrap() {
        if board["result"].is_null() {
            let side = |side: &str| board[side]["player"].as_u64().unwrap();
            let (place, result) = (board["board"].as_u64().unwrap(), result(number, side("white"), side("black")));
            let source = if result == "+/-" { "arbiter" } else { "slip" };
            fair.act(json!({"act":"enter_result","round":number,"board":place,"result":result,"source":source})).await;
        }
    }
    fair.act(json!({"act":"close_round"})).await;
}

/// Reads the report file back; checks that it gives the same standings and, for a Swiss, that our engine pairs the rounds so.
async fn check_report(fair: &Fair, rounds: u16, by_hand: &[u16]) {
    let standings = fair.get("/standings", None).await.fine();
    for (dialect, query) in [(Dialect::Trf26, "trf26"), (Dialect::Trf16, "trf16")] {
        let text = fair.get(&format!("/trf?dialect={query}"), Some(&fair.token)).await.text;
        let report =
            pairing::trf::read(text.as_bytes()).unwrap_or_else(|error| panic!("{dialect:?}: {error:?}\n{text}"));
        let tournament = report.tournament();
        assert_eq!(tournament.recorded(), rounds);
        let lines = standings["lines"].as_array().unwrap();
        let points: BTreeMap<u64, f64> = lines
            .iter()
            .map(|line| (line["player"]["number"].as_u64().unwrap(), line["points"].as_f64().unwrap()))
            .collect();
        for (number, points) in points {
            let found = f64::from(tournament.points(number as u16).tenths()) / 10.0;
            assert!(
                (found - points).abs() < 1e-9,
                "{query}: player {number} has {found} in the report, {points} in the event"
            );
        }
        if dialect == Dialect::Trf26 {
            for round in (1..=rounds).filter(|round| !by_hand.contains(round)) {
                let paired = pairing::pair_round(tournament, round).unwrap();
                let recorded = fair.look(&format!("/rounds/{round}")).await;
                let number = |board: &Value, side: &str| board[side]["number"].as_u64().unwrap() as u16;
                let mut found: Vec<(u16, u16)> = paired.boards.clone();
                let mut wanted: Vec<(u16, u16)> = recorded["boards"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|board| (number(board, "white"), number(board, "black")))
                    .collect();
                found.sort_unstable();
                wanted.sort_unstable();
                assert_eq!(found, wanted, "round {round} as `arbiter pair --check` wants it");
            }
        }
    }
}

#[tokio::test]
async fn a_swiss_of_forty_players_and_nine_rounds() {
    let settings = json!({"name":"Říčany Open","rounds":9,"byes":{"most":1},"regulations":{"time_control":"5400+30"}});
    let mut fair = Fair::create(json!({"settings":settings,"organiser":"Olga Orsi"})).await;
    let list: Vec<String> = (1..=38).map(|number| format!("Player {number:02}, P;{}", 2400 - 13 * number)).collect();
    let path = fair.path("/players");
    let imported = fair
        .ask(axum::http::Method::POST, &path, Some(&fair.token), &format!("Name;Elo\n{}\n", list.join("\n")))
        .await
        .fine();
    assert_eq!(imported["players"].as_array().unwrap().len(), 38);
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    let mut by_hand = Vec::new();
    for number in 1_u64..=9 {
        match number {
            // Two players come late, one asks for a bye, one leaves, one will be absent.
            2 => {
                fair.act(json!({"act":"register","registration":{"name":"Late, Lea","rating":2050}})).await;
                fair.act(json!({"act":"register","registration":{"name":"Later, Leo","rating":1790}})).await;
                fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
            }
            3 => drop(fair.act(json!({"act":"ask_bye","player":5,"round":3,"bye":"half"})).await),
            4 => drop(fair.act(json!({"act":"withdraw","player":9,"reason":"ill"})).await),
            5 => drop(fair.act(json!({"act":"absent","player":12,"round":5,"is_absent":true})).await),
            _ => {}
        }
        if number == 3 {
            fair.act(json!({"act":"grant_bye","player":5,"round":3,"bye":"half"})).await;
        }
        fair.act(json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
        if number == 6 {
            // The chief arbiter exchanges the opponents of two boards by hand.
            let draft = fair.look("/rounds/6").await;
            let mut boards: Vec<[u64; 2]> = draft["boards"]
                .as_array()
                .unwrap()
                .iter()
                .map(|board| ["white", "black"].map(|side| board[side]["player"].as_u64().unwrap()))
                .collect();
            let last = boards.len() - 1;
            let kept = boards[last][1];
            boards[last][1] = boards[last - 1][1];
            boards[last - 1][1] = kept;
            let bye = draft["bye"]["player"].as_u64().map_or(Value::Null, Value::from);
            let pairs = json!({"boards":boards,"bye":bye});
            let change = json!({"act":"change_pairing","pairs":pairs,"reason":"same family","is_override":true});
            let changed = fair.act(change).await;
            assert_eq!(changed["entry"]["rulings"][0]["ruling"], "pairing_changed");
            by_hand.push(6);
        }
        fair.act(json!({"act":"publish"})).await;
        fair.act(json!({"act":"start","boards":"all"})).await;
        if number == 7 {
            // A forfeit at default time, and a wrong result of the round before that is corrected.
            fair.act(json!({"act":"forfeit","round":7,"forfeits":[{"board":19,"absent":"black"}]})).await;
            let was = fair.look("/rounds/6").await["boards"][0]["result"].clone();
            let right = if was == "1-0" { "0-1" } else { "1-0" };
            let correct =
                json!({"act":"correct_result","round":6,"board":1,"result":right,"reason":"the slip was misread"});
            let corrected = fair.act(correct).await;
            assert_eq!(corrected["entry"]["rulings"][0]["paired_before"], json!([7]));
            // Round 7 was paired before the correction, so its pairs rest on another result.
            by_hand.push(7);
        }
        finish_round(&fair, number).await;
        if number == 5 {
            fair.fall().await;
        }
    }
    let finished = fair.act(json!({"act":"finish","early":null})).await;
    assert_eq!(finished["entry"]["rulings"][0]["ruling"], "finished");
    check_report(&fair, 9, &by_hand).await;
    assert_eq!(fair.get("", None).await.fine()["phase"], "finished");
    let pgn = fair.get("/pgn", None).await.text;
    assert!(pgn.matches("[Event \"Říčany Open\"]").count() > 9 * 18, "every game has its tags");
}

#[tokio::test]
async fn a_double_round_robin() {
    let settings = json!({"name":"Club championship","format":{"round_robin":{"is_double":true}}});
    let fair = Fair::create(json!({"settings":settings})).await;
    fair.register(&["Ashby, H", "Brož, J", "Čapek, K", "Danko, I", "Eliáš, E"]).await;
    fair.act(json!({"act":"seed","seeding":{"by_lot":{"seed":11}}})).await;
    for number in 1..=10 {
        fair.start_round().await;
        finish_round(&fair, number).await;
    }
    let none = fair.try_act(&fair.token, &json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
    assert_eq!(none.code(), "all_rounds_paired");
    fair.act(json!({"act":"finish","early":null})).await;
    let table = fair.get("/crosstable", None).await.fine();
    assert_eq!(table["rows"].as_array().unwrap().len(), 5, "{table}");
    let total: f64 = fair.look("/standings").await["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["points"].as_f64().unwrap())
        .sum();
    assert!((total - 20.0).abs() < 1e-9, "twenty games, a point each: {total}");
}

#[tokio::test]
async fn a_knock_out_until_one_is_left() {
    let settings = json!({"name":"Cup","format":{"knockout":{"games":1,"tie_break_games":1}}});
    let fair = Fair::create(json!({"settings":settings})).await;
    fair.register(&["Ashby, H", "Brož, J", "Čapek, K", "Danko, I", "Eliáš, E", "Fiala, F"]).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    let mut rounds = 0;
    loop {
        let paired = fair.try_act(&fair.token, &json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
        if !paired.status.is_success() {
            break;
        }
        rounds += 1;
        assert!(rounds < 12, "a cup of six players ends");
        fair.act(json!({"act":"publish"})).await;
        fair.act(json!({"act":"start","boards":"all"})).await;
        finish_round(&fair, rounds).await;
    }
    fair.act(json!({"act":"finish","early":null})).await;
    let bracket = fair.get("/bracket", None).await.fine();
    assert!(bracket.to_string().contains("winner"), "{bracket}");
    assert!(rounds >= 3);
}

#[tokio::test]
async fn a_server_that_is_killed_anywhere_has_everything_that_it_told() {
    let journal = Arc::new(MemoryJournal::default());
    let fair = Fair::create_on(journal.clone(), json!({"settings":{"name":"Cup","rounds":3}})).await;
    let event: EventId = fair.event.parse().unwrap();
    fair.register(&["Ashby, H", "Brož, J", "Čapek, K", "Danko, I"]).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.start_round().await;
    finish_round(&fair, 1).await;
    let lines = journal.read_event(event, 0, usize::MAX).unwrap();
    let cards = journal.event_cards(event).unwrap();
    let whole = fair.get("/file", Some(&fair.token)).await.text;
    // Whatever the moment of the kill, the rows up to it are an event, and acts continue from there.
    for cut in 1..=lines.len() {
        let copy = Arc::new(MemoryJournal::default());
        for line in &lines[..cut] {
            let cards = cards.iter().filter(|card| card.row == line.seq).cloned().collect();
            let append = server::EventAppend {
                event,
                line: line.clone(),
                cards,
                erased: Vec::new(),
                summary: None,
                relisted: Vec::new(),
            };
            copy.append_event(append).await.unwrap().unwrap();
        }
        let mut again = Fair::open(copy.clone(), server::Moment(1_794_787_300_000));
        (again.event, again.token) = (fair.event.clone(), fair.token.clone());
        let read = copy.read_event(event, 0, usize::MAX).unwrap();
        assert_eq!(read, lines[..cut]);
        if cut >= 2 {
            again.act(json!({"act":"note","text":"after the kill"})).await;
            let file = again.get("/file", Some(&again.token)).await.text;
            let known: Vec<&str> =
                whole.lines().take_while(|line| !line.contains(&format!("\"seq\":{}", cut + 1))).collect();
            let known: Vec<&str> =
                known.into_iter().filter(|line| !line.contains("\"card\"") || file.contains(line)).collect();
            assert!(known.iter().all(|line| file.contains(line)), "row {cut}");
        }
    }
}

/// An example of each act: about player 1 and board 1 of round 1.
fn example(kind: ActKind) -> Act {
    let (player, reason, round, board) = (PlayerId(1), "reason".to_owned(), 1, 1);
    let game = GameId("g1".to_owned());
    let settings = || Box::new(Settings { name: "Other".to_owned(), ..Settings::default() });
    match kind {
        ActKind::Create => Act::Create { settings: settings(), is_rehearsal: false },
        ActKind::Configure => Act::Configure { settings: settings() },
        ActKind::Register => Act::Register { registration: Registration::named("New, Nora") },
        ActKind::ChangePlayer => Act::ChangePlayer { player, registration: Registration::named("Other, Ota") },
        ActKind::CheckIn => Act::CheckIn { player, is_here: true },
        ActKind::Absent => Act::Absent { player, round: 3, is_absent: true },
        ActKind::Withdraw => Act::Withdraw { player, reason },
        ActKind::Return => Act::Return { player },
        ActKind::AskBye => Act::AskBye { player, round: 3, bye: Bye::Half },
        ActKind::CancelBye => Act::CancelBye { player, round: 3 },
        ActKind::GrantBye => Act::GrantBye { player, round: 3, bye: Bye::Half },
        ActKind::RefuseBye => Act::RefuseBye { player, round: 3, reason },
        ActKind::Seed => Act::Seed { seeding: Seeding::ByLot { seed: 3 } },
        ActKind::Pair => Act::Pair { pairer: Pairer::Own { lot: 1 } },
        ActKind::ChangePairing => Act::ChangePairing { pairs: Pairs::default(), reason, is_override: false },
        ActKind::DiscardDraft => Act::DiscardDraft {},
        ActKind::Publish => Act::Publish {},
        ActKind::WithdrawPublication => Act::WithdrawPublication { reason },
        ActKind::Schedule => Act::Schedule { round: 3, at: Some(1_800_000_000_000) },
        ActKind::Start => Act::Start { boards: Selection::Boards(vec![1]) },
        ActKind::AttachGame => Act::AttachGame { round, board, game },
        ActKind::EnterResult => Act::EnterResult { round, board, result: GameResult::DRAWN, source: Source::Slip },
        ActKind::AttachMoves => Act::AttachMoves { round, board, game },
        ActKind::CorrectResult => Act::CorrectResult { round, board, result: GameResult::WHITE_WINS, reason },
        ActKind::Forfeit => Act::Forfeit { round, forfeits: vec![Forfeit { board, absent: Absentee::Both }] },
        ActKind::DecideMatch => Act::DecideMatch { winner: player, loser: PlayerId(2), reason },
        ActKind::CloseRound => Act::CloseRound {},
        ActKind::ReopenRound => Act::ReopenRound { reason },
        ActKind::Finish => Act::Finish { early: None },
        ActKind::Reopen => Act::Reopen { reason },
        ActKind::Appoint => Act::Appoint { person: PersonId(99), role: Role::Screen, name: String::new() },
        ActKind::Revoke => Act::Revoke { person: PersonId(99), role: Role::Screen },
        ActKind::Penalise => Act::Penalise { player, penalty: Penalty::Warning, article: String::new(), reason },
        ActKind::LiftPenalty => Act::LiftPenalty { penalty: PenaltyId(1), reason },
        ActKind::Announce => Act::Announce { text: reason },
        ActKind::WithdrawAnnouncement => Act::WithdrawAnnouncement { announcement: 1 },
        ActKind::Note => Act::Note { text: reason },
        ActKind::Raise => {
            Act::Raise { call: Call { round: Some(1), board: Some(1), player: Some(player), ..Call::new(Need::Call) } }
        }
        ActKind::Take => Act::Take { item: ItemId(1) },
        ActKind::Release => Act::Release { item: ItemId(1) },
        ActKind::Settle => Act::Settle { item: ItemId(1), decision: String::new() },
        ActKind::StopClocks => Act::StopClocks { boards: Selection::Boards(vec![1]), reason },
        ActKind::ResumeClocks => Act::ResumeClocks { boards: Selection::Boards(vec![1]) },
        ActKind::AddTime => Act::AddTime { boards: Selection::Boards(vec![1]), time: 60_000, reason },
        ActKind::Erase => Act::Erase { subject: Subject::Player(player) },
    }
}

/// The role of a kind; a sector arbiter has no board of the round.
fn role(kind: RoleKind) -> Option<Role> {
    Some(match kind {
        RoleKind::Organiser => Role::Organiser,
        RoleKind::ChiefArbiter => Role::ChiefArbiter,
        RoleKind::Deputy => Role::Deputy,
        RoleKind::SectorArbiter => Role::SectorArbiter { first: 2, last: 2 },
        RoleKind::PairingOfficer => Role::PairingOfficer,
        RoleKind::CheckIn => Role::CheckIn,
        RoleKind::ResultEntry => Role::ResultEntry,
        RoleKind::Screen => Role::Screen,
        RoleKind::Player => Role::Player(PlayerId(2)),
        RoleKind::Spectator => Role::Spectator,
        RoleKind::Program => return None,
    })
}

#[tokio::test]
async fn each_role_tries_every_act_and_none_gets_through_that_is_not_its_own() {
    let fair = Fair::create(json!({"settings":{"name":"Cup","rounds":5,"byes":{"most":2}}})).await;
    fair.register(&["Ashby, H", "Brož, J", "Čapek, K", "Danko, I"]).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.start_round().await;
    fair.act(json!({"act":"raise","call":{"need":"call","round":1,"board":1}})).await;
    let mut tokens = Vec::new();
    for kind in RoleKind::ALL {
        let Some(role) = role(*kind) else { continue };
        let role = serde_json::from_str::<Value>(&text_of(&RoleFrame::of(role))).unwrap();
        tokens.push((*kind, fair.link(json!({"role":role,"name":format!("Who is {kind}")})).await));
    }
    let seq = fair.look("/own").await["seq"].clone();
    let mut tried = 0;
    for (kind, token) in &tokens {
        for act in ActKind::ALL.iter().filter(|act| **act != ActKind::Create) {
            // Player 2 tries it for player 1, and the sector arbiter of board 2 at board 1.
            if right(*kind, *act) == Right::All {
                continue;
            }
            let frame: Value = serde_json::from_str(&text_of(&ActFrame::of(&example(*act)))).unwrap();
            let answer = fair.try_act(token, &frame).await;
            let code = answer.code();
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{kind} {act}: {code}");
            assert!(["no_right", "outside_sector", "not_own"].contains(&code.as_str()), "{kind} {act}: {code}");
            tried += 1;
        }
    }
    assert!(tried > 200, "{tried}");
    assert_eq!(fair.look("/own").await["seq"], seq, "nothing was written");
    for act in ActKind::ALL.iter().filter(|act| **act != ActKind::Create) {
        let frame: Value = serde_json::from_str(&text_of(&ActFrame::of(&example(*act)))).unwrap();
        for token in [None, Some("not a link")] {
            let path = fair.path("/acts");
            let answer = fair.ask(axum::http::Method::POST, &path, token, &frame.to_string()).await;
            assert_eq!((answer.status, answer.code().as_str()), (StatusCode::FORBIDDEN, "no_link"), "{act}");
        }
    }
    // Those who may not open games try it first, while there is a board left.
    for (kind, token) in tokens.iter().rev() {
        let opens = fair.post("/games", token, &json!({"boards":{"boards":[1]}})).await;
        let may = right(*kind, ActKind::AttachGame) == Right::All;
        assert_eq!(opens.status != StatusCode::FORBIDDEN, may, "{kind}: {}", opens.text);
    }
}
