//! Boards of an event: adjourned games, and what a fall must not lose.

mod support;

use serde_json::json;
use support::boards::{Sitter, cup, phase, players, round_one, seated, until};
use support::event::Fair;

#[tokio::test]
async fn an_adjourned_game_stops_and_is_finished_later() {
    let (fair, links) = round_one(Fair::create(cup(0)).await).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let [mut white, _black] = seated(&fair, &links, 1).await;
    let _others = seated(&fair, &links, 2).await;
    for board in [1, 2] {
        fair.act(json!({"act":"enter_result","round":1,"board":board,"result":"*","source":"arbiter"})).await;
        assert_eq!(phase(&fair, board).await, "stopped", "board {board}: nobody has decided the game");
    }
    fair.act(json!({"act":"close_round"})).await;
    let seat = fair.post("/rounds/1/boards/1/seat", &fair.token, &json!({})).await.fine();
    let mut arbiter = Sitter::sit(&fair, &seat).await;
    assert!(arbiter.act(json!({"act":"resume"})).await.get("seq").is_some());
    white.act(json!({"act":"resign"})).await;
    until(&fair, "/rounds/1", |round| round["boards"][0]["result"] == "0-1").await;
    // Or an official enters the result.
    fair.act(json!({"act":"enter_result","round":1,"board":2,"result":"1-0","source":"arbiter"})).await;
    assert_eq!(phase(&fair, 2).await, "finished");
}

#[tokio::test]
async fn a_second_incident_of_the_same_kind_is_written_down() {
    let mut wanted = cup(0);
    wanted["settings"]["regulations"]["board"] = "physical".into();
    let (fair, _links) = round_one(Fair::create(wanted).await).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let seat = fair.post("/rounds/1/boards/1/seat", &fair.token, &json!({})).await.fine();
    let mut arbiter = Sitter::sit(&fair, &seat).await;
    for _ in 0..2 {
        let answer = arbiter.act(json!({"act":"report","irregularity":"board_turned"})).await;
        assert!(answer.get("seq").is_some(), "{answer}");
    }
    // What was reported later comes after both.
    assert!(arbiter.act(json!({"act":"declare","result":"1/2-1/2"})).await.get("seq").is_some());
    until(&fair, "/rounds/1", |round| round["boards"][0]["result"] != serde_json::Value::Null).await;
    let list = fair.look("/attention").await;
    let turned = list.as_array().unwrap().iter().filter(|item| item["call"]["text"] == "board_turned").count();
    assert_eq!(turned, 2, "{list}");
}

#[tokio::test]
async fn what_people_have_called_for_people_settle() {
    let (fair, links) = round_one(Fair::create(cup(0)).await).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let [player, _] = players(&fair, 1, 1).await;
    let call = json!({"act":"raise","call":{"need":"call","round":1,"board":1,"player":player,"text":"Noise"}});
    fair.try_act(&links[player - 1], &call).await.fine();
    let [mut white, _black] = seated(&fair, &links, 1).await;
    white.act(json!({"act":"stop_clocks"})).await;
    until(&fair, "/attention", |list| list.as_array().unwrap().len() == 2).await;
    white.act(json!({"act":"resign"})).await;
    until(&fair, "/rounds/1", |round| round["boards"][0]["result"] == "0-1").await;
    let list = until(&fair, "/attention", |list| list.as_array().unwrap().len() == 1).await;
    assert_eq!(list[0]["call"]["text"], "Noise", "{list}");
}

#[tokio::test]
async fn boards_whose_pairs_were_changed_show_their_new_games() {
    let (fair, _links) = round_one(Fair::create(cup(0)).await).await;
    let games = |list: &serde_json::Value| -> Vec<serde_json::Value> {
        list["cards"].as_array().unwrap().iter().map(|card| card["card"]["game"].clone()).collect()
    };
    let before = games(&fair.look("/boards").await);
    let [one, other] = [players(&fair, 1, 1).await, players(&fair, 1, 2).await];
    fair.act(json!({"act":"withdraw_publication","reason":"a wrong pair"})).await;
    let pairs = json!({"boards":[[one[0], other[1]], [other[0], one[1]]],"bye":null});
    fair.act(json!({"act":"change_pairing","pairs":pairs,"reason":"same family","is_override":true})).await;
    fair.act(json!({"act":"publish"})).await;
    let opened = fair.post("/games", &fair.token, &json!({"boards":"all"})).await.fine();
    let new: Vec<_> = opened["games"].as_array().unwrap().iter().map(|game| game["game"].clone()).collect();
    assert!(new.iter().all(|game| !before.contains(game)), "{opened}");
    assert_eq!(games(&fair.look("/boards").await), new);
}
