//! What was lost on the way, or would be done twice: reports of boards, answers to acts, news for other programs.

mod support;

use std::sync::Arc;

use serde_json::{Value, json};
use support::TestJournal;
use support::boards::{Sitter, cup, players, round_one, seated, until};
use support::event::Fair;

/// Counts the things on the list with a need.
fn count(list: &Value, need: &str) -> usize {
    list.as_array().unwrap().iter().filter(|item| item["call"]["need"] == need).count()
}

#[tokio::test]
async fn a_call_that_was_lost_between_game_and_event_is_on_the_list_after_the_restart() {
    let journal = Arc::new(TestJournal::default());
    let (mut fair, links) = round_one(Fair::create_on(journal.clone(), cup(0)).await).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let [mut white, mut black] = seated(&fair, &links, 1).await;
    // A first call is heard and settled; what is known already is not told again.
    white.act(json!({"act":"stop_clocks"})).await;
    until(&fair, "/attention", |list| count(list, "call") == 1).await;
    let seat = fair.post("/rounds/1/boards/1/seat", &fair.token, &json!({})).await.fine();
    let mut arbiter = Sitter::sit(&fair, &seat).await;
    arbiter.act(json!({"act":"resume"})).await;
    until(&fair, "/attention", |list| count(list, "call") == 0).await;
    // The row of the game is written, that of the event is not, and the server falls.
    journal.fill_for_events(true);
    let stopped = black.act(json!({"act":"stop_clocks"})).await;
    assert!(stopped.get("seq").is_some(), "{stopped}");
    journal.was_refused().await;
    journal.fill_for_events(false);
    fair.fall().await;
    let list = until(&fair, "/attention", |list| count(list, "call") == 1).await;
    let called = list.as_array().unwrap().iter().find(|item| item["call"]["need"] == "call").unwrap();
    let by = players(&fair, 1, 1).await[1];
    assert_eq!((&called["call"]["player"], &called["call"]["is_clock_stopped"]), (&by.into(), &true.into()), "{list}");
    // Nothing is told twice, however often the server falls.
    fair.fall().await;
    fair.act(json!({"act":"announce","text":"again"})).await;
    assert_eq!(count(&fair.look("/attention").await, "call"), 1);
    let incidents = fair.look("/incidents").await;
    let calls = incidents.as_array().unwrap().iter().filter(|incident| incident["need"] == "call").count();
    assert_eq!(calls, 2, "{incidents}");
}

#[tokio::test]
async fn penalties_that_an_arbiter_gives_at_a_board_are_incidents_of_the_player_with_the_article() {
    let (fair, links) = round_one(Fair::create(cup(0)).await).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let _players = seated(&fair, &links, 1).await;
    let seat = fair.post("/rounds/1/boards/1/seat", &fair.token, &json!({})).await.fine();
    let mut arbiter = Sitter::sit(&fair, &seat).await;
    arbiter.act(json!({"act":"warn","player":"white","why":"noise"})).await;
    let penalty = json!({"act":"penalise","player":"white","penalty":"opponent_time","ms":120_000,"why":"noise again"});
    let given = arbiter.act(penalty).await;
    assert!(given.get("seq").is_some(), "{given}");
    let white = players(&fair, 1, 1).await[0];
    let path = format!("/incidents?player={white}");
    let are_two = |found: &Value| found.as_array().unwrap().iter().filter(|one| one["need"] == "penalty").count() == 2;
    let found = until(&fair, &path, are_two).await;
    let told: Vec<&Value> = found.as_array().unwrap().iter().filter(|one| one["need"] == "penalty").collect();
    assert_eq!((&told[0]["text"], &told[1]["text"]), (&"warning".into(), &"opponent_time".into()), "{found}");
    assert!(told.iter().all(|one| one["article"].is_string() && one["round"] == 1 && one["board"] == 1), "{found}");
    // They need nobody.
    until(&fair, "/attention", |list| count(list, "penalty") == 0).await;
}

#[tokio::test]
async fn an_act_that_is_sent_again_under_its_id_is_done_once() {
    let mut fair = Fair::create(cup(0)).await;
    let act = json!({"id":"7f3a","act":"announce","text":"Round 2 at three"});
    let first = fair.act(act.clone()).await;
    let again = fair.act(act.clone()).await;
    assert_eq!((&first["seq"], &first["hash"]), (&again["seq"], &again["hash"]));
    fair.fall().await;
    assert_eq!(fair.act(act.clone()).await["seq"], first["seq"], "also after a restart");
    let other = fair.link(json!({"role":"chief_arbiter","name":"E. Malá"})).await;
    assert!(fair.try_act(&other, &act).await.fine()["seq"] != first["seq"], "an id is a person's own");
    // Another act under that id is refused, and not taken for the first one.
    for unlike in [json!({"id":"7f3a","act":"announce","text":"Round 2 at four"}), json!({"id":"7f3a","act":"finish"})]
    {
        let refused = fair.try_act(&fair.token, &unlike).await;
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (409, "id_used"), "{}", refused.text);
    }
    assert_eq!(fair.look("/announcements").await.as_array().unwrap().len(), 2);
    // What a registration brings is not in the row; it is known by its kind.
    let entry = json!({"id":"e1","act":"register","registration":{"name":"Ashby, Helen","contact":"h@example.org"}});
    assert_eq!(fair.act(entry.clone()).await["seq"], fair.act(entry).await["seq"]);
    assert_eq!(fair.look("/players").await.as_array().unwrap().len(), 1);
    let empty = json!({"id":"","act":"announce","text":"no id"});
    assert_eq!(fair.try_act(&fair.token, &empty).await.json()["field"], "id");
}

#[tokio::test]
async fn the_feed_tells_of_withdrawals() {
    let mut fair = Fair::create(cup(0)).await;
    fair.register(&["Ashby, Helen", "Brož, Jan", "Čapek, Karel"]).await;
    fair.act(json!({"act":"withdraw","player":2,"reason":"ill"})).await;
    for _ in 0..2 {
        let feed = fair.get("/feed", None).await.text;
        assert!(feed.contains("Brož, Jan withdrew before round 1"), "{feed}");
        assert!(!feed.contains("ill"), "the reason is nobody's business: {feed}");
        fair.fall().await;
    }
}
