//! Who is shown what: the filter between a journal and the screens.

use board::Color;
use clock::Millis;
use laws::Game;
use protocol::{ActFrame, Audience, EntryFrame, Reader, RegulationsFrame, WireEntry};
use serde_json::{Value, json};

const EVERYBODY: [Audience; 5] = [
    Audience::Player(Color::White),
    Audience::Player(Color::Black),
    Audience::Players,
    Audience::Arbiter,
    Audience::Public,
];

/// A game that has begun, and a way to do something in it.
struct Table {
    game: Game,
    reader: Reader,
}

impl Table {
    fn new(regulations: &str) -> Self {
        let regulations = RegulationsFrame::read(regulations).unwrap();
        let reader = Reader::new(regulations.language().unwrap());
        let mut table = Self { game: Game::new(regulations.to_laws().unwrap()), reader };
        table.enter(&json!({ "at": 0, "by": "arbiter", "act": "start" }));
        table
    }

    fn enter(&mut self, act: &Value) -> EntryFrame {
        let act = ActFrame::read(&act.to_string()).unwrap();
        let read = act.to_laws(self.reader, &self.game).unwrap();
        let entry = self.game.judge(act.at(), act.by(), read);
        let frame = EntryFrame::of(&act, &entry, &self.game);
        self.game.apply(&entry);
        frame
    }
}

/// Lists who sees an entry, and what each of them sees.
fn seen(seq: Option<u64>, entry: &EntryFrame) -> Vec<(Audience, Value)> {
    let shown = |audience| Some((audience, serde_json::to_value(WireEntry::of(seq, entry, audience)?).unwrap()));
    EVERYBODY.into_iter().filter_map(shown).collect()
}

fn audiences(seq: Option<u64>, entry: &EntryFrame) -> Vec<Audience> {
    seen(seq, entry).into_iter().map(|(audience, _)| audience).collect()
}

#[test]
fn a_move_is_for_everybody_and_how_many_were_completed_for_the_arbiter_alone() {
    let mut table = Table::new("{}");
    let entry = table.enter(&json!({ "at": 1000, "by": "white", "act": "play", "move": "e2e4" }));
    assert_eq!(audiences(Some(2), &entry), EVERYBODY);
    for (audience, shown) in seen(Some(2), &entry) {
        let text = shown.to_string();
        assert!(text.contains("move_completed"), "{audience:?}: {text}");
        assert_eq!(text.contains("moves_completed"), audience == Audience::Arbiter, "{audience:?}: {text}");
    }
}

#[test]
fn what_a_player_writes_down_neither_the_opponent_nor_the_public_reads() {
    let mut table = Table::new(r#"{"scoresheets":"players"}"#);
    table.enter(&json!({ "at": 1000, "by": "white", "act": "play", "move": "e2e4" }));
    let entry = table.enter(&json!({ "at": 2000, "by": "white", "act": "record", "text": "e4" }));
    assert_eq!(audiences(Some(3), &entry), [Audience::Player(Color::White), Audience::Players, Audience::Arbiter]);
}

#[test]
fn a_refused_act_is_for_the_arbiter_alone() {
    let mut table = Table::new("{}");
    let entry = table.enter(&json!({ "at": 1000, "by": "black", "act": "play", "move": "e7e5" }));
    assert_eq!(audiences(None, &entry), [Audience::Arbiter]);
}

#[test]
fn that_time_passes_is_told_only_if_something_fell_due() {
    let mut table = Table::new(r#"{"time_control":"60"}"#);
    let entry = table.enter(&json!({ "at": 10_000, "by": "arbiter", "act": "tick" }));
    assert_eq!(audiences(Some(2), &entry), []);
    let due = table.game.deadline().unwrap();
    assert_eq!(due, Millis(60_000));
    let entry = table.enter(&json!({ "at": due.0, "by": "arbiter", "act": "tick" }));
    assert_eq!(audiences(Some(3), &entry), EVERYBODY);
}

#[test]
fn the_box_of_a_sealed_move_is_for_the_arbiter_alone() {
    let mut table = Table::new("{}");
    table.enter(&json!({ "at": 1000, "by": "arbiter", "act": "adjourn" }));
    let nonce = "ab".repeat(32);
    let act = json!({ "at": 2000, "by": "white", "act": "seal", "text": "Nf3", "nonce": nonce });
    let entry = table.enter(&act);
    let entry = entry.with_box(&ActFrame::read(&act.to_string()).unwrap(), Some("the box".to_owned()));
    for (audience, shown) in seen(Some(3), &entry) {
        let text = shown.to_string();
        assert_eq!(text.contains("the box"), audience == Audience::Arbiter, "{audience:?}: {text}");
        assert!(!text.contains("Nf3") && !text.contains(&nonce), "{audience:?}: {text}");
        assert!(shown["act"]["commitment"].is_string());
    }
}
