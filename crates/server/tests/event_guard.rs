//! What an event must never let happen: games and seats that are not its own, rights that nobody gave, rows without end.

mod support;

use std::sync::Arc;

use axum::http::{Method, StatusCode};
use protocol::event::{ActedRow, EventFile, EventRow};
use protocol::{CreateGame, JoinFrame, Seat};
use serde_json::{Value, json};
use server::{EventAppend, EventId, EventJournal, EventLine, GameId, HallError, Limits, MemoryJournal};
use support::BLITZ;
use support::boards::{Sitter, cup, round_one};
use support::event::Fair;

/// Creates a game that belongs to no event; returns it with White's token.
async fn casual(fair: &Fair) -> (GameId, String) {
    let created = fair.hall.create(&CreateGame::read(BLITZ).unwrap(), false).await.unwrap();
    (created.game.parse().unwrap(), created.token.unwrap())
}

/// An event in its first round with wooden boards, run by a stranger.
async fn trap(journal: Arc<MemoryJournal>) -> (Fair, String) {
    let fair = Fair::create_on(journal, cup(0)).await;
    fair.register(&["Ashby, Helen", "Brož, Jan"]).await;
    let player = fair.link(json!({"role":{"player":1}})).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.act(json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
    fair.act(json!({"act":"publish"})).await;
    (fair, player)
}

#[tokio::test]
async fn nobody_puts_a_game_of_the_server_on_a_board() {
    let (fair, _) = trap(Arc::default()).await;
    let (game, _) = casual(&fair).await;
    for act in ["attach_game", "attach_moves"] {
        let act = json!({"act":act,"round":1,"board":1,"game":game.to_string()});
        for path in ["/acts", "/preview"] {
            let answer = fair.post(path, &fair.token, &act).await;
            assert_eq!((answer.status, answer.code().as_str()), (StatusCode::FORBIDDEN, "server_act"), "{path} {act}");
        }
    }
    assert_eq!(fair.look("/rounds/1").await["boards"][0]["game"], Value::Null);
}

/// Writes into the journal that an event has a game at board 1, as an older server let everybody do.
async fn attach_by_hand(fair: &mut Fair, journal: &MemoryJournal, game: GameId) {
    let id: EventId = fair.event.parse().unwrap();
    let file = EventFile::read(&fair.get("/file", Some(&fair.token)).await.text).unwrap();
    let act = event::Act::AttachGame { round: 1, board: 1, game: event::GameId(game.to_string()) };
    let entry = file.event().judge(event::Moment(fair.hall.now().0), event::PersonId(1), act).unwrap();
    let last = journal.read_event(id, 0, usize::MAX).unwrap().pop().unwrap();
    let (row, cards) = ActedRow::of(last.seq + 1, &entry, || [7; 32]);
    let line = EventLine::after(&last, EventRow::Acted(row).to_text());
    let append = EventAppend { event: id, line, cards, erased: Vec::new(), summary: None, relisted: Vec::new() };
    journal.append_event(append).await.unwrap().unwrap();
    fair.fall().await;
}

#[tokio::test]
async fn a_game_obeys_only_the_event_it_was_opened_for() {
    let journal = Arc::new(MemoryJournal::default());
    let (mut fair, player) = trap(journal.clone()).await;
    let (game, token) = casual(&fair).await;
    attach_by_hand(&mut fair, &journal, game).await;
    assert_eq!(fair.look("/rounds/1").await["boards"][0]["game"], game.to_string());
    assert_eq!(fair.post("/seat", &player, &json!({})).await.code(), "not_seated");
    let arbiter = fair.post("/rounds/1/boards/1/seat", &fair.token, &json!({})).await;
    assert_eq!(arbiter.code(), "not_seated");
    assert_eq!(fair.look("/records").await["records"], json!([]), "the record is not for strangers");
    fair.act(json!({"act":"start","boards":"all"})).await;
    fair.act(json!({"act":"enter_result","round":1,"board":1,"result":"0-1","source":"slip"})).await;
    let view = fair.hall.view(game).await.unwrap();
    assert!(view.to_text().contains("\"phase\":\"waiting\""), "{}", view.to_text());
    let seat = fair.hall.join(game, JoinFrame { token: Some(token), ..JoinFrame::default() }).await.unwrap().1;
    assert_eq!(seat.seat, Some(Seat::White), "White still sits there");
}

#[tokio::test]
async fn an_event_does_not_rule_the_boards_of_another() {
    let journal = Arc::new(MemoryJournal::default());
    let (other, _) = round_one(Fair::create_on(journal.clone(), cup(900_000)).await).await;
    let game: GameId = other.look("/rounds/1").await["boards"][0]["game"].as_str().unwrap().parse().unwrap();
    let (mut fair, player) = trap(journal.clone()).await;
    attach_by_hand(&mut fair, &journal, game).await;
    assert_eq!(fair.post("/seat", &player, &json!({})).await.code(), "not_seated");
    assert_eq!(fair.look("/records").await["records"], json!([]), "nobody reads a game before its delay is over");
}

#[tokio::test]
async fn nobody_gets_a_link_of_a_person_above_them() {
    let fair = Fair::create(cup(0)).await;
    let chief = fair.link(json!({"role":"chief_arbiter","name":"Cyril"})).await;
    let deputy = fair.post("/links", &fair.token, &json!({"role":"deputy","name":"Dora"})).await.fine();
    for wanted in
        [json!({"person":1}), json!({"person":1,"role":"spectator"}), json!({"person":1,"role":"screen","name":"X"})]
    {
        let answer = fair.post("/links", &chief, &wanted).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::FORBIDDEN, "role_above"), "{wanted}");
    }
    let people = fair.look("/people").await;
    assert_eq!(people[0]["roles"], json!(["organiser"]), "no role was given either: {people}");
    let renamed = fair.try_act(&chief, &json!({"act":"appoint","person":1,"role":"spectator","name":"Mallory"})).await;
    assert_eq!(renamed.code(), "role_above");
    // Those below get another role with their link.
    let wanted = json!({"person":deputy["person"],"role":"result_entry"});
    assert_eq!(fair.post("/links", &chief, &wanted).await.status, StatusCode::CREATED);
}

#[tokio::test]
async fn whoever_loses_a_link_or_a_role_loses_the_seats_too() {
    for is_after_a_fall in [false, true] {
        let (mut fair, links) = round_one(Fair::create(cup(0)).await).await;
        let mut tokens = Vec::new();
        for (role, name) in [("deputy", "Dora"), ("chief_arbiter", "Cyril")] {
            let made = fair.post("/links", &fair.token, &json!({"role":role,"name":name})).await.fine();
            tokens.push((made["person"].as_u64().unwrap(), made["token"].as_str().unwrap().to_owned()));
        }
        let [(deputy, by_deputy), (_, by_chief)] = tokens.try_into().unwrap();
        let asks = async |fair: &Fair, token: &str, board: u16| {
            fair.post(&format!("/rounds/1/boards/{board}/seat"), token, &json!({})).await
        };
        let seat = asks(&fair, &by_deputy, 1).await.fine();
        let chief = asks(&fair, &by_chief, 2).await.fine();
        let own = fair.post("/seat", &links[0], &json!({})).await.fine();
        if is_after_a_fall {
            fair.fall().await;
        }
        let mut sitter = Sitter::sit(&fair, &seat).await;
        let reads = async |seat: &Value| {
            let path = format!("/api/v1/games/{}/record", seat["game"].as_str().unwrap());
            fair.ask(Method::GET, &path, seat["token"].as_str(), "").await.status
        };
        assert_eq!(reads(&seat).await, StatusCode::OK);
        fair.act(json!({"act":"revoke","person":deputy,"role":"deputy"})).await;
        assert_eq!(sitter.closed().await["code"], "revoked");
        assert_eq!(reads(&seat).await, StatusCode::FORBIDDEN);
        if !is_after_a_fall {
            assert_eq!(reads(&chief).await, StatusCode::OK, "other officials keep theirs");
        }
        assert_eq!(asks(&fair, &by_chief, 2).await.fine(), chief, "and get the same again");
        // A player whose phone was stolen.
        let mut thief = Sitter::sit(&fair, &own).await;
        let person = fair.get("/own", Some(&links[0])).await.fine()["person"].clone();
        let gone = fair.ask(Method::DELETE, &fair.path(&format!("/links/{person}")), Some(&fair.token), "").await;
        assert_eq!(gone.status, StatusCode::NO_CONTENT);
        assert_eq!(thief.closed().await["code"], "revoked");
        let token = own["token"].as_str().map(str::to_owned);
        let again = fair.hall.join(thief.game, JoinFrame { token, ..JoinFrame::default() }).await;
        assert!(matches!(again, Err(HallError::NoSeat)), "the old token gives nothing");
        let link = fair.link(json!({"person":person})).await;
        assert_eq!(
            fair.post("/seat", &link, &json!({})).await.fine()["seat"],
            own["seat"],
            "a new link gives the seat"
        );
    }
}

#[tokio::test]
async fn a_player_cannot_fill_the_journal_of_an_event() {
    let limits = Limits { event_rows: 40, event_rows_of_player: 5, ..Fair::limits() };
    let mut fair = Fair::create_within(Arc::new(MemoryJournal::default()), limits, cup(0)).await;
    fair.register(&["Ashby, Helen", "Brož, Jan"]).await;
    let links = [fair.link(json!({"role":{"player":1}})).await, fair.link(json!({"role":{"player":2}})).await];
    let call = async |fair: &Fair, player: usize| {
        let call = json!({"act":"raise","call":{"need":"call","player":player}});
        fair.try_act(&links[player - 1], &call).await
    };
    for _ in 0..5 {
        call(&fair, 1).await.fine();
    }
    assert_eq!(call(&fair, 1).await.code(), "too_many_entries");
    let person = fair.get("/own", Some(&links[0])).await.fine()["person"].clone();
    assert_eq!(fair.post("/links", &links[0], &json!({"person":person})).await.code(), "too_many_entries");
    fair.fall_within(limits).await;
    assert_eq!(call(&fair, 1).await.code(), "too_many_entries", "the rows are counted again after a restart");
    call(&fair, 2).await.fine();
    for number in 0..60 {
        fair.act(json!({"act":"note","text":format!("{number}")})).await;
    }
    assert_eq!(call(&fair, 2).await.code(), "event_too_long", "officials have more room than players");
    fair.act(json!({"act":"announce","text":"officials are not locked out"})).await;
}

#[tokio::test]
async fn a_person_has_so_many_links_and_no_more() {
    let fair = Fair::create(cup(0)).await;
    let made = fair.post("/links", &fair.token, &json!({"role":"deputy","name":"Dora"})).await.fine();
    let (person, token) = (made["person"].clone(), made["token"].as_str().unwrap().to_owned());
    for _ in 1..20 {
        fair.post("/links", &token, &json!({"person":person})).await.fine();
    }
    let more = fair.post("/links", &token, &json!({"person":person})).await;
    assert_eq!((more.status, more.code().as_str()), (StatusCode::CONFLICT, "too_many_links"));
    fair.ask(Method::DELETE, &fair.path(&format!("/links/{person}")), Some(&fair.token), "").await;
    fair.link(json!({"person":person})).await;
}

#[tokio::test]
async fn records_are_for_those_who_see_the_boards_at_once() {
    let (fair, links) = round_one(Fair::create(cup(900_000)).await).await;
    let check_in = fair.link(json!({"role":"check_in","name":"Iva"})).await;
    let entry = fair.link(json!({"role":"result_entry","name":"Eda"})).await;
    for (token, status) in [(&check_in, 404), (&links[0], 404), (&entry, 200), (&fair.token, 200)] {
        assert_eq!(fair.get("/records", Some(token)).await.status, status);
    }
}
