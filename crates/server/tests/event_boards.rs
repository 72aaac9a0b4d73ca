//! The boards of an event on the server: seats by link, results that flow into the event, what needs an arbiter.

mod support;

use axum::http::{Method, StatusCode, header};
use protocol::{ClientFrame, JoinFrame};
use serde_json::{Value, json};
use server::{GameId, Hall, Joined, Told};
use support::event::Fair;

/// A client of a game with the token of a seat.
struct Client {
    hall: Hall,
    game: GameId,
    socket: u64,
    joined: Joined,
    acts: u32,
}

impl Client {
    async fn sit(fair: &Fair, seat: &Value) -> Self {
        let game: GameId = seat["game"].as_str().unwrap().parse().unwrap();
        let token = seat["token"].as_str().map(str::to_owned);
        let (socket, joined) = fair.hall.join(game, JoinFrame { token, ..JoinFrame::default() }).await.unwrap();
        Self { hall: fair.hall.clone(), game, socket, joined, acts: 0 }
    }

    /// Sends an act and waits for its answer.
    async fn act(&mut self, mut act: Value) -> Value {
        self.acts += 1;
        act["id"] = self.acts.to_string().into();
        let ClientFrame::Act(sent) = ClientFrame::read(&act.to_string()).unwrap() else { panic!("{act} is no act") };
        self.hall.act(self.game, self.socket, sent, self.hall.now()).await;
        loop {
            let Some(Told::Frame(frame) | Told::Close(frame)) = self.joined.told.recv().await else {
                return Value::Null;
            };
            let frame: Value = serde_json::from_str(&frame).unwrap();
            if frame.get("ack").is_some() || frame.get("closed").is_some() {
                return frame;
            }
        }
    }
}

/// An event of four players in its first round, with games on the server's boards; returns the links of the players.
async fn round_one(delay: u64) -> (Fair, Vec<String>) {
    let regulations = json!({"time_control":"180+2","board":"assisted"});
    let settings = json!({"name":"Club cup","rounds":3,"regulations":regulations,"publication":{"delay":delay}});
    let fair = Fair::create(json!({"settings":settings,"organiser":"Olga Orsi"})).await;
    fair.register(&["Ashby, Helen", "Brož, Jan", "Čapek, Karel", "Danko, Ivo"]).await;
    let mut links = Vec::new();
    for player in 1..=4 {
        links.push(fair.link(json!({"role":{"player":player}})).await);
    }
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.act(json!({"act":"pair","pairer":{"own":{"lot":7}}})).await;
    fair.act(json!({"act":"publish"})).await;
    let opened = fair.post("/games", &fair.token, &json!({"boards":"all"})).await.fine();
    assert_eq!(opened["games"].as_array().unwrap().len(), 2);
    (fair, links)
}

/// Seats both players of a board.
async fn seated(fair: &Fair, links: &[String], board: usize) -> [Client; 2] {
    let round = fair.look("/rounds/1").await;
    let sides = ["white", "black"].map(|side| round["boards"][board - 1][side]["player"].as_u64());
    let mut clients = Vec::new();
    for player in sides {
        let link = &links[player.unwrap_or_else(|| panic!("{round}")) as usize - 1];
        clients.push(Client::sit(fair, &fair.post("/seat", link, &json!({})).await.fine()).await);
    }
    clients.try_into().unwrap_or_else(|_| panic!("two players"))
}

/// Waits until a part of the event is as it should be: reports of boards are written by another task.
async fn until(fair: &Fair, part: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let found = fair.look(part).await;
        if is_so(&found) {
            return found;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn players_sit_by_their_links_and_the_result_flows_into_the_event() {
    let (fair, links) = round_one(0).await;
    let seat = fair.post("/seat", &links[0], &json!({})).await.fine();
    assert_eq!(fair.post("/seat", &links[0], &json!({})).await.fine(), seat, "the same link, the same token");
    let [mut white, mut black] = seated(&fair, &links, 1).await;
    assert!(white.act(json!({"act":"play","move":"f2f3"})).await.get("refused").is_some(), "the clocks do not run yet");
    fair.act(json!({"act":"start","boards":"all"})).await;
    for (is_white, mv) in [(true, "f2f3"), (false, "e7e5"), (true, "g2g4"), (false, "d8h4")] {
        let player = if is_white { &mut white } else { &mut black };
        let answer = player.act(json!({"act":"play","move":mv})).await;
        assert!(answer.get("seq").is_some(), "{mv}: {answer}");
    }
    let round = until(&fair, "/rounds/1", |round| round["boards"][0]["result"] == "0-1").await;
    assert_eq!(round["boards"][1]["result"], Value::Null);
    let journal = fair.get("/journal", Some(&fair.token)).await.text;
    let entered = journal.lines().find(|line| line.contains("result_entered")).unwrap();
    let entered: Value = serde_json::from_str(entered).unwrap();
    assert_eq!((&entered["by"], &entered["act"]["act"]), (&0.into(), &"enter_result".into()), "the program reports it");
    let other = json!({"act":"enter_result","round":1,"board":1,"result":"1-0","source":"slip"});
    assert_eq!(fair.try_act(&fair.token, &other).await.code(), "result_known");
}

#[tokio::test]
async fn a_result_that_the_event_did_not_hear_of_is_entered_after_a_restart() {
    let (mut fair, links) = round_one(0).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let [mut white, _black] = seated(&fair, &links, 1).await;
    white.act(json!({"act":"resign"})).await;
    // The news may or may not have been written when the server falls.
    fair.fall().await;
    until(&fair, "/rounds/1", |round| round["boards"][0]["result"] == "0-1").await;
    let journal = fair.get("/journal", Some(&fair.token)).await.text;
    assert_eq!(journal.matches("\"result_entered\"").count(), 1);
}

#[tokio::test]
async fn arbiters_sit_at_the_boards_of_their_sector() {
    let (fair, links) = round_one(0).await;
    let sector = fair.link(json!({"role":{"sector_arbiter":{"first":2,"last":2}},"name":"Sára"})).await;
    let chief = fair.link(json!({"role":"chief_arbiter","name":"Cyril"})).await;
    let entry = fair.link(json!({"role":"result_entry","name":"Eda"})).await;
    let asks =
        async |token: &str, board: u16| fair.post(&format!("/rounds/1/boards/{board}/seat"), token, &json!({})).await;
    assert_eq!(asks(&sector, 2).await.fine()["seat"], "arbiter");
    for (token, board) in [(&sector, 1), (&entry, 1), (&links[0], 2), (&chief, 3)] {
        assert_eq!(asks(token, board).await.status, StatusCode::CONFLICT, "board {board}");
    }
    let seat = asks(&chief, 2).await.fine();
    let mut chief = Client::sit(&fair, &seat).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    assert!(chief.act(json!({"act":"stop_clocks"})).await.get("seq").is_some());
    let game: GameId = seat["game"].as_str().unwrap().parse().unwrap();
    let names: Vec<Option<String>> =
        fair.hall.view(game).await.unwrap().seats.into_iter().map(|seat| seat.name).collect();
    assert!(names.contains(&Some("Cyril".to_owned())), "every act names the person: {names:?}");
}

#[tokio::test]
async fn the_event_stops_and_resumes_all_boards_and_adds_time() {
    let (fair, links) = round_one(0).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let [white, _black] = seated(&fair, &links, 1).await;
    fair.act(json!({"act":"stop_clocks","boards":"all","reason":"Fire alarm"})).await;
    let phase = async || fair.hall.view(white.game).await.unwrap().to_text();
    assert!(phase().await.contains("\"phase\":\"stopped\""));
    fair.act(json!({"act":"add_time","boards":"all","time":120_000,"reason":"Fire alarm"})).await;
    assert!(phase().await.contains("\"white\":302000,\"black\":302000"), "{}", phase().await);
    fair.act(json!({"act":"resume_clocks","boards":"all"})).await;
    assert!(phase().await.contains("\"phase\":\"playing\""));
}

#[tokio::test]
async fn what_boards_need_is_one_list_and_somebody_takes_it() {
    let (fair, links) = round_one(0).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let [mut white, black] = seated(&fair, &links, 1).await;
    white.act(json!({"act":"stop_clocks"})).await;
    let list = until(&fair, "/attention", |list| !list.as_array().unwrap().is_empty()).await;
    let call = &list[0];
    assert_eq!((&call["call"]["need"], &call["call"]["board"]), (&"call".into(), &1.into()), "{list}");
    let item = call["item"].clone();
    fair.act(json!({"act":"take","item":item})).await;
    assert_eq!(fair.look("/attention").await[0]["taken_by"], 1, "{}", fair.look("/attention").await);
    // Nobody sits at the second board, and Black of the first one goes away.
    fair.hall.leave(black.game, black.socket).await;
    fair.time.pass(11_000);
    until(&fair, "/attention", |list| {
        list.as_array().unwrap().iter().filter(|item| item["call"]["need"] == "absence").count() >= 2
    })
    .await;
}

#[tokio::test]
async fn broadcasters_get_the_games_of_a_round_with_the_delay_of_the_event() {
    let delay = 900_000;
    let (fair, links) = round_one(delay).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let [mut white, mut black] = seated(&fair, &links, 1).await;
    white.act(json!({"act":"play","move":"e2e4"})).await;
    black.act(json!({"act":"resign"})).await;
    until(&fair, "/rounds/1", |round| round["boards"][0]["result"] == "1-0").await;
    let early = fair.get("/rounds/1/pgn", None).await;
    assert_eq!(early.headers[header::CONTENT_TYPE], "application/x-chess-pgn; charset=utf-8");
    assert!(early.text.contains("[Round \"1.1\"]") && early.text.contains("[Round \"1.2\"]"), "{}", early.text);
    assert!(!early.text.contains("1. e4") && !early.text.contains("1-0"), "nothing is early: {}", early.text);
    let tag = early.headers[header::ETAG].to_str().unwrap().to_owned();
    let headers = [(header::IF_NONE_MATCH, tag.as_str())];
    let path = fair.path("/rounds/1/pgn");
    assert_eq!(fair.ask_with(Method::GET, &path, None, &headers, "").await.status, StatusCode::NOT_MODIFIED);
    fair.time.pass(delay + 1_000);
    let late = loop {
        let late = fair.get("/rounds/1/pgn", None).await.text;
        if late.contains("1. e4") {
            break late;
        }
        tokio::task::yield_now().await;
    };
    assert!(late.contains("[Result \"1-0\"]") && late.contains("[%clk "), "{late}");
    let games: Vec<&str> = late.split("[Event ").skip(1).collect();
    assert_eq!(games.len(), 2);
    for game in games {
        for tag in ["Site", "Date", "Round", "White", "Black", "Result"] {
            assert!(game.contains(&format!("[{tag} \"")), "{tag} is missing: {game}");
        }
        assert!(["1-0", "*"].contains(&game.trim().rsplit(char::is_whitespace).next().unwrap()), "{game}");
    }
    let feed = fair.get("/feed", None).await;
    assert_eq!(feed.headers[header::CONTENT_TYPE], "application/atom+xml; charset=utf-8");
    assert!(feed.text.contains("<title>1.1 ") && feed.text.ends_with("</feed>\n"), "{}", feed.text);
}

#[tokio::test]
async fn boards_are_cards_for_officials_at_once_and_for_the_world_with_the_delay() {
    let (fair, links) = round_one(900_000).await;
    let boards = async |token: Option<&str>| fair.get("/boards", token).await.fine();
    let organiser = Some(fair.token.as_str());
    let before = boards(organiser).await;
    assert_eq!((&before["round"], before["cards"].as_array().unwrap().len()), (&1.into(), 2), "{before}");
    assert_eq!(before["cards"][1]["card"]["phase"], "waiting");
    fair.act(json!({"act":"start","boards":"all"})).await;
    let [mut white, _black] = seated(&fair, &links, 1).await;
    assert_eq!(boards(organiser).await["cards"][0]["away"], json!({"white":null,"black":null}));
    white.act(json!({"act":"play","move":"e2e4"})).await;
    let near = boards(organiser).await;
    assert_eq!(near["cards"][0]["card"]["last"], "e2e4", "{near}");
    assert!(near["cards"][1]["away"]["white"].is_u64(), "nobody sits at the second board: {near}");
    let check_in = fair.link(json!({"role":"check_in","name":"Iva"})).await;
    for token in [None, Some(links[0].as_str()), Some(links[2].as_str()), Some(check_in.as_str())] {
        let far = boards(token).await;
        let card = &far["cards"][0];
        assert_eq!((&card["card"]["phase"], card.get("away")), (&"waiting".into(), None), "nothing is early: {far}");
        assert!(card["card"].get("last").is_none(), "{far}");
    }
    let entry = fair.link(json!({"role":"result_entry","name":"Eda"})).await;
    assert_eq!(boards(Some(&entry)).await["cards"][0]["card"]["last"], "e2e4");
}

#[tokio::test]
async fn after_a_restart_all_boards_are_resumed_at_once_and_time_is_added_once() {
    let (mut fair, links) = round_one(0).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let game = seated(&fair, &links, 1).await[0].game;
    fair.act(json!({"act":"add_time","boards":"all","time":60_000,"reason":"Late start"})).await;
    fair.fall().await;
    let round = fair.look("/rounds/1").await;
    let states: Vec<&Value> = round["boards"].as_array().unwrap().iter().map(|board| &board["state"]).collect();
    assert_eq!(states, ["stopped", "stopped"], "the event knows that the clocks of its games stand still: {round}");
    let shown = async || fair.hall.view(game).await.unwrap().to_text();
    assert!(shown().await.contains("\"phase\":\"stopped\""));
    assert!(shown().await.contains("\"black\":242000"), "the time is added once: {}", shown().await);
    fair.act(json!({"act":"resume_clocks","boards":"all"})).await;
    assert!(shown().await.contains("\"phase\":\"playing\""));
}

#[tokio::test]
async fn a_game_that_officials_decide_ends_on_the_server_too() {
    let (fair, links) = round_one(0).await;
    fair.act(json!({"act":"start","boards":{"boards":[1]}})).await;
    let [mut white, _black] = seated(&fair, &links, 1).await;
    fair.act(json!({"act":"forfeit","round":1,"forfeits":[{"board":1,"absent":"black"},{"board":2,"absent":"both"}]}))
        .await;
    assert!(fair.hall.view(white.game).await.unwrap().to_text().contains("\"phase\":\"finished\""));
    assert!(white.act(json!({"act":"play","move":"e2e4"})).await.get("refused").is_some(), "the game is over");
    let round = fair.look("/rounds/1").await;
    for (place, result) in [(0, "+/-"), (1, "-/-")] {
        assert_eq!(round["boards"][place]["result"], result, "{round}");
        let game: GameId = round["boards"][place]["game"].as_str().unwrap().parse().unwrap();
        assert!(fair.hall.view(game).await.unwrap().to_text().contains("\"phase\":\"finished\""), "board {place}");
    }
    fair.act(json!({"act":"close_round"})).await;
    assert_eq!(fair.look("/attention").await, json!([]));
}

#[tokio::test]
async fn a_corrected_result_is_the_one_in_the_pgn() {
    let (fair, links) = round_one(0).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let [mut white, mut black] = seated(&fair, &links, 1).await;
    white.act(json!({"act":"play","move":"e2e4"})).await;
    black.act(json!({"act":"resign"})).await;
    until(&fair, "/rounds/1", |round| round["boards"][0]["result"] == "1-0").await;
    fair.act(json!({"act":"correct_result","round":1,"board":1,"result":"1/2-1/2","reason":"Appeal"})).await;
    let pgn = fair.get("/rounds/1/pgn", None).await.text;
    let first = pgn.split("[Event ").nth(1).unwrap();
    assert!(first.contains("[Result \"1/2-1/2\"]") && first.trim().ends_with("1/2-1/2"), "{first}");
    assert!(first.contains("1. e4"), "{first}");
    let records = fair.look("/records?language=cs").await;
    assert_eq!((records["records"].as_array().unwrap().len(), &records["records"][0]["board"]), (2, &1.into()));
    assert_eq!(fair.get("/records", Some(&links[0])).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn moves_of_a_wooden_board_come_later_by_pgn() {
    let settings = json!({"name":"Cup","rounds":3,"regulations":{"time_control":"5400+30"},"publication":{"delay":0,"shows":["name","fide_id"]}});
    let fair = Fair::create(json!({"settings":settings,"organiser":"Olga"})).await;
    for (name, id) in [("Ann", "101"), ("Bob", "102"), ("Cid", ""), ("Dan", "")] {
        fair.act(json!({"act":"register","registration":{"name":name,"fide_id":id}})).await;
    }
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair.start_round().await;
    let entry = fair.link(json!({"role":"result_entry","name":"Eda"})).await;
    let send = async |token: &str, board: u16, pgn: &str| {
        let path = fair.path(&format!("/rounds/1/boards/{board}/pgn"));
        fair.ask(Method::POST, &path, Some(token), pgn).await
    };
    let mate = "[White \"Ann\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    assert_eq!(send(&entry, 1, mate).await.code(), "no_result");
    for (board, result) in [(1, "0-1"), (2, "1-0")] {
        fair.act(json!({"act":"enter_result","round":1,"board":board,"result":result,"source":"slip"})).await;
    }
    for (board, pgn, told) in [
        (1, "1. e4 Ke7 *", "1:7"),
        (1, "1. e4 e5 1-0", "the result in the event"),
        (1, "1. e4 *\n\n1. d4 *", "several games"),
        (1, "", "expected a game in PGN"),
        (1, "*", "found no moves"),
    ] {
        let answer = send(&entry, board, pgn).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{pgn}: {}", answer.text);
        assert!(answer.text.contains(told), "{pgn}: {}", answer.text);
    }
    assert_eq!(send(&entry, 3, mate).await.code(), "no_such_board");
    let screen = fair.link(json!({"role":"screen","name":"Wall"})).await;
    assert_eq!(send(&screen, 1, mate).await.status, StatusCode::FORBIDDEN);
    assert_eq!(send(&entry, 1, mate).await.fine()["entry"]["rulings"][0]["ruling"], "moves_attached");
    send(&entry, 2, "1. e4 e5 2. Nf3 1-0").await.fine();
    let pgn = fair.get("/rounds/1/pgn", None).await.text;
    let games: Vec<&str> = pgn.split("[Event ").skip(1).collect();
    assert!(games[0].contains("2. g4 Qh4#") && games[0].trim().ends_with("0-1"), "{}", games[0]);
    assert!(!pgn.contains("%clk"), "the clocks of a wooden board are unknown: {pgn}");
    assert!(games[1].contains("2. Nf3") && games[1].trim().ends_with("1-0"), "{}", games[1]);
    assert!(pgn.contains("FideId \"101\"]") && pgn.contains("FideId \"102\"]"), "{pgn}");
}
