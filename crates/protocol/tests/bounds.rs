//! Nothing that is accepted is too long to be sent: acts have limits, and long histories are sent in parts.

use clock::Millis;
use laws::{Act, Actor, Game};
use protocol::{
    Audience, ClientFrame, Displays, HistoryPart, JournalEntry, NamesFrame, Reader, RegulationsFrame, Seat,
    ServerFrame, StandsFrame, TableFrame, TimedAct, ViewFacts, ViewFrame, WireEntry,
};
use serde_json::{Value, json};

/// The most bytes of a frame that every outgoing buffer has room for.
const FRAME: usize = 128 * 1024;

fn error(act: Value) -> String {
    let mut act = act;
    act["id"] = json!("1");
    ClientFrame::read(&act.to_string()).unwrap_err().to_string()
}

#[test]
fn lists_of_squares_name_each_square_once() {
    let many = vec!["e2"; 2_500];
    for act in ["touch", "adjust"] {
        let told = error(json!({ "act": act, "squares": many }));
        assert_eq!(told, "squares: found 2500 squares, expected at most 64");
        assert_eq!(
            error(json!({ "act": act, "squares": ["e2", "d2", "e2"] })),
            "squares: found e2 twice, expected it once"
        );
    }
    let all: Vec<String> = board::Square::ALL.iter().map(ToString::to_string).collect();
    let sent = json!({ "id": "1", "act": "touch", "squares": all }).to_string();
    assert!(ClientFrame::read(&sent).is_ok(), "a board has 64 squares");
}

#[test]
fn every_text_of_an_act_has_a_limit_that_the_error_names() {
    let long = "x".repeat(3_000);
    let acts = [
        (json!({ "act": "play", "move": long }), "move", 200),
        (json!({ "act": "move", "move": long }), "move", 200),
        (json!({ "act": "claim_draw", "ground": "repetition", "intended": long }), "intended", 200),
        (json!({ "act": "record", "text": long }), "text", 200),
        (json!({ "act": "announce", "text": long }), "text", 200),
        (json!({ "act": "repeat", "text": long }), "text", 200),
        (json!({ "act": "correct", "text": long }), "text", 200),
        (json!({ "act": "seal", "text": long, "nonce": "0f".repeat(32) }), "text", 200),
        (json!({ "act": "seal", "text": "e4", "nonce": long }), "nonce", 64),
        (json!({ "act": "open_envelope", "text": long }), "text", 200),
        (json!({ "act": "open_envelope", "text": "e4", "nonce": long }), "nonce", 64),
        (json!({ "act": "verify", "agrees": true, "text": long }), "text", 1_000),
        (json!({ "act": "stop_clocks", "reason": long }), "reason", 1_000),
        (json!({ "act": "adjourn", "place": long }), "place", 1_000),
        (json!({ "act": "appoint", "player": "white", "assistant": long }), "assistant", 80),
        (json!({ "act": "warn", "player": "white", "why": long }), "why", 1_000),
    ];
    for (act, field, most) in acts {
        let wanted = format!("{field}: found 3000 characters, expected at most {most}");
        assert_eq!(error(act.clone()), wanted, "{act}");
    }
    let tasks = vec!["move"; 100];
    let told = error(json!({ "act": "appoint", "player": "white", "tasks": tasks }));
    assert_eq!(told, "tasks: found 100 tasks, expected at most 16");
}

/// A new field of an act must get a limit as well: here every text is too long, whatever its name.
#[test]
fn no_text_of_any_act_gets_past_the_limits() {
    let unknown = protocol::Act::read(r#"{"act":"?"}"#).unwrap_err();
    let names = unknown.problem.split('`').skip(1).step_by(2).filter(|name| *name != "?");
    let texts = ["move", "intended", "text", "reason", "why", "place", "assistant", "nonce", "commitment", "box"];
    let mut limited = 0;
    for act in names {
        for field in texts {
            let fields = json!({
                "id": "1", "act": act, "player": "white", "ms": 1, "penalty": "warning", "decision": "accept", "result": "1-0",
                "irregularity": "displaced", "against": "game_over", "half_moves": 1, "what": "offer", "agrees": true,
                "ground": "repetition", "move": "e4", "text": "e4", "square": "e2", "piece": "queen", "squares": [],
            });
            let mut fields = fields.as_object().unwrap().clone();
            fields.insert(field.to_owned(), json!("x".repeat(10_000)));
            // Members that the act does not have are removed until only the long text can be wrong.
            let told = loop {
                match ClientFrame::read(&Value::Object(fields.clone()).to_string()) {
                    Ok(_) => panic!("{act} takes a text of 10,000 characters as {field}"),
                    Err(unread)
                        if unread.error.problem.ends_with("has no such field") && unread.error.field != field =>
                    {
                        assert!(fields.remove(&unread.error.field).is_some(), "{unread}");
                    }
                    Err(unread) => break unread.error,
                }
            };
            limited += usize::from(told.problem.starts_with("found 10000 characters"));
            let is_told = told.problem.starts_with("found 10000") || told.problem.ends_with("has no such field");
            assert!(is_told || told.field != field, "{act}, {field}: {told}");
        }
    }
    assert!(limited > 30, "{limited} texts were looked at");
}

#[test]
fn a_sealed_move_needs_a_nonce_that_nobody_can_guess() {
    let seal = |nonce: Option<String>| {
        let mut act = json!({ "id": "1", "act": "seal", "text": "Nf3" });
        if let Some(nonce) = nonce {
            act["nonce"] = json!(nonce);
        }
        ClientFrame::read(&act.to_string())
    };
    for weak in [None, Some(String::new()), Some("0".repeat(64)), Some("ab".repeat(16)), Some("zz".repeat(32))] {
        let told = seal(weak.clone()).unwrap_err();
        assert_eq!(told.error.field, "nonce", "{weak:?}");
        assert!(told.to_string().contains("64 random hexadecimal digits"), "{told}");
    }
    assert!(seal(Some("0123456789abcdef".repeat(4))).is_ok());
    for (field, value) in [("commitment", "12".repeat(32)), ("box", "12".repeat(40))] {
        let told = error(json!({ "act": "seal", "text": "Nf3", "nonce": "0f".repeat(32), field: value }));
        assert!(told.starts_with(&format!("{field}: the server makes it")), "{told}");
    }
    assert_eq!(error(json!({ "act": "seal", "nonce": "0f".repeat(32) })), "text: seal needs it");
    let line = r#"{"at":0,"by":"white","act":"seal","text":"Nf3"}"#;
    assert!(TimedAct::read(line).is_ok(), "a scenario needs no nonce");
}

#[test]
fn a_sealed_text_is_not_written_to_a_log() {
    let sent = json!({ "id": "1", "act": "seal", "text": "Nf3", "nonce": "0f".repeat(32) }).to_string();
    let written = format!("{:?}", ClientFrame::read(&sent).unwrap());
    assert!(!written.contains("Nf3") && !written.contains("0f0f"), "{written}");
}

#[test]
fn the_longest_entry_fits_a_frame() {
    let regulations = RegulationsFrame::read(r#"{"edition":"2018"}"#).unwrap();
    let reader = Reader::new(regulations.language().unwrap());
    // As many pieces as possible, so that touching all of them creates many obligations.
    let mut game = Game::new(regulations.to_laws().unwrap());
    game.act(Millis(0), Actor::Arbiter, Act::Start);
    let occupied: Vec<String> =
        game.position().board().occupied().into_iter().map(|square| square.to_string()).collect();
    let act = json!({ "at": 1, "by": "white", "act": "touch", "squares": occupied, "order": "unknown" }).to_string();
    let timed = TimedAct::read(&act).unwrap();
    let entry = game.judge(timed.at, timed.by, reader.read(&timed, &game).unwrap());
    let kept = JournalEntry::of(&timed, &entry, &game, None);
    game.apply(&entry);
    let stands = StandsFrame::of(&game, entry.at, &TableFrame::default());
    let shown = WireEntry::of(Some(1), &kept, Audience::Arbiter).unwrap().with_stands(stands);
    let length = ServerFrame::Entry { entry: Box::new(shown) }.to_text().len();
    // Sentences at most triple it.
    assert!(length * 3 < FRAME, "{length} bytes");
}

/// Plays a game in which knights move to and fro; the edition of 1997 never ends such a game.
fn long_game(half_moves: usize) -> (Game, Displays, RegulationsFrame) {
    let regulations = RegulationsFrame::read(r#"{"edition":"1997","time_control":"360000"}"#).unwrap();
    let reader = Reader::new(regulations.language().unwrap());
    let mut game = Game::new(regulations.to_laws().unwrap());
    let mut displays = Displays::default();
    game.act(Millis(0), Actor::Arbiter, Act::Start);
    for (index, mv) in ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(half_moves).enumerate() {
        let by = if index % 2 == 0 { "white" } else { "black" };
        let line = json!({ "at": index, "by": by, "act": "play", "move": mv }).to_string();
        let timed = TimedAct::read(&line).unwrap();
        let entry = game.judge(timed.at, timed.by, reader.read(&timed, &game).unwrap());
        game.apply(&entry);
        displays.note(&game, entry.at);
    }
    assert_eq!(game.half_moves(), half_moves);
    (game, displays, regulations)
}

fn view(game: &Game, displays: &Displays, regulations: &RegulationsFrame, table: &TableFrame, told: usize) -> Value {
    let facts = ViewFacts {
        seq: 1,
        hash: String::new(),
        seat: Some(Seat::Arbiter),
        asks: false,
        names: NamesFrame::default(),
        seats: Vec::new(),
        rematch: None,
        displays,
        table,
        regulations,
        told,
    };
    serde_json::to_value(ViewFrame::of(game, Millis(9_000), facts)).unwrap()
}

#[test]
fn a_long_history_is_told_in_parts_that_fit_a_frame_and_give_the_whole() {
    let (game, displays, regulations) = long_game(2_600);
    let prelude: Vec<String> = game.moves().map(|(_, mv)| mv.to_string()).collect();
    let table = TableFrame { prelude, ..TableFrame::default() };
    let whole = view(&game, &displays, &regulations, &table, 0);
    let parts = HistoryPart::all(&game, &displays, &table, Audience::Arbiter);
    let last = view(&game, &displays, &regulations, &table, HistoryPart::told(&game));
    let mut history = Vec::new();
    for part in parts {
        assert_eq!(part.from as usize, history.len());
        let frame = ServerFrame::History { history: part.clone() }.to_text();
        assert!(frame.len() < FRAME / 2, "{} bytes", frame.len());
        history.extend(part.half_moves.iter().map(|half_move| serde_json::to_value(half_move).unwrap()));
    }
    assert_eq!(last["history_from"], history.len());
    assert!(last.to_string().len() < FRAME / 2, "{} bytes", last.to_string().len());
    history.extend(last["history"].as_array().unwrap().iter().cloned());
    assert_eq!(json!(history), whole["history"]);
    assert_eq!(whole["history_from"], Value::Null);
    // A player who keeps the score gets neither.
    assert_eq!(HistoryPart::told(&long_game(40).0), 0, "short games come within the view");
}
