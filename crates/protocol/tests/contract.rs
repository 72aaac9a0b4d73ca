//! Acts on the wire and in files: read once, into one type, with errors that name the field.

use laws::{Actor, Edition};
use protocol::{Act, ClientFrame, FrameError, RegulationsFrame, Scenario, TimedAct};

fn refused(text: &str) -> FrameError {
    ClientFrame::read(text).unwrap_err().error
}

fn told(text: &str) -> String {
    refused(text).to_string()
}

#[test]
fn an_act_keeps_the_text_in_which_it_was_sent() {
    let text = r#"{"id":"7","act":"penalise","why":"twice","points":1.0, "player" : "white","penalty":"loss"}"#;
    let Ok(ClientFrame::Act(sent)) = ClientFrame::read(text) else { panic!("it is an act") };
    let kept = r#"{"act":"penalise","why":"twice","points":1.0,"player":"white","penalty":"loss"}"#;
    assert_eq!(sent.act.text().get(), kept);
    assert!(matches!(sent.act.act(), Act::Penalise { .. }));
}

#[test]
fn regulations_that_name_no_edition_are_read_by_2018_and_a_new_game_names_its_own() {
    let old = RegulationsFrame::read(r#"{"time_control":"900"}"#).unwrap();
    assert_eq!(old.to_laws().unwrap().edition, Edition::Fide2018);
    let new = old.in_edition(Edition::NEWEST);
    assert_eq!(new.to_laws().unwrap().edition, Edition::Fide2023);
    assert_eq!(serde_json::to_string(&new).unwrap(), r#"{"edition":"2023","time_control":"900"}"#);
    assert_eq!(new.in_edition(Edition::Fide2009).to_laws().unwrap().edition, Edition::Fide2023);
}

#[test]
fn a_field_of_another_act_is_refused_by_its_name() {
    assert_eq!(told(r#"{"id":"1","act":"press","move":"e2e4"}"#), "move: press has no such field");
    assert_eq!(told(r#"{"id":"1","act":"start","colour":"white"}"#), "colour: start has no such field");
    assert_eq!(told(r#"{"id":"1","move":"e2e4","act":"resign"}"#), "move: resign has no such field");
}

#[test]
fn a_missing_field_is_named() {
    assert_eq!(told(r#"{"id":"1","act":"play"}"#), "move: play needs it");
    assert_eq!(told(r#"{"id":"1","act":"add_time","player":"white"}"#), "ms: add_time needs it");
    assert_eq!(told(r#"{"id":"1"}"#), "act: every act needs it");
    assert_eq!(told(r#"{"act":"press"}"#), "id: every act needs it");
    assert_eq!(TimedAct::read(r#"{"by":"white","act":"press"}"#).unwrap_err().field, "at");
}

#[test]
fn a_value_that_does_not_fit_is_named_with_its_column() {
    let error = refused(r#"{"id":"1","act":"add_time","player":"white","ms":-1}"#);
    assert_eq!((error.field.as_str(), error.column), ("ms", Some(50)));
    let error = refused(r#"{"id":"1","player":"green","act":"warn"}"#);
    assert_eq!(error.field, "player");
    assert_eq!(error.problem, r#"found "green", expected "white" or "black""#);
    for (text, field) in [
        (r#"{"id":"1","act":"touch","square":"z9"}"#, "square"),
        (r#"{"id":"1","act":"touch","square":"e2","order":"perhaps"}"#, "order"),
        (r#"{"id":"1","act":"claim_flag","evidence":"hearsay"}"#, "evidence"),
        (r#"{"id":"1","act":"penalise","player":"white","penalty":"loss","points":"half"}"#, "points"),
        (r#"{"id":"1","act":"appeal","against":"the weather"}"#, "against"),
        (r#"{"id":"1","act":"move","move":"e2e4","hands":300}"#, "hands"),
        (r#"{"id":"1","act":"castle"}"#, "act"),
        (r#"{"id":"1","act":7}"#, "act"),
        (r#"{"id":"1","act":"play","move":"e2e4","move":"d2d4"}"#, "move"),
        (r#"{"id":"1","act":"press","via":"telephone"}"#, "via"),
        (r#"{"id":"1","act":"press","by":"nobody"}"#, "by"),
        (r#"{"id":"","act":"press"}"#, "id"),
        (r#"{"id":7,"act":"press"}"#, "id"),
        (r#"{"ping":-1}"#, "ping"),
        (r#"{"ping":1,"pong":2}"#, "pong"),
        (r#"{"join":{"tokn":"…"}}"#, "join.tokn"),
    ] {
        assert_eq!(refused(text).field, field, "{text}");
    }
}

#[test]
fn an_act_that_cannot_be_read_is_answered_by_its_name() {
    let unread = ClientFrame::read(r#"{"act":"play","id":"7"}"#).unwrap_err();
    assert_eq!(unread.id.as_deref(), Some("7"));
    assert_eq!(ClientFrame::read(r#"["id","7"]"#).unwrap_err().id, None);
}

#[test]
fn an_assistant_acts_for_a_player_only() {
    let line = |by: &str| format!(r#"{{"at":0,"by":"{by}","via":"assistant","act":"press"}}"#);
    assert!(matches!(TimedAct::read(&line("white")).unwrap().by, Actor::Assistant(_)));
    assert_eq!(TimedAct::read(&line("arbiter")).unwrap_err().field, "via");
}

#[test]
fn an_expectation_may_be_written_with_spaces() {
    let text = "{\"regulations\":{}}\n{\"at\":0,\"by\":\"arbiter\",\"act\":\"start\"}\n { \"expect_none\": {\"ruling\":\"resumed\"}}";
    assert_eq!(Scenario::read(text).unwrap().run().passed, 1);
}
