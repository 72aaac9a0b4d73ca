//! What each audience is shown of entries, states and rows of the journal.

use board::Color;
use clock::Millis;
use laws::Game;
use protocol::{
    Audience, ClockFrame, CreatedRow, Displays, EnteredRow, InterruptedRow, JournalEntry, NamesFrame, Reader,
    RegulationsFrame, RematchRow, Row, Seat, SeatFrame, SeatedRow, StandsFrame, TableFrame, TimedAct, ViewFacts,
    ViewFrame, WireEntry,
};
use serde_json::{Value, json};

const SEATS: [Option<Seat>; 5] = [Some(Seat::White), Some(Seat::Black), Some(Seat::Both), Some(Seat::Arbiter), None];
const EVERYBODY: [Audience; 5] = [
    Audience::Player(Color::White),
    Audience::Player(Color::Black),
    Audience::Players,
    Audience::Arbiter,
    Audience::Public,
];

/// A game that has begun, with a method that enters acts.
struct Scene {
    game: Game,
    reader: Reader,
    regulations: RegulationsFrame,
}

impl Scene {
    fn new(regulations: &str) -> Self {
        let regulations = RegulationsFrame::read(regulations).unwrap();
        let reader = Reader::new(regulations.language().unwrap());
        let mut scene = Self { game: Game::new(regulations.to_laws().unwrap()), reader, regulations };
        scene.enter(&json!({ "at": 0, "by": "arbiter", "act": "start" }));
        scene
    }

    fn enter(&mut self, act: &Value) -> JournalEntry {
        self.enter_with_box(act, None)
    }

    fn enter_with_box(&mut self, act: &Value, sealed: Option<String>) -> JournalEntry {
        let act = TimedAct::read(&act.to_string()).unwrap();
        let read = self.reader.read(&act, &self.game).unwrap();
        let entry = self.game.judge(act.at, act.by, read);
        let kept = JournalEntry::of(&act, &entry, &self.game, sealed);
        self.game.apply(&entry);
        kept
    }

    fn view(&self, seat: Option<Seat>, table: &TableFrame) -> Value {
        let facts = ViewFacts {
            seq: 1,
            hash: String::new(),
            seat,
            asks: false,
            names: NamesFrame::default(),
            seats: Vec::new(),
            rematch: None,
            displays: &Displays::default(),
            table,
            regulations: &self.regulations,
            told: 0,
        };
        serde_json::to_value(ViewFrame::of(&self.game, Millis(5000), facts)).unwrap()
    }

    fn stands(&self, audience: Audience, table: &TableFrame) -> Value {
        serde_json::to_value(StandsFrame::of(&self.game, Millis(5000), table).shown_to(audience)).unwrap()
    }
}

/// Lists the audiences that see an entry, and what each of them sees.
fn seen(seq: Option<u64>, entry: &JournalEntry) -> Vec<(Audience, Value)> {
    let shown = |audience| Some((audience, serde_json::to_value(WireEntry::of(seq, entry, audience)?).unwrap()));
    EVERYBODY.into_iter().filter_map(shown).collect()
}

fn audiences(seq: Option<u64>, entry: &JournalEntry) -> Vec<Audience> {
    seen(seq, entry).into_iter().map(|(audience, _)| audience).collect()
}

/// Shows a row to every audience, and returns the text that each sees.
fn rows(row: &Row) -> Vec<(Audience, Value)> {
    let body = row.to_text();
    let shown = |audience: Audience| serde_json::from_str(&audience.row(7, "the hash", &body).unwrap()).unwrap();
    EVERYBODY.into_iter().map(|audience| (audience, shown(audience))).collect()
}

fn entered(scene: &Scene, entry: &JournalEntry) -> Row {
    Row::Entered(EnteredRow {
        id: Some("the client's name".to_owned()),
        seat: Some(Seat::White),
        name: Some("Anna".to_owned()),
        person: None,
        wall: 1,
        held: 0,
        clock: ClockFrame::of(&scene.game, Millis(5000)),
        entry: entry.clone(),
    })
}

fn secret_seat(seat: Seat) -> SeatFrame {
    let secret = |text: &str| Some(text.to_owned());
    SeatFrame {
        seat,
        name: Some("Anna".to_owned()),
        person: None,
        token: secret("hash of the token"),
        invitation: secret("hash of the invitation"),
        lock: secret("the lock"),
        appointed: false,
        request: None,
        declined: secret("hash of a declined token"),
    }
}

#[test]
fn every_seat_has_its_audience() {
    assert_eq!(SEATS.map(Audience::of), EVERYBODY);
}

#[test]
fn a_move_is_for_everybody_and_how_many_were_completed_for_the_arbiter_alone() {
    let mut scene = Scene::new("{}");
    let entry = scene.enter(&json!({ "at": 1000, "by": "white", "act": "play", "move": "e2e4" })).with_allowance(40);
    assert_eq!(audiences(Some(2), &entry), EVERYBODY);
    let in_rows = rows(&entered(&scene, &entry)).into_iter().map(|(audience, mut row)| (audience, row["entry"].take()));
    for (audience, shown) in seen(Some(2), &entry).into_iter().chain(in_rows) {
        let text = shown.to_string();
        assert!(text.contains("move_completed"), "{audience:?}: {text}");
        assert_eq!(text.contains("moves_completed"), audience == Audience::Arbiter, "{audience:?}: {text}");
        assert_eq!(text.contains("allowance"), audience == Audience::Arbiter, "{audience:?}: {text}");
        assert!(!text.contains("the client's name"), "{audience:?}: {text}");
        assert_eq!(shown["act"], json!({ "act": "play", "move": "e2e4" }));
    }
}

#[test]
fn what_a_player_writes_down_neither_the_opponent_nor_the_public_reads() {
    let mut scene = Scene::new(r#"{"scoresheets":"players"}"#);
    scene.enter(&json!({ "at": 1000, "by": "white", "act": "play", "move": "e2e4" }));
    let entry = scene.enter(&json!({ "at": 2000, "by": "white", "act": "record", "text": "e4 as written" }));
    let readers = [Audience::Player(Color::White), Audience::Players, Audience::Arbiter];
    assert_eq!(audiences(Some(3), &entry), readers);
    for (audience, row) in rows(&entered(&scene, &entry)) {
        assert_eq!(row.to_string().contains("as written"), readers.contains(&audience), "{audience:?}: {row}");
        assert_eq!(row["entry"].is_null(), !readers.contains(&audience), "{audience:?}: {row}");
    }
    let assisted = json!({ "at": 3000, "by": "black", "via": "assistant", "act": "record", "text": "e4" });
    let readers = [Audience::Player(Color::Black), Audience::Players, Audience::Arbiter];
    assert_eq!(audiences(Some(4), &scene.enter(&assisted)), readers);
}

#[test]
fn a_refused_act_is_for_the_arbiter_alone() {
    let mut scene = Scene::new("{}");
    let entry = scene.enter(&json!({ "at": 1000, "by": "black", "act": "play", "move": "e7e5" }));
    assert_eq!(audiences(None, &entry), [Audience::Arbiter]);
}

#[test]
fn what_a_spectator_reports_is_for_the_arbiter_alone() {
    let mut scene = Scene::new("{}");
    let report = json!({ "at": 1000, "by": "spectator", "act": "report", "irregularity": "device", "player": "white" });
    let entry = scene.enter(&report);
    assert_eq!(audiences(Some(2), &entry), [Audience::Arbiter]);
    for (audience, row) in rows(&entered(&scene, &entry)) {
        assert_eq!(row.to_string().contains("device"), audience == Audience::Arbiter, "{audience:?}: {row}");
    }
}

#[test]
fn that_time_passes_is_told_only_if_something_fell_due() {
    let mut scene = Scene::new(r#"{"time_control":"60"}"#);
    let entry = scene.enter(&json!({ "at": 10_000, "by": "arbiter", "act": "tick" }));
    assert_eq!(audiences(Some(2), &entry), []);
    let due = scene.game.deadline().unwrap();
    assert_eq!(due, Millis(60_000));
    let entry = scene.enter(&json!({ "at": due.0, "by": "arbiter", "act": "tick" }));
    assert_eq!(audiences(Some(3), &entry), EVERYBODY);
}

#[test]
fn the_box_of_a_sealed_move_is_for_the_arbiter_alone_and_its_text_for_nobody() {
    let mut scene = Scene::new("{}");
    scene.enter(&json!({ "at": 1000, "by": "arbiter", "act": "adjourn" }));
    let nonce = "ab".repeat(32);
    let act = json!({ "at": 2000, "by": "white", "act": "seal", "text": "Nf3", "nonce": nonce });
    let entry = scene.enter_with_box(&act, Some("the box".to_owned()));
    assert_eq!(audiences(Some(3), &entry), EVERYBODY);
    let in_rows = rows(&entered(&scene, &entry)).into_iter().map(|(audience, mut row)| (audience, row["entry"].take()));
    for (audience, shown) in seen(Some(3), &entry).into_iter().chain(in_rows) {
        let text = shown.to_string();
        assert_eq!(text.contains("the box"), audience == Audience::Arbiter, "{audience:?}: {text}");
        assert!(!text.contains("Nf3") && !text.contains(&nonce), "{audience:?}: {text}");
        assert!(shown["act"]["commitment"].is_string());
    }
}

#[test]
fn what_gives_a_seat_is_shown_to_nobody() {
    let created = Row::Created(Box::new(CreatedRow {
        regulations: RegulationsFrame::default(),
        table: TableFrame::default(),
        seats: vec![secret_seat(Seat::White), secret_seat(Seat::Arbiter)],
        wall: 1,
    }));
    let seated = Row::Seated(SeatedRow { seat: secret_seat(Seat::Black), wall: 1 });
    let rematch = Row::Rematch(RematchRow { seat: Seat::White, game: Some("next".to_owned()), wall: 1 });
    let interrupted = Row::Interrupted(InterruptedRow { from: 1_000, until: 9_500, wall: 1 });
    assert!(matches!(Row::read(&interrupted.to_text()), Ok(Row::Interrupted(row)) if row.milliseconds() == 8_500));
    for (row, wanted) in [
        (interrupted, json!(8_500)),
        (created, json!({ "regulations": {}, "table": TableFrame::default() })),
        (seated, json!({ "seat": "black", "name": "Anna" })),
        (rematch, json!({ "seat": "white", "game": "next" })),
    ] {
        for (audience, shown) in rows(&row) {
            let text = shown.to_string();
            assert!(!text.contains("hash of") && !text.contains("lock"), "{audience:?}: {text}");
            let what = ["created", "seated", "rematch", "interrupted"].into_iter().find_map(|kind| shown.get(kind));
            assert_eq!(what, Some(&wanted), "{audience:?}");
            assert_eq!((&shown["seq"], &shown["hash"], &shown["wall"]), (&json!(7), &json!("the hash"), &json!(1)));
        }
    }
}

#[test]
fn players_who_keep_the_score_do_not_read_it_elsewhere() {
    let mut scene = Scene::new(r#"{"scoresheets":"players"}"#);
    scene.enter(&json!({ "at": 1000, "by": "white", "act": "play", "move": "e2e4" }));
    let table = TableFrame::default();
    let is_secret = |seat: Option<Seat>, scene: &Scene| {
        let (view, stands) = (scene.view(seat, &table), scene.stands(Audience::of(seat), &table));
        let is_hidden = view.get("history").is_none() && view["state"]["moves"] == json!([]);
        assert_eq!(is_hidden, stands.get("last").is_none() && stands.get("history_length").is_none(), "{seat:?}");
        is_hidden
    };
    // A player can watch without a token, so the public sees no more than the players.
    assert_eq!(SEATS.map(|seat| is_secret(seat, &scene)), [true, true, true, false, true]);
    scene.enter(&json!({ "at": 2000, "by": "black", "act": "resign" }));
    assert_eq!(SEATS.map(|seat| is_secret(seat, &scene)), [false; 5], "after the end nothing is secret");
}

#[test]
fn positions_tell_players_no_counters_in_competition() {
    let mut scene = Scene::new("{}");
    for (at, by, mv) in [(1000, "white", "g1f3"), (2000, "black", "g8f6")] {
        scene.enter(&json!({ "at": at, "by": by, "act": "play", "move": mv }));
    }
    let has_counters = |seat: Option<Seat>, scene: &Scene, table: &TableFrame| {
        let (view, stands) = (scene.view(seat, table), scene.stands(Audience::of(seat), table));
        let positions = [
            &view["state"]["position"],
            &view["history"][1]["position"],
            &stands["position"],
            &stands["last"]["position"],
        ];
        let tell = positions.map(|position| position.as_str().unwrap().ends_with(" 2 2"));
        assert!(tell.iter().all(|tells| *tells == tell[0]), "{seat:?}: {positions:?}");
        tell[0]
    };
    let competition = TableFrame::default();
    let training = TableFrame { mode: protocol::Mode::Training, ..TableFrame::default() };
    assert_eq!(SEATS.map(|seat| has_counters(seat, &scene, &competition)), [false, false, false, true, false]);
    assert_eq!(SEATS.map(|seat| has_counters(seat, &scene, &training)), [true; 5]);
    scene.enter(&json!({ "at": 3000, "by": "white", "act": "resign" }));
    assert_eq!(SEATS.map(|seat| has_counters(seat, &scene, &competition)), [true; 5]);
}

#[test]
fn the_past_moves_of_a_game_whose_players_keep_the_score_are_told_again_to_the_arbiter_alone() {
    let mut scene = Scene::new(r#"{"scoresheets":"players","board":"physical"}"#);
    let table = TableFrame::default();
    let acts = [
        (json!({ "at": 1000, "by": "white", "act": "touch", "square": "g1" }), false),
        (json!({ "at": 2000, "by": "white", "act": "move", "move": "g1f3" }), false),
        (json!({ "at": 3000, "by": "white", "act": "press" }), false),
        (json!({ "at": 4000, "by": "black", "act": "play", "move": "g8f6" }), false),
        (json!({ "at": 5000, "by": "white", "act": "offer_draw" }), true),
        (json!({ "at": 6000, "by": "arbiter", "act": "warn", "player": "white" }), true),
        (json!({ "at": 7000, "by": "arbiter", "act": "stop_clocks" }), true),
        (json!({ "at": 8000, "by": "arbiter", "act": "restore", "half_moves": 1 }), false),
    ];
    let entries = acts.map(|(act, is_told)| (scene.enter(&act), is_told));
    let secrets = protocol::Secrets::of(&scene.game, &table);
    for (entry, is_told) in &entries {
        for audience in EVERYBODY {
            let expected = *is_told || audience == Audience::Arbiter;
            assert_eq!(audience.recalls(entry, secrets), expected, "{audience:?}: {entry:?}");
        }
    }
    scene.enter(&json!({ "at": 9000, "by": "arbiter", "act": "declare", "result": "1-0", "why": "x" }));
    let secrets = protocol::Secrets::of(&scene.game, &table);
    assert!(
        entries.iter().all(|(entry, _)| Audience::Public.recalls(entry, secrets)),
        "after the end nothing is secret"
    );
}

#[test]
fn no_row_and_no_entry_counts_moves_for_anybody_but_the_arbiter() {
    let mut scene = Scene::new("{}");
    for (at, by, mv) in [(1000, "white", "g1f3"), (2000, "black", "g8f6"), (3000, "white", "f3g1")] {
        scene.enter(&json!({ "at": at, "by": by, "act": "play", "move": mv }));
    }
    let stop = scene.enter(&json!({ "at": 4000, "by": "arbiter", "act": "stop_clocks" }));
    let set = scene.enter(&json!({ "at": 5000, "by": "arbiter", "act": "set_clock", "white": 60000, "moves": 37 }));
    let restored = scene.enter(&json!({ "at": 6000, "by": "arbiter", "act": "restore", "half_moves": 2 }));
    for entry in [&stop, &set, &restored] {
        let in_rows = rows(&entered(&scene, entry)).into_iter();
        for (audience, shown) in seen(Some(2), entry).into_iter().chain(in_rows) {
            let text = shown.to_string();
            let is_counted = text.contains("\"moves\":37") || text.contains(" 2 2\"");
            let expected = audience == Audience::Arbiter && !std::ptr::eq(entry, &raw const stop);
            assert_eq!(is_counted, expected, "{audience:?}: {text}");
        }
    }
}

#[test]
fn that_mate_is_undecided_is_told_to_the_arbiter_until_the_game_is_over() {
    // A swarm of bishops behind locked pawns: a quick check does not show whether White can mate.
    let start = "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1";
    let regulations = json!({ "edition": "2018", "time_control": "60", "start": start });
    let mut scene = Scene::new(&regulations.to_string());
    let mut glance = |act: &Value| {
        let act = TimedAct::read(&act.to_string()).unwrap();
        let read = scene.reader.read(&act, &scene.game).unwrap();
        let entry = scene.game.judge_within(laws::Budget::NO_SEARCH, act.at, act.by, read);
        let kept = JournalEntry::of(&act, &entry, &scene.game, None);
        scene.game.apply(&entry);
        kept
    };
    let names = |entry: &JournalEntry, audience| {
        let shown = serde_json::to_value(WireEntry::of(Some(2), entry, audience).unwrap()).unwrap();
        let rulings = shown["rulings"].as_array().unwrap().clone();
        rulings.iter().map(|ruling| ruling["ruling"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let played = glance(&json!({ "at": 9, "by": "black", "act": "play", "move": "b8d6" }));
    for audience in EVERYBODY {
        let is_told = names(&played, audience).contains(&"mate_undecided".to_owned());
        assert_eq!(is_told, audience == Audience::Arbiter, "{audience:?}");
    }
    let fell = glance(&json!({ "at": 99_000, "by": "arbiter", "act": "tick" }));
    for audience in EVERYBODY {
        assert_eq!(names(&fell, audience), ["flag_fell", "game_over", "mate_undecided"], "{audience:?}");
    }
}
